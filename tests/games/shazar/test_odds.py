"""Odds are exact: compared with counting every throw."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from dicehall.games.shazar.game import GAME
from dicehall.games.shazar.odds import opposed, reach
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import ANSWERED, ATTEMPT, FIGHT, ROLLED, SEIZE, STEP
from dicehall.kit.action import Action, first, verb
from dicehall.kit.dice import FastDice, ScriptedDice
from dicehall.kit.table import Table
from tests.games.enumeration import moments
from tests.games.shazar.scenes import BEATRICE, GOTHARD, Scene


@pytest.mark.parametrize(("mine", "other"), [(0, 0), (20, 0), (-20, 0), (0, -30), (20, -10)])
def test_attack_opposed_by_counting(mine: int, other: int):
    """[attack.opposed] [attack.tie] [attack.riders]"""
    hits = bonus = backfire = decided = 0
    for a in range(1, 101):
        for b in range(1, 101):
            one, two = min(100, max(1, a + mine)), min(100, max(1, b + other))
            decided += one != two
            hits += one > two
            bonus += one > two and one >= 70
            backfire += one < two and one <= 15
    found = opposed(mine, other, 70, 15)
    assert [float(chance) for chance in found] == pytest.approx(
        [hits / decided, bonus / decided, backfire / decided]
    )


def test_dice_check_thresholds():
    """[dice.check]"""
    assert float(reach(50, 0)) == 0.51
    assert float(reach(60, -10)) == 0.31
    assert float(reach(1, -20)) == 1.0


def test_odds_of_an_attack_before_it_is_aimed():
    """[attack.opposed] [attack.damage]"""
    scene = Scene()
    scene.hand(BEATRICE, "beatrice-meteor")
    scene.g.mages[GOTHARD].life = 4
    scene.turn(BEATRICE, "spell")
    scene.play("cast beatrice-meteor")
    odds = scene.odds("aim 2")
    assert odds["hit"] == 0.5
    assert odds["kill"] == 0.5
    assert odds["damage"] == 2.0
    assert (odds["critical"], odds["fumble"]) == pytest.approx((0.04, 0.08), abs=0.001)
    scene.mark(GOTHARD, "gothard-shroud")
    assert scene.odds("aim 2") == {"hit": 0.0}


def test_capture_odds():
    """[capture]"""
    scene = Scene()
    scene.stand(BEATRICE, "gothard-c")
    scene.stand(GOTHARD, "gothard-2-5")
    scene.g.mages[BEATRICE].claim = 2
    scene.turn(BEATRICE, "move")
    assert scene.odds("seize eye")["reach"] == 0.51
    scene.mark(BEATRICE, "gothard-evil-eye", cause=1)
    scene.turn(BEATRICE, "move")
    assert scene.odds("seize eye")["reach"] == 0.31


def test_odds_of_rolls_that_are_to_come():
    """[hex.guardian] [removal] [hex.ice] [curses.graded]"""
    scene = Scene()
    scene.hand(GOTHARD, "gothard-stupor")
    scene.turn(GOTHARD, "move")
    scene.play("step gothard-1-4")
    assert scene.odds("fight gothard-stupor")["reach"] == 0.41
    scene = Scene()
    scene.mark(BEATRICE, "plague", "pallor")
    scene.turn(BEATRICE, "effects")
    assert scene.odds("attempt 1")["reach"] == 0.51
    assert scene.odds("attempt 2")["reach"] == pytest.approx(1 - 0.49**2)
    assert (scene.odds("attempt 1")["critical"], scene.odds("attempt 1")["fumble"]) == (0.04, 0.08)
    assert scene.odds("attempt 2")["critical"] == pytest.approx(1 - 0.96**2)
    assert scene.odds("attempt 2")["fumble"] == pytest.approx(1 - 0.92**2)
    scene = Scene()
    scene.turn(BEATRICE, "move")
    assert scene.odds("step beatrice-1-5")["reach"] == 0.5
    assert scene.odds("step beatrice-1-1") == {}
    scene.hand(BEATRICE, "beatrice-elements-trap")
    scene.turn(BEATRICE, "spell")
    scene.play("cast beatrice-elements-trap")
    grades = {"grade-1": 0.61, "grade-2": 0.41, "grade-3": 0.16}
    assert scene.odds("aim 2") == grades | {"critical": 0.04, "fumble": 0.08}


def rolling(g: Table, action: Action) -> bool:
    """Say whether an answer leads to one roll against a number."""
    return verb(action) in (SEIZE, FIGHT) or (verb(action) == ATTEMPT and first(action) == 1)


@pytest.mark.parametrize("seed", range(4))
def test_single_rolls_of_random_games_reach_what_is_needed_as_often_as_shown(seed: int):
    """Every throw, as the table counts it. [dice.check] [removal] [capture] [hex.guardian]
    [hex.ice] [artifact.crit]"""
    compared: Counter[int] = Counter()
    for g in moments(GAME, 70 + seed, rolling):
        assert isinstance(g, Shazar)
        for action in g.legal():
            odds = {figure.key: figure for figure in GAME.odds(g, action)}
            single = rolling(g, action) or verb(action) == STEP
            if not single or "reach" not in odds or compared[verb(action)] == 3:
                continue
            compared[verb(action)] += 1
            found: Counter[str] = Counter()
            for number in range(100):
                twin = g.copy()
                events = twin.listen()
                twin.dice = ScriptedDice([number // 10 + 1, number % 10 + 1], FastDice(1))
                twin.apply(action)
                roller, _bare, value, need = next(e.operands for e in events if e.kind == ROLLED)
                found["reach"] += value >= need
                # with a window for Fate cards open, artifacts have not answered yet
                answers = {e.operands[2] for e in events if e.kind == ANSWERED}
                found["critical"] += 1 in answers
                found["fumble"] += 0 in answers
                assert roller == g.seat or verb(action) == STEP
            waited = "fate" in odds["reach"].without or "reroll" in odds["reach"].without
            for key, figure in odds.items():
                if key == "reach" or not waited:
                    assert Fraction(figure.numerator, figure.denominator) * 100 == found[key], key
    assert len(compared) > 1

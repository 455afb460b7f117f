"""Odds of attacks, compared with the attack itself for every roll of the attacker."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dicehall.games.shazar.card import (
    ABSORB,
    ATTACK,
    ATTACK_ROLL_MOD,
    DAMAGE_BONUS,
    DOUBLE_DEALT,
    DOUBLE_TAKEN,
    EVADE,
    REFLECT,
    REROLL_OWN,
    ROLL_MOD,
    SEATS,
)
from dicehall.games.shazar.game import GAME
from dicehall.games.shazar.spells import Cast
from dicehall.games.shazar.table import SPELL, Shazar
from dicehall.games.shazar.verbs import AIM, DIED, HURT
from dicehall.kit.action import PASS, act
from dicehall.kit.dice import FastDice, ScriptedDice
from dicehall.kit.game import left_out
from dicehall.kit.table import Choice
from tests.games.enumeration import fractions
from tests.games.shazar.scenes import (
    BEATRICE,
    BOOK,
    DAREN,
    FATES,
    GOTHARD,
    MARKS,
    SPELLS,
    Scene,
    fill_deck,
)

ATTACKS = [spell.id for spell in BOOK.spells if spell.exists and spell.type == ATTACK]
STATUSES = (
    ABSORB, ATTACK_ROLL_MOD, DAMAGE_BONUS, DOUBLE_DEALT, DOUBLE_TAKEN, EVADE, REFLECT, ROLL_MOD,
)  # fmt: skip
LAID = [
    id
    for id, number in MARKS.items()
    if number in SPELLS.values() and BOOK.lasting[number].status in STATUSES
]
SIDES = range(1, 101)
REFLECTION = next(id for id, n in MARKS.items() if BOOK.lasting[n].status == REFLECT)
LUCK = next(id for id, n in MARKS.items() if BOOK.lasting[n].status == REROLL_OWN)


class Halt(Choice):
    """Here the scene ends."""

    def ask(self, g: Shazar) -> None:
        g.offer(PASS)


def aiming(spell: str, seats: int = 2) -> Scene:
    """Let Beatrice aim a spell; no artifact answers, and after the attack the scene ends."""
    scene = Scene(seats)
    for character in range(SEATS):
        fill_deck(scene.g, character)
    for relic in range(seats):
        scene.g.carrier[relic] = (relic + 1) % seats
    aim(scene, spell)
    return scene


def aim(scene: Scene, spell: str) -> None:
    scene.hand(BEATRICE, spell)
    scene.clear()
    scene.g.active = BEATRICE
    scene.g.stage = SPELL
    scene.g.push(Halt(BEATRICE))
    scene.g.push(Cast(BEATRICE))
    scene.g.advance()
    scene.play(f"cast {spell}")


def disarranged(scene: Scene, seed: int) -> None:
    """Change lives, marks and where the two have been, at random."""
    dice = FastDice(seed)
    for seat in (BEATRICE, GOTHARD):
        mage = scene.g.mages[seat]
        mage.life = dice.face(8)
        mage.tartarus = dice.below(4) == 0
        mage.astral = dice.below(2)
        mage.bastion = dice.below(3)
        for _mark in range(dice.below(3)):
            scene.mark(seat, LAID[dice.below(len(LAID))], cause=1 - seat)


def lost(g: Shazar, target: int, mine: int, yours: int) -> list[tuple[int, bool]]:
    """Return what each of the two loses in an attack with these rolls, and whether it dies."""
    faces = [mine % 100 // 10 + 1, mine % 10 + 1, yours % 100 // 10 + 1, yours % 10 + 1]
    after = g.copy()
    after.dice = ScriptedDice(faces, FastDice(1))
    events = after.listen()
    after.apply(act(AIM, target))
    found = []
    for seat in (BEATRICE, GOTHARD):
        died = [e.kind == DIED and e.operands[0] == seat for e in events]
        first = died.index(True) if True in died else len(events)
        blows = [e for e in events[:first] if e.kind == HURT and e.operands[0] == seat]
        lives = sum(int(e.operands[1]) for e in blows)
        found.append((min(lives, int(g.mages[seat].life)), True in died))
    return found


def counted(g: Shazar, target: int, changes: tuple[int, int]) -> dict[str, Fraction]:
    """Return the figures of an attack by what every roll of the attacker brings when it hits and
    when it misses, weighed by the rolls against it that let it."""
    sums = dict.fromkeys(("damage", "kill", "own-damage", "own-death", "hit"), Fraction(0))
    decided = 0
    against = [min(100, max(1, bare + changes[1])) for bare in SIDES]
    for bare in SIDES:
        value = min(100, max(1, bare + changes[0]))
        for hits in (True, False):
            fitting = [i + 1 for i, v in enumerate(against) if (v < value if hits else v > value)]
            if not fitting:
                continue
            decided += len(fitting)
            sums["hit"] += hits * len(fitting)
            after = lost(g, target, bare, fitting[len(fitting) // 2])
            for seat, keys in ((target, ("damage", "kill")), (0, ("own-damage", "own-death"))):
                sums[keys[0]] += len(fitting) * after[seat][0]
                sums[keys[1]] += len(fitting) * after[seat][1]
    return {key: value / decided for key, value in sums.items()}


def change(g: Shazar, seat: int, attacking: bool) -> int:
    """Add up what changes a roll, read from what lies before the mage as the view shows it."""
    laid: dict[str, int] = {}
    for mark in g.mages[seat].marks:
        lasting = BOOK.lasting[mark.number]
        if lasting.status == ROLL_MOD or (attacking and lasting.status == ATTACK_ROLL_MOD):
            laid[lasting.id] = int(lasting.amount)
    return sum(laid.values())


@pytest.mark.parametrize("spell", ATTACKS)
def test_attack_odds_equal_every_roll_of_random_duels(spell: str):
    """[attack.opposed] [attack.damage] [attack.riders] [status.reflect] [ruling.5]"""
    for seed in range(10):
        scene = aiming(spell)
        disarranged(scene, seed + 100 * SPELLS[spell])
        for target in (GOTHARD, BEATRICE)[: 1 + (seed == 0)]:
            action = act(AIM, target)
            odds = fractions(GAME.odds(scene.g, action))
            if "damage" not in odds:
                assert odds == {"hit": 0}
                assert lost(scene.g, target, 99, 1)[target] == (0, False)
                continue
            changes = (change(scene.g, BEATRICE, True), change(scene.g, target, False))
            found = counted(scene.g, target, changes)
            if target == BEATRICE:
                found["own-damage"] = found["own-death"] = Fraction(0)
            for key, value in found.items():
                assert odds.get(key, 0) == value, (key, seed, scene.marks(0), scene.marks(1))


def test_ball_lightning_strikes_the_only_enemy_with_its_addition():
    """Every pair of rolls. [attack.riders] [effects.chosen]"""
    scene = aiming("beatrice-ball-lightning")
    scene.g.mages[GOTHARD].life = 5
    damage = deaths = 0
    for mine in SIDES:
        for yours in SIDES:
            if mine != yours:
                lives, died = lost(scene.g, GOTHARD, mine, yours)[GOTHARD]
                damage += lives
                deaths += died
    odds = fractions(GAME.odds(scene.g, act(AIM, GOTHARD)))
    assert odds["damage"] == Fraction(damage, 9900)
    assert odds["kill"] == Fraction(deaths, 9900) > 0


def test_a_chosen_one_among_several_is_not_sure_to_be_struck():
    """[effects.chosen]"""
    scene = aiming("beatrice-ball-lightning", seats=3)
    odds = GAME.odds(scene.g, act(AIM, GOTHARD))
    assert left_out(odds) == ["chosen"]
    assert fractions(odds)["damage"] == 3 * fractions(odds)["hit"]
    scene.g.mages[DAREN].hex = -1
    assert left_out(GAME.odds(scene.g, act(AIM, GOTHARD))) == []


def test_an_attack_on_a_mage_with_reflection_shows_the_own_risk():
    """[status.reflect]"""
    scene = aiming("beatrice-wrath")  # 6, and nothing that turns on her
    scene.g.mages[BEATRICE].life = 6
    assert "own-damage" not in scene.odds("aim 2")
    scene.mark(GOTHARD, REFLECTION)
    odds = scene.odds("aim 2")
    assert (odds["hit"], odds["damage"], odds["kill"]) == (0.5, 0, 0)
    assert (odds["own-damage"], odds["own-death"]) == (3, 0.5)


def test_attack_odds_say_that_artifacts_fate_and_luck_are_left_out():
    """[artifact.crit] [fate.named] [fate.reroll]"""
    scene = aiming("beatrice-meteor")
    assert left_out(GAME.odds(scene.g, act(AIM, GOTHARD))) == []
    scene.g.carrier[GOTHARD] = -1
    assert left_out(GAME.odds(scene.g, act(AIM, GOTHARD))) == ["artifacts"]
    scene.keep(GOTHARD, next(iter(FATES)))
    assert left_out(GAME.odds(scene.g, act(AIM, GOTHARD))) == ["fate", "artifacts"]
    scene.mark(GOTHARD, LUCK)
    assert left_out(GAME.odds(scene.g, act(AIM, GOTHARD))) == ["fate", "reroll", "artifacts"]


def test_artifacts_answer_rolls_after_a_tie_too():
    """[attack.tie] [artifact.crit]"""
    scene = aiming("beatrice-meteor")
    scene.g.carrier[BEATRICE] = -1  # the Hourglass: 97 and 8
    silent = Fraction(92, 100)  # a throw of hers without failure, 1 in 100 of them a tie
    odds = fractions(GAME.odds(scene.g, act(AIM, GOTHARD)))
    assert odds["fumble"] == 1 - silent * Fraction(99, 100) / (1 - silent / 100)
    own = fractions(GAME.odds(scene.g, act(AIM, BEATRICE)))  # both rolls are hers
    pairs = [(a, b) for a in SIDES for b in SIDES if min(a, b) > 8]
    ties = sum(a == b for a, b in pairs)
    assert own["fumble"] == 1 - Fraction(len(pairs) - ties, 10000 - ties)

"""Exact odds, checked by counting all that can happen."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

import pytest

from dicehall.games.quarriors.card import CREATURE
from dicehall.games.quarriors.defence import Defence
from dicehall.games.quarriors.game import GAME
from dicehall.games.quarriors.odds import draws, next_price
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import DONE, REROLL, USE
from dicehall.games.quarriors.wilds import FACES
from dicehall.kit.action import PASS, Action, act, first, verb
from dicehall.kit.dice import FastDice
from dicehall.kit.game import left_out
from dicehall.kit.table import Table
from tests.games.enumeration import NotedDice, fractions, moments, outcomes
from tests.games.quarriors.scenes import Scene, laid


def test_capture_shows_how_often_a_die_is_a_creature():
    scene = Scene("scavenging-goblin", "death-charm")
    scene.pool(0, *["quiddity:q2"] * 4)
    scene.begin("capture")
    assert scene.odds("capture scavenging-goblin") == {"creature": 4 / 6}
    assert scene.odds("capture assistant") == {"creature": 2 / 6}
    assert scene.odds("capture death-charm") == {"spell": 3 / 6}
    assert scene.odds("capture portal") == {}


def test_reroll_of_an_assistant_alone():
    scene = Scene("scavenging-goblin", "devotee-of-the-holy-query")
    scene.pool(0, "assistant:r*", "quiddity:q1")
    scene.begin("immediate")
    odds = scene.odds("use assistant:r*")
    assert odds["creature"] == pytest.approx(2 / 6)
    assert odds["quiddity"] == pytest.approx(1 + 3 / 6)
    assert odds["reach"] == pytest.approx(3 / 6)  # the Goblin costs 2
    scene.play("use assistant:r*")
    both = scene.odds("reroll quiddity:q1")
    assert both["creature"] == pytest.approx(2 / 6)
    assert both["quiddity"] == pytest.approx(3 / 6 + 7 / 6)
    # 2 or more: a two, or a one from each
    assert both["reach"] == pytest.approx(1 / 6 + 5 / 6 * 3 / 6)


def test_draw_looks_into_the_bag():
    scene = Scene("scavenging-goblin")
    scene.pool(0, "portal:d2")
    scene.bag(0, quiddity=1, scavenging_goblin=2)
    scene.begin("immediate")
    odds = scene.odds("use portal:d2")
    none = 2 / 3 * (2 / 6) + 1 / 3 * (2 / 6) ** 2
    assert odds["creature"] == pytest.approx(1 - none)


def test_draw_goes_on_after_a_refill():
    """[roll.refill]"""
    scene = Scene("scavenging-goblin")
    rows = draws(scene.pile(quiddity=1), scene.pile(assistant=1, portal=1), 2)
    assert sorted(rows) == [(1, [0, 1]), (1, [0, 2])]
    assert draws(0, 0, 2) == [(1, [])]


def test_odds_agree_with_every_roll():
    scene = Scene("questing-wizard")
    scene.pool(0, "questing-wizard:q2*", "quiddity:q1")
    scene.bag(0, quiddity=1, assistant=1)
    scene.begin("immediate")
    odds = scene.odds("use questing-wizard:q2*")
    found: Counter[str] = Counter()
    total = 0
    for drawn, one, two in product((1, 2), range(1, 7), range(1, 7)):
        twin = Scene("questing-wizard")
        twin.pool(0, "questing-wizard:q2*", "quiddity:q1")
        twin.bag(0, quiddity=1, assistant=1)
        twin.begin("immediate")
        twin.dice(drawn, one, two)
        twin.play("use questing-wizard:q2*")
        shown = twin.pool_of(0)
        total += 1
        found["creature"] += any(":c" in die for die in shown)
        found["quiddity"] += twin.g.available()
        found["reach"] += twin.g.available() >= 4  # the next price above 3
    assert odds == pytest.approx({key: found[key] / total for key in odds})


def test_a_defender_survives_or_not():
    scene = Scene("witching-hag", "quake-dragon")
    scene.creature(0, "witching-hag:c1")
    scene.creature(0, "witching-hag:c1")  # 6
    scene.creature(1, "assistant:c1")
    scene.creature(1, "quake-dragon:c3**")
    scene.begin("attack")
    assert scene.odds("defend assistant") == {"survive": 0, "damage-left": 4}
    assert scene.odds("defend quake-dragon") == {"survive": 1, "damage-left": 0}


def test_defend_odds_and_label_leave_attached_spells_out_when_they_do_not_count():
    """[devotee.mighty] [life.cantrip]"""
    scene = Scene("mighty-devotee-of-the-holy-query", "life-cantrip", "witching-hag")
    scene.creature(0, "mighty-devotee-of-the-holy-query:c2*")
    scene.creature(0, "witching-hag:c1")
    scene.creature(1, "assistant:c1", "life-cantrip:s")
    scene.creature(1, "witching-hag:c1")
    boosted = scene.stats(1)[1]
    scene.begin("attack")
    action = GAME.notation.read(scene.g, "defend assistant")
    creature: Any = GAME.notation.phrase(scene.g, action).args["creature"]
    attack = scene.g.view(None)["attack"]
    assert isinstance(attack, dict)
    taken = attack["damage"] - scene.odds("defend assistant")["damage-left"]
    assert creature.args["defence"] == taken < boosted
    shown: Any = scene.g.view(None)["players"]
    assert shown[1]["creatures"][0]["defence"] == taken


def test_defend_odds_say_that_a_fallen_creature_may_come_back():
    """[shaping.cantrip] [reaction.loss]"""
    scene = Scene("shaping-cantrip", "witching-hag")
    scene.creature(0, "witching-hag:c1")
    scene.creature(0, "witching-hag:c1")
    scene.creature(1, "assistant:c1")
    scene.creature(1, "witching-hag:c1")
    scene.begin("attack")
    assert omitted(scene, "defend assistant") == []
    scene.spells(1, "shaping-cantrip:s")
    scene.begin("attack")
    assert omitted(scene, "defend assistant") == ["return"]


def omitted(scene: Scene, answer: str) -> list[str]:
    """Return what the figures of an option leave out."""
    return left_out(GAME.odds(scene.g, GAME.notation.read(scene.g, answer)))


def test_odds_of_dice_say_that_one_roll_is_looked_at():
    """[immediate] [assistant.burst]"""
    scene = Scene("scavenging-goblin", "devotee-of-the-holy-query")
    scene.pool(0, "assistant:r*", "quiddity:q1")
    scene.begin("immediate")
    assert omitted(scene, "use assistant:r*") == ["partners", "chain"]
    scene.play("use assistant:r*")
    assert omitted(scene, "done") == ["chain"]
    assert omitted(scene, "reroll quiddity:q1") == ["chain"]


def used(g: Quarriors, action: Action) -> None:
    """Give an answer; no other dice are rolled with those it rolls."""
    g.apply(action)
    if verb(action) == USE and g.asking() == "Reroll":
        g.apply(act(DONE))


def rolls(g: Table, action: Action) -> bool:
    """Say whether an answer rolls dice."""
    return verb(action) in (USE, REROLL)


def ways_of(g: Quarriors, action: Action) -> int:
    """Return about how many ways the dice of an answer can fall."""
    twin = g.copy()
    dice = NotedDice([])
    twin.dice = dice
    used(twin, action)
    return prod(dice.sides)


@pytest.mark.parametrize("seed", [0, 1, 2, 4, 5, 6])
def test_dice_odds_equal_every_roll_of_random_games(seed: int):
    """[immediate] [dice.reroll] [roll.refill]"""
    compared: Counter[int] = Counter()
    for g in moments(GAME, seed, rolls):
        assert isinstance(g, Quarriors)
        seat = int(g.seat)
        price = next_price(g) if len(g.wilds.cards) > 0 else 0
        for action in g.legal():
            odds = fractions(GAME.odds(g, action))
            if "quiddity" not in odds or compared[verb(action)] > 7 or ways_of(g, action) > 2000:
                continue
            compared[verb(action)] += 1
            aside = first(action) if verb(action) != DONE else -1
            before = creatures_in_pool(g, seat, aside)
            found = dict.fromkeys(("creature", "quiddity", "reach"), Fraction(0))
            for chance, after, _events in outcomes(g, action, used):
                found["creature"] += chance * (creatures_in_pool(after, seat, -1) > before)
                found["quiddity"] += chance * int(after.available())
                found["reach"] += chance * bool(after.available() >= price)
            assert odds == {key: found[key] for key in odds}, GAME.notation.write(g, action)
    assert len(compared) > 1


def creatures_in_pool(g: Quarriors, seat: int, aside: int) -> int:
    """Count creature faces in the active pool, one die left aside."""
    dice = [int(die) for die in g.players[seat].pool.listed()]
    if aside in dice:
        dice.remove(aside)
    return sum(g.face(die).kind == CREATURE for die in dice)


def declined(g: Quarriors) -> None:
    """Let everybody pass until somebody defends or the attack is over."""
    asides = ("BeforeAttack", "BeforeDefence", "LastChance", "ComeBack")
    while not g.over and g.asking() in asides:
        g.apply(PASS)


@pytest.mark.parametrize("seed", range(60))
def test_the_attack_shown_is_what_counts_if_nobody_reacts(seed: int):
    """Random creatures on both sides, a spell ready on each. [attack.total] [reaction.total]
    [warrior.plain] [dragon.plain] [deathdealer.mighty] [hag.mighty]"""
    dice = FastDice(seed)
    kinds = ("warrior-of-the-quay", "quake-dragon", "deathdealer", "witching-hag")
    strong = ("", "strong-", "mighty-")
    ids = [strong[dice.below(3)] + kind for kind in kinds]
    scene = Scene(*ids, "life-incantation", "shaping-spell")
    for seat in (0, 1):
        for _creature in range(1 + dice.below(3)):
            id = ids[dice.below(len(ids))] if dice.below(4) else "assistant"
            faces = [scene.written(scene.slot(id) * FACES + side) for side in range(6)]
            scene.creature(seat, dice_choice(dice, [face for face in faces if ":c" in face]))
    scene.spells(0, "shaping-spell:s")
    scene.spells(1, "life-incantation:s")
    scene.begin("attack")
    assert scene.asking() == "BeforeAttack"
    attack: Any = scene.g.view(None)["attack"]
    declined(scene.g)
    told = scene.told("attacked")
    assert [event["attack"] for event in told] == ([attack["damage"]] if told else [])
    assert told or attack["damage"] == 0
    frame = scene.g.stack[len(scene.g.stack) - 1]
    if isinstance(frame, Defence):
        assert (frame.damage, frame.surge) == (attack["damage"], attack["surge"])


def dice_choice(dice: FastDice, words: list[str]) -> str:
    return words[dice.below(len(words))]


def test_the_attack_shown_before_a_reaction_knows_the_lone_creature():
    """[warrior.plain]"""
    scene = Scene("warrior-of-the-quay", "quake-dragon", "life-spell")
    scene.creature(0, "warrior-of-the-quay:c1")
    scene.creature(1, "quake-dragon:c1")
    scene.spells(1, "life-spell:s")
    alone = scene.stats(0)[0] + 3
    scene.begin("attack")
    attack: Any = scene.g.view(None)["attack"]
    assert attack["damage"] == alone


def test_the_attack_that_is_told_has_what_a_fall_in_the_quake_adds():
    """[deathdealer.mighty] [dragon.plain]"""
    scene = Scene("mighty-deathdealer", "quake-dragon", "life-spell")
    scene.creature(0, "mighty-deathdealer:c1")
    scene.creature(0, "quake-dragon:c2*")
    scene.creature(1, "assistant:c1")
    scene.creature(1, "quake-dragon:c3**")
    scene.spells(1, "life-spell:s")
    total = 2 * scene.stats(0, 0)[0] + scene.stats(0, 1)[0]
    scene.begin("attack")
    attack: Any = scene.g.view(None)["attack"]
    assert attack["damage"] == total
    declined(scene.g)
    assert [event["attack"] for event in scene.told("attacked")] == [total]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_value_prefers_glory_and_good_dice(seats: int):
    g = laid(seats)
    shares = [g.value(seat) for seat in range(seats)]
    assert sum(shares) == pytest.approx(1)
    g.players[1].glory = 6
    assert g.value(1) > g.value(0)
    g.players[1].glory = 0
    g.players[0].used += scene_pile(g, 9)
    assert g.value(0) > g.value(1)


def scene_pile(g: Quarriors, slot: int) -> int:
    from dicehall.games.quarriors.piles import ONE

    return ONE[slot]


def test_greedy_play_beats_random_play():
    """A bot that follows the game's own guess must win more often than one that does not."""
    from dicehall.bots.levels import make_bot
    from dicehall.kit.knowledge import Knowledge

    bots = [make_bot("greedy"), make_bot("random")]
    wins = 0.0
    games = 6
    for seed in range(games):
        g = laid(2, seed=seed, glory="quick", rounds=30)
        own = FastDice(seed)
        greedy = seed % 2
        while not g.over:
            bot = bots[0] if g.seat == greedy else bots[1]
            g.apply(bot.choose(Knowledge(g, g.seat), own))
        wins += g.returns()[greedy]
    assert wins >= games - 2
    assert GAME.id == "quarriors"

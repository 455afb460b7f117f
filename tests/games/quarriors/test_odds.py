"""Exact odds, checked by counting all that can happen."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from dicehall.games.quarriors.game import GAME
from dicehall.games.quarriors.odds import draws
from dicehall.games.quarriors.table import Quarriors
from dicehall.kit.dice import FastDice
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
    for drawn, first, second in product((1, 2), range(1, 7), range(1, 7)):
        twin = Scene("questing-wizard")
        twin.pool(0, "questing-wizard:q2*", "quiddity:q1")
        twin.bag(0, quiddity=1, assistant=1)
        twin.begin("immediate")
        twin.dice(drawn, first, second)
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

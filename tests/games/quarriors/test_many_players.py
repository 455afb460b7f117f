"""Three and four at the table: turns, attacks and the end, and dice that run out."""

from __future__ import annotations

import pytest

from dicehall.games.quarriors.game import GAME
from dicehall.games.quarriors.victory import decide
from tests.games.quarriors.scenes import Scene, laid


@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_turn_goes_round_to_the_left_from_whoever_begins(first: int):
    """[setup.first] [turn] A round is over when all have had a turn."""
    g = laid(4, first=f"seat-{first}")
    events = g.listen()
    while len(events) < 400 and not g.over:
        g.apply(g.legal()[-1])
    told = [GAME.notation.event_data(g, event) for event in events]
    turns = [(event["seat"], event["round"]) for event in told if event["event"] == "turn"]
    left = [str((first - 1 + turn) % 4 + 1) for turn in range(4)]
    assert turns[:8] == [(seat, round) for round in (1, 2) for seat in left]


@pytest.mark.parametrize("attacker", [0, 1, 2, 3])
def test_attack_each_from_the_left_with_the_full_total(attacker: int):
    """[attack.each] [attack.all]"""
    scene = Scene("witching-hag", seats=4)
    scene.creature(attacker, "witching-hag:c1")
    for seat in range(4):
        if seat != attacker:
            scene.creature(seat, "assistant:c1")
    scene.begin("attack", attacker)
    told = scene.told("attacked")
    left = [str((attacker + turn) % 4 + 1) for turn in (1, 2, 3)]
    assert [(event["defender"], event["attack"]) for event in told] == [(d, 3) for d in left]
    assert [len(scene.creatures_of(seat)) for seat in range(4)] == [
        1 if seat == attacker else 0 for seat in range(4)
    ]


def test_life_spell_of_one_opponent_helps_nobody_else():
    """[life.spell] [reaction.attack] [attack.each]"""
    scene = Scene("witching-hag", "life-spell", seats=3)
    scene.creature(0, "witching-hag:c1")
    scene.creature(1, "assistant:c1")
    scene.creature(2, "assistant:c1")
    scene.spells(1, "life-spell:s")
    scene.begin("attack")
    assert (scene.asking(), int(scene.g.seat)) == ("BeforeDefence", 1)
    scene.play("cast life-spell:s")
    assert scene.creatures_of(1) == ["assistant"]
    assert scene.creatures_of(2) == []


def test_reaction_is_asked_of_the_attacked_alone_when_a_creature_is_to_be_picked():
    """[reaction.attack] Who is not attacked now waits for the own turn to defend."""
    scene = Scene("witching-hag", "life-spell", seats=3)
    scene.creature(0, "witching-hag:c1")
    scene.creature(1, "assistant:c1")
    scene.creature(2, "assistant:c1")
    scene.spells(2, "life-spell:s")
    scene.begin("attack")
    assert scene.creatures_of(1) == []
    assert (scene.asking(), int(scene.g.seat)) == ("BeforeDefence", 2)


@pytest.mark.parametrize(
    ("standing", "winners"),
    [
        ([(5, 0), (5, 1), (4, 3)], 0b010),
        ([(5, 1), (5, 1), (4, 3)], 0b011),
        ([(5, 1), (5, 1), (5, 1)], 0b111),
        ([(4, 1), (5, 0), (5, 0)], 0b110),
    ],
)
def test_win_tie_among_three(standing: list[tuple[int, int]], winners: int):
    """[win.most] [win.tie] [win.shared]"""
    scene = Scene(seats=3)
    for seat, (glory, ready) in enumerate(standing):
        scene.g.players[seat].glory = glory
        for _die in range(ready):
            scene.creature(seat, "assistant:c1")
    decide(scene.g)
    assert scene.g.winners == winners
    share = 1.0 / bin(winners).count("1")
    assert scene.g.returns() == [share if winners >> seat & 1 else 0.0 for seat in range(3)]


def test_win_tie_counts_saved_and_attached_spells():
    """[win.tie]"""
    scene = Scene("life-cantrip", "growth-charm")
    scene.creature(0, "assistant:c1", "life-cantrip:s")
    scene.creature(1, "assistant:c1")
    scene.spells(1, "growth-charm:s", "growth-charm:s")
    decide(scene.g)
    assert scene.g.winners == 0b10


def test_capture_of_the_last_die_and_its_return_by_a_cull():
    """[capture] [cull.wilds] [win.empty] An empty card holds dice again when one is culled."""
    scene = Scene("witching-hag")
    while scene.in_wilds("witching-hag") > 1:
        scene.g.stock -= scene.pile(witching_hag=1)
    scene.pool(0, *["quiddity:q2"] * 3)
    scene.bag(1, quiddity=6)
    scene.begin("capture")
    scene.play("capture witching-hag")
    assert scene.in_wilds("witching-hag") == 0
    assert [event["card"] for event in scene.told("emptied")] == ["witching-hag"]
    assert scene.g.empty_creature_cards() == 1
    scene.creature(0, "assistant:c1")
    scene.begin("score")
    scene.play("cull witching-hag")
    assert scene.in_wilds("witching-hag") == 1
    assert scene.g.empty_creature_cards() == 0

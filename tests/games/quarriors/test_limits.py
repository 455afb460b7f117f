"""Portals, limits, options and the end: rules that no card test plays."""

from __future__ import annotations

import pytest

from dicehall.games.quarriors.game import GAME
from dicehall.games.quarriors.table import MOST_USES
from dicehall.kit.dice import FastDice, ScriptedDice
from dicehall.kit.game import Setup
from tests.games.quarriors.scenes import Scene, laid
from tests.games.stage import finish


def test_portal_alone_may_be_set_to_its_quiddity():
    """[portal.alone]"""
    scene = Scene()
    scene.pool(0, "portal:d2")
    scene.used(0, portal=2)
    scene.begin("immediate")
    assert scene.options() == ["use portal:d2", "settle portal:d2", "done"]
    scene.play("settle portal:d2")
    assert scene.pool_of(0) == ["portal:q1"]


def test_a_portal_may_come_straight_back():
    """[portal.draw] [roll.refill]"""
    scene = Scene()
    scene.pool(0, "portal:d1")
    scene.begin("immediate", dice=[1, 4])
    scene.play("use portal:d1")
    assert scene.pool_of(0) == ["portal:d2"]


def test_end_uses_stops_an_endless_turn():
    """[end.uses]"""
    scene = Scene()
    scene.pool(0, "assistant:r*")
    scene.begin("immediate")
    for _use in range(MOST_USES):
        scene.dice(4)
        scene.play("use assistant:r*")
    assert scene.asking() == "Halt"


def test_end_rounds_stops_an_endless_game():
    """[end.rounds] [turn]"""
    g = laid(2, rounds=1)
    finish(g)
    assert g.over
    assert g.round == 1


def test_option_quick_lowers_the_goal():
    """[option.quick]"""
    assert [laid(seats, glory="quick").target for seats in (2, 3, 4)] == [12, 10, 8]


def test_option_spent_pile_keeps_spent_dice_from_a_refill():
    """[option.spent-pile]"""
    scene = Scene()
    scene.g.spent_pile = True
    scene.pool(0, "portal:d2")
    scene.used(0, quiddity=1)
    scene.bag(1, quiddity=6)
    scene.begin("immediate")
    scene.play("use portal:d2")
    assert len(scene.pool_of(0)) == 1  # the Portal itself is not drawn again
    assert scene.g.players[0].spent == scene.pile(portal=1)
    scene.turn("end")
    assert scene.g.players[0].spent == 0
    assert scene.in_used(0, "portal") == 1


def test_option_second_capture_is_paid_like_the_first():
    """[option.second-capture]"""
    scene = Scene("scavenging-goblin")
    scene.g.second_capture = True
    scene.pool(0, "quiddity:q2", "quiddity:q2", "quiddity:q2")
    scene.begin("capture")
    scene.play("capture scavenging-goblin", "capture scavenging-goblin")
    assert scene.in_used(0, "scavenging-goblin") == 2
    assert scene.g.available() == 2
    assert scene.asking() == "Halt"


def test_end_in_the_middle_of_a_capture():
    """[win.empty]"""
    g = GAME.new(Setup("quarriors", 2, {"rounds": 100}), FastDice(3))
    finish(g)
    assert sum(g.returns()) == pytest.approx(1)


def test_the_first_player_may_be_drawn_by_lot():
    """[setup.first]"""
    begins = set()
    for seed in range(30):
        g = laid(4, seed=seed, first="by-lot")
        begins.add(int(g.first))
        assert (g.asking(), g.seat) == ("Opening", g.first)
        g.apply(g.options[0])
        assert g.active == g.first
    assert begins == {0, 1, 2, 3}
    assert laid(4, first="seat-3").first == 2
    assert GAME.restored(Setup("quarriors", 2)).options["first"] == "seat-1"


def test_option_head_start_gives_glory_to_who_does_not_begin():
    """[option.head-start]"""
    g = laid(3, first="seat-2", **{"head-start": 3})
    assert [player.glory for player in g.players] == [3, 0, 3]
    assert [player.glory for player in laid(3).players] == [0, 0, 0]


def test_zones_hide_nothing_but_what_will_be_drawn():
    """[zones]"""
    g = laid(3)
    assert g.view(None) == g.view(0) == g.view(2)
    dice = ScriptedDice([], FastDice(9))
    other = g.determinised(1, dice)
    assert other.dice is dice
    assert other.view(1) == g.view(1)

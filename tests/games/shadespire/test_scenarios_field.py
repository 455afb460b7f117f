"""The rulebook's examples and diagrams: boards, first cards, moves and sight (1 to 9)."""

from __future__ import annotations

from typing import Any

import pytest

from dicehall.games.shadespire.field import NEUTRAL, field_of
from dicehall.games.shadespire.pieces import DISCARDS, DROPPED_PILE, HAND, OBJECTIVES
from dicehall.games.shadespire.tokens import PlaceTokens
from tests.games.shadespire.scenes import BOOK, STARDIAL, WELL, Scene, laid

ALONE = field_of("", BOOK.faces, [(STARDIAL, 0, 0, 0)])


def stardial(**fighters: Any) -> Scene:
    return Scene(faces=(STARDIAL, WELL), **fighters)


def test_scenario_1_nobody_enters_blocked_hexes():
    """[board.blocked]"""
    scene = stardial(severin=(5, 3), garrek=(3, 3))
    for x, y in ((7, 3), (4, 4), (6, 4)):
        assert scene.g.shut(scene.hex(x, y))
    scene.begin(0)
    scene.play("move severin")
    assert not {"go 7,3", "go 4,4", "go 6,4"} & set(scene.options())


def test_scenario_2_distances():
    """[distance]"""
    board = ALONE.board
    from_ = ALONE.hex_at(4, 4)
    assert board.distance(from_, ALONE.hex_at(6, 4)) == 1
    assert board.distance(from_, ALONE.hex_at(8, 4)) == 2
    assert board.distance(from_, ALONE.hex_at(12, 4)) == 4


def test_scenario_3_incomplete_hexes_become_neutral_when_joined():
    """[board.incomplete] [board.field] [territory]"""
    assert ALONE.hex_at(0, 2) == -1
    joined = field_of("", BOOK.faces, [(STARDIAL, 0, 0, 0), (WELL, -16, 0, 0)])
    assert joined.owner[joined.hex_at(0, 2)] == NEUTRAL
    assert joined.count == 78
    assert field_of("", BOOK.faces, [(0, 0, 0, 0), (0, 0, 6, 0)]).count == 83


@pytest.mark.parametrize("shift", range(-4, 5))
def test_board_join_shifts_leave_enough_neutral_hexes(shift: int):
    """[board.join]"""
    field = field_of("", BOOK.faces, [(0, 0, 0, 0), (0, 2 * shift, 6, 1)])
    assert list(field.owner).count(NEUTRAL) == 7 - abs(shift) >= 3


def test_board_edge_hexes_of_the_plain_field():
    """[board.edge]"""
    assert sum(field_of("", BOOK.faces, [(0, 0, 0, 0), (0, 0, 6, 0)]).edge) == 34


def test_scenario_4_mulligan_takes_a_whole_hand():
    """[cards.mulligan] [cards.draw]"""
    g = laid(warbands="steelheart, garrek")
    while g.asking() != "Mulligan":
        g.apply(g.options[0])
    seat = int(g.seat)
    hand, objectives = g.bands[seat].listed_in(HAND), g.bands[seat].listed_in(OBJECTIVES)
    assert (len(hand), len(objectives)) == (5, 3)
    g.apply(g.options[1])  # objectives only
    assert g.bands[seat].listed_in(HAND) == hand
    assert g.bands[seat].count(OBJECTIVES) == 3
    assert not {*g.bands[seat].listed_in(OBJECTIVES)} & {*objectives}
    assert g.bands[seat].listed_in(DROPPED_PILE) == objectives
    other = int(g.seat)
    g.apply(g.options[3])
    assert g.bands[other].count(HAND) == 5
    assert g.bands[other].count(DISCARDS) == 5


def test_scenario_5_tokens_keep_their_distance():
    """[token.space] [token.last] [token.place]"""
    scene = Scene()
    scene.token(1, 5, 3)
    asked = PlaceTokens(0, 1)
    asked.prepare(scene.g)
    assert not asked.fits(scene.g, scene.hex(9, 3))
    assert asked.fits(scene.g, scene.hex(11, 3))
    assert not asked.fits(scene.g, scene.hex(1, 3))
    last = PlaceTokens(0, 4)
    last.prepare(scene.g)
    scene.g.tokens[1] = scene.hex(9, 9)
    assert last.fits(scene.g, scene.hex(1, 3))
    assert not last.fits(scene.g, scene.hex(4, 2))  # a starting hex


def test_scenario_6_move_needs_steps_around_obstacles():
    """[move] [move.path]"""
    scene = stardial(severin=(5, 3))
    board = scene.g.field.board
    walk = board.walk()
    board.reach(scene.hex(5, 3), 9, walk)
    assert walk[scene.hex(8, 2)] == 2
    assert walk[scene.hex(2, 4)] == 2
    assert walk[scene.hex(5, 5)] == 4


def test_scenario_7_a_move_ends_elsewhere():
    """[move.elsewhere]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.begin(0)
    scene.play("move severin")
    assert "go 5,3" not in scene.options()
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.begin(0)
    scene.play("charge severin")
    assert "go 5,3" not in scene.options()


def test_scenario_8_a_pushed_fighter_may_still_move():
    """[push]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.hand(0, "sidestep")
    scene.begin(1)
    scene.play("pass", "play sidestep", "push severin 7,3")
    assert "move severin" in scene.options()


def test_scenario_9_sight_past_blocked_hexes():
    """[sight]"""
    scene = stardial()
    g = scene.g
    for x, y, seen in ((6, 2, 1), (7, 1, 1), (3, 3, 1), (9, 3, 0), (5, 5, 0), (8, 2, 0)):
        assert g.sees(scene.hex(5, 3), scene.hex(x, y)) == bool(seen)
    assert not g.sees(scene.hex(8, 4), scene.hex(8, 2))
    assert g.sees(scene.hex(9, 3), scene.hex(9, 5))

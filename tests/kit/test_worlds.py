"""Tables as JSON: the same table comes back, and nothing but the game's own things are made."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dicehall.games import find, names
from dicehall.kit.dice import FastDice
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.snapshot import difference
from dicehall.kit.worlds import WorldError, knowledge_of, world_of
from tests.tables import midway


@pytest.mark.parametrize("game", names())
def test_a_world_comes_back_as_it_was_dealt(game: str):
    info = find(game)
    for answers in (0, 7, 20, 35):
        g = midway(game, 4, answers)
        seat = int(g.seat)
        dealt = g.determinised(seat, FastDice(3))
        back = knowledge_of(info, json.loads(json.dumps(world_of(info, dealt))), seat)
        one = Knowledge(dealt, seat).deal(FastDice(4))
        assert not difference(one, back.deal(FastDice(4)))
        assert back.options() == Knowledge(g, seat).options()


@pytest.mark.parametrize("game", names())
def test_a_world_tells_nothing_that_the_seat_cannot_know(game: str):
    """Tables that differ only in the unseen are dealt into the same world by the same dice."""
    info = find(game)
    for answers in (5, 20, 35):
        g = midway(game, 4, answers)
        seat = int(g.seat)
        for seed in range(3):
            twin = g.determinised(seat, FastDice(100 + seed))
            worlds = [world_of(info, t.determinised(seat, FastDice(9))) for t in (g, twin)]
            assert worlds[0] == worlds[1]


def test_dice_and_journal_stay_behind():
    g = midway("warriorz", 2, 9)
    fields = world_of(find("warriorz"), g.determinised(0, FastDice(1)))["has"]
    assert isinstance(fields, dict)
    assert not {"dice", "journal"} & fields.keys()


def with_field(name: str, value: object) -> dict[str, Any]:
    """A world of Warriorz in which one field is something else."""
    g = midway("warriorz", 2, 9)
    world: dict[str, Any] = world_of(find("warriorz"), g.determinised(int(g.seat), FastDice(1)))
    world["has"][name] = value
    return world


@pytest.mark.parametrize(
    ("world", "reason"),
    [
        ([], "cannot stand by itself"),
        ({}, "nothing in a world has the keys"),
        (7, "not a table"),
        ({"is": "os.system", "has": {}}, "'os.system' is no class of the game"),
        ({"is": "book.open_book", "has": {}}, "is no class"),
        ({"is": "table.Warriorz", "has": {"nothing": 1}}, "does not fit the game"),
        (with_field("seats", "two"), "does not fit the game"),
        (with_field("book", {"shared": "book.open_book", "of": ["/etc"]}), "would be opened"),
        (with_field("book", {"shared": "book.read_book", "of": [""]}), "is no class of the game"),
        (with_field("book", {"shared": "table.Warriorz", "of": []}), "nothing that tables share"),
        (with_field("stack", {"vec": [{"is": "zones.Zone", "has": {}}]}), "does not fit"),
    ],
)
def test_what_is_no_world_is_refused(world: object, reason: str):
    with pytest.raises(WorldError, match=reason):
        knowledge_of(find("warriorz"), world, 0)

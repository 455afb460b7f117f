"""Learning programs and the search see what a seat sees, as numbers."""

from __future__ import annotations

import json

import pytest

from dicehall.games import find, names
from dicehall.kit.checks.case import Case, observed
from dicehall.kit.table import Table

SEEDS = 3
# What somebody has picked of a choice under way, and what is worked out from the rest for the page.
LEFT_OUT: dict[str, list[tuple[str, ...]]] = {
    "warriorz": [("roll", "picked")],
    "quarriors": [("picked",)],
    "shadespire": [("aims",), ("phase",)],
    "shazar": [("casting", "target"), ("mover",), ("bearer",)],
}


def seen(game: str, g: Table, seat: int) -> str:
    """What a seat sees, as text, without what no number stands for."""
    view = json.loads(json.dumps(g.view(seat)))
    for path in LEFT_OUT.get(game, []):
        part = view
        for key in path[:-1]:
            part = part[key] or {}
        part.pop(path[-1], None)
    return json.dumps(view, sort_keys=True)


@pytest.mark.parametrize("game", names())
def test_where_a_seat_sees_or_is_asked_something_else_it_observes_something_else(game: str):
    """The search remembers a question by its observation and options: it must be the same one."""
    looks = 0
    for seed in range(SEEDS):
        case = Case(find(game), seed)
        player = case.player()
        g = case.new()
        known: dict[tuple[object, ...], str] = {}
        while not g.over:
            for seat in range(g.seats):
                asked = tuple(g.legal()) if g.seat == seat else ()
                key = (seat, tuple(observed(g, seat)), asked)
                now = seen(game, g, seat)
                assert known.setdefault(key, now) == now, case.at(g)
                looks += 1
            player.move(g)
    assert looks > 500

"""Simple plans for mages, which bots must not yield to."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.shazar.card import SEATS
from dicehall.games.shazar.field import FAR
from dicehall.games.shazar.ids import Hex
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.thumb import liking, way_to_go
from dicehall.games.shazar.verbs import CAST, DONE, ENTER, FIGHT, JUMP, PLAY, SEIZE, STEP
from dicehall.kit.action import PASS, Action, first, verb
from dicehall.kit.plan import Plan

WALKS: Final = (STEP, ENTER, JUMP)


def way_home(g: Shazar, hex: Hex) -> i64:
    """Return how far a hex is from the Capital of the seat asked."""
    way = g.realm.ways[SEATS * hex + g.seat]
    return 24 if way == FAR or way > 24 else way


@final
class Rush(Plan):
    """Straight to the nearest artifact and straight home, without a spell."""

    def liking(self, g: Shazar, action: Action) -> i64:
        what = verb(action)
        if what in WALKS and first(action) < g.realm.count:
            way = way_to_go(g, g.seat, first(action))
            return 1 if way == FAR else 200 - 4 * (way if way < 40 else 40)
        if what == SEIZE:
            return 250
        if what in (CAST, PASS, DONE):
            return 1 if what == CAST else 4
        return liking(g, action)


@final
class Turtle(Plan):
    """Stay at home and cast at whoever comes."""

    def liking(self, g: Shazar, action: Action) -> i64:
        what = verb(action)
        if what in WALKS and first(action) < g.realm.count:
            return 30 - way_home(g, first(action))
        if what == CAST:
            return 100
        if what == DONE:
            return 28
        return liking(g, action)


@final
class Stall(Plan):
    """Leave out whatever can be left out."""

    def liking(self, g: Shazar, action: Action) -> i64:
        what = verb(action)
        return 100 if what in (PASS, DONE) else liking(g, action)


@final
class Duellist(Plan):
    """Cast and fight first, walk when nothing else is left."""

    def liking(self, g: Shazar, action: Action) -> i64:
        what = verb(action)
        if what in (CAST, FIGHT, PLAY):
            return 200
        return liking(g, action)


PLANS: Final[dict[str, Plan]] = {
    "rush": Rush(),
    "turtle": Turtle(),
    "stall": Stall(),
    "duellist": Duellist(),
}

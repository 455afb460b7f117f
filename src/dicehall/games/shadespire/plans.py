"""Simple plans for warbands, which bots must not yield to."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.shadespire.ids import Hex
from dicehall.games.shadespire.table import TOKENS, Shadespire
from dicehall.games.shadespire.thumb import holds, liking
from dicehall.games.shadespire.verbs import (
    ATTACK,
    CHARGE,
    DEPLOY,
    DRAW,
    GO,
    GUARD,
    MOVE,
    PLAY,
    USE,
)
from dicehall.kit.action import PASS, Action, first, second, verb
from dicehall.kit.plan import Plan

FARTHEST: Final = 12


def nearest_enemy(g: Shadespire, hex: Hex) -> i64:
    """Return how far the nearest enemy of the seat asked is from a hex."""
    closest: i64 = FARTHEST
    for i in range(len(g.fighters)):
        other = g.fighters[i]
        if other.hex >= 0 and other.seat != g.seat:
            far = g.field.board.distance(hex, other.hex)
            if far < closest:
                closest = far
    return closest


def on_token(g: Shadespire, hex: Hex) -> bool:
    """Say whether an objective token lies on a hex."""
    for token in range(TOKENS):
        if g.tokens[token] == hex:
            return True
    return False


@final
class Rush(Plan):
    """Charge and strike whatever is there; else run towards it."""

    def liking(self, g: Shadespire, action: Action) -> i64:
        what = verb(action)
        if what in (ATTACK, CHARGE):
            return 200
        if what == MOVE:
            return 60
        if what == GO:
            return 1 + 4 * (FARTHEST - nearest_enemy(g, first(action)))
        if what == DEPLOY:
            return 1 + FARTHEST - nearest_enemy(g, second(action))
        return liking(g, action)


@final
class Turtle(Plan):
    """Stay far away, on guard."""

    def liking(self, g: Shadespire, action: Action) -> i64:
        what = verb(action)
        if what == GUARD:
            return 90
        if what == ATTACK:
            return 80
        if what in (CHARGE, MOVE, USE):
            return 1
        if what == GO:
            return 1 + 4 * nearest_enemy(g, first(action))
        if what == DEPLOY:
            return 1 + nearest_enemy(g, second(action))
        return liking(g, action)


@final
class Guard(Plan):
    """Put everybody on guard, whatever happens."""

    def liking(self, g: Shadespire, action: Action) -> i64:
        what = verb(action)
        if what == GUARD:
            return 200
        if what in (ATTACK, CHARGE, MOVE, USE):
            return 1
        return liking(g, action)


@final
class Objectives(Plan):
    """Walk to the objectives, stay there, score what they bring; fight only beside them."""

    def liking(self, g: Shadespire, action: Action) -> i64:
        what = verb(action)
        if what == MOVE:
            return 2 if holds(g, first(action)) else 90
        if what == GO:
            return 100 if on_token(g, first(action)) else 4 + nearest_enemy(g, first(action))
        if what == CHARGE:
            return 3 if holds(g, first(action)) else 30
        if what == GUARD:
            return 40 if holds(g, first(action)) else 2
        return liking(g, action)


@final
class Stall(Plan):
    """Do nothing but draw cards, play them and score."""

    def liking(self, g: Shadespire, action: Action) -> i64:
        what = verb(action)
        if what == DRAW:
            return 90
        if what == PLAY:
            return 60
        if what == PASS:
            return 20
        if what in (ATTACK, CHARGE, MOVE, USE, GUARD):
            return 2
        return liking(g, action)


PLANS: Final[dict[str, Plan]] = {
    "rush": Rush(),
    "turtle": Turtle(),
    "guard": Guard(),
    "objectives": Objectives(),
    "stall": Stall(),
}

"""Laying the relic and the objective tokens. [token.place] [relic]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shadespire.field import NEUTRAL
from dicehall.games.shadespire.ids import Hex
from dicehall.games.shadespire.moves import ANYWHERE, NO_STEPS, Places
from dicehall.games.shadespire.pieces import OFF
from dicehall.games.shadespire.table import RELIC, Shadespire
from dicehall.games.shadespire.verbs import (
    IS_EDGE,
    IS_START,
    NOT_NEUTRAL,
    OFFERED,
    RELIC_PLACED,
    RELIC_THERE,
    SHUT,
    TOKEN,
    TOKEN_PLACED,
    TOO_CLOSE,
)
from dicehall.kit.action import Action, act, first

SPACING: Final = 3  # at least, between two tokens


def tokens_for(seats: i64) -> i64:
    """Return how many objective tokens are used: 5, 7 or 9. [token.count]"""
    return 2 * seats + 1


@final
class PlaceRelic(Places):
    """Who placed the last board lays the relic on an inner neutral hex. [relic]"""

    def why_not(self, g: Shadespire, hex: Hex, steps: vec[i64]) -> i64:
        if g.field.owner[hex] != NEUTRAL:
            return NOT_NEUTRAL
        return IS_EDGE if g.field.edge[hex] == 1 else OFFERED

    def option(self, hex: Hex) -> Action:
        return act(TOKEN, hex)

    def put(self, g: Shadespire, action: Action) -> None:
        g.tokens[RELIC] = first(action)
        g.tell(RELIC_PLACED, self.seat, first(action))

    def copy(self) -> PlaceRelic:  # written by tools/copies.py
        return self.carry(PlaceRelic(self.seat, self.region))


@final
class PlaceTokens(Places):
    """In turn, each lays a token face down, from whoever placed the first board. [token.place]

    Not on a starting, blocked or edge hex, nor within two hexes of another token [token.space]; the
    last one may lie on the edge [token.last] [ruling.11]. Where nothing is left, the rules give
    way, the edge first [token.crowded].
    """

    def __init__(self, seat: i64 = 0, placed: i64 = 0, region: i64 = ANYWHERE) -> None:
        super().__init__(seat, region)
        self.placed: i64 = placed
        self.leniency: i64 = 0

    def prepare(self, g: Shadespire) -> vec[i64]:
        self.leniency = 1 if self.placed + 1 == tokens_for(g.seats) else 0
        while self.leniency < 4:
            for hex in range(g.field.count):
                if self.fits(g, hex):
                    return NO_STEPS
            self.leniency += 1
        return NO_STEPS

    def fits(self, g: Shadespire, hex: Hex) -> bool:
        """Say whether a token may lie on a hex."""
        return self.why_not(g, hex, NO_STEPS) == OFFERED

    def why_not(self, g: Shadespire, hex: Hex, steps: vec[i64]) -> i64:
        field = g.field
        if field.start[hex] == 1:
            return IS_START
        if field.board.blocked[hex] == 1:
            return SHUT
        if g.tokens[RELIC] == hex:
            return RELIC_THERE
        if field.edge[hex] == 1 and self.leniency == 0:
            return IS_EDGE
        space = SPACING if self.leniency < 2 else SPACING + 1 - self.leniency
        for token in range(1, self.placed + 1):
            if g.tokens[token] != OFF and field.board.distance(g.tokens[token], hex) < space:
                return TOO_CLOSE
        return OFFERED

    def option(self, hex: Hex) -> Action:
        return act(TOKEN, hex)

    def put(self, g: Shadespire, action: Action) -> None:
        self.placed += 1
        g.tokens[self.placed] = first(action)
        g.tell(TOKEN_PLACED, self.seat, first(action))
        self.region = ANYWHERE
        self.seat = g.after(self.seat)
        self.done = self.placed == tokens_for(g.seats)

    def copy(self) -> PlaceTokens:  # written by tools/copies.py
        twin = PlaceTokens(self.seat, self.placed, self.region)
        twin.leniency = self.leniency
        return self.carry(twin)

"""Rules of thumb: how much a player who does not reckon likes an option."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.shazar.card import SEATS
from dicehall.games.shazar.field import FAR
from dicehall.games.shazar.ids import Hex
from dicehall.games.shazar.laying import LayField
from dicehall.games.shazar.moves import Steps
from dicehall.games.shazar.relics import side_of
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import (
    ATTEMPT,
    CAST,
    DONE,
    ENTER,
    FIGHT,
    KEEP,
    LAY_OUT,
    LUCK,
    PLAY,
    SEIZE,
    SHED,
    STEP,
)
from dicehall.kit.action import PASS, Action, by_verb, first, verb

NEITHER: Final = 8  # for an answer about which there is no rule of thumb
AS_IT_LIES: Final = 400  # the standard layout is good enough

# How much each kind of answer is liked.
LIKES: Final = by_verb(
    LAY_OUT + 1,
    NEITHER,
    {
        PASS: 8,
        DONE: 3,
        SEIZE: 100,
        CAST: 16,
        ATTEMPT: 12,
        SHED: 12,
        PLAY: 6,
        KEEP: 8,
        LUCK: 4,
        FIGHT: 8,
    },
)


def liking(g: Shazar, action: Action) -> i64:
    """Go for the artifacts of others and bring them home, cast, shake curses off."""
    what = verb(action)
    if what in (STEP, ENTER):
        return liking_of_hex(g, first(action))
    if what == DONE and isinstance(g.top(), LayField):
        return AS_IT_LIES
    return LIKES[what]


def liking_of_hex(g: Shazar, hex: Hex) -> i64:
    """The nearer to where the figure wants to be, the better; one led astray, the farther."""
    who = g.seat
    frame = g.top()
    if isinstance(frame, Steps):
        who = frame.who
    way = way_to_go(g, who, hex)
    if way == FAR:
        return NEITHER
    near = 24 // (1 + way) if way < 24 else 0
    if not side_of(g, g.seat) >> who & 1:
        return 2 + (way if way < 20 else 20)
    return 2 + near * near // 2


def way_to_go(g: Shazar, who: i64, hex: Hex) -> i64:
    """Return the steps from a hex to home for one who carries, else to the nearest artifact."""
    ways = g.realm.ways
    best: i64 = FAR
    for relic in range(g.seats):
        if g.carrier[relic] == who:
            return ways[SEATS * hex + who]
        land = g.keeper[relic]
        if land >= 0 and g.carrier[relic] < 0 and not side_of(g, who) >> land & 1:
            if ways[SEATS * hex + land] < best:
                best = ways[SEATS * hex + land]
    return best

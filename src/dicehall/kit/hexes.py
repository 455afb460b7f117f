"""Hex boards: distance, reach, drive back and sight, all in whole numbers.

Two ways to name a hex. A *coordinate* (`Hex`) is a place on the endless grid (`grid`); boards are
drawn with it. An *index* 0..n-1 is a hex of one `HexBoard`; rules use it, because it indexes
tables. `board.hexes[index]` and `board.index(hex)` lead from one to the other.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.kit.content import Shared
from dicehall.kit.grid import (
    DIRECTIONS,
    EAST,
    NOWHERE,
    WEST,
    Hex,
    axial,
    direction_to,
    disc,
    line,
    neighbour,
    ring,
    touches,
    where,
)

FAR: Final = 255  # the distance between hexes that no chain of the board's hexes joins

# On the sheet of a walk, beside the steps to a hex and NOWHERE.
CLOSED: Final = -2
GOAL: Final = -3
FOUND: Final = -1  # in place of a count: a goal was reached

_WORD: Final = 60  # hexes in one number of a mask
_WORDS: Final = 5  # numbers enough for any board
_BIT: Final = vec[i64]([1 << i for i in range(_WORD)])


@final
class HexBoard(Shared):
    """The hexes in play, with tables of neighbours, distances and sight.

    It never changes, so all tables share it: get it from `board_of`. What is worked out when first
    asked for comes out the same for whoever asks.

    *blocked* hexes belong to the board and count for distances; but nobody enters them, and they
    block sight.

    >>> board = HexBoard(disc(axial(0, 0), 2), [axial(1, 0)])
    >>> centre, east = board.index(axial(0, 0)), board.index(axial(2, 0))
    >>> board.distance(centre, east), board.sees(centre, east)
    (2, False)
    """

    def __init__(self, hexes: Iterable[int], blocked: Iterable[int] = ()) -> None:
        self.places: dict[int, int] = {}
        for hex in hexes:
            if hex in self.places:
                raise ValueError(f"hex {where(hex)} is twice on the board")
            self.places[hex] = len(self.places)
        n = len(self.places)
        if n >= FAR:
            raise ValueError(f"a board of {n} hexes; at most {FAR - 1} are possible")
        self.count: i64 = n
        self.hexes: vec[i64] = vec[i64](list(self.places))
        self.blocked: vec[i64] = vec[i64]([0] * n)
        for hex in blocked:
            self.blocked[self.index(hex)] = 1
        near = [
            self.places.get(neighbour(hex, d), NOWHERE) for hex in self.places for d in range(6)
        ]
        self.neighbours: vec[i64] = vec[i64](near)  # by 6 * index + direction
        self.unwalked: vec[i64] = vec[i64]([NOWHERE] * (2 * n))  # see `walk`
        self.ways: vec[i64] = vec[i64](
            [h if h < 0 or self.blocked[h] == 0 else NOWHERE for h in near]
        )
        walls = [self.hexes[i] for i in range(n) if self.blocked[i] == 1]
        self.walls: vec[i64] = vec[i64](walls)
        # Worked out when first asked for: most boards tried in a search are never walked.
        self.distances: bytes = b""
        self.sights: vec[i64] = vec[i64]([0] * (_WORDS * n))  # what is seen, _WORD hexes a number
        self.looked: vec[i64] = vec[i64]([0] * n)  # whether that row is worked out

    def _measure(self) -> None:
        """Work out the distances: blocked hexes count as steps."""
        n = self.count
        rows = bytearray([FAR]) * (n * n)
        queue = vec[i64]([0] * n)
        steps = vec[i64]([NOWHERE] * n)
        for start in range(n):
            for i in range(n):
                steps[i] = NOWHERE
            steps[start] = 0
            queue[0] = start
            count: i64 = 1
            at: i64 = 0
            while at < count:
                hex = queue[at]
                at += 1
                rows[start * n + hex] = steps[hex]
                for way in range(6 * hex, 6 * hex + 6):
                    near = self.neighbours[way]
                    if near >= 0 and steps[near] < 0:
                        steps[near] = steps[hex] + 1
                        queue[count] = near
                        count += 1
        self.distances = bytes(rows)

    def _look(self, a: i64) -> None:
        """Work out what is seen from a hex."""
        for b in range(self.count):
            clear = True
            for wall in range(len(self.walls)):
                if clear and touches(self.hexes[a], self.hexes[b], self.walls[wall]):
                    clear = False
            if clear:
                self.sights[_WORDS * a + b // _WORD] |= _BIT[b % _WORD]
        self.looked[a] = 1

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as hexes and blocked hexes; the tables are worked out again."""
        blocked = [self.hexes[i] for i in range(self.count) if self.blocked[i] == 1]
        return (board_of, (tuple(self.hexes), tuple(blocked)))

    def index(self, hex: Hex) -> i64:
        """Return the index of a coordinate; off the board it is an error.

        >>> HexBoard(ring(axial(0, 0), 1)).index(axial(1, -1))
        1
        """
        place = self.places.get(hex)
        if place is None:
            raise ValueError(f"hex {where(hex)} is not on the board")
        return place

    def neighbour(self, a: i64, direction: i64) -> i64:
        """Return the index one step away, or NOWHERE.

        >>> HexBoard([axial(0, 0), axial(1, 0)]).neighbour(0, EAST)
        1
        """
        return self.neighbours[6 * a + direction]

    def distance(self, a: i64, b: i64) -> i64:
        """Return the steps from *a* to *b* through hexes of the board, blocked ones included.

        Around a bay in the edge this is more than `distance` on the endless grid.

        >>> horseshoe = HexBoard(ring(axial(0, 0), 1)[:5])
        >>> horseshoe.distance(0, 4)
        4
        """
        if len(self.distances) == 0:
            self._measure()
        return self.distances[a * self.count + b]

    def sees(self, a: i64, b: i64) -> bool:
        """Say whether *b* is seen from *a* past the board's blocked hexes; see `in_sight`.

        >>> HexBoard(line(axial(0, 0), axial(2, 0)), [axial(1, 0)]).sees(0, 2)
        False
        """
        if self.looked[a] == 0:
            self._look(a)
        return self.sights[_WORDS * a + b // _WORD] & _BIT[b % _WORD] != 0

    def walk(self) -> vec[i64]:
        """Return a sheet for one walk: the steps to each hex, then the hexes that are reached.

        Whoever walks writes CLOSED where it may not go, and GOAL where it may stop.
        """
        return self.unwalked[:]

    def reach(self, start: i64, most: i64, walk: vec[i64]) -> i64:
        """Find the hexes reached from *start* in at most *most* steps; return how many.

        A hex that is CLOSED on the sheet (an occupied one, say) is not entered, nor a blocked one.
        `walk[hex]` then tells the steps needed, less than 0 where it cannot be reached;
        `walk[board.count]` and what follows are the hexes, the start first, then the nearest; the
        rest is NOWHERE. At the first GOAL the walk ends, and FOUND is returned.

        >>> board = HexBoard(line(axial(0, 0), axial(4, 0)))
        >>> walk = board.walk()
        >>> walk[0] = CLOSED
        >>> board.reach(1, 2, walk)
        3
        >>> [walk[hex] for hex in range(5)]
        [-2, 0, 1, 2, -1]
        """
        ways = self.ways
        n = self.count
        walk[start] = 0
        walk[n] = start
        count: i64 = 1
        at: i64 = 0
        while at < count:
            hex = walk[n + at]
            at += 1
            taken = walk[hex] + 1
            if taken > most:
                break
            for way in range(6 * hex, 6 * hex + 6):
                near = ways[way]
                if near >= 0:
                    mark = walk[near]
                    if mark == NOWHERE:
                        walk[near] = taken
                        walk[n + count] = near
                        count += 1
                    elif mark == GOAL:
                        return FOUND
        return count

    def away(self, a: i64, b: i64) -> i64:
        """Return the directions in which a step from *b* leads farther from *a*, as bits.

        Steps off the board or into a blocked hex are not among them.

        >>> board = HexBoard(disc(axial(0, 0), 2))
        >>> centre, east = board.index(axial(0, 0)), board.index(axial(1, 0))
        >>> [DIRECTIONS[d] for d in range(6) if board.away(centre, east) >> d & 1]
        ['east', 'north-east', 'south-east']
        """
        return self._turned(a, b, 1)

    def towards(self, a: i64, b: i64) -> i64:
        """Return the directions in which a step from *b* leads nearer to *a*, as bits.

        >>> board = HexBoard(disc(axial(0, 0), 2))
        >>> board.towards(0, board.index(axial(2, 0))) == 1 << WEST
        True
        """
        return self._turned(a, b, -1)

    def _turned(self, a: i64, b: i64, change: i64) -> i64:
        wanted = self.distance(a, b) + change
        row = a * self.count
        bits: i64 = 0
        bit: i64 = 1
        for way in range(6 * b, 6 * b + 6):
            near = self.ways[way]
            if near >= 0 and self.distances[row + near] == wanted:
                bits |= bit
            bit += bit
        return bits

    def behind(self, a: i64, b: i64) -> i64:
        """Return the hex straight behind *b* on the line from *a*, or NOWHERE.

        NOWHERE also when no straight row of hexes joins the two, or when the hex behind is off
        the board or blocked.

        >>> HexBoard(line(axial(0, 0), axial(3, 0))).behind(0, 2)
        3
        """
        direction = direction_to(self.hexes[a], self.hexes[b])
        if direction < 0:
            return NOWHERE
        return self.ways[6 * b + direction]


def board_of(hexes: tuple[int, ...], blocked: tuple[int, ...] = ()) -> HexBoard:
    """Return the board with these hexes; asked again, the same one, also after pickling.

    >>> board_of((axial(0, 0), axial(1, 0))) is board_of((axial(0, 0), axial(1, 0)))
    True
    """
    return _board(hexes, blocked)


_board: Final = lru_cache(maxsize=64)(HexBoard)


# What boards are drawn with can be had here too.
__all__ = [
    "CLOSED",
    "DIRECTIONS",
    "EAST",
    "FAR",
    "FOUND",
    "GOAL",
    "NOWHERE",
    "WEST",
    "HexBoard",
    "axial",
    "board_of",
    "disc",
    "line",
    "ring",
]

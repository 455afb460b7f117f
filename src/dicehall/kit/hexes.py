"""Hex boards: coordinates, distance, reach, drive back and sight, all in whole numbers.

Two ways to name a hex. A *coordinate* (`Hex`) is a place on the endless grid, packed into one
int; boards are drawn with it. An *index* 0..n-1 is a hex of one `HexBoard`; rules use it, because
it indexes tables. `board.hexes[index]` and `board.index(hex)` lead from one to the other.

The grid is pointy-topped with rows running east. `axial(q, r)` counts along east and south-east;
`doubled(x, y)` counts half hexes along a row, so that x and y have equal parity.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.kit.content import Shared

Hex: TypeAlias = i64

EAST: Final = 0
NORTH_EAST: Final = 1
NORTH_WEST: Final = 2
WEST: Final = 3
SOUTH_WEST: Final = 4
SOUTH_EAST: Final = 5
DIRECTIONS: Final = ("east", "north-east", "north-west", "west", "south-west", "south-east")

NOWHERE: Final = -1  # in place of an index: no such hex; in place of a direction: none
FAR: Final = 255  # the distance between hexes that no chain of the board's hexes joins

_ROW: Final = 1 << 12  # a coordinate is (q + _HALF) * _ROW + (r + _HALF)
_HALF: Final = 1 << 11
_WORD: Final = 60  # hexes in one number of a mask
_WORDS: Final = 5  # numbers enough for any board
_BIT: Final = vec[i64]([1 << i for i in range(_WORD)])
_NO_GOALS: Final = vec[i64]([0] * FAR)
# East, then anticlockwise: what to add to a coordinate for one step.
_STEP: Final = vec[i64]([_ROW, _ROW - 1, -1, -_ROW, 1 - _ROW, 1])


def axial(q: i64, r: i64) -> Hex:
    """Return the hex *q* steps east and *r* steps south-east of the origin.

    >>> where(axial(2, -1))
    (2, -1)
    """
    return (q + _HALF) * _ROW + (r + _HALF)


def doubled(x: i64, y: i64) -> Hex:
    """Return the hex in row *y*, *x* half hexes along; x and y are both even or both odd.

    >>> doubled(3, 1) == axial(1, 1)
    True
    """
    if (x + y) % 2 != 0:
        raise ValueError(f"no hex at x={x}, y={y}: both must be even or both odd")
    return axial((x - y) // 2, y)


def where(hex: Hex) -> tuple[int, int]:
    """Return the axial coordinates (q, r) of a hex.

    >>> where(doubled(3, 1))
    (1, 1)
    """
    return (_q(hex), _r(hex))


def _q(hex: Hex) -> i64:
    return hex // _ROW - _HALF


def _r(hex: Hex) -> i64:
    return hex % _ROW - _HALF


def _size(x: i64) -> i64:
    return x if x >= 0 else -x


def neighbour(hex: Hex, direction: i64) -> Hex:
    """Return the hex one step away.

    >>> where(neighbour(axial(0, 0), NORTH_WEST))
    (0, -1)
    """
    return hex + _STEP[direction]


def distance(a: Hex, b: Hex) -> i64:
    """Return the number of steps between two hexes of the endless grid.

    >>> distance(doubled(4, 4), doubled(12, 4))
    4
    """
    q = _q(a) - _q(b)
    r = _r(a) - _r(b)
    return max(_size(q), max(_size(r), _size(q + r)))  # two at a time compile well


def direction_to(a: Hex, b: Hex) -> i64:
    """Return the direction in which *b* lies straight ahead of *a*, or NOWHERE.

    >>> DIRECTIONS[direction_to(axial(0, 0), axial(0, 3))]
    'south-east'
    >>> direction_to(axial(0, 0), axial(1, 1)) == NOWHERE
    True
    """
    steps = distance(a, b)
    if steps > 0:
        for direction in range(6):
            if a + steps * _STEP[direction] == b:
                return direction
    return NOWHERE


def ring(centre: Hex, radius: i64) -> list[int]:
    """Return the hexes exactly *radius* steps from *centre*, from the east one anticlockwise.

    >>> [where(h) for h in ring(axial(0, 0), 1)]
    [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    >>> len(ring(axial(5, 5), 2))
    12
    """
    if radius == 0:
        return [centre]
    hexes: list[int] = []
    hex = centre + radius * _STEP[EAST]
    for i in range(6 * radius):
        hexes.append(hex)
        hex += _STEP[(i // radius + NORTH_WEST) % 6]
    return hexes


def disc(centre: Hex, radius: i64) -> list[int]:
    """Return the hexes at most *radius* steps from *centre*, ring by ring.

    >>> len(disc(axial(0, 0), 2))
    19
    """
    hexes: list[int] = []
    for r in range(radius + 1):
        hexes += ring(centre, r)
    return hexes


def line(a: Hex, b: Hex) -> list[int]:
    """Return a shortest chain of hexes from *a* to *b* along the straight line between them.

    Where the line runs between two hexes, one of them stands for both, the same both ways.

    >>> [where(h) for h in line(axial(0, 0), axial(3, -1))]
    [(0, 0), (1, 0), (2, -1), (3, -1)]
    """
    n = distance(a, b)
    hexes: list[int] = [a]
    unit = 16 * n
    for k in range(1, n + 1):
        # Cube coordinates times `unit`, moved by a hair so that nothing ties.
        q = 16 * (_q(a) * (n - k) + _q(b) * k) + 1
        r = 16 * (_r(a) * (n - k) + _r(b) * k) + 2
        s = -q - r
        near_q = (q + unit // 2) // unit
        near_r = (r + unit // 2) // unit
        near_s = (s + unit // 2) // unit
        off_q = _size(q - near_q * unit)
        off_r = _size(r - near_r * unit)
        off_s = _size(s - near_s * unit)
        if off_q > off_r and off_q > off_s:
            near_q = -near_r - near_s
        elif off_r > off_s:
            near_r = -near_q - near_s
        hexes.append(axial(near_q, near_r))
    return hexes


def touches(a: Hex, b: Hex, other: Hex) -> bool:
    """Say whether the line from the centre of *a* to the centre of *b* meets hex *other*.

    Running along a side of *other* or through one of its corners is meeting it.

    >>> touches(doubled(8, 4), doubled(8, 2), doubled(7, 3))  # along its side
    True
    >>> touches(doubled(1, 1), doubled(6, 2), doubled(4, 2))  # across
    True
    >>> touches(doubled(9, 3), doubled(9, 5), doubled(6, 4))
    False
    """
    # Centres at (2q + r, 3r) and corners at (0, ±2), (±1, ±1) around them: a stretched grid,
    # which leaves "meets" as it is. Two convex shapes are apart exactly when a line parallel to a
    # side of one of them parts them; the sides are x = ±1, x + y = ±2, x - y = ±2 and the line.
    ar, br, r = 3 * _r(a), 3 * _r(b), 3 * _r(other)
    ax, bx, x = 2 * _q(a) + _r(a), 2 * _q(b) + _r(b), 2 * _q(other) + _r(other)
    if max(ax, bx) < x - 1 or min(ax, bx) > x + 1:
        return False
    if max(ax + ar, bx + br) < x + r - 2 or min(ax + ar, bx + br) > x + r + 2:
        return False
    if max(ax - ar, bx - br) < x - r - 2 or min(ax - ar, bx - br) > x - r + 2:
        return False
    dx = bx - ax
    dr = br - ar
    return _size(dx * (r - ar) - dr * (x - ax)) <= _size(dx) + max(_size(dx), _size(dr))


def in_sight(a: Hex, b: Hex, blocking: Iterable[int]) -> bool:
    """Say whether *b* is seen from *a* past the *blocking* hexes.

    The line from centre to centre must neither pass through a blocking hex nor touch one: a side
    or a single corner is enough to spoil it. So sight is the same both ways, neighbours always
    see each other, and a blocking hex neither sees nor is seen. Nothing else hides: not what
    stands on the way, nor the edge of the board.

    >>> wall = [doubled(7, 3)]
    >>> in_sight(doubled(5, 3), doubled(9, 3), wall)
    False
    >>> in_sight(doubled(5, 3), doubled(7, 1), wall)
    True
    """
    return not any(touches(a, b, hex) for hex in blocking)


@final
class HexBoard(Shared):
    """The hexes in play, with tables of neighbours, distances and sight.

    It never changes, so all tables share it: get it from `board_of`. Only the answer of the latest
    `reach` is written to it: read that before asking again, and keep a board to one thread.

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
        near = [self.places.get(hex + _STEP[d], NOWHERE) for hex in self.places for d in range(6)]
        self.neighbours: vec[i64] = vec[i64](near)  # by 6 * index + direction
        self.steps: vec[i64] = vec[i64]([NOWHERE] * n)
        self.reached: vec[i64] = vec[i64]([0] * n)
        self.reached_count: i64 = 0
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
        self.looked[a] = 1
        for b in range(self.count):
            clear = True
            for wall in range(len(self.walls)):
                if clear and touches(self.hexes[a], self.hexes[b], self.walls[wall]):
                    clear = False
            if clear:
                self.sights[_WORDS * a + b // _WORD] |= _BIT[b % _WORD]

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

    def reach(self, start: i64, most: i64, closed: vec[i64]) -> i64:
        """Find the hexes reached from *start* in at most *most* steps; return how many.

        A hex with a non-zero entry in *closed* (an occupied one, say) is not entered, nor a
        blocked one. `reached[0]` to `reached[count - 1]` hold the hexes, nearest first, the start
        among them; `steps[hex]` the steps needed, NOWHERE where it cannot be reached.

        >>> board = HexBoard(line(axial(0, 0), axial(4, 0)))
        >>> board.reach(1, 2, vec[i64]([1, 0, 0, 0, 0]))
        3
        >>> list(board.steps)
        [-1, 0, 1, 2, -1]
        """
        self.seek(start, most, closed, _NO_GOALS)
        return self.reached_count

    def seek(self, start: i64, most: i64, closed: vec[i64], goals: vec[i64]) -> bool:
        """Walk as `reach` does, and stop at the first hex with a non-zero entry in *goals*.

        >>> board = HexBoard(line(axial(0, 0), axial(4, 0)))
        >>> board.seek(0, 2, vec[i64]([0] * 5), vec[i64]([0, 0, 0, 1, 0]))
        False
        >>> board.seek(0, 3, vec[i64]([0] * 5), vec[i64]([0, 0, 0, 1, 0]))
        True
        """
        steps = self.steps
        reached = self.reached
        ways = self.ways
        for i in range(self.reached_count):
            steps[reached[i]] = NOWHERE
        steps[start] = 0
        reached[0] = start
        count: i64 = 1
        at: i64 = 0
        while at < count:
            hex = reached[at]
            at += 1
            taken = steps[hex] + 1
            if taken > most:
                break
            for way in range(6 * hex, 6 * hex + 6):
                near = ways[way]
                if near >= 0 and steps[near] < 0 and closed[near] == 0:
                    steps[near] = taken
                    reached[count] = near
                    count += 1
                    if goals[near] != 0:
                        self.reached_count = count
                        return True
        self.reached_count = count
        return False

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
        return NOWHERE if direction < 0 else self.ways[6 * b + direction]


def board_of(hexes: tuple[int, ...], blocked: tuple[int, ...] = ()) -> HexBoard:
    """Return the board with these hexes; asked again, the same one, also after pickling.

    >>> board_of((axial(0, 0), axial(1, 0))) is board_of((axial(0, 0), axial(1, 0)))
    True
    """
    return _board(hexes, blocked)


_board: Final = lru_cache(maxsize=64)(HexBoard)

"""The endless grid of hexes: coordinates, distance, lines and sight, all in whole numbers.

A coordinate (`Hex`) is a place on the grid, packed into one int. The grid is pointy-topped with
rows running east. `axial(q, r)` counts along east and south-east; `doubled(x, y)` counts half hexes
along a row, so that x and y have equal parity.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Hex: TypeAlias = i64

EAST: Final = 0
NORTH_EAST: Final = 1
NORTH_WEST: Final = 2
WEST: Final = 3
SOUTH_WEST: Final = 4
SOUTH_EAST: Final = 5
DIRECTIONS: Final = ("east", "north-east", "north-west", "west", "south-west", "south-east")

NOWHERE: Final = -1  # in place of an index: no such hex; in place of a direction: none

_ROW: Final = 1 << 12  # a coordinate is (q + _HALF) * _ROW + (r + _HALF)
_HALF: Final = 1 << 11
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

"""Boards and the battlefield they make when joined. [board] [board.incomplete]"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.kit.content import Shared
from dicehall.kit.grid import doubled
from dicehall.kit.hexes import HexBoard, board_of

WIDTH: Final = 16  # of a board, in half hexes
HEIGHT: Final = 6  # in rows
ROWS: Final = 5
NEUTRAL: Final = 4  # in place of a board: no territory of anybody
REGIONS: Final = ("board-1", "board-2", "board-3", "board-4", "neutral")
BOARDS: Final = 4

# Quadrants of a hex; a board covers some of those of the hexes on its edge. [board.incomplete]
TOP_LEFT: Final = 1
TOP_RIGHT: Final = 2
BOTTOM_LEFT: Final = 4
BOTTOM_RIGHT: Final = 8
WHOLE: Final = 15

# How a board is joined to one that lies: 9 shifts north and south, then east and west; each again
# with the new board turned by half a circle. [board.join]
SHIFTS: Final = 9
JOINS: Final = 40
TURNED: Final = 20

Placement: TypeAlias = tuple[int, int, int, int]  # face, x, y, turned


def join_x(join: i64) -> i64:
    """Return how far east a joined board lies, in half hexes.

    >>> join_x(0), join_x(8), join_x(18), join_x(19)
    (-8, 8, 16, -16)
    """
    way = join % TURNED
    if way < 2 * SHIFTS:
        return 2 * (way % SHIFTS) - 8
    return WIDTH if way == 2 * SHIFTS else -WIDTH


def join_y(join: i64) -> i64:
    """Return how far south a joined board lies, in rows.

    >>> join_y(0), join_y(9), join_y(18)
    (-6, 6, 0)
    """
    way = join % TURNED
    if way < 2 * SHIFTS:
        return -HEIGHT if way < SHIFTS else HEIGHT
    return 0


def join_word(join: int) -> str:
    """Return a join as a word.

    >>> join_word(0), join_word(13), join_word(38)
    ('north-4', 'south+0', 'east-turned')
    """
    way = join % TURNED
    if way < 2 * SHIFTS:
        word = f"{'north' if way < SHIFTS else 'south'}{way % SHIFTS - 4:+d}"
    else:
        word = "east" if way == 2 * SHIFTS else "west"
    return word + ("-turned" if join >= TURNED else "")


@final
class Face(Shared):
    """One side of a board: a map of 8, 7, 8, 7, 8 hexes. [board.face]"""

    def __init__(self, id: str, sheet: str, rows: list[str], provenance: str) -> None:
        self.id = id
        self.sheet = sheet
        self.rows = rows
        self.provenance = provenance
        self.marks: dict[tuple[int, int], str] = {}
        for y, row in enumerate(rows):
            for at, mark in enumerate(row):
                if mark != " ":
                    self.marks[at + 1, y + 1] = mark


def quadrants() -> dict[tuple[int, int], int]:
    """Return what a board covers of each hex it touches."""
    covered: dict[tuple[int, int], int] = {}
    for y in range(1, ROWS + 1):
        for x in range(1 if y % 2 else 2, WIDTH, 2):
            covered[x, y] = WHOLE
    for x in range(2, WIDTH, 2):
        covered[x, 0] = BOTTOM_LEFT | BOTTOM_RIGHT
        covered[x, HEIGHT] = TOP_LEFT | TOP_RIGHT
    for y in (2, 4):
        covered[0, y] = TOP_RIGHT | BOTTOM_RIGHT
        covered[WIDTH, y] = TOP_LEFT | BOTTOM_LEFT
    covered[0, 0] = BOTTOM_RIGHT
    covered[WIDTH, 0] = BOTTOM_LEFT
    covered[0, HEIGHT] = TOP_RIGHT
    covered[WIDTH, HEIGHT] = TOP_LEFT
    return covered


COVERED: Final = quadrants()
STEPS: Final = ((2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1))


@final
class Field(Shared):
    """The battlefield: all hexes that are complete, with what is printed on them. [board.field]

    Each is territory or neutral [territory]; the outermost are edge hexes [board.edge].
    """

    def __init__(self, path: str, faces: list[Face], placements: list[Placement]) -> None:
        self.path = path  # of the book
        self.placements = placements
        covered: dict[tuple[int, int], int] = {}
        owners: dict[tuple[int, int], int] = {}
        marks: dict[tuple[int, int], str] = {}
        for board, (face, left, top, turned) in enumerate(placements):
            for (x, y), part in COVERED.items():
                place = (left + x, top + y)
                owners[place] = NEUTRAL if place in covered else board
                covered[place] = covered.get(place, 0) | part
            for (x, y), mark in faces[face].marks.items():
                at = (WIDTH - x, HEIGHT - y) if turned else (x, y)
                marks[left + at[0], top + at[1]] = mark
        whole = sorted([(y, x) for (x, y), part in covered.items() if part == WHOLE])
        hexes = [doubled(x, y) for y, x in whole]
        blocked = [doubled(x, y) for y, x in whole if marks.get((x, y)) == "#"]
        self.board: HexBoard = board_of(tuple(hexes), tuple(blocked))
        n = len(whole)
        self.count: i64 = n
        self.xs: vec[i64] = vec[i64]([x for _y, x in whole])
        self.ys: vec[i64] = vec[i64]([y for y, _x in whole])
        self.owner: vec[i64] = vec[i64]([owners[x, y] for y, x in whole])
        self.start: vec[i64] = vec[i64]([int(marks.get((x, y)) == "S") for y, x in whole])
        self.edge: vec[i64] = vec[i64](
            [
                int(any(covered.get((x + dx, y + dy), 0) != WHOLE for dx, dy in STEPS))
                for y, x in whole
            ]
        )
        self.starts: vec[i64] = vec[i64]([hex for hex in range(n) if self.start[hex] == 1])
        self.words: list[str] = [f"{x},{y}" for y, x in whole]
        self.shown: list[dict[str, object]] = []  # worked out when first asked for

    def show_all(self) -> list[dict[str, object]]:
        """Return all hexes as plain data."""
        if len(self.shown) == 0:
            self.shown = [self.show(hex) for hex in range(self.count)]
        return self.shown

    def show(self, hex: int) -> dict[str, object]:
        """Return a hex with what is printed on it, as plain data."""
        return {
            "id": self.words[hex],
            "x": self.xs[hex],
            "y": self.ys[hex],
            "region": REGIONS[self.owner[hex]],
            "start": self.start[hex] == 1,
            "blocked": self.board.blocked[hex] == 1,
            "edge": self.edge[hex] == 1,
        }

    def __reduce__(self) -> tuple[object, ...]:
        from dicehall.games.shadespire.library import same_field  # which keeps fields

        return same_field, (self.path, self.placements)

    def hex_at(self, x: int, y: int) -> int:
        """Return the index of the complete hex at a place, or -1."""
        for hex in range(self.count):
            if self.xs[hex] == x and self.ys[hex] == y:
                return hex
        return -1


FIELDS: Final[dict[tuple[object, ...], Field]] = {}
MOST_FIELDS: Final = 1024  # two boards make 640


def field_of(path: str, faces: list[Face], placements: list[Placement]) -> Field:
    """Return the battlefield of these boards; asked again, the same one.

    Of many the oldest is forgotten, never the one that is none yet.
    """
    key = (path, *placements)
    found = FIELDS.get(key)
    if found is None:
        if len(FIELDS) >= MOST_FIELDS:
            oldest = next(iter([known for known in FIELDS if len(known) > 1]))
            del FIELDS[oldest]
        found = Field(path, faces, placements)
        FIELDS[key] = found
    return found

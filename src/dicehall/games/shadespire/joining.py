"""Choosing boards and joining them. [board.join]"""

from __future__ import annotations

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from dicehall.games.shadespire.field import HEIGHT, JOINS, TURNED, WIDTH, join_x, join_y
from dicehall.games.shadespire.moves import only
from dicehall.games.shadespire.pieces import LaidBoard
from dicehall.games.shadespire.roll_off import roll_off
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import (
    BOARD,
    BOARD_CHOSEN,
    JOIN,
    JOINED,
    OFF_LAYOUT,
    OFFERED,
    OVERLAPS,
    SAME_PLACE,
)
from dicehall.kit.action import Action, act, first, second
from dicehall.kit.table import BIT, NOBODY, Choice, Frame


@final
class PlaceBoards(Frame):
    """The lowest roll places first; those left roll again. [board.order] [many.boards]"""

    def __init__(self, left: i64 = 0) -> None:
        super().__init__()
        self.left: i64 = left

    def step(self, g: Shadespire, at: i64) -> None:
        if self.left == 0:
            self.done = True
            return
        seat = only(self.left)
        if seat == NOBODY:
            seat = roll_off(g, self.left, lowest=True)
        self.left &= ~BIT[seat]
        g.push(TakeBoard(seat))

    def copy(self) -> PlaceBoards:  # written by tools/copies.py
        return self.carry(PlaceBoards(self.left))


@final
class TakeBoard(Choice):
    """Choose any side of any board. [board.face]"""

    def ask(self, g: Shadespire) -> None:
        for face in range(len(g.book.faces)):
            g.offer(act(BOARD, face))

    def chosen(self, g: Shadespire, action: Action) -> None:
        face = first(action)
        g.bands[self.seat].board = len(g.placed)
        if len(g.placed) == 0:
            g.placed = append(g.placed, LaidBoard(face))
        else:
            g.push(JoinBoard(self.seat, face))
        g.tell(BOARD_CHOSEN, self.seat, face)

    def copy(self) -> TakeBoard:  # written by tools/copies.py
        return self.carry(TakeBoard(self.seat))


@final
class JoinBoard(Choice):
    """Join the board to one that lies: 3 long or 2 short hexes must become whole. [board.join]"""

    def __init__(self, seat: i64 = 0, face: i64 = 0) -> None:
        super().__init__(seat)
        self.face: i64 = face

    def ask(self, g: Shadespire) -> None:
        for base in range(len(g.placed)):
            for join in range(JOINS):
                why = self.why_not(g, base, join)
                if why == OFFERED:
                    g.offer(act(JOIN, base, join))
                else:
                    g.refuse(act(JOIN, base, join), why)

    def why_not(self, g: Shadespire, base: i64, join: i64) -> i64:
        """Say why a board may not lie there: it covers no other, and is not offered twice."""
        x, y, _turned = place_of(g, base, join)
        for board in range(len(g.placed)):
            dx = size(x - g.placed[board].x)
            dy = size(y - g.placed[board].y)
            if dx < WIDTH and dy < HEIGHT:
                return OVERLAPS
            if board < base and joins(dx, dy):
                return SAME_PLACE  # offered already as a join to that board
        return OFFERED if not g.fixed or g.seats == 2 or fits_layout(g, x, y) else OFF_LAYOUT

    def chosen(self, g: Shadespire, action: Action) -> None:
        base = first(action)
        join = second(action)
        x, y, turned = place_of(g, base, join)
        g.placed = append(g.placed, LaidBoard(self.face, x, y, turned))
        g.tell(JOINED, self.seat, self.face, base, join)

    def copy(self) -> JoinBoard:  # written by tools/copies.py
        return self.carry(JoinBoard(self.seat, self.face))


def place_of(g: Shadespire, base: i64, join: i64) -> tuple[i64, i64, bool]:
    """Return the left and upper edge of a board joined so to another, and whether it is turned."""
    board = g.placed[base]
    return board.x + join_x(join), board.y + join_y(join), join >= TURNED


def size(x: i64) -> i64:
    """Return a number without its sign."""
    return x if x >= 0 else -x


def joins(dx: i64, dy: i64) -> bool:
    """Say whether boards that far apart are joined as the rules want."""
    return (dy == HEIGHT and dx <= 8) or (dy == 0 and dx == WIDTH)


def fits_layout(g: Shadespire, x: i64, y: i64) -> bool:
    """Say whether the boards so far and this one are part of a fixed layout. [fixed]"""
    laid = [(int(board.x), int(board.y)) for board in g.placed]
    laid.append((int(x), int(y)))
    for layout in g.book.layouts:
        if layout.players == g.seats:
            for flip in (1, -1):
                places = [(flip * left, flip * top) for left, top in layout.origins]
                for left, top in places:
                    dx = left - laid[0][0]
                    dy = top - laid[0][1]
                    if all((a + dx, b + dy) in places for a, b in laid):
                        return True
    return False

"""A battlefield that lies ready: boards joined, tokens laid, fighters placed. [prepared]

For who wants to play at once: nobody decides anything of it, and all rules for laying hold.
"""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from dicehall.games.shadespire.deploying import PlaceFighters
from dicehall.games.shadespire.field import HEIGHT, JOINS, TURNED
from dicehall.games.shadespire.ids import Hex
from dicehall.games.shadespire.joining import JoinBoard, place_of
from dicehall.games.shadespire.pieces import OFF, LaidBoard
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.tokens import PlaceTokens, tokens_for
from dicehall.games.shadespire.verbs import BOARD_CHOSEN, DEPLOY, JOINED, OFFERED, TOKEN
from dicehall.kit.action import act


def join_boards(g: Shadespire) -> None:
    """Each has a board side of its own; two lie long side by long side, the second one turned, and
    more as in the first of the fixed layouts. [board.join]"""
    for seat in range(g.seats):
        face = seat % len(g.book.faces)
        g.bands[seat].board = seat
        if seat == 0:
            g.placed = append(g.placed, LaidBoard(face))
            g.tell(BOARD_CHOSEN, seat, face)
            continue
        base, join = next_join(g, seat, face)
        x, y, turned = place_of(g, base, join)
        g.placed = append(g.placed, LaidBoard(face, x, y, turned))
        g.tell(JOINED, seat, face, base, join)


def next_join(g: Shadespire, seat: i64, face: i64) -> tuple[i64, i64]:
    """Return to which board the next one is joined, and how."""
    wanted_x, wanted_y = wanted_place(g, seat)
    frame = JoinBoard(seat, face)
    for join in range(JOINS - 1, -1, -1):  # turned ones first
        for base in range(len(g.placed)):
            x, y, _turned = place_of(g, base, join)
            if x != wanted_x or y != wanted_y or (g.seats == 2) != (join >= TURNED):
                continue
            if frame.why_not(g, base, join) == OFFERED:
                return base, join
    raise AssertionError("a layout whose boards are not joined")


def wanted_place(g: Shadespire, board: i64) -> tuple[i64, i64]:
    """Return where a board is to lie, seen from the first."""
    if g.seats > 2:
        for layout in g.book.layouts:
            if layout.players == g.seats:
                left, top = layout.origins[board]
                first_left, first_top = layout.origins[0]
                return left - first_left, top - first_top
    return 0, HEIGHT * board


def lay_tokens(g: Shadespire) -> None:
    """The tokens lie as near to the middle as they may. [token.place]"""
    laying = PlaceTokens(0)
    for _token in range(tokens_for(g.seats)):
        laying.prepare(g)
        best: i64 = -1
        for hex in range(g.field.count):
            if laying.fits(g, hex) and (best < 0 or off_centre(g, hex) < off_centre(g, best)):
                best = hex
        laying.put(g, act(TOKEN, best))


def place_fighters(g: Shadespire) -> None:
    """Each fighter stands on an own starting hex, the first ones nearest to the middle, laid in
    turn from the first seat. [deploy.turns]"""
    placing = PlaceFighters(0)
    while placing.left(g, placing.seat) > 0:
        band = g.bands[placing.seat]
        best: i64 = -1
        for k in range(len(g.field.starts)):
            hex = g.field.starts[k]
            free = placing.why_not(g, hex) == OFFERED
            if free and (best < 0 or off_centre(g, hex) < off_centre(g, best)):
                best = hex
        for i in range(band.first, band.first + band.size):
            if g.fighters[i].hex == OFF:
                placing.chosen(g, act(DEPLOY, i, best))
                break


def off_centre(g: Shadespire, hex: Hex) -> i64:
    """Return how far a hex lies from the farthest one: small in the middle."""
    farthest: i64 = 0
    for other in range(g.field.count):
        farthest = max(farthest, g.field.board.distance(hex, other))
    return farthest

"""Chairs and who sits on them; a table as everybody may know it."""

from __future__ import annotations

from dicehall.games import find
from dicehall.hall.fair import hashed
from dicehall.hall.store import OVER, WAITING, SeatRow, TableRow
from dicehall.kit.game import SetupError
from dicehall.kit.lesson import restored


def free_chair(seats: list[SeatRow], wanted: int | None) -> SeatRow | None:
    """Return a chair that waits for a person: the wanted one, or the first."""
    for chair in seats:
        if chair.kind == "person" and chair.token_hash is None and wanted in (None, chair.seat):
            return chair
    return None


def seat_of(seats: list[SeatRow], token: str) -> int | None:
    """Return the seat that a token holds."""
    wanted = hashed(token)
    for chair in seats:
        if chair.token_hash == wanted:
            return chair.seat
    return None


def people(seats: list[SeatRow]) -> list[SeatRow]:
    """Return the chairs for people."""
    return [chair for chair in seats if chair.kind == "person"]


def host_seat(table: TableRow, seats: list[SeatRow]) -> int | None:
    """Return the seat of who laid the table; where they have left, of the first who sits there."""
    taken = [chair for chair in seats if chair.token_hash is not None]
    for chair in taken:
        if chair.token_hash == table.host:
            return chair.seat
    return taken[0].seat if taken else None


def stand_up(chair: SeatRow) -> None:
    """Leave a chair to the next person."""
    chair.name = None
    chair.token_hash = None
    chair.salt = ""
    chair.seal = None
    chair.agreed = False


def shares(returns: list[float], seats: list[SeatRow]) -> list[float]:
    """Return each seat's share of the victory when those who lost by the way get none.

    >>> lost = SeatRow(0, lost="resigned")
    >>> shares([1.0, 0.0, 0.0], [lost, SeatRow(1), SeatRow(2)])
    [0.0, 0.5, 0.5]
    """
    staying = [chair.seat for chair in seats if chair.lost is None]
    if len(staying) in (0, len(seats)):
        return returns
    total = sum([returns[seat] for seat in staying])
    if total == 0:
        return [1 / len(staying) if seat in staying else 0.0 for seat in range(len(returns))]
    return [returns[seat] / total if seat in staying else 0.0 for seat in range(len(returns))]


def public_options(table: TableRow) -> dict[str, object]:
    """Return the options; what is secret among them only once the game is over."""
    if table.state == OVER:
        return table.options
    try:
        return find(table.game).public(table.options)
    except SetupError:  # the game is no longer installed: nobody can say what is secret
        return {}


def lesson_shown(stored: dict[str, object]) -> dict[str, object]:
    """Return the lesson of a table, with its steps as the learner meets them."""
    lesson = restored(stored)
    return {"id": lesson.id, "steps": lesson.shown()}


def describe(
    table: TableRow, seats: list[SeatRow], online: set[int], watching: int
) -> dict[str, object]:
    """Return what everybody may know of a table."""
    return {
        "table": table.id,
        "code": table.code,
        "game": table.game,
        "state": table.state,
        "seats": table.seats,
        "options": public_options(table),
        "language": table.language,
        "privacy": table.privacy,
        "clock": table.clock.data(),
        "absence": table.absence,
        "undo": table.undo,
        "commitment": table.commitment,
        "next": table.next,
        "hints": table.hints,
        "opening": table.opening is not None,
        "rematch": table.rematch,
        "drawn": table.drawn,
        "host": host_seat(table, seats),
        "continued": None if table.earlier is None else len(table.earlier.answers),
        "lesson": None if table.lesson is None else lesson_shown(table.lesson),
        "watching": watching,
        "result": table.result if table.state == OVER else None,
        "chairs": [
            {
                "kind": chair.kind,
                "bot": chair.bot,
                "name": chair.name,
                "online": chair.kind == "bot" or chair.seat in online,
                "away": chair.away,
                "lost": chair.lost,
                "agreed": chair.agreed,
                "again": chair.again,
                "seal": chair.seal,
                "shown": bool(chair.salt),
                "salt": None if table.state == WAITING else chair.salt,
            }
            for chair in seats
        ],
    }

"""Chairs and who sits on them; a table as everybody may know it."""

from __future__ import annotations

from dicehall.hall.fair import hashed
from dicehall.hall.store import OVER, SeatRow, TableRow


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


def stand_up(chair: SeatRow) -> None:
    """Leave a chair to the next person."""
    chair.name = None
    chair.token_hash = None
    chair.salt = ""
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
        "options": table.options,
        "language": table.language,
        "privacy": table.privacy,
        "clock": table.clock.data(),
        "absence": table.absence,
        "undo": table.undo,
        "commitment": table.commitment,
        "next": table.next,
        "hints": table.hints,
        "continued": None if table.earlier is None else len(table.earlier.answers),
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
            }
            for chair in seats
        ],
    }

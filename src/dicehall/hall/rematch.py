"""The same table again."""

from __future__ import annotations

from dicehall.hall.errors import HallError
from dicehall.hall.hall import Hall
from dicehall.hall.lobby import Seated, begin, keep, new_table, own_seat, save, seated
from dicehall.hall.seats import seat_of
from dicehall.hall.store import OVER, WAITING, SeatRow
from dicehall.hall.table_host import TableHost


async def rematch(hall: Hall, host: TableHost, token: str, salt: str, address: str) -> Seated:
    """Ask for the same table again; it starts when every person has asked."""
    async with host.lock:
        own_seat(host, token)
        if host.table.state != OVER:
            raise HallError(409, "not-over", "the game is not over yet")
        following = host.table.next
        if following is None or await hall.store.find(following) is None:  # all have left it
            await lay_again(hall, host, address)
        following = host.table.next
    assert following is not None
    async with hall.visit(following, address) as next_host, next_host.lock:
        own = seat_of(next_host.seats, token)
        if own is None:
            raise HallError(409, "left", "this seat has left the rematch")
        if next_host.table.state == WAITING:
            chair = next_host.seats[own]
            chair.agreed, chair.salt = True, salt
            await save(next_host)
            people = [chair for chair in next_host.seats if chair.kind == "person"]
            if all(chair.agreed for chair in people):
                await begin(next_host)
        return seated(next_host, own, token)


async def lay_again(hall: Hall, host: TableHost, address: str) -> None:
    """Create the table of a rematch, the chairs moved on by one. The caller holds the lock."""
    old = host.table
    count = len(host.seats)
    chairs = []
    for seat in range(count):
        was = host.seats[(seat - 1) % count]
        chairs.append(SeatRow(seat, was.kind, was.bot, was.name, was.token_hash))
    table = new_table(
        host.time.now(),
        game=old.game,
        seats=old.seats,
        options=old.options,
        language=old.language,
        privacy=old.privacy,
        clock=old.clock,
        absence=old.absence,
        undo=old.undo,
        hints=old.hints,
    )
    await keep(hall, table, chairs, address)
    old.next = table.id
    await save(host)

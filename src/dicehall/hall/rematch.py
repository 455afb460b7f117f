"""The same table again."""

from __future__ import annotations

from dicehall.hall.errors import Behind, HallError
from dicehall.hall.following import again
from dicehall.hall.hall import Hall
from dicehall.hall.lobby import Seated, keep, new_table, own_seat, seated
from dicehall.hall.opening import agree, save
from dicehall.hall.seats import seat_of
from dicehall.hall.store import OVER, WAITING, SeatRow, Unreadable
from dicehall.hall.table_host import TableHost
from dicehall.kit.game import PACKS


async def rematch(hall: Hall, host: TableHost, token: str, address: str) -> Seated:
    """Ask for the same table again; it opens when every person has asked and sealed a salt."""
    following = await want(hall, host, token, address)
    async with hall.visit(following, address) as next_host:
        return await take_part(next_host, token)


@again
async def want(hall: Hall, host: TableHost, token: str, address: str) -> str:
    """Say at the finished table that one wants to play again; return the table for it."""
    async with host.lock:
        here = own_seat(host, token)
        if host.table.state != OVER:
            raise HallError(409, "not-over", "the game is not over yet")
        laid = None
        following = host.table.next
        if following is None or not await is_there(hall, following):  # all have left it
            laid = following = await lay_again(hall, host, address)
        if laid is not None or not host.seats[here].again:
            host.seats[here].again = True
            try:
                await save(host)
            except Behind:
                if laid is not None:  # another has laid one already
                    await hall.store.remove_table(laid)
                raise
    return following


@again
async def take_part(host: TableHost, token: str) -> Seated:
    """Agree to the rematch on one's own chair."""
    async with host.lock:
        own = seat_of(host.seats, token)
        if own is None:
            raise HallError(409, "left", "this seat has left the rematch")
        if host.table.state == WAITING:
            if not host.seats[own].agreed:
                await agree(host, own)
        return seated(host, own, token)


async def is_there(hall: Hall, id: str) -> bool:
    """Tell whether a table is there and can be read."""
    try:
        return await hall.store.find(id) is not None
    except Unreadable:
        return False


async def lay_again(hall: Hall, host: TableHost, address: str) -> str:
    """Create the table of a rematch, the chairs moved on by one; return its id. The caller holds
    the lock."""
    old = host.table
    count = len(host.seats)
    chairs = []
    for seat in range(count):
        was = host.seats[(seat - 1) % count]
        chairs.append(SeatRow(seat, was.kind, was.bot, was.name, was.token_hash))
    table = new_table(
        host.time.now(),
        game=old.game,
        version=old.version if PACKS in old.options else "",
        seats=old.seats,
        options=old.options,
        language=old.language,
        privacy=old.privacy,
        clock=old.clock,
        absence=old.absence,
        undo=old.undo,
        hints=old.hints,
        rematch=True,
    )
    await keep(hall, table, chairs, address)
    old.next = table.id
    for chair in host.seats:
        chair.again = False
    return table.id

"""A finished game played on from one of its moments, against bots and with new dice."""

from __future__ import annotations

from dicehall.hall import fair
from dicehall.hall.clocks import ClockRule
from dicehall.hall.errors import HallError
from dicehall.hall.hall import Hall
from dicehall.hall.lobby import Seated, bot_called, keep, new_table, seated
from dicehall.hall.models import Continue
from dicehall.hall.store import OVER, SeatRow
from dicehall.hall.table_host import TableHost


async def play_on(hall: Hall, host: TableHost, wish: Continue, address: str) -> Seated:
    """Lay a new table as it stood after some answers; it starts with the person's salt."""
    async with host.lock:
        old, game = host.table, host.game
        if game is None or old.state != OVER:
            raise HallError(409, "not-over", "only a finished game can be played on")
        record = game.match.record()
    if wish.number >= len(record.answers):
        most = len(record.answers) - 1
        raise HallError(422, "number", f"number is {wish.number}; right would be 0 to {most}")
    if wish.seat >= old.seats:
        most = old.seats - 1
        raise HallError(422, "seat", f"seat is {wish.seat}; right would be 0 to {most}")
    bot = bot_called(wish.bot)
    token = fair.new_token()
    chairs = [SeatRow(seat, "bot", bot) for seat in range(old.seats)]
    chairs[wish.seat] = SeatRow(
        wish.seat, name=wish.name, token_hash=fair.hashed(token), agreed=True
    )
    table = new_table(
        hall.time.now(),
        game=old.game,
        seats=old.seats,
        options=old.options,
        language=wish.language,
        privacy="link",
        clock=ClockRule(),
        absence="wait",
        undo="ask",
        hints=True,
        earlier=fair.earlier_of(record, wish.number),
    )
    table.version = old.version
    await keep(hall, table, chairs, address)
    async with hall.visit(table.id, address) as next_host:
        return seated(next_host, wish.seat, token)

"""Tables that teach: the learner is led, the rivals play by the lesson, the first dice are its."""

from __future__ import annotations

from dicehall.hall import fair
from dicehall.hall.clocks import ClockRule
from dicehall.hall.errors import HallError
from dicehall.hall.hall import Hall
from dicehall.hall.lobby import Seated, bot_called, game_called, keep, new_table, seated
from dicehall.hall.models import Learn
from dicehall.hall.store import SeatRow
from dicehall.kit.content import ContentError
from dicehall.kit.lesson import find_lesson


async def learn(hall: Hall, wish: Learn, address: str) -> Seated:
    """Lay the table of a lesson; it starts with the learner's salt, as every table does."""
    info = game_called(wish.game)
    try:
        lesson = find_lesson(info, wish.lesson)
    except ContentError as error:
        raise HallError(404, "no-lesson", str(error)) from None
    bot = bot_called(None)
    token = fair.new_token()
    chairs = [SeatRow(seat, "bot", bot) for seat in range(lesson.seats)]
    chairs[lesson.learner] = SeatRow(
        lesson.learner, name=wish.name, token_hash=fair.hashed(token), agreed=True
    )
    setup = info.check(lesson.setup(info.id))
    table = new_table(
        hall.time.now(),
        game=info.id,
        seats=setup.seats,
        options=setup.options,
        language=wish.language,
        privacy="link",
        clock=ClockRule(),
        absence="wait",
        undo="free",
        hints=True,
        lesson=lesson.stored(),
    )
    await keep(hall, table, chairs, address)
    async with hall.visit(table.id, address) as host:
        return seated(host, lesson.learner, token)

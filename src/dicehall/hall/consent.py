"""What needs the others' consent: taking back, and ending the game as a draw.

Everybody who plays has a voice, whether or not they are there: no answer means no. Each step is a
row of the log, so a request outlives the hall.
"""

from __future__ import annotations

from dicehall.hall.connection import Connection
from dicehall.hall.errors import Refusal
from dicehall.hall.fold import LiveGame
from dicehall.hall.protocol import Consent, Draw, Undo
from dicehall.hall.seats import people
from dicehall.hall.table_host import TableHost


def voters(host: TableHost, by: int) -> set[int]:
    """Return the people whose consent a seat needs: all others who have not lost."""
    return {chair.seat for chair in people(host.seats) if chair.seat != by and chair.lost is None}


async def ask(
    host: TableHost, game: LiveGame, what: str, of: int, sender: Connection, id: str
) -> None:
    """Ask the others for something, once: what was refused stays refused until the next answer."""
    seat = sender.seat
    assert seat is not None
    if game.was_denied(what, seat):
        raise Refusal("refused-before", "the others have refused; play on first")
    if game.request is not None:
        raise Refusal("request-open", "a request is open; it must be answered first")
    until = host.time.now() + host.limits.undo_seconds
    data: dict[str, object] = {"what": what, "of": of, "until": round(until, 1)}
    await host.commit("ask", seat, data, (), sender, id)
    host.tell_undo()


async def take_back(
    host: TableHost, game: LiveGame, seat: int, number: int, sender: Connection, client_id: str
) -> None:
    """Take an answer back, and what came after it."""
    taken = game.match.answers[number]
    alone = taken.secret and game.match.last_free(seat) == number
    data: dict[str, object] = {"number": number, "sealed": alone}
    await host.commit("back", seat, data, (), sender, client_id)


async def undo(host: TableHost, game: LiveGame, sender: Connection, seat: int, order: Undo) -> None:
    """Take the seat's last answer back, or ask the others."""
    if host.table.undo == "none":
        raise Refusal("undo-off", "nothing is taken back at this table")
    if game.taken_back[seat] >= host.limits.undos:  # or a log could grow without end
        text = f"a seat takes back {host.limits.undos} answers in a game, no more"
        raise Refusal("undo-full", text, limit="undos")
    number = game.match.last_free(seat)
    if number >= 0:
        await take_back(host, game, seat, number, sender, order.id)
        return
    if host.table.undo == "free":
        raise Refusal("undo-not-free", "something was rolled, revealed or answered since")
    number = game.last_answer(seat)
    if number < 0:
        raise Refusal("undo-nothing", "there is no answer of yours to take back")
    if voters(host, seat):
        await ask(host, game, "back", number, sender, order.id)
    else:
        await take_back(host, game, seat, number, sender, order.id)


async def draw(host: TableHost, game: LiveGame, sender: Connection, seat: int, order: Draw) -> None:
    """Offer the others to end the game as a draw."""
    if not voters(host, seat):
        raise Refusal("alone", "there is nobody to agree with; you may give up")
    await ask(host, game, "draw", 0, sender, order.id)


async def consent(
    host: TableHost, game: LiveGame, sender: Connection, seat: int, order: Consent
) -> None:
    """Allow or refuse another's request."""
    request = game.request
    if request is None or request.by == seat:
        raise Refusal("no-request", "nobody else has asked for anything")
    named = request.seq if order.seq is None and request.what == "back" else order.seq
    if named != request.seq:
        raise Refusal("no-request", "that request is no longer open")
    if not order.yes:
        await host.commit("refuse", seat, None, (), sender, order.id)
    elif not voters(host, request.by) <= request.yes | {seat}:
        await host.commit("agree", seat, None, (), sender, order.id)
    elif request.what == "back":
        await take_back(host, game, request.by, request.of, sender, order.id)
        return
    else:
        host.table.drawn = True
        await host.commit("draw", request.by, None, (), sender, order.id)
    host.tell_undo()

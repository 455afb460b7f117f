"""What each message of a client does."""

from __future__ import annotations

from dicehall.hall import protocol
from dicehall.hall.audience import Request, accepted
from dicehall.hall.connection import Connection
from dicehall.hall.errors import Refusal
from dicehall.hall.fold import LiveGame
from dicehall.hall.logs import trouble
from dicehall.hall.protocol import Answer, Chat, Claim, Consent, Order, Resign, Return, Undo
from dicehall.hall.store import ChatRow
from dicehall.hall.table_host import NOT_WRITTEN, REPLIES_KEPT, TableHost
from dicehall.kit.action import IllegalAction
from dicehall.kit.notation import NotationError


async def receive(host: TableHost, sender: Connection, order: Order) -> None:
    """Take a message, once: a repeated id gets the first one's answer again."""
    async with host.lock:
        if host.gone:
            sender.close(protocol.RESTART, "the table is read again")
            return
        if repeated(host, sender, order):
            return
        try:
            await carry_out(host, sender, order)
        except Refusal as why:
            sender.send(host.refused(sender, order.id, why))
            if why.wait is None:
                remember(host, sender, order.id, why)


def repeated(host: TableHost, sender: Connection, order: Order) -> bool:
    """Answer a message that was answered before."""
    seat = sender.seat
    if seat is None:
        reply = sender.replies.get(order.id)
        if reply is not None:
            sender.send(reply)
        return reply is not None
    game = host.game
    seq = None if game is None else game.replies.get((seat, order.id))
    if seq is None and (seat, order.id) in host.chat_ids:
        seq = 0 if game is None else game.seq
    if seq is not None:
        sender.send(accepted(order.id, seq))
        return True
    known = host.refusals.get(seat, {})
    if order.id not in known:
        return False
    why = known[order.id]
    if why is None:
        sender.send(accepted(order.id, 0 if game is None else game.seq))
    else:
        sender.send(host.refused(sender, order.id, why))
    return True


def remember(host: TableHost, sender: Connection, id: str, why: Refusal | None) -> None:
    """Keep an answer that is not in the log, for when the message comes again."""
    if sender.seat is None:
        game = host.game
        seq = 0 if game is None else game.seq
        reply = accepted(id, seq) if why is None else host.refused(sender, id, why)
        sender.replies[id] = reply
        if len(sender.replies) > 20:
            del sender.replies[next(iter(sender.replies))]
        return
    known = host.refusals.setdefault(sender.seat, {})
    known[id] = why
    if len(known) > REPLIES_KEPT:
        del known[next(iter(known))]


def accept(host: TableHost, sender: Connection, id: str) -> None:
    """Accept a message that leaves no row in the log."""
    game = host.game
    sender.send(accepted(id, 0 if game is None else game.seq))
    remember(host, sender, id, None)


async def carry_out(host: TableHost, sender: Connection, order: Order) -> None:
    """Do what a message asks, or raise why not."""
    if isinstance(order, Chat):
        await chat(host, sender, order)
        return
    seat = sender.seat
    if seat is None:
        raise Refusal("watching", "who watches does not play")
    game = host.playing()
    if host.seats[seat].lost is not None:
        raise Refusal("lost", "a bot plays this seat on to the end")
    match order:
        case Answer():
            await answer(host, game, sender, seat, order)
        case Undo():
            await undo(host, game, sender, seat, order)
        case Consent():
            await consent(host, game, sender, seat, order)
        case Resign():
            host.seats[seat].lost = "resigned"
            chairs = [host.seats[seat]]
            await host.commit("resign", seat, None, chairs, sender, order.id)
            drop_request(host)
        case Claim():
            await claim(host, game, sender, seat, order)
        case Return():
            if not host.seats[seat].away:
                raise Refusal("not-away", "nobody stands in for this seat")
            host.seats[seat].away = False
            await host.commit("return", seat, None, [host.seats[seat]], sender, order.id)


async def answer(
    host: TableHost, game: LiveGame, sender: Connection, seat: int, order: Answer
) -> None:
    """Answer the open question, as the client saw it."""
    if seat not in game.asked():
        raise Refusal("not-asked", "nothing is asked of this seat now")
    if not game.question_seqs[seat] <= order.seq <= game.seq:
        raise Refusal("stale", "the table has moved on since; here is how it stands")
    try:
        text = game.check(seat, order.answer)
    except (IllegalAction, NotationError) as error:
        raise Refusal("illegal", str(error)) from None
    if host.seats[seat].away:
        host.seats[seat].away = False
        await host.commit("return", seat, None, [host.seats[seat]])
    await host.commit("answer", seat, {"answer": text}, (), sender, order.id)
    drop_request(host)


def drop_request(host: TableHost) -> None:
    """Let a request to take back lapse, because somebody has played on."""
    if host.request is not None:
        host.request = None
        host.tell_undo()


def voters(host: TableHost, game: LiveGame, by: int) -> set[int]:
    """Return the people who must allow a seat to take back."""
    return {chair.seat for chair in host.seats if chair.seat != by and game.by_person(chair.seat)}


async def take_back(
    host: TableHost,
    game: LiveGame,
    seat: int,
    number: int,
    sender: Connection,
    client_id: str,
) -> None:
    """Take an answer back, and what came after it."""
    host.request = None
    taken = game.match.answers[number]
    alone = taken.secret and game.match.last_free(seat) == number
    data: dict[str, object] = {"number": number, "sealed": alone}
    await host.commit("back", seat, data, (), sender, client_id)


async def undo(host: TableHost, game: LiveGame, sender: Connection, seat: int, order: Undo) -> None:
    """Take the seat's last answer back, or ask the others."""
    if host.table.undo == "none":
        raise Refusal("undo-off", "nothing is taken back at this table")
    number = game.match.last_free(seat)
    if number >= 0:
        await take_back(host, game, seat, number, sender, order.id)
        return
    if host.table.undo == "free":
        raise Refusal("undo-not-free", "something was rolled, revealed or answered since")
    number = game.last_answer(seat)
    if number < 0:
        raise Refusal("undo-nothing", "there is no answer of yours to take back")
    if not voters(host, game, seat):
        await take_back(host, game, seat, number, sender, order.id)
        return
    if host.request is not None and host.request.by != seat:
        raise Refusal("undo-open", "somebody else has asked to take back already")
    if host.request is None:
        until = host.time.now() + host.limits.undo_seconds
        host.request = Request(seat, number, until)
    accept(host, sender, order.id)
    host.tell_undo()


async def consent(
    host: TableHost, game: LiveGame, sender: Connection, seat: int, order: Consent
) -> None:
    """Allow or refuse another's request."""
    request = host.request
    if request is None or request.by == seat:
        raise Refusal("no-request", "nobody else has asked to take back")
    if not order.yes:
        host.request = None
    else:
        request.yes.add(seat)
        if voters(host, game, request.by) <= request.yes:
            await take_back(host, game, request.by, request.number, sender, order.id)
            return
    accept(host, sender, order.id)
    host.tell_undo()


async def claim(
    host: TableHost, game: LiveGame, sender: Connection, seat: int, order: Claim
) -> None:
    """Let an absent seat have lost."""
    if host.table.absence != "claim":
        raise Refusal("claim-off", "games are not claimed at this table")
    if order.seat >= len(host.seats) or order.seat == seat or not game.by_person(order.seat):
        raise Refusal("not-absent", "nobody is missing on this seat")
    since = host.absent_since.get(order.seat)
    if since is None:
        raise Refusal("not-absent", "nobody is missing on this seat")
    wait = since + host.limits.grace_seconds - host.time.now()
    if wait > 0:
        raise Refusal("not-yet", "the grace time has not run out", round(wait, 1))
    host.seats[order.seat].lost = "claimed"
    await host.commit("claim", order.seat, None, [host.seats[order.seat]], sender, order.id)


async def chat(host: TableHost, sender: Connection, order: Chat) -> None:
    """Say something to everybody at the table."""
    now = host.time.now()
    text = protocol.decent(order.text)
    if not text:
        raise Refusal("empty", "there is nothing to say")
    if len(text) > host.limits.chat_length:
        raise Refusal("too-long", f"at most {host.limits.chat_length} characters at a time")
    wait = sender.chat.take(now)
    if wait > 0:
        raise Refusal("too-many", "one after the other, please", wait)
    seat = sender.seat
    name = sender.name if seat is None else host.seats[seat].name
    number = host.chat[-1].number + 1 if host.chat else 1
    row = ChatRow(host.table.id, number, seat, name, text, now, None if seat is None else order.id)
    try:
        await host.store.add_chat(row, host.limits.chat_kept)
    except Exception:
        trouble("chat not written", table=host.table.id)
        raise Refusal("internal", NOT_WRITTEN, 1.0) from None
    host.chat.append(row)
    if len(host.chat) > host.limits.chat_kept:
        del host.chat[0]
    if seat is None:
        accept(host, sender, order.id)
    else:
        host.chat_ids.add((seat, order.id))
        sender.send(accepted(order.id, 0 if host.game is None else host.game.seq))
    host.tell({"type": "chat", "line": row.line()})

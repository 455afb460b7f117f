"""What each message of a client does."""

from __future__ import annotations

from functools import cache
from time import perf_counter

from prometheus_client import Counter

from dicehall.hall import protocol
from dicehall.hall.audience import accepted
from dicehall.hall.connection import Connection
from dicehall.hall.consent import consent, draw, undo
from dicehall.hall.errors import Behind, Refusal
from dicehall.hall.fold import LiveGame
from dicehall.hall.following import TRIES
from dicehall.hall.limits import told
from dicehall.hall.logs import trouble
from dicehall.hall.metrics import ORDER_SECONDS, ORDERS, REFUSALS
from dicehall.hall.news import News
from dicehall.hall.protocol import (
    Answer,
    Chat,
    Claim,
    Consent,
    Draw,
    Order,
    Passing,
    Resign,
    Return,
    Undo,
)
from dicehall.hall.store import ChatRow, Conflict
from dicehall.hall.table_host import NOT_WRITTEN, REPLIES_KEPT, TableHost
from dicehall.kit.action import IllegalAction
from dicehall.kit.notation import NotationError

CHAT_LINES = 8  # of one thing said; more are joined


async def receive(host: TableHost, sender: Connection, order: Order) -> None:
    """Take a message, once: a repeated id gets the first one's answer again."""
    began = perf_counter()
    try:
        await take(host, sender, order)
    finally:
        ORDER_SECONDS.observe(perf_counter() - began)


async def take(host: TableHost, sender: Connection, order: Order) -> None:
    """Take a message when it is its turn."""
    async with host.lock:
        for _ in range(TRIES):
            if host.gone:
                sender.close(protocol.RESTART, "the table is read again")
                return
            try:
                if host.doubtful:
                    await follow(host)
                if repeated(host, sender, order):
                    return
                await carry_out(host, sender, order)
                taken(type(order)).inc()
            except Behind:  # another process was first: see what it did, and whether this holds
                continue
            except Refusal as why:
                REFUSALS.labels(why.key).inc()
                sender.send(host.refused(sender, order.id, why))
                if why.wait is None:
                    remember(host, sender, order.id, why)
            return
        sender.send(host.refused(sender, order.id, Refusal("internal", NOT_WRITTEN, 1.0)))


@cache
def taken(kind: type) -> Counter:
    """Return the counter of one kind of orders."""
    return ORDERS.labels(kind.__name__.lower())


async def follow(host: TableHost) -> None:
    """Read what other processes have done at a table."""
    try:
        await host.follow(sure=True)
    except Exception:
        trouble("table cannot be followed", table=host.table.id)
        raise Refusal("internal", NOT_WRITTEN, 1.0) from None


def repeated(host: TableHost, sender: Connection, order: Order) -> bool:
    """Answer a message that was answered before."""
    seat = sender.seat
    if seat is not None and host.game is not None:
        held = host.held(host.game, seat)
        if held is not None and held.id == order.id:
            held.sender = sender
            return True
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
        case Draw():
            await draw(host, game, sender, seat, order)
        case Resign():
            host.seats[seat].lost = "resigned"
            chairs = [host.seats[seat]]
            asked = game.request is not None
            await host.commit("resign", seat, None, chairs, sender, order.id)
            if asked:
                host.tell_undo()
        case Claim():
            await claim(host, game, sender, seat, order)
        case Passing():
            host.wish(seat, order.mode)
            accept(host, sender, order.id)
            host.drive()
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
    if host.held(game, seat) is not None:
        raise Refusal("not-asked", "this seat has passed already")
    if not game.question_seqs[seat] <= order.seq <= game.seq:
        raise Refusal("stale", "the table has moved on since; here is how it stands")
    try:
        text = game.check(seat, order.answer)
    except (IllegalAction, NotationError) as error:
        raise Refusal("illegal", str(error)) from None
    game.heed_lesson(seat, text)
    if host.seats[seat].away:
        host.seats[seat].away = False
        await host.commit("return", seat, None, [host.seats[seat]])
    if game.passes(seat, text) and host.pause(game, seat) > 0:
        host.hold(game, seat, sender, order.id)
        return
    asked = game.request is not None
    await host.commit("answer", seat, {"answer": text}, (), sender, order.id)
    if asked:
        host.tell_undo()


async def claim(
    host: TableHost, game: LiveGame, sender: Connection, seat: int, order: Claim
) -> None:
    """Let a seat have lost that is absent, or has not answered for long."""
    if host.table.absence != "claim":
        raise Refusal("claim-off", "games are not claimed at this table")
    wait = None
    if order.seat < len(host.seats) and order.seat != seat:
        wait = host.claim_wait(order.seat)
    if wait is None:
        raise Refusal("not-absent", "nobody is missing on this seat")
    if wait > 0:
        raise Refusal("not-yet", "the time to wait for them has not run out", told(wait))
    host.seats[order.seat].lost = "claimed"
    await host.commit("claim", order.seat, None, [host.seats[order.seat]], sender, order.id)


async def chat(host: TableHost, sender: Connection, order: Chat) -> None:
    """Say something to everybody at the table."""
    now = host.time.now()
    text = protocol.decent(order.text, CHAT_LINES)
    if not text:
        raise Refusal("empty", "there is nothing to say")
    if len(text) > host.limits.chat_length:
        raise Refusal("too-long", f"at most {host.limits.chat_length} characters at a time")
    wait = sender.chat.take(now)
    if wait > 0:
        raise Refusal("too-many", "one after the other, please", wait, "chat_seconds")
    seat = sender.seat
    name = sender.name if seat is None else host.seats[seat].name
    number = host.chat[-1].number + 1 if host.chat else 1
    row = ChatRow(host.table.id, number, seat, name, text, now, None if seat is None else order.id)
    try:
        await host.store.add_chat(row, host.limits.chat_kept)
    except Exception as why:
        if isinstance(why, Conflict) and host.neighbours.shared:
            host.doubtful = True
            sender.chat.give_back()  # it is tried again
            raise Behind from None
        trouble("chat not written", table=host.table.id)
        raise Refusal("internal", NOT_WRITTEN, 1.0) from None
    host.chat.append(row)
    if len(host.chat) > host.limits.chat_kept:
        host.chat_ids.discard((host.chat[0].seat, host.chat[0].client_id))
        del host.chat[0]
    if seat is None:
        accept(host, sender, order.id)
    else:
        host.chat_ids.add((seat, order.id))
        sender.send(accepted(order.id, 0 if host.game is None else host.game.seq))
    host.tell({"type": "chat", "line": row.line()})
    host.neighbours.tell(News("chat", host.table.id, row.number))

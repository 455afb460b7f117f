"""The WebSocket of a table: who speaks, how often, and what comes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from dicehall.hall import protocol
from dicehall.hall.addresses import client_of
from dicehall.hall.audience import refusal
from dicehall.hall.connection import Connection
from dicehall.hall.errors import HallError, Refusal, as_refusal
from dicehall.hall.fair import hashed
from dicehall.hall.hall import Hall
from dicehall.hall.limits import Allowance
from dicehall.hall.logs import trouble
from dicehall.hall.orders import receive
from dicehall.hall.protocol import Hello, Ping
from dicehall.hall.table_host import TableHost
from dicehall.hall.wire import DROP, HEAR, PUSH

router = APIRouter()
Receive = Callable[[], Awaitable[Any]]


def own_origin(websocket: WebSocket, others: tuple[str, ...]) -> bool:
    """Tell whether a page of ours (or no page at all) wants to connect."""
    origin = websocket.headers.get("origin")
    if origin is None or origin in [other.rstrip("/") for other in others]:
        return True
    try:
        return urlsplit(origin).netloc == websocket.headers.get("host")
    except ValueError:
        return False


@router.websocket("/api/tables/{table}/socket")
async def table_socket(websocket: WebSocket, table: str) -> None:
    """One socket, from hello to goodbye."""
    hall: Hall = websocket.app.state.hall
    if not own_origin(websocket, hall.settings.origins):
        await websocket.close(1008)
        return
    address = hall.spending.place_of(client_of(websocket.client))
    await websocket.accept()
    if hall.closing:
        await websocket.close(protocol.RESTART)
        return
    try:
        wait = hall.requests.take(address, hall.time.now())
        if wait > 0:
            raise Refusal("too-many", "too many requests", wait, "requests_per_second")
        hall.bans.check(address, hall.time.now())
        hall.crowd.enter(address)
    except HallError:
        await websocket.close(protocol.BANNED)
        return
    except Refusal as why:
        await websocket.send_text(refusal("", why).decode())
        await websocket.close(protocol.TOO_MANY)
        return
    try:
        await converse(hall, websocket, table, address)
    except WebSocketDisconnect:
        pass
    except Exception:
        trouble("socket stopped")
    finally:
        hall.crowd.leave(address)


async def converse(hall: Hall, websocket: WebSocket, table: str, address: str) -> None:
    """Hear hello, then let the socket take part in its table."""
    try:
        hello = await asyncio.wait_for(hear(hall, websocket.receive), hall.limits.hello_seconds)
    except TimeoutError:
        hello = None
    if not isinstance(hello, Hello):
        await websocket.close(protocol.UNREADABLE)
        return
    try:
        async with hall.visit(table, address) as host:
            await take_part(hall, websocket, host, hello, address)
    except HallError as error:
        await websocket.close(protocol.CODES.get(error.status, 1011))


async def hear(hall: Hall, receive: Receive) -> protocol.Message | None:
    """Return the next message, or None if it cannot be read."""
    received = await receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code") or 1005)
    text = received.get("text") or received.get("bytes") or b""
    if len(text) > hall.limits.message_bytes:
        return None
    try:
        return protocol.read(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


async def take_part(
    hall: Hall, websocket: WebSocket, host: TableHost, hello: Hello, address: str
) -> None:
    """Let a socket join its table, until it closes."""
    extensions = websocket.scope["extensions"]
    drop = extensions.get(DROP, lambda code: None)
    push = extensions.get(PUSH, lambda *messages: False)
    now = hall.time.now()
    connection = Connection(websocket.send_text, websocket.close, drop, push, hall.limits, now)
    connection.protocol = hello.protocol
    connection.address = address
    connection.chat = Allowance(hall.chats, address)
    connection.admit = lambda: hall.crowd.settle(address, connection)
    if hello.token is None:
        try:
            hall.load.admit("watcher")
        except HallError as busy:
            connection.send(refusal("", as_refusal(busy)))
            connection.close(protocol.TOO_MANY, busy.key)
            await connection.ended()
            return
        if hello.name is not None:
            connection.name = protocol.decent(hello.name)[:32] or None
    try:
        try:
            if hello.token is not None:
                hall.bans.check_token(hashed(hello.token), now)
            await host.join(connection, hello.seq, hello.token)
        except Refusal as why:
            connection.send(refusal("", why))
            connection.close(protocol.RESTART if host.gone else protocol.TOO_MANY, why.key)
            return
        # in a task of its own: to wake this one goes through all the layers that led here
        listening = attend(hall, extensions.get(HEAR, websocket.receive), host, connection)
        await asyncio.create_task(listening, name="socket")
    finally:
        hall.crowd.unwatch(address, connection)
        await host.part(connection)
        await connection.ended()


async def attend(hall: Hall, receive: Receive, host: TableHost, connection: Connection) -> None:
    """Read messages until the socket closes."""
    while not connection.closed:
        message = await hear(hall, receive)
        if message is None or isinstance(message, Hello):
            connection.close(protocol.UNREADABLE, "the message could not be read")
            return
        await obey(hall, host, connection, message)


async def obey(
    hall: Hall, host: TableHost, connection: Connection, message: protocol.Message
) -> None:
    """Take one message, unless there have been too many."""
    now = hall.time.now()
    wait = connection.messages.take(now)
    if wait > 0:
        id = getattr(message, "id", "")
        why = Refusal("too-many", "too many messages", wait, "messages_per_second")
        connection.send(refusal(id, why))
        if now < connection.free_at and connection.patience.take(now) > 0:
            connection.close(protocol.TOO_MANY, "too many messages")
        connection.free_at = max(connection.free_at, now + wait)
    elif isinstance(message, Ping):
        connection.send(protocol.PONG)
    elif not isinstance(message, Hello):
        await receive(host, connection, message)

"""The WebSocket protocol of the server: quick where a client reads, and it need not wait for one
that does not."""

from __future__ import annotations

import asyncio
import logging
import random
import zlib
from collections import deque
from struct import pack
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State
from websockets.server import ServerProtocol

from dicehall.hall.entrance import HallConfig

DROP: Final = "dicehall.drop"
PUSH: Final = "dicehall.push"
HEAR: Final = "dicehall.hear"
TEXT: Final = 0x81  # the first byte of a whole text frame
PING: Final = b"\x89\x04"  # how a ping of four bytes begins
PONG: Final = b"\x8a\x84"  # and the answer to it
MASKED: Final = 0x80  # of the second byte, with which all frames of a client come
UNTEXT: Final = 1007  # the close code for text that is none
COMPRESSED: Final = 0xC1  # the same, if it is compressed
PATIENCE: Final = 5.0  # seconds for the close frame of a slow client to get through
LARGE: Final = 3_000  # bytes from which a message is compressed; two packets are sent as they are
WINDOW: Final = 13  # bits of zlib's window: a look is hardly larger
LEVEL: Final = 1  # of zlib: the last tenth of the size would take half of the time


def framed(message: bytes, first: int = TEXT) -> bytes:
    """Return a text message as it goes over the wire from a server.

    >>> framed(b"{}")
    b'\\x81\\x02{}'
    """
    length = len(message)
    if length < 126:
        return pack("!BB", first, length) + message
    if length < 65_536:
        return pack("!BBH", first, 126, length) + message
    return pack("!BBQ", first, 127, length) + message


def frame_size(data: bytes, start: int = 0) -> tuple[int, int]:
    """Return how long the first lines of a client's frame are, and the whole of it; two zeros
    if too little has come to tell.

    >>> frame_size(b"\\x81\\x82abcd{}"), frame_size(b"\\x81")
    ((6, 8), (0, 0))
    """
    come = len(data) - start
    if come < 2:
        return 0, 0
    length = data[start + 1] & 0x7F
    more = 2 if length == 126 else 8 if length == 127 else 0
    if come < 2 + more:
        return 0, 0
    if more:
        length = int.from_bytes(data[start + 2 : start + 2 + more])
    head = 2 + more + (4 if data[start + 1] & MASKED else 0)
    return head, head + length


def deflated(message: bytes) -> bytes:
    """Return a message as permessage-deflate wants it (RFC 7692), without those sent before."""
    packer = zlib.compressobj(LEVEL, wbits=-WINDOW)
    return (packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


class Packer:
    """Compresses large messages, each once for all who get it one after the other."""

    def __init__(self) -> None:
        self.message = b""
        self.frame = b""

    def packed(self, message: bytes) -> bytes:
        """Return the frame of a large message."""
        if message is not self.message:
            self.frame = framed(deflated(message), COMPRESSED)
            self.message = message
        return self.frame


PACKER: Final = Packer()


class Mailbox:
    """What has come over a socket, for the one who takes it: a queue without what several need."""

    __slots__ = ("came", "waiter")

    def __init__(self) -> None:
        self.came: deque[Any] = deque()
        self.waiter: asyncio.Future[None] | None = None

    def awaited(self) -> bool:
        """Tell whether what comes now is taken at once."""
        return self.waiter is not None and not self.waiter.done()

    def empty(self) -> bool:
        """Tell whether nothing is left to be taken."""
        return not self.came

    def put_nowait(self, event: Any) -> None:
        """Put something in."""
        self.came.append(event)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def get(self) -> Any:
        """Take what has come first."""
        while not self.came:
            self.waiter = asyncio.get_running_loop().create_future()
            try:
                await self.waiter
            finally:
                self.waiter = None
        return self.came.popleft()


class HallSockets(WebSocketsSansIOProtocol):
    """uvicorn's own, which waits for a slow client even to close it; `drop` does not.

    `push` writes a message at once, past the layers that an answer to a request goes through: a
    step is told to many. Where the client takes it, what is large is compressed, each message by
    itself: to remember those before would double the memory of a socket. `hear` returns what comes,
    past the same layers.

    What comes is cut into frames here; short texts and answers to pings are read at once, all else
    by the general parser, which gets whole frames.
    """

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        deflate = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW,
            compress_settings={"level": LEVEL},
        )
        self.conn = ServerProtocol(
            extensions=[deflate],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
        self.queue = Mailbox()  # type: ignore[assignment]
        self.rest = b""  # of a frame that has not come whole
        self.heard = self.loop.time()  # when something last came

    def connection_lost(self, exc: Exception | None) -> None:
        if isinstance(self.config, HallConfig):
            self.config.entrance.leave("?" if self.client is None else self.client[0])
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.rest:
            data = self.rest + data
            self.rest = b""
        start = 0
        while start < len(data):
            head, size = frame_size(data, start)
            if start + size > len(data) or size == 0:
                if size - head <= self.config.ws_max_size:
                    self.rest = data[start:]
                else:  # far too large: the parser says so
                    super().data_received(data[start:])
                return
            self.frame_received(data[start : start + size], head)
            start += size

    def frame_received(self, frame: bytes, head: int) -> None:
        """Take a whole frame."""
        conn = self.conn
        plain = frame[1] & MASKED and not self.close_sent and conn.state is State.OPEN
        if plain and frame[0] == TEXT and conn.current_size is None:
            if len(frame) - head <= self.config.ws_max_size:
                self.message_received(apply_mask(frame[head:], frame[head - 4 : head]), True)
                return
        elif plain and frame[:2] == PONG:
            self.handle_pong(Frame(Opcode.PONG, apply_mask(frame[6:], frame[2:6])))
            return
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.message_received(data, self.curr_msg_data_type == "text")

    def message_received(self, data: bytes, text: bool) -> None:
        """Pass a message on; one that is no text is the client's fault, not worth a line.

        As long as nobody takes what comes, nothing more is read.
        """
        try:
            event = {"type": "websocket.receive", "text" if text else "bytes": data}
            if text:
                event["text"] = data.decode()
        except UnicodeDecodeError:
            self.drop(UNTEXT)
            return
        mailbox: Mailbox = self.queue  # type: ignore[assignment]
        if not mailbox.awaited() and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        mailbox.put_nowait(event)

    def send_keepalive_ping(self) -> None:
        """Ask a client that has long been silent whether it is there."""
        assert self.ping_interval is not None
        silent = self.loop.time() - self.heard
        if silent < self.ping_interval:
            wait = self.ping_interval - silent
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
            return
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        self.pending_ping_payload = pack("!I", random.getrandbits(32))
        self.ping_sent_at = self.loop.time()
        self.transport.write(PING + self.pending_ping_payload)
        assert self.ping_timeout is not None
        self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[DROP] = self.drop  # type: ignore[assignment]
        extensions[PUSH] = self.push  # type: ignore[assignment]
        extensions[HEAR] = self.receive  # type: ignore[assignment]
        await super().run_asgi()

    def push(self, *messages: bytes) -> bool:
        """Write text messages now; return False if the client must be waited for or is gone."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return False
        if not self.writable.is_set() or self.disconnected:
            return False
        self.transport.write(b"".join([self.frame(message) for message in messages]))
        return True

    def frame(self, message: bytes) -> bytes:
        """Return a message as it goes to this client."""
        large = len(message) >= LARGE and self.inflates()
        return PACKER.packed(message) if large else framed(message)

    def inflates(self) -> bool:
        """Tell whether the client takes what is compressed with our window."""
        taken = self.conn.extensions
        return bool(taken) and getattr(taken[0], "local_max_window_bits", 0) >= WINDOW

    def drop(self, code: int) -> None:
        """Close now: a close frame behind what is being sent, then the end."""
        if self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": None})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(PATIENCE, self.transport.abort)

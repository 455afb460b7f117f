"""The WebSocket protocol of the server: quick where a client reads, and it need not wait for one
that does not."""

from __future__ import annotations

import logging
import zlib
from struct import pack
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from dicehall.hall.entrance import HallConfig

DROP: Final = "dicehall.drop"
PUSH: Final = "dicehall.push"
TEXT: Final = 0x81  # the first byte of a whole text frame
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


class HallSockets(WebSocketsSansIOProtocol):
    """uvicorn's own, which waits for a slow client even to close it; `drop` does not.

    `push` writes a message at once, past the layers that an answer to a request goes through: a
    step is told to many. Where the client takes it, what is large is compressed, each message by
    itself: to remember those before would double the memory of a socket.
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

    def connection_lost(self, exc: Exception | None) -> None:
        if isinstance(self.config, HallConfig):
            self.config.entrance.leave("?" if self.client is None else self.client[0])
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; one that is no text is the client's fault, not worth a line."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.drop(UNTEXT)
                return
        super().send_receive_event_to_app()

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[DROP] = self.drop  # type: ignore[assignment]
        extensions[PUSH] = self.push  # type: ignore[assignment]
        await super().run_asgi()

    def push(self, message: bytes) -> bool:
        """Write a text message now; return False if the client must be waited for or is gone."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return False
        if not self.writable.is_set() or self.disconnected:
            return False
        if len(message) >= LARGE and self.inflates():
            self.transport.write(PACKER.packed(message))
        else:
            self.transport.write(framed(message))
        return True

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

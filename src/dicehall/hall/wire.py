"""The WebSocket protocol of the server: quick where a client reads, and it need not wait for one
that does not."""

from __future__ import annotations

from struct import pack
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from dicehall.hall.entrance import HallConfig

DROP: Final = "dicehall.drop"
PUSH: Final = "dicehall.push"
TEXT: Final = 0x81  # the first byte of a whole text frame
UNTEXT: Final = 1007  # the close code for text that is none
PATIENCE: Final = 5.0  # seconds for the close frame of a slow client to get through


def framed(message: bytes) -> bytes:
    """Return a text message as it goes over the wire from a server.

    >>> framed(b"{}")
    b'\\x81\\x02{}'
    """
    length = len(message)
    if length < 126:
        return pack("!BB", TEXT, length) + message
    if length < 65_536:
        return pack("!BBH", TEXT, 126, length) + message
    return pack("!BBQ", TEXT, 127, length) + message


class HallSockets(WebSocketsSansIOProtocol):
    """uvicorn's own, which waits for a slow client even to close it; `drop` does not.

    `push` writes a message at once, past the layers that an answer to a request goes through: a
    step is told to many.
    """

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
        self.transport.write(framed(message))
        return True

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

"""The WebSocket protocol of the server, with a way to drop a client that does not read."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

DROP: Final = "dicehall.drop"
PATIENCE: Final = 5.0  # seconds for the close frame of a slow client to get through


class HallSockets(WebSocketsSansIOProtocol):
    """uvicorn's own, which waits for a slow client even to close it; `drop` does not."""

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[DROP] = self.drop  # type: ignore[assignment]
        await super().run_asgi()

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

"""One socket as a table sees it: a bounded queue and a task that empties it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from dicehall.hall.limits import Bucket, Limits, every
from dicehall.hall.protocol import TOO_SLOW

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int, str], Awaitable[None]]
Drop = Callable[[int], None]


class Connection:
    """A socket. Sending never waits: who cannot keep up is dropped."""

    def __init__(self, send: Send, close: Close, drop: Drop, limits: Limits, now: float) -> None:
        self.seat: int | None = None
        self.name: str | None = None
        self.closed = False
        self.replies: dict[str, bytes] = {}  # of a watcher, by id
        self.messages = Bucket(limits.messages_burst, limits.messages_per_second, now)
        self.chat = Bucket(limits.chat_burst, every(limits.chat_seconds), now)
        self.strikes = 0
        self._send = send
        self._close = close
        self._drop = drop
        self._limits = limits
        self._queue: deque[bytes | tuple[int, str]] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self._task = asyncio.create_task(self._write(), name="socket writer")

    def send(self, message: bytes) -> None:
        """Queue a message."""
        if self.closed:
            return
        self._queue.append(message)
        self._bytes += len(message)
        limits = self._limits
        if len(self._queue) > limits.queue_messages or self._bytes > limits.queue_bytes:
            self.closed = True
            self._queue.clear()
            self._task.cancel()
            self._drop(TOO_SLOW)
            return
        self._more.set()

    def close(self, code: int, reason: str) -> None:
        """Close once all that is queued has been sent."""
        if not self.closed:
            self.closed = True
            self._queue.append((code, reason))
            self._more.set()

    async def ended(self) -> None:
        """Clean up after the socket is gone; what was queued before a close is sent first."""
        if not (self.closed and self._queue):
            self._task.cancel()
        self.closed = True
        await asyncio.wait([self._task], timeout=5)
        self._task.cancel()

    async def _write(self) -> None:
        """Send what is queued, one after the other."""
        try:
            while True:
                await self._more.wait()
                self._more.clear()
                while self._queue:
                    message = self._queue.popleft()
                    if isinstance(message, tuple):
                        await self._close(*message)
                        return
                    self._bytes -= len(message)
                    await self._send(message.decode())
        except Exception:  # the socket is gone; its reader notices
            self.closed = True
            self._queue.clear()

"""One socket as a table sees it: what it does not take at once waits in a bounded queue."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from dicehall.hall.limits import Allowance, Bucket, Buckets, Limits, every
from dicehall.hall.protocol import TOO_SLOW

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int, str], Awaitable[None]]
Drop = Callable[[int], None]
Push = Callable[..., bool]  # of messages
STRIKES = 40  # messages before their time until a socket is closed
STRIKES_FORGIVEN = 0.2  # a second


class Connection:
    """A socket. Sending never waits: who cannot keep up is dropped."""

    def __init__(
        self, send: Send, close: Close, drop: Drop, push: Push, limits: Limits, now: float
    ) -> None:
        self.seat: int | None = None
        self.name: str | None = None
        self.token: str | None = None  # the hash of the token it came with
        self.address = ""
        self.protocol = 1
        self.closed = False
        self.replies: dict[str, bytes] = {}  # of a watcher, by id
        self.messages = Bucket(limits.messages_burst, limits.messages_per_second, now)
        self.chat = Allowance(Buckets(limits.chat_burst, every(limits.chat_seconds)), "")
        self.patience = Bucket(STRIKES, STRIKES_FORGIVEN, now)
        self.free_at = now  # when it was told to send again
        self.admit: Callable[[], None] = lambda: None  # raises where there is no room
        self._send = send
        self._close = close
        self._drop = drop
        self._push = push
        self._sending = False
        self._limits = limits
        self._queue: deque[bytes | tuple[int, str]] = deque()
        self._bytes = 0
        self._task: asyncio.Task[None] | None = None  # sends what waits, as long as something does

    def send(self, *messages: bytes) -> None:
        """Send messages now and together, or queue them behind others that wait."""
        if self.closed:
            return
        if not self._queue and not self._sending and self._push(*messages):
            return
        self._queue.extend(messages)
        self._bytes += sum(map(len, messages))
        limits = self._limits
        if len(self._queue) > limits.queue_messages or self._bytes > limits.queue_bytes:
            self.oust(TOO_SLOW)
            return
        self._write_soon()

    def oust(self, code: int) -> None:
        """Close at once, whether or not the client listens."""
        self.closed = True
        self._queue.clear()
        if self._task is not None:
            self._task.cancel()
        self._drop(code)

    def close(self, code: int, reason: str) -> None:
        """Close once all that is queued has been sent."""
        if not self.closed:
            self.closed = True
            self._queue.append((code, reason))
            self._write_soon()

    async def ended(self) -> None:
        """Clean up after the socket is gone; what was queued before a close is sent first."""
        task = self._task
        if task is not None and not (self.closed and self._queue):
            task.cancel()
        self.closed = True
        if task is not None:
            await asyncio.wait([task], timeout=5)
            task.cancel()

    def _write_soon(self) -> None:
        """See to it that what is queued is sent."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write(), name="socket writer")

    async def _write(self) -> None:
        """Send what is queued, one after the other."""
        try:
            while self._queue:
                message = self._queue.popleft()
                if isinstance(message, tuple):
                    await self._close(*message)
                    return
                self._bytes -= len(message)
                self._sending = True
                await self._send(message.decode())
                self._sending = False
        except Exception:  # the socket is gone; its reader notices
            self.closed = True
            self._queue.clear()

"""Connections before anything is said on them: how many, from where, and for how long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from math import inf
from typing import Any, Final

import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from dicehall.hall.addresses import household
from dicehall.hall.limits import Limits
from dicehall.hall.logs import warn

RESERVE: Final = 100  # descriptors for the database, the page's files and the workers
QUIET: Final = 60.0  # seconds between two lines of the log about a full door
ENOUGH: Final = 65_536  # descriptors; nobody needs more
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 60\r\nContent-Length: 0\r\n"
    b"Connection: close\r\n\r\n"
)
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def descriptors(wanted: int = 0) -> int:
    """Return how many files and sockets this process may have open; raise that first if wanted."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else hard
    if 0 <= soft < min(wanted, most):
        soft = min(wanted, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return ENOUGH if soft == resource.RLIM_INFINITY else soft


class Entrance:
    """Counts connections. Those of a proxy that is trusted count only against the whole."""

    def __init__(self, limits: Limits, most: int) -> None:
        self.limits = limits
        self.most = max(1, most - RESERVE)
        self.total = 0
        self.places: dict[str, int] = {}
        self.changed: set[str] | None = None  # of which other processes are to be told
        self.elsewhere: dict[str, dict[str, int]] = {}  # by process and hashed address
        self.named: Callable[[str], str] = lambda place: place  # how addresses are hashed
        self.turned_away = 0  # since the log last said so
        self.said = -inf

    def enter(self, host: str, trusted: bool) -> bool:
        """Let a connection in, unless there are too many."""
        place = household(host)
        if self.total >= self.most:
            return self.refuse("descriptors")
        if not trusted and self.count(place) >= self.limits.connections_per_address:
            return self.refuse("connections_per_address")
        self.total += 1
        self.places[place] = self.places.get(place, 0) + 1
        if not trusted and self.changed is not None:
            self.changed.add(place)
        return True

    def count(self, place: str) -> int:
        """Return how many connections an address has, here and at other processes."""
        here = self.places.get(place, 0)
        if not self.elsewhere:
            return here
        name = self.named(place)
        return here + sum([places.get(name, 0) for places in self.elsewhere.values()])

    def hear(self, process: str, name: str, count: int) -> None:
        """Another process tells how many an address has there."""
        self.elsewhere.setdefault(process, {})[name] = count
        if not count:
            del self.elsewhere[process][name]

    def leave(self, host: str) -> None:
        """Let a connection go."""
        place = household(host)
        self.total -= 1
        self.places[place] -= 1
        if self.changed is not None:
            self.changed.add(place)
        if not self.places[place]:
            del self.places[place]

    def refuse(self, limit: str) -> bool:
        """Note that a connection was turned away; the log says so once a minute."""
        self.turned_away += 1
        now = time.monotonic()
        if now - self.said >= QUIET:
            warn("door is full", limit=limit, refused=self.turned_away, open=self.total)
            self.said = now
            self.turned_away = 0
        return False


class HallConfig(uvicorn.Config):
    """How uvicorn runs the hall, with the entrance all connections share."""

    def __init__(self, app: Any, limits: Limits, **options: Any) -> None:
        super().__init__(app, http=HallRequests, **options)
        self.entrance = Entrance(limits, descriptors())
        self.trusted = _TrustedHosts(self.forwarded_allow_ips)


class HallRequests(HttpToolsProtocol):
    """uvicorn's own, which would wait for a request for ever."""

    config: HallConfig
    deadline: asyncio.TimerHandle | None = None
    stalled: asyncio.TimerHandle | None = None
    inside = False
    host = "?"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = "?" if self.client is None else self.client[0]
        self.inside = self.config.entrance.enter(self.host, self.host in self.config.trusted)
        if self.inside:
            self.expect(self.config.entrance.limits.header_seconds)
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.disarm()
        self.flowing()
        if self.inside:
            self.inside = False
            self.config.entrance.leave(self.host)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.disarm()
        self.flowing()
        self.inside = False  # the socket leaves in its place
        super().handle_websocket_upgrade()

    def expect(self, seconds: float) -> None:
        """Close the connection if what must come next has not come by then."""
        self.disarm()
        self.deadline = self.loop.call_later(seconds, self.late)

    def disarm(self) -> None:
        """What was expected has come."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def late(self) -> None:
        """Close a connection on which nothing, or half of something, was said."""
        self.deadline = None
        if not self.transport.is_closing():
            if self.cycle is None or not self.cycle.response_started:
                self.transport.write(LATE)
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.get_write_buffer_size():  # also what is to be closed waits for this
            self.stall()

    def stall(self) -> None:
        """Give a client time to take in what it asked for."""
        self.flowing()
        self.stalled = self.loop.call_later(self.config.entrance.limits.send_seconds, self.give_up)

    def give_up(self) -> None:
        """Let a client go that has not taken in what it asked for."""
        self.stalled = None
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def resume_writing(self) -> None:
        self.flowing()
        super().resume_writing()

    def flowing(self) -> None:
        """The client takes in what is sent."""
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def data_received(self, data: bytes) -> None:
        if not self.inside:
            return
        between = self.cycle is None or self.cycle.response_complete
        if between and self.deadline is None:  # also for bytes that begin no request
            self.expect(self.config.entrance.limits.header_seconds)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.expect(self.config.entrance.limits.body_seconds)

    def on_message_complete(self) -> None:
        self.disarm()
        super().on_message_complete()

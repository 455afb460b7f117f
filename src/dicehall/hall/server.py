"""Runs the hall under uvicorn."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from dicehall.hall.app import create_app
from dicehall.hall.ending import drain, hand_over
from dicehall.hall.engines import is_postgres
from dicehall.hall.entrance import ENOUGH, RESERVE, HallConfig, descriptors
from dicehall.hall.errors import StartError
from dicehall.hall.hall import Hall, Settings
from dicehall.hall.logs import warn
from dicehall.hall.sql_store import SqlStore
from dicehall.hall.sweeping import Sweeper
from dicehall.hall.wire import HallSockets


def database_url(given: str) -> str:
    """Return the address of a database: a file becomes SQLite, URLs get their driver."""
    if "://" not in given:
        path = Path(given).expanduser().resolve()
        if path.is_dir():
            raise StartError(f"the database {given} is a directory")
        if not path.parent.is_dir():
            raise StartError(f"the database {given} cannot be made: no directory {path.parent}")
        return URL.create("sqlite+aiosqlite", database=str(path)).render_as_string()
    try:
        url = make_url(given)
    except ArgumentError:
        raise StartError("the database URL cannot be read") from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    if url.drivername in drivers:
        url = url.set(drivername=drivers[url.drivername])
    if url.drivername not in drivers.values():
        raise StartError(
            f"no database of the kind {url.drivername!r}: take a file for SQLite, or postgresql://"
        )
    if url.get_backend_name() == "postgresql":
        if find_spec("asyncpg") is None:
            raise StartError("PostgreSQL needs asyncpg: pip install 'dicehall[postgres]'")
        if not url.database:
            raise StartError("the database URL names no database: postgresql://user@host/NAME")
        return url.render_as_string(hide_password=False)
    if str(url.database).startswith("file:"):
        raise StartError("a database is named by its file, not by a URI in the URL")
    if url.database in (None, "", ":memory:"):
        raise StartError("a database in memory would forget every table: take a file for SQLite")
    return url.render_as_string(hide_password=False)


def existing(given: str) -> str:
    """Return the address of a database that must be there already."""
    url = database_url(given)
    if not is_postgres(url) and not Path(str(make_url(url).database)).exists():
        raise StartError(f"there is no database {given}")
    return url


def lock_file(url: str) -> ExitStack:
    """Hold the database for this process alone; SQLite is for one server.

    `FILE-lock` beside it is locked, as every hall has done; and, where that does not disturb
    SQLite's own locks, the file itself, so that another name of it does not help.
    """
    named = make_url(url).database
    assert named
    path = os.path.realpath(named)
    held = ExitStack()
    try:
        names = [path + "-lock", path] if sys.platform == "linux" else [path + "-lock"]
        files = [held.enter_context(open(name, "a")) for name in names]  # noqa: SIM115
    except OSError as error:
        held.close()
        raise StartError(f"the database {named} cannot be written: {error.strerror}") from None
    try:
        import fcntl
    except ImportError:
        return held
    try:
        for file in files:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise StartError(f"the database {named} is in use by another hall") from None
    if Path(path).exists() and not os.access(path, os.W_OK):
        held.close()
        raise StartError(f"the database {named} cannot be written")
    return held


def in_use(url: str) -> bool:
    """Tell whether a hall has a file open."""
    try:
        lock_file(url).close()
    except StartError:
        return True
    return False


def bind(host: str, port: int) -> socket.socket:
    """Return a socket that listens, or say why not."""
    if not 0 <= port <= 65535:
        raise StartError(f"port {port} is not a port; right would be 0 to 65535")
    made = None
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # asyncio sends at once (TCP_NODELAY) only where the protocol is named; else each answer's
        # second part would wait until the other side has acknowledged the first, 40 ms or more.
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
    except OSError as error:
        if made is not None:
            made.close()
        raise StartError(f"cannot listen on {host} port {port}: {error.strerror}") from None
    return made


class HallServer(uvicorn.Server):
    """uvicorn, which says when it is ready and why it could not start."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        self.ready = threading.Event()
        self.on_ready: Callable[[], None] | None = None
        self.sweeper: Sweeper | None = None
        self.ends: float | None = None  # when it must, once it was told to
        self.app = create_app(settings)
        config = HallConfig(
            self.app,
            settings.limits,
            ws=HallSockets,
            ws_max_size=4 * settings.limits.message_bytes,
            ws_per_message_deflate=False,
            backlog=4096,
            log_config=None,
            access_log=False,
            server_header=False,
            lifespan="on",
            timeout_graceful_shutdown=5,
            **options,
        )
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if isinstance(self.config, HallConfig):
                self.hall.spending.entrance = self.config.entrance
                self.config.entrance.named = self.hall.spending.place_of
            if self.on_ready is not None:
                self.on_ready()
            self.ready.set()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second, as uvicorn has it: tell whether to end."""
        if self.sweeper is not None and counter % 10 == 0:
            self.sweeper.sweep()
        if await super().on_tick(counter):
            now = time.monotonic()
            if self.ends is None:
                self.ends = now + drain(self.hall)
            return self.force_exit or now >= self.ends
        return False

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen no more, let everybody connect again elsewhere, then end."""
        for server in self.servers:
            server.close()
        if self.started:
            await hand_over(self.hall)
        await super().shutdown(sockets)

    @property
    def hall(self) -> Hall:
        """The hall, once it is open."""
        hall: Hall = self.app.state.hall
        return hall


def address_of(host: str, port: int) -> str:
    """Return the address to type into a browser."""
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1", "") else host
    return f"http://{shown}:{port}"


def serve(settings: Settings, host: str, port: int, open_page: bool = False) -> int:
    """Run the hall until it is told to stop; return the exit code."""
    with ExitStack() as held:
        if not is_postgres(settings.database):
            held.enter_context(lock_file(settings.database))
        asyncio.run(check(settings.database))
        most = descriptors(ENOUGH) - RESERVE
        if most < settings.limits.sockets:
            warn("few descriptors: raise the limit of open files", sockets=most)
        listening = held.enter_context(bind(host, port))
        address = address_of(host, listening.getsockname()[1])
        server = HallServer(settings)

        def ready() -> None:
            server.sweeper = Sweeper()
            server.sweeper.begin()
            print(f"dicehall: the hall is open at {address}", flush=True)
            if open_page:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        server.on_ready = ready
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: None)  # uvicorn raises them again when it has ended
        server.run([listening])
    if not server.started:
        raise StartError("the hall could not be opened; the log says why")
    return 0


async def check(url: str) -> None:
    """Open the database once, so that what is wrong with it is said in one line."""
    store = SqlStore(url)
    try:
        await store.open()
    finally:
        await store.close()

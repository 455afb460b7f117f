"""Runs the hall under uvicorn."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TextIO

import uvicorn
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from dicehall.hall.app import create_app
from dicehall.hall.errors import StartError
from dicehall.hall.hall import Settings
from dicehall.hall.sql_store import SqlStore
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
        raise StartError(f"no database of the kind {url.drivername!r}: take a file for SQLite")
    if url.get_backend_name() == "postgresql":
        raise StartError("PostgreSQL is not supported yet: take a file for SQLite")
    if url.database in (None, "", ":memory:"):
        raise StartError("a database in memory would forget every table: take a file for SQLite")
    return url.render_as_string(hide_password=False)


def lock_file(url: str) -> TextIO:
    """Hold the database for this process alone; SQLite is for one server."""
    path = make_url(url).database
    assert path
    try:
        held = open(path + "-lock", "w")  # noqa: SIM115 (held until the process ends)
    except OSError as error:
        raise StartError(f"the database {path} cannot be written: {error.strerror}") from None
    try:
        import fcntl
    except ImportError:
        return held
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise StartError(f"the database {path} is in use by another hall") from None
    if Path(path).exists() and not os.access(path, os.W_OK):
        held.close()
        raise StartError(f"the database {path} cannot be written")
    return held


def bind(host: str, port: int) -> socket.socket:
    """Return a socket that listens, or say why not."""
    if not 0 <= port <= 65535:
        raise StartError(f"port {port} is not a port; right would be 0 to 65535")
    made = None
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        made = socket.socket(family)
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
        self.app = create_app(settings)
        config = uvicorn.Config(
            self.app,
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
            if self.on_ready is not None:
                self.on_ready()
            self.ready.set()


def address_of(host: str, port: int) -> str:
    """Return the address to type into a browser."""
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1", "") else host
    return f"http://{shown}:{port}"


def serve(settings: Settings, host: str, port: int, open_page: bool = False) -> int:
    """Run the hall until it is told to stop; return the exit code."""
    with ExitStack() as held:
        lock = lock_file(settings.database)
        if lock is not None:
            held.enter_context(lock)
        asyncio.run(check(settings.database))
        listening = held.enter_context(bind(host, port))
        address = address_of(host, listening.getsockname()[1])
        server = HallServer(settings)

        def ready() -> None:
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

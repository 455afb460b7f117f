"""How a database is spoken to: a file through SQLite, a server through PostgreSQL."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import create_engine, event
from sqlalchemy.engine import Engine, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from dicehall.hall.errors import StartError

CONNECT_SECONDS: Final = 10.0
COMMAND_SECONDS: Final = 30.0  # until a server that does not answer is given up
ASLEEP_MS: Final = 5_000
READERS: Final = 4  # connections of a process that read, and as many more in need


def is_postgres(url: str) -> bool:
    """Tell whether a database is a server that several processes share."""
    return make_url(url).get_backend_name() == "postgresql"


def make_engine(url: str, writes: bool) -> AsyncEngine:
    """Return an engine; what is committed through it is on disk."""
    return postgres_engine(url, writes) if is_postgres(url) else sqlite_engine(url, writes)


def postgres_engine(url: str, writes: bool) -> AsyncEngine:
    """Return an engine for PostgreSQL. What is read together is of one moment."""
    return create_async_engine(
        url,
        hide_parameters=True,
        isolation_level="READ COMMITTED" if writes else "REPEATABLE READ",
        pool_pre_ping=True,
        pool_size=READERS,
        max_overflow=READERS,
        connect_args={
            "timeout": CONNECT_SECONDS,
            "command_timeout": COMMAND_SECONDS,
            "server_settings": {
                "application_name": "dicehall",
                "jit": "off",
                # What a process that fell asleep, or whose machine is gone, holds is let go.
                "idle_in_transaction_session_timeout": str(ASLEEP_MS),
                "tcp_keepalives_idle": "5",
                "tcp_keepalives_interval": "2",
                "tcp_keepalives_count": "3",
            },
        },
    )


def sqlite_engine(url: str, writes: bool) -> AsyncEngine:
    """Return an engine for SQLite; writes lock at once."""
    engine = create_async_engine(url, hide_parameters=True)
    set_up(engine.sync_engine, writes)
    return engine


def sqlite_pen(url: str) -> Engine:
    """Return an engine for one thread that writes to a file."""
    engine = create_engine(make_url(url).set(drivername="sqlite"), hide_parameters=True)
    set_up(engine, writes=True)
    return engine


def set_up(engine: Engine, writes: bool) -> None:
    """Let connections to a file be safe against a crash, and begin transactions themselves."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: object) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        getattr(connection, "driver_connection", connection).text_factory = lenient
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "busy_timeout=5000",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def lenient(text: bytes) -> str:
    """Return a text of the database, readable or not: one bad byte must not fail a whole query."""
    return text.decode("utf-8", "replace")


def cannot_start(error: Exception) -> StartError:
    """Return why a database does not serve, in one line without a password."""
    cause: BaseException = error
    if isinstance(error, DBAPIError) and error.orig is not None:
        cause = error.orig.__cause__ or error.orig
    if isinstance(cause, TimeoutError):
        return StartError("the database server does not answer")
    if isinstance(cause, OSError):
        why = cause.strerror or str(cause)
        return StartError(f"the database server cannot be reached: {why}".splitlines()[0])
    return StartError(f"the database cannot be used: {cause}".splitlines()[0])

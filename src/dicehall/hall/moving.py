"""Copies a hall from one database to another: a file to a server, a server to a file."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final

from sqlalchemy import Table, delete, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from dicehall.hall.engines import cannot_start, is_postgres
from dicehall.hall.errors import StartError
from dicehall.hall.postgres_neighbours import ALIVE
from dicehall.hall.schema import ANALYSES, BANS, CHAT, CONTENTS, LOG, PULSE, SEATS, TABLES
from dicehall.hall.server import lock_file
from dicehall.hall.sql_rows import plain
from dicehall.hall.sql_store import SqlStore

# What a hall consists of, each after what it refers to. What only living processes need of each
# other is not copied.
COPIED: Final = (CONTENTS, TABLES, SEATS, LOG, CHAT, ANALYSES, PULSE, BANS)
AT_ONCE: Final = 1000
Progress = Callable[[str, int, int], None]


async def move(source: str, target: str, progress: Progress) -> dict[str, int]:
    """Copy all of a hall; return how many rows of what. All of it is there in the end, or nothing.

    The source stays as it is, but for its schema, which is brought up to date.
    """
    if make_url(source) == make_url(target):
        raise StartError("the two databases are one and the same")
    with ExitStack() as held:
        for url in (source, target):
            if not is_postgres(url):
                held.enter_context(lock_file(url))
        here, there = SqlStore(source), SqlStore(target)
        try:
            for store in (here, there):
                await store.open()
            return await copy(here, there, progress)
        except DBAPIError as error:
            raise cannot_start(error) from None
        finally:
            for store in (here, there):
                await store.close()


async def copy(
    here: SqlStore, there: SqlStore, progress: Progress, quiet: bool = True
) -> dict[str, int]:
    """Copy table by table, in one transaction, and count afterwards. Both must be *quiet*, unless
    the source is read as it is at one moment."""
    counts: dict[str, int] = {}
    async with here.reader.connect() as reading, there.engine.begin() as writing:
        for connection, which in ((reading, "source"), (writing, "target")):
            if quiet and connection.dialect.name == "postgresql":
                if (await connection.execute(text(ALIVE))).first() is not None:
                    raise StartError(f"the {which} is in use: end all its processes first")
        if await count(writing, TABLES):
            raise StartError("the target is not empty; a hall is copied to an empty one only")
        for every_hall in (PULSE, CONTENTS):  # has these from the start
            await writing.execute(delete(every_hall))
        for table in COPIED:
            total = counts[table.name] = await count(reading, table)
            done = 0
            progress(table.name, 0, total)
            rows = await reading.stream(select(table).order_by(*table.primary_key))
            async for part in rows.mappings().partitions(AT_ONCE):
                await writing.execute(insert(table), [fitting(row) for row in part])
                done += len(part)
                progress(table.name, done, total)
        for table in COPIED:
            found = await count(writing, table)
            if found != counts[table.name]:
                raise StartError(
                    f"{table.name}: {counts[table.name]} rows were read and {found} written; "
                    "nothing was kept"
                )
    return counts


async def count(connection: AsyncConnection, table: Table) -> int:
    """Return how many rows a table has."""
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


def fitting(row: Any) -> dict[str, Any]:
    """Return a row as either database takes it."""
    return {key: plain(value) if isinstance(value, str) else value for key, value in row.items()}

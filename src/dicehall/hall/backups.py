"""Copies of a hall while it is open, the way back, and records of its finished games."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from dicehall.hall.archive import record_of
from dicehall.hall.engines import cannot_start, is_postgres
from dicehall.hall.errors import HallError, StartError
from dicehall.hall.moving import Progress, copy, move
from dicehall.hall.office import Office
from dicehall.hall.schema import TABLES
from dicehall.hall.server import database_url
from dicehall.hall.shelf import Shelf
from dicehall.hall.sql_store import SqlStore
from dicehall.hall.store import OVER, Unreadable


async def backup(url: str, target: Path, progress: Progress) -> int:
    """Copy a hall into a file, as it is at one moment, open or not; return how many tables it has.

    The file is there whole or not at all, and for its owner alone: it holds secrets.
    """
    if target.exists():
        raise StartError(f"{target} is there already; a copy never replaces another")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))
    try:
        if is_postgres(url):
            await copy_server(url, part, progress)
        else:
            copy_file(Path(str(make_url(url).database)), part)
        tables = checked(part)
        for left in ("-wal", "-shm"):
            Path(f"{part}{left}").unlink(missing_ok=True)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
    return tables


def copy_file(source: Path, target: Path) -> None:
    """Copy a file of SQLite through its own means: who writes meanwhile need not wait."""
    uri = f"{source.absolute().as_uri()}?mode=ro"
    reading, writing = sqlite3.connect(uri, uri=True), sqlite3.connect(target)
    with closing(reading) as here, closing(writing) as there:
        here.backup(there)


async def copy_server(url: str, target: Path, progress: Progress) -> None:
    """Copy a hall on PostgreSQL into a file, within one transaction that sees one moment."""
    async with Office(url) as office:
        there = SqlStore(database_url(str(target)))
        try:
            await there.open()
            await copy(office.store, there, progress, quiet=False)
        except DBAPIError as error:
            raise cannot_start(error) from None
        finally:
            await there.close()


def checked(path: Path) -> int:
    """Return how many tables a copy has; refuse one that is damaged, or none of a hall."""
    try:
        with closing(sqlite3.connect(path)) as database:
            found = database.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                raise StartError(f"{path} is damaged: {found}")
            database.execute("SELECT version_num FROM alembic_version")
            database.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        raise StartError(f"{path} is no copy of a hall: {error}") from None


async def restore(source: Path, given: str, progress: Progress) -> int:
    """Make a hall of a copy, where there is none yet; return how many tables it has."""
    if not source.is_file():
        raise StartError(f"there is no file {source}")
    url = database_url(given)
    with tempfile.TemporaryDirectory(prefix="dicehall-") as folder:
        twin = Path(folder) / "hall.sqlite3"  # the copy itself stays as it is
        shutil.copyfile(source, twin)
        tables = checked(twin)
        if is_postgres(url):
            await move(database_url(str(twin)), url, progress)
            return tables
    return await backup(database_url(str(source)), Path(str(make_url(url).database)), progress)


async def export(
    url: str, folder: Path, wanted: list[str], since: float = 0.0
) -> AsyncIterator[tuple[str, Path | None]]:
    """Write the records of finished games into a folder, one file each; yield what was written.

    Where a game was played with other cards than today's, these are written, too.
    """
    async with Office(url) as office:
        shelf = Shelf(office.store)
        try:
            over = select(TABLES.c.id).where(TABLES.c.state == OVER, TABLES.c.changed >= since)
            ids = wanted or [str(row["id"]) for row in await office.store.rows(over)]
            for id in ids:
                yield id, await export_one(office.store, shelf, folder, id)
        finally:
            shelf.close()


async def export_one(store: SqlStore, shelf: Shelf, folder: Path, id: str) -> Path | None:
    """Write one record; return where, or nothing if the game cannot be played again."""
    try:
        loaded = await store.load(id)
        if loaded is None or loaded.table.state != OVER:
            raise StartError(f"there is no finished game {id}")
        table = loaded.table
        content = await shelf.folder(table.game, table.version)
        record = record_of(loaded, content)
    except (HallError, Unreadable, ValueError) as error:
        if isinstance(error, StartError):
            raise
        return None
    if content:
        cards = folder / f"{table.game}-cards-{table.version}"
        shutil.copytree(content, cards, dirs_exist_ok=True)
        record.setup.content = cards.name
    path = folder / f"{table.game}-{id}.jsonl".lower()
    record.save(path)
    return path

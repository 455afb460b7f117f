"""The store in a database, through SQLAlchemy. One task writes, many writes to a commit."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, event, func, insert, or_, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from dicehall.hall.clocks import ClockRule
from dicehall.hall.errors import StartError
from dicehall.hall.migrate import upgrade
from dicehall.hall.schema import ANALYSES, CHAT, LOG, SEATS, TABLES
from dicehall.hall.store import (
    OVER,
    PLAYING,
    WAITING,
    ChatRow,
    Conflict,
    Earlier,
    Known,
    Loaded,
    LogRow,
    SeatRow,
    TableRow,
)

MOST_JOBS = 500  # in one commit
Values = dict[str, Any]


class Job:
    """Statements that belong together, and who waits for them."""

    def __init__(self, statements: list[tuple[Executable, Values | None]]) -> None:
        self.statements = statements
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class SqlStore:
    """Tables in SQLite (one process) or another database that SQLAlchemy knows."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = make_engine(url, writes=True)
        self.reader = make_engine(url, writes=False)
        self.jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
        except DBAPIError as error:
            raise StartError(f"the database cannot be used: {error.orig}") from None
        self.task = asyncio.create_task(self.write_all(), name="store writer")

    async def close(self) -> None:
        if self.task is not None:
            await self.jobs.put(None)
            await self.task
            self.task = None
        await self.engine.dispose()
        await self.reader.dispose()

    # ---- writing ----

    async def write(self, *statements: tuple[Executable, Values | None]) -> None:
        """Hand statements to the writer and wait until they are on disk."""
        job = Job(list(statements))
        await self.jobs.put(job)
        await job.written

    async def write_all(self) -> None:
        """Take all that waits, write it in one transaction, tell those who wait."""
        ended = False
        async with self.engine.connect() as connection:
            while not ended:
                taken: list[Job | None] = [await self.jobs.get()]
                while not self.jobs.empty() and len(taken) < MOST_JOBS:
                    taken.append(self.jobs.get_nowait())
                ended = None in taken
                jobs = [job for job in taken if job is not None]
                try:
                    await self.commit(connection, jobs)
                except Exception:  # one bad job must not fail its neighbours
                    for job in jobs:
                        await self.commit_alone(connection, job)
                else:
                    for job in jobs:
                        if not job.written.done():
                            job.written.set_result(None)

    async def commit(self, connection: AsyncConnection, jobs: list[Job]) -> None:
        """Write jobs in one transaction; rows of logs go in together."""
        rows: list[Values] = []
        async with connection.begin():
            for job in jobs:
                for statement, values in job.statements:
                    if statement is INSERT_LOG and values is not None:
                        rows.append(values)
                    else:
                        await connection.execute(statement, values)
            if rows:
                await connection.execute(INSERT_LOG, rows)

    async def commit_alone(self, connection: AsyncConnection, job: Job) -> None:
        """Write one job, and tell who waits if it cannot be written."""
        try:
            await self.commit(connection, [job])
            failure: Exception | None = None
        except IntegrityError as error:
            failure = Conflict(type(error).__name__)
        except Exception as error:
            failure = error
            with suppress(Exception):
                await connection.rollback()
        if job.written.done():
            return
        if failure is None:
            job.written.set_result(None)
        else:
            job.written.set_exception(failure)

    async def add_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        statements: list[tuple[Executable, Values | None]] = [
            (insert(TABLES).values(**table_values(table)), None)
        ]
        for seat in seats:
            statements.append((insert(SEATS).values(**seat_values(table.id, seat)), None))
        await self.write(*statements)

    async def save_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        await self.write(*updates(table, seats))

    async def remove_table(self, id: str) -> None:
        await self.write((delete(TABLES).where(TABLES.c.id == id), None))

    async def append(
        self, row: LogRow, table: TableRow | None = None, seats: list[SeatRow] | None = None
    ) -> None:
        values = msgspec.structs.asdict(row)
        values["data"] = json.dumps(row.data, ensure_ascii=False)
        changed = [] if table is None else updates(table, seats or [])
        await self.write((INSERT_LOG, values), *changed)

    async def add_chat(self, row: ChatRow, kept: int) -> None:
        old = delete(CHAT).where(CHAT.c.table == row.table, CHAT.c.number <= row.number - kept)
        await self.write((insert(CHAT), msgspec.structs.asdict(row)), (old, None))

    async def keep_analysis(self, id: str, data: dict[str, object]) -> None:
        text = json.dumps(data, ensure_ascii=False)
        with suppress(Conflict):  # the table is gone, or another was faster
            await self.write((insert(ANALYSES).values(table=id, data=text), None))

    # ---- reading ----

    async def rows(self, statement: Executable) -> Sequence[Values]:
        """Return the rows of a query as dicts."""
        async with self.reader.connect() as connection:
            found = await connection.execute(statement)
            return [dict(row) for row in found.mappings()]

    async def known(self, statement: Any) -> list[Known]:
        """Return the tables of a query, with their seats."""
        tables = [read_table(row) for row in await self.rows(statement)]
        ids = [table.id for table in tables]
        seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
        of_them = select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)
        for row in await self.rows(of_them):
            seats[row.pop("table")].append(SeatRow(**row))
        return [Known(table, seats[table.id]) for table in tables]

    async def analysis(self, id: str) -> dict[str, object] | None:
        rows = await self.rows(select(ANALYSES.c.data).where(ANALYSES.c.table == id))
        return dict(json.loads(rows[0]["data"])) if rows else None

    async def find(self, id_or_code: str) -> Known | None:
        code = id_or_code.upper()
        wanted = or_(TABLES.c.id == id_or_code, TABLES.c.code == code)
        found = await self.known(select(TABLES).where(wanted))
        return found[0] if found else None

    async def load(self, id: str) -> Loaded | None:
        found = await self.known(select(TABLES).where(TABLES.c.id == id))
        if not found:
            return None
        log = await self.rows(select(LOG).where(LOG.c.table == id).order_by(LOG.c.seq))
        for row in log:
            row["data"] = json.loads(row["data"])
        chat = await self.rows(select(CHAT).where(CHAT.c.table == id).order_by(CHAT.c.number))
        return Loaded(
            found[0].table,
            found[0].seats,
            [LogRow(**row) for row in log],
            [ChatRow(**row) for row in chat],
        )

    async def listed(self, most: int) -> list[Known]:
        shown = (TABLES.c.privacy == "open", TABLES.c.state.in_((WAITING, PLAYING)))
        return await self.known(
            select(TABLES).where(*shown).order_by(TABLES.c.changed.desc()).limit(most)
        )

    async def tables_of(self, hashes: list[str], most: int) -> list[Known]:
        ids = select(SEATS.c.table).where(SEATS.c.token_hash.in_(hashes))
        return await self.known(
            select(TABLES).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.changed.desc()).limit(most)
        )

    async def count_live(self) -> int:
        live = TABLES.c.state.in_((WAITING, PLAYING))
        rows = await self.rows(select(func.count().label("n")).select_from(TABLES).where(live))
        return int(rows[0]["n"])

    async def attended(self) -> list[str]:
        going = or_(TABLES.c.absence == "bot", TABLES.c.clock.not_like('%"none"%'))
        rows = await self.rows(select(TABLES.c.id).where(TABLES.c.state == PLAYING, going))
        return [row["id"] for row in rows]

    async def sweep(self, waiting: float, playing: float, over: float) -> list[str]:
        newest = select(func.max(LOG.c.at)).where(LOG.c.table == TABLES.c.id).scalar_subquery()
        old = or_(
            (TABLES.c.state == WAITING) & (TABLES.c.changed < waiting),
            (TABLES.c.state == PLAYING) & (newest < playing),
            (TABLES.c.state == OVER) & (TABLES.c.changed < over),
        )
        ids = [row["id"] for row in await self.rows(select(TABLES.c.id).where(old).limit(500))]
        if ids:
            await self.write((delete(TABLES).where(TABLES.c.id.in_(ids)), None))
        return ids


INSERT_LOG = insert(LOG)


def make_engine(url: str, writes: bool) -> AsyncEngine:
    """Return an engine; on SQLite writes lock at once and are on disk when committed."""
    engine = create_async_engine(url, hide_parameters=True)
    if engine.dialect.name != "sqlite":
        return engine

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, record: object) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "busy_timeout=5000",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def table_values(table: TableRow) -> Values:
    """Return a table as the database takes it."""
    values = msgspec.structs.asdict(table)
    values["options"] = json.dumps(table.options, ensure_ascii=False)
    values["clock"] = json.dumps(table.clock.data())
    values["result"] = None if table.result is None else json.dumps(table.result)
    if table.earlier is not None:
        values["earlier"] = msgspec.json.encode(table.earlier).decode()
    return values


def read_table(row: Values) -> TableRow:
    """Return a table as the hall takes it."""
    row["options"] = json.loads(row["options"])
    row["clock"] = msgspec.convert(json.loads(row["clock"]), ClockRule)
    row["result"] = None if row["result"] is None else json.loads(row["result"])
    if row["earlier"] is not None:
        row["earlier"] = msgspec.json.decode(row["earlier"], type=Earlier)
    return TableRow(**row)


def seat_values(table: str, seat: SeatRow) -> Values:
    """Return a seat as the database takes it."""
    return {"table": table, **msgspec.structs.asdict(seat)}


def updates(table: TableRow, seats: list[SeatRow]) -> list[tuple[Executable, Values | None]]:
    """Return the statements that bring a table and some of its seats up to date."""
    found: list[tuple[Executable, Values | None]] = [
        (update(TABLES).where(TABLES.c.id == table.id).values(**table_values(table)), None)
    ]
    for seat in seats:
        where = (SEATS.c.table == table.id, SEATS.c.seat == seat.seat)
        found.append((update(SEATS).where(*where).values(**seat_values(table.id, seat)), None))
    return found

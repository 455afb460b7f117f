"""One task that writes: all that waits goes into one transaction."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Protocol

from sqlalchemy import CursorResult
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dicehall.hall.engines import is_postgres, sqlite_pen
from dicehall.hall.sql_rows import INSERT_LOG, Do, Values
from dicehall.hall.store import Conflict

MOST_JOBS = 500  # in one commit


class Job:
    """Statements that belong together, and who waits for them."""

    def __init__(self, table: str, statements: list[Do]) -> None:
        self.table = table
        self.statements = statements
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Pen(Protocol):
    """A connection that writes jobs, all of them in one transaction or none."""

    async def commit(self, jobs: list[Job]) -> None:
        """Write jobs; what was begun is rolled back if one cannot be written."""

    async def close(self) -> None:
        """Write no more."""


class FilePen:
    """Writes to a file in a thread of its own, which is told once for a whole transaction: each
    statement told by itself would cost more than it does."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: Connection | None = None

    async def commit(self, jobs: list[Job]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.thread, self.commit_here, jobs)

    def commit_here(self, jobs: list[Job]) -> None:
        """Write in the thread."""
        if self.connection is None:
            self.connection = self.engine.connect()
        with self.connection.begin():
            others, rows = parted(jobs)
            for do in others:
                check(do, self.connection.execute(do.statement, do.values))
            if rows:
                self.connection.execute(INSERT_LOG, rows)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.close_here)
        self.thread.shutdown()

    def close_here(self) -> None:
        """Close in the thread, to which the connection belongs."""
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()


class ServerPen:
    """Writes to a database server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def commit(self, jobs: list[Job]) -> None:
        if self.connection is None:
            self.connection = await self.engine.connect()
        try:
            async with self.connection.begin():  # connects anew if the server was away
                others, rows = parted(jobs)
                for do in others:
                    check(do, await self.connection.execute(do.statement, do.values))
                if rows:
                    await self.connection.execute(INSERT_LOG, rows)
        except Exception:
            with suppress(Exception):  # so that the next transaction can begin
                await self.connection.rollback()
            raise

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()


def make_pen(url: str, engine: AsyncEngine) -> Pen:
    """Return what writes to a database."""
    return ServerPen(engine) if is_postgres(url) else FilePen(sqlite_pen(url))


def parted(jobs: list[Job]) -> tuple[list[Do], list[Values]]:
    """Part the rows of logs, which go in together behind all else, from other statements."""
    others: list[Do] = []
    rows: list[Values] = []
    for job in jobs:
        for do in job.statements:
            if do.statement is INSERT_LOG and do.values is not None:
                rows.append(do.values)
            else:
                others.append(do)
    return others, rows


def check(do: Do, result: CursorResult[object]) -> None:
    """See whether a statement found what it must."""
    if do.otherwise is None:
        return
    found = result.first() is not None if result.returns_rows else result.rowcount > 0
    if not found:
        raise do.otherwise("somebody else was first")


class Writer:
    """Takes statements and says when they are on disk."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.write_all(), name="store writer")

    async def close(self) -> None:
        """Write what waits, then end."""
        if self.task is not None:
            await self.jobs.put(None)
            await self.task
            self.task = None
            await self.pen.close()

    async def write(self, table: str, *statements: Do) -> None:
        """Hand statements over and wait until they are on disk."""
        job = Job(table, list(statements))
        await self.jobs.put(job)
        await job.written

    async def write_all(self) -> None:
        """Take all that waits, write it in one transaction, tell those who wait."""
        ended = False
        while not ended:
            taken: list[Job | None] = [await self.jobs.get()]
            while not self.jobs.empty() and len(taken) < MOST_JOBS:
                taken.append(self.jobs.get_nowait())
            ended = None in taken
            jobs = [job for job in taken if job is not None]
            if not jobs:
                continue
            if len(jobs) > 1:  # in one order, or two processes could wait for each other
                jobs.sort(key=lambda job: job.table)
            try:
                await self.pen.commit(jobs)
            except Exception:  # one bad job must not fail its neighbours
                for job in jobs:
                    await self.commit_alone(job)
            else:
                for job in jobs:
                    if not job.written.done():
                        job.written.set_result(None)

    async def commit_alone(self, job: Job) -> None:
        """Write one job, and tell who waits if it cannot be written."""
        failure: Exception | None = None
        try:
            await self.pen.commit([job])
        except IntegrityError as error:
            failure = Conflict(type(error).__name__)
        except Exception as error:
            failure = error
        if job.written.done():
            return
        if failure is None:
            job.written.set_result(None)
        else:
            job.written.set_exception(failure)

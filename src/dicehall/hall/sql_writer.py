"""Writing: all that waits goes into one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from operator import itemgetter
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, Protocol

from sqlalchemy import CursorResult, Executable
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dicehall.hall.engines import is_postgres, sqlite_pen
from dicehall.hall.schema import LOG
from dicehall.hall.sql_rows import INSERT_LOG, Do, Values
from dicehall.hall.store import Conflict

MOST_JOBS: Final = 500  # in one commit
MOST_ROWS: Final = 64  # of logs in one statement
COLUMNS: Final = LOG.columns.keys()
CELLS: Final = itemgetter(*COLUMNS)  # of the values of a row, as the statement names them


class Job:
    """Statements that belong together, and who waits for them."""

    __slots__ = ("failure", "statements", "table", "written")

    def __init__(self, table: str, statements: Sequence[Do]) -> None:
        self.table = table
        self.statements = statements
        self.failure: Exception | None = None
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(self) -> None:
        """Tell who waits what came of it."""
        if self.written.done():  # nobody waits any more
            return
        if self.failure is None:
            self.written.set_result(None)
        else:
            self.written.set_exception(self.failure)


class Question:
    """Something to read, and who waits for it."""

    __slots__ = ("failure", "found", "rows", "statement")

    def __init__(self, statement: Executable) -> None:
        self.statement = statement
        self.rows: list[Values] = []
        self.failure: Exception | None = None
        self.found: asyncio.Future[list[Values]] = asyncio.get_running_loop().create_future()

    def tell(self) -> None:
        """Tell who waits what was found."""
        if self.found.done():
            return
        if self.failure is None:
            self.found.set_result(self.rows)
        else:
            self.found.set_exception(self.failure)


class Writer(Protocol):
    """Takes statements and says when they are on disk."""

    def start(self) -> None:
        """Begin to write."""

    async def close(self) -> None:
        """Write what waits, then end."""

    async def write(self, table: str, *statements: Do) -> None:
        """Hand statements over and wait until they are on disk."""

    def waiting(self) -> int:
        """Return how many jobs wait."""


def make_writer(url: str, engine: AsyncEngine) -> Writer:
    """Return what writes to a database."""
    return ServerWriter(engine) if is_postgres(url) else FileWriter(sqlite_pen(url))


class FileWriter:
    """Writes to a file in a thread of its own.

    The event loop and this thread share one interpreter, and to hand it to and fro costs more than
    a row. So the thread is woken once for all that waits, speaks to SQLite once for a commit if it
    can, and tells the loop once.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: SimpleQueue[Job | Question | None] = SimpleQueue()
        self.thread: Thread | None = None
        self.connection: Connection | None = None

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self.ended = loop.create_future()
        self.thread = Thread(target=self.run, args=(loop, self.ended), name="writer", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        if self.thread is not None:
            self.jobs.put(None)
            await self.ended
            self.thread.join()
            self.thread = None

    async def write(self, table: str, *statements: Do) -> None:
        job = Job(table, statements)
        self.jobs.put(job)
        await job.written

    async def read(self, statement: Executable) -> list[Values]:
        """Return the rows of a short query. What is asked again and again is cheaper here than by
        a connection that reads, where each step is handed to a thread."""
        question = Question(statement)
        self.jobs.put(question)
        return await question.found

    def waiting(self) -> int:
        return self.jobs.qsize()

    # ---- in the thread ----

    def run(self, loop: asyncio.AbstractEventLoop, ended: asyncio.Future[None]) -> None:
        """Take all that waits, write it in one transaction, tell those who wait."""
        last = False
        while not last:
            taken = [self.jobs.get()]
            while not self.jobs.empty() and len(taken) < MOST_JOBS:
                taken.append(self.jobs.get())
            last = None in taken
            jobs = [job for job in taken if isinstance(job, Job)]
            if jobs:
                self.write_all(jobs)
            questions = [one for one in taken if isinstance(one, Question)]
            for question in questions:
                self.find(question)
            done: list[Job | Question] = [*jobs, *questions]
            try:
                loop.call_soon_threadsafe(tell_all, done)
            except RuntimeError:  # the loop is gone, and with it all who waited
                last = True
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(ended.set_result, None)

    def write_all(self, jobs: list[Job]) -> None:
        """Write jobs, all of them at once if they can be written."""
        try:
            self.commit(jobs)
        except Exception:  # one bad job must not fail its neighbours
            for job in jobs:
                try:
                    self.commit_all([job])
                except Exception as error:
                    job.failure = failed(error)

    def commit(self, jobs: list[Job]) -> None:
        """Write jobs in one transaction; rows of logs alone are one statement."""
        rows: list[Any] = []
        for job in jobs:
            do = job.statements[0]
            if len(job.statements) > 1 or do.statement is not INSERT_LOG or do.values is None:
                self.commit_all(jobs)
                return
            rows += CELLS(do.values)
        if self.connection is None or len(jobs) > MOST_ROWS:
            self.commit_all(jobs)
        else:
            driver: Any = self.connection.connection.driver_connection
            driver.execute(insert_rows(len(jobs)), rows)  # a transaction by itself

    def commit_all(self, jobs: list[Job]) -> None:
        """Write jobs of any kind in one transaction."""
        if self.connection is None:
            self.connection = self.engine.connect()
        with self.connection.begin():
            others, rows = parted(jobs)
            for do in others:
                check(do, self.connection.execute(do.statement, do.values))
            if rows:
                self.connection.execute(INSERT_LOG, rows)

    def find(self, question: Question) -> None:
        """Read what was asked for."""
        try:
            if self.connection is None:
                self.connection = self.engine.connect()
            with self.connection.begin():
                found = self.connection.execute(question.statement)
                question.rows = [dict(row) for row in found.mappings()]
        except Exception as error:
            question.failure = error


def tell_all(jobs: Sequence[Job | Question]) -> None:
    """Tell all who wait for some jobs."""
    for job in jobs:
        job.tell()


@cache
def insert_rows(count: int) -> str:
    """Return the statement for so many rows of logs."""
    head, _, cells = str(INSERT_LOG.compile(dialect=dialect())).partition(" VALUES ")
    return f"{head} VALUES {', '.join([cells] * count)}"


def failed(error: Exception) -> Exception:
    """Return what a writer says of an error."""
    return Conflict(type(error).__name__) if isinstance(error, IntegrityError) else error


class ServerWriter:
    """One task that writes to a database server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None
        self.jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.write_all(), name="store writer")

    async def close(self) -> None:
        if self.task is not None:
            await self.jobs.put(None)
            await self.task
            self.task = None
            if self.connection is not None:
                await self.connection.close()

    async def write(self, table: str, *statements: Do) -> None:
        job = Job(table, statements)
        await self.jobs.put(job)
        await job.written

    def waiting(self) -> int:
        return self.jobs.qsize()

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
                await self.commit(jobs)
            except Exception:  # one bad job must not fail its neighbours
                for job in jobs:
                    try:
                        await self.commit([job])
                    except Exception as error:
                        job.failure = failed(error)
                    job.tell()
            else:
                tell_all(jobs)

    async def commit(self, jobs: list[Job]) -> None:
        """Write jobs; what was begun is rolled back if one cannot be written."""
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

"""One task that writes: all that waits goes into one transaction."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dicehall.hall.sql_rows import INSERT_LOG, Do, Values
from dicehall.hall.store import Conflict

MOST_JOBS = 500  # in one commit


class Job:
    """Statements that belong together, and who waits for them."""

    def __init__(self, table: str, statements: list[Do]) -> None:
        self.table = table
        self.statements = statements
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Takes statements and says when they are on disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
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

    async def write(self, table: str, *statements: Do) -> None:
        """Hand statements over and wait until they are on disk."""
        job = Job(table, list(statements))
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
                if len(jobs) > 1:  # in one order, or two processes could wait for each other
                    jobs.sort(key=lambda job: job.table)
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
        """Write jobs in one transaction; rows of logs go in together, behind all else."""
        rows: list[Values] = []
        async with connection.begin():  # connects anew if the server was away
            for job in jobs:
                for do in job.statements:
                    if do.statement is INSERT_LOG and do.values is not None:
                        rows.append(do.values)
                    else:
                        await execute(connection, do)
            if rows:
                await connection.execute(INSERT_LOG, rows)

    async def commit_alone(self, connection: AsyncConnection, job: Job) -> None:
        """Write one job, and tell who waits if it cannot be written."""
        failure: Exception | None = None
        try:
            await self.commit(connection, [job])
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


async def execute(connection: AsyncConnection, do: Do) -> None:
    """Carry a statement out, and see whether it found what it must."""
    result = await connection.execute(do.statement, do.values)
    if do.otherwise is None:
        return
    found = result.first() is not None if result.returns_rows else result.rowcount > 0
    if not found:
        raise do.otherwise("somebody else was first")

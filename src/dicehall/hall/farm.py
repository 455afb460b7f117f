"""Bots on machines of their own: a process puts what they are to think about into the database, and
takes what they found. Whoever works there gets a world dealt anew, as JSON, never the table."""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncEngine

from dicehall.hall.logs import note, trouble
from dicehall.hall.postgres_neighbours import NOW

TO_DO: Final = "dicehall_work"  # told to workers
DONE: Final = "dicehall_done"  # told to processes: for which one, and what
SEEN: Final = 1.0  # seconds between two looks whether there are workers
TAKEN: Final = 0.25  # of its time, at most, that work waits to be taken
LONGEST: Final = 1.0  # seconds, likewise
SPARE: Final = 0.1  # of its time for the way there and back
OLD: Final = 60.0  # seconds after which what nobody fetched is removed
WORKERS: Final = f"SELECT coalesce(sum(slots), 0) FROM workers WHERE until > {NOW}"
PUT: Final = (
    "INSERT INTO work (id, process, party, at, due, task)"
    f" VALUES ($1, $2, $3, {NOW}, {NOW} + $4, $5)"
)
WITHDRAW: Final = "DELETE FROM work WHERE id = $1 AND worker IS NULL RETURNING id"
FETCH: Final = "DELETE FROM work WHERE id = $1 RETURNING result"
CLEAN: Final = f"DELETE FROM work WHERE due < {NOW} - $1"
FORGET: Final = "DELETE FROM work WHERE process = $1"


class LostError(Exception):
    """Raised when the connection that work was given through is no longer there."""


class Farm:
    """The workers of a hall on PostgreSQL, as one process sees them."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.engine = engine
        self.process = process
        self.slots = 0  # of all workers that are there
        self.waiting: dict[str, asyncio.Event] = {}
        self.task: asyncio.Task[None] | None = None
        self.raw: Any = None
        self.lock = asyncio.Lock()  # a connection does one thing at a time

    def open(self) -> None:
        """Begin to look for workers."""
        self.task = asyncio.create_task(self.run(), name="farm")

    async def close(self) -> None:
        """Expect nothing more of them, and take back what they were given."""
        raw, self.raw, self.slots = self.raw, None, 0
        if raw is not None:
            with suppress(Exception):
                async with self.lock:
                    await raw.execute(FORGET, self.process)
        for told in self.waiting.values():
            told.set()  # nobody waits for a hall that closes
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self.task

    async def run(self) -> None:
        """Be connected, again and again."""
        while True:
            try:
                async with self.engine.connect() as connection:
                    raw: Any = (await connection.get_raw_connection()).driver_connection
                    try:
                        await self.serve(raw)
                    finally:
                        self.raw, self.slots = None, 0
                        await connection.invalidate()  # it listens: nobody else may have it
            except Exception:
                trouble("workers cannot be reached")
            await asyncio.sleep(SEEN)

    async def serve(self, raw: Any) -> None:
        """Hear what is done, and see how many workers there are."""
        await raw.execute("SET synchronous_commit TO off")
        await raw.add_listener(DONE, self.heard)
        self.raw = raw
        while not raw.is_closed():
            async with self.lock:
                slots = int(await raw.fetchval(WORKERS))
                if slots or self.slots:
                    await raw.execute(CLEAN, OLD)
            if bool(slots) != bool(self.slots):
                note("workers are there" if slots else "no workers are there", slots=slots)
            self.slots = slots
            await asyncio.sleep(SEEN)

    def heard(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        """Something is done; perhaps it was asked for here."""
        found = self.waiting.get(payload)
        if found is not None:
            found.set()

    async def done(self, task: dict[str, object], party: str, seconds: float) -> Any | None:
        """Let a worker do something; nothing if none takes it soon, or it fails or is late."""
        raw = self.raw  # the same to the end: when it is lost meanwhile, this work is lost too
        if not self.slots or raw is None:
            return None
        id = secrets.token_hex(8)
        told = self.waiting[id] = asyncio.Event()
        until = monotonic() + seconds
        try:
            written = json.dumps({**task, "seconds": seconds * (1 - SPARE)})
            await self.ask(raw, PUT, id, self.process, party[:64], seconds, written)
            await self.ask(raw, f"NOTIFY {TO_DO}")
            if not await self.taken(told, min(LONGEST, TAKEN * seconds)):
                if await self.ask(raw, WITHDRAW, id) is not None:
                    return None  # nobody was free
            with suppress(TimeoutError):
                await asyncio.wait_for(told.wait(), max(0.0, until - monotonic()))
            found = await self.ask(raw, FETCH, id)
            return None if found is None else json.loads(found)
        except LostError:
            return None
        except Exception:
            trouble("work was not done")
            return None
        finally:
            del self.waiting[id]

    async def ask(self, raw: Any, statement: str, *values: object) -> Any:
        """Say something to the database, as long as this connection is the farm's."""
        async with self.lock:
            if raw is not self.raw:
                raise LostError
            return await raw.fetchval(statement, *values)

    async def taken(self, told: asyncio.Event, seconds: float) -> bool:
        """Wait a while for the work to be done; tell whether it is."""
        with suppress(TimeoutError):
            await asyncio.wait_for(told.wait(), seconds)
        return told.is_set()

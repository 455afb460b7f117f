"""A machine on which bots think: it takes work from the database of a hall, does it in processes of
its own, and writes down what it found."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from dicehall.bots.analysis import analyse
from dicehall.bots.hints import hints
from dicehall.bots.levels import make_bot, style_of
from dicehall.bots.search import Budget
from dicehall.games import find
from dicehall.hall.analyst import PATIENCE, TURNS
from dicehall.hall.archive import prepare
from dicehall.hall.bots_pool import MOST_TURNS, OWN_SHARE
from dicehall.hall.engines import cannot_start, make_engine
from dicehall.hall.farm import DONE, TO_DO
from dicehall.hall.logs import note, trouble
from dicehall.hall.postgres_neighbours import NOW
from dicehall.kit.dice import FastDice
from dicehall.kit.replay import read_text
from dicehall.kit.worlds import knowledge_of
from dicehall.lab.executors import end

LEASE: Final = 3.0  # seconds until a worker that says nothing is taken for gone
BEAT: Final = 0.75
RECONNECT: Final = 0.5
HERE: Final = (
    f"INSERT INTO workers (id, until, slots) VALUES ($1, {NOW} + {LEASE}, $2)"
    " ON CONFLICT (id) DO UPDATE SET until = excluded.until, slots = excluded.slots"
)
GONE: Final = "DELETE FROM workers WHERE id = $1"
# Fair between parties: the next is of whoever has the least under way and done of late, then who
# came first. Two workers never take the same, and neither waits for the other.
TAKE: Final = f"""
UPDATE work SET worker = $1, taken = {NOW} WHERE id = (
    SELECT id FROM work AS w WHERE worker IS NULL AND due > {NOW}
    ORDER BY (SELECT count(*) FROM work AS o WHERE o.party = w.party AND o.worker IS NOT NULL), at
    LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING id, task"""
WRITE: Final = "UPDATE work SET result = $2 WHERE id = $1 RETURNING id"


def do(task: dict[str, Any]) -> object:
    """Do some work, in a process of the worker. All it knows came as data, dealt for one seat."""
    info = find(str(task["game"]))
    seconds = float(task["seconds"])
    if task["kind"] == "analyse":
        record = read_text(str(task["record"]))
        found = analyse(info, record, TURNS, lambda done: None, seconds / PATIENCE).data()
        return {**found, "answers": len(record.answers)}
    if task["version"] != info.content_version():
        return None  # other cards than here
    knowledge = knowledge_of(info, task["world"], int(task["seat"]))
    seed = int(task["seed"])
    if task["kind"] == "choose":
        bot = make_bot(str(task["bot"]), info.id)
        bot.limit(seconds * OWN_SHARE)
        return int(bot.choose(knowledge, FastDice(seed)))
    g = knowledge.deal(FastDice(seed))
    found_hints = hints(info, knowledge, seed, style_of(info.id), Budget(MOST_TURNS, seconds))
    return [
        hint.data(info.notation.write(g, hint.action), info.notation.phrase(g, hint.action))
        for hint in found_hints
    ]


class Worker:
    """Takes work while there is any, as much at once as it has processes."""

    def __init__(self, url: str, slots: int) -> None:
        self.engine = make_engine(url, writes=True)
        self.id = secrets.token_hex(8)
        self.slots = slots or max(1, os.cpu_count() or 1)
        self.pool = ProcessPoolExecutor(self.slots, get_context("spawn"), prepare)
        self.more = asyncio.Event()
        self.doing: set[asyncio.Task[None]] = set()
        self.lock = asyncio.Lock()
        self.count = 0  # of what was done
        self.ending = False

    async def run(self) -> None:
        """Work until told to end."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError, RuntimeError):
                loop.add_signal_handler(number, self.end)
        await self.reach()
        print(f"dicehall: a worker with {self.slots} processes is ready", flush=True)
        while not self.ending:
            try:
                async with self.engine.connect() as connection:
                    raw: Any = (await connection.get_raw_connection()).driver_connection
                    try:
                        await self.serve(raw)
                    finally:
                        await connection.invalidate()
            except Exception:
                trouble("the hall cannot be reached")
                await asyncio.sleep(RECONNECT)
        end(self.pool)
        await self.engine.dispose()

    async def reach(self) -> None:
        """See whether the database is there, so that what is wrong is said in one line."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1 FROM work LIMIT 1"))
        except (DBAPIError, OSError) as error:
            raise cannot_start(error) from None

    def end(self) -> None:
        """Take nothing more, finish what is begun."""
        self.ending = True
        self.more.set()

    async def serve(self, raw: Any) -> None:
        """Take work for as long as the connection holds."""
        await raw.execute("SET synchronous_commit TO off")
        await raw.add_listener(TO_DO, lambda *_: self.more.set())
        note("worker is connected", slots=self.slots)
        beat = -BEAT
        loop = asyncio.get_running_loop()
        while not (self.ending or raw.is_closed()):
            if loop.time() - beat >= BEAT:
                beat = loop.time()
                await self.ask(raw.execute, HERE, self.id, self.slots)
            while len(self.doing) < self.slots and not self.ending:
                found = await self.ask(raw.fetchrow, TAKE, self.id)
                if found is None:
                    break
                task = asyncio.create_task(self.work(raw, found["id"], found["task"]))
                self.doing.add(task)
                task.add_done_callback(self.finished)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.more.wait(), BEAT)
            self.more.clear()
        await self.ask(raw.execute, GONE, self.id)
        if self.doing:
            await asyncio.wait(self.doing, timeout=LEASE)

    async def ask(self, how: Any, *given: object) -> Any:
        """Say something to the database; one thing at a time."""
        async with self.lock:
            return await how(*given)

    def finished(self, task: asyncio.Task[None]) -> None:
        """A process is free again."""
        self.doing.discard(task)
        self.more.set()

    async def work(self, raw: Any, id: str, text: str) -> None:
        """Do one thing, and write down what came of it."""
        result: object = None
        try:
            result = await asyncio.wrap_future(self.pool.submit(do, json.loads(text)))
        except Exception:
            trouble("work failed")
        with suppress(Exception):
            await self.ask(raw.execute, WRITE, id, json.dumps(result))
            await self.ask(raw.execute, "SELECT pg_notify($1, $2)", DONE, id)
            self.count += 1

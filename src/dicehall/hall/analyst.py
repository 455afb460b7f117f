"""Finished games looked at again: one at a time, in a process that lets all others go first."""

from __future__ import annotations

import asyncio
import json
import os
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from ctypes import c_int64
from multiprocessing import get_context
from multiprocessing.sharedctypes import RawArray

from dicehall.bots.analysis import analyse
from dicehall.games import find
from dicehall.hall.bots_pool import Slots, prepare
from dicehall.hall.errors import HallError
from dicehall.hall.farm import Farm
from dicehall.hall.limits import Limits
from dicehall.hall.logs import note, trouble
from dicehall.hall.store import Store
from dicehall.kit.replay import read_text
from dicehall.lab.executors import end

TURNS = 1000  # of the search for a question, as far as the time goes
PATIENCE = 4.0  # times the time it should take, on a busy machine
KEPT_FAILURES = 100
PROGRESS: list[Slots] = []  # in the worker: how many answers it has looked at


def prepare_low(progress: Slots) -> None:
    """Make the worker ready, with the lowest priority there is."""
    prepare(progress)
    PROGRESS.append(progress)
    if hasattr(os, "nice"):
        os.nice(19)


def told(done: int) -> None:
    """Tell the hall how far it is."""
    PROGRESS[0][0] = done


def look_through(text: str, seconds: float, content: str = "") -> dict[str, object]:
    """Look through a record, in the worker."""
    record = read_text(text)
    record.setup.content = content
    found = analyse(find(record.setup.game), record, TURNS, told, seconds).data()
    return {**found, "answers": len(record.answers)}


def answers_in(record: str) -> int:
    """Return how many answers a finished record holds; its last line says so."""
    return int(json.loads(record.rstrip("\n").rpartition("\n")[2])["answers"])


class Analyst:
    """Keeps the games that wait, looks through one after the other, and stores what it finds."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.seconds = limits.analysis_seconds
        self.most = limits.analyses
        self.patience = limits.worker_seconds
        self.waiting: dict[str, str] = {}  # records by table; the first is being looked at
        self.cards: dict[str, str] = {}  # folders of their cards, where not today's
        self.failed: dict[str, None] = {}
        self.farm: Farm | None = None
        self.progress: Slots = RawArray(c_int64, 1)
        self.pool: ProcessPoolExecutor | None = None
        self.task: asyncio.Task[None] | None = None

    def ask(self, id: str, record: str, content: str = "") -> None:
        """Let a game wait for its turn."""
        if id in self.failed:
            raise HallError(409, "no-analysis", "this game could not be looked at")
        if id not in self.waiting:
            if len(self.waiting) >= self.most:
                text = "too many games wait for this"
                raise HallError(429, "too-many", text, self.seconds, limit="analyses")
            self.waiting[id] = record
            self.cards[id] = content
            if self.task is None:
                self.progress[0] = 0
                self.task = asyncio.create_task(self.work(), name="analyst")

    def standing(self, id: str) -> dict[str, object]:
        """Return how far a waiting game is."""
        first = next(iter(self.waiting)) == id
        done = self.progress[0] if first else 0
        return {"done": int(done), "total": answers_in(self.waiting[id])}

    async def work(self) -> None:
        """Look at games until none waits; then let the worker go."""
        try:
            while self.waiting:
                id, record = next(iter(self.waiting.items()))
                self.progress[0] = 0
                try:
                    found = await self.looked_at(record, self.cards[id])
                    await self.store.keep_analysis(id, found)
                    note("game analysed", table=id)
                except Exception:
                    trouble("analysis failed", table=id)
                    self.failed[id] = None
                    if len(self.failed) > KEPT_FAILURES:
                        del self.failed[next(iter(self.failed))]
                    self.end_pool()
                del self.waiting[id], self.cards[id]
        finally:
            self.task = None
            self.end_pool()

    async def looked_at(self, text: str, content: str) -> dict[str, object]:
        """Return what a worker says of a game, on another machine if there is one."""
        if self.farm is not None and self.farm.slots and not content:
            game = str(json.loads(text.partition("\n")[0])["game"])
            task: dict[str, object] = {"kind": "analyse", "game": game, "record": text}
            found = await self.farm.done(task, "analysis", PATIENCE * self.seconds)
            if isinstance(found, dict):
                return found
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, get_context("spawn"), prepare_low, (self.progress,))
        looking = asyncio.wrap_future(self.pool.submit(look_through, text, self.seconds, content))
        return await asyncio.wait_for(looking, self.patience + PATIENCE * self.seconds)

    def end_pool(self) -> None:
        """End the worker."""
        if self.pool is not None:
            end(self.pool)
            self.pool = None

    async def close(self) -> None:
        """Give up what waits; who asks again starts it again."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

"""Bots think in other processes, each within a time limit, knowing what their seat knows."""

from __future__ import annotations

import asyncio
import gc
import os
import pickle
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from ctypes import Array, c_int64
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.sharedctypes import RawArray
from time import perf_counter
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from dicehall.bots.bot import Note
from dicehall.bots.hints import hints
from dicehall.bots.levels import make_bot, style_of
from dicehall.bots.search import Budget
from dicehall.games import find
from dicehall.hall.fair_queue import FairQueue
from dicehall.hall.logs import trouble, warn
from dicehall.hall.metrics import BOTS
from dicehall.kit.action import Action
from dicehall.kit.dice import FastDice
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.look import turned
from dicehall.kit.table import Table
from dicehall.kit.worlds import world_of
from dicehall.lab.executors import end

if TYPE_CHECKING:  # each worker imports this module, and needs no database
    from dicehall.hall.farm import Farm

T = TypeVar("T")
R = TypeVar("R")
Slots: TypeAlias = "Array[c_int64]"
Advice: TypeAlias = list[dict[str, object]]
NOTHING = -1
MOST_ASKING = 20  # hints that are thought about or wait
MOST_TURNS = 20_000  # of the search for a hint
PATIENCE = 2.0  # seconds that a late worker may take to notice, before it is ended
LEAST = 0.05  # seconds a worker gets, however long it was awaited
OWN_SHARE = 0.8  # of its time a bot may plan with; the rest is for a busy machine


class Slot(Note):
    """A number in memory that the hall and its workers share."""

    def __init__(self, slots: Slots, number: int) -> None:
        self.slots = slots
        self.number = number

    def write(self, action: Action) -> None:
        self.slots[self.number] = int(action)


SLOTS: list[Slots] = []  # in a worker: the shared numbers, one for each worker


def prepare(slots: Slots) -> None:
    """Make a worker ready: nothing is collected while a bot thinks; it ends with the hall."""
    SLOTS.append(slots)
    gc.disable()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the hall
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End this worker when the hall is gone, however it went."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def ready() -> int:
    """Do nothing; asked of each worker, so that it is there when a bot is."""
    return os.getpid()


@dataclass(frozen=True)
class Task:
    """What a worker has to think about, and where it notes the best answer so far."""

    bot: str
    game: str
    table: bytes
    seat: int
    seed: int
    seconds: float
    slot: int


def think(task: Task) -> Action:
    """Choose, in a worker. What the seat cannot know was left behind, the dice too."""
    table = pickle.loads(task.table)
    bot = make_bot(task.bot, task.game)
    bot.limit(task.seconds, Slot(SLOTS[0], task.slot))
    chosen = bot.choose(Knowledge(table, task.seat), FastDice(task.seed))
    gc.collect(0)
    return int(chosen)


@dataclass(frozen=True)
class Request:
    """What a worker has to give advice about."""

    game: str
    table: bytes
    seat: int
    seed: int
    seconds: float
    turns: int = MOST_TURNS


def advise(request: Request) -> Advice:
    """Find the best options, in a worker; knowing what the seat knows, as a bot does."""
    table = pickle.loads(request.table)
    info = find(request.game)
    knowledge = Knowledge(table, request.seat)
    budget = Budget(request.turns, request.seconds)
    found = hints(info, knowledge, request.seed, style_of(info.id), budget)
    g = turned(table, request.seat)
    gc.collect(0)
    return [
        hint.data(info.notation.write(g, hint.action), info.notation.phrase(g, hint.action))
        for hint in found
    ]


def pack(table: Table, seat: int) -> bytes:
    """Return a table for a worker, dealt anew from what the seat knows: hidden cards and the sealed
    dice stay here."""
    dice = FastDice(secrets.randbits(60))
    return pickle.dumps(turned(table, seat).determinised(seat, dice))


class BotsPool:
    """A pool of workers that is replaced when one of them dies or does not come to an end."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        self.slots: Slots = RawArray(c_int64, self.workers)
        self.queue = FairQueue(self.workers)
        self.pool: ProcessPoolExecutor | None = None
        self.think: Callable[[Task], int] = think  # tests put others in its place
        self.advise: Callable[[Request], Advice] = advise
        self.farm: Farm | None = None  # workers on machines of their own
        self.advising = asyncio.Semaphore(max(1, self.workers // 2))  # the rest is for players
        self.asking = 0
        self.closed = False
        self.late: set[asyncio.Task[None]] = set()  # waiting for late workers

    async def warm(self) -> ProcessPoolExecutor:
        """Return the pool; let its workers start if there is none, and wait for the first."""
        pool = self.pool
        if pool is None:
            pool = self.pool = ProcessPoolExecutor(
                self.workers, get_context("spawn"), prepare, (self.slots,)
            )
            started = [pool.submit(ready) for _ in range(self.workers)]
            await asyncio.wrap_future(started[0])
        return pool

    async def choose(
        self,
        name: str,
        game: str,
        table: Table,
        seat: int,
        seconds: float | None = None,
        party: str = "",
        here: bool = False,
    ) -> Action:
        """Return a bot's answer; its best so far if it is late, and one by rules of thumb if there
        is none or no worker was free in time. Workers are shared fairly between parties. Where
        there are machines for that it is thought about there, unless it must be *here*."""
        options = turned(table, seat).legal()
        if len(options) == 1 or name == "random":
            return int(secrets.choice(options))
        seed = secrets.randbits(60)
        if self.farmed() and not here:
            began, most = perf_counter(), self.seconds if seconds is None else seconds
            told: dict[str, object] = {"kind": "choose", "bot": name}
            found = await self.elsewhere(told, game, table, seat, min(most, self.seconds), party)
            if isinstance(found, int) and found in options:
                return found
            seconds = max(LEAST, most - (perf_counter() - began))
        packed = pack(table, seat)

        def task(slot: int, seconds: float) -> Task:
            return Task(name, game, packed, seat, seed, seconds * OWN_SHARE, slot)

        chosen, noted = await self.worked(self.think, task, name, party, seconds)
        for answer in (chosen, noted):
            if answer is not None and answer in options:
                return answer
        thumb = make_bot("thumb", game)
        return int(thumb.choose(Knowledge(turned(table, seat), seat), FastDice(seed)))

    def farmed(self) -> bool:
        """Tell whether other machines are there to think."""
        return self.farm is not None and self.farm.slots > 0

    async def elsewhere(
        self,
        task: dict[str, object],
        game: str,
        table: Table,
        seat: int,
        seconds: float,
        party: str,
    ) -> object:
        """Let another machine think about a world dealt anew for a seat; nothing if none does."""
        assert self.farm is not None
        info = find(game)
        world = turned(table, seat).determinised(seat, FastDice(secrets.randbits(60)))
        given = {"world": world_of(info, world), "seat": seat, "seed": secrets.randbits(50)}
        what = {**task, **given, "game": game, "version": info.content_version()}
        found = await self.farm.done(what, party, seconds)
        BOTS.labels("elsewhere" if found is not None else "withdrawn").inc()
        return found

    async def hint(
        self,
        game: str,
        table: Table,
        seat: int,
        seconds: float,
        party: str = "",
        here: bool = False,
    ) -> Advice | None:
        """Return the best options of a seat's question, or nothing if none were found in time."""
        if self.asking >= MOST_ASKING:
            return None
        if self.farmed() and not here:
            told = await self.elsewhere({"kind": "hint"}, game, table, seat, 2 * seconds, party)
            if isinstance(told, list):
                return told
        request = Request(game, pack(table, seat), seat, secrets.randbits(50), seconds)
        self.asking += 1
        try:
            async with self.advising:
                give = lambda slot, seconds: request  # noqa: E731
                found, _ = await self.worked(self.advise, give, "hint", party)
                return found
        finally:
            self.asking -= 1

    async def worked(
        self,
        work: Callable[[T], R],
        task: Callable[[int, float], T],
        bot: str,
        party: str,
        most: float | None = None,
    ) -> tuple[R | None, Action]:
        """Return what comes of some work in a worker, or nothing if it is late or fails; and what
        it noted before. Waiting for a free worker is part of its time."""
        seconds = self.seconds if most is None else min(most, self.seconds)
        end = perf_counter() + seconds
        try:
            slot = await asyncio.wait_for(self.queue.take(party), seconds)
        except TimeoutError:
            warn("no worker was free", bot=bot, seconds=seconds)
            BOTS.labels("unserved").inc()
            return None, NOTHING
        self.slots[slot] = NOTHING
        running: asyncio.Future[R] | None = None
        pool = self.pool
        try:
            for attempt in range(2):
                if self.closed:
                    break
                try:
                    pool = await self.warm()
                    left = max(LEAST, end - perf_counter())
                    running = asyncio.wrap_future(pool.submit(work, task(slot, left)))
                    await asyncio.wait([running], timeout=left)
                    if not running.done():
                        warn("bot was late", bot=bot, seconds=seconds)
                        BOTS.labels("late").inc()
                        break
                    if running.cancelled():
                        raise BrokenExecutor
                    found = running.result()
                    BOTS.labels("in time").inc()
                    return found, NOTHING
                except (BrokenExecutor, RuntimeError):
                    if not self.closed:
                        warn("bot worker died", bot=bot)
                    self.replace(pool)
                except Exception:
                    trouble("bot failed", bot=bot)
                    BOTS.labels("failed").inc()
                    break
            return None, self.slots[slot]
        finally:
            if running is None or running.done():
                self.queue.give(slot)
            else:
                late = asyncio.create_task(self.let_finish(pool, running, slot))
                self.late.add(late)
                late.add_done_callback(self.late.discard)

    async def let_finish(
        self, pool: ProcessPoolExecutor | None, running: asyncio.Future[R], slot: int
    ) -> None:
        """Wait until a late worker is free again; if it takes too long, replace them all."""
        try:
            await asyncio.wait([running], timeout=PATIENCE)
            if not running.done():
                running.add_done_callback(forget)
                self.replace(pool)
            else:
                forget(running)
        finally:
            self.queue.give(slot)

    def replace(self, pool: ProcessPoolExecutor | None) -> None:
        """Let go of a pool that cannot be trusted; the next bot starts another."""
        if pool is not None and pool is self.pool:
            self.pool = None
            end(pool)

    def close(self) -> None:
        """End all workers."""
        self.closed = True
        for waiting in self.late:
            waiting.cancel()
        if self.pool is not None:
            end(self.pool)


def forget(late: asyncio.Future[R]) -> None:
    """Take what a late worker brings, so that nobody complains of an exception unheard."""
    if not late.cancelled():
        late.exception()

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
from multiprocessing import get_context, parent_process

from dicehall.bots.bot import make_bot
from dicehall.hall.logs import trouble, warn
from dicehall.kit.action import Action
from dicehall.kit.dice import FastDice
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.look import turned
from dicehall.kit.table import Table


def prepare() -> None:
    """Make a worker ready: nothing is collected while a bot thinks; it ends with the hall."""
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


def think(name: str, packed: bytes, seat: int, seed: int) -> Action:
    """Choose, in a worker. The table's dice were left behind, so nothing can be foreseen."""
    table = pickle.loads(packed)
    chosen = make_bot(name).choose(Knowledge(table, seat), FastDice(seed))
    gc.collect(0)
    return int(chosen)


def pack(table: Table) -> bytes:
    """Return a table for a worker. A bot deals its own worlds; the sealed dice stay here."""
    twin = table.copy()
    twin.dice = FastDice(0)
    return pickle.dumps(twin)


class BotsPool:
    """A pool of workers that is replaced when one of them dies or does not come to an end."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        self.free = asyncio.Semaphore(self.workers)
        self.pool: ProcessPoolExecutor | None = None
        self.think: Callable[[str, bytes, int, int], int] = think  # tests put others in its place

    async def warm(self) -> ProcessPoolExecutor:
        """Return the pool; let its workers start if there is none, and wait for the first."""
        pool = self.pool
        if pool is None:
            pool = self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), prepare)
            started = [pool.submit(ready) for _ in range(self.workers)]
            await asyncio.wrap_future(started[0])
        return pool

    async def choose(self, name: str, table: Table, seat: int) -> Action:
        """Return a bot's answer; a random one if the bot is late or its worker dies."""
        options = turned(table, seat).legal()
        if len(options) == 1 or name == "random":
            return int(secrets.choice(options))
        packed = pack(table)
        for attempt in range(2):
            async with self.free:
                pool = self.pool
                try:
                    pool = await self.warm()
                    thinking = pool.submit(self.think, name, packed, seat, secrets.randbits(60))
                    chosen = await asyncio.wait_for(asyncio.wrap_future(thinking), self.seconds)
                    if chosen in options:
                        return chosen
                    warn("bot chose no option", bot=name)
                    break
                except TimeoutError:
                    warn("bot was late", bot=name, seconds=self.seconds)
                    self.replace(pool)
                    break
                except (BrokenExecutor, RuntimeError):
                    warn("bot worker died", bot=name)
                    self.replace(pool)
                except Exception:
                    trouble("bot failed", bot=name)
                    break
        return int(secrets.choice(options))

    def replace(self, pool: ProcessPoolExecutor | None) -> None:
        """Let go of a pool that cannot be trusted; the next bot starts another."""
        if pool is not None and pool is self.pool:
            self.pool = None
            end(pool)

    def close(self) -> None:
        """End all workers."""
        if self.pool is not None:
            end(self.pool)


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool's workers, whatever they do."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()

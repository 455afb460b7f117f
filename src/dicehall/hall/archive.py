"""Records and replays of finished games: made in another process, compressed, and kept a while."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeAlias

import msgspec
from fastapi import Request, Response

from dicehall.games import find
from dicehall.hall.bots_pool import end_with_parent
from dicehall.hall.errors import HallError
from dicehall.hall.fold import lay
from dicehall.hall.limits import Limits
from dicehall.hall.logs import trouble, warn
from dicehall.hall.moments import moments_of
from dicehall.hall.shelf import Shelf
from dicehall.hall.store import Loaded, Store
from dicehall.kit.figures import dice_fallen
from dicehall.kit.replay import Record, last, read_text
from dicehall.lab.executors import end

Key: TypeAlias = "tuple[str, ...]"
Making: TypeAlias = "Callable[[], Coroutine[None, None, bytes]]"
LEVEL: Final = 5  # of gzip: half of the time of the usual one, nearly as small
IDLE: Final = 120.0  # seconds without work until the worker is let go
SHARE: Final = 4  # a single answer may fill this part of the room


def prepare() -> None:
    """Make the worker ready: it ends with the hall, and lets those go first who play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=end_with_parent, daemon=True).start()


def packed(data: bytes) -> bytes:
    """Return an answer as it is kept and sent."""
    return gzip.compress(data, LEVEL, mtime=0)


def record_of(loaded: Loaded, content: str) -> Record:
    """Play the log of a table with the cards of a folder; return its record, which names none."""
    game = lay(loaded.table, loaded.seats, content)
    for row in loaded.log:
        game.apply(row)
    record = game.match.record()
    record.version = loaded.table.version
    record.setup.content = ""
    return record


def make_record(loaded: Loaded, content: str) -> bytes:
    """Make the record of a finished table, in the worker."""
    return packed(record_of(loaded, content).text().encode())


def read_packed(record: bytes, content: str) -> Record:
    """Return a record that was kept, with the folder of its cards."""
    found = read_text(gzip.decompress(record).decode())
    found.setup.content = content
    return found


def make_moments(record: bytes, content: str, seat: int | None, start: int, count: int) -> bytes:
    """Play a record up to some moments, in the worker; return these."""
    found = moments_of(read_packed(record, content), seat, start, count)
    return packed(msgspec.json.encode(found))


def make_statistics(record: bytes, content: str) -> bytes:
    """Count up a finished game, in the worker."""
    found = read_packed(record, content)
    info = find(found.setup.game)
    told = [event for line in found.told for event in line]
    figures = info.figures(last(found, info), told)
    shown = None if figures is None else figures.data()
    return packed(msgspec.json.encode({"figures": shown, "dice": dice_fallen(told)}))


class Archive:
    """Has one worker. What was asked for is kept as far as there is room, the newest longest."""

    def __init__(self, store: Store, limits: Limits, shelf: Shelf) -> None:
        self.store = store
        self.shelf = shelf
        self.cards: dict[str, str] = {}  # the folder of a table's cards, where not today's
        self.limits = limits
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.size = 0
        self.making: dict[Key, asyncio.Task[bytes]] = {}
        self.waiting: dict[str, int] = {}  # by address
        self.made = 0  # answers that cost the worker's time
        self.pool: ProcessPoolExecutor | None = None
        self.letting_go: asyncio.TimerHandle | None = None
        self.closed = False

    # ---- what is asked for ----

    async def record(self, id: str, address: str) -> bytes:
        """Return the record of a finished table."""
        return await self.get(("record", id), address, lambda: self.make(make_record, id))

    async def replay(
        self, id: str, seat: int | None, start: int, count: int, address: str
    ) -> bytes:
        """Return moments of a finished table."""
        record = await self.record(id, address)
        key = ("replay", id, str(seat), str(start), str(count))
        return await self.get(
            key,
            address,
            lambda: self.work(make_moments, record, self.folder(id), seat, start, count),
        )

    async def statistics(self, id: str, address: str) -> bytes:
        """Return what each did in a finished game, and how the dice fell."""
        record = await self.record(id, address)
        return await self.get(
            ("statistics", id),
            address,
            lambda: self.work(make_statistics, record, self.folder(id)),
        )

    async def get(self, key: Key, address: str, make: Making) -> bytes:
        """Return what is kept, else let it be made: once, however many ask; a few for each."""
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
            return found
        if self.waiting.get(address, 0) >= self.limits.archive_per_address:
            text = "too many replays and records at once from one place"
            raise HallError(429, "too-many", text, 1.0, limit="archive_per_address")
        if len(self.making) >= self.limits.archive_waiting and key not in self.making:
            text = "too many replays and records are being made"
            raise HallError(429, "too-many", text, 5.0, limit="archive_waiting")
        self.waiting[address] = self.waiting.get(address, 0) + 1
        try:
            task = self.making.get(key)
            if task is None:
                task = self.making[key] = asyncio.create_task(self.keep(key, make))
                task.add_done_callback(lambda _: self.making.pop(key, None))
            return await asyncio.shield(task)
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]

    async def keep(self, key: Key, make: Making) -> bytes:
        """Let something be made, and keep it."""
        self.made += 1
        found = await make()
        self.put(key, found)
        return found

    def put(self, key: Key, data: bytes) -> None:
        """Keep something, and let go of what was asked for longest ago."""
        most = self.limits.archive_bytes
        if len(data) * SHARE > most or key in self.kept:
            return
        self.kept[key] = data
        self.size += len(data)
        while self.size > most:
            _, gone = self.kept.popitem(last=False)
            self.size -= len(gone)

    # ---- the worker ----

    def folder(self, id: str) -> str:
        """Return where the cards of a table are whose record was made: nothing for today's."""
        return self.cards.get(id, "")

    async def make(self, work: Callable[[Loaded, str], bytes], id: str) -> bytes:
        """Let the worker make something of a whole table."""
        loaded = await self.store.load(id)
        if loaded is None:
            raise HallError(404, "no-table", "there is no such table")
        content = await self.shelf.folder(loaded.table.game, loaded.table.version)
        if content:
            self.cards[id] = content
        return await self.work(work, loaded, content)

    async def work(self, function: Callable[..., bytes], *given: object) -> bytes:
        """Return what the worker makes; one that dies is replaced once."""
        for attempt in range(2):
            if self.closed:
                break
            pool = self.warm()
            try:
                running = asyncio.wrap_future(pool.submit(function, *given))
                return await asyncio.wait_for(running, self.limits.worker_seconds)
            except (BrokenExecutor, asyncio.CancelledError):
                self.end_pool(pool)
                if (current := asyncio.current_task()) is not None and current.cancelling():
                    raise
                if not self.closed:
                    warn("archive worker died")
            except TimeoutError:
                self.end_pool(pool)
                warn("archive worker was late")
                break
            except Exception:
                trouble("record cannot be made")
                raise HallError(409, "unreadable", "this game cannot be played again") from None
        raise HallError(429, "too-many", "this could not be made in time", 10.0)

    def warm(self) -> ProcessPoolExecutor:
        """Return the worker; it is let go when nobody has asked for a while."""
        loop = asyncio.get_running_loop()
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, get_context("spawn"), prepare)
        if self.letting_go is not None:
            self.letting_go.cancel()
        self.letting_go = loop.call_later(IDLE, self.let_go)
        return self.pool

    def let_go(self) -> None:
        """End the worker if it has nothing to do."""
        if self.making:
            self.warm()
        else:
            self.rest()

    def end_pool(self, pool: ProcessPoolExecutor) -> None:
        """End a worker that cannot be trusted; the next to ask starts another."""
        if pool is self.pool:
            self.pool = None
            end(pool)

    def close(self) -> None:
        """End the worker for good."""
        self.closed = True
        self.rest()

    def rest(self) -> None:
        """End the worker until somebody asks again."""
        if self.letting_go is not None:
            self.letting_go.cancel()
            self.letting_go = None
        if self.pool is not None:
            self.end_pool(self.pool)


def answer(
    request: Request, data: bytes, kind: str, headers: dict[str, str] | None = None
) -> Response:
    """Return what is kept compressed, compressed as it is if the client takes that."""
    told = {"Vary": "Accept-Encoding", **(headers or {})}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(data, headers={"Content-Encoding": "gzip", **told}, media_type=kind)
    return Response(gzip.decompress(data), headers=told, media_type=kind)

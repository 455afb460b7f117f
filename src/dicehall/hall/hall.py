"""The hall: which tables are in memory, how they come and go, and what time does to them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from dicehall.hall.analyst import Analyst
from dicehall.hall.bots_pool import BotsPool
from dicehall.hall.clocks import DAY, Time
from dicehall.hall.errors import HallError, Refusal
from dicehall.hall.limits import Buckets, Limits, every
from dicehall.hall.logs import note, trouble
from dicehall.hall.sql_store import SqlStore
from dicehall.hall.store import Store
from dicehall.hall.table_host import TableHost

TICK = 0.1
RETRY = 5.0
SWEEP = 600.0


@dataclass
class Settings:
    """How a hall is opened."""

    database: str = "sqlite+aiosqlite:///dicehall.sqlite3"
    origins: tuple[str, ...] = ()  # besides the hall's own
    limits: Limits = field(default_factory=Limits)
    time: Time = field(default_factory=Time)
    warm: bool = True  # start the bots' workers before the doors open


class Hall:
    """All tables. There is one hall in a process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.time = settings.time
        self.store: Store = SqlStore(settings.database)
        self.hosts: dict[str, TableHost] = {}
        self.loading: dict[str, asyncio.Task[TableHost | None]] = {}
        limits = settings.limits
        self.requests = Buckets(limits.requests_burst, limits.requests_per_second)
        self.creations = Buckets(limits.tables_burst, every(limits.table_seconds))
        self.guesses = Buckets(limits.guesses_burst, every(limits.guess_seconds))
        self.chats = Buckets(limits.chat_burst, every(limits.chat_seconds))  # of those who watch
        self.sockets: dict[str, int] = {}  # by address
        self.live = 0  # tables that wait or are played, as of the last count
        self.stopped: set[str] = set()  # tables that should go on by themselves, but stumbled
        self.closing = False
        self.analyst = Analyst(self.store, limits.analysis_seconds, limits.analyses)
        self.task: asyncio.Task[None] | None = None
        self.warming: asyncio.Task[object] | None = None

    async def open(self) -> None:
        """Open the store, start the workers, go on with what goes on by itself."""
        await self.store.open()
        self.pool = BotsPool(self.limits.bot_workers, self.limits.bot_seconds)
        if self.settings.warm:
            self.warming = asyncio.create_task(self.pool.warm(), name="warm the bots")
        self.live = await self.store.count_live()
        for id in await self.store.attended():
            await self.go_on(id)
        self.task = asyncio.create_task(self.keep_time(), name="time")
        note("hall open", tables=self.live)

    async def close(self) -> None:
        """Let what is being written be written, then end."""
        self.closing = True
        for task in (self.task, self.warming):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError, Exception):
                    await task
        for host in list(self.hosts.values()):
            async with host.lock:
                host.stop()
        self.pool.close()
        await self.analyst.close()
        tasks = [host.bots for host in self.hosts.values() if host.bots is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=2)
        await self.store.close()
        note("hall closed")

    # ---- tables in memory ----

    async def go_on(self, id: str) -> None:
        """Read a table that goes on by itself; one that cannot be played bars no other."""
        try:
            await self.host(id)
        except HallError as error:
            note("table cannot go on", table=id, why=error.key)

    async def host(self, id: str) -> TableHost | None:
        """Return the host of a table; it is read from the store if it is not in memory."""
        host = self.hosts.get(id)
        if host is not None and not host.gone:
            return host
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self.read(id))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def read(self, id: str) -> TableHost | None:
        """Read a table from the store and fold its log."""
        loaded = await self.store.load(id)
        if loaded is None:
            return None
        host = TableHost(loaded, self.store, self.time, self.limits, self.pool)
        try:
            await host.replay(loaded.log)
        except HallError:
            raise
        except Exception:
            trouble("table cannot be read", table=id)
            raise HallError(409, "unreadable", "the log of this table cannot be played") from None
        self.hosts[id] = host
        host.drive()
        return host

    @asynccontextmanager
    async def visit(self, id_or_code: str, address: str) -> AsyncIterator[TableHost]:
        """Have a table at hand by id or code; it stays in memory for as long."""
        id = id_or_code
        if id not in self.hosts:
            known = None if len(id) > 60 else await self.store.find(id)
            if known is None:
                wait = self.guesses.take(address, self.time.now())
                if wait > 0:
                    raise HallError(429, "too-many", "too many unknown tables", wait)
                raise HallError(404, "no-table", "there is no such table")
            id = known.table.id
        host = await self.host(id)
        if host is None:
            raise HallError(404, "no-table", "there is no such table")
        host.visitors += 1
        try:
            yield host
        finally:
            host.visitors -= 1
            host.used = self.time.now()

    # ---- time ----

    async def keep_time(self) -> None:
        """Look at all tables again and again."""
        swept = tried = self.time.now()
        while True:
            await asyncio.sleep(TICK)
            now = self.time.now()
            try:
                await self.tick(now)
                if self.stopped and now - tried >= RETRY:
                    tried = now
                    await self.try_again()
                if now - swept >= SWEEP:
                    swept = now
                    await self.sweep(now)
            except Exception:
                trouble("time stumbled")

    async def tick(self, now: float) -> None:
        """Let each table do what is due; let idle ones go."""
        for host in list(self.hosts.values()):
            with suppress(Refusal):  # the table stopped; it says so itself
                await host.tick(now)
            if (host.gone and not host.connections) or host.idle(now):
                host.gone = True
                if self.hosts.get(host.table.id) is host:
                    del self.hosts[host.table.id]
                    if host.by_itself():
                        self.stopped.add(host.table.id)

    async def try_again(self) -> None:
        """Read the tables again that stumbled, perhaps over a full disk."""
        for id in list(self.stopped):
            await self.go_on(id)
            self.stopped.discard(id)

    async def sweep(self, now: float) -> None:
        """Remove what nobody has used for long."""
        limits = self.limits
        removed = await self.store.sweep(
            now - limits.waiting_hours * 3600,
            now - limits.playing_days * DAY,
            now - limits.over_days * DAY,
        )
        for id in removed:
            host = self.hosts.pop(id, None)
            if host is not None:
                host.stop()
        self.live = await self.store.count_live()
        for buckets in (self.requests, self.creations, self.guesses, self.chats):
            buckets.sweep(now)
        if removed:
            note("old tables removed", count=len(removed))

"""The hall: which tables are in memory, how they come and go, and what time does to them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from math import inf

from dicehall.hall.analyst import Analyst
from dicehall.hall.archive import Archive
from dicehall.hall.bans import Bans
from dicehall.hall.bots_pool import BotsPool
from dicehall.hall.clocks import DAY, Time
from dicehall.hall.crowd import Crowd
from dicehall.hall.desk import Desk
from dicehall.hall.ending import hand_over
from dicehall.hall.engines import is_postgres
from dicehall.hall.errors import HallError, Refusal, unreadable
from dicehall.hall.fair import as_code
from dicehall.hall.farm import Farm
from dicehall.hall.holdings import Holdings
from dicehall.hall.keeping import Fault, ages_of
from dicehall.hall.limits import Buckets, Limits, every
from dicehall.hall.load import Load
from dicehall.hall.logs import note, trouble, warn
from dicehall.hall.neighbours import Driver, Neighbours
from dicehall.hall.news import Presence
from dicehall.hall.packs import Packs
from dicehall.hall.postgres_neighbours import PostgresNeighbours
from dicehall.hall.shared_hall import SharedHall
from dicehall.hall.shared_holdings import SharedHoldings
from dicehall.hall.shelf import Shelf
from dicehall.hall.spending import Spending
from dicehall.hall.sql_store import SqlStore
from dicehall.hall.store import Known, Store, Unreadable
from dicehall.hall.table_host import TableHost

TICK = 0.1
TURNS = 5  # ticks in which each table without a clock has its turn: nothing there is urgent
RETRY = 5.0
SWEEP = 600.0
FAR = 2 * DAY  # between now and when the hall was last open: perhaps the clock is wrong
PROBE = 5.0  # seconds between two trials of the disk
STUMBLES = 3  # of a table until nobody may come to it for a while
LONGEST_PAUSE = 3600.0


@dataclass
class Settings:
    """How a hall is opened."""

    database: str = "sqlite+aiosqlite:///dicehall.sqlite3"
    origins: tuple[str, ...] = ()  # besides the hall's own
    limits: Limits = field(default_factory=Limits)
    time: Time = field(default_factory=Time)
    warm: bool = True  # start the bots' workers before the doors open
    metrics_token: str = ""  # with which the figures may be read from elsewhere
    packs: str = ""  # the folder of the packs that may be chosen


class Hall:
    """All tables. There is one hall in a process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.time = settings.time
        self.store: Store = SqlStore(settings.database)
        self.neighbours = Neighbours()
        self.together: SharedHall | None = None  # with other processes
        self.hosts: dict[str, TableHost] = {}
        self.loading: dict[str, asyncio.Task[TableHost | None]] = {}
        limits = settings.limits
        self.requests = Buckets(limits.requests_burst, limits.requests_per_second)
        self.creations = Buckets(limits.tables_burst, every(limits.table_seconds))
        self.guesses = Buckets(limits.guesses_burst, every(limits.guess_seconds))
        self.chats = Buckets(limits.chat_burst, every(limits.chat_seconds))  # by seat, or address
        self.hints = Buckets(limits.hints_burst, every(limits.hints_every))  # by seat
        self.crowd = Crowd(limits)
        self.live = 0  # tables that wait or are played by several, as of the last count
        self.solo = 0  # those of one person against bots
        self.seated = Holdings(self.store, limits.seats_per_address)
        self.buckets = {
            "requests": self.requests,
            "creations": self.creations,
            "guesses": self.guesses,
            "chats": self.chats,
            "hints": self.hints,
        }
        self.spending = Spending(self.buckets, self.crowd, self.time)
        self.stopped: dict[str, float] = {}  # tables to be read again, and when
        self.faults: dict[str, Fault] = {}
        self.sweeping_from = 0.0
        self.probed = -inf
        self.writes = True  # whether the last trial of the disk went well
        self.draining = False  # about to end: others are to be asked for new tables
        self.closing = False
        self.load = Load(limits)
        self.bans = Bans(self.store)
        self.desk = Desk(self)
        self.shelf = Shelf(self.store)
        self.packs = Packs(settings.packs)
        self.archive = Archive(self.store, limits, self.shelf)
        self.analyst = Analyst(self.store, limits)
        self.task: asyncio.Task[None] | None = None
        self.warming: asyncio.Task[object] | None = None

    async def open(self) -> None:
        """Open the store, start the workers, go on with what goes on by itself."""
        await self.store.open()
        await self.shelf.open()
        await asyncio.to_thread(self.packs.read)
        self.spending.key = bytes.fromhex(await self.store.key())
        await self.bans.read()
        if is_postgres(self.settings.database):
            await self.join_others()
        self.pool = BotsPool(self.limits.bot_workers, self.limits.bot_seconds)
        self.spending.queue = self.pool.queue
        if isinstance(self.neighbours, PostgresNeighbours):
            self.pool.farm = Farm(self.neighbours.engine, self.neighbours.id)
            self.pool.farm.open()
            self.analyst.farm = self.pool.farm
        if self.settings.warm:
            self.warming = asyncio.create_task(self.pool.warm(), name="warm the bots")
        await self.count()
        await self.doubt_the_clock()
        if self.together is not None:
            await self.together.take_up()
        else:
            for id in await self.store.attended():
                await self.go_on(id)
        self.task = asyncio.create_task(self.keep_time(), name="time")
        self.load.open()
        await self.desk.open()
        note("hall open", tables=self.live)

    async def join_others(self) -> None:
        """Be one of several processes: by one clock, with one key, within the same limits."""
        store = self.store
        assert isinstance(store, SqlStore)
        self.time.agree(await store.now())
        self.neighbours = neighbours = PostgresNeighbours(store.engine, self.limits.lease_seconds)
        self.seated = SharedHoldings(store.engine, store, self.limits.seats_per_address)
        self.together = SharedHall(self, neighbours)
        self.spending.open(neighbours)
        await self.together.open()

    def ready(self) -> bool:
        """Tell whether a load balancer may send people here."""
        return self.writes and not (self.draining or self.closing)

    async def close(self) -> None:
        """Let what is being written be written, then end."""
        if not self.closing:
            await hand_over(self)
        await self.desk.close()
        await self.load.close()
        await self.spending.close()
        if self.warming is not None:
            self.warming.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self.warming
        if self.pool.farm is not None:
            await self.pool.farm.close()
        self.pool.close()
        self.archive.close()
        await self.analyst.close()
        if self.together is not None:
            await self.together.close()
        tasks = [host.bots for host in self.hosts.values() if host.bots is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=2)
        await self.store.close()
        self.shelf.close()
        note("hall closed")

    # ---- tables in memory ----

    async def go_on(self, id: str) -> None:
        """Read a table that goes on by itself; one that cannot be played bars no other."""
        try:
            await self.host(id)
        except HallError as error:
            note("table cannot go on", table=id, why=error.key)
        except Exception:
            trouble("table cannot go on", table=id)

    async def host(self, id: str) -> TableHost | None:
        """Return the host of a table; it is read from the store if it is not in memory."""
        host = self.hosts.get(id)
        if host is not None and not host.gone:
            return host
        fault = self.faults.get(id)
        if fault is not None and fault.count >= STUMBLES and self.time.now() < fault.until:
            raise unreadable()
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self.read(id))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def read(self, id: str) -> TableHost | None:
        """Read a table from the store and fold its log."""
        try:
            loaded = await self.store.load(id)
            if loaded is None:
                return None
            host = TableHost(
                loaded,
                self.store,
                self.time,
                self.limits,
                self.pool,
                self.neighbours,
                self.seated,
                self.shelf,
            )
            since = await self.take_up(host)
            await host.replay(loaded.log, since)
        except HallError:
            raise
        except Unreadable:  # the store has logged it
            raise unreadable() from None
        except Exception:
            if id not in self.faults:
                trouble("table cannot be read", table=id)
            self.faults.setdefault(id, Fault())
            raise unreadable() from None
        fault = self.faults.get(id)
        if fault is not None and self.time.now() > fault.until + LONGEST_PAUSE:
            del self.faults[id]  # mended, or it was long ago
        self.hosts[id] = host
        await host.catch_up()  # what was told before it could be heard here
        host.drive()
        return host

    async def take_up(self, host: TableHost) -> float:
        """Drive a table if nobody does, see who is there; return from when its clocks run."""
        id, now = host.table.id, self.time.now()
        wanted = {} if host.finished() else {id: now}
        driver = (await self.neighbours.claim(wanted)).get(id, Driver("", now))
        host.taken_up(driver, (await self.neighbours.present_at([id])).get(id, {}))
        return driver.since

    async def look_up(self, id_or_code: str, address: str) -> Known:
        """Return a table by id or code. A code costs a guess, be it right or wrong; an id is too
        long to be guessed."""
        code = as_code(id_or_code)
        try:
            if code is not None:
                wait = self.guesses.take(address, self.time.now())
                if wait > 0:
                    text = "too many codes from one place; a link needs none"
                    raise HallError(429, "too-many", text, wait, limit="guess_seconds")
                known = await self.store.find_code(code)
            else:
                known = None if len(id_or_code) > 60 else await self.store.find(id_or_code)
        except Unreadable:
            raise unreadable() from None
        if known is None:
            raise HallError(404, "no-table", "there is no such table")
        return known

    @asynccontextmanager
    async def visit(self, id_or_code: str, address: str) -> AsyncIterator[TableHost]:
        """Have a table at hand by id or code; it stays in memory for as long."""
        id = id_or_code
        if id not in self.hosts:
            id = (await self.look_up(id, address)).table.id
        host = await self.host(id)
        if host is None:
            raise HallError(404, "no-table", "there is no such table")
        host.visitors += 1
        try:
            if self.neighbours.shared:  # what somebody did elsewhere a moment ago holds here
                await host.catch_up()
                if host.gone:
                    raise HallError(404, "no-table", "there is no such table")
            yield host
        finally:
            host.visitors -= 1
            host.used = self.time.now()

    # ---- time ----

    async def keep_time(self) -> None:
        """Look at all tables again and again."""
        swept = tried = self.time.now()
        turn = 0
        while True:
            await asyncio.sleep(TICK)
            now = self.time.now()
            turn = (turn + 1) % TURNS
            try:
                await self.tick(now, turn)
                if self.stopped and now - tried >= RETRY:
                    tried = now
                    await self.try_again(now)
                if now - swept >= SWEEP:
                    swept = now
                    await self.sweep(now)
            except Exception:
                trouble("time stumbled")

    async def tick(self, now: float, turn: int | None = None) -> None:
        """Let each table do what is due, or those whose turn it is; let idle ones go. One that
        stumbles bars no other."""
        for number, host in enumerate(list(self.hosts.values())):
            if turn is not None and not host.hurried and number % TURNS != turn:
                continue
            host.hurried = host.table.clock.kind != "none"
            try:
                await host.tick(now)
                idle = host.idle(now)
            except Refusal:  # the table stopped; it says so itself
                idle = False
            except Exception:
                trouble("table stumbled", table=host.table.id)
                self.stumbled(host, now)
                idle = False
            if (host.gone and not host.connections) or idle:
                host.gone = True
                if self.hosts.get(host.table.id) is host:
                    del self.hosts[host.table.id]
                    self.neighbours.let_go(host.table.id, host.driver)
                    if host.by_itself():
                        fault = self.faults.get(host.table.id)
                        self.stopped[host.table.id] = now if fault is None else fault.until

    def stumbled(self, host: TableHost, now: float) -> None:
        """Take a table out of the memory that failed where it must not; try again ever later."""
        fault = self.faults.setdefault(host.table.id, Fault())
        fault.count += 1
        fault.until = now + min(LONGEST_PAUSE, RETRY * 2.0**fault.count)
        host.stop()

    def broken(self) -> int:
        """Return how many tables cannot be read or played; the log names them."""
        return len({*self.faults, *self.store.broken})

    async def try_again(self, now: float) -> None:
        """Read the tables again that stumbled, perhaps over a full disk."""
        for id, due in list(self.stopped.items()):
            if due <= now:
                del self.stopped[id]
                await self.go_on(id)

    async def writable(self) -> bool:
        """Tell whether the disk takes what is written; it is tried every few seconds at most."""
        now = self.time.now()
        if abs(now - self.probed) >= PROBE:
            self.probed = now
            try:
                await asyncio.wait_for(self.store.beat(await self.pulse(now)), PROBE)
                self.writes = True
            except Exception:
                if self.writes:
                    trouble("nothing can be written")
                self.writes = False
        return self.writes

    async def present(self, tables: list[str]) -> dict[str, Presence]:
        """Return who is at tables that are not in memory here, through other processes."""
        found = {}
        ids = [id for id in tables if id not in self.hosts]
        for id, by_process in (await self.neighbours.present_at(ids)).items():
            here = sorted({seat for one in by_process.values() for seat in one.here})
            found[id] = Presence(here, sum([one.watching for one in by_process.values()]))
        return found

    # ---- the end of tables ----

    async def count(self) -> None:
        """Count the tables anew."""
        self.live = await self.store.count_live()
        self.solo = await self.store.count_solo()

    async def doubt_the_clock(self) -> None:
        """If the hall was last open long ago, or in the future, the machine's clock may be wrong:
        then no table is marked as old for a day."""
        now = self.time.now()
        newest = await self.store.newest()
        if newest is not None and abs(now - newest) > FAR:
            warn("clock is far from the last use", days=round((now - newest) / DAY, 1))
            self.sweeping_from = now + DAY

    async def pulse(self, now: float) -> float:
        """Return the time to be written down as that of the last use: none that is doubtful."""
        return now if now >= self.sweeping_from else await self.store.newest() or 0.0

    async def sweep(self, now: float) -> None:
        """Mark what nobody has used for long, and remove what was marked a day ago."""
        for buckets in self.buckets.values():
            buckets.sweep(now)
        await self.seated.sweep(now)
        if now >= self.sweeping_from:
            removed = await self.store.sweep(now, ages_of(self.limits, now))
            for id in removed:
                self.faults.pop(id, None)
                host = self.hosts.pop(id, None)
                if host is not None:
                    host.stop()
            if removed:
                note("old tables removed", count=len(removed))
            await self.store.beat(now)
        await self.count()

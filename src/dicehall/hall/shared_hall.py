"""What a hall does that is one of several processes: it hears the others, and takes over."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from dicehall.hall.logs import note, trouble
from dicehall.hall.news import News
from dicehall.hall.postgres_neighbours import PostgresNeighbours

if TYPE_CHECKING:
    from dicehall.hall.hall import Hall
    from dicehall.hall.table_host import TableHost

PATROL: Final = 0.5  # seconds between two looks at tables that nobody drives
CHECKS: Final = 1.25  # leases after which news are noticed that were never heard
CHECKED: Final = 1000  # tables looked at with one query
TIDY: Final = 60.0
MOST_TAKEN: Final = 50  # tables taken up at once that nobody has in memory
OF_TABLES: Final = ("row", "table", "chat", "gone", "wish", "crowded")


class SharedHall:
    """Ties the tables in memory to the other processes."""

    def __init__(self, hall: Hall, neighbours: PostgresNeighbours) -> None:
        self.hall = hall
        self.neighbours = neighbours
        ears = neighbours.ears
        ears.news, ears.missed = self.hear, self.missed
        ears.died, ears.lost = self.died, self.lost
        ears.ordered = lambda: hall.desk.told.set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.must_check = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to hear the others."""
        await self.neighbours.open()
        self.task = asyncio.create_task(self.patrol(), name="patrol")

    async def close(self) -> None:
        """Hear nobody any more; what was driven here is free."""
        for task in [*self.tasks, *([] if self.task is None else [self.task])]:
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
        await self.neighbours.close()

    # ---- what is heard ----

    def hear(self, sender: str, news: News) -> None:
        """Take what another process tells."""
        hall = self.hall
        host = hall.hosts.get(news.table)
        if news.kind in OF_TABLES:
            if host is not None:
                self.begin(host, news)
        elif news.kind == "presence":
            if host is not None:
                host.seen(sender, news.presence)
        elif news.kind == "free":
            if host is not None:
                host.driver = None
                self.must_check.set()
        elif news.kind == "bye":
            self.neighbours.alive.discard(sender)
            self.died({sender})
        elif news.kind == "hello":
            hall.spending.tell_all()
        else:
            hall.spending.hear(sender, news)

    def begin(self, host: TableHost, news: News) -> None:
        """Let a table take news when it is its turn."""
        task = asyncio.create_task(self.follow(host, news))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def follow(self, host: TableHost, news: News) -> None:
        """Let a table take news; one that cannot bars no other."""
        try:
            await host.hear(news)
        except Exception:
            trouble("table cannot be followed", table=host.table.id)
            host.doubtful = True

    def missed(self) -> None:
        """Perhaps something was not heard: look at all tables, soon."""
        for host in self.hall.hosts.values():
            self.neighbours.be_present(host.table.id, host.presence())
        self.must_check.set()

    def died(self, processes: set[str]) -> None:
        """Other processes are gone: so are those who were here through them."""
        for process in processes:
            self.hall.spending.forget(process)
        for host in self.hall.hosts.values():
            for process in processes & set(host.elsewhere):
                host.seen(process, None)
        note("processes are gone", count=len(processes))
        self.must_check.set()

    def lost(self) -> None:
        """This process was not heard of for so long that others have taken its tables."""
        note("lease was lost")
        for host in self.hall.hosts.values():
            host.driver = None
        self.missed()

    # ---- what is looked after ----

    async def patrol(self) -> None:
        """Drive what nobody drives, and notice what was never told."""
        loop = asyncio.get_running_loop()
        checked = tidied = loop.time()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.must_check.wait(), PATROL)
            now = loop.time()
            due = self.must_check.is_set() or now - checked >= CHECKS * self.neighbours.seconds
            self.must_check.clear()
            try:
                await self.claim()
                if due:
                    checked = now
                    await self.check()
                    await self.take_up()
                if now - tidied >= TIDY:
                    tidied = now
                    await self.neighbours.tidy(list(self.hall.hosts))
                    await self.hall.count()
            except Exception:
                trouble("patrol stumbled")
                await asyncio.sleep(PATROL)

    async def claim(self) -> None:
        """Drive the tables in memory that no living process drives."""
        wanted = {}
        for id, host in self.hall.hosts.items():
            if not self.neighbours.living(host.driver) and not host.finished():
                wanted[id] = self.hall.time.now() if host.game is None else host.game.clocks.since
        if not wanted:
            return
        for id, driver in (await self.neighbours.claim(wanted)).items():
            found = self.hall.hosts.get(id)
            if found is not None:
                found.driver = driver.process
                found.drive()

    async def check(self) -> None:
        """See by their numbers whether tables have gone on without this process knowing it."""
        ids = list(self.hall.hosts)
        for first in range(0, len(ids), CHECKED):
            part = ids[first : first + CHECKED]
            heads = await self.hall.store.heads(part)
            present = await self.neighbours.present_at(part)
            drivers = await self.neighbours.drivers(part)
            for host in [self.hall.hosts[id] for id in part if id in self.hall.hosts]:
                id = host.table.id
                if not host.lock.locked() and (heads.get(id) != host.head() or host.doubtful):
                    await self.follow(host, News("gone", id))
                host.driver = drivers.get(id)
                for process in {*host.elsewhere, *present.get(id, {})}:
                    host.seen(process, present.get(id, {}).get(process))
                host.drive()

    async def take_up(self) -> None:
        """Read tables that go on by themselves and that nobody drives."""
        tried: set[str] = set(self.hall.stopped)
        while True:
            found = set(await self.neighbours.undriven(MOST_TAKEN + len(tried))) - tried
            for id in found - set(self.hall.hosts):
                await self.hall.go_on(id)
            tried |= found
            if len(found) < MOST_TAKEN:
                return

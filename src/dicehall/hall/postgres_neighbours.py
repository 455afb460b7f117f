"""The other processes of a hall on PostgreSQL: a lease for each, news by LISTEN and NOTIFY.

One connection listens, tells and renews the lease. While it is broken this process drives no table;
people go on playing, for the log's own numbers decide who was first.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from dicehall.hall.logs import note, trouble
from dicehall.hall.neighbours import Driver, Neighbours
from dicehall.hall.news import ONES, PACKETS, News, Presence, packed, wrap, write

CHANNEL: Final = "dicehall"
ORDERED: Final = "dicehall_orders"  # on which an operator says that there are new orders
BEATS: Final = 4  # renewals of a lease in the time of one
MARGIN: Final = 0.125  # the part of its lease that a process itself leaves unused
RECONNECT: Final = 0.5
FORGOTTEN: Final = 60.0  # seconds after which what a dead process left is removed
NOW: Final = "extract(epoch FROM clock_timestamp())::float8"
ALIVE: Final = f"SELECT id FROM processes WHERE until > {NOW}"
RENEW: Final = (
    f"UPDATE processes SET until = {NOW} + $2 WHERE id = $1 AND until > {NOW} RETURNING id"
)
REGISTER: Final = (
    f"INSERT INTO processes (id, until) VALUES ($1, {NOW} + $2)"
    " ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
CLAIM: Final = text(
    'INSERT INTO drivers ("table", process, since)'
    " SELECT t, :me, s FROM unnest(CAST(:tables AS text[]), CAST(:since AS float8[])) AS w (t, s)"
    " ORDER BY t"
    ' ON CONFLICT ("table") DO UPDATE SET process = excluded.process, since = excluded.since'
    f" WHERE drivers.process <> excluded.process AND drivers.process NOT IN ({ALIVE})"
)
DRIVEN: Final = text(
    'SELECT "table", process, since FROM drivers WHERE "table" = ANY(CAST(:tables AS text[]))'
)
UNDRIVEN: Final = text(  # what goes on by itself, as SqlStore.attended has it
    "SELECT id FROM tables WHERE state = 'playing'"
    " AND (absence = 'bot' OR clock NOT LIKE '%\"none\"%')"
    ' AND id NOT IN (SELECT "table" FROM drivers'
    f" WHERE process IN ({ALIVE})) LIMIT :most"
)
PRESENT: Final = text(
    'SELECT "table", process, data FROM presence WHERE "table" = ANY(CAST(:tables AS text[]))'
    f" AND process <> :me AND process IN ({ALIVE})"
)
STRAY: Final = text(
    "DELETE FROM drivers WHERE process = :me"
    ' AND "table" <> ALL(CAST(:tables AS text[])) RETURNING "table"'
)
PUT: Final = (
    'INSERT INTO presence ("table", process, data) VALUES ($1, $2, $3)'
    ' ON CONFLICT ("table", process) DO UPDATE SET data = excluded.data'
)


class Ears:
    """What is done with what is heard; the hall puts its own in their place."""

    def __init__(self) -> None:
        self.news: Callable[[str, News], None] = lambda sender, news: None
        self.missed: Callable[[], None] = lambda: None  # perhaps something was not heard
        self.died: Callable[[set[str]], None] = lambda processes: None
        self.lost: Callable[[], None] = lambda: None  # the lease of this process ran out
        self.ordered: Callable[[], None] = lambda: None  # an operator wants something


class PostgresNeighbours(Neighbours):
    """All processes on one database."""

    shared = True

    def __init__(self, engine: AsyncEngine, lease_seconds: float) -> None:
        self.engine = engine
        self.seconds = lease_seconds
        self.id = secrets.token_hex(8)
        self.ears = Ears()
        self.lease = -1.0  # until when, by this machine's even clock
        self.alive: set[str] = {self.id}
        self.waiting: list[bytes] = []
        self.presence: dict[str, Presence | None] = {}  # to be written
        self.freed: list[str] = []
        self.sent = 0
        self.greeting = True  # to be told even if nobody seems to be there
        self.heard: dict[str, int] = {}  # the last packet of each process
        self.more = asyncio.Event()
        self.ready = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.troubled = False
        self.retired = False

    # ---- what the hall asks for ----

    def tell(self, news: News) -> None:
        self.waiting.append(write(news))
        self.more.set()

    def drives(self, driver: str | None) -> bool:
        return driver == self.id and monotonic() < self.lease and not self.retired

    def living(self, process: str | None) -> bool:
        return process in self.alive

    async def claim(self, wanted: dict[str, float]) -> dict[str, Driver]:
        tables = sorted(wanted)
        since = [wanted[table] for table in tables]
        async with self.engine.begin() as connection:
            if monotonic() < self.lease and not self.retired:
                of = {"me": self.id, "tables": tables, "since": since}
                await connection.execute(CLAIM, of)
            rows = (await connection.execute(DRIVEN, {"tables": tables})).all()
        return {row[0]: Driver(row[1], row[2]) for row in rows}

    async def drivers(self, tables: list[str]) -> dict[str, str]:
        """Return which process drives each of some tables, alive or not."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(DRIVEN, {"tables": tables})).all()
        return {row[0]: row[1] for row in rows}

    async def undriven(self, most: int) -> list[str]:
        """Return some tables that go on by themselves and that no living process drives."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(UNDRIVEN, {"most": most})).scalars().all()
        return [str(id) for id in found]

    def be_present(self, table: str, presence: Presence) -> None:
        self.presence[table] = presence
        self.tell(News("presence", table, presence=presence))

    def let_go(self, table: str, driver: str | None) -> None:
        self.presence[table] = None
        self.tell(News("presence", table, presence=Presence()))
        if driver == self.id:
            self.freed.append(table)
        self.more.set()

    async def present_at(self, tables: list[str]) -> dict[str, dict[str, Presence]]:
        found: dict[str, dict[str, Presence]] = {}
        async with self.engine.connect() as connection:
            rows = (await connection.execute(PRESENT, {"tables": tables, "me": self.id})).all()
        for table, process, data in rows:
            found.setdefault(table, {})[process] = msgspec.json.decode(data, type=Presence)
        return found

    def others(self) -> bool:
        return bool(self.alive - {self.id})

    async def retire(self) -> None:
        self.retired = True
        with suppress(Exception):
            async with self.engine.begin() as connection:
                mine = text('DELETE FROM drivers WHERE process = :me RETURNING "table"')
                freed = (await connection.execute(mine, {"me": self.id})).scalars().all()
            for table in freed:
                self.tell(News("free", table))

    # ---- the connection ----

    async def open(self) -> None:
        """Take a lease and begin to listen."""
        self.task = asyncio.create_task(self.run(), name="neighbours")
        await asyncio.wait_for(self.ready.wait(), 30)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self.task
        with suppress(Exception):
            async with self.engine.connect() as connection:
                raw: Any = (await connection.get_raw_connection()).driver_connection
                self.tell(News("bye"))
                await self.flush(raw)
                for name in ("drivers", "presence"):
                    await raw.execute(f"DELETE FROM {name} WHERE process = $1", self.id)
                await raw.execute("DELETE FROM processes WHERE id = $1", self.id)

    async def run(self) -> None:
        """Be connected, again and again."""
        while True:
            try:
                async with self.engine.connect() as connection:
                    raw: Any = (await connection.get_raw_connection()).driver_connection
                    try:
                        await self.serve(raw)
                    finally:
                        await connection.invalidate()  # it listens: nobody else may have it
            except Exception:
                if not self.troubled:
                    trouble("neighbours cannot be heard")
                self.troubled = True
            await asyncio.sleep(RECONNECT)

    async def serve(self, raw: Any) -> None:
        """Listen, tell and renew the lease, for as long as the connection holds."""
        await raw.execute("SET synchronous_commit TO off")  # nothing here must outlive a crash
        await raw.add_listener(CHANNEL, self.received)
        await raw.add_listener(ORDERED, lambda *_: self.ears.ordered())
        raw.add_termination_listener(lambda _: self.more.set())
        await self.beat(raw)
        if self.troubled:
            note("neighbours are heard again")
        self.troubled = False
        self.ready.set()
        self.tell(News("hello"))
        self.greeting = True
        self.ears.missed()
        due = monotonic() + self.seconds / BEATS
        while not raw.is_closed():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.more.wait(), max(0.0, due - monotonic()))
            self.more.clear()
            await self.flush(raw)
            if monotonic() >= due:
                await self.beat(raw)
                due = monotonic() + self.seconds / BEATS

    async def flush(self, raw: Any) -> None:
        """Write who is present, and tell what waits to be told."""
        if self.freed:
            freed = list(self.freed)
            mine = 'DELETE FROM drivers WHERE process = $1 AND "table" = ANY($2::text[])'
            await raw.execute(mine, self.id, freed)
            del self.freed[: len(freed)]
            for table in freed:
                self.tell(News("free", table))
        presence, self.presence = self.presence, {}
        waiting, self.waiting = self.waiting, []
        gone = [table for table, shown in presence.items() if shown is None]
        if gone:
            mine = 'DELETE FROM presence WHERE process = $1 AND "table" = ANY($2::text[])'
            await raw.execute(mine, self.id, gone)
        rows = [
            (table, self.id, msgspec.json.encode(shown).decode())
            for table, shown in sorted(presence.items())
            if shown is not None
        ]
        if rows:
            await raw.executemany(PUT, rows)
        if self.alive == {self.id} and not self.greeting:
            return  # nobody else is there
        self.greeting = False
        for group in packed(waiting):
            self.sent += 1
            await raw.execute("SELECT pg_notify($1, $2)", CHANNEL, wrap(self.id, self.sent, group))

    def received(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        """Hear a packet. One that is missing before it may have told of any table."""
        try:
            packet = PACKETS.decode(payload)
            if packet.sender == self.id:
                return
            last = self.heard.get(packet.sender)
            self.heard[packet.sender] = packet.number
            self.alive.add(packet.sender)
            for raw in packet.news:
                self.ears.news(packet.sender, ONES.decode(raw))
            if last is not None and packet.number != last + 1:
                self.ears.missed()
        except Exception:
            trouble("news cannot be read")

    async def beat(self, raw: Any) -> None:
        """Renew the lease, and see who has not."""
        began = monotonic()
        if await raw.fetchval(RENEW, self.id, self.seconds) is None:
            if self.lease > 0:
                self.ears.lost()
            await raw.execute(REGISTER, self.id, self.seconds)
        self.lease = began + self.seconds * (1 - MARGIN)
        alive = {row[0] for row in await raw.fetch(ALIVE)}
        dead = self.alive - alive - {self.id}
        self.alive = alive
        for process in dead:
            self.heard.pop(process, None)
        if dead:
            self.ears.died(dead)

    async def tidy(self, tables: list[str]) -> None:
        """Remove what processes have left that died a while ago, and let go of what is driven here
        by mistake: all but some tables."""
        async with self.engine.begin() as connection:
            of = {"me": self.id, "tables": tables}
            for table in (await connection.execute(STRAY, of)).scalars():
                self.tell(News("free", table))
            await connection.execute(
                text(f"DELETE FROM processes WHERE until < {NOW} - {FORGOTTEN}")
            )
            for name in ("drivers", "presence"):
                left = f"DELETE FROM {name} WHERE process NOT IN (SELECT id FROM processes)"
                await connection.execute(text(left))

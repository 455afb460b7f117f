"""The store in a database, through SQLAlchemy. One task writes, many writes to a commit."""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, func, insert, not_, or_, select, text, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from dicehall.hall.clocks import DAY
from dicehall.hall.engines import cannot_start, make_engine
from dicehall.hall.logs import trouble
from dicehall.hall.migrate import upgrade
from dicehall.hall.operator_store import OperatorStore
from dicehall.hall.schema import ANALYSES, CHAT, LOG, PULSE, SEATS, TABLES
from dicehall.hall.sql_rows import (
    INSERT_LOG,
    Do,
    Values,
    fence,
    log_values,
    plain,
    read_log,
    read_table,
    seat_values,
    table_values,
    updates,
)
from dicehall.hall.sql_writer import make_writer
from dicehall.hall.store import (
    OVER,
    PLAYING,
    WAITING,
    Ages,
    ChatRow,
    Conflict,
    Head,
    Known,
    Loaded,
    LogRow,
    SeatRow,
    TableRow,
    Unreadable,
)

HOUR = 3600.0
MIGRATING = 20_260  # the number of the lock under which one process brings the schema up to date


class SqlStore(OperatorStore):
    """Tables in SQLite (one process) or PostgreSQL (as many as there are)."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = make_engine(url, writes=True)
        self.reader = make_engine(url, writes=False)
        self.writer = make_writer(url, self.engine)
        self.broken: dict[str, str] = {}

    async def open(self) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(bring_up_to_date)
        except (DBAPIError, OSError) as error:
            raise cannot_start(error) from None
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()
        await self.reader.dispose()

    # ---- writing ----

    def waiting(self) -> int:
        return self.writer.waiting()

    async def add_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        statements = [Do(insert(TABLES).values(**table_values(table)))]
        for seat in seats:
            statements.append(Do(insert(SEATS).values(**seat_values(table.id, seat))))
        await self.writer.write(table.id, *statements)

    async def save_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        await self.writer.write(table.id, *updates(table, seats))
        table.edition += 1

    async def remove_table(self, id: str) -> None:
        await self.writer.write(id, Do(delete(TABLES).where(TABLES.c.id == id)))

    async def append(
        self,
        row: LogRow,
        table: TableRow | None = None,
        seats: list[SeatRow] | None = None,
        driver: str = "",
    ) -> None:
        fenced = [fence(row.table, driver)] if driver else []
        changed = [] if table is None else updates(table, seats or [])
        await self.writer.write(row.table, *fenced, Do(INSERT_LOG, log_values(row)), *changed)
        if table is not None:
            table.edition += 1

    async def add_chat(self, row: ChatRow, kept: int) -> None:
        old = delete(CHAT).where(CHAT.c.table == row.table, CHAT.c.number <= row.number - kept)
        values = {**msgspec.structs.asdict(row), "client_id": plain(row.client_id)}
        await self.writer.write(row.table, Do(insert(CHAT), values), Do(old))

    async def keep_analysis(self, id: str, data: dict[str, object]) -> None:
        text = json.dumps(data, ensure_ascii=False)
        with suppress(Conflict):  # the table is gone, or another was faster
            await self.writer.write(id, Do(insert(ANALYSES).values(table=id, data=text)))

    # ---- reading ----

    @asynccontextmanager
    async def reading(self, begun: AsyncConnection | None = None) -> AsyncIterator[AsyncConnection]:
        """Read what belongs together as it is at one moment."""
        if begun is not None:
            yield begun
        else:
            async with self.reader.connect() as connection:
                yield connection

    async def rows(
        self, statement: Executable, begun: AsyncConnection | None = None
    ) -> Sequence[Values]:
        """Return the rows of a query as dicts."""
        async with self.reading(begun) as connection:
            found = await connection.execute(statement)
            return [dict(row) for row in found.mappings()]

    async def known(self, statement: Any, begun: AsyncConnection | None = None) -> list[Known]:
        """Return the tables of a query, with their seats; what cannot be read is left out."""
        async with self.reading(begun) as connection:
            return await self.known_at(statement, connection)

    async def known_at(self, statement: Any, connection: AsyncConnection) -> list[Known]:
        """Return the tables of a query, as they are at this moment."""
        rows = await self.rows(statement, connection)
        of_them = select(SEATS).where(SEATS.c.table.in_([row["id"] for row in rows]))
        seats: dict[str, list[SeatRow]] = {row["id"]: [] for row in rows}
        for row in await self.rows(of_them.order_by(SEATS.c.seat), connection):
            seats[row.pop("table")].append(SeatRow(**row))
        found = []
        for row in rows:
            id = row["id"]
            with self.containing(id):
                table = read_table(row)
                if [chair.seat for chair in seats[id]] != list(range(table.seats)):
                    raise Unreadable("the chairs are not those of the table")
                found.append(Known(table, seats[id]))
        return found

    @contextmanager
    def containing(self, id: str) -> Iterator[None]:
        """Let what is wrong with one table be that table's: it is noted, and logged once."""
        try:
            yield
        except Exception as error:
            if id not in self.broken:
                trouble("table cannot be read", table=id)
            self.broken[id] = type(error).__name__

    async def one(self, where: Any, begun: AsyncConnection | None = None) -> Known | None:
        """Return the table of a query if there is one."""
        statement = select(TABLES).where(where)
        found = await self.known(statement, begun)
        if not found and await self.rows(statement, begun):
            raise Unreadable("what is stored of this table makes no sense")
        return found[0] if found else None

    async def analysis(self, id: str) -> str | None:
        rows = await self.rows(select(ANALYSES.c.data).where(ANALYSES.c.table == id))
        return str(rows[0]["data"]) if rows else None

    async def find(self, id: str) -> Known | None:
        return None if "\x00" in id else await self.one(TABLES.c.id == id)

    async def find_code(self, code: str) -> Known | None:
        return await self.one(TABLES.c.code == code)

    async def load(self, id: str) -> Loaded | None:
        return None if "\x00" in id else await self.since(id, 0, 0)

    async def since(self, id: str, seq: int, chat: int) -> Loaded | None:
        later = select(LOG).where(LOG.c.table == id, LOG.c.seq > seq).order_by(LOG.c.seq)
        said = select(CHAT).where(CHAT.c.table == id, CHAT.c.number > chat).order_by(CHAT.c.number)
        async with self.reading() as connection:
            found = await self.one(TABLES.c.id == id, connection)
            if found is None:
                return None
            log = await self.rows(later, connection)
            lines = await self.rows(said, connection)
        with self.containing(id):
            rows = read_log(found.table, log, seq)
            self.broken.pop(id, None)
            return Loaded(found.table, found.seats, rows, [ChatRow(**row) for row in lines])
        raise Unreadable("the log of this table makes no sense")

    async def heads(self, ids: list[str]) -> dict[str, Head]:
        found = select(TABLES.c.id, TABLES.c.edition, NEWEST_SEQ, NEWEST_LINE)
        rows = await self.rows(found.where(TABLES.c.id.in_(ids)))
        return {row["id"]: Head(row["edition"], row["seq"] or 0, row["chat"] or 0) for row in rows}

    async def listed(self, most: int) -> list[Known]:
        shown = (TABLES.c.privacy == "open", LIVE)
        return await self.known(
            select(TABLES).where(*shown).order_by(TABLES.c.changed.desc()).limit(most)
        )

    async def tables_of(self, hashes: list[str], most: int) -> list[Known]:
        ids = select(SEATS.c.table).where(SEATS.c.token_hash.in_(hashes))
        return await self.known(
            select(TABLES).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.changed.desc()).limit(most)
        )

    async def count_live(self) -> int:
        return await self.count(LIVE, PEOPLE > 1)

    async def count_solo(self) -> int:
        return await self.count(LIVE, PEOPLE <= 1)

    async def count(self, *where: Any) -> int:
        """Return how many tables there are of some kind."""
        rows = await self.rows(select(func.count().label("n")).select_from(TABLES).where(*where))
        return int(rows[0]["n"])

    async def live_among(self, ids: list[str]) -> set[str]:
        where = (TABLES.c.id.in_(ids), LIVE, PEOPLE > 1)
        return {row["id"] for row in await self.rows(select(TABLES.c.id).where(*where))}

    async def attended(self) -> list[str]:
        going = or_(TABLES.c.absence == "bot", TABLES.c.clock.not_like('%"none"%'))
        rows = await self.rows(select(TABLES.c.id).where(TABLES.c.state == PLAYING, going))
        return [row["id"] for row in rows]

    async def sweep(self, now: float, ages: Ages) -> list[str]:
        newest = select(func.max(LOG.c.at)).where(LOG.c.table == TABLES.c.id).scalar_subquery()
        old = or_(
            (TABLES.c.state == WAITING) & (TABLES.c.changed < ages.waiting),
            (TABLES.c.state == PLAYING) & (newest < ages.playing),
            (TABLES.c.state == PLAYING) & (PEOPLE <= 1) & (newest < ages.solo),
            (TABLES.c.state == OVER) & (TABLES.c.changed < ages.over),
        )
        marked = TABLES.c.marked.is_not(None)
        used = update(TABLES).where(marked, or_(not_(old), TABLES.c.marked > now + HOUR))
        await self.writer.write("", Do(used.values(marked=None)))
        due = select(TABLES.c.id).where(TABLES.c.marked <= now - DAY, old).limit(500)
        ids = [row["id"] for row in await self.rows(due)]
        fresh = update(TABLES).where(TABLES.c.marked.is_(None), old).values(marked=now)
        await self.writer.write("", Do(delete(TABLES).where(TABLES.c.id.in_(ids))), Do(fresh))
        for id in ids:
            self.broken.pop(id, None)
        return ids

    async def newest(self) -> float | None:
        changed = await self.rows(select(func.max(TABLES.c.changed).label("at")))
        pulse = await self.rows(select(PULSE.c.at))
        found = [row["at"] for row in [*changed, *pulse] if isinstance(row["at"], int | float)]
        newest = max(found, default=0.0)
        return newest if newest > 0 else None

    async def beat(self, now: float) -> None:
        await self.writer.write("", Do(update(PULSE).values(at=now)))

    async def now(self) -> float:
        """Return the time by the database's clock, for PostgreSQL."""
        asked = text("SELECT extract(epoch FROM clock_timestamp())::float8 AS now")
        return float((await self.rows(asked))[0]["now"])

    async def key(self) -> str:
        """Return the key of the hall, with which addresses are hashed; it is made once."""
        made = update(PULSE).where(PULSE.c.key.is_(None)).values(key=secrets.token_hex(32))
        await self.writer.write("", Do(made))
        return str((await self.rows(select(PULSE.c.key)))[0]["key"])


LIVE = TABLES.c.state.in_((WAITING, PLAYING)) & TABLES.c.marked.is_(None)
PEOPLE = (  # who still play themselves at a table, or are to
    select(func.count())
    .select_from(SEATS)
    .where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "person", SEATS.c.lost.is_(None))
    .scalar_subquery()
)
NEWEST_SEQ = (
    select(func.max(LOG.c.seq)).where(LOG.c.table == TABLES.c.id).scalar_subquery().label("seq")
)
NEWEST_LINE = (
    select(func.max(CHAT.c.number))
    .where(CHAT.c.table == TABLES.c.id)
    .scalar_subquery()
    .label("chat")
)


def bring_up_to_date(connection: Connection) -> None:
    """Bring the schema up to date; where several processes start at once, one does it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    upgrade(connection)

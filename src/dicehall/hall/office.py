"""The operator's side: looks into the database of a hall, open or not, and orders its processes."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import time
from ipaddress import ip_address
from typing import Any, Final

from sqlalchemy import delete, insert, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError

from dicehall.hall.addresses import household, place_name
from dicehall.hall.bans import TOKEN
from dicehall.hall.desk import ALONE, order
from dicehall.hall.engines import cannot_start, is_postgres
from dicehall.hall.errors import StartError
from dicehall.hall.migrate import HEAD, revision_of
from dicehall.hall.postgres_neighbours import ALIVE, ORDERED
from dicehall.hall.schema import BANS, HOLDINGS, ORDERS, REPLIES, TABLES
from dicehall.hall.server import in_use
from dicehall.hall.sql_store import SqlStore
from dicehall.hall.store import OVER, Ban, Known

PATIENCE: Final = 5.0  # seconds for all processes to answer
LOOK: Final = 0.05
OLD: Final = 3600.0  # seconds after which orders are forgotten
PLACE: Final = re.compile(r"[0-9a-f]{20}")
SEAT: Final = re.compile(r"(.+):(\d+)")
Replies = dict[str, dict[str, Any]]


class Office:
    """One look at a hall, and what is ordered there. Use it as an async context."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.shared = is_postgres(url)
        self.store = SqlStore(url)
        self.expected: set[str] = set()  # processes that should answer the last order

    async def __aenter__(self) -> Office:
        try:
            async with self.store.engine.connect() as connection:
                await connection.run_sync(same_schema)
        except BaseException as error:
            await self.store.close()
            if isinstance(error, (DBAPIError, OSError)):
                raise cannot_start(error) from None
            raise
        self.store.writer.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.store.close()

    async def now(self) -> float:
        """Return the time as the hall has it."""
        return await self.store.now() if self.shared else time.time()

    async def processes(self) -> set[str]:
        """Return the processes that have the hall open."""
        if self.shared:
            return {row["id"] for row in await self.store.rows(text(ALIVE))}
        return {ALONE} if in_use(self.url) else set()

    async def order(self, kind: str, **data: object) -> Replies:
        """Order something of all processes; return what they say of it, those that answer."""
        id, now = secrets.token_hex(8), await self.now()
        self.expected = await self.processes()
        if not self.expected:
            return {}
        async with self.store.engine.begin() as connection:
            await connection.execute(delete(ORDERS).where(ORDERS.c.at < now - OLD))
            row = {"id": id, "at": now, "data": order(kind, **data)}
            await connection.execute(insert(ORDERS), row)
            if self.shared:
                await connection.execute(text(f"SELECT pg_notify('{ORDERED}', '')"))
        found: Replies = {}
        until = time.monotonic() + PATIENCE
        while not self.expected <= set(found) and time.monotonic() < until:
            await asyncio.sleep(LOOK)
            rows = await self.store.rows(select(REPLIES).where(REPLIES.c.order == id))
            found = {row["process"]: json.loads(row["data"]) for row in rows}
        async with self.store.engine.begin() as connection:
            await connection.execute(delete(ORDERS).where(ORDERS.c.id == id))
            await connection.execute(delete(REPLIES).where(REPLIES.c.order == id))
        return found

    # ---- tables and people ----

    async def tables(self, everything: bool) -> list[Known]:
        """Return the tables that wait or are played, the newest last; or all."""
        found = select(TABLES).order_by(TABLES.c.changed)
        return await self.store.known(found if everything else found.where(TABLES.c.state != OVER))

    async def table(self, id_or_code: str) -> Known:
        """Return one table."""
        found = await self.store.find(id_or_code) or await self.store.find_code(id_or_code)
        if found is None:
            raise StartError(f"there is no table {id_or_code}")
        return found

    async def people(self) -> list[dict[str, Any]]:
        """Return who is connected, to which process ever."""
        replies = await self.order("people")
        return [one for reply in replies.values() for one in reply["people"]]

    async def close(self, id_or_code: str) -> Replies:
        """Remove a table; who is there is told so."""
        id = (await self.table(id_or_code)).table.id
        await self.store.remove_table(id)
        return await self.order("closed", table=id)

    # ---- who may not come in ----

    async def named(self, who: str) -> list[str]:
        """Return what a ban is about: an address, a place as `people` shows it, TABLE:SEAT."""
        seat = SEAT.fullmatch(who)
        try:
            address = household(str(ip_address(who)))
            return [place_name(bytes.fromhex(await self.store.key()), address)]
        except ValueError:
            pass
        if PLACE.fullmatch(who):
            return [who]
        if seat is None:
            raise StartError(
                f"{who!r} is nobody; right would be an address, a place as 'people' shows it, or "
                "TABLE:SEAT"
            )
        return await self.holders(seat[1], int(seat[2]))

    async def holders(self, table: str, seat: int) -> list[str]:
        """Return the token that holds a seat, and the places from which it is used."""
        found = await self.table(table)
        if not 1 <= seat <= len(found.seats) or found.seats[seat - 1].token_hash is None:
            raise StartError(f"nobody sits on seat {seat} of {table}")
        token = found.seats[seat - 1].token_hash
        held = select(HOLDINGS.c.place).where(
            HOLDINGS.c.table == found.table.id, HOLDINGS.c.token_hash == token
        )
        places = {str(row["place"]) for row in await self.store.rows(held)}
        places |= {str(one["place"]) for one in await self.people() if one["token"] == token}
        return [f"{TOKEN}{token}", *sorted(places)]

    async def ban(self, who: str, days: float | None, why: str) -> Replies:
        """Let somebody in no more, for some days or for good; those who are here go."""
        places, now = await self.named(who), await self.now()
        until = None if days is None else now + days * 86_400
        async with self.store.engine.begin() as connection:
            await connection.execute(delete(BANS).where(BANS.c.place.in_(places)))
            rows = [{"place": one, "at": now, "until": until, "why": why} for one in places]
            await connection.execute(insert(BANS), rows)
        return await self.order("bans")

    async def unban(self, who: str) -> int:
        """Let somebody in again; return how many bans that lifted."""
        places = await self.named(who)
        async with self.store.engine.begin() as connection:
            done = await connection.execute(delete(BANS).where(BANS.c.place.in_(places)))
        await self.order("bans")
        return int(done.rowcount)

    async def bans(self) -> list[Ban]:
        """Return who may not come in."""
        return await self.store.bans()


def same_schema(connection: Connection) -> None:
    """Refuse a database that another program has made: an open hall must not be changed."""
    found = revision_of(connection)
    if found != HEAD:
        raise StartError(
            f"the database has schema {found or 'none'}, and this program {HEAD}; "
            "use the program that serves the hall"
        )

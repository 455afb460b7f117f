"""Seats by address in the database, for a hall of several processes. Addresses are hashed."""

from __future__ import annotations

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from dicehall.hall.holdings import Holdings, too_many
from dicehall.hall.store import Store

HELD = text('SELECT "table" FROM holdings WHERE place = :place AND until IS NULL')
PUT = text(
    'INSERT INTO holdings ("table", place, token_hash) VALUES (:table, :place, :token)'
    ' ON CONFLICT ("table", place, token_hash) DO NOTHING'
)
BAR = text(
    'UPDATE holdings SET until = :until WHERE "table" = :table AND token_hash = :token'
    ' AND place NOT IN (SELECT place FROM holdings WHERE "table" = :table'
    " AND token_hash = :spared AND until IS NULL)"
)
FREE = text('DELETE FROM holdings WHERE "table" = :table AND token_hash = :token AND until IS NULL')
BARRED = text('SELECT max(until) FROM holdings WHERE "table" = :table AND place = :place')
OLD = text(
    'DELETE FROM holdings WHERE until < :now OR "table" NOT IN'
    " (SELECT id FROM tables WHERE state <> 'over')"
)


class SharedHoldings(Holdings):
    """The same in rows that live as long as a limit needs them."""

    def __init__(self, engine: AsyncEngine, store: Store, most: int) -> None:
        super().__init__(store, most)
        self.engine = engine

    async def take(self, address: str, table: str, token: str) -> None:
        async with self.engine.begin() as connection:
            held = (await connection.execute(HELD, {"place": address})).scalars().all()
        if len(held) >= self.most:
            live = await self.store.live_among(list(set(held)))
            if len([one for one in held if one in live]) >= self.most:
                raise too_many(self.most)
        await self.note(address, table, token)

    async def note(self, address: str, table: str, token: str) -> None:
        async with self.engine.begin() as connection:
            of = {"table": table, "place": address, "token": token}
            await connection.execute(PUT, of)

    async def free(
        self, table: str, token: str, until: float | None = None, spared: str | None = None
    ) -> None:
        async with self.engine.begin() as connection:
            of = {"table": table, "token": token}
            if until is not None:
                more = {"until": until, "spared": spared or ""}
                await connection.execute(BAR, {**of, **more})
            await connection.execute(FREE, of)

    async def until(self, address: str, table: str) -> float:
        async with self.engine.begin() as connection:
            of = {"table": table, "place": address}
            return float((await connection.execute(BARRED, of)).scalar() or 0.0)

    async def sweep(self, now: float) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(OLD, {"now": now})

"""What the store keeps for operators: cards of then, bans, orders and replies."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import Executable, insert, select

from dicehall.hall.schema import BANS, CONTENTS, ORDERS, REPLIES
from dicehall.hall.sql_rows import Do, Values
from dicehall.hall.sql_writer import FileWriter, Writer
from dicehall.hall.store import Ban, Conflict


class OperatorStore:
    """A part of the store; what it needs of the rest is there when it is asked."""

    writer: Writer

    async def rows(self, statement: Executable) -> Sequence[Values]:
        """Return the rows of a query as dicts."""
        raise NotImplementedError

    async def keep_content(self, game: str, version: str, files: dict[str, str]) -> None:
        if await self.content(game, version) is None:
            values = {"game": game, "version": version, "files": json.dumps(files)}
            with suppress(Conflict):  # another was faster
                await self.writer.write("", Do(insert(CONTENTS), values))

    async def content(self, game: str, version: str) -> dict[str, str] | None:
        asked = (CONTENTS.c.game == game, CONTENTS.c.version == version)
        rows = await self.rows(select(CONTENTS.c.files).where(*asked))
        return dict(json.loads(rows[0]["files"])) if rows else None

    async def bans(self) -> list[Ban]:
        return [Ban(**row) for row in await self.rows(select(BANS).order_by(BANS.c.at))]

    async def orders(self) -> dict[str, dict[str, object]]:
        statement = select(ORDERS).order_by(ORDERS.c.at)
        if isinstance(self.writer, FileWriter) and self.writer.thread is not None:
            rows: Sequence[Values] = await self.writer.read(statement)  # twice a second
        else:
            rows = await self.rows(statement)
        return {row["id"]: dict(json.loads(row["data"])) for row in rows}

    async def reply(self, order: str, process: str, data: dict[str, object]) -> None:
        values = {"order": order, "process": process, "data": json.dumps(data)}
        with suppress(Conflict):
            await self.writer.write("", Do(insert(REPLIES), values))

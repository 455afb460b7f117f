"""Where a process hears what its operator wants. Orders are rows of the database, so they need no
door of their own: who may write there may order. A file is looked at twice a second, PostgreSQL
tells by NOTIFY."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from dicehall.hall import protocol
from dicehall.hall.errors import HallError
from dicehall.hall.logs import note, trouble

if TYPE_CHECKING:
    from dicehall.hall.hall import Hall

LOOK: Final = 0.5  # seconds between two looks at a file
LOOK_SHARED: Final = 10.0  # and at PostgreSQL, where it is told besides
VOICE: Final = "Dicehall"  # as whom the hall speaks
ALONE: Final = "hall"  # the name of the one process on a file


class Desk:
    """Takes orders and says what came of them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.seen: set[str] = set()
        self.told = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to take orders; those from before are not for this process."""
        self.seen = set(await self.hall.store.orders())
        self.task = asyncio.create_task(self.run(), name="desk")

    async def close(self) -> None:
        """Take no more orders."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def run(self) -> None:
        """Look for orders again and again."""
        pause = LOOK_SHARED if self.hall.neighbours.shared else LOOK
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.told.wait(), pause)
            self.told.clear()
            try:
                await self.look()
            except Exception:
                trouble("orders cannot be read")
                await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Carry out what is new."""
        orders = await self.hall.store.orders()
        new = [id for id in orders if id not in self.seen]
        self.seen = set(orders)
        for id in new:
            data = orders[id]
            note("order of the operator", kind=str(data.get("kind")))
            done = await self.carry_out(data)
            process = self.hall.neighbours.id or ALONE
            await self.hall.store.reply(id, process, done)

    async def carry_out(self, data: dict[str, Any]) -> dict[str, Any]:
        """Do what an order says; return what there is to say of it."""
        match data.get("kind"):
            case "say":
                return {"heard": self.say(str(data["text"]), data.get("table"))}
            case "bans":
                return {"sent away": await self.send_away()}
            case "closed":
                return {"closed": self.let_go(str(data["table"]))}
            case "people":
                return {"people": self.people()}
        return {}

    def say(self, text: str, table: object) -> int:
        """Say something to everybody, or at one table; return how many heard it."""
        line = {"seat": None, "name": VOICE, "text": text, "at": round(self.hall.time.now())}
        heard = 0
        for host in list(self.hall.hosts.values()):
            if table in (None, host.table.id):
                host.tell({"type": "chat", "line": {**line, "hall": True}})
                heard += len(host.connections)
        return heard

    async def send_away(self) -> int:
        """Read the bans anew, and let no socket stay that may not be here."""
        hall = self.hall
        await hall.bans.read()
        gone = 0
        for host in list(hall.hosts.values()):
            for connection in list(host.connections):
                try:
                    hall.bans.check(connection.address, hall.time.now())
                    hall.bans.check_token(connection.token, hall.time.now())
                except HallError:
                    connection.oust(protocol.BANNED)
                    gone += 1
        return gone

    def let_go(self, table: str) -> int:
        """Let everybody leave a table that was closed."""
        host = self.hall.hosts.get(table)
        if host is None:
            return 0
        heard = len(host.connections)
        host.vanish()
        return heard

    def people(self) -> list[dict[str, object]]:
        """Return who is connected here."""
        return [
            {
                "table": host.table.id,
                "game": host.table.game,
                "seat": connection.seat,
                "name": connection.name
                if connection.seat is None
                else host.seats[connection.seat].name,
                "place": connection.address,
                "token": connection.token,
            }
            for host in list(self.hall.hosts.values())
            for connection in host.connections
        ]


def order(kind: str, **data: object) -> str:
    """Return an order as it is written down.

    >>> order("say", text="hello")
    '{"kind": "say", "text": "hello"}'
    """
    return json.dumps({"kind": kind, **data}, ensure_ascii=False)

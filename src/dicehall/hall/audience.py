"""Who sits at a table or watches it, and what each of them is told."""

from __future__ import annotations

import asyncio
from typing import Final

from dicehall.hall import protocol
from dicehall.hall.clocks import Time
from dicehall.hall.connection import Connection
from dicehall.hall.errors import Refusal
from dicehall.hall.fold import Eyes, LiveGame, Outcome
from dicehall.hall.seats import describe
from dicehall.hall.store import ChatRow, SeatRow, TableRow

CHAT_SENT: Final = 100
COUNTED: Final = 0.25  # seconds in which those who begin or cease to watch are told of together


class Audience:
    """The sockets of a table. Everything a client gets is written here, from what it may know."""

    def __init__(
        self, table: TableRow, seats: list[SeatRow], chat: list[ChatRow], time: Time
    ) -> None:
        self.table = table
        self.seats = seats
        self.chat = chat
        self.time = time
        self.game: LiveGame | None = None
        self.connections: list[Connection] = []
        self.counting: asyncio.TimerHandle | None = None

    def undo_data(self, eyes: Eyes) -> dict[str, object]:
        """Return what somebody may take back, and whether somebody asks to."""
        free = ask = False
        game = self.game
        if eyes is not None and game is not None and not game.over() and self.table.undo != "none":
            free = game.match.last_free(eyes) >= 0
            ask = self.table.undo == "ask" and game.last_answer(eyes) >= 0
            ask = ask and not game.was_denied("back", eyes)
        return {"free": free, "ask": ask, "asked": self.asked("back")}

    def asked(self, what: str) -> dict[str, object] | None:
        """Return the open request of a kind."""
        request = None if self.game is None else self.game.request
        return None if request is None or request.what != what else request.data()

    def claim_wait(self, seat: int) -> float | None:
        """Return in how many seconds a seat's game may be claimed; None: not as things stand."""
        return None

    def claims(self) -> list[dict[str, object]]:
        """Return whose game may be claimed, and when."""
        waits = [(chair.seat, self.claim_wait(chair.seat)) for chair in self.seats]
        return [
            {"seat": seat, "wait": round(max(0.0, wait), 1)}
            for seat, wait in waits
            if wait is not None
        ]

    def party(self) -> str:
        """Return for whom bots think here: the address of the first seat that is there."""
        there = [c for c in self.connections if c.seat is not None]
        return min(there, key=lambda c: c.seat or 0).address if there else self.table.id

    def online(self) -> set[int]:
        """Return the seats whose people are here."""
        return {c.seat for c in self.connections if c.seat is not None}

    def watching(self) -> int:
        """Return how many watch."""
        return sum([1 for c in self.connections if c.seat is None])

    def description(self) -> dict[str, object]:
        """Return the table as everybody may know it."""
        return describe(self.table, self.seats, self.online(), self.watching())

    def standing(self, eyes: Eyes) -> dict[str, object]:
        """Return how the game stands, for somebody."""
        game = self.game
        look = None if game is None else game.look(eyes)
        return {"look": look, **self.around_all(), **self.around(eyes)}

    def around_all(self) -> dict[str, object]:
        """Return what goes with every look and is the same for all: clock, offers and claims."""
        game = self.game
        return {
            "clock": {"kind": "none"} if game is None else game.clocks.data(self.time.now()),
            "draw": self.asked("draw"),
            "claims": self.claims(),
        }

    def around(self, eyes: Eyes) -> dict[str, object]:
        """Return what goes with somebody's look: what they can take back, where a lesson is."""
        undo: dict[str, object] = {"undo": self.undo_data(eyes)}
        return undo if self.game is None else {**undo, **self.game.lesson_data(eyes)}

    def welcome(self, eyes: Eyes, seq: int) -> bytes:
        """Return the first message to a client that has seen all up to *seq*."""
        game = self.game
        to = 0 if game is None else game.still_true(seq)
        return protocol.write(
            {
                "type": "welcome",
                "protocol": protocol.PROTOCOL,
                "seat": eyes,
                "seq": 0 if game is None else game.seq,
                "to": to,
                "table": self.description(),
                "log": [] if game is None else game.events_after(eyes, to),
                "chat": [row.line() for row in self.chat[-CHAT_SENT:]],
                **self.standing(eyes),
            }
        )

    def publish(
        self, outcome: Outcome, sender: Connection | None = None, reply: bytes | None = None
    ) -> None:
        """Tell everybody what has happened; the sender in one go with the reply to it."""
        game = self.game
        assert game is not None
        common: dict[str, object] = {"type": "step", "seq": game.seq}
        if outcome.to is not None:
            common = {"type": "back", "seq": game.seq, "to": outcome.to}
        common.update(self.around_all())
        written: dict[tuple[Eyes, int], bytes] = {}
        for connection in self.connections:
            key = (connection.seat, connection.protocol)
            if key not in written:
                written[key] = self.news(outcome, connection.seat, connection.protocol, common)
            if connection is sender and reply is not None:
                connection.send(reply, written[key])
            else:
                connection.send(written[key])
        game.all_told()

    def news(self, outcome: Outcome, eyes: Eyes, version: int, common: dict[str, object]) -> bytes:
        """Return what has happened, for somebody."""
        game = self.game
        assert game is not None
        message = {**common, **self.around(eyes)}
        message["events"] = game.events(eyes, outcome.first)
        changes = game.changes(eyes)
        if version == 1 or outcome.to is not None:
            message["look"] = game.look(eyes)
        else:
            message["changes"] = changes
        return protocol.write(message)

    def tell(self, message: dict[str, object]) -> None:
        """Send one message to everybody."""
        written = protocol.write(message)
        for connection in self.connections:
            connection.send(written)

    def tell_table(self) -> None:
        """Send the table to everybody: seats, presence or state have changed."""
        if self.counting is not None:
            self.counting.cancel()
            self.counting = None
        if self.connections:
            table = {"type": "table", "table": self.description()}
            self.tell({**table, "claims": self.claims()})

    def tell_watching(self) -> None:
        """Send the table in a moment: more or fewer watch. Hundreds may come or go at once, and
        each of them told to all the others would keep those waiting who play."""
        if self.counting is None:
            loop = asyncio.get_running_loop()
            self.counting = loop.call_later(COUNTED, self.tell_table)

    def tell_undo(self) -> None:
        """Tell everybody how the request to take back stands."""
        for connection in self.connections:
            undo = self.undo_data(connection.seat)
            connection.send(protocol.write({"type": "undo", "undo": undo}))

    def refused(self, connection: Connection, client_id: str, why: Refusal) -> bytes:
        """Return a refusal with the fresh state."""
        game = self.game
        return protocol.write(
            {
                "type": "refused",
                "id": client_id,
                **why.data(),
                "look": None if game is None else game.look(connection.seat),
                "seq": 0 if game is None else game.seq,
            }
        )


def refusal(id: str, why: Refusal) -> bytes:
    """Return a refusal without the state of a table."""
    return protocol.write(
        {
            "type": "refused",
            "id": id,
            **why.data(),
            "look": None,
            "seq": None,
        }
    )


def accepted(client_id: str, seq: int) -> bytes:
    """Return the message that says: it is on disk."""
    return protocol.write({"type": "accepted", "id": client_id, "seq": seq})

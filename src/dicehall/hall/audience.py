"""Who sits at a table or watches it, and what each of them is told."""

from __future__ import annotations

from typing import Final

from dicehall.hall import protocol
from dicehall.hall.clocks import Time
from dicehall.hall.connection import Connection
from dicehall.hall.errors import Refusal
from dicehall.hall.fold import Change, Eyes, LiveGame
from dicehall.hall.seats import describe
from dicehall.hall.store import ChatRow, SeatRow, TableRow

CHAT_SENT: Final = 100


class Request:
    """An open request to take an answer back."""

    def __init__(self, by: int, number: int, until: float) -> None:
        self.by = by
        self.number = number
        self.until = until
        self.yes: set[int] = set()

    def data(self) -> dict[str, object]:
        """Return the request as clients get it."""
        return {"by": self.by, "yes": sorted(self.yes)}


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
        self.request: Request | None = None

    def undo_data(self, eyes: Eyes) -> dict[str, object]:
        """Return what somebody may take back, and whether somebody asks to."""
        free = ask = False
        game = self.game
        if eyes is not None and game is not None and not game.over() and self.table.undo != "none":
            free = game.match.last_free(eyes) >= 0
            ask = self.table.undo == "ask" and game.last_answer(eyes) >= 0
        asked = None if self.request is None else self.request.data()
        return {"free": free, "ask": ask, "asked": asked}

    def description(self) -> dict[str, object]:
        """Return the table as everybody may know it."""
        online = {c.seat for c in self.connections if c.seat is not None}
        watching = sum([1 for c in self.connections if c.seat is None])
        return describe(self.table, self.seats, online, watching)

    def standing(self, eyes: Eyes) -> dict[str, object]:
        """Return how the game stands, for somebody."""
        game = self.game
        return {
            "look": None if game is None else game.look(eyes),
            "clock": {"kind": "none"} if game is None else game.clocks.data(self.time.now()),
            "undo": self.undo_data(eyes),
        }

    def welcome(self, eyes: Eyes, seq: int) -> bytes:
        """Return the first message to a client that has seen all up to *seq*."""
        game = self.game
        to = 0 if game is None else game.still_true(seq)
        return protocol.write(
            {
                "type": "welcome",
                "seat": eyes,
                "seq": 0 if game is None else game.seq,
                "to": to,
                "table": self.description(),
                "log": [] if game is None else game.events_after(eyes, to),
                "chat": [row.line() for row in self.chat[-CHAT_SENT:]],
                **self.standing(eyes),
            }
        )

    def publish(self, change: Change) -> None:
        """Tell everybody what has happened."""
        game = self.game
        assert game is not None
        written: dict[Eyes, bytes] = {}
        for connection in self.connections:
            eyes = connection.seat
            if eyes not in written:
                message: dict[str, object] = {
                    "type": "step" if change.to is None else "back",
                    "seq": game.seq,
                }
                if change.to is not None:
                    message["to"] = change.to
                message["events"] = game.events(eyes, change.first)
                written[eyes] = protocol.write({**message, **self.standing(eyes)})
            connection.send(written[eyes])

    def tell(self, message: dict[str, object]) -> None:
        """Send one message to everybody."""
        written = protocol.write(message)
        for connection in self.connections:
            connection.send(written)

    def tell_table(self) -> None:
        """Send the table to everybody: seats, presence or state have changed."""
        if self.connections:
            self.tell({"type": "table", "table": self.description()})

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
                "error": why.key,
                "text": why.text,
                "wait": why.wait,
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
            "error": why.key,
            "text": why.text,
            "wait": why.wait,
            "look": None,
            "seq": None,
        }
    )


def accepted(client_id: str, seq: int) -> bytes:
    """Return the message that says: it is on disk."""
    return protocol.write({"type": "accepted", "id": client_id, "seq": seq})

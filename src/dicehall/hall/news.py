"""What the processes of one hall tell each other, packed for PostgreSQL's NOTIFY."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from dicehall.hall.store import LogRow

MOST_BYTES: Final = 7900  # of one notification; PostgreSQL takes less than 8000
ROW_BYTES: Final = 2000  # a longer row is read from the database


class Presence(Struct, omit_defaults=True):
    """Who is at a table through one process, and since when others are not any more."""

    here: list[int] = []
    watching: int = 0
    left: dict[int, float] = {}
    sockets: dict[int, int] = {}  # of seats that have more than one

    def count(self, seat: int) -> int:
        """Return how many sockets of a seat there are."""
        return self.sockets.get(seat, int(seat in self.here))


class News(Struct, omit_defaults=True, rename={"kind": "k", "table": "t", "number": "n"}):
    """One thing that happened. `number` says how far the table has come by it."""

    # row, table, chat, gone, presence, free, wish, crowded, hello, bye, and what limits need
    kind: str
    table: str = ""
    number: int = 0
    seat: int = -1
    row: LogRow | None = None  # what the log got; without it, it is to be read
    presence: Presence | None = None
    amounts: dict[str, list[float]] = {}  # of limits, by place


class Packet(Struct, rename={"sender": "s", "number": "n"}):
    """News of one process. Packets are numbered, so that a lost one is noticed."""

    sender: str
    number: int
    news: list[msgspec.Raw]


def write(news: News) -> bytes:
    """Return news as bytes; a row that is too long is left to be read."""
    written = msgspec.json.encode(news)
    if news.row is not None and len(written) > ROW_BYTES:
        written = msgspec.json.encode(News(news.kind, news.table, news.number))
    return written


def packed(written: list[bytes]) -> list[list[bytes]]:
    """Return news in groups that fit into one notification each.

    >>> [len(group) for group in packed([b"x" * 3000] * 5)]
    [2, 2, 1]
    """
    groups: list[list[bytes]] = []
    size = MOST_BYTES
    for one in written:
        if size + len(one) + 1 > MOST_BYTES - 100:
            groups.append([])
            size = 0
        groups[-1].append(one)
        size += len(one) + 1
    return groups


def wrap(sender: str, number: int, group: list[bytes]) -> str:
    """Return a packet as it is sent."""
    packet = Packet(sender, number, [msgspec.Raw(one) for one in group])
    return msgspec.json.encode(packet).decode()


PACKETS: Final = msgspec.json.Decoder(Packet)
ONES: Final = msgspec.json.Decoder(News)

"""How much of everything a client may ask for; each figure can be set from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from dicehall.hall.errors import StartError

PREFIX = "DICEHALL_"


@dataclass(frozen=True)
class Limits:
    """All limits. `DICEHALL_TABLES=500` in the environment sets `tables`, and so on."""

    body_bytes: int = 16_384  # of an HTTP request
    message_bytes: int = 4_096  # of a message on a socket
    requests_burst: int = 120  # of one address at once
    requests_per_second: float = 20.0
    messages_burst: int = 40  # of one socket at once
    messages_per_second: float = 10.0
    tables: int = 2_000  # that wait or are played
    tables_burst: int = 30  # created by one address at once
    table_seconds: float = 30.0  # until the address may create one more
    guesses_burst: int = 30  # wrong table codes of one address at once
    guess_seconds: float = 5.0
    sockets: int = 5_000
    sockets_per_address: int = 400
    sockets_per_table: int = 64
    sockets_per_seat: int = 8
    queue_messages: int = 256  # waiting for one socket
    queue_bytes: int = 2_000_000
    chat_length: int = 500
    chat_burst: int = 5
    chat_seconds: float = 2.0
    chat_kept: int = 500  # lines of one table
    hello_seconds: float = 10.0
    grace_seconds: float = 60.0  # until somebody without a connection counts as absent
    undo_seconds: float = 60.0  # until a request to take back lapses
    bot_seconds: float = 10.0
    hint_seconds: float = 1.5  # a bot thinks about a hint
    hints_burst: int = 6  # for one seat at once
    hints_every: float = 3.0  # seconds until it may ask once more
    analysis_seconds: float = 20.0  # for a whole finished game
    analyses: int = 20  # finished games that wait to be looked at
    bot_workers: int = 0  # 0: one less than there are processors
    idle_seconds: float = 600.0  # until an unused table leaves the memory
    waiting_hours: float = 24.0  # until an abandoned table is removed
    playing_days: float = 90.0
    over_days: float = 90.0


def limits_from(environment: Mapping[str, str] | None = None) -> Limits:
    """Return the limits, as far as the environment sets them.

    >>> limits_from({"DICEHALL_TABLES": "7"}).tables
    7
    """
    given = os.environ if environment is None else environment
    found: dict[str, float] = {}
    for field in fields(Limits):
        text = given.get(PREFIX + field.name.upper())
        if text is None:
            continue
        try:
            value = int(text) if isinstance(field.default, int) else float(text)
        except ValueError:
            value = -1
        if not 0 <= value < 1e12:
            raise StartError(
                f"{PREFIX}{field.name.upper()} is {text!r}; right would be a number from 0"
            )
        found[field.name] = value
    return replace(Limits(), **found)  # type: ignore[arg-type]


def every(seconds: float) -> float:
    """Return how many a second that is; no time between them is no limit.

    >>> every(2.0), every(0.0)
    (0.5, 1000000000.0)
    """
    return 1 / seconds if seconds > 0 else 1e9


class Bucket:
    """Lets a burst pass, then so many a second.

    >>> bucket = Bucket(1, 0.5, now=0.0)
    >>> bucket.take(0.0), bucket.take(0.0), bucket.take(2.0)
    (0.0, 2.0, 0.0)
    """

    __slots__ = ("burst", "left", "per_second", "then")

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = float(burst)
        self.then = now

    def take(self, now: float) -> float:
        """Take one and return 0, or return the seconds to wait for one."""
        self.left = min(self.burst, self.left + (now - self.then) * self.per_second)
        self.then = now
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return round((1 - self.left) / self.per_second, 1) if self.per_second > 0 else 3600.0

    def full(self, now: float) -> bool:
        """Tell whether nothing was taken lately, so that the bucket may be forgotten."""
        return self.left + (now - self.then) * self.per_second >= self.burst


class Buckets:
    """One bucket for each address; full ones are forgotten."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.kept: dict[str, Bucket] = {}

    def of(self, address: str, now: float) -> Bucket:
        """Return the bucket of an address."""
        bucket = self.kept.get(address)
        if bucket is None:
            bucket = self.kept[address] = Bucket(self.burst, self.per_second, now)
        return bucket

    def take(self, address: str, now: float) -> float:
        """Take one for an address and return 0, or the seconds to wait."""
        return self.of(address, now).take(now)

    def sweep(self, now: float) -> None:
        """Forget the addresses that have been quiet."""
        self.kept = {a: bucket for a, bucket in self.kept.items() if not bucket.full(now)}

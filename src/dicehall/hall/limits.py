"""How much of everything a client may ask for; each figure can be set from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from math import ceil, inf

from dicehall.hall.errors import StartError

PREFIX = "DICEHALL_"
SPARE = 1e-4  # tokens lost to rounding of the clock


@dataclass(frozen=True)
class Limits:
    """All limits. `DICEHALL_TABLES=500` in the environment sets `tables`, and so on."""

    body_bytes: int = 16_384  # of an HTTP request
    message_bytes: int = 4_096  # of a message on a socket
    requests_burst: int = 120  # of one address at once
    requests_per_second: float = 20.0
    messages_burst: int = 40  # of one socket at once
    messages_per_second: float = 10.0
    tables: int = 2_000  # that wait or are played by several people
    solo_tables: int = 20_000  # that wait or are played by one person against bots
    seats_per_address: int = 40  # at tables of several people
    tables_burst: int = 30  # created by one address at once
    table_seconds: float = 30.0  # until the address may create one more
    guesses_burst: int = 30  # codes tried by one address at once, right or wrong
    guess_seconds: float = 10.0
    connections_per_address: int = 500  # sockets and requests; not of a trusted proxy
    header_seconds: float = 10.0  # for the first lines of a request to come
    body_seconds: float = 20.0  # and for its body
    send_seconds: float = 120.0  # for the client to take in an answer
    sockets: int = 5_000
    sockets_per_address: int = 400
    sockets_per_seat: int = 8  # one more closes the oldest
    watchers_per_table: int = 64  # besides those who sit there
    watchers_per_address: int = 40
    queue_messages: int = 256  # waiting for one socket
    queue_bytes: int = 2_000_000
    chat_length: int = 500
    chat_burst: int = 5
    chat_seconds: float = 2.0
    chat_kept: int = 500  # lines of one table
    hello_seconds: float = 10.0
    salt_seconds: float = 30.0  # for all to show their salts when a game is opened
    grace_seconds: float = 60.0  # until somebody without a connection counts as absent
    silence_seconds: float = 600.0  # without an answer until the game may be claimed
    undos: int = 200  # of one seat in a game
    undo_seconds: float = 60.0  # until a request to take back or for a draw lapses
    bot_seconds: float = 10.0
    window_seconds: float = 0.25  # at least so long, at most thrice, a window stays open to a pass
    hint_seconds: float = 1.5  # a bot thinks about a hint
    hints_burst: int = 6  # for one seat at once
    hints_every: float = 3.0  # seconds until it may ask once more
    analysis_seconds: float = 20.0  # for a whole finished game
    analyses: int = 20  # finished games that wait to be looked at
    archive_bytes: int = 32_000_000  # of records and replays kept in memory, compressed
    archive_waiting: int = 40  # records and replays that are made or wait for it
    archive_per_address: int = 4  # of these, of one address
    worker_seconds: float = 60.0  # until a worker for records, replays and analyses is given up
    bot_workers: int = 0  # 0: one less than there are processors
    lease_seconds: float = 4.0  # until a process that says nothing is taken for dead
    drain_seconds: float = 5.0  # a process that is to end is not ready before it closes its sockets
    late_ms: float = 150.0  # of the event loop, above which nothing new is begun
    busy_percent: float = 75.0  # of the event loop's time, likewise
    idle_seconds: float = 600.0  # until an unused table leaves the memory
    waiting_hours: float = 24.0  # until an abandoned table is removed
    playing_days: float = 90.0
    solo_days: float = 7.0  # of one person against bots
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
    (0.5, inf)
    """
    return 1 / seconds if seconds > 0 else inf


def told(seconds: float) -> float:
    """Return a wait as clients are told it: rounded up, so that it is never too short.

    >>> told(0.0123), told(2.0), told(2.01)
    (0.1, 2.0, 2.1)
    """
    return max(0.1, ceil(seconds * 10 - SPARE) / 10)


class Bucket:
    """Lets a burst pass, then so many a second. What costs more takes more at once.

    Whether something passes is decided by what is left in the bucket, never by the wait told.

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

    def take(self, now: float, cost: float = 1.0) -> float:
        """Take *cost* and return 0, or take nothing and return the seconds to wait for it.

        What costs more than the bucket holds takes all of a full one.
        """
        if self.per_second == inf:
            return 0.0
        self.fill(now)
        cost = min(cost, max(1.0, self.burst))
        if self.left >= cost - SPARE:
            self.left = max(0.0, self.left - cost)
            return 0.0
        return told((cost - self.left) / self.per_second) if self.per_second > 0 else 3600.0

    def fill(self, now: float) -> None:
        """Let in what has come by now."""
        if self.per_second < inf:
            self.left = min(self.burst, self.left + max(0.0, now - self.then) * self.per_second)
        self.then = now

    def full(self, now: float) -> bool:
        """Tell whether nothing was taken lately, so that the bucket may be forgotten."""
        return self.left + (now - self.then) * self.per_second >= self.burst


class Buckets:
    """One bucket for each address; full ones are forgotten."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.kept: dict[str, Bucket] = {}
        self.spent: dict[str, float] | None = None  # to be told to other processes

    def of(self, address: str, now: float) -> Bucket:
        """Return the bucket of an address."""
        bucket = self.kept.get(address)
        if bucket is None:
            bucket = self.kept[address] = Bucket(self.burst, self.per_second, now)
        return bucket

    def take(self, address: str, now: float, cost: float = 1.0) -> float:
        """Take *cost* for an address and return 0, or the seconds to wait."""
        wait = self.of(address, now).take(now, cost)
        if wait == 0 and self.spent is not None:
            self.spent[address] = self.spent.get(address, 0.0) + cost
        return wait

    def give_back(self, address: str, cost: float = 1.0) -> None:
        """Return what was taken for something that is tried again."""
        if address in self.kept:
            self.kept[address].left += cost
        if self.spent is not None:
            self.spent[address] = self.spent.get(address, 0.0) - cost

    def charge(self, address: str, cost: float, now: float) -> None:
        """Take what was spent at another process; the bucket may owe something then."""
        bucket = self.of(address, now)
        bucket.fill(now)
        bucket.left -= min(cost, self.burst)

    def sweep(self, now: float) -> None:
        """Forget the addresses that have been quiet."""
        self.kept = {a: bucket for a, bucket in self.kept.items() if not bucket.full(now)}


class Allowance:
    """What one address or seat may still do, out of the buckets of all."""

    __slots__ = ("buckets", "who")

    def __init__(self, buckets: Buckets, who: str) -> None:
        self.buckets = buckets
        self.who = who

    def take(self, now: float) -> float:
        """Take one and return 0, or the seconds to wait."""
        return self.buckets.take(self.who, now)

    def give_back(self) -> None:
        """Return one that is taken again."""
        self.buckets.give_back(self.who)

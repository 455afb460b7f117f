"""Limits across processes: each tells the others what addresses have used up, and all subtract it.

On average a limit holds exactly; in one moment an address may use a burst at each process.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import lru_cache
from typing import Final

from dicehall.hall.addresses import place_name
from dicehall.hall.clocks import Time
from dicehall.hall.crowd import Crowd
from dicehall.hall.entrance import Entrance
from dicehall.hall.fair_queue import FairQueue
from dicehall.hall.limits import Buckets
from dicehall.hall.neighbours import Neighbours
from dicehall.hall.news import News

TOLD: Final = 0.25  # seconds between two reports
ALL_TOLD: Final = 40  # reports after which everything is told once more
AT_ONCE: Final = 200  # places in one report


class Spending:
    """What is used up here is told; what is used up elsewhere counts here."""

    def __init__(self, buckets: dict[str, Buckets], crowd: Crowd, time: Time) -> None:
        self.time = time
        self.buckets = buckets
        self.crowd = crowd
        self.key = b""
        self.queue: FairQueue | None = None  # of the bots
        self.entrance: Entrance | None = None
        self.neighbours = Neighbours()
        self.task: asyncio.Task[None] | None = None
        self.place = lru_cache(maxsize=65_536)(self.hashed)

    def place_of(self, address: str) -> str:
        """Return an address as limits and bans count it: hashed with the key of the hall."""
        return self.place(address)

    def hashed(self, address: str) -> str:
        """Return the name of an address that only this hall could have given it."""
        return place_name(self.key, address)

    def open(self, neighbours: Neighbours) -> None:
        """Begin to tell the others."""
        self.neighbours = neighbours
        for buckets in self.buckets.values():
            buckets.spent = {}
        self.task = asyncio.create_task(self.report(), name="spending")

    async def close(self) -> None:
        """Tell nobody any more."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def report(self) -> None:
        """Tell what was used up since the last time, again and again."""
        count = 0
        while True:
            await asyncio.sleep(TOLD)
            count += 1
            for name, buckets in self.buckets.items():
                if buckets.spent:
                    spent, buckets.spent = buckets.spent, {}
                    self.tell(name, {place: [amount] for place, amount in spent.items()})
            self.tell_more()
            for process, place in self.crowd.wanted:
                self.neighbours.tell(News("room", process, amounts={place: [1.0]}))
            self.crowd.wanted = []
            changed, self.crowd.changed = self.crowd.changed, set()
            self.tell_sockets(list(self.crowd.sockets) if count % ALL_TOLD == 0 else list(changed))

    def tell_more(self) -> None:
        """Tell what bots have thought for whom, and how many connections addresses have."""
        if self.queue is not None:
            spent, self.queue.spent = self.queue.spent or {}, {}
            self.tell("bots", {party: [seconds] for party, seconds in spent.items()})
        if self.entrance is not None:
            changed, self.entrance.changed = self.entrance.changed or set(), set()
            counts = {host: [float(self.entrance.places.get(host, 0))] for host in changed}
            self.tell("connections", {self.place_of(host): one for host, one in counts.items()})

    def tell(self, name: str, amounts: dict[str, list[float]]) -> None:
        """Tell amounts, in messages that are not too long."""
        places = [(place, [round(one, 2) for one in found]) for place, found in amounts.items()]
        for first in range(0, len(places), AT_ONCE):
            part = dict(places[first : first + AT_ONCE])
            self.neighbours.tell(News(name, amounts=part))

    def tell_sockets(self, places: list[str]) -> None:
        """Tell how many sockets, and how many watchers, some places have here."""
        self.tell("sockets", {place: self.crowd.here(place) for place in places})

    def tell_all(self) -> None:
        """Tell how many sockets all places have: somebody is new."""
        self.tell_sockets(list(self.crowd.sockets))

    def hear(self, sender: str, news: News) -> None:
        """Take what another process tells."""
        if news.kind == "sockets":
            for place, (sockets, watchers) in news.amounts.items():
                self.crowd.hear(sender, place, int(sockets), int(watchers))
        elif news.kind == "bots":
            if self.queue is not None:
                for party, (seconds,) in news.amounts.items():
                    self.queue.charge(party, seconds)
        elif news.kind == "connections":
            if self.entrance is not None:
                for place, (count,) in news.amounts.items():
                    self.entrance.hear(sender, place, int(count))
        elif news.kind == "room":
            for place in news.amounts if news.table == self.neighbours.id else {}:
                self.crowd.give_room(place)
        elif news.kind in self.buckets:
            for place, (amount,) in news.amounts.items():
                self.buckets[news.kind].charge(place, amount, self.time.now())

    def forget(self, process: str) -> None:
        """A process is gone, and all its sockets."""
        self.crowd.forget(process)
        if self.entrance is not None:
            self.entrance.elsewhere.pop(process, None)

"""Whose work is done next, where many wait for few workers: who had the least of late."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final

HELD: Final = 0.1  # seconds a worker in use counts for at once, before it is known how long it took


class FairQueue:
    """Numbers of workers, given to parties. A party is whoever the work is for: one address.

    Every party has an account of the seconds it has had. The next worker is for the waiting party
    with the smallest one; within a party, who came first. Who comes after a while begins with what
    those have who are being served, so that nobody saves up turns and nobody pays for quiet times.
    """

    def __init__(self, workers: int, clock: Callable[[], float] = perf_counter) -> None:
        self.clock = clock
        self.free = list(range(workers))
        self.waiting: dict[str, deque[asyncio.Future[int]]] = {}
        self.account: dict[str, float] = {}
        self.holding: dict[int, tuple[str, float]] = {}  # for whom, and since when
        self.level = 0.0  # the account of whoever was served last
        self.spent: dict[str, float] | None = None  # seconds to be told to other processes

    async def take(self, party: str) -> int:
        """Return the number of a worker, once there is one and it is this party's turn."""
        if party not in self.account:
            self.account[party] = self.level
        place: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(party, deque()).append(place)
        self.serve()
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.give(place.result())  # it came in the same moment
            else:
                self.leave(party, place)
            raise

    def length(self) -> int:
        """Return how many wait."""
        return sum([len(places) for places in self.waiting.values()])

    def leave(self, party: str, place: asyncio.Future[int]) -> None:
        """Take somebody out of the queue who does not wait any longer."""
        places = self.waiting.get(party, deque())
        if place in places:
            places.remove(place)
            if not places:
                del self.waiting[party]
        self.settle()

    def give(self, worker: int) -> None:
        """Take a worker back."""
        party, since = self.holding.pop(worker)
        had = self.clock() - since
        self.account[party] += had - HELD
        if self.spent is not None:
            self.spent[party] = self.spent.get(party, 0.0) + had
        self.free.append(worker)
        self.serve()
        self.settle()

    def charge(self, party: str, seconds: float) -> None:
        """A party has had some of the time of workers elsewhere."""
        self.account[party] = self.account.get(party, self.level) + seconds

    def serve(self) -> None:
        """Give the workers that are free to those whose turn it is."""
        while self.free and self.waiting:
            party = min(self.waiting, key=lambda one: self.account[one])
            place = self.waiting[party].popleft()
            if not self.waiting[party]:
                del self.waiting[party]
            if place.cancelled():
                continue
            self.level = max(self.level, self.account[party])
            self.account[party] += HELD
            worker = self.free.pop()
            self.holding[worker] = (party, self.clock())
            place.set_result(worker)

    def settle(self) -> None:
        """Close the accounts of those who are gone and owe nothing; all, when nobody is there."""
        here = {*self.waiting, *[party for party, _since in self.holding.values()]}
        if not here:
            self.level = 0.0
            self.account.clear()
        gone = [one for one, had in self.account.items() if one not in here and had <= self.level]
        for party in gone:
            del self.account[party]

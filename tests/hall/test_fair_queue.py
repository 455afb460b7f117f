"""Workers are shared fairly: who has many games does not make others wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from dicehall.hall.fair_queue import FairQueue


class Clock:
    """Time that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


Work = Callable[[FairQueue, Clock], Awaitable[None]]


def tried(workers: int, work: Work) -> None:
    clock = Clock()

    async def run() -> None:
        await work(FairQueue(workers, clock), clock)

    asyncio.run(run())


async def turns(queue: FairQueue, clock: Clock, wishes: list[tuple[str, float]]) -> list[str]:
    """All come at once; return in which order they are served by one worker."""
    served = []

    async def one(party: str, seconds: float) -> None:
        worker = await queue.take(party)
        served.append(party)
        await asyncio.sleep(0)
        clock.now += seconds
        queue.give(worker)

    await asyncio.gather(*[one(*wish) for wish in wishes])
    return served


def test_h8_one_address_with_thirty_games_does_not_make_another_wait():
    async def work(queue: FairQueue, clock: Clock) -> None:
        served = await turns(queue, clock, [("many", 0.08)] * 30 + [("few", 0.01)])
        assert served.index("few") <= 1

    tried(1, work)


def test_time_is_shared_and_not_turns():
    async def work(queue: FairQueue, clock: Clock) -> None:
        wishes = [("slow", 0.9), ("quick", 0.1)] * 60
        served = await turns(queue, clock, wishes)
        first = served[: served.index("slow", 5) + 20]
        assert first.count("quick") >= 5 * first.count("slow")

    tried(1, work)


def test_nobody_saves_up_turns_by_staying_away():
    async def work(queue: FairQueue, clock: Clock) -> None:
        await turns(queue, clock, [("busy", 1.0)] * 50)
        served = await turns(queue, clock, [("new", 1.0)] * 4 + [("busy", 1.0)] * 4)
        assert sorted(served[:4]) == ["busy", "busy", "new", "new"]

    tried(1, work)


def test_within_a_party_who_came_first_is_served_first():
    async def work(queue: FairQueue, clock: Clock) -> None:
        held = await queue.take("a")
        order: list[int] = []

        async def come(number: int) -> None:
            worker = await queue.take("a")
            order.append(number)
            queue.give(worker)

        places = [asyncio.ensure_future(come(number)) for number in range(3)]
        await asyncio.sleep(0)
        queue.give(held)
        await asyncio.gather(*places)
        assert order == [0, 1, 2]

    tried(1, work)


def test_who_gives_up_waiting_leaves_no_trace():
    async def work(queue: FairQueue, clock: Clock) -> None:
        held = await queue.take("a")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(queue.take("b"), 0.001)
        assert "b" not in queue.waiting
        queue.give(held)
        assert not queue.account
        assert queue.free == [0]
        assert not queue.holding

    tried(1, work)


def test_a_worker_that_comes_in_the_moment_of_giving_up_is_not_lost():
    async def work(queue: FairQueue, clock: Clock) -> None:
        held = await queue.take("a")
        late = asyncio.ensure_future(queue.take("b"))
        await asyncio.sleep(0)
        queue.give(held)
        late.cancel()
        with pytest.raises(asyncio.CancelledError):
            await late
        assert queue.free == [0]

    tried(1, work)


def test_all_workers_are_used_while_somebody_waits():
    async def work(queue: FairQueue, clock: Clock) -> None:
        held = [await queue.take("a") for _ in range(3)]
        assert sorted(held) == [0, 1, 2]
        waiting = asyncio.ensure_future(queue.take("a"))
        await asyncio.sleep(0)
        assert not waiting.done()
        queue.give(held[1])
        assert await waiting == 1

    tried(3, work)


def test_accounts_do_not_pile_up():
    async def work(queue: FairQueue, clock: Clock) -> None:
        for number in range(1000):
            await turns(queue, clock, [(f"address {number}", 0.01)])
        assert len(queue.account) <= 1

    tried(1, work)


def test_who_just_gives_up_is_passed_over():
    async def work(queue: FairQueue, clock: Clock) -> None:
        held = await queue.take("a")
        late, next_one = [asyncio.ensure_future(queue.take("b")) for _ in range(2)]
        await asyncio.sleep(0)
        late.cancel()
        queue.give(held)
        assert await next_one == 0
        with pytest.raises(asyncio.CancelledError):
            await late
        assert queue.waiting == {}

    tried(1, work)

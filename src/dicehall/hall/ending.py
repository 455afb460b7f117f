"""How a process ends: nobody is sent to it any more, its sockets connect again elsewhere, and its
tables are driven by others. What was acknowledged is written by then."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from dicehall.hall.errors import HallError
from dicehall.hall.logs import note

if TYPE_CHECKING:
    from dicehall.hall.hall import Hall
    from dicehall.hall.table_host import TableHost

STOPPING: Final = 2.0  # seconds for what is under way at a table to be written
AT_ONCE: Final = 20  # tables whose sockets are closed together
PER_SECOND: Final = 2000


def admit(hall: Hall, method: str) -> None:
    """Refuse what would begin here, and could as well later or elsewhere."""
    if hall.draining and method == "POST":
        raise HallError(503, "draining", "this part of the hall is about to close", 1.0)
    hall.load.admit("table" if method == "POST" else "look")


def drain(hall: Hall) -> float:
    """Begin to end; return for how many seconds people may still play here, so that load balancers
    notice. Where no other process would take them up, there is no use in waiting."""
    hall.draining = True
    seconds = hall.limits.drain_seconds if hall.neighbours.others() else 0.0
    note("hall drains", seconds=seconds)
    return seconds


async def hand_over(hall: Hall) -> None:
    """Let all sockets connect again, to other processes, and these drive the tables."""
    hall.draining = hall.closing = True
    if hall.task is not None:
        hall.task.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await hall.task
        hall.task = None
    for number, host in enumerate(list(hall.hosts.values())):
        with suppress(TimeoutError):
            await asyncio.wait_for(stop(host), STOPPING)
        host.stop()
        if number % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(AT_ONCE / PER_SECOND)  # not all come to the others at once
    await hall.neighbours.retire()


async def stop(host: TableHost) -> None:
    """Stop a table once nothing is under way there."""
    async with host.lock:
        host.stop()

"""How busy this process is, and what it refuses then: whoever plays goes on, others wait.

Two signs are measured. The loop is *late* when what was due is done later: others share the
processor, or one piece of work was long. It is *busy* for the part of the time that its thread
computes: near one, the next table would make everybody late.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from dicehall.hall.errors import HallError
from dicehall.hall.limits import Limits
from dicehall.hall.logs import note, warn
from dicehall.hall.metrics import SHED

LOOK: Final = 0.05  # seconds between two measurements
FADING: Final = 0.5  # seconds after which half of a lateness is forgotten
SHARE: Final = 0.05  # of the newest measurement in `busy`: about a second
OWN: Final = 0.25  # busy less than that, it is late because of others: to refuse would not help
LEAVES: Final = 0.8  # of a threshold: below that, others are let in again
QUIET: Final = 10.0  # seconds between two lines of the log
WAITS: Final = (2.0, 5.0)  # seconds to come again: busy, and very busy


class Load:
    """Measures, and decides. All times come from two clocks, which tests replace."""

    def __init__(
        self,
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
        worked: Callable[[], float] = time.thread_time,
    ) -> None:
        self.limits = limits
        self.clock = clock
        self.worked = worked
        self.late = 0.0
        self.busy = 0.0
        self.full = False
        self.then = clock()
        self.worked_then = worked()
        self.said = -QUIET
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to measure."""
        self.then, self.worked_then = self.clock(), self.worked()
        self.task = asyncio.create_task(self.run(), name="load")

    async def close(self) -> None:
        """Measure no more."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def run(self) -> None:
        """Look again and again how late it got."""
        while True:
            await asyncio.sleep(LOOK)
            self.measure()

    def measure(self) -> None:
        """Take one measurement: a look was due `LOOK` after the last one."""
        now, worked = self.clock(), self.worked()
        gone = max(1e-6, now - self.then)
        late = max(0.0, gone - LOOK)
        self.late = max(late, self.late * 0.5 ** (gone / FADING))
        part = min(1.0, (worked - self.worked_then) / gone)
        weight = min(1.0, SHARE * gone / LOOK)
        self.busy += weight * (part - self.busy)
        self.then, self.worked_then = now, worked
        self.judge(now)

    def judge(self, now: float) -> None:
        """Decide whether others are let in."""
        most, late = self.limits.busy_percent / 100, self.limits.late_ms / 1000
        if self.busy > most or (self.late > late and self.busy > OWN):
            if not self.full and now - self.said >= QUIET:
                warn("hall is busy", late_ms=round(1000 * self.late), busy=round(self.busy, 2))
                self.said = now
            self.full = True
        elif self.full and self.late < LEAVES * late and self.busy < LEAVES * most:
            self.full = False
            note("hall is free again")

    def admit(self, what: str) -> None:
        """Refuse something new while there is too much to do."""
        if self.full:
            SHED.labels(what).inc()
            very = self.late > 2 * self.limits.late_ms / 1000
            text = "the hall is busy; those who play go on, others please wait a moment"
            raise HallError(503, "busy", text, WAITS[very], limit="late_ms")

"""When the hall looks for garbage that holds itself in cycles.

Looks, patches and messages have no cycles: they go when the next look comes. Python would search
them again and again for garbage, and answers wait meanwhile: among 900 tables up to 0.9 s. Cycles
come from sockets that have closed and from errors; so the search can wait.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Final

from dicehall.hall.logs import note

SELDOM: Final = 600.0  # seconds from one search to the next, at least
SHARE: Final = 1000.0  # and so many times as long as a search takes: at most 0.1 % of the time
FEW: Final = 100_000  # objects more than after the last search; with fewer it is not worth while
MANY: Final = 2_000_000  # objects more, some 200 MiB: search at once


class Sweeper:
    """Collects garbage instead of Python's own rule."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.last = clock()
        self.took = 0.0

    def begin(self) -> None:
        """Take over; what is there now stays for good and is never searched."""
        gc.disable()
        gc.collect()
        gc.freeze()
        self.last = self.clock()

    def due(self, more: int) -> bool:
        """Tell whether to search now, with so many objects more than after the last search."""
        if more >= MANY:
            return True
        return more >= FEW and self.clock() - self.last >= max(SELDOM, SHARE * self.took)

    def sweep(self) -> bool:
        """Search, if that is due; tell whether it was."""
        if not self.due(gc.get_count()[0]):
            return False
        began = self.clock()
        found = gc.collect()
        self.last = self.clock()
        self.took = self.last - began
        note("garbage collected", objects=found, ms=round(1000 * self.took))
        return True

"""Time: where the hall's time comes from, and the clocks of the seats."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

from msgspec import Struct

DAY: Final = 86_400.0


class Time:
    """The time as the hall sees it; tests put their own in its place.

    It runs evenly: a correction of the machine's clock flags nobody.
    """

    def __init__(self) -> None:
        self.began = time.time() - time.monotonic()

    def now(self) -> float:
        """Return seconds since 1970."""
        return self.began + time.monotonic()

    def agree(self, now: float) -> None:
        """Go by another clock from now on: several processes have that of their database."""
        self.began += now - self.now()

    def between(self, least: float, most: float) -> float:
        """Return a time somewhere between two, which nobody can foretell."""
        return least + (most - least) * secrets.randbits(32) / 2**32

    async def sleep(self, seconds: float) -> None:
        """Let so much time go by."""
        await asyncio.sleep(seconds)


class ClockRule(Struct, frozen=True):
    """How much time there is: `none`, per `decision`, per `game` with increment, or in `days`."""

    kind: str = "none"
    seconds: float = 0.0
    increment: float = 0.0
    days: float = 0.0

    def first(self) -> float:
        """Return the seconds a seat begins with."""
        return self.days * DAY if self.kind == "days" else self.seconds

    def data(self) -> dict[str, object]:
        """Return the rule as clients send and get it."""
        match self.kind:
            case "decision":
                return {"kind": "decision", "seconds": self.seconds}
            case "game":
                return {"kind": "game", "seconds": self.seconds, "increment": self.increment}
            case "days":
                return {"kind": "days", "days": self.days}
            case _:
                return {"kind": "none"}


class Clocks:
    """The clocks of a table. Only those run whose seat is asked and played by its person.

    >>> clocks = Clocks(ClockRule("game", 10.0, 2.0), 2)
    >>> clocks.run([0], [0], now=100.0)
    >>> clocks.stop(now=104.0)
    >>> clocks.answered(0)
    >>> clocks.left
    [8.0, 10.0]
    """

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.first()] * seats
        self.running: list[int] = []
        self.since = 0.0

    def stop(self, now: float) -> None:
        """Stop all clocks and count what has run down."""
        if self.rule.kind != "none":
            for seat in self.running:
                self.left[seat] = max(0.0, self.left[seat] - max(0.0, now - self.since))
        self.running = []
        self.since = now

    def answered(self, seat: int) -> None:
        """Add the increment for an answer given in time."""
        if self.rule.kind == "game":
            self.left[seat] += self.rule.increment

    def before_increment(self, seat: int) -> float:
        """Return what is left to a seat that has just answered, without the increment."""
        return self.left[seat] - (self.rule.increment if self.rule.kind == "game" else 0.0)

    def left_after(self, now: float, answering: int | None) -> list[float]:
        """Return what each seat will have left if all stop now and one of them answers."""
        twin = Clocks(self.rule, 0)
        twin.left, twin.running, twin.since = list(self.left), self.running, self.since
        twin.stop(now)
        if answering is not None:
            twin.answered(answering)
        return [round(seconds, 3) for seconds in twin.left]

    def run(self, seats: list[int], fresh: list[int], now: float) -> None:
        """Let the clocks of some seats run; a fresh question has its whole time."""
        if self.rule.kind in ("decision", "days"):
            for seat in fresh:
                self.left[seat] = self.rule.first()
        self.running = seats
        self.since = now

    def due(self) -> float | None:
        """Return when the next flag falls."""
        if self.rule.kind == "none" or not self.running:
            return None
        return self.since + min([self.left[seat] for seat in self.running])

    def fallen(self, now: float) -> list[int]:
        """Return the seats whose time is up."""
        if self.rule.kind == "none":
            return []
        return [seat for seat in self.running if self.since + self.left[seat] <= now]

    def data(self, now: float) -> dict[str, object]:
        """Return how the clocks stand, for clients."""
        if self.rule.kind == "none":
            return {"kind": "none"}
        left = [
            max(0.0, seconds - (now - self.since)) if seat in self.running else seconds
            for seat, seconds in enumerate(self.left)
        ]
        return {
            "kind": self.rule.kind,
            "left": [round(seconds, 1) for seconds in left],
            "running": self.running,
        }

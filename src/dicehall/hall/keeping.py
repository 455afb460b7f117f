"""Which tables are kept for how long, and which are in trouble."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from dicehall.hall.clocks import DAY
from dicehall.hall.limits import Limits
from dicehall.hall.store import Ages


@dataclass
class Fault:
    """How often a table stumbled over itself, and when it may be tried again."""

    count: int = 0
    until: float = -inf


def ages_of(limits: Limits, now: float) -> Ages:
    """Return since when tables must be unchanged to be removed."""
    return Ages(
        now - limits.waiting_hours * 3600,
        now - limits.playing_days * DAY,
        now - limits.solo_days * DAY,
        now - limits.over_days * DAY,
    )

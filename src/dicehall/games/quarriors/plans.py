"""Simple plans for dice builders, which bots must not yield to."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.quarriors.ids import Slot
from dicehall.games.quarriors.piles import FIRST_CREATURE, FIRST_SPELL
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.thumb import liking
from dicehall.games.quarriors.verbs import CAPTURE_DIE, CULL, DONE, SUMMON, TAKE
from dicehall.kit.action import Action, first, verb
from dicehall.kit.plan import Plan


def is_creature(slot: Slot) -> bool:
    """Say whether a card of the wilds is a creature."""
    return FIRST_CREATURE <= slot < FIRST_SPELL


@final
class Cheapest(Plan):
    """Capture the cheapest creature there is, each turn."""

    def liking(self, g: Quarriors, action: Action) -> i64:
        if verb(action) in (CAPTURE_DIE, TAKE):
            slot = first(action)
            return 40 - g.wilds.costs[slot] if is_creature(slot) else 2
        return liking(g, action)


@final
class Dearest(Plan):
    """Capture the dearest creature that can be paid."""

    def liking(self, g: Quarriors, action: Action) -> i64:
        if verb(action) in (CAPTURE_DIE, TAKE):
            slot = first(action)
            return 10 + 4 * g.wilds.costs[slot] if is_creature(slot) else 2
        return liking(g, action)


@final
class Glorious(Plan):
    """Capture what scores most, and cull nothing but what is basic."""

    def liking(self, g: Quarriors, action: Action) -> i64:
        what = verb(action)
        if what in (CAPTURE_DIE, TAKE):
            slot = first(action)
            return 10 + 8 * g.card(slot).glory + g.wilds.costs[slot] if is_creature(slot) else 2
        if what == CULL:
            return 1 if first(action) >= FIRST_CREATURE else 12
        return liking(g, action)


@final
class Wizard(Plan):
    """Capture spells, then creatures."""

    def liking(self, g: Quarriors, action: Action) -> i64:
        if verb(action) in (CAPTURE_DIE, TAKE):
            slot = first(action)
            return 10 + 2 * g.wilds.costs[slot] + (20 if slot >= FIRST_SPELL else 0)
        return liking(g, action)


@final
class Stall(Plan):
    """Save up: summon nothing as long as a dear creature may be captured instead."""

    def liking(self, g: Quarriors, action: Action) -> i64:
        what = verb(action)
        if what == SUMMON:
            return 4
        if what == DONE:
            return 5
        if what in (CAPTURE_DIE, TAKE):
            slot = first(action)
            return 10 + 4 * g.wilds.costs[slot] if is_creature(slot) else 2
        return liking(g, action)


PLANS: Final[dict[str, Plan]] = {
    "cheapest": Cheapest(),
    "dearest": Dearest(),
    "glorious": Glorious(),
    "wizard": Wizard(),
    "stall": Stall(),
}

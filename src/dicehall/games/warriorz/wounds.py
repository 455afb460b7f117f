"""Life tokens that a warrior loses. [wounds]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.warriorz.table import NO_CARD, Warriorz
from dicehall.games.warriorz.verbs import OUT
from dicehall.kit.table import BIT

LARGE_TOKEN_EXTRA: Final = 2  # a First Wound token counts 3 glory instead of 1


def lose(g: Warriorz, target: i64, wounds: i64) -> i64:
    """Take tokens from a warrior; return how many of them are large. [first-wound] [ruling.8]

    The first life lost is the own large token; then small tokens, stolen large ones last.
    """
    victim = g.warriors[target]
    large: i64 = 0
    small = victim.lives - victim.stolen
    rest = wounds
    if victim.unhurt:
        victim.unhurt = False
        large = 1
        rest -= 1
        small -= 1
    if rest > small:
        large += rest - small
        victim.stolen -= rest - small
    victim.lives -= wounds
    return large


def leave(g: Warriorz, target: i64) -> None:
    """Whoever has no life left is out; a card never called goes back unseen. [wounds.out]"""
    victim = g.warriors[target]
    if victim.chosen != NO_CARD:
        victim.hand |= BIT[victim.chosen]
        victim.chosen = NO_CARD
    g.tell(OUT, target)

"""A rough guess of who will win, for bots."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.shadespire.table import ROUNDS, Shadespire


def guess(g: Shadespire, seat: i64) -> float:
    """Return the own share of glory, games won and strength left on the field."""
    own = 0.0
    total = 0.0
    left = float(ROUNDS - g.round) if g.round < ROUNDS else 0.0
    for other in range(g.seats):
        band = g.bands[other]
        standing = 2.0 + float(band.glory) + 8.0 * float(band.wins) + 0.2 * float(band.glory_before)
        for i in range(band.first, band.first + band.size):
            fighter = g.fighters[i]
            if fighter.hex >= 0:
                health = float(g.wounds_of(fighter) - fighter.suffered)
                standing += health * (0.2 + 0.1 * left)
                if g.token_on(fighter.hex) >= 0:
                    standing += 0.3
        standing *= standing
        total += standing
        if other == seat:
            own = standing
    return own / total

"""A rough guess of who will win, for bots."""

from __future__ import annotations

from dicehall.games.warriorz.table import ROUNDS, Warriorz
from dicehall.kit.ids import Seat


def guess(g: Warriorz, seat: Seat) -> float:
    """Return the own side's share of all glory and remaining strength.

    Glory decides after the last round, lives decide who gets there.
    """
    team = g.team_of_seat(seat)
    left = float(ROUNDS + 1 - g.round)
    own = 0.0
    total = 0.0
    for side in range(g.seats):
        glory = 0.0
        strength = 0.0
        for i in range(len(g.warriors)):
            warrior = g.warriors[i]
            if warrior.team == side:
                glory += float(warrior.glory) + 0.5 * float(warrior.trophies)
                strength += float(warrior.lives) * (0.15 + 0.07 * left)
                if warrior.lives > 0 and warrior.amulet:
                    strength += 0.3
        if strength > 0.0:
            standing = (1.0 + glory + strength) * (1.0 + glory + strength)
            total += standing
            if side == team:
                own = standing
    return own / total if total > 0.0 else 0.0

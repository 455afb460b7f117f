"""A rough guess of who will win, for bots."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.quarriors.creatures import attack_of, defence_of, glory_of
from dicehall.games.quarriors.piles import FIRST_CREATURE, SLOTS
from dicehall.games.quarriors.table import Quarriors


def guess(g: Quarriors, seat: i64) -> float:
    """Return the own share of all strength, the nearer the goal the more it counts.

    Glory counts in full, creatures that may live to score by half and by how well they defend, dice
    by their price, spells in hand a little.
    """
    if len(g.wilds.cards) == 0:
        return 1.0 / float(g.seats)
    own = 0.0
    total = 0.0
    for other in range(g.seats):
        standing = strength(g, other)
        total += standing
        if other == seat:
            own = standing
    return own / total


def strength(g: Quarriors, seat: i64) -> float:
    """Return how near a player is to the goal, cubed."""
    me = g.players[seat]
    points = 3.0 + float(me.glory)
    for i in range(len(me.creatures)):
        creature = me.creatures[i]
        defence = float(defence_of(g, seat, creature, False))
        worth = float(glory_of(g, creature, 0))
        points += worth * defence / (defence + 5.0) + 0.03 * float(attack_of(g, seat, creature))
    points += 0.25 * float(me.spells.count)
    owned = g.dice_of(seat)
    bought = 0.0
    count = 0
    for slot in range(SLOTS):
        count += owned[slot]
        if slot >= FIRST_CREATURE:
            bought += float(owned[slot]) * float(g.card(slot).cost)
        elif slot > 0:
            bought += 0.5 * float(owned[slot])
    points += 3.0 * bought / float(count + 6)
    return points * points * points

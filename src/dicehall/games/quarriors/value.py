"""A rough guess of who will win, for bots that look one answer ahead."""

from __future__ import annotations

from math import exp

from dicehall.games.quarriors.creatures import defence_of, glory_of
from dicehall.games.quarriors.piles import FIRST_CREATURE, QUIDDITY, SLOTS
from dicehall.games.quarriors.table import Quarriors
from dicehall.kit.ids import Seat


def guess(g: Quarriors, seat: Seat) -> float:
    """Return the seat's share of the victory."""
    if len(g.wilds.cards) == 0:
        return 1.0 / float(g.seats)
    own = standing(g, seat)
    total = 1.0
    for other in range(g.seats):
        if other != seat:
            total += exp(standing(g, other) - own)
    return 1.0 / total


def standing(g: Quarriors, seat: Seat) -> float:
    """Return how well a player stands: glory and glory to come, as parts of the target; near it
    each point counts more; and how dear the player's dice are."""
    target = float(g.target)
    part = float(g.players[seat].glory) / target
    owned = g.dice_of(seat)
    dear = 0.0
    count = 4.0
    for slot in range(SLOTS):
        dice = float(owned[slot])
        count += dice
        if slot >= FIRST_CREATURE:
            dear += 1.3 * dice * float(g.wilds.costs[slot])
        elif slot != QUIDDITY:
            dear += 1.5 * dice
    return 3.4 * part + 2.0 * part * part + 9.0 * coming_glory(g, seat) / target + dear / count


def coming_glory(g: Quarriors, seat: Seat) -> float:
    """Return the glory that creatures may live to score: the sturdy rather than others."""
    me = g.players[seat]
    coming = 0.0
    for i in range(len(me.creatures)):
        creature = me.creatures[i]
        defence = float(defence_of(g, seat, creature, False))
        coming += float(glory_of(g, creature, 0)) * defence / (defence + 5.0)
    return coming

"""A guess of who will win, for bots.

Each player's standing is a weighted sum of a few features; the shares are as the logistic model of
many games between greedy players has it. `python -m benchmarks.fit quarriors` finds the weights.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.quarriors.creatures import attack_of, defence_of, glory_of
from dicehall.games.quarriors.piles import FIRST_CREATURE, SLOTS, size
from dicehall.games.quarriors.table import Quarriors

FEATURES: Final = 9
WEIGHTS: Final = vec[float]([3.390, 1.980, 0.895, 0.164, -0.132, 1.298, -0.187, 1.461, 0.020])


def guess(g: Quarriors, seat: i64) -> float:
    """Return the seat's share of the victory by the model."""
    if len(g.wilds.cards) == 0:
        return 1.0 / float(g.seats)
    own = standing(g, seat)
    total = 1.0
    for other in range(g.seats):
        if other != seat:
            total += exp(standing(g, other) - own)
    return 1.0 / total


def standing(g: Quarriors, seat: i64) -> float:
    """Return how well a player stands."""
    seen = vec[float]([0.0] * FEATURES)
    features(g, seat, seen)
    total = 0.0
    for k in range(FEATURES):
        total += WEIGHTS[k] * seen[k]
    return total


def features(g: Quarriors, seat: i64, out: vec[float]) -> None:
    """Write what a player's standing depends on.

    Glory, as a part of the target, and its square: near the goal each point counts more. Creatures
    by the glory they may live to score, and by their attack. What was captured, by price and by its
    part among all dice. Spells at hand, dice that wait, and dice still in the bag.
    """
    me = g.players[seat]
    part = float(me.glory) / float(g.target)
    coming = 0.0
    attack = 0.0
    for i in range(len(me.creatures)):
        creature = me.creatures[i]
        defence = float(defence_of(g, seat, creature, False))
        coming += float(glory_of(g, creature, 0)) * defence / (defence + 5.0)
        attack += float(attack_of(g, seat, creature))
    owned = g.dice_of(seat)
    bought = 0.0
    count = 0.0
    plain = 0.0
    for slot in range(SLOTS):
        dice = float(owned[slot])
        count += dice
        if slot >= FIRST_CREATURE:
            bought += dice * float(g.card(slot).cost)
        elif slot > 0:
            plain += dice
    out[0] = part
    out[1] = part * part
    out[2] = coming / float(g.target) * 10.0
    out[3] = attack / 10.0
    out[4] = bought / 10.0
    out[5] = bought / (count + 4.0)
    out[6] = float(me.spells.count)
    out[7] = plain / (count + 4.0)
    out[8] = float(size(me.bag)) / 10.0


def ready(g: Quarriors) -> bool:
    """Tell whether the game has come so far that there is something to look at."""
    return len(g.wilds.cards) > 0

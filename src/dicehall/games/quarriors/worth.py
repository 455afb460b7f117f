"""What it is worth to own a die of each card, learned from played games.

`python -m benchmarks.fit quarriors` finds the weights.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from dicehall.games.quarriors.card import Card
from dicehall.games.quarriors.ids import Slot
from dicehall.games.quarriors.piles import FIRST_CREATURE, FIRST_SPELL

SEEN: Final = ["glory", "glory squared", "coming", "bought", "basic", "dice"]
WEIGHTS: Final[dict[str, float]] = {
    "glory": 3.48,
    "glory squared": 1.67,
    "coming": 0.80,
    "bought": 1.40,
    "basic": 0.47,
    "dice": -0.41,
    "death-cantrip": -3.12,
    "death-charm": -1.48,
    "death-incantation": -7.35,
    "death-spell": -6.12,
    "deathdealer": 0.01,
    "defender-of-the-pale": 0.29,
    "devotee-of-the-holy-query": 1.06,
    "ghostly-spirit": 2.63,
    "growth-cantrip": -5.04,
    "growth-charm": -4.63,
    "growth-incantation": -5.65,
    "growth-spell": -1.26,
    "life-cantrip": -5.38,
    "life-charm": -3.29,
    "life-incantation": -5.15,
    "life-spell": -3.04,
    "mighty-deathdealer": 0.93,
    "mighty-defender-of-the-pale": 2.78,
    "mighty-devotee-of-the-holy-query": -0.63,
    "mighty-ghostly-spirit": -1.11,
    "mighty-primordial-ooze": 0.55,
    "mighty-quake-dragon": 5.02,
    "mighty-questing-wizard": 3.57,
    "mighty-scavenging-goblin": 1.82,
    "mighty-warrior-of-the-quay": 0.66,
    "mighty-witching-hag": 2.15,
    "primordial-ooze": -4.68,
    "quake-dragon": 6.29,
    "questing-wizard": 5.31,
    "scavenging-goblin": 2.14,
    "shaping-cantrip": -2.66,
    "shaping-charm": -2.50,
    "shaping-incantation": -3.63,
    "shaping-spell": -3.01,
    "strong-deathdealer": -2.00,
    "strong-defender-of-the-pale": 1.62,
    "strong-devotee-of-the-holy-query": -1.43,
    "strong-ghostly-spirit": 0.22,
    "strong-primordial-ooze": -5.56,
    "strong-quake-dragon": 3.02,
    "strong-questing-wizard": -1.08,
    "strong-scavenging-goblin": 0.63,
    "strong-warrior-of-the-quay": -0.55,
    "strong-witching-hag": 2.77,
    "victory-cantrip": -1.99,
    "victory-charm": -3.33,
    "victory-incantation": -2.98,
    "victory-spell": -2.69,
    "warrior-of-the-quay": 0.24,
    "witching-hag": 1.33,
}
PER_COST: Final = 0.5  # of a creature that was never played with
UNKNOWN_SPELL: Final = -3.0


def weights_of(cards: vec[Card]) -> vec[float]:
    """Return the weights of what is seen of a player, and of each card in the wilds from the first
    creature on."""
    found = vec[float]([WEIGHTS[name] for name in SEEN])
    for slot in range(FIRST_CREATURE, len(cards)):
        found = append(found, worth_of(cards[slot], slot))
    return found


def worth_of(card: Card, slot: Slot) -> float:
    """Return the weight of a card; of a designer's new one, by its kind and cost."""
    if card.id in WEIGHTS:
        return WEIGHTS[card.id]
    return UNKNOWN_SPELL if slot >= FIRST_SPELL else PER_COST * float(card.cost)

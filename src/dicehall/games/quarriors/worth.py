"""What it is worth to own a die of each card, learned from played games.

`python -m benchmarks.fit quarriors` finds the weights.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from dicehall.games.quarriors.before import BEFORE
from dicehall.games.quarriors.card import Card
from dicehall.games.quarriors.ids import Slot
from dicehall.games.quarriors.piles import FIRST_CREATURE, FIRST_SPELL

SEEN: Final = [
    "glory", "glory squared", "coming", "bought", "basic", "dice", "income", "promise", "both",
    "income early", "promise early", "both early", "dice early", "covered", "reached squared",
    "reached to the fourth", "defence", "weakest", "ready", "to move", "to capture",
]  # fmt: skip
WEIGHTS: Final[dict[str, float]] = {
    "glory": 2.56,
    "glory squared": 1.78,
    "coming": 0.47,
    "bought": 0.49,
    "basic": 0.59,
    "dice": -0.10,
    "income": -0.05,
    "promise": -0.13,
    "both": 0.00,
    "income early": 0.13,
    "promise early": 0.34,
    "both early": 0.10,
    "dice early": -1.34,
    "covered": 0.47,
    "reached squared": -0.05,
    "reached to the fourth": 0.17,
    "defence": 0.79,
    "weakest": -0.50,
    "ready": 0.01,
    "to move": 0.36,
    "to capture": -0.21,
    "death-cantrip": 2.15,
    "death-charm": 3.35,
    "death-incantation": -2.77,
    "death-spell": 0.66,
    "deathdealer": 5.13,
    "defender-of-the-pale": 1.76,
    "devotee-of-the-holy-query": 1.51,
    "ghostly-spirit": 4.31,
    "growth-cantrip": 2.38,
    "growth-charm": -3.87,
    "growth-incantation": -5.19,
    "growth-spell": 5.46,
    "life-cantrip": 0.90,
    "life-charm": -4.41,
    "life-incantation": 1.28,
    "life-spell": -3.13,
    "mighty-deathdealer": 1.04,
    "mighty-defender-of-the-pale": 5.31,
    "mighty-devotee-of-the-holy-query": -0.04,
    "mighty-ghostly-spirit": -0.99,
    "mighty-primordial-ooze": 2.02,
    "mighty-quake-dragon": 9.33,
    "mighty-questing-wizard": 7.11,
    "mighty-scavenging-goblin": 2.94,
    "mighty-warrior-of-the-quay": 0.01,
    "mighty-witching-hag": 4.06,
    "primordial-ooze": -3.89,
    "quake-dragon": 12.83,
    "questing-wizard": 7.89,
    "scavenging-goblin": 2.30,
    "shaping-cantrip": 1.89,
    "shaping-charm": 1.86,
    "shaping-incantation": -1.16,
    "shaping-spell": -2.39,
    "strong-deathdealer": 3.90,
    "strong-defender-of-the-pale": 1.89,
    "strong-devotee-of-the-holy-query": 0.91,
    "strong-ghostly-spirit": 2.12,
    "strong-primordial-ooze": 0.74,
    "strong-quake-dragon": 8.89,
    "strong-questing-wizard": 3.77,
    "strong-scavenging-goblin": 0.71,
    "strong-warrior-of-the-quay": 4.54,
    "strong-witching-hag": 5.41,
    "victory-cantrip": 0.05,
    "victory-charm": -3.89,
    "victory-incantation": -0.55,
    "victory-spell": -6.74,
    "warrior-of-the-quay": 2.94,
    "witching-hag": 3.16,
}
PER_COST: Final = 0.5  # of a creature that was never played with
UNKNOWN_SPELL: Final = 0.0


def weights_of(cards: vec[Card]) -> vec[float]:
    """Return the weights of what is seen of a player, and of each card in the wilds from the first
    creature on."""
    found = vec[float]([WEIGHTS[name] for name in SEEN])
    for slot in range(FIRST_CREATURE, len(cards)):
        found = append(found, worth_of(cards[slot], slot))
    return found


def weights_before(cards: vec[Card]) -> vec[float]:
    """Return what the former champion weighed the same by."""
    found = vec[float]([BEFORE.get(name, 0.0) for name in SEEN])
    for slot in range(FIRST_CREATURE, len(cards)):
        found = append(found, BEFORE.get(cards[slot].id, 0.0))
    return found


def worth_of(card: Card, slot: Slot) -> float:
    """Return the weight of a card; of a designer's new one, by its kind and cost."""
    if card.id in WEIGHTS:
        return WEIGHTS[card.id]
    return UNKNOWN_SPELL if slot >= FIRST_SPELL else PER_COST * float(card.cost)

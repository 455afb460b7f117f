"""What it is worth to own a die of each card, learned from played games.

The weights lie in `worth.toml`, whose first line says from which games they come and by which
command. What `python -m benchmarks.ahead quarriors` finds takes their place.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from librt.vecs import append, vec

from dicehall.games.quarriors.before import BEFORE
from dicehall.games.quarriors.card import Card
from dicehall.games.quarriors.fancy import FANCY
from dicehall.games.quarriors.ids import Slot
from dicehall.games.quarriors.piles import FIRST_CREATURE, FIRST_SPELL

SEEN: Final = [
    "glory", "glory squared", "coming", "bought", "basic", "dice", "income", "promise", "both",
    "income early", "promise early", "both early", "dice early", "covered", "reached squared",
    "reached to the fourth", "defence", "weakest", "ready", "to move", "to capture", "safe",
    "threat", "attack", "attack early", "levels", "levels early",
]  # fmt: skip
FILE: Final = Path(__file__).parent / "worth.toml"
WEIGHTS: Final[dict[str, float]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
PER_COST: Final = 1.5  # of a creature that was never played with, as of all others on average
UNKNOWN_SPELL: Final = -2.4
FANCY_PER_COST: Final = 0.5  # the same for rules of thumb


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


def fancies(cards: vec[Card]) -> vec[float]:
    """Return what rules of thumb hold of each card in the wilds from the first creature on."""
    found = vec[float](capacity=len(cards))
    for slot in range(FIRST_CREATURE, len(cards)):
        usual = 0.0 if slot >= FIRST_SPELL else FANCY_PER_COST * float(cards[slot].cost)
        found = append(found, FANCY.get(cards[slot].id, usual))
    return found


def worth_of(card: Card, slot: Slot) -> float:
    """Return the weight of a card; of a designer's new one, by its kind and cost."""
    usual = UNKNOWN_SPELL if slot >= FIRST_SPELL else PER_COST * float(card.cost)
    return WEIGHTS.get(card.id, usual)

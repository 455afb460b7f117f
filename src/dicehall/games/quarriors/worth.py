"""What it is worth to own a die of each card, learned from played games.

The weights lie in `worth.toml`, whose first line says from which games they come and by which
command. What `python -m benchmarks.ahead quarriors` finds takes their place.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.quarriors.before import BEFORE
from dicehall.games.quarriors.card import CREATURE, SIDES, Card
from dicehall.games.quarriors.fancy import FANCY

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
UNPRINTED: Final = 4  # attack, as a guess, where the die has a question mark


@final
class Opinion:
    """What bots hold of a card, whatever lies beside it."""

    def __init__(self, card: Card) -> None:
        income: i64 = 0
        creatures: i64 = 0
        strength: i64 = 0
        levels: i64 = 0
        for side in range(SIDES):
            face = card.faces[side]
            income += face.quiddity
            if face.kind == CREATURE:
                creatures += 1
                strength += face.attack if face.attack >= 0 else UNPRINTED
                levels += face.level
        sides = float(SIDES)
        self.income = float(income) / sides  # quiddity of a die, on average
        self.promise = float(creatures * card.glory) / sides  # glory of its creatures
        self.strength = float(strength) / sides  # attack
        self.levels = float(levels) / sides  # what summoning them costs
        self.worth = worth_of(card)
        self.before = BEFORE.get(card.id, 0.0)  # by the former champion
        usual = 0.0 if card.die.spell_die else FANCY_PER_COST * float(card.cost)
        self.fancy = FANCY.get(card.id, usual)  # by rules of thumb


def weights_seen() -> vec[float]:
    """Return the weights of what is seen of a player."""
    return vec[float]([WEIGHTS[name] for name in SEEN])


def weights_seen_before() -> vec[float]:
    """Return what the former champion weighed the same by."""
    return vec[float]([BEFORE.get(name, 0.0) for name in SEEN])


def worth_of(card: Card) -> float:
    """Return the weight of a card; of a designer's new one, by its kind and cost."""
    usual = UNKNOWN_SPELL if card.die.spell_die else PER_COST * float(card.cost)
    return WEIGHTS.get(card.id, usual)

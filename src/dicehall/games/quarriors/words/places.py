"""Where words do something, and how much they may say."""

from __future__ import annotations

from typing import Final

from dicehall.kit.words import Number

HIGHEST: Final = 20
MOST_DICE: Final = 6
LEVELS: Final = 6

# Where words do something: by kind of card, and of spells by when they are cast.
WHERE: Final = ("a basic card", "a creature")
SPELLS: Final = ("a standard spell", "an attached spell", "a reaction", "an immediate spell")
CREATURE: Final = WHERE[1:]
STANDARD: Final = SPELLS[:1]
ATTACHED: Final = SPELLS[1:2]
REACTION: Final = SPELLS[2:3]
IMMEDIATE: Final = SPELLS[3:]


def amount(field: str, most: int = HIGHEST) -> Number:
    """Return the key that says how much."""
    return Number("amount", 1, most, field)

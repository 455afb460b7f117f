"""Where spell cards are: decks, discards, hands; and what of them can be sifted out.

The cards of a character are numbered, copies of a spell in a row, and a pile holds the first so
many of a row (`CardSets.put_alike`): copies are alike, so it is not said which of them it has. A
pile has a spell if it has the first card of its row. The order of a deck is not kept anywhere: it
does not exist before a card is drawn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EACH: Final = 4  # SEATS again: only numbers added up in their own module are as fast as literals

# The piles on a table, as sets; all but ASIDE by character, hands by 4 * seat + character.
DECK: Final = 0
DISCARD: Final = DECK + EACH
HAND: Final = DISCARD + EACH
ASIDE: Final = HAND + EACH * EACH  # cards of one player on their way
PILES: Final = ASIDE + 1

# Where Fate cards are, as sets.
FATE_DECK: Final = 0
FATE_DISCARD: Final = 1
HELD: Final = 2  # by players, see `kept` and `fresh`
FATE_SETS: Final = HELD + 2 * EACH

# What the book sifts out of the cards of a character; signs by 4 * character + sign.
FULL: Final = 0  # the deck as it is printed
FIRSTS: Final = FULL + EACH  # the first card of each spell
ATTACKS: Final = FIRSTS + EACH
TRAPS: Final = ATTACKS + EACH  # hidden ones
SIGNED: Final = TRAPS + EACH
SIFTS: Final = SIGNED + EACH * EACH


def kept(seat: i64) -> i64:
    """Return the set of the named Fate cards that a player holds."""
    return HELD + 2 * seat


def fresh(seat: i64) -> i64:
    """Return the set of the Fate cards that a player has drawn outside the own turn."""
    return HELD + 2 * seat + 1

"""Where spell cards are: decks, discards, hands; and what of them can be sifted out.

The cards of a character are numbered, copies of a spell in a row, and a pile holds the first so
many of a row (`CardSets.put_alike`): copies are alike, so it is not said which of them it has. A
pile has a spell if it has the first card of its row. The order of a deck is not kept anywhere: it
does not exist before a card is drawn.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.shazar.card import SEATS

# The piles on a table, as sets; all but ASIDE by character, hands by 4 * seat + character.
DECK: Final = 0
DISCARD: Final = DECK + SEATS
HAND: Final = DISCARD + SEATS
ASIDE: Final = HAND + SEATS * SEATS  # cards of one player on their way
PILES: Final = ASIDE + 1

# What the book sifts out of the cards of a character; signs by 4 * character + sign.
FULL: Final = 0  # the deck as it is printed
FIRSTS: Final = FULL + SEATS  # the first card of each spell
ATTACKS: Final = FIRSTS + SEATS
TRAPS: Final = ATTACKS + SEATS  # hidden ones
SIGNED: Final = TRAPS + SEATS
SIFTS: Final = SIGNED + SEATS * SEATS

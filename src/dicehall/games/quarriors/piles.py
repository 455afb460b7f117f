"""Dice in a bag or a pile: how many of each card, packed into one number, in no order. [zones]

The order of dice in a bag is not kept anywhere: it does not exist before a die is drawn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.quarriors.ids import Pile, Slot

SLOTS: Final = 13  # cards in the wilds
QUIDDITY: Final = 0
ASSISTANT: Final = 1
PORTAL: Final = 2
FIRST_CREATURE: Final = 3
FIRST_SPELL: Final = 10

# Room for 63 quiddity dice, 31 assistants and 15 of each other card.
WIDTHS: Final = [6, 5, *[4] * (SLOTS - 2)]
SHIFT: Final = vec[i64]([sum(WIDTHS[:slot]) for slot in range(SLOTS)])
MASK: Final = vec[i64]([(1 << width) - 1 for width in WIDTHS])
ONE: Final = vec[i64]([1 << sum(WIDTHS[:slot]) for slot in range(SLOTS)])


def held(pile: Pile, slot: Slot) -> i64:
    """Return how many dice of a card are in a pile.

    >>> held(ONE[3] + ONE[3] + ONE[12], 3)
    2
    """
    return pile >> SHIFT[slot] & MASK[slot]


def size(pile: Pile) -> i64:
    """Return how many dice are in a pile.

    >>> size(ONE[0] + ONE[1] + ONE[1])
    3
    """
    total: i64 = 0
    for slot in range(SLOTS):
        total += pile >> SHIFT[slot] & MASK[slot]
    return total


def nth(pile: Pile, number: i64) -> i64:
    """Return the card of the die with a number, when all dice of a pile are counted through.

    >>> nth(ONE[0] + ONE[5], 1)
    5
    """
    slot: Slot = 0
    while slot < SLOTS:
        here = pile >> SHIFT[slot] & MASK[slot]
        if number < here:
            return slot
        number -= here
        slot += 1
    raise AssertionError("the pile holds fewer dice")


def pile_of(counts: list[int]) -> i64:
    """Return a pile with so many dice of each card.

    >>> size(pile_of([8, 4]))
    12
    """
    pile: Pile = 0
    for slot in range(len(counts)):
        pile += counts[slot] * ONE[slot]
    return pile


def counts_of(pile: Pile) -> list[int]:
    """Return how many dice of each card a pile holds.

    >>> counts_of(pile_of([8, 4]))[:3]
    [8, 4, 0]
    """
    return [held(pile, slot) for slot in range(SLOTS)]

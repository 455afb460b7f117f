"""Spell cards in a deck, a discard or a hand: how many of each kind, packed into one number.

Each kind has two bits, so there are up to three copies of it. The order of a deck is not kept
anywhere: it does not exist before a card is drawn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KINDS: Final = 16
ONE: Final = vec[i64]([1 << 2 * kind for kind in range(KINDS)])
PAIRS: Final = 0x33333333
NIBBLES: Final = 0x0F0F0F0F


def held(pile: i64, kind: i64) -> i64:
    """Return how many cards of a kind are in a pile.

    >>> held(ONE[3] + ONE[3] + ONE[15], 3)
    2
    """
    return pile >> 2 * kind & 3


def size(pile: i64) -> i64:
    """Return how many cards are in a pile.

    >>> size(ONE[0] + ONE[1] + 3 * ONE[15])
    5
    """
    if pile == 0:
        return 0
    sums = (pile & PAIRS) + (pile >> 2 & PAIRS)
    sums = (sums & NIBBLES) + (sums >> 4 & NIBBLES)
    sums = sums + (sums >> 8)
    return (sums + (sums >> 16)) & 255


def nth(pile: i64, number: i64) -> i64:
    """Return the kind of the card with a number, when all cards are counted through.

    >>> nth(ONE[0] + ONE[5], 1)
    5
    """
    kind: i64 = 0
    while pile != 0:
        here = pile & 3
        if number < here:
            return kind
        number -= here
        pile >>= 2
        kind += 1
    raise AssertionError("the pile holds fewer cards")


def listed(pile: i64) -> list[int]:
    """Return the kinds in a pile, one entry a card.

    >>> listed(ONE[1] + 2 * ONE[4])
    [1, 4, 4]
    """
    return [kind for kind in range(KINDS) for _copy in range(held(pile, kind))]


def bits(mask: i64) -> i64:
    """Return how many bits are set.

    >>> bits(0b1011)
    3
    """
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count

"""Masks: small sets of numbers as the bits of an int."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.kit.dice import Dice
from dicehall.kit.ids import Mask

# Every other bit, pair and nibble.
ODD: Final = 0x1555555555555555
PAIRS: Final = 0x3333333333333333
NIBBLES: Final = 0x0F0F0F0F0F0F0F0F
# Of each byte: how many bits are set, and the place of the lowest.
ONES: Final = vec[i64]([bin(byte).count("1") for byte in range(256)])
LOWEST: Final = vec[i64]([8] + [(byte & -byte).bit_length() - 1 for byte in range(1, 256)])


def count(mask: Mask) -> i64:
    """Return how many numbers, all below 62, are in a mask.

    >>> count(0b1011)
    3
    """
    if mask & (mask - 1) == 0:
        return 1 if mask != 0 else 0
    sums = (mask & ODD) + (mask >> 1 & ODD)
    sums = (sums & PAIRS) + (sums >> 2 & PAIRS)
    sums = (sums & NIBBLES) + (sums >> 4 & NIBBLES)
    sums += sums >> 8
    sums += sums >> 16
    return (sums + (sums >> 32)) & 127


def lowest(mask: Mask) -> i64:
    """Return the lowest number of a mask that is not empty.

    >>> lowest(0b1100)
    2
    """
    number: i64 = 0
    while mask & 255 == 0:
        mask >>= 8
        number += 8
    return number + LOWEST[mask & 255]


def nth(mask: Mask, at: i64) -> i64:
    """Return the number at a place of a mask, counted from 0 and from the lowest.

    >>> nth(0b10110, 1)
    2
    """
    number: i64 = 0
    here = ONES[mask & 255]
    while at >= here:
        at -= here
        mask >>= 8
        number += 8
        here = ONES[mask & 255]
    byte = mask & 255
    while at > 0:
        byte &= byte - 1
        at -= 1
    return number + LOWEST[byte]


def pick(mask: Mask, dice: Dice) -> i64:
    """Return a number of a mask by chance, each as likely.

    >>> from dicehall.kit.dice import ScriptedDice
    >>> pick(0b10110, ScriptedDice([3]))
    4
    """
    return nth(mask, dice.below(count(mask)))

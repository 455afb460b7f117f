"""Masks: small sets of numbers as the bits of an int."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.kit.dice import Dice
from dicehall.kit.ids import Mask


def count(mask: Mask) -> i64:
    """Return how many numbers are in a mask.

    >>> count(0b1011)
    3
    """
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found


def lowest(mask: Mask) -> i64:
    """Return the lowest number of a mask that is not empty.

    >>> lowest(0b1100)
    2
    """
    number: i64 = 0
    while not mask >> number & 1:
        number += 1
    return number


def nth(mask: Mask, at: i64) -> i64:
    """Return the number at a place of a mask, counted from 0 and from the lowest.

    >>> nth(0b10110, 1)
    2
    """
    while at > 0:
        mask &= mask - 1
        at -= 1
    return lowest(mask)


def pick(mask: Mask, dice: Dice) -> i64:
    """Return a number of a mask by chance, each as likely.

    >>> from dicehall.kit.dice import ScriptedDice
    >>> pick(0b10110, ScriptedDice([3]))
    4
    """
    return nth(mask, dice.below(count(mask)))

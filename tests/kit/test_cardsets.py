"""Sets of cards, masks, and cards that are alike, held against plain Python."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from dicehall.kit.bits import count, lowest, nth
from dicehall.kit.cardsets import NO_CARD, CardSets

ROWS = (1, 3, 9, 2, 1, 40, 5)  # how many copies each card has


def test_masks_are_counted_as_python_counts_them():
    dice = random.Random(1)
    masks = [dice.getrandbits(dice.randint(1, 62)) for _time in range(2000)]
    for mask in [0, 1, 1 << 61, (1 << 62) - 1, *masks]:
        bits = [at for at in range(62) if mask >> at & 1]
        assert count(mask) == len(bits)
        assert [nth(mask, at) for at in range(len(bits))] == bits
        if bits:
            assert lowest(mask) == bits[0]


@pytest.mark.parametrize("rows", [ROWS[:3], ROWS, ROWS * 4])
def test_cards_that_are_alike_are_counted(rows: tuple[int, ...]):
    """One word and several: a set has the first so many of a row, however they came there."""
    firsts = [sum(rows[:row]) for row in range(len(rows))]
    sets = CardSets()
    sets.make_room(2, sum(rows))
    held = [Counter[int](), Counter[int]()]
    dice = random.Random(2)
    for _time in range(3000):
        row, which = dice.randrange(len(rows)), dice.randrange(2)
        if held[which][row] and dice.random() < 0.5:
            card = firsts[row] + dice.randrange(held[which][row])
            sets.take_alike(which, card, firsts[row] + rows[row] - 1)
            held[which][row] -= 1
        elif held[which][row] < rows[row]:
            sets.put_alike(which, firsts[row])
            held[which][row] += 1
        expected = [firsts[row] + n for row in range(len(rows)) for n in range(held[which][row])]
        assert sets.listed_in(which) == expected
        assert sets.alike(which, firsts[row], rows[row]) == held[which][row]
        assert sets.count(which) == len(expected)
        assert sets.is_empty(which) == (not expected)
        assert [sets.nth(which, at) for at in range(len(expected))] == expected
        assert sets.after(which, NO_CARD) == (expected[0] if expected else NO_CARD)
    assert sets.count_all(0, 2) == held[0].total() + held[1].total()

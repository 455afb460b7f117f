"""Dice: even, independent, unforeseeable where they must be, and the same in every run."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from itertools import count, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from dicehall.kit.dice import (
    Dice,
    FastDice,
    ScriptedDice,
    SealedDice,
    commitment,
    new_secret,
    sealed,
)

SECRET = "0123456789abcdef" * 4
LIMIT = {5: 32, 35: 84, 99: 173}  # chi-square above this by chance: once in 100,000


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((found - expected) ** 2 / expected for found in counts)


def is_even(counts: list[int]) -> bool:
    return chi_square(counts) < LIMIT[len(counts) - 1]


def tally(values: list[int], size: int) -> list[int]:
    counts = [0] * size
    for value in values:
        counts[value] += 1
    return counts


@pytest.mark.parametrize("dice", [FastDice(1), FastDice(2**40 + 5), sealed(SECRET, ["a"])])
def test_faces_are_even(dice: Dice):
    assert is_even(tally([dice.face(6) - 1 for i in range(30_000)], 6))


@pytest.mark.parametrize("dice", [FastDice(3), sealed(SECRET, [])])
def test_one_roll_tells_nothing_of_the_next(dice: Dice):
    rolls = [dice.below(6) for i in range(40_001)]
    assert is_even(tally([6 * a + b for a, b in pairwise(rolls)], 36))


@pytest.mark.parametrize("apart", [1, 2, 256, 1 << 32])
def test_neighbouring_seeds_give_unrelated_games(apart: int):
    seeds = range(30_000)
    pairs = [6 * FastDice(s).below(6) + FastDice(s + apart).below(6) for s in seeds]
    assert is_even(tally(pairs, 36))


def test_first_rolls_of_all_seeds_are_even():
    assert is_even(tally([FastDice(seed).below(100) for seed in range(60_000)], 100))


def test_equal_seeds_fall_alike_and_others_do_not():
    def rolls(seed: int) -> list[int]:
        dice = FastDice(seed)
        return [dice.below(1000) for i in range(20)]

    assert rolls(7) == rolls(7)
    assert len({tuple(rolls(seed)) for seed in range(-50, 50)}) == 100


def test_fast_dice_are_fixed_for_ever():
    dice = FastDice(2024)
    assert [dice.face(6) for i in range(12)] == [1, 1, 3, 1, 5, 3, 6, 4, 1, 6, 1, 4]


@given(st.integers(-(2**62), 2**62), st.integers(1, 1 << 31))
def test_fast_dice_stay_below(seed: int, n: int):
    assert 0 <= FastDice(seed).below(n) < n


@pytest.mark.parametrize("dice", [FastDice(5), sealed(SECRET, ["x"]), ScriptedDice([2, 5, 1, 6])])
def test_a_copy_falls_alike_and_counts_on(dice: Dice):
    dice.face(6)
    twin = dice.copy()
    assert twin.drawn == dice.drawn == 1
    assert [twin.face(6) for i in range(3)] == [dice.face(6) for i in range(3)]
    assert twin.drawn == 4


def test_a_copy_leaves_the_script_alone():
    dice = ScriptedDice([2, 5])
    dice.copy().face(6)
    assert [dice.face(6), dice.face(6)] == [2, 5]


# ---- sealed dice, recomputed with nothing but hashlib and hmac ----


def recomputed(secret: str, salts: list[str], sizes: list[int]) -> list[int]:
    message = b"".join(len(s.encode()).to_bytes(4, "big") + s.encode() for s in salts)
    key = hmac.new(bytes.fromhex(secret), message, hashlib.sha256).digest()

    def words() -> Iterator[int]:
        for block in count():
            digest = hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).digest()
            yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))

    stream = words()
    values = []
    for size in sizes:
        word = next(stream)
        while word >= 2**32 // size * size:
            word = next(stream)
        values.append(word % size)
    return values


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.text(max_size=8), max_size=4),
    st.lists(st.integers(1, 2**32 - 1), min_size=1, max_size=40),
)
def test_sealed_dice_can_be_recomputed(secret: bytes, salts: list[str], sizes: list[int]):
    dice = sealed(secret.hex(), salts)
    assert [dice.below(n) for n in sizes] == recomputed(secret.hex(), salts, sizes)


def test_words_that_favour_low_numbers_are_skipped():
    n = 3 * 2**30  # a fourth of all words must be skipped
    dice = sealed(SECRET, [])
    values = [dice.below(n) for i in range(3000)]
    assert values == recomputed(SECRET, [], [n] * 3000)
    assert 3800 < dice.position < 4200
    assert is_even(tally([value * 6 // n for value in values], 6))


def test_the_commitment_is_the_sha256_of_the_secret():
    assert commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def test_a_new_secret_has_256_bits_and_is_new():
    assert len(bytes.fromhex(new_secret())) == 32
    assert new_secret() != new_secret()


@pytest.mark.parametrize(
    "salts", [["b", "a"], ["ab"], ["a", "b", ""], ["", "a", "b"], ["a"], [], ["a", "B"]]
)
def test_every_salt_and_their_order_matter(salts: list[str]):
    assert sealed(SECRET, ["a", "b"]).key != sealed(SECRET, salts).key


def test_sealed_dice_can_be_set_to_a_position():
    dice = sealed(SECRET, [])
    first = [dice.word() for i in range(20)]
    assert [SealedDice(dice.key, i).word() for i in range(20)] == first


# ---- scripted dice ----


def test_scripted_dice_show_the_script_and_then_other_dice():
    dice = ScriptedDice([3, 1], FastDice(9))
    expected = FastDice(9)
    assert [dice.face(6), dice.face(4)] == [3, 1]
    assert [dice.face(6) for i in range(5)] == [expected.face(6) for i in range(5)]
    assert dice.drawn == 7


def test_a_script_that_ends_says_so():
    with pytest.raises(AssertionError, match="no more faces, and a d6 is to be rolled"):
        ScriptedDice([]).face(6)


def test_a_face_the_die_lacks_is_refused():
    with pytest.raises(AssertionError, match="the script says 7, but a d6 is rolled"):
        ScriptedDice([7]).face(6)


# ---- shuffling ----


def test_every_order_of_a_shuffle_is_as_likely():
    orders: dict[tuple[int, ...], int] = {}
    dice = FastDice(11)
    for _ in range(24_000):
        things = vec[i64]([0, 1, 2, 3, 99])
        dice.shuffle(things, 4)
        order = tuple(things[i] for i in range(5))
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 24
    assert all(order[4] == 99 for order in orders)
    assert chi_square(list(orders.values())) < 65  # 23 degrees of freedom


@given(st.integers(0, 20), st.integers())
def test_a_shuffle_loses_nothing(size: int, seed: int):
    things = vec[i64](list(range(size)))
    FastDice(seed % 2**60).shuffle(things, size)
    assert sorted(things[i] for i in range(size)) == list(range(size))

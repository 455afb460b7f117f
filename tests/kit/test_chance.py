"""Exact odds, held against counting every way the dice can fall."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.kit.chance import (
    Counts,
    Distribution,
    constant,
    die,
    faces,
    mixture,
    opposed,
    percent,
    pool,
    successes,
    weighted,
)

weights = st.dictionaries(st.integers(-6, 6), st.integers(0, 9), min_size=1).filter(
    lambda found: any(found.values())
)
distributions = st.builds(weighted, weights)


def counted(values: list[int]) -> Distribution:
    return weighted(dict(Counter(values)))


# ---- percentages ----


@given(st.integers(0, 5000), st.integers(1, 5000))
def test_a_percentage_is_the_nearest_but_never_claims_certainty(n: int, extra: int) -> None:
    total = n + extra
    shown = percent(n, total)
    assert (shown == 0) == (n == 0)
    assert shown != 100
    if 0 < shown < 99 and n * 100 >= total:
        assert abs(Fraction(100 * n, total) - shown) <= Fraction(1, 2)


def test_certainty_is_a_hundred_percent() -> None:
    assert percent(36, 36) == 100


@pytest.mark.parametrize(("n", "d"), [(1, 0), (0, 0), (-1, 6), (7, 6)])
def test_what_is_no_chance_has_no_percentage(n: int, d: int) -> None:
    with pytest.raises(ValueError, match="is no chance"):
        percent(n, d)


# ---- distributions ----


@given(distributions)
def test_all_chances_add_up_to_one(d: Distribution) -> None:
    assert d.total == sum(d.weights) == sum(w for _, w in d.items())
    assert sum(d.exactly(n) for n in range(d.lowest, d.highest + 1)) == 1
    assert d.at_least(d.lowest) == d.at_most(d.highest) == 1
    assert d.at_least(d.highest + 1) == d.at_most(d.lowest - 1) == d.exactly(d.highest + 1) == 0


@given(weights, st.integers(1, 9))
def test_equal_chances_are_equal_distributions(found: dict[int, int], factor: int) -> None:
    many = weighted({n: w * factor for n, w in found.items()})
    assert many == weighted(found)
    assert hash(many) == hash(weighted(found))
    assert many != many.shifted(1)


@given(distributions, distributions)
def test_sums_and_differences_equal_enumeration(a: Distribution, b: Distribution) -> None:
    added: Counter[int] = Counter()
    taken: Counter[int] = Counter()
    for (x, v), (y, w) in product(a.items(), b.items()):
        added[x + y] += v * w
        taken[x - y] += v * w
    assert a + b == weighted(dict(added))
    assert a - b == weighted(dict(taken))
    assert (a + b).mean() == a.mean() + b.mean()


@given(distributions, st.integers(0, 4))
def test_times_highest_and_lowest_equal_enumeration(d: Distribution, count: int) -> None:
    sums: Counter[int] = Counter()
    highest: Counter[int] = Counter()
    lowest: Counter[int] = Counter()
    for rolled in product(d.items(), repeat=count):
        weight = 1
        for _, w in rolled:
            weight *= w
        sums[sum(n for n, _ in rolled)] += weight
        if rolled:
            highest[max(n for n, _ in rolled)] += weight
            lowest[min(n for n, _ in rolled)] += weight
    assert d.times(count) == weighted(dict(sums))
    if count:
        assert d.highest_of(count) == weighted(dict(highest))
        assert d.lowest_of(count) == weighted(dict(lowest))


@given(distributions, st.integers(-5, 5))
def test_shifting_and_scaling_move_the_mean(d: Distribution, by: int) -> None:
    assert d.shifted(by).mean() == d.mean() + by
    assert d.scaled(by).mean() == d.mean() * by


def test_cutting_off_gathers_the_chances_at_the_ends() -> None:
    assert die(6).within(2, 5).items() == [(2, 2), (3, 1), (4, 1), (5, 2)]


def test_a_mixture_weighs_its_parts() -> None:
    mixed = mixture([(1, die(6)), (1, die(2).scaled(3))])
    assert mixed.exactly(3) == Fraction(1, 2) * Fraction(1, 6) + Fraction(1, 2) * Fraction(1, 2)
    assert mixture([(5, die(6))]) == die(6)


def test_a_tie_that_is_rolled_again_leaves_the_other_chances_in_proportion() -> None:
    lead = (die(100).shifted(20) - die(100)).given(lambda n: n != 0)
    wins = sum(a + 20 > b for a, b in product(range(1, 101), repeat=2))
    ties = sum(a + 20 == b for a, b in product(range(1, 101), repeat=2))
    assert lead.at_least(1) == Fraction(wins, 10_000 - ties)


def test_long_pools_stay_exact() -> None:
    assert die(6).times(40).total == 6**40
    assert die(6).times(40).at_least(240) == Fraction(1, 6**40)


def test_weights_that_say_nothing_are_refused() -> None:
    for wrong in ({}, {1: 0}, {1: -1, 2: 3}):
        with pytest.raises(ValueError, match="weights"):
            weighted(wrong)
    with pytest.raises(ValueError, match="weights"):
        Distribution(0, [])


def test_impossible_numbers_at_the_ends_are_left_out() -> None:
    assert Distribution(-2, [0, 0, 4, 0, 2, 0]) == weighted({0: 2, 2: 1})
    assert repr(Distribution(-2, [0, 0, 4, 0, 2, 0])) == "weighted({0: 2, 2: 1})"


def test_a_die_with_printed_faces() -> None:
    assert faces([1, 1, 1, 2, 2, 3]) == weighted({1: 3, 2: 2, 3: 1})
    assert constant(4).exactly(4) == 1


# ---- pools ----


@given(st.integers(0, 5), st.integers(0, 6))
def test_successes_equal_enumeration(dice: int, hits: int) -> None:
    fallen = product(range(6), repeat=dice)
    assert successes(dice, hits, 6) == counted([sum(f < hits for f in roll) for roll in fallen])


@given(st.integers(0, 3), st.integers(1, 3), st.integers(0, 4))
def test_rerolled_failures_equal_enumeration(dice: int, hits: int, rerolls: int) -> None:
    found = []
    for roll in product(range(4), repeat=dice):
        for again in product(range(4), repeat=dice):
            kept = sum(f < hits for f in roll)
            thrown = min(rerolls, dice - kept)
            found.append(kept + sum(f < hits for f in again[:thrown]))
    assert successes(dice, hits, 4, rerolls) == counted(found)


def test_an_opponent_rerolls_the_hits() -> None:
    spared = successes(3, 2, 6, rerolls=3).scaled(-1).shifted(3)  # 4 of 6 faces hit
    assert spared == successes(3, 16, 36)


@given(
    st.integers(0, 3),
    st.lists(st.integers(0, 2), min_size=1, max_size=4).filter(any),
    st.integers(0, 2),
)
def test_a_pool_equals_enumeration(dice: int, kinds: list[int], rerolls: int) -> None:
    kind_of = [kind for kind, count in enumerate(kinds) for _ in range(count)]
    last = len(kinds) - 1
    found: Counter[Counts] = Counter()
    for roll in product(kind_of, repeat=dice):
        for again in product(kind_of, repeat=min(rerolls, dice)):
            left = list(again)
            final = list(roll)
            for i, kind in enumerate(roll):
                if kind == last and left:
                    final[i] = left.pop()
            found[tuple(final.count(kind) for kind in range(len(kinds)))] += 1
    assert dict(pool(dice, tuple(kinds), rerolls)) == dict(found)


def test_a_pool_that_cannot_be_rolled_is_refused() -> None:
    for dice, kinds, rerolls in ((2, (0, 0), 0), (2, (-1, 7), 0), (-1, (1, 5), 0), (2, (1, 5), -1)):
        with pytest.raises(ValueError, match="cannot be rolled"):
            pool(dice, kinds, rerolls)


def combat(attack: Counts, defence: Counts) -> int:
    """Criticals first, then successes: 1 a hit, 0 a tie, -1 a failure."""
    if attack[0] != defence[0]:
        return 1 if attack[0] > defence[0] else -1
    total, blocks = attack[0] + attack[1], defence[0] + defence[1]
    return (total > blocks) - (total < blocks or total == 0)


def test_opposed_pools_equal_enumeration() -> None:
    attack_faces, defence_faces = "CHHxxx", "CSSxxx"
    found = []
    for roll in product(attack_faces, repeat=3):
        for blocks in product(defence_faces, repeat=2):
            mine = (roll.count("C"), roll.count("H"), roll.count("x"))
            yours = (blocks.count("C"), blocks.count("S"), blocks.count("x"))
            found.append(combat(mine, yours))
    assert opposed(pool(3, (1, 2, 3)), pool(2, (1, 2, 3)), combat) == counted(found)

"""Exact odds of dice pools: weights over a common total, never a rounded number in between.

A `Distribution` says how likely each small number is. A *pool* is finer: it keeps, for dice whose
faces fall into several kinds (critical, success, blank), how many of each kind came up, and
`opposed` lets two pools meet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, gcd, lcm
from typing import TypeAlias, final

Counts: TypeAlias = tuple[int, ...]
Pool: TypeAlias = tuple[tuple[Counts, int], ...]


def percent(numerator: int, denominator: int) -> int:
    """Return the nearest whole percentage, but 0 and 100 only for what is impossible or certain.

    >>> percent(1, 3), percent(1, 1000), percent(999, 1000), percent(6, 6)
    (33, 1, 99, 100)
    """
    if not 0 <= numerator <= denominator or denominator == 0:
        raise ValueError(f"{numerator} of {denominator} is no chance")
    if numerator in (0, denominator):
        return 100 if numerator else 0
    return min(99, max(1, (200 * numerator + denominator) // (2 * denominator)))


@final
class Distribution:
    """How likely each whole number is: number `lowest + i` has `weights[i]` of `total` chances.

    Kept in lowest terms, so that equal chances are equal objects. Mostly made by `die`, `faces`,
    `successes` and the like.

    >>> Distribution(0, [3, 3]) == Distribution(0, [1, 1])
    True
    >>> two = die(6) + die(6)
    >>> two.at_least(10), two.mean()
    (Fraction(1, 6), Fraction(7, 1))
    """

    def __init__(self, lowest: int, weights: Sequence[int]) -> None:
        common = gcd(*weights)
        if common == 0 or min(weights) < 0:
            raise ValueError(f"weights {weights}: none may be below 0 and one must be above")
        first, last = 0, len(weights) - 1
        while weights[first] == 0:
            first += 1
        while weights[last] == 0:
            last -= 1
        self.lowest = lowest + first
        self.weights: Counts = tuple([w // common for w in weights[first : last + 1]])
        self.total = sum(self.weights)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Distribution)
            and self.lowest == other.lowest
            and self.weights == other.weights
        )

    def __hash__(self) -> int:
        return hash((self.lowest, self.weights))

    def __repr__(self) -> str:
        return f"weighted({dict(self.items())})"

    @property
    def highest(self) -> int:
        """The highest number that is possible.

        >>> (die(6) + die(6)).highest
        12
        """
        return self.lowest + len(self.weights) - 1

    def items(self) -> list[tuple[int, int]]:
        """Return the possible numbers with their weights, in rising order.

        >>> successes(2, 1, 3).items()
        [(0, 4), (1, 4), (2, 1)]
        """
        return [(self.lowest + i, w) for i, w in enumerate(self.weights) if w]

    def exactly(self, number: int) -> Fraction:
        """Return the chance of this very number.

        >>> die(6).exactly(6)
        Fraction(1, 6)
        """
        possible = self.lowest <= number <= self.highest
        return Fraction(self.weights[number - self.lowest] if possible else 0, self.total)

    def at_least(self, number: int) -> Fraction:
        """Return the chance of this number or more.

        >>> successes(3, 3, 6).at_least(1)
        Fraction(7, 8)
        """
        return Fraction(sum(self.weights[max(0, number - self.lowest) :]), self.total)

    def at_most(self, number: int) -> Fraction:
        """Return the chance of this number or less.

        >>> die(100).at_most(15)
        Fraction(3, 20)
        """
        return 1 - self.at_least(number + 1)

    def mean(self) -> Fraction:
        """Return the number to expect on average.

        >>> die(6).mean()
        Fraction(7, 2)
        """
        return Fraction(sum([n * w for n, w in self.items()]), self.total)

    def __add__(self, other: Distribution) -> Distribution:
        """Return the sum of two independent numbers.

        >>> (die(4) + die(4)).exactly(5)
        Fraction(1, 4)
        """
        return Distribution(self.lowest + other.lowest, _product(self.weights, other.weights))

    def __sub__(self, other: Distribution) -> Distribution:
        """Return the difference of two independent numbers: above 0 where this one is higher.

        >>> (die(6) - die(6)).at_least(1)
        Fraction(5, 12)
        """
        differences = _product(self.weights, other.weights[::-1])
        return Distribution(self.lowest - other.highest, differences)

    def times(self, count: int) -> Distribution:
        """Return the sum of *count* independent numbers like this one.

        >>> die(6).times(3).exactly(18)
        Fraction(1, 216)
        """
        result = constant(0)
        for _ in range(count):
            result += self
        return result

    def shifted(self, by: int) -> Distribution:
        """Return the numbers with *by* added.

        >>> die(6).shifted(-1).lowest
        0
        """
        return Distribution(self.lowest + by, self.weights)

    def scaled(self, factor: int) -> Distribution:
        """Return the numbers multiplied by *factor*.

        >>> die(10).scaled(10).highest
        100
        """
        return self.mapped(lambda n: n * factor)

    def within(self, low: int, high: int) -> Distribution:
        """Return the numbers with all below *low* raised to it and all above *high* cut to it.

        >>> die(6).within(1, 4).exactly(4)
        Fraction(1, 2)
        """
        return self.mapped(lambda n: min(high, max(low, n)))

    def mapped(self, change: Callable[[int], int]) -> Distribution:
        """Return the distribution of *change* of the number.

        >>> die(6).mapped(lambda face: 2 if face == 6 else 0).mean()
        Fraction(1, 3)
        """
        weights: dict[int, int] = {}
        for n, weight in self.items():
            changed = change(n)
            weights[changed] = weights.get(changed, 0) + weight
        return weighted(weights)

    def given(self, holds: Callable[[int], bool]) -> Distribution:
        """Return the distribution once it is known, or rolled again until, *holds* is true.

        >>> (die(100) - die(100)).given(lambda lead: lead != 0).at_least(1)
        Fraction(1, 2)
        """
        return weighted({n: weight for n, weight in self.items() if holds(n)})

    def highest_of(self, count: int) -> Distribution:
        """Return the highest of *count* independent numbers like this one.

        >>> die(6).highest_of(2).exactly(6)
        Fraction(11, 36)
        """
        weights: list[int] = []
        below = 0
        for weight in self.weights:
            weights.append((below + weight) ** count - below**count)
            below += weight
        return Distribution(self.lowest, weights)

    def lowest_of(self, count: int) -> Distribution:
        """Return the lowest of *count* independent numbers like this one.

        >>> die(6).lowest_of(2).exactly(1)
        Fraction(11, 36)
        """
        return self.scaled(-1).highest_of(count).scaled(-1)


def weighted(weights: dict[int, int]) -> Distribution:
    """Return the distribution in which each number has the given weight.

    >>> weighted({10: 1, -1: 2}).at_least(0)
    Fraction(1, 3)
    """
    if not weights:
        raise ValueError("weights {}: one must be above 0")
    lowest = min(weights)
    return Distribution(lowest, [weights.get(n, 0) for n in range(lowest, max(weights) + 1)])


def _product(a: Counts, b: Counts) -> list[int]:
    """Multiply two rows of weights as polynomials, by one multiplication of two long numbers.

    Each weight gets a slot wide enough for any sum, so no slot spills into the next.
    """
    width = ((sum(a) * sum(b)).bit_length() + 7) // 8
    long_a = int.from_bytes(b"".join([w.to_bytes(width, "little") for w in a]), "little")
    long_b = int.from_bytes(b"".join([w.to_bytes(width, "little") for w in b]), "little")
    slots = (long_a * long_b).to_bytes(width * (len(a) + len(b) - 1), "little")
    return [int.from_bytes(slots[i : i + width], "little") for i in range(0, len(slots), width)]


def constant(number: int) -> Distribution:
    """Return the distribution of a number that is certain.

    >>> constant(3) + constant(4) == constant(7)
    True
    """
    return Distribution(number, [1])


@lru_cache(maxsize=32)
def die(sides: int) -> Distribution:
    """Return one die with the faces 1 to *sides*.

    >>> die(6).mean()
    Fraction(7, 2)
    """
    return Distribution(1, [1] * sides)


def faces(numbers: Sequence[int]) -> Distribution:
    """Return one die with the given number on each of its faces.

    >>> faces([0, 0, 1, 1, 2, 3]).at_least(2)
    Fraction(1, 3)
    """
    return weighted(dict(Counter(numbers)))


def mixture(parts: Iterable[tuple[int, Distribution]]) -> Distribution:
    """Return one of several distributions, each taken with its weight.

    >>> mixture([(1, constant(0)), (2, die(6))]).exactly(0)
    Fraction(1, 3)
    """
    listed = list(parts)
    common = lcm(*[part.total for _, part in listed])
    weights: dict[int, int] = {}
    for share, part in listed:
        for n, weight in part.items():
            weights[n] = weights.get(n, 0) + share * weight * (common // part.total)
    return weighted(weights)


def successes(dice: int, hits: int, sides: int, rerolls: int = 0) -> Distribution:
    """Return how many of *dice* show one of *hits* faces of *sides*.

    Up to *rerolls* failed dice are thrown once more. When successful dice are thrown again, ask
    for the failures instead: n minus `successes(n, sides - hits, sides, rerolls)`.

    >>> successes(2, 1, 2).items()
    [(0, 1), (1, 2), (2, 1)]
    >>> successes(1, 1, 2, rerolls=1).at_least(1)
    Fraction(3, 4)
    """
    weights: dict[int, int] = {}
    for counts, weight in pool(dice, (hits, sides - hits), rerolls):
        weights[counts[0]] = weight
    return weighted(weights)


@lru_cache(maxsize=256)
def pool(dice: int, kinds: Counts, rerolls: int = 0) -> Pool:
    """Return every outcome of *dice* as (how many of each kind, weight).

    *kinds* says how many faces of a die belong to each kind, the failures last. Up to *rerolls*
    failed dice are thrown once more.

    >>> pool(1, (1, 2, 3))  # one critical face, two successes, three blanks
    (((0, 0, 1), 3), ((0, 1, 0), 2), ((1, 0, 0), 1))
    >>> sum(weight for counts, weight in pool(4, (1, 2, 3)))
    1296
    """
    if min(kinds) < 0 or sum(kinds) <= 0 or min(dice, rerolls) < 0:
        raise ValueError(f"{dice} dice with faces {kinds} and {rerolls} rerolls cannot be rolled")
    first = _outcomes(dice, kinds)
    most = min(rerolls, dice)
    if most == 0:
        return tuple(sorted(first.items()))
    sides = sum(kinds)
    weights: dict[Counts, int] = {}
    for counts, weight in first.items():
        again = min(most, counts[-1])
        rest = weight * sides ** (most - again)
        for new, chances in _outcomes(again, kinds).items():
            after = [counts[i] + new[i] for i in range(len(kinds))]
            after[-1] -= again
            key = tuple(after)
            weights[key] = weights.get(key, 0) + rest * chances
    return tuple(sorted(weights.items()))


def _outcomes(dice: int, kinds: Counts) -> dict[Counts, int]:
    if len(kinds) == 1:
        return {(dice,): kinds[0] ** dice}
    found: dict[Counts, int] = {}
    for n in range(dice + 1):
        here = comb(dice, n) * kinds[0] ** n
        if here:
            for counts, weight in _outcomes(dice - n, kinds[1:]).items():
                if weight:
                    found[(n, *counts)] = here * weight
    return found


def opposed(mine: Pool, yours: Pool, judge: Callable[[Counts, Counts], int]) -> Distribution:
    """Return how likely each verdict is when every outcome of one pool meets every other.

    >>> def lead(attack: Counts, defence: Counts) -> int:
    ...     return attack[0] - defence[0]
    >>> opposed(pool(2, (3, 3)), pool(1, (2, 4)), lead).at_least(1)
    Fraction(7, 12)
    """
    weights: dict[int, int] = {}
    for my_counts, my_weight in mine:
        for your_counts, your_weight in yours:
            verdict = judge(my_counts, your_counts)
            weights[verdict] = weights.get(verdict, 0) + my_weight * your_weight
    return weighted(weights)

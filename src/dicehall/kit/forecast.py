"""Shares of the victory by a model learned from played games.

Each seat's standing is a weighted sum of what is seen of it; shares follow from the differences. A
game's forecast.py says what is seen and holds the weights; `python -m benchmarks.fit` finds them.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64


def weighted(weights: vec[float], seen: vec[float]) -> float:
    """Return a standing.

    >>> weighted(vec[float]([2.0, -1.0]), vec[float]([3.0, 4.0]))
    2.0
    """
    total = 0.0
    for k in range(len(seen)):
        total += weights[k] * seen[k]
    return total


def shares(standings: vec[float], seats: i64) -> None:
    """Turn standings into shares, in place.

    >>> found = vec[float]([1.0, 1.0])
    >>> shares(found, 2)
    >>> found
    vec[float]([0.5, 0.5])
    """
    top = standings[0]
    for seat in range(1, seats):
        if standings[seat] > top:
            top = standings[seat]
    total = 0.0
    for seat in range(seats):
        standings[seat] = exp(standings[seat] - top)
        total += standings[seat]
    for seat in range(seats):
        standings[seat] /= total

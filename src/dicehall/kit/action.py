"""Actions: what a seat may answer, packed into one int.

An action is a verb and up to three small operands. It hashes, compares, copies and serialises at no
cost; `notation` turns it into text for people and into a dense index for learning programs.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Action: TypeAlias = i64

PASS: Final = 0
OPERAND: Final = 0xFFFF


class IllegalAction(ValueError):
    """Raised when an answer is not among the options of the question."""


def act(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Action:
    """Pack a verb (below 256) and its operands (each below 65536).

    >>> first(act(3, 7)), verb(act(3, 7))
    (7, 3)
    """
    return verb | a << 8 | b << 24 | c << 40


def verb(action: Action) -> i64:
    """Return the verb of a packed action."""
    return action & 255


def first(action: Action) -> i64:
    """Return the first operand."""
    return action >> 8 & OPERAND


def second(action: Action) -> i64:
    """Return the second operand."""
    return action >> 24 & OPERAND


def third(action: Action) -> i64:
    """Return the third operand."""
    return action >> 40 & OPERAND


def by_verb(count: int, otherwise: int, figures: dict[int, int]) -> vec[i64]:
    """Return a figure for each of so many verbs, the same for all that are not named.

    >>> list(by_verb(4, 8, {PASS: 2}))
    [2, 8, 8, 8]
    """
    table = [otherwise] * count
    for what, figure in figures.items():
        table[what] = figure
    return vec[i64](table)

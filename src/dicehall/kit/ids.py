"""Names for the numbers that things go by, so that a signature says what an int is.

They are aliases, not new types: a `NewType` of `i64` is no native number for the compiler and would
be boxed at every call.
"""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64  # a place at the table, from 0; NOBODY is none
Mask: TypeAlias = i64  # a set of small numbers: seats, cards, places; see `kit/bits.py`

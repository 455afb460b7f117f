"""What the numbers in signatures mean. All are plain i64, so they cost nothing when compiled."""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

Hex: TypeAlias = i64  # a hex of all fields: land * 21 + place; NOWHERE in place of one
SpellId: TypeAlias = i64  # a kind of spell: character * 16 + kind
FateCardId: TypeAlias = i64  # one card of the Fate deck; copies have numbers of their own
RelicId: TypeAlias = i64  # an artifact in play, by the seat it was dealt to
BlockId: TypeAlias = i64  # a list of words by its number in the book; NOTHING in place of one

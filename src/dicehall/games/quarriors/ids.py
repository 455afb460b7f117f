"""Names for the numbers that things go by."""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

Slot: TypeAlias = i64  # a card of the wilds, and the dice that belong to it: 0 to 12
DieFace: TypeAlias = i64  # a die and what it shows: slot * 8 + face
Pile: TypeAlias = i64  # how many dice of each slot; see `piles`
Place: TypeAlias = i64  # of a creature in its owner's ready area

"""Names for the numbers that things go by."""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

WarriorId: TypeAlias = i64  # a place in `g.warriors`, the smallest warrior first
Zone: TypeAlias = i64  # of the arena: 0 to 5 around CENTRE

"""What the numbers in signatures mean. All are plain i64, so they cost nothing when compiled."""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

FighterId: TypeAlias = i64  # a fighter of this game: its place in `g.fighters`
Hex: TypeAlias = i64  # a hex of the battlefield, from 0; OFF in place of one
CardId: TypeAlias = i64  # a card by its number in the book, each kind from 0
AttackId: TypeAlias = i64  # an Attack action by its number in the book

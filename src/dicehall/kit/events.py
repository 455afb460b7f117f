"""What happened at a table: for the log, for animation, for checking the dice."""

from __future__ import annotations

from typing import Any, Final

HIDDEN: Final = -(1 << 40)  # stands in the place of an operand that a seat may not know


class Event:
    """One thing that happened: a kind and its operands.

    Who may see which operand is said by the event's form (`kit/notation.py`), nowhere else.
    """

    def __init__(
        self,
        kind: int = 0,
        operands: list[int] | None = None,
        draws: list[tuple[int, int]] | None = None,
    ) -> None:
        self.kind = kind
        self.operands: list[int] = [] if operands is None else operands
        self.draws: list[tuple[int, int]] = [] if draws is None else draws  # (sides, value)
        self.table: Any = None  # a copy of the table as it stood then, if somebody watches it

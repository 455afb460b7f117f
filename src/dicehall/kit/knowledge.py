"""What a bot is given: a seat's own knowledge, and tables dealt anew from it, never the table."""

from __future__ import annotations

from typing import final

from dicehall.kit.action import Action
from dicehall.kit.dice import Dice
from dicehall.kit.ids import Seat
from dicehall.kit.table import Table


@final
class Knowledge:
    """The seat that must answer, its options, and as many possible worlds as it likes."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table.copy()
        self._table.turn_to(seat)
        self.seat: Seat = seat

    def options(self) -> list[Action]:
        """Return the legal answers."""
        return self._table.legal()

    def asking(self) -> str:
        """Return the name of the question."""
        return self._table.asking()

    def view(self) -> dict[str, object]:
        """Return the components as the seat sees them."""
        return self._table.view(self.seat)

    def deal(self, dice: Dice) -> Table:
        """Return a full table that fits all the seat knows, the unseen dealt by *dice*."""
        return self._table.determinised(self.seat, dice)

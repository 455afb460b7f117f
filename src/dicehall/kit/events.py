"""What happened, for the log and the animation, and who may see it."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1  # a mask with every bit set
HIDDEN: Final = -(1 << 40)  # stands in the place of an operand that a seat may not know


class Event:
    """One thing that happened: a kind and its operands.

    Seats outside *seers* get the event with the operands marked in *secret* hidden, or, if *secret*
    is -1, do not get it at all.

    >>> Event(3, [0, 7], seers=1, secret=2).seen_by(1).operands == [0, HIDDEN]
    True
    """

    def __init__(
        self,
        kind: int = 0,
        operands: list[int] | None = None,
        seers: int = EVERYBODY,
        secret: int = 0,
    ) -> None:
        self.kind = kind
        self.operands: list[int] = [] if operands is None else operands
        self.seers = seers
        self.secret = secret

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the event as a seat, or a spectator (None), may see it."""
        if self.seers == EVERYBODY or (seat is not None and self.seers >> seat & 1):
            return Event(self.kind, self.operands)
        if self.secret == -1:
            return None
        shown = [
            HIDDEN if self.secret >> i & 1 else operand for i, operand in enumerate(self.operands)
        ]
        return Event(self.kind, shown)

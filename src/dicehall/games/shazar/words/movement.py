"""Words that move figures."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dicehall.games.shazar.card import AIMED, CHOSEN, Deed
from dicehall.games.shazar.moves import Jumps, Steps, swap
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.table import Shazar


@final
class Move(Deed):
    """`by` moves `target` up to `amount` hexes; with `must` at least one, with `keep` the effects
    of all hexes last. [move.several] [hex.vigour]"""

    def __init__(self) -> None:
        super().__init__()
        self.by: i64 = 0
        self.must = False
        self.keep = False

    def asks_enemy(self) -> bool:
        return self.target == CHOSEN or self.by == CHOSEN

    def aims(self) -> bool:
        return self.target == AIMED or self.by == AIMED

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        who = run.meant(g, self.target)
        by = run.meant(g, self.by)
        if who >= 0 and by >= 0:
            g.push(Steps(by, who, self.amount, self.must, self.keep or run.keep))


@final
class Teleport(Deed):
    """`target` is put on a free hex, chosen by self: `exit-here` (the exit of this land),
    `any-exit`, or `free-hex` (any of this land but Capital and entrance). [effects.teleport]"""

    def __init__(self) -> None:
        super().__init__()
        self.place: i64 = 0

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        who = run.meant(g, self.target)
        if who >= 0:
            g.push(Jumps(seat, who, self.place))


@final
class Swap(Deed):
    """Self and `target` change places. [effects.swap]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        other = run.meant(g, self.target)
        if other >= 0 and other != seat and g.mages[seat].hex >= 0:
            swap(g, seat, other)

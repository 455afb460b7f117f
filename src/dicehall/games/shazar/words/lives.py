"""Words that take and give lives."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dicehall.games.shazar.card import Deed
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.wounds import give_extra, heal, hurt, wither


@final
class Damage(Deed):
    """`target` loses `amount` lives (or as many as the `power` of the hex). [life.damage]
    [hex.trap]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        damage = self.amount if self.amount > 0 else run.power
        mask = run.all_meant(g, self.target)
        for turn in range(g.seats):
            who = (seat + turn) % g.seats
            if mask >> who & 1 and not g.over:
                hurt(g, who, damage)


@final
class Heal(Deed):
    """`target` gets `amount` lives back (or the `power` of the hex), never above the maximum.
    [life.maximum] [hex.spring]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        lives = self.amount if self.amount > 0 else run.power
        mask = run.all_meant(g, self.target)
        for who in range(g.seats):
            if mask >> who & 1:
                heal(g, who, lives)


@final
class TempLife(Deed):
    """`target` gets `amount` lives that may exceed the maximum. [life.temporary]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        who = run.meant(g, self.target)
        if who >= 0:
            give_extra(g, who, self.amount)


@final
class MaxLife(Deed):
    """The maximum of `target` falls by `amount`. [ruling.18]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        who = run.meant(g, self.target)
        if who >= 0:
            wither(g, who, self.amount)

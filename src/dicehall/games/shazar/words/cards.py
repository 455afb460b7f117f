"""Words about spell and Fate cards in the hand."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dicehall.games.shazar.card import AIMED, CHOSEN, Deed
from dicehall.games.shazar.fate import draw_fates
from dicehall.games.shazar.hands import Exchange, discard_random, refresh, steal
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.table import Shazar


@final
class Draw(Deed):
    """`target` draws `amount` spell cards, even above five. [hand.draw]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        who = run.meant(g, self.target)
        if who >= 0:
            g.draw(who, self.amount)


@final
class Discard(Deed):
    """`target` loses `amount` random spell cards. [hand.discard]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        who = run.meant(g, self.target)
        if who >= 0:
            discard_random(g, who, self.amount)


@final
class Steal(Deed):
    """`target` takes `amount` random spell cards of `from`. [hand.steal]"""

    def __init__(self) -> None:
        super().__init__()
        self.victim: i64 = 0

    def asks_enemy(self) -> bool:
        return self.target == CHOSEN or self.victim == CHOSEN

    def aims(self) -> bool:
        return self.target == AIMED or self.victim == AIMED

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        thief = run.meant(g, self.target)
        victim = run.meant(g, self.victim)
        if thief >= 0 and victim >= 0:
            steal(g, victim, thief, self.amount)


@final
class RefreshHand(Deed):
    """Self discards the hand and draws five. [hand.draw]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        refresh(g, seat)


@final
class ExchangeCards(Deed):
    """Self may put cards back into the deck and draw as many. [hex.school]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        g.push(Exchange(seat))


@final
class DrawFate(Deed):
    """Self draws `amount` Fate cards and applies one of them. [hex.fate] [hex.seer]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        draw_fates(g, seat, self.amount)

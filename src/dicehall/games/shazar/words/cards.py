"""Words about spell and Fate cards in the hand."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dicehall.games.shazar.card import CHOSEN, TARGET, WHO
from dicehall.games.shazar.fate import draw_fates
from dicehall.games.shazar.hands import Exchange, discard_random, refresh, steal
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.words.word import Reader, Word
from dicehall.kit.content import Spec


@final
class Draw(Word):
    """`to` draws `n` spell cards, even above five. [hand.draw]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Draw(spec.number("n", 1, 6), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat >= 0:
            g.draw(seat, self.n)


@final
class Discard(Word):
    """`to` loses `n` random spell cards. [hand.discard]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Discard(spec.number("n", 1, 6), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat >= 0:
            discard_random(g, seat, self.n)


@final
class Steal(Word):
    """`to` takes `n` random spell cards of `from`. [hand.steal]"""

    def __init__(self, n: i64 = 0, to: i64 = 0, victim: i64 = 0) -> None:
        super().__init__(n, to)
        self.victim: i64 = victim

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Steal(spec.number("n", 1, 6), spec.word("to", WHO), spec.word("from", WHO))

    def asks_enemy(self) -> bool:
        return self.to == CHOSEN or self.victim == CHOSEN

    def aims(self) -> bool:
        return self.to == TARGET or self.victim == TARGET

    def apply(self, g: Shazar, run: Effects) -> None:
        thief = run.meant(g, self.to)
        victim = run.meant(g, self.victim)
        if thief >= 0 and victim >= 0:
            steal(g, victim, thief, self.n)


@final
class RefreshHand(Word):
    """Self discards the hand and draws five. [hand.draw]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return RefreshHand()

    def apply(self, g: Shazar, run: Effects) -> None:
        refresh(g, run.actor)


@final
class ExchangeCards(Word):
    """Self may put cards back into the deck and draw as many. [hex.school]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return ExchangeCards()

    def apply(self, g: Shazar, run: Effects) -> None:
        g.push(Exchange(run.actor))


@final
class DrawFate(Word):
    """Self draws `n` Fate cards and applies one of them. [hex.fate] [hex.seer]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return DrawFate(spec.number("n", 1, 6))

    def apply(self, g: Shazar, run: Effects) -> None:
        draw_fates(g, run.actor, self.n)

"""Words that take and give lives."""

from __future__ import annotations

from typing import final

from dicehall.games.shazar.card import WHO
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.words.word import HIGHEST, Reader, Word, amount
from dicehall.games.shazar.wounds import give_extra, heal, hurt, wither
from dicehall.kit.content import Spec


@final
class Damage(Word):
    """`to` loses `n` lives (or as many as the `power` of the hex). [life.damage] [hex.trap]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Damage(amount(spec), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        damage = self.n if self.n > 0 else run.power
        mask = run.all_meant(g, self.to)
        actor = run.actor
        for turn in range(g.seats):
            seat = (actor + turn) % g.seats
            if mask >> seat & 1 and not g.over:
                hurt(g, seat, damage)


@final
class Heal(Word):
    """`to` gets `n` lives back (or the `power` of the hex), never above the maximum.
    [life.maximum] [hex.spring]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Heal(amount(spec), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        lives = self.n if self.n > 0 else run.power
        mask = run.all_meant(g, self.to)
        for seat in range(g.seats):
            if mask >> seat & 1:
                heal(g, seat, lives)


@final
class TempLife(Word):
    """`to` gets `n` lives that may exceed the maximum. [life.temporary]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return TempLife(spec.number("n", 1, HIGHEST), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat >= 0:
            give_extra(g, seat, self.n)


@final
class MaxLife(Word):
    """The maximum of `to` falls by `n`. [ruling.18]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return MaxLife(spec.number("n", 1, HIGHEST), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat >= 0:
            wither(g, seat, self.n)

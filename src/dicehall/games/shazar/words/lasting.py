"""Words for what lasts: skipped turns, diseases, statuses, and what removes them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.shazar.card import FIRST_DISEASE, FIRST_STATUS, POLARITIES, STATUSES, WHO
from dicehall.games.shazar.choices import PassOn, Remove
from dicehall.games.shazar.marks import (
    is_disease,
    place,
    place_lasting,
    red_left,
    take_all,
    take_off,
)
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import NO_CARD_LEFT, SKIPS, TRUCE
from dicehall.games.shazar.words.word import Reader, Word
from dicehall.kit.content import Spec

EVERY: Final = 99


@final
class SkipTurn(Word):
    """`to` takes `n` red cards, as far as there are any. [effect-cards.red]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return SkipTurn(spec.number("n", 1, 6), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat < 0:
            return
        left = red_left(g)
        count = self.n if self.n < left else left
        if count == 0:
            g.tell(NO_CARD_LEFT, seat)
        else:
            g.mages[seat].skips += count
            g.tell(SKIPS, seat, count)


@final
class Disease(Word):
    """`to` catches `disease`, if a green card is left. [effect-cards.none]
    [hex.cursed-land]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        number = spec.word("disease", tuple(reader.diseases))
        return Disease(number, spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat >= 0:
            place_lasting(g, seat, FIRST_DISEASE + self.n, run.actor, run.by_spell)


@final
class Status(Word):
    """`to` bears `status` of strength `n` for `turns` own turns or `uses` times.
    [status.turns]"""

    def __init__(
        self, n: i64 = 0, to: i64 = 0, status: i64 = 0, turns: i64 = 0, uses: i64 = 0
    ) -> None:
        super().__init__(n, to)
        self.status: i64 = status
        self.turns: i64 = turns
        self.uses: i64 = uses

    def read(self, spec: Spec, reader: Reader) -> Word:
        word = Status(
            spec.number("n", -50, 50, default=0),
            spec.word("to", WHO),
            spec.word("status", STATUSES),
            spec.number("turns", 1, 9, default=0),
            spec.number("uses", 1, 6, default=0),
        )
        if word.turns + word.uses == 0:
            raise spec.error("a status needs 'turns' or 'uses'")
        return word

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat >= 0:
            number = FIRST_STATUS + self.status
            place(g, seat, number, run.actor, False, self.turns, self.uses, self.n)


@final
class Dispel(Word):
    """Self removes `n` effects of a `polarity` from `to`, all without `n`. Red cards stay.
    [effects.dispel]"""

    def __init__(self, n: i64 = 0, to: i64 = 0, polarity: i64 = 0) -> None:
        super().__init__(n, to)
        self.polarity: i64 = polarity

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Dispel(
            spec.number("n", 1, 9, default=EVERY),
            spec.word("to", WHO),
            spec.word("polarity", POLARITIES),
        )

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat < 0:
            return
        if self.n == EVERY:
            take_all(g, seat, self.polarity)
        else:
            g.push(Remove(run.actor, seat, self.polarity, self.n, False))


@final
class Cure(Word):
    """Self removes `n` diseases from `to`, all without `n`. [effects.cure]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Cure(spec.number("n", 1, 9, default=EVERY), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat < 0:
            return
        if self.n < EVERY:
            g.push(Remove(run.actor, seat, 0, self.n, True))
            return
        i = len(g.mages[seat].marks) - 1
        while i >= 0:
            if is_disease(g.mages[seat].marks[i]):
                take_off(g, seat, i)
            i -= 1


@final
class PassEffect(Word):
    """Self hands a negative effect on to `to`, if there is room for it. [effects.pass]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return PassEffect(0, spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat >= 0 and g.mages[run.actor].hex >= 0:
            g.push(PassOn(run.actor, seat))


@final
class Truce(Word):
    """Nobody may cast attack spells until the next turn of self begins. [fate.truce]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Truce()

    def apply(self, g: Shazar, run: Effects) -> None:
        g.truce = run.actor
        g.tell(TRUCE, run.actor)

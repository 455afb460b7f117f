"""Words for what lasts: skipped turns, diseases, statuses, and what removes them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.shazar.card import FIRST_STATUS, Deed
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

EVERY: Final = 99


@final
class SkipTurn(Deed):
    """`target` takes `amount` red cards, as far as there are any. [effect-cards.red]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        who = run.meant(g, self.target)
        if who < 0:
            return
        left = red_left(g)
        count = self.amount if self.amount < left else left
        if count == 0:
            g.tell(NO_CARD_LEFT, who)
        else:
            g.mages[who].skips += count
            g.tell(SKIPS, who, count)


@final
class Disease(Deed):
    """`target` catches `disease`, if a green card is left. [effect-cards.none]
    [hex.cursed-land]"""

    def __init__(self) -> None:
        super().__init__()
        self.disease: i64 = 0

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        who = run.meant(g, self.target)
        if who >= 0:
            place_lasting(g, who, g.book.illnesses[self.disease], seat, run.by_spell)


@final
class Status(Deed):
    """`target` bears `status` of strength `amount` for `turns` own turns or `uses` times.
    [status.turns]"""

    def __init__(self) -> None:
        super().__init__()
        self.status: i64 = 0
        self.turns: i64 = 0
        self.uses: i64 = 0

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        who = run.meant(g, self.target)
        if who >= 0:
            number = FIRST_STATUS + self.status
            place(g, who, number, seat, False, self.turns, self.uses, self.amount)


@final
class Dispel(Deed):
    """Self removes `amount` effects of a `polarity` from `target`, all without `amount`. Red cards
    stay. [effects.dispel]"""

    def __init__(self) -> None:
        super().__init__()
        self.polarity: i64 = 0

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        who = run.meant(g, self.target)
        if who < 0:
            return
        if self.amount == EVERY:
            take_all(g, who, self.polarity)
        else:
            g.push(Remove(seat, who, self.polarity, self.amount, False))


@final
class Cure(Deed):
    """Self removes `amount` diseases from `target`, all without `amount`. [effects.cure]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        who = run.meant(g, self.target)
        if who < 0:
            return
        if self.amount < EVERY:
            g.push(Remove(seat, who, 0, self.amount, True))
            return
        i = len(g.mages[who].marks) - 1
        while i >= 0:
            if is_disease(g, g.mages[who].marks[i]):
                take_off(g, who, i)
            i -= 1


@final
class PassEffect(Deed):
    """Self hands a negative effect on to `target`, if there is room for it. [effects.pass]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        who = run.meant(g, self.target)
        if who >= 0 and g.mages[seat].hex >= 0:
            g.push(PassOn(seat, who))


@final
class Truce(Deed):
    """Nobody may cast attack spells until the next turn of self begins. [fate.truce]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        g.truce = seat
        g.tell(TRUCE, seat)

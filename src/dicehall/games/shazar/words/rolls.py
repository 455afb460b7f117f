"""Words that ask for a roll or a choice, and those that answer rolls and spells."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dicehall.games.shazar.card import NOTHING, Deed, Rider
from dicehall.games.shazar.rolls import Check, current_check, throw_again
from dicehall.games.shazar.running import ChooseOption, Effects
from dicehall.games.shazar.spells import cancel
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import ROLLED

# ---- rolls and choices ----


@final
class Roll(Deed):
    """Self rolls: with `min` or more the words of `ok` take effect, else those of `fail`.
    [dice.check] [hex.poison-spring] [hex.holy-land]"""

    def __init__(self) -> None:
        super().__init__()
        self.min: i64 = 0
        self.ok: i64 = NOTHING
        self.fail: i64 = NOTHING

    def parts(self) -> list[int]:
        return [self.ok, self.fail]

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        if not run.waiting:
            run.waiting = True
            run.repeat()
            g.push(Check(seat, self.min))
            return
        run.waiting = False
        block = self.ok if g.roll >= self.min else self.fail
        if block >= 0:
            g.push(run.within(block))


@final
class Graded(Deed):
    """Self rolls once; every one of the `steps` whose `min` is reached takes effect, the lowest
    first. [curses.graded]"""

    def __init__(self) -> None:
        super().__init__()
        self.steps: list[Rider] = []

    def parts(self) -> list[int]:
        return [int(step.block) for step in self.steps]

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        if not run.waiting:
            run.waiting = True
            run.repeat()
            g.push(Check(seat, self.steps[0].roll))
            return
        run.waiting = False
        i = len(self.steps) - 1
        while i >= 0:
            if g.roll >= self.steps[i].roll:
                g.push(run.within(self.steps[i].block))
            i -= 1


@final
class Choose(Deed):
    """Self chooses which of two `options` takes effect. [spell]"""

    def __init__(self) -> None:
        super().__init__()
        self.options: list[int] = []

    def parts(self) -> list[int]:
        return self.options

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        g.push(ChooseOption(seat, self.options[0], self.options[1]))


# ---- answers to rolls and spells ----


@final
class Reroll(Deed):
    """The roll just made is thrown again. [fate.reroll]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        throw_again(g, current_check(g))


@final
class SetRoll(Deed):
    """The own roll just made counts as `amount`; no artifact answers it. [fate.star]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        check = current_check(g)
        fallen = check.bare
        check.value = self.amount
        check.bare = 0
        g.tell(ROLLED, check.seat, fallen, self.amount, check.need)


@final
class CancelSpell(Deed):
    """The spell just declared has no effect. [fate.counter]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        cancel(g)

"""Words that ask for a roll or a choice, and those that answer rolls and spells."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dicehall.games.shazar.card import ANY_ROLL, DECLARED, NOTHING, OWN_ROLL
from dicehall.games.shazar.rolls import Check, current_check, throw_again
from dicehall.games.shazar.running import ChooseOption, Effects
from dicehall.games.shazar.spells import cancel
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import ROLLED
from dicehall.games.shazar.words.word import Reader, Word
from dicehall.kit.content import Spec

# ---- rolls and choices ----


@final
class Roll(Word):
    """Self rolls: with `min` or more the words of `ok` take effect, else those of `fail`.
    [dice.check] [hex.poison-spring] [hex.holy-land]"""

    def __init__(self, n: i64 = 0, ok: i64 = NOTHING, fail: i64 = NOTHING) -> None:
        super().__init__(n)
        self.ok: i64 = ok
        self.fail: i64 = fail

    def read(self, spec: Spec, reader: Reader) -> Word:
        ok = reader.block(spec.entries("ok"))
        return Roll(spec.number("min", 1, 100), ok, reader.block(spec.entries("fail")))

    def parts(self) -> list[int]:
        return [self.ok, self.fail]

    def apply(self, g: Shazar, run: Effects) -> None:
        if not run.waiting:
            run.waiting = True
            run.again()
            g.push(Check(run.actor, self.n))
            return
        run.waiting = False
        block = self.ok if g.roll >= self.n else self.fail
        if block >= 0:
            g.push(run.within(block))


@final
class Graded(Word):
    """Self rolls once; every one of the `steps` whose `min` is reached takes effect, the lowest
    first. [curses.graded]"""

    def __init__(self, mins: list[int] | None = None, blocks: list[int] | None = None) -> None:
        super().__init__()
        self.mins: list[int] = [] if mins is None else mins
        self.blocks: list[int] = [] if blocks is None else blocks

    def read(self, spec: Spec, reader: Reader) -> Word:
        mins: list[int] = []
        blocks: list[int] = []
        for step in spec.entries("steps"):
            mins.append(step.number("min", 1, 100))
            blocks.append(reader.block(step.entries("do")))
        if mins != sorted(mins):
            raise spec.error("'steps' must rise")
        return Graded(mins, blocks)

    def parts(self) -> list[int]:
        return self.blocks

    def apply(self, g: Shazar, run: Effects) -> None:
        if not run.waiting:
            run.waiting = True
            run.again()
            g.push(Check(run.actor, self.mins[0]))
            return
        run.waiting = False
        i = len(self.mins) - 1
        while i >= 0:
            if g.roll >= self.mins[i]:
                g.push(run.within(self.blocks[i]))
            i -= 1


@final
class Choose(Word):
    """Self chooses which of two `options` takes effect. [spell]"""

    def __init__(self, one: i64 = NOTHING, two: i64 = NOTHING) -> None:
        super().__init__()
        self.one: i64 = one
        self.two: i64 = two

    def read(self, spec: Spec, reader: Reader) -> Word:
        blocks = [reader.block(option.entries("do")) for option in spec.entries("options")]
        if len(blocks) != 2:
            raise spec.error(f"'options' must be two, not {len(blocks)}")
        return Choose(blocks[0], blocks[1])

    def parts(self) -> list[int]:
        return [self.one, self.two]

    def apply(self, g: Shazar, run: Effects) -> None:
        g.push(ChooseOption(run.actor, self.one, self.two))


# ---- answers to rolls and spells ----


@final
class Reroll(Word):
    """The roll just made is thrown again. [fate.reroll]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        reader.demand(spec, ANY_ROLL, OWN_ROLL)
        return Reroll()

    def apply(self, g: Shazar, run: Effects) -> None:
        throw_again(g, current_check(g))


@final
class SetRoll(Word):
    """The own roll just made counts as `n`; no artifact answers it. [fate.star]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        reader.demand(spec, ANY_ROLL, OWN_ROLL)
        return SetRoll(spec.number("n", 1, 100))

    def apply(self, g: Shazar, run: Effects) -> None:
        check = current_check(g)
        fallen = check.bare
        check.value = self.n
        check.bare = 0
        g.tell(ROLLED, check.seat, fallen, self.n, check.need)


@final
class CancelSpell(Word):
    """The spell just declared has no effect. [fate.counter]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        reader.demand(spec, DECLARED)
        return CancelSpell()

    def apply(self, g: Shazar, run: Effects) -> None:
        cancel(g)

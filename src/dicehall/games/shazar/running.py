"""What a card or hex does, word after word. [effects]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.shazar.card import ALL, CHOSEN, ENEMIES, SELF
from dicehall.games.shazar.ids import BlockId, Hex
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import CHOOSE, OPTION
from dicehall.kit.action import Action, act, first
from dicehall.kit.table import BIT, NOBODY, Choice, Frame, Table

UNKNOWN: Final = -2  # no enemy has been chosen yet


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Effects(Frame):
    """The words of a block in order. [effects]"""

    def __init__(
        self,
        actor: i64 = 0,
        target: i64 = NOBODY,
        block: BlockId = 0,
        by_spell: bool = False,
        power: i64 = 0,
        origin: Hex = -1,
        keep: bool = False,
        chosen: i64 = UNKNOWN,
        waiting: bool = False,
    ) -> None:
        super().__init__()
        self.actor: i64 = actor
        self.target: i64 = target
        self.block: BlockId = block
        self.by_spell = by_spell
        self.power: i64 = power  # of the hex
        self.origin: Hex = origin  # where the figure came from
        self.keep = keep  # effects of hexes add up
        self.chosen: i64 = chosen  # the enemy chosen
        self.waiting = waiting  # the word under way has asked or rolled

    def step(self, g: Shazar, at: i64) -> None:
        block = g.book.blocks[self.block]
        if at >= block.count:
            self.done = True
            return
        effect = block.effects[at]
        if self.chosen == UNKNOWN and effect.asks_enemy():
            self.repeat()
            self.choose_enemy(g)
            return
        effect.act(g, self.actor, self)

    def choose_enemy(self, g: Shazar) -> None:
        """One enemy is meant without a question, several are chosen from. [effects.chosen]"""
        count: i64 = 0
        for seat in range(g.seats):
            if g.enemy_of(self.actor, seat):
                self.chosen = seat
                count += 1
        if count == 0:
            self.chosen = NOBODY
        elif count > 1:
            g.push(ChooseEnemy(self.actor))

    def meant(self, g: Shazar, who: i64) -> i64:
        """Return the one character a word speaks of, or NOBODY."""
        if who == SELF:
            seat = self.actor
        elif who == CHOSEN:
            seat = self.chosen
        else:
            seat = self.target
        if seat < 0 or g.mages[seat].hex < 0:
            return NOBODY
        return seat

    def all_meant(self, g: Shazar, who: i64) -> i64:
        """Return all characters a word speaks of, as a mask."""
        if who != ALL and who != ENEMIES:
            seat = self.meant(g, who)
            if seat < 0:
                return 0
            return BIT[seat]
        mask: i64 = 0
        for seat in range(g.seats):
            if g.mages[seat].hex >= 0 and (who == ALL or seat != self.actor):
                mask |= BIT[seat]
        return mask

    def within(self, block: BlockId) -> Effects:
        """Return the run of a block inside this one."""
        return Effects(
            self.actor, self.target, block, self.by_spell, self.power, self.origin, self.keep,
            self.chosen,
        )  # fmt: skip

    def copy(self) -> Effects:  # written by tools/copies.py
        twin = Effects(
            self.actor,
            self.target,
            self.block,
            self.by_spell,
            self.power,
            self.origin,
            self.keep,
            self.chosen,
            self.waiting,
        )
        return self.carry(twin)


def run_below(g: Shazar) -> Effects:
    """Return the run that has put the question on top of the stack."""
    run = g.below()
    assert isinstance(run, Effects)
    return run


@mypyc_attr(acyclic=True)
class Obvious(Choice):
    """A question that is not put when there is but one answer."""

    def others(self) -> i64:
        """Return how many answers always stand beside the real ones."""
        return 0

    def step(self, g: Table, at: i64) -> None:
        super().step(g, at)
        if g.option_count == 1 + self.others():
            only = g.options[0]
            g.option_count = 0
            self.answered(g, only)


@final
class ChooseEnemy(Choice):
    """Whom does it hit? [effects.chosen]"""

    def ask(self, g: Shazar) -> None:
        for turn in range(g.seats):
            seat = (self.seat + turn) % g.seats
            g.offer_unless(act(CHOOSE, seat), g.why_no_enemy(self.seat, seat))

    def chosen(self, g: Shazar, action: Action) -> None:
        run_below(g).chosen = first(action)

    def copy(self) -> ChooseEnemy:  # written by tools/copies.py
        return self.carry(ChooseEnemy(self.seat))


@final
class ChooseOption(Choice):
    """One of several things a card can do. [spell]"""

    def __init__(self, seat: i64 = 0, one: i64 = 0, two: i64 = 0) -> None:
        super().__init__(seat)
        self.one: i64 = one
        self.two: i64 = two

    def ask(self, g: Shazar) -> None:
        g.offer(act(OPTION, 0))
        g.offer(act(OPTION, 1))

    def chosen(self, g: Shazar, action: Action) -> None:
        g.follow(run_below(g).within(self.one if first(action) == 0 else self.two))

    def copy(self) -> ChooseOption:  # written by tools/copies.py
        return self.carry(ChooseOption(self.seat, self.one, self.two))

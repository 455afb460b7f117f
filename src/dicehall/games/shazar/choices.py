"""Questions that effects put: which effect goes, which hex is copied, which artifact comes home."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dicehall.games.shazar.card import KINDS, NEGATIVE
from dicehall.games.shazar.ids import RelicId
from dicehall.games.shazar.marks import find, has_room, is_disease, is_first, lift, place, take_off
from dicehall.games.shazar.moves import act_as
from dicehall.games.shazar.pieces import Mark
from dicehall.games.shazar.relics import check_victory, send_home
from dicehall.games.shazar.rolls import Check
from dicehall.games.shazar.running import Effects, Obvious, run_below
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import (
    COPIED,
    COPY,
    HAND_ON,
    HAS_DISEASE,
    IS_BURNT,
    NO_COPY,
    NO_PLACE,
    NOT_DISEASE,
    NOT_IN_PLAY,
    NOT_STOLEN,
    NOT_YOURS,
    OFFERED,
    ONLY_NEGATIVE,
    ONLY_POSITIVE,
    RECALL,
    REMOVE,
)
from dicehall.kit.action import Action, act, first
from dicehall.kit.table import BIT, Choice, Frame


@final
class Remove(Obvious):
    """Which effects are taken off a mage. [effects.dispel] [effects.cure]"""

    def __init__(
        self, seat: i64 = 0, who: i64 = 0, polarity: i64 = 0, left: i64 = 1, diseases: bool = False
    ) -> None:
        super().__init__(seat)
        self.who: i64 = who
        self.polarity: i64 = polarity
        self.left: i64 = left
        self.diseases = diseases

    def ask(self, g: Shazar) -> None:
        if self.left == 0:
            return
        marks = g.mages[self.who].marks
        for i in range(len(marks)):
            if is_first(marks, i):
                g.offer_unless(act(REMOVE, marks[i].number), self.why_not(g, marks[i]))

    def why_not(self, g: Shazar, mark: Mark) -> i64:
        """Say why an effect is not of the right sort. [effects.dispel] [effects.cure]"""
        if self.diseases:
            return OFFERED if is_disease(g, mark) else NOT_DISEASE
        if g.book.lasting[mark.number].polarity == self.polarity:
            return OFFERED
        return ONLY_NEGATIVE if self.polarity == NEGATIVE else ONLY_POSITIVE

    def chosen(self, g: Shazar, action: Action) -> None:
        take_off(g, self.who, find(g, self.who, first(action)))
        self.left -= 1
        self.done = False

    def copy(self) -> Remove:  # written by tools/copies.py
        return self.carry(Remove(self.seat, self.who, self.polarity, self.left, self.diseases))


@final
class PassOn(Choice):
    """Which negative effect goes to another. [effects.pass]"""

    def __init__(self, seat: i64 = 0, to: i64 = 0) -> None:
        super().__init__(seat)
        self.to: i64 = to

    def ask(self, g: Shazar) -> None:
        marks = g.mages[self.seat].marks
        for i in range(len(marks)):
            if is_first(marks, i):
                g.offer_unless(act(HAND_ON, marks[i].number), self.why_not(g, marks[i]))

    def why_not(self, g: Shazar, mark: Mark) -> i64:
        """Say why an effect finds no room there: a slot, if it takes one; no disease twice.
        [effects.four] [effects.duplicates]"""
        if g.book.lasting[mark.number].polarity != NEGATIVE:
            return ONLY_NEGATIVE
        if mark.in_slot and not has_room(g, self.to, NEGATIVE):
            return NO_PLACE
        if is_disease(g, mark) and find(g, self.to, mark.number) >= 0:
            return HAS_DISEASE
        return OFFERED

    def chosen(self, g: Shazar, action: Action) -> None:
        mage = g.mages[self.seat]
        mark = mage.marks[find(g, self.seat, first(action))]
        hand_on(g, self.seat, self.to, mark)

    def copy(self) -> PassOn:  # written by tools/copies.py
        return self.carry(PassOn(self.seat, self.to))


def hand_on(g: Shazar, seat: i64, to: i64, mark: Mark) -> None:
    """Move an effect with its turns and uses; the card goes along. [effects.pass]"""
    number = mark.number
    lift(g, seat, find(g, seat, number))
    place(g, to, number, mark.cause, mark.in_slot, mark.turns, mark.uses, mark.strength)


def copy_hex(g: Shazar, run: Effects) -> None:
    """Ask which kind the lake acts as. [hex.mana-lake]"""
    g.push(CopyKind(run.actor))


@final
class CopyKind(Choice):
    """Which kind of hex in play the lake acts as: no portal, Capital or closed hex, nor itself.
    [hex.mana-lake] [ruling.8]"""

    def ask(self, g: Shazar) -> None:
        for kind in range(len(KINDS)):
            if g.realm.in_play & BIT[kind] == 0:
                g.refuse(act(COPY, kind), NOT_IN_PLAY)
            else:
                g.offer_unless(act(COPY, kind), OFFERED if g.book.kinds[kind].copied else NO_COPY)

    def chosen(self, g: Shazar, action: Action) -> None:
        run = run_below(g)
        kind = first(action)
        g.tell(COPIED, self.seat, kind)
        act_as(g, self.seat, kind, run.power, run.origin, run.keep)

    def copy(self) -> CopyKind:  # written by tools/copies.py
        return self.carry(CopyKind(self.seat))


@final
class RecallRelic(Obvious):
    """Which stolen artifact is called home. [fate.call-of-stone]"""

    def __init__(self, seat: i64 = 0, need: i64 = 60) -> None:
        super().__init__(seat)
        self.need: i64 = need

    def ask(self, g: Shazar) -> None:
        for relic in range(g.seats):
            g.offer_unless(act(RECALL, relic), self.why_not(g, relic))

    def why_not(self, g: Shazar, relic: RelicId) -> i64:
        """Say why an artifact is not called: it must be one's own, and carried by somebody."""
        if g.keeper[relic] != self.seat:
            return IS_BURNT if g.keeper[relic] < 0 else NOT_YOURS
        return OFFERED if g.carrier[relic] >= 0 else NOT_STOLEN

    def chosen(self, g: Shazar, action: Action) -> None:
        g.follow(RecallRoll(first(action), self.need))

    def copy(self) -> RecallRelic:  # written by tools/copies.py
        return self.carry(RecallRelic(self.seat, self.need))


@final
class RecallRoll(Frame):
    """The carrier rolls to keep what was taken. [fate.call-of-stone]"""

    def __init__(self, relic: RelicId = 0, need: i64 = 60) -> None:
        super().__init__()
        self.relic: RelicId = relic
        self.need: i64 = need

    def step(self, g: Shazar, at: i64) -> None:
        carrier = g.carrier[self.relic]
        if carrier < 0:
            self.done = True
        elif at == 0:
            g.push(Check(carrier, self.need))
        else:
            self.done = True
            if g.roll < self.need:
                send_home(g, self.relic)
                check_victory(g)

    def copy(self) -> RecallRoll:  # written by tools/copies.py
        return self.carry(RecallRoll(self.relic, self.need))

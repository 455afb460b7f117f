"""Shaking off negative effects, and dropping blessings. [removal]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from dicehall.games.shazar.card import POSITIVE
from dicehall.games.shazar.fate import offer_any_time
from dicehall.games.shazar.hands import refuse_hand
from dicehall.games.shazar.marks import find, is_first, removable, shaken_by, take_off
from dicehall.games.shazar.pieces import Mark
from dicehall.games.shazar.rolls import Check
from dicehall.games.shazar.running import Obvious
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import (
    ATTEMPT,
    CAST,
    DONE,
    DROP,
    FATE_LATER,
    NEEDS_ROLL,
    NOT_FELT,
    NOT_SHAKEN,
    OFFERED,
    ROLL_TOO_LOW,
    SHED,
    SPELL_LATER,
    SPELL_ONLY,
)
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.table import Choice, Frame

NO_ROLL: Final = 101  # above all rolls


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Upkeep(Choice):
    """Blessings may be dropped freely; for each negative effect there may be one roll. [removal]
    [removal.blessings]"""

    def ask(self, g: Shazar) -> None:
        marks = g.mages[self.seat].marks
        for i in range(len(marks)):
            why = why_not_dropped(g, marks[i].number)
            if (why == OFFERED or g.refused is not None) and is_first(marks, i):
                g.offer_unless(act(DROP, marks[i].number), why)
        for count in range(removable(g, self.seat)):
            g.offer(act(ATTEMPT, count + 1))
        if g.option_count > 0:
            g.offer(act(DONE))
        if g.refused is not None:
            offer_any_time(g, self.seat, SPELL_ONLY, FATE_LATER)
            refuse_hand(g, self.seat, CAST, SPELL_LATER)

    def chosen(self, g: Shazar, action: Action) -> None:
        if verb(action) == DROP:
            take_off(g, self.seat, find(g, self.seat, first(action)))
            self.done = False
        elif verb(action) == ATTEMPT:
            g.follow(Removal(self.seat, first(action)))

    def copy(self) -> Upkeep:  # written by tools/copies.py
        return self.carry(Upkeep(self.seat))


def why_not_dropped(g: Shazar, number: i64) -> i64:
    """Say why an effect does not go freely: only blessings do. [removal.blessings]"""
    if g.book.lasting[number].polarity == POSITIVE:
        return OFFERED
    return NEEDS_ROLL if g.book.lasting[number].remove > 0 else NOT_SHAKEN


def why_not_shed(mark: Mark, remove: i64) -> i64:
    """Say why a roll shakes an effect not off: it has not worked yet, no roll does, or a higher."""
    if mark.unfelt:
        return NOT_FELT
    return NOT_SHAKEN if remove == 0 else ROLL_TOO_LOW


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Removal(Frame):
    """The rolls, all of them before a success is used. [removal.rolls] [ruling.19]"""

    def __init__(self, seat: i64 = 0, count: i64 = 0) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.count: i64 = count
        self.rolls: vec[i64] = vec[i64]([])

    def step(self, g: Shazar, at: i64) -> None:
        if at > 0:
            self.rolls = append(self.rolls, g.roll)
        if at < self.count:
            g.push(Check(self.seat, easiest(g, self.seat)))
        else:
            shed = Shed(self.seat)
            shed.rolls = self.rolls
            g.follow(shed)

    def copy(self) -> Removal:  # written by tools/copies.py
        twin = Removal(self.seat, self.count)
        if len(self.rolls) > 0:
            twin.rolls = self.rolls[:]
        return self.carry(twin)


def easiest(g: Shazar, seat: i64) -> i64:
    """Return the lowest roll that shakes something off."""
    marks = g.mages[seat].marks
    lowest: i64 = NO_ROLL
    for i in range(len(marks)):
        remove = shaken_by(g, marks[i])
        if 0 < remove < lowest:
            lowest = remove
    return lowest


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Shed(Obvious):
    """Use each success, the lowest first, on an effect whose number it reaches. [removal.assign]
    [ruling.19]"""

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__(seat)
        self.rolls: vec[i64] = vec[i64]([])  # those that are left; 0 is used

    def lowest(self, g: Shazar) -> i64:
        """Return the lowest roll that is of use, or NO_ROLL."""
        need = easiest(g, self.seat)
        found: i64 = NO_ROLL
        for k in range(len(self.rolls)):
            if need <= self.rolls[k] < found:
                found = self.rolls[k]
        return found

    def ask(self, g: Shazar) -> None:
        roll = self.lowest(g)
        if roll == NO_ROLL:
            return
        marks = g.mages[self.seat].marks
        for i in range(len(marks)):
            remove = shaken_by(g, marks[i])
            if not is_first(marks, i):
                continue
            if 0 < remove <= roll:
                g.offer(act(SHED, marks[i].number))
            else:
                g.refuse(act(SHED, marks[i].number), why_not_shed(marks[i], remove), remove)
        g.offer(act(DONE))

    def others(self) -> i64:
        """A success that can be used on one effect alone is used on it; else it may be left."""
        return 1

    def chosen(self, g: Shazar, action: Action) -> None:
        self.done = False
        self.use(self.lowest(g))
        if verb(action) == SHED:
            take_off(g, self.seat, find(g, self.seat, first(action)))

    def use(self, roll: i64) -> None:
        """Strike a roll out."""
        for k in range(len(self.rolls)):
            if self.rolls[k] == roll:
                self.rolls[k] = 0
                return

    def copy(self) -> Shed:  # written by tools/copies.py
        twin = Shed(self.seat)
        if len(self.rolls) > 0:
            twin.rolls = self.rolls[:]
        return self.carry(twin)

"""Rolls of two ten-sided dice, who may answer them, and what artifacts make of them. [dice.check]
[artifact.crit]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.shazar.card import (
    ANY_ROLL,
    ANY_TIME,
    ATTACK_ROLL_MOD,
    CARRIED,
    DECLARED,
    ORDINARY,
    OWN_ROLL,
    REROLL_OWN,
    ROLL_MOD,
)
from dicehall.games.shazar.fate import offer_fates, play_fate
from dicehall.games.shazar.marks import has, total, use_up
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.table import COUNT_FAILURES, COUNT_SUCCESSES, Shazar
from dicehall.games.shazar.verbs import (
    ANSWERED,
    LUCK,
    LUCKY,
    NOT_NAMED,
    OFFERED,
    OTHERS_ROLL,
    PLAY,
    REROLLED,
    ROLL_FIRST,
    ROLL_SET,
    ROLLED,
)
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.table import Frame, Window

PLAIN: Final = 0
ATTACKING: Final = 1  # an attack roll; artifacts answer once both have rolled
DEFENDING: Final = 2
ANSWERED_BY_ARTIFACTS: Final = 2  # the step of a roll that nobody changes any more


def d100(g: Shazar) -> i64:
    """Tens and units: 80 and 8 are 88, 00 and 7 are 7, three noughts are 100. [dice.read]"""
    tens = g.dice.below(10)
    units = g.dice.below(10)
    number = 10 * tens + units
    if number == 0:
        return 100
    return number


def clamped(value: i64) -> i64:
    """Whatever is added, a roll stays between 1 and 100. [ruling.4]"""
    if value < 1:
        return 1
    if value > 100:
        return 100
    return value


def modifier(g: Shazar, seat: i64, attack: bool) -> i64:
    """Return what is added to a roll. [status.roll-mod] [status.attack-roll-mod]"""
    found = total(g, seat, ROLL_MOD)
    if attack:
        found += total(g, seat, ATTACK_ROLL_MOD)
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Check(Frame):
    """A roll against a number, or one side of an opposed roll. Whoever asked for it reads `g.roll`
    when it is over. [dice.check]"""

    def __init__(
        self, seat: i64 = 0, need: i64 = 0, kind: i64 = PLAIN, value: i64 = 0, bare: i64 = 0
    ) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.need: i64 = need  # 0: opposed
        self.kind: i64 = kind
        self.value: i64 = value
        self.bare: i64 = bare

    def step(self, g: Shazar, at: i64) -> None:
        if at == 0:
            self.throw(g)
            if may_be_answered(g, self.seat):
                g.push(AfterRoll(g.active if g.active >= 0 else self.seat))
            else:
                self.count(g)
        elif at < ANSWERED_BY_ARTIFACTS:
            self.count(g)
        else:
            self.stands(g)

    def throw(self, g: Shazar) -> None:
        """Roll, and add what is to be added. [dice.check]"""
        attack = self.kind == ATTACKING
        self.bare = d100(g)
        self.value = self.bare
        if len(g.mages[self.seat].marks) > 0:
            self.value = clamped(self.bare + modifier(g, self.seat, attack))
        g.tell(ROLLED, self.seat, self.bare, self.value, self.need)

    def count(self, g: Shazar) -> None:
        """The roll counts; artifacts answer it, in an opposed roll not before both are rolled.
        [artifact.crit] [artifact.order]"""
        self.at = ANSWERED_BY_ARTIFACTS
        if self.kind != PLAIN or not answer_roll(g, self.seat, self.bare):
            self.stands(g)

    def stands(self, g: Shazar) -> None:
        """Hand the result on."""
        g.roll = self.value
        g.bare = self.bare
        self.done = True

    def copy(self) -> Check:  # written by tools/copies.py
        return self.carry(Check(self.seat, self.need, self.kind, self.value, self.bare))


def answer_roll(g: Shazar, seat: i64, bare: i64) -> bool:
    """All artifacts in the roller's Capital answer a critical success or failure of the bare dice;
    say whether one did. [artifact.crit] [artifact.several] [ruling.4]"""
    if bare == 0:
        return False
    answered = False
    relic = g.seats - 1
    while relic >= 0:
        if g.keeper[relic] == seat and g.carrier[relic] < 0:
            kind = g.relics[relic]
            artifact = g.book.artifacts[kind]
            if bare >= artifact.success:
                g.tell(ANSWERED, seat, kind, 1)
                g.count(COUNT_SUCCESSES, kind)
                g.push(Effects(seat, seat, artifact.success_block))
                answered = True
            elif bare <= artifact.failure:
                g.tell(ANSWERED, seat, kind, 0)
                g.count(COUNT_FAILURES, kind)
                g.push(Effects(seat, seat, artifact.failure_block))
                answered = True
        relic -= 1
    return answered


def may_be_answered(g: Shazar, roller: i64) -> bool:
    """Say whether somebody holds a Fate card, or the roller may roll again: all can see that.
    [fate.named]"""
    return g.fates_are_out() or has(g, roller, REROLL_OWN)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AfterRoll(Window):
    """A roll has been made: who changes it? Whoever holds a Fate card is asked, so being asked
    tells nothing. [fate.any-time] [ruling.24]"""

    def check_below(self, g: Shazar) -> Check:
        """Return the roll in question."""
        check = g.below()
        assert isinstance(check, Check)
        return check

    def asks_anyway(self, g: Shazar) -> bool:
        return g.holds_fate(self.seat)

    def ask(self, g: Shazar) -> None:
        check = self.check_below(g)
        own = check.seat == self.seat
        if g.holds_fate(self.seat):
            offer_fates(g, self.seat, ANY_ROLL)
            set_before = ROLL_SET if check.bare == 0 else OFFERED
            offer_fates(g, self.seat, OWN_ROLL, set_before if own else OTHERS_ROLL)
        if (own or g.refused is not None) and has(g, self.seat, REROLL_OWN):
            g.offer_unless(act(LUCK), OFFERED if own else OTHERS_ROLL)
        if g.refused is not None:
            self.refuse_others(g)

    def refuse_others(self, g: Shazar) -> None:
        """Before the roll counts, only cards that change it are played. [fate.any-time]"""
        for when in (ANY_TIME, CARRIED, DECLARED):
            offer_fates(g, self.seat, when, ROLL_FIRST)
        offer_fates(g, self.seat, ORDINARY, NOT_NAMED)

    def chosen(self, g: Shazar, action: Action) -> None:
        if verb(action) == LUCK:
            g.tell(LUCKY, self.seat)
            use_up(g, self.seat, REROLL_OWN)
            throw_again(g, self.check_below(g))
        elif verb(action) == PLAY:
            play_fate(g, self.seat, first(action))

    def copy(self) -> AfterRoll:  # written by tools/copies.py
        return self.carry(AfterRoll(self.seat, self.passes))


def throw_again(g: Shazar, check: Check) -> None:
    """Throw the same dice again; the new result stands. [fate.reroll]"""
    g.tell(REROLLED, check.seat)
    check.throw(g)


def current_check(g: Shazar) -> Check:
    """Return the roll that can still be changed."""
    check = g.nearest(Check)
    assert check is not None, "nobody has rolled"
    return check

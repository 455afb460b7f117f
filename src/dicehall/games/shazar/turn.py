"""A player's turn: effects, movement with the hex, a spell. [turn]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from dicehall.games.shazar.card import EXTRA_STEPS, LED, NO_MOVE, SEATS
from dicehall.games.shazar.fate import fire, offer_any_time, open_moment, play_fate
from dicehall.games.shazar.hands import refill, refuse_hand
from dicehall.games.shazar.ids import RelicId
from dicehall.games.shazar.marks import has, take_off, total, use_up
from dicehall.games.shazar.moves import (
    Steps,
    offer_steps,
    refuse_far,
    refuse_near,
    stop_steps,
    take_step,
)
from dicehall.games.shazar.pieces import ARRIVED, RIPE, SPENT, Barred
from dicehall.games.shazar.piles import fresh, kept
from dicehall.games.shazar.relics import last_round, lies_with, why_not_seized
from dicehall.games.shazar.removal import Upkeep
from dicehall.games.shazar.rolls import Check
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.spells import Cast
from dicehall.games.shazar.table import BEGINNING, EFFECTS, ENDING, MOVEMENT, SPELL, Shazar
from dicehall.games.shazar.verbs import (
    CAST,
    DONE,
    HELD,
    IS_HELD,
    IS_LED,
    MUST_STEP,
    OFFERED,
    PLAY,
    SEIZE,
    SKIPPED,
    SPELL_LATER,
    TAKE_FAILED,
    TAKEN,
    TURN,
)
from dicehall.games.shazar.wounds import return_waiting
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.cardsets import NO_CARD
from dicehall.kit.table import NOBODY, Choice, Frame

CLOSE: Final = 6


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Frame):
    """Four stages in strict order. [turn]"""

    def __init__(self, seat: i64 = 0, no_spell: bool = False, there: bool = False) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.no_spell = no_spell  # the turn went into taking an artifact
        self.there = there  # has been in an enemy Capital since before the move

    def step(self, g: Shazar, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.begin(g)
            case 1: self.effects(g)
            case 2: self.upkeep(g)
            case 3: self.skip(g)
            case 4: self.move(g)
            case 5: self.spell(g)
            case 6: self.run_out(g)
            case _: self.end(g)
        # fmt: on

    def begin(self, g: Shazar) -> None:
        """What lasted until this turn is over: hexes, a truce, barred hexes. One who waits for the
        Capital skips the turn. [hex.until] [fate.truce] [spell.block-hex] [death.waiting]"""
        mage = g.mages[self.seat]
        g.active = self.seat
        g.stage = BEGINNING
        for land in range(SEATS):
            g.fired[land] = 0
        mage.astral = 0
        mage.bastion = 0
        mage.tartarus = False
        if g.truce == self.seat:
            g.truce = NOBODY
        if len(g.barred) > 0:
            self.open_hexes(g)
        g.tell(TURN, self.seat, g.round)
        return_waiting(g)
        if mage.hex < 0:
            g.tell(SKIPPED, self.seat)
            self.close()
            return
        open_moment(g, False)

    def open_hexes(self, g: Shazar) -> None:
        """A hex stays barred until so many turns of its caster have begun. [spell.block-hex]"""
        left = vec[Barred](capacity=len(g.barred))
        for i in range(len(g.barred)):
            barred = g.barred[i]
            if barred.seat == self.seat:
                barred.turns -= 1
            if barred.turns > 0:
                left = append(left, barred)
        g.barred = left

    def effects(self, g: Shazar) -> None:
        """Stage 1: effects on the mage work, then Fate cards drawn since the last turn; also when
        the turn is skipped. [stage-1] [fate.later]"""
        g.stage = EFFECTS
        mage = g.mages[self.seat]
        card = g.fates.after(fresh(self.seat), NO_CARD)
        while card >= 0:
            if g.book.is_named(card):
                g.fates.move(card, fresh(self.seat), kept(self.seat))
            else:
                g.fates.take(fresh(self.seat), card)
                fire(g, self.seat, card)
            card = g.fates.after(fresh(self.seat), card)
        i = len(mage.marks) - 1
        while i >= 0:
            start = g.book.lasting[mage.marks[i].number].start
            if start >= 0:
                g.push(Effects(self.seat, self.seat, start))
            i -= 1

    def upkeep(self, g: Shazar) -> None:
        """Then negative effects may be shaken off, blessings dropped. [removal]"""
        if len(g.mages[self.seat].marks) > 0:
            g.push(Upkeep(self.seat))

    def skip(self, g: Shazar) -> None:
        """A red card skips the rest of the turn and is given back. [effect-cards.red]"""
        mage = g.mages[self.seat]
        if mage.skips > 0:
            mage.skips -= 1
            g.tell(SKIPPED, self.seat)
            self.close()

    def move(self, g: Shazar) -> None:
        """Stages 2 and 3: move, and let the hex work. [stage-2] [stage-3]"""
        g.stage = MOVEMENT
        self.there = g.mages[self.seat].claim == ARRIVED
        g.push(Move(self.seat))

    def spell(self, g: Shazar) -> None:
        """Stage 4; who has just reached an enemy Capital has ended the turn. [spell]
        [capture.whole-turn] [capture.reach]"""
        g.stage = SPELL
        mage = g.mages[self.seat]
        reached = mage.claim == ARRIVED and not self.there
        if not self.no_spell and not reached and mage.hex >= 0:
            g.push(Cast(self.seat))

    def close(self) -> None:
        """Go straight to the end of the turn. [death.turn]"""
        if self.at < CLOSE:
            self.at = CLOSE

    def run_out(self, g: Shazar) -> None:
        """Own turns are counted down; what has run out goes. [status.turns] [ruling.9]"""
        g.stage = ENDING
        g.put_away()
        mage = g.mages[self.seat]
        i = len(mage.marks) - 1
        while i >= 0:
            mark = mage.marks[i]
            mark.unfelt = False
            if mark.fresh:
                mark.fresh = False
            elif mark.turns == 1:
                expire = g.book.lasting[mark.number].expire
                take_off(g, self.seat, i)
                if expire >= 0:
                    g.push(Effects(self.seat, self.seat, expire))
            elif mark.turns > 1:
                mark.turns -= 1
            i -= 1

    def end(self, g: Shazar) -> None:
        """Draw up to five; who has ended a turn in an enemy Capital may try for an artifact; then
        the next player clockwise. [hand.refill] [capture] [turn.order] [end.rounds]"""
        mage = g.mages[self.seat]
        if not mage.out:
            refill(g, self.seat)
        if mage.claim == ARRIVED:
            mage.claim = RIPE
        following = g.next_in(self.seat)
        if (following - g.first) % g.seats <= (self.seat - g.first) % g.seats:
            if g.round == g.rounds:
                last_round(g)
                return
            g.round += 1
        g.follow(Turn(following))

    def copy(self) -> Turn:  # written by tools/copies.py
        return self.carry(Turn(self.seat, self.no_spell, self.there))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Move(Choice):
    """Stage 2: exactly one step, unless held; or an attempt to take an artifact. [stage-2]
    [capture]"""

    def ask(self, g: Shazar) -> None:
        mage = g.mages[self.seat]
        curious = g.refused is not None
        if mage.claim == RIPE or curious:
            offer_seizing(g, self.seat)
        others = g.option_count
        why: i64 = OFFERED
        if len(mage.marks) > 0:
            why = why_held(g, self.seat)
        if why == OFFERED:
            offer_steps(g, self.seat, self.seat)
        elif curious:
            refuse_near(g, self.seat, why)
            refuse_far(g, self.seat)
        steps = g.option_count - others
        if g.holds_fate(self.seat):
            offer_any_time(g, self.seat)
            others += 1
        if steps == 0 and others > 0:
            g.offer(act(DONE))
        elif curious:
            g.refuse(act(DONE), MUST_STEP)
        if curious:
            refuse_hand(g, self.seat, CAST, SPELL_LATER)

    def chosen(self, g: Shazar, action: Action) -> None:
        if verb(action) == PLAY:
            self.done = False
            play_fate(g, self.seat, first(action))
        elif verb(action) == SEIZE:
            turn = g.bottom()
            assert isinstance(turn, Turn)
            turn.no_spell = True
            g.follow(Seizure(self.seat, first(action)))
        elif verb(action) == DONE:
            self.unasked(g)
        else:
            sets_out(g)
            extra = total(g, self.seat, EXTRA_STEPS)
            if extra > 0:
                g.follow(Steps(self.seat, self.seat, extra))
            take_step(g, self.seat, action, False)
            if g.mages[self.seat].claim == ARRIVED:
                stop_steps(g, self.seat)

    def unasked(self, g: Shazar) -> None:
        """Held, without a way, or led by another. [move.held] [ruling.3] [status.led]"""
        if has(g, self.seat, NO_MOVE) or g.mages[self.seat].hex < 0:
            g.tell(HELD, self.seat)
            return
        leader = NOBODY
        marks = g.mages[self.seat].marks
        for i in range(len(marks)):
            if g.book.lasting[marks[i].number].status == LED:
                leader = marks[i].cause
        if leader == NOBODY:
            g.tell(HELD, self.seat)
            return
        sets_out(g)
        use_up(g, self.seat, LED)
        extra = total(g, self.seat, EXTRA_STEPS)
        if extra > 0:
            g.follow(Steps(self.seat, self.seat, extra))
            g.push(Steps(leader, self.seat, 1, True))
        else:
            g.follow(Steps(leader, self.seat, 1, True))

    def copy(self) -> Move:  # written by tools/copies.py
        return self.carry(Move(self.seat))


def sets_out(g: Shazar) -> None:
    """Who takes a step and comes back to an enemy Capital has reached it anew. [capture.reach]"""
    turn = g.bottom()
    assert isinstance(turn, Turn)
    turn.there = False


def why_held(g: Shazar, seat: i64) -> i64:
    """Say why a mage picks no step: held fast, or led by another. [move.held] [status.led]"""
    if has(g, seat, NO_MOVE):
        return IS_HELD
    return IS_LED if has(g, seat, LED) else OFFERED


def offer_seizing(g: Shazar, seat: i64) -> None:
    """Offer every artifact of this Capital, for one who may try. [capture]"""
    for relic in range(g.seats):
        if not lies_with(g, relic, seat):
            g.offer_unless(act(SEIZE, relic), why_not_seized(g, seat, relic))


@final
class Seizure(Frame):
    """An attempt to take one artifact, which takes the whole turn. What answers the roll may carry
    the thief off; the roll counts all the same. [capture] [capture.miss] [ruling.15]"""

    def __init__(self, seat: i64 = 0, relic: RelicId = 0) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.relic: RelicId = relic

    def step(self, g: Shazar, at: i64) -> None:
        if at == 0:
            g.push(Check(self.seat, g.book.capture))
            return
        self.done = True
        mage = g.mages[self.seat]
        if g.roll < g.book.capture:
            if mage.claim == RIPE:
                mage.claim = SPENT
            g.tell(TAKE_FAILED, self.seat, self.relic)
        elif mage.hex >= 0 and g.keeper[self.relic] >= 0 and g.carrier[self.relic] < 0:
            g.carrier[self.relic] = self.seat
            g.tell(TAKEN, self.seat, self.relic)

    def copy(self) -> Seizure:  # written by tools/copies.py
        return self.carry(Seizure(self.seat, self.relic))

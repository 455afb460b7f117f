"""What any player would answer, judged by what everybody sees."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.shazar.card import ANY_ROLL, ANY_TIME, CARRIED, DECLARED, OWN_ROLL, REROLL_OWN
from dicehall.games.shazar.choices import RecallRoll
from dicehall.games.shazar.fate import Moment, why_no_recall
from dicehall.games.shazar.hands import Exchange, Guardian, GuardianFight
from dicehall.games.shazar.marks import has
from dicehall.games.shazar.piles import ASIDE, FATE_DISCARD
from dicehall.games.shazar.rolls import AfterRoll, Check
from dicehall.games.shazar.spells import Cast
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.turn import Seizure
from dicehall.games.shazar.verbs import DONE, OFFERED
from dicehall.kit.action import PASS, Action, act


def idle_answer(g: Shazar) -> Action | None:
    """Return the answer that needs no thought, or None. It must not depend on hidden cards."""
    if g.over:
        return None
    frame = g.top()
    if isinstance(frame, Moment):
        return None if may_interrupt(g, frame) else PASS
    if isinstance(frame, AfterRoll):
        return None if may_change(g, frame) else PASS
    if isinstance(frame, (Cast, Exchange, Guardian)):
        empty = g.hand_size(frame.seat) == 0
        if isinstance(frame, Cast):
            empty = empty and not g.holds_fate(frame.seat)
        if isinstance(frame, Exchange):
            empty = empty and g.cards.is_empty(ASIDE)
        return act(DONE) if empty else None
    return None


def may_hold(g: Shazar, seat: i64, when: i64) -> bool:
    """Say whether a player may hold a Fate card for an occasion: all but those that lie open in the
    discard. [fate.named] [secrets]"""
    if not g.holds_fate(seat):
        return False
    for card in range(len(g.book.fate_cards)):
        if not g.fates.has(FATE_DISCARD, card):
            if g.book.fates[g.book.fate_cards[card]].trigger == when:
                return True
    return False


def may_interrupt(g: Shazar, moment: Moment) -> bool:
    """Say whether the asked player may hold a card for this moment. [fate.any-time]"""
    seat = moment.seat
    if g.why_off_board(seat) != OFFERED:
        return False
    if may_hold(g, seat, ANY_TIME):
        return True
    if why_no_recall(g, seat) == OFFERED and may_hold(g, seat, CARRIED):
        return True
    return moment.why_no_counter(g) == OFFERED and may_hold(g, seat, DECLARED)


def may_change(g: Shazar, window: AfterRoll) -> bool:
    """Say whether the asked player may be able to change a roll, and wish to. [fate.any-time]"""
    seat = window.seat
    check = window.check_below(g)
    own = check.seat == seat
    if own and welcome(g, check):
        return False
    if may_hold(g, seat, ANY_ROLL) or (own and has(g, seat, REROLL_OWN)):
        return True
    return own and check.bare > 0 and may_hold(g, seat, OWN_ROLL)


def welcome(g: Shazar, check: Check) -> bool:
    """A success in taking an artifact, in keeping one or against the Guardian is all one can wish,
    unless an artifact at home answers it with a failure. [capture] [artifact.crit]"""
    wanted = g.below(2)
    if not isinstance(wanted, (Seizure, RecallRoll, GuardianFight)) or check.value < check.need:
        return False
    for relic in range(g.seats):
        if g.keeper[relic] == check.seat and g.carrier[relic] < 0:
            if 0 < check.bare <= g.book.artifacts[g.relics[relic]].failure:
                return False
    return True

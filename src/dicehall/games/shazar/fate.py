"""Fate cards: drawn, kept, played. [fate.named]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.shazar.card import ANY_ROLL, ANY_TIME, CARRIED, DECLARED, ORDINARY, OWN_ROLL
from dicehall.games.shazar.piles import bits
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.table import COUNT_FATES, Shazar
from dicehall.games.shazar.verbs import (
    FATE_DRAWN,
    FATE_FIRED,
    FATE_KEPT,
    FATE_PLAYED,
    KEEP,
    NONE_STOLEN,
    NOT_NAMED,
    OFFERED,
    OWN_SPELL,
    PLAY,
    ROLL_ONLY,
    SPELL_GONE,
    SPELL_ONLY,
)
from dicehall.kit.action import Action, act, first
from dicehall.kit.table import BIT, Choice, Window


def draw_fates(g: Shazar, seat: i64, count: i64) -> None:
    """Draw Fate cards and apply one of them, chosen if there are several; the others are
    discarded. [hex.fate] [hex.seer]"""
    drawn: i64 = 0
    for i in range(count):
        card = g.draw_fate()
        if card >= 0:
            drawn |= BIT[card]
    if drawn == 0:
        return
    g.tell(FATE_DRAWN, seat, bits(drawn))
    if drawn & (drawn - 1) == 0:
        receive(g, seat, lowest(drawn))
    else:
        g.push(ChooseFate(seat, drawn))


def lowest(mask: i64) -> i64:
    """Return the place of the lowest bit."""
    place: i64 = 0
    while not mask >> place & 1:
        place += 1
    return place


def receive(g: Shazar, seat: i64, card: i64) -> None:
    """On the own turn an ordinary card takes effect at once, a named one is kept; outside the own
    turn both wait. [fate.own-turn] [fate.later] [fate.named]"""
    mage = g.mages[seat]
    if seat != g.active:
        mage.fresh |= BIT[card]
        g.tell(FATE_KEPT, seat, g.book.fate_cards[card])
    elif g.book.named >> card & 1:
        mage.kept |= BIT[card]
        g.tell(FATE_KEPT, seat, g.book.fate_cards[card])
    else:
        fire(g, seat, card)


def fire(g: Shazar, seat: i64, card: i64) -> None:
    """An ordinary card takes effect and is discarded. [fate.reshuffle]"""
    kind = g.book.fate_cards[card]
    g.fate_discard |= BIT[card]
    g.turned_up()
    g.tell(FATE_FIRED, seat, kind)
    g.count(COUNT_FATES + kind)
    g.push(Effects(seat, seat, g.book.fates[kind].block))


def offer_fates(g: Shazar, seat: i64, when: i64, why: i64 = OFFERED) -> None:
    """Offer the cards for an occasion, each kind once, or say why they cannot be played now.
    [fate.named]"""
    if why != OFFERED and g.refused is None:
        return
    mage = g.mages[seat]
    cards = mage.kept | mage.fresh
    last: i64 = -1
    for card in range(len(g.book.fate_cards)):
        if cards >> card & 1:
            kind = g.book.fate_cards[card]
            if kind != last and g.book.fates[kind].when == when:
                g.offer_unless(act(PLAY, kind), why)
            last = kind


def offer_any_time(g: Shazar, seat: i64, counter: i64 = SPELL_ONLY, now: i64 = OFFERED) -> None:
    """Offer the cards for any time, those for a stolen artifact, and where *counter* allows it
    those against a spell; *now* may forbid all. [fate.named] [fate.call-of-stone]"""
    offer_fates(g, seat, ANY_TIME, now)
    offer_fates(g, seat, CARRIED, now if now != OFFERED else why_no_recall(g, seat))
    offer_fates(g, seat, DECLARED, counter)
    if g.refused is not None:
        offer_fates(g, seat, ANY_ROLL, ROLL_ONLY)
        offer_fates(g, seat, OWN_ROLL, ROLL_ONLY)
        offer_fates(g, seat, ORDINARY, NOT_NAMED)


def why_no_recall(g: Shazar, seat: i64) -> i64:
    """Say why there is no artifact to call home. [fate.call-of-stone]"""
    for relic in range(g.seats):
        if g.keeper[relic] == seat and g.carrier[relic] >= 0:
            return OFFERED
    return NONE_STOLEN


def play_fate(g: Shazar, seat: i64, kind: i64) -> None:
    """Turn a named card up; it works at once, whoever's turn it is. [fate.named]"""
    mage = g.mages[seat]
    card = g.book.fates[kind].first
    while not (mage.kept | mage.fresh) >> card & 1:
        card += 1
    mage.kept &= ~BIT[card]
    mage.fresh &= ~BIT[card]
    g.fate_discard |= BIT[card]
    g.turned_up()
    g.tell(FATE_PLAYED, seat, kind)
    g.count(COUNT_FATES + kind)
    g.push(Effects(seat, seat, g.book.fates[kind].block))


@final
class ChooseFate(Choice):
    """Which of the drawn cards to apply. [hex.seer]"""

    def __init__(self, seat: i64 = 0, drawn: i64 = 0) -> None:
        super().__init__(seat)
        self.drawn: i64 = drawn

    def ask(self, g: Shazar) -> None:
        last: i64 = -1
        for card in range(len(g.book.fate_cards)):
            if self.drawn >> card & 1:
                kind = g.book.fate_cards[card]
                if kind != last:
                    g.offer(act(KEEP, kind))
                last = kind

    def chosen(self, g: Shazar, action: Action) -> None:
        card = g.book.fates[first(action)].first
        while not self.drawn >> card & 1:
            card += 1
        g.fate_discard |= self.drawn & ~BIT[card]
        self.drawn = 0  # what the card brings may come while this choice still lies on the stack
        g.turned_up()
        receive(g, self.seat, card)

    def copy(self) -> ChooseFate:
        return self.carry(ChooseFate(self.seat, self.drawn))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Moment(Window):
    """Named cards can be played at any time: at the start of each turn and when a spell is
    declared, in turn order from the active player. [fate.any-time] [ruling.24]"""

    def __init__(self, seat: i64 = 0, declared: bool = False, passes: i64 = 0) -> None:
        super().__init__(seat, passes)
        self.declared = declared

    def asks_anyway(self, g: Shazar) -> bool:
        return g.holds_fate(self.seat)

    def ask(self, g: Shazar) -> None:
        if not g.holds_fate(self.seat):
            return
        off = g.why_off_board(self.seat)
        offer_any_time(g, self.seat, self.why_no_counter(g) if off == OFFERED else off, off)

    def why_no_counter(self, g: Shazar) -> i64:
        """Say why no spell can be answered: it is declared by another, and once. [fate.counter]"""
        if not self.declared:
            return SPELL_ONLY
        if self.seat == g.active:
            return OWN_SPELL
        return OFFERED if g.played >= 0 else SPELL_GONE

    def chosen(self, g: Shazar, action: Action) -> None:
        play_fate(g, self.seat, first(action))

    def copy(self) -> Moment:
        return self.carry(Moment(self.seat, self.declared, self.passes))


def open_moment(g: Shazar, declared: bool) -> None:
    """Ask, if somebody holds a Fate card. [fate.any-time]"""
    for seat in range(g.seats):
        if g.holds_fate(seat):
            g.push(Moment(g.active, declared))
            return

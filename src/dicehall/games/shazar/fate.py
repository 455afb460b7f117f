"""Fate cards: drawn, kept, played. [fate.named]"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dicehall.games.shazar.card import ANY_ROLL, ANY_TIME, CARRIED, DECLARED, ORDINARY, OWN_ROLL
from dicehall.games.shazar.ids import FateCardId
from dicehall.games.shazar.piles import FATE_DISCARD, fresh, kept
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
from dicehall.kit.bits import lowest
from dicehall.kit.cardsets import WORD, with_card
from dicehall.kit.table import Choice, Window


def draw_fates(g: Shazar, seat: i64, count: i64) -> None:
    """Draw Fate cards and apply one of them, chosen if there are several; the others are
    discarded. [hex.fate] [hex.seer]"""
    drawn = vec[i64]([])
    for i in range(count):
        card = g.draw_fate()
        if card >= 0:
            drawn = with_card(drawn, card)
    if len(drawn) == 0:
        return
    g.tell(FATE_DRAWN, seat, len(drawn))
    if len(drawn) == 1:
        receive(g, seat, drawn[0])
    else:
        choice = ChooseFate(seat)
        choice.drawn = drawn
        g.push(choice)


def receive(g: Shazar, seat: i64, card: FateCardId) -> None:
    """On the own turn an ordinary card takes effect at once, a named one is kept; outside the own
    turn both wait. [fate.own-turn] [fate.later] [fate.named]"""
    if seat != g.active:
        g.fates.put(fresh(seat), card)
        g.tell(FATE_KEPT, seat, g.book.fate_cards[card])
    elif g.book.is_named(card):
        g.fates.put(kept(seat), card)
        g.tell(FATE_KEPT, seat, g.book.fate_cards[card])
    else:
        fire(g, seat, card)


def fire(g: Shazar, seat: i64, card: FateCardId) -> None:
    """An ordinary card takes effect and is discarded. [fate.reshuffle]"""
    kind = g.book.fate_cards[card]
    g.fates.put(FATE_DISCARD, card)
    g.turned_up()
    g.tell(FATE_FIRED, seat, kind)
    g.count(COUNT_FATES, kind)
    g.push(Effects(seat, seat, g.book.fates[kind].block))


def offer_fates(g: Shazar, seat: i64, when: i64, why: i64 = OFFERED) -> None:
    """Offer the cards for an occasion, each kind once, or say why they cannot be played now.
    [fate.named]"""
    if why != OFFERED and g.refused is None:
        return
    last: i64 = -1
    for k in range(g.fates.words):
        cards = g.fates.word(kept(seat), k) | g.fates.word(fresh(seat), k)
        while cards != 0:
            kind = g.book.fate_cards[k * WORD + lowest(cards)]
            cards &= cards - 1
            if kind != last and g.book.fates[kind].trigger == when:
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
    card = g.book.fates[kind].first
    while not g.fates.has(kept(seat), card) and not g.fates.has(fresh(seat), card):
        card += 1
    g.fates.take(kept(seat), card)
    g.fates.move(card, fresh(seat), FATE_DISCARD)
    g.turned_up()
    g.tell(FATE_PLAYED, seat, kind)
    g.count(COUNT_FATES, kind)
    g.push(Effects(seat, seat, g.book.fates[kind].block))


@final
class ChooseFate(Choice):
    """Which of the drawn cards to apply. [hex.seer]"""

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__(seat)
        self.drawn: vec[i64] = vec[i64]([])  # by number, the lowest first

    def ask(self, g: Shazar) -> None:
        last: i64 = -1
        for k in range(len(self.drawn)):
            kind = g.book.fate_cards[self.drawn[k]]
            if kind != last:
                g.offer(act(KEEP, kind))
            last = kind

    def chosen(self, g: Shazar, action: Action) -> None:
        card: FateCardId = -1
        for k in range(len(self.drawn)):
            if card < 0 and g.book.fate_cards[self.drawn[k]] == first(action):
                card = self.drawn[k]
            else:
                g.fates.put(FATE_DISCARD, self.drawn[k])
        # what the card brings may come while this choice still lies on the stack
        self.drawn = vec[i64]([])
        g.turned_up()
        receive(g, self.seat, card)

    def copy(self) -> ChooseFate:  # written by tools/copies.py
        twin = ChooseFate(self.seat)
        if len(self.drawn) > 0:
            twin.drawn = self.drawn[:]
        return self.carry(twin)


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

    def copy(self) -> Moment:  # written by tools/copies.py
        return self.carry(Moment(self.seat, self.declared, self.passes))


def open_moment(g: Shazar, declared: bool) -> None:
    """Ask, if somebody holds a Fate card. [fate.any-time]"""
    if g.fates_are_out():
        g.push(Moment(g.active, declared))

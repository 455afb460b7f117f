"""Spell cards on the move: discarded, stolen, exchanged, spent on the Guardian. [hand.refill]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dicehall.games.shazar.card import NO_SPELL, SEATS, Spell
from dicehall.games.shazar.marks import has, why_no_attack
from dicehall.games.shazar.piles import ASIDE, ATTACKS, DECK, FIRSTS, HAND
from dicehall.games.shazar.rolls import Check
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import (
    DISCARDED,
    DONE,
    DREW,
    EXCHANGED,
    FIGHT,
    GUARDED,
    NOT_ATTACK,
    OFFERED,
    RETURN,
    STOLEN,
    STOLEN_CARD,
)
from dicehall.games.shazar.wounds import hurt
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.bits import lowest
from dicehall.kit.cardsets import WORD
from dicehall.kit.table import Choice, Frame


def discard_random(g: Shazar, seat: i64, count: i64) -> None:
    """Lose random cards; they are drawn anew only at the end of the own next turn.
    [hand.discard] [hand.refill]"""
    for i in range(count):
        if g.hand_size(seat) == 0:
            return
        spell = g.random_card(seat)
        g.take_from_hand(seat, spell)
        g.to_discard(spell)
        g.turned_up()
        g.tell(DISCARDED, seat, spell)


def steal(g: Shazar, victim: i64, thief: i64, count: i64) -> None:
    """Take random cards of a hand, shown to all; they are played as own ones. [hand.steal]
    [ruling.13]"""
    for i in range(count):
        if victim == thief or g.hand_size(victim) == 0:
            return
        spell = g.random_card(victim)
        g.take_from_hand(victim, spell)
        g.put_into_hand(thief, spell)
        g.turned_up()
        g.tell(STOLEN, thief, victim, spell)


def refresh(g: Shazar, seat: i64) -> None:
    """Discard the hand and draw five. [hand.draw]"""
    g.throw_hand_away(seat)
    g.draw(seat, g.book.hand)


def in_hand(g: Shazar, seat: i64, character: i64, k: i64) -> i64:
    """Return the spells of one deck that are in a hand, each by its first card: as word *k* of a
    set."""
    cards = g.cards.word(HAND + SEATS * seat + character, k)
    if cards == 0:
        return 0
    return cards & g.book.sifts.word(FIRSTS + character, k)


def held(g: Shazar, seat: i64, spell: Spell) -> i64:
    """Return how many cards of a spell a player holds."""
    return g.cards.alike(HAND + SEATS * seat + spell.owner, spell.first, spell.copies)


def offer_cards(g: Shazar, character: i64, k: i64, word: i64, what: i64) -> None:
    """Offer the spells in a word of a set."""
    while word != 0:
        g.offer(act(what, g.book.spell_on(character, WORD * k + lowest(word))))
        word &= word - 1


def refuse_cards(g: Shazar, character: i64, k: i64, word: i64, what: i64, why: i64) -> None:
    """Say why nothing can be done with the spells in a word of a set."""
    while word != 0:
        g.refuse(act(what, g.book.spell_on(character, WORD * k + lowest(word))), why)
        word &= word - 1


def refuse_hand(g: Shazar, seat: i64, what: i64, why: i64) -> None:
    """Say why nothing can be done with the cards of a hand."""
    for character in range(SEATS):
        for k in range(g.cards.words):
            refuse_cards(g, character, k, in_hand(g, seat, character, k), what, why)


def refill(g: Shazar, seat: i64) -> None:
    """Draw up to five at the end of the own turn; more are kept. [hand.refill] [ruling.12]"""
    short = g.book.hand - g.hand_size(seat)
    if short > 0:
        g.draw(seat, short)


@final
class Exchange(Choice):
    """Put unwanted cards of the own deck back, draw as many, shuffle. [hex.school]"""

    def ask(self, g: Shazar) -> None:
        home = g.mages[self.seat].character
        for k in range(g.cards.words):
            offer_cards(g, home, k, in_hand(g, self.seat, home, k), RETURN)
        g.offer(act(DONE))
        if g.refused is not None:
            for character in range(SEATS):
                if character != home:
                    for k in range(g.cards.words):
                        stolen = in_hand(g, self.seat, character, k)
                        refuse_cards(g, character, k, stolen, RETURN, STOLEN_CARD)

    def chosen(self, g: Shazar, action: Action) -> None:
        if verb(action) == DONE:
            self.draw_anew(g)
            return
        spell = first(action)
        g.take_from_hand(self.seat, spell)
        g.cards.put_alike(ASIDE, g.spell(spell).first)
        self.done = False

    def draw_anew(self, g: Shazar) -> None:
        """What was put back is not drawn unless nothing else is left."""
        count = g.cards.count(ASIDE)
        if count == 0:
            return
        home = g.mages[self.seat].character
        back = [g.book.spell_of(home, card) for card in g.cards.listed_in(ASIDE)]
        g.pour(home, ASIDE, DECK + home)
        g.tell(EXCHANGED, self.seat, count)
        for spell in back:
            g.cards.take_alike(DECK + home, spell.first, spell.last)
        for i in range(count):
            if g.cards.is_empty(DECK + home):
                self.put_back(g, home, back)
                back = []
            g.draw_one(home, g.cards.count(DECK + home), ASIDE)
        g.pour(home, ASIDE, HAND + SEATS * self.seat + home)
        self.put_back(g, home, back)
        g.tell(DREW, self.seat, count)

    def put_back(self, g: Shazar, home: i64, back: list[Spell]) -> None:
        """Shuffle what was unwanted into the deck."""
        for spell in back:
            g.cards.put_alike(DECK + home, spell.first)

    def copy(self) -> Exchange:  # written by tools/copies.py
        return self.carry(Exchange(self.seat))


@final
class Guardian(Choice):
    """Fight the Guardian with an attack spell, or lose lives at once. [hex.guardian]"""

    def __init__(self, seat: i64 = 0, need: i64 = 60, loss: i64 = 4) -> None:
        super().__init__(seat)
        self.need: i64 = need
        self.loss: i64 = loss

    def ask(self, g: Shazar) -> None:
        """Any attack spell, whatever its sign; who may not attack or cast cannot fight. [ruling.7]
        [status.no-attack] [status.no-spell] [fate.truce]"""
        if has(g, self.seat, NO_SPELL) or why_no_attack(g, self.seat) != OFFERED:
            return
        for character in range(SEATS):
            for k in range(g.cards.words):
                hand = in_hand(g, self.seat, character, k)
                attacks = hand & g.book.sifts.word(ATTACKS + character, k)
                if g.refused is not None:
                    refuse_cards(g, character, k, hand & ~attacks, FIGHT, NOT_ATTACK)
                offer_cards(g, character, k, attacks, FIGHT)
        g.offer(act(DONE))

    def chosen(self, g: Shazar, action: Action) -> None:
        if verb(action) == DONE:
            self.unasked(g)
            return
        spell = first(action)
        g.take_from_hand(self.seat, spell)
        g.to_discard(spell)
        g.turned_up()
        g.tell(DISCARDED, self.seat, spell)
        g.follow(GuardianFight(self.seat, self.need, self.loss))

    def unasked(self, g: Shazar) -> None:
        """Without a fight lives are lost at once. [hex.guardian]"""
        g.tell(GUARDED, self.seat, 0)
        hurt(g, self.seat, self.loss)

    def copy(self) -> Guardian:  # written by tools/copies.py
        return self.carry(Guardian(self.seat, self.need, self.loss))


@final
class GuardianFight(Frame):
    """The roll against the Guardian. [hex.guardian]"""

    def __init__(self, seat: i64 = 0, need: i64 = 60, loss: i64 = 4) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.need: i64 = need
        self.loss: i64 = loss

    def step(self, g: Shazar, at: i64) -> None:
        if at == 0:
            g.push(Check(self.seat, self.need))
            return
        self.done = True
        if g.roll >= self.need:
            g.tell(GUARDED, self.seat, 1)
        else:
            g.tell(GUARDED, self.seat, 0)
            hurt(g, self.seat, self.loss)

    def copy(self) -> GuardianFight:  # written by tools/copies.py
        return self.carry(GuardianFight(self.seat, self.need, self.loss))

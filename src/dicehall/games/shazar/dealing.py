"""Dealing anew what one seat cannot see. [secrets]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shazar.card import SEATS
from dicehall.games.shazar.fate import ChooseFate
from dicehall.games.shazar.hands import Exchange
from dicehall.games.shazar.ids import SpellId
from dicehall.games.shazar.piles import ASIDE, DECK, FATE_DECK, HAND, TRAPS, fresh, kept
from dicehall.games.shazar.table import Shazar
from dicehall.kit.cardsets import NO_CARD, with_card
from dicehall.kit.table import Choice


def deal_anew(g: Shazar, seat: i64) -> None:
    """Deal anew what a seat cannot know: the others' hands, hidden traps, Fate cards. What is
    stolen lies open. [secrets]"""
    if len(g.mages) == 0:
        return
    for other in range(g.seats):
        if other != seat:
            deal_spells(g, other)
    deal_fates(g, seat)
    if not g.over and g.seat != seat:
        frame = g.top()
        if isinstance(frame, Choice):
            g.option_count = 0
            frame.step(g, frame.at)


def deal_spells(g: Shazar, seat: i64) -> None:
    """Deal one player's own cards anew: hand, deck, hidden traps and cards put aside."""
    home = g.mages[seat].character
    pool = DECK + home
    hand = HAND + SEATS * seat + home
    in_hand = g.cards.count(hand)
    g.pour(home, hand, pool)
    aside: i64 = 0
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Exchange) and frame.seat == seat:
            aside = g.cards.count(ASIDE)
            g.pour(home, ASIDE, pool)
    for i in range(len(g.traps)):
        if hidden_here(g, g.traps[i].owner, g.traps[i].spell, seat):
            g.cards.put_alike(pool, g.spell(g.traps[i].spell).first)
    declared = g.played >= 0 and g.spell(g.played).trap >= 0
    declared = declared and hidden_here(g, g.active, g.played, seat)
    if declared:
        g.cards.put_alike(pool, g.spell(g.played).first)
    for i in range(len(g.traps)):
        trap = g.traps[i]
        if hidden_here(g, trap.owner, trap.spell, seat):
            trap.spell = a_trap(g, home)
    if declared:
        g.played = a_trap(g, home)
    left = g.cards.count(pool)
    for i in range(aside):
        g.draw_one(home, left - i, ASIDE)
    for i in range(in_hand):
        g.draw_one(home, left - aside - i, hand)


def hidden_here(g: Shazar, owner: i64, spell: SpellId, seat: i64) -> bool:
    """Say whether a face-down card is one of a player's own deck."""
    return owner == seat and g.spell(spell).owner == g.mages[seat].character


def a_trap(g: Shazar, home: i64) -> SpellId:
    """Take a random hidden trap out of a deck."""
    count: i64 = 0
    card = next_trap(g, home, NO_CARD)
    while card >= 0:
        count += 1
        card = next_trap(g, home, card)
    number = g.dice.below(count)
    card = next_trap(g, home, NO_CARD)
    for i in range(number):
        card = next_trap(g, home, card)
    spell = g.book.spell_of(home, card)
    g.cards.take_alike(DECK + home, spell.first, spell.last)
    return spell.number


def next_trap(g: Shazar, home: i64, card: i64) -> i64:
    """Return the next hidden trap of a deck after a card, or NO_CARD."""
    card = g.cards.after(DECK + home, card)
    while card >= 0 and not g.book.sifts.has(TRAPS + home, card):
        card = g.cards.after(DECK + home, card)
    return card


def deal_fates(g: Shazar, seat: i64) -> None:
    """Deal the Fate cards of the others anew: those they keep are named ones, those drawn outside
    their turn may be any. [fate.named] [fate.later]"""
    fates = g.fates
    counts = vec[i64]([0] * (2 * SEATS))
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, ChooseFate) and frame.seat != seat:
            for k in range(len(frame.drawn)):
                fates.put(FATE_DECK, frame.drawn[k])
    for other in range(g.seats):
        if other != seat:
            counts[2 * other] = fates.count(kept(other))
            counts[2 * other + 1] = fates.count(fresh(other))
            fates.pour(kept(other), FATE_DECK)
            fates.pour(fresh(other), FATE_DECK)
    for other in range(g.seats):
        if other != seat:
            for i in range(counts[2 * other]):
                fates.move(one_named(g), FATE_DECK, kept(other))
    for other in range(g.seats):
        if other != seat:
            for i in range(counts[2 * other + 1]):
                fates.put(fresh(other), g.draw_fate())
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, ChooseFate) and frame.seat != seat:
            drawn = vec[i64]([])
            for k in range(len(frame.drawn)):
                drawn = with_card(drawn, g.draw_fate())
            frame.drawn = drawn


def one_named(g: Shazar) -> i64:
    """Return a random named card of the Fate deck."""
    named = vec[i64](capacity=16)
    card = g.fates.after(FATE_DECK, NO_CARD)
    while card >= 0:
        if g.book.is_named(card):
            named = append(named, card)
        card = g.fates.after(FATE_DECK, card)
    return named[g.dice.below(len(named))]

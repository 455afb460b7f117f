"""Dealing anew what one seat cannot see. [secrets]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shazar.card import (
    SEATS,
    SPELLS_EACH,
)
from dicehall.games.shazar.fate import ChooseFate
from dicehall.games.shazar.hands import Exchange
from dicehall.games.shazar.ids import SpellId
from dicehall.games.shazar.piles import ONE, nth, size
from dicehall.games.shazar.table import FATE_DECK, FRESH, KEPT, Shazar
from dicehall.kit.cardsets import NO_CARD, with_card
from dicehall.kit.dice import Dice
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


def drawn_from(pile: i64, dice: Dice) -> i64:
    """Return the kind of a random card of a pile."""
    return nth(pile, dice.below(size(pile)))


def deal_spells(g: Shazar, seat: i64) -> None:
    """Deal one player's own cards anew: hand, deck, hidden traps and cards put aside."""
    home = g.mages[seat].character
    at = SEATS * seat + home
    pool = g.decks[home] + g.hands[at]
    hand = size(g.hands[at])
    exchange: Exchange | None = None
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Exchange) and frame.seat == seat:
            exchange = frame
            pool += frame.aside
    for i in range(len(g.traps)):
        if hidden_here(g, g.traps[i].owner, g.traps[i].spell, seat, home):
            pool += ONE[g.traps[i].spell % SPELLS_EACH]
    declared = g.played >= 0 and g.spell(g.played).trap >= 0
    declared = declared and hidden_here(g, g.active, g.played, seat, home)
    if declared:
        pool += ONE[g.played % SPELLS_EACH]
    traps = trap_pile(g, home)
    for i in range(len(g.traps)):
        trap = g.traps[i]
        if hidden_here(g, trap.owner, trap.spell, seat, home):
            kind = drawn_from(pool & traps, g.dice)
            pool -= ONE[kind]
            trap.spell = home * SPELLS_EACH + kind
    if declared:
        kind = drawn_from(pool & traps, g.dice)
        pool -= ONE[kind]
        g.played = home * SPELLS_EACH + kind
    if exchange is not None:
        count = size(exchange.aside)
        exchange.aside = 0
        for i in range(count):
            kind = drawn_from(pool, g.dice)
            pool -= ONE[kind]
            exchange.aside += ONE[kind]
    g.hands[at] = 0
    for i in range(hand):
        kind = drawn_from(pool, g.dice)
        pool -= ONE[kind]
        g.hands[at] += ONE[kind]
    g.decks[home] = pool


def hidden_here(g: Shazar, owner: i64, spell: SpellId, seat: i64, home: i64) -> bool:
    """Say whether a face-down card is one of a player's own deck."""
    return owner == seat and spell // SPELLS_EACH == home


def trap_pile(g: Shazar, home: i64) -> i64:
    """Return a mask of the hidden traps in a deck."""
    mask: i64 = 0
    for kind in range(SPELLS_EACH):
        if g.book.spells[home * SPELLS_EACH + kind].trap >= 0:
            mask |= 3 * ONE[kind]
    return mask


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
            counts[2 * other] = fates.count(KEPT + other)
            counts[2 * other + 1] = fates.count(FRESH + other)
            fates.pour(KEPT + other, FATE_DECK)
            fates.pour(FRESH + other, FATE_DECK)
    for other in range(g.seats):
        if other != seat:
            for i in range(counts[2 * other]):
                fates.move(one_named(g), FATE_DECK, KEPT + other)
    for other in range(g.seats):
        if other != seat:
            for i in range(counts[2 * other + 1]):
                fates.put(FRESH + other, g.draw_fate())
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

"""Dealing anew what one seat cannot see. [secrets]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shazar.card import (
    SEATS,
    SPELLS_EACH,
)
from dicehall.games.shazar.fate import ChooseFate
from dicehall.games.shazar.hands import Exchange
from dicehall.games.shazar.piles import ONE, bits, nth, nth_bit, size
from dicehall.games.shazar.table import Shazar
from dicehall.kit.dice import Dice
from dicehall.kit.table import BIT, Choice


def deal_anew(g: Shazar, seat: i64, dice: Dice) -> Shazar:
    """Return a table the seat cannot tell from this one: the others' hands, hidden traps and Fate
    cards dealt anew. Stolen cards lie open. [secrets]"""
    twin = g.copy()
    twin.dice = dice
    if len(g.mages) == 0:
        return twin
    for other in range(g.seats):
        if other != seat:
            deal_spells(twin, other)
    deal_fates(twin, seat)
    if not g.over and twin.seat != seat:
        frame = twin.top()
        if isinstance(frame, Choice):
            twin.option_count = 0
            frame.step(twin, frame.at)
    return twin


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
        if hidden_here(g, g.traps[i] >> 13, g.traps[i] >> 7 & 63, seat, home):
            pool += ONE[(g.traps[i] >> 7 & 63) % SPELLS_EACH]
    declared = g.played >= 0 and g.spell(g.played).trap >= 0
    declared = declared and hidden_here(g, g.active, g.played, seat, home)
    if declared:
        pool += ONE[g.played % SPELLS_EACH]
    traps = trap_pile(g, home)
    for i in range(len(g.traps)):
        trap = g.traps[i]
        if hidden_here(g, trap >> 13, trap >> 7 & 63, seat, home):
            kind = drawn_from(pool & traps, g.dice)
            pool -= ONE[kind]
            g.traps[i] = trap & 127 | (home * SPELLS_EACH + kind) << 7 | trap >> 13 << 13
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


def hidden_here(g: Shazar, owner: i64, spell: i64, seat: i64, home: i64) -> bool:
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
    pool = g.fate_deck
    counts = vec[i64]([0] * (2 * SEATS))
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, ChooseFate) and frame.seat != seat:
            pool |= frame.drawn
    for other in range(g.seats):
        if other != seat:
            mage = g.mages[other]
            counts[2 * other] = bits(mage.kept)
            counts[2 * other + 1] = bits(mage.fresh)
            pool |= mage.kept | mage.fresh
    for other in range(g.seats):
        if other != seat:
            mage = g.mages[other]
            mage.kept = 0
            for i in range(counts[2 * other]):
                card = one_of(pool & g.book.named, g.dice)
                mage.kept |= BIT[card]
                pool &= ~BIT[card]
    for other in range(g.seats):
        if other != seat:
            mage = g.mages[other]
            mage.fresh = 0
            for i in range(counts[2 * other + 1]):
                card = one_of(pool, g.dice)
                mage.fresh |= BIT[card]
                pool &= ~BIT[card]
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, ChooseFate) and frame.seat != seat:
            count = bits(frame.drawn)
            frame.drawn = 0
            for k in range(count):
                card = one_of(pool, g.dice)
                frame.drawn |= BIT[card]
                pool &= ~BIT[card]
    g.fate_deck = pool


def one_of(mask: i64, dice: Dice) -> i64:
    """Return a random card of a mask."""
    return nth_bit(mask, dice.below(bits(mask)))

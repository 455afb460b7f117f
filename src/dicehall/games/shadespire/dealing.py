"""Dealing anew what a seat cannot know: the others' hands, and decks of their own. [deck.open]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shadespire.cards import WARBANDS
from dicehall.games.shadespire.decks import random_deck
from dicehall.games.shadespire.pieces import GIVEN, Band, bits
from dicehall.games.shadespire.setup import PickWarbands, give_deck
from dicehall.games.shadespire.table import Shadespire
from dicehall.kit.dice import Dice
from dicehall.kit.table import BIT, Choice


def deal_anew(g: Shadespire, seat: i64, dice: Dice) -> Shadespire:
    """Return a table the seat cannot tell from this one, the unseen dealt anew.

    A starter deck is known to all, so hand and deck together are; of any other deck only what has
    lain open, unless the lists are. [deck.open]
    """
    twin = g.copy()
    twin.dice = dice
    if not g.over:
        top = twin.top()
        if isinstance(top, PickWarbands):
            pick_anew(twin, seat, top)
            return twin
    for other in range(g.seats):
        if other != seat:
            band = twin.bands[other]
            deck = band.deck | band.hand
            objective_deck = band.objective_deck | band.objectives
            if not band.listed:
                deck, objective_deck = bring_anew(twin, band)
            draw_anew(twin, band, deck, objective_deck)
    if not g.over and twin.seat != seat:
        frame = twin.top()
        if isinstance(frame, Choice):
            twin.option_count = 0
            frame.step(twin, frame.at)
    return twin


def pick_anew(twin: Shadespire, seat: i64, frame: PickWarbands) -> None:
    """Before the warbands are shown, nobody knows what the others picked or brought."""
    sealed = frame.picking & ~frame.pending
    for other in range(twin.seats):
        if other != seat:
            band = twin.bands[other]
            if band.dealt == GIVEN or sealed & BIT[other] != 0:
                band.warband = twin.dice.below(len(WARBANDS))
            if band.dealt == GIVEN:
                give_deck(band, random_deck(twin.book, int(band.warband), twin.dice))


def bring_anew(twin: Shadespire, band: Band) -> tuple[i64, i64]:
    """Let a band have brought any legal decks that fit what has lain open. [deck.limits]

    Return the power cards and the objectives that are unseen now.
    """
    book = twin.book
    power = band.open_power()
    objectives = band.open_objectives()
    size = bits(band.all_power)
    ploys = BIT[book.ploy_count] - 1
    band.all_power = filled(
        band.seen_power | power, book.legal_power[band.warband], size, ploys, size // 2, twin.dice
    )
    band.all_objectives = filled(
        band.seen_objectives | objectives,
        book.legal_objectives[band.warband],
        bits(band.all_objectives),
        0,
        0,
        twin.dice,
    )
    return band.all_power & ~power, band.all_objectives & ~objectives


def filled(seen: i64, legal: i64, size: i64, ploys: i64, most: i64, dice: Dice) -> i64:
    """Return a deck of a size: the cards seen and any legal others, ploys *most* at most."""
    pool = vec[i64](capacity=60)  # each card as the bit it is in a mask
    rest = legal & ~seen
    while rest != 0:
        after = rest & (rest - 1)
        pool = append(pool, rest ^ after)
        rest = after
    left: i64 = len(pool)
    missing = size - bits(seen)
    room = most - bits(seen & ploys)
    deck = seen
    while missing > 0 and left > 0:
        k = dice.below(left)
        card = pool[k]
        left -= 1
        pool[k] = pool[left]
        if card & ploys != 0:
            if room == 0:
                continue
            room -= 1
        deck |= card
        missing -= 1
    return deck


def draw_anew(twin: Shadespire, band: Band, deck: i64, objective_deck: i64) -> None:
    """Draw as many cards as a band holds, from all that are unseen."""
    hand = bits(band.hand)
    held = bits(band.objectives)
    fresh = bits(band.fresh & band.objectives)
    band.hand = 0
    for card in range(hand):
        drawn = BIT[twin.random_card(deck)]
        deck &= ~drawn
        band.hand |= drawn
    band.objectives = 0
    band.fresh = 0
    for card in range(held):
        drawn = BIT[twin.random_card(objective_deck)]
        objective_deck &= ~drawn
        band.objectives |= drawn
        if card < fresh:
            band.fresh |= drawn
    band.deck = deck
    band.objective_deck = objective_deck

"""Dealing anew what a seat cannot know: the others' hands, and decks of their own. [deck.open]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shadespire.cards import WARBANDS
from dicehall.games.shadespire.decks import random_deck
from dicehall.games.shadespire.pieces import (
    ALL_OBJECTIVES,
    ALL_POWER,
    DECK,
    FRESH,
    GIVEN,
    HAND,
    OBJECTIVE_DECK,
    OBJECTIVES,
    SEEN_OBJECTIVES,
    SEEN_POWER,
    Band,
)
from dicehall.games.shadespire.setup import PickWarbands, give_deck
from dicehall.games.shadespire.table import Shadespire
from dicehall.kit.cardsets import NO_CARD
from dicehall.kit.dice import Dice
from dicehall.kit.table import BIT, Choice


def deal_anew(g: Shadespire, seat: i64) -> None:
    """Deal anew what a seat cannot know.

    A starter deck is known to all, so hand and deck together are; of any other deck only what has
    lain open, unless the lists are. [deck.open]
    """
    if not g.over:
        top = g.top()
        if isinstance(top, PickWarbands):
            pick_anew(g, seat, top)
            return
    for other in range(g.seats):
        if other != seat:
            band = g.bands[other]
            hand = band.count(HAND)
            held = band.count(OBJECTIVES)
            fresh = held_fresh(band)
            if band.listed:
                band.pour(HAND, DECK)
                band.pour(OBJECTIVES, OBJECTIVE_DECK)
            else:
                bring_anew(g, band)
            draw_anew(g, band, hand, held, fresh)
    if not g.over and g.seat != seat:
        frame = g.top()
        if isinstance(frame, Choice):
            g.option_count = 0
            frame.step(g, frame.at)


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


def held_fresh(band: Band) -> i64:
    """Return how many objectives in hand wait for the next action. [objective.fresh]"""
    count: i64 = 0
    card = band.after(FRESH, NO_CARD)
    while card >= 0:
        if band.has(OBJECTIVES, card):
            count += 1
        card = band.after(FRESH, card)
    return count


def bring_anew(twin: Shadespire, band: Band) -> None:
    """Let a band have brought any legal decks that fit what has lain open. [deck.limits]

    All that is unseen now lies in the decks.
    """
    book = twin.book
    size = band.count(ALL_POWER)
    opened = vec[i64](capacity=16)
    others = vec[i64](capacity=64)
    for card in range(book.power_count):
        if band.power_lay_open(card):
            opened = append(opened, card)
        elif not band.has(SEEN_POWER, card) and book.fits(book.power_band(card), band.warband):
            others = append(others, card)
    band.clear(ALL_POWER)
    band.add(SEEN_POWER, ALL_POWER)
    fill(band, ALL_POWER, opened, others, size, book.ploy_count, size // 2, twin.dice)
    band.clear(HAND)
    unseen(band, ALL_POWER, opened, DECK)
    size = band.count(ALL_OBJECTIVES)
    opened = vec[i64](capacity=16)
    others = vec[i64](capacity=64)
    for card in range(len(book.objectives)):
        if band.objective_lay_open(card):
            opened = append(opened, card)
        elif not band.has(SEEN_OBJECTIVES, card):
            if book.fits(book.objectives[card].warband, band.warband):
                others = append(others, card)
    band.clear(ALL_OBJECTIVES)
    band.add(SEEN_OBJECTIVES, ALL_OBJECTIVES)
    fill(band, ALL_OBJECTIVES, opened, others, size, 0, 0, twin.dice)
    band.clear(OBJECTIVES)
    unseen(band, ALL_OBJECTIVES, opened, OBJECTIVE_DECK)


def fill(
    band: Band,
    deck: i64,
    opened: vec[i64],
    others: vec[i64],
    size: i64,
    ploys: i64,
    most: i64,
    dice: Dice,
) -> None:
    """Fill a deck, in which what was seen before lies, to its size: with what has lain open and
    any of the others. Cards below *ploys* are ploys, *most* at most."""
    for k in range(len(opened)):
        band.put(deck, opened[k])
    left: i64 = len(others)
    missing = size - band.count(deck)
    room = most
    card = band.after(deck, NO_CARD)
    while card >= 0 and card < ploys:
        room -= 1
        card = band.after(deck, card)
    while missing > 0 and left > 0:
        k = dice.below(left)
        card = others[k]
        left -= 1
        others[k] = others[left]
        if card < ploys:
            if room == 0:
                continue
            room -= 1
        band.put(deck, card)
        missing -= 1


def unseen(band: Band, brought: i64, opened: vec[i64], deck: i64) -> None:
    """Let all that was brought and has not lain open be in the deck."""
    band.clear(deck)
    band.add(brought, deck)
    for k in range(len(opened)):
        band.take(deck, opened[k])


def draw_anew(twin: Shadespire, band: Band, hand: i64, held: i64, fresh: i64) -> None:
    """Draw as many cards as a band holds, from all that are unseen."""
    left = band.count(DECK)
    for drawn in range(hand):
        band.move(band.nth(DECK, twin.dice.below(left - drawn)), DECK, HAND)
    band.clear(FRESH)
    left = band.count(OBJECTIVE_DECK)
    for drawn in range(held):
        card = band.nth(OBJECTIVE_DECK, twin.dice.below(left - drawn))
        band.move(card, OBJECTIVE_DECK, OBJECTIVES)
        if drawn < fresh:
            band.put(FRESH, card)

"""The end of the game. [win]"""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.quarriors.ids import Slot
from dicehall.games.quarriors.piles import FIRST_CREATURE, FIRST_SPELL, ONE, held
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import EMPTIED, LAST_ROUND, NO_CREATURES_LEFT, TOOK, WON
from dicehall.kit.ids import Seat
from dicehall.kit.table import BIT


def take_from_wilds(g: Quarriors, seat: Seat, slot: Slot) -> None:
    """A die leaves the wilds for nothing; that may end the game too. [ruling.8]"""
    g.stock -= ONE[slot]
    g.tell(TOOK, seat, slot)
    look_at_card(g, slot)


def look_at_card(g: Quarriors, slot: Slot) -> None:
    """A die has left its card; enough empty creature cards end the game. [win.empty]"""
    if held(g.stock, slot) == 0:
        g.tell(EMPTIED, slot)
        if FIRST_CREATURE <= slot < FIRST_SPELL:
            check_empty_cards(g)


def check_empty_cards(g: Quarriors) -> None:
    """Four or more empty creature cards end the game at once. [win.empty]"""
    empty = g.empty_creature_cards()
    if empty >= g.book.empty_cards:
        g.tell(NO_CREATURES_LEFT, empty)
        decide(g)


def last_round(g: Quarriors) -> None:
    """After the last round the game ends as if the wilds were empty. [end.rounds]"""
    g.tell(LAST_ROUND, g.round)
    decide(g)


def decide(g: Quarriors) -> None:
    """Most glory wins, then most dice in the ready area; else the victory is shared.
    [win.most] [win.tie] [win.shared]"""
    best: i64 = -1
    for seat in range(g.seats):
        standing = g.players[seat].glory * 1000 + g.ready_dice(seat)
        if standing > best:
            best = standing
            g.winners = 0
        if standing == best:
            g.winners |= BIT[seat]
    g.tell(WON, g.winners)
    g.finish()

"""The end of the game. [win]"""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import LAST_ROUND, NO_CREATURES_LEFT, WON
from dicehall.kit.table import BIT


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

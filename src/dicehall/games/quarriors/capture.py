"""Phases 5 and 6: capture a die, tidy up. [capture] [end]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.pieces import slot_of
from dicehall.games.quarriors.piles import FIRST_CREATURE, FIRST_SPELL, ONE, SLOTS, held
from dicehall.games.quarriors.spells import cast, offer_casts
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import (
    CAPTURE_DIE,
    CAPTURED,
    CAST,
    DISCARD,
    DISCARDED,
    DONE,
    EMPTIED,
    TOOK,
)
from dicehall.games.quarriors.victory import check_empty_cards
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.table import Choice


def price_of(g: Quarriors, slot: i64) -> i64:
    """Return what a capture costs the active player; never less than nothing. [capture.price]
    [wizard.mighty] [ruling.8]"""
    price = g.wilds.costs[slot] - g.discount
    return price if price > 0 else 0


def take_from_wilds(g: Quarriors, seat: i64, slot: i64) -> None:
    """A die leaves the wilds for nothing; that may end the game too. [ruling.8]"""
    g.tell(TOOK, seat, slot)
    leave_wilds(g, slot)


def leave_wilds(g: Quarriors, slot: i64) -> None:
    """A die leaves its card; enough empty creature cards end the game. [win.empty]"""
    g.stock -= ONE[slot]
    if held(g.stock, slot) == 0:
        g.tell(EMPTIED, slot)
        if FIRST_CREATURE <= slot < FIRST_SPELL:
            check_empty_cards(g)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Capture(Choice):
    """Capture a die with the quiddity that is left, cast what is left, put unwanted spells away.
    [capture] [capture.one] [end.spells]"""

    def ask(self, g: Quarriors) -> None:
        if g.captures > 0:
            most = g.available() + g.discount  # a price below nothing is nothing
            costs = g.wilds.costs
            stock = g.stock
            for slot in range(SLOTS):
                if costs[slot] <= most and held(stock, slot) > 0:
                    g.offer(act(CAPTURE_DIE, slot))
        spells = g.players[self.seat].spells
        if spells.count > 0:
            offer_casts(g, self.seat, False)
            for i in range(spells.count):
                if not spells.repeats(i):
                    g.offer(act(DISCARD, spells.dice[i]))
        if g.option_count > 0:
            g.offer(act(DONE))

    def chosen(self, g: Quarriors, action: Action) -> None:
        if verb(action) == DONE:
            return
        self.done = False
        if verb(action) == CAST:
            cast(g, self.seat, first(action))
        elif verb(action) == DISCARD:
            self.discard(g, first(action))
        else:
            self.capture(g, first(action))

    def capture(self, g: Quarriors, slot: i64) -> None:
        """Pay the price; the die goes to the used pile. [capture.price] [capture.used]"""
        price = price_of(g, slot)
        g.pay(price)
        g.captures -= 1
        g.players[self.seat].used += ONE[slot]
        g.tell(CAPTURED, self.seat, slot, price)
        leave_wilds(g, slot)

    def discard(self, g: Quarriors, die: i64) -> None:
        """A spell that is not wanted any more goes to the used pile. [end.spells]"""
        g.players[self.seat].spells.remove(die)
        g.players[self.seat].used += ONE[slot_of(die)]
        g.tell(DISCARDED, self.seat, die)

    def copy(self) -> Capture:
        return self.carry(Capture(self.seat))

"""Phases 5 and 6: capture a die, tidy up. [capture] [end]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.choices import UntilDone
from dicehall.games.quarriors.ids import DieFace, Slot
from dicehall.games.quarriors.moments import refuse_pool
from dicehall.games.quarriors.pieces import slot_of
from dicehall.games.quarriors.piles import ONE, SLOTS, held
from dicehall.games.quarriors.reactions import offer_switches, switch
from dicehall.games.quarriors.spells import FREELY, cast, offer_casts
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import (
    CAPTURE_DIE,
    CAPTURED,
    CAST,
    DISCARD,
    DISCARDED,
    DONE,
    EMPTY,
    NO_CAPTURE_LEFT,
    SWITCH,
    TOO_DEAR,
)
from dicehall.games.quarriors.victory import look_at_card
from dicehall.kit.action import Action, act, first, verb


def price_of(g: Quarriors, slot: Slot) -> i64:
    """Return what a capture costs the active player; never less than nothing. [capture.price]
    [wizard.mighty] [ruling.8]"""
    price = g.wilds.costs[slot] - g.discount
    return price if price > 0 else 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Capture(UntilDone):
    """Capture a die with the quiddity that is left, cast what is left, put unwanted spells away.
    [capture] [capture.one] [end.spells] [ooze.switch]"""

    def ask(self, g: Quarriors) -> None:
        captures = g.captures
        curious = g.refused is not None
        if captures > 0 or curious:
            most = g.available() + g.discount  # a price below nothing is nothing
            costs = g.wilds.costs
            stock = g.stock
            for slot in range(SLOTS):
                if costs[slot] <= most and held(stock, slot) > 0 and captures > 0:
                    g.offer(act(CAPTURE_DIE, slot))
                elif curious:
                    self.refuse_capture(g, slot)
        spells = g.players[self.seat].spells
        if spells.count > 0:
            offer_casts(g, self.seat, FREELY)
            for i in range(spells.count):
                if not spells.repeats(i):
                    g.offer(act(DISCARD, spells.dice[i]))
        offer_switches(g, self.seat)
        if g.option_count > 0:
            g.offer(act(DONE))
        if curious:
            refuse_pool(g, self.seat)

    def refuse_capture(self, g: Quarriors, slot: Slot) -> None:
        """Say why a die cannot be captured. [capture.one] [capture.price]"""
        dear = NO_CAPTURE_LEFT if g.captures == 0 else TOO_DEAR
        why = EMPTY if held(g.stock, slot) == 0 else dear
        g.refuse(act(CAPTURE_DIE, slot), why, price_of(g, slot), g.available())

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.done = False
        if verb(action) == CAST:
            cast(g, self.seat, first(action))
        elif verb(action) == SWITCH:
            switch(g, self.seat, first(action))
        elif verb(action) == DISCARD:
            self.discard(g, first(action))
        else:
            self.capture(g, first(action))

    def capture(self, g: Quarriors, slot: Slot) -> None:
        """Pay the price; the die goes to the used pile. [capture.price] [capture.used]"""
        price = price_of(g, slot)
        g.pay(price)
        g.captures -= 1
        g.stock -= ONE[slot]
        g.players[self.seat].used += ONE[slot]
        g.tell(CAPTURED, self.seat, slot, price)
        look_at_card(g, slot)

    def discard(self, g: Quarriors, die: DieFace) -> None:
        """A spell that is not wanted any more goes to the used pile. [end.spells]"""
        g.players[self.seat].spells.remove(die)
        g.players[self.seat].used += ONE[slot_of(die)]
        g.tell(DISCARDED, self.seat, die)

    def copy(self) -> Capture:  # written by tools/copies.py
        return self.carry(Capture(self.seat))

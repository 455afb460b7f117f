"""The power step: ploys and upgrades. [power]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dicehall.games.shadespire.cards import NOTHING, POWER_STEP, Ploy, Upgrade
from dicehall.games.shadespire.ploys import play_ploy
from dicehall.games.shadespire.reactions import Reactions
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import (
    EQUIP,
    EQUIPPED,
    IS_OUT,
    IS_REACTION,
    NO_DEMAND,
    NO_GLORY,
    OFFERED,
    PLAY,
    RESTRICTED,
)
from dicehall.kit.action import Action, act, first, second, verb
from dicehall.kit.table import BIT, Window


def offer_upgrades(g: Shadespire, seat: i64) -> None:
    """Offer each upgrade in hand for each fighter that may have it. [upgrade] [upgrade.cost]"""
    band = g.bands[seat]
    if band.glory == band.spent and g.refused is None:
        return
    for u in range(len(g.book.upgrades)):
        if band.hand >> (g.book.ploy_count + u) & 1:
            for i in range(band.first, band.first + band.size):
                why = why_not_equipped(g, seat, g.book.upgrades[u], i)
                if why == OFFERED:
                    g.offer(act(EQUIP, u, i))
                else:
                    g.refuse(act(EQUIP, u, i), why)


def why_not_equipped(g: Shadespire, seat: i64, upgrade: Upgrade, i: i64) -> i64:
    """Say why a fighter cannot have an upgrade. [upgrade] [upgrade.cost]"""
    fighter = g.fighters[i]
    if fighter.hex < 0:
        return IS_OUT
    if not upgrade.only >> fighter.card & 1:
        return RESTRICTED
    return NO_GLORY if g.bands[seat].glory == g.bands[seat].spent else OFFERED


def equip(g: Shadespire, seat: i64, u: i64, fighter: i64) -> None:
    """Flip a glory point and give a fighter the upgrade, to the end of the game. [upgrade.cost]"""
    band = g.bands[seat]
    card = g.book.ploy_count + u
    band.spent += 1
    band.hand &= ~BIT[card]
    g.fighters[fighter].upgrades |= BIT[u]
    g.turned_up()
    g.tell(EQUIPPED, seat, u, fighter)


@final
class PowerStep(Window):
    """In turn, from the active player on, play a power card or pass, until all pass in a row.

    [power.turns] Whoever holds a card is asked, so that being asked tells nothing.
    """

    def next_seat(self, g: Shadespire, seat: i64) -> i64:
        return g.after(seat)

    def asks_anyway(self, g: Shadespire) -> bool:
        return g.bands[self.seat].hand != 0

    def ask(self, g: Shadespire) -> None:
        """Offer ploys whose demand can be met, and upgrades. [ploy.demand]"""
        hand = g.bands[self.seat].hand
        if g.refused is None:
            hand &= ~g.book.reactions
        if hand & (BIT[g.book.ploy_count] - 1) != 0:
            self.ask_ploys(g, hand)
        offer_upgrades(g, self.seat)

    def ask_ploys(self, g: Shadespire, hand: i64) -> None:
        """Offer the ploys of a hand. [ploy.demand]"""
        leisure = Reactions(self.seat)
        for p in range(g.book.ploy_count):
            if hand >> p & 1:
                why = self.why_not(g, g.book.ploys[p], leisure)
                if why == OFFERED:
                    g.offer(act(PLAY, p))
                else:
                    g.refuse(act(PLAY, p), why)

    def why_not(self, g: Shadespire, ploy: Ploy, leisure: Reactions) -> i64:
        """Say why a ploy cannot be played now; one that waits for something can. [ploy.demand]"""
        if ploy.when != POWER_STEP:
            return IS_REACTION
        if ploy.trigger == NOTHING:
            for k in range(len(ploy.effects)):
                if not ploy.effects[k].playable(g, self.seat, leisure):
                    return NO_DEMAND
        return OFFERED

    def chosen(self, g: Shadespire, action: Action) -> None:
        seat = self.seat
        self.seat = g.after(seat)
        if verb(action) == PLAY:
            play_ploy(g, seat, first(action), Reactions(seat))
        else:
            equip(g, seat, first(action), second(action))

    def copy(self) -> PowerStep:
        return self.carry(PowerStep(self.seat, self.passes))

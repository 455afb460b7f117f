"""The power step: ploys and upgrades. [power]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.shadespire.cards import NOTHING, POWER_STEP, Ploy, Upgrade
from dicehall.games.shadespire.ids import FighterId
from dicehall.games.shadespire.pieces import HAND
from dicehall.games.shadespire.ploys import play_ploy
from dicehall.games.shadespire.reactions import Reactions
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import (
    EQUIP,
    EQUIPPED,
    IS_OUT,
    IS_REACTION,
    NO_GLORY,
    OFFERED,
    PLAY,
    RESTRICTED,
)
from dicehall.kit.action import Action, act, first, second, verb
from dicehall.kit.cardsets import NO_CARD, with_card
from dicehall.kit.table import Window


def offer_upgrades(g: Shadespire, seat: i64) -> None:
    """Offer each upgrade in hand for each fighter that may have it. [upgrade] [upgrade.cost]"""
    band = g.bands[seat]
    if band.glory == band.spent and g.refused is None:
        return
    card = band.after(HAND, g.book.ploy_count - 1)
    while card >= 0:
        u = card - g.book.ploy_count
        for i in range(band.first, band.first + band.size):
            why = why_not_equipped(g, seat, g.book.upgrades[u], i)
            if why == OFFERED:
                g.offer(act(EQUIP, u, i))
            else:
                g.refuse(act(EQUIP, u, i), why)
        card = band.after(HAND, card)


def why_not_equipped(g: Shadespire, seat: i64, upgrade: Upgrade, i: i64) -> i64:
    """Say why a fighter cannot have an upgrade. [upgrade] [upgrade.cost]"""
    fighter = g.fighters[i]
    if fighter.hex < 0:
        return IS_OUT
    if not upgrade.suits(fighter.card):
        return RESTRICTED
    return NO_GLORY if g.bands[seat].glory == g.bands[seat].spent else OFFERED


def equip(g: Shadespire, seat: i64, u: i64, fighter: FighterId) -> None:
    """Flip a glory point and give a fighter the upgrade, to the end of the game. [upgrade.cost]"""
    band = g.bands[seat]
    band.spent += 1
    band.take(HAND, g.book.ploy_count + u)
    g.fighters[fighter].upgrades = with_card(g.fighters[fighter].upgrades, u)
    g.turned_up()
    g.tell(EQUIPPED, seat, u, fighter)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PowerStep(Window):
    """In turn, from the active player on, play a power card or pass, until all pass in a row.

    [power.turns] Whoever holds a card is asked, so that being asked tells nothing.
    """

    def next_seat(self, g: Shadespire, seat: i64) -> i64:
        return g.after(seat)

    def asks_anyway(self, g: Shadespire) -> bool:
        return not g.bands[self.seat].is_empty(HAND)

    def ask(self, g: Shadespire) -> None:
        """Offer ploys whose demand can be met, and upgrades. [ploy.demand]"""
        band = g.bands[self.seat]
        leisure: Reactions | None = None
        p = band.after(HAND, NO_CARD)
        while 0 <= p < g.book.ploy_count:
            why: i64 = IS_REACTION
            if g.book.ploys[p].when == POWER_STEP:
                if leisure is None:
                    leisure = Reactions(self.seat)
                why = self.why_not(g, g.book.ploys[p], leisure)
            if why == OFFERED:
                g.offer(act(PLAY, p))
            else:
                g.refuse(act(PLAY, p), why)
            p = band.after(HAND, p)
        offer_upgrades(g, self.seat)

    def why_not(self, g: Shadespire, ploy: Ploy, leisure: Reactions) -> i64:
        """Say why a ploy cannot be played now; one that waits for something can. [ploy.demand]"""
        if ploy.trigger == NOTHING:
            for k in range(len(ploy.effects)):
                why = ploy.effects[k].why_not(g, self.seat, leisure)
                if why != OFFERED:
                    return why
        return OFFERED

    def chosen(self, g: Shadespire, action: Action) -> None:
        seat = self.seat
        self.seat = g.after(seat)
        if verb(action) == PLAY:
            play_ploy(g, seat, first(action), Reactions(seat))
        else:
            equip(g, seat, first(action), second(action))

    def copy(self) -> PowerStep:  # written by tools/copies.py
        return self.carry(PowerStep(self.seat, self.passes))

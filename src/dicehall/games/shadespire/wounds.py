"""Damage, out of action, healing. [damage] [out]"""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.shadespire.ids import FighterId
from dicehall.games.shadespire.pieces import LASTING, OFF
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import DAMAGED, HEALED, OUT
from dicehall.kit.cardsets import NO_CARD
from dicehall.kit.table import BIT, NOBODY


def harm(g: Shadespire, victim: FighterId, amount: i64, seat: i64, by: i64) -> i64:
    """Deal damage on behalf of a seat, by a fighter or NOBODY; return the fallen, as a mask.

    [damage]
    """
    fighter = g.fighters[victim]
    band = g.bands[fighter.seat]
    amount = softened(g, victim, amount)
    if band.numbed == NOBODY and amount > 0:
        band.numbed = victim
    if band.numbed == victim:
        band.felt += amount
    fighter.suffered += amount
    band.hurt = True
    g.tell(DAMAGED, victim, amount, fighter.suffered, g.wounds_of(fighter))
    if fighter.suffered < g.wounds_of(fighter):
        return 0
    fall(g, victim, seat, by)
    return BIT[victim]


def softened(g: Shadespire, victim: FighterId, amount: i64) -> i64:
    """Return what a fighter takes of some damage: a ploy may limit what the first of a warband
    to be hurt takes in the whole activation. [ploy.insensate]"""
    band = g.bands[g.fighters[victim].seat]
    if band.numbed == NOBODY or band.numbed == victim:
        p = band.after(LASTING, NO_CARD)
        while p >= 0:
            if g.book.ploys[p].most_damage > 0:
                left = g.book.ploys[p].most_damage - band.felt
                if left < amount:
                    amount = left if left > 0 else 0
            p = band.after(LASTING, p)
    return amount


def fall(g: Shadespire, victim: FighterId, seat: i64, by: i64) -> None:
    """Take a fighter out of action, and give glory for it. [out] [out.glory]

    Its upgrades stay with it. [out.upgrades] With two players the other one gains the glory,
    whatever the cause; with more, only whoever did it, and never for an own fighter.
    [many.glory] [ruling.19]
    """
    fighter = g.fighters[victim]
    fighter.hex = OFF
    fighter.refresh()
    g.tell(OUT, victim)
    own = seat == fighter.seat
    band = g.bands[seat]
    band.casualties += 1
    if not own:
        band.kills += 1
        if g.card_of(fighter).leader:
            band.leader_killed = True
    if g.seats == 2:
        g.gain(1 - fighter.seat, 1 + trophies(g, by, own))
    elif not own:
        g.gain(seat, 1 + trophies(g, by, own))


def trophies(g: Shadespire, by: i64, own: bool) -> i64:
    """Return the extra glory a fighter's upgrades bring for an enemy. [upgrade.trophy]"""
    glory: i64 = 0
    if by != NOBODY and not own:
        upgrades = g.fighters[by].upgrades
        for k in range(len(upgrades)):
            glory += g.book.upgrades[upgrades[k]].glory
    return glory


def heal(g: Shadespire, fighter: FighterId, most: i64) -> None:
    """Take wound tokens off. [heal]"""
    wounded = g.fighters[fighter]
    healed = wounded.suffered if wounded.suffered < most else most
    wounded.suffered -= healed
    g.tell(HEALED, fighter, healed)

"""What both sides bring to an attack: dice, symbols, support, damage. [attack] [support]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.shadespire.cards import (
    BOTH,
    CRITICAL,
    DOUBLE,
    SHIELD,
    SINGLE,
    SYMBOL,
    AttackCard,
)
from dicehall.games.shadespire.ids import AttackId, FighterId, Hex
from dicehall.games.shadespire.moves import adjacent_friend
from dicehall.games.shadespire.pieces import LASTING, Fighter
from dicehall.games.shadespire.table import Shadespire
from dicehall.kit.cardsets import NO_CARD

# How the dice fall out.
MISS: Final = 0  # and the target stays
TIE: Final = 1  # a failure, but the target may be driven back
HIT: Final = 2


@final
@mypyc_attr(acyclic=True)
class AttackFigures:
    """The figures of one attack, modifiers included. [modifier]"""

    def __init__(self) -> None:
        self.dice: i64 = 0
        self.symbols: i64 = 0
        self.damage: i64 = 0
        self.critical_damage: i64 = 0
        self.cleave = False
        self.critical_cleave = False
        self.lead: i64 = 0  # supporters of the attacker less those of the target
        self.defence: i64 = 0
        self.guards: i64 = 0  # symbols that count for the target
        self.firm = False  # the target cannot be driven back
        self.knockback: i64 = 0
        self.splash: i64 = 0


def attack_figures(
    g: Shadespire,
    attacker: FighterId,
    target: FighterId,
    attack: AttackId,
    charge: bool,
    total: bool,
) -> AttackFigures:
    """Gather the figures of an attack. [attack.alone] [attack.cleave] [guard]

    Some attacks have more dice without a friend beside the attacker. On Guard shields and dodges
    both count; against Cleave shields never do.
    """
    m = AttackFigures()
    me = g.fighters[attacker]
    other = g.fighters[target]
    card: AttackCard = g.book.attacks[attack]
    m.dice = card.dice
    m.symbols = card.symbol
    m.damage = card.damage
    m.critical_damage = card.critical_damage
    m.cleave = card.cleave
    m.critical_cleave = card.critical_cleave
    m.knockback = card.knockback
    if card.alone_dice > 0 and not adjacent_friend(g, attacker):
        m.dice += card.alone_dice  # [attack.alone]
    ignored = add_ploys(g, m, attacker, target, card)
    add_upgrades(g, m, me, card, charge, total)
    m.lead = supporters(g, me.seat, other.hex, attacker)
    if not ignored:
        m.lead -= supporters(g, other.seat, me.hex, target)
    m.defence = g.defence_of(other)
    m.guards = BOTH
    if not other.guard:
        m.guards = g.side_of(other).symbol
    if m.cleave:
        m.guards &= ~SHIELD
    return m


def add_upgrades(
    g: Shadespire, m: AttackFigures, me: Fighter, card: AttackCard, charge: bool, total: bool
) -> None:
    """Add what the attacker's upgrades give. [upgrade.modifiers] [charge.upgrades]"""
    for k in range(len(me.upgrades)):
        upgrade = g.book.upgrades[me.upgrades[k]]
        if card.range <= upgrade.most_range:
            m.damage += upgrade.damage
        if upgrade.cleave:
            m.cleave = True
        if charge:
            m.dice += upgrade.charge_dice
            m.symbols |= upgrade.charge_symbols
        if total:
            m.dice += upgrade.total_offence  # [upgrade.total-offence]
        m.splash += upgrade.splash


def add_ploys(
    g: Shadespire, m: AttackFigures, attacker: FighterId, target: FighterId, card: AttackCard
) -> bool:
    """Add what ploys for this activation give; say whether the target's support is void.

    [ploy.next] [ploy.first-attack]
    """
    ignored = False
    for seat in range(g.seats):
        band = g.bands[seat]
        p = band.after(LASTING, NO_CARD)
        while p >= 0:
            ploy = g.book.ploys[p]
            if g.fighters[attacker].seat == seat:
                if not ploy.for_fighter or band.offering == attacker:
                    m.dice += ploy.dice
            if ploy.symbol > 0:
                m.symbols = ploy.symbol  # [ploy.symbol]
            if card.range <= ploy.most_range:
                m.damage += ploy.damage
            if ploy.cleave:
                m.cleave = True
            if ploy.stand_firm and g.fighters[target].seat == seat:
                m.firm = True
            if ploy.no_support and g.fighters[target].seat != seat:
                ignored = True
            p = band.after(LASTING, p)
    return ignored


def use_up(g: Shadespire, attacker: FighterId, card: AttackCard) -> None:
    """Lay away the ploys that held for the first attack only. [ploy.first-attack]"""
    for seat in range(g.seats):
        band = g.bands[seat]
        p = band.after(LASTING, NO_CARD)
        while p >= 0:
            ploy = g.book.ploys[p]
            spent = ploy.cleave or ploy.stand_firm or ploy.no_support
            if ploy.damage > 0 and card.range <= ploy.most_range:
                spent = True
            if ploy.dice > 0 and g.fighters[attacker].seat == seat:
                if not ploy.for_fighter or band.offering == attacker:
                    spent = True
            if spent:
                band.take(LASTING, p)
            p = band.after(LASTING, p)


def supporters(g: Shadespire, seat: i64, hex: Hex, besides: i64) -> i64:
    """Count a warband's fighters next to a hex, the one who fights left aside. [support.count]

    Warbands that neither attack nor are attacked help nobody. [many.support]
    """
    band = g.bands[seat]
    count: i64 = 0
    for i in range(band.first, band.first + band.size):
        other = g.fighters[i].hex
        if i != besides and other >= 0 and g.field.board.distance(other, hex) == 1:
            count += 1
    return count


def is_success(face: i64, symbols: i64, lead: i64) -> bool:
    """Say whether a face counts. [attack.success] [support.faces]

    A critical always does, the right symbol does; with one supporter more the single support
    face does too, with two more both.
    """
    if face == CRITICAL or SYMBOL[face] & symbols != 0:
        return True
    return (face == SINGLE and lead >= 1) or (face == DOUBLE and lead >= 2)


def verdict(criticals: i64, successes: i64, guards: i64, blocks: i64) -> i64:
    """Compare the rolls: more criticals decide, else more successes. [critical] [attack.compare]

    Equal and above zero is a failure that may drive back. [attack.tie]
    """
    if criticals != guards:
        return HIT if criticals > guards else MISS
    if successes > blocks:
        return HIT
    return TIE if successes == blocks and successes > 0 else MISS

"""Choosing an Attack action and its targets. [combat.choose]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dicehall.games.shadespire.cards import AttackCard
from dicehall.games.shadespire.combat import Attack
from dicehall.games.shadespire.ids import AttackId, CardId, FighterId
from dicehall.games.shadespire.moves import out_of_range
from dicehall.games.shadespire.pieces import Fighter
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import (
    CHOOSE,
    IN_CHARGE,
    IS_OUT,
    NOT_ADJACENT,
    NOT_LEFT,
    OFFERED,
    OTHER_ATTACK,
    OTHER_TARGET,
    SPOILED,
    STRIKE,
    STRIKE_TOTAL,
)
from dicehall.kit.action import PASS, Action, act, first, second, verb
from dicehall.kit.table import BIT, NOBODY, Choice


@final
class Strike(Choice):
    """Choose one Attack action and its target. [combat.choose] [attack.target]

    *only* may fix the target, *card* the attack; a ploy may leave the attack open to decline.
    """

    def __init__(
        self,
        seat: i64 = 0,
        fighter: FighterId = 0,
        only: i64 = NOBODY,
        card: CardId = -1,
        charge: bool = False,
        optional: bool = False,
    ) -> None:
        super().__init__(seat)
        self.fighter: FighterId = fighter
        self.only: i64 = only
        self.card: CardId = card
        self.charge = charge
        self.optional = optional

    def ask(self, g: Shadespire) -> None:
        me = g.fighters[self.fighter]
        if me.hex < 0:
            return
        total = not self.charge and total_offence(g, self.fighter)
        if self.card >= 0:
            self.aim_at_all(g, self.card, me, total)
        else:
            attacks = g.attacks_of(me)
            for k in range(len(attacks)):
                self.aim_at_all(g, attacks[k], me, total)
        if self.optional and g.option_count > 0:
            g.offer(PASS)
        if g.refused is not None:
            self.refuse_others(g, me)

    def aim_at_all(self, g: Shadespire, attack: AttackId, me: Fighter, total: bool) -> None:
        """Offer an attack on each enemy that it can reach. [attack.target]"""
        for i in range(len(g.fighters)):
            if g.fighters[i].seat != me.seat:
                self.aim(g, attack, i, total)

    def aim(self, g: Shadespire, k: i64, i: i64, total: bool) -> None:
        """Offer an attack on an enemy that is in range and sight. [attack.range]"""
        why = self.why_not(g, k, i)
        if why == OFFERED:
            g.offer(act(STRIKE, k, i))
            if total:
                g.offer(act(STRIKE_TOTAL, k, i))
        elif g.refused is not None:
            g.refuse(act(STRIKE, k, i), why)
            if total:
                g.refuse(act(STRIKE_TOTAL, k, i), why)

    def why_not(self, g: Shadespire, k: i64, i: i64) -> i64:
        """Say why an attack cannot be aimed at an enemy. [attack.target]"""
        other = g.fighters[i]
        if other.hex < 0:
            return IS_OUT
        if self.only != NOBODY and i != self.only:
            return OTHER_TARGET
        return out_of_range(g, g.fighters[self.fighter].hex, other.hex, g.book.attacks[k].range)

    def refuse_others(self, g: Shadespire, me: Fighter) -> None:
        """No attack but the one given, and no Total Offence in a Charge. [upgrade.total-offence]"""
        own = g.attacks_of(me)
        charging = self.charge and total_offence(g, self.fighter)
        for k in range(len(own)):
            for i in range(len(g.fighters)):
                if g.fighters[i].seat != me.seat:
                    if self.card >= 0 and own[k] != self.card:
                        g.refuse(act(STRIKE, own[k], i), OTHER_ATTACK)
                    if charging:
                        g.refuse(act(STRIKE_TOTAL, own[k], i), IN_CHARGE)

    def unasked(self, g: Shadespire) -> None:
        """A target that is gone ends the attack without result. [reaction.spoiled]"""
        if not self.optional:
            g.tell(SPOILED, self.fighter)

    def chosen(self, g: Shadespire, action: Action) -> None:
        if verb(action) == PASS:
            return
        total = verb(action) == STRIKE_TOTAL
        if total:
            g.fighters[self.fighter].spent = True
        card: AttackCard = g.book.attacks[first(action)]
        target = second(action)
        if card.sweep and self.only == NOBODY:
            others = enemies_beside(g, self.fighter) & ~BIT[target]
            g.push(Sweep(self.seat, self.fighter, first(action), others, self.charge, total))
        g.push(Attack(self.fighter, target, first(action), self.charge, total))

    def copy(self) -> Strike:  # written by tools/copies.py
        twin = Strike(self.seat, self.fighter, self.only, self.card, self.charge, self.optional)
        return self.carry(twin)


def total_offence(g: Shadespire, fighter: FighterId) -> bool:
    """Say whether a fighter may add dice at the price of its later activations."""
    upgrades = g.fighters[fighter].upgrades
    for k in range(len(upgrades)):
        if g.book.upgrades[upgrades[k]].total_offence > 0:
            return True
    return False


def enemies_beside(g: Shadespire, fighter: FighterId) -> i64:
    """Return the enemies adjacent to a fighter, as a mask."""
    seat = g.fighters[fighter].seat
    mask: i64 = 0
    for i in range(len(g.fighters)):
        if g.fighters[i].seat != seat and g.beside(i, fighter):
            mask |= BIT[i]
    return mask


@final
class Sweep(Choice):
    """An attack on several: each target is attacked in turn, in any order. [attack.several]"""

    def __init__(
        self,
        seat: i64 = 0,
        fighter: FighterId = 0,
        attack: AttackId = 0,
        targets: i64 = 0,
        charge: bool = False,
        total: bool = False,
    ) -> None:
        super().__init__(seat)
        self.fighter: FighterId = fighter
        self.attack: AttackId = attack
        self.targets: i64 = targets
        self.charge = charge
        self.total = total

    def ask(self, g: Shadespire) -> None:
        beside = enemies_beside(g, self.fighter)
        for i in range(len(g.fighters)):
            if self.targets & beside & BIT[i]:
                g.offer(act(CHOOSE, i))
            elif g.fighters[i].seat != self.seat and g.fighters[i].hex >= 0:
                g.refuse(act(CHOOSE, i), NOT_LEFT if beside >> i & 1 else NOT_ADJACENT)

    def unasked(self, g: Shadespire) -> None:
        """A target that has got away is not attacked. [reaction.spoiled]"""
        for i in range(len(g.fighters)):
            if self.targets >> i & 1 and g.fighters[i].hex >= 0:
                g.tell(SPOILED, self.fighter)
                return

    def chosen(self, g: Shadespire, action: Action) -> None:
        target = first(action)
        self.targets &= ~BIT[target]
        self.done = False
        g.push(Attack(self.fighter, target, self.attack, self.charge, self.total))

    def copy(self) -> Sweep:  # written by tools/copies.py
        twin = Sweep(self.seat, self.fighter, self.attack, self.targets, self.charge, self.total)
        return self.carry(twin)

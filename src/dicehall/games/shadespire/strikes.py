"""Choosing an Attack action and its targets. [combat.choose]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dicehall.games.shadespire.cards import AttackCard
from dicehall.games.shadespire.combat import Attack
from dicehall.games.shadespire.moves import in_range
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import CHOOSE, SPOILED, STRIKE, STRIKE_TOTAL
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
        fighter: i64 = 0,
        only: i64 = NOBODY,
        card: i64 = -1,
        charge: bool = False,
        optional: bool = False,
    ) -> None:
        super().__init__(seat)
        self.fighter: i64 = fighter
        self.only: i64 = only
        self.card: i64 = card
        self.charge = charge
        self.optional = optional

    def ask(self, g: Shadespire) -> None:
        me = g.fighters[self.fighter]
        if me.hex < 0:
            return
        attacks = BIT[self.card] if self.card >= 0 else g.attacks_of(me)
        total = not self.charge and total_offence(g, self.fighter)
        for k in range(len(g.book.attacks)):
            if attacks >> k & 1:
                reach = g.book.attacks[k].range
                for i in range(len(g.fighters)):
                    other = g.fighters[i]
                    if other.seat != me.seat and other.hex >= 0:
                        if self.only == NOBODY or i == self.only:
                            if in_range(g, me.hex, other.hex, reach):
                                g.offer(act(STRIKE, k, i))
                                if total:
                                    g.offer(act(STRIKE_TOTAL, k, i))
        if self.optional and g.option_count > 0:
            g.offer(PASS)

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

    def copy(self) -> Strike:
        return self.carry(
            Strike(self.seat, self.fighter, self.only, self.card, self.charge, self.optional)
        )


def total_offence(g: Shadespire, fighter: i64) -> bool:
    """Say whether a fighter may add dice at the price of its later activations."""
    upgrades = g.fighters[fighter].upgrades
    if upgrades != 0:
        for u in range(len(g.book.upgrades)):
            if upgrades >> u & 1 and g.book.upgrades[u].total_offence > 0:
                return True
    return False


def enemies_beside(g: Shadespire, fighter: i64) -> i64:
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
        fighter: i64 = 0,
        attack: i64 = 0,
        targets: i64 = 0,
        charge: bool = False,
        total: bool = False,
    ) -> None:
        super().__init__(seat)
        self.fighter: i64 = fighter
        self.attack: i64 = attack
        self.targets: i64 = targets
        self.charge = charge
        self.total = total

    def ask(self, g: Shadespire) -> None:
        left = self.targets & enemies_beside(g, self.fighter)
        for i in range(len(g.fighters)):
            if left >> i & 1:
                g.offer(act(CHOOSE, i))

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

    def copy(self) -> Sweep:
        return self.carry(
            Sweep(self.seat, self.fighter, self.attack, self.targets, self.charge, self.total)
        )

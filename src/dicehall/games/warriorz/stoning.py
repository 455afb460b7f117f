"""The crowd's stones. [stoning]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.warriorz.ids import WarriorId
from dicehall.games.warriorz.table import Warrior, Warriorz
from dicehall.games.warriorz.verbs import LOST_LIVES, MISSED, STONES, STONES_STOPPED
from dicehall.games.warriorz.victory import decide
from dicehall.games.warriorz.volley import Volley
from dicehall.games.warriorz.wounds import leave, lose
from dicehall.kit.table import BIT

STONING_ROUNDS: Final = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Stoning(Volley):
    """The crowd throws stones at whoever ended a fight too early. [stoning]

    The victim throws them; they count as a shot from no distance. [ruling.3]
    """

    def __init__(
        self,
        victim: WarriorId = 0,
        culprit: WarriorId = 0,
        count: i64 = 0,
        faces: i64 = 0,
        fixed: i64 = 0,
        answered: i64 = 0,
        rolled_defence: i64 = 0,
    ) -> None:
        super().__init__(victim, BIT[culprit], count, 0, faces, fixed, answered, rolled_defence)
        self.culprit: WarriorId = culprit

    def step(self, g: Warriorz, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.gather(g)
            case 1: self.roll_defence(g)
            case 2: self.roll(g)
            case 3: self.amulets(g)
            case 4: self.wound(g)
            case _: self.done = True
        # fmt: on

    def gather(self, g: Warriorz) -> None:
        """Who cannot be shot at is not stoned; the Dazzling Armour stops a stone. [ruling.3]"""
        card = g.card_of(g.warriors[self.culprit])
        self.count -= card.fewer_dice
        if card.no_shots or self.count <= 0:
            self.done = True
            g.tell(STONES_STOPPED, self.culprit)
        else:
            g.tell(STONES, self.attacker, self.culprit, self.count)

    def amulets(self, g: Warriorz) -> None:
        """The culprit may use the amulet. [ruling.3]"""
        if self.offer_amulet(g):
            self.repeat()

    def hostile(self, g: Warriorz, warrior: Warrior) -> bool:
        return True

    def wound(self, g: Warriorz) -> None:
        """Lost lives are discarded and give nobody glory. [stoning.discard] [ruling.7]"""
        culprit = g.warriors[self.culprit]
        hits = self.hits(g, self.culprit)
        if hits == 0:
            g.tell(MISSED, self.attacker)
            return
        wounds = hits if hits < culprit.lives else culprit.lives
        lose(g, self.culprit, wounds)
        g.tell(LOST_LIVES, self.culprit, wounds)
        if culprit.lives == 0:
            leave(g, self.culprit)
            if g.sides_left() <= 1:
                decide(g)

    def copy(self) -> Stoning:  # written by tools/copies.py
        twin = Stoning(
            self.attacker,
            self.culprit,
            self.count,
            self.faces,
            self.fixed,
            self.answered_by,
            self.rolled_defence,
        )
        twin.targets = self.targets
        twin.bonus = self.bonus
        return self.carry(twin)

"""A volley of dice, and the amulet that answers it. [amulet]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.warriorz.ids import WarriorId
from dicehall.games.warriorz.table import Warrior, Warriorz
from dicehall.games.warriorz.verbs import (
    DEFENCE,
    DIE_FINAL,
    DIE_PICKED,
    FLIP,
    FLIPPED,
    NOT_MINE,
    NOTHING_PICKED,
    REROLL,
    REROLLED,
    REROLLING,
    ROLL,
    ROLLED,
)
from dicehall.kit.action import PASS, Action, act, first, verb
from dicehall.kit.ids import Mask, Seat
from dicehall.kit.table import BIT, Choice, Frame

DIE: Final = 6
REROLLS: Final = 3


@mypyc_attr(acyclic=True)
class Volley(Frame):
    """Dice thrown at one or several warriors: an attack or the crowd's stones."""

    def __init__(
        self,
        attacker: WarriorId = 0,
        targets: Mask = 0,
        count: i64 = 0,
        bonus: i64 = 0,
        faces: i64 = 0,
        fixed: i64 = 0,
        answered: i64 = 0,
        rolled_defence: i64 = 0,
    ) -> None:
        super().__init__()
        self.attacker: WarriorId = attacker
        self.targets: Mask = targets
        self.count: i64 = count
        self.bonus: i64 = bonus
        self.faces: i64 = faces  # four bits a die
        self.fixed: i64 = fixed  # dice that were rerolled and stay as they are
        self.answered_by: i64 = answered  # targets that had their chance to use the amulet
        self.rolled_defence: i64 = rolled_defence

    def face(self, die: i64) -> i64:
        """Return what a die shows."""
        return self.faces >> 4 * die & 15

    def set_face(self, die: i64, face: i64) -> None:
        """Turn a die to a face."""
        self.faces += (face - self.face(die)) << 4 * die

    def roll(self, g: Warriorz) -> None:
        """Throw the dice. Seven are thrown in two parts, as the box holds six. [ruling.15]"""
        faces: i64 = 0
        for i in range(self.count):
            faces |= g.dice.face(DIE) << 4 * i
        self.faces = faces
        if self.count > 0:
            g.tell(ROLLED, self.attacker, faces)

    def roll_defence(self, g: Warriorz) -> None:
        """Whoever's defence is a die rolls it before each attack. [special.spear] [ruling.14]"""
        for i in range(len(g.warriors)):
            if self.targets >> i & 1:
                self.roll_defence_of(g, i)

    def roll_defence_of(self, g: Warriorz, warrior: WarriorId) -> None:
        """Roll the defence of one target if a die decides it. [special.spear]"""
        if g.card_of(g.warriors[warrior]).defence_by_die:
            self.rolled_defence = g.dice.face(DIE)
            g.tell(DEFENCE, warrior, self.rolled_defence)

    def defence_of(self, g: Warriorz, warrior: Warrior) -> i64:
        """Return the figure a die must reach."""
        card = g.card_of(warrior)
        return self.rolled_defence if card.defence_by_die else card.defence

    def hit(self, g: Warriorz, warrior: WarriorId, die: i64) -> bool:
        """A die hits if it reaches the defence. [attack.hit]"""
        return self.face(die) + self.bonus >= self.defence_of(g, g.warriors[warrior])

    def hits(self, g: Warriorz, warrior: WarriorId) -> i64:
        """Count the dice that hit a warrior. [attack.hit]"""
        hits: i64 = 0
        for die in range(self.count):
            if self.hit(g, warrior, die):
                hits += 1
        return hits

    def dice_for(self, warrior: WarriorId) -> i64:
        """Return the dice that a target may change, as a mask. [amulet]"""
        return BIT[self.count] - 1

    def harmless(self, g: Warriorz, warrior: WarriorId) -> bool:
        """Say whether the roll is meant for one warrior alone, and not a die hits."""
        return self.targets == BIT[warrior] and self.hits(g, warrior) == 0

    def offer_amulet(self, g: Warriorz) -> bool:
        """Ask the next target that may use its amulet, the smallest first. [amulet] [ruling.4]"""
        if self.count == 0:
            return False
        for i in range(len(g.warriors)):
            if self.targets >> i & 1 and not self.answered_by >> i & 1:
                self.answered_by |= BIT[i]
                warrior = g.warriors[i]
                if warrior.amulet and self.hostile(g, warrior):
                    g.push(Amulet(warrior.seat, i))
                    return True
        return False

    def hostile(self, g: Warriorz, warrior: Warrior) -> bool:
        """The amulet answers attacks of rivals only. [amulet]"""
        return g.warriors[self.attacker].team != warrior.team


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Amulet(Choice):
    """Once per game a target may flip one die or have up to three rerolled. [amulet]

    Dice to reroll are pointed out one by one and then thrown together; they are final.
    """

    def __init__(
        self, seat: Seat = 0, warrior: WarriorId = 0, picked: i64 = 0, count: i64 = 0
    ) -> None:
        super().__init__(seat)
        self.warrior: WarriorId = warrior
        self.picked: i64 = picked
        self.count: i64 = count

    def volley(self, g: Warriorz) -> Volley:
        """Return the roll that is answered."""
        frame = g.below()
        assert isinstance(frame, Volley)
        return frame

    def ask(self, g: Warriorz) -> None:
        volley = self.volley(g)
        if self.count == 0:
            g.offer(PASS)
            g.refuse(act(ROLL), NOTHING_PICKED)
        else:
            g.offer(act(ROLL))
            g.refuse(PASS, REROLLING)
        mine = volley.dice_for(self.warrior)
        for die in range(volley.count):
            if not mine >> die & 1:
                g.refuse(act(FLIP, die), NOT_MINE)
            elif volley.fixed >> die & 1:
                g.refuse(act(FLIP, die), DIE_FINAL)
            elif self.count > 0:
                g.refuse(act(FLIP, die), REROLLING)
            else:
                g.offer(act(FLIP, die))
        for die in range(volley.count):
            if not mine >> die & 1:
                g.refuse(act(REROLL, die), NOT_MINE)
            elif volley.fixed >> die & 1:
                g.refuse(act(REROLL, die), DIE_FINAL)
            elif self.picked >> die & 1:
                g.refuse(act(REROLL, die), DIE_PICKED)
            else:
                g.offer(act(REROLL, die))
        if g.option_count == 1:
            g.option_count = 0  # every die is final: nothing to use the amulet on

    def chosen(self, g: Warriorz, action: Action) -> None:
        volley = self.volley(g)
        what = verb(action)
        if what == FLIP:
            self.flip(g, volley, first(action))
        elif what == REROLL:
            self.picked |= BIT[first(action)]
            self.count += 1
            self.done = False
            if self.count == REROLLS or self.all_picked(volley):
                self.done = True
                self.reroll(g, volley)
        elif what == ROLL:
            self.reroll(g, volley)

    def all_picked(self, volley: Volley) -> bool:
        """Tell whether no further die could be pointed out."""
        mine = volley.dice_for(self.warrior)
        return mine & ~(volley.fixed | self.picked) == 0

    def flip(self, g: Warriorz, volley: Volley, die: i64) -> None:
        """Turn a die to its opposite side. [amulet.flip]"""
        g.warriors[self.warrior].amulet = False
        before = volley.face(die)
        volley.set_face(die, 7 - before)
        g.tell(FLIPPED, self.warrior, before, 7 - before)

    def reroll(self, g: Warriorz, volley: Volley) -> None:
        """Throw the picked dice again; they stay as they fall. [amulet.reroll]"""
        g.warriors[self.warrior].amulet = False
        for die in range(volley.count):
            if self.picked >> die & 1:
                volley.set_face(die, g.dice.face(DIE))
        volley.fixed |= self.picked
        g.tell(REROLLED, self.warrior, self.count, volley.faces)

    def copy(self) -> Amulet:  # written by tools/copies.py
        return self.carry(Amulet(self.seat, self.warrior, self.picked, self.count))

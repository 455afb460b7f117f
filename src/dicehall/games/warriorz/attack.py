"""Attacks: dice, amulets, wounds, and what follows from them. [attack]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.warriorz.card import BY_DIE, SHOT_KIND
from dicehall.games.warriorz.ids import WarriorId
from dicehall.games.warriorz.plan import shielded
from dicehall.games.warriorz.stoning import STONING_ROUNDS, Stoning
from dicehall.games.warriorz.table import Warrior, Warriorz
from dicehall.games.warriorz.verbs import (
    ARMOUR,
    CHARGED,
    DIE_GIVEN,
    FIRST_TARGET,
    FIRST_WOUND,
    GAVE_DIE,
    GIVE_DIE,
    GLORY,
    HAS_DIE,
    KEEP,
    MISSED,
    NET,
    NETTED,
    NOT_BESIDE,
    OFFERED,
    SHOCKED,
    SKULL_BACK,
    STOLE,
    STRENGTH,
    TROPHY,
    WOUNDED,
)
from dicehall.games.warriorz.victory import decide
from dicehall.games.warriorz.volley import DIE, Volley
from dicehall.games.warriorz.wounds import LARGE_TOKEN_EXTRA, leave, lose
from dicehall.kit.action import Action, act, first, second, verb
from dicehall.kit.ids import Mask
from dicehall.kit.table import BIT, NOBODY, Choice


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Attack(Volley):
    """An attack on one warrior, or with one roll on a whole zone. [attack]"""

    def __init__(
        self,
        attacker: WarriorId = 0,
        targets: Mask = 0,
        primary: i64 = NOBODY,
        count: i64 = 0,
        bonus: i64 = 0,
        faces: i64 = 0,
        fixed: i64 = 0,
        answered: i64 = 0,
        rolled_defence: i64 = 0,
        lowered: i64 = 0,
        given: i64 = 0,
        slain: Mask = 0,
        shared: bool = False,
    ) -> None:
        super().__init__(attacker, targets, count, bonus, faces, fixed, answered, rolled_defence)
        self.primary: i64 = primary  # nobody, if a whole zone is attacked
        self.lowered: i64 = lowered
        self.given: i64 = given  # four bits a die: 1 + the warrior it was passed on to
        self.slain: Mask = slain
        self.shared = shared  # one roll for several warriors

    def step(self, g: Warriorz, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.throw(g)
            case 1: self.amulets(g)
            case 2: self.pass_on_dice(g)
            case 3: self.new_targets(g)
            case 4: self.wound(g)
            case 5: self.stonings(g)
            case _: self.done = True
        # fmt: on

    def throw(self, g: Warriorz) -> None:
        """All that comes before the target may answer: nobody is asked in between."""
        self.declare(g)
        self.strength(g)
        self.throw_net(g)
        self.roll_defence(g)
        self.roll(g)

    def declare(self, g: Warriorz) -> None:
        """Attacking the Skull's bearer brings the Skull back. [special.skull] [ruling.11]"""
        for i in range(len(g.warriors)):
            if self.targets >> i & 1 and g.warriors[i].skull == self.attacker:
                g.warriors[i].skull = NOBODY
                g.tell(SKULL_BACK, i)

    def strength(self, g: Warriorz) -> None:
        """How many dice. [special.claymore] [special.armour]"""
        card = g.card_of(g.warriors[self.attacker])
        if card.dice_rule == BY_DIE:
            self.count = g.dice.face(DIE)
            g.tell(STRENGTH, self.attacker, self.count)
        self.shared = self.primary == NOBODY or (card.splits and self.receivers(g) != 0)
        if not self.shared:
            self.count -= g.card_of(g.warriors[self.primary]).fewer_dice
            if self.count < 0:
                self.count = 0

    def throw_net(self, g: Warriorz) -> None:
        """Three dice against the target's size; caught, its defence is lower. [special.net]"""
        card = g.card_of(g.warriors[self.attacker])
        if card.net_dice == 0:
            return
        faces: i64 = 0
        total: i64 = 0
        for i in range(card.net_dice):
            face = g.dice.face(DIE)
            faces |= face << 4 * i
            total += face
        g.tell(NET, self.attacker, self.primary, faces)
        if total >= g.size_of(g.warriors[self.primary]):
            self.lowered = card.net_lowers
            g.tell(NETTED, self.primary, self.lowered)

    def defence_of(self, g: Warriorz, warrior: Warrior) -> i64:
        return super().defence_of(g, warrior) - self.lowered

    def amulets(self, g: Warriorz) -> None:
        """The targets may change the roll. [amulet]"""
        if self.offer_amulet(g):
            self.repeat()

    def new_targets(self, g: Warriorz) -> None:
        """Who got a die has become a target, and may change that die. [amulet] [special.split]"""
        if self.given != 0 and self.offer_amulet(g):
            self.repeat()

    def dice_for(self, warrior: WarriorId) -> i64:
        """Return the dice a target may change: all, or the one passed on to it. [special.split]"""
        if self.primary == NOBODY or warrior == self.primary:
            return super().dice_for(warrior)
        mask: i64 = 0
        for die in range(self.count):
            if self.given >> 4 * die & 15 == warrior + 1:
                mask |= BIT[die]
        return mask

    def pass_on_dice(self, g: Warriorz) -> None:
        """Baobab may pass dice on to others beside the target. [special.split] [ruling.12]"""
        if self.primary != NOBODY and g.card_of(g.warriors[self.attacker]).splits:
            g.push(PassOnDice(g.warriors[self.attacker].seat))

    def receivers(self, g: Warriorz) -> i64:
        """Return who may be passed a die, as a mask."""
        mask: i64 = 0
        for i in range(len(g.warriors)):
            if self.why_no_receiver(g, i) == OFFERED:
                mask |= BIT[i]
        return mask

    def why_no_receiver(self, g: Warriorz, warrior: WarriorId) -> i64:
        """Dice go to others beside the target that may be shot at, one to each. [special.split]"""
        why = shielded(g, self.attacker, warrior, SHOT_KIND)
        if why != OFFERED:
            return why
        if warrior == self.primary:
            return FIRST_TARGET
        if g.warriors[warrior].zone != g.warriors[self.primary].zone:
            return NOT_BESIDE
        for die in range(self.count):
            if self.given >> 4 * die & 15 == warrior + 1:
                return HAS_DIE
        return OFFERED

    def hits(self, g: Warriorz, warrior: WarriorId) -> i64:
        """Count the dice that hit a warrior. [attack.hit]

        On a shared roll the Dazzling Armour ignores the last die. [ruling.13]
        """
        count = self.count
        if self.shared:
            count -= g.card_of(g.warriors[warrior]).fewer_dice
        hits: i64 = 0
        for die in range(count):
            receiver = self.given >> 4 * die & 15
            mine = receiver == warrior + 1 if receiver else self.primary == warrior
            if (mine or self.primary == NOBODY) and self.hit(g, warrior, die):
                hits += 1
        return hits

    def harmless(self, g: Warriorz, warrior: WarriorId) -> bool:
        """Dice that can be passed on may still hit others; one that was passed on cannot.
        [special.split]"""
        if self.shared and self.primary != NOBODY:
            return warrior != self.primary and self.hits(g, warrior) == 0
        return super().harmless(g, warrior)

    def wound(self, g: Warriorz) -> None:
        """Each hit is a wound. [wounds]"""
        hurt = False
        for i in range(len(g.warriors)):
            if self.targets >> i & 1:
                hits = self.hits(g, i)
                if hits > 0:
                    self.wound_one(g, i, hits)
                    hurt = True
        if not hurt:
            g.tell(MISSED, self.attacker)
        if self.slain and g.sides_left() <= 1:
            decide(g)  # before any stoning [ruling.6]

    def wound_one(self, g: Warriorz, target: i64, hits: i64) -> None:
        """Take tokens: as glory, or as lives if the card says so. [wounds.glory] [first-wound]

        Whoever has none left is out and becomes a trophy. [wounds.out]
        """
        me = g.warriors[self.attacker]
        victim = g.warriors[target]
        card = g.card_of(me)
        wounds = hits if hits < victim.lives else victim.lives
        large = lose(g, target, wounds)
        g.tell(WOUNDED, self.attacker, target, wounds)
        if card.steals:
            me.lives += wounds
            me.stolen += large
            g.tell(STOLE, self.attacker, wounds)
        elif me.team != victim.team:
            glory = wounds + LARGE_TOKEN_EXTRA * large
            if large > 0:
                g.tell(FIRST_WOUND, self.attacker, target)
            me.glory += glory
            g.tell(GLORY, self.attacker, glory)
        if card.speeds > 0 or card.slows > 0:
            self.shock(g, target)
        if victim.lives == 0:
            self.slain |= BIT[target]
            leave(g, target)
            if me.team != victim.team:
                me.trophies += 1
                g.tell(TROPHY, self.attacker, target)

    def shock(self, g: Warriorz, target: i64) -> None:
        """The victim's next action comes later, the attacker's earlier. [special.shock]

        Tokens do not add up, and a victim that is out still counts. [ruling.10]
        """
        me = g.warriors[self.attacker]
        card = g.card_of(me)
        g.warriors[target].shock = -card.slows
        if g.warriors[target].lives > 0:
            g.tell(SHOCKED, target, card.slows)
        me.shock = card.speeds
        g.tell(CHARGED, self.attacker, card.speeds)

    def stonings(self, g: Warriorz) -> None:
        """A stoning for each rival out in the first three rounds. [stoning.rounds] [ruling.6]"""
        if self.slain == 0 or g.round > STONING_ROUNDS or g.warriors[self.attacker].lives == 0:
            self.done = True
            return
        for i in range(len(g.warriors)):
            if self.slain >> i & 1:
                self.slain &= ~BIT[i]
                if g.warriors[i].team == g.warriors[self.attacker].team:
                    continue
                g.push(Stoning(i, self.attacker, 1 + STONING_ROUNDS - g.round))
                self.repeat()
                return

    def copy(self) -> Attack:  # written by tools/copies.py
        twin = Attack(
            self.attacker,
            self.targets,
            self.primary,
            self.count,
            self.bonus,
            self.faces,
            self.fixed,
            self.answered_by,
            self.rolled_defence,
            self.lowered,
            self.given,
            self.slain,
            self.shared,
        )
        return self.carry(twin)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PassOnDice(Choice):
    """Each die counts for one warrior; others beside the target get one at most. [special.split]"""

    def ask(self, g: Warriorz) -> None:
        attack = self.attack(g)
        for die in range(attack.count):
            for i in range(len(g.warriors)):
                if i != attack.attacker:
                    why = self.why_not(g, attack, die, i)
                    if why == OFFERED:
                        g.offer(act(GIVE_DIE, die, i))
                    else:
                        g.refuse(act(GIVE_DIE, die, i), why)
        if g.option_count > 0:
            g.offer(act(KEEP))

    def why_not(self, g: Warriorz, attack: Attack, die: i64, warrior: WarriorId) -> i64:
        """A die is passed on once; the Dazzling Armour ignores the last. [ruling.13]"""
        if attack.given >> 4 * die & 15:
            return DIE_GIVEN
        why = attack.why_no_receiver(g, warrior)
        if why != OFFERED:
            return why
        counted = attack.count - g.card_of(g.warriors[warrior]).fewer_dice
        return OFFERED if die < counted else ARMOUR

    def attack(self, g: Warriorz) -> Attack:
        """Return the attack whose dice are passed on."""
        frame = g.below()
        assert isinstance(frame, Attack)
        return frame

    def chosen(self, g: Warriorz, action: Action) -> None:
        if verb(action) == KEEP:
            return
        attack = self.attack(g)
        die = first(action)
        target = second(action)
        attack.roll_defence_of(g, target)
        bearer = g.warriors[target]
        if bearer.skull == attack.attacker:
            bearer.skull = NOBODY
            g.tell(SKULL_BACK, target)
        attack.given |= (target + 1) << 4 * die
        attack.targets |= BIT[target]
        g.tell(GAVE_DIE, attack.attacker, target, attack.face(die))
        self.done = False

    def copy(self) -> PassOnDice:  # written by tools/copies.py
        return self.carry(PassOnDice(self.seat))

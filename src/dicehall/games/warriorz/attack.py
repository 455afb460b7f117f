"""Attacks, the amulet, wounds and the crowd's stones. [attack]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.warriorz.card import BY_DIE
from dicehall.games.warriorz.table import NO_CARD, Warrior, Warriorz
from dicehall.games.warriorz.verbs import (
    CHARGED,
    DEFENCE,
    FIRST_WOUND,
    FLIP,
    FLIPPED,
    GAVE_DIE,
    GIVE_DIE,
    GLORY,
    KEEP,
    LOST_LIVES,
    MISSED,
    NET,
    NETTED,
    OUT,
    REROLL,
    REROLLED,
    ROLL,
    ROLLED,
    SHOCKED,
    SKULL_BACK,
    STOLE,
    STONES,
    STONES_STOPPED,
    STRENGTH,
    TROPHY,
    WOUNDED,
)
from dicehall.games.warriorz.victory import decide
from dicehall.kit.action import PASS, Action, act, first, second, verb
from dicehall.kit.table import BIT, NOBODY, Choice, Frame

DIE: Final = 6
REROLLS: Final = 3
STONING_ROUNDS: Final = 3
LARGE_TOKEN_EXTRA: Final = 2  # a First Wound token counts 3 glory instead of 1


@mypyc_attr(acyclic=True)
class Volley(Frame):
    """Dice thrown at one or several warriors: an attack or the crowd's stones."""

    def __init__(
        self,
        attacker: i64 = 0,
        targets: i64 = 0,
        count: i64 = 0,
        bonus: i64 = 0,
        faces: i64 = 0,
        fixed: i64 = 0,
        answered: i64 = 0,
        rolled_defence: i64 = 0,
    ) -> None:
        super().__init__()
        self.attacker: i64 = attacker
        self.targets: i64 = targets
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

    def roll_defence_of(self, g: Warriorz, warrior: i64) -> None:
        """Roll the defence of one target if a die decides it. [special.spear]"""
        if g.card_of(g.warriors[warrior]).defence_by_die:
            self.rolled_defence = g.dice.face(DIE)
            g.tell(DEFENCE, warrior, self.rolled_defence)

    def defence_of(self, g: Warriorz, warrior: Warrior) -> i64:
        """Return the figure a die must reach."""
        card = g.card_of(warrior)
        return self.rolled_defence if card.defence_by_die else card.defence

    def hit(self, g: Warriorz, warrior: i64, die: i64) -> bool:
        """A die hits if it reaches the defence. [attack.hit]"""
        return self.face(die) + self.bonus >= self.defence_of(g, g.warriors[warrior])

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
class Attack(Volley):
    """An attack on one warrior, or with one roll on a whole zone. [attack]"""

    def __init__(
        self,
        attacker: i64 = 0,
        targets: i64 = 0,
        primary: i64 = NOBODY,
        count: i64 = 0,
        bonus: i64 = 0,
        faces: i64 = 0,
        fixed: i64 = 0,
        answered: i64 = 0,
        rolled_defence: i64 = 0,
        lowered: i64 = 0,
        given: i64 = 0,
        slain: i64 = 0,
        shared: bool = False,
    ) -> None:
        super().__init__(attacker, targets, count, bonus, faces, fixed, answered, rolled_defence)
        self.primary: i64 = primary  # nobody, if a whole zone is attacked
        self.lowered: i64 = lowered
        self.given: i64 = given  # four bits a die: 1 + the warrior it was passed on to
        self.slain: i64 = slain
        self.shared = shared  # one roll for several warriors

    def step(self, g: Warriorz, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.throw(g)
            case 1: self.amulets(g)
            case 2: self.pass_on_dice(g)
            case 3: self.wound(g)
            case 4: self.stonings(g)
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
        """The targets may change the roll. [amulet]

        With dice that can be passed on, only the first target answers. [special.split]
        """
        if self.offer_amulet(g):
            self.at = 1

    def pass_on_dice(self, g: Warriorz) -> None:
        """Baobab may pass dice on to others beside the target. [special.split] [ruling.12]"""
        if self.primary != NOBODY and g.card_of(g.warriors[self.attacker]).splits:
            g.push(PassOnDice(g.warriors[self.attacker].seat))

    def receivers(self, g: Warriorz) -> i64:
        """Return who stands beside the target, may be shot at and has no die yet, as a mask."""
        me = g.warriors[self.attacker]
        mask = g.inside(g.warriors[self.primary].zone) & g.enemies(self.attacker)
        mask &= ~BIT[self.primary]
        for i in range(len(g.warriors)):
            if mask >> i & 1 and (g.card_of(g.warriors[i]).no_shots or me.skull == i):
                mask &= ~BIT[i]
        for die in range(self.count):
            receiver = self.given >> 4 * die & 15
            if receiver:
                mask &= ~BIT[receiver - 1]
        return mask

    def hits(self, g: Warriorz, warrior: i64) -> i64:
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
            me.glory += glory
            if large > 0:
                g.tell(FIRST_WOUND, self.attacker, target)
            g.tell(GLORY, self.attacker, glory)
        if card.speeds > 0 or card.slows > 0:
            self.shock(g, target)
        if victim.lives == 0:
            self.slain |= BIT[target]
            g.tell(OUT, target)
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
        me.shock = card.speeds
        if g.warriors[target].lives > 0:
            g.tell(SHOCKED, target, card.slows)
        g.tell(CHARGED, self.attacker, card.speeds)

    def stonings(self, g: Warriorz) -> None:
        """A stoning for each warrior out in the first three rounds. [stoning.rounds] [ruling.6]"""
        if self.slain == 0 or g.round > STONING_ROUNDS or g.warriors[self.attacker].lives == 0:
            self.done = True
            return
        for i in range(len(g.warriors)):
            if self.slain >> i & 1:
                self.slain &= ~BIT[i]
                g.push(Stoning(i, self.attacker, 1 + STONING_ROUNDS - g.round))
                self.at = 4
                return

    def copy(self) -> Attack:
        return self.carry(
            Attack(
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
        )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Stoning(Volley):
    """The crowd throws stones at whoever ended a fight too early. [stoning]

    The victim throws them; they count as a shot from no distance. [ruling.3]
    """

    def __init__(
        self,
        victim: i64 = 0,
        culprit: i64 = 0,
        count: i64 = 0,
        faces: i64 = 0,
        fixed: i64 = 0,
        answered: i64 = 0,
        rolled_defence: i64 = 0,
    ) -> None:
        super().__init__(victim, BIT[culprit], count, 0, faces, fixed, answered, rolled_defence)
        self.culprit: i64 = culprit

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
            self.at = 3

    def hostile(self, g: Warriorz, warrior: Warrior) -> bool:
        return True

    def wound(self, g: Warriorz) -> None:
        """Lost lives are discarded and give nobody glory. [stoning.discard] [ruling.7]"""
        culprit = g.warriors[self.culprit]
        hits: i64 = 0
        for die in range(self.count):
            if self.hit(g, self.culprit, die):
                hits += 1
        if hits == 0:
            g.tell(MISSED, self.attacker)
            return
        wounds = hits if hits < culprit.lives else culprit.lives
        lose(g, self.culprit, wounds)
        g.tell(LOST_LIVES, self.culprit, wounds)
        if culprit.lives == 0:
            g.tell(OUT, self.culprit)
            if g.sides_left() <= 1:
                decide(g)

    def copy(self) -> Stoning:
        return self.carry(
            Stoning(
                self.attacker,
                self.culprit,
                self.count,
                self.faces,
                self.fixed,
                self.answered_by,
                self.rolled_defence,
            )
        )


def lose(g: Warriorz, target: i64, wounds: i64) -> i64:
    """Take tokens from a warrior; return how many of them are large. [first-wound] [ruling.8]

    The first life lost is the own large token; then small tokens, stolen large ones last.
    """
    victim = g.warriors[target]
    large: i64 = 0
    small = victim.lives - victim.stolen
    rest = wounds
    if victim.unhurt:
        victim.unhurt = False
        large = 1
        rest -= 1
        small -= 1
    if rest > small:
        large += rest - small
        victim.stolen -= rest - small
    victim.lives -= wounds
    if victim.lives == 0 and victim.chosen != NO_CARD:
        victim.hand |= BIT[victim.chosen]  # never called: it goes back unseen
        victim.chosen = NO_CARD
    return large


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Amulet(Choice):
    """Once per game a target may flip one die or have up to three rerolled. [amulet]

    Dice to reroll are pointed out one by one and then thrown together; they are final.
    """

    def __init__(self, seat: i64 = 0, warrior: i64 = 0, picked: i64 = 0, count: i64 = 0) -> None:
        super().__init__(seat)
        self.warrior: i64 = warrior
        self.picked: i64 = picked
        self.count: i64 = count

    def volley(self, g: Warriorz) -> Volley:
        """Return the roll that is answered."""
        frame = g.stack[len(g.stack) - 2]
        assert isinstance(frame, Volley)
        return frame

    def ask(self, g: Warriorz) -> None:
        volley = self.volley(g)
        if self.count == 0:
            g.offer(PASS)
            for die in range(volley.count):
                if not volley.fixed >> die & 1:
                    g.offer(act(FLIP, die))
        else:
            g.offer(act(ROLL))
        if self.count < REROLLS:
            for die in range(volley.count):
                if not (volley.fixed | self.picked) >> die & 1:
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
        return (volley.fixed | self.picked) == BIT[volley.count] - 1

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

    def copy(self) -> Amulet:
        return self.carry(Amulet(self.seat, self.warrior, self.picked, self.count))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PassOnDice(Choice):
    """Each die counts for one warrior; others beside the target get one at most. [special.split]"""

    def ask(self, g: Warriorz) -> None:
        attack = self.attack(g)
        receivers = attack.receivers(g)
        if receivers == 0:
            return
        for die in range(attack.count):
            if attack.given >> 4 * die & 15:
                continue
            for i in range(len(g.warriors)):
                if receivers >> i & 1 and die < attack.count - g.card_of(g.warriors[i]).fewer_dice:
                    g.offer(act(GIVE_DIE, die, i))
        if g.option_count > 0:
            g.offer(act(KEEP))

    def attack(self, g: Warriorz) -> Attack:
        """Return the attack whose dice are passed on."""
        frame = g.stack[len(g.stack) - 2]
        assert isinstance(frame, Attack)
        return frame

    def chosen(self, g: Warriorz, action: Action) -> None:
        if verb(action) == KEEP:
            return
        attack = self.attack(g)
        die = first(action)
        target = second(action)
        attack.given |= (target + 1) << 4 * die
        attack.targets |= BIT[target]
        attack.roll_defence_of(g, target)
        bearer = g.warriors[target]
        if bearer.skull == attack.attacker:
            bearer.skull = NOBODY
            g.tell(SKULL_BACK, target)
        g.tell(GAVE_DIE, attack.attacker, target, attack.face(die))
        self.done = False

    def copy(self) -> PassOnDice:
        return self.carry(PassOnDice(self.seat))

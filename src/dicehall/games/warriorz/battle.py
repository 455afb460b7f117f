"""The seven rounds: cards, initiative, actions. [battle]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.warriorz.attack import Attack
from dicehall.games.warriorz.book import HAND
from dicehall.games.warriorz.card import SHOT_KIND, STRIKE_KIND
from dicehall.games.warriorz.plan import Plan
from dicehall.games.warriorz.table import ADJACENT, NO_CARD, ROUNDS, ZONES, Warriorz, distance
from dicehall.games.warriorz.verbs import (
    ATTACK_LOST,
    BLAST,
    BLASTED,
    CHOSE,
    GAVE_SKULL,
    GIVE_SKULL,
    MOVE,
    MOVED,
    PLAY,
    REVEALED,
    ROUND,
    SHOOT,
    SHOT,
    SKULL_BACK,
    STRIKE,
    STRIKE_SECOND,
    STRUCK,
)
from dicehall.games.warriorz.victory import decide
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.table import BIT, NOBODY, Choice, Frame, SealedChoice


@final
class Round(Frame):
    """One round of the battle. [battle.round]"""

    def step(self, g: Warriorz, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.begin(g)
            case 1: g.push(ChooseCards(self.fighting(g)))
            case 2: self.call(g)
            case _: self.end(g)
        # fmt: on

    def begin(self, g: Warriorz) -> None:
        """Move the round marker. [round.end]"""
        g.round += 1
        g.tell(ROUND, g.round)

    def fighting(self, g: Warriorz) -> i64:
        """Return the warriors still in the battle, as a mask."""
        mask: i64 = 0
        for i in range(len(g.warriors)):
            if g.warriors[i].lives > 0:
                mask |= BIT[i]
        return mask

    def call(self, g: Warriorz) -> None:
        """Count down; who is called acts, of equals the smaller. [initiative] [initiative.tie]"""
        best: i64 = -99
        called: i64 = NOBODY
        for i in range(len(g.warriors)):
            warrior = g.warriors[i]
            if warrior.chosen != NO_CARD and warrior.lives > 0:
                initiative = (
                    g.book.cards[warrior.id * HAND + warrior.chosen].initiative + warrior.shock
                )
                if initiative > best:
                    best = initiative
                    called = i
        if called != NOBODY:
            self.nobody_before(g, called, best)
            g.push(Turn(called))
            self.at = 2  # and then the next

    def nobody_before(self, g: Warriorz, called: i64, initiative: i64) -> None:
        """Note what all now know: the cards still face down were not called earlier."""
        for i in range(len(g.warriors)):
            warrior = g.warriors[i]
            latest = initiative - warrior.shock - (0 if i > called else 1)
            if latest < warrior.latest:
                warrior.latest = latest

    def end(self, g: Warriorz) -> None:
        """After the seventh round the gong sounds; else a new round begins. [round.seven]"""
        if g.round == ROUNDS:
            decide(g)
        else:
            self.at = 0

    def copy(self) -> Round:
        return self.carry(Round())


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseCards(SealedChoice):
    """Everybody puts an action card face down, one for each warrior. [choice] [ruling.18]

    Nobody else sees it before it is called. [choice.secret]
    """

    def owner(self, g: Warriorz, slot: i64) -> i64:
        return g.warriors[slot].seat

    def ask(self, g: Warriorz, slot: i64) -> None:
        hand = g.warriors[slot].hand
        for card in range(HAND):
            if hand >> card & 1:
                g.offer(act(PLAY, card))

    def sealed(self, g: Warriorz, slot: i64, action: Action) -> None:
        """The card leaves the hand for good. [round.spent]"""
        warrior = g.warriors[slot]
        warrior.chosen = first(action)
        warrior.hand &= ~BIT[first(action)]
        warrior.latest = 8
        g.whisper(BIT[warrior.seat], 2, CHOSE, slot, warrior.id * HAND + first(action))

    def revealed(self, g: Warriorz) -> None:
        """The cards stay face down until they are called. [initiative]"""

    def copy(self) -> ChooseCards:
        return self.carry(ChooseCards(self.pending, self.slot))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Frame):
    """The called warrior acts. [actions]"""

    def __init__(self, warrior: i64 = 0) -> None:
        super().__init__()
        self.warrior: i64 = warrior

    def step(self, g: Warriorz, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.reveal(g)
            case 1: self.act(g)
            case _: self.end(g)
        # fmt: on

    def reveal(self, g: Warriorz) -> None:
        """The new card covers the old one and gives the defence from now on. [actions.cover]

        Until then the old one did. [choice.old-card]
        """
        me = g.warriors[self.warrior]
        me.card = me.id * HAND + me.chosen
        me.chosen = NO_CARD
        me.played += 1
        g.turned_up()
        g.acting = self.warrior
        initiative = g.book.cards[me.card].initiative + me.shock
        me.shock = 0
        g.tell(REVEALED, self.warrior, me.card, initiative)

    def act(self, g: Warriorz) -> None:
        """All that the card says, in any order. [actions.all]"""
        me = g.warriors[self.warrior]
        card = g.card_of(me)
        left = BIT[card.attacks] - 1
        if card.skull:
            left |= 4
        g.push(Actions(me.seat, self.warrior, me.zone, card.move, left))

    def end(self, g: Warriorz) -> None:
        """The Skull goes back after its bearer's action. [special.skull]"""
        self.done = True
        g.acting = NOBODY
        me = g.warriors[self.warrior]
        if me.skull != NOBODY:
            me.skull = NOBODY
            g.tell(SKULL_BACK, self.warrior)

    def copy(self) -> Turn:
        return self.carry(Turn(self.warrior))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Actions(Choice):
    """Moves and attacks one at a time; attacks come before, between or after moves. [actions.all]

    An attack without a target is lost, but moves and order must be chosen so that as many printed
    attacks as possible can be made. [ruling.2] Who dies in mid-turn does nothing more. [ruling.5]
    """

    def __init__(
        self,
        seat: i64 = 0,
        warrior: i64 = 0,
        start: i64 = 0,
        moves: i64 = 0,
        left: i64 = 0,
        first_target: i64 = NOBODY,
        origin: i64 = NOBODY,
    ) -> None:
        super().__init__(seat)
        self.warrior: i64 = warrior
        self.start: i64 = start  # no way back into this zone [move.no-return]
        self.moves: i64 = moves
        self.left: i64 = left  # bits 0 and 1: the attacks, bit 2: the Skull
        self.first_target: i64 = first_target
        self.origin: i64 = origin  # the zone both shots of a Double Shot are fired from

    def ask(self, g: Warriorz) -> None:
        me = g.warriors[self.warrior]
        if me.lives == 0:
            return  # stoned in mid-turn
        if self.left == 0:
            self.offer_moves(g, me.zone)
            return
        plan = Plan(g, self.warrior, self.start)
        most = plan.most(me.zone, self.moves, self.left, self.first_target, self.origin)
        if most > 0:
            self.offer_attacks(g, plan, me.zone, most)
        if self.moves > 0:
            for zone in range(ZONES):
                if ADJACENT[me.zone] >> zone & 1 and zone != self.start:
                    reached = plan.most(
                        zone, self.moves - 1, self.left, self.first_target, self.origin
                    )
                    if reached == most:
                        g.offer(act(MOVE, zone))

    def offer_moves(self, g: Warriorz, zone: i64) -> None:
        """Each point crosses one line; all points are spent. [move] [move.points]"""
        if self.moves > 0:
            open_zones = ADJACENT[zone] & ~BIT[self.start]
            for target in range(ZONES):
                if open_zones >> target & 1:
                    g.offer(act(MOVE, target))

    def offer_attacks(self, g: Warriorz, plan: Plan, zone: i64, most: i64) -> None:
        """Strikes in the own zone, shots into others, the Skull. [attack.strike] [attack.shot]"""
        card = plan.card
        for attack in range(2):
            if not self.left >> attack & 1:
                continue
            if attack == 1 and self.left & 1 and card.attack_kind[0] == card.attack_kind[1]:
                if card.attack_dice[0] == card.attack_dice[1]:
                    continue  # both alike: the first will do
            targets = plan.targets(attack, zone, self.first_target, self.origin)
            if targets == 0:
                continue
            if card.whole_zone:
                self.offer_zones(g, plan, targets)
                continue
            rest = self.left & ~BIT[attack]
            for i in range(len(g.warriors)):
                if targets >> i & 1:
                    after = plan.most(zone, self.moves, rest, i, zone)
                    if after + 4 == most:
                        g.offer(act(self.verb_of(plan, attack), i))
        if self.left & 4:
            rest = self.left & ~4
            if plan.most(zone, self.moves, rest, self.first_target, self.origin) + 1 == most:
                bearers = plan.others & ~plan.inside(zone)
                for i in range(len(g.warriors)):
                    if bearers >> i & 1:
                        g.offer(act(GIVE_SKULL, i))

    def offer_zones(self, g: Warriorz, plan: Plan, targets: i64) -> None:
        """A zone attack is aimed at a zone that holds a target. [special.keg]"""
        for zone in range(ZONES):
            if plan.inside(zone) & targets:
                g.offer(act(BLAST, zone))

    def verb_of(self, plan: Plan, attack: i64) -> i64:
        """Return how an attack is called."""
        if plan.card.attack_kind[attack] == SHOT_KIND:
            return SHOOT
        return STRIKE_SECOND if attack == 1 and plan.card.attack_kind[0] == STRIKE_KIND else STRIKE

    def attack_of(self, g: Warriorz, what: i64) -> i64:
        """Return which printed attack a verb means: the first of its kind still left."""
        if what == STRIKE_SECOND:
            return 1
        card = g.card_of(g.warriors[self.warrior])
        kind = STRIKE_KIND if what == STRIKE else SHOT_KIND
        return 0 if self.left & 1 and card.attack_kind[0] == kind else 1

    def chosen(self, g: Warriorz, action: Action) -> None:
        self.done = False
        what = verb(action)
        if what == MOVE:
            self.move(g, first(action))
        elif what == GIVE_SKULL:
            self.left &= ~4
            g.warriors[first(action)].skull = self.warrior
            g.tell(GAVE_SKULL, self.warrior, first(action))
        elif what == BLAST:
            self.blast(g, first(action))
        else:
            self.attack(g, what, first(action))

    def move(self, g: Warriorz, zone: i64) -> None:
        """Cross one line. [move.points]"""
        me = g.warriors[self.warrior]
        g.tell(MOVED, self.warrior, me.zone, zone)
        me.zone = zone
        self.moves -= 1

    def attack(self, g: Warriorz, what: i64, target: i64) -> None:
        """Attack one warrior; a long shot has weaker dice. [attack] [attack.distance]"""
        me = g.warriors[self.warrior]
        card = g.card_of(me)
        attack = self.attack_of(g, what)
        self.left &= ~BIT[attack]
        self.first_target = target
        self.origin = me.zone
        bonus: i64 = 0
        if card.attack_kind[attack] == SHOT_KIND:
            g.tell(SHOT, self.warrior, target)
            bonus = card.die_bonus
            if distance(me.zone, g.warriors[target].zone) == 2:
                bonus -= 1
        else:
            g.tell(STRUCK, self.warrior, target)
        dice = card.dice(attack, me.lives, me.played)
        g.push(Attack(self.warrior, BIT[target], target, dice, bonus))

    def blast(self, g: Warriorz, zone: i64) -> None:
        """Attack everybody in a zone with one roll, friends too. [special.keg] [ruling.17]"""
        me = g.warriors[self.warrior]
        card = g.card_of(me)
        attack = self.attack_of(g, BLAST)
        self.left &= ~BIT[attack]
        bonus = card.die_bonus
        if distance(me.zone, zone) == 2:
            bonus -= 1
        g.tell(BLASTED, self.warrior, zone)
        targets = g.inside(zone)
        for i in range(len(g.warriors)):
            if targets >> i & 1:
                if g.card_of(g.warriors[i]).no_shots or me.skull == i:
                    targets &= ~BIT[i]
        dice = card.dice(attack, me.lives, me.played)
        g.push(Attack(self.warrior, targets, NOBODY, dice, bonus))

    def unasked(self, g: Warriorz) -> None:
        """An attack that found no target is lost. [ruling.2]"""
        if self.left & 3 and g.warriors[self.warrior].lives > 0:
            g.tell(ATTACK_LOST, self.warrior)

    def copy(self) -> Actions:
        return self.carry(
            Actions(
                self.seat,
                self.warrior,
                self.start,
                self.moves,
                self.left,
                self.first_target,
                self.origin,
            )
        )

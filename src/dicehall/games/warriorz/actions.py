"""What the called warrior does: moves, attacks, the Skull. [actions]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.warriorz.attack import Attack
from dicehall.games.warriorz.card import SHOT_KIND, STRIKE_KIND, Card
from dicehall.games.warriorz.ids import WarriorId, Zone
from dicehall.games.warriorz.plan import Plan, ways
from dicehall.games.warriorz.table import ZONES, Warriorz, distance
from dicehall.games.warriorz.verbs import (
    ATTACK_LOST,
    ATTACK_MADE,
    BLAST,
    BLASTED,
    FEWER_ATTACKS,
    GAVE_SKULL,
    GIVE_SKULL,
    IS_OUT,
    MOVE,
    MOVED,
    NO_ATTACK_LEFT,
    NO_MOVE,
    NO_MOVE_LEFT,
    NO_TARGET_THERE,
    NOT_ADJACENT,
    SHOOT,
    SHOT,
    SKULL_GIVEN,
    SKULL_NEAR,
    START_ZONE,
    STRIKE,
    STRIKE_SECOND,
    STRUCK,
    TOO_NEAR,
)
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.ids import Mask, Seat
from dicehall.kit.table import BIT, NOBODY, Choice


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Actions(Choice):
    """Moves and attacks one at a time; attacks come before, between or after moves. [actions.all]

    An attack without a target is lost, but moves and order must be chosen so that as many printed
    attacks as possible can be made. [ruling.2] Who dies in mid-turn does nothing more. [ruling.5]
    """

    def __init__(
        self,
        seat: Seat = 0,
        warrior: WarriorId = 0,
        start: Zone = 0,
        moves: i64 = 0,
        left: i64 = 0,
        first_target: i64 = NOBODY,
        origin: i64 = NOBODY,
    ) -> None:
        super().__init__(seat)
        self.warrior: WarriorId = warrior
        self.start: Zone = start  # no way back into this zone [move.no-return]
        self.moves: i64 = moves
        self.left: i64 = left  # bits 0 and 1: the attacks, bit 2: the Skull
        self.first_target: i64 = first_target
        self.origin: i64 = origin  # the zone both shots of a Double Shot are fired from

    def ask(self, g: Warriorz) -> None:
        me = g.warriors[self.warrior]
        if me.lives == 0:
            return  # stoned in mid-turn
        if self.left == 0:
            self.offer_moves(g, me.zone, None, 0)
        else:
            plan = Plan(g, self.warrior, self.start)
            most = plan.most(me.zone, self.moves, self.left, self.first_target, self.origin)
            if most > 0 or g.refused is not None:
                self.offer_attacks(g, plan, me.zone, most)
            self.offer_moves(g, me.zone, plan, most)
        if g.refused is not None:
            self.refuse_made(g)

    def offer_moves(self, g: Warriorz, zone: Zone, plan: Plan | None, most: i64) -> None:
        """Each point crosses one line; all points are spent. [move] [move.points]

        With attacks left, no move may cost one of them. [ruling.2]
        """
        curious = g.refused is not None
        if self.moves == 0 and not curious:
            return
        open_zones: i64 = ways(zone, self.start) if self.moves > 0 else 0
        for target in range(ZONES):
            if open_zones >> target & 1:
                if plan is None or most == plan.most(
                    target, self.moves - 1, self.left, self.first_target, self.origin
                ):
                    g.offer(act(MOVE, target))
                elif curious:
                    g.refuse(act(MOVE, target), FEWER_ATTACKS)
            elif curious and target != zone:
                g.refuse(act(MOVE, target), self.why_no_way(g, target))

    def why_no_way(self, g: Warriorz, zone: Zone) -> i64:
        """Say why no point of the move leads into a zone."""
        if self.moves == 0:
            return NO_MOVE_LEFT if g.card_of(g.warriors[self.warrior]).move > 0 else NO_MOVE
        return START_ZONE if zone == self.start else NOT_ADJACENT

    def offer_attacks(self, g: Warriorz, plan: Plan, zone: Zone, most: i64) -> None:
        """Strikes in the own zone, shots into others, the Skull. [attack.strike] [attack.shot]"""
        card = plan.card
        curious = g.refused is not None
        for attack in range(2):
            if not self.left >> attack & 1:
                continue
            if attack == 1 and self.left & 1 and card.attack_kind[0] == card.attack_kind[1]:
                if card.attack_dice[0] == card.attack_dice[1]:
                    continue  # both alike: the first will do
            targets = plan.targets(attack, zone, self.first_target, self.origin)
            if targets == 0 and not curious:
                continue
            if card.whole_zone:
                self.offer_zones(g, plan, zone, targets)
                continue
            what = self.verb_of(card, attack)
            rest = self.left & ~BIT[attack]
            for i in range(len(g.warriors)):
                if targets >> i & 1:
                    if plan.most(zone, self.moves, rest, i, zone) + 4 == most:
                        g.offer(act(what, i))
                    elif curious:
                        g.refuse(act(what, i), FEWER_ATTACKS)
                elif curious and i != self.warrior:
                    why = plan.why_no_target(g, i, attack, zone, self.first_target)
                    g.refuse(act(what, i), why)
        if self.left & 4:
            self.offer_skull(g, plan, zone, most)

    def offer_zones(self, g: Warriorz, plan: Plan, here: i64, targets: Mask) -> None:
        """A zone attack is aimed at a zone that holds a target. [special.keg]"""
        curious = g.refused is not None
        for zone in range(ZONES):
            if plan.inside(zone) & targets:
                g.offer(act(BLAST, zone))
            elif curious:
                g.refuse(act(BLAST, zone), TOO_NEAR if zone == here else NO_TARGET_THERE)
        if curious:
            for i in range(len(g.warriors)):
                other = g.warriors[i]
                if i != self.warrior and (
                    other.lives == 0 or not plan.inside(other.zone) & targets
                ):
                    g.refuse(act(SHOOT, i), plan.why_no_target(g, i, 0, here, self.first_target))

    def offer_skull(self, g: Warriorz, plan: Plan, zone: Zone, most: i64) -> None:
        """The Skull goes to a warrior in another zone. [special.skull]"""
        bearers = plan.bearers(zone)
        rest = self.left & ~4
        made = 1 + plan.most(zone, self.moves, rest, self.first_target, self.origin)
        for i in range(len(g.warriors)):
            if bearers >> i & 1 and made == most:
                g.offer(act(GIVE_SKULL, i))
            elif i != self.warrior:
                out = not plan.others >> i & 1
                why = IS_OUT if out else FEWER_ATTACKS if bearers >> i & 1 else SKULL_NEAR
                g.refuse(act(GIVE_SKULL, i), why)

    def refuse_made(self, g: Warriorz) -> None:
        """What the card says is done once. [actions.all]"""
        card = g.card_of(g.warriors[self.warrior])
        made = ATTACK_MADE if self.left & 3 else NO_ATTACK_LEFT
        for i in range(len(g.warriors)):
            if i != self.warrior:
                out = g.warriors[i].lives == 0
                for attack in range(card.attacks):
                    if not self.left >> attack & 1:
                        g.refuse(act(self.verb_of(card, attack), i), IS_OUT if out else made)
                if card.skull and not self.left & 4:
                    g.refuse(act(GIVE_SKULL, i), IS_OUT if out else SKULL_GIVEN)
        if card.whole_zone and not self.left & 1:
            for zone in range(ZONES):
                g.refuse(act(BLAST, zone), made)

    def verb_of(self, card: Card, attack: i64) -> i64:
        """Return how an attack is called."""
        if card.attack_kind[attack] == SHOT_KIND:
            return SHOOT
        return STRIKE_SECOND if attack == 1 and card.attack_kind[0] == STRIKE_KIND else STRIKE

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

    def move(self, g: Warriorz, zone: Zone) -> None:
        """Cross one line. [move.points]"""
        me = g.warriors[self.warrior]
        start = me.zone
        me.zone = zone
        self.moves -= 1
        g.tell(MOVED, self.warrior, start, zone)

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

    def blast(self, g: Warriorz, zone: Zone) -> None:
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
            self.left &= ~3
            g.tell(ATTACK_LOST, self.warrior)

    def copy(self) -> Actions:  # written by tools/copies.py
        twin = Actions(
            self.seat,
            self.warrior,
            self.start,
            self.moves,
            self.left,
            self.first_target,
            self.origin,
        )
        return self.carry(twin)

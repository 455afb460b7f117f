"""How many of the printed attacks a warrior can still make. [ruling.2]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dicehall.games.warriorz.card import SHOT_KIND, STRIKE_KIND, Card
from dicehall.games.warriorz.ids import WarriorId, Zone
from dicehall.games.warriorz.table import ADJACENT, ZONES, Warrior, Warriorz
from dicehall.games.warriorz.verbs import (
    HOLDS_SKULL,
    IS_OUT,
    NO_SHOTS,
    NO_STRIKES,
    OFFERED,
    OTHER_ZONE,
    SAME_TARGET,
    TEAMMATE,
    TOO_FAR,
    TOO_NEAR,
)
from dicehall.kit.ids import Mask
from dicehall.kit.table import BIT, NOBODY

MOST_MOVES: Final = 2
ALL_ZONES: Final = 0b1111111


def ways(zone: Zone, start: Zone) -> i64:
    """Return the zones across one line, but for that of the start. [move] [move.no-return]"""
    return ADJACENT[zone] & ~BIT[start]


def visits(start: int, zone: int, moves: int) -> int:
    """Return the zones a warrior can stand in from here on, as a mask. [move.points]"""
    mask = 1 << zone
    if moves > 0:
        for target in range(ZONES):
            if ways(zone, start) >> target & 1:
                mask |= visits(start, target, moves - 1)
    return mask


def shielded(g: Warriorz, warrior: WarriorId, target: i64, kind: i64) -> i64:
    """Say why a warrior is safe from any strike, or any shot, of another; else OFFERED."""
    other = g.warriors[target]
    why = spared(g.warriors[warrior], other, target)
    return why if why != OFFERED else immune(g.card_of(other), kind)


def spared(me: Warrior, other: Warrior, target: WarriorId) -> i64:
    """Teammates and the Skull's giver are no targets. [ruling.17] [ruling.11]"""
    if other.lives == 0:
        return IS_OUT
    if other.team == me.team:
        return TEAMMATE
    return HOLDS_SKULL if me.skull == target else OFFERED


def immune(card: Card, kind: i64) -> i64:
    """Some cards forbid strikes at their warrior, some shots. [ruling.3]"""
    if kind == STRIKE_KIND:
        return NO_STRIKES if card.no_strikes else OFFERED
    return NO_SHOTS if card.no_shots else OFFERED


VISITS: Final = vec[i64](
    [
        visits(start, zone, moves)
        for start in range(ZONES)
        for zone in range(ZONES)
        for moves in range(MOST_MOVES + 1)
    ]
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """Where everybody stands and who may be attacked, from one warrior's place in its turn."""

    def __init__(self, g: Warriorz, warrior: WarriorId, start: Zone) -> None:
        me = g.warriors[warrior]
        self.card: Card = g.card_of(me)
        self.warrior: WarriorId = warrior
        self.start: Zone = start
        self.others: i64 = 0
        where: i64 = 0
        strikeable: i64 = 0
        shootable: i64 = 0
        strike_from: i64 = 0
        shot_at: i64 = 0
        kinds = self.card.attack_kind
        strikes = kinds[0] == STRIKE_KIND or kinds[1] == STRIKE_KIND
        shoots = kinds[0] == SHOT_KIND or kinds[1] == SHOT_KIND
        for i in range(len(g.warriors)):
            other = g.warriors[i]
            if other.lives > 0 and i != warrior:
                self.others |= BIT[i]
                where |= BIT[8 * other.zone + i]
                if spared(me, other, i) != OFFERED:
                    continue
                card = g.card_of(other)
                if strikes and immune(card, STRIKE_KIND) == OFFERED:
                    strikeable |= BIT[i]
                    strike_from |= BIT[other.zone]
                if shoots and immune(card, SHOT_KIND) == OFFERED:
                    shootable |= BIT[i]
                    shot_at |= BIT[other.zone]
        self.where: i64 = where  # eight bits a zone: who stands there
        self.strikeable: i64 = strikeable
        self.shootable: i64 = shootable
        # the zones from which some strike, some shot is possible
        self.strike_from: i64 = strike_from
        self.shot_from: i64 = 0
        if shot_at != 0:
            alone = shot_at & (shot_at - 1) == 0
            self.shot_from = ALL_ZONES & ~shot_at if alone else ALL_ZONES

    def inside(self, zone: Zone) -> i64:
        """Return the others in a zone, as a mask."""
        return self.where >> 8 * zone & 255

    def targets(self, attack: i64, zone: Zone, first_target: i64, origin: i64) -> i64:
        """Return whom an attack could be aimed at from a zone, as a mask.

        Who is shielded is none; cards with two targets want two different ones. [ruling.9]
        """
        card = self.card
        here = self.where >> 8 * zone & 255
        if card.attack_kind[attack] == STRIKE_KIND:
            targets = self.strikeable & here
        else:
            targets = self.shootable & ~here
        if card.two_targets and first_target != NOBODY:
            targets &= ~BIT[first_target]
            if card.same_zone and zone != origin:
                return 0
        return targets

    def why_no_target(
        self, g: Warriorz, target: i64, attack: i64, zone: Zone, first_target: i64
    ) -> i64:
        """Say which of the tests of `targets` keeps a warrior from being one."""
        kind = self.card.attack_kind[attack]
        why = shielded(g, self.warrior, target, kind)
        if why != OFFERED:
            return why
        if self.card.two_targets and target == first_target:
            return SAME_TARGET
        near = self.inside(zone) >> target & 1 != 0
        if near != (kind == STRIKE_KIND):
            return TOO_NEAR if near else TOO_FAR
        return OTHER_ZONE

    def bearers(self, zone: Zone) -> i64:
        """Return who could be given the Skull from a zone: whoever is elsewhere. [special.skull]"""
        return self.others & ~self.inside(zone)

    def most(self, zone: Zone, moves: i64, left: i64, first_target: i64, origin: i64) -> i64:
        """Return 4 for each attack that can still be made at best, and 1 for the Skull."""
        if left == 0:
            return 0
        if left < 3 and not self.card.two_targets:
            strikes = self.card.attack_kind[left - 1] == STRIKE_KIND
            visited = VISITS[(self.start * ZONES + zone) * (MOST_MOVES + 1) + moves]
            return 4 if visited & (self.strike_from if strikes else self.shot_from) else 0
        full = 4 * ((left & 1) + (left >> 1 & 1)) + (left >> 2 & 1)
        best: i64 = 0
        for attack in range(2):
            if left >> attack & 1:
                targets = self.targets(attack, zone, first_target, origin)
                if targets:
                    made = 4 + self.after(zone, moves, left & ~BIT[attack], targets)
                    if made == full:
                        return full
                    if made > best:
                        best = made
        if left & 4 and self.bearers(zone):
            made = 1 + self.most(zone, moves, left & ~4, first_target, origin)
            if made == full:
                return full
            if made > best:
                best = made
        if moves > 0:
            open_zones = ways(zone, self.start)
            for target in range(ZONES):
                if open_zones >> target & 1:
                    made = self.most(target, moves - 1, left, first_target, origin)
                    if made == full:
                        return full
                    if made > best:
                        best = made
        return best

    def after(self, zone: Zone, moves: i64, left: i64, targets: Mask) -> i64:
        """Return the most that is left to make after an attack on the best of the targets."""
        if left == 0:
            return 0
        if not self.card.two_targets:
            return self.most(zone, moves, left, NOBODY, zone)
        best: i64 = 0
        for i in range(8):
            if targets >> i & 1:
                made = self.most(zone, moves, left, i, zone)
                if made > best:
                    best = made
        return best

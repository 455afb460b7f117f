"""What a spell is aimed at. [spells.target]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.creatures import (
    LANE,
    attack_of,
    defence_of,
    first_alike,
    higher_faces,
    level_of,
    spell_kind,
)
from dicehall.games.quarriors.destruction import destroy
from dicehall.games.quarriors.oddities import TARGETS, target
from dicehall.games.quarriors.pieces import NO_STRIKE, SPELL_KINDS, slot_of
from dicehall.games.quarriors.piles import FIRST_SPELL, ONE
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import (
    ATTACH_TO,
    ATTACHED,
    DESTROY,
    DISPEL_FROM,
    DISPEL_KIND,
    DISPEL_SPELL,
    DISPELLED,
    SILENCE_IT,
    SILENCED,
    TURN_TO,
    TURNED,
)
from dicehall.kit.action import Action, act, first, second, verb
from dicehall.kit.table import Choice

NO_CREATURE = -1


# ---- attaching ----


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AttachSpell(Choice):
    """To which of the own creatures is the spell attached? Any number may be. [attach]"""

    def __init__(self, seat: i64 = 0, die: i64 = 0) -> None:
        super().__init__(seat)
        self.die: i64 = die

    def ask(self, g: Quarriors) -> None:
        creatures = g.players[self.seat].creatures
        for i in range(1, len(creatures)):
            if not creatures[i].like(creatures[0]):
                for k in range(len(creatures)):
                    if first_alike(g, self.seat, k):
                        g.offer(act(ATTACH_TO, k))
                return

    def unasked(self, g: Quarriors) -> None:
        self.attach(g, 0)

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.attach(g, first(action))

    def attach(self, g: Quarriors, at: i64) -> None:
        """The die lies beside its creature and leaves with it. [attach] [attach.leave]"""
        me = g.players[self.seat]
        creature = me.creatures[at]
        me.spells.remove(self.die)
        kind = spell_kind(g, self.die)
        creature.attached += LANE[kind]
        g.tell(ATTACHED, self.seat, self.die, creature.form)
        g.fired(self.seat, slot_of(self.die))
        boost = g.face(self.die).power.boost_attack
        if boost > 0 and creature.strike != NO_STRIKE:
            strike = g.strikes[creature.strike]
            if not strike.silenced:
                strike.attack += boost

    def copy(self) -> AttachSpell:
        return self.carry(AttachSpell(self.seat, self.die))


# ---- destroying ----


def can_destroy(g: Quarriors, seat: i64, owner: i64, at: i64, level: i64) -> bool:
    """Tell whether a spell can destroy a creature of at most that level. [death.incantation]
    [devotee.mighty] [ruling.returned]"""
    creature = g.players[owner].creatures[at]
    if creature.safe or level_of(g, creature) > level:
        return False
    return owner == seat or not g.power(creature).immune


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DestroyOne(Choice):
    """One creature in any ready area is destroyed. [death.incantation]"""

    def __init__(self, seat: i64 = 0, level: i64 = 0) -> None:
        super().__init__(seat)
        self.level: i64 = level

    def ask(self, g: Quarriors) -> None:
        if self.only(g) >= 0:
            return
        for turn in range(g.seats):
            owner = (self.seat + turn) % g.seats
            for i in range(len(g.players[owner].creatures)):
                if can_destroy(g, self.seat, owner, i, self.level) and first_alike(g, owner, i):
                    g.offer(act(DESTROY, target(owner, i)))

    def only(self, g: Quarriors) -> i64:
        """Return the only possible target, if there is just one."""
        found: i64 = NO_CREATURE
        for owner in range(g.seats):
            for i in range(len(g.players[owner].creatures)):
                if can_destroy(g, self.seat, owner, i, self.level) and first_alike(g, owner, i):
                    if found != NO_CREATURE:
                        return NO_CREATURE
                    found = target(owner, i)
        return found

    def unasked(self, g: Quarriors) -> None:
        found = self.only(g)
        if found != NO_CREATURE:
            destroy(g, found // TARGETS, found % TARGETS, False)

    def chosen(self, g: Quarriors, action: Action) -> None:
        destroy(g, first(action) // TARGETS, first(action) % TARGETS, False)

    def copy(self) -> DestroyOne:
        return self.carry(DestroyOne(self.seat, self.level))


def weak_enough(g: Quarriors, seat: i64, owner: i64, at: i64, defence: i64) -> bool:
    """Tell whether a spell can destroy a creature of at most that defence. [death.spell]
    [ruling.6]"""
    creature = g.players[owner].creatures[at]
    if creature.safe or (g.power(creature).immune and owner != seat):
        return False
    return defence_of(g, owner, creature, False) <= defence


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DestroyEach(Choice):
    """One weak creature of each opponent is destroyed, from the left round. [death.spell]"""

    def __init__(self, seat: i64 = 0, defence: i64 = 0, turn: i64 = 1) -> None:
        super().__init__(seat)
        self.defence: i64 = defence
        self.turn: i64 = turn

    def found(self, g: Quarriors) -> list[i64]:
        """Return the creatures of the present opponent that can be chosen."""
        owner = (self.seat + self.turn) % g.seats
        found: list[i64] = []
        for i in range(len(g.players[owner].creatures)):
            if weak_enough(g, self.seat, owner, i, self.defence) and first_alike(g, owner, i):
                found.append(i)
        return found

    def ask(self, g: Quarriors) -> None:
        found = self.found(g)
        if len(found) > 1:
            for at in found:
                g.offer(act(DESTROY, target((self.seat + self.turn) % g.seats, at)))

    def unasked(self, g: Quarriors) -> None:
        found = self.found(g)
        self.next(g, found[0] if len(found) > 0 else NO_CREATURE)

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.next(g, first(action) % TARGETS)

    def next(self, g: Quarriors, at: i64) -> None:
        """Destroy the chosen one and go on to the next opponent. [death.spell]"""
        owner = (self.seat + self.turn) % g.seats
        self.turn += 1
        self.done = self.turn >= g.seats
        if at != NO_CREATURE:
            destroy(g, owner, at, False)

    def copy(self) -> DestroyEach:
        return self.carry(DestroyEach(self.seat, self.defence, self.turn))


# ---- silence ----


def can_silence(g: Quarriors, seat: i64, at: i64) -> bool:
    """Tell whether a reaction of a seat can take an attacker's attack away. [life.incantation]
    [devotee.mighty]"""
    creature = g.players[g.active].creatures[at]
    if creature.strike == NO_STRIKE or creature.silenced or g.power(creature).immune:
        return False
    return attack_of(g, g.active, creature) > 0 or g.power(creature).duel > 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SilenceCreature(Choice):
    """Which attacker has attack 0 for the rest of the turn? [life.incantation]"""

    def ask(self, g: Quarriors) -> None:
        found: list[i64] = []
        for i in range(len(g.players[g.active].creatures)):
            if can_silence(g, self.seat, i) and first_alike(g, g.active, i):
                found.append(i)
        if len(found) > 1:
            for at in found:
                g.offer(act(SILENCE_IT, target(g.active, at)))

    def unasked(self, g: Quarriors) -> None:
        for i in range(len(g.players[g.active].creatures)):
            if can_silence(g, self.seat, i):
                self.silence(g, i)
                return

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.silence(g, first(action) % TARGETS)

    def silence(self, g: Quarriors, at: i64) -> None:
        """The total is counted anew for those who have not yet defended. [life.incantation]
        [ruling.7]"""
        creature = g.players[g.active].creatures[at]
        creature.silenced = True
        strike = g.strikes[creature.strike]
        strike.attack = 0
        strike.silenced = True
        g.tell(SILENCED, g.active, creature.form)

    def copy(self) -> SilenceCreature:
        return self.carry(SilenceCreature(self.seat))


# ---- dispelling ----


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DispelSpell(Choice):
    """A spell in any ready area goes to its owner's used pile, attached or not. [shaping.spell]
    [ruling.8]"""

    def __init__(self, seat: i64 = 0, at: i64 = NO_CREATURE) -> None:
        super().__init__(seat)
        self.creature: i64 = at  # whose attachments are looked through

    def ask(self, g: Quarriors) -> None:
        if self.creature != NO_CREATURE:
            attached = (
                g.players[self.creature // TARGETS].creatures[self.creature % TARGETS].attached
            )
            for kind in range(SPELL_KINDS):
                if attached >> 4 * kind & 15:
                    g.offer(act(DISPEL_KIND, kind))
            return
        for turn in range(g.seats):
            owner = (self.seat + turn) % g.seats
            other = g.players[owner]
            for i in range(other.spells.count):
                if not other.spells.repeats(i):
                    g.offer(act(DISPEL_SPELL, owner, other.spells.dice[i]))
            for i in range(len(other.creatures)):
                if other.creatures[i].attached > 0 and first_alike(g, owner, i):
                    g.offer(act(DISPEL_FROM, target(owner, i)))

    def chosen(self, g: Quarriors, action: Action) -> None:
        if verb(action) == DISPEL_SPELL:
            owner = first(action)
            die = second(action)
            g.players[owner].spells.remove(die)
            g.players[owner].used += ONE[slot_of(die)]
            g.tell(DISPELLED, owner, slot_of(die))
        elif verb(action) == DISPEL_FROM:
            self.creature = first(action)
            self.look_through(g)
        else:
            self.strip(g, first(action))

    def look_through(self, g: Quarriors) -> None:
        """With several kinds attached, ask which."""
        attached = g.players[self.creature // TARGETS].creatures[self.creature % TARGETS].attached
        kinds: i64 = 0
        last: i64 = 0
        for kind in range(SPELL_KINDS):
            if attached >> 4 * kind & 15:
                kinds += 1
                last = kind
        if kinds > 1:
            self.done = False
        else:
            self.strip(g, last)

    def strip(self, g: Quarriors, kind: i64) -> None:
        """Take one attached spell off. [shaping.spell]"""
        owner = self.creature // TARGETS
        slot = FIRST_SPELL + kind // 3
        g.players[owner].creatures[self.creature % TARGETS].attached -= LANE[kind]
        g.players[owner].used += ONE[slot]
        g.tell(DISPELLED, owner, slot)

    def copy(self) -> DispelSpell:
        return self.carry(DispelSpell(self.seat, self.creature))


# ---- raising levels ----


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RaiseLevels(Choice):
    """Each own creature is turned to a face one level higher, if its die has one; of several faces
    the owner picks. [shaping.charm]"""

    def __init__(self, seat: i64 = 0, at: i64 = 0) -> None:
        super().__init__(seat)
        self.creature: i64 = at

    def ask(self, g: Quarriors) -> None:
        creatures = g.players[self.seat].creatures
        if self.creature < len(creatures):
            faces = higher_faces(g, creatures[self.creature])
            if len(faces) > 1:
                for die in faces:
                    g.offer(act(TURN_TO, die))

    def unasked(self, g: Quarriors) -> None:
        creatures = g.players[self.seat].creatures
        if self.creature < len(creatures):
            faces = higher_faces(g, creatures[self.creature])
            if len(faces) == 1:
                self.turn(g, faces[0])
            self.creature += 1
            self.done = False

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.turn(g, first(action))
        self.creature += 1
        self.done = False

    def turn(self, g: Quarriors, die: i64) -> None:
        """Turn the die. [shaping.charm]"""
        creature = g.players[self.seat].creatures[self.creature]
        g.tell(TURNED, self.seat, creature.die, die)
        creature.die = die
        creature.form = die

    def copy(self) -> RaiseLevels:
        return self.carry(RaiseLevels(self.seat, self.creature))

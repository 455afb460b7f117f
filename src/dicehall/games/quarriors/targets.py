"""What a spell is aimed at. [spells.target]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.creatures import (
    LANE,
    attack_of,
    defence_of,
    level_of,
    spell_kind,
    why_not_first,
)
from dicehall.games.quarriors.ids import DieFace
from dicehall.games.quarriors.oddities import TARGETS, target
from dicehall.games.quarriors.pieces import slot_of
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import (
    ATTACH_TO,
    ATTACHED,
    DESTROY,
    IS_IMMUNE,
    IS_SAFE,
    IS_SILENCED,
    NO_ATTACK,
    NOT_ATTACKING,
    OFFERED,
    OTHER_OPPONENT,
    OWN_CREATURE,
    SILENCE_IT,
    SILENCED,
    TOO_HIGH,
    TOO_STRONG,
)
from dicehall.kit.action import Action, act, first
from dicehall.kit.ids import Seat
from dicehall.kit.table import Choice

NO_CREATURE = -1
NO_LIMIT: Final = 99  # of level or defence


# ---- attaching ----


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AttachSpell(Choice):
    """To which of the own creatures is the spell attached? Any number may be. [attach]"""

    def __init__(self, seat: Seat = 0, die: DieFace = 0) -> None:
        super().__init__(seat)
        self.die: DieFace = die

    def ask(self, g: Quarriors) -> None:
        creatures = g.players[self.seat].creatures
        for i in range(1, len(creatures)):
            if not creatures[i].like(creatures[0]):
                for k in range(len(creatures)):
                    g.put(act(ATTACH_TO, k), why_not_first(g, self.seat, k))
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

    def copy(self) -> AttachSpell:  # written by tools/copies.py
        return self.carry(AttachSpell(self.seat, self.die))


# ---- destroying ----


def why_no_victim(g: Quarriors, seat: Seat, owner: i64, at: i64, level: i64) -> i64:
    """A spell can destroy a creature of at most that level. [death.incantation]
    [devotee.mighty] [ruling.returned]"""
    creature = g.players[owner].creatures[at]
    if creature.safe:
        return IS_SAFE
    if level_of(g, creature) > level:
        return TOO_HIGH
    return IS_IMMUNE if owner != seat and g.power(creature).immune else OFFERED


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DestroyOne(Choice):
    """One creature in any ready area is destroyed; before an own one falls, the caster is asked
    even if there is no other. [death.incantation] [spells.target]"""

    def __init__(self, seat: Seat = 0, level: i64 = 0) -> None:
        super().__init__(seat)
        self.level: i64 = level

    def ask(self, g: Quarriors) -> None:
        if self.only(g) >= 0:
            return
        for turn in range(g.seats):
            owner = (self.seat + turn) % g.seats
            creatures = g.players[owner].creatures
            for i in range(len(creatures)):
                why = self.why_not(g, owner, i)
                g.put(act(DESTROY, target(owner, i)), why, level_of(g, creatures[i]), self.level)

    def why_not(self, g: Quarriors, owner: i64, at: i64) -> i64:
        """Say why a creature cannot be chosen. [death.incantation]"""
        why = why_no_victim(g, self.seat, owner, at, self.level)
        return why_not_first(g, owner, at) if why == OFFERED else why

    def only(self, g: Quarriors) -> i64:
        """Return the only possible target, if there is just one and it is an opponent's."""
        found: i64 = NO_CREATURE
        for owner in range(g.seats):
            for i in range(len(g.players[owner].creatures)):
                if self.why_not(g, owner, i) == OFFERED:
                    if found != NO_CREATURE:
                        return NO_CREATURE
                    found = target(owner, i)
        return NO_CREATURE if found // TARGETS == self.seat else found

    def unasked(self, g: Quarriors) -> None:
        found = self.only(g)
        if found != NO_CREATURE:
            self.aim(g, found)

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.aim(g, first(action))

    def aim(self, g: Quarriors, chosen: i64) -> None:
        """The creature is named; its owner may answer. [reaction.spell]"""
        from dicehall.games.quarriors.reactions import NamedCreature  # whose answers aim

        owner = chosen // TARGETS
        g.push(NamedCreature(owner, chosen % TARGETS, self.level, NO_LIMIT))

    def copy(self) -> DestroyOne:  # written by tools/copies.py
        return self.carry(DestroyOne(self.seat, self.level))


def why_not_weak(g: Quarriors, seat: Seat, owner: i64, at: i64, defence: i64) -> i64:
    """A spell can destroy a creature of at most that defence. [death.spell] [ruling.6]"""
    creature = g.players[owner].creatures[at]
    if owner == seat:
        return OWN_CREATURE
    if creature.safe:
        return IS_SAFE
    if g.power(creature).immune:
        return IS_IMMUNE
    return OFFERED if defence_of(g, owner, creature, False) <= defence else TOO_STRONG


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DestroyEach(Choice):
    """One weak creature of each opponent is destroyed, from the left round. [death.spell]"""

    def __init__(self, seat: Seat = 0, defence: i64 = 0, turn: i64 = 1) -> None:
        super().__init__(seat)
        self.defence: i64 = defence
        self.turn: i64 = turn

    def found(self, g: Quarriors) -> list[i64]:
        """Return the creatures of the present opponent that can be chosen."""
        owner = (self.seat + self.turn) % g.seats
        found: list[i64] = []
        for i in range(len(g.players[owner].creatures)):
            if self.why_not(g, owner, i) == OFFERED:
                found.append(i)
        return found

    def why_not(self, g: Quarriors, owner: i64, at: i64) -> i64:
        """Say why a creature cannot be chosen now. [death.spell]"""
        why = why_not_weak(g, self.seat, owner, at, self.defence)
        if why == OFFERED and owner != (self.seat + self.turn) % g.seats:
            return OTHER_OPPONENT
        return why_not_first(g, owner, at) if why == OFFERED else why

    def ask(self, g: Quarriors) -> None:
        found = self.found(g)
        owner = (self.seat + self.turn) % g.seats
        if len(found) > 1:
            for at in found:
                g.offer(act(DESTROY, target(owner, at)))
            if g.refused is not None:
                self.refuse_others(g, owner)

    def refuse_others(self, g: Quarriors, owner: i64) -> None:
        """Say why all the others cannot be chosen now."""
        for other in range(g.seats):
            creatures = g.players[other].creatures
            for i in range(len(creatures)):
                why = self.why_not(g, other, i)
                if why == OTHER_OPPONENT:
                    g.refuse(act(DESTROY, target(other, i)), why, owner)
                elif why != OFFERED:
                    defence = defence_of(g, other, creatures[i], False)
                    g.refuse(act(DESTROY, target(other, i)), why, defence, self.defence)

    def unasked(self, g: Quarriors) -> None:
        found = self.found(g)
        self.next(g, found[0] if len(found) > 0 else NO_CREATURE)

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.next(g, first(action) % TARGETS)

    def next(self, g: Quarriors, at: i64) -> None:
        """The creature is named, and its owner may answer; then it is the next opponent's turn.
        [death.spell] [reaction.spell]"""
        owner = (self.seat + self.turn) % g.seats
        self.turn += 1
        self.done = self.turn >= g.seats
        if at != NO_CREATURE:
            from dicehall.games.quarriors.reactions import NamedCreature  # whose answers aim

            g.push(NamedCreature(owner, at, NO_LIMIT, self.defence))

    def copy(self) -> DestroyEach:  # written by tools/copies.py
        return self.carry(DestroyEach(self.seat, self.defence, self.turn))


# ---- silence ----


def why_not_silenced(g: Quarriors, at: i64) -> i64:
    """A reaction can take away the attack of a creature of the player whose turn it is.
    [life.incantation] [devotee.mighty]"""
    creature = g.players[g.active].creatures[at]
    if creature.silenced:
        return IS_SILENCED
    if g.power(creature).immune:
        return IS_IMMUNE
    armed = attack_of(g, g.active, creature) > 0 or g.power(creature).duel > 0
    return OFFERED if armed else NO_ATTACK


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SilenceCreature(Choice):
    """Which creature has attack 0 for the rest of the turn? [life.incantation]"""

    def ask(self, g: Quarriors) -> None:
        found: list[i64] = []
        for i in range(len(g.players[g.active].creatures)):
            why = why_not_silenced(g, i)
            if why == OFFERED:
                why = why_not_first(g, g.active, i)
            if why == OFFERED:
                found.append(i)
            else:
                g.refuse(act(SILENCE_IT, target(g.active, i)), why)
        if len(found) > 1:
            for at in found:
                g.offer(act(SILENCE_IT, target(g.active, at)))
        if g.refused is not None:
            for owner in range(g.seats):
                for i in range(len(g.players[owner].creatures) if owner != g.active else 0):
                    g.refuse(act(SILENCE_IT, target(owner, i)), NOT_ATTACKING)

    def unasked(self, g: Quarriors) -> None:
        for i in range(len(g.players[g.active].creatures)):
            if why_not_silenced(g, i) == OFFERED:
                self.silence(g, i)
                return

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.silence(g, first(action) % TARGETS)

    def silence(self, g: Quarriors, at: i64) -> None:
        """Its attack stays 0, whatever is cast on it later. [life.incantation] [ruling.7]"""
        creature = g.players[g.active].creatures[at]
        creature.silenced = True
        g.tell(SILENCED, g.active, creature.form)

    def copy(self) -> SilenceCreature:  # written by tools/copies.py
        return self.carry(SilenceCreature(self.seat))

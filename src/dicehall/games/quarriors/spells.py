"""Spells: readied for nothing, cast now or later, attached, or kept as a reaction. [spells]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.quarriors.card import (
    ATTACH,
    ATTACK_ALL,
    DEFENCE_ALL,
    DESTROY_EACH,
    DESTROY_ONE,
    DISPEL,
    GAIN_QUIDDITY,
    GLORY_PER_LOSER,
    GLORY_PER_SCORED,
    IMMEDIATE,
    RAISE_LEVEL,
    REACTION,
    SAVE_FALLEN,
    SILENCE,
    SPELL,
    STANDARD,
    Power,
)
from dicehall.games.quarriors.creatures import higher_faces
from dicehall.games.quarriors.pieces import slot_of
from dicehall.games.quarriors.shaping import DispelSpell, RaiseLevels
from dicehall.games.quarriors.table import ATTACK, CAPTURE, Quarriors
from dicehall.games.quarriors.targets import (
    AttachSpell,
    DestroyEach,
    DestroyOne,
    SilenceCreature,
    why_no_victim,
    why_not_weak,
)
from dicehall.games.quarriors.verbs import (
    AFTER_ATTACK,
    ATTACK_OVER,
    CAST,
    CAST_SPELL,
    ENRAGED,
    GOT_QUIDDITY,
    IS_COUNTED,
    IS_REACTION,
    NO_BURST,
    NO_CREATURE_READY,
    NO_LOSER,
    NO_TARGET,
    NOT_IN_BATTLE,
    OFFERED,
    READIED,
    SAVED,
    SHIELDED,
    TOO_FEW_SCORED,
    TOO_LATE,
)
from dicehall.kit.action import act
from dicehall.kit.table import BIT

# When the active player may cast.
FREELY: Final = 0
BEFORE_TOTAL: Final = 1  # as the attack is about to be added up
IN_BATTLE: Final = 2  # before a defender picks a creature


def ready_spells(g: Quarriors, seat: i64) -> None:
    """All dice that show a spell move to the ready area, free of charge; immediate ones were used
    right after the roll or are lost. [spells.ready] [growth.immediate]"""
    me = g.players[seat]
    i: i64 = 0
    while i < me.pool.count:
        die = me.pool.dice[i]
        if g.face(die).kind == SPELL and g.card(slot_of(die)).timing != IMMEDIATE:
            me.pool.remove(die)
            me.spells.add(die)
            g.tell(READIED, seat, die)
        else:
            i += 1


def offer_casts(g: Quarriors, seat: i64, when: i64) -> None:
    """Offer the spells the active player can cast now. [spells.own-turn] [ruling.4]"""
    spells = g.players[seat].spells
    for i in range(spells.count):
        if not spells.repeats(i):
            die = spells.dice[i]
            why = why_no_cast(g, seat, die)
            if why == OFFERED and when != FREELY and not counts_in_battle(g, die, when):
                why = NOT_IN_BATTLE
            g.put(act(CAST, die), why)


def counts_in_battle(g: Quarriors, die: i64, when: i64) -> bool:
    """Tell whether it matters that a spell is cast in mid-attack and not before or after it. What
    changes the total must be cast before it is added up. [spells.in-attack] [ruling.fixed]"""
    power = g.face(die).power
    if power.cast in (DESTROY_EACH, DESTROY_ONE, DISPEL):
        return True
    if when == IN_BATTLE:
        return False
    return power.boost_attack > 0 or power.cast in (ATTACK_ALL, RAISE_LEVEL)


def why_no_cast(g: Quarriors, seat: i64, die: i64) -> i64:
    """A standard or attach spell is cast on the own turn, and must find its target.
    [spells.target] [spells.own-turn]"""
    timing = g.card(slot_of(die)).timing
    power = g.face(die).power
    if timing == ATTACH:
        return OFFERED if len(g.players[seat].creatures) > 0 else NO_CREATURE_READY
    if timing != STANDARD:
        return IS_REACTION if timing == REACTION else TOO_LATE
    if power.silent:
        return NO_BURST
    what = power.cast
    if what == DESTROY_EACH:
        return OFFERED if finds_weak(g, seat, power.amount) else NO_TARGET
    if what == ATTACK_ALL:
        if g.phase > ATTACK:
            return ATTACK_OVER
        if len(g.strikes) > 0:
            return IS_COUNTED
        return OFFERED if len(g.players[seat].creatures) > 0 else NO_CREATURE_READY
    if what == DESTROY_ONE:
        return OFFERED if finds_victim(g, seat, power.amount) else NO_TARGET
    if what == DISPEL:
        return OFFERED if finds_spell(g, seat) else NO_TARGET
    if what == RAISE_LEVEL:
        return OFFERED if finds_higher(g, seat) else NO_TARGET
    if what == GLORY_PER_LOSER:
        if g.phase != CAPTURE:
            return AFTER_ATTACK
        return OFFERED if g.losers & ~BIT[seat] != 0 else NO_LOSER
    if what == GLORY_PER_SCORED:
        return OFFERED if g.scored >= power.least else TOO_FEW_SCORED
    return OFFERED


def finds_weak(g: Quarriors, seat: i64, defence: i64) -> bool:
    """Tell whether an opponent has a creature of at most that defence. [death.spell]"""
    for owner in range(g.seats):
        if owner != seat:
            for i in range(len(g.players[owner].creatures)):
                if why_not_weak(g, seat, owner, i, defence) == OFFERED:
                    return True
    return False


def finds_victim(g: Quarriors, seat: i64, level: i64) -> bool:
    """Tell whether there is a creature of at most that level. [death.incantation]"""
    for owner in range(g.seats):
        for i in range(len(g.players[owner].creatures)):
            if why_no_victim(g, seat, owner, i, level) == OFFERED:
                return True
    return False


def finds_spell(g: Quarriors, seat: i64) -> bool:
    """Tell whether another spell is ready anywhere. [shaping.spell]"""
    for owner in range(g.seats):
        other = g.players[owner]
        if other.spells.count > (1 if owner == seat else 0):
            return True
        for i in range(len(other.creatures)):
            if other.creatures[i].attached > 0:
                return True
    return False


def finds_higher(g: Quarriors, seat: i64) -> bool:
    """Tell whether an own creature can be turned to a higher level. [shaping.charm]"""
    creatures = g.players[seat].creatures
    for i in range(len(creatures)):
        if len(higher_faces(g, creatures[i])) > 0:
            return True
    return False


def spend_spell(g: Quarriors, seat: i64, die: i64) -> None:
    """A spell that is cast is spent before it takes effect. [spells.cast] [spend]"""
    g.players[seat].spells.remove(die)
    g.spend(seat, slot_of(die))
    g.tell(CAST_SPELL, seat, die)
    g.fired(seat, slot_of(die))


def cast(g: Quarriors, seat: i64, die: i64) -> None:
    """Cast a spell; what it needs to know it asks. [spells.cast]"""
    if g.card(slot_of(die)).timing == ATTACH:
        g.tell(CAST_SPELL, seat, die)
        g.push(AttachSpell(seat, die))
        return
    spend_spell(g, seat, die)
    power = g.face(die).power
    amount = power.amount
    what = power.cast
    if what == DESTROY_EACH:
        g.push(DestroyEach(seat, amount))
    elif what == DESTROY_ONE:
        g.push(DestroyOne(seat, amount))
    elif what == ATTACK_ALL:
        enrage(g, seat, amount)
    elif what == GAIN_QUIDDITY:
        g.quiddity += power.quiddity
        g.tell(GOT_QUIDDITY, seat, power.quiddity)
    elif what == DEFENCE_ALL:
        g.players[seat].shield += amount
        g.tell(SHIELDED, seat, amount)
    elif what == SAVE_FALLEN:
        g.players[seat].saves = True
        g.tell(SAVED, seat)
    elif what == SILENCE:
        g.push(SilenceCreature(seat))
    elif what == DISPEL:
        g.push(DispelSpell(seat))
    elif what == RAISE_LEVEL:
        g.push(RaiseLevels(seat))
    else:
        g.gain_glory(seat, glory_of_spell(g, seat, power))


def glory_of_spell(g: Quarriors, seat: i64, power: Power) -> i64:
    """Return the glory a victory spell brings. [victory.spell] [victory.charm]
    [victory.incantation]"""
    if power.cast == GLORY_PER_LOSER:
        losers: i64 = 0
        for other in range(g.seats):
            if other != seat and g.losers >> other & 1:
                losers += 1
        return power.amount * losers
    if power.cast == GLORY_PER_SCORED:
        return power.amount * g.scored
    return power.amount


def enrage(g: Quarriors, seat: i64, amount: i64) -> None:
    """All own creatures that are ready attack harder this turn. [death.cantrip]"""
    g.fury += amount
    g.tell(ENRAGED, seat, amount)

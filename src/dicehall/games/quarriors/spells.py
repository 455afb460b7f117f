"""Spells: readied for nothing, cast now or later, attached, or kept as a reaction. [spells]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.quarriors.card import (
    ATTACH,
    ATTACK_ALL,
    DESTROY_EACH,
    DESTROY_ONE,
    DISPEL,
    IMMEDIATE,
    RAISE_LEVEL,
    REACTION,
    SPELL,
    STANDARD,
)
from dicehall.games.quarriors.ids import DieFace
from dicehall.games.quarriors.pieces import slot_of
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.targets import AttachSpell
from dicehall.games.quarriors.verbs import (
    CAST,
    CAST_SPELL,
    IS_REACTION,
    NO_BURST,
    NO_CREATURE_READY,
    NOT_IN_BATTLE,
    OFFERED,
    READIED,
    TOO_LATE,
)
from dicehall.kit.action import act
from dicehall.kit.ids import Seat

# When the active player may cast.
FREELY: Final = 0
BEFORE_TOTAL: Final = 1  # as the attack is about to be added up
IN_BATTLE: Final = 2  # before a defender picks a creature


def ready_spells(g: Quarriors, seat: Seat) -> None:
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


def offer_casts(g: Quarriors, seat: Seat, when: i64) -> None:
    """Offer the spells the active player can cast now. [spells.own-turn] [ruling.4]"""
    spells = g.players[seat].spells
    for i in range(spells.count):
        if not spells.repeats(i):
            die = spells.dice[i]
            why = why_no_cast(g, seat, die)
            if why == OFFERED and when != FREELY and not counts_in_battle(g, die, when):
                why = NOT_IN_BATTLE
            g.put(act(CAST, die), why)


def counts_in_battle(g: Quarriors, die: DieFace, when: i64) -> bool:
    """Tell whether it matters that a spell is cast in mid-attack and not before or after it. What
    changes the total must be cast before it is added up. [spells.in-attack] [ruling.fixed]"""
    power = g.face(die).power
    if power.cast in (DESTROY_EACH, DESTROY_ONE, DISPEL):
        return True
    if when == IN_BATTLE:
        return False
    return power.boost_attack > 0 or power.cast in (ATTACK_ALL, RAISE_LEVEL)


def why_no_cast(g: Quarriors, seat: Seat, die: DieFace) -> i64:
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
    return power.deed.why_not(g, seat, None)


def spend_spell(g: Quarriors, seat: Seat, die: DieFace) -> None:
    """A spell that is cast is spent before it takes effect. [spells.cast] [spend]"""
    g.players[seat].spells.remove(die)
    g.spend(seat, slot_of(die))
    g.tell(CAST_SPELL, seat, die)
    g.fired(seat, slot_of(die))


def cast(g: Quarriors, seat: Seat, die: DieFace) -> None:
    """Cast a spell; what it needs to know it asks. [spells.cast]"""
    if g.card(slot_of(die)).timing == ATTACH:
        g.tell(CAST_SPELL, seat, die)
        g.push(AttachSpell(seat, die))
        return
    spend_spell(g, seat, die)
    g.face(die).power.deed.act(g, seat, None)

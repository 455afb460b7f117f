"""Creatures in the ready area: level, attack, defence, entering and leaving. [creatures]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.quarriors.card import (
    BY_CREATURES,
    BY_QUIDDITY,
    CREATURE,
    PRINTED,
    SIDES,
)
from dicehall.games.quarriors.ids import DieFace
from dicehall.games.quarriors.pieces import SPELL_KINDS, Creature, attached_pile, slot_of
from dicehall.games.quarriors.piles import FIRST_SPELL
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import LIKE_ANOTHER, OFFERED
from dicehall.games.quarriors.wilds import FACES
from dicehall.kit.ids import Seat

LANE: Final = vec[i64]([1 << 4 * kind for kind in range(SPELL_KINDS)])


def spell_kind(g: Quarriors, die: DieFace) -> i64:
    """Return which kind of attachment a spell die is: by card and bursts."""
    return (slot_of(die) - FIRST_SPELL) * 3 + g.face(die).burst


def level_of(g: Quarriors, creature: Creature) -> i64:
    """Return a creature's level; a copy has that of what it copied. [ooze.strong]"""
    return g.face(creature.form).level


def attack_of(g: Quarriors, seat: Seat, creature: Creature) -> i64:
    """Return a creature's attack with everything that changes it. [ruling.6] [life.incantation]"""
    if creature.silenced:
        return 0
    face = g.face(creature.form)
    attack = face.attack
    if face.power.stats != PRINTED:
        attack = stat(g, seat, creature, face.power.attack)
    if creature.attached > 0:
        attack += boosts(g, creature.attached, False)
    if g.wilds.lends:
        attack += lent(g, seat, creature, False)
    if seat == g.active:
        attack += g.fury - creature.fury_before
    return attack


def defence_of(g: Quarriors, seat: Seat, creature: Creature, pierced: bool) -> i64:
    """Return a creature's defence; attached spells may be ignored. [ruling.6] [devotee.mighty]"""
    face = g.face(creature.form)
    power = face.power
    defence = face.defence
    if power.stats == PRINTED:
        defence += power.defence
        if power.defence_each > 0:
            defence += power.defence_each * (len(g.players[seat].creatures) - 1)
    else:
        defence = stat(g, seat, creature, power.defence)
    if creature.attached > 0 and not pierced:
        defence += boosts(g, creature.attached, True)
    if g.wilds.lends:
        defence += lent(g, seat, creature, True)
    return defence + g.players[seat].shield - creature.shield_before


def stat(g: Quarriors, seat: Seat, creature: Creature, printed: i64) -> i64:
    """Return attack or defence where the die has a question mark. [ooze.plain] [ooze.mighty]"""
    stats = g.power(creature).stats
    if stats == BY_QUIDDITY:
        return g.basic_quiddity(seat)
    if stats == BY_CREATURES:
        return g.ready_creatures()
    return printed


def boosts(g: Quarriors, attached: i64, defence: bool) -> i64:
    """Return what attached spells add. [attach] [death.charm] [life.cantrip]"""
    total: i64 = 0
    for kind in range(SPELL_KINDS):
        count = attached >> 4 * kind & 15
        if count > 0:
            power = g.card(FIRST_SPELL + kind // 3).powers[kind % 3]
            total += count * (power.boost_defence if defence else power.boost_attack)
    return total


def lent(g: Quarriors, seat: Seat, creature: Creature, defence: bool) -> i64:
    """Return what the owner's other creatures lend. [warrior.strong]"""
    total: i64 = 0
    creatures = g.players[seat].creatures
    for i in range(len(creatures)):
        other = creatures[i]
        if other is not creature:
            power = g.power(other)
            total += power.lend_defence if defence else power.lend_attack
    return total


def glory_of(g: Quarriors, creature: Creature, others: i64) -> i64:
    """Return what a creature is worth when it scores together with so many others.
    [score.glory] [victory.cantrip] [defender.plain]"""
    slot = slot_of(creature.form)
    power = g.power(creature)
    glory = g.card(slot).glory + power.glory + power.glory_each * others
    for kind in range(SPELL_KINDS):
        count = creature.attached >> 4 * kind & 15
        if count > 0:
            glory += count * g.card(FIRST_SPELL + kind // 3).powers[kind % 3].glory
    return glory


def summon_price(g: Quarriors, die: DieFace) -> i64:
    """A summon costs the level on the die, more if opponents tax it. [summon.price]
    [defender.mighty] [ooze.strong]"""
    price = g.face(die).level
    if g.wilds.taxes:
        price += tax_on(g, g.active)
    return price


def tax_on(g: Quarriors, seat: Seat) -> i64:
    """Return what the opponents' creatures add to each summon. [defender.mighty]"""
    tax: i64 = 0
    for other in range(g.seats):
        if other != seat:
            creatures = g.players[other].creatures
            for i in range(len(creatures)):
                tax += g.power(creatures[i]).tax
    return tax


def first_like(g: Quarriors, seat: Seat, at: i64) -> i64:
    """Return the first creature that is just like one: only that one is offered."""
    creatures = g.players[seat].creatures
    for i in range(at):
        if creatures[i].like(creatures[at]):
            return i
    return at


def why_not_first(g: Quarriors, seat: Seat, at: i64) -> i64:
    """Of creatures that are just alike the first is offered."""
    return OFFERED if first_like(g, seat, at) == at else LIKE_ANOTHER


def enter(g: Quarriors, seat: Seat, die: DieFace) -> Creature:
    """Put a die into the ready area as a creature; spells for all that were ready have been cast
    without it. [summon] [death.cantrip] [life.spell]"""
    creature = Creature(die, die)
    creature.fury_before = g.fury if seat == g.active else 0
    creature.shield_before = g.players[seat].shield
    g.players[seat].creatures = append(g.players[seat].creatures, creature)
    return creature


def drop_attached(g: Quarriors, seat: Seat, creature: Creature) -> None:
    """Attached spells leave with their creature, to the used pile. [attach.leave]"""
    if creature.attached > 0:
        g.players[seat].used += attached_pile(creature.attached)
        creature.attached = 0


def higher_faces(g: Quarriors, creature: Creature) -> list[i64]:
    """Return the faces one level higher a creature could be turned to. [shaping.charm]"""
    found: list[i64] = []
    slot = slot_of(creature.die)
    level = g.face(creature.die).level
    if slot == g.wilds.copier:
        return found
    for side in range(SIDES):
        die = slot * FACES + side
        face = g.face(die)
        if face.kind == CREATURE and face.level == level + 1 and face.number == side:
            found.append(die)
    return found

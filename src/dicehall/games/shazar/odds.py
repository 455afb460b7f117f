"""Exact chances, shown before a choice is made: opposed rolls, thresholds, critical rolls.
[attack.opposed] [dice.check] [capture]"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from dicehall.games.shazar.card import (
    ABSORB,
    ATTACK,
    DOUBLE_TAKEN,
    EVADE,
    REFLECT,
    Spell,
)
from dicehall.games.shazar.field import HEXES
from dicehall.games.shazar.hands import Guardian
from dicehall.games.shazar.marks import has, total
from dicehall.games.shazar.moves import Steps
from dicehall.games.shazar.relics import lies_with
from dicehall.games.shazar.removal import Upkeep, easiest
from dicehall.games.shazar.rolls import clamped, modifier
from dicehall.games.shazar.spells import Aim, attack_damage
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.turn import Move
from dicehall.games.shazar.verbs import AIM, ATTEMPT, FIGHT, SEIZE, STEP
from dicehall.games.shazar.words.rolls import Graded, Roll
from dicehall.kit.action import Action, first, verb
from dicehall.kit.game import Odds

SIDES: Final = 100
GRADES: Final = ("grade-1", "grade-2", "grade-3")


@lru_cache(maxsize=1024)
def shown(change: int) -> tuple[int, ...]:
    """Return what each of the hundred throws counts as. [ruling.4]

    >>> shown(-20)[:3], shown(20)[-1]
    ((1, 1, 1), 100)
    """
    return tuple([int(clamped(bare + change)) for bare in range(1, SIDES + 1)])


def reach(need: int, change: int) -> Fraction:
    """Return the chance to roll a number or more. [dice.check]

    >>> reach(50, 0), reach(50, -20)
    (Fraction(51, 100), Fraction(31, 100))
    """
    return Fraction(sum([value >= need for value in shown(change)]), SIDES)


@lru_cache(maxsize=4096)
def opposed(change: int, other: int, least: int, most: int) -> tuple[Fraction, Fraction, Fraction]:
    """Return the chances of a hit, of a hit with at least *least*, and of a miss with at most
    *most*; equal rolls are thrown again. [attack.opposed] [attack.tie] [attack.riders]

    >>> opposed(0, 0, 101, 0)
    (Fraction(1, 2), Fraction(0, 1), Fraction(0, 1))
    """
    hits = 0
    bonus = 0
    backfire = 0
    ties = 0
    for value in shown(change):
        for against in shown(other):
            if value > against:
                hits += 1
                bonus += value >= least
            elif value < against:
                backfire += value <= most
            else:
                ties += 1
    decided = SIDES * SIDES - ties
    return Fraction(hits, decided), Fraction(bonus, decided), Fraction(backfire, decided)


def percent(key: str, chance: Fraction) -> Odds:
    """Return a chance as a figure."""
    return Odds(key, chance.numerator, chance.denominator)


def odds_of(g: Shazar, action: Action) -> list[Odds]:
    """Return the chances of an option that leads to a roll."""
    if g.over:
        return []
    frame = g.stack[len(g.stack) - 1]
    what = verb(action)
    seat = int(g.seat)
    if isinstance(frame, Aim) and what == AIM:
        return aimed(g, seat, int(first(action)))
    if isinstance(frame, Move) and what == SEIZE:
        return against(g, seat, int(g.book.capture))
    if isinstance(frame, Guardian) and what == FIGHT:
        return against(g, seat, int(frame.need))
    if isinstance(frame, Upkeep) and what == ATTEMPT:
        return shaking(g, seat, int(first(action)))
    if what == STEP and isinstance(frame, (Move, Steps)):
        who = int(frame.who) if isinstance(frame, Steps) else seat
        return stepping(g, who, int(first(action)))
    return []


def against(g: Shazar, seat: int, need: int) -> list[Odds]:
    """Return the chance of one roll against a number. [dice.check]"""
    found = [percent("reach", reach(need, int(modifier(g, seat, False))))]
    return found + criticals(g, seat)


def criticals(g: Shazar, seat: int) -> list[Odds]:
    """Return the chances that an artifact answers one bare roll. [artifact.crit]"""
    success = 101
    failure = 0
    for relic in range(g.seats):
        if lies_with(g, relic, seat):
            artifact = g.book.artifacts[g.relics[relic]]
            success = min(success, int(artifact.success))
            failure = max(failure, int(artifact.failure))
    if success > SIDES:
        return []
    return [
        Odds("critical", SIDES + 1 - success, SIDES),
        Odds("fumble", failure, SIDES),
    ]


def shaking(g: Shazar, seat: int, count: int) -> list[Odds]:
    """Return the chance that at least one of some rolls shakes something off. [removal]"""
    one = reach(int(easiest(g, seat)), int(modifier(g, seat, False)))
    return [percent("reach", 1 - (1 - one) ** count)]


def stepping(g: Shazar, who: int, hex: int) -> list[Odds]:
    """Return the chance of a good roll on a hex that asks for one. [hex.ice] [hex.poison-spring]
    [hex.holy-land]"""
    land, place = hex // HEXES, hex % HEXES
    kind = g.realm.kinds[hex]
    if g.fired[land] >> place & 1 or g.book.hex_blocks[kind] < 0:
        return []
    effect = g.book.blocks[g.book.hex_blocks[kind]].effects[0]
    if isinstance(effect, Roll):
        return against(g, who, int(effect.n))
    return []


def aimed(g: Shazar, seat: int, target: int) -> list[Odds]:
    """Return the chances of the spell just being aimed."""
    spell: Spell = g.spell(g.played)
    if spell.type == ATTACK:
        return attack(g, seat, target, spell)
    if spell.block < 0:
        return []
    effect = g.book.blocks[spell.block].effects[0]
    if not isinstance(effect, Graded):
        return []
    change = int(modifier(g, seat, False))
    grades = [reach(need, change) for need in effect.mins]
    return [percent(GRADES[i], chance) for i, chance in enumerate(grades[: len(GRADES)])]


def attack(g: Shazar, seat: int, target: int, spell: Spell) -> list[Odds]:
    """Return the chances of an attack: hit, additions, lives to expect, death. [attack.opposed]"""
    if has(g, target, EVADE):
        return [Odds("hit", 0, 1)]
    least = int(spell.hits[0].roll) if len(spell.hits) > 0 else SIDES + 1
    most = int(spell.misses[0].roll) if len(spell.misses) > 0 else 0
    change = int(modifier(g, seat, True))
    other = int(modifier(g, target, False))
    hit, bonus, backfire = opposed(change, other, least, most)
    damage = 0 if reflects(g, seat, target) else suffered(g, seat, target, int(spell.power))
    expected = hit * damage
    kills = hit if damage >= g.mages[target].life else Fraction(0)
    return [
        percent("hit", hit),
        percent("bonus", bonus),
        percent("backfire", backfire),
        Odds("damage", expected.numerator, expected.denominator, False),
        percent("kill", kills),
        *criticals(g, seat),
    ]


def reflects(g: Shazar, seat: int, target: int) -> bool:
    """Say whether a hit would strike the attacker. [status.reflect]"""
    return target != seat and has(g, target, REFLECT)


def suffered(g: Shazar, seat: int, target: int, power: int) -> int:
    """Return the lives a hit would take. [attack.damage] [ruling.5]"""
    damage = int(attack_damage(g, seat, target, power))
    if g.mages[target].tartarus or has(g, target, DOUBLE_TAKEN):
        damage += damage
    left = damage - int(total(g, target, ABSORB))
    return min(max(left, 0), int(g.mages[target].life))

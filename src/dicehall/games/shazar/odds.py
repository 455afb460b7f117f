"""Exact chances, shown before a choice is made: opposed rolls, thresholds, critical rolls.
[attack.opposed] [dice.check] [capture]"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from dicehall.games.shazar.attacks import attack_damage
from dicehall.games.shazar.card import (
    ABSORB,
    AIMED,
    ATTACK,
    CHOSEN,
    DOUBLE_TAKEN,
    ENEMIES,
    EVADE,
    REFLECT,
    REROLL_OWN,
    SELF,
    Rider,
    Spell,
)
from dicehall.games.shazar.field import HEXES
from dicehall.games.shazar.hands import Guardian
from dicehall.games.shazar.marks import has, total
from dicehall.games.shazar.moves import Steps
from dicehall.games.shazar.relics import lies_with
from dicehall.games.shazar.removal import Upkeep, easiest
from dicehall.games.shazar.rolls import clamped, modifier
from dicehall.games.shazar.spells import Aim
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.turn import Move
from dicehall.games.shazar.verbs import AIM, ATTEMPT, FIGHT, SEIZE, STEP
from dicehall.games.shazar.words.lives import Damage
from dicehall.games.shazar.words.rolls import Graded, Roll
from dicehall.kit.action import Action, first, verb
from dicehall.kit.game import Odds

SIDES: Final = 100
ALWAYS: Final = 100  # more blows than an attack has
GRADES: Final = ("grade-1", "grade-2", "grade-3")
LOSSES: Final = ("damage", "kill")
OWN_LOSSES: Final = ("own-damage", "own-death")
WITHOUT_FATE: Final = "fate"
WITHOUT_REROLL: Final = "reroll"
WITHOUT_ARTIFACTS: Final = "artifacts"
WITHOUT_CHOSEN: Final = "chosen"

# What an attack may come to: its chance, and who is struck how hard, in order.
Way = tuple[Fraction, list[tuple[int, int]]]


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


@lru_cache(maxsize=1024)
def answers(change: int, other: int, lowest: int, highest: int, both: bool) -> Fraction:
    """Return the chance that the attacker's bare dice, in a self-attack those of *both* rolls, lie
    in a range at least once before the rolls differ. [artifact.crit] [attack.tie]

    >>> answers(0, 0, 1, 100, False), answers(0, 0, 101, 100, False)
    (Fraction(1, 1), Fraction(0, 1))
    """
    ties = 0
    decided = 0
    mine, yours = shown(change), shown(other)
    for i in range(SIDES):
        for k in range(SIDES):
            if lowest <= i + 1 <= highest or (both and lowest <= k + 1 <= highest):
                continue
            if mine[i] == yours[k]:
                ties += 1
            else:
                decided += 1
    return 1 - Fraction(decided, SIDES * SIDES - ties)


def percent(key: str, chance: Fraction, without: tuple[str, ...] = ()) -> Odds:
    """Return a chance as a figure."""
    return Odds(key, chance.numerator, chance.denominator, without=without)


def mean(key: str, number: Fraction, without: tuple[str, ...] = ()) -> Odds:
    """Return a mean as a figure."""
    return Odds(key, number.numerator, number.denominator, False, without)


def odds_of(g: Shazar, action: Action) -> list[Odds]:
    """Return the chances of an option that leads to a roll."""
    if g.over:
        return []
    frame = g.top()
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
    without = unforeseen(g, seat)
    found = [percent("reach", reach(need, int(modifier(g, seat, False))), without)]
    return found + criticals(g, seat, 1, without)


def unforeseen(g: Shazar, *rollers: int) -> tuple[str, ...]:
    """Return what may still change a roll, as all can see: Fate cards that somebody holds, luck
    that lets a roller roll again. [fate.named] [fate.reroll]"""
    without: tuple[str, ...] = ()
    if any(g.holds_fate(seat) for seat in range(g.seats)):
        without += (WITHOUT_FATE,)
    if any(has(g, seat, REROLL_OWN) for seat in rollers):
        without += (WITHOUT_REROLL,)
    return without


def thresholds(g: Shazar, seat: int) -> tuple[int, int]:
    """Return from where up and up to where an artifact answers a bare roll. [artifact.crit]"""
    success = SIDES + 1
    failure = 0
    for relic in range(g.seats):
        if lies_with(g, relic, seat):
            artifact = g.book.artifacts[g.relics[relic]]
            success = min(success, int(artifact.success))
            failure = max(failure, int(artifact.failure))
    return success, failure


def criticals(g: Shazar, seat: int, rolls: int, without: tuple[str, ...]) -> list[Odds]:
    """Return the chances that an artifact answers at least one of some bare rolls.
    [artifact.crit]"""
    success, failure = thresholds(g, seat)
    if success > SIDES:
        return []
    return [
        percent("critical", 1 - Fraction(success - 1, SIDES) ** rolls, without),
        percent("fumble", 1 - Fraction(SIDES - failure, SIDES) ** rolls, without),
    ]


def shaking(g: Shazar, seat: int, count: int) -> list[Odds]:
    """Return the chance that at least one of some rolls shakes something off. [removal]

    What an artifact does to the rolls after the one it answers is left out.
    """
    one = reach(int(easiest(g, seat)), int(modifier(g, seat, False)))
    without = unforeseen(g, seat)
    if count > 1 and thresholds(g, seat)[0] <= SIDES:
        without += (WITHOUT_ARTIFACTS,)
    return [
        percent("reach", 1 - (1 - one) ** count, without),
        *criticals(g, seat, count, without),
    ]


def stepping(g: Shazar, who: int, hex: int) -> list[Odds]:
    """Return the chance of a good roll on a hex that asks for one. [hex.ice] [hex.poison-spring]
    [hex.holy-land]"""
    land, place = hex // HEXES, hex % HEXES
    kind = g.realm.kinds[hex]
    if g.fired[land] >> place & 1 or g.book.hex_blocks[kind] < 0:
        return []
    effect = g.book.blocks[g.book.hex_blocks[kind]].effects[0]
    if isinstance(effect, Roll):
        return against(g, who, int(effect.min))
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
    without = unforeseen(g, seat)
    grades = [reach(int(step.roll), change) for step in effect.steps]
    found = [percent(GRADES[i], chance, without) for i, chance in enumerate(grades[: len(GRADES)])]
    return found + criticals(g, seat, 1, without)


# ---- attacks ----


def attack(g: Shazar, seat: int, target: int, spell: Spell) -> list[Odds]:
    """Return the chances of an attack: hit, additions, lives to expect, death, for the target and,
    where it may turn on the attacker, for oneself. [attack.opposed] [status.reflect]"""
    if has(g, target, EVADE):
        return [Odds("hit", 0, 1)]
    without = unforeseen(g, seat, target)
    if thresholds(g, seat)[0] <= SIDES or thresholds(g, target)[0] <= SIDES:
        without += (WITHOUT_ARTIFACTS,)
    if asks_whom(g, seat, spell):
        without += (WITHOUT_CHOSEN,)
    change = int(modifier(g, seat, True))
    other = int(modifier(g, target, False))
    least = min([int(addition.roll) for addition in spell.hits], default=SIDES + 1)
    most = max([int(addition.roll) for addition in spell.misses], default=0)
    hit, bonus, backfire = opposed(change, other, least, most)
    ways = fall_out(g, seat, target, spell)
    figures = [
        percent("hit", hit, without),
        percent("bonus", bonus, without),
        percent("backfire", backfire, without),
        *losses(g, target, ways, LOSSES, without),
    ]
    if target != seat:
        own = losses(g, seat, ways, OWN_LOSSES, without)
        figures += [figure for figure in own if figure.numerator > 0]
    return figures + attack_criticals(g, seat, target, without)


def attack_criticals(g: Shazar, seat: int, target: int, without: tuple[str, ...]) -> list[Odds]:
    """Return the chances that an artifact of the attacker answers, rolls after a tie included; who
    attacks oneself makes both rolls. [artifact.order] [attack.tie] [ruling.21]"""
    success, failure = thresholds(g, seat)
    if success > SIDES:
        return []
    change = int(modifier(g, seat, True))
    other = int(modifier(g, target, False))
    both = seat == target
    return [
        percent("critical", answers(change, other, success, SIDES, both), without),
        percent("fumble", answers(change, other, 1, failure, both), without),
    ]


def losses(
    g: Shazar, seat: int, ways: list[Way], keys: tuple[str, str], without: tuple[str, ...]
) -> list[Odds]:
    """Return the lives a mage is to expect to lose, and the chance to lose the last one."""
    expected = Fraction(0)
    death = Fraction(0)
    for chance, blows in ways:
        lost = suffered(g, seat, [blow for who, blow in blows if who == seat])
        expected += chance * lost
        if lost >= g.mages[seat].life:
            death += chance
    return [mean(keys[0], expected, without), percent(keys[1], death, without)]


def fall_out(g: Shazar, seat: int, target: int, spell: Spell) -> list[Way]:
    """Return all an attack can come to, by the additions that the attacker's roll brings; a
    reflected hit strikes the attacker. [attack.damage] [attack.riders] [status.reflect]"""
    change = int(modifier(g, seat, True))
    other = int(modifier(g, target, False))
    victim = seat if target != seat and has(g, target, REFLECT) else target
    main = (victim, int(attack_damage(g, seat, victim, spell.power)))
    ways: list[Way] = []
    steps = sorted({0, *[int(addition.roll) for addition in spell.hits]})
    above = Fraction(0)
    for step in reversed(steps):
        reached = opposed(change, other, step, 0)[1]
        words = [addition for addition in spell.hits if addition.roll <= step]
        ways.append((reached - above, [main, *further_blows(g, seat, victim, words)]))
        above = reached
    below = Fraction(0)
    for step in sorted({int(addition.roll) for addition in spell.misses}):
        reached = opposed(change, other, SIDES + 1, step)[2]
        words = [addition for addition in spell.misses if addition.roll >= step]
        ways.append((reached - below, further_blows(g, seat, target, words)))
        below = reached
    return ways


def further_blows(
    g: Shazar, seat: int, victim: int, additions: list[Rider]
) -> list[tuple[int, int]]:
    """Return whom additions strike and how hard, the last of them first. [attack.riders]"""
    blows: list[tuple[int, int]] = []
    for addition in reversed(additions):
        for word in g.book.blocks[addition.block].effects:
            if isinstance(word, Damage):
                blows += [
                    (who, int(word.amount)) for who in meant(g, seat, victim, int(word.target))
                ]
    return blows


def meant(g: Shazar, seat: int, victim: int, to: int) -> list[int]:
    """Return who is surely meant; one to be chosen among several is not sure.
    [effects.chosen]"""
    others = [other for other in range(g.seats) if g.enemy_of(seat, other)]
    if to == SELF:
        return [seat]
    if to == AIMED:
        return [victim]
    if to == CHOSEN:
        return others if len(others) == 1 else []
    return others if to == ENEMIES else [seat, *others]


def asks_whom(g: Shazar, seat: int, spell: Spell) -> bool:
    """Say whether an addition strikes one whom the attacker is still to choose. [effects.chosen]"""
    if sum([g.enemy_of(seat, other) for other in range(g.seats)]) < 2:
        return False
    for addition in spell.hits:
        for word in g.book.blocks[addition.block].effects:
            if isinstance(word, Damage) and word.target == CHOSEN:
                return True
    return False


def doubled_blows(g: Shazar, target: int) -> int:
    """Return how many blows to come count twice. [ruling.5]"""
    most = 0
    for mark in g.mages[target].marks:
        if g.book.lasting[mark.number].status == DOUBLE_TAKEN:
            most = max(most, int(mark.uses) or ALWAYS)
    return most


def suffered(g: Shazar, target: int, blows: list[int]) -> int:
    """Return the lives that blows one after the other would take. [attack.damage] [ruling.5]"""
    mage = g.mages[target]
    shield = int(total(g, target, ABSORB))
    twice = doubled_blows(g, target)
    lost = 0
    for blow in [blow for blow in blows if blow > 0]:
        damage = 2 * blow if mage.tartarus or twice > 0 else blow
        twice -= 1
        lost += max(0, damage - shield)
        shield = max(0, shield - damage)
    return min(lost, int(mage.life))

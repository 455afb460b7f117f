"""Exact chances of an attack, and of what an amulet makes of one, shown before the choice.

What a figure leaves out, it names: amulets that may answer, dice that may be passed on or added.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from dicehall.games.warriorz.attack import Attack
from dicehall.games.warriorz.battle import Actions
from dicehall.games.warriorz.card import BY_DIE, SHOT_KIND
from dicehall.games.warriorz.table import Warrior, Warriorz, distance
from dicehall.games.warriorz.verbs import BLAST, FLIP, REROLL, SHOOT, STRIKE, STRIKE_SECOND
from dicehall.games.warriorz.volley import REROLLS, Amulet, Volley
from dicehall.kit.action import PASS, Action, first, verb
from dicehall.kit.chance import Distribution, constant, die, mixture, successes, weighted
from dicehall.kit.game import Odds
from dicehall.kit.table import BIT

SIDES: Final = 6
FACES: Final = range(1, SIDES + 1)
WITHOUT_AMULET: Final = "amulet"
WITHOUT_SPLIT: Final = "split"
WITHOUT_MORE_DICE: Final = "more-dice"

Tally = tuple[int, ...]  # how many dice hit each of several targets


def odds_of(g: Warriorz, action: Action) -> list[Odds]:
    """Return what is worth knowing before an attack, or before an amulet is used."""
    if g.over:
        return []
    what = verb(action)
    frame = g.top()
    if isinstance(frame, Amulet):
        return amulet_odds(g, frame, action)
    if not isinstance(frame, Actions) or what not in (STRIKE, STRIKE_SECOND, SHOOT, BLAST):
        return []
    attack = int(frame.attack_of(g, what))
    if what == BLAST:
        return blast_odds(g, int(frame.warrior), int(first(action)), attack)
    return attack_odds(g, int(frame.warrior), int(first(action)), attack)


def figure(key: str, wounds: Distribution, without: tuple[str, ...]) -> Odds:
    """Return the mean of a number of wounds."""
    mean = wounds.mean()
    return Odds(key, mean.numerator, mean.denominator, False, without)


def chance(key: str, wounds: Distribution, least: int, without: tuple[str, ...]) -> Odds:
    """Return the chance of at least so many wounds."""
    found = wounds.at_least(least)
    return Odds(key, found.numerator, found.denominator, without=without)


def capped(hits: Distribution, lives: int) -> Distribution:
    """Nobody suffers more wounds than it has lives. [wounds]"""
    weights: dict[int, int] = {}
    for count, weight in hits.items():
        wounds = min(count, lives)
        weights[wounds] = weights.get(wounds, 0) + weight
    return weighted(weights)


# ---- an attack on one ----


def attack_odds(g: Warriorz, attacker: int, target: int, attack: int) -> list[Odds]:
    """Return the chances of a hit, of the wounds to expect and of knocking the target out."""
    me, other = g.warriors[attacker], g.warriors[target]
    without: tuple[str, ...] = ()
    if other.amulet:
        without += (WITHOUT_AMULET,)
    if g.card_of(me).splits and Attack(attacker, BIT[target], target).receivers(g) != 0:
        without += (WITHOUT_SPLIT,)
    lives = int(other.lives)
    wounds = capped(hits_of(g, me, other, attack), lives)
    return [
        chance("hit", wounds, 1, without),
        figure("wounds", wounds, without),
        chance("out", wounds, lives, without),
    ]


def hits_of(g: Warriorz, me: Warrior, target: Warrior, attack: int) -> Distribution:
    """Return how many dice of an attack hit, before lives and amulets are looked at."""
    card = g.card_of(me)
    against = g.card_of(target)
    bonus = bonus_of(g, me, int(target.zone), attack)
    strengths = [int(card.dice(attack, me.lives, me.played))]
    if card.dice_rule == BY_DIE:
        strengths = [*FACES]
    parts = []
    for strength in strengths:
        dice = max(0, strength - int(against.fewer_dice))
        for defence in defences_of(g, target):
            for weight, lowered in net(g, me, target):
                parts.append((weight, successes(dice, reaching(defence - lowered - bonus), SIDES)))
    return mixture(parts)


def reaching(needed: int) -> int:
    """Return how many faces of a die reach a figure. [attack.hit]

    >>> reaching(5), reaching(0), reaching(7)
    (2, 6, 0)
    """
    return min(SIDES, max(0, SIDES + 1 - needed))


def bonus_of(g: Warriorz, me: Warrior, zone: int, attack: int) -> int:
    """Return what is added to each die. [attack.distance] [special.laser]"""
    card = g.card_of(me)
    if card.attack_kind[attack] != SHOT_KIND:
        return 0
    return int(card.die_bonus) - (1 if distance(me.zone, zone) == 2 else 0)


def defences_of(g: Warriorz, target: Warrior) -> list[int]:
    """Return the figures a die may have to reach, each as likely. [special.spear]"""
    card = g.card_of(target)
    return [*FACES] if card.defence_by_die else [int(card.defence)]


def net(g: Warriorz, me: Warrior, target: Warrior) -> list[tuple[int, int]]:
    """Return how the Net may fall: weights, and by how much the defence is lowered."""
    card = g.card_of(me)
    if card.net_dice == 0:
        return [(1, 0)]
    thrown = die(SIDES).times(card.net_dice)
    caught = thrown.at_least(g.size_of(target))
    missed = caught.denominator - caught.numerator
    ways = [(caught.numerator, int(card.net_lowers)), (missed, 0)]
    return [way for way in ways if way[0] > 0]


# ---- an attack on a zone ----


def blast_odds(g: Warriorz, attacker: int, zone: int, attack: int) -> list[Odds]:
    """Return the chances against the rivals in a zone, taken together, and the wounds of friends
    there. [special.keg] [ruling.17]"""
    me = g.warriors[attacker]
    rivals: list[Warrior] = []
    friends: list[Warrior] = []
    for i in range(len(g.warriors)):
        other = g.warriors[i]
        hidden = g.card_of(other).no_shots or me.skull == i
        if other.zone == zone and other.lives > 0 and not hidden:
            (friends if other.team == me.team else rivals).append(other)
    without: tuple[str, ...] = (WITHOUT_AMULET,) if any(one.amulet for one in rivals) else ()
    tallies = shared_hits(g, me, rivals + friends, attack)
    wounds = summed(tallies, rivals, 0)
    fallen = weighted_by(tallies, [felled(tally, rivals) for tally in tallies])
    shown = [
        chance("hit", wounds, 1, without),
        figure("wounds", wounds, without),
        chance("out", fallen, 1, without),
    ]
    if friends:
        shown.append(figure("friends", summed(tallies, friends, len(rivals)), without))
    return shown


def shared_hits(g: Warriorz, me: Warrior, targets: list[Warrior], attack: int) -> dict[Tally, int]:
    """Return how one roll for all may fall: each die counts for each target, but armour keeps the
    last ones off. [special.keg] [special.armour] [ruling.13]"""
    dice = int(g.card_of(me).dice(attack, me.lives, me.played))
    found: dict[Tally, int] = {}
    for defences in product(*[defences_of(g, target) for target in targets]):
        needed = [
            defence - bonus_of(g, me, int(target.zone), attack)
            for target, defence in zip(targets, defences, strict=True)
        ]
        tallies: dict[Tally, int] = {(0,) * len(targets): 1}
        for k in range(dice):
            counts = [k < dice - g.card_of(target).fewer_dice for target in targets]
            tallies = one_more(tallies, needed, counts)
        for tally, weight in tallies.items():
            found[tally] = found.get(tally, 0) + weight
    return found


def one_more(tallies: dict[Tally, int], needed: list[int], counts: list[bool]) -> dict[Tally, int]:
    """Add a die to a shared roll."""
    after: dict[Tally, int] = {}
    for tally, weight in tallies.items():
        for face in FACES:
            hits = [int(counts[i] and face >= needed[i]) for i in range(len(needed))]
            key = tuple([tally[i] + hits[i] for i in range(len(hits))])
            after[key] = after.get(key, 0) + weight
    return after


def summed(tallies: dict[Tally, int], targets: list[Warrior], at: int) -> Distribution:
    """Return the wounds of some of the targets in all. [wounds]"""
    totals = [
        sum([min(tally[at + i], int(one.lives)) for i, one in enumerate(targets)])
        for tally in tallies
    ]
    return weighted_by(tallies, totals)


def felled(tally: Tally, targets: list[Warrior]) -> int:
    """Return how many targets would be out. [wounds.out]"""
    return sum([tally[i] >= one.lives for i, one in enumerate(targets)])


def weighted_by(tallies: dict[Tally, int], numbers: list[int]) -> Distribution:
    """Return the distribution of a number that each way to fall brings."""
    weights: dict[int, int] = {}
    for number, weight in zip(numbers, tallies.values(), strict=True):
        weights[number] = weights.get(number, 0) + weight
    return weighted(weights)


# ---- the amulet ----


def amulet_odds(g: Warriorz, frame: Amulet, action: Action) -> list[Odds]:
    """Return the chance that the amulet spares a wound, the wounds left and the chance to be out.
    [amulet] [amulet.flip] [amulet.reroll]"""
    volley = frame.volley(g)
    lives = int(g.warriors[frame.warrior].lives)
    picked = int(frame.picked)
    what = verb(action)
    flipped = int(first(action)) if what == FLIP else -1
    if what == REROLL:
        picked |= int(BIT[first(action)])
    now = min(lives, rolled(g, volley, frame, 0, -1))
    hits = constant(rolled(g, volley, frame, picked, flipped))
    again = [k for k in range(counting(g, volley, frame)) if picked >> k & 1]
    needed = int(volley.defence_of(g, g.warriors[frame.warrior]) - volley.bonus)
    wounds = capped(hits + successes(len(again), reaching(needed), SIDES), lives)
    without = left_to_come(g, volley, frame)
    if what == REROLL and frame.count + 1 < REROLLS and another(volley, picked):
        without += (WITHOUT_MORE_DICE,)
    shown = [figure("wounds", wounds, without), chance("out", wounds, lives, without)]
    if action == PASS:
        return shown
    fewer = 1 - wounds.at_least(now)
    return [Odds("fewer", fewer.numerator, fewer.denominator, without=without), *shown]


def counting(g: Warriorz, volley: Volley, frame: Amulet) -> int:
    """Return how many dice of a roll count for whoever answers it. [ruling.13]"""
    if isinstance(volley, Attack) and volley.shared:
        return max(0, int(volley.count - g.card_of(g.warriors[frame.warrior]).fewer_dice))
    return int(volley.count)


def rolled(g: Warriorz, volley: Volley, frame: Amulet, picked: int, flipped: int) -> int:
    """Return how many dice hit as they lie, the *picked* ones left aside, one *flipped*."""
    needed = int(volley.defence_of(g, g.warriors[frame.warrior]) - volley.bonus)
    hits = 0
    for k in range(counting(g, volley, frame)):
        face = int(volley.face(k))
        shown = SIDES + 1 - face if k == flipped else face
        hits += not picked >> k & 1 and shown >= needed
    return hits


def another(volley: Volley, picked: int) -> bool:
    """Say whether a further die could be pointed out. [amulet.reroll]"""
    return int(volley.fixed) | picked != int(BIT[volley.count]) - 1


def left_to_come(g: Warriorz, volley: Volley, frame: Amulet) -> tuple[str, ...]:
    """Return what may still change the roll: amulets of other targets, dice passed on. [ruling.4]
    [special.split]"""
    without: tuple[str, ...] = ()
    for i in range(len(g.warriors)):
        if volley.targets >> i & 1 and not volley.answered_by >> i & 1:
            if g.warriors[i].amulet and volley.hostile(g, g.warriors[i]):
                without = (WITHOUT_AMULET,)
    if isinstance(volley, Attack) and volley.primary == frame.warrior:
        if g.card_of(g.warriors[volley.attacker]).splits and volley.receivers(g) != 0:
            without += (WITHOUT_SPLIT,)
    return without

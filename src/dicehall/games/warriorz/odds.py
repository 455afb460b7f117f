"""Exact chances of an attack, shown before it is made; amulets are left out of account."""

from __future__ import annotations

from itertools import product
from typing import Final

from dicehall.games.warriorz.battle import Actions
from dicehall.games.warriorz.card import BY_DIE, SHOT_KIND
from dicehall.games.warriorz.table import Warrior, Warriorz, distance
from dicehall.games.warriorz.verbs import BLAST, SHOOT, STRIKE, STRIKE_SECOND
from dicehall.kit.action import Action, first, verb
from dicehall.kit.chance import Distribution, constant, die, mixture, successes
from dicehall.kit.game import Odds

SIDES: Final = 6
FACES: Final = range(1, SIDES + 1)


def odds_of(g: Warriorz, action: Action) -> list[Odds]:
    """Return the chances of hitting, of the wounds to expect and of knocking the target out."""
    what = verb(action)
    frame = g.stack[len(g.stack) - 1]
    if not isinstance(frame, Actions) or what not in (STRIKE, STRIKE_SECOND, SHOOT, BLAST):
        return []
    attack = frame.attack_of(g, what)
    me = g.warriors[frame.warrior]
    if what != BLAST:
        target = g.warriors[first(action)]
        return figures(wounds(g, me, target, attack), target.lives)
    targets = []
    for i in range(len(g.warriors)):
        other = g.warriors[i]
        if other.zone == first(action) and other.lives > 0 and other.team != me.team:
            if not g.card_of(other).no_shots and me.skull != i:
                targets.append(other)
    return figures(shared_wounds(g, me, targets, attack), 0)


def figures(wounds: Distribution, lives: int) -> list[Odds]:
    """Return the three figures of a number of wounds."""
    hit = wounds.at_least(1)
    mean = wounds.mean()
    shown = [
        Odds("hit", hit.numerator, hit.denominator),
        Odds("wounds", mean.numerator, mean.denominator, percent=False),
    ]
    if lives > 0:
        out = wounds.at_least(lives)
        shown.append(Odds("out", out.numerator, out.denominator))
    return shown


def wounds(g: Warriorz, me: Warrior, target: Warrior, attack: int) -> Distribution:
    """Return how many dice of an attack hit, before lives and amulets are looked at."""
    card = g.card_of(me)
    against = g.card_of(target)
    bonus = bonus_of(g, me, target, attack)
    strengths = [card.dice(attack, me.lives, me.played)]
    if card.dice_rule == BY_DIE:
        strengths = list(range(1, SIDES + 1))
    defences = defences_of(g, target)
    parts = []
    for strength in strengths:
        dice = max(0, strength - against.fewer_dice)
        for defence in defences:
            for weight, lowered in net(g, me, target):
                needed = defence - lowered - bonus
                hits = min(SIDES, max(0, SIDES + 1 - needed))
                parts.append((weight, successes(dice, hits, SIDES)))
    return mixture(parts)


def shared_wounds(g: Warriorz, me: Warrior, targets: list[Warrior], attack: int) -> Distribution:
    """Return how many wounds one roll for all brings in all: each die counts for each target, but
    armour keeps the last ones off. [special.keg] [special.armour]"""
    dice = g.card_of(me).dice(attack, me.lives, me.played)
    parts = []
    for defences in product(*[defences_of(g, target) for target in targets]):
        total = constant(0)
        for k in range(dice):
            open_to_it = [
                defence - bonus_of(g, me, target, attack)
                for target, defence in zip(targets, defences, strict=True)
                if k < dice - g.card_of(target).fewer_dice
            ]
            hit = [sum([face >= needed for needed in open_to_it]) for face in FACES]
            total = total + mixture([(1, constant(count)) for count in hit])
        parts.append((1, total))
    return mixture(parts)


def bonus_of(g: Warriorz, me: Warrior, target: Warrior, attack: int) -> int:
    """Return what is added to each die. [attack.distance] [special.laser]"""
    card = g.card_of(me)
    if card.attack_kind[attack] != SHOT_KIND:
        return 0
    return int(card.die_bonus) - (1 if distance(me.zone, target.zone) == 2 else 0)


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

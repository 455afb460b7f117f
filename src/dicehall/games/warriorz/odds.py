"""Exact chances of an attack, shown before it is made; amulets are left out of account."""

from __future__ import annotations

from typing import Final

from dicehall.games.warriorz.battle import Actions
from dicehall.games.warriorz.card import BY_DIE, SHOT_KIND
from dicehall.games.warriorz.table import Warrior, Warriorz, distance
from dicehall.games.warriorz.verbs import BLAST, SHOOT, STRIKE, STRIKE_SECOND
from dicehall.kit.action import Action, first, verb
from dicehall.kit.chance import Distribution, constant, die, mixture, successes
from dicehall.kit.game import Odds

SIDES: Final = 6


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
        return figures(wounds(g, me, target, attack, False), target.lives)
    total = constant(0)
    for i in range(len(g.warriors)):
        other = g.warriors[i]
        if other.zone == first(action) and other.lives > 0 and other.team != me.team:
            if not g.card_of(other).no_shots and me.skull != i:
                total = total + wounds(g, me, other, attack, True)
    return figures(total, 0)


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


def wounds(g: Warriorz, me: Warrior, target: Warrior, attack: int, shared: bool) -> Distribution:
    """Return how many dice of an attack hit, before lives and amulets are looked at."""
    card = g.card_of(me)
    against = g.card_of(target)
    bonus = 0
    if card.attack_kind[attack] == SHOT_KIND:
        bonus = card.die_bonus - (1 if distance(me.zone, target.zone) == 2 else 0)
    strengths = [card.dice(attack, me.lives, me.played)]
    if card.dice_rule == BY_DIE:
        strengths = list(range(1, SIDES + 1))
    defences = list(range(1, SIDES + 1)) if against.defence_by_die else [against.defence]
    parts = []
    for strength in strengths:
        dice = max(0, strength - against.fewer_dice)
        for defence in defences:
            for weight, lowered in net(g, me, target):
                needed = defence - lowered - bonus
                hits = min(SIDES, max(0, SIDES + 1 - needed))
                parts.append((weight, successes(dice, hits, SIDES)))
    return mixture(parts)


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

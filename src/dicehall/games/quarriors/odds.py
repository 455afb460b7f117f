"""Exact chances of what dice will show, before they are drawn, rolled or captured."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from dicehall.games.quarriors.capture import price_of
from dicehall.games.quarriors.card import BACK_FOR_QUIDDITY, CREATURE, REVIVE, SIDES, SPELL
from dicehall.games.quarriors.creatures import defence_of
from dicehall.games.quarriors.defence import Defence
from dicehall.games.quarriors.ids import DieFace, Pile, Slot
from dicehall.games.quarriors.pieces import Creature, slot_of
from dicehall.games.quarriors.piles import ONE, QUIDDITY, SLOTS, counts_of, held
from dicehall.games.quarriors.rolling import NONE, Immediate, Reroll
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import (
    CAPTURE_DIE,
    DEFEND,
    DONE,
    FETCH_DIE,
    REROLL,
    SWAP_FOR,
    TAKE,
    USE,
)
from dicehall.kit.action import Action, first, second, verb
from dicehall.kit.chance import Distribution, constant, faces, mixture
from dicehall.kit.game import Odds
from dicehall.kit.ids import Seat

WITHOUT_CHAIN: Final = "chain"
WITHOUT_PARTNERS: Final = "partners"
WITHOUT_RETURN: Final = "return"


def odds_of(g: Quarriors, action: Action) -> list[Odds]:
    """Return what is worth knowing before an answer."""
    if g.over:
        return []
    what = verb(action)
    frame = g.top()
    if isinstance(frame, Immediate) and what == USE:
        return use_odds(g, frame.seat, first(action))
    if isinstance(frame, Reroll) and what in (REROLL, DONE):
        return reroll_odds(g, frame, action)
    if isinstance(frame, Defence) and what == DEFEND:
        return defence_odds(g, frame, first(action))
    if what in (CAPTURE_DIE, TAKE, FETCH_DIE):
        return face_odds(g, first(action))
    if what == SWAP_FOR:
        return face_odds(g, second(action))
    return []


def face_odds(g: Quarriors, slot: Slot) -> list[Odds]:
    """Return how often a die shows its creature or its spell."""
    card = g.card(slot)
    creatures = shown(g, slot, CREATURE)
    if creatures > 0:
        return [Odds("creature", creatures, SIDES)]
    if card.die.spell_die:
        return [Odds("spell", shown(g, slot, SPELL), SIDES)]
    return []


def shown(g: Quarriors, slot: Slot, kind: i64) -> int:
    """Return how many faces of a die show something of a kind."""
    printed = g.card(slot).faces
    count = 0
    for side in range(SIDES):
        if printed[side].kind == kind:
            count += 1
    return count


def defence_odds(g: Quarriors, frame: Defence, at: i64) -> list[Odds]:
    """A creature survives the whole attack on the table, or it does not; whether it can be brought
    back is left out of account. [attack.destroyed] [reaction.loss] [spirit.plain]"""
    creature = g.players[frame.seat].creatures[at]
    defence = defence_of(g, frame.seat, creature, frame.pierced)
    survives = defence > frame.damage
    left = 0 if survives else frame.damage - defence + frame.surge
    returns = not survives and may_return(g, frame.seat, creature)
    without: tuple[str, ...] = (WITHOUT_RETURN,) if returns else ()
    return [
        Odds("survive", 1 if survives else 0, 1, without=without),
        Odds("damage-left", int(left), 1, percent=False),
    ]


def may_return(g: Quarriors, seat: Seat, creature: Creature) -> bool:
    """Say whether the owner could bring a fallen creature back. [shaping.cantrip] [spirit.plain]"""
    me = g.players[seat]
    for i in range(me.spells.count):
        if g.face(me.spells.dice[i]).power.cast == REVIVE:
            return True
    return g.power(creature).fallen == BACK_FOR_QUIDDITY and held(me.used, QUIDDITY) > 0


# ---- dice about to be rolled ----


def use_odds(g: Quarriors, seat: Seat, die: DieFace) -> list[Odds]:
    """Return the chance of a creature face and of the next price for an immediate effect.

    The dice it rolls are looked at once; what they may set off in turn is left out of account, and
    so are other dice that may be rolled with them.
    """
    face = g.face(die)
    me = g.players[seat]
    certain = g.available() - face.quiddity + (face.gains if face.spends else 0)
    bag = me.bag
    used = me.used
    if face.spends and not g.spent_pile:
        used += ONE[slot_of(die)]
    sets = draws(bag, used, face.draws)
    if not face.spends:
        sets = [(weight, [*slots, slot_of(die)]) for weight, slots in sets]
    if face.partners > 0 and face.spends and face.draws == 0:
        return []  # which dice are rolled is still to be chosen
    return figures(g, certain, sets, (WITHOUT_PARTNERS,) if face.partners > 0 else ())


def reroll_odds(g: Quarriors, frame: Reroll, action: Action) -> list[Odds]:
    """Return the same for dice about to be rolled again."""
    slots = [slot for slot in (frame.own, frame.other) if slot != NONE]
    certain = g.available()
    if verb(action) == REROLL:
        if frame.left > 1:
            return []
        slots.append(slot_of(first(action)))
        certain -= g.face(first(action)).quiddity
    if not slots:
        return []
    return figures(g, certain, [(1, [int(slot) for slot in slots])], ())


def draws(bag: Pile, used: Pile, dice: i64) -> list[tuple[int, list[int]]]:
    """Return every row of cards that may be drawn, with its weight. [roll.refill]"""
    rows: list[tuple[int, list[int], list[int], list[int]]] = [
        (1, [], counts_of(bag), counts_of(used))
    ]
    common = 1
    for _die in range(dice):
        following: list[tuple[int, list[int], list[int], list[int]]] = []
        total = 0
        for weight, slots, inside, outside in rows:
            if sum(inside) == 0:
                inside, outside = outside, [0] * SLOTS
            total = sum(inside)
            for slot in range(SLOTS):
                if inside[slot] > 0:
                    left = [*inside]
                    left[slot] -= 1
                    following.append((weight * inside[slot], [*slots, slot], left, outside))
        if not following:
            break
        common *= total
        rows = following
    return [(weight, slots) for weight, slots, _inside, _outside in rows]


def figures(
    g: Quarriors, certain: i64, sets: list[tuple[int, list[int]]], without: tuple[str, ...]
) -> list[Odds]:
    """Return the chance of a creature face, the quiddity to expect, and the chance that it reaches
    the next price, among cards that are too dear now."""
    none = Fraction(0)
    total = sum([weight for weight, _slots in sets])
    parts: list[tuple[int, Distribution]] = []
    for weight, slots in sets:
        miss = Fraction(weight, total)
        worth = constant(int(certain))
        for slot in slots:
            miss *= Fraction(SIDES - shown(g, slot, CREATURE), SIDES)
            printed = g.card(slot).faces
            worth += faces([int(printed[side].quiddity) for side in range(SIDES)])
        none += miss
        parts.append((weight, worth))
    if any(sets_off(g, slot) for _weight, slots in sets for slot in slots):
        without += (WITHOUT_CHAIN,)
    quiddity = mixture(parts)
    mean = quiddity.mean()
    found = 1 - none
    listed = [
        Odds("creature", found.numerator, found.denominator, without=without),
        Odds("quiddity", mean.numerator, mean.denominator, False, without),
    ]
    price = next_price(g)
    if price > 0:
        reach = quiddity.at_least(int(price))
        listed.append(Odds("reach", reach.numerator, reach.denominator, without=without))
    return listed


def sets_off(g: Quarriors, slot: int) -> bool:
    """Say whether a die may show an immediate effect. [immediate]"""
    printed = g.card(slot).faces
    for side in range(SIDES):
        if printed[side].usable:
            return True
    return False


def next_price(g: Quarriors) -> i64:
    """Return the lowest price in the wilds that is too high now, or 0."""
    here = g.available()
    best: i64 = 0
    for slot in range(SLOTS):
        price = price_of(g, slot)
        if held(g.stock, slot) > 0 and price > here and (best == 0 or price < best):
            best = price
    return best

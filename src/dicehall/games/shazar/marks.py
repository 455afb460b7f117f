"""Lasting effects that lie before a mage: what is in force, placing, taking away. [effects]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shazar.card import (
    ABSORB,
    DISEASE,
    LASTING_SPELL,
    NO_ATTACK,
    STATUS,
    Lasting,
)
from dicehall.games.shazar.pieces import Mark
from dicehall.games.shazar.table import EFFECTS, Shazar
from dicehall.games.shazar.verbs import (
    ABSORBED,
    MARKED,
    MAY_NOT_ATTACK,
    NO_CARD_LEFT,
    NO_ROOM,
    OFFERED,
    UNDER_TRUCE,
    UNMARKED,
)

# ---- what is in force ----


def is_disease(g: Shazar, mark: Mark) -> bool:
    """Say whether a mark is a disease, with a green card. [effect-cards.green]"""
    return g.book.lasting[mark.number].sort == DISEASE


def is_spell(g: Shazar, mark: Mark) -> bool:
    """Say whether a mark is a spell card that lies before the mage. [spell.lies]"""
    return g.book.lasting[mark.number].sort == LASTING_SPELL


def has(g: Shazar, seat: i64, status: i64) -> bool:
    """Say whether a status is in force."""
    marks = g.mages[seat].marks
    for i in range(len(marks)):
        if g.book.lasting[marks[i].number].status == status:
            return True
    return False


def total(g: Shazar, seat: i64, status: i64) -> i64:
    """Add up a status; copies of one thing count once. [effects.duplicates]"""
    marks = g.mages[seat].marks
    found: i64 = 0
    for i in range(len(marks)):
        if g.book.lasting[marks[i].number].status == status and is_first(marks, i):
            found += marks[i].strength
    return found


def is_first(marks: vec[Mark], at: i64) -> bool:
    """Say whether no mark of the same kind lies before this one."""
    for i in range(at):
        if marks[i].number == marks[at].number:
            return False
    return True


def why_no_attack(g: Shazar, seat: i64) -> i64:
    """Say why no attack spells may be cast: a truce, or something that forbids it.
    [status.no-attack] [fate.truce]"""
    if g.truce >= 0:
        return UNDER_TRUCE
    return MAY_NOT_ATTACK if has(g, seat, NO_ATTACK) else OFFERED


def in_slots(g: Shazar, seat: i64, polarity: i64) -> i64:
    """Return how many slots effects of spells take. [effects.four]"""
    marks = g.mages[seat].marks
    count: i64 = 0
    for i in range(len(marks)):
        if marks[i].in_slot and g.book.lasting[marks[i].number].polarity == polarity:
            count += 1
    return count


def has_room(g: Shazar, seat: i64, polarity: i64) -> bool:
    """Say whether a mage has a slot left for an effect of a spell. [effects.four]"""
    return in_slots(g, seat, polarity) < g.book.slots[polarity]


def green_left(g: Shazar) -> i64:
    """Return the green cards in the supply. [effect-cards.green]"""
    left = g.book.diseases
    for seat in range(g.seats):
        marks = g.mages[seat].marks
        for i in range(len(marks)):
            if is_disease(g, marks[i]):
                left -= 1
    return left


def red_left(g: Shazar) -> i64:
    """Return the red cards in the supply. [effect-cards.red]"""
    left = g.book.skips
    for seat in range(g.seats):
        left -= g.mages[seat].skips
    return left


# ---- placing ----


def place(
    g: Shazar,
    seat: i64,
    number: i64,
    cause: i64,
    by_spell: bool,
    turns: i64 = 0,
    uses: i64 = 0,
    strength: i64 = 0,
) -> bool:
    """Let an effect lie before a mage; say whether it does.

    At most four positive and four negative effects of spells; diseases of hexes and Fate take no
    such place. [effects.four] [ruling.20]
    """
    lasting = g.book.lasting[number]
    slots = by_spell and lasting.sort != STATUS
    if slots and not has_room(g, seat, lasting.polarity):
        g.tell(NO_ROOM, seat, number)
        return False
    mage = g.mages[seat]
    mark = Mark(number, cause)
    mark.turns = turns
    mark.uses = uses
    mark.strength = strength
    mark.fresh = seat == g.active and g.stage > EFFECTS
    mark.unfelt = seat == g.active and g.stage == EFFECTS
    mark.in_slot = slots
    if lasting.sort != LASTING_SPELL:
        for i in range(len(mage.marks)):
            if mage.marks[i].number == number:
                return renew(g, seat, i, mark)
        if lasting.sort == DISEASE and green_left(g) == 0:
            g.tell(NO_CARD_LEFT, seat)
            return False
    mage.marks = append(mage.marks, mark)
    g.tell(MARKED, seat, number)
    return True


def renew(g: Shazar, seat: i64, at: i64, mark: Mark) -> bool:
    """The same disease or status again does not add up; the longer one counts.
    [effects.duplicates]"""
    marks = g.mages[seat].marks
    if is_disease(g, mark):
        return False
    old = marks[at]
    if mark.turns > old.turns or (mark.turns == old.turns and (mark.fresh or not old.fresh)):
        marks[at] = mark
    return True


def place_lasting(g: Shazar, seat: i64, number: i64, cause: i64, by_spell: bool) -> bool:
    """Place a spell or a disease as it is printed. [spell.lies]"""
    lasting: Lasting = g.book.lasting[number]
    return place(g, seat, number, cause, by_spell, lasting.turns, lasting.uses, lasting.amount)


# ---- taking away ----


def take_off(g: Shazar, seat: i64, at: i64) -> None:
    """Take an effect away: the spell goes to its discard, the green card to the supply.
    [spell.lies] [effect-cards.green]"""
    mark = g.mages[seat].marks[at]
    if is_spell(g, mark):
        g.to_discard(mark.number)
    lift(g, seat, at)


def lift(g: Shazar, seat: i64, at: i64) -> None:
    """Take an effect from before a mage, wherever its card goes."""
    mage = g.mages[seat]
    mark = mage.marks[at]
    left = vec[Mark](capacity=len(mage.marks))
    for i in range(len(mage.marks)):
        if i != at:
            left = append(left, mage.marks[i])
    mage.marks = left
    g.tell(UNMARKED, seat, mark.number)


def find(g: Shazar, seat: i64, number: i64) -> i64:
    """Return the place of a mark by what it is, or -1."""
    marks = g.mages[seat].marks
    for i in range(len(marks)):
        if marks[i].number == number:
            return i
    return -1


def use_up(g: Shazar, seat: i64, status: i64) -> None:
    """Count a use; copies are used up together. [effects.duplicates]"""
    mage = g.mages[seat]
    i = len(mage.marks) - 1
    while i >= 0:
        mark = mage.marks[i]
        if g.book.lasting[mark.number].status == status and mark.uses > 0:
            if mark.uses == 1:
                take_off(g, seat, i)
            else:
                mark.uses -= 1
        i -= 1


def absorb(g: Shazar, seat: i64, damage: i64) -> i64:
    """Let shields swallow damage; return what is left. Copies of one shield do not add up.
    [status.absorb] [effects.duplicates]"""
    mage = g.mages[seat]
    i = len(mage.marks) - 1
    swallowed: i64 = 0
    while i >= 0 and damage > 0:
        mark = mage.marks[i]
        if g.book.lasting[mark.number].status == ABSORB and is_first(mage.marks, i):
            part = mark.strength
            if part > damage:
                part = damage
            damage -= part
            swallowed += part
            weaken(g, seat, mark.number, part)
            i = len(mage.marks)
        i -= 1
    if swallowed > 0:
        g.tell(ABSORBED, seat, swallowed)
    return damage


def weaken(g: Shazar, seat: i64, number: i64, part: i64) -> None:
    """Take strength from all copies of a shield; an empty one goes."""
    mage = g.mages[seat]
    i = len(mage.marks) - 1
    while i >= 0:
        mark = mage.marks[i]
        if mark.number == number:
            if mark.strength <= part:
                take_off(g, seat, i)
            else:
                mark.strength -= part
        i -= 1


def removable(g: Shazar, seat: i64) -> i64:
    """Return how many negative effects can be shaken off by a roll. [removal]"""
    marks = g.mages[seat].marks
    count: i64 = 0
    for i in range(len(marks)):
        if shaken_by(g, marks[i]) > 0:
            count += 1
    return count


def shaken_by(g: Shazar, mark: Mark) -> i64:
    """Return the roll that shakes an effect off, 0 if none does: not before it has worked.
    [removal]"""
    if mark.unfelt:
        return 0
    return g.book.lasting[mark.number].remove


def of_polarity(g: Shazar, seat: i64, polarity: i64) -> i64:
    """Return how many effects of a polarity lie before a mage."""
    marks = g.mages[seat].marks
    count: i64 = 0
    for i in range(len(marks)):
        if g.book.lasting[marks[i].number].polarity == polarity:
            count += 1
    return count


def take_all(g: Shazar, seat: i64, polarity: i64) -> None:
    """Take all effects of a polarity away."""
    i = len(g.mages[seat].marks) - 1
    while i >= 0:
        if g.book.lasting[g.mages[seat].marks[i].number].polarity == polarity:
            take_off(g, seat, i)
        i -= 1

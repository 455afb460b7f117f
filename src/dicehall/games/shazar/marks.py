"""Lasting effects that lie before a mage: curses, blessings, diseases, statuses. [effects]

Each is one packed number: what it is (7 bits), its bearer's own turns left (4), uses left (3), its
strength plus 64 (7), who has caused it (2), whether it came after this turn's first stage (1), and
whether a spell put it there (1). What it does is printed: `g.book.lasting`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shazar.card import (
    ABSORB,
    FIRST_DISEASE,
    FIRST_STATUS,
    NO_ATTACK,
    Lasting,
)
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

TURN: Final = 1 << 7
USE: Final = 1 << 11
STRENGTH: Final = 1 << 14
CAUSE: Final = 1 << 21
FRESH: Final = 1 << 23
BY_SPELL: Final = 1 << 24
UNFELT: Final = 1 << 25  # came in stage 1 of its bearer, after the effects had worked
ZERO: Final = 64


def what(mark: i64) -> i64:
    """Return the number of what a mark is."""
    return mark & 127


def turns_of(mark: i64) -> i64:
    """Return the bearer's turns left; 0 is no limit."""
    return mark >> 7 & 15


def uses_of(mark: i64) -> i64:
    """Return the uses left; 0 is no limit."""
    return mark >> 11 & 7


def strength_of(mark: i64) -> i64:
    """Return how strong it is."""
    return (mark >> 14 & 127) - ZERO


def cause_of(mark: i64) -> i64:
    """Return the seat that has caused it."""
    return mark >> 21 & 3


def is_disease(mark: i64) -> bool:
    """Say whether a mark is a disease, with a green card. [effect-cards.green]"""
    return FIRST_DISEASE <= mark & 127 < FIRST_STATUS


def is_spell(mark: i64) -> bool:
    """Say whether a mark is a spell card that lies before the mage. [spell.lies]"""
    return mark & 127 < FIRST_DISEASE


# ---- what is in force ----


def has(g: Shazar, seat: i64, status: i64) -> bool:
    """Say whether a status is in force."""
    marks = g.mages[seat].marks
    for i in range(len(marks)):
        if g.book.lasting[marks[i] & 127].status == status:
            return True
    return False


def total(g: Shazar, seat: i64, status: i64) -> i64:
    """Add up a status; copies of one thing count once. [effects.duplicates]"""
    marks = g.mages[seat].marks
    found: i64 = 0
    for i in range(len(marks)):
        if g.book.lasting[marks[i] & 127].status == status and is_first(marks, i):
            found += strength_of(marks[i])
    return found


def is_first(marks: vec[i64], at: i64) -> bool:
    """Say whether no mark of the same kind lies before this one."""
    for i in range(at):
        if marks[i] & 127 == marks[at] & 127:
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
        if marks[i] & BY_SPELL != 0 and g.book.lasting[marks[i] & 127].polarity == polarity:
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
            if is_disease(marks[i]):
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
    slots = by_spell and number < FIRST_STATUS
    if slots and not has_room(g, seat, lasting.polarity):
        g.tell(NO_ROOM, seat, number)
        return False
    mage = g.mages[seat]
    mark = number + turns * TURN + uses * USE + (strength + ZERO) * STRENGTH + cause * CAUSE
    if seat == g.active and g.stage > EFFECTS:
        mark += FRESH
    elif seat == g.active and g.stage == EFFECTS:
        mark += UNFELT
    if slots:
        mark += BY_SPELL
    if number >= FIRST_DISEASE:
        for i in range(len(mage.marks)):
            if mage.marks[i] & 127 == number:
                return renew(g, seat, i, mark)
        if number < FIRST_STATUS and green_left(g) == 0:
            g.tell(NO_CARD_LEFT, seat)
            return False
    mage.marks = append(mage.marks, mark)
    g.tell(MARKED, seat, number)
    return True


def renew(g: Shazar, seat: i64, at: i64, mark: i64) -> bool:
    """The same disease or status again does not add up; the longer one counts.
    [effects.duplicates]"""
    marks = g.mages[seat].marks
    if mark & 127 < FIRST_STATUS:
        return False
    old = marks[at]
    if turns_of(mark) * 2 + (mark >> 23 & 1) >= turns_of(old) * 2 + (old >> 23 & 1):
        marks[at] = mark
    return True


def place_lasting(g: Shazar, seat: i64, number: i64, cause: i64, by_spell: bool) -> bool:
    """Place a spell or a disease as it is printed. [spell.lies]"""
    lasting: Lasting = g.book.lasting[number]
    return place(g, seat, number, cause, by_spell, lasting.turns, lasting.uses, lasting.n)


# ---- taking away ----


def take_off(g: Shazar, seat: i64, at: i64) -> None:
    """Take an effect away: the spell goes to its discard, the green card to the supply.
    [spell.lies] [effect-cards.green]"""
    mark = g.mages[seat].marks[at]
    if is_spell(mark):
        g.to_discard(what(mark))
    lift(g, seat, at)


def lift(g: Shazar, seat: i64, at: i64) -> None:
    """Take an effect from before a mage, wherever its card goes."""
    mage = g.mages[seat]
    mark = mage.marks[at]
    left = vec[i64](capacity=len(mage.marks))
    for i in range(len(mage.marks)):
        if i != at:
            left = append(left, mage.marks[i])
    mage.marks = left
    g.tell(UNMARKED, seat, what(mark))


def find(g: Shazar, seat: i64, number: i64) -> i64:
    """Return the place of a mark by what it is, or -1."""
    marks = g.mages[seat].marks
    for i in range(len(marks)):
        if marks[i] & 127 == number:
            return i
    return -1


def use_up(g: Shazar, seat: i64, status: i64) -> None:
    """Count a use; copies are used up together. [effects.duplicates]"""
    mage = g.mages[seat]
    i = len(mage.marks) - 1
    while i >= 0:
        mark = mage.marks[i]
        if g.book.lasting[mark & 127].status == status and uses_of(mark) > 0:
            if uses_of(mark) == 1:
                take_off(g, seat, i)
            else:
                mage.marks[i] = mark - USE
        i -= 1


def absorb(g: Shazar, seat: i64, damage: i64) -> i64:
    """Let shields swallow damage; return what is left. Copies of one shield do not add up.
    [status.absorb] [effects.duplicates]"""
    mage = g.mages[seat]
    i = len(mage.marks) - 1
    swallowed: i64 = 0
    while i >= 0 and damage > 0:
        mark = mage.marks[i]
        if g.book.lasting[mark & 127].status == ABSORB and is_first(mage.marks, i):
            part = strength_of(mark)
            if part > damage:
                part = damage
            damage -= part
            swallowed += part
            weaken(g, seat, mark & 127, part)
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
        if mark & 127 == number:
            if strength_of(mark) <= part:
                take_off(g, seat, i)
            else:
                mage.marks[i] = mark - part * STRENGTH
        i -= 1


def removable(g: Shazar, seat: i64) -> i64:
    """Return how many negative effects can be shaken off by a roll. [removal]"""
    marks = g.mages[seat].marks
    count: i64 = 0
    for i in range(len(marks)):
        if shaken_by(g, marks[i]) > 0:
            count += 1
    return count


def shaken_by(g: Shazar, mark: i64) -> i64:
    """Return the roll that shakes an effect off, 0 if none does: not before it has worked.
    [removal]"""
    return 0 if mark & UNFELT != 0 else g.book.lasting[mark & 127].remove


def of_polarity(g: Shazar, seat: i64, polarity: i64) -> i64:
    """Return how many effects of a polarity lie before a mage."""
    marks = g.mages[seat].marks
    count: i64 = 0
    for i in range(len(marks)):
        if g.book.lasting[marks[i] & 127].polarity == polarity:
            count += 1
    return count


def take_all(g: Shazar, seat: i64, polarity: i64) -> None:
    """Take all effects of a polarity away."""
    i = len(g.mages[seat].marks) - 1
    while i >= 0:
        if g.book.lasting[g.mages[seat].marks[i] & 127].polarity == polarity:
            take_off(g, seat, i)
        i -= 1

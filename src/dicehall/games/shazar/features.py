"""What a net sees of a game: rows that hold or not, the same for any number of seats.

Each mage has a block of rows, the own first, then the others in order of seats. Places are told by
how far they are from where a mage wants to be, and by what lies there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shazar.attacks import Attack
from dicehall.games.shazar.card import KINDS, MARKS, SEATS, SIGNS, SPELLS_EACH
from dicehall.games.shazar.field import FAR
from dicehall.games.shazar.hands import held, in_hand
from dicehall.games.shazar.moves import Steps
from dicehall.games.shazar.piles import fresh, kept
from dicehall.games.shazar.relics import at_home, carries_any, owns_any
from dicehall.games.shazar.rolls import Check
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.thumb import way_to_go
from dicehall.games.shazar.verbs import AIM, CAST, CHOOSE, ENTER, JUMP, KEEP, LAY_OUT, PLAY, STEP
from dicehall.kit.action import Action, first, verb
from dicehall.kit.bits import lowest
from dicehall.kit.cardsets import WORD

VERSION: Final = 1
LONGEST_WAY: Final = 15
MOST_LIFE: Final = 15

# Rows of a mage.
CHARACTER: Final = 0
LIFE: Final = CHARACTER + SEATS  # 0 to 15
MAXIMUM: Final = LIFE + 16  # 0 to 15
OUT: Final = MAXIMUM + 16
WAITS: Final = OUT + 1
SKIPS: Final = WAITS + 1  # 1 to 3
CLAIM: Final = SKIPS + 3  # 0 to 3
ASTRAL: Final = CLAIM + 4
BASTION: Final = ASTRAL + 1
TARTARUS: Final = BASTION + 1
AT_HOME: Final = TARTARUS + 1  # 0 to 4 artifacts
OWNS: Final = AT_HOME + 5
CARRIES: Final = OWNS + 1
HAND: Final = CARRIES + 1  # 0 to 9
FATES: Final = HAND + 10  # 1 to 3 kept, 1 to 3 drawn outside the own turn
ACTIVE: Final = FATES + 6
TRUCE: Final = ACTIVE + 1
WAY: Final = TRUCE + 1  # to go, 0 to 15, and so far while carrying
FROM_HOME: Final = WAY + 32  # 0 to 15
ON_KIND: Final = FROM_HOME + 16
ON_SIGN: Final = ON_KIND + len(KINDS)
MARK: Final = ON_SIGN + len(SIGNS)
PER_MAGE: Final = MARK + MARKS

# Rows of the table.
SPELLS: Final = SEATS * SPELLS_EACH
IN_HAND: Final = SEATS * PER_MAGE  # own spells, one and several
OPEN_HAND: Final = IN_HAND + 2 * SPELLS  # spells of others that all know of
OWN_FATES: Final = OPEN_HAND + SPELLS  # by kind
RELICS: Final = OWN_FATES + 64  # whose, and where: with whom, carried by whom, burnt
ROUND: Final = RELICS + SEATS * 9  # by fours
LEFT: Final = ROUND + 16  # 0 to 10 rounds
STAGE: Final = LEFT + 11
TURN: Final = STAGE + 5  # whose
PLAYERS: Final = TURN + SEATS + 1
PAIRS: Final = PLAYERS + SEATS + 1
QUESTION: Final = PAIRS + 1  # by the verb of the first option; ours, another's
ATTACKER: Final = QUESTION + 2 * (LAY_OUT + 1)
VICTIM: Final = ATTACKER + SEATS
POWER: Final = VICTIM + SEATS  # 0 to 9
ROLLS: Final = POWER + 10  # the attacker's by tens, the victim's
ROLLER: Final = ROLLS + 32
MISSING: Final = ROLLER + SEATS  # by tens, how far a roll is from what is needed
ROWS: Final = MISSING + 32

# Rows of options.
OPTION_WAY: Final = SPELLS
OPTION_FATE: Final = OPTION_WAY + (LONGEST_WAY + 2) * len(KINDS)
OPTION_WHO: Final = OPTION_FATE + 2 * 64
OPTION_OTHER: Final = OPTION_WHO + 2 * SEATS
OPTIONS: Final = OPTION_OTHER + 8 * (LAY_OUT + 1)


def at_most(number: i64, most: i64) -> i64:
    """Return a number from 0 to *most*."""
    return 0 if number < 0 else most if number > most else number


def features(g: Shazar, seat: i64, out: vec[i64]) -> i64:
    """Write the rows that hold in what a seat knows; return how many."""
    count = see_table(g, seat, out)
    if len(g.mages) == 0:
        return count
    for turn in range(g.seats):
        count = see_mage(g, (seat + turn) % g.seats, out, count, turn * PER_MAGE)
    count = see_cards(g, seat, out, count)
    for turn in range(g.seats):
        relic = (seat + turn) % g.seats
        at = RELICS + 9 * turn
        if g.keeper[relic] < 0:
            out[count] = at + 8
        elif g.carrier[relic] >= 0:
            out[count] = at + 4 + (g.carrier[relic] - seat) % g.seats
        else:
            out[count] = at + (g.keeper[relic] - seat) % g.seats
        count += 1
    return count


def see_mage(g: Shazar, who: i64, out: vec[i64], count: i64, at: i64) -> i64:
    """Write the rows of one mage."""
    mage = g.mages[who]
    out[count] = at + CHARACTER + mage.character
    out[count + 1] = at + AT_HOME + at_home(g, who)
    count += 2
    if mage.out:
        out[count] = at + OUT
        return count + 1
    carries = carries_any(g, who)
    out[count] = at + LIFE + at_most(mage.life, MOST_LIFE)
    out[count + 1] = at + MAXIMUM + at_most(mage.most, MOST_LIFE)
    out[count + 2] = at + CLAIM + mage.claim
    out[count + 3] = at + HAND + at_most(g.hand_size(who), 9)
    count += 4
    count = flag(mage.skips > 0, at + SKIPS - 1 + at_most(mage.skips, 3), out, count)
    count = flag(mage.astral != 0, at + ASTRAL, out, count)
    count = flag(mage.bastion != 0, at + BASTION, out, count)
    count = flag(mage.tartarus, at + TARTARUS, out, count)
    count = flag(owns_any(g, who), at + OWNS, out, count)
    count = flag(carries, at + CARRIES, out, count)
    count = flag(g.active == who, at + ACTIVE, out, count)
    count = flag(g.truce == who, at + TRUCE, out, count)
    named = g.fates.count(kept(who))
    drawn = g.fates.count(fresh(who))
    count = flag(named > 0, at + FATES - 1 + at_most(named, 3), out, count)
    count = flag(drawn > 0, at + FATES + 2 + at_most(drawn, 3), out, count)
    if mage.hex < 0:
        out[count] = at + WAITS
        count += 1
    else:
        way = at_most(way_to_go(g, who, mage.hex), LONGEST_WAY)
        home = at_most(g.realm.ways[SEATS * mage.hex + who], LONGEST_WAY)
        out[count] = at + WAY + way + (16 if carries else 0)
        out[count + 1] = at + FROM_HOME + home
        out[count + 2] = at + ON_KIND + g.realm.kinds[mage.hex]
        out[count + 3] = at + ON_SIGN + g.realm.signs[mage.hex]
        count += 4
    for i in range(len(mage.marks)):
        out[count] = at + MARK + mage.marks[i].number % MARKS
        count += 1
    return count


def flag(holds: bool, row: i64, out: vec[i64], count: i64) -> i64:
    """Write a row if it holds; return how many there are now."""
    if not holds:
        return count
    out[count] = row
    return count + 1


def see_cards(g: Shazar, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write the rows of the own hand, of what others are known to hold, and of own Fate cards."""
    for character in range(SEATS):
        for k in range(g.cards.words):
            own = in_hand(g, seat, character, k)
            others: i64 = 0
            for other in range(g.seats):
                if other != seat and g.mages[other].character != character:
                    others |= in_hand(g, other, character, k)
            both = own | others
            while both != 0:
                card = lowest(both)
                spell = g.book.spell_of(character, WORD * k + card)
                if own >> card & 1:
                    several = held(g, seat, spell) > 1
                    out[count] = IN_HAND + spell.place + (SPELLS if several else 0)
                    count += 1
                if others >> card & 1:
                    out[count] = OPEN_HAND + spell.place
                    count += 1
                both &= both - 1
    last: i64 = -1
    for k in range(g.fates.words):
        fates = g.fates.word(kept(seat), k) | g.fates.word(fresh(seat), k)
        while fates != 0:
            kind = g.book.fate_cards[k * WORD + lowest(fates)]
            fates &= fates - 1
            if kind != last:
                last = kind
                out[count] = OWN_FATES + last % 64
                count += 1
    return count


def see_table(g: Shazar, seat: i64, out: vec[i64]) -> i64:
    """Write the rows of round, stage and question, and of what is under way."""
    out[0] = ROUND + at_most(g.round // 4, 15)
    out[1] = LEFT + at_most(g.rounds - g.round, 10)
    out[2] = STAGE + g.stage
    out[3] = TURN + (SEATS if g.active < 0 else (g.active - seat) % g.seats)
    out[4] = PLAYERS + g.seats
    count: i64 = 5
    count = flag(g.pairs, PAIRS, out, count)
    if g.over:
        return count
    if g.option_count > 0:
        out[count] = QUESTION + 2 * verb(g.options[0]) + (0 if g.seat == seat else 1)
        count += 1
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Attack):
            out[count] = ATTACKER + (frame.actor - seat) % g.seats
            out[count + 1] = VICTIM + (frame.target - seat) % g.seats
            out[count + 2] = POWER + at_most(g.spell(frame.spell).power, 9)
            count += 3
            count = flag(frame.value > 0, ROLLS + at_most(frame.value // 10, 15), out, count)
            count = flag(frame.other > 0, ROLLS + 16 + at_most(frame.other // 10, 15), out, count)
        elif isinstance(frame, Check):
            out[count] = ROLLER + (frame.seat - seat) % g.seats
            out[count + 1] = MISSING + at_most((frame.need - frame.value) // 10 + 16, 31)
            count += 2
    return count


def option_row(g: Shazar, action: Action) -> i64:
    """Return the row of an option: the spell, where a step leads, the Fate card, who is meant."""
    what = verb(action)
    number = first(action)
    if what == CAST:
        return g.spell(number).place
    if what in (STEP, ENTER, JUMP) and number < g.realm.count:
        who = g.seat
        frame = g.top()
        if isinstance(frame, Steps):
            who = frame.who
        way = way_to_go(g, who, number)
        near = LONGEST_WAY + 1 if way == FAR else at_most(way, LONGEST_WAY)
        return OPTION_WAY + near * len(KINDS) + g.realm.kinds[number]
    if what in (KEEP, PLAY):
        return OPTION_FATE + (64 if what == PLAY else 0) + number % 64
    if what in (AIM, CHOOSE) and number < g.seats:
        return OPTION_WHO + (SEATS if what == AIM else 0) + (number - g.seat) % g.seats
    return OPTION_OTHER + 8 * what + number % 8

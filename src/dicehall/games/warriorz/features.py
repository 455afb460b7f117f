"""What a net sees of a battle: rows that hold or not, the same for any number of seats.

Each warrior has a block of rows as one of us and one as one of them. Zones are told by who stands
there and beside, as the arena looks the same from all six sides; and each of us has rows with each
of them: in one zone or in two that touch, and who of the two has yet to act.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.warriorz.actions import Actions
from dicehall.games.warriorz.asked import asked_warrior
from dicehall.games.warriorz.battle import ChooseCards
from dicehall.games.warriorz.book import HAND, WARRIORS
from dicehall.games.warriorz.ids import WarriorId, Zone
from dicehall.games.warriorz.setup import PlaceWarriors
from dicehall.games.warriorz.table import ADJACENT, CENTRE, NO_CARD, Warrior, Warriorz
from dicehall.games.warriorz.verbs import (
    BLAST,
    FLIP,
    GIVE_SKULL,
    MOVE,
    PICK,
    PLACE,
    PLAY,
    REROLL,
    SHOOT,
    STRIKE,
    STRIKE_SECOND,
)
from dicehall.games.warriorz.volley import Amulet, Volley
from dicehall.kit.action import Action, first, verb
from dicehall.kit.ids import Seat
from dicehall.kit.table import NOBODY

VERSION: Final = 2

# Rows of a warrior.
HERE: Final = 0
LIVES: Final = 1  # 1 to 12
GLORY: Final = 13  # 1 to 16
TROPHIES: Final = 29  # 1 to 3
AMULET: Final = 32
UNHURT: Final = 33
STOLEN: Final = 34
IN_CENTRE: Final = 35
RIVALS_HERE: Final = 36  # 0 to 4
FRIENDS_HERE: Final = 41  # 1 to 3
RIVALS_BESIDE: Final = 44  # 0 to 4
IN_HAND: Final = 49  # each card
OPEN: Final = 57  # each card, and the warrior's own
FACE_DOWN: Final = 66
CHOSEN: Final = 67  # each card, for its owner
LATEST: Final = 75  # the highest initiative that the card face down can have, 0 to 8
SHOCKED: Final = 84  # later, sooner
SKULL: Final = 86
ACTS: Final = 87
ASKED: Final = 88
PER_WARRIOR: Final = 90

# Rows of the battle.
BATTLE: Final = 2 * WARRIORS * PER_WARRIOR
ROUND: Final = BATTLE  # 0 to 7
SIDES: Final = ROUND + 8  # 0 to 8
AHEAD: Final = SIDES + 9  # glory more than the best rival's, -20 to 20
STRONGER: Final = AHEAD + 41  # lives more, -16 to 16
WE: Final = STRONGER + 33  # fighters left, 0 to 8
THEY: Final = WE + 9
QUESTION: Final = THEY + 9  # picking, placing, cards, actions, amulet; ours or theirs
MOVES: Final = QUESTION + 10  # 0 to 3
LEFT: Final = MOVES + 4  # attacks left, as a mask
HITS: Final = LEFT + 8  # of a volley at us, at them, 0 to 7
PAIRS: Final = HITS + 16  # ours, theirs, how near, who is yet to act
ROWS: Final = PAIRS + WARRIORS * WARRIORS * 8

# Rows of options.
OPTION_MOVE: Final = WARRIORS * HAND
OPTION_TARGET: Final = OPTION_MOVE + 64
OPTION_PICK: Final = OPTION_TARGET + 4 * 2 * WARRIORS
OPTION_PLACE: Final = OPTION_PICK + WARRIORS
OPTION_DIE: Final = OPTION_PLACE + 32
OPTION_OTHER: Final = OPTION_DIE + 8
OPTIONS: Final = OPTION_OTHER + 16


def within(number: i64, least: i64, most: i64) -> i64:
    """Return a number, or the end of the range it lies beyond."""
    return least if number < least else most if number > most else number


def features(g: Warriorz, seat: Seat, out: vec[i64]) -> i64:
    """Write the rows that hold in what a seat knows; return how many."""
    team = g.team_of_seat(seat)
    asked: i64 = NOBODY if g.over or len(g.warriors) == 0 else asked_warrior(g)
    count: i64 = 0
    for i in range(len(g.warriors)):
        warrior = g.warriors[i]
        block = warrior.id + (0 if warrior.team == team else WARRIORS)
        count = see_warrior(g, warrior, seat, out, count, block * PER_WARRIOR)
        if i == g.acting:
            out[count] = block * PER_WARRIOR + ACTS
            count += 1
        if i == asked:
            out[count] = block * PER_WARRIOR + ASKED
            count += 1
    count = see_pairs(g, team, out, count)
    count = see_standing(g, team, out, count)
    return see_question(g, seat, team, out, count)


def see_warrior(
    g: Warriorz, warrior: Warrior, seat: Seat, out: vec[i64], count: i64, at: i64
) -> i64:
    """Write the rows of one warrior."""
    out[count] = at + GLORY - 1 + within(warrior.glory, 1, 16)
    if warrior.glory > 0:
        count += 1
    out[count] = at + TROPHIES - 1 + within(warrior.trophies, 1, 3)
    if warrior.trophies > 0:
        count += 1
    if warrior.lives <= 0:
        return count
    out[count] = at + HERE
    out[count + 1] = at + LIVES - 1 + within(warrior.lives, 1, 12)
    count += 2
    if warrior.amulet:
        out[count] = at + AMULET
        count += 1
    if warrior.unhurt:
        out[count] = at + UNHURT
        count += 1
    if warrior.stolen > 0:
        out[count] = at + STOLEN
        count += 1
    if warrior.shock != 0:
        out[count] = at + SHOCKED + i64(warrior.shock > 0)
        count += 1
    if warrior.skull != NOBODY:
        out[count] = at + SKULL
        count += 1
    held = warrior.hand
    for k in range(HAND):
        if held >> k & 1:
            out[count] = at + IN_HAND + k
            count += 1
    home = warrior.id * HAND
    out[count] = at + OPEN + (warrior.card - home if home <= warrior.card < home + HAND else HAND)
    count += 1
    if warrior.chosen != NO_CARD:
        out[count] = at + FACE_DOWN
        out[count + 1] = at + LATEST + within(warrior.latest, 0, 8)
        count += 2
        if warrior.seat == seat:
            out[count] = at + CHOSEN + warrior.chosen
        else:
            out[count] = at + IN_HAND + warrior.chosen  # it cannot be told from those in hand
        count += 1
    if warrior.zone >= 0:
        count = see_zone(g, warrior, out, count, at)
    return count


def see_zone(g: Warriorz, warrior: Warrior, out: vec[i64], count: i64, at: i64) -> i64:
    """Write the rows of where a warrior stands."""
    rivals: i64 = 0
    friends: i64 = 0
    beside: i64 = 0
    for i in range(len(g.warriors)):
        other = g.warriors[i]
        if other.lives > 0 and other.zone >= 0:
            if other.zone == warrior.zone:
                if other.team != warrior.team:
                    rivals += 1
                elif other.id != warrior.id:
                    friends += 1
            elif other.team != warrior.team and ADJACENT[warrior.zone] >> other.zone & 1:
                beside += 1
    if warrior.zone == CENTRE:
        out[count] = at + IN_CENTRE
        count += 1
    out[count] = at + RIVALS_HERE + within(rivals, 0, 4)
    out[count + 1] = at + RIVALS_BESIDE + within(beside, 0, 4)
    count += 2
    if friends > 0:
        out[count] = at + FRIENDS_HERE - 1 + within(friends, 1, 3)
        count += 1
    return count


def see_pairs(g: Warriorz, team: i64, out: vec[i64], count: i64) -> i64:
    """Write the rows of our warriors and theirs that are near each other."""
    for i in range(len(g.warriors)):
        ours = g.warriors[i]
        if ours.team != team or ours.lives <= 0 or ours.zone < 0:
            continue
        beside = ADJACENT[ours.zone]
        for k in range(len(g.warriors)):
            theirs = g.warriors[k]
            if theirs.team == team or theirs.lives <= 0 or theirs.zone < 0:
                continue
            near: i64 = 0 if theirs.zone == ours.zone else 1
            if near == 0 or beside >> theirs.zone & 1:
                kind = 4 * near + 2 * i64(yet_to_act(g, i)) + i64(yet_to_act(g, k))
                out[count] = PAIRS + (ours.id * WARRIORS + theirs.id) * 8 + kind
                count += 1
    return count


def yet_to_act(g: Warriorz, warrior: WarriorId) -> bool:
    """Say whether a warrior acts now or later in this round."""
    return warrior == g.acting or g.warriors[warrior].chosen != NO_CARD


def see_standing(g: Warriorz, team: i64, out: vec[i64], count: i64) -> i64:
    """Write the rows of how the sides stand."""
    glory: i64 = 0
    best: i64 = 0
    lives: i64 = 0
    theirs: i64 = 0
    we: i64 = 0
    they: i64 = 0
    for side in range(g.sides):
        sum: i64 = 0
        for i in range(len(g.warriors)):
            warrior = g.warriors[i]
            if warrior.team == side:
                sum += warrior.glory
                if warrior.lives > 0 and side == team:
                    we += 1
                    lives += warrior.lives
                elif warrior.lives > 0:
                    they += 1
                    theirs += warrior.lives
        if side == team:
            glory = sum
        elif sum > best:
            best = sum
    out[count] = ROUND + g.round
    out[count + 1] = SIDES + within(g.sides, 0, 8)
    out[count + 2] = AHEAD + 20 + within(glory - best, -20, 20)
    out[count + 3] = STRONGER + 16 + within(lives - theirs, -16, 16)
    out[count + 4] = WE + within(we, 0, 8)
    out[count + 5] = THEY + within(they, 0, 8)
    return count + 6


def see_question(g: Warriorz, seat: Seat, team: i64, out: vec[i64], count: i64) -> i64:
    """Write the rows of what is asked, and of an attack under way."""
    if g.over:
        return count
    kind: i64 = 0
    frame = g.top()
    if isinstance(frame, PlaceWarriors):
        kind = 1
    elif isinstance(frame, ChooseCards):
        kind = 2
    elif isinstance(frame, Actions):
        kind = 3
    elif isinstance(frame, Amulet):
        kind = 4
    out[count] = QUESTION + 2 * kind + i64(g.seat != seat)
    count += 1
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Actions):
            out[count] = MOVES + within(frame.moves, 0, 3)
            out[count + 1] = LEFT + (frame.left & 7)
            count += 2
        elif isinstance(frame, Volley):
            for target in range(len(g.warriors)):
                if frame.targets >> target & 1:
                    rival = i64(g.warriors[target].team != team)
                    out[count] = HITS + 8 * rival + within(frame.hits(g, target), 0, 7)
                    count += 1
                    break
    return count


def option_row(g: Warriorz, action: Action) -> i64:
    """Return the row of an option: the card played, who is attacked, whom one would stand with."""
    what = verb(action)
    if what == PLAY:
        return g.warriors[asked_warrior(g)].id * HAND + first(action)
    if what == MOVE:
        left: i64 = 0
        frame = g.top()
        if isinstance(frame, Actions):
            left = i64(frame.left & 3 != 0)
        return OPTION_MOVE + 32 * left + company(g, first(action))
    if what == PLACE:
        return OPTION_PLACE + company(g, first(action))
    if what == PICK:
        return OPTION_PICK + first(action) % WARRIORS
    if what in (STRIKE, STRIKE_SECOND, SHOOT, GIVE_SKULL):
        kind: i64 = 0 if what == STRIKE else 1 if what == STRIKE_SECOND else 2
        if what == GIVE_SKULL:
            kind = 3
        victim = g.warriors[first(action)]
        return OPTION_TARGET + (2 * kind + i64(victim.lives <= 2)) * WARRIORS + victim.id
    if what in (FLIP, REROLL):
        frame = g.top()
        hit: i64 = 0
        if isinstance(frame, Amulet):
            hit = i64(frame.volley(g).hit(g, frame.warrior, first(action)))
        return OPTION_DIE + 2 * i64(what == FLIP) + hit
    if what == BLAST:
        return OPTION_OTHER + 15
    return OPTION_OTHER + what % 15


def company(g: Warriorz, zone: Zone) -> i64:
    """Return below 32 who stands in a zone and beside it, as seen by the warrior asked."""
    me = asked_warrior(g)
    team = g.team_of_seat(g.seat) if me == NOBODY else g.warriors[me].team
    rivals: i64 = 0
    friends: i64 = 0
    beside: i64 = 0
    for i in range(len(g.warriors)):
        other = g.warriors[i]
        if other.lives > 0 and other.zone >= 0 and i != me:
            if other.zone == zone:
                if other.team == team:
                    friends += 1
                else:
                    rivals += 1
            elif other.team != team and ADJACENT[zone] >> other.zone & 1:
                beside += 1
    return (within(rivals, 0, 3) * 2 + i64(friends > 0)) * 4 + within(beside, 0, 3)

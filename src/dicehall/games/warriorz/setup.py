"""Choosing warriors and placing them in the arena. [setup]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.warriorz.battle import Round
from dicehall.games.warriorz.book import HAND, MODES, OWN_TEAMS, WARRIORS
from dicehall.games.warriorz.ids import WarriorId, Zone
from dicehall.games.warriorz.table import CENTRE, OUTER, ZONES, Warrior, Warriorz
from dicehall.games.warriorz.verbs import (
    CENTRE_LAST,
    OCCUPIED,
    OFFERED,
    PICK,
    PICKED,
    PLACE,
    PLACED,
    TAKEN,
)
from dicehall.kit.action import Action, act, first
from dicehall.kit.game import Setup, SetupError, about, unknown
from dicehall.kit.ids import Seat
from dicehall.kit.notation import Phrase, nearest
from dicehall.kit.table import BIT, NOBODY, Choice, Frame

DRAWS: Final = ("choose", "random", "line-up", "named")
SEATS_OF_MODE: Final = {
    "free-for-all": (2, 8),
    "duel-of-teams": (2, 2),
    "pairs-each": (3, 3),
    "two-pairs": (4, 4),
    "three-pairs": (6, 6),
    "two-teams": (5, 8),
    "own-teams": (2, 8),
}
MOST_EACH: Final = 4
BY_LOT: Final = "by-lot"
FIRSTS: Final = (
    "seat-1", BY_LOT, "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "seat-7", "seat-8"
)  # fmt: skip


def lay_table(g: Warriorz, setup: Setup) -> None:
    """Lay out a battle as the set-up says."""
    seats = setup.seats
    mode = MODES.index(str(setup.options["mode"]))
    g.mode = mode
    team = setup.options["team"]
    assert isinstance(team, int)
    each = team if mode == 1 else 2 if mode == 2 else 1
    for seat in range(seats):
        g.crew |= each << 4 * seat
    if mode == OWN_TEAMS:
        read_sides(g, str(setup.options["sides"]))
    draw = str(setup.options["draw"])
    g.push(Preparation())
    if draw == "choose":
        g.push(PickWarriors(first_to_pick(g, str(setup.options["first"])), 0))
    elif draw == "random":
        draw_warriors(g)
    else:
        named = named_warriors(g, setup) if draw == "named" else line_up(g, setup)
        for seat in range(seats):
            for warrior in named[seat]:
                enter(g, warrior, seat)


def first_to_pick(g: Warriorz, word: str) -> i64:
    """Return who takes a warrior first; the others follow clockwise. [setup.pick]"""
    return g.dice.below(g.seats) if word == BY_LOT else int(word.removeprefix("seat-")) - 1


def mode_name(mode: i64) -> Phrase:
    """Return what a way to play is called."""
    return Phrase(f"option-mode-{MODES[mode]}")


def read_sides(g: Warriorz, text: str) -> None:
    """Read who fights beside whom: `1 + 3, 2:2 + 4` are seats 1 and 3 against 2, with two
    warriors, and 4. [teams.own]"""
    teams = [team.split("+") for team in text.split(",")] if text.strip() else []
    named: list[int] = []
    total = 0
    g.crew = 0
    for team, seats in enumerate(teams):
        for word in seats:
            seat, warriors = read_seat(word.strip(), g.seats)
            named.append(seat)
            total += warriors
            g.crew |= warriors << 4 * seat
            g.allies |= team << 4 * seat
    if sorted(named) != list(range(g.seats)):
        raise SetupError(
            f"option 'sides' is {text!r}; right would be each seat from 1 to {g.seats} once: "
            "teams parted by commas, their seats by +",
            about("sides", "setup-sides-seats", most=int(g.seats)),
        )
    if len(teams) < 2:
        raise SetupError(
            "option 'sides' names one team; right would be two or more",
            about("sides", "setup-sides-one"),
        )
    if total > WARRIORS:
        raise SetupError(
            f"option 'sides' gives out {total} warriors; there are {WARRIORS}",
            about("sides", "setup-sides-many", count=total, most=WARRIORS),
        )


def read_seat(word: str, seats: i64) -> tuple[int, int]:
    """Read a seat and how many warriors it has: `2` or `2:3`."""
    number, _, warriors = word.partition(":")
    seat = int(number) if number.strip().isdecimal() else 0
    count = int(warriors) if warriors.strip().isdecimal() else 0 if warriors else 1
    if not 1 <= seat <= seats or not 1 <= count <= MOST_EACH:
        raise SetupError(
            f"option 'sides' has {word!r}; right would be a seat from 1 to {seats}, "
            f"with up to {MOST_EACH} warriors as in '2:3'",
            about("sides", "setup-sides-word", text=word, count=int(seats), most=MOST_EACH),
        )
    return seat - 1, count


def draw_warriors(g: Warriorz) -> None:
    """Deal the warrior cards at random, one to each in turn. [setup.pick]"""
    ids = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7])
    g.dice.shuffle(ids, WARRIORS)
    dealt: i64 = 0
    for turn in range(MOST_EACH):
        for seat in range(g.seats):
            if turn < g.crew_of(seat):
                enter(g, ids[dealt], seat)
                dealt += 1


def line_up(g: Warriorz, setup: Setup) -> list[list[int]]:
    """Return each seat's warriors in one of the rulebook's line-ups. [teams]"""
    fitting = []
    for lineup in g.book.lineups:
        if lineup.mode == g.mode and lineup.players == g.seats:
            if g.mode != 1 or len(lineup.sides[0]) == g.crew_of(0):
                fitting.append(lineup)
    number = setup.options["line-up"]
    assert isinstance(number, int)
    if not fitting:
        raise SetupError(
            f"mode {MODES[g.mode]!r} has no line-ups; right would be: choose, random",
            about("draw", "setup-no-line-ups", mode=mode_name(g.mode), count=int(g.seats)),
        )
    if number > len(fitting):
        raise SetupError(
            f"option 'line-up' is {number}; {MODES[g.mode]!r} with {g.seats} players "
            f"has {len(fitting)}",
            about(
                "line-up",
                "setup-line-ups",
                mode=mode_name(g.mode),
                count=int(g.seats),
                most=len(fitting),
            ),
        )
    sides = fitting[number - 1].sides
    if g.crew_of(0) > 1:
        return sides
    teams = len(sides)
    return [[sides[seat % teams][seat // teams]] for seat in range(g.seats)]


def named_warriors(g: Warriorz, setup: Setup) -> list[list[int]]:
    """Read each seat's warriors: `agaric, baobab` or `agaric + cactus, baobab + burdock`."""
    text = str(setup.options["warriors"])
    hands = [hand.split("+") for hand in text.split(",")] if text.strip() else []
    if len(hands) != g.seats:
        raise SetupError(
            f"option 'warriors' names {len(hands)} seats, not {g.seats}; "
            f"separate seats by commas, warriors of one seat by +",
            about("warriors", "setup-per-seat", count=int(g.seats)),
        )
    known = g.book.names()
    taken: list[int] = []
    named = []
    for seat, hand in enumerate(hands):
        if len(hand) != g.crew_of(seat):
            raise SetupError(
                f"option 'warriors' gives {'+'.join(hand).strip()!r} to seat {seat + 1}; "
                f"it has {g.crew_of(seat)}",
                about(
                    "warriors",
                    "setup-warriors-each",
                    number=seat + 1,
                    count=int(g.crew_of(seat)),
                ),
            )
        row = []
        for word in hand:
            warrior = g.book.warrior_named(word.strip())
            if warrior < 0:
                raise SetupError(
                    f"option 'warriors' names {word.strip()!r}; {nearest(word.strip(), known)}",
                    unknown("warriors", word.strip(), known),
                )
            if warrior in taken:
                raise SetupError(
                    f"option 'warriors' names {word.strip()!r} twice",
                    about("warriors", "setup-twice", text=word.strip()),
                )
            taken.append(warrior)
            row.append(warrior)
        named.append(row)
    return named


def enter(g: Warriorz, id: i64, seat: Seat) -> None:
    """Give a seat its warrior: lives, amulet, eight cards. [setup.kit] [setup.lives]

    Warriors stand in ascending size.
    """
    printed = g.book.warriors[id]
    entering = Warrior(id, seat, g.team_of_seat(seat), printed.lives, WARRIORS * HAND + id)
    sorted_in = vec[Warrior](capacity=WARRIORS)
    placed = False
    for i in range(len(g.warriors)):
        if not placed and g.warriors[i].id > id:
            sorted_in = append(sorted_in, entering)
            placed = True
        sorted_in = append(sorted_in, g.warriors[i])
    if not placed:
        sorted_in = append(sorted_in, entering)
    g.warriors = sorted_in


@final
class Preparation(Frame):
    """Warriors, then places, then the battle. [setup]"""

    def step(self, g: Warriorz, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.count_sides(g)
            case 1: g.push(PlaceWarriors(g.warriors[0].seat, 0))
            case _: g.follow(Round())
        # fmt: on

    def count_sides(self, g: Warriorz) -> None:
        """Each for himself, or teams. [teams]"""
        g.sides = g.sides_left()

    def copy(self) -> Preparation:  # written by tools/copies.py
        return self.carry(Preparation())


@final
class PickWarriors(Choice):
    """Each player in turn takes one of the warriors left. [setup.pick]"""

    def __init__(self, seat: Seat = 0, picked: i64 = 0) -> None:
        super().__init__(seat)
        self.picked: i64 = picked

    def ask(self, g: Warriorz) -> None:
        if self.seat != NOBODY:
            taken: i64 = 0
            for i in range(len(g.warriors)):
                taken |= BIT[g.warriors[i].id]
            for id in range(WARRIORS):
                if taken >> id & 1:
                    g.refuse(act(PICK, id), TAKEN)
                else:
                    g.offer(act(PICK, id))

    def chosen(self, g: Warriorz, action: Action) -> None:
        enter(g, first(action), self.seat)
        g.tell(PICKED, self.seat, first(action))
        self.picked += 1
        self.seat = self.following(g)
        self.done = self.seat == NOBODY

    def following(self, g: Warriorz) -> i64:
        """Return the next seat to the left that still lacks a warrior."""
        for turn in range(g.seats):
            seat = (self.seat + 1 + turn) % g.seats
            owned: i64 = 0
            for i in range(len(g.warriors)):
                if g.warriors[i].seat == seat:
                    owned += 1
            if owned < g.crew_of(seat):
                return seat
        return NOBODY

    def copy(self) -> PickWarriors:  # written by tools/copies.py
        return self.carry(PickWarriors(self.seat, self.picked))


@final
class PlaceWarriors(Choice):
    """From the smallest to the biggest, each takes an empty zone. [setup.place]

    With seven or eight the six outer zones fill up first, the centre last. [setup.crowd]
    """

    def __init__(self, seat: Seat = 0, warrior: WarriorId = 0) -> None:
        super().__init__(seat)
        self.warrior: WarriorId = warrior

    def ask(self, g: Warriorz) -> None:
        count = len(g.warriors)
        if self.warrior == count:
            return
        held: i64 = 0
        for i in range(self.warrior):
            held |= BIT[g.warriors[i].zone]
        for zone in range(ZONES):
            why = self.why_not(zone, held, count > ZONES - 1)
            if why == OFFERED:
                g.offer(act(PLACE, zone))
            else:
                g.refuse(act(PLACE, zone), why)

    def why_not(self, zone: Zone, held: i64, crowd: bool) -> i64:
        """Say why a zone is not to be taken; a crowd fills the centre last. [setup.crowd]"""
        if crowd and zone == CENTRE:
            return OFFERED if held & OUTER == OUTER else CENTRE_LAST
        return OCCUPIED if held >> zone & 1 else OFFERED

    def chosen(self, g: Warriorz, action: Action) -> None:
        g.warriors[self.warrior].zone = first(action)
        g.tell(PLACED, self.warrior, first(action))
        self.warrior += 1
        if self.warrior < len(g.warriors):
            self.seat = g.warriors[self.warrior].seat
            self.done = False

    def copy(self) -> PlaceWarriors:  # written by tools/copies.py
        return self.carry(PlaceWarriors(self.seat, self.warrior))

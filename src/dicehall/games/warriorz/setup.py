"""Choosing warriors and placing them in the arena. [setup]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.warriorz.battle import Round
from dicehall.games.warriorz.book import HAND, MODES, WARRIORS, Book
from dicehall.games.warriorz.table import CENTRE, OUTER, ZONES, Warrior, Warriorz
from dicehall.games.warriorz.verbs import PICK, PICKED, PLACE, PLACED
from dicehall.kit.action import Action, act, first
from dicehall.kit.dice import Dice
from dicehall.kit.game import Setup, SetupError, about, unknown
from dicehall.kit.notation import Phrase, nearest
from dicehall.kit.table import BIT, Choice, Frame

DRAWS: Final = ("choose", "random", "line-up", "named")
SEATS_OF_MODE: Final = ((2, 8), (2, 2), (3, 3), (4, 4), (6, 6), (5, 8))


def lay_table(setup: Setup, dice: Dice, book: Book) -> Warriorz:
    """Lay out a battle as the set-up says."""
    seats = setup.seats
    g = Warriorz(seats, dice, book)
    mode = MODES.index(str(setup.options["mode"]))
    fewest, most = SEATS_OF_MODE[mode]
    if not fewest <= seats <= most:
        wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
        key = "setup-mode-exactly" if fewest == most else "setup-mode-seats"
        raise SetupError(
            f"mode {MODES[mode]!r} is for {wanted} players, not {seats}",
            about("mode", key, mode=mode_name(mode), fewest=fewest, most=most),
        )
    g.mode = mode
    team = setup.options["team"]
    assert isinstance(team, int)
    g.each = team if mode == 1 else 2 if mode == 2 else 1
    draw = str(setup.options["draw"])
    g.push(Preparation())
    if draw == "choose":
        g.push(PickWarriors(0, 0))
    elif draw == "random":
        draw_warriors(g)
    else:
        named = named_warriors(g, setup) if draw == "named" else line_up(g, setup)
        for seat in range(seats):
            for warrior in named[seat]:
                enter(g, warrior, seat)
    g.advance()
    return g


def mode_name(mode: i64) -> Phrase:
    """Return what a way to play is called."""
    return Phrase(f"option-mode-{MODES[mode]}")


def draw_warriors(g: Warriorz) -> None:
    """Deal the warrior cards at random. [setup.pick]"""
    ids = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7])
    g.dice.shuffle(ids, WARRIORS)
    for i in range(g.seats * g.each):
        enter(g, ids[i], i % g.seats)


def line_up(g: Warriorz, setup: Setup) -> list[list[int]]:
    """Return each seat's warriors in one of the rulebook's line-ups. [teams]"""
    fitting = []
    for lineup in g.book.lineups:
        if lineup.mode == g.mode and lineup.players == g.seats:
            if g.mode != 1 or len(lineup.sides[0]) == g.each:
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
    if g.each > 1:
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
    for hand in hands:
        if len(hand) != g.each:
            raise SetupError(
                f"option 'warriors' gives {'+'.join(hand).strip()!r} to a seat; "
                f"each seat has {g.each}",
                about("warriors", "setup-warriors-each", count=int(g.each)),
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


def enter(g: Warriorz, id: i64, seat: i64) -> None:
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

    def copy(self) -> Preparation:
        return self.carry(Preparation())


@final
class PickWarriors(Choice):
    """Each player in turn takes one of the warriors left. [setup.pick]"""

    def __init__(self, seat: i64 = 0, picked: i64 = 0) -> None:
        super().__init__(seat)
        self.picked: i64 = picked

    def ask(self, g: Warriorz) -> None:
        if self.picked < g.seats * g.each:
            taken: i64 = 0
            for i in range(len(g.warriors)):
                taken |= BIT[g.warriors[i].id]
            for id in range(WARRIORS):
                if not taken >> id & 1:
                    g.offer(act(PICK, id))

    def chosen(self, g: Warriorz, action: Action) -> None:
        enter(g, first(action), self.seat)
        g.tell(PICKED, self.seat, first(action))
        self.picked += 1
        self.seat = self.picked % g.seats
        self.done = False

    def copy(self) -> PickWarriors:
        return self.carry(PickWarriors(self.seat, self.picked))


@final
class PlaceWarriors(Choice):
    """From the smallest to the biggest, each takes an empty zone. [setup.place]

    With seven or eight the six outer zones fill up first, the centre last. [setup.crowd]
    """

    def __init__(self, seat: i64 = 0, warrior: i64 = 0) -> None:
        super().__init__(seat)
        self.warrior: i64 = warrior

    def ask(self, g: Warriorz) -> None:
        count = len(g.warriors)
        if self.warrior == count:
            return
        free: i64 = OUTER | BIT[CENTRE]
        for i in range(self.warrior):
            free &= ~BIT[g.warriors[i].zone]
        if count > ZONES - 1:
            free = free & OUTER if free & OUTER else BIT[CENTRE]
        for zone in range(ZONES):
            if free >> zone & 1:
                g.offer(act(PLACE, zone))

    def chosen(self, g: Warriorz, action: Action) -> None:
        g.warriors[self.warrior].zone = first(action)
        g.tell(PLACED, self.warrior, first(action))
        self.warrior += 1
        if self.warrior < len(g.warriors):
            self.seat = g.warriors[self.warrior].seat
            self.done = False

    def copy(self) -> PlaceWarriors:
        return self.carry(PlaceWarriors(self.seat, self.warrior))

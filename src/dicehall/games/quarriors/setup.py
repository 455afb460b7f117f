"""Before the first turn: the wilds, the dice on their cards, the bags. [setup]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from dicehall.games.quarriors.book import CREATURE_CARDS, SPELL_CARDS
from dicehall.games.quarriors.pieces import Player
from dicehall.games.quarriors.piles import ONE, SLOTS
from dicehall.games.quarriors.table import NO_LAST_ROUND, Quarriors
from dicehall.games.quarriors.turn import Turn
from dicehall.games.quarriors.verbs import (
    BEGIN,
    CLASS_TAKEN,
    CREATURES_ENOUGH,
    CREATURES_FIRST,
    OFFERED,
    PICK,
    PICKED,
)
from dicehall.games.quarriors.wilds import in_order, open_wilds, random_numbers, read_wilds
from dicehall.kit.action import Action, act, first
from dicehall.kit.game import Setup, SetupError, about
from dicehall.kit.ids import Seat
from dicehall.kit.table import Choice, Frame

WAYS: Final = ("random", "choose", "code")
LENGTHS: Final = ("book", "quick")
FIRSTS: Final = ("by-lot", "seat-1", "seat-2", "seat-3", "seat-4")
SCORING_DRAWS: Final = ("choice", "always")


def lay_table(g: Quarriors, setup: Setup) -> None:
    """Lay out a game as the set-up says. [option.quick] [option.closed-bags]
    [option.scoring-draw] [option.head-start] [end.rounds]"""
    book = g.book
    options = setup.options
    glory = book.quick_glory if options["glory"] == "quick" else book.glory
    g.target = glory[setup.seats - 2]
    rounds = options["rounds"]
    assert isinstance(rounds, int)
    g.rounds = rounds if rounds > 0 else NO_LAST_ROUND
    g.spent_pile = options["spent-pile"] is True
    g.second_capture = options["second-capture"] is True
    g.closed_bags = options["closed-bags"] is True
    g.always_draw = options["scoring-draw"] == "always"
    head_start = options["head-start"]
    assert isinstance(head_start, int)
    g.head_start = head_start
    for seat in range(setup.seats):
        g.players = append(g.players, Player())
    way = str(options["wilds"])
    begins = str(options["first"])
    if begins != "by-lot":
        g.first = int(begins.removeprefix("seat-")) - 1
    g.push(Preparation(begins == "by-lot"))
    if way == "choose":
        g.push(PickCards(0, 0))
    elif way == "code":
        code = str(options["code"])
        try:
            fill_wilds(g, read_wilds(book, code))
        except SetupError as error:
            wrong = about("code", "option-code.wrong", text=code)
            raise SetupError(str(error), wrong) from error
    else:
        fill_wilds(g, random_numbers(book, g.dice))


def fill_wilds(g: Quarriors, numbers: tuple[int, ...]) -> None:
    """Lay out the cards and put their dice on them: five on each creature and spell card, of the
    basic ones two assistants and five portals. [setup.basics] [setup.dice]"""
    g.wilds = open_wilds(g.book.path, numbers)
    for slot in range(SLOTS):
        g.stock += g.card(slot).in_wilds * ONE[slot]


@final
class Preparation(Frame):
    """Fill the bags, choose who begins. [setup]"""

    def __init__(self, by_lot: bool = False) -> None:
        super().__init__()
        self.by_lot = by_lot

    def step(self, g: Quarriors, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.fill_bags(g)
            case _: self.begin(g)
        # fmt: on

    def fill_bags(self, g: Quarriors) -> None:
        """Everybody begins with eight quiddity dice and four assistants. [setup.bags]"""
        for seat in range(g.seats):
            for slot in range(SLOTS):
                g.players[seat].bag += g.card(slot).in_bag * ONE[slot]

    def begin(self, g: Quarriors) -> None:
        """Somebody begins; the others may have a head start. [setup.first] [option.head-start]"""
        if self.by_lot:
            g.first = g.dice.below(g.seats)
        if g.head_start > 0:
            for seat in range(g.seats):
                if seat != g.first:
                    g.gain_glory(seat, g.head_start)
        g.follow(Opening(g.first))

    def copy(self) -> Preparation:  # written by tools/copies.py
        return self.carry(Preparation(self.by_lot))


@final
class Opening(Choice):
    """The first player looks at the wilds and begins. [setup.first]"""

    def ask(self, g: Quarriors) -> None:
        g.offer(act(BEGIN))

    def chosen(self, g: Quarriors, action: Action) -> None:
        g.follow(Turn(self.seat))

    def copy(self) -> Opening:  # written by tools/copies.py
        return self.carry(Opening(self.seat))


@final
class PickCards(Choice):
    """Players in turn choose a card for the wilds, each of a new class: creatures first, then
    spells. [setup.chosen]"""

    def __init__(self, seat: Seat = 0, picked: i64 = 0) -> None:
        super().__init__(seat)
        self.picked: i64 = picked

    def ask(self, g: Quarriors) -> None:
        if self.picked == CREATURE_CARDS + SPELL_CARDS:
            return
        creatures = self.picked < CREATURE_CARDS
        for family in g.book.creatures if creatures else g.book.spells:
            why: i64 = OFFERED
            for number in family.cards:
                if number in g.picked:
                    why = CLASS_TAKEN
            for number in family.cards:
                g.put(act(PICK, number), why)
        for family in g.book.spells if creatures else g.book.creatures:
            for number in family.cards:
                g.refuse(act(PICK, number), CREATURES_FIRST if creatures else CREATURES_ENOUGH)

    def unasked(self, g: Quarriors) -> None:
        fill_wilds(g, in_order([int(number) for number in g.picked]))

    def chosen(self, g: Quarriors, action: Action) -> None:
        g.picked = append(g.picked, first(action))
        g.tell(PICKED, self.seat, first(action))
        self.picked += 1
        self.seat = self.picked % g.seats
        self.done = False

    def copy(self) -> PickCards:  # written by tools/copies.py
        return self.carry(PickCards(self.seat, self.picked))

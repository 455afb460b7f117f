"""Before the first turn: the wilds, the dice on their cards, the bags. [setup]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from dicehall.games.quarriors.book import CREATURE_CARDS, SPELL_CARDS, Book
from dicehall.games.quarriors.pieces import Player
from dicehall.games.quarriors.piles import ONE, SLOTS
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.turn import Turn
from dicehall.games.quarriors.verbs import BEGIN, PICK, PICKED
from dicehall.games.quarriors.wilds import in_order, open_wilds, random_numbers, read_wilds
from dicehall.kit.action import Action, act, first
from dicehall.kit.dice import Dice
from dicehall.kit.game import Setup, SetupError, about
from dicehall.kit.table import BIT, Choice, Frame

WAYS: Final = ("random", "choose", "code")
LENGTHS: Final = ("book", "quick")
FIRSTS: Final = ("seat-1", "by-lot")


def lay_table(setup: Setup, dice: Dice, book: Book) -> Quarriors:
    """Lay out a game as the set-up says. [option.quick]"""
    g = Quarriors(setup.seats, dice, book)
    options = setup.options
    glory = book.quick_glory if options["glory"] == "quick" else book.glory
    g.target = glory[setup.seats - 2]
    rounds = options["rounds"]
    assert isinstance(rounds, int)
    g.rounds = rounds
    g.spent_pile = options["spent-pile"] is True
    g.second_capture = options["second-capture"] is True
    for seat in range(setup.seats):
        g.players = append(g.players, Player())
    way = str(options["wilds"])
    g.push(Preparation(options["first"] == "by-lot"))
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
        fill_wilds(g, random_numbers(book, dice))
    g.advance()
    return g


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
        """Somebody begins. [setup.first]"""
        if self.by_lot:
            g.first = g.dice.below(g.seats)
        g.follow(Opening(g.first))

    def copy(self) -> Preparation:
        return self.carry(Preparation(self.by_lot))


@final
class Opening(Choice):
    """The first player looks at the wilds and begins. [setup.first]"""

    def ask(self, g: Quarriors) -> None:
        g.offer(act(BEGIN))

    def chosen(self, g: Quarriors, action: Action) -> None:
        g.follow(Turn(self.seat))

    def copy(self) -> Opening:
        return self.carry(Opening(self.seat))


@final
class PickCards(Choice):
    """Players in turn choose a card for the wilds, each of a new class: creatures first, then
    spells. [setup.chosen]"""

    def __init__(self, seat: i64 = 0, picked: i64 = 0) -> None:
        super().__init__(seat)
        self.picked: i64 = picked

    def ask(self, g: Quarriors) -> None:
        if self.picked == CREATURE_CARDS + SPELL_CARDS:
            return
        families = g.book.creatures if self.picked < CREATURE_CARDS else g.book.spells
        for family in families:
            taken = False
            for number in family.cards:
                if g.picked & BIT[number]:
                    taken = True
            if not taken:
                for number in family.cards:
                    g.offer(act(PICK, number))

    def unasked(self, g: Quarriors) -> None:
        numbers = [i for i in range(len(g.book.cards)) if g.picked & BIT[i]]
        fill_wilds(g, in_order(numbers))

    def chosen(self, g: Quarriors, action: Action) -> None:
        g.picked |= BIT[first(action)]
        g.tell(PICKED, self.seat, first(action))
        self.picked += 1
        self.seat = self.picked % g.seats
        self.done = False

    def copy(self) -> PickCards:
        return self.carry(PickCards(self.seat, self.picked))

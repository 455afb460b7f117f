"""Scenes from the arena: warriors set in place, cards chosen, dice scripted."""

from __future__ import annotations

from dicehall.games.warriorz.asked import asked_warrior
from dicehall.games.warriorz.battle import ChooseCards, Round
from dicehall.games.warriorz.book import HAND, WARRIORS, open_book
from dicehall.games.warriorz.complete import WarriorzTable
from dicehall.games.warriorz.game import GAME
from dicehall.games.warriorz.setup import enter
from dicehall.games.warriorz.table import Warrior, Warriorz
from dicehall.kit.dice import FastDice, ScriptedDice
from dicehall.kit.events import Event
from dicehall.kit.game import Setup
from tests.games.stage import Stage

BOOK = open_book()
ZONES = {
    "north": 0, "north-east": 1, "south-east": 2, "south": 3, "south-west": 4, "north-west": 5,
    "centre": 6,
}  # fmt: skip


class Scene(Stage[Warriorz]):
    """An arena set up by hand. Each seat has one warrior unless `teams` says otherwise.

    >>> scene = Scene(agaric="north", baobab="south")
    >>> scene.round(agaric="agaric-musket", baobab="baobab-bark")
    >>> scene.options()
    ['shoot baobab', 'move north-east', 'move north-west', 'move centre']
    """

    game = GAME

    def __init__(self, round: int = 4, mode: int = 0, each: int = 1, **zones: str) -> None:
        seats = len(zones) // each
        self.g = WarriorzTable(seats, ScriptedDice([]), BOOK)
        self.g.mode = mode
        self.g.crew = sum(each << 4 * seat for seat in range(seats))
        for i, id in enumerate(zones):
            enter(self.g, BOOK.warrior_named(id), i // each)
        self.g.sides = self.g.sides_left()
        self.g.round = round - 1
        for id, zone in zones.items():
            self.warrior(id).zone = ZONES[zone]
        self.events: list[Event] = self.g.listen()

    def index(self, id: str) -> int:
        """Return a warrior's place in the row of sizes."""
        for i in range(len(self.g.warriors)):
            if self.g.warriors[i].id == BOOK.warrior_named(id):
                return i
        raise LookupError(id)

    def warrior(self, id: str) -> Warrior:
        return self.g.warriors[self.index(id)]

    def dice(self, *faces: int) -> None:
        """Say what will be rolled next."""
        self.g.dice = ScriptedDice([*faces])

    def open_card(self, id: str, card: str) -> None:
        """Let a card lie open, as if played in the round before."""
        warrior = self.warrior(id)
        warrior.card = card_number(card)
        warrior.hand &= ~(1 << warrior.card % HAND)
        warrior.played = max(1, warrior.played)

    def round(self, dice: list[int] | None = None, **cards: str) -> None:
        """Begin a round in which the warriors choose the named cards; others any."""
        if dice is not None:
            self.dice(*dice)
        if len(self.g.stack) == 0:
            self.g.push(Round())
            self.g.advance()
        while not self.g.over and self.g.asking() == "ChooseCards":
            top = self.g.stack[-1]
            assert isinstance(top, ChooseCards)
            id = BOOK.warriors[self.g.warriors[top.slot].id].id
            wanted = cards.get(id)
            self.play(f"play {wanted}" if wanted else self.options()[0])

    def asked(self) -> str:
        """Return the warrior the open question is about."""
        return BOOK.warriors[self.g.warriors[asked_warrior(self.g)].id].id

    def order(self) -> list[object]:
        """Return the warriors in the order in which they acted."""
        return [data["warrior"] for data in self.told("revealed")]


def card_number(id: str) -> int:
    """Return the number of a card."""
    for number in range(WARRIORS * HAND):
        if BOOK.cards[number].id == id:
            return number
    raise LookupError(id)


def laid(seats: int, **options: object) -> Warriorz:
    """Lay out a battle from its set-up."""
    settings = {key.replace("_", "-"): value for key, value in options.items()}
    g = GAME.new(Setup("warriorz", seats, settings), FastDice(1))
    assert isinstance(g, Warriorz)
    return g

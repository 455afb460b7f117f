"""The content of the box, once it has been read: dice, cards and counts."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.quarriors.card import Card, Die
from dicehall.kit.content import Shared

BASICS: Final = ("quiddity", "assistant", "portal")
CREATURE_CARDS: Final = 7
SPELL_CARDS: Final = 3
PLAYERS: Final = 4


@final
class Family(Shared):
    """A class of creatures or spells: its die and the cards of its types."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.cards: list[int] = []  # numbers of cards


@final
class Book(Shared):
    """All that is printed: the three basic cards first, then creatures, then spells."""

    def __init__(self, path: str = "") -> None:
        self.path = path
        self.version = ""
        self.dice: vec[Die] = vec[Die](capacity=18)
        self.cards: vec[Card] = vec[Card](capacity=53)
        self.creatures: list[Family] = []
        self.spells: list[Family] = []
        self.dice_per_card: i64 = 5
        self.draw: i64 = 6
        self.captures: i64 = 1
        self.empty_cards: i64 = 4
        self.glory: list[int] = []  # for 2, 3, 4 players
        self.quick_glory: list[int] = []

    def __reduce__(self) -> tuple[object, ...]:
        return open_book, (self.path,)

    def number_of(self, id: str) -> int:
        """Return the number of a card, or -1."""
        for number in range(len(self.cards)):
            if self.cards[number].id == id:
                return number
        return -1

    def names(self) -> list[str]:
        """Return the ids of the cards."""
        return [self.cards[number].id for number in range(len(self.cards))]


BOOKS: Final[dict[str, Book]] = {}


def open_book(path: str = "") -> Book:
    """Return the book of our content, or of a pack elsewhere; each is read once.

    >>> open_book().cards[1].id
    'assistant'
    """
    from dicehall.games.quarriors.library import read_book  # which fills books

    if path not in BOOKS:
        BOOKS[path] = read_book(path)
    return BOOKS[path]

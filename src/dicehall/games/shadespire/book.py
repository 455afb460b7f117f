"""All that is printed: boards, fighters, cards, starter decks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shadespire.cards import (
    IMMEDIATE,
    REACTION,
    UNIVERSAL,
    WARBANDS,
    AttackCard,
    FighterCard,
    Objective,
    Ploy,
    Upgrade,
)
from dicehall.games.shadespire.field import Face
from dicehall.kit.cardsets import CardSets
from dicehall.kit.content import Shared

# Sorts of cards, as sets.
IMMEDIATE_CARDS: Final = 0  # objectives scored in the action phase
REACTION_CARDS: Final = 1  # ploys that are reactions
SYMBOLS: Final = 2  # for each warband the objectives it may have, then the power cards


@final
class Layout(Shared):
    """A fixed layout of boards: x and y of each. [fixed]"""

    def __init__(self, id: str, players: int, origins: list[tuple[int, int]], source: str) -> None:
        self.id = id
        self.players = players
        self.origins = origins
        self.provenance = source


@final
class Deck(Shared):
    """An objective deck and a power deck for one warband: numbers of cards, rising. [deck]"""

    def __init__(
        self,
        warband: i64 = 0,
        objectives: list[int] | None = None,
        power: list[int] | None = None,
    ) -> None:
        self.id = ""
        self.warband: i64 = warband
        self.objectives: list[int] = [] if objectives is None else sorted(objectives)
        self.power: list[int] = [] if power is None else sorted(power)
        self.provenance = ""

    def __reduce__(self) -> tuple[object, ...]:
        return Deck, (self.warband, self.objectives, self.power)


@final
class Book(Shared):
    """The content of the box.

    Objectives, ploys and upgrades are numbered each from 0, in the order of their printed numbers;
    a power card is a ploy, or an upgrade with `ploys` added.
    """

    def __init__(self, path: str = "") -> None:
        self.path = path
        self.version = ""
        self.faces: list[Face] = []
        self.layouts: list[Layout] = []
        self.attacks: vec[AttackCard] = vec[AttackCard](capacity=32)
        self.fighters: vec[FighterCard] = vec[FighterCard](capacity=8)
        self.objectives: vec[Objective] = vec[Objective](capacity=32)
        self.ploys: vec[Ploy] = vec[Ploy](capacity=32)
        self.upgrades: vec[Upgrade] = vec[Upgrade](capacity=32)
        self.starters: list[Deck] = []
        self.ploy_count: i64 = 0
        self.power_count: i64 = 0
        self.sorts: CardSets = CardSets()  # of cards: IMMEDIATE_CARDS, REACTION_CARDS and so on

    def __reduce__(self) -> tuple[object, ...]:
        from dicehall.games.shadespire.library import open_book  # which fills books

        return open_book, (self.path,)

    def power_id(self, card: i64) -> str:
        """Return the id of a power card."""
        if card < self.ploy_count:
            return self.ploys[card].id
        return self.upgrades[card - self.ploy_count].id

    def power_band(self, card: i64) -> i64:
        """Return whose symbol a power card bears."""
        if card < self.ploy_count:
            return self.ploys[card].warband
        return self.upgrades[card - self.ploy_count].warband

    def fits(self, band: i64, warband: i64) -> bool:
        """Say whether a warband may play a card that bears a symbol. [deck.symbol]"""
        return band in (warband, UNIVERSAL)

    def sort_cards(self) -> None:
        """Note of which sort cards are, once all are read. [deck.symbol]"""
        self.sorts.make_room(SYMBOLS + 2 * len(WARBANDS), self.most_cards())
        for card in range(len(self.objectives)):
            objective = self.objectives[card]
            if objective.when == IMMEDIATE:
                self.sorts.put(IMMEDIATE_CARDS, card)
            for warband in range(len(WARBANDS)):
                if self.fits(objective.warband, warband):
                    self.sorts.put(SYMBOLS + 2 * warband, card)
        for card in range(self.power_count):
            if card < self.ploy_count and self.ploys[card].when == REACTION:
                self.sorts.put(REACTION_CARDS, card)
            for warband in range(len(WARBANDS)):
                if self.fits(self.power_band(card), warband):
                    self.sorts.put(SYMBOLS + 2 * warband + 1, card)

    def most_cards(self) -> i64:
        """Return how many numbers a set of cards must have room for."""
        return max(len(self.objectives), self.power_count)

    def members(self, warband: i64) -> list[int]:
        """Return the fighter cards of a warband."""
        return [i for i in range(len(self.fighters)) if self.fighters[i].warband == warband]

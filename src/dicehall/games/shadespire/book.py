"""All that is printed: boards, fighters, cards, starter decks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shadespire.cards import (
    WARBANDS,
    AttackCard,
    FighterCard,
    Objective,
    Ploy,
    Upgrade,
)
from dicehall.games.shadespire.field import Face
from dicehall.kit.content import Shared

OBJECTIVES: Final = 27
PLOYS: Final = 25
UPGRADES: Final = 25
POWER: Final = PLOYS + UPGRADES  # power card k: ploy k, or upgrade k - 25
MOST_OBJECTIVES: Final = 40  # in a pack: hands and decks are masks of one word
MOST_POWER: Final = 60


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
    """An objective deck and a power deck for one warband, as masks of cards. [deck]"""

    def __init__(self, warband: i64 = 0, objectives: i64 = 0, power: i64 = 0) -> None:
        self.id = ""
        self.warband: i64 = warband
        self.objectives: i64 = objectives
        self.power: i64 = power
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
        self.objectives: vec[Objective] = vec[Objective](capacity=OBJECTIVES)
        self.ploys: vec[Ploy] = vec[Ploy](capacity=PLOYS)
        self.upgrades: vec[Upgrade] = vec[Upgrade](capacity=UPGRADES)
        self.starters: list[Deck] = []
        # for each warband, the cards it may have in its decks, as masks [deck.symbol]
        self.legal_objectives: vec[i64] = vec[i64]([0] * len(WARBANDS))
        self.legal_power: vec[i64] = vec[i64]([0] * len(WARBANDS))
        self.ploy_count: i64 = 0
        self.power_count: i64 = 0
        self.immediate: i64 = 0  # objectives scored in the action phase, as a mask
        self.reactions: i64 = 0  # ploys that are reactions, as a mask
        self.skilled: i64 = 0  # upgrades with an action or reaction of their own, as a mask

    def __reduce__(self) -> tuple[object, ...]:
        from dicehall.games.shadespire.library import open_book

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

    def members(self, warband: i64) -> list[int]:
        """Return the fighter cards of a warband."""
        return [i for i in range(len(self.fighters)) if self.fighters[i].warband == warband]

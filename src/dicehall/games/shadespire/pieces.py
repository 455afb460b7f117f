"""A fighter, and what lies before one player."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dicehall.games.shadespire.ids import CardId, FighterId, Hex
from dicehall.kit.cardsets import CardSets
from dicehall.kit.table import NOBODY

OFF: Final = -1  # in place of a hex

# Where the decks of a player come from.
STARTER: Final = 0
RANDOM: Final = 1
GIVEN: Final = 2

# The cards of a player, as sets. Objectives:
OBJECTIVES: Final = 0  # in hand
OBJECTIVE_DECK: Final = 1
SCORED_PILE: Final = 2
DROPPED_PILE: Final = 3
FRESH: Final = 4  # of those in hand, drawn for others since the last action began
ALL_OBJECTIVES: Final = 5  # brought to the table
SEEN_OBJECTIVES: Final = 6  # of them, in earlier games of the match
# Power cards:
HAND: Final = 7
DECK: Final = 8
DISCARDS: Final = 9
COMING: Final = 10  # ploys played for the next activation
LASTING: Final = 11  # and those that hold in this one
ALL_POWER: Final = 12
SEEN_POWER: Final = 13
CARD_SETS: Final = 14


@final
@mypyc_attr(acyclic=True)
class LaidBoard:
    """A side of a board as it lies: its left and upper edge, and whether it is turned."""

    def __init__(self, face: i64 = 0, x: i64 = 0, y: i64 = 0, turned: bool = False) -> None:
        self.face: i64 = face
        self.x: i64 = x
        self.y: i64 = y
        self.turned = turned

    def copy(self) -> LaidBoard:  # written by tools/copies.py
        return LaidBoard(self.face, self.x, self.y, self.turned)


@final
@mypyc_attr(acyclic=True)
class Fighter:
    """One fighter. It is in play while it stands on a hex. [out]"""

    def __init__(self, card: CardId = 0, seat: i64 = 0) -> None:
        self.card: CardId = card
        self.seat: i64 = seat
        self.hex: Hex = OFF
        self.suffered: i64 = 0
        self.inspired = False
        self.moved = False
        self.charged = False
        self.guard = False
        self.spent = False  # cannot be activated again in this phase
        self.upgrades: vec[i64] = vec[i64]([])  # by number, the lowest first
        self.stood: Hex = OFF  # the token held when the latest action phase ended
        self.held_fast = False  # held the same token when two phases in a row ended

    def copy(self) -> Fighter:  # written by tools/copies.py
        twin = Fighter(self.card, self.seat)
        twin.hex = self.hex
        twin.suffered = self.suffered
        twin.inspired = self.inspired
        twin.moved = self.moved
        twin.charged = self.charged
        twin.guard = self.guard
        twin.spent = self.spent
        if len(self.upgrades) > 0:
            twin.upgrades = self.upgrades[:]
        twin.stood = self.stood
        twin.held_fast = self.held_fast
        return twin

    def refresh(self) -> None:
        """Take the tokens of the phase off. [end.tokens]"""
        self.moved = False
        self.charged = False
        self.guard = False
        self.spent = False


@final
@mypyc_attr(acyclic=True)
class Band(CardSets):
    """What lies before one player: sets of cards, glory, and what the phase has brought.

    Nobody looks into a deck, so the order of its cards is open until they are drawn.
    """

    def __init__(self, warband: i64 = NOBODY) -> None:
        super().__init__()
        self.warband: i64 = warband
        self.board: i64 = NOBODY  # the number of the own board
        self.first: i64 = 0  # the first own fighter
        self.size: i64 = 0
        self.glory: i64 = 0
        self.spent: i64 = 0
        self.dealt: i64 = STARTER  # where the decks come from
        self.listed = True  # all know which cards are in them
        self.offering: FighterId = NOBODY  # the fighter such a ploy speaks of
        self.numbed: FighterId = NOBODY  # the first own fighter hurt in this activation
        self.felt: i64 = 0  # the damage it has taken in it
        # in this phase
        self.kills: i64 = 0  # of enemies
        self.casualties: i64 = 0  # of anybody
        self.leader_killed = False
        self.charges: i64 = 0  # fighters, as a mask
        self.hitters: i64 = 0
        self.hurt = False
        # in this activation
        self.fled = False  # an enemy moved away
        self.charge_killed = False
        # in the match
        self.wins: i64 = 0
        self.glory_before: i64 = 0

    def copy(self) -> Band:  # written by tools/copies.py
        twin = Band(self.warband)
        twin.words = self.words
        if len(self.cards) > 0:
            twin.cards = self.cards[:]
        twin.board = self.board
        twin.first = self.first
        twin.size = self.size
        twin.glory = self.glory
        twin.spent = self.spent
        twin.dealt = self.dealt
        twin.listed = self.listed
        twin.offering = self.offering
        twin.numbed = self.numbed
        twin.felt = self.felt
        twin.kills = self.kills
        twin.casualties = self.casualties
        twin.leader_killed = self.leader_killed
        twin.charges = self.charges
        twin.hitters = self.hitters
        twin.hurt = self.hurt
        twin.fled = self.fled
        twin.charge_killed = self.charge_killed
        twin.wins = self.wins
        twin.glory_before = self.glory_before
        return twin

    def objective_lay_open(self, card: CardId) -> bool:
        """Say whether an objective has left hand and deck in this game: everybody saw it."""
        if self.has(OBJECTIVES, card) or self.has(OBJECTIVE_DECK, card):
            return False
        return self.has(ALL_OBJECTIVES, card)

    def power_lay_open(self, card: CardId) -> bool:
        """Say whether a power card has left hand and deck in this game: everybody saw it."""
        if self.has(HAND, card) or self.has(DECK, card):
            return False
        return self.has(ALL_POWER, card)

    def begin_activation(self) -> None:
        """Ploys played for this activation come into force. [ploy.next]"""
        for k in range(self.words):
            self.cards[LASTING * self.words + k] = self.cards[COMING * self.words + k]
            self.cards[COMING * self.words + k] = 0
        self.numbed = NOBODY
        self.felt = 0

    def lay_ploys_away(self) -> None:
        """What held for one activation is over, used or not. [ploy.lapse]"""
        for k in range(self.words):
            self.cards[COMING * self.words + k] = 0
            self.cards[LASTING * self.words + k] = 0
        self.offering = NOBODY

    def new_phase(self) -> None:
        """Forget what the last action phase brought."""
        self.kills = 0
        self.casualties = 0
        self.leader_killed = False
        self.charges = 0
        self.hitters = 0
        self.hurt = False

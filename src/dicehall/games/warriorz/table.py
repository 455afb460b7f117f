"""The arena and the warriors in it."""

from __future__ import annotations

from typing import Final, Self, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dicehall.games.warriorz.book import HAND, OWN_TEAMS, WARRIORS, Book
from dicehall.games.warriorz.card import Card
from dicehall.games.warriorz.ids import WarriorId, Zone
from dicehall.kit.bits import pick
from dicehall.kit.dice import Dice
from dicehall.kit.ids import Seat
from dicehall.kit.table import BIT, NOBODY, Table

ROUNDS: Final = 7
ZONES: Final = 7
CENTRE: Final = 6
OUTER: Final = 0b0111111
NO_CARD: Final = -1

# The centre touches all six; an outer zone touches two others and the centre. [arena]
ADJACENT: Final = vec[i64](
    [
        0b1100010,
        0b1000101,
        0b1001010,
        0b1010100,
        0b1101000,
        0b1010001,
        0b0111111,
    ]
)


def distance(zone: Zone, other: i64) -> i64:
    """Return 0 in one zone, 1 across a line, else 2. [arena] [ruling.1]"""
    if zone == other:
        return 0
    return 1 if ADJACENT[zone] >> other & 1 else 2


@final
@mypyc_attr(acyclic=True)
class Warrior:
    """One warrior in the arena."""

    def __init__(
        self, id: i64 = 0, seat: Seat = 0, team: i64 = 0, lives: i64 = 0, card: i64 = 0
    ) -> None:
        self.id: i64 = id
        self.seat: Seat = seat
        self.team: i64 = team
        self.lives: i64 = lives
        self.card: i64 = card  # the card that lies open
        self.zone: Zone = -1
        self.glory: i64 = 0
        self.trophies: i64 = 0
        self.amulet = True
        self.unhurt = True  # still has the own large First Wound token
        self.stolen: i64 = 0  # large tokens of others among the lives
        self.hand: i64 = 255
        self.chosen: i64 = NO_CARD  # face down, a number in the hand
        self.played: i64 = 0
        self.shock: i64 = 0
        self.skull: i64 = NOBODY  # who gave it
        self.latest: i64 = 8  # the highest initiative the face-down card can have, as all know

    def copy(self) -> Warrior:  # written by tools/copies.py
        twin = Warrior(self.id, self.seat, self.team, self.lives, self.card)
        twin.zone = self.zone
        twin.glory = self.glory
        twin.trophies = self.trophies
        twin.amulet = self.amulet
        twin.unhurt = self.unhurt
        twin.stolen = self.stolen
        twin.hand = self.hand
        twin.chosen = self.chosen
        twin.played = self.played
        twin.shock = self.shock
        twin.skull = self.skull
        twin.latest = self.latest
        return twin


class Warriorz(Table):
    """A battle. Warriors stand in ascending size: a lower index is a smaller warrior."""

    def __init__(self, seats: i64 = 0, dice: Dice | None = None, book: Book | None = None) -> None:
        super().__init__(seats, dice)
        self.book: Book = BLANK if book is None else book
        self.warriors: vec[Warrior] = vec[Warrior](capacity=WARRIORS)
        self.round: i64 = 0
        self.acting: WarriorId = NOBODY  # the warrior whose turn it is
        self.mode: i64 = 0
        self.crew: i64 = 0  # warriors of each seat, four bits a seat
        self.allies: i64 = 0  # the team of each seat where players made their own, likewise
        self.sides: i64 = 0  # how many teams; 0 before the warriors are known
        self.winner: i64 = NOBODY  # the team that won

    def determinised(self, seat: Seat, dice: Dice) -> Self:
        """Deal the others' face-down cards anew, as the calls so far allow. [choice.secret]"""
        twin = self.copy()
        twin.dice = dice
        for i in range(len(twin.warriors)):
            warrior = twin.warriors[i]
            if warrior.chosen != NO_CARD and warrior.seat != seat:
                twin.deal_card(warrior)
        return twin

    def deal_card(self, warrior: Warrior) -> None:
        """Swap a face-down card for any that could lie there."""
        held = warrior.hand | BIT[warrior.chosen]
        possible: i64 = 0
        for k in range(HAND):
            if held >> k & 1:
                if self.book.cards[warrior.id * HAND + k].initiative <= warrior.latest:
                    possible |= BIT[k]
        warrior.chosen = pick(possible, self.dice)
        warrior.hand = held & ~BIT[warrior.chosen]

    def returns(self) -> list[float]:
        """The winning side shares the victory. [victory]"""
        members = 0
        for seat in range(self.seats):
            if self.team_of_seat(seat) == self.winner:
                members += 1
        return [
            1.0 / members if self.team_of_seat(seat) == self.winner else 0.0
            for seat in range(self.seats)
        ]

    # ---- who and where ----

    def card_of(self, warrior: Warrior) -> Card:
        """Return the card that lies open before a warrior."""
        return self.book.cards[warrior.card]

    def size_of(self, warrior: Warrior) -> i64:
        """Return a warrior's size."""
        return self.book.warriors[warrior.id].size

    def enemies(self, warrior: WarriorId) -> i64:
        """Return the living warriors of other teams, as a mask."""
        team = self.warriors[warrior].team
        mask: i64 = 0
        for i in range(len(self.warriors)):
            other = self.warriors[i]
            if other.lives > 0 and other.team != team:
                mask |= BIT[i]
        return mask

    def inside(self, zone: Zone) -> i64:
        """Return the living warriors in a zone, as a mask."""
        mask: i64 = 0
        for i in range(len(self.warriors)):
            other = self.warriors[i]
            if other.zone == zone and other.lives > 0:
                mask |= BIT[i]
        return mask

    def sides_left(self) -> i64:
        """Return how many teams still have a living warrior."""
        teams: i64 = 0
        count: i64 = 0
        for i in range(len(self.warriors)):
            warrior = self.warriors[i]
            if warrior.lives > 0 and not teams >> warrior.team & 1:
                teams |= BIT[warrior.team]
                count += 1
        return count

    def team_of_seat(self, seat: Seat) -> i64:
        """Return the team a seat belongs to. [teams]

        Two or three players with several warriors each are a side of their own. [teams.duel]
        [teams.pairs-each] Pairs and teams sit alternately. [teams.two-pairs] [teams.three-pairs]
        [teams.two-teams] Or as the players have agreed. [teams.own]
        """
        if self.mode == OWN_TEAMS:
            return self.allies >> 4 * seat & 15
        return seat if self.mode < 3 else seat % (3 if self.mode == 4 else 2)

    def crew_of(self, seat: Seat) -> i64:
        """Return how many warriors a seat has. [teams]"""
        return self.crew >> 4 * seat & 15


BLANK: Final = Book()

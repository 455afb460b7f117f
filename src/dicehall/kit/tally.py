"""Many games counted: sums of whole numbers, so that the order of adding cannot change them."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from dicehall.kit.dice import FastDice
from dicehall.kit.follow import Followed
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.playout import playout
from dicehall.kit.table import Table

# A victory, in parts: a share of one to eight winners is a whole number of them, and any other
# share is within a billionth.
VICTORY: Final = 840_000_000
BOT_SEED: Final = 1 << 40  # bots' own dice are apart from those of the table

Sums = dict[str, dict[str, list[int]]]


def parts(shares: list[float]) -> list[int]:
    """Return shares of the victory in whole parts.

    >>> parts([1 / 3, 2 / 3, 0.0])
    [280000000, 560000000, 0]
    """
    return [int(share * VICTORY + 0.5) for share in shares]


@final
class Tally:
    """What a number of games has given."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.shortest = 0
        self.longest = 0
        self.seats: list[int] = []  # parts of victories, by seat
        self.played: dict[str, int] = {}  # seats by role, such as a warrior
        self.won: dict[str, int] = {}  # parts of victories, by role
        # Of games that were followed:
        self.options = 0
        self.leads = 0  # changes of the lead
        self.comebacks = 0
        self.cards: Sums = {}  # card, what befell it: times, seats, parts of victories
        self.finest: dict[str, list[int]] = {}  # longest, closest ...: its measure, its number

    def add(self, info: GameInfo, g: Table, number: int) -> None:
        """Count one finished game."""
        shares = g.returns()
        decisions = int(g.decisions)
        if self.games == 0:
            self.seats = [0] * len(shares)
            self.shortest = decisions
        self.games += 1
        self.decisions += decisions
        if decisions <= self.shortest:
            self.shortest = decisions
            self.fine("shortest", decisions, number)
        if decisions >= self.longest:
            self.longest = decisions
            self.fine("longest", -decisions, number)
        roles = info.roles(g)
        for seat in range(len(shares)):
            share = int(shares[seat] * VICTORY + 0.5)
            if share > 0:
                self.seats[seat] += share
            for role in roles[seat]:
                self.played[role] = self.played.get(role, 0) + 1
                self.won[role] = self.won.get(role, 0) + share

    def follow(self, g: Table, followed: Followed, number: int) -> None:
        """Count what was noted while a game was played."""
        won = parts(g.returns())
        self.options += int(followed.options)
        self.leads += int(followed.leads)
        if followed.comeback(won):
            self.comebacks += 1
        self.fine("closest", followed.mean_of_winner(won), number)
        self.fine("comeback", followed.low_of_winner(won), number)
        for seat in range(len(won)):
            for card, deeds in followed.cards[seat].items():
                sums = self.cards.get(card)
                if sums is None:
                    sums = {}
                    self.cards[card] = sums
                for deed, times in deeds.items():
                    if deed not in sums:
                        sums[deed] = [0, 0, 0]
                    sums[deed][0] += times
                    sums[deed][1] += 1
                    sums[deed][2] += won[seat]

    def seat_share(self, seat: int) -> float:
        """Return the mean share of victories of a seat, counted from 0."""
        return self.seats[seat] / VICTORY / self.games

    def role_share(self, role: str) -> float:
        """Return the mean share of victories of those who played a role."""
        return self.won[role] / VICTORY / self.played[role]

    def fine(self, what: str, measure: int, number: int) -> None:
        """Remember the game with the least measure; of several the first."""
        best = self.finest.get(what)
        if best is None:
            self.finest[what] = [measure, number]
        elif measure < best[0] or (measure == best[0] and number < best[1]):
            best[0] = measure
            best[1] = number

    def merge(self, other: Tally) -> None:
        """Count the games of another tally too."""
        if other.games == 0:
            return
        if self.games == 0:
            self.seats = [0] * len(other.seats)
            self.shortest = other.shortest
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.options += other.options
        self.leads += other.leads
        self.comebacks += other.comebacks
        for seat in range(len(other.seats)):
            self.seats[seat] += other.seats[seat]
        for role in other.played:
            self.played[role] = self.played.get(role, 0) + other.played[role]
            self.won[role] = self.won.get(role, 0) + other.won[role]
        for card, deeds in other.cards.items():
            sums = self.cards.setdefault(card, {})
            for deed, figures in deeds.items():
                before = sums.get(deed, [0, 0, 0])
                sums[deed] = [before[i] + figures[i] for i in range(3)]
        for what, (measure, number) in other.finest.items():
            self.fine(what, measure, number)

    def data(self) -> dict[str, Any]:
        """Return the sums as plain data, the same in whatever order the games were counted."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "shortest": self.shortest,
            "longest": self.longest,
            "seats": self.seats[:],
            "played": {role: self.played[role] for role in sorted(self.played)},
            "won": {role: self.won[role] for role in sorted(self.won)},
            "options": self.options,
            "leads": self.leads,
            "comebacks": self.comebacks,
            "cards": {
                card: {deed: self.cards[card][deed] for deed in sorted(self.cards[card])}
                for card in sorted(self.cards)
            },
            "finest": {what: self.finest[what] for what in sorted(self.finest)},
        }


def tally_from(data: dict[str, Any]) -> Tally:
    """Return the tally that such data tells of.

    >>> tally_from(Tally().data()).games
    0
    """
    tally = Tally()
    tally.games = data["games"]
    tally.decisions = data["decisions"]
    tally.shortest = data["shortest"]
    tally.longest = data["longest"]
    tally.seats = data["seats"]
    tally.played = data["played"]
    tally.won = data["won"]
    tally.options = data["options"]
    tally.leads = data["leads"]
    tally.comebacks = data["comebacks"]
    tally.cards = data["cards"]
    tally.finest = data["finest"]
    return tally


def count_random(info: GameInfo, setup: Setup, first: i64, count: i64) -> Tally:
    """Play games number *first* and on by chance, and count them."""
    tally = Tally()
    for number in range(first, first + count):
        g = info.new(setup, FastDice(number))
        playout(g, FastDice(BOT_SEED + number))
        tally.add(info, g, int(number))
    return tally

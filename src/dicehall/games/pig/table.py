"""Pig: roll as often as you dare; a 1 loses the points of the turn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.kit.action import Action, act, verb
from dicehall.kit.dice import Dice
from dicehall.kit.table import Choice, Table, onto

SEATS: Final = 8
SIDES: Final = 6

ROLL: Final = 1
HOLD: Final = 2

ROLLED: Final = 0
LOST: Final = 1
HELD: Final = 2

NOTHING_TO_HOLD: Final = 0  # a reason


@final
class Pig(Table):
    """A game of Pig: who has how many points, and which round it is."""

    def __init__(
        self, seats: i64 = 0, dice: Dice | None = None, goal: i64 = 100, rounds: i64 = 50
    ) -> None:
        super().__init__(seats, dice)
        self.goal: i64 = goal
        self.rounds: i64 = rounds
        self.round: i64 = 1
        self.scores: vec[i64] = vec[i64]([0] * SEATS)

    def copy(self) -> Pig:  # written by tools/copies.py
        twin = Pig(self.seats, self.dice.copy(), self.goal, self.rounds)
        self.carry_flow(twin)
        twin.round = self.round
        twin.scores = onto(twin.scores, self.scores)
        return twin

    def determinised(self, seat: i64, dice: Dice) -> Pig:
        """Nothing lies hidden but what the dice will show."""
        twin = self.copy()
        twin.dice = dice
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        return {
            "game": "pig",
            "goal": self.goal,
            "round": self.round,
            "rounds": self.rounds,
            "scores": [self.scores[i] for i in range(self.seats)],
            "turn": None if self.over else {"seat": self.seat, "points": self.points()},
        }

    def points(self) -> i64:
        """Return the points of the turn, not yet kept."""
        turn = self.top()
        return turn.points if isinstance(turn, Turn) and not self.over else 0

    def returns(self) -> list[float]:
        """Most points win; who are level share. [end] [end.tie]"""
        best = max([self.scores[i] for i in range(self.seats)])
        winners = [i for i in range(self.seats) if self.scores[i] == best]
        return [1.0 / len(winners) if i in winners else 0.0 for i in range(self.seats)]

    def value(self, seat: i64) -> float:
        """Return the seat's part of all points, squared to favour the leader."""
        if self.over:
            return self.returns()[seat]
        own = 0.0
        total = 0.0
        for i in range(self.seats):
            points = float(1 + self.scores[i] + (self.points() if i == self.seat else 0))
            total += points * points
            if i == seat:
                own = points * points
        return own / total

    def observation_size(self) -> i64:
        return self.seats + 5

    def observe(self, seat: i64, out: vec[float], at: i64 = 0) -> None:
        """Write the scores from the seat's own on, then turn, points, goal and rounds."""
        for i in range(self.seats):
            out[at + i] = float(self.scores[(seat + i) % self.seats])
        at += self.seats
        out[at] = 0.0 if self.over else float(1 + (self.seat - seat) % self.seats)
        out[at + 1] = float(self.points())
        out[at + 2] = float(self.goal)
        out[at + 3] = float(self.round)
        out[at + 4] = float(self.rounds)


@final
class Turn(Choice):
    """Roll as often as you like, or hold. [turn]"""

    def __init__(self, seat: i64 = 0, points: i64 = 0) -> None:
        super().__init__(seat)
        self.points: i64 = points

    def ask(self, g: Pig) -> None:
        """Before the first roll there is nothing to hold. [turn.first]"""
        g.offer(act(ROLL))
        if self.points > 0:
            g.offer(act(HOLD))
        else:
            g.refuse(act(HOLD), NOTHING_TO_HOLD)

    def chosen(self, g: Pig, action: Action) -> None:
        if verb(action) == ROLL:
            self.roll(g)
        else:
            self.hold(g)

    def roll(self, g: Pig) -> None:
        """A 1 loses the points of the turn; any other face adds to them. [turn.roll] [turn.one]"""
        face = g.dice.face(SIDES)
        if face == 1:
            self.lose(g)
            return
        self.points += face
        g.tell(ROLLED, self.seat, face)
        self.done = False  # ask again
        if g.scores[self.seat] + self.points >= g.goal:
            self.hold(g)  # the goal is reached: nobody would roll on [end.goal]

    def lose(self, g: Pig) -> None:
        """The points of the turn are gone, and so is the turn. [turn.one]"""
        g.tell(ROLLED, self.seat, 1)
        lost = self.points
        self.points = 0
        g.tell(LOST, self.seat, lost)
        self.pass_on(g)

    def hold(self, g: Pig) -> None:
        """Keep the points of the turn; the goal ends the game. [turn.hold] [end.goal]"""
        held = self.points
        g.scores[self.seat] += held
        self.points = 0
        g.tell(HELD, self.seat, held, g.scores[self.seat])
        if g.scores[self.seat] >= g.goal:
            g.finish()
        else:
            self.pass_on(g)

    def pass_on(self, g: Pig) -> None:
        """The next player's turn; after the last round the game ends. [end.rounds]"""
        following = (self.seat + 1) % g.seats
        if following == 0 and g.round == g.rounds:
            g.finish()
            return
        if following == 0:
            g.round += 1
        g.follow(Turn(following))

    def copy(self) -> Turn:  # written by tools/copies.py
        return self.carry(Turn(self.seat, self.points))

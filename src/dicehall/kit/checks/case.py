"""One game to be checked, who plays it, and how tables are compared."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from librt.vecs import vec

from dicehall.kit.action import Action
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.look import look
from dicehall.kit.snapshot import difference
from dicehall.kit.table import Table

LOOKS: Final = 16  # how many decisions of a game are looked at closely


class Case:
    """One game to be played: which, how laid out, how the dice fall and the players choose."""

    def __init__(self, info: GameInfo, seed: int, setup: Setup | None = None) -> None:
        self.info = info
        self.seed = seed
        self.setup = info.random_setup(FastDice(seed)) if setup is None else info.check(setup)

    def new(self) -> Table:
        """Lay out the table."""
        return self.info.new(self.setup, FastDice(self.seed))

    def player(self, number: int = 1) -> Player:
        """Return one who plays all seats at random."""
        return Player(FastDice(self.seed + number), self.info.longest)

    def moments(self, most: int = LOOKS) -> Iterator[Table]:
        """Yield the table at some decisions of the game, spread over its whole length."""
        g = self.new()
        player = self.player()
        while not g.over:
            player.move(g)
        length = int(g.decisions)
        g = self.new()
        player = self.player()
        shown = -1
        while not g.over:
            share = (int(g.decisions) * most + self.seed % most) // length
            if share != shown:
                shown = share
                yield g
            player.move(g)

    def at(self, g: Table) -> str:
        """Name the game and the decision, for messages."""
        return (
            f"{self.info.id}, {self.setup.seats} seats, {self.setup.options}, seed {self.seed}, "
            f"decision {g.decisions} ({g.asking()})"
        )


class Player:
    """Answers at random; of several who are asked at once, any may be first."""

    def __init__(self, dice: FastDice, longest: int) -> None:
        self.dice = dice
        self.longest = longest

    def turn(self, g: Table) -> None:
        """Put the question to one of the asked seats."""
        seats = asked_seats(g)
        g.turn_to(seats[self.dice.below(len(seats))])

    def choose(self, g: Table) -> Action:
        """Pick an answer, whoever is asked."""
        assert g.decisions < self.longest, f"longer than {self.longest} decisions: {g.unfinished()}"
        self.turn(g)
        return g.options[self.dice.below(g.option_count)]

    def move(self, g: Table) -> None:
        """Answer the open question."""
        g.apply(self.choose(g))

    def finish(self, g: Table) -> list[Action]:
        """Play on to the end; return the answers."""
        answers = []
        while not g.over:
            action = self.choose(g)
            answers.append(action)
            g.apply(action)
        return answers


Check: TypeAlias = Callable[[Case], None]


def asked_seats(g: Table) -> list[int]:
    """Return the seats whose answer is awaited."""
    mask = g.asked()
    return [seat for seat in range(g.seats) if mask >> seat & 1]


def unlike(one: Table, other: Table) -> str:
    """Return the first difference of two tables, the journal and used-up options left aside."""
    journals, watched = (one.journal, other.journal), (one.watched, other.watched)
    for table in (one, other):
        table.journal = None
        table.watched = False
        table.options = table.options[: table.option_count]
    found = difference(one, other)
    one.journal, other.journal = journals
    one.watched, other.watched = watched
    return found


def through_json(thing: object) -> bool:
    """Tell whether data goes through JSON unchanged."""
    try:
        same = json.loads(json.dumps(thing, allow_nan=False)) == thing
    except (TypeError, ValueError):
        return False
    return bool(same)


def observed(g: Table, seat: int) -> list[float]:
    """Return the observation of a seat; what is not written stays NaN."""
    out = vec[float]([math.nan] * g.observation_size())
    g.observe(seat, out)
    return [out[i] for i in range(len(out))]


def shown(case: Case, g: Table, seat: int | None) -> dict[str, object]:
    """Return all that a seat, or a spectator, gets to know of a table."""
    known = look(case.info, g, seat)
    if seat is not None:
        known["observation"] = observed(g, seat)
    return known

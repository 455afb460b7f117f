"""A run of games: what is played, and what each batch of it gives as plain data."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import dicehall
from dicehall.bots.levels import make_bot
from dicehall.games import find
from dicehall.kit.dice import Dice, FastDice
from dicehall.kit.events import Event
from dicehall.kit.follow import Followed
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.match import Match
from dicehall.kit.replay import Origin, Record
from dicehall.kit.table import Table
from dicehall.kit.tally import BOT_SEED, Tally, count_random, parts
from dicehall.lab.executors import LabError

Row = dict[str, Any]


@dataclass(frozen=True)
class Run:
    """Which games are played: game number n is the same wherever and whenever it is played.

    The bots sit as named, seat by seat; with *rotate* each game moves them on by a seat. With
    *turn* each game moves on whatever an option says seat by seat, such as warbands. *follow* notes
    of each game what a row tells: options, leads, what became of the cards.
    """

    setup: Setup
    bots: tuple[str, ...]
    rotate: bool = False
    follow: bool = False
    turn: bool = False
    engine: str = field(default="", compare=False)  # whose games these are; others are refused

    def bots_of(self, number: int) -> list[str]:
        """Return the bot of each seat in a game."""
        shift = number if self.rotate else 0
        return [self.bots[(seat + shift) % len(self.bots)] for seat in range(self.setup.seats)]

    def setup_of(self, number: int) -> Setup:
        """Return how the table of a game is laid."""
        setup = self.setup
        return turned(setup, number % setup.seats) if self.turn else setup

    def play(self, first: int, count: int) -> dict[str, Any]:
        """Play games number *first* and on; return sums, and rows if they are followed."""
        info = find(self.setup.game)
        if self.engine and engine_of(info, self.setup.content) != self.engine:
            raise LabError("a worker has another Dicehall or other cards; install the same there")
        if self.follow:
            return self.followed(info, first, count)
        if all(name == "random" for name in self.bots) and not self.turn:
            return {"sums": count_random(info, self.setup, first, count).data()}
        tally = Tally()
        for number in range(first, first + count):
            g = info.new(self.setup_of(number), FastDice(number))
            answer_all(g, self.players(info, number), FastDice(BOT_SEED + number))
            tally.add(info, g, number)
        return {"sums": tally.data()}

    def followed(self, info: GameInfo, first: int, count: int) -> dict[str, Any]:
        """Play games and note what happens in them."""
        tally = Tally()
        rows: list[Row] = []
        for number in range(first, first + count):
            journal: list[Event] = []
            g = info.new(self.setup_of(number), FastDice(number), journal)
            seen = Followed(info, g, journal)
            answer_all(g, self.players(info, number), FastDice(BOT_SEED + number), seen)
            tally.add(info, g, number)
            tally.follow(g, seen, number)
            rows.append(self.row(info, g, seen, number))
        return {"sums": tally.data(), "rows": rows}

    def players(self, info: GameInfo, number: int) -> list[Any]:
        """Return the bots at their seats."""
        return [make_bot(name, info.id) for name in self.bots_of(number)]

    def row(self, info: GameInfo, g: Table, seen: Followed, number: int) -> Row:
        """Return what is told of one game."""
        won = parts(g.returns())
        return {
            "game": number,
            "decisions": int(g.decisions),
            "options": int(seen.options),
            "leads": int(seen.leads),
            "low": seen.low_of_winner(won),
            "mean": seen.mean_of_winner(won),
            "comeback": seen.comeback(won),
            "won": won,
            "bots": self.bots_of(number),
            "roles": info.roles(g),
            "cards": seen.cards,
        }

    def record(self, number: int) -> Record:
        """Play a game once more and return its record."""
        info = find(self.setup.game)
        match = Match(info, self.setup_of(number), Origin(seed=number))
        match.names = self.bots_of(number)
        players = self.players(info, number)
        dice = FastDice(BOT_SEED + number)
        while not match.table.over:
            seat = int(match.table.seat)
            match.play(seat, players[seat].choose(Knowledge(match.table, seat), dice))
        return match.record()


def answer_all(g: Table, players: list[Any], dice: Dice, seen: Followed | None = None) -> None:
    """Let bots answer every question until the game is over."""
    while not g.over:
        seat = int(g.seat)
        if seen is not None:
            seen.look(g)
        g.apply(players[seat].choose(Knowledge(g, seat), dice))
        if seen is not None:
            seen.hear(g)


def turned(setup: Setup, by: int) -> Setup:
    """Return a set-up in which what an option says seat by seat has moved on by some seats.

    >>> turned(Setup("any", 2, {"sides": "red, blue"}), 1).options["sides"]
    'blue, red'
    """
    options = dict(setup.options)
    for id, value in options.items():
        words = [word.strip() for word in value.split(",")] if isinstance(value, str) else []
        if len(words) == setup.seats > 1:
            options[id] = ", ".join(words[by:] + words[:by])
    return Setup(setup.game, setup.seats, options, setup.content)


def engine_of(info: GameInfo, content: str = "") -> str:
    """Return a fingerprint of all that decides how a game goes: rules, bots and cards."""
    return f"{dicehall.__version__}-{sources_of(info)}-{info.content_version(content)}"


@cache
def sources_of(info: GameInfo) -> str:
    """Return a short fingerprint of the sources of kit, bots and a game."""
    home = Path(dicehall.__file__).parent
    digest = hashlib.sha256()
    for folder in (home / "kit", home / "bots", info.folder):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:12]

"""What `import dicehall` gives: lay a table, let bots play, simulate, read and check records.

    import dicehall

    g = dicehall.new("pig", seats=2, seed=7)      # a table; g.legal() and g.play(seat, action)
    record = dicehall.play("pig", ["greedy", "random"], seed=7)
    dicehall.verify(record)
    tally = dicehall.simulate("pig", ["greedy", "random"], games=100)

All else may change from version to version; what stands in `dicehall.__all__` only grows until 1.0.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from dicehall.bots.bot import Bot
from dicehall.bots.levels import make_bot
from dicehall.games import find
from dicehall.kit import proof, replay
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup, SetupError
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.match import Match
from dicehall.kit.replay import Origin, Record, RecordError
from dicehall.kit.table import Table
from dicehall.lab import simulate as laboratory
from dicehall.lab.simulate import BOT_SEED, Tally

__all__ = [
    "Bot",
    "GameInfo",
    "Knowledge",
    "Record",
    "RecordError",
    "SetupError",
    "Table",
    "Tally",
    "new",
    "play",
    "read_record",
    "simulate",
    "verify",
]


def new(game: str, seats: int = 0, seed: int = 0, **options: object) -> Table:
    """Return a table of a game, laid out; without a number as many seats as it begins with.

    >>> new("pig", goal=50).legal() != []
    True
    """
    info = find(game)
    setup = info.check(Setup(game, seats or info.fewest, dict(options)))
    return info.new(setup, FastDice(seed))


def play(game: str, bots: Sequence[str | Bot], seed: int = 0, **options: object) -> Record:
    """Let bots play one game, by name or your own, one for each seat; return its record.

    >>> play("pig", ["random", "greedy"]).result is not None
    True
    """
    info = find(game)
    match = Match(info, info.check(Setup(game, len(bots), dict(options))), Origin(seed=seed))
    players = [bot if isinstance(bot, Bot) else make_bot(bot, game) for bot in bots]
    match.names = [bot if isinstance(bot, str) else type(bot).__name__ for bot in bots]
    dice = FastDice(BOT_SEED + seed)
    while not match.table.over:
        seat = int(match.table.seat)
        match.play(seat, players[seat].choose(Knowledge(match.table, seat), dice))
    return match.record()


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int | None = None,
    **options: object,
) -> Tally:
    """Let bots play many games on all cores; return what came of them.

    >>> simulate("pig", ["random", "random"], 4, workers=1).games
    4
    """
    info = find(game)
    setup = info.check(Setup(game, len(bots), dict(options)))
    for name in bots:
        make_bot(name, game)  # a wrong name is said here, not by a worker
    return laboratory.simulate(setup, list(bots), games, seed, workers)


def read_record(path: str | Path) -> Record:
    """Return a record from its file; what is wrong with it is said with its line."""
    return replay.read(Path(path))


def verify(record: Record) -> Table:
    """Play a record through, dice and all, and return the table at its end; raise `RecordError` at
    the first line that does not hold."""
    return proof.verify(record, find(record.setup.game))

"""Tables of any game to begin a test with."""

from __future__ import annotations

from dicehall.games import find
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.table import Table


def midway(game: str, seats: int, answers: int, seed: int = 1) -> Table:
    """A table with a choice to make, that many answers on in a random game."""
    g = find(game).new(Setup(game, seats), FastDice(seed))
    picks = FastDice(seed)
    while not g.over and (g.decisions < answers or g.option_count < 2):
        g.apply(g.options[picks.below(g.option_count)])
    return midway(game, seats, answers, seed + 1) if g.over else g

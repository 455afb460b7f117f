"""Games played at random to the end: for measuring, and as the last step of a search."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.table import Table


def playout(g: Table, dice: FastDice) -> i64:
    """Answer every question at random until the game is over; return how many there were."""
    before = g.decisions
    while not g.over:
        g.apply(g.options[dice.below(g.option_count)])
    return g.decisions - before


def playouts(root: Table, games: i64, seed: i64) -> i64:
    """Play copies of a table to the end, each with dice of its own; return all decisions."""
    picks = FastDice(seed)
    total: i64 = 0
    for i in range(games):
        g = root.copy()
        g.dice = FastDice(seed + i)
        total += playout(g, picks)
    return total


def random_games(info: GameInfo, setup: Setup, games: i64, seed: i64) -> i64:
    """Lay out and play whole games; return all decisions."""
    picks = FastDice(seed)
    total: i64 = 0
    for i in range(games):
        total += playout(info.new(setup, FastDice(seed + i)), picks)
    return total


def copies(g: Table, count: i64) -> Table:
    """Copy a table many times; return the last."""
    twin = g
    for i in range(count):
        twin = g.copy()
    return twin

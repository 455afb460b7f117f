"""Measure one game in this process, compiled or not, and print the figures as JSON."""

from __future__ import annotations

import argparse
import gc
import json
import random
from collections.abc import Callable
from time import process_time

import dicehall
from dicehall.bots.search import Budget, Search
from dicehall.games import find
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.playout import copies, playouts, random_games
from dicehall.kit.style import Style
from dicehall.kit.table import Table

REPEATS = 5
USUAL_SEATS = {"warriorz": 4}  # other games: as few as can play


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How many units of work are done a second: the best of several repeats, by CPU time.

    *work* takes a size, does the same each time, and returns how many units it did.
    """
    size = 1
    while True:
        begin = process_time()
        work(size)
        spent = process_time() - begin
        if spent > seconds / REPEATS / 4:
            break
        size *= 4
    size = max(1, int(size * seconds / REPEATS / spent))
    best = 0.0
    for _ in range(REPEATS):
        begin = process_time()
        done = work(size)
        best = max(best, done / (process_time() - begin))
    return best


def calibration(size: int) -> int:
    """A loop in plain Python, to tell a slow machine from slow code."""
    total = 0
    for i in range(1000 * size):
        total = (total + i * i) & 0xFFFF
    return 1000 * size


def through_python(root: Table, games: int) -> int:
    """Play as an interpreted program does: look at the options, apply one."""
    pick = random.Random(1).random
    total = 0
    for seed in range(games):
        g = root.copy()
        g.dice = FastDice(seed)
        while not g.over:
            options = g.legal()
            g.apply(options[int(pick() * len(options))])
        total += int(g.decisions - root.decisions)
    return total


def middle_of_a_turn(info: GameInfo, setup: Setup) -> Table:
    """The table half-way through a random game."""
    length = played(info, setup, 1 << 60).decisions
    return played(info, setup, int(length) // 2)


def played(info: GameInfo, setup: Setup, answers: int) -> Table:
    """A random game, that many answers on."""
    g = info.new(setup, FastDice(1))
    picks = random.Random(1)
    while not g.over and (g.decisions < answers or g.option_count == 1):
        g.apply(picks.choice(g.legal()))
    return g


def figures(info: GameInfo, seats: int, seconds: float, content: str) -> dict[str, float]:
    """All that is measured of a game."""
    setup = info.check(Setup(info.id, seats, {}, content))
    root = info.new(setup, FastDice(1))
    middle = middle_of_a_turn(info, setup)

    def whole_games(size: int) -> int:
        random_games(info, setup, size, 1)
        return size

    def copied(size: int) -> int:
        copies(middle, size)
        return size

    def searched(size: int) -> int:
        search = Search(Knowledge(middle, int(middle.seat)), FastDice(1), Style())
        search.run(Budget(size))
        return size

    games = 200
    return {
        "calibration": rate(calibration, seconds),
        "inside": rate(lambda size: int(playouts(root, size, 1)), seconds),
        "python": rate(lambda size: through_python(root, size), seconds),
        "games": rate(whole_games, seconds),
        "copies": rate(copied, seconds),
        "search": rate(searched, seconds),
        "length": int(playouts(root, games, 1)) / games,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("content", nargs="?", default="")
    args = parser.parse_args()
    info = find(args.game)
    gc.disable()
    seats = args.seats or USUAL_SEATS.get(info.id, info.fewest)
    measured = figures(info, seats, args.seconds, args.content)
    print(json.dumps({"compiled": dicehall.compiled(), "seats": seats, **measured}))


if __name__ == "__main__":
    main()

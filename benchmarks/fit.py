"""Find the weights of a game's forecast by logistic regression over many games.

python -m benchmarks.fit quarriors [--games 4000] [--seats 2] [--bots greedy thumb]
python -m benchmarks.fit shazar --games 5000 --turns 8 40 [--style net=no]

Equal players who answer at random now and then play each other; what the forecast sees of all
seats is kept from time to time, and who won. The weights printed belong into the game's forecast.
With `--turns` both search, as long in one game as it falls between the two figures, in a style as
`search:` has it; as many answers as are random are drawn by how often each was tried. The same
command gives the same weights, whatever the number of workers.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeAlias

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from dicehall.bots.levels import make_bot, tuned
from dicehall.bots.search import Budget, Search
from dicehall.bots.selfplay import drawn_by_tries
from dicehall.games import find
from dicehall.kit.action import Action
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.knowledge import Knowledge

OFTEN = 5  # every so many settled questions
CARELESS = (3, 8, 15, 30)  # of a hundred answers
MOST_SLIPS = 25  # likewise of those who search
ROUNDS = 12
SHRINK = 30.0  # keeps the weights of what is seldom seen small

Seen = dict[str, float]
Sample = tuple[list[Seen], list[float], list[float]]  # by seat: what is seen, foreseen, won
Floats: TypeAlias = NDArray[np.float64]


def model_of(game: str) -> Any:
    """Return the module of a game's forecast."""
    return importlib.import_module(f"dicehall.games.{game}.forecast")


Chooses = Callable[[Any, FastDice], Action]


def player_of(game: str, bots: list[str], number: int, picks: FastDice) -> tuple[Chooses, int]:
    """Return how both players of a game choose, and how many of a hundred answers are random."""
    bot = make_bot(bots[picks.below(len(bots))], game)  # as good at every seat

    def choose(g: Any, dice: FastDice) -> Action:
        return bot.choose(Knowledge(g, int(g.seat)), dice)

    return choose, CARELESS[number % len(CARELESS)]


def searcher_of(
    game: str, words: str, turns: tuple[int, int], picks: FastDice
) -> tuple[Chooses, int]:
    """Likewise for two who search equally long."""
    style = tuned(words, game).style
    long = turns[0] + int(picks.below(turns[1] - turns[0] + 1))
    slips = int(picks.below(MOST_SLIPS + 1))

    def choose(g: Any, dice: FastDice) -> Action:
        search = Search(Knowledge(g, int(g.seat)), dice, style)
        search.run(Budget(long))
        return drawn_by_tries(search, dice) if dice.below(100) < slips else search.best()

    return choose, slips


def samples(
    setup: Setup,
    bots: list[str],
    first: int,
    games: int,
    words: str = "",
    turns: tuple[int, int] | None = None,
) -> list[Sample]:
    """Play games and return what was seen."""
    info = find(setup.game)
    model = model_of(setup.game)
    seats = setup.seats
    found: list[Sample] = []
    for number in range(first, first + games):
        picks = FastDice(number + 77)
        g = info.new(setup, FastDice(number))
        if turns:
            choose, slips = searcher_of(setup.game, words, turns, picks)
        else:
            choose, slips = player_of(setup.game, bots, number, picks)
        kept: list[tuple[list[Seen], list[float]]] = []
        while not g.over:
            if picks.below(OFTEN) == 0 and model.ready(g) and g.settled():
                shares = vec[float]([0.0] * seats)
                g.forecast(shares)
                kept.append(([seen_of(model, g, seat) for seat in range(seats)], list(shares)))
            if g.option_count == 1 or picks.below(100) < slips:
                g.apply(g.options[picks.below(g.option_count)])
            else:
                g.apply(choose(g, picks))
        found.extend((seen, shares, g.returns()) for seen, shares in kept)
    return found


def seen_of(model: Any, g: Any, seat: int) -> Seen:
    """Return what the forecast sees of a seat, by name."""
    out = vec[float]([0.0] * model.SIZE)
    model.features(g, seat, out)
    return {name: out[k] for k, name in enumerate(model.names(g)) if out[k]}


def table_of(data: list[Sample], names: list[str]) -> Floats:
    """Return what is seen as numbers: by position, seat and name."""
    place = {name: k for k, name in enumerate(names)}
    table = np.zeros((len(data), len(data[0][0]), len(names)))
    for at, (seen, _shares, _won) in enumerate(data):
        for seat, known in enumerate(seen):
            for name, x in known.items():
                table[at, seat, place[name]] = x
    return table


def shares_of(table: Floats, weights: Floats) -> Floats:
    """Return the shares of the victory the weights foresee."""
    sums = table @ weights
    powers = np.exp(sums - sums.max(1, keepdims=True))
    shares: Floats = powers / powers.sum(1, keepdims=True)
    return shares


def loss(shares: Floats, won: Floats) -> float:
    """Return how far off foreseen shares are: the mean logarithm of what came true."""
    return float(-(won * np.log(np.maximum(shares, 1e-4))).sum(1).mean())


def fit(table: Floats, won: Floats) -> Floats:
    """Newton's method; each number is measured by its own usual size."""
    size = table.reshape(-1, table.shape[2]).std(0) + 1e-9
    scaled = table / size
    scaled -= scaled.mean(1, keepdims=True)
    weights = np.zeros(len(size))
    for _round in range(ROUNDS):
        shares = shares_of(scaled, weights)
        slope = np.einsum("ps,psk->k", won - shares, scaled) - SHRINK * weights
        mean = np.einsum("ps,psk->pk", shares, scaled)
        bend = np.einsum("psk,psl->kl", scaled * shares[:, :, None], scaled, optimize=True)
        bend += SHRINK * np.eye(len(size)) - mean.T @ mean
        weights += np.linalg.solve(bend, slope)
    found: Floats = weights / size
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=("quarriors", "shadespire", "shazar"))
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", nargs="+", default=["greedy", "thumb"])
    parser.add_argument("--turns", type=int, nargs=2, metavar=("LEAST", "MOST"))
    parser.add_argument("--style", default="", help="of those who search, as behind `search:`")
    parser.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=int)
    args = parser.parse_args()
    options = dict(word.split("=", 1) for word in args.option)
    setup = find(args.game).check(Setup(args.game, args.seats, options))
    turns = (args.turns[0], args.turns[1]) if args.turns else None
    part = max(1, args.games // 64)
    with ProcessPoolExecutor(args.workers) as pool:
        parts = [
            pool.submit(samples, setup, args.bots, first, part, args.style, turns)
            for first in range(0, args.games, part)
        ]
        data = [sample for each in parts for sample in each.result()]
    names = list(dict.fromkeys([name for seen, _, _ in data for known in seen for name in known]))
    table = table_of(data, names)
    won = np.array([won for _, _, won in data])
    before = np.array([shares for _, shares, _ in data])
    cut = len(data) * 4 // 5
    found = shares_of(table[cut:], fit(table[:cut], won[:cut]))
    print(
        f"{len(data)} positions; loss on the last fifth: even {np.log(args.seats):.4f}, "
        f"weights now {loss(before[cut:], won[cut:]):.4f}, fitted {loss(found, won[cut:]):.4f}"
    )
    weights = dict(zip(names, fit(table, won), strict=True))
    for name in {**model_of(args.game).weights(), **weights}:
        print(f'    "{name}": {weights.get(name, 0.0):.3f},')


if __name__ == "__main__":
    main()

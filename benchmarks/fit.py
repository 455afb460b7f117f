"""Find the weights of a game's forecast by logistic regression over many games.

python -m benchmarks.fit quarriors [--games 4000] [--seats 2] [--bots greedy thumb]

Equal players who answer at random now and then play each other; what the forecast sees of all
seats is kept from time to time, and who won. The weights printed belong into the game's forecast.
"""

from __future__ import annotations

import argparse
import importlib
import math
import random
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from librt.vecs import vec

from dicehall.bots.levels import BOTS, make_bot
from dicehall.games import find
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.knowledge import Knowledge

OFTEN = 5  # every so many settled questions
CARELESS = (3, 8, 15, 30)  # of a hundred answers
RATE = 0.5
ROUNDS = 12
SHRINK = 1e-4  # keeps the weights of what is seldom seen small

Seen = dict[str, float]
Sample = tuple[list[Seen], list[float]]  # by seat: what is seen, and the share won


def model_of(game: str) -> Any:
    """Return the module of a game's forecast."""
    return importlib.import_module(f"dicehall.games.{game}.forecast")


def samples(game: str, seats: int, bots: list[str], first: int, games: int) -> list[Sample]:
    """Play games and return what was seen."""
    info = find(game)
    model = model_of(game)
    found: list[Sample] = []
    for number in range(first, first + games):
        picks = FastDice(number + 77)
        g = info.new(info.check(Setup(game, seats)), FastDice(number))
        player = make_bot(bots[picks.below(len(bots))], game)  # as good at every seat
        kept: list[list[Seen]] = []
        while not g.over:
            if picks.below(OFTEN) == 0 and model.ready(g) and g.settled():
                kept.append([seen_of(model, g, seat) for seat in range(seats)])
            seat = int(g.seat)
            if g.option_count == 1 or picks.below(100) < CARELESS[number % len(CARELESS)]:
                g.apply(g.options[picks.below(g.option_count)])
            else:
                g.apply(player.choose(Knowledge(g, seat), picks))
        found.extend((each, g.returns()) for each in kept)
    return found


def seen_of(model: Any, g: Any, seat: int) -> Seen:
    """Return what the forecast sees of a seat, by name."""
    out = vec[float]([0.0] * model.SIZE)
    model.features(g, seat, out)
    return {name: out[k] for k, name in enumerate(model.names(g)) if out[k]}


def shares_of(weights: Seen, seen: list[Seen]) -> list[float]:
    """Return the shares of the victory the weights foresee."""
    sums = [sum(weights.get(name, 0.0) * x for name, x in each.items()) for each in seen]
    top = max(sums)
    powers = [math.exp(s - top) for s in sums]
    return [power / sum(powers) for power in powers]


def loss(weights: Seen, data: list[Sample]) -> float:
    """Return how far off the foreseen shares are: the mean logarithm of what came true."""
    total = 0.0
    for seen, won in data:
        shares = shares_of(weights, seen)
        total -= sum(w * math.log(max(s, 1e-9)) for w, s in zip(won, shares, strict=True))
    return total / len(data)


def fit(data: list[Sample]) -> Seen:
    """Stochastic gradient descent with steps scaled by each weight's own gradients."""
    weights: Seen = {}
    squares: Seen = {}
    order = list(range(len(data)))
    shuffle = random.Random(1)
    for each in range(ROUNDS):
        shuffle.shuffle(order)
        step = RATE / (1 + each / 2)
        for at in order:
            seen, won = data[at]
            shares = shares_of(weights, seen)
            slopes: Seen = {}
            for s, w, known in zip(shares, won, seen, strict=True):
                for name, x in known.items():
                    slopes[name] = slopes.get(name, 0.0) + (w - s) * x
            for name, slope in slopes.items():
                weight = weights.get(name, 0.0)
                slope -= SHRINK * weight
                squares[name] = squares.get(name, 1e-6) + slope * slope
                weights[name] = weight + step * slope / math.sqrt(squares[name])
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=("quarriors", "shadespire"))
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", nargs="+", default=["greedy", "thumb"], choices=BOTS)
    args = parser.parse_args()
    part = max(1, args.games // 64)
    with ProcessPoolExecutor() as pool:
        parts = [
            pool.submit(samples, args.game, args.seats, args.bots, first, part)
            for first in range(0, args.games, part)
        ]
        data = [sample for each in parts for sample in each.result()]
    cut = len(data) * 4 // 5
    weights = fit(data[:cut])
    now = loss(model_of(args.game).weights(), data[cut:])
    print(
        f"{len(data)} positions; loss on the last fifth: even {math.log(args.seats):.4f}, ", end=""
    )
    print(f"weights now {now:.4f}, fitted {loss(weights, data[cut:]):.4f}")
    for name in {**model_of(args.game).weights(), **weights}:
        print(f'    "{name}": {weights.get(name, 0.0):.3f},')


if __name__ == "__main__":
    main()

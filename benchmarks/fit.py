"""Find the weights of a game's `value` by logistic regression over many games.

python -m benchmarks.fit quarriors [--games 4000] [--seats 2]

Greedy players who answer at random now and then play; every few answers the features of all seats
are kept, and who won. The weights printed belong into the game's value.py.
"""

from __future__ import annotations

import argparse
import importlib
import math
import random
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from librt.vecs import vec

from dicehall.bots.levels import make_bot
from dicehall.games import find
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.knowledge import Knowledge

EVERY = 9  # answers
RATE = 0.5
ROUNDS = 40

Sample = tuple[list[list[float]], list[float]]  # features by seat, shares by seat


def samples(game: str, seats: int, bot: str, first: int, games: int) -> list[Sample]:
    """Play games and return what was seen."""
    info = find(game)
    value: Any = importlib.import_module(f"dicehall.games.{game}.value")
    found: list[Sample] = []
    for number in range(first, first + games):
        picks = FastDice(number + 77)
        careless = 5 + number % 4 * 10
        g = info.new(info.check(Setup(game, seats)), FastDice(number))
        player = make_bot(bot, game)
        seen: list[list[list[float]]] = []
        while not g.over:
            if g.decisions % EVERY == number % EVERY and value.ready(g):
                seen.append([feature_list(value, g, seat) for seat in range(seats)])
            if picks.below(100) < careless:
                g.apply(g.options[picks.below(g.option_count)])
            else:
                seat = int(g.seat)
                g.apply(player.choose(Knowledge(g, seat), picks))
        found.extend((each, g.returns()) for each in seen)
    return found


def feature_list(value: Any, g: Any, seat: int) -> list[float]:
    out = vec[float]([0.0] * value.FEATURES)
    value.features(g, seat, out)
    return [out[k] for k in range(value.FEATURES)]


def shares_of(weights: list[float], seen: list[list[float]]) -> list[float]:
    sums = [sum(w * f for w, f in zip(weights, each, strict=True)) for each in seen]
    top = max(sums)
    powers = [math.exp(s - top) for s in sums]
    return [power / sum(powers) for power in powers]


def loss(weights: list[float], data: list[Sample]) -> float:
    total = 0.0
    for seen, won in data:
        shares = shares_of(weights, seen)
        total -= sum(w * math.log(max(s, 1e-9)) for w, s in zip(won, shares, strict=True))
    return total / len(data)


def fit(data: list[Sample], size: int) -> list[float]:
    """Stochastic gradient descent with steps scaled by each feature's own gradients."""
    weights = [0.0] * size
    squares = [1e-6] * size
    order = list(range(len(data)))
    shuffle = random.Random(1)
    for each in range(ROUNDS):
        shuffle.shuffle(order)
        step = RATE / (1 + each / 4)
        for at in order:
            seen, won = data[at]
            shares = shares_of(weights, seen)
            for k in range(size):
                slope = sum((w - s) * f[k] for w, s, f in zip(won, shares, seen, strict=True))
                squares[k] += slope * slope
                weights[k] += step * slope / math.sqrt(squares[k])
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    args = parser.parse_args()
    value: Any = importlib.import_module(f"dicehall.games.{args.game}.value")
    part = max(1, args.games // 16)
    with ProcessPoolExecutor() as pool:
        parts = [
            pool.submit(samples, args.game, args.seats, args.bot, first, part)
            for first in range(0, args.games, part)
        ]
        data = [sample for each in parts for sample in each.result()]
    cut = len(data) * 4 // 5
    now = [value.WEIGHTS[k] for k in range(value.FEATURES)]
    weights = fit(data[:cut], value.FEATURES)
    even = math.log(args.seats)
    print(f"{len(data)} positions; loss on the last fifth: even {even:.4f}, ", end="")
    print(f"weights now {loss(now, data[cut:]):.4f}, fitted {loss(weights, data[cut:]):.4f}")
    print("[" + ", ".join(f"{weight:.3f}" for weight in weights) + "]")


if __name__ == "__main__":
    main()

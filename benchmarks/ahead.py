"""Find the weights of a game's forecast by logistic regression over many games.

python -m benchmarks.ahead quarriors --bots ahead:0.1 ahead:0.3 ahead:0.6 --careless 2 \\
    --games 40000 --generations 3 --out src/dicehall/games/quarriors/worth.toml

Equal players who answer at random now and then play each other; what the forecast sees of all
seats is kept from time to time, and who won. The weights printed belong into the game's forecast;
where it keeps them in a file, `--out` writes that. With several generations each plays by what was
learned from the two before it.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from dicehall.bots.levels import make_bot
from dicehall.games import find
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.knowledge import Knowledge

OFTEN = 10  # every so many settled questions with a choice
CARELESS = (3, 8, 15, 30)  # of a hundred answers
ROUNDS = 12
SHRINK = 30.0  # keeps the weights of what is seldom seen small
PART = 250  # games at a time
APART = 1 << 32  # games of different generations are numbered apart

Seen = dict[str, float]
Floats: TypeAlias = NDArray[np.float64]
Few: TypeAlias = NDArray[np.float32]


@dataclass
class Data:
    """Positions: what is seen by position, seat and name, the shares foreseen and those won."""

    names: list[str]
    table: Few
    before: Few
    won: Few


def model_of(game: str) -> Any:
    """Return the module of a game's forecast."""
    return importlib.import_module(f"dicehall.games.{game}.forecast")


def samples(
    setup: Setup,
    bots: list[str],
    careless: tuple[int, ...],
    first: int,
    games: int,
    weights: Seen | None = None,
) -> Data:
    """Play games, by other weights than the game's own if there are any; return what was seen."""
    info = find(setup.game)
    model = model_of(setup.game)
    if weights is not None:
        model.taught(weights)
    seats = setup.seats
    seen: list[list[Seen]] = []
    before: list[list[float]] = []
    won: list[list[float]] = []
    for number in range(first, first + games):
        picks = FastDice(number + 77)
        g = info.new(setup, FastDice(number))
        player = make_bot(bots[picks.below(len(bots))], setup.game)  # as good at every seat
        slips = careless[number % len(careless)]
        while not g.over:
            if g.option_count == 1:
                g.apply(g.options[0])
                continue
            if picks.below(OFTEN) == 0 and model.ready(g) and g.settled():
                shares = vec[float]([0.0] * seats)
                g.forecast(shares)
                seen.append([seen_of(model, g, seat) for seat in range(seats)])
                before.append(list(shares))
            if picks.below(100) < slips:
                g.apply(g.options[picks.below(g.option_count)])
            else:
                g.apply(player.choose(Knowledge(g, int(g.seat)), picks))
        won.extend([g.returns()] * (len(seen) - len(won)))
    names = list(dict.fromkeys([name for all_seats in seen for one in all_seats for name in one]))
    return Data(names, table_of(seen, names, seats), shares_as(before), shares_as(won))


def shares_as(rows: list[list[float]]) -> Few:
    """Return shares by position and seat as numbers."""
    return np.array(rows, np.float32)


def seen_of(model: Any, g: Any, seat: int) -> Seen:
    """Return what the forecast sees of a seat, by name."""
    out = vec[float]([0.0] * model.SIZE)
    model.features(g, seat, out)
    return {name: out[k] for k, name in enumerate(model.names(g)) if out[k]}


def table_of(rows: list[list[Seen]], names: list[str], seats: int) -> Few:
    """Return what is seen as numbers: by position, seat and name."""
    place = {name: k for k, name in enumerate(names)}
    table = np.zeros((len(rows), seats, len(names)), np.float32)
    for at, seen in enumerate(rows):
        for seat, known in enumerate(seen):
            for name, x in known.items():
                table[at, seat, place[name]] = x
    return table


def joined(parts: list[Data]) -> Data:
    """Return all positions of several parts, under all their names."""
    names = list(dict.fromkeys([name for part in parts for name in part.names]))
    tables = []
    for part in parts:
        table = np.zeros((*part.table.shape[:2], len(names)), np.float32)
        table[:, :, [names.index(name) for name in part.names]] = part.table
        tables.append(table)
    return Data(
        names,
        np.concatenate(tables),
        np.concatenate([part.before for part in parts]),
        np.concatenate([part.won for part in parts]),
    )


def shares_of(table: Floats | Few, weights: Floats) -> Floats:
    """Return the shares of the victory the weights foresee."""
    sums = table @ weights
    powers = np.exp(sums - sums.max(1, keepdims=True))
    shares: Floats = powers / powers.sum(1, keepdims=True)
    return shares


def loss(shares: Floats | Few, won: Few) -> float:
    """Return how far off foreseen shares are: the mean logarithm of what came true."""
    return float(-(won * np.log(np.maximum(shares, 1e-4))).sum(1).mean())


def fit(table: Few, won: Few) -> Floats:
    """Newton's method; each number is measured by its own usual size."""
    size = table.reshape(-1, table.shape[2]).std(0, dtype=np.float64) + 1e-9
    scaled = (table / size).astype(np.float32)
    scaled -= scaled.mean(1, keepdims=True)
    weights = np.zeros(len(size))
    for _round in range(ROUNDS):
        shares = shares_of(scaled, weights).astype(np.float32)
        slope = np.einsum("ps,psk->k", won - shares, scaled, optimize=True) - SHRINK * weights
        mean = np.einsum("ps,psk->pk", shares, scaled, optimize=True)
        weighed = (scaled * shares[:, :, None]).reshape(-1, len(size))
        bend = weighed.T @ scaled.reshape(-1, len(size)) - mean.T @ mean
        weights += np.linalg.solve(bend + SHRINK * np.eye(len(size)), slope)
    found: Floats = weights / size
    return found


def command(words: list[str]) -> str:
    """Return what was typed but for what changes no weights: the file, and how many processes.

    >>> command(["quarriors", "--workers", "2", "--games", "9", "--out", "worth.toml"])
    'quarriors --games 9'
    """
    left = []
    skip = False
    for word in words:
        if not skip and word not in ("--out", "--workers"):
            left.append(word)
        skip = not skip and word in ("--out", "--workers")
    return " ".join(left)


def written(weights: Seen, facts: str) -> str:
    """Return weights as a file, with a first line that says where they come from."""
    lines = [f'"{name}" = {weight:.3f}' for name, weight in weights.items()]
    return "\n".join([f"# {facts}", *lines]) + "\n"


def generation(
    args: argparse.Namespace, setup: Setup, number: int, weights: Seen | None
) -> tuple[Data, Data]:
    """Play the games of a generation; return those to learn from, and those held back."""
    careless = CARELESS if args.careless is None else (args.careless,)
    begin = args.seed * APART * 16 + number * APART
    starts = range(0, args.games, PART)
    with ProcessPoolExecutor(args.workers) as pool:
        parts = [
            pool.submit(
                samples,
                setup,
                args.bots,
                careless,
                begin + first,
                min(PART, args.games - first),
                weights,
            )
            for first in starts
        ]
        data = [part.result() for part in parts]
    cut = max(1, len(data) * 9 // 10)
    return joined(data[:cut]), joined(data[cut:] or data)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=("quarriors",))
    parser.add_argument("--games", type=int, default=4000, help="of each generation")
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bots", nargs="+", default=["greedy", "thumb"])
    parser.add_argument("--careless", type=int, help="of a hundred answers; else 3 to 30")
    parser.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--out", type=Path, help="write a file of weights")
    args = parser.parse_args()
    options = dict(word.split("=", 1) for word in args.option)
    setup = find(args.game).check(Setup(args.game, args.seats, options))
    weights: Seen | None = None
    kept: list[Data] = []
    for number in range(args.generations):
        newest, test = generation(args, setup, number, weights)
        kept = [*kept[-1:], newest]
        data = joined(kept)
        found = fit(data.table, data.won)
        weights = dict.fromkeys(model_of(args.game).weights(), 0.0)
        weights.update(zip(data.names, [float(x) for x in found], strict=True))
        held = np.array([weights.get(name, 0.0) for name in test.names])
        print(
            f"generation {number}: {len(newest.won)} positions; loss on {len(test.won)} others: "
            f"even {np.log(args.seats):.4f}, weights before {loss(test.before, test.won):.4f}, "
            f"fitted {loss(shares_of(test.table, held), test.won):.4f}",
            flush=True,
        )
    assert weights is not None
    if args.out:
        games = args.games * args.generations
        facts = f"{games:,} games, seed {args.seed}: python -m benchmarks.ahead "
        args.out.write_text(written(weights, facts + command(sys.argv[1:])), encoding="utf-8")
        return
    for name, weight in weights.items():
        print(f'    "{name}": {weight:.3f},')


if __name__ == "__main__":
    main()

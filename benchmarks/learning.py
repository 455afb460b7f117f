"""How fast learning programs go: PettingZoo step by step, and batches, each with what is wanted.

python -m benchmarks.learning [games...] [--seconds S]

Random play on one core, by CPU time, best of several repeats; build with `./dev build --optimise`
first, as wheels are. PettingZoo observes at every step, with the mask; a batch of 256 tables gives
observations and masks as NumPy arrays. *Loop* is a thousand turns of a loop in plain Python in the
same process, to compare machines by.
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable

import numpy as np

import dicehall
from benchmarks.measure import calibration, rate
from benchmarks.peers import our_batch
from dicehall.games import names
from dicehall.kit.dice import FastDice
from dicehall.rl.pettingzoo import env

WANTED = {"warriorz": (100_000, 1_000_000)}  # steps a second: PettingZoo, batch
OTHERS = (60_000, 400_000)


def one_by_one(game: str) -> Callable[[int], int]:
    """Play through PettingZoo: look, and answer by chance."""
    table = env(game)

    def work(size: int) -> int:
        dice = FastDice(1)
        steps = 0
        while steps < size:
            table.reset(seed=steps)
            while not table.ended:
                seen = table.observe(table.agent_selection)
                legal = np.flatnonzero(seen["action_mask"])
                table.step(int(legal[dice.below(len(legal))]))
                steps += 1
        return steps

    return work


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.learning", description=__doc__)
    parser.add_argument("games", nargs="*", help="ids of games; all without")
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each figure")
    args = parser.parse_args()
    gc.disable()
    how = "compiled" if dicehall.compiled() else "plain Python"
    heads = [how, "PettingZoo, steps/s", "of wanted", "a loop"]
    heads += ["batch, decisions/s", "of wanted", "a loop"]
    print(f"| {' | '.join(heads)} |")
    print("|---|---|---|---|---|---|---|")
    for game in args.games or names():
        loops = rate(calibration, args.seconds / 5) / 1000
        cells = [game]
        works = (one_by_one(game), our_batch(game))
        for work, wanted in zip(works, WANTED.get(game, OTHERS), strict=True):
            found = rate(work, args.seconds)
            cells += [f"{found:,.0f}", f"{found / wanted:.2f}", f"{found / loops:.3g}"]
        print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()

"""How much of the engine's own speed is left when games are counted by a worker.

python -m benchmarks.lab [games...] [--seconds S]

In one process, by CPU time, in turns: whole random games played by the engine alone
(`kit/playout.py`), and the same played and counted as a worker of `dicehall simulate` does, with
what it hands back pickled. Last, one worker process through the pool: its CPU time and that of the
parent together, for each game.
"""

from __future__ import annotations

import argparse
import gc
import pickle
import resource
from time import process_time

from benchmarks.measure import USUAL_SEATS
from dicehall.games import find, names
from dicehall.kit.game import Setup
from dicehall.kit.playout import random_games
from dicehall.lab.executors import Local
from dicehall.lab.run import Run
from dicehall.lab.simulate import Simulation

REPEATS = 5
LONGER = 4  # the pool begins with batches of one game, so it needs a while to get going


def measure(game: str, seconds: float) -> tuple[float, float, float]:
    """Return games a second: the engine, a worker, one worker through the pool."""
    info = find(game)
    setup = info.check(Setup(game, USUAL_SEATS.get(game, info.fewest)))
    run = Run(setup, ("random",))
    games = 16
    while True:
        begin = process_time()
        random_games(info, setup, games, 0)
        if process_time() - begin > seconds / REPEATS / 2:
            break
        games *= 2
    engine = worker = 0.0
    for _ in range(REPEATS):
        begin = process_time()
        random_games(info, setup, games, 0)
        engine = max(engine, games / (process_time() - begin))
        begin = process_time()
        pickle.loads(pickle.dumps(run.play(0, games)))
        worker = max(worker, games / (process_time() - begin))
    return engine, worker, through_pool(run, games * REPEATS * LONGER)


def through_pool(run: Run, games: int) -> float:
    """Return games a second of CPU time, parent and worker together, once the worker runs."""
    on = Local(1)
    Simulation(run, 1).play(on)
    before = cpu()
    simulation = Simulation(run, games)
    simulation.play(on)
    parent = cpu() - before
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    on.close()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    worker = after.ru_utime + after.ru_stime - children.ru_utime - children.ru_stime
    return games / (parent + worker)


def cpu() -> float:
    """CPU time of this process."""
    return process_time()


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.lab", description=__doc__)
    parser.add_argument("games", nargs="*", help="ids of games; all without")
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each figure")
    args = parser.parse_args()
    gc.disable()  # as workers do
    print("game        engine, games/s   worker   ratio   through the pool   ratio")
    for game in args.games or names():
        engine, worker, pool = measure(game, args.seconds)
        print(
            f"{game:10}  {engine:15,.0f}  {worker:7,.0f}  {worker / engine:6.2f}  "
            f"{pool:17,.0f}  {pool / engine:6.2f}"
        )


if __name__ == "__main__":
    main()

"""How punctual bots are that would think for ever, in the hall's own pool of workers.

python -m benchmarks.on_time [--decisions 2000] [--seconds 0.2] [--load N]

Bots play all games against themselves; each answer may take so many seconds. `--load` keeps N other
processes busy meanwhile. Told are the slowest answers, as ratios to the time allowed too, how many
came from the note of the best answer so far, and how many were lost: the hall answered at random.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import pickle
from collections import Counter
from collections.abc import Callable
from time import perf_counter
from typing import TypeVar

from dicehall.bots.levels import SearchBot, style_of
from dicehall.games import find, names
from dicehall.hall.bots_pool import NOTHING, SLOTS, BotsPool, Slot, Task
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.knowledge import Knowledge

T = TypeVar("T")
R = TypeVar("R")
GRACE = 0.05  # seconds


def think_for_ever(task: Task) -> int:
    """Choose, in a worker, as a search without end but that of its time."""
    table = pickle.loads(task.table)
    bot = SearchBot(style_of(task.game), 1 << 40)
    bot.limit(task.seconds, Slot(SLOTS[0], task.slot))
    return int(bot.choose(Knowledge(table, task.seat), FastDice(task.seed)))


def busy() -> None:
    """Keep a core busy."""
    while True:
        sum(range(100_000))


class CountingPool(BotsPool):
    """Counts the answers that came late, and those that never came."""

    def __init__(self, workers: int, seconds: float) -> None:
        super().__init__(workers, seconds)
        self.think = think_for_ever
        self.unfinished = 0
        self.lost = 0

    async def worked(
        self,
        work: Callable[[T], R],
        task: Callable[[int, float], T],
        bot: str,
        party: str,
        most: float | None = None,
    ) -> tuple[R | None, int]:
        found, noted = await super().worked(work, task, bot, party, most)
        if found is None:
            self.unfinished += 1
            self.lost += noted == NOTHING
        return found, noted


async def play(game: str, pool: CountingPool, decisions: int) -> list[float]:
    """Play games until so many answers were given; return what each took."""
    info = find(game)
    took: list[float] = []
    seed = 0
    while len(took) < decisions:
        seed += 1
        g = info.new(info.check(Setup(game, 2)), FastDice(seed))
        while not g.over and len(took) < decisions:
            if g.option_count == 1:
                g.apply(g.options[0])
                continue
            begin = perf_counter()
            answer = await pool.choose("level-5", game, g, int(g.seat))
            took.append(perf_counter() - begin)
            g.apply(answer)
            if len(took) % 50 == 0:
                print(f"{game}: {len(took)} of {decisions}", end="\r", flush=True)
    return took


async def measure(decisions: int, seconds: float) -> None:
    pool = CountingPool(1, seconds)
    await pool.warm()
    every = Counter[str]()
    slowest = 0.0
    for game in names():
        took = sorted(await play(game, pool, decisions // len(names())))
        after = sum(each > seconds + GRACE for each in took)
        every.update(decisions=len(took), after=after)
        slowest = max(slowest, took[-1])
        print(
            f"{game:<12} {len(took):>5} answers, median {1000 * took[len(took) // 2]:.0f} ms,"
            f" slowest {1000 * took[-1]:.0f} ms ({took[-1] / seconds:.2f} of the time allowed)"
        )
    print(
        f"{every['decisions']} answers: {every['after']} later than"
        f" {1000 * (seconds + GRACE):.0f} ms, slowest {1000 * slowest:.0f} ms;"
        f" {pool.unfinished} from the note of the best so far; {pool.lost} lost"
    )
    pool.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--load", type=int, default=0, metavar="N")
    args = parser.parse_args()
    others = [multiprocessing.Process(target=busy, daemon=True) for _ in range(args.load)]
    for other in others:
        other.start()
    asyncio.run(measure(args.decisions, args.seconds))


if __name__ == "__main__":
    main()

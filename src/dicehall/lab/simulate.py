"""Play many games between bots on all cores, and count."""

from __future__ import annotations

import gc
import math
import os
import signal
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from dicehall.bots.levels import make_bot
from dicehall.games import find
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.playout import playout
from dicehall.kit.table import Table

BOT_SEED = 1 << 40  # bots' own dice are apart from those of the table
GIVEN_UP = 5.0  # seconds for a pool to notice that its workers are gone
BRISK = 0.25  # seconds for a batch: longer ones are halved, shorter ones doubled


@dataclass
class Tally:
    """What a number of games has given."""

    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    seats: list[float] = field(default_factory=list)  # victory shares by seat
    played: Counter[str] = field(default_factory=Counter)  # games by role, such as a warrior
    won: Counter[str] = field(default_factory=Counter)  # victory shares by role

    def add(self, info: GameInfo, g: Table) -> None:
        """Count one finished game."""
        shares = g.returns()
        decisions = int(g.decisions)
        self.shortest = min(self.shortest, decisions) if self.games else decisions
        self.longest = max(self.longest, decisions)
        self.games += 1
        self.decisions += decisions
        self.seats = [a + b for a, b in zip(self.seats or [0.0] * len(shares), shares, strict=True)]
        for seat, roles in enumerate(info.roles(g)):
            for role in roles:
                self.played[role] += 1
                self.won[role] += shares[seat]  # type: ignore[assignment]

    def merge(self, other: Tally) -> None:
        """Count the games of another tally too."""
        if other.games == 0:
            return
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.seats = [
            a + b for a, b in zip(self.seats or [0.0] * len(other.seats), other.seats, strict=True)
        ]
        self.played.update(other.played)
        self.won.update(other.won)


def interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval (Wilson) of a share seen in a number of games.

    >>> low, high = interval(0.5, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = (
        z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    )
    return max(0.0, middle - reach), min(1.0, middle + reach)


def batch(setup: Setup, bots: list[str], first: int, count: int) -> Tally:
    """Play games number *first* and on; the same numbers always give the same games."""
    info = find(setup.game)
    tally = Tally()
    for number in range(first, first + count):
        g = info.new(setup, FastDice(number))
        dice = FastDice(BOT_SEED + number)
        if all(name == "random" for name in bots):
            playout(g, dice)
        else:
            players = [make_bot(name, info.id) for name in bots]
            while not g.over:
                seat = int(g.seat)
                g.apply(players[seat].choose(Knowledge(g, seat), dice))
        tally.add(info, g)
    return tally


def quiet_worker() -> None:
    """Leave Ctrl-C to the parent, and do without the cyclic garbage collector."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.disable()


T = TypeVar("T")


def clocked(play: Callable[[int, int], T], first: int, count: int) -> tuple[T, float]:
    """Play a batch, and tell the seconds it took."""
    begin = time.perf_counter()
    return play(first, count), time.perf_counter() - begin


def spread(
    play: Callable[[int, int], T],
    games: int,
    first: int,
    workers: int | None,
    largest: int,
    done: Callable[[T], None],
) -> None:
    """Play *games* games in batches on several processes; an interrupt keeps what is done.

    *play* takes the number of a batch's first game and how many there are. Batches grow from one
    game while they are brisk, so that little is lost with those under way.
    """
    workers = workers or os.cpu_count() or 1
    largest = max(1, min(largest, games // (workers * 8)))
    size = 1
    begun = 0
    with ProcessPoolExecutor(workers, initializer=quiet_worker) as pool:
        running: set[Future[tuple[T, float]]] = set()
        try:
            while begun < games or running:
                while begun < games and len(running) < 2 * workers:
                    count = min(size, games - begun)
                    running.add(pool.submit(clocked, play, first + begun, count))
                    begun += count
                over, running = wait(running, timeout=0.5, return_when=FIRST_COMPLETED)
                for future in over:
                    part, seconds = future.result()
                    size = min(largest, 2 * size) if seconds < BRISK else max(1, size // 2)
                    done(part)
        except KeyboardInterrupt:
            end(pool)


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool's workers, whatever they do."""
    workers = list((pool._processes or {}).values())
    manager = getattr(pool, "_executor_manager_thread", None)
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
    if manager is not None:
        manager.join(GIVEN_UP)  # or Python, at its own end, could write to a pipe it closes


def simulate(
    setup: Setup,
    bots: list[str],
    games: int,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[Tally], None] | None = None,
) -> Tally:
    """Play *games* games on several processes; an interrupt keeps what is done.

    The result does not depend on the number of workers.
    """
    tally = Tally()

    def done(part: Tally) -> None:
        tally.merge(part)
        if progress is not None:
            progress(tally)

    spread(partial(batch, setup, bots), games, seed, workers, 500, done)
    return tally


def timed(play: Callable[[], Tally]) -> tuple[Tally, float]:
    """Return a tally and the seconds it took."""
    start = time.perf_counter()
    return play(), time.perf_counter() - start

"""Play many games between bots, and count: the same sums wherever and whenever they are played."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from dicehall.games import find
from dicehall.kit.game import Setup
from dicehall.kit.tally import VICTORY, Tally, tally_from
from dicehall.lab.executors import Executor, Local, Span, end, spread
from dicehall.lab.folder import Folder, gaps
from dicehall.lab.intervals import interval
from dicehall.lab.run import Row, Run, engine_of

__all__ = ["VICTORY", "Tally", "batch", "end", "interval", "simulate"]


def batch(setup: Setup, bots: list[str], first: int, count: int) -> Tally:
    """Play games number *first* and on in this process."""
    return tally_from(Run(setup, tuple(bots)).play(first, count)["sums"])


class Simulation:
    """A run under way: what is done so far, in memory and in a folder if there is one."""

    def __init__(self, run: Run, games: int, seed: int = 0, out: Path | None = None) -> None:
        engine = engine_of(find(run.setup.game), run.setup.content)
        self.run = replace(run, engine=engine)
        self.games = games
        self.seed = seed
        self.tally = Tally()
        self.rows: list[Row] = []
        self.done: list[Span] = []
        self.folder = Folder(out, manifest_of(self.run, seed)) if out is not None else None
        if self.folder is not None:
            for span, gave in self.folder.read():
                if span[0] + span[1] <= seed + games:
                    self.count(span, gave)

    def count(self, span: Span, gave: dict[str, Any]) -> None:
        """Count what a batch gave."""
        self.done.append(span)
        self.tally.merge(tally_from(gave["sums"]))
        if self.folder is None:
            self.rows += gave.get("rows", [])

    def each_row(self) -> Iterator[Row]:
        """Yield the rows of the games, in their order; from the folder, where there is one."""
        if self.folder is None:
            yield from sorted(self.rows, key=lambda row: int(row["game"]))
            return
        for (first, count), gave in self.folder.read():
            if first + count <= self.seed + self.games:
                yield from gave.get("rows", [])

    def play(self, on: Executor, progress: Callable[[Tally], None] | None = None) -> bool:
        """Play what is left; an interrupt keeps what is done, and returns False."""

        def done(span: Span, gave: dict[str, Any]) -> None:
            if self.folder is not None:
                self.folder.keep(span, gave)
            self.count(span, gave)
            if progress is not None:
                progress(self.tally)

        return spread(self.run.play, gaps(self.seed, self.games, self.done), on, done)


def manifest_of(run: Run, seed: int) -> dict[str, Any]:
    """Return what decides the games of a run, for its folder."""
    return {
        "game": run.setup.game,
        "seats": run.setup.seats,
        "options": run.setup.options,
        "bots": list(run.bots),
        "rotate": run.rotate,
        "seed": seed,
        "follow": run.follow,
        "turn": run.turn,
        "engine": run.engine,
    }


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
    simulation = Simulation(Run(setup, tuple(bots)), games, seed)
    on = Local(workers)
    if simulation.play(on, progress):
        on.close()
    return simulation.tally


def timed(play: Callable[[], Any]) -> tuple[Any, float]:
    """Return what something gives, and the seconds it took."""
    start = time.perf_counter()
    return play(), time.perf_counter() - start

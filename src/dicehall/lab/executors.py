"""Where games are played: processes of this machine, or the nodes of a Ray cluster.

An executor takes batches and hands back what they gave. A batch whose worker or node died is handed
back as lost, and `spread` has it played again: the same numbers always give the same games.
"""

from __future__ import annotations

import gc
import os
import signal
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol

from dicehall.kit.game import SetupError

Play = Callable[[int, int], Any]  # the number of the first game, and how many
Span = tuple[int, int]

BRISK: Final = 0.25  # seconds for a batch: longer ones are halved, shorter ones doubled,
EIGHTFOLD: Final = BRISK / 16  # and those that take next to no time made eight times as long
PATIENCE: Final = 0.5  # seconds between two looks at the interrupt
GIVEN_UP: Final = 5.0  # seconds for a pool to notice that its workers are gone
MOST_LOSSES: Final = 5  # in a row, before we say that something is wrong


class LabError(ValueError):
    """Raised when games cannot be played or kept as asked."""


class Finished:
    """A batch that came back: what it gave and in which time, or nothing if it was lost."""

    def __init__(self, span: Span, gave: Any = None, seconds: float = 0.0, lost: str = "") -> None:
        self.span = span
        self.gave = gave
        self.seconds = seconds
        self.lost = lost  # why


class Executor(Protocol):
    """Something that plays batches."""

    workers: int

    def submit(self, play: Play, span: Span) -> None:
        """Begin a batch."""

    def finished(self) -> list[Finished]:
        """Wait a little and return the batches that came back."""

    def stop(self) -> None:
        """End at once, whatever is under way."""

    def close(self) -> None:
        """End when nothing is under way."""


def quiet_worker() -> None:
    """Leave Ctrl-C to the parent, and do without the cyclic garbage collector."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.disable()


def clocked(play: Play, first: int, count: int) -> tuple[Any, float]:
    """Play a batch, and tell the seconds it took."""
    begin = time.perf_counter()
    return play(first, count), time.perf_counter() - begin


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool's workers, whatever they do."""
    workers = list((pool._processes or {}).values())
    manager = getattr(pool, "_executor_manager_thread", None)
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
    if manager is not None:
        manager.join(GIVEN_UP)  # or Python, at its own end, could write to a pipe it closes


class Local:
    """Processes of this machine, one a core unless told otherwise."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1
        self.running: dict[Future[tuple[Any, float]], Span] = {}
        self.pool = ProcessPoolExecutor(self.workers, initializer=quiet_worker)

    def submit(self, play: Play, span: Span) -> None:
        """Begin a batch."""
        try:
            future = self.pool.submit(clocked, play, *span)
        except BrokenProcessPool as error:  # noticed only now; the lost ones will be told
            future = Future()
            future.set_exception(error)
        self.running[future] = span

    def finished(self) -> list[Finished]:
        """Wait a little and return the batches that came back.

        When a worker dies, all that was under way is lost, and a new pool takes the place of the
        old one.
        """
        over, _running = wait(self.running, PATIENCE, FIRST_COMPLETED)
        came = [self.taken(future) for future in sorted(over, key=self.running.__getitem__)]
        if any(batch.lost for batch in came):
            for future in wait(self.running).done:  # a broken pool fails them all
                came.append(self.taken(future))
            end(self.pool)
            self.pool = ProcessPoolExecutor(self.workers, initializer=quiet_worker)
        return came

    def taken(self, future: Future[tuple[Any, float]]) -> Finished:
        """Return what came of a batch."""
        span = self.running.pop(future)
        try:
            return Finished(span, *future.result())
        except BrokenProcessPool:
            return Finished(span, lost="a worker died")

    def stop(self) -> None:
        """End at once, whatever is under way."""
        end(self.pool)

    def close(self) -> None:
        """End when nothing is under way."""
        self.pool.shutdown()


def executor(where: str, workers: int | None = None) -> Executor:
    """Return where to play: `local`, `ray` (begun here) or `ray:ADDRESS` (a cluster)."""
    kind, _colon, address = where.partition(":")
    if kind == "local" and not address:
        return Local(workers)
    if kind == "ray":
        try:
            from dicehall.lab.on_ray import OnRay
        except ModuleNotFoundError:
            raise SetupError("--on ray wants Ray: pip install 'dicehall[ray]'") from None
        return OnRay(address, workers)
    raise SetupError(f"--on is {where!r}; right would be: local, ray, ray:ADDRESS")


def next_size(size: int, seconds: float) -> int:
    """Return how many games the next batch has, by the time that one took.

    >>> next_size(4, 0.001), next_size(32, 0.1), next_size(64, 0.4), next_size(1, 9.0)
    (32, 64, 32, 1)
    """
    if seconds < BRISK:
        return size * (8 if seconds < EIGHTFOLD else 2)
    return max(1, size // 2)


def spread(
    play: Play,
    spans: list[Span],
    on: Executor,
    done: Callable[[Span, Any], None],
    largest: int = 1 << 30,
) -> bool:
    """Play all games of some spans in batches; an interrupt keeps what is done, and returns False.

    Batches grow from one game while they are brisk, so that little is lost with those under way. A
    lost one is played again.
    """
    games = sum(count for _first, count in spans)
    largest = max(1, min(largest, games // (on.workers * 8)))
    left = deque(spans)
    size = 1
    running = 0
    losses = 0
    try:
        while left or running:
            while left and running < 2 * on.workers:
                first, count = left.popleft()
                if count > size:
                    left.appendleft((first + size, count - size))
                on.submit(play, (first, min(size, count)))
                running += 1
            came = on.finished()
            running -= len(came)
            for batch in came:
                if batch.lost:
                    left.appendleft(batch.span)
                    continue
                size = min(largest, next_size(size, batch.seconds))
                done(batch.span, batch.gave)
            if any(not batch.lost for batch in came):
                losses = 0
            elif came:
                losses += 1
                if losses == MOST_LOSSES:
                    first, count = came[0].span
                    last = first + count - 1
                    raise LabError(f"games {first} to {last}: {came[0].lost}, {losses} times")
    except BaseException as error:
        on.stop()
        if isinstance(error, KeyboardInterrupt):
            return False
        raise
    return True

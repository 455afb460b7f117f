"""Many tables on several processes: a batch each, in memory that all of them share."""

from __future__ import annotations

import multiprocessing as mp
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dicehall.kit.action import IllegalAction
from dicehall.rl.batch import Batch, Flags, Floats, Numbers, reward

APART = 1 << 40  # the games of different processes are numbered apart


class Shared:
    """The arrays of all tables, in one piece of memory."""

    def __init__(self, memory: SharedMemory, count: int, seats: int, size: int, actions: int):
        at = 0

        def place(kind: Any, *shape: int) -> NDArray[Any]:
            nonlocal at
            array: NDArray[Any] = np.ndarray(shape, kind, memory.buf, at)
            at += -(-array.nbytes // 64) * 64
            return array

        self.asked: Numbers = place(np.int64, count)
        self.chosen: Numbers = place(np.int64, count)
        self.shares = place(np.float64, count, seats)
        self.observed: Floats = place(np.float32, count, size)
        self.finished: Flags = place(np.bool_, count)
        self.mask: Flags = place(np.bool_, count, actions)

    @staticmethod
    def room(count: int, seats: int, size: int, actions: int) -> int:
        """Return how many bytes the arrays need."""
        return count * (16 + 8 * seats + 4 * size + 1 + actions) + 6 * 64


def work(
    pipe: Connection, make: Callable[[], Batch], memory: SharedMemory, shape: Any, part: slice
) -> None:
    """Step a part of the tables whenever asked; end with the other side of the pipe."""
    shared = Shared(memory, *shape)
    batch = make()
    what = "look"
    parent = mp.parent_process()
    try:
        while True:
            if what == "step":
                shared.finished[part] = batch.step(shared.chosen[part])
                shared.shares[part] = batch.shares
            if what == "sample":
                shared.chosen[part] = batch.sample()
            else:
                shared.asked[part] = batch.asked
                shared.mask[part] = batch.legal_mask()
                batch.observe(shared.observed[part])
            pipe.send((batch.games, batch.decisions))
            if pipe not in wait([pipe, parent.sentinel] if parent else [pipe]):
                return  # the parent is dead; the pipe may be held open by others
            what = pipe.recv()
            if what == "end":
                return
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return


class Workers:
    """N tables of one game on several processes, used as a `Batch` is.

        with Workers(game, 512, processes=2) as tables:
            while tables.games < 1000:
                seen, legal = tables.observe(), tables.legal_mask()
                finished = tables.step(policy(seen, legal))

    Observations and masks are written by the processes as they step, so to look costs nothing.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 0,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        processes: int = 2,
    ) -> None:
        if processes < 1 or count % processes:
            raise ValueError(f"{count} tables on {processes} processes; right would be equal parts")
        one = Batch(game, 1, seats, options, seed)
        self.count, self.seats, self.size, self.actions = count, one.seats, one.size, one.actions
        shape = (count, one.seats, one.size, one.actions)
        self._memory = SharedMemory(create=True, size=Shared.room(*shape))
        self._shared = Shared(self._memory, *shape)
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        self.games = 0
        self.decisions = 0
        each = count // processes
        for number in range(processes):
            ours, theirs = mp.Pipe()
            make = Maker(game, each, seats, options, seed + number * APART)
            part = slice(number * each, (number + 1) * each)
            process = mp.Process(
                target=work, args=(theirs, make, self._memory, shape, part), daemon=True
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._heard()

    @property
    def asked(self) -> Numbers:
        """The seat that each table asks."""
        return self._shared.asked

    @property
    def shares(self) -> NDArray[np.float64]:
        """Shares of the victory in the games that have just ended."""
        return self._shared.shares

    @property
    def rewards(self) -> Floats:
        """Rewards of each seat in the games that have just ended."""
        return reward(self._shared.shares)

    def observe(self) -> Floats:
        """Return what each table's asked seat knows."""
        return self._shared.observed

    def legal_mask(self) -> Flags:
        """Return which numbers may be answered, a row for each table."""
        return self._shared.mask

    def sample(self) -> Numbers:
        """Return a legal number for each table, chosen by chance."""
        self._tell("sample")
        self._heard()
        return self._shared.chosen

    def step(self, actions: Numbers) -> Flags:
        """Answer at every table; return which games ended. What is illegal is refused first."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.count,):
            raise ValueError(
                f"actions have the shape {numbers.shape}; right would be {(self.count,)}"
            )
        if not ((numbers >= 0) & (numbers < self.actions)).all():
            raise IllegalAction(f"an action is not a number from 0 to {self.actions - 1}")
        fits = self._shared.mask[np.arange(self.count), numbers]
        if not fits.all():
            table = int(np.flatnonzero(~fits)[0])
            raise IllegalAction(f"table {table}: number {numbers[table]} is no answer to it")
        self._shared.chosen[:] = numbers
        self._tell("step")
        self._heard()
        return self._shared.finished

    def _tell(self, what: str) -> None:
        for pipe in self._pipes:
            try:
                pipe.send(what)
            except BrokenPipeError:
                raise RuntimeError("a process of the tables has died") from None

    def _heard(self) -> None:
        told = [self._take(pipe) for pipe in self._pipes]
        self.games = sum(games for games, _decisions in told)
        self.decisions = sum(decisions for _games, decisions in told)

    def _take(self, pipe: Connection) -> Any:
        try:
            return pipe.recv()
        except (EOFError, ConnectionResetError):
            raise RuntimeError("a process of the tables has died") from None

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are gone then."""
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send("end")
            pipe.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()
                process.join()
        self._pipes, self._processes = [], []
        if hasattr(self, "_shared"):
            del self._shared
            self._memory.close()
            self._memory.unlink()

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class Maker:
    """Makes the batch of a process, there."""

    def __init__(self, *args: Any) -> None:
        self.args = args

    def __call__(self) -> Batch:
        return Batch(*self.args)

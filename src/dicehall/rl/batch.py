"""Many tables stepped at once, with observations and masks as NumPy arrays."""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from dicehall.games import find
from dicehall.kit.action import IllegalAction
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.many import ManyTables

Floats: TypeAlias = NDArray[np.float32]
Flags: TypeAlias = NDArray[np.bool_]
Numbers: TypeAlias = NDArray[np.int64]
Number = TypeVar("Number", bound=np.generic)


def set_up(game: str | GameInfo, seats: int, options: dict[str, Any] | None) -> Setup:
    """Return a checked set-up; without a number of seats as few as can play."""
    info = find(game) if isinstance(game, str) else game
    return info.check(Setup(info.id, seats or info.fewest, options))


def seen_in(buffer: Any, kind: type[Number]) -> NDArray[Number]:
    """Return an array that sees what compiled code writes into a buffer; nothing is copied."""
    return np.frombuffer(memoryview(buffer), kind)


class Batch:
    """N tables of one game. Each asks one seat at a time for the number of an answer.

        batch = Batch(game, 256)
        while batch.games < 1000:
            seen, legal = batch.observe(), batch.legal_mask()
            finished = batch.step(policy(seen, legal))
            batch.rewards[finished]  # a row for each game that has just ended

    A finished table is laid anew at once. `asked` is the seat each table asks. Arrays that are
    returned are the batch's own: they change with the next call, so keep a copy of what you need.
    """

    def __init__(
        self,
        game: str | GameInfo,
        count: int,
        seats: int = 0,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        again: bool = True,
    ) -> None:
        if count < 1:
            raise ValueError(f"a batch of {count} tables; right would be 1 or more")
        self.setup = set_up(game, seats, options)
        self.info = find(game) if isinstance(game, str) else game
        core = ManyTables(self.info, self.setup, count, seed, again)
        self.core = core
        self.count = count
        self.seats = int(core.seats)
        self.actions = int(core.actions)
        self.size = int(core.size)
        self.asked: Numbers = seen_in(core.asked, np.int64)
        self.finished: Flags = seen_in(core.finished, np.uint8).view(np.bool_)
        self.shares = seen_in(core.shares, np.float64).reshape(count, self.seats)
        self._mask: Flags = (
            seen_in(core.masks, np.uint8).view(np.bool_).reshape(count, self.actions)
        )
        self._seen = seen_in(core.observations, np.float64).reshape(count, self.size)
        self._chosen: Numbers = seen_in(core.chosen, np.int64)
        self._observed: Floats = np.zeros((count, self.size), np.float32)

    @property
    def games(self) -> int:
        """How many games have ended."""
        return int(self.core.games)

    @property
    def decisions(self) -> int:
        """How many answers have been given."""
        return int(self.core.decisions)

    @property
    def rewards(self) -> Floats:
        """Rewards of each seat in the games that have just ended, see `reward`."""
        return reward(self.shares)

    def observe(self, out: Floats | None = None) -> Floats:
        """Write what each table's asked seat knows into *out*, or into the batch's own array."""
        target = self._observed if out is None else out
        if target.shape != self._seen.shape:
            raise ValueError(f"out has the shape {target.shape}; right would be {self._seen.shape}")
        self.core.observe()
        np.copyto(target, self._seen, casting="same_kind")
        return target

    def legal_mask(self) -> Flags:
        """Return which numbers may be answered, a row for each table."""
        self.core.mark()
        return self._mask

    def sample(self) -> Numbers:
        """Return a legal number for each table, chosen by chance."""
        self.core.choose()
        return self._chosen

    def step(self, actions: Numbers) -> Flags:
        """Answer at every table; return which games ended with it."""
        if actions is self._chosen:
            self.core.step_chosen()
            return self.finished
        numbers = np.ascontiguousarray(actions, "<i8")
        if numbers.shape != (self.count,):
            raise ValueError(
                f"actions have the shape {numbers.shape}; right would be {(self.count,)}"
            )
        if not ((numbers >= 0) & (numbers < self.actions)).all():
            raise IllegalAction(f"an action is not a number from 0 to {self.actions - 1}")
        self.core.step(numbers.tobytes())
        return self.finished


def reward(shares: NDArray[np.float64]) -> Floats:
    """Return rewards that add up to zero: 1 for a victory; all lose alike, with two seats -1.

    >>> reward(np.array([[1.0, 0.0], [0.5, 0.5]])).tolist()
    [[1.0, -1.0], [0.0, 0.0]]
    """
    seats = shares.shape[-1]
    scaled: Floats = ((shares - 1 / seats) * (seats / (seats - 1))).astype(np.float32)
    return scaled

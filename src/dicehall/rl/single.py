"""One table for the adapters: its seats, what they know, and which numbers they may answer."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from dicehall.kit.action import Action
from dicehall.kit.game import GameInfo
from dicehall.kit.table import Table
from dicehall.rl.batch import Batch, Floats, reward, seen_in

Mask = NDArray[np.int8]


def observed(g: Table, seat: int) -> Floats:
    """Return what a seat of any table knows."""
    seen = vec[float]([0.0] * g.observation_size())
    g.observe(seat, seen)
    return seen_in(seen, np.float64).astype(np.float32)


class Single:
    """A table that is laid anew only when asked to."""

    def __init__(self, game: str | GameInfo, seats: int, options: dict[str, Any] | None) -> None:
        self.batch = Batch(game, 1, seats, options, again=False)
        self.core = self.batch.core
        self.info = self.batch.info
        self.seats = self.batch.seats
        self.actions = self.batch.actions
        self.size = self.batch.size
        self._seen = seen_in(self.core.observations, np.float64)
        self._mask = seen_in(self.core.masks, np.int8)
        self._nothing: Mask = np.zeros(self.actions, np.int8)

    @property
    def table(self) -> Table:
        """The table itself, for referees: it knows what no seat may know."""
        return self.core.tables[0]

    def lay(self, seed: int) -> None:
        """Lay the table anew; the same seed gives the same game."""
        self.core.next = seed
        self.core.reset(0)

    def over(self) -> bool:
        """Tell whether the game has ended."""
        return bool(self.core.finished[0])

    def asked(self) -> int:
        """Return the seat that is asked."""
        return int(self.core.asked[0])

    def answer(self, number: int) -> None:
        """Answer for the asked seat."""
        self.core.understand(0, number)
        self.core.go_on(0, number)

    def play(self, action: Action) -> None:
        """Answer for the asked seat with an action that was offered."""
        self.core.play(0, action)

    def observation(self, seat: int) -> Floats:
        """Return what a seat knows."""
        self.core.observe_for(0, seat)
        return self._seen.astype(np.float32)

    def mask(self, seat: int) -> Mask:
        """Return which numbers a seat may answer: none, unless it is asked."""
        if self.core.asked[0] != seat:
            return self._nothing.copy()
        self.core.mark_one(0)
        return self._mask.copy()

    def legal(self, number: int) -> bool:
        """Tell whether a number may be answered now."""
        self.core.mark_one(0)
        return 0 <= number < self.actions and bool(self._mask[number])

    def rewards(self) -> list[float]:
        """Return what each seat gets for the game that has ended."""
        return [float(one) for one in reward(self.batch.shares)[0]]

    def text(self) -> str:
        """Show the table as text: what lies open, and what is asked."""
        g = self.table
        lines = [f"{key}: {value}" for key, value in g.view(None).items()]
        if not g.over:
            lines.append(f"seat {g.seat + 1} is asked {g.asking()}")
        return "\n".join(lines)

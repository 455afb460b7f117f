"""What makes a seat win: a conditional logistic regression over many games, with NumPy.

A seat's strength is the sum of the effects of what it has: its place, its bot, its roles and cards.
Its chance is the exponential of its strength as a part of all at the table. The effects that make
the shares of victories likeliest are found by Newton's method, with a weak pull towards zero
(`RIDGE`, as if one had seen a game or two for and against each); intervals follow from the
curvature. So an effect is told apart from those of all other things in the model.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

RIDGE: Final = 1.0
STEPS: Final = 50
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Effect:
    """An effect on the strength, with its standard error, and the share of victories it means."""

    name: str
    value: float
    error: float
    seats: int  # at the table
    seen: int  # seats that had it

    def share(self, errors: float = 0.0) -> float:
        """Return the share of victories of a seat with this effect among even ones."""
        odds = float(np.exp(self.value + errors * self.error))
        return odds / (odds + self.seats - 1)

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share."""
        return self.share(-1.96), self.share(1.96)


class Model:
    """Things that seats may have, and their effects."""

    def __init__(self, names: list[tuple[str, str]], seats: int) -> None:
        self.names = names  # family, such as `role`, and name
        self.places = {name: i for i, name in enumerate(names)}
        self.seats = seats
        self.effects: Floats = np.zeros(len(names))
        self.cover: Floats = np.eye(len(names))
        self.seen: Floats = np.zeros(len(names))

    def row(self, has: list[dict[tuple[str, str], float]]) -> Floats:
        """Return what each seat of a game has, as numbers."""
        numbers = np.zeros((self.seats, len(self.names)))
        for seat, things in enumerate(has):
            for name, amount in things.items():
                at = self.places.get(name)
                if at is not None:
                    numbers[seat, at] = amount
        return numbers

    def fit(self, games: list[Floats], won: list[list[float]]) -> None:
        """Find the effects from what the seats of some games had, and their shares of victories."""
        x = np.array(games).reshape(len(games), self.seats, len(self.names))
        y = np.array(won)
        self.seen = np.abs(x).astype(bool).sum((0, 1))
        effects = np.zeros(len(self.names))
        ridge = RIDGE * np.eye(len(self.names))
        for _step in range(STEPS):
            strength = x @ effects
            chance = np.exp(strength - strength.max(1, keepdims=True))
            chance /= chance.sum(1, keepdims=True)
            slope = np.einsum("gsk,gs->k", x, y - chance) - RIDGE * effects
            mean = np.einsum("gsk,gs->gk", x, chance)
            flat = x.reshape(-1, x.shape[2])
            curve = flat.T @ (flat * chance.reshape(-1, 1)) - mean.T @ mean + ridge
            self.cover = np.linalg.inv(curve)
            step = self.cover @ slope
            effects = effects + step
            if np.abs(step).max(initial=0.0) < 1e-8:
                break
        self.effects = effects

    def family(self, family: str, around_mean: bool = True) -> list[Effect]:
        """Return the effects of a family, around their mean or as against not having it."""
        at = [i for i, name in enumerate(self.names) if name[0] == family]
        found = []
        for i in at:
            weights = np.zeros(len(self.names))
            if around_mean:
                weights[at] = -1 / len(at)
            weights[i] += 1
            error = float(np.sqrt(weights @ self.cover @ weights))
            value = float(weights @ self.effects)
            found.append(Effect(self.names[i][1], value, error, self.seats, int(self.seen[i])))
        return found


def things_of(row: dict[str, Any], seat: int) -> dict[tuple[str, str], float]:
    """Return what a seat of a game had before its first answer: place, bot, roles."""
    things = {("seat", str(seat + 1)): 1.0, ("bot", row["bots"][seat]): 1.0}
    for role in row["roles"][seat]:
        things["role", role] = things.get(("role", role), 0.0) + 1.0
    return things

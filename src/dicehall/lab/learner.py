"""The net of `kit.net` as NumPy sees it: how its weights are found from positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from dicehall.kit.net import FINE, FINER, packed_net

Floats: TypeAlias = NDArray[np.float32]
Numbers: TypeAlias = NDArray[np.int64]
Weights: TypeAlias = dict[str, Floats]

BATCH: Final = 512
RATE: Final = 1e-3
SLOWEST: Final = 1e-4
DECAY: Final = 1e-5  # keeps the weights of rows that are seldom seen small
WIDEST: Final = 7.9
ORDER: Final = (
    "first", "first_bias", "second", "second_bias", "last", "last_bias", "faith",
    "policy", "policy_bias", "trust",
)  # fmt: skip


@dataclass
class Positions:
    """Many positions, as `bots.selfplay.Harvest` keeps them; rows and options lie end to end."""

    rows: Numbers
    ends: Numbers
    won: Floats
    base: Floats
    thought: Floats
    game: Numbers
    option_rows: Numbers
    option_likings: Floats
    option_tries: Floats
    option_ends: Numbers

    def __len__(self) -> int:
        return len(self.ends)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return all of it by name."""
        return dict(vars(self))


def harvested(harvest: Any, first: int) -> Positions:
    """Return what compiled code has kept; games are numbered from *first*."""

    def taken(name: str, kind: Any, to: Any) -> NDArray[Any]:
        buffer = getattr(harvest, name)
        if len(buffer) == 0:
            return np.zeros(0, to)
        return np.frombuffer(memoryview(buffer), kind).astype(to)

    numbers, floats = np.int64, np.float64
    return Positions(
        taken("rows", numbers, np.int32),
        taken("ends", numbers, numbers),
        taken("won", floats, np.float32),
        taken("base", floats, np.float32),
        taken("thought", floats, np.float32),
        taken("game", numbers, numbers) + first,
        taken("option_rows", numbers, np.int32),
        taken("option_likings", floats, np.float32),
        taken("option_tries", floats, np.float32),
        taken("option_ends", numbers, numbers),
    )


def joined(parts: list[Positions]) -> Positions:
    """Return all positions of several harvests, one after the other."""
    found: dict[str, NDArray[Any]] = {}
    for name in Positions.__dataclass_fields__:
        arrays = [getattr(part, name) for part in parts]
        if name in ("ends", "option_ends"):
            of = "rows" if name == "ends" else "option_rows"
            before = np.cumsum([0, *[len(getattr(part, of)) for part in parts]])
            arrays = [array + at for array, at in zip(arrays, before, strict=False)]
        found[name] = np.concatenate(arrays) if arrays else np.zeros(0)
    return Positions(**found)


def spans(ends: Numbers, chosen: Numbers) -> tuple[Numbers, Numbers]:
    """Return where the items of the chosen positions lie, and which of the chosen each belongs to.

    >>> places, owners = spans(np.array([2, 3, 6]), np.array([2, 0]))
    >>> places.tolist(), owners.tolist()
    ([3, 4, 5, 0, 1], [0, 0, 0, 1, 1])
    """
    starts = np.where(chosen > 0, ends[chosen - 1], 0)
    counts = ends[chosen] - starts
    owners = np.repeat(np.arange(len(chosen)), counts)
    skipped = np.cumsum(counts) - counts
    places = np.arange(counts.sum()) - np.repeat(skipped, counts) + np.repeat(starts, counts)
    return places, owners


class Learner:
    """Weights in the making. Equal seeds and positions give equal weights."""

    def __init__(self, rows: int, hidden: int, middle: int, options: int, seed: int) -> None:
        self.shape = (rows, hidden, middle, options)
        self.random = np.random.default_rng(seed)
        self.steps = 0

        def drawn(spread: float, *shape: int) -> Floats:
            return (self.random.standard_normal(shape) * spread).astype(np.float32)

        self.weights: Weights = {
            "first": drawn(0.1, rows, hidden),
            "first_bias": np.full(hidden, 0.1, np.float32),
            "second": drawn((2 / hidden) ** 0.5, hidden, middle),
            "second_bias": np.full(middle, 0.1, np.float32),
            "last": drawn(0.3 * middle**-0.5, middle),
            "last_bias": np.zeros(1, np.float32),
            "faith": np.ones(1, np.float32),
            "policy": np.zeros((options, hidden), np.float32),
            "policy_bias": np.zeros(options, np.float32),
            "trust": np.ones(1, np.float32),
        }
        self.mean = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in self.weights.items()}

    # ---- one batch ----

    def held(self, positions: Positions, chosen: Numbers) -> Floats:
        """Return a line for each position: 1 where a row holds."""
        places, owners = spans(positions.ends, chosen)
        seen = np.zeros((len(chosen), self.shape[0]), np.float32)
        seen[owners, positions.rows[places]] = 1.0
        return seen

    def foreseen(self, positions: Positions, chosen: Numbers) -> Floats:
        """Return the shares of the victory that the net foresees."""
        w = self.weights
        units = np.maximum(self.held(positions, chosen) @ w["first"] + w["first_bias"], 0)
        inner = np.maximum(units @ w["second"] + w["second_bias"], 0)
        return sigmoid(inner @ w["last"] + w["last_bias"] + w["faith"] * positions.base[chosen])

    def learn(
        self, positions: Positions, chosen: Numbers, aims: Floats, rate: float
    ) -> tuple[float, float]:
        """Take one step towards some positions; return the losses of shares and of answers."""
        w = self.weights
        count = len(chosen)
        seen = self.held(positions, chosen)
        units = np.maximum(seen @ w["first"] + w["first_bias"], 0)
        inner = np.maximum(units @ w["second"] + w["second_bias"], 0)
        base = positions.base[chosen]
        share = sigmoid(inner @ w["last"] + w["last_bias"] + w["faith"] * base)
        aim = aims[chosen]
        slope: Weights = {}
        off = (share - aim) / count
        slope["last"] = inner.T @ off
        slope["last_bias"] = np.array([off.sum()], np.float32)
        slope["faith"] = np.array([off @ base], np.float32)
        inner_off = np.outer(off, w["last"]) * (inner > 0)
        slope["second"] = units.T @ inner_off
        slope["second_bias"] = inner_off.sum(0)
        units_off = inner_off @ w["second"].T
        answers = self.learn_answers(positions, chosen, units, units_off, slope)
        units_off *= units > 0
        slope["first"] = seen.T @ units_off + (DECAY * w["first"])
        slope["first_bias"] = units_off.sum(0)
        self.step(slope, rate)
        return cross_entropy(share, aim), answers

    def learn_answers(
        self,
        positions: Positions,
        chosen: Numbers,
        units: Floats,
        units_off: Floats,
        slope: Weights,
    ) -> float:
        """Add the slopes of what the options of each question draw; return the loss."""
        w = self.weights
        for name in ("policy", "policy_bias", "trust"):
            slope[name] = np.zeros_like(w[name])
        places, owners = spans(positions.option_ends, chosen)
        if len(places) == 0:
            return 0.0
        rows = positions.option_rows[places] % self.shape[3]
        likings = positions.option_likings[places]
        tries = positions.option_tries[places]
        weighed = w["policy"][rows]
        draw = (weighed * units[owners]).sum(1) + w["policy_bias"][rows] + w["trust"] * likings
        most = np.full(len(chosen), -np.inf, np.float32)
        np.maximum.at(most, owners, draw)
        power = np.exp(draw - most[owners])
        chance = power / np.bincount(owners, power, len(chosen))[owners].astype(np.float32)
        off = ((chance - tries) / len(chosen)).astype(np.float32)
        order = np.argsort(rows, kind="stable")
        first = np.flatnonzero(np.r_[True, np.diff(rows[order]) > 0])
        slope["policy"][rows[order][first]] = np.add.reduceat(
            (off[:, None] * units[owners])[order], first
        )
        slope["policy_bias"][:] = np.bincount(rows, off, self.shape[3])
        slope["trust"][0] = off @ likings
        units_off += (
            np.add.reduceat(
                np.r_[off[:, None] * weighed, np.zeros((1, self.shape[1]), np.float32)],
                np.searchsorted(owners, np.arange(len(chosen))),
            )
            * np.isin(np.arange(len(chosen)), owners)[:, None]
        )
        asked = len(np.unique(owners))
        return float(-(tries * np.log(np.maximum(chance, 1e-9))).sum() / asked)

    def step(self, slope: Weights, rate: float) -> None:
        """Adam: each weight moves by its own mean slope, measured by its own usual size."""
        self.steps += 1
        near, far = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, weight in self.weights.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (slope[name] - mean)
            square += 0.001 * (slope[name] ** 2 - square)
            weight -= (rate / near) * mean / (np.sqrt(square / far) + 1e-8)
            np.clip(weight, -WIDEST, WIDEST, out=weight)

    # ---- many batches ----

    def study(
        self,
        positions: Positions,
        chosen: Numbers,
        passes: float,
        trust: float,
        rates: tuple[float, float] = (RATE, SLOWEST),
    ) -> tuple[float, float]:
        """Go through positions so many times, in an order by chance; return the mean losses.

        The aim is who won, and for a part of *trust* what a search thought.
        """
        known = positions.thought >= 0
        aims = np.where(
            known, (1 - trust) * positions.won + trust * positions.thought, positions.won
        ).astype(np.float32)
        total = max(1, round(len(chosen) * passes / BATCH))
        losses = np.zeros(2)
        order = self.random.permutation(chosen)
        at = 0
        for step in range(total):
            if at + BATCH > len(order):
                order, at = self.random.permutation(chosen), 0
            rate = rates[0] + (rates[1] - rates[0]) * step / total
            losses += self.learn(positions, order[at : at + BATCH], aims, rate)
            at += BATCH
        return float(losses[0] / total), float(losses[1] / total)

    def loss(self, positions: Positions, chosen: Numbers) -> float:
        """Return how far off the foreseen shares are from who won: the mean log loss."""
        sums = 0.0
        for at in range(0, len(chosen), BATCH):
            part = chosen[at : at + BATCH]
            share = self.foreseen(positions, part)
            sums += cross_entropy(share, positions.won[part]) * len(part)
        return sums / max(1, len(chosen))

    def packed(self, facts: dict[str, Any]) -> bytes:
        """Return the weights as a file for `kit.net`."""
        rows, hidden, middle, options = self.shape
        shape = {"rows": rows, "hidden": hidden, "middle": middle, "options": options}
        parts = [
            np.rint(self.weights[name] * (FINE if name.startswith("first") else FINER))
            .astype("<i2")
            .tobytes()
            for name in ORDER
        ]
        return packed_net({**shape, **facts}, b"".join(parts))


def sigmoid(total: Floats) -> Floats:
    """Return shares for sums."""
    shares: Floats = (1 / (1 + np.exp(-np.clip(total, -30, 30)))).astype(np.float32)
    return shares


def cross_entropy(share: Floats, aim: Floats) -> float:
    """Return the mean log loss of shares."""
    share = np.clip(share, 1e-6, 1 - 1e-6)
    return float(-(aim * np.log(share) + (1 - aim) * np.log(1 - share)).mean())

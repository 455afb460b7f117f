"""A record as a trajectory: what each seat saw, might answer and answered, and what it got."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from dicehall.games import find
from dicehall.kit.action import Action
from dicehall.kit.dense import DenseActions
from dicehall.kit.replay import Record, steps
from dicehall.kit.table import Table
from dicehall.rl.batch import Flags, Floats, Numbers, reward
from dicehall.rl.single import observed


class Trajectory(NamedTuple):
    """A game step by step; an answer in two halves makes two steps.

    Of a game that did not end the rewards are zeros.
    """

    seats: Numbers  # who answered
    observations: Floats  # what that seat knew
    masks: Flags  # which numbers it might answer
    actions: Numbers  # which it answered
    rewards: Floats  # of each seat, at the end

    def returns(self) -> Floats:
        """Return for each step what its seat got at the end."""
        gained: Floats = self.rewards[self.seats]
        return gained


def trajectory(record: Record, where: str = "record") -> Trajectory:
    """Return the trajectory of a record, which is checked on the way as in a replay."""
    info = find(record.setup.game)
    dense = DenseActions(info.notation)
    seats: list[int] = []
    seen: list[Floats] = []
    masks: list[Flags] = []
    actions: list[int] = []
    tables = steps(record, info, where)
    g = next(tables)
    for seat, text in record.answers:
        g.turn_to(seat)
        knows = observed(g, seat)
        for mask, number in halves(g, info.notation.read(g, text), dense):
            seats.append(seat)
            seen.append(knows)
            masks.append(mask)
            actions.append(number)
        g = next(tables)
    count = len(actions)
    shares = record.result if record.result is not None else [1 / g.seats] * int(g.seats)
    return Trajectory(
        np.array(seats, np.int64),
        np.array(seen, np.float32).reshape(count, int(g.observation_size())),
        np.array(masks, np.bool_).reshape(count, int(dense.size)),
        np.array(actions, np.int64),
        reward(np.array(shares)),
    )


def halves(g: Table, action: Action, dense: DenseActions) -> list[tuple[Flags, int]]:
    """Return the steps of an answer: a mask and a number, for each half that is asked for."""
    options = g.legal()
    first = int(dense.first(action))
    found = [(marked(dense, [int(dense.first(option)) for option in options]), first)]
    alike = [option for option in options if dense.first(option) == first]
    if len(alike) > 1:
        rest = marked(dense, [int(dense.second(option)) for option in alike])
        found.append((rest, int(dense.second(action))))
    return found


def marked(dense: DenseActions, numbers: list[int]) -> Flags:
    """Return a mask of some numbers."""
    mask = np.zeros(int(dense.size), np.bool_)
    mask[numbers] = True
    return mask

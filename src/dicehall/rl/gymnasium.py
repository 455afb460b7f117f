"""Every game as a Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from dicehall.bots.bot import Bot
from dicehall.bots.levels import make_bot
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo
from dicehall.kit.knowledge import Knowledge
from dicehall.rl.pettingzoo import SEEDS, observation_space
from dicehall.rl.single import Single

Observation = dict[str, Any]


class DicehallEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a table against bots.

        env = DicehallEnv(game, rivals="greedy")
        seen, info = env.reset(seed=7)
        seen, reward, over, _cut, info = env.step(number)  # where seen["action_mask"] is 1

    With *seat* None each game is played from a seat chosen by chance. The reward comes with the
    end: 1 for a victory, adding up to zero over the seats. A number that is no legal answer ends
    the game as a defeat, and `info["illegal"]` says so.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (Gymnasium's own form)

    def __init__(
        self,
        game: str | GameInfo,
        rivals: str = "random",
        seats: int = 0,
        seat: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.single = Single(game, seats, options)
        if seat is not None and not 0 <= seat < self.single.seats:
            raise ValueError(f"seat is {seat}; right would be 0 to {self.single.seats - 1}")
        self.render_mode = render_mode
        self.rivals = rivals
        self.fixed = seat
        self.seat = seat or 0
        self.bots: list[Bot] = []
        self.dice = FastDice(0)
        self.observation_space = observation_space(self.single.size, self.single.actions)
        self.action_space = spaces.Discrete(self.single.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Lay the table anew, and let the bots play until the seat is asked."""
        super().reset(seed=seed)
        single = self.single
        while True:
            single.lay(int(self.np_random.integers(SEEDS)))
            self.dice = FastDice(int(self.np_random.integers(SEEDS)))
            if self.fixed is None:
                self.seat = int(self.np_random.integers(single.seats))
            self.bots = [make_bot(self.rivals, single.info.id) for _seat in range(single.seats)]
            self.let_bots_play()
            if not single.over():  # a game that is decided before the seat is asked teaches nothing
                return self.seen(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots play until the seat is asked again."""
        single = self.single
        if not single.legal(int(action)):
            return self.seen(), -1.0 / (single.seats - 1), True, False, {"illegal": int(action)}
        single.answer(int(action))
        self.let_bots_play()
        if single.over():
            return self.seen(), single.rewards()[self.seat], True, False, {}
        return self.seen(), 0.0, False, False, {}

    def let_bots_play(self) -> None:
        """Answer for the other seats."""
        single = self.single
        while not single.over() and single.asked() != self.seat:
            seat = single.asked()
            g = single.table
            single.play(self.bots[seat].choose(Knowledge(g, seat), self.dice))

    def seen(self) -> Observation:
        """Return what the seat knows and may answer."""
        single = self.single
        return {
            "observation": single.observation(self.seat),
            "action_mask": single.mask(self.seat),
        }

    def render(self) -> str:
        """Show what lies open, as text."""
        return self.single.text()

"""Every game as an environment of RLCard, for its agents and its `tournament`.

RLCard is not needed for it: the environment has what RLCard's agents ask of one, by the same names.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, TypeAlias

import numpy as np

from dicehall.kit.game import GameInfo
from dicehall.kit.table import Table
from dicehall.rl.single import Single

State: TypeAlias = dict[str, Any]
Numbers = np.ndarray[Any, np.dtype[Any]]


class RlcardEnv:
    """A table as RLCard sees one: states with `obs` and `legal_actions`, and payoffs at the end."""

    def __init__(
        self,
        game: str | GameInfo,
        seats: int = 0,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        allow_step_back: bool = False,
    ) -> None:
        self.single = Single(game, seats, options)
        self.name = f"dicehall-{self.single.info.id}"
        self.num_players = self.single.seats
        self.num_actions = self.single.actions
        self.state_shape = [[self.single.size] for _seat in range(self.num_players)]
        self.action_shape = [None for _seat in range(self.num_players)]
        self.allow_step_back = allow_step_back
        self.agents: list[Any] = []
        self.action_recorder: list[tuple[int, int]] = []
        self.before: list[tuple[Table, int]] = []  # tables as they were, for going back
        self.timestep = 0
        self.seed(seed)

    def seed(self, seed: int | None = None) -> int | None:
        """Begin the seeds of the games to come anew."""
        self.np_random = np.random.default_rng(seed)
        return seed

    def set_agents(self, agents: list[Any]) -> None:
        """Say who plays, seat by seat."""
        self.agents = agents

    # ---- a game, step by step ----

    def reset(self) -> tuple[State, int]:
        """Lay the table anew; return the state of the seat that is asked, and the seat."""
        self.single.lay(int(self.np_random.integers(1 << 31)))
        self.action_recorder = []
        self.before = []
        return self.asked()

    def step(self, action: int, raw_action: bool = False) -> tuple[State, int]:
        """Answer for the asked seat; raw actions are numbers too."""
        core = self.single.core
        if self.allow_step_back:
            self.before.append((self.single.table.copy(), int(core.half[0])))
        self.action_recorder.append((self.get_player_id(), int(action)))
        self.single.answer(int(action))
        self.timestep += 1
        return self.asked()

    def step_back(self) -> tuple[State, int] | bool:
        """Take the last answer back; False if there is none."""
        if not self.allow_step_back:
            raise ValueError("allow_step_back is False; right would be True, to step back")
        if not self.before:
            return False
        self.single.core.put(0, *self.before.pop())
        self.action_recorder.pop()
        self.timestep -= 1
        return self.asked()

    def asked(self) -> tuple[State, int]:
        """Return the state of the seat that is asked, and the seat."""
        seat = self.get_player_id()
        return self.get_state(seat), seat

    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.single.over()

    def get_player_id(self) -> int:
        """Return the seat that is asked; after the end the first one."""
        return max(0, self.single.asked())

    def get_state(self, player_id: int) -> State:
        """Return what a seat knows and may answer."""
        legal = [] if self.is_over() else [int(n) for n in np.flatnonzero(self.mask(player_id))]
        seen = self.single.observation(player_id)
        return {
            "obs": seen,
            "legal_actions": OrderedDict.fromkeys(legal),
            "raw_obs": seen,
            "raw_legal_actions": legal,
            "action_record": self.action_recorder,
        }

    def mask(self, seat: int) -> Numbers:
        """Return which numbers a seat may answer."""
        return self.single.mask(seat)

    def get_payoffs(self) -> Numbers:
        """Return what each seat has won: 1 for a victory, adding up to zero."""
        return np.array(self.single.rewards())

    def get_perfect_information(self) -> dict[str, Any]:
        """Return what lies open, and who is asked."""
        return {**self.single.table.view(None), "current_player": self.get_player_id()}

    def get_action_feature(self, action: int) -> Numbers:
        """Return an action as a row with a single 1."""
        feature = np.zeros(self.num_actions, np.int8)
        feature[action] = 1
        return feature

    # ---- whole games ----

    def run(self, is_training: bool = False) -> tuple[list[list[Any]], Numbers]:
        """Let the agents play a game.

        Return for each seat its states and answers in turn, ended by the last state, and payoffs.
        """
        paths: list[list[Any]] = [[] for _seat in range(self.num_players)]
        state, seat = self.reset()
        while not self.is_over():
            agent = self.agents[seat]
            action = agent.step(state) if is_training else agent.eval_step(state)[0]
            paths[seat] += [state, action]
            state, seat = self.step(action)
        for seat in range(self.num_players):
            paths[seat].append(self.get_state(seat))
        return paths, self.get_payoffs()


def make(game: str | GameInfo, **words: Any) -> RlcardEnv:
    """Return a game as RLCard's own `make` does: `make("sea-dice", seats=3, seed=1)`."""
    return RlcardEnv(game, **words)

"""Every game as a PettingZoo environment: one seat after another (AEC), or all at once.

*max_cycles* cuts a game off after so many steps, with no reward for anybody. *illegal* says what
becomes of a number that is not legal: it is `refused` with an error, or, for programs that look at
no mask, `drawn` anew among the legal ones.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv, ParallelEnv

from dicehall.kit.game import GameInfo
from dicehall.rl.single import Single

SEEDS: Final = 1 << 31
REFUSED: Final = "refused"
DRAWN: Final = "drawn"


@cache
def observation_space(size: int, actions: int) -> spaces.Dict:
    """What an agent gets: numbers, and which answers are legal."""
    numbers = spaces.Box(-np.inf, np.inf, (size,), np.float32)
    return spaces.Dict(
        {"observation": numbers, "action_mask": spaces.Box(0, 1, (actions,), np.int8)}
    )


class Seats:
    """What both kinds of environment share: agents, spaces, seeds and text."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"]}

    def __init__(
        self,
        game: str | GameInfo,
        seats: int = 0,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int = 0,
        illegal: str = REFUSED,
        numbers_more: int = 0,
    ) -> None:
        if max_cycles < 0:
            raise ValueError(f"max_cycles is {max_cycles}; right would be 1 or more, or 0: no end")
        if illegal not in (REFUSED, DRAWN):
            raise ValueError(f"illegal is {illegal!r}; right would be {REFUSED!r} or {DRAWN!r}")
        self.single = Single(game, seats, options)
        self.max_cycles = max_cycles
        self.lenient = illegal == DRAWN
        self.cycles = 0
        named = {"name": f"dicehall_{self.single.info.id}_v1", "is_parallelizable": False}
        self.metadata = {**Seats.metadata, **named}  # type: ignore[misc]
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.single.seats)]
        self.agents = self.possible_agents[:]
        self.number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = self.single.actions + numbers_more
        shown = observation_space(self.single.size, size)
        self.observation_spaces = dict.fromkeys(self.possible_agents, shown)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._random, _seed = np_random(None)

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent gets."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the numbers of an agent's answers."""
        return self.action_spaces[agent]

    def lay(self, seed: int | None) -> None:
        """Lay the table anew; without a seed go on from the last one given."""
        if seed is not None:
            self._random, _seed = np_random(seed)
        self.single.lay(int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.cycles = 0

    def meant(self, number: int) -> int:
        """Return a number that is legal for the asked seat: this one, or one that is drawn."""
        single = self.single
        if not self.lenient or single.legal(number):
            return number
        return int(self._random.choice(np.flatnonzero(single.mask(single.asked()))))

    def cut(self) -> bool:
        """Count a step, and tell whether it was the last that is allowed."""
        self.cycles += 1
        return self.cycles == self.max_cycles

    def render(self) -> str | None:
        """Show what lies open, as text."""
        text = self.single.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held."""


class DicehallAEC(Seats, AECEnv[str, Any, Any]):  # type: ignore[misc]
    """Seats are asked one at a time, as the game asks them.

    A sealed question is put to seat after seat; nobody observes what another has answered. The
    reward comes with the end: 1 for a victory, adding up to zero.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay the table anew."""
        self.lay(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.ended = False
        self.agent_selection = self.possible_agents[self.single.asked()]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows and may answer."""
        seat = self.number[agent]
        single = self.single
        return {"observation": single.observation(seat), "action_mask": single.mask(seat)}

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked."""
        if self.ended:
            self._was_dead_step(action)
            return
        single = self.single
        single.answer(self.meant(action) if self.lenient else action)  # type: ignore[arg-type]
        cut = self.cut()
        if not single.over() and not cut:
            self.agent_selection = self.possible_agents[single.asked()]
            return
        self.ended = True
        if single.over():
            self.rewards = dict(zip(self.agents, single.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


class DicehallParallel(Seats, ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """All seats answer at once: a sealed question is answered by all whom it is put to.

    Who is not asked waits: the last number, the only legal one for them then.
    """

    def __init__(self, game: str | GameInfo, seats: int = 0, **words: Any) -> None:
        super().__init__(game, seats, **words, numbers_more=1)
        self.wait = self.single.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Lay the table anew."""
        self.lay(seed)
        return self.shown(), {agent: {} for agent in self.agents}

    def asked(self) -> int:
        """Return the asked seats, as a mask."""
        return int(self.single.table.asked())

    def shown(self) -> dict[str, Any]:
        """Return what each agent knows and may answer."""
        return {agent: self.observe(self.number[agent]) for agent in self.agents}

    def observe(self, seat: int) -> dict[str, Any]:
        """Return what a seat knows and may answer."""
        single = self.single
        mask = np.zeros(self.wait + 1, np.int8)
        if self.asked() >> seat & 1:
            self.turn_to(seat)
            mask[: self.wait] = single.mask(seat)
        else:
            mask[self.wait] = 1
        return {"observation": single.observation(seat), "action_mask": mask}

    def turn_to(self, seat: int) -> None:
        """Put a sealed question to one of those it is open for."""
        single = self.single
        if single.asked() != seat:
            single.table.turn_to(seat)
            single.core.put(0, single.table)

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Answer for all who are asked."""
        single = self.single
        asked = self.asked()
        for agent, number in actions.items():
            if asked >> self.number[agent] & 1 and not single.over():
                self.turn_to(self.number[agent])
                single.answer(self.meant(int(number)))
        over = single.over()
        cut = self.cut() and not over
        gained = single.rewards() if over else [0.0] * single.seats
        shown = self.shown()
        agents = self.agents
        if over or cut:
            self.agents = []
        return (
            shown,
            dict(zip(agents, gained, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )


def env(game: str | GameInfo, **words: Any) -> DicehallAEC:
    """Return a game as an AEC environment: `env(game, seats=4)`."""
    return DicehallAEC(game, **words)


def parallel_env(game: str | GameInfo, **words: Any) -> DicehallParallel:
    """Return a game as a parallel environment."""
    return DicehallParallel(game, **words)

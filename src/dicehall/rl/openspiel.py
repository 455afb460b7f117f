"""Every game for OpenSpiel: `load_game(game, chance="explicit")`, or, once this is imported,
`pyspiel.load_game("dicehall_<game>")` and `pyspiel.load_game("dicehall_<game>_explicit")`.

Chance is either *sampled*: dice fall within an answer, by a seed; or *explicit*: each draw is a
chance node of its own, so that algorithms may look at all that can happen. A state never changes a
table: it goes on with a copy, so a clone of a state costs next to nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from dicehall.games import find, names
from dicehall.kit.action import Action
from dicehall.kit.dense import WHOLE, DenseActions
from dicehall.kit.dice import AwaitedDice, Dice, DrawNeeded, FastDice
from dicehall.kit.events import Event
from dicehall.kit.look import seen
from dicehall.kit.observation import total
from dicehall.kit.table import Table
from dicehall.rl.batch import reward, set_up
from dicehall.rl.single import observed

SAMPLED = "sampled"
EXPLICIT = "explicit"
MOST_OUTCOMES = 1024  # of one draw
SEEDS = 1 << 31
PARAMETERS: dict[str, Any] = {"players": 0, "seed": 0, "options": "{}"}


class Step:
    """An answer, the table after it, and what was told."""

    def __init__(self, table: Table, events: list[Event], seat: int, answer: str) -> None:
        self.table = table
        self.events = events
        self.seat = seat
        self.answer = answer


class Past:
    """What has happened so far, step by step. It never changes, so copies of a state share it.

    A row of steps and no chain: compiled things must not be freed at the end of a long chain, where
    CPython puts them aside in a place that those which cannot be part of a cycle do not have.
    """

    def __init__(self, steps: tuple[Step, ...]) -> None:
        self.steps = steps

    def __deepcopy__(self, memo: object) -> Past:
        return self

    @property
    def table(self) -> Table:
        """The table as it lies now."""
        return self.steps[-1].table

    def told(self, game: DicehallGame, player: int) -> list[object]:
        """Return all a player has answered and been told so far."""
        return [
            [
                step.answer if step.seat == player else None,
                seen(game.info, step.table, step.events, player),
            ]
            for step in self.steps
        ]

    def with_table(self, table: Table) -> Past:
        """Return the same past with another table at its end."""
        last = self.steps[-1]
        return Past((*self.steps[:-1], Step(table, last.events, last.seat, last.answer)))


class DicehallGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Dicehall with a set-up."""

    def __init__(self, id: str, explicit: bool, params: dict[str, Any] | None = None) -> None:
        words = {**PARAMETERS, **(params or {})}
        self.info = find(id)
        self.setup = set_up(id, int(words["players"]), json.loads(words["options"]))
        self.explicit = explicit
        self.seed = int(words["seed"])
        self.dense = DenseActions(self.info.notation)
        self.size = total(self.info.observation(self.setup.seats))
        super().__init__(
            game_type(id, self.explicit), self.limits(), {**words, "players": self.setup.seats}
        )

    def limits(self) -> Any:
        """Return how large the game can get."""
        return pyspiel.GameInfo(
            num_distinct_actions=int(self.dense.size),
            max_chance_outcomes=MOST_OUTCOMES if self.explicit else 0,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=2 * self.info.longest,
        )

    def new_initial_state(self) -> DicehallState:
        """Lay the table."""
        return DicehallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DicehallObserver:
        """Return what turns states into what a player knows."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return DicehallObserver(self, recall)


class DicehallState(pyspiel.State):  # type: ignore[misc]
    """A table, waiting for an answer, for half of one or, with explicit chance, for a draw."""

    def __init__(self, game: DicehallGame) -> None:
        super().__init__(game)
        self.past: Past | None = None
        self.half = WHOLE
        self.settled: list[int] = []  # draws since the last answer
        self.sides = 0  # of the draw that is awaited
        self.awaited: Action | None = None  # the answer it belongs to; None: the set-up
        self.go_on()

    @property
    def dicehall(self) -> DicehallGame:
        """The game this is a state of."""
        game: DicehallGame = self.get_game()
        return game

    @property
    def table(self) -> Table:
        """The table as it lies. It knows what no player may know."""
        assert self.past is not None, "the table is still being laid"
        return self.past.table

    # ---- the flow ----

    def go_on(self) -> None:
        """Carry out the answer, or lay the table, as far as the draws are settled."""
        game = self.dicehall
        journal: list[Event] = []
        dice: Dice = AwaitedDice(self.settled) if game.explicit else FastDice(game.seed)
        self.sides = 0
        try:
            if self.past is None:
                g = game.info.new(game.setup, dice, journal)
                seat, answer = -1, ""
            else:
                assert self.awaited is not None
                before = self.past.table
                seat, answer = int(before.seat), game.info.notation.write(before, self.awaited)
                g = before.copy()
                g.journal = journal
                if game.explicit:
                    g.dice = dice
                g.apply(self.awaited)
        except DrawNeeded as draw:
            self.sides = draw.sides
            return
        g.journal = None
        before_it = self.past.steps if self.past is not None else ()
        self.past = Past((*before_it, Step(g, journal, seat, answer)))
        self.settled = []

    def current_player(self) -> int:
        """Return who is to act."""
        if self.sides:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else int(self.table.seat)

    def numbers(self) -> dict[int, list[Action]]:
        """Return the legal numbers, each with the options it may mean."""
        dense = self.dicehall.dense
        found: dict[int, list[Action]] = {}
        for option in self.table.legal():
            number = dense.first(option)
            if self.half != WHOLE:
                if number != self.half:
                    continue
                number = dense.second(option)
            found.setdefault(int(number), []).append(option)
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.numbers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return how a draw may fall, each way as likely."""
        return [(value, 1 / self.sides) for value in range(self.sides)]

    def _apply_action(self, action: int) -> None:
        if self.sides:
            self.settled = [*self.settled, action]
            self.go_on()
            return
        meant = self.numbers()[action]
        if len(meant) > 1:
            self.half = action
            return
        self.half = WHOLE
        self.awaited = meant[0]
        self.go_on()

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return not self.sides and bool(self.table.over)

    def returns(self) -> list[float]:
        """Return what each player has gained: 1 for a victory, adding up to zero."""
        if not self.is_terminal():
            return [0.0] * self.dicehall.setup.seats
        return [float(one) for one in reward(np.array(self.table.returns()))]

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> DicehallState:
        """Return a state that the player cannot tell from this one, the unseen dealt anew."""
        assert self.past is not None
        twin: DicehallState = self.clone()
        dice = FastDice(int(probability_sampler() * SEEDS))
        twin.past = self.past.with_table(self.past.table.determinised(player, dice))
        return twin

    # ---- words ----

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action} of {self.sides}"
        meant = self.numbers()[action]
        written = [self.dicehall.info.notation.write(self.table, option) for option in meant]
        return written[0] if len(written) == 1 else f"{written[0]} ... ({len(written)})"

    def __str__(self) -> str:
        if self.sides:
            return f"a draw of {self.sides}, after {self.settled}"
        return json.dumps(self.table.view(None))


class DicehallObserver:
    """What a player knows: numbers, and a text that with recall tells all since the beginning."""

    def __init__(self, game: DicehallGame, recall: bool) -> None:
        self.game = game
        self.recall = recall
        self.tensor = np.zeros(game.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: DicehallState, player: int) -> None:
        """Write what a player knows as numbers."""
        if state.past is None or state.sides:
            self.tensor.fill(0)
        else:
            self.tensor[:] = observed(state.table, player)

    def string_from(self, state: DicehallState, player: int) -> str:
        """Return what a player knows as text."""
        if state.past is None:
            return ""
        shown: object = state.table.view(player)
        if self.recall:
            shown = [shown, state.past.told(self.game, player)]
        return json.dumps(shown)


def game_type(id: str, explicit: bool) -> Any:
    """Return what OpenSpiel wants to know of a game beforehand."""
    modes = pyspiel.GameType.ChanceMode
    info = find(id)
    return pyspiel.GameType(
        short_name=f"dicehall_{id}_explicit" if explicit else f"dicehall_{id}",
        long_name=f"Dicehall: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if explicit else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.most,
        min_num_players=info.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


def load_game(id: str, chance: str = SAMPLED, **words: Any) -> DicehallGame:
    """Return a game: `players`, `seed`, `options` as a dict, and chance sampled or explicit."""
    if chance not in (SAMPLED, EXPLICIT):
        raise ValueError(f"chance is {chance!r}; right would be: {SAMPLED}, {EXPLICIT}")
    if isinstance(words.get("options"), dict):
        words["options"] = json.dumps(words["options"])
    unknown = [word for word in words if word not in PARAMETERS]
    if unknown:
        known = ", ".join(PARAMETERS)
        raise ValueError(f"a game takes no {unknown[0]!r}; right would be: {known}")
    return DicehallGame(id, chance == EXPLICIT, words)


def maker(id: str, explicit: bool) -> type[DicehallGame]:
    """Return the class of a registered game, which is made from its parameters alone."""

    class Registered(DicehallGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(id, explicit, params)

    return Registered


for _id in names():
    for _explicit in (False, True):
        pyspiel.register_game(game_type(_id, _explicit), maker(_id, _explicit))

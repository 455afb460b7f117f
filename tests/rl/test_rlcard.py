"""Games as environments of RLCard; its own agents and helpers where it is installed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from dicehall.games import names
from dicehall.rl.rlcard import RlcardEnv, make


class Agent:
    """Draws its answers, as RLCard's agents are asked for them."""

    use_raw = False

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def step(self, state: dict[str, Any]) -> int:
        return int(self.rng.choice(list(state["legal_actions"])))

    def eval_step(self, state: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        return self.step(state), {}


def laid(game: str, **words: Any) -> RlcardEnv:
    """Return a game with agents at all seats."""
    table = make(game, **words)
    table.set_agents([Agent(seat) for seat in range(table.num_players)])
    return table


@pytest.mark.parametrize("game", names())
def test_agents_play_to_the_end(game: str) -> None:
    table = laid(game, seed=4)
    paths, payoffs = table.run(is_training=True)
    assert sum(payoffs) == pytest.approx(0, abs=1e-6)
    assert sum(len(path) // 2 for path in paths) == table.timestep
    for path in paths:
        for state, action in zip(path[:-1:2], path[1::2], strict=True):
            assert action in state["legal_actions"]
            assert state["obs"].shape == tuple(table.state_shape[0])
        assert not path[-1]["legal_actions"]


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = laid("warriorz", seats=3, seed=9), laid("warriorz", seats=3, seed=9)
    games = []
    for _game in range(2):
        one.run()
        other.run()
        assert one.action_recorder == other.action_recorder
        games.append(one.action_recorder)
    assert games[0] != games[1]


@pytest.mark.parametrize("game", names())
def test_steps_can_be_taken_back(game: str) -> None:
    table = make(game, seed=2, allow_step_back=True)
    state, seat = table.reset()
    seen = [(state, seat)]
    while not table.is_over() and len(seen) < 400:
        legal = list(seen[-1][0]["legal_actions"])
        seen.append(table.step(legal[len(seen) % len(legal)]))
    for state, seat in reversed(seen[:-1]):
        back = table.step_back()
        assert not isinstance(back, bool)
        assert back[1] == seat
        assert np.array_equal(back[0]["obs"], state["obs"])
        assert back[0]["legal_actions"] == state["legal_actions"]
    assert table.step_back() is False


def test_steps_are_not_taken_back_unless_it_was_said_before() -> None:
    table = make("pig")
    table.reset()
    with pytest.raises(ValueError, match="allow_step_back"):
        table.step_back()


@pytest.mark.parametrize("game", names())
def test_rlcards_own_agents_and_helpers(game: str) -> None:
    pytest.importorskip("rlcard")
    from rlcard.agents import RandomAgent
    from rlcard.utils import reorganize, tournament

    table = make(game, seed=4)
    table.set_agents([RandomAgent(table.num_actions) for _seat in range(table.num_players)])
    for path in reorganize(*table.run(is_training=True)):
        assert [done for *_told, done in path] == [False] * (len(path) - 1) + [True]
    assert sum(tournament(table, 2)) == pytest.approx(0, abs=1e-6)


def test_what_rlcards_own_environments_have_is_there() -> None:
    """But for what lies between them and their games."""
    rlcard = pytest.importorskip("rlcard")
    theirs = rlcard.make("leduc-holdem")
    ours = make("pig")
    asked = {name for name in dir(theirs) if not name.startswith("_")}
    assert asked - {"game", "default_game_config", "actions", "card2index"} <= set(dir(ours))
    assert theirs.reset()[0].keys() == ours.reset()[0].keys()

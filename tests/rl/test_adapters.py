"""The libraries' own checks, for every game."""

from __future__ import annotations

import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from dicehall.games import names
from dicehall.rl import openspiel
from dicehall.rl.gymnasium import DicehallEnv
from dicehall.rl.pettingzoo import env, parallel_env

pytestmark = pytest.mark.filterwarnings("ignore")  # what the libraries say of each other


@pytest.mark.parametrize("game", names())
def test_pettingzoo(game: str, capsys: pytest.CaptureFixture[str]):
    api_test(env(game), num_cycles=200, verbose_progress=False)
    seed_test(lambda: env(game), num_cycles=30)
    render_test(lambda render_mode: env(game, render_mode=render_mode))
    capsys.readouterr()


@pytest.mark.parametrize("game", names())
def test_pettingzoo_in_parallel(game: str, capsys: pytest.CaptureFixture[str]):
    parallel_api_test(parallel_env(game), num_cycles=60)
    parallel_seed_test(lambda: parallel_env(game, illegal="drawn"), num_cycles=30)
    capsys.readouterr()


@pytest.mark.parametrize("game", names())
def test_pettingzoo_cut_off(game: str):
    """The check draws any numbers and wants agents asked equally often: in parallel they are."""

    def parallel(max_cycles: int) -> Any:
        return parallel_env(game, max_cycles=max_cycles, illegal="drawn")

    def one_by_one(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=one_by_one))


def test_a_game_cut_off_is_truncated_and_rewards_nobody():
    table = env("warriorz", max_cycles=3, illegal="drawn")
    table.reset(seed=1)
    for step in range(3):
        assert not any(table.truncations.values()), step
        table.step(10**6)  # legal nowhere
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert not any(table.rewards.values())
    for _agent in table.agent_iter():
        assert table.last()[3]
        table.step(None)
    assert table.agents == []
    table.reset(seed=1)
    assert not any(table.truncations.values())


def test_a_game_that_ends_with_its_last_cycle_is_over_and_not_cut_off():
    def steps(table: Any) -> int:
        table.reset(seed=3)
        count = 0
        while not table.ended:
            table.step(10**6)
            count += 1
        return count

    length = steps(env("pig", illegal="drawn"))
    table = env("pig", illegal="drawn", max_cycles=length)
    assert steps(table) == length
    assert all(table.terminations.values())
    assert not any(table.truncations.values())
    assert sorted(table.rewards.values()) == [-1.0, 1.0]


def test_an_illegal_answer_is_refused_unless_it_shall_be_drawn_anew():
    table = env("pig")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="1000000"):
        table.step(10**6)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"max_cycles": -1}, "max_cycles is -1; right would be 1 or more, or 0: no end"),
        ({"illegal": "lost"}, "illegal is 'lost'; right would be 'refused' or 'drawn'"),
    ],
)
def test_words_that_mean_nothing_are_refused(words: dict[str, Any], told: str):
    with pytest.raises(ValueError, match=told):
        env("pig", **words)


@pytest.mark.parametrize("game", names())
def test_gymnasium(game: str):
    check_env(DicehallEnv(game, rivals="greedy", render_mode="ansi"))


def test_a_seat_of_gymnasium_plays_to_the_end():
    table = DicehallEnv("warriorz", rivals="greedy", seats=3, seat=1)
    seen, _info = table.reset(seed=4)
    over, gained = False, 0.0
    while not over:
        number = np.flatnonzero(seen["action_mask"])[-1]
        seen, gained, over, _cut, info = table.step(number)
        assert "illegal" not in info
    assert gained in (1.0, -0.5)


def test_an_illegal_answer_loses_and_is_named():
    table = DicehallEnv("pig")
    table.reset(seed=1)
    _seen, gained, over, _cut, info = table.step(np.int64(0))
    assert (gained, over, info) == (-1.0, True, {"illegal": 0})


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
@pytest.mark.parametrize("game", ["pig", "warriorz"])
def test_openspiel(game: str, chance: str):
    table = openspiel.load_game(game, chance=chance)
    pyspiel.random_sim_test(table, num_sims=1, serialize=chance == "explicit", verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("chance", ["sampled", "explicit"])
@pytest.mark.parametrize("game", ["quarriors", "shadespire", "shazar"])
def test_openspiel_with_long_games(game: str, chance: str):
    test_openspiel(game, chance)


def some_way(state: Any, steps: int) -> None:
    """Play on: the first legal answers, and draws in the middle."""
    for _step in range(steps):
        actions = state.legal_actions()
        state.apply_action(actions[len(actions) // 2])


@pytest.mark.parametrize("game", ["warriorz", "shazar"])
def test_a_resampled_state_cannot_be_told_from_the_real_one(game: str):
    state = openspiel.load_game(game).new_initial_state()
    some_way(state, 25)
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.37)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()


def test_a_long_game_is_freed_whole():
    """Freed as a chain, compiled things were put aside over other things' memory."""
    play = """if True:
        from dicehall.rl import openspiel
        state = openspiel.load_game("quarriors").new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[len(actions) // 2])
        del state
    """
    with_guards = {**os.environ, "PYTHONMALLOC": "debug"}
    subprocess.run([sys.executable, "-c", play], env=with_guards, check=True)


def test_explicit_chance_is_each_draw_of_the_dice():
    state = openspiel.load_game("pig", chance="explicit").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert state.is_chance_node()
    assert [value for value, _share in state.chance_outcomes()] == list(range(6))


def test_a_clone_goes_its_own_way():
    state = openspiel.load_game("warriorz").new_initial_state()
    twin = state.clone()
    some_way(twin, 5)
    assert state.move_number() == 0
    assert str(state) != str(twin)

"""Tables on several processes, and records as trajectories."""

from __future__ import annotations

import os
import signal

import numpy as np
import pytest

from dicehall.games import find, names
from dicehall.kit.action import IllegalAction
from dicehall.kit.game import Setup
from dicehall.lab.run import Run
from dicehall.rl.batch import Batch
from dicehall.rl.single import Single
from dicehall.rl.trajectory import trajectory
from dicehall.rl.workers import APART, Workers


@pytest.mark.parametrize("game", ["pig", "shadespire"])
def test_processes_play_as_batches_do(game: str) -> None:
    parts = [Batch(game, 4, seed=5), Batch(game, 4, seed=5 + APART)]
    with Workers(game, 8, seed=5, processes=2) as tables:
        for _step in range(250):
            for at, batch in enumerate(parts):
                own = slice(4 * at, 4 * at + 4)
                assert (tables.observe()[own] == batch.observe()).all()
                assert (tables.legal_mask()[own] == batch.legal_mask()).all()
                assert (tables.asked[own] == batch.asked).all()
            chosen = tables.sample().copy()
            finished = tables.step(chosen)
            for at, batch in enumerate(parts):
                own = slice(4 * at, 4 * at + 4)
                assert (batch.step(chosen[own]) == finished[own]).all()
                assert (tables.rewards[own][finished[own]] == batch.rewards[finished[own]]).all()
        assert tables.games == sum(batch.games for batch in parts)
        assert tables.decisions == sum(batch.decisions for batch in parts) > 0


def test_what_is_illegal_is_refused_before_any_table_goes_on() -> None:
    with Workers("warriorz", 4, processes=2) as tables:
        legal = tables.sample().copy()
        wrong = legal.copy()
        wrong[3] = int(np.flatnonzero(~tables.legal_mask()[3])[0])
        with pytest.raises(IllegalAction, match="table 3"):
            tables.step(wrong)
        assert tables.decisions == 0
        tables.step(legal)
        assert tables.decisions == 4
    with pytest.raises(ValueError, match="equal parts"):
        Workers("pig", 5, processes=2)


def test_a_dead_process_is_told_of() -> None:
    with Workers("pig", 4, processes=2) as tables:
        victim = tables._processes[1]
        os.kill(victim.pid, signal.SIGKILL)
        victim.join()
        with pytest.raises(RuntimeError, match="has died"):
            tables.step(tables.sample())


@pytest.mark.parametrize("game", names())
def test_a_record_is_a_trajectory_that_plays_again(game: str) -> None:
    """Each step shows what a table that is stepped by these numbers shows."""
    info = find(game)
    setup = info.check(Setup(game, info.fewest))
    record = Run(setup, ("thumb",)).record(11)
    path = trajectory(record)
    table = Single(game, info.fewest, setup.options)
    table.lay(11)
    for step in range(len(path.actions)):
        seat = int(path.seats[step])
        assert table.asked() == seat
        assert (table.observation(seat) == path.observations[step]).all()
        assert (table.mask(seat) == path.masks[step]).all()
        assert path.masks[step][path.actions[step]]
        table.answer(int(path.actions[step]))
    assert table.over()
    assert path.rewards.tolist() == table.rewards()
    assert (path.returns() == path.rewards[path.seats]).all()

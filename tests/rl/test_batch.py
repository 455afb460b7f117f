"""Many tables at once: they play by the same rules, and nothing is half done."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from dicehall.games import find, names
from dicehall.kit.action import IllegalAction
from dicehall.kit.observation import places, total
from dicehall.kit.table import OPTION_ROOM
from dicehall.rl.batch import Batch
from dicehall.rl.single import observed


def played(game: str, count: int, steps: int, seed: int = 3) -> Batch:
    """A batch some steps on, each answered by chance."""
    batch = Batch(game, count, seed=seed)
    for _step in range(steps):
        batch.step(batch.sample())
    return batch


@pytest.mark.parametrize("game", names())
def test_what_a_batch_shows_is_what_the_asked_seats_know(game: str):
    batch = played(game, 6, 40)
    seen, mask = batch.observe(), batch.legal_mask()
    for i, g in enumerate(batch.core.tables):
        assert batch.asked[i] == g.seat
        assert (seen[i] == observed(g, int(g.seat))).all()
        first = {int(batch.core.dense.first(option)) for option in g.legal()}
        assert batch.core.half[i] >= 0 or set(np.flatnonzero(mask[i])) == first


@pytest.mark.parametrize("game", names())
def test_games_end_and_begin_anew(game: str):
    batch = Batch(game, 8, seed=1)
    ended = 0
    while ended < 10:
        mask = batch.legal_mask()
        actions = batch.sample()
        assert mask[np.arange(8), actions].all()
        finished = batch.step(actions)
        if finished.any():
            ended += int(finished.sum())
            assert batch.rewards[finished].sum(axis=1) == pytest.approx(0, abs=1e-6)
            assert batch.shares[finished].sum(axis=1) == pytest.approx(1)
    assert batch.games == ended
    assert not any(g.over for g in batch.core.tables)


def test_a_question_may_have_more_options_than_there_was_room_for():
    """The marks of one table once ran on into those of the next."""
    batch = played("warriorz", 3, 20)
    g = batch.core.tables[0]
    for _more in range(3 * OPTION_ROOM):
        g.offer(g.options[0])
    for _again in range(2):
        mask = batch.legal_mask()
        for i, table in enumerate(batch.core.tables):
            first = {int(batch.core.dense.first(option)) for option in table.legal()}
            assert set(np.flatnonzero(mask[i])) == first
        g.option_count = 1


def test_the_same_seed_gives_the_same_games():
    one, other = played("warriorz", 5, 200), played("warriorz", 5, 200)
    assert (one.observe() == other.observe()).all()
    assert (one.observe() != played("warriorz", 5, 200, seed=4).observe()).any()


def test_an_illegal_number_is_refused_before_any_table_goes_on():
    batch = played("warriorz", 4, 9)
    before = [int(g.decisions) for g in batch.core.tables]
    actions = batch.sample().copy()
    actions[3] = np.flatnonzero(~batch.legal_mask()[3])[0]
    with pytest.raises(IllegalAction, match="table 3 asks"):
        batch.step(actions)
    assert [int(g.decisions) for g in batch.core.tables] == before


def test_wrong_shapes_and_counts_are_named():
    batch = Batch("pig", 2)
    with pytest.raises(ValueError, match="shape"):
        batch.step(np.zeros(3, np.int64))
    with pytest.raises(IllegalAction, match="from 0 to 2"):
        batch.step(np.array([1, 9]))
    with pytest.raises(ValueError, match="right would be"):
        batch.observe(np.zeros((2, 3), np.float32))
    with pytest.raises(ValueError, match="1 or more"):
        Batch("pig", 0)


@pytest.mark.parametrize("game", names())
def test_every_number_of_an_observation_has_a_meaning(game: str):
    info = find(game)
    for seats in range(info.fewest, info.most + 1):
        batch = Batch(game, 1, seats)
        fields = info.observation(seats)
        assert total(fields) == batch.size
        assert len(places(fields)) == len(fields), "two fields have one name"


def test_fields_lie_where_they_are_said_to_lie():
    batch = played("quarriors", 1, 200)
    g: Any = batch.core.tables[0]
    seat = int(g.seat)
    seen = batch.observe()[0]
    spots = places(find("quarriors").observation(2))
    for name, wanted in (
        ("seat-0.glory", g.players[seat].glory),
        ("seat-1.glory", g.players[1 - seat].glory),
        ("round", g.round),
        ("target", g.target),
        ("asked", 1),
    ):
        start, end = spots[name]
        assert seen[start:end].tolist() == [wanted], name

"""What `import dicehall` gives."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import dicehall
from dicehall import surface
from dicehall.games import find, names


class First(dicehall.Bot):
    """A bot of somebody else: it takes the first option."""

    def choose(self, knowledge, dice):
        return knowledge.options()[0]


def test_all_that_is_promised_is_there():
    assert set(surface.__all__) <= set(dicehall.__all__)
    assert all(getattr(dicehall, name) is not None for name in dicehall.__all__)


def test_nothing_of_the_engine_is_imported_before_it_is_asked_for():
    asked = "import dicehall, sys; print([m for m in sys.modules if m.startswith('dicehall.')])"
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_what_is_not_there_is_said_with_what_is():
    with pytest.raises(AttributeError, match="dicehall has no 'roll'; there is: Bot, "):
        dicehall.roll  # noqa: B018


@pytest.mark.parametrize("game", names())
def test_a_table_is_laid_and_answered(game: str):
    g = dicehall.new(game, seed=3)
    assert g.seats == find(game).fewest
    g.play(g.seat, g.legal()[0])
    assert g.decisions == 1


def test_options_are_checked():
    with pytest.raises(dicehall.SetupError, match="option 'goal'"):
        dicehall.new("pig", goal=-1)
    with pytest.raises(dicehall.SetupError, match="no game is called 'pug'"):
        dicehall.new("pug")


def test_a_bot_of_ones_own_plays_and_the_record_verifies(tmp_path: Path):
    record = dicehall.play("pig", [First(), "random"], seed=5, goal=30)
    assert record.names == ["First", "random"]
    record.save(tmp_path / "game.jsonl")
    read = dicehall.read_record(tmp_path / "game.jsonl")
    assert dicehall.verify(read).over
    read.answers[0] = (read.answers[0][0], "hold")
    with pytest.raises(dicehall.RecordError):
        dicehall.verify(read)


def test_many_games_are_the_same_on_any_number_of_processes():
    one, two = [
        dicehall.simulate("pig", ["greedy", "random"], 20, seed=2, workers=workers)
        for workers in (1, 2)
    ]
    assert one == two
    assert one.games == 20


def test_a_bot_that_is_not_there_is_named_before_anything_is_played():
    with pytest.raises(dicehall.SetupError, match="there is no bot 'gredy'"):
        dicehall.simulate("pig", ["gredy", "random"], 1)

"""Random playouts, and the benchmarks made of them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from dicehall.games import find, names
from dicehall.kit.conformance import Case
from dicehall.kit.dice import FastDice
from dicehall.kit.playout import copies, playout, playouts, random_games
from dicehall.kit.snapshot import difference

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize("game", names())
def test_a_playout_ends_the_game_and_counts_its_decisions(game: str):
    g = Case(find(game), 4).new()
    assert playout(g, FastDice(1)) == g.decisions > 0
    assert g.over


@pytest.mark.parametrize("game", names())
def test_playouts_leave_the_root_alone_and_repeat(game: str):
    g = Case(find(game), 4).new()
    before = g.copy()
    assert playouts(g, 5, 1) == playouts(g, 5, 1)
    assert not difference(g, before)


def test_random_games_are_laid_out_and_played():
    case = Case(find("pig"), 4)
    assert random_games(case.info, case.setup, 10, 1) >= 10


def test_copies_returns_the_last_copy():
    g = Case(find("pig"), 4).new()
    assert copies(g, 3) is not g


def test_the_benchmarks_print_a_table(tmp_path: Path):
    file = tmp_path / "figures.json"
    command = [sys.executable, "-m", "benchmarks", "pig", "--seconds", "0.02", "--json", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "decisions/s inside" in done.stdout
    *_, plain = json.loads(file.read_text())
    assert plain["compiled"] is False
    assert min(plain[key] for key in ("inside", "python", "games", "copies", "calibration")) > 0


def test_an_unknown_game_is_not_measured():
    command = [sys.executable, "-m", "benchmarks", "pgi"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert "no game is called 'pgi'; known: pig" in done.stderr

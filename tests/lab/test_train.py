"""Training: equal seeds give equal weights, an interrupt keeps what is reached, nets learn."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from dicehall.cli import main
from dicehall.games import find
from dicehall.kit.net import read_net
from dicehall.lab.executors import Local
from dicehall.lab.learner import Learner
from dicehall.lab.training import Course, Generation, Training, sample_table

SHORT = Course(
    "pig", 3, hidden=12, middle=4, thumb_games=60, games=12, turns=20, quick=5, matches=4, every=2
)


def trained(out: Path, generations: int, workers: int = 1) -> Training:
    training = Training(SHORT, out)
    on = Local(workers)
    while training.generation < generations:
        assert training.play(on, lambda _games: None)
        training.note(training.learn())
        training.checkpoint()
    on.close()
    return training


def test_equal_seeds_give_equal_weights_wherever_and_whenever_they_are_found(
    tmp_path: Path,
) -> None:
    whole = trained(tmp_path / "one", 3).packed()
    assert trained(tmp_path / "two", 3, workers=2).packed() == whole
    trained(tmp_path / "resumed", 1)
    trained(tmp_path / "resumed", 2)
    assert trained(tmp_path / "resumed", 3).packed() == whole
    other = Training(Course(**{**vars(SHORT), "seed": 4}), tmp_path / "other")
    assert other.packed() != whole


def test_a_net_learns_who_wins() -> None:
    """After some hundred games by rules of thumb it foresees better than even odds."""
    course = Course("warriorz", 1)
    positions = Generation(course, 0)(0, 900)
    g = sample_table(find("warriorz"))
    learner = Learner(int(g.feature_rows()), 12, 4, int(g.option_rows()), 1)
    test = np.flatnonzero(positions.game % 3 == 0)  # many, or luck would decide
    untaught = learner.loss(positions, test)
    learner.study(positions, np.flatnonzero(positions.game % 3 != 0), 6.0, 0.0)
    won = positions.won[test]
    usual = won.mean()
    even = -(won * np.log(usual) + (1 - won) * np.log(1 - usual)).mean()
    assert learner.loss(positions, test) < min(even - 0.05, untaught)


def test_answers_are_learned_from_what_a_search_tried(tmp_path: Path) -> None:
    training = trained(tmp_path / "run", 2)
    assert np.abs(training.learner.weights["policy"]).sum() > 0
    lines = (tmp_path / "run" / "curve.jsonl").read_text().splitlines()
    curve = [json.loads(line) for line in lines]
    assert [told["generation"] for told in curve] == [0, 1]
    assert curve[0]["answers"] == 0.0 < curve[1]["answers"]


def test_the_command_trains_measures_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "pig"
    command = ["train", "pig", "--out", str(out), "--workers", "1", "--thumb-games", "40"]
    command += ["--games", "6", "--turns", "10", "--quick", "4", "--hidden", "6"]
    command += ["--matches", "4", "--every", "1"]
    assert main([*command, "--generations", "1"]) == 0
    assert main([*command, "--generations", "2"]) == 0
    told = capsys.readouterr().out
    assert "generation 0: 40 games" in told
    assert "generation 1: 46 games" in told
    assert "against search:net=no" in told
    net = read_net(out / "champion.net")
    assert net.facts["games"] == 46
    assert net.facts["command"].startswith("dicehall train pig --generations 2 --hidden 6")
    assert main([*command, "--generations", "2", "--seed", "9"]) == 2
    assert "was begun with train" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "how long?"),
        (["--hours", "-1"], "--hours is -1.0; right would be more than 0"),
        (["--generations", "1", "--hidden", "7"], "a multiple of three"),
    ],
)
def test_bad_figures_are_refused(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "pig", *words]) == 2
    assert why in capsys.readouterr().err


def test_an_interrupt_keeps_the_last_checkpoint(tmp_path: Path) -> None:
    training = trained(tmp_path / "run", 1)

    def interrupt(_games: int) -> None:
        raise KeyboardInterrupt

    assert not training.play(Local(1), interrupt)
    again = Training(SHORT, tmp_path / "run")
    assert again.generation == 1
    assert again.packed() == training.packed()

"""Tournaments: seats rotated, the same games whatever the number of workers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dicehall.cli import main
from dicehall.games import names
from dicehall.kit.game import Setup
from dicehall.lab.tournament import Pairing, Score, batch, setup_for, standard, tournament

PIG = Setup("pig", 2, {"goal": 30})


def test_seats_are_rotated() -> None:
    """A bot against itself wins half of all deals, as each is played from both seats."""
    score = batch(PIG, Pairing("random", "random"), 0, 200)
    assert score.games == 200
    assert 70 < score.won < 130


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    pairing = Pairing("greedy", "random")
    scores = [tournament(PIG, pairing, 24, 3, workers) for workers in (1, 2)]
    scores.append(batch(PIG, pairing, 6, 24))
    assert len({(score.games, score.won, score.answers) for score in scores}) == 1


def test_an_interrupted_tournament_keeps_what_is_done() -> None:
    def interrupt(score: Score) -> None:
        raise KeyboardInterrupt

    score = tournament(PIG, Pairing("random", "random"), 100_000, 0, 1, interrupt)
    assert 0 < score.games < 100_000


@pytest.mark.parametrize("game", names())
def test_the_standard_pairings_cover_random_greedy_and_each_step(game: str) -> None:
    pairings = standard(game)
    assert [(p.one, p.others, p.wanted) for p in pairings if p.seats == 2] == [
        ("level-5", "random", 0.98),
        ("level-5", "greedy", 0.75),
        ("level-5", "level-4", 0.6),
        ("level-4", "level-3", 0.6),
        ("level-3", "level-2", 0.6),
        ("level-2", "level-1", 0.6),
    ]
    assert len(pairings) == 7 if game in ("warriorz", "quarriors") else 6
    for pairing in pairings:
        setup_for(game, pairing.seats, {}, "")


def test_the_table_is_printed_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "scores.json"
    command = ["tournament", "pig", "greedy", "random", "--games", "20", "--json", str(file)]
    assert main([*command, "-o", "goal=30"]) == 0
    assert "| pig | 2 | greedy | random | 20 |" in capsys.readouterr().out
    (score,) = json.loads(file.read_text())
    assert score["games"] == 20
    assert score["interval"][0] <= score["won"] / 20 <= score["interval"][1]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ([], "mode=duel-of-teams, team=4"),
        (["team=3"], "mode=duel-of-teams, team=3"),
        (["team=2"], "mode=duel-of-teams, team=2"),
        (["mode=duel-of-teams"], "mode=duel-of-teams, team=4"),
        (["mode=free-for-all"], "mode=free-for-all"),
        (["draw=random", "mode=free-for-all"], "mode=free-for-all, draw=random"),
    ],
)
def test_what_is_typed_is_played_and_told(
    typed: list[str],
    told: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also what is typed as the game has it by default; the bots are compared otherwise."""
    played: list[Setup] = []

    def watched(setup: Setup, *_rest: object) -> Score:
        played.append(setup)
        return Score(games=2)

    monkeypatch.setattr("dicehall.cli.tournament.watched", watched)
    file = tmp_path / "scores.json"
    command = ["tournament", "warriorz", "greedy", "random", "--games", "2", "--json", str(file)]
    assert main([*command, *[word for option in typed for word in ("-o", option)]]) == 0
    assert capsys.readouterr().out.endswith(f" | {told} |\n")
    (setup,) = played
    for option in told.split(", "):
        id, value = option.split("=")
        assert str(setup.options[id]) == value
    assert json.loads(file.read_text())[0]["options"] == setup.options


def test_a_pairing_that_cannot_be_laid_is_refused_before_the_first_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["tournament", "warriorz", "-o", "mode=duel-of-teams", "--games", "1"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "2 players" in printed.err


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["greedy"], "between two bots, not 1"),
        (["greedy", "gredy"], "did you mean 'greedy'"),
        (["greedy", "random", "--games", "0"], "--games is 0"),
        (["greedy", "random", "--workers", "0"], "--workers is 0"),
    ],
)
def test_a_wrong_tournament_is_refused_in_one_line(
    wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tournament", "pig", *wrong]) == 2
    printed = capsys.readouterr().err
    assert said in printed
    assert len(printed.splitlines()) == 1

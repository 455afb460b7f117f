"""Tournaments: seats rotated, the same games whatever the number of workers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dicehall.cli import main
from dicehall.games import find, names
from dicehall.kit.game import Setup
from dicehall.kit.tally import VICTORY
from dicehall.lab.executors import Local
from dicehall.lab.league import League, ratings, round_robin
from dicehall.lab.tournament import Pairing, Score, batch, setup_for, standard

PIG = Setup("pig", 2, {"goal": 30})


def test_seats_are_rotated() -> None:
    """A bot against itself wins half of all deals, as each is played from both seats."""
    score = batch(PIG, Pairing("random", "random"), 0, 200)
    assert score.games == 200
    assert 70 < score.won < 130


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    pairing = Pairing("greedy", "random")
    scores = [batch(PIG, pairing, 6, 50)]
    for workers in (1, 2):
        league = League([(pairing, PIG)], 50, 3)
        on = Local(workers)
        assert league.play(on)
        on.close()
        scores.append(league.contests[0].score)
    assert len({(score.games, score.parts, score.answers) for score in scores}) == 1


def test_an_interrupted_tournament_keeps_what_is_done() -> None:
    def interrupt(_games: int) -> None:
        raise KeyboardInterrupt

    league = League([(Pairing("random", "random"), PIG)], 100_000)
    assert not league.play(Local(1), interrupt)
    assert 0 < league.contests[0].score.games < 100_000


def standing(league: League) -> list[tuple[str, int, int]]:
    return [(c.group(), c.score.games, c.score.parts) for c in league.contests]


def test_a_round_robin_goes_on_and_stops_when_it_is_sure(tmp_path: Path) -> None:
    """The same games count, whatever was interrupted; clear pairings end sooner."""
    contests = [(pairing, PIG) for pairing in round_robin(["random", "greedy", "thumb"], 2)]

    def made(out: Path | None = None) -> League:
        return League(contests, 400, 5, 0.15, out)

    whole = made()
    on = Local(2)
    assert whole.play(on)
    games = {name: games for name, games, _parts in standing(whole)}
    assert min(games.values()) < 400
    for contest in whole.contests:
        low, high = contest.score.interval()
        assert high - low <= 0.15 or contest.score.games == 400

    def interrupt(games: int) -> None:
        if games > 150:
            raise KeyboardInterrupt

    begun = made(tmp_path / "cup")
    assert not begun.play(Local(1), interrupt)
    resumed = made(tmp_path / "cup")
    assert resumed.play(on)
    on.close()
    assert standing(resumed) == standing(whole)


def test_ratings_find_the_strengths_that_the_results_come_from() -> None:
    """Ten to one is 400 Elo points, also for one against three."""
    strength = {"strong": 10.0, "middle": 1.0, "weak": 0.1}
    for seats in (2, 4):
        results = []
        for pairing in round_robin(list(strength), seats):
            a, b = strength[pairing.one], strength[pairing.others] * (seats - 1)
            score = Score(games=100_000, parts=round(a / (a + b) * 100_000) * VICTORY)
            results.append((pairing, score))
        found = ratings(results)
        assert [rating.bot for rating in found] == ["strong", "middle", "weak"]
        for rating, elo in zip(found, (400, 0, -400), strict=True):
            assert rating.low < elo < rating.high
            assert rating.elo == pytest.approx(elo, abs=5)
            assert rating.high - rating.low < 30


def test_a_bot_that_never_loses_has_a_rating_with_an_end() -> None:
    (best, _worst) = ratings([(Pairing("a", "b"), Score(games=20, parts=20 * VICTORY))])
    assert best.bot == "a"
    assert 200 < best.elo < 800
    assert best.low > 0


def test_several_bots_are_printed_with_their_ratings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "cup"
    command = ["tournament", "pig", "greedy", "random", "thumb", "--games", "20", "-o", "goal=30"]
    assert main([*command, "--out", str(out)]) == 0
    printed = capsys.readouterr().out
    assert "| pig | 2 | greedy | thumb | 20 |" in printed
    assert "| bot | Elo | 95 % |" in printed
    result = json.loads((out / "result.json").read_text())
    assert {one["bot"] for one in result["elo"]} == {"greedy", "random", "thumb"}
    assert sum(one["elo"] for one in result["elo"]) == pytest.approx(0)
    assert main([*command[:4], "level-1", "--games", "20", "--out", str(out)]) == 2
    assert "was begun with tournament" in capsys.readouterr().err


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
        *[("level-5", f"plan:{plan}", 0.75) for plan in find(game).plans],
    ]
    assert len([p for p in pairings if p.seats == 4]) == (game in ("warriorz", "quarriors"))
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

    def watched(league: League, *_rest: object) -> bool:
        played.append(league.contests[0].setup)
        return True

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
        (["greedy"], "between two bots or more, not 1"),
        (["greedy", "random", "greedy"], "'greedy' is named twice"),
        (["greedy", "random", "--until", "7"], "--until is 7.0"),
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

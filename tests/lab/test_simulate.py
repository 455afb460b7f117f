"""Simulations: the same sums whatever the executor, the workers, the interruptions and the dead."""

from __future__ import annotations

import csv
import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from dicehall.cli import main
from dicehall.games import find, names
from dicehall.kit.game import Setup
from dicehall.kit.replay import last, read
from dicehall.kit.tally import VICTORY, Tally, parts
from dicehall.lab.executors import Finished, LabError, Local, Span, executor, spread
from dicehall.lab.folder import gaps
from dicehall.lab.results import CARDS, PLAYS
from dicehall.lab.run import Run
from dicehall.lab.simulate import Simulation, batch

PIG = Setup("pig", 2, {"goal": 30})
BATTLE = Setup("warriorz", 3, {"draw": "random"})


def sums(simulation: Simulation) -> dict[str, Any]:
    return simulation.tally.data()


def test_shares_are_counted_in_whole_parts() -> None:
    for winners in range(1, 9):
        shares = [1 / winners] * winners
        assert sum(parts(shares)) == VICTORY


@pytest.mark.parametrize("game", names())
def test_what_is_followed_is_the_same_game(game: str) -> None:
    """Rows tell of the very games that are counted without them."""
    info = find(game)
    setup = info.check(Setup(game, info.fewest, info.quick(info.fewest)))
    plain = batch(setup, ["random"] * setup.seats, 3, 4).data()
    followed = Run(setup, ("random",), follow=True).play(3, 4)
    kept = {key: followed["sums"][key] for key in ("games", "decisions", "seats", "played", "won")}
    assert kept == {key: plain[key] for key in kept}
    assert [row["game"] for row in followed["rows"]] == [3, 4, 5, 6]
    for row in followed["rows"]:
        assert sum(row["won"]) == VICTORY
        assert row["options"] >= row["decisions"]
        assert 0 <= row["low"] <= row["mean"] <= 1000
    told = {deed for deeds in followed["sums"]["cards"].values() for deed in deeds}
    assert told <= set(info.card_news.values())
    assert bool(told) == bool(info.card_news)


@pytest.mark.parametrize("game", [name for name in names() if name != "pig"])
def test_cards_are_called_by_their_ids(game: str) -> None:
    info = find(game)
    setup = info.check(Setup(game, info.fewest, info.quick(info.fewest)))
    cards = Run(setup, ("random",), follow=True).play(0, 3)["sums"]["cards"]
    assert set(cards) <= {str(card["id"]) for card in info.cards()}


def test_a_folder_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    run = Run(BATTLE, ("random",), follow=True)
    whole = Simulation(run, 60, 5)
    assert whole.play(Local(1))

    def interrupt(tally: Tally) -> None:
        if tally.games > 7:
            raise KeyboardInterrupt

    begun = Simulation(run, 60, 5, tmp_path / "run")
    assert not begun.play(Local(2), interrupt)
    assert 7 < begun.tally.games < 60
    damaged = min((tmp_path / "run" / "batches").glob("*.json"))
    damaged.write_text('{"sums": {')
    resumed = Simulation(run, 60, 5, tmp_path / "run")
    assert resumed.tally.games == begun.tally.games - int(damaged.stem.split("-")[1])
    assert resumed.play(Local(2))
    assert sums(resumed) == sums(whole)
    assert list(resumed.each_row()) == list(whole.each_row())
    assert sums(Simulation(run, 60, 5, tmp_path / "run")) == sums(whole)  # nothing left to play


def test_a_folder_refuses_another_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["--out", str(tmp_path / "run")]
    assert main(["simulate", "pig", "--games", "5", "--seed", "3", *out]) == 0
    assert main(["simulate", "pig", "--games", "9", "--seed", "3", *out]) == 0  # more of the same
    capsys.readouterr()
    for other, said in (
        (["pig", "--seed", "4"], "was begun with seed 3, not 4"),
        (["pig", "--seed", "3", "--bots", "greedy"], "was begun with bots"),
        (["pig", "--seed", "3", "-o", "goal=50"], "was begun with options"),
        (["warriorz", "--seed", "3"], "was begun with game 'pig', not 'warriorz'"),
    ):
        assert main(["simulate", *other, "--games", "5", *out]) == 2
        printed = capsys.readouterr()
        assert said in printed.err
        assert len(printed.err.splitlines()) == 1
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    assert main(["simulate", "pig", "--games", "5", "--out", str(tmp_path / "mine")]) == 2
    assert "holds other files" in capsys.readouterr().err


class Doomed:
    """Plays games; the worker that is given a certain one kills itself the first time."""

    def __init__(self, run: Run, game: int, mark: Path) -> None:
        self.run = run
        self.game = game
        self.mark = mark

    def __call__(self, first: int, count: int) -> Any:
        if first <= self.game < first + count and not self.mark.exists():
            self.mark.write_text("dead")
            os.kill(os.getpid(), signal.SIGKILL)
        return self.run.play(first, count)


def test_the_batch_of_a_dead_worker_is_played_again(tmp_path: Path) -> None:
    run = Run(BATTLE, ("random",))
    tally = Tally()
    spans: list[Span] = []

    def done(span: Span, gave: Any) -> None:
        spans.append(span)
        tally.merge(batch(BATTLE, ["random"] * 3, *span))

    on = Local(2)
    assert spread(Doomed(run, 20, tmp_path / "mark"), [(0, 40)], on, done)
    on.close()
    assert (tmp_path / "mark").exists()
    assert gaps(0, 40, spans) == []
    assert sum(count for _first, count in spans) == 40
    assert tally.data() == batch(BATTLE, ["random"] * 3, 0, 40).data()


def test_a_worker_killed_from_outside_changes_no_sum(tmp_path: Path) -> None:
    run = Run(PIG, ("greedy", "random"))
    simulation = Simulation(run, 40, 0, tmp_path / "run")
    on = Local(2)
    killed: list[int] = []

    def kill_one(tally: Tally) -> None:
        if not killed and tally.games > 3:
            killed.append(next(iter(on.pool._processes)))
            os.kill(killed[0], signal.SIGKILL)

    assert simulation.play(on, kill_one)
    on.close()
    assert killed
    assert sums(simulation) == batch(PIG, ["greedy", "random"], 0, 40).data()


def kill_me(first: int, count: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_workers_that_keep_dying_are_told_of() -> None:
    with pytest.raises(LabError, match="games 0 to 0: a worker died, 5 times"):
        spread(kill_me, [(0, 1)], Local(1), lambda _span, _gave: None)


def boom(first: int, count: int) -> None:
    raise ZeroDivisionError(f"at {first}")


def test_an_error_of_a_game_is_not_played_again() -> None:
    with pytest.raises(ZeroDivisionError, match="at 0"):
        spread(boom, [(0, 10)], Local(1), lambda _span, _gave: None)


def test_another_engine_is_refused() -> None:
    with pytest.raises(LabError, match="another Dicehall"):
        Run(PIG, ("random",), engine="0.0.0-x").play(0, 1)


def test_tables_and_records_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "run"
    command = "simulate quarriors --seats 2 --bots thumb --games 12 --format json,csv,parquet"
    keep = "longest,shortest,closest,comeback,7"
    assert main([*command.split(), "--keep", keep, "--out", str(out)]) == 0
    games = [json.loads(line) for line in (out / "games.jsonl").read_text().splitlines()]
    assert [row["game"] for row in games] == list(range(12))
    with (out / "games.csv").open() as file:
        assert [float(row["won_1"]) for row in csv.DictReader(file)] == [
            row["won_1"] for row in games
        ]
    pq = pytest.importorskip("pyarrow.parquet")
    assert pq.read_table(out / "games.parquet").to_pylist() == games
    cards = [json.loads(line) for line in (out / "cards.jsonl").read_text().splitlines()]
    plays = [json.loads(line) for line in (out / "plays.jsonl").read_text().splitlines()]
    for row in cards:
        own = [p for p in plays if (p["card"], p["deed"]) == (row["card"], row["deed"])]
        assert sum(p["times"] for p in own) == row["times"]
        assert len(own) == row["seats"]
        assert sum(p["won"] for p in own) / len(own) == pytest.approx(row["share"])
    assert {"drawn", "played", "captured", "scored"} <= {row["deed"] for row in cards}
    assert (tuple(cards[0]), tuple(plays[0])) == (CARDS, PLAYS)
    result = json.loads((out / "result.json").read_text())
    records = {path.stem: path for path in (out / "records").iterdir()}
    assert set(records) == {f"{what}-{n}" for what, n in result["finest"].items()} | {"game-7"}
    for path in records.values():
        record = read(path)
        number = int(path.stem.rpartition("-")[2])
        assert len(record.answers) == games[number]["decisions"]
        assert record.result == [games[number]["won_1"], games[number]["won_2"]]
        assert last(record, find("quarriors")).over
    assert len(read(records[f"longest-{result['finest']['longest']}"]).answers) == result["longest"]
    assert str(out / "games.parquet") in capsys.readouterr().out.replace("\n", "")


def test_a_table_without_a_row_has_its_columns(tmp_path: Path) -> None:
    """Pig has no cards; a program that reads the tables finds them empty, and no fault."""
    out = tmp_path / "run"
    command = "simulate pig --seats 2 --bots greedy --games 3 --format csv,parquet"
    assert main([*command.split(), "--out", str(out)]) == 0
    pq = pytest.importorskip("pyarrow.parquet")
    for table, columns in (("cards", CARDS), ("plays", PLAYS)):
        assert (out / f"{table}.csv").read_text() == ",".join(columns) + "\n"
        read = pq.read_table(out / f"{table}.parquet")
        assert (tuple(read.column_names), read.num_rows) == (columns, 0)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("--on moon", "--on is 'moon'; right would be: local, ray, ray:ADDRESS"),
        ("--format xml --out x", "--format is 'xml'"),
        ("--format csv", "name it with --out DIR"),
        ("--keep 7", "--keep 7: the games are 0 to 4"),
        ("--keep longst --out x", "did you mean 'longest'?"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(
    wrong: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", "pig", "--games", "5", *wrong.split()]) == 2
    printed = capsys.readouterr().err
    assert said in printed
    assert len(printed.splitlines()) == 1


def test_progress_is_told_without_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("dicehall.cli.laboratory.LOG_EVERY", 0.0)
    assert main(["simulate", "pig", "--games", "50", "--workers", "1", "--lang", "en"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert lines
    assert "50 of 50" in lines[-1]
    assert "/s" in lines[-1]
    assert "min left" in lines[-1]


def test_an_executor_is_found_by_its_name() -> None:
    on = executor("local", 1)
    on.submit(Run(PIG, ("random",)).play, (0, 2))
    came: list[Finished] = []
    while not came:
        came = on.finished()
    on.close()
    assert came[0].gave == Run(PIG, ("random",)).play(0, 2)
    assert not came[0].lost

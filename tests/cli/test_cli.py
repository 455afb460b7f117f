"""The commands as a user types them: what they print, and how they refuse."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from dicehall.cli import main
from dicehall.cli.simulate import figures
from dicehall.games import catalogue
from dicehall.kit.game import Setup
from dicehall.kit.tally import VICTORY, Tally, parts
from dicehall.lab.intervals import interval
from dicehall.lab.simulate import batch, simulate


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Type lines into the terminal, and then the first option for ever."""
    typed = "".join(f"{line}\n" for line in lines) + "1\n" * 2000
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))


def test_play_goes_through_a_whole_game_and_records_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.jsonl"
    answers(monkeypatch)
    assert main(["play", "warriorz", "--seed", "5", "--lang", "en", "--record", str(record)]) == 0
    printed = capsys.readouterr().out
    assert "Round 1 begins." in printed
    assert "hit" in printed  # odds beside an attack
    assert "without amulets)" in printed  # and what they leave out
    assert main(["replay", "--verify", str(record)]) == 0
    assert "every roll and answer holds" in capsys.readouterr().out


def test_the_same_seed_and_answers_give_the_same_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = []
    for name in ("one.jsonl", "two.jsonl"):
        answers(monkeypatch)
        main(["play", "warriorz", "--seed", "8", "--record", str(tmp_path / name)])
        texts.append((tmp_path / name).read_text())
    assert texts[0] == texts[1]
    capsys.readouterr()


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
def test_play_has_words_for_everything(
    monkeypatch: pytest.MonkeyPatch, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("dicehall.cli.play.HINT_TURNS", 30)
    answers(monkeypatch, "?", "w", "h", "t", "l", "u", "nonsense")
    assert main(["play", "warriorz", "--seats", "6", "--seed", "2", "--lang", lang]) == 0
    assert "⟨" not in capsys.readouterr().out


def test_play_understands_words_and_commands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(monkeypatch, "pick agaric", "u", "pick baobab", "q")
    assert main(["play", "warriorz", "--seats", "2", "--seed", "1", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "Agaric" in printed
    assert "See you at the next table." in printed


def test_an_unfinished_game_is_recorded_and_replayed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.jsonl"
    answers(monkeypatch, "1", "1", "q")
    main(["play", "warriorz", "--seed", "5", "--record", str(record)])
    assert main(["replay", str(record), "--lang", "en"]) == 0
    assert main(["replay", "--verify", str(record)]) == 0
    assert "not over" in capsys.readouterr().out


def test_a_hint_tells_options_shares_and_reasons(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("dicehall.cli.play.HINT_TURNS", 100)
    answers(monkeypatch, "h", "q")
    assert main(["play", "warriorz", "--seats", "2", "--seed", "1", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert re.search(r"Take \w+  wins \d+%\n    (Soon after|It does well)", printed)


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
def test_a_record_is_analysed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    record = tmp_path / "game.jsonl"
    answers(monkeypatch)
    main(["play", "warriorz", "--seats", "2", "--seed", "5", "--record", str(record)])
    capsys.readouterr()
    assert main(["analyse", str(record), "--turns", "10", "--lang", lang]) == 0
    printed = capsys.readouterr().out
    assert "█" in printed
    assert "⟨" not in printed
    assert main(["analyse", str(record), "--turns", "10", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["answers"] == len(record.read_text().splitlines()) - 2
    assert len(found["given_away"]) == 2
    assert main(["analyse", str(record), "--turns", "0"]) == 2
    assert "--turns is 0; right would be 1 or more" in capsys.readouterr().err


def test_names_in_a_record_are_printed_as_they_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Names come from other people: no markup, no emoji, no control of the terminal."""
    record = tmp_path / "game.jsonl"
    answers(monkeypatch, "1", "1", "q")
    main(["play", "pig", "--seats", "4", "--seed", "5", "--record", str(record)])
    head, rest = record.read_text().split("\n", 1)
    names = ["[/red]", "[bold]", ":heart:", "a\x1b[2J\nb"]
    record.write_text(json.dumps({**json.loads(head), "names": names}) + "\n" + rest)
    capsys.readouterr()
    assert main(["analyse", str(record), "--turns", "2", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    for name in ("[/red]", "[bold]", ":heart:", "a\ufffd[2J\ufffdb"):
        assert f"  {name}: " in printed


def test_watch_lets_bots_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "warriorz", "--watch", "--seed", "3", "--lang", "en"]) == 0
    assert "wins" in capsys.readouterr().out


def test_simulate_prints_shares_and_writes_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "figures.json"
    command = ["simulate", "warriorz", "--games", "40", "-o", "draw=random", "--json", str(file)]
    assert main([*command, "--lang", "en"]) == 0
    assert "Zamioculcas" in capsys.readouterr().out
    written = json.loads(file.read_text())
    assert written["games"] == 40
    assert sum(written["seats"]) == pytest.approx(40)


def test_simulation_does_not_depend_on_the_number_of_workers() -> None:
    setup = Setup("warriorz", 4, {"draw": "random"})
    one = simulate(setup, ["random"] * 4, 30, 7, 1)
    two = simulate(setup, ["random"] * 4, 30, 7, 2)
    assert one.data() == two.data() == batch(setup, ["random"] * 4, 7, 30).data()


def test_the_figures_are_written_alike_in_whatever_order_batches_end() -> None:
    setup = Setup("warriorz", 4, {"draw": "random"})
    tallies = [batch(setup, ["random"] * 4, number, 1) for number in range(6)]
    for shares in ([0.9, 0.1, 0.0, 0.0], [1 / 3, 1 / 3, 1 / 3, 0.0], [0.1, 0.2, 0.3, 0.4]):
        one = Tally()
        one.games, one.seats = 1, parts(shares)
        tallies.append(one)
    written = []
    for order in (tallies, tallies[::-1]):
        tally = Tally()
        for part in order:
            tally.merge(part)
        written.append(json.dumps(figures(tally)))
    assert written[0] == written[1]


def test_an_interrupted_simulation_keeps_what_is_done() -> None:
    def interrupt(tally: Tally) -> None:
        if tally.games > 0:
            raise KeyboardInterrupt

    tally = simulate(Setup("pig", 2), ["random"] * 2, 100_000, 0, 1, interrupt)
    assert 0 < tally.games < 100_000
    assert sum(tally.seats) == tally.games * VICTORY


def test_greedy_wins_more_than_random() -> None:
    setup = Setup("warriorz", 2, {"draw": "named", "warriors": "cactus, burdock"})
    ahead = batch(setup, ["greedy", "random"], 0, 60).seats[0]
    behind = batch(setup, ["random", "greedy"], 0, 60).seats[0]
    assert ahead > behind


def test_interval_covers_the_share() -> None:
    low, high = interval(0.25, 400)
    assert low < 0.25 < high
    assert interval(0.0, 0) == (0.0, 1.0)


def test_games_lists_all_and_says_which_cannot_be_loaded(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert main(["games", "--lang", "hu"]) == 0
    told = capsys.readouterr().out
    assert all(info.id in told for info in catalogue())
    assert "Malac" in told
    installed = tmp_path / "sea_dice-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: sea-dice\nVersion: 1.0\n")
    points = "[dicehall.games]\nsea-dice = no_such_package.game:GAME\n"
    (installed / "entry_points.txt").write_text(points)
    monkeypatch.syspath_prepend(tmp_path)
    assert main(["games"]) == 1
    said = capsys.readouterr().out.split()
    assert {"'sea-dice'", "'no_such_package'"} <= set(said)


def test_rules_are_read_in_our_words_and_none_is_missing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "warriorz", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "[amulet.flip]" in printed
    assert "⟨" not in printed
    for game in ("warriorz", "pig"):
        assert main(["rules", game, "--coverage"]) == 0, capsys.readouterr().out


def test_cards_tell_figures_and_provenance(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "warriorz", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "⟨" not in printed
    assert "invented" in printed
    assert main(["cards", "warriorz", "agaric-keg", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["effects"] == [{"op": "area-zone"}]


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("play chess", "no game is called 'chess'"),
        ("play warriors", "did you mean 'warriorz'?"),
        ("play warriorz --seats 9", "2 to 8 players, not 9"),
        ("play warriorz -o mode=fre-for-all", "did you mean 'free-for-all'?"),
        ("play warriorz -o mod=x", "did you mean 'mode'?"),
        ("play warriorz -o mode", "must be written NAME=VALUE"),
        (
            "play warriorz -o draw=named -o warriors=agarik,baobab --seats 2",
            "did you mean 'agaric'",
        ),
        ("play warriorz --lang de", "known languages: en, ru, hu"),
        ("play warriorz --seat 7", "right would be 1 to 4"),
        ("play warriorz --record no-folder/x", "there is no folder no-folder"),
        ("play warriorz --record .", "is a folder"),
        ("play warriorz --seed -1", "right would be a number"),
        ("play warriorz --bots clever", "there is no bot 'clever'"),
        ("simulate warriorz --games 0", "right would be 1 or more"),
        ("simulate pig --games 2 --json no-folder/x", "--json no-folder/x: there is no folder"),
        ("simulate pig --games 2 --json .", "--json . is a folder"),
        ("tournament pig random random --games 2 --json no-folder/x", "--json no-folder/x: there"),
        ("simulate warriorz --workers 0", "right would be 1 or more"),
        ("simulate warriorz --bots random,random", "names 2 bots for 4 seats"),
        ("replay no-such-file", "no-such-file"),
        ("rules warriorz nothing", "has no rule 'nothing'"),
        ("cards warriorz agarik", "did you mean 'agaric'?"),
        ("cards warriorz --content no-folder", "cannot be read"),
        ("frobnicate", "invalid choice"),
        ("", "required"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    command: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(command.split())
    except SystemExit as stopped:
        code = int(stopped.code or 0)
    printed = capsys.readouterr()
    assert code == 2
    assert printed.out == ""
    assert says in printed.err
    assert len(printed.err.strip().splitlines()) == 1
    assert "Traceback" not in printed.err


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("shoot", "shoo"), "line"),
        (('"seats": 4', '"seats": 14'), "2 to 8 players"),
        (('"game": "warriorz"', '"game": "warriors"'), "did you mean 'warriorz'"),
        (('"version": "', '"version": "x'), "content version"),
        (('"dice": {"seed"', '"dice": {"sead"'), "commitment"),
        (('"dicehall": 2', '"dicehall": 9'), "format"),
        (('{"seat": 1', '{"seat": 3'), "line"),
    ],
)
def test_a_corrupt_record_is_refused_with_its_place(
    change: tuple[str, str],
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    record = tmp_path / "game.jsonl"
    answers(monkeypatch)
    main(["play", "warriorz", "--seed", "5", "--record", str(record)])
    text = record.read_text()
    assert change[0] in text
    record.write_text(text.replace(*change))
    capsys.readouterr()
    for command in (["replay", str(record)], ["replay", "--verify", str(record)]):
        assert main(command) == 2
        printed = capsys.readouterr()
        assert says in printed.err
        assert len(printed.err.strip().splitlines()) == 1


def test_a_truncated_record_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.jsonl"
    answers(monkeypatch)
    main(["play", "warriorz", "--seed", "5", "--record", str(record)])
    record.write_text(record.read_text()[:-30])
    capsys.readouterr()
    assert main(["replay", str(record)]) == 2
    assert "cut off" in capsys.readouterr().err


CONTENT = Path(__file__).parents[2] / "src/dicehall/games/warriorz/content/warriors.toml"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("initiative = 8", "initative = 8"), "did you mean it by 'initative'?"),
        (("initiative = 8", 'initiative = "8"'), "must be a whole number"),
        (("initiative = 8", "initiative = 9"), "from 1 to 8"),
        (('kind = "technique"', 'kind = "tecnique"'), "did you mean 'technique'?"),
        (('op = "area-zone"', 'op = "area-zones"'), "known ops"),
        (('provenance = "invented"', 'provenance = "dreamt"'), "known words"),
        (("defence = 6", "defence = 0"), "defence-by-die"),
        (("[[warrior]]", "[[warrior"), "line"),
        (('id = "agaric-rapier"', 'id = "agaric-feint"'), "agaric-feint"),
    ],
)
def test_a_content_file_with_a_slip_is_refused_with_its_place(
    change: tuple[str, str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = CONTENT.read_text(encoding="utf-8")
    assert change[0] in text
    (tmp_path / "warriors.toml").write_text(text.replace(*change, 1), encoding="utf-8")
    assert main(["cards", "warriorz", "--content", str(tmp_path)]) == 2
    printed = capsys.readouterr()
    assert says in printed.err
    assert "warriors.toml" in printed.err
    assert len(printed.err.strip().splitlines()) == 1


def test_a_content_pack_changes_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = CONTENT.read_text(encoding="utf-8").replace("lives = 5", "lives = 30", 1)
    (tmp_path / "warriors.toml").write_text(text, encoding="utf-8")
    answers(monkeypatch, "1", "q")
    command = ["play", "warriorz", "--seed", "1", "--content", str(tmp_path), "--lang", "en"]
    assert main(command) == 0
    assert "30/30" in capsys.readouterr().out

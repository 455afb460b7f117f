"""Shadespire in the terminal: the drawn field, and `dicehall deck`."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from dicehall.cli import main
from dicehall.cli.boards import draw
from dicehall.games.shadespire.game import GAME
from dicehall.games.shadespire.pieces import ALL_POWER
from dicehall.games.shadespire.table import Shadespire
from dicehall.kit.dice import FastDice
from dicehall.kit.look import look
from dicehall.text import texts_of
from tests.games.shadespire.scenes import BOOK, STARDIAL, WELL, Scene, laid

Printed = pytest.CaptureFixture[str]


def drawn(g: Shadespire, seat: int | None = 0, lang: str = "en") -> str:
    """The table as it stands in a terminal."""
    console = Console(file=io.StringIO(), width=140)
    console.print(draw("shadespire", look(GAME, g, seat), texts_of(GAME, lang)))
    file: Any = console.file
    return str(file.getvalue())


def test_the_field_is_drawn_hex_by_hex():
    """[board] [board.blocked] [token.hold]"""
    scene = Scene(faces=(STARDIAL, WELL), severin=(5, 3), garrek=(9, 3))
    scene.token(3, 11, 3)
    scene.begin(0)
    lines = drawn(scene.g).splitlines()
    (ruler,) = [at for at, line in enumerate(lines) if line.split()[:4] == ["2", "4", "6", "8"]]
    row = next(line for line in lines[ruler:] if line.startswith("  3 "))
    # Two characters a half hex, from the left edge of the field on.
    assert [row[4 + 2 * (x - 1) :][:4] for x in (5, 7, 9, 11)] == [" Se*", " ## ", " Ga*", " (3)"]


def test_fighters_and_hands_are_listed():
    """[cards.secret]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.hand(0, "sidestep")
    scene.hand(1, "blood-rain", "sprint")
    scene.upgrade("severin", "great-strength")
    scene.fighter("severin").suffered = 1
    scene.fighter("severin").guard = True
    scene.glory(0, 3)
    scene.begin(0)
    own = drawn(scene.g, 0)
    (severin,) = [line for line in own.splitlines() if "Severin" in line]
    assert {"5,3", "3/4"} <= {*severin.split()}
    assert "Great Strength" in severin
    assert "Sidestep" in own
    assert "Blood Rain" not in own
    assert "Blood Rain" in drawn(scene.g, 1)
    assert "Sidestep" not in drawn(scene.g, None)


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_can_be_drawn(seats: int, lang: str):
    """[many]"""
    g = laid(seats, seed=seats)
    dice = FastDice(seats)
    while not g.over:
        if g.decisions % 40 == 0:
            text = drawn(g, int(g.seat), lang)
            assert "⟨" not in text
        g.apply(g.options[dice.below(g.option_count)])
    assert drawn(g, None, lang)


def test_play_goes_through_a_whole_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Printed
):
    record = tmp_path / "game.jsonl"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n?\nw\n" + "1\n" * 2000))
    command = ["play", "shadespire", "--seats", "2", "--seed", "4", "--lang", "en"]
    assert main([*command, "--record", str(record)]) == 0
    printed = capsys.readouterr().out
    assert "Round 3 begins." in printed
    assert "⟨" not in printed
    assert main(["replay", "--verify", str(record)]) == 0


def test_simulate_names_the_warbands(capsys: Printed):
    assert main(["simulate", "shadespire", "--games", "4", "--workers", "1", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "⟨" not in printed
    assert "Garrek" in printed


# ---- decks ----


def test_deck_show_writes_a_file_that_deck_check_accepts(tmp_path: Path, capsys: Printed):
    """[deck.starter] [deck.code]"""
    assert main(["deck", "show", "garrek"]) == 0
    file = tmp_path / "mine.toml"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["deck", "check", str(file)]) == 0
    told, code = capsys.readouterr().out.splitlines()
    assert told.startswith(f"{file}: a legal deck for garrek: 12 objectives, ")
    assert code.startswith("share code: sh")
    assert main(["deck", "check", code.removeprefix("share code: ")]) == 0
    assert capsys.readouterr().out.splitlines()[1] == code
    assert main(["deck", "show", code.removeprefix("share code: ")]) == 0
    assert capsys.readouterr().out == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (('"denial"', '"denal"'), "did you mean 'denial'"),
        (('    "denial",\n', ""), "11 objectives; right would be exactly 12"),
        (('"denial"', '"eternals"'), "'eternals' belongs to steelheart, not to garrek"),
        (('"garrek"', '"garek"'), "garek"),
        (("ploys =", "plots ="), "plo"),
    ],
)
def test_deck_check_names_every_fault(
    tmp_path: Path, capsys: Printed, change: tuple[str, str], message: str
):
    """[deck.limits] [deck.symbol]"""
    main(["deck", "show", "garrek"])
    text = capsys.readouterr().out
    assert change[0] in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(*change), encoding="utf-8")
    assert main(["deck", "check", str(file)]) != 0
    said = capsys.readouterr().err
    assert message in said
    assert str(file) in said
    assert len(said.strip().splitlines()) == 1


def test_deck_check_refuses_what_is_no_deck(tmp_path: Path, capsys: Printed):
    """[deck.code]"""
    for wrong in ("shabcdef", "nonsense", str(tmp_path / "missing.toml")):
        assert main(["deck", "check", wrong]) != 0
        assert wrong in capsys.readouterr().err


def test_a_shared_deck_is_played(capsys: Printed):
    """[deck.code]"""
    main(["deck", "check", "garrek"])
    code = capsys.readouterr().out.split()[-1]
    g = laid(decks=f"starter, {code}", warbands="steelheart, garrek")
    assert g.bands[1].listed_in(ALL_POWER) == BOOK.starters[1].power


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
def test_cards_and_fighters_are_called_by_name(lang: str, capsys: Printed):
    assert main(["cards", "shadespire", "--lang", lang]) == 0
    printed = capsys.readouterr().out
    assert "⟨" not in printed
    texts = texts_of(GAME, lang)
    for key in ("warband-garrek", "warband-universal", "fighter-angharad", "card-sprint"):
        assert texts.text(key) in printed

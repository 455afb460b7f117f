"""`dicehall new-game`, and tables drawn from what they say they are made of."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from dicehall.cli import main
from dicehall.cli.drawn import draw_board
from dicehall.games import HOUSED
from dicehall.kit.board import (
    Thing,
    board,
    card,
    cell,
    counter,
    die,
    faults,
    grid,
    hexes,
    label,
    names_in,
    piece,
    pile,
    row,
    track,
)
from dicehall.text import common_texts


def test_it_writes_a_package_and_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    assert main(["new-game", "red-moon", "--into", str(tmp_path / "here")]) == 0
    assert "dicehall play red-moon" in capsys.readouterr().out
    files = {
        path.relative_to(tmp_path / "here").as_posix()
        for path in (tmp_path / "here").rglob("*")
        if path.is_file()
    }
    assert {"pyproject.toml", "README.md", "tests/test_conforms.py"} <= files
    assert {f"src/red_moon/{name}" for name in ("table.py", "game.py", "text/en.ftl")} <= files
    written = "".join(path.read_text("utf-8") for path in (tmp_path / "here").rglob("*.*"))
    assert "class RedMoon(Table)" in written
    assert "@" not in written


@pytest.mark.parametrize("name", ["abacus-race", "sea-dice"])
def test_what_it_writes_is_tidy(name: str, tmp_path: Path):
    assert main(["new-game", name, "--into", str(tmp_path / "made")]) == 0
    for tool in (["check", "--select=E,F,I,UP,B"], ["format", "--check"]):
        command = [sys.executable, "-m", "ruff", *tool, "--isolated", "--line-length=100", "."]
        done = subprocess.run(command, cwd=tmp_path / "made", capture_output=True, text=True)
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Red Moon", "cannot be a game's name"),
        ("-moon", "cannot be a game's name"),
        ("x" * 41, "cannot be a game's name"),
        ("json", "a word of Python's own"),
        ("class", "a word of Python's own"),
        (HOUSED[0], "already"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_one_line(
    name: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    args = ["new-game", "--into", str(tmp_path / "x"), "--", name]
    assert main(args) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert not (tmp_path / "x").exists()


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["new-game", "red-moon", "--into", str(tmp_path)]) == 2
    assert main(["new-game", "red-moon", "--into", str(tmp_path / "no" / "where")]) == 2
    assert capsys.readouterr().err.count("\n") == 2
    assert list(tmp_path.iterdir()) == []


def test_what_is_cut_short_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    written = []

    def tired(path: Path, text: str, encoding: str) -> int:
        written.append(path)
        if len(written) == 3:
            raise KeyboardInterrupt
        with path.open("w", encoding=encoding) as file:
            return file.write(text)

    monkeypatch.setattr(Path, "write_text", tired)
    assert main(["new-game", "red-moon", "--into", str(tmp_path / "here")]) == 130
    assert len(written) == 3
    assert not (tmp_path / "here").exists()


MIDDLE: list[Thing] = [
    row("rules", [die(3), die(None), die(11, sides=12), card("cards"), card(None), label("hint")]),
    pile("cards", 7, card("rules")),
    track("round", 3, [1, -1]),
    grid([cell(1, 1, piece(0)), cell(2, 2, text="X")]),
    hexes([cell(0, 0, text="a"), cell(1, 0, text="b"), cell(0, 1, text="c")]),
]
SEATS: list[list[Thing]] = [[counter("cards", 4)], [row(None, [piece(1, "rules")])]]


def test_the_terminal_draws_every_kind_of_thing():
    look: dict[str, Any] = {
        "seat": 0,
        "asked": [1],
        "names": [{"key": "seat", "args": {"number": i + 1}} for i in range(2)],
        "scores": [{}, {}],
        "components": {"board": board(MIDDLE, SEATS)},
    }
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False, markup=False)
    console.print(draw_board(look, common_texts("en")))
    drawn = out.getvalue()
    for shown in ("[3]", "[?]", "[11]", "[Cards]", "[ ]", "Cards (7): [Rules]", "1 (1) 3", "(1)"):
        assert shown in drawn
    assert "a b" in drawn
    assert "\n c" in drawn  # half a hex to the right
    assert drawn.index("> Player 2") < drawn.index("  Player 1")  # the own seat comes last


def test_a_sound_board_has_no_faults_and_names_its_texts():
    made = board(MIDDLE, SEATS)
    assert faults(made, 2, set()) == []
    assert names_in(made) == {"rules", "cards", "hint", "round"}


@pytest.mark.parametrize(
    ("made", "fault"),
    [
        ({"middle": []}, "a board has 'middle' and 'seats'"),
        (board([], [[]]), "the board has 1 seats, the table 2"),
        (board([{"kind": "counter", "name": "x"}], [[], []]), "a counter needs 'value', a int"),
        (board([row(None, [{"kind": "dye"}])], [[], []]), "'dye' is no kind of thing"),
        (board([die(1, stands={"fcae": 1})], [[], []]), "stands for 'fcae'; operands are: face"),
    ],
)
def test_what_cannot_be_drawn_is_named(made: Thing, fault: str):
    (found,) = faults(made, 2, {"face"})
    assert fault in found

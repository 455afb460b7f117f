"""Slips an author makes, planted in the package that `dicehall new-game` writes: one line each."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dicehall.cli.new_game import write

RUN = """
import sys
from sea_dice.game import GAME
from dicehall.kit import conformance
try:
    conformance.check(GAME, games=3)
except Exception as wrong:
    sys.exit(f"{type(wrong).__name__}: {wrong}")
"""
TABLE, GAME, EN = "table.py", "game.py", "text/en.ftl"
SLIPS = {
    "events under each other's number": (
        GAME,
        'TOOK: Form("took", "turn", seat=SEAT, count=COUNT),\n        WON: Form("won", "end"',
        'WON: Form("took", "turn", seat=SEAT, count=COUNT),\n        TOOK: Form("won", "end"',
        "sea_dice.table, line 69: TOOK is 0, but event 'took' is number 1 in the list of forms",
    ),
    "verbs under each other's number": (
        GAME,
        '{TAKE: Form("take", count=COUNT)}',
        '{TAKE: Form("halt", count=COUNT), TAKE + 1: Form("take", count=COUNT)}',
        "TAKE is 1, but verb 'take' is number 2 in the list of forms",
    ),
    "push for follow": (
        TABLE,
        "g.follow(Turn(",
        "g.push(Turn(",
        "frames Turn lie on the stack; let one take the place of the other by `follow`",
    ),
    "a text is missing": (EN, "log-won = ", "log-lost = ", "en.ftl: there is no text 'log-won'"),
    "an event that seldom happens has no text": (
        GAME,
        'WON: Form("won", "end", seat=SEAT),',
        'WON: Form("won", "end", seat=SEAT), WON + 1: Form("drew", "end", seat=SEAT),',
        "there is no text 'log-drew'",
    ),
    "a rule has no text": (EN, "rule-end = ", "rule-ending = ", "there is no text 'rule-end'"),
    "a hidden operand has no text": (
        GAME,
        'Form("took", "turn", seat=SEAT, count=COUNT)',
        'Form("took", "turn", seat=SEAT, count=secret(STONES, of="seat"))',
        "there is no text 'hidden-stones'",
    ),
    "a text cannot be read": (
        EN,
        "take = Take\n",
        "take.help = \n",
        "en.ftl, line 10: 'take.help =' is no message",
    ),
    "a brace is not closed": (EN, "{ $count }\n", "{ $count\n", "en.ftl: a brace { is not closed"),
    "a thing stands for nothing": (
        TABLE,
        'stands={"count": n}',
        'stands={"cuont": n}',
        "a die stands for 'cuont'; operands are: count, verb",
    ),
    "a board without seats": (
        TABLE,
        "board(middle, before)",
        "board(middle, before[1:])",
        "the board has 2 seats, the table 3",
    ),
}


def checked(project: Path) -> subprocess.CompletedProcess[str]:
    """Run the conformance suite over the package."""
    env = {**os.environ, "PYTHONPATH": str(project / "src")}
    return subprocess.run([sys.executable, "-c", RUN], env=env, capture_output=True, text=True)


def test_the_template_conforms(tmp_path: Path):
    write("sea-dice", tmp_path / "sea-dice")
    done = checked(tmp_path / "sea-dice")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_found_and_said_in_one_line(slip: str, tmp_path: Path):
    name, right, wrong, said = SLIPS[slip]
    write("sea-dice", tmp_path / "sea-dice")
    path = tmp_path / "sea-dice" / "src" / "sea_dice" / name
    text = path.read_text("utf-8")
    assert right in text
    spoilt = text.replace(right, wrong)
    if "secret(" in spoilt:
        spoilt = spoilt.replace("Notation, number", "NUMBER, Notation, number, secret")
        stones = 'STONES = Kind("stones", MOST + 1, (), NUMBER)\n'
        spoilt = spoilt.replace("COUNT = number", f"{stones}COUNT = number")
    path.write_text(spoilt, "utf-8")
    done = checked(tmp_path / "sea-dice")
    assert done.returncode == 1
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_slip_in_a_text_ends_no_command_in_a_traceback(tmp_path: Path):
    write("sea-dice", tmp_path / "sea-dice")
    texts = tmp_path / "sea-dice" / "src" / "sea_dice" / "text" / "en.ftl"
    texts.write_text(texts.read_text("utf-8").replace("take = Take\n", "take.help = \n"), "utf-8")
    play = (
        "import sys, dicehall.games, sea_dice.game\n"
        "from importlib.metadata import EntryPoint\n"
        "entry = EntryPoint('sea-dice', 'sea_dice.game:GAME', dicehall.games.GROUP)\n"
        "dicehall.games.entry_points = lambda group: [entry]\n"
        "from dicehall.cli import main\n"
        "sys.exit(main(['play', 'sea-dice', '--watch', '--lang', 'en']))\n"
    )
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "sea-dice" / "src")}
    done = subprocess.run([sys.executable, "-c", play], env=env, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("dicehall: ")
    assert "en.ftl, line 10" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1

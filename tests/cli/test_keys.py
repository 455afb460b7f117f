"""The terminal with a keyboard: arrows, numbers, typed words, on a real pseudo-terminal."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest

from dicehall.cli import keys


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        (b"\x1b[A", keys.UP), (b"\x1b[B", keys.DOWN), (b"\x1bOC", keys.RIGHT),
        (b"\x1b[D", keys.LEFT), (b"\x1b[1~", keys.HOME), (b"\x1b[F", keys.END),
        (b"\x1b", keys.ESCAPE), (b"\r", keys.ENTER), (b"\x7f", keys.ERASE), (b"7", "7"),
        ("ж".encode(), "ж"),
    ],
)  # fmt: skip
def test_keys_have_names(typed: bytes, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        os.write(writing, typed)
        assert keys.key() == name
        os.close(writing)


def play(game: str, record: Path) -> tuple[subprocess.Popen[bytes], int]:
    """Begin a game of two in a terminal, and wait for the first question."""
    command = [sys.executable, "-m", "dicehall.cli", "play", game, "--seats", "2"]
    command += ["--seed", "1", "--lang", "en", "--record", str(record)]
    main, side = pty.openpty()
    process = subprocess.Popen(
        command,
        stdin=side,
        stdout=side,
        stderr=side,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "40"},
        start_new_session=True,
    )
    os.close(side)
    wait_for(main, "Your answer")
    return process, main


def leave(process: subprocess.Popen[bytes], main: int) -> None:
    """Leave the game."""
    os.write(main, b"q\r")
    wait_for(main, "Saved")
    assert process.wait(timeout=30) == 0
    os.close(main)


def test_arrows_and_enter_choose_an_option(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    process, main = play("warriorz", record)
    os.write(main, b"\x1b[B\x1b[B\r")  # down, down, enter: the third warrior
    wait_for(main, "Your answer")
    os.write(main, b"2\r")
    wait_for(main, "Your answer")
    leave(process, main)
    lines = record.read_text().splitlines()
    assert '"pick bonsai"' in lines[1]


def test_an_answer_is_typed_in_words_though_it_begins_like_a_command(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    process, main = play("pig", record)
    os.write(main, b"roll\r")
    wait_for(main, "Your answer")
    leave(process, main)
    line = json.loads(record.read_text().splitlines()[1])
    assert (line["seat"], line["answer"]) == (0, "roll")


def wait_for(descriptor: int, text: str) -> str:
    """Read from the terminal until a text appears."""
    seen = ""
    while text not in seen:
        assert select.select([descriptor], [], [], 30)[0], f"no {text!r} after: {seen[-500:]}"
        seen += os.read(descriptor, 65536).decode("utf-8", "replace")
    return seen

"""The terminal with a keyboard: arrows, numbers, typed words, on a real pseudo-terminal."""

from __future__ import annotations

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


def test_arrows_and_enter_choose_an_option(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    command = [sys.executable, "-m", "dicehall.cli", "play", "warriorz", "--seats", "2"]
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
    os.write(main, b"\x1b[B\x1b[B\r")  # down, down, enter: the third warrior
    wait_for(main, "Your answer")
    os.write(main, b"2\r")
    wait_for(main, "Your answer")
    os.write(main, b"q")
    wait_for(main, "Saved")
    assert process.wait(timeout=30) == 0
    os.close(main)
    lines = record.read_text().splitlines()
    assert '"pick bonsai"' in lines[1]


def wait_for(descriptor: int, text: str) -> str:
    """Read from the terminal until a text appears."""
    seen = ""
    while text not in seen:
        assert select.select([descriptor], [], [], 30)[0], f"no {text!r} after: {seen[-500:]}"
        seen += os.read(descriptor, 65536).decode("utf-8", "replace")
    return seen

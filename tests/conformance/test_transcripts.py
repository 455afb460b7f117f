"""The same games are played compiled, uncompiled and with shifts checked."""

from __future__ import annotations

import difflib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dicehall.games import names

ROOT = Path(__file__).resolve().parent.parent.parent


def transcripts(game: str, games: int, **environment: str) -> tuple[bool, list[str]]:
    """Whether it ran compiled, and what it wrote."""
    script = str(Path(__file__).with_name("transcript.py"))
    done = subprocess.run(
        [sys.executable, script, game, "--games", str(games)],
        cwd=ROOT,
        env={**os.environ, "DICEHALL_PURE": "", **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    first, *lines = done.stdout.splitlines()
    return first == "# compiled: True", lines


def unlike(one: list[str], other: list[str]) -> str:
    return "\n".join(difflib.unified_diff(one, other, "uncompiled", "compiled", n=8, lineterm=""))


@pytest.mark.parametrize("game", names())
def test_compiled_and_uncompiled_games_are_the_same(game: str):
    compiled, lines = transcripts(game, 150)
    if not compiled:
        pytest.skip("there are no compiled modules of these sources; ./dev build makes them")
    uncompiled, plain_lines = transcripts(game, 150, DICEHALL_PURE="1")
    assert not uncompiled
    assert not unlike(plain_lines, lines)


@pytest.mark.long  # all modules are compiled once more
@pytest.mark.parametrize("game", names())
def test_no_shift_goes_wrong(game: str, sanitized: Path):
    compiled, lines = transcripts(game, 40, PYTHONPATH=str(sanitized))
    assert compiled
    _, plain_lines = transcripts(game, 40, DICEHALL_PURE="1")
    assert not unlike(plain_lines, lines)

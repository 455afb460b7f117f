"""A house without one of its games: what is left is found, played, served and drawn."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dicehall.games import HOUSED

ROOT = Path(__file__).resolve().parent.parent
LEFT_BEHIND = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
CHECKS = """
import asyncio, sys
from dicehall.bots.levels import make_bot
from dicehall.cli import main
from dicehall.cli.boards import draw
from dicehall.games import catalogue, names
from dicehall.hall.app import create_app
from dicehall.hall.hall import Hall, Settings
from dicehall.hall.routes import games
from dicehall.kit.dice import FastDice
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.look import look
from dicehall.lab.tournament import setup_for, standard
from dicehall.text import texts_of

gone = sys.argv[1]
assert gone not in names()
assert [info.id for info in catalogue()]
for info in catalogue():
    assert standard(info.id)
    g = info.new(setup_for(info.id, 2, {}, ""), FastDice(1))
    for _ in range(3):
        g.apply(make_bot("level-1", info.id).choose(Knowledge(g, int(g.seat)), FastDice(2)))
    assert texts_of(info, "hu").text("game")
    assert main(["rules", info.id, "--lang", "en"]) == 0
    assert draw(info.id, look(info, g, 0), texts_of(info, "en"))
assert main(["play", gone]) == 2
settings = Settings("sqlite+aiosqlite://")
app = create_app(settings)
assert not [path for path in app.openapi()["paths"] if f"/{gone}/" in path]
async def told():
    return (await games(Hall(settings), "ru"))["games"]
assert [game["id"] for game in asyncio.run(told())] == [info.id for info in catalogue()]
print("all is well without", gone)
"""


def copied(into: Path, without: str) -> Path:
    """A copy of the sources without a game, to be run uncompiled."""
    shutil.copytree(ROOT / "src" / "dicehall", into / "dicehall", ignore=LEFT_BEHIND)
    shutil.rmtree(into / "dicehall" / "games" / without)
    return into


@pytest.mark.parametrize("gone", HOUSED)
def test_the_house_stands_without(gone: str, tmp_path: Path):
    sources = copied(tmp_path / "src", gone)
    env = {**os.environ, "PYTHONPATH": str(sources), "DICEHALL_PURE": "1"}
    command = [sys.executable, "-c", CHECKS, gone]
    done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    assert f"all is well without {gone}" in done.stdout


@pytest.mark.long
@pytest.mark.parametrize("gone", HOUSED)
def test_the_page_is_built_without(gone: str, tmp_path: Path):
    if shutil.which("npm") is None:
        pytest.skip("npm is missing")
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    games = tmp_path / "src" / "dicehall" / "games"
    for id in HOUSED:
        if id != gone:
            shutil.copytree(ROOT / "src/dicehall/games" / id / "web", games / id / "web")
    for script in ("check", "build"):
        command = ["npm", "run", script, "--silent", "--prefix", str(tmp_path / "web")]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    built = tmp_path / "src/dicehall/hall/web"
    page = "".join(path.read_text("utf-8") for path in built.rglob("*.js"))
    assert f"world-{gone}" not in page
    assert all(f"world-{id}" in page for id in HOUSED if id != gone)


@pytest.mark.long
@pytest.mark.parametrize("gone", HOUSED)
def test_the_suite_passes_without(gone: str, tmp_path: Path):
    """What is left of the suite when the tests that name the game are left out."""
    copied(tmp_path / "src", gone)
    junk = shutil.ignore_patterns("__pycache__", "node_modules")
    for name in ("tests", "web", "tools", "docs", "examples", "benchmarks"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=junk)
    for name in ("CREDITS.md", "pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "DICEHALL_PURE": "1"}
    slow = ["hall", "bots", "rl", "web", "games", "test_without.py", "test_project.py"]
    slow += ["conformance/test_games.py", "conformance/test_golden.py", "test_dev.py"]
    slow += ["test_docs.py", "test_workflows.py"]  # documents speak of the games there are
    left_out = [f"--ignore=tests/{name}" for name in slow]
    command = [sys.executable, "-m", "pytest", "-q", "--no-browser", *left_out, "tests"]
    done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:]

"""The games in `examples/` keep to what every game must, and to their own rules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted(path.parent for path in ROOT.glob("examples/*/pyproject.toml"))
LONGEST = {"liars-dice": 300, "crazy-eights": 360}  # lines of Python


@pytest.mark.parametrize("project", EXAMPLES, ids=lambda project: project.name)
def test_its_own_tests_pass(project: Path):
    env = {**os.environ, "PYTHONPATH": str(project / "src")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    done = subprocess.run(command, cwd=project, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.parametrize("project", EXAMPLES, ids=lambda project: project.name)
def test_it_is_about_as_long_as_the_guide_says(project: Path):
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in project.rglob("src/**/*.py"))
    assert lines <= LONGEST[project.name]
    assert not [path for path in project.rglob("*") if path.suffix in (".ts", ".svelte", ".js")]

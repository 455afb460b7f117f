"""Games in packages of their own, installed beside the house without touching it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIARS_DICE = ROOT / "examples" / "liars-dice"
CRAZY_EIGHTS = ROOT / "examples" / "crazy-eights"


def installed(folder: Path, *projects: Path) -> dict[str, str]:
    """Install packages into a folder; return the environment in which they are found."""
    uv = Path(sys.executable).parent / "uv"
    command = [str(uv), "pip", "install", "--quiet", "--offline", "--no-deps"]
    command += ["--no-build-isolation", "--python", sys.executable, "--target", str(folder)]
    subprocess.run([*command, *map(str, projects)], check=True, capture_output=True, text=True)
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}


def dicehall(env: dict[str, str], *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command line with those packages."""
    return subprocess.run(
        [sys.executable, "-m", "dicehall.cli", *args],
        env={**os.environ, **env, "COLUMNS": "100"},
        input=typed,
        capture_output=True,
        text=True,
    )

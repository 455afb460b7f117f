"""What all tests share: how the engine runs, which tests run, and no network."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

import dicehall
from dicehall.games import HOUSED

ROOT = Path(__file__).resolve().parent.parent

settings.register_profile("dev", max_examples=30, deadline=None)
settings.register_profile("ci", max_examples=60, deadline=None, derandomize=True, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if "CI" in os.environ else "dev"))


# Games that have tests but are not here: who takes a game out of the house keeps a suite that runs.
GONE = {path.name for path in (ROOT / "tests" / "games").iterdir() if path.is_dir()}
GONE -= {*HOUSED, "__pycache__"}


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out the tests of games that are not here, and those that name one."""
    if not GONE or collection_path == Path(__file__):
        return None
    if collection_path.is_dir():
        return True if collection_path.name in GONE else None
    if collection_path.suffix != ".py" or not collection_path.name.startswith("test_"):
        return None
    named = re.search(rf"\b({'|'.join(GONE)})\b", collection_path.read_text("utf-8"))
    return True if named else None


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--no-browser", action="store_true", help="leave out the browser tests")
    parser.addoption("--all", action="store_true", help="long tests and those that look, too")
    parser.addoption("--update-golden", action="store_true", help="write tests/golden anew")


def pytest_report_header(config: pytest.Config) -> str:
    engine = "compiled" if dicehall.compiled() else "plain Python"
    left_out = "".join(f"; {kind} tests left out" for kind in left_out_kinds(config))
    return f"dicehall {dicehall.__version__}: {engine}{left_out}"


def left_out_kinds(config: pytest.Config) -> list[str]:
    """The markers of tests that this run leaves out."""
    seldom = [] if config.getoption("--all") else ["looks", "long"]
    return [*(["browser"] if config.getoption("--no-browser") else []), *seldom]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    kinds = left_out_kinds(config)
    unwanted = [item for item in items if any(item.get_closest_marker(kind) for kind in kinds)]
    items[:] = [item for item in items if item not in unwanted]
    config.hook.pytest_deselected(items=unwanted)


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test may talk to this machine alone."""
    connect = socket.socket.connect

    def connect_here(self: socket.socket, address: Any) -> None:
        if isinstance(address, tuple) and address[0] not in ("127.0.0.1", "::1", "localhost"):
            raise OSError(f"a test wanted to connect to {address[0]}; tests run without network")
        connect(self, address)

    monkeypatch.setattr(socket.socket, "connect", connect_here)


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether the golden files are to be written rather than compared."""
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture(scope="session")
def sanitized() -> Path:
    """The directory to put first on PYTHONPATH to run with shifts checked."""
    subprocess.run([sys.executable, "tools/compile.py", "--sanitize"], cwd=ROOT, check=True)
    path = ROOT / "build" / "sanitized"
    if not any(path.glob("dicehall__mypyc.*.so")):
        pytest.skip("there is no C compiler here")
    return path

"""`./dev play`: a hall at once, and the compiled one in its place when it is ready."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from time import monotonic, sleep
from types import ModuleType

import httpx2
import pytest

from tests.hall.served import free_port

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 300.0  # seconds after which something hangs, however busy the machine is


def script() -> ModuleType:
    spec = spec_from_loader("dev", SourceFileLoader("dev", str(ROOT / "dev")))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextmanager
def handing_over(folder: Path, port: int, compile: str) -> Iterator[subprocess.Popen[str]]:
    """A hall that hands over when a program (instead of the compiler) has ended."""
    database = str(folder / "hall.sqlite3")
    serve = ["-m", "dicehall.cli", "serve", "--port", str(port), "--database", database]
    text = f"""if True:
        import sys
        from tests.test_dev import script
        serve = [sys.executable, *{serve!r}]
        sys.exit(script().hand_over(serve, serve, [sys.executable, "-c", {compile!r}]))"""
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", text], cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, text=True
        )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(LONGEST)


def answered(port: int, path: str, process: subprocess.Popen[str]) -> httpx2.Response:
    """Ask until the hall answers."""
    end = monotonic() + LONGEST
    while True:
        try:
            return httpx2.get(f"http://127.0.0.1:{port}{path}", timeout=10)
        except httpx2.TransportError:
            assert process.poll() is None
            assert monotonic() < end
            sleep(0.05)


def opened(log: Path) -> int:
    return len(re.findall(r'"event": "hall open', log.read_text()))


def test_tables_survive_the_change_to_the_compiled_hall(tmp_path: Path):
    port, ready = free_port(), tmp_path / "ready"
    wait = (
        f"import pathlib, time\nwhile not pathlib.Path({str(ready)!r}).exists(): time.sleep(0.05)"
    )
    with handing_over(tmp_path, port, wait) as process:
        answered(port, "/readyz", process)
        wish = {"game": "pig", "seats": 2, "bot": "random"}
        seat = httpx2.post(f"http://127.0.0.1:{port}/api/quick", json=wish, timeout=60).json()
        before = opened(tmp_path / "log")
        ready.touch()
        end = monotonic() + LONGEST
        while opened(tmp_path / "log") == before:
            assert monotonic() < end
            sleep(0.05)
        found = answered(port, f"/api/tables/{seat['table']}", process)
        assert found.status_code == 200
        assert found.json()["game"] == "pig"
    with pytest.raises(httpx2.TransportError):
        httpx2.get(f"http://127.0.0.1:{port}/readyz")  # nothing is left running


def test_a_hall_that_cannot_open_ends_at_once(tmp_path: Path):
    with handing_over(tmp_path, 99_999, "import time; time.sleep(1000)") as process:
        assert process.wait(LONGEST) == 2


@pytest.mark.parametrize("lock", ["play", "dev"])
def test_what_playing_needs_is_part_of_what_tests_need(lock: str):
    versions = {
        name: dict(re.findall(r"^(\S+)==(\S+)", path.read_text(), re.MULTILINE))
        for name, path in script().LOCKS.items()
    }
    assert versions["play"].items() <= versions["dev"].items()
    assert "fastapi" in versions[lock]

"""The project itself: lock, scripts, documents, wheel, and the switch between the two runs."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path

import pytest

import dicehall
from tools.compile import wrong_shifts

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "dicehall"
LOCKS = {path.stem: path.read_text() for path in ROOT.glob("requirements/*.lock")}
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
SHIPPED = {".py", ".toml", ".ftl", ".md", ".txt", ".net"}
HOW_IT_RUNS = "import dicehall; print(dicehall.compiled())"


def run(*command: str, cwd: Path = ROOT, env: dict[str, str] | None = None) -> tuple[str, str]:
    """Run a command that must succeed; give what it wrote to stdout and to stderr."""
    env = {**os.environ, **(env or {})}
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=True)
    return done.stdout, done.stderr


def wheel(directory: Path, pure: str) -> tuple[str, Path]:
    """Build a wheel, as quickly as can be; give its name and a directory with its contents."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(directory)]
    run(*build, env={"DICEHALL_PURE": pure, "DICEHALL_QUICK": "1"})
    (built,) = directory.glob("*.whl")
    with zipfile.ZipFile(built) as contents:
        contents.extractall(directory / "installed")
    return built.name, directory / "installed"


def shipped_files() -> set[str]:
    found = (path for path in PACKAGE.rglob("*") if path.suffix in SHIPPED)
    return {path.relative_to(ROOT / "src").as_posix() for path in found}


@pytest.mark.parametrize("lock", LOCKS.values(), ids=LOCKS)
def test_the_lock_has_a_hash_for_everything(lock: str):
    entries = re.findall(r"^\S+==.*(?:\n .*)*", lock, re.MULTILINE)
    assert len(entries) > 20
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("lock", LOCKS.values(), ids=LOCKS)
def test_the_lock_names_no_registry(lock: str):
    assert "://" not in lock


@pytest.mark.parametrize(("lock", "extra"), [("dev", "dev"), ("play", "build")])
def test_the_lock_covers_what_pyproject_asks_for(lock: str, extra: str):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"][extra]]
    names = {re.split(r"[\[<>=~! ;]", line)[0] for line in asked}
    locked = set(re.findall(r"^(\S+?)==", LOCKS[lock], re.MULTILINE))
    assert {re.sub(r"[-_.]+", "-", name).lower() for name in names} <= locked


def test_dev_needs_the_standard_library_only():
    tree = ast.walk(ast.parse((ROOT / "dev").read_bytes()))
    names = {
        name.split(".")[0]
        for node in tree
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert names <= sys.stdlib_module_names


def test_documents_name_no_home_directory():
    documents = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *PACKAGE.rglob("*.md")]
    home = re.compile(r"/(home|root|Users)/|[A-Z]:\\Users")
    assert [path for path in documents if home.search(path.read_text(encoding="utf-8"))] == []


def test_shifts_that_c_computes_in_32_bits_are_found():
    assert wrong_shifts("cpy_r_r0 = -1 << cpy_r_n; cpy_r_r1 = cpy_r_x << 33;") == ["-1 << n"]
    assert wrong_shifts("cpy_r_r0 = 1099511627776LL << cpy_r_n; __bitmap |= 1 << 0;") == []


def test_a_plain_wheel_has_sources_texts_and_content(tmp_path: Path):
    expected = shipped_files()
    name, installed = wheel(tmp_path, pure="1")
    assert name.endswith("-py3-none-any.whl")
    found = {path.relative_to(installed).as_posix() for path in installed.rglob("*")}
    assert expected - found == set()
    assert [file for file in found if file.endswith((".so", ".pyd"))] == []


@pytest.mark.skipif(not dicehall.compiled(), reason="needs compiled modules")
def test_a_compiled_wheel_runs_compiled_wherever_it_lies(tmp_path: Path):
    name, installed = wheel(tmp_path, pure="0")
    assert not name.endswith("-any.whl")
    assert (installed / f"dicehall__mypyc{SUFFIX}").exists()
    path = {"PYTHONPATH": str(installed)}
    assert run(sys.executable, "-c", HOW_IT_RUNS, cwd=tmp_path, env=path) == ("True\n", "")
    bin = fresh_environment(tmp_path, tmp_path / name)
    assert run(str(bin / "python"), "-c", HOW_IT_RUNS, cwd=tmp_path) == ("True\n", "")
    said, _ = run(str(bin / "dicehall"), "simulate", "pig", "--games", "20", cwd=tmp_path)
    assert "20" in said
    page = "from dicehall.hall import pages; print((pages.WEB / 'index.html').read_text()[:15])"
    assert run(str(bin / "python"), "-c", page, cwd=tmp_path)[0].lower() == "<!doctype html>\n"


def fresh_environment(folder: Path, wheel: Path) -> Path:
    """Install a wheel into an environment of its own; return where its programs are. What it needs
    is lent from here, as tests have no network; this checkout itself is not."""
    run(sys.executable, "-m", "uv", "venv", "--quiet", str(folder / "fresh"))
    python = folder / "fresh" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run(sys.executable, "-m", "uv", "pip", "install", "--offline", "--no-deps", "--quiet",
        "--python", str(python), str(wheel))  # fmt: skip
    site, _ = run(str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))")
    (Path(site.strip()) / "lent.pth").write_text(sysconfig.get_path("purelib"))
    return python.parent


@pytest.mark.parametrize("value", ["1", "yes"])
def test_dicehall_pure_runs_the_sources(value: str):
    code = "import dicehall.kit.table as t; print(t.__file__)"
    found, _ = run(sys.executable, "-c", code, env={"DICEHALL_PURE": value})
    assert Path(found.strip()) == PACKAGE / "kit" / "table.py"


@pytest.mark.parametrize("value", ["", "0"])
def test_dicehall_pure_may_be_switched_off(value: str):
    found, _ = run(sys.executable, "-c", HOW_IT_RUNS, env={"DICEHALL_PURE": value})
    assert found == f"{dicehall.compiled()}\n"


def test_changed_sources_are_noticed_and_run_uncompiled(tmp_path: Path):
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PACKAGE, tmp_path / "dicehall", ignore=ignored)
    stamp = tmp_path / "dicehall__mypyc.json"
    stamp.write_text(json.dumps({"parts": ["kit"], "files": {"dicehall/kit/gone.py": [0, 0, ""]}}))
    env = {"PYTHONPATH": str(tmp_path), "DICEHALL_PURE": ""}
    runs_compiled, said = run(sys.executable, "-c", HOW_IT_RUNS, cwd=tmp_path, env=env)
    assert runs_compiled == "False\n"
    assert said.count("\n") == 1
    assert "running uncompiled" in said

"""The workflow files: what they run is there, and they test what pyproject.toml promises."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import dicehall

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted(ROOT.glob(".github/workflows/*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def jobs(name: str) -> dict[str, Any]:
    return dict(yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text())["jobs"])


def promised() -> set[str]:
    """The versions of Python that pyproject.toml names."""
    return set(re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["project"]["classifiers"])))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_each_job_has_a_limit_and_runs_what_is_there(path: Path):
    found = yaml.safe_load(path.read_text())
    assert found["permissions"]["contents"] == "read"
    for job in found["jobs"].values():
        assert job["timeout-minutes"] <= 90
        for step in job["steps"]:
            assert "run" in step or re.fullmatch(r"[\w.-]+/[\w.-]+@v[\d.]+", step["uses"])
            for word in re.findall(r"(?:^|\s)(\./?dev|python dev|\.ci/run)\b", step.get("run", "")):
                assert (ROOT / word.split()[-1]).exists()


def test_tests_run_on_every_promised_python():
    assert set(jobs("test.yml")["linux"]["strategy"]["matrix"]["python"]) == promised()
    built = re.findall(r"cp3(\d+)-", PROJECT["tool"]["cibuildwheel"]["build"])
    assert {f"3.{minor}" for minor in built} == promised()


def test_wheels_are_made_on_three_systems():
    systems = " ".join(jobs("wheels.yml")["wheels"]["strategy"]["matrix"]["system"])
    assert all(name in systems for name in ("ubuntu", "macos", "windows"))


def test_the_changelog_has_this_version():
    """What is not released yet may stand above it, as [Unreleased]."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    versions = re.findall(r"^## \[([\d.]+)\] - \d{4}-\d\d-\d\d$", text, re.MULTILINE)
    assert versions[0] == dicehall.__version__
    assert re.findall(r"^## .*", text, re.MULTILINE)[0].startswith(("## [Unreleased]", "## [0."))


def test_code_stands_behind_every_extra():
    """Each library of an extra for users is imported somewhere in the package."""
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    modules = {"open-spiel": "pyspiel"}
    for extra, needs in PROJECT["project"]["optional-dependencies"].items():
        for need in needs if extra not in ("build", "docs", "dev") else []:
            name = re.split(r"[\[<>=]", need)[0]
            module = modules.get(name, name)
            assert re.search(rf"\b(import|from) {module}\b|\"{module}\"", sources), (extra, name)

"""The documents say what is true: the README runs, links lead somewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


def test_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert "PlaceWarriors place" in capsys.readouterr().out


def test_the_bots_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks[0].splitlines()) <= 20
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "docs/bots.md", "exec"), names)
    printed = capsys.readouterr().out
    assert printed.startswith(("[1.0, 0.0]", "[0.0, 1.0]"))
    assert "wins" in printed
    assert callable(names["play_at"])


def test_the_vocabulary_page_is_up_to_date() -> None:
    check = subprocess.run(
        [sys.executable, "tools/vocabulary.py", "--check"], cwd=ROOT, check=False
    )
    assert check.returncode == 0, "run python tools/vocabulary.py"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)", text):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_page_is_on_the_site() -> None:
    named = set(re.findall(r"[\w-]+\.md", (ROOT / "mkdocs.yml").read_text()))
    pages = {page.name for page in PAGES} - {"README.md"} | {"index.md"}
    assert named == pages


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    site = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir"]
    run = subprocess.run(
        [*site, str(tmp_path / "site")],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    made = (tmp_path / "site" / "api.html").read_text(encoding="utf-8")
    assert "Let bots play one game" in made  # a docstring
    asked = re.findall(r'(?:src|href)="(https?://[^"]+)"', made)
    assert [url for url in asked if "mkdocs" not in url] == []  # but for the maker's own name


def test_the_programs_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(compile(block, "docs/api.md", "exec"), {})
    printed = capsys.readouterr().out
    assert "replayed to its end: True" in printed
    assert "games: 40" in printed

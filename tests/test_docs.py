"""The documents say what is true: the README runs, links lead somewhere."""

from __future__ import annotations

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

"""docs/adding-a-game.md quotes the repository as it is; `pytest --update-golden` quotes it anew."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).resolve().parent.parent.parent.parent
GUIDE = ROOT / "docs" / "adding-a-game.md"
QUOTE = re.compile(r"(<!-- (\S+?)(?:: (\S+))? -->\n```\w+\n)(.*?)(```\n)", re.DOTALL)


def definition(path: Path, name: str) -> str:
    """The source of a class, function or method, such as `Pig.copy`."""
    source = path.read_text(encoding="utf-8")
    body: list[ast.stmt] = ast.parse(source).body
    found: ast.stmt | None = None
    for part in name.split("."):
        found = next(node for node in body if getattr(node, "name", "") == part)
        body = getattr(found, "body", [])
    assert found is not None
    decorators: list[ast.expr] = getattr(found, "decorator_list", [])
    first = min([found.lineno, *(decorator.lineno for decorator in decorators)])
    return dedent("\n".join([*source.splitlines()[first - 1 : found.end_lineno], ""]))


def requoted(match: re.Match[str]) -> str:
    head, file, name, quoted, foot = match.groups()
    return head + (definition(ROOT / file, name) if name else quoted) + foot


def test_the_guide_quotes_the_code_as_it_is(update_golden: bool):
    text = GUIDE.read_text(encoding="utf-8")
    fresh = QUOTE.sub(requoted, text)
    if update_golden:
        GUIDE.write_text(fresh, encoding="utf-8")
        text = fresh
    assert text == fresh


def test_lines_quoted_without_a_name_stand_in_their_file():
    for _head, file, name, quoted, _foot in QUOTE.findall(GUIDE.read_text(encoding="utf-8")):
        assert name or quoted in (ROOT / file).read_text(encoding="utf-8"), quoted


def test_every_block_says_where_it_comes_from():
    text = GUIDE.read_text(encoding="utf-8")
    assert text.count("\n```\n") == len(QUOTE.findall(text))

"""The shells know no game by name: a game reaches them through its folder alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicehall.games import HOUSED, catalogue, find
from dicehall.text import LANGUAGES, texts_of

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "dicehall"
SHELLS = ("kit", "bots", "lab", "hall", "cli", "rl", "text")
BUILT = PACKAGE / "hall" / "web"  # the page as it was built holds all games
WEB = ROOT / "web"
READ = {".py", ".ftl", ".toml", ".md", ".sql", ".ts", ".svelte", ".css", ".html"}


def called() -> set[str]:
    """How games are called: ids, titles in all languages, and the first word of a long one."""
    found = set()
    for id in HOUSED:
        titles = [texts_of(find(id), lang).text("game") for lang in LANGUAGES]
        words = [re.split(r"[.:!]", title)[0] for title in titles]
        found |= {id, *titles, *[word for word in words if len(word) > 2]}
    return found


def sources() -> Iterator[Path]:
    """Every file of the shells."""
    for layer in SHELLS:
        for path in sorted((PACKAGE / layer).rglob("*")):
            if path.suffix in READ and BUILT not in path.parents:
                yield path
    yield WEB / "index.html"
    yield from sorted(path for path in (WEB / "src").rglob("*") if path.suffix in READ)


def named(text: str, names: set[str]) -> set[str]:
    """The names that stand in a text as words of their own."""
    found = re.findall("|".join([rf"(?<!\w){re.escape(name)}(?!\w)" for name in names]), text, re.I)
    return {name.lower() for name in found}


def test_no_shell_names_a_game():
    names = called()
    found = {path.relative_to(ROOT): named(path.read_text("utf-8"), names) for path in sources()}
    assert {path: names for path, names in found.items() if names} == {}


def test_the_test_sees_names():
    assert named('`play("Pig")` and pigs, piglet', {"pig"}) == {"pig"}
    assert len(list(sources())) > 100


def test_the_shelf_is_in_order():
    shown = catalogue()
    assert shown == sorted(shown, key=lambda info: (info.small, info.order, info.id))
    assert len({info.order for info in shown if not info.small}) > 1


@pytest.mark.parametrize("id", HOUSED)
def test_the_credits_of_each_game_stand_in_the_file_too(id: str):
    credits = find(id).credits
    assert credits is not None
    if credits.authors != "–":
        rows = (ROOT / "CREDITS.md").read_text(encoding="utf-8").splitlines()
        row = next(row for row in rows if row.startswith(f"| {credits.title} |"))
        assert credits.authors in row
        assert all(publisher in row for publisher in credits.publisher.split("; "))

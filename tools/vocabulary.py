"""Write the vocabulary of card effects into docs/adding-a-card.md, from the classes' docstrings.

python tools/vocabulary.py            write it
python tools/vocabulary.py --check    say whether it is up to date
"""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

from dicehall.games import catalogue, part

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "adding-a-card.md"
MODULES = ("effects", "conditions")  # their WORDS make up a game's vocabulary
START = "<!-- vocabulary: made by tools/vocabulary.py -->"
END = "<!-- end of vocabulary -->"


def vocabulary() -> str:
    """Return a table of all words, game by game."""
    lines = []
    for info in catalogue():
        modules = [module for name in MODULES if (module := part(info.id, name))]
        if not modules:
            continue
        lines += [f"### {info.id}", "", "| op | does |", "|---|---|"]
        for module in modules:
            for op, word in module.WORDS.items():
                text = " ".join(docstring(type(word)).split())
                text = re.sub(r"\s*\[[a-z0-9.\-]+\]", "", text)
                lines.append(f"| `{op}` | {text} |")
        lines.append("")
    return "\n".join(lines)


def docstring(word: type) -> str:
    """Return the docstring of a class from its file; compiled classes do not keep theirs."""
    return docstrings(ROOT / "src" / f"{word.__module__.replace('.', '/')}.py")[word.__name__]


@cache
def docstrings(path: Path) -> dict[str, str]:
    """Return the docstring of each class in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name: ast.get_docstring(node) or "" for node in classes}


def filled(page: str) -> str:
    """Return the page with the table between its marks."""
    before, _start, rest = page.partition(START)
    _old, _end, after = rest.partition(END)
    return f"{before}{START}\n\n{vocabulary()}\n{END}{after}"


def main() -> int:
    """Write or check the page."""
    page = PAGE.read_text(encoding="utf-8")
    new = filled(page)
    if "--check" in sys.argv:
        return 0 if page == new else 1
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

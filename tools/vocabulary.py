"""Write the vocabulary of card effects into docs/adding-a-card.md, as the games declare it.

python tools/vocabulary.py            write it
python tools/vocabulary.py --check    say whether it is up to date
"""

from __future__ import annotations

import sys
from pathlib import Path

from dicehall.games import catalogue, part
from dicehall.kit.words import Word

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "adding-a-card.md"
START = "<!-- vocabulary: made by tools/vocabulary.py -->"
END = "<!-- end of vocabulary -->"


def vocabulary() -> str:
    """Return a table of all words, game by game."""
    lines = []
    for info in catalogue():
        module = part(info.id, "effects")
        if module is None:
            continue
        words: list[Word] = module.WORDS.words
        places = list(dict.fromkeys(place for word in words for place in word.on))
        lines += [f"### {info.id}", "", "| word | keys | on | does |", "|---|---|---|---|"]
        for word in words:
            everywhere = len(word.on) == len(places)
            on = "all" if everywhere else ", ".join(place.split(" ", 1)[1] for place in word.on)
            lines.append(f"| `{word.op}` | {keys_of(word)} | {on} | {word.explanation()} |")
        lines.append("")
    return "\n".join(lines)


def keys_of(word: Word) -> str:
    """Return what stands beside a word."""
    keys = [f"`trigger` {word.trigger}"] if word.trigger else []
    return "; ".join([*keys, *[f"`{key.name}` {key.takes()}" for key in word.keys]])


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

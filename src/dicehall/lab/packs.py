"""Packs of cards: our content files with some figures changed.

A pack is a folder with content files that take the place of ours (`--content DIR`); the loader
checks them as it checks ours. Here such files are read as text, so that a changed figure leaves
all else as it is written, comments too. A figure may be changed if its provenance is `inferred` or
`invented`: what is printed or public stays.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from dicehall.kit.content import ContentError, content_files
from dicehall.kit.game import GameInfo
from dicehall.lab.folder import write_whole

OURS: Final = ("inferred", "invented")
HEADER: Final = re.compile(r"^\[\[?([\w.-]+)\]\]?\s*(?:#.*)?$")
KEY: Final = re.compile(r"^([\w-]+)\s*=")
NUMBER: Final = re.compile(r"(?<![\w.-])-?\d+(?![\w.])")
NAME: Final = re.compile(r"([\w-]+)\s*=\s*\[?\s*$")


@dataclass(frozen=True)
class Figure:
    """One whole number of a content file."""

    file: str
    entry: str  # the id of its card, or the name of its table
    key: str
    at: int  # which number of the key's value
    label: str  # as people would call it: `attacks dice`
    value: int
    provenance: str
    words: frozenset[str] = field(compare=False)  # all texts of its entry and those around it
    place: int = field(compare=False)  # in the text of the file

    def __str__(self) -> str:
        return f"{self.file}: {self.entry} {self.label}"

    def open(self) -> bool:
        """Tell whether the figure may be changed."""
        return self.provenance in OURS


Shift = dict[Figure, int]  # figures and what they become


@dataclass
class Entry:
    """One table of a content file, as text."""

    table: str
    values: dict[str, tuple[int, str]] = field(default_factory=dict)  # where it stands, its text
    parent: Entry | None = None
    listed: bool = False  # one of several of its kind

    def read(self, key: str) -> Any:
        """Return the value of a key, or nothing."""
        if key not in self.values:
            return None
        return tomllib.loads(f"it = {self.values[key][1]}")["it"]

    def words(self) -> frozenset[str]:
        """Return all texts of the entry and of those it belongs to."""
        own = {text for key in self.values if isinstance(text := self.read(key), str)}
        return frozenset(own | (self.parent.words() if self.parent else set()))


def entries(text: str) -> list[Entry]:
    """Return the tables of a content file."""
    found = [Entry("")]
    place = 0
    key = ""
    for line in text.splitlines(keepends=True):
        header, start = HEADER.match(line), KEY.match(line)
        if header:
            table = header[1]
            above = [entry for entry in found if table.startswith(f"{entry.table}.")]
            parent = above[-1] if above and above[-1].table else None
            found.append(Entry(table, parent=parent, listed=line.startswith("[[")))
            key = ""
        elif start:
            key = start[1]
            found[-1].values[key] = (place + start.end(), line[start.end() :])
        elif key and not line.lstrip().startswith("#"):
            begin, value = found[-1].values[key]
            found[-1].values[key] = (begin, value + line)
        else:
            key = ""
        place += len(line)
    return found


def masked(text: str) -> str:
    """Return a value with its strings and comments blanked.

    >>> masked('[{ kind = "d6", n = 2 }] # 7')
    '[{ kind =     , n = 2 }]    '
    """
    return re.sub(r'"[^"\n]*"|#.*', lambda found: " " * len(found[0]), text)


def figures_of(file: str, text: str) -> list[Figure]:
    """Return all whole numbers of a content file, with where they come from."""
    found = []
    nameless: dict[str, int] = {}
    for entry in entries(text):
        sources = entry.read("sources") or {}
        usual = str(entry.read("provenance") or "")
        words = entry.words()
        name = str(entry.read("id") or entry.table)
        if entry.listed and name == entry.table:
            nameless[name] = nameless.get(name, 0) + 1
            name += f" {nameless[name]}"
        for key, (place, value) in entry.values.items():
            plain = masked(value)
            for at, number in enumerate(NUMBER.finditer(plain)):
                inner = NAME.search(plain[: number.start()])
                label = f"{key} {inner[1]}" if inner else key
                source = str(sources.get(key, usual))
                figure = Figure(
                    file, name, key, at, label, int(number[0]), source, words,
                    place + number.start(),
                )  # fmt: skip
                found.append(figure)
    return found


class Pack:
    """The cards of a game as they are now, ours or those of a pack, and copies with changes."""

    def __init__(self, info: GameInfo, content: str = "") -> None:
        self.info = info
        ours = info.folder / "content"
        names = tuple(sorted(path.name for path in ours.glob("*.toml")))
        if not names:
            raise ContentError(f"{info.id} has no content files to change")
        info.content_version(content)  # complain if it cannot be read
        files = content_files(content, ours, names)
        self.texts = {path.name: path.read_bytes().decode("utf-8-sig") for path in files}
        self.figures = [f for name, text in self.texts.items() for f in figures_of(name, text)]

    def changed(self, shift: Shift) -> dict[str, str]:
        """Return the texts of the files that are not as before."""
        changed: dict[str, str] = {}
        for name in {figure.file for figure, value in shift.items() if value != figure.value}:
            text = self.texts[name]
            own = [(f, value) for f, value in shift.items() if f.file == name]
            for figure, value in sorted(own, key=lambda one: -one[0].place):
                end = figure.place + len(str(figure.value))
                text = text[: figure.place] + str(value) + text[end:]
            changed[name] = text
        return changed

    def write(self, folder: Path, shift: Shift) -> str:
        """Write a pack and let the loader check it; return its folder as an option."""
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in (self.changed(shift) or self.texts).items():
            write_whole(folder / name, text)
        self.info.content_version(str(folder))
        return str(folder)


def differences(one: Pack, other: Pack) -> list[str]:
    """Return the figures in which two packs differ, as lines."""
    places = {(f.file, f.entry, f.key, f.at): f for f in one.figures}
    told = []
    for figure in other.figures:
        before = places.pop((figure.file, figure.entry, figure.key, figure.at), None)
        if before is None:
            told.append(f"{figure}: new, {figure.value}")
        elif before.value != figure.value:
            told.append(f"{figure}: {before.value} -> {figure.value} ({before.provenance})")
    return told + [f"{figure}: gone, {figure.value}" for figure in places.values()]


def told_changes(shift: Shift) -> list[str]:
    """Return changed figures as lines."""
    return [
        f"{figure}: {figure.value} -> {value} ({figure.provenance})"
        for figure, value in shift.items()
        if value != figure.value
    ]


def only_open(figures: Iterable[Figure]) -> list[Figure]:
    """Return the figures that may be changed."""
    return [figure for figure in figures if figure.open()]

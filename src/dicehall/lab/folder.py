"""A folder that keeps a run: a manifest of what is played, and batches written whole or not at all.

manifest.json     what is played; another run is refused
batches/          what each batch gave, named by its first game and how many: 500-250.json
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from dicehall.lab.executors import LabError, Span

MANIFEST: Final = "manifest.json"


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)


class Folder:
    """The folder of one run; its batches may lie in several groups, such as pairings."""

    def __init__(self, path: Path, manifest: dict[str, Any]) -> None:
        self.path = path
        if path.exists() and not path.is_dir():
            raise LabError(f"--out {path} is a file; right would be a folder")
        kept = path / MANIFEST
        if kept.exists():
            compare(path, read_json(kept), manifest)
        elif path.is_dir() and any(path.iterdir()):
            raise LabError(f"--out {path} holds other files; right would be a new folder")
        path.mkdir(parents=True, exist_ok=True)
        if not kept.exists():
            write_whole(kept, json.dumps(manifest, indent=2, ensure_ascii=False) + "\n")

    def batches(self, group: str = "batches") -> Iterator[tuple[Span, Path]]:
        """Yield the batches of a group that do not overlap, in the order of their games."""
        reached = -1
        for first, count, path in sorted(self.listed(group)):
            if first >= reached:
                reached = first + count
                yield (first, count), path

    def listed(self, group: str) -> Iterator[tuple[int, int, Path]]:
        """Yield the first game, the number of games and the file of each batch."""
        for path in (self.path / group).glob("*.json"):
            first, _dash, count = path.stem.partition("-")
            if first.isdigit() and count.isdigit():
                yield int(first), int(count), path

    def read(self, group: str = "batches") -> Iterator[tuple[Span, Any]]:
        """Yield the batches of a group with what they gave; a damaged one is left out."""
        for span, path in self.batches(group):
            try:
                yield span, json.loads(path.read_text(encoding="utf-8"))
            except ValueError:
                path.unlink()

    def keep(self, span: Span, gave: Any, group: str = "batches") -> None:
        """Keep what a batch gave."""
        (self.path / group).mkdir(exist_ok=True)
        first, count = span
        text = json.dumps(gave, ensure_ascii=False, separators=(",", ":"))
        write_whole(self.path / group / f"{first}-{count}.json", text)


def read_json(path: Path) -> Any:
    """Read a file that we have written."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        raise LabError(f"{path}: not JSON; right would be a folder that --out has made") from None


def compare(path: Path, kept: Any, wanted: dict[str, Any]) -> None:
    """Refuse to go on with another run than the one that was begun."""
    for key, value in wanted.items():
        before = kept.get(key) if isinstance(kept, dict) else None
        if before != json.loads(json.dumps(value)):
            raise LabError(
                f"--out {path} was begun with {key} {before!r}, not {value!r}; "
                "take another folder, or what it was begun with"
            )


def gaps(first: int, count: int, done: list[Span]) -> list[Span]:
    """Return the spans of games that are still to be played.

    >>> gaps(0, 10, [(2, 3), (7, 1)])
    [(0, 2), (5, 2), (8, 2)]
    """
    left = []
    at = first
    for begin, size in sorted(done):
        if begin > at:
            left.append((at, begin - at))
        at = max(at, begin + size)
    if at < first + count:
        left.append((at, first + count - at))
    return left

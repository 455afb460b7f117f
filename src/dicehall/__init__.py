"""Dicehall, a digital table for dice-and-card board games.

What a program may rely on stands in `__all__`; docs/api.md shows it. The engine and the games run
compiled where compiled modules lie beside the sources, and as plain Python with `DICEHALL_PURE=1`.
Both play the same games.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from dicehall import games
    from dicehall.surface import (
        Bot,
        GameInfo,
        Knowledge,
        Record,
        RecordError,
        SetupError,
        Table,
        Tally,
        new,
        play,
        read_record,
        simulate,
        verify,
    )

__version__ = "0.1.0"
__all__ = [
    "Bot",
    "GameInfo",
    "Knowledge",
    "Record",
    "RecordError",
    "SetupError",
    "Table",
    "Tally",
    "__version__",
    "compiled",
    "games",
    "new",
    "play",
    "read_record",
    "simulate",
    "verify",
]


def __getattr__(name: str) -> object:
    """Import what is asked for, when it is: the package itself costs nothing."""
    if name not in __all__:
        raise AttributeError(f"dicehall has no {name!r}; there is: {', '.join(__all__)}")
    found: object
    if name == "games":
        found = import_module("dicehall.games")
    else:
        found = getattr(import_module("dicehall.surface"), name)
    globals()[name] = found
    return found


def compiled() -> bool:
    """Whether the engine runs compiled."""
    spec = find_spec("dicehall.kit.table")
    return spec is not None and not str(spec.origin).endswith(".py")


class _SourceFinder:
    """Finds the `.py` of each module of the package, whatever lies beside it."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("dicehall."):
            return None
        for entry in path:
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def _sources_changed() -> bool:
    """Whether a checkout's sources differ from what was compiled; never so in a wheel."""
    base = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    stamp = os.path.join(base, "dicehall__mypyc.json")  # written by tools/compile.py
    if not os.path.exists(stamp):
        return False
    import json
    from pathlib import Path

    made = {"shells": [], **json.loads(Path(stamp).read_text())}
    found = {
        path.relative_to(base).as_posix(): path
        for part in made["parts"]
        for path in Path(base).glob(f"dicehall/{part}/**/*.py")
        if path.name not in made["shells"]
    }
    if found.keys() != made["files"].keys():
        return True
    return any(_differs(path, *made["files"][name]) for name, path in found.items())


def _differs(path: Path, modified: int, size: int, content: str) -> bool:
    """Look at time and size first; only a touched file is read."""
    state = path.stat()
    if state.st_mtime_ns == modified and state.st_size == size:
        return False
    import hashlib

    return hashlib.sha256(path.read_bytes()).hexdigest() != content


if os.environ.get("DICEHALL_PURE", "0") in ("", "0") and _sources_changed():
    print(
        "dicehall: sources changed since they were compiled; running uncompiled (see ./dev build)",
        file=sys.stderr,
    )
    os.environ["DICEHALL_PURE"] = "1"  # for worker processes too

if os.environ.get("DICEHALL_PURE", "0") not in ("", "0"):
    sys.meta_path.insert(0, _SourceFinder)

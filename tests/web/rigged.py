"""The hall as it is, but for its luck: in every run the same answers meet the same dice.

Besides the lessons of a game it knows the scenes in `scenes/GAME-NAME.toml`: lessons that teach
nothing, but let the dice fall as a test needs them.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

from dicehall.cli import main
from dicehall.hall import lesson_tables
from dicehall.kit.game import GameInfo
from dicehall.kit.lesson import Lesson, find_lesson, read_lesson

SCENES = Path(__file__).parent / "scenes"

token_hex = secrets.token_hex


def same_secret(size: int | None = None) -> str:
    """The secret of every table's dice; other tokens stay what they are."""
    return "d1" * size if size == 32 else token_hex(size)


def same_choice(options: Sequence[Any]) -> Any:
    """What a random bot answers depends on nothing but what it may answer."""
    return options[crc32(repr(options).encode()) % len(options)]


def scene_or_lesson(info: GameInfo, name: str) -> Lesson:
    """A scene of the tests, else a lesson of the game."""
    scene = SCENES / f"{info.id}-{name}.toml"
    return read_lesson(scene) if scene.exists() else find_lesson(info, name)


LUCK = {"token_hex": same_secret, "choice": same_choice, "randbits": lambda _bits: 7}


if __name__ == "__main__":
    for name, rigged in LUCK.items():
        setattr(secrets, name, rigged)
    lesson_tables.find_lesson = scene_or_lesson  # type: ignore[attr-defined]
    raise SystemExit(main())

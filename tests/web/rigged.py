"""The hall as it is, but for its luck: in every run the same answers meet the same dice."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any
from zlib import crc32

from dicehall.cli import main

token_hex = secrets.token_hex


def same_secret(size: int | None = None) -> str:
    """The secret of every table's dice; other tokens stay what they are."""
    return "d1" * size if size == 32 else token_hex(size)


def same_choice(options: Sequence[Any]) -> Any:
    """What a random bot answers depends on nothing but what it may answer."""
    return options[crc32(repr(options).encode()) % len(options)]


LUCK = {"token_hex": same_secret, "choice": same_choice, "randbits": lambda _bits: 7}


if __name__ == "__main__":
    for name, rigged in LUCK.items():
        setattr(secrets, name, rigged)
    raise SystemExit(main())

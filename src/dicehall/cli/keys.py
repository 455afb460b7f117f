"""Single keys from a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

UP, DOWN, LEFT, RIGHT, HOME, END, ENTER, ESCAPE, ERASE = (
    "up", "down", "left", "right", "home", "end", "enter", "escape", "erase",
)  # fmt: skip
SEQUENCES = {
    "[A": UP, "[B": DOWN, "[C": RIGHT, "[D": LEFT, "[H": HOME, "[F": END,
    "OA": UP, "OB": DOWN, "OC": RIGHT, "OD": LEFT, "OH": HOME, "OF": END,
    "[1~": HOME, "[4~": END,
}  # fmt: skip


def interactive() -> bool:
    """Tell whether a person with a keyboard that we can read key by key is there."""
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


@contextmanager
def raw() -> Iterator[None]:
    """Take keys one by one, without echo, until the block ends."""
    import termios
    import tty

    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    try:
        tty.setcbreak(descriptor, termios.TCSADRAIN)  # keep what was typed ahead
        yield
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)


def key() -> str:
    """Wait for a key; arrows and the like by name, others as they are."""
    import select

    descriptor = sys.stdin.fileno()
    first = os.read(descriptor, 1)
    if first == b"":
        raise EOFError
    if first == b"\x1b":
        rest = b""
        while select.select([descriptor], [], [], 0.03)[0] and len(rest) < 4:
            rest += os.read(descriptor, 1)
            if rest[-1:].isalpha() or rest.endswith(b"~"):
                if rest not in (b"O", b"["):
                    break
        return SEQUENCES.get(rest.decode("ascii", "replace"), ESCAPE)
    if first in (b"\r", b"\n"):
        return ENTER
    if first in (b"\x7f", b"\x08"):
        return ERASE
    if first[0] >= 0xC0:  # the rest of a UTF-8 letter
        more = 1 if first[0] < 0xE0 else 2 if first[0] < 0xF0 else 3
        first += os.read(descriptor, more)
    return first.decode("utf-8", "replace")

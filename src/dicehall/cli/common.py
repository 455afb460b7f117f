"""What the commands share: options of a game, languages, figures."""

from __future__ import annotations

import argparse
import secrets
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from rich.console import Console

from dicehall.games import find, names
from dicehall.kit.chance import percent
from dicehall.kit.game import GameInfo, Odds, Setup, SetupError, left_out
from dicehall.kit.notation import Phrase
from dicehall.packs.laying import laid
from dicehall.text import Texts, language, texts_of

Commands = Any  # what argparse calls _SubParsersAction
IMPATIENCE = 2.0  # seconds in which Ctrl-C pressed again means the same


def screen(width: int | None = None) -> Console:
    """Return a console that prints texts as they are: names and answers may have brackets."""
    return Console(highlight=False, markup=False, emoji=False, width=width)


def add_language(command: argparse.ArgumentParser) -> None:
    """Let a command speak another language."""
    command.add_argument("--lang", metavar="LANG", help="en, ru or hu; else the system's language")


def add_database(command: argparse.ArgumentParser) -> None:
    """Let a command name the hall it is about."""
    command.add_argument(
        "--database",
        default="dicehall.sqlite3",
        metavar="FILE",
        help="the hall: a file, or postgresql://user@host/name, as given to 'serve'",
    )


def shown_progress(name: str, done: int, total: int) -> None:
    """Say how far the copy of a table of the database is."""
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\r{name}: {done} of {total}".ljust(40), end=end, file=sys.stderr, flush=True)
    elif done == total:
        print(f"{name}: {total}", file=sys.stderr, flush=True)


def add_setup(command: argparse.ArgumentParser, seed: str = "play this very game again") -> None:
    """Let a command lay out a table."""
    command.add_argument("game", help=f"one of: {', '.join(names())}")
    command.add_argument("--seats", type=int, metavar="N", help="how many players")
    command.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; 'dicehall rules GAME' lists them",
    )
    add_content(command)
    command.add_argument("--seed", type=int, metavar="N", help=seed)


def add_content(command: argparse.ArgumentParser, content: str = "cards from this folder") -> None:
    """Let a command take other cards, or more."""
    command.add_argument("--content", default="", metavar="DIR", help=content)
    command.add_argument(
        "--pack",
        action="append",
        default=[],
        type=Path,
        metavar="DIR",
        help="a pack whose cards are in play too; may be given again",
    )


def content_of(args: argparse.Namespace, info: GameInfo) -> str:
    """Return the folder of the cards asked for; packs are laid into one with the others, once."""
    if args.pack:
        args.content = laid(info, args.pack, args.content)
        args.pack = []
    return str(args.content)


def setup_of(args: argparse.Namespace, usual_seats: int = 2) -> tuple[GameInfo, Setup]:
    """Return the game and the set-up that the arguments ask for."""
    info = find(args.game)
    seats = args.seats if args.seats is not None else max(info.fewest, min(usual_seats, info.most))
    content = content_of(args, info)
    return info, info.check(Setup(info.id, seats, typed_options(args, info), content))


def typed_options(args: argparse.Namespace, info: GameInfo) -> dict[str, object]:
    """Return the options of the game that were typed, and no other."""
    texts = {}
    for given in args.option:
        name, equals, value = given.partition("=")
        if not equals:
            raise SetupError(f"option {given!r} must be written NAME=VALUE")
        texts[name.strip()] = value.strip()
    return info.parse_options(texts)


def seed_of(args: argparse.Namespace) -> int:
    """Return the seed asked for, or a fresh one."""
    if args.seed is None:
        return secrets.randbelow(1 << 40)
    if not 0 <= args.seed < 1 << 60:
        raise SetupError(f"--seed is {args.seed}; right would be a number from 0 to 2**60")
    return int(args.seed)


def check_writable(option: str, path: Path) -> None:
    """Complain before the games if a file could not be written after them."""
    if path.is_dir():
        raise SetupError(f"{option} {path} is a folder; right would be a file")
    if not path.parent.is_dir():
        raise SetupError(f"{option} {path}: there is no folder {path.parent}")


def texts_for(args: argparse.Namespace, info: GameInfo) -> Texts:
    """Return the game's texts in the language asked for, with those of the packs in play."""
    content = content_of(args, info) if "pack" in args else ""
    return texts_of(info, language(args.lang), content)


def figure(texts: Texts, odds: Odds) -> str:
    """Return one figure of the odds in words: `hit 75%`."""
    name = texts.text(f"odds-{odds.key}")
    if odds.percent:
        shown = texts.text("percent", value=percent(odds.numerator, odds.denominator))
    else:
        shown = texts.text("figure", value=round(odds.numerator / odds.denominator, 1))
    return f"{name} {shown}"


def figures(texts: Texts, odds: list[Odds]) -> list[str]:
    """Return the odds in words, and last what they leave out: `hit 75%`, `without amulets`."""
    left = [texts.text(f"odds-without-{key}") for key in left_out(odds)]
    return [figure(texts, one) for one in odds] + left


@contextmanager
def one_interrupt() -> Iterator[None]:
    """Let Ctrl-C through once: pressed again at once, it must not cut short what is told then."""
    pressed = -IMPATIENCE

    def press(_signal: int, _frame: FrameType | None) -> None:
        nonlocal pressed
        before, pressed = pressed, time.monotonic()
        if pressed - before > IMPATIENCE:
            raise KeyboardInterrupt

    usual = signal.signal(signal.SIGINT, press)
    try:
        yield
    finally:
        # Once pressed, the command is about to end, and should in peace.
        signal.signal(signal.SIGINT, usual if pressed < 0 else signal.SIG_IGN)


def card_figures(texts: Texts, card: dict[str, Any]) -> list[str]:
    """Return the figures of a card in words: `initiative 4`, `move 2`, `timing reaction`."""
    shown = []
    for name, value in card["figures"].items():
        said = str(value)
        if name == "faces" and "faces" in card:
            said = " | ".join([face_figure(texts, face["says"]) for face in card["faces"]])
        elif texts.has(f"{name}-{value}"):
            said = texts.text(f"{name}-{value}")
        shown.append(f"{texts.text(f'stat-{name}')} {said}" if texts.has(f"stat-{name}") else said)
    return shown


def face_figure(texts: Texts, says: dict[str, Any]) -> str:
    """Return what a face of a card's die shows, in words."""
    return texts.say(Phrase(says["key"], says.get("args", {})))

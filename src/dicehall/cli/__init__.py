"""The command line; each command is a module of its own."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import dicehall
from dicehall.cli import (
    admin,
    analyse,
    backup,
    balance,
    bot,
    cards,
    export,
    games,
    move_database,
    new_game,
    pack,
    play,
    replay,
    rules,
    serve,
    simulate,
    tournament,
    train,
    worker,
)
from dicehall.games import names, part
from dicehall.kit.action import IllegalAction
from dicehall.kit.content import ContentError
from dicehall.kit.game import SetupError
from dicehall.kit.notation import NotationError
from dicehall.kit.replay import RecordError
from dicehall.lab.executors import LabError

# What the user got wrong; any other error is ours and keeps its traceback.
USER_ERRORS = (SetupError, ContentError, RecordError, NotationError, IllegalAction, LabError)


class Parser(argparse.ArgumentParser):
    """A parser whose complaints take one line."""

    def error(self, message: str) -> None:  # type: ignore[override]
        print(f"dicehall: {message}; see '{self.prog} --help'", file=sys.stderr)
        raise SystemExit(2)


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    engine = "compiled" if dicehall.compiled() else "plain Python"
    made = Parser(prog="dicehall", description="A table for dice-and-card board games.")
    made.add_argument(
        "--version", action="version", version=f"dicehall {dicehall.__version__} ({engine})"
    )
    commands = made.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in (
        games, play, serve, bot, replay, analyse, simulate, tournament, train, balance, rules,
        cards, admin, backup, export, worker, move_database, new_game, pack,
    ):  # fmt: skip
        command.add(commands)
    for id in names():
        brought = part(id, "commands")
        if brought is not None:
            brought.add(commands)
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; what the user got wrong is said in one line, with exit code 2."""
    args = parser().parse_args(argv)
    try:
        return int(args.run(args))
    except USER_ERRORS as error:
        print(f"dicehall: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"dicehall: {where}{error.strerror or error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130

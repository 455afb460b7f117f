"""`dicehall games`: the games that can be played here."""

from __future__ import annotations

import argparse

from rich.table import Table

from dicehall.cli.common import Commands, add_language, screen, texts_for
from dicehall.games import HOUSED, announced, catalogue, find, names
from dicehall.kit.game import SetupError


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("games", help="list the games, also those of other packages")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a line for each game; one that cannot be loaded says why."""
    lines = Table(box=None, show_header=False, pad_edge=False)
    for info in catalogue():
        seats = f"{info.fewest}-{info.most}" if info.fewest < info.most else str(info.most)
        lines.add_row(info.id, seats, texts_for(args, info).text("game"), origin(info.id))
    console = screen()
    console.print(lines)
    broken = 0
    for id in names():
        try:
            find(id)
        except SetupError as error:
            broken += 1
            console.print(f"dicehall: {error}")
    return 1 if broken else 0


def origin(id: str) -> str:
    """Return the package that brings a game, with its version; the house's own need none."""
    brought = None if id in HOUSED else announced()[id].dist
    return f"{brought.name} {brought.version}" if brought else ""

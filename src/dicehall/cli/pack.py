"""`dicehall pack`: look at packs of cards."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from dicehall.cli.common import Commands
from dicehall.kit.game import said_pack
from dicehall.packs.checking import entry_count, faults
from dicehall.packs.pack import read_pack


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("pack", help="check a pack of cards")
    steps = command.add_subparsers(dest="step", required=True, metavar="STEP")
    check = steps.add_parser("check", help="say all that is wrong with a pack, line by line")
    check.add_argument("folder", type=Path, help="the folder of the pack")
    check.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the faults of a pack; without any, what it brings."""
    found = faults(args.folder)
    for fault in found:
        print(fault, file=sys.stderr)
    if found:
        return 1
    pack = read_pack(args.folder)
    brings = [counted(entry_count(pack), "entry", "entries")]
    for place, one, many in (
        ("text/", "language", "languages"),
        ("pictures/", "picture", "pictures"),
    ):
        brings.append(counted(sum(file.startswith(place) for file in pack.files), one, many))
    print(f"the pack {said_pack(pack.label)} for {pack.game} is good: {', '.join(brings)}")
    return 0


def counted(count: int, one: str, many: str) -> str:
    """Return how many there are.

    >>> counted(1, "entry", "entries"), counted(0, "entry", "entries")
    ('1 entry', '0 entries')
    """
    return f"{count} {one if count == 1 else many}"

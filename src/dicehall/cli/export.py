"""`dicehall export`: the records of a hall's finished games."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path

from dicehall.cli.common import Commands, add_database


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("export", help="write the records of a hall's finished games")
    add_database(command)
    command.add_argument("folder", type=Path, help="where to; one file in JSON Lines for each game")
    command.add_argument("--table", action="append", default=[], metavar="ID", help="only this one")
    command.add_argument("--days", type=float, metavar="N", help="those of the last days only")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the records."""
    from dicehall.hall.errors import StartError  # the server is imported by who serves alone

    try:
        return asyncio.run(written(args))
    except StartError as error:
        print(f"dicehall: {error}", file=sys.stderr)
        return 2


async def written(args: argparse.Namespace) -> int:
    """Write the records; say which cannot be made."""
    from dicehall.hall.backups import export
    from dicehall.hall.server import existing

    args.folder.mkdir(parents=True, exist_ok=True)
    since = 0.0 if args.days is None else time.time() - args.days * 86_400
    count = failed = 0
    async for id, path in export(existing(args.database), args.folder, args.table, since):
        if path is None:
            failed += 1
            print(f"{id}: this game cannot be played again", file=sys.stderr)
        else:
            count += 1
    print(f"wrote {count} records to {args.folder}")
    return 1 if failed else 0

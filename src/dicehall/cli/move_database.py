"""`dicehall move-database`: copy a hall from one database to another."""

from __future__ import annotations

import argparse
import asyncio
import sys

from dicehall.cli.common import Commands, shown_progress


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "move-database", help="copy a hall to another database, such as a file to PostgreSQL"
    )
    command.add_argument("source", metavar="FROM", help="a file, or postgresql://user@host/name")
    command.add_argument("target", metavar="TO", help="the same; there must be no tables in it yet")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy, say how far it is, and how much it was."""
    from dicehall.hall.errors import StartError  # the server is imported by who serves alone
    from dicehall.hall.moving import move
    from dicehall.hall.server import database_url, existing

    try:
        source = existing(args.source)
        counts = asyncio.run(move(source, database_url(args.target), shown_progress))
    except StartError as error:
        print(f"dicehall: {error}", file=sys.stderr)
        return 2
    tables, rows, lines = counts["tables"], counts["log"], counts["chat"]
    print(f"copied {tables} tables, {rows} rows of their logs, {lines} lines of chat")
    return 0

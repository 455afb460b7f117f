"""`dicehall worker`: let the bots of a hall think on this machine."""

from __future__ import annotations

import argparse
import asyncio
import sys

from dicehall.cli.common import Commands


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "worker", help="let the bots of a hall on PostgreSQL think on this machine"
    )
    command.add_argument(
        "--database", required=True, metavar="URL", help="postgresql://user@host/name"
    )
    command.add_argument(
        "--processes", type=int, default=0, metavar="N", help="else one for each processor"
    )
    command.add_argument("--log-level", choices=("info", "warning", "error"), default="info")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Work until told to end."""
    from dicehall.hall import logs  # the server is imported by who serves alone
    from dicehall.hall.engines import is_postgres
    from dicehall.hall.errors import StartError
    from dicehall.hall.server import database_url
    from dicehall.hall.worker import Worker

    logs.set_up(args.log_level)
    try:
        url = database_url(args.database)
        if not is_postgres(url):
            raise StartError("a hall in a file has its bots beside it; workers need postgresql://")
        if args.processes < 0:
            raise StartError(f"--processes is {args.processes}; right would be 0 or more")
        asyncio.run(Worker(url, args.processes).run())
    except StartError as error:
        print(f"dicehall: {error}", file=sys.stderr)
        return 2
    return 0

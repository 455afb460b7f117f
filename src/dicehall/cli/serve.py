"""`dicehall serve`: open the hall for browsers."""

from __future__ import annotations

import argparse
import os
import sys

from dicehall.cli.common import Commands

LEVELS = ("debug", "info", "warning", "error")


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("serve", help="open the hall: play in the browser, with others")
    command.add_argument("--host", default="127.0.0.1", help="where to listen; 0.0.0.0: everywhere")
    command.add_argument("--port", type=int, default=8000, help="0: any free port")
    command.add_argument(
        "--database",
        default="dicehall.sqlite3",
        metavar="FILE",
        help="where tables are kept: a file (else dicehall.sqlite3 in this directory), or "
        "postgresql://user@host/name for several processes",
    )
    command.add_argument("--open", action="store_true", help="open the page in a browser")
    command.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="an address of the hall outside, such as https://games.example",
    )
    command.add_argument(
        "--packs",
        default="",
        metavar="DIR",
        help="a folder of packs of cards that may be chosen for a table",
    )
    command.add_argument("--log-level", choices=LEVELS, default="info")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Open the hall."""
    from dicehall.hall import logs  # the server is imported by who serves alone
    from dicehall.hall.errors import StartError
    from dicehall.hall.hall import Settings
    from dicehall.hall.limits import limits_from
    from dicehall.hall.server import database_url, serve

    logs.set_up(args.log_level)
    try:
        origins = tuple([origin.rstrip("/") for origin in args.origin])  # as browsers send them
        token = os.environ.get("DICEHALL_METRICS_TOKEN", "")  # not for all to see in `ps`
        url = database_url(args.database)
        if args.packs and not os.path.isdir(args.packs):
            raise StartError(f"--packs {args.packs}: there is no such folder")
        settings = Settings(url, origins, limits_from(), metrics_token=token, packs=args.packs)
        return serve(settings, args.host, args.port, args.open)
    except StartError as error:
        print(f"dicehall: {error}", file=sys.stderr)
        return 2

"""`dicehall backup` and `dicehall restore`: a copy of a hall, and a hall from a copy."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from dicehall.cli.common import Commands, add_database, check_writable, shown_progress


def add(commands: Commands) -> None:
    """Add the commands to the parser."""
    backup = commands.add_parser("backup", help="copy a hall into a file, while it is open")
    add_database(backup)
    backup.add_argument("file", type=Path, help="where to; there must be none yet")
    backup.set_defaults(run=run_backup)
    restore = commands.add_parser("restore", help="make a hall from such a copy")
    restore.add_argument("file", type=Path, help="the copy; it stays as it is")
    add_database(restore)
    restore.set_defaults(run=run_restore)


def run_backup(args: argparse.Namespace) -> int:
    """Copy a hall."""
    from dicehall.hall.backups import backup  # the server is imported by who serves alone
    from dicehall.hall.server import existing

    check_writable("FILE", args.file)
    return said(lambda: backup(existing(args.database), args.file, shown_progress))


def run_restore(args: argparse.Namespace) -> int:
    """Make a hall from a copy."""
    from dicehall.hall.backups import restore

    return said(lambda: restore(args.file, args.database, shown_progress))


def said(work: Callable[[], Coroutine[Any, Any, int]]) -> int:
    """Copy, and say how much it was or what was wrong."""
    from dicehall.hall.errors import StartError

    try:
        print(f"copied {asyncio.run(work())} tables")
    except StartError as error:
        print(f"dicehall: {error}", file=sys.stderr)
        return 2
    return 0

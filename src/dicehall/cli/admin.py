"""`dicehall admin`: look after a hall, open or not, from the machine that has its database."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from typing import TYPE_CHECKING, Any

from rich.table import Table as Grid

from dicehall.cli.common import Commands, add_database, screen

if TYPE_CHECKING:
    from dicehall.hall.office import Office, Replies
    from dicehall.hall.store import Ban, Known


def add(commands: Commands) -> None:
    """Add the command and its parts to the parser."""
    command = commands.add_parser("admin", help="look after a hall: tables, people, bans")
    add_database(command)
    command.add_argument("--json", action="store_true", help="for programs: JSON, one thing a line")
    parts = command.add_subparsers(dest="part", required=True, metavar="WHAT")
    tables = parts.add_parser("tables", help="tables that wait or are played")
    tables.add_argument("--all", action="store_true", help="finished ones, too")
    parts.add_parser("people", help="who is connected")
    say = parts.add_parser("say", help="say something to everybody, or at one table")
    say.add_argument("text")
    say.add_argument("--table", metavar="ID")
    close = parts.add_parser("close", help="remove a table")
    close.add_argument("table", metavar="ID", help="its id; one that begins with - stands after --")
    who = "an address, a place as 'people' shows it, or TABLE:SEAT with seats from 1"
    ban = parts.add_parser("ban", help="let somebody in no more")
    ban.add_argument("who", help=who)
    ban.add_argument("--days", type=float, metavar="N", help="for so many days; else for good")
    ban.add_argument("--why", default="", help="for yourself, it is shown to nobody else")
    unban = parts.add_parser("unban", help="let somebody in again")
    unban.add_argument("who", help=who)
    parts.add_parser("bans", help="who may not come in")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do one thing."""
    from dicehall.hall.errors import StartError  # the server is imported by who serves alone
    from dicehall.hall.server import existing

    try:
        return asyncio.run(carry_out(existing(args.database), args))
    except StartError as error:
        print(f"dicehall: {error}", file=sys.stderr)
        return 2


async def carry_out(url: str, args: argparse.Namespace) -> int:
    """Do one thing, and say what came of it."""
    from dicehall.hall.office import Office

    async with Office(url) as office:
        match args.part:
            case "tables":
                show(args, [table_line(known) for known in await office.tables(args.all)])
            case "people":
                show(args, [person_line(one) for one in await office.people()])
            case "bans":
                show(args, [ban_line(one) for one in await office.bans()])
            case "say":
                table = None if args.table is None else (await office.table(args.table)).table.id
                tell(office, "heard", await office.order("say", text=args.text, table=table))
            case "close":
                tell(office, "closed", await office.close(args.table))
            case "ban":
                tell(office, "sent away", await office.ban(args.who, args.days, args.why))
            case "unban":
                print(f"lifted {await office.unban(args.who)} bans")
    return 0


def tell(office: Office, what: str, replies: Replies) -> None:
    """Say what the processes have done, and how many have not answered."""
    count = sum([int(reply.get(what, 0)) for reply in replies.values()])
    print(f"{what}: {count} connections at {len(replies)} of {len(office.expected)} processes")


def show(args: argparse.Namespace, lines: list[dict[str, Any]]) -> None:
    """Print things, for programs or for people."""
    if args.json:
        for line in lines:
            print(json.dumps(line, ensure_ascii=False))
        return
    if not lines:
        print("none")
        return
    grid = Grid(*lines[0], box=None, pad_edge=False)
    for line in lines:
        grid.add_row(*["" if value is None else str(value) for value in line.values()])
    screen(None if sys.stdout.isatty() else 200).print(grid)


def when(at: float | None) -> str | None:
    """Return a time as it is shown: `2026-11-17 20:31`."""
    return None if at is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def table_line(known: Known) -> dict[str, Any]:
    """Return what is shown of a table."""
    table = known.table
    return {
        "table": table.id,
        "code": table.code,
        "game": table.game,
        "state": table.state,
        "changed": when(table.changed),
        "seats": ", ".join([chair.name or chair.bot or "-" for chair in known.seats]),
    }


def person_line(one: dict[str, Any]) -> dict[str, Any]:
    """Return what is shown of somebody; seats count from 1, who watches has none."""
    seat = None if one["seat"] is None else one["seat"] + 1
    shown = {key: one[key] for key in ("name", "table", "game")}
    return {**shown, "seat": seat, "place": one["place"]}


def ban_line(one: Ban) -> dict[str, Any]:
    """Return what is shown of a ban."""
    return {"who": one.place, "since": when(one.at), "until": when(one.until), "why": one.why}

"""`dicehall bot`: a bot takes a seat at a table elsewhere."""

from __future__ import annotations

import argparse
import sys

from dicehall.bots.levels import BOTS, make_bot
from dicehall.cli.common import Commands
from dicehall.kit.game import SetupError
from dicehall.kit.style import LEVELS


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("bot", help="let a bot play at a table of a hall")
    command.add_argument("--table", required=True, metavar="URL", help="the link to the table")
    command.add_argument("--level", type=int, metavar="N", help=f"1 to {LEVELS} (2)")
    command.add_argument("--bot", metavar="NAME", help=f"instead: {', '.join(BOTS)}")
    command.add_argument("--name", default="", help="what it is called at the table")
    command.add_argument(
        "--seconds", type=float, default=5.0, metavar="S", help="at most for an answer (5)"
    )
    command.set_defaults(run=run)


def bot_named(args: argparse.Namespace) -> str:
    """Return the bot that the arguments ask for."""
    if args.bot is not None:
        if args.level is not None:
            raise SetupError("--level and --bot both name a bot; one of them is enough")
        return str(args.bot)
    level = 2 if args.level is None else args.level
    if not 1 <= level <= LEVELS:
        raise SetupError(f"--level is {level}; right would be 1 to {LEVELS}")
    return f"level-{level}"


def run(args: argparse.Namespace) -> int:
    """Play one game."""
    from dicehall.hall.remote import Address, RemoteError, RemotePlayer

    name = bot_named(args)
    if args.seconds <= 0:
        raise SetupError(f"--seconds is {args.seconds}; right would be more than 0")
    make_bot(name)
    try:
        player = RemotePlayer(Address(args.table), args.name or f"Bot {name}"[:32])
        bot = make_bot(name, player.info.id)
        bot.limit(args.seconds)
        player.sit()
        print(f"{name} sits down at {player.table['code'] or player.table['table']}", flush=True)
        try:
            look = player.play(bot)
        except KeyboardInterrupt:
            player.leave()
            print("left the table", file=sys.stderr)
            return 130
    except RemoteError as error:
        print(f"dicehall: {error}", file=sys.stderr)
        return 2
    share = look["result"][player.seat]
    print(f"the game is over; share of the victory: {share:.0%}")
    return 0

"""`dicehall simulate`: many games between bots."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from dicehall.bots.levels import make_bot
from dicehall.cli.common import (
    Commands,
    add_language,
    add_setup,
    check_writable,
    one_interrupt,
    screen,
    seed_of,
    setup_of,
    texts_for,
)
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup, SetupError
from dicehall.kit.notation import Phrase
from dicehall.lab.simulate import Tally, interval, simulate, timed
from dicehall.text import Texts

ROLES = ("warrior", "warband", "card")  # what a role may be called after
DIGITS = 6  # of a sum of shares; the last ones of thirds depend on the order


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("simulate", help="play many games between bots and count")
    add_setup(command, "number of the first game (0); they count on from there")
    command.add_argument("--games", type=int, default=1000, metavar="N", help="how many (1000)")
    command.add_argument(
        "--bots", default="random", help="one bot for all seats, or one for each, with commas"
    )
    command.add_argument("--workers", type=int, metavar="N", help="processes; else one a core")
    command.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, show the progress, print the figures."""
    info, setup = setup_of(args, 4)
    if args.games < 1:
        raise SetupError(f"--games is {args.games}; right would be 1 or more")
    if args.workers is not None and args.workers < 1:
        raise SetupError(f"--workers is {args.workers}; right would be 1 or more")
    if args.json:
        check_writable("--json", args.json)
    bots = bots_of(args.bots, setup.seats)
    seed = seed_of(args) if args.seed is not None else 0
    info.new(setup, FastDice(0))  # complain before the workers start
    texts = texts_for(args, info)
    with one_interrupt():
        return counted(args, setup, bots, seed, texts)


def counted(
    args: argparse.Namespace, setup: Setup, bots: list[str], seed: int, texts: Texts
) -> int:
    """Play with a progress bar and print the figures, also those of an interrupted run."""
    console = screen()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task(texts.text("game"), total=args.games)
        tally, seconds = timed(
            lambda: simulate(
                setup,
                bots,
                args.games,
                seed,
                args.workers,
                lambda tally: bar.update(task, completed=tally.games),
            )
        )
    report(console, texts, tally, seconds)
    if args.json:
        args.json.write_text(json.dumps(figures(tally), indent=2) + "\n", encoding="utf-8")
    if tally.games < args.games:
        console.print(f"interrupted after {tally.games} of {args.games} games")
        return 130
    return 0


def bots_of(text: str, seats: int) -> list[str]:
    """Return the bot of each seat."""
    bots = [name.strip() for name in text.split(",")]
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise SetupError(f"--bots names {len(bots)} bots for {seats} seats; name one, or one each")
    for name in bots:
        make_bot(name)
    return bots


def report(console: Console, texts: Texts, tally: Tally, seconds: float) -> None:
    """Print what the games have given."""
    grid = Grid(box=None, pad_edge=False)
    for heading in ("", "stat-games", "stat-win-share", "stat-interval"):
        grid.add_column(texts.text(heading) if heading else "", justify="right")
    for seat, shares in enumerate(tally.seats):
        name = texts.say(Phrase("seat", {"number": seat + 1}))
        grid.add_row(name, *shown(shares, tally.games))
    for role in sorted(tally.played):
        leads = [lead for lead in ROLES if texts.has(f"{lead}-{role}")]
        lead = leads[0] if leads else "role"
        grid.add_row(texts.text(f"{lead}-{role}"), *shown(tally.won[role], tally.played[role]))
    console.print(grid)
    mean = tally.decisions / max(1, tally.games)
    console.print(
        f"{texts.text('stat-decisions')}: {texts.text('stat-mean')} {mean:.1f}, "
        f"{tally.shortest}-{tally.longest}; "
        f"{tally.games / seconds:,.0f} {texts.text('stat-games')}/s"
    )


def shown(wins: float, games: int) -> tuple[str, str, str]:
    """Return a share as text, with its interval."""
    share = wins / games if games else 0.0
    low, high = interval(share, games)
    return str(games), f"{share:.1%}", f"{low:.1%} - {high:.1%}"


def figures(tally: Tally) -> dict[str, object]:
    """Return the figures as plain data, the same in whatever order the games were counted."""
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "shortest": tally.shortest,
        "longest": tally.longest,
        "seats": [round(won, DIGITS) for won in tally.seats],
        "roles": {
            role: {"games": tally.played[role], "won": round(tally.won[role], DIGITS)}
            for role in sorted(tally.played)
        },
    }

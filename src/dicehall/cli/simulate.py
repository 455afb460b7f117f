"""`dicehall simulate`: many games between bots."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
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
from dicehall.cli.laboratory import add_executor, check_numbers, shown_games
from dicehall.kit.dice import FastDice
from dicehall.kit.game import SetupError
from dicehall.kit.notation import Phrase
from dicehall.kit.tally import VICTORY, Tally
from dicehall.lab.executors import executor
from dicehall.lab.folder import write_whole
from dicehall.lab.intervals import interval
from dicehall.lab.records import FOLLOWED, chosen, keep_records
from dicehall.lab.results import check_formats, write_all
from dicehall.lab.run import Run
from dicehall.lab.simulate import Simulation, timed
from dicehall.text import Texts

ROLES = ("warrior", "warband", "card")  # what a role may be called after
DIGITS = 9  # of a sum of shares


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("simulate", help="play many games between bots and count")
    add_setup(command, "number of the first game (0); they count on from there")
    command.add_argument("--games", type=int, default=1000, metavar="N", help="how many (1000)")
    command.add_argument(
        "--bots", default="random", help="one bot for all seats, or one for each, with commas"
    )
    add_executor(command)
    command.add_argument(
        "--format",
        default="",
        metavar="FORMATS",
        help="with --out: tables of games, cards and plays as json, csv, parquet",
    )
    command.add_argument(
        "--keep",
        default="",
        metavar="GAMES",
        help="with --out: records of games by number, or longest, shortest, closest, comeback",
    )
    command.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, show the progress, print the figures."""
    info, setup = setup_of(args, 4)
    check_numbers(args)
    if args.json:
        check_writable("--json", args.json)
    bots = bots_of(args.bots, setup.seats)
    seed = seed_of(args) if args.seed is not None else 0
    formats = check_formats(args.format)
    kept = chosen(args.keep, seed, args.games)
    if (formats or kept) and args.out is None:
        raise SetupError("--format and --keep write into a folder; name it with --out DIR")
    follow = bool(formats) or any(word in FOLLOWED for word in kept)
    info.new(setup, FastDice(0))  # complain before the workers start
    simulation = Simulation(Run(setup, tuple(bots), follow=follow), args.games, seed, args.out)
    with one_interrupt():
        return counted(args, simulation, texts_for(args, info), formats, kept)


def counted(
    args: argparse.Namespace,
    simulation: Simulation,
    texts: Texts,
    formats: list[str],
    kept: list[str],
) -> int:
    """Play with a progress bar and print the figures, also those of an interrupted run."""
    console = screen()
    tally = simulation.tally
    before = tally.games
    on = executor(args.on, args.workers)
    with shown_games(texts.text("game"), args.games, before) as moved:
        whole, seconds = timed(lambda: simulation.play(on, lambda tally: moved(tally.games)))
    if whole:
        on.close()
    report(console, texts, tally, (tally.games - before) / seconds)
    text = json.dumps(figures(tally), indent=2) + "\n"
    if args.json:
        args.json.write_text(text, encoding="utf-8")
    if args.out:
        write_whole(args.out / "result.json", text)
        files = write_all(args.out, formats, simulation) if tally.games else []
        files += keep_records(simulation.run, tally, kept, args.out / "records") if kept else []
        for file in files:
            console.print(str(file))
    if not whole:
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


def report(console: Console, texts: Texts, tally: Tally, rate: float) -> None:
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
        f"{rate:,.0f} {texts.text('stat-games')}/s"
    )


def shown(won: int, games: int) -> tuple[str, str, str]:
    """Return a share as text, with its interval."""
    share = won / VICTORY / games if games else 0.0
    low, high = interval(share, games)
    return str(games), f"{share:.1%}", f"{low:.1%} - {high:.1%}"


def figures(tally: Tally) -> dict[str, object]:
    """Return the figures as plain data, the same in whatever order the games were counted."""
    told: dict[str, object] = {
        "games": tally.games,
        "decisions": tally.decisions,
        "shortest": tally.shortest,
        "longest": tally.longest,
        "seats": [round(won / VICTORY, DIGITS) for won in tally.seats],
        "roles": {
            role: {"games": tally.played[role], "won": round(tally.won[role] / VICTORY, DIGITS)}
            for role in sorted(tally.played)
        },
        "finest": {what: number for what, (_measure, number) in sorted(tally.finest.items())},
    }
    if tally.options:
        told["options"] = tally.options
        told["lead_changes"] = tally.leads
        told["comebacks"] = tally.comebacks
    return told

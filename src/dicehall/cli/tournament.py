"""`dicehall tournament`: how much stronger one bot is than another."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dicehall.bots.levels import BOTS, make_bot
from dicehall.cli.common import (
    Commands,
    add_setup,
    check_writable,
    one_interrupt,
    screen,
    seed_of,
    setup_of,
    typed_options,
)
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup, SetupError
from dicehall.lab.tournament import Pairing, Score, setup_for, standard, tournament

HEAD = (
    "game", "seats", "bot", "against", "games", "wins", "95 %", "wanted", "s an answer", "options"
)  # fmt: skip


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("tournament", help="let bots play against each other")
    add_setup(command, "number of the first deal (0); they count on from there")
    command.add_argument(
        "bots", nargs="*", metavar="BOT", help=f"two of: {', '.join(BOTS)}; none: all that counts"
    )
    command.add_argument("--games", type=int, default=200, metavar="N", help="a pairing (200)")
    command.add_argument("--workers", type=int, metavar="N", help="processes; else one a core")
    command.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play all pairings and print them as a Markdown table."""
    info, setup = setup_of(args)
    if args.games < 1:
        raise SetupError(f"--games is {args.games}; right would be 1 or more")
    if args.workers is not None and args.workers < 1:
        raise SetupError(f"--workers is {args.workers}; right would be 1 or more")
    if args.json:
        check_writable("--json", args.json)
    if len(args.bots) not in (0, 2):
        raise SetupError(f"a tournament is between two bots, not {len(args.bots)}")
    for name in args.bots:
        make_bot(name, info.id)
    pairings = (
        [Pairing(args.bots[0], args.bots[1], setup.seats)] if args.bots else standard(info.id)
    )
    typed = typed_options(args, info)
    laid = [setup_for(info.id, pairing.seats, typed, setup.content) for pairing in pairings]
    for one in laid:
        info.new(one, FastDice(0))  # complain before the first game
    seed = seed_of(args) if args.seed is not None else 0
    with one_interrupt():
        return played(args, info, list(zip(pairings, laid, strict=True)), seed)


def played(
    args: argparse.Namespace, info: GameInfo, pairings: list[tuple[Pairing, Setup]], seed: int
) -> int:
    """Play pairing after pairing and print each, also the one that is interrupted."""
    typed = typed_options(args, info)
    console = screen(width=200)
    console.print(f"| {' | '.join(HEAD)} |\n|{' --- |' * len(HEAD)}")
    scores = []
    for pairing, setup in pairings:
        score = watched(setup, pairing, args.games, seed, args.workers)
        console.print(line(info.id, pairing, score, told(info, setup, typed)), soft_wrap=True)
        figures = {**vars(pairing), **vars(score), "interval": score.interval()}
        scores.append({**figures, "options": setup.options})
        if score.games < args.games:
            console.print(f"interrupted after {score.games} of {args.games} games")
            break
    if args.json:
        args.json.write_text(json.dumps(scores, indent=2) + "\n", encoding="utf-8")
    return 130 if score.games < args.games else 0


def watched(setup: Setup, pairing: Pairing, games: int, seed: int, workers: int | None) -> Score:
    """Play a pairing with a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    shown = Console(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), console=shown, transient=True) as bar:
        task = bar.add_task(f"{pairing.one} : {pairing.others}", total=games)
        return tournament(
            setup,
            pairing,
            games,
            seed,
            workers,
            lambda score: bar.update(task, completed=score.games),
        )


def told(info: GameInfo, setup: Setup, typed: dict[str, object]) -> str:
    """Return the options played that were typed or are not as the game has them by default."""
    words = []
    for option in info.options:
        value = setup.options[option.id]
        if option.id in typed or value != option.default:
            shown = ("no", "yes")[value] if isinstance(value, bool) else value
            words.append(f"{option.id}={shown}")
    return ", ".join(words)


def line(game: str, pairing: Pairing, score: Score, options: str) -> str:
    """Return a pairing as a line of the table."""
    low, high = score.interval()
    others = pairing.others if pairing.seats == 2 else f"{pairing.seats - 1} x {pairing.others}"
    cells = [
        game,
        str(pairing.seats),
        pairing.one,
        others,
        str(score.games),
        f"{score.share():.1%}",
        f"{low:.1%} - {high:.1%}",
        f"{pairing.wanted:.0%}" if pairing.wanted else "",
        f"{score.seconds / max(1, score.answers):.3f}",
        options,
    ]
    return f"| {' | '.join(cells)} |"

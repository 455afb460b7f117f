"""`dicehall balance`: is a game even, what would other cards change, and which would be better."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from dicehall.bots.levels import BOTS, make_bot
from dicehall.cli.common import (
    Commands,
    add_language,
    add_setup,
    check_writable,
    content_of,
    one_interrupt,
    screen,
    seed_of,
    texts_for,
    typed_options,
)
from dicehall.cli.laboratory import check_numbers, shown_games
from dicehall.games import find
from dicehall.kit.dice import FastDice
from dicehall.kit.game import PACKS, GameInfo, Setup, SetupError
from dicehall.lab.executors import Executor, executor
from dicehall.lab.folder import write_whole
from dicehall.lab.run import Run
from dicehall.lab.simulate import Simulation
from dicehall.packs.laying import laid
from dicehall.packs.pack import SHEET
from dicehall.text import texts_of

if TYPE_CHECKING:
    from dicehall.lab.balance import Level
    from dicehall.lab.tuning import Tuned

USUAL = "level-1,level-2,level-3"


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("balance", help="tell how even a game is, as a page with plots")
    add_setup(command, "number of the first game (0); they count on from there")
    command.add_argument("--out", type=Path, metavar="FILE", help="the page: report.html")
    command.add_argument(
        "--bots",
        default=USUAL,
        help=f"levels of skill, with commas ({USUAL}); of {', '.join(BOTS)}",
    )
    command.add_argument(
        "--games", type=numbers, default=[400], metavar="N",
        help="each level (400), or a number for each, with commas",
    )  # fmt: skip
    command.add_argument(
        "--mixed",
        type=int,
        metavar="N",
        help="games of all levels mixed; else as the last, 0: none",
    )
    command.add_argument("--workers", type=int, metavar="N", help="processes; else one a core")
    command.add_argument(
        "--on", default="local", metavar="WHERE", help="local, ray, or ray:ADDRESS of a cluster"
    )
    command.add_argument(
        "--runs", type=Path, metavar="DIR", help="keep the games here, and go on from them"
    )
    command.add_argument(
        "--against", metavar="PACK", help="a folder of cards: what would they change"
    )
    command.add_argument(
        "--tune", type=Path, metavar="PACK", help="search better figures and write them here"
    )
    command.add_argument(
        "--goal", type=float, default=0.05, metavar="SHARE",
        help="with --tune: how far a share may lie from an even one (0.05)",
    )  # fmt: skip
    command.add_argument(
        "--reach", type=float, default=0.34, metavar="PART",
        help="with --tune: how far a figure may go, as a part of it (0.34), at least by 1",
    )  # fmt: skip
    command.add_argument(
        "--only", default="*", metavar="PATTERN",
        help="with --tune: figures to change, such as 'warriors.toml: agaric*'",
    )  # fmt: skip
    command.add_argument(
        "--rounds", type=int, default=3, metavar="N", help="with --tune: rounds of the search (3)"
    )
    command.add_argument(
        "--also", type=int, action="append", default=[], metavar="SEATS",
        help="with --tune: another number of seats that shall be even with the same figures",
    )  # fmt: skip
    command.add_argument(
        "--judge", default="", metavar="BOT",
        help="with --tune: who tells how strong the roles are; --bots tell what figures do",
    )  # fmt: skip
    command.add_argument(
        "--looks", type=int, default=0, metavar="N",
        help="with --judge: games of the judge in a round; else as --games",
    )  # fmt: skip
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, and write the page or the pack."""
    bots = [name.strip() for name in args.bots.split(",")]
    counts = counted(args.games, bots)
    args.games = min(counts)
    check_numbers(args)
    if args.mixed is not None and args.mixed < 0:
        raise SetupError(f"--mixed is {args.mixed}; right would be 1 or more, or 0: none")
    check_library()
    from dicehall.lab.balance import by_chance

    info = find(args.game)
    setups = []
    for seats in (args.seats if args.seats is not None else info.quick_seats, *args.also):
        options = by_chance(info, seats, typed_options(args, info))
        setups.append(info.check(Setup(info.id, seats, options, content_of(args, info))))
        info.new(setups[-1], FastDice(0))  # complain before the workers start
    for name in (*bots, *([args.judge] if args.judge else [])):
        make_bot(name, info.id)
    if args.out is None and args.tune is None:
        raise SetupError("where to? name the page with --out report.html")
    for option, path in (("--out", args.out),):
        if path is not None:
            check_writable(option, path)
    if args.tune is not None and args.tune.exists():
        raise SetupError(f"--tune {args.tune} exists already; right would be a new folder")
    seed = seed_of(args) if args.seed is not None else 0
    runs = [Run(setup, (bots[0],), follow=True, turn=True) for setup in setups]
    with one_interrupt():
        if args.tune is not None:
            runs = [replace(run, bots=tuple(bots), rotate=True) for run in runs]
            return tuned(args, info, runs, seed)
        return reported(args, info, runs[0], dict(zip(bots, counts, strict=True)), seed)


def numbers(text: str) -> list[int]:
    """Read whole numbers that commas part.

    >>> numbers("400"), numbers("1000, 50")
    ([400], [1000, 50])
    """
    return [int(number) for number in text.split(",")]


def counted(counts: list[int], bots: list[str]) -> list[int]:
    """Return how many games each level plays.

    >>> counted([400], ["level-2", "level-3"]), counted([9, 2], ["level-2", "level-3"])
    ([400, 400], [9, 2])
    """
    if len(counts) not in (1, len(bots)):
        raise SetupError(
            f"--games has {len(counts)} numbers for {len(bots)} levels; name one, or one each"
        )
    return counts * len(bots) if len(counts) == 1 else counts


def check_library() -> None:
    """Say what to install where plots or sums cannot be made."""
    try:
        import matplotlib  # noqa: F401
        import numpy  # noqa: F401
    except ModuleNotFoundError as error:
        raise SetupError(f"balance wants {error.name}: pip install 'dicehall[report]'") from None


def played(
    args: argparse.Namespace, run: Run, name: str, games: int, seed: int, on: Executor
) -> Level | None:
    """Play the games of one level; None if it was interrupted."""
    from dicehall.lab.balance import Level

    out = args.runs / name if args.runs is not None else None
    simulation = Simulation(run, games, seed, out)
    with shown_games(name, games, simulation.tally.games) as moved:
        whole = simulation.play(on, lambda tally: moved(tally.games))
    return Level(name, list(simulation.each_row())) if whole else None


def reported(
    args: argparse.Namespace, info: GameInfo, base: Run, counts: dict[str, int], seed: int
) -> int:
    """Play all levels, alone and mixed, and write the page."""
    from dicehall.lab.balance import MIXED, as_data, compared, weigh
    from dicehall.lab.packs import Pack, differences
    from dicehall.lab.report import Report

    bots = list(counts)
    runs = {name: replace(base, bots=(name,)) for name in bots}
    if len(bots) > 1 and args.mixed != 0:
        runs[MIXED] = replace(base, bots=tuple(bots), rotate=True)
    texts = texts_for(args, info)
    notes: list[str] = []
    if args.against:
        ours = Pack(info, base.setup.content)
        other = with_cards(info, base.setup, args.against)
        notes = differences(ours, Pack(info, other.content))
        runs["against"] = replace(base, bots=(bots[-1],), setup=other)
        if PACKS in other.options:  # its cards have names of their own
            texts = texts_of(info, texts.lang, other.content)
    on = executor(args.on, args.workers)
    levels = {}
    for name, one in runs.items():
        games = counts.get(name, counts[bots[-1]])
        if name == MIXED and args.mixed:
            games = args.mixed
        level = played(args, one, name, games, seed, on)
        if level is None:
            return stopped(args)
        levels[name] = level
    on.close()
    after = levels.pop("against", None)
    balance = weigh(list(levels.values()))
    changes = compared(levels[bots[-1]], after) if after is not None else []
    page = Report(info, base.setup, texts).page(balance, changes, notes)
    write_whole(args.out, page)
    data = args.out.with_suffix(".json")
    write_whole(data, json.dumps(as_data(balance), indent=1) + "\n")
    screen().print(f"{args.out}\n{data}", soft_wrap=True)
    return 0


def with_cards(info: GameInfo, setup: Setup, folder: str) -> Setup:
    """Return a set-up with the cards of a folder; a pack with a sheet comes beside the others."""
    options = {id: value for id, value in setup.options.items() if id != PACKS}
    pack = (Path(folder) / SHEET).exists()
    content = laid(info, [Path(folder)], setup.content) if pack else folder
    return info.check(Setup(setup.game, setup.seats, options, content))


def stopped(args: argparse.Namespace) -> int:
    """Say that nothing was written, and how to go on."""
    kept = f"; what was played is kept in {args.runs}" if args.runs is not None else ""
    screen().print(f"interrupted: nothing was written{kept}")
    return 130


def tuned(args: argparse.Namespace, info: GameInfo, runs: list[Run], seed: int) -> int:
    """Search better figures; write them if games that the search has not seen say so."""
    from dicehall.lab.tuning import Aim, Tuner

    aim = Aim(args.goal, args.reach, args.only, args.rounds, args.judge, args.looks)
    console = screen()
    on = executor(args.on, args.workers)
    tuner = Tuner(runs, aim, args.games, seed, on)
    found = tuner.search(lambda line: console.print(line, soft_wrap=True))
    if found is None:
        return stopped(args)
    on.close()
    lines = told(found)
    console.print("\n".join(lines), soft_wrap=True)
    if not found.shift or not found.better():
        console.print("no better figures were found; nothing was written")
        return 1
    tuner.pack.write(args.tune, found.shift)
    head = f"# Tuned figures of {info.id}\n\nOptions: {runs[0].setup.options}; bots: {args.bots}.\n"
    write_whole(args.tune / "TUNED.md", head + "\n" + "\n".join(lines) + "\n")
    console.print(f"written: {args.tune}")
    return 0


def told(found: Tuned) -> list[str]:
    """Return what a search has found, as Markdown."""
    from dicehall.lab.packs import told_changes

    lines = [f"- {line}" for line in told_changes(found.shift)]
    for check in found.checks:
        lines += ["", f"| role, {check.seats} seats | before | after |", "| --- | --- | --- |"]
        for before, after in zip(check.before, check.after, strict=True):
            cells = []
            for share in (before, after):
                low, high = share.interval()
                cells.append(f"{share.share():.1%} ({low:.1%} - {high:.1%})")
            lines.append(f"| {before.name} | {' | '.join(cells)} |")
    return lines

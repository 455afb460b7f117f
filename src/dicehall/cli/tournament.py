"""`dicehall tournament`: how much stronger one bot is than another."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path

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
from dicehall.cli.laboratory import add_executor, check_numbers, shown_games
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup, SetupError
from dicehall.lab.executors import executor
from dicehall.lab.folder import write_whole
from dicehall.lab.league import Contest, League, Rating, ratings, round_robin
from dicehall.lab.tournament import Pairing, Score, setup_for, standard

HEAD = (
    "game", "seats", "bot", "against", "games", "wins", "95 %", "wanted", "s an answer", "options"
)  # fmt: skip


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("tournament", help="let bots play against each other")
    add_setup(command, "number of the first deal (0); they count on from there")
    command.add_argument(
        "bots", nargs="*", metavar="BOT", help=f"some of: {', '.join(BOTS)}; none: all that counts"
    )
    command.add_argument("--games", type=int, default=200, metavar="N", help="a pairing (200)")
    command.add_argument(
        "--until",
        type=float,
        default=0.0,
        metavar="WIDTH",
        help="end a pairing sooner, when its 95 %% interval is so narrow: 0.1",
    )
    command.add_argument(
        "--seconds",
        type=float,
        default=0.0,
        metavar="S",
        help="how long the processor may think for an answer; else as many turns as its level has",
    )
    add_executor(command)
    command.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play all pairings and print them as a Markdown table."""
    info, setup = setup_of(args)
    check_numbers(args)
    if not 0 <= args.until < 1:
        raise SetupError(f"--until is {args.until}; right would be a share such as 0.1")
    if args.seconds < 0:
        raise SetupError(f"--seconds is {args.seconds}; right would be a time such as 0.2")
    if args.json:
        check_writable("--json", args.json)
    if len(args.bots) == 1:
        raise SetupError("a tournament is between two bots or more, not 1")
    for name in args.bots:
        make_bot(name, info.id)
        if args.bots.count(name) > 1 and len(args.bots) > 2:
            raise SetupError(f"{name!r} is named twice; name each bot once")
    pairings = standard(info.id)
    if len(args.bots) == 2:
        pairings = [Pairing(args.bots[0], args.bots[1], setup.seats)]
    elif args.bots:
        pairings = round_robin(args.bots, setup.seats)
    pairings = [replace(pairing, seconds=args.seconds) for pairing in pairings]
    typed = typed_options(args, info)
    laid = [setup_for(info.id, pairing.seats, typed, setup.content) for pairing in pairings]
    for one in laid:
        info.new(one, FastDice(0))  # complain before the first game
    seed = seed_of(args) if args.seed is not None else 0
    contests = list(zip(pairings, laid, strict=True))
    league = League(contests, args.games, seed, args.until, args.out)
    with one_interrupt():
        return played(args, info, league)


def played(args: argparse.Namespace, info: GameInfo, league: League) -> int:
    """Play all pairings and print them, also when they are interrupted."""
    whole = watched(league, args.on, args.workers)
    console = screen(width=200)
    console.print(f"| {' | '.join(HEAD)} |\n|{' --- |' * len(HEAD)}")
    typed = typed_options(args, info)
    for contest in league.contests:
        options = told(info, contest.setup, typed)
        console.print(line(info.id, contest.pairing, contest.score, options), soft_wrap=True)
    results = [(c.pairing, c.score) for c in league.contests if c.score.games]
    rated = ratings(results) if len(args.bots) > 2 and results else []
    if rated:
        console.print("\n| bot | Elo | 95 % |\n| --- | --- | --- |")
        for one in rated:
            console.print(f"| {one.bot} | {one.elo:+.0f} | {one.low:+.0f} to {one.high:+.0f} |")
    scores = [figures(contest) for contest in league.contests]
    text = json.dumps(scores if not rated else with_ratings(scores, rated), indent=2) + "\n"
    if args.json:
        args.json.write_text(text, encoding="utf-8")
    if args.out:
        write_whole(args.out / "result.json", text)
    if not whole:
        games = sum(contest.score.games for contest in league.contests)
        console.print(f"interrupted after {games} of {league.total()} games")
        return 130
    return 0


def watched(league: League, where: str, workers: int | None) -> bool:
    """Play with a progress bar; say whether all was played."""
    first = league.contests[0].pairing
    name = f"{first.one} : {first.others}" if len(league.contests) == 1 else "tournament"
    on = executor(where, workers)
    with shown_games(name, league.total()) as moved:
        whole = league.play(on, moved)
    if whole:
        on.close()
    return whole


def figures(contest: Contest) -> dict[str, object]:
    """Return how a pairing stands, as plain data."""
    score = contest.score
    shown = {key: value for key, value in vars(score).items() if key != "parts"}
    more = {"won": score.won, "interval": score.interval(), "options": contest.setup.options}
    return {**vars(contest.pairing), **shown, **more}


def with_ratings(scores: list[dict[str, object]], rated: list[Rating]) -> dict[str, object]:
    """Return pairings and ratings, as plain data."""
    return {"pairings": scores, "elo": [vars(one) for one in rated]}


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

"""`dicehall train`: a net learns a game by playing it with itself."""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from dicehall.cli.common import Commands, one_interrupt, screen
from dicehall.cli.laboratory import shown_games
from dicehall.games import find, names
from dicehall.kit.game import SetupError
from dicehall.kit.net import FILE
from dicehall.lab.executors import Executor, executor

if TYPE_CHECKING:
    from dicehall.lab.training import Training

# Figures of the course that may be typed, with what they mean.
FIGURES: Final = {
    "hidden": "units of the first layer, a multiple of three (48)",
    "thumb-games": "games by rules of thumb, the first generation (20000)",
    "taught": "generations after it by the search without a net (0)",
    "games": "games of each later generation (400)",
    "drawn": "games beside them without search, by what the net would try first (0)",
    "turns": "turns of the search for an answer to learn from (200)",
    "quick": "and for the other answers (30)",
    "often": "of a hundred answers, those to learn from (25)",
    "matches": "games against each fixed opponent (40)",
    "every": "generations between two such matches (5)",
}


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("train", help="let a net learn a game by playing it with itself")
    command.add_argument("game", help=f"one of: {', '.join(names())}")
    command.add_argument("--hours", type=float, metavar="H", help="go on for so long")
    command.add_argument("--generations", type=int, metavar="N", help="or until so many are done")
    command.add_argument("--seed", type=int, default=1, metavar="N", help="of all chance (1)")
    for name, means in FIGURES.items():
        command.add_argument(f"--{name}", type=int, metavar="N", help=means)
    command.add_argument("--workers", type=int, metavar="N", help="processes; else one a core")
    command.add_argument(
        "--on", default="local", metavar="WHERE", help="local, ray, or ray:ADDRESS of a cluster"
    )
    command.add_argument(
        "--out", type=Path, metavar="DIR", help="keep it here, and go on from it (training-GAME)"
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Train until the time is over, the generations are done, or Ctrl-C is pressed."""
    info = find(args.game)
    if args.hours is None and args.generations is None:
        raise SetupError("how long? name --hours H, or --generations N")
    for name in ("hours", "generations", "workers", *FIGURES):
        given = getattr(args, name.replace("-", "_"))
        if given is not None and given <= 0:
            raise SetupError(f"--{name} is {given}; right would be more than 0")
    if args.hidden is not None and args.hidden % 3:
        raise SetupError(f"--hidden is {args.hidden}; right would be a multiple of three")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # equal sums, and cores for the games
    try:
        from dicehall.lab.training import Course, Training
    except ModuleNotFoundError:
        raise SetupError("dicehall train wants NumPy: pip install 'dicehall[rl]'") from None
    typed = {name.replace("-", "_"): getattr(args, name.replace("-", "_")) for name in FIGURES}
    given = {name: value for name, value in typed.items() if value is not None}
    training = Training(
        Course(info.id, args.seed, **given), args.out or Path(f"training-{info.id}")
    )
    with one_interrupt():
        return trained(args, training)


def trained(args: argparse.Namespace, training: Training) -> int:
    """Go on generation after generation; what is reached is kept."""
    console = screen(width=200)
    end = time.monotonic() + args.hours * 3600 if args.hours else float("inf")
    last = args.generations or 1 << 30
    on = executor(args.on, args.workers)
    whole = True
    try:
        while training.generation < last and time.monotonic() < end:
            told = one_generation(training, on)
            if told is None:
                whole = False
                break
            console.print(line(told), soft_wrap=True)
    except KeyboardInterrupt:
        on.stop()
        whole = False
    if whole:
        on.close()
    if training.generation:
        file = training.out / FILE
        file.write_bytes(training.packed())
        console.print(f"{file}: {training.generation} generations, {training.games} games")
        console.print(f"put it in place: cp {file} {training.info.folder}")
    return 0 if whole else 130


def one_generation(training: Training, on: Executor) -> dict[str, Any] | None:
    """Play, learn, keep, and now and then measure; None if it was interrupted."""
    course = training.course
    number = training.generation
    count = course.count(number)
    with shown_games(f"generation {number}", count) as moved:
        if not training.play(on, moved):
            return None
    told = training.learn()
    training.checkpoint()
    if training.generation % course.every == 1 % course.every:
        for opponent in course.opponents:
            score = training.match(on, opponent)
            if score is None:
                return None
            low, high = score.interval()
            told[opponent] = [round(score.share(), 3), round(low, 3), round(high, 3)]
    training.note(told)
    return told


def line(told: dict[str, Any]) -> str:
    """Return how a generation went, in a line."""
    words = [
        f"generation {told['generation']}: {told['games']:,} games",
        f"{told['positions']:,} positions",
        f"loss on new games {told['before']:.4f}, then {told['after']:.4f}",
        f"answers {told['answers']:.3f}",
    ]
    for name, value in told.items():
        if isinstance(value, list):
            words.append(f"{value[0]:.0%} ({value[1]:.0%}-{value[2]:.0%}) against {name}")
    return "; ".join(words)

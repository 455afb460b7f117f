"""What the commands of the laboratory share: where to play, what to keep, how far it is."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from dicehall.kit.game import SetupError

LOG_EVERY: Final = 10.0  # seconds between two lines, where nobody sees a bar


def add_executor(command: argparse.ArgumentParser) -> None:
    """Let a command say where its games are played and kept."""
    command.add_argument("--workers", type=int, metavar="N", help="processes; else one a core")
    command.add_argument(
        "--on", default="local", metavar="WHERE", help="local, ray, or ray:ADDRESS of a cluster"
    )
    command.add_argument(
        "--out", type=Path, metavar="DIR", help="keep what is done here, and go on from it"
    )


def check_numbers(args: argparse.Namespace) -> None:
    """Complain of numbers that make no sense."""
    if args.games < 1:
        raise SetupError(f"--games is {args.games}; right would be 1 or more")
    if args.workers is not None and args.workers < 1:
        raise SetupError(f"--workers is {args.workers}; right would be 1 or more")


class Rate(TextColumn):
    """Games a second."""

    def __init__(self) -> None:
        super().__init__("")

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:,.0f}/s" if speed and speed >= 10 else f"{speed or 0:.1f}/s")


class Moving(Protocol):
    """What a command moves while games are played."""

    def __call__(self, done: int) -> None:
        """Show how many games are done."""


@contextmanager
def shown_games(name: str, total: int, begun: int = 0) -> Iterator[Moving]:
    """Show how far the games are, how many a second and the time left; lines without a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield Lines(name, total, begun)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate())
    with Progress(*columns, TimeRemainingColumn(), console=console) as bar:
        task = bar.add_task(name, total=total, completed=begun)
        yield lambda done: bar.update(task, completed=done)


class Lines:
    """Progress as lines, for logs."""

    def __init__(self, name: str, total: int, begun: int) -> None:
        self.name = name
        self.total = total
        self.begun = begun
        self.start = self.said = time.monotonic()

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if now - self.said < LOG_EVERY:
            return
        self.said = now
        rate = (done - self.begun) / (now - self.start)
        left = (self.total - done) / rate if rate > 0 else 0.0
        print(
            f"{self.name}: {done:,} of {self.total:,}, {rate:,.1f}/s, {left / 60:,.1f} min left",
            file=sys.stderr,
            flush=True,
        )

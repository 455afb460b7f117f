"""`dicehall analyse`: a recorded game as a bot sees it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from dicehall.bots.analysis import TURNS, Analysis, analyse
from dicehall.cli.common import Commands, add_content, add_language, content_of, screen, texts_for
from dicehall.games import find
from dicehall.kit.game import GameInfo, SetupError
from dicehall.kit.notation import Phrase
from dicehall.kit.proof import verify
from dicehall.kit.replay import Record, read
from dicehall.text import Texts

BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 60


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("analyse", help="what a bot thinks of a recorded game")
    command.add_argument("file", type=Path, help="the record")
    command.add_argument(
        "--turns", type=int, default=TURNS, metavar="N", help=f"of the search ({TURNS})"
    )
    command.add_argument("--json", action="store_true", help="print everything as JSON")
    add_content(command, "the cards it was played with, if others")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Look through a record and print what a bot thinks of it."""
    if args.turns < 1:
        raise SetupError(f"--turns is {args.turns}; right would be 1 or more")
    record = read(args.file)
    info = find(record.setup.game)
    record.setup.content = content_of(args, info) or record.setup.content
    verify(record, info, str(args.file))
    found = watched(info, record, args.turns)
    console = screen()
    if args.json:
        console.out(json.dumps({**found.data(), "answers": len(record.answers)}), highlight=False)
        return 0
    Report(found, record, texts_for(args, info)).show(console)
    return 0


def watched(info: GameInfo, record: Record, turns: int) -> Analysis:
    """Look through a record with a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    shown = Console(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), console=shown, transient=True) as bar:
        task = bar.add_task(info.id, total=len(record.answers))
        return analyse(info, record, turns, lambda done: bar.update(task, completed=done))


class Report:
    """An analysis in words."""

    def __init__(self, found: Analysis, record: Record, texts: Texts) -> None:
        self.found = found
        self.texts = texts
        names = record.names or [""] * record.setup.seats
        self.names = [
            printable(name) or texts.text("seat", number=seat + 1)
            for seat, name in enumerate(names)
        ]
        self.answers = len(record.answers)

    def percent(self, share: float) -> str:
        """Return a share in words."""
        return self.texts.text("percent", value=100 * share)

    def show(self, console: Console) -> None:
        """Print the curve, the turning points, and what was given away."""
        say = self.texts.text
        console.print(Text(say("curve"), "bold"))
        for seat, name in enumerate(self.names):
            curve = [moment.shares[seat] for moment in self.found.moments]
            line = bars([*curve, self.found.result[seat]])
            console.print(f"  {line} {name} {self.percent(self.found.result[seat])}")
        console.print(Text(say("turning-points"), "bold"))
        points = self.found.turning_points()
        if not points:
            console.print(f"  {say('turning-points-none')}")
        for point in points:
            self.show_point(console, point)
        console.print(Text(say("given-away"), "bold"))
        console.print(Text(f"  {say('given-away.help')}", "dim"))
        for seat, lost in enumerate(self.found.given_away()):
            choices = len([1 for moment in self.found.moments if moment.seat == seat])
            console.print(f"  {self.names[seat]}: {self.percent(lost / max(1, choices))}")

    def show_point(self, console: Console, point: dict[str, object]) -> None:
        """Print one turning point."""
        say = self.texts.text
        number, swing = point["number"], point["swing"]
        assert isinstance(number, int)
        assert isinstance(swing, float)
        moment = next(one for one in self.found.moments if one.number == number)
        when = say("replay-moment", number=number + 1, count=self.answers + 1)
        label: Phrase = moment.label
        told = say(f"turn-by-{point['by']}", text=self.names[moment.seat], what=label)
        console.print(f"  {when} (±{self.percent(swing)}): {told}")
        if moment.given_away > 0:
            share = self.percent(moment.given_away)
            console.print(f"    {say('turn-better', what=moment.better, share=share)}")


def printable(name: str) -> str:
    """Return a name without what would steer the terminal: other people have chosen it.

    >>> printable("Anna"), printable("\\x1b[2J")
    ('Anna', '�[2J')
    """
    return "".join([letter if letter.isprintable() else "�" for letter in name])


def bars(shares: list[float]) -> str:
    """Return a curve as a row of bars.

    >>> bars([0.0, 0.5, 1.0])
    ' ▄█'
    """
    width = min(WIDTH, len(shares))
    picked = [shares[i * (len(shares) - 1) // max(1, width - 1)] for i in range(width)]
    return "".join([BARS[round(share * (len(BARS) - 1))] for share in picked])

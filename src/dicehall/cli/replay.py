"""`dicehall replay`: step through a record, or verify it."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.text import Text

from dicehall.cli import keys
from dicehall.cli.boards import draw
from dicehall.cli.common import Commands, add_content, add_language, content_of, screen, texts_for
from dicehall.games import find
from dicehall.kit.events import Event
from dicehall.kit.game import GameInfo
from dicehall.kit.look import log_lines, look
from dicehall.kit.proof import verify
from dicehall.kit.replay import Record, RecordError, read, start, steps
from dicehall.kit.table import Table
from dicehall.text import Texts


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("replay", help="step through a recorded game, or verify it")
    command.add_argument("file", type=Path, help="the record")
    command.add_argument("--verify", action="store_true", help="recompute every roll and answer")
    command.add_argument("--seat", type=int, metavar="N", help="look with this seat's eyes")
    add_content(command, "the cards it was played with, if others")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show or verify a record."""
    record = read(args.file)
    info = find(record.setup.game)
    content = content_of(args, info) or record.setup.content
    beside = args.file.parent / content  # as 'dicehall export' puts older cards
    args.content = str(beside) if content and beside.is_dir() else content
    record.setup.content = args.content
    texts = texts_for(args, info)
    where = str(args.file)
    console = screen()
    if args.verify:
        g = verify(record, info, where)
        console.print(f"{where}: {len(record.answers)} answers, every roll and answer holds")
        console.print(f"result: {g.returns() if g.over else 'the game is not over'}")
        return 0
    if args.seat is not None and not 1 <= args.seat <= record.setup.seats:
        raise RecordError(f"--seat is {args.seat}; right would be 1 to {record.setup.seats}")
    seat = None if args.seat is None else args.seat - 1
    moments = Moments(record, info, texts, seat, where)
    if keys.interactive():
        moments.browse(console)
    else:
        moments.tell(console)
    return 0


class Moments:
    """All moments of a recorded game, with what happened before each."""

    def __init__(
        self, record: Record, info: GameInfo, texts: Texts, seat: int | None, where: str
    ) -> None:
        self.record = record
        self.info = info
        self.texts = texts
        self.seat = seat
        self.tables: list[Table] = []
        self.lines: list[list[str]] = []
        start(record, info, where)  # complain of the head before anything is shown
        journal: list[Event] = []
        for g in steps(record, info, where, journal):
            self.lines.append([texts.say(line) for line in log_lines(info, g, journal, seat)])
            self.tables.append(g.copy())
            journal.clear()
            g.watch(journal)

    def show(self, console: Console, at: int) -> None:
        """Draw one moment."""
        last = len(self.tables) - 1
        answer = ""
        if at > 0:
            seat, text = self.record.answers[at - 1]
            answer = f"{self.texts.text('seat', number=seat + 1)}: {text}"
        console.print(Text(f"{at}/{last}  {answer}", "bold"))
        for line in self.lines[at]:
            if line:
                console.print(f"  {line}")
        shown = look(self.info, self.tables[at], self.seat)
        console.print(draw(self.info.id, shown, self.texts))

    def browse(self, console: Console) -> None:
        """Step with the arrow keys."""
        at = 0
        with keys.raw():
            while True:
                console.clear()
                self.show(console, at)
                console.print(Text("<- -> Home End, q", "dim"))
                pressed = keys.key()
                if pressed in (keys.RIGHT, keys.DOWN, keys.ENTER, " "):
                    at = min(at + 1, len(self.tables) - 1)
                elif pressed in (keys.LEFT, keys.UP):
                    at = max(at - 1, 0)
                elif pressed == keys.HOME:
                    at = 0
                elif pressed == keys.END:
                    at = len(self.tables) - 1
                elif pressed in ("q", keys.ESCAPE):
                    return

    def tell(self, console: Console) -> None:
        """Print the whole game."""
        for at in range(len(self.tables)):
            if at > 0:
                seat, text = self.record.answers[at - 1]
                console.print(f"{self.texts.text('seat', number=seat + 1)}: {text}")
            for line in self.lines[at]:
                if line:
                    console.print(f"  {line}")
        shown = look(self.info, self.tables[-1], self.seat)
        console.print(draw(self.info.id, shown, self.texts))

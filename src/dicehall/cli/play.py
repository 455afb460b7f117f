"""`dicehall play`: a game in the terminal against bots."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.live import Live
from rich.text import Text

from dicehall.bots.bot import Bot
from dicehall.bots.hints import hints
from dicehall.bots.levels import BOTS, make_bot, style_of
from dicehall.bots.search import Budget
from dicehall.cli import keys
from dicehall.cli.boards import draw
from dicehall.cli.common import (
    Commands,
    add_language,
    add_setup,
    card_figures,
    check_writable,
    figures,
    screen,
    seed_of,
    setup_of,
    texts_for,
)
from dicehall.kit.action import Action, IllegalAction
from dicehall.kit.dice import FastDice
from dicehall.kit.events import Event
from dicehall.kit.game import SetupError
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.look import log_lines, look
from dicehall.kit.match import Match
from dicehall.kit.notation import NotationError
from dicehall.kit.replay import Origin
from dicehall.text import Texts

HELP = ("number", "words", "why", "hint", "undo", "table", "log", "rules", "quit")
BOT_SEED = 1 << 41
HINT_SEED = 1 << 42
HINT_TURNS = 20_000
HINT_SECONDS = 1.5
LONGEST = 400  # characters of a complaint; it repeats what was typed


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("play", help="play in the terminal against bots")
    add_setup(command)
    command.add_argument("--seat", type=int, default=1, metavar="N", help="which seat is yours (1)")
    others = f"the others: {', '.join(BOTS)} (level-2)"
    command.add_argument("--bots", default="level-2", help=others)
    command.add_argument("--watch", action="store_true", help="let bots play your seat too")
    command.add_argument("--record", type=Path, metavar="FILE", help="write the game here")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play one game."""
    info, setup = setup_of(args, 4)
    if not 1 <= args.seat <= setup.seats:
        raise SetupError(f"--seat is {args.seat}; right would be 1 to {setup.seats}")
    bot = make_bot(args.bots, info.id)
    if args.record:
        check_writable("--record", args.record)
    match = Match(info, setup, Origin(seed=seed_of(args)))
    seat = None if args.watch else args.seat - 1
    terminal = Terminal(match, seat, bot, texts_for(args, info))
    try:
        terminal.play()
    except (KeyboardInterrupt, EOFError):
        terminal.console.print()
    finally:
        if args.record:
            match.record().save(args.record)
            terminal.console.print(terminal.texts.text("saved", file=str(args.record)))
    return 0


def line_number(typed: str, lines: int, otherwise: int) -> int:
    """Return the place in a list of so many lines that a typed number means.

    >>> line_number("2", 3, -1), line_number("4", 3, -1), line_number("²", 3, -1)
    (1, -1, -1)
    """
    if typed.isdecimal() and len(typed) < 10 and 1 <= int(typed) <= lines:
        return int(typed) - 1
    return otherwise


class Quit(Exception):
    """The player leaves."""


class Terminal:
    """One player's screen."""

    def __init__(self, match: Match, seat: int | None, bot: Bot, texts: Texts) -> None:
        self.match = match
        self.info = match.info
        self.seat = seat
        self.bot = bot
        self.texts = texts
        self.console = screen()
        self.dice = FastDice(BOT_SEED + match.origin.seed)
        self.log: list[str] = []
        self.cards = {card["id"]: card for card in match.info.cards(match.setup.content)}

    # ---- the course of the game ----

    def play(self) -> None:
        """Go through the game, question by question."""
        say = self.texts.text
        self.console.print(Text(say("game"), "bold"))
        if self.info.credits is not None:
            self.console.print(Text(say("house.footer"), "dim"))
        self.note(self.match.events)
        try:
            while not self.match.table.over:
                self.turn()
        except Quit:
            self.console.print(say("goodbye"))
            return
        self.show_table()
        self.show_result()

    def turn(self) -> None:
        """Let whoever is asked answer: the player, if asked too, comes first."""
        g = self.match.table
        if self.seat is not None and g.asked() >> self.seat & 1:
            self.own_turn(self.seat)
            return
        seat = int(g.seat)
        action = self.bot.choose(Knowledge(g, seat), self.dice)
        self.note(self.match.play(seat, action))

    def own_turn(self, seat: int) -> None:
        """Ask the player."""
        shown = look(self.info, self.match.table, seat)
        self.console.print(draw(self.info.id, shown, self.texts))
        answer = self.ask(shown["question"])
        if answer is not None:
            self.note(self.match.play(seat, answer))

    def note(self, events: list[Event]) -> None:
        """Print what happened, as the player may see it."""
        for phrase in log_lines(self.info, self.match.table, events, self.seat):
            line = self.texts.say(phrase)
            self.log.append(line)
            self.console.print(Text(f"  {line}", "dim"))

    # ---- questions ----

    def ask(self, question: Any) -> Action | None:
        """Return the player's answer, or None after a command such as undo."""
        lines = [self.line(option) for option in question["options"]]
        prompt = self.texts.say(self.info.prompt(self.match.table))
        if keys.interactive():
            said = self.menu(prompt, lines)
        else:
            for number, line in enumerate(lines, 1):
                self.console.print(f"{number:3} {line.plain}")
            self.console.print(Text(prompt, "bold"))
            said = sys.stdin.readline()
            if said == "":
                raise EOFError
        return self.understand(said.strip(), question)

    def line(self, option: dict[str, Any]) -> Text:
        """Return an option as a line: its label, and the odds."""
        g = self.match.table
        action = self.match.read(int(self.seat or 0), option["answer"])
        line = Text(self.texts.say(self.info.notation.phrase(g, action)))
        shown = figures(self.texts, self.info.odds(g, action))
        card = self.cards.get(option["do"].get("card", ""))
        if card is not None:
            shown += card_figures(self.texts, card)
        if shown:
            line.append(f"  ({', '.join(shown)})", "cyan")
        return line

    def menu(self, prompt: str, lines: list[Text]) -> str:
        """Let the player choose with arrows, a number, or typed words."""
        at = 0
        typed = ""
        with keys.raw(), Live(console=self.console, auto_refresh=False, transient=True) as live:
            while True:
                live.update(self.list(prompt, lines, at, typed), refresh=True)
                pressed = keys.key()
                if pressed == keys.UP:
                    at, typed = (at - 1) % len(lines), ""
                elif pressed == keys.DOWN:
                    at, typed = (at + 1) % len(lines), ""
                elif pressed in (keys.HOME, keys.END):
                    at = 0 if pressed == keys.HOME else len(lines) - 1
                elif pressed == keys.ENTER:
                    return typed or str(at + 1)
                elif pressed == keys.ERASE:
                    typed = typed[:-1]
                elif pressed == keys.ESCAPE:
                    typed = ""
                elif len(pressed) == 1 and pressed.isprintable():
                    typed += pressed
                    if typed == "?":  # letters wait for Enter: words begin with them too
                        return typed
                    at = line_number(typed, len(lines), at)

    def list(self, prompt: str, lines: list[Text], at: int, typed: str) -> RenderableType:
        """Return the options with a sign before the current one."""
        room = max(5, self.console.height - 6)
        start = max(0, min(at - room // 2, len(lines) - room))
        shown: list[RenderableType] = []
        for number in range(start, min(len(lines), start + room)):
            current = number == at
            row = Text(f"{'>' if current else ' '}{number + 1:3} ", "bold" if current else "")
            row.append_text(lines[number])
            if current:
                row.stylize("reverse")
            shown.append(row)
        shown.append(Text(prompt, "bold"))
        shown.append(Text(f"{self.texts.text('prompt-answer')} {typed}", "dim"))
        return Group(*shown)

    def understand(self, said: str, question: Any) -> Action | None:
        """Return the action meant by a number or by words, or carry out a command."""
        seat = int(self.seat or 0)
        options = question["options"]
        at = line_number(said, len(options), -1)
        if at >= 0:
            return self.match.read(seat, options[at]["answer"])
        commands = {
            "?": self.show_help,
            "w": self.show_reasons,
            "h": self.show_hint,
            "u": self.undo,
            "t": self.show_table,
            "l": self.show_log,
            "r": self.show_rules,
            "q": self.leave,
        }
        if said in commands:
            commands[said]()
            return None
        try:
            return self.match.read(seat, said)
        except (NotationError, IllegalAction) as error:
            self.console.print(self.texts.text("error", reason=str(error)[:LONGEST]))
            return None

    # ---- commands ----

    def show_help(self) -> None:
        """Say what can be typed."""
        for word in HELP:
            self.console.print("  " + self.texts.text(f"help-{word}"))

    def show_reasons(self) -> None:
        """Say why what looks natural is not possible."""
        refused = self.info.refused(self.match.table)
        self.console.print(self.texts.text("not-now" if refused else "none"))
        for action, why in refused:
            label = self.info.notation.phrase(self.match.table, action)
            self.console.print(f"  {self.texts.say(label)}: {self.texts.say(why)}")

    def show_hint(self) -> None:
        """Say what a bot would do, how often that wins, and why."""
        g = self.match.table
        seat = int(self.seat or 0)
        seed = HINT_SEED + len(self.match.answers)
        budget = Budget(HINT_TURNS, HINT_SECONDS)
        knowledge = Knowledge(g, seat)
        for hint in hints(self.info, knowledge, seed, style_of(self.info.id), budget):
            say = self.texts.text
            label = self.texts.say(self.info.notation.phrase(g, hint.action))
            share = say("hint-share", share=say("percent", value=100 * hint.share))
            self.console.print(Text.assemble((f"  {label}", "bold"), f"  {share}"))
            self.console.print(Text(f"    {self.texts.say(hint.reason)}", "dim"))

    def undo(self) -> None:
        """Take the last answer back, where that is free."""
        number = self.match.last_free(int(self.seat or 0))
        if number < 0:
            self.console.print(self.texts.text("undo-too-late"))
            return
        self.match.take_back(number)
        self.console.print(self.texts.text("undo-done"))

    def show_table(self) -> None:
        """Draw the table."""
        shown = look(self.info, self.match.table, self.seat)
        self.console.print(draw(self.info.id, shown, self.texts))

    def show_log(self) -> None:
        """Print all that happened."""
        for line in self.log:
            self.console.print(f"  {line}")

    def show_rules(self) -> None:
        """Print the rules."""
        from dicehall.cli.rules import show

        show(self.console, self.info, self.texts, "")

    def leave(self) -> None:
        """Leave the game."""
        raise Quit

    def show_result(self) -> None:
        """Say who has won."""
        shares = self.match.table.returns()
        winners = [seat for seat, share in enumerate(shares) if share > 0]
        if self.seat is not None:
            self.console.print(
                Text(self.texts.text("won-you" if self.seat in winners else "lost-you"), "bold")
            )
        names = self.info.seat_names(self.match.table)
        self.console.print(self.texts.text("won", winners=[names[seat] for seat in winners]))

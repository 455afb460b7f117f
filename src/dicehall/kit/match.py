"""A match: a table together with its record, the events so far, and what may be taken back."""

from __future__ import annotations

from dicehall.kit.action import Action, IllegalAction
from dicehall.kit.dice import KeptDice
from dicehall.kit.events import Event
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.replay import Origin, Record, Stage, Told, dice_from, told
from dicehall.kit.table import Table


class Answer:
    """One answer, and how things stood before it."""

    def __init__(
        self, seat: int, action: Action, text: str, secret: bool, before: Table, events: int
    ) -> None:
        self.seat = seat
        self.action = action
        self.text = text
        self.secret = secret
        self.before: Table | None = before
        self.drawn = before.dice.drawn
        self.reveals = before.reveals
        self.events = events
        self.told: list[Told] = []


class Match:
    """What a hall or a terminal holds: it checks answers, keeps the record, takes answers back."""

    def __init__(
        self, info: GameInfo, setup: Setup, origin: Origin, stages: list[Stage] | None = None
    ) -> None:
        self.info = info
        self.setup = info.check(setup)
        self.origin = origin
        self.names: list[str] = []
        self.answers: list[Answer] = []
        self.stages: list[Stage] = [] if stages is None else stages
        self.events: list[Event] = []
        self.laid: list[Told] = []
        self.agreed = False  # the players ended it as a draw
        self.table = self.lay()
        self.table.watch(self.events)

    def lay(self) -> Table:
        """Lay the table out, before the first answer."""
        first = self.stages[0].origin if self.stages else self.origin
        journal: list[Event] = []
        g = self.info.new(self.setup, KeptDice(first.dice()), journal)
        g.journal = None
        self.events[: len(journal)] = journal
        self.laid = told(self.info, g, journal)
        self.change_dice(g, 0)
        return g

    def change_dice(self, g: Table, answers: int) -> None:
        """Take other dice after so many answers, where the game was played on from a moment."""
        dice = dice_from(self.stages, self.origin, answers)
        if dice is not None:
            g.dice = KeptDice(dice)

    def given(self) -> int:
        """Return how many answers came with the game: they cannot be taken back."""
        return self.stages[-1].answers if self.stages else 0

    def play(self, seat: int, action: Action) -> list[Event]:
        """Answer for a seat; return what happened."""
        g = self.table
        g.turn_to(seat)
        if action not in g.legal():
            raise IllegalAction(f"action {action} does not answer {g.asking()}")
        text = self.info.notation.write(g, action)
        secret = g.top().secret()
        answer = Answer(seat, action, text, secret, g.copy(), len(self.events))
        g.apply(action)
        self.answers.append(answer)
        fresh = self.events[answer.events :]
        answer.told = told(self.info, g, fresh)
        if len(self.answers) <= self.given():
            self.change_dice(g, len(self.answers))
            self.settle()
        elif g.dice.drawn != answer.drawn or g.reveals != answer.reveals:
            self.settle()
        return fresh

    def read(self, seat: int, text: str) -> Action:
        """Return the action that a seat's answer means."""
        self.table.turn_to(seat)
        return self.info.notation.read(self.table, text)

    def settle(self) -> None:
        """Forget the tables that nobody can go back to freely."""
        for i in range(len(self.answers) - 1, -1, -1):
            if self.answers[i].before is None:
                return
            self.answers[i].before = None

    def last_free(self, seat: int) -> int:
        """Return the number of the seat's latest answer if it may be taken back freely, else -1.

        Free is what came after the last roll, draw or reveal and after the last answer of another
        seat; only a sealed answer is free although others have sealed theirs since.
        """
        g = self.table
        for i in range(len(self.answers) - 1, self.given() - 1, -1):
            answer = self.answers[i]
            if g.dice.drawn != answer.drawn or g.reveals != answer.reveals:
                return -1
            if answer.seat == seat:
                return i if answer.secret or i == len(self.answers) - 1 else -1
            if not answer.secret:
                return -1
        return -1

    def take_back(self, number: int) -> None:
        """Take back an answer and all later ones; what others sealed beside a sealed one stays."""
        taken = self.answers[number]
        later = self.answers[number + 1 :]
        before = taken.before
        self.answers = self.answers[:number]
        del self.events[taken.events :]
        if before is not None:
            g = before
        else:
            later = []
            g = self.lay()
            for i, answer in enumerate(self.answers):
                g.turn_to(answer.seat)
                g.apply(answer.action)
                self.change_dice(g, i + 1)
        self.table = g
        g.dice.taken()  # the record has told of these draws
        g.watch(self.events)
        for answer in later:
            if self.stays(answer, taken):
                self.play(answer.seat, answer.action)

    def stays(self, later: Answer, taken: Answer) -> bool:
        """Tell whether a later answer stays when one is taken back: both are sealed."""
        return taken.secret and later.secret and later.seat != taken.seat

    def record(self) -> Record:
        """Return the record so far, with the result once the game is over."""
        result = self.table.returns() if self.table.over else None
        if self.agreed:
            result = [1 / self.setup.seats] * self.setup.seats
        return Record(
            self.setup,
            self.info.content_version(self.setup.content),
            self.origin,
            self.names,
            [(answer.seat, answer.text) for answer in self.answers],
            result,
            self.stages,
            [self.laid, *[answer.told for answer in self.answers]],
            self.agreed,
        )

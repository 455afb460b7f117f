"""A first game that teaches: a prepared deal, prepared dice, and steps that explain one thing each.

A lesson is a file `lessons/NAME.toml` in the folder of its game:

    seats = 2
    learner = 0
    dice = [3, 1, 6]            # faces of the first draws, in the order in which they are made

    [options]                   # of the set-up; the rest is as usual

    [[step]]                    # explains something
    tell = "lesson-first-goal"  # the key of its text
    point = "board"             # what the page points at

    [[step]]                    # lets the learner answer
    do = "lesson-first-roll"
    point = "answer"
    answer = "roll"             # what is meant
    accept = ["roll", "hold"]   # what may be answered: patterns with * and ?; else what is meant
    not-yet = "lesson-first-roll-first"  # says why other answers must wait

    [[step]]                    # what another seat answers, each time it is asked
    rival = 1
    answer = "hold"

After the last answer of the learner the game goes on freely, with dice that fall as they like.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from dicehall.kit.action import PASS
from dicehall.kit.content import ContentError, Spec, read
from dicehall.kit.dice import FastDice, ScriptedDice
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.look import turned
from dicehall.kit.notation import NotationError, members
from dicehall.kit.table import Table

TELL: Final = "tell"
DO: Final = "do"
RIVAL: Final = "rival"
NOT_YET: Final = "lesson-not-yet"
POINTS: Final = ("answer", "board", "dock", "question", "seats", "bar", "story", "all", "thing")


class Step:
    """One step of a lesson: a text, an answer of the learner with a text, or a rival's answer."""

    def __init__(
        self,
        kind: str,
        text: str,
        point: str = "",
        answer: str = "",
        accept: list[str] | None = None,
        not_yet: str = NOT_YET,
        seat: int = -1,
    ) -> None:
        self.kind = kind
        self.text = text
        self.point = point
        self.answer = answer
        self.accept: list[str] = [answer] if accept is None else accept
        self.not_yet = not_yet
        self.seat = seat

    def accepts(self, answer: str) -> bool:
        """Tell whether an answer may be given at this step.

        >>> Step(DO, "text", answer="move 3", accept=["move *"]).accepts("move 5")
        True
        """
        return any(fnmatchcase(answer, pattern) for pattern in self.accept)

    def data(self) -> dict[str, object]:
        """Return the step for the page: nothing of what is to come."""
        return {"kind": self.kind, "text": self.text, "point": self.point}


class Lesson:
    """A lesson, as its file has it."""

    def __init__(
        self,
        id: str,
        seats: int,
        learner: int,
        options: dict[str, object],
        dice: list[int],
        steps: list[Step],
        source: dict[str, object],
    ) -> None:
        self.id = id
        self.seats = seats
        self.learner = learner
        self.options = options
        self.dice = dice
        self.steps = steps
        self.source = source  # the file as it was read: a table keeps it and goes on with it

    def scripted(self, seat: int) -> list[Step]:
        """Return the answers that a seat gives, in order."""
        if seat == self.learner:
            return [step for step in self.steps if step.kind == DO]
        return [step for step in self.steps if step.kind == RIVAL and step.seat == seat]

    def at(self, given: int) -> int:
        """Return which step is next after so many answers of the learner; at the end, how many."""
        for number, step in enumerate(self.steps):
            if step.kind == DO:
                if given == 0:
                    return number
                given -= 1
        return len(self.steps)

    def wanted(self, given: int) -> Step | None:
        """Return the step that the learner's next answer belongs to, while the lesson goes on."""
        number = self.at(given)
        return self.steps[number] if number < len(self.steps) else None

    def rival(self, seat: int, given: int) -> str | None:
        """Return what another seat answers after so many answers of its own, if the lesson says."""
        script = self.scripted(seat)
        return script[given].answer if given < len(script) else None

    def shown(self) -> list[dict[str, object]]:
        """Return the steps for the page, without the rivals' plans."""
        return [step.data() for step in self.steps if step.kind != RIVAL]

    def place(self, given: int) -> int:
        """Return the number of the next step among those that are shown."""
        before = self.steps[: self.at(given)]
        return len([step for step in before if step.kind != RIVAL])

    def stored(self) -> dict[str, object]:
        """Return the lesson as a table keeps it, to go on with it whatever becomes of the file."""
        return {"id": self.id, "file": self.source}

    def setup(self, game: str) -> Setup:
        """Return how the table is laid."""
        return Setup(game, self.seats, dict(self.options))

    def texts(self) -> list[str]:
        """Return the keys of all texts."""
        keys = [step.text for step in self.steps if step.kind != RIVAL]
        keys += [step.not_yet for step in self.steps if step.kind == DO]
        return list(dict.fromkeys(keys))


def read_lesson(path: Path) -> Lesson:
    """Read the file of a lesson."""
    return lesson_of(path.stem, read(path))


def lesson_of(id: str, file: Spec) -> Lesson:
    """Return the lesson that a file holds."""
    source = dict(file.table)
    seats = file.number("seats", 1)
    learner = file.number("learner", 0, seats - 1, 0)
    dice = file.numbers("dice", 1, default=[])
    options: dict[str, object] = {}
    if file.has("options"):
        part = file.sub("options")
        options = {key: part.take(key) for key in list(part.table)}
    steps = [read_step(spec, seats, learner) for spec in file.entries("step")]
    file.end()
    if not any(step.kind == DO for step in steps):
        raise file.error("the learner never answers: a step with 'do' is missing")
    return Lesson(id, seats, learner, options, dice, steps, source)


def read_step(spec: Spec, seats: int, learner: int) -> Step:
    """Read one step."""
    kinds = [kind for kind in (TELL, DO, RIVAL) if spec.has(kind)]
    if len(kinds) != 1:
        raise spec.error("a step has one of 'tell', 'do' and 'rival'")
    kind = kinds[0]
    if kind == RIVAL:
        seat = spec.number("rival", 0, seats - 1)
        if seat == learner:
            raise spec.error("the learner is no rival; take 'do'")
        return Step(RIVAL, "", answer=spec.text("answer"), seat=seat)
    point = spec.text("point", "")
    if point and point.partition(":")[0] not in POINTS:
        raise spec.error(f"'point' is {point!r}; known: {', '.join(POINTS)}:NAME")
    if kind == TELL:
        return Step(TELL, spec.text("tell"), point)
    answer = spec.text("answer")
    accept = spec.texts("accept", [answer])
    step = Step(DO, spec.text("do"), point, answer, accept, spec.text("not-yet", NOT_YET))
    if not step.accepts(answer):
        raise spec.error(f"the answer that is meant, {answer!r}, is not accepted")
    return step


def restored(stored: dict[str, object]) -> Lesson:
    """Return the lesson that a table has kept."""
    file = stored.get("file")
    if not isinstance(file, dict):
        raise ContentError("the lesson of the table: 'file' must be a table")
    return lesson_of(str(stored.get("id")), Spec("the lesson of the table", dict(file)))


def lessons(info: GameInfo) -> list[str]:
    """Return the names of a game's lessons."""
    return sorted([path.stem for path in (info.folder / "lessons").glob("*.toml")])


def find_lesson(info: GameInfo, name: str) -> Lesson:
    """Return a lesson of a game."""
    known = lessons(info)
    if name not in known:
        listed = ", ".join(known) or "none"
        raise ContentError(f"{info.id} has no lesson {name!r}; known lessons: {listed}")
    return read_lesson(info.folder / "lessons" / f"{name}.toml")


def scripted_answer(info: GameInfo, lesson: Lesson, g: Table, seat: int, given: int) -> int:
    """Return what a rival answers: what the lesson says, else a pass, else the first option."""
    table = turned(g, seat)
    options = [int(action) for action in table.legal()]
    text = lesson.rival(seat, given)
    if text is not None:
        try:
            action = int(info.notation.read(table, text))
        except NotationError:
            action = -1
        if action in options:
            return action
    return PASS if PASS in options else options[0]


def play_lesson(info: GameInfo, lesson: Lesson, other: tuple[int, str] | None = None) -> Table:
    """Play a lesson to its end, strictly; return the table as it stands then.

    With *other*, that step is answered differently. What does not fit is an error that names the
    step: a rival that is not asked, an answer that is not legal, dice that are left over.
    """
    dice = ScriptedDice(lesson.dice, FastDice(1))
    g = info.new(info.check(lesson.setup(info.id)), dice)
    waiting = [step for step in lesson.steps if step.kind != TELL]
    while waiting:
        asked = members(g.asked())
        number = next((i for i, step in enumerate(waiting) if seat_of(lesson, step) in asked), -1)
        if number < 0:
            raise ContentError(f"{lesson.id}: seats {asked} are asked {g.asking()}, no step is")
        step = waiting.pop(number)
        seat = seat_of(lesson, step)
        at = lesson.steps.index(step)
        answer = other[1] if other is not None and other[0] == at else step.answer
        table = turned(g, seat)
        legal = [info.notation.write(table, action) for action in table.legal()]
        if answer not in legal:
            offered = ", ".join(legal)
            raise ContentError(f"{lesson.id} step {at + 1}: {answer!r} is none of: {offered}")
        g.play(seat, info.notation.read(table, answer))
    if dice.faces:
        raise ContentError(f"{lesson.id}: {len(dice.faces)} faces of the dice are left over")
    return g


def seat_of(lesson: Lesson, step: Step) -> int:
    """Return whose answer a step is."""
    return lesson.learner if step.kind == DO else step.seat

"""Play a lesson, tell what happens with every draw of the dice, and write the dice into its file.

python tools/lesson_dice.py warriorz                          play lessons/first.toml as it stands
python tools/lesson_dice.py warriorz --seed 7                 further draws fall by that seed
python tools/lesson_dice.py warriorz --fresh --seed 7         all draws do: a new deal
python tools/lesson_dice.py warriorz --at 37=5                draw 37 shows 5
python tools/lesson_dice.py warriorz --event rolled:2=6,5,1   the second `rolled` has these
python tools/lesson_dice.py warriorz --write                  keep what was drawn

Write the steps a few at a time: where they end, or where one does not fit, the open question is
told with all its answers. Wishes are granted in the order in which they stand.
"""

from __future__ import annotations

import argparse
import re
import textwrap
from pathlib import Path

from dicehall.games import find
from dicehall.kit.content import ContentError
from dicehall.kit.dice import Dice, FastDice
from dicehall.kit.events import Event
from dicehall.kit.game import GameInfo
from dicehall.kit.lesson import TELL, Lesson, read_lesson, seat_of
from dicehall.kit.look import turned
from dicehall.kit.notation import members
from dicehall.kit.table import Table
from dicehall.text import texts_of

WIDTH = 100


class NotedDice(Dice):
    """Dice that show the faces wished for some draws, else fall as a seed says; all are noted."""

    def __init__(self, wishes: dict[int, int], then: Dice) -> None:
        super().__init__()
        self.wishes = wishes  # by number, from 1
        self.then = then
        self.made: list[tuple[int, int]] = []  # sides and face
        self.told = 0

    def below(self, n: int) -> int:
        self.drawn += 1
        fallen = int(self.then.below(n))  # also where a face is wished: the others stay the same
        face = self.wishes.get(len(self.made) + 1, fallen + 1)
        if not 1 <= face <= n:
            raise ContentError(f"draw {len(self.made) + 1} is to show {face}, but has {n} sides")
        self.made.append((int(n), face))
        return face - 1

    def taken(self) -> list[tuple[int, int]]:
        new = [(sides, face - 1) for sides, face in self.made[self.told :]]
        self.told = len(self.made)
        return new

    def copy(self) -> NotedDice:
        twin = NotedDice(self.wishes, self.then.copy())
        twin.made, twin.told, twin.drawn = self.made[:], self.told, self.drawn
        return twin


class Play:
    """A lesson played as far as its steps go."""

    def __init__(self, info: GameInfo, lesson: Lesson, wishes: dict[int, int], seed: int) -> None:
        self.info = info
        self.texts = texts_of(info, "en")
        self.lesson = lesson
        self.dice = NotedDice(wishes, FastDice(seed))
        self.events: dict[str, list[list[int]]] = {}  # by name: the numbers of the draws of each
        self.lines: list[str] = []
        self.journal: list[Event] = []
        self.heard = 0
        self.counted = 0
        self.complete = False
        self.table = info.new(info.check(lesson.setup(info.id)), self.dice, self.journal)
        self.hear()
        self.play()
        self.lines += self.question(self.table)

    def play(self) -> None:
        """Give the answers of all steps, as far as they fit."""
        waiting = [step for step in self.lesson.steps if step.kind != TELL]
        while waiting:
            asked = members(self.table.asked())
            fitting = [one for one in waiting if seat_of(self.lesson, one) in asked]
            if not fitting:
                return
            step = fitting[0]
            waiting.remove(step)
            seat = seat_of(self.lesson, step)
            twin = turned(self.table, seat)
            legal = [self.info.notation.write(twin, action) for action in twin.legal()]
            number = self.lesson.steps.index(step) + 1
            if step.answer not in legal:
                self.lines.append(f"step {number}: seat {seat} cannot answer {step.answer!r}")
                return
            others = [one for one in legal if step.accepts(one) and one != step.answer]
            also = f"   (accepted too: {', '.join(others)})" if others and step.text else ""
            self.lines.append(f"step {number}: seat {seat}: {step.answer}{also}")
            self.table.play(seat, self.info.notation.read(twin, step.answer))
            self.hear()
        self.complete = True

    def hear(self) -> None:
        """Note what was told since, with the draws of each event."""
        for event in self.journal[self.heard :]:
            form = self.info.notation.events[event.kind]
            numbers = list(range(self.counted + 1, self.counted + len(event.draws) + 1))
            self.counted += len(numbers)
            self.events.setdefault(form.name, []).append(numbers)
            if form.unheard:
                continue
            drawn = [f"{n}: {value + 1}/{sides}" for n, (sides, value) in zip(numbers, event.draws)]
            said = self.texts.say(self.info.notation.event_phrase(self.table, event))
            which = f"{form.name}:{len(self.events[form.name])}"
            self.lines.append(f"    {which}  {said}" + (f"  [{', '.join(drawn)}]" if drawn else ""))
        self.heard = len(self.journal)

    def question(self, g: Table) -> list[str]:
        """Tell who is asked what, with the answers and their odds."""
        if g.over:
            return ["the game is over"]
        lines = []
        for seat in members(g.asked()):
            twin = turned(g, seat)
            lines.append(f"seat {seat} is asked: {self.texts.say(self.info.prompt(twin))}")
            for action in twin.legal():
                odds = [
                    f"{one.key} {one.numerator / one.denominator:.2f}"
                    for one in self.info.odds(twin, action)
                ]
                answer = self.info.notation.write(twin, action)
                lines.append(f"    {answer}" + (f"  [{', '.join(odds)}]" if odds else ""))
        return lines

    def faces(self) -> list[int]:
        """Return all that was drawn."""
        return [face for _sides, face in self.dice.made]


def play_with(info: GameInfo, lesson: Lesson, dice: list[int], seed: int, asked: list[str]) -> Play:
    """Play a lesson with given first dice and wishes: `37=5`, or `rolled:2=6,5,1`."""
    wishes = dict(enumerate(dice, start=1))
    for wish in asked:
        what, faces = wish.split("=")
        shown = [int(face) for face in faces.split(",")]
        name, _, which = what.partition(":")
        if which:
            told = Play(info, lesson, wishes, seed).events.get(name, [])
            if len(told) < int(which) or len(told[int(which) - 1]) < len(shown):
                raise ContentError(f"{what} does not happen, or not with {len(shown)} draws")
            wishes |= dict(zip(told[int(which) - 1][-len(shown) :], shown))
        else:
            wishes |= dict(enumerate(shown, start=int(what)))
    return Play(info, lesson, wishes, seed)


def with_dice(text: str, dice: list[int]) -> str:
    """Return the file of a lesson with other dice.

    >>> with_dice("seats = 2\\ndice = [1, 2]\\n", [3, 4])
    'seats = 2\\ndice = [3, 4]\\n'
    """
    listed = ", ".join([str(face) for face in dice])
    line = f"dice = [{listed}]"
    if len(line) > WIDTH:
        rows = textwrap.wrap(listed + ",", WIDTH - 4)
        line = "\n".join(["dice = [", *[f"    {row}" for row in rows], "]"])
    return re.sub(r"^dice = \[[^\]]*\]", line, text, count=1, flags=re.M)


class InOrder(argparse.Action):
    """Wishes of both kinds, in the order in which they were given."""

    def __call__(self, _parser, namespace, value, _name=None):  # type: ignore[no-untyped-def]
        namespace.wishes.append(value)


def main(arguments: list[str] | None = None) -> None:
    """Play, tell, and write if that is wished."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("lesson", nargs="?", default="first")
    parser.add_argument("--seed", type=int, default=1, help="how further draws fall")
    parser.add_argument("--fresh", action="store_true", help="leave out the dice of the file")
    parser.add_argument("--at", action=InOrder, metavar="DRAW=FACE,...")
    parser.add_argument("--event", action=InOrder, metavar="NAME:NUMBER=FACE,...")
    parser.add_argument("--write", action="store_true", help="write the dice into the file")
    parser.set_defaults(wishes=[])
    given = parser.parse_args(arguments)
    info = find(given.game)
    path = Path(info.folder) / "lessons" / f"{given.lesson}.toml"
    lesson = read_lesson(path)
    dice = [] if given.fresh else lesson.dice
    play = play_with(info, lesson, dice, given.seed, given.wishes)
    print("\n".join(play.lines))
    print(f"{len(play.faces())} draws; {len(lesson.shown())} steps are shown")
    if given.write:
        path.write_text(with_dice(path.read_text("utf-8"), play.faces()), "utf-8")


if __name__ == "__main__":
    main()

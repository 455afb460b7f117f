"""A game record: set-up, dice and answers in JSON Lines; the game is a fold over it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from dicehall.kit.action import IllegalAction
from dicehall.kit.content import packs_in
from dicehall.kit.dice import Dice, FastDice, KeptDice, ScriptedDice, sealed
from dicehall.kit.events import Event
from dicehall.kit.game import GameInfo, Setup, SetupError, packs_of
from dicehall.kit.notation import NotationError
from dicehall.kit.table import Table

FORMAT = 2  # 1 did not tell what happened
SEALED = 2  # derivation of dice whose salts were sealed first; where none is named it is 1


Told: TypeAlias = "dict[str, object]"


class RecordError(ValueError):
    """Raised when a record cannot be read or does not hold together; names file and line."""


class Origin:
    """Where the dice of a game come from: a seed, or a sealed secret with the seats' salts.

    With seals, each salt was bound by its fingerprint before any was shown (derivation 2). The
    first dice of a lesson are prepared: faces counted from 1, in the order of the draws.
    """

    def __init__(
        self,
        seed: int = 0,
        commitment: str = "",
        secret: str = "",
        salts: list[str] | None = None,
        seals: list[str] | None = None,
        prepared: list[int] | None = None,
    ) -> None:
        self.seed = seed
        self.commitment = commitment
        self.secret = secret
        self.salts: list[str] = [] if salts is None else salts
        self.seals: list[str] = [] if seals is None else seals
        self.prepared: list[int] = [] if prepared is None else prepared

    def dice(self) -> Dice:
        """Return the dice of the game, from its first roll."""
        dice = self.fair_dice()
        return ScriptedDice(self.prepared, dice) if self.prepared else dice

    def fair_dice(self) -> Dice:
        """Return the dice that nobody has prepared."""
        if self.commitment:
            if not self.secret:
                raise RecordError("the dice are still sealed: the record holds no secret")
            try:
                return sealed(self.secret, self.salts)
            except ValueError:
                raise RecordError("the secret is not hexadecimal") from None
        return FastDice(self.seed)

    def data(self) -> dict[str, object]:
        """Return the origin as plain data."""
        if not self.commitment:
            return {"seed": self.seed, **self.lesson()}
        shown: dict[str, object] = {"commitment": self.commitment, "salts": self.salts}
        if self.seals:
            shown["derivation"] = SEALED
            shown["seals"] = self.seals
        if self.secret:
            shown["secret"] = self.secret
        return {**shown, **self.lesson()}

    def lesson(self) -> dict[str, object]:
        """Return the prepared dice as plain data, if there are any."""
        return {"prepared": self.prepared} if self.prepared else {}


class Stage:
    """The beginning of a game that was played on from a moment: so many answers, their dice."""

    def __init__(self, answers: int, origin: Origin) -> None:
        self.answers = answers
        self.origin = origin

    def data(self) -> dict[str, object]:
        """Return the stage as plain data."""
        return {"answers": self.answers, "dice": self.origin.data()}


def told(info: GameInfo, g: Table, events: list[Event]) -> list[Told]:
    """Return what happened as the record tells it, when all may know all.

    Each event names the draws it used, as [sides, value] each, and the dice that it shows: their
    sides, and which draws look so. Draws that no event has told of stand alone at the end.
    """
    notation = info.notation
    found: list[Told] = []
    draws: list[list[int]] = []
    for event in events:
        draws += [[sides, value] for sides, value in event.draws]
        if notation.events[event.kind].unheard:
            continue
        at: Table = g if event.table is None else event.table
        data = notation.event_data(at, event)
        if draws:
            data["draws"] = draws
            draws = []
        dice = notation.shown_dice(at, event)
        if dice:
            data["shows"] = [[sides, values] for sides, values in dice]
        found.append(data)
    draws += [[sides, value] for sides, value in g.dice.taken()]
    if draws:
        found.append({"draws": draws})
    return found


def dice_from(stages: list[Stage], origin: Origin, answers: int) -> Dice | None:
    """Return the dice that are taken after so many answers, if they change there."""
    for i in range(len(stages) - 1, -1, -1):
        if stages[i].answers == answers:
            return (stages[i + 1].origin if i + 1 < len(stages) else origin).dice()
    return None


class Record:
    """A game as it was played.

    >>> record = Record(Setup("some-game", 2), "1", Origin(seed=7))
    >>> record.answers.append((0, "roll"))
    >>> read_text(record.text()).answers
    [(0, 'roll')]
    """

    def __init__(
        self,
        setup: Setup,
        version: str,
        origin: Origin,
        names: list[str] | None = None,
        answers: list[tuple[int, str]] | None = None,
        result: list[float] | None = None,
        stages: list[Stage] | None = None,
        told: list[list[Told]] | None = None,
        agreed: bool = False,
    ) -> None:
        self.setup = setup
        self.version = version
        self.origin = origin
        self.names: list[str] = [] if names is None else names
        self.answers: list[tuple[int, str]] = [] if answers is None else answers
        self.result = result
        self.stages: list[Stage] = [] if stages is None else stages
        self.told: list[list[Told]] = [] if told is None else told  # before, and by each answer
        self.agreed = agreed  # the players ended the game as a draw, before the rules did

    def first(self) -> Origin:
        """Return where the dice come from that the game began with."""
        return self.stages[0].origin if self.stages else self.origin

    def text(self) -> str:
        """Return the record as JSON Lines."""
        head: dict[str, object] = {
            "dicehall": FORMAT,
            "game": self.setup.game,
            "version": self.version,
            "seats": self.setup.seats,
            "options": self.setup.options,
            "dice": self.origin.data(),
        }
        if self.stages:
            head["from"] = [stage.data() for stage in self.stages]
        if self.setup.content and not packs_in(self.setup.content):
            head["content"] = self.setup.content
        if self.names:
            head["names"] = self.names
        lines: list[dict[str, object]] = [head]
        for seat, answer in self.answers:
            lines.append({"seat": seat, "answer": answer})
        for line, happened in zip(lines, self.told, strict=False):
            line["told"] = happened
        if self.result is not None:
            end: dict[str, object] = {"answers": len(self.answers), "result": self.result}
            if self.agreed:
                end["agreed"] = True
            lines.append(end)
        return "".join([json.dumps(line, ensure_ascii=False) + "\n" for line in lines])

    def save(self, path: Path) -> None:
        """Write the record whole or not at all."""
        part = path.with_name(path.name + ".part")
        part.write_text(self.text(), encoding="utf-8")
        os.replace(part, path)


def read(path: Path) -> Record:
    """Read a record from a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: not a record: it is not UTF-8 text") from None
    return read_text(text, str(path))


def read_text(text: str, where: str = "record") -> Record:
    """Read a record from text; errors name the line."""
    lines = text.split("\n")
    if lines[-1] != "":
        raise RecordError(f"{where} line {len(lines)}: cut off in the middle of the line")
    del lines[-1]
    if not lines:
        raise RecordError(f"{where}: empty; the first line should name the game")
    record = read_head(Line(lines[0], f"{where} line 1"))
    for i in range(1, len(lines)):
        line = Line(lines[i], f"{where} line {i + 1}")
        if record.result is not None:
            raise line.wrong("stands after the result, which should be last")
        if "result" in line.fields:
            count = line.number("answers")
            if count != len(record.answers):
                raise line.wrong(f"counts {count} answers, but {len(record.answers)} stand above")
            record.result = line.numbers("result")
            record.agreed = "agreed" in line.fields and line.take("agreed") is True
        else:
            record.answers.append((line.number("seat"), line.text("answer")))
            if record.told:
                record.told.append(read_told(line))
        line.end()
    if record.stages and record.stages[-1].answers > len(record.answers):
        raise RecordError(
            f"{where} line 1: 'from' tells of {record.stages[-1].answers} answers, "
            f"but {len(record.answers)} follow"
        )
    return record


def read_head(line: Line) -> Record:
    """Read the first line of a record."""
    if line.number("dicehall") not in (1, FORMAT):
        raise line.wrong(
            f"'dicehall' must be 1 or {FORMAT}: the record has a format we do not know"
        )
    setup = Setup(line.text("game"), line.number("seats"), line.table("options"))
    version = line.text("version")
    origin = read_origin(line)
    stages = read_stages(line) if "from" in line.fields else []
    if "content" in line.fields:
        setup.content = line.text("content")
    names = line.texts("names") if "names" in line.fields else []
    if names and len(names) != setup.seats:
        raise line.wrong(
            f"'names' has {len(names)} for {setup.seats} seats; right would be none, or one a seat"
        )
    told = [read_told(line)] if "told" in line.fields else []
    line.end()
    return Record(setup, version, origin, names, None, None, stages, told)


def read_told(line: Line) -> list[Told]:
    """Read what happened by an answer: events, each with the draws it used."""
    found = line.take("told")
    if not isinstance(found, list) or not all(isinstance(event, dict) for event in found):
        raise line.wrong("'told' must be a list of objects")
    for event in found:
        draws = event.get("draws", [])
        if not isinstance(draws, list) or not all(is_draw(draw) for draw in draws):
            raise line.wrong("'draws' must be a list of [sides, value]")
    return found


def is_draw(draw: object) -> bool:
    """Tell whether something read is a draw: sides, and a value below them."""
    if not isinstance(draw, list) or len(draw) != 2:
        return False
    sides, value = draw
    return type(sides) is int and type(value) is int and 0 <= value < sides < 1 << 32


def read_origin(line: Line) -> Origin:
    """Read where dice come from: the field `dice`."""
    dice = line.part(line.table("dice"))
    if "seed" in dice.fields:
        origin = Origin(seed=dice.number("seed"))
    else:
        origin = Origin(0, dice.text("commitment"), "", dice.texts("salts"))
        if not origin.commitment:
            raise line.wrong("'commitment' is empty")
        derivation = dice.number("derivation") if "derivation" in dice.fields else 1
        if derivation not in (1, SEALED):
            raise line.wrong(f"'derivation' must be 1 or {SEALED}: these dice we do not know")
        if derivation == SEALED:
            origin.seals = dice.texts("seals")
            if len(origin.seals) != len(origin.salts) or not any(origin.seals):
                raise line.wrong("'seals' must be as many as 'salts', and one of them not empty")
        if "secret" in dice.fields:
            origin.secret = dice.text("secret")
    if "prepared" in dice.fields:
        origin.prepared = dice.faces("prepared")
    dice.end()
    return origin


def read_stages(line: Line) -> list[Stage]:
    """Read the earlier dice of a game that was played on from a moment: the field `from`."""
    found = line.take("from")
    if not isinstance(found, list) or not found:
        raise line.wrong('\'from\' must be a list of {"answers": ..., "dice": ...}')
    stages: list[Stage] = []
    for fields in found:
        if not isinstance(fields, dict):
            raise line.wrong('\'from\' must be a list of {"answers": ..., "dice": ...}')
        part = line.part(fields)
        stage = Stage(part.number("answers"), read_origin(part))
        part.end()
        if stage.answers < 0 or (stages and stage.answers <= stages[-1].answers):
            raise line.wrong("the 'answers' in 'from' must be counted from 0 and grow")
        stages.append(stage)
    return stages


class Line:
    """One line of a record, read key by key."""

    def __init__(self, text: str, where: str) -> None:
        self.where = where
        self.fields: dict[str, object] = {}
        if text:
            try:
                fields = json.loads(text)
            except (ValueError, RecursionError):
                raise self.wrong("not JSON, or cut off") from None
            if not isinstance(fields, dict):
                raise self.wrong("must be a JSON object")
            self.fields = fields

    def part(self, fields: dict[str, object]) -> Line:
        """Return an object inside this line, to be read in the same way."""
        part = Line("", self.where)
        part.fields = dict(fields)
        return part

    def wrong(self, what: str) -> RecordError:
        """Return an error that names this line."""
        return RecordError(f"{self.where}: {what}")

    def take(self, key: str) -> object:
        """Return a field once."""
        if key not in self.fields:
            raise self.wrong(f"{key!r} is missing")
        return self.fields.pop(key)

    def text(self, key: str) -> str:
        """Return a text field."""
        value = self.take(key)
        if not isinstance(value, str):
            raise self.wrong(f"{key!r} must be text, not {value!r}")
        return value

    def number(self, key: str) -> int:
        """Return a number field."""
        value = self.take(key)
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) >= 1 << 62:
            raise self.wrong(f"{key!r} must be a whole number, not {value!r}")
        return value

    def table(self, key: str) -> dict[str, object]:
        """Return an object field."""
        value = self.take(key)
        if not isinstance(value, dict):
            raise self.wrong(f"{key!r} must be an object, not {value!r}")
        return value

    def texts(self, key: str) -> list[str]:
        """Return a list of texts."""
        value = self.take(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.wrong(f"{key!r} must be a list of texts")
        return value

    def numbers(self, key: str) -> list[float]:
        """Return a list of numbers."""
        value = self.take(key)
        if not isinstance(value, list) or not all(type(n) in (int, float) for n in value):
            raise self.wrong(f"{key!r} must be a list of numbers")
        try:
            return [float(n) for n in value]
        except OverflowError:
            raise self.wrong(f"{key!r} has a number that is too large") from None

    def faces(self, key: str) -> list[int]:
        """Return a list of faces of dice, counted from 1."""
        value = self.take(key)
        if not isinstance(value, list) or not all(type(n) is int and n > 0 for n in value):
            raise self.wrong(f"{key!r} must be a list of faces, counted from 1")
        return value

    def end(self) -> None:
        """Complain of what was not read."""
        if self.fields:
            raise self.wrong(f"unknown {', '.join([repr(key) for key in self.fields])}")


def start(
    record: Record, info: GameInfo, where: str = "record", journal: list[Event] | None = None
) -> Table:
    """Lay out the table of a record; refuse another content version."""
    try:
        packs_of(record.setup)
        setup = info.restored(record.setup, record.version)
        version = info.content_version(setup.content)
        if version != record.version:
            raise RecordError(
                f"{where} line 1: played with content version {record.version!r}, "
                f"but here is {version!r}"
            )
        g = info.new(setup, KeptDice(seeded(record.first(), where)), journal)
    except SetupError as error:
        raise RecordError(f"{where} line 1: {error}") from None
    change_dice(record, g, 0, where)
    return g


def seeded(origin: Origin, where: str) -> Dice:
    """Return the dice of a record; refuse those that cannot be had."""
    try:
        return origin.dice()
    except RecordError as error:
        raise RecordError(f"{where} line 1: {error}") from None


def change_dice(record: Record, g: Table, answers: int, where: str) -> None:
    """Take other dice after so many answers, if the record says so."""
    try:
        dice = dice_from(record.stages, record.origin, answers)
    except RecordError as error:
        raise RecordError(f"{where} line 1: {error}") from None
    if dice is not None:
        g.dice = KeptDice(dice)


def steps(
    record: Record, info: GameInfo, where: str = "record", journal: list[Event] | None = None
) -> Iterator[Table]:
    """Yield the table before the first answer and after each; one table, going on.

    To look back at an earlier moment, keep a copy. What happens goes into the journal, if there is
    one, from the laying out on.
    """
    g = start(record, info, where, journal)
    g.dice.taken()
    yield g
    for i, (seat, answer) in enumerate(record.answers):
        try:
            g.turn_to(seat)
            g.play(seat, info.notation.read(g, answer))
        except (IllegalAction, NotationError) as error:
            raise RecordError(f"{where} line {i + 2}: {error}") from None
        g.dice.taken()
        change_dice(record, g, i + 1, where)
        yield g


def last(record: Record, info: GameInfo, where: str = "record") -> Table:
    """Return the table after the last answer."""
    g = start(record, info, where)
    for table in steps(record, info, where):
        g = table
    return g

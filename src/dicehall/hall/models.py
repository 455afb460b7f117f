"""What the lobby takes, for the HTTP edge and its OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from dicehall.hall.protocol import decent, printable


def clean(text: str) -> str:
    """Return a text that can be shown and stored."""
    found = decent(text)
    if not found:
        raise ValueError("must not be empty")
    return found


def storable(text: str) -> str:
    """Return a text as it is, if it can be stored."""
    if printable(text) != text:
        raise ValueError("must be printable, without blanks around it")
    return text


Name = Annotated[str, Field(min_length=1, max_length=32), AfterValidator(clean)]
Salt = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Seal = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Word = Annotated[str, Field(max_length=60), AfterValidator(storable)]
Value = (
    bool
    | Annotated[int, Field(ge=-(10**9), le=10**9)]
    | Annotated[str, Field(max_length=400), AfterValidator(storable)]
)
Options = Annotated[dict[Word, Value], Field(max_length=40)]
Seat = Annotated[int, Field(ge=0, le=100)]
Language = Literal["en", "ru", "hu"]
Privacy = Literal["open", "link"]
UndoRule = Literal["free", "ask", "none"]


class Strict(BaseModel):
    """A body without unknown fields."""

    model_config = ConfigDict(extra="forbid")


class NoClock(Strict):
    """As much time as you like."""

    kind: Literal["none"]


class DecisionClock(Strict):
    """So many seconds for each decision."""

    kind: Literal["decision"]
    seconds: Annotated[int, Field(ge=5, le=3600)]


class GameClock(Strict):
    """So many seconds for the whole game, and some more for each answer."""

    kind: Literal["game"]
    seconds: Annotated[int, Field(ge=10, le=86_400)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0


class DaysClock(Strict):
    """So many days for each decision."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)]


Clock = Annotated[NoClock | DecisionClock | GameClock | DaysClock, Field(discriminator="kind")]


class Chair(Strict):
    """Who is to sit on a chair: a person, or a bot by name."""

    kind: Literal["person", "bot"]
    bot: Word | None = None


class Create(Strict):
    """A table to be created."""

    game: Word
    seats: Annotated[int, Field(ge=1, le=100)]
    options: Options = {}
    chairs: Annotated[list[Chair], Field(min_length=1, max_length=100)]
    name: Name
    language: Language = "en"
    privacy: Privacy = "link"
    clock: Clock = NoClock(kind="none")
    absence: Literal["wait", "bot", "claim"] = "wait"
    undo: UndoRule = "ask"
    hints: bool | None = None


class Quick(Strict):
    """A table against bots."""

    game: Word
    seats: Annotated[int, Field(ge=1, le=100)] | None = None
    options: Options = {}
    bot: Word | None = None
    name: Name = "Guest"
    language: Language = "en"
    privacy: Privacy = "link"
    clock: Clock = NoClock(kind="none")
    undo: UndoRule = "ask"
    hints: bool | None = None


class Learn(Strict):
    """A first game that teaches."""

    game: Word
    lesson: Word = "first"
    name: Name = "Guest"
    language: Language = "en"


class Sit(Strict):
    """Who sits down, and where; with the seal of a salt, made for the table's commitment."""

    name: Name
    seat: Seat | None = None
    seal: Seal | None = None


class SealSalt(Strict):
    """The SHA-256 of a salt that nobody else knows."""

    seal: Seal


class ShowSalt(Strict):
    """A salt that was sealed."""

    salt: Salt


class Start(Strict):
    """The starter's own salt, if it is shown at once."""

    salt: Salt | None = None


class ChangeSeat(Strict):
    """The seat to change to."""

    seat: Seat


class ChangeBot(Strict):
    """A chair of a bot, and which bot is to sit there."""

    seat: Seat
    bot: Word


class FreeChair(Strict):
    """The chair to be freed."""

    seat: Seat


class Continue(Strict):
    """From where to play on, on which seat, and against which bots."""

    number: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Seat
    bot: Word | None = None
    name: Name = "Guest"
    language: Language = "en"


class Mine(Strict):
    """Seat tokens a client holds."""

    tokens: Annotated[list[Annotated[str, Field(max_length=100)]], Field(max_length=100)]

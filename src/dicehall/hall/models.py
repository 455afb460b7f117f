"""What the lobby takes and gives, for the HTTP edge and its OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from dicehall.hall.protocol import decent


def clean(text: str) -> str:
    """Return a text that can be shown and stored."""
    found = decent(text)
    if not found:
        raise ValueError("must not be empty")
    return found


def storable(text: str) -> str:
    """Return a text as it is, if it can be stored."""
    if decent(text) != text:
        raise ValueError("must be printable, without blanks around it")
    return text


Name = Annotated[str, Field(min_length=1, max_length=32), AfterValidator(clean)]
Salt = Annotated[str, Field(max_length=64), AfterValidator(storable)]
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
    salt: Salt = ""


class Quick(Strict):
    """A table against bots, started at once."""

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
    salt: Salt = ""


class Sit(Strict):
    """Who sits down, and where."""

    name: Name
    seat: Seat | None = None
    salt: Salt = ""


class ChangeSeat(Strict):
    """The seat to change to."""

    seat: Seat


class ChangeBot(Strict):
    """A chair of a bot, and which bot is to sit there."""

    seat: Seat
    bot: Word


class Rematch(Strict):
    """A salt for the next game's dice."""

    salt: Salt = ""


class Continue(Strict):
    """From where to play on, on which seat, and against which bots."""

    number: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Seat
    bot: Word | None = None
    name: Name = "Guest"
    language: Language = "en"
    salt: Salt = ""


class Mine(Strict):
    """Seat tokens a client holds."""

    tokens: Annotated[list[Annotated[str, Field(max_length=100)]], Field(max_length=100)]


Character = Literal["beatrice", "gothard", "daren", "shantiren"]
TileWord = Annotated[str, Field(max_length=40)]
Place = Annotated[list[Annotated[int, Field(ge=-9, le=9)]], Field(min_length=2, max_length=2)]


class LayoutCode(Strict):
    """A share code."""

    kind: Literal["code"]
    code: Annotated[str, Field(max_length=60)]


class LayoutFile(Strict):
    """The text of a layout file."""

    kind: Literal["file"]
    file: Annotated[str, Field(max_length=4000)]


class LayoutMade(Strict):
    """The standard layout of a character, or a random one."""

    kind: Literal["standard", "random"]
    character: Character


class LayoutLaid(Strict):
    """A field as it lies: hexes such as `trap 2 cross`, and where the portals are."""

    kind: Literal["laid"]
    character: Character
    inner: Annotated[list[TileWord], Field(min_length=6, max_length=6)]
    outer: Annotated[list[TileWord], Field(min_length=12, max_length=12)]
    entrance: Place
    exit: Place


LayoutWish = LayoutCode | LayoutFile | LayoutMade | LayoutLaid
SomeLayout = Annotated[LayoutWish, Field(discriminator="kind")]


class Error(BaseModel):
    """What went wrong: a stable key, a sentence, seconds to wait; for 422 `setup` a phrase."""

    error: str
    text: str
    wait: float | None
    phrase: dict[str, object] | None = None


class Seated(BaseModel):
    """The answer to creating, sitting down and quick start."""

    table: str
    code: str | None
    seat: int
    token: str
    started: bool


class ChairShown(BaseModel):
    """A chair as everybody may know it."""

    kind: Literal["person", "bot"]
    bot: str | None
    name: str | None
    online: bool
    away: bool
    lost: str | None


class TableShown(BaseModel):
    """A table as everybody may know it."""

    table: str
    code: str | None
    game: str
    state: Literal["waiting", "playing", "over"]
    seats: int
    options: dict[str, Any]
    language: str
    privacy: Privacy
    clock: dict[str, Any]
    absence: str
    undo: str
    commitment: str
    next: str | None
    hints: bool
    continued: int | None
    watching: int
    result: list[float] | None
    chairs: list[ChairShown]


class Tables(BaseModel):
    """Some tables."""

    tables: list[TableShown]


class OwnTable(BaseModel):
    """A table at which one of the tokens sent holds a seat."""

    token: int
    seat: int
    table: TableShown


class OwnTables(BaseModel):
    """The tables of the tokens sent."""

    tables: list[OwnTable]


class GameShown(BaseModel):
    """A game that can be played."""

    id: str
    seats: dict[str, int]
    options: list[dict[str, Any]]
    bots: list[str]


class Games(BaseModel):
    """All games."""

    games: list[GameShown]
    languages: list[str]


class Cards(BaseModel):
    """The cards of a game."""

    game: str
    version: str
    cards: list[dict[str, Any]]


class DeckShown(BaseModel):
    """A deck by its cards, with its share code, its file, and what is wrong with it."""

    warband: str
    objectives: list[str]
    ploys: list[str]
    upgrades: list[str]
    code: str
    file: str
    faults: list[dict[str, Any]]


class Decks(BaseModel):
    """The limits of decks, and decks to start from."""

    game: str
    limits: dict[str, int]
    starters: list[DeckShown]


class CheckDeck(Strict):
    """A deck to be looked at: the text of a deck file, or a share code."""

    text: Annotated[str, Field(min_length=1, max_length=8000)]


class Moment(BaseModel):
    """A moment of a finished game: the answer that led to it, what happened, how it stood."""

    number: int
    seat: int | None
    answer: str | None
    events: list[dict[str, Any]]
    look: dict[str, Any]


class Moments(BaseModel):
    """Some moments of a finished game, and how many there are."""

    moments: list[Moment]
    count: int


class Hint(BaseModel):
    """A good option: how often it wins, and why."""

    answer: str
    label: dict[str, Any]
    share: float
    reason: dict[str, Any]


class Hints(BaseModel):
    """The best options of the open question as of a seq, the best first."""

    seq: int
    hints: list[Hint]


class World(BaseModel):
    """A table dealt anew from what a seat knows, as of a seq."""

    seq: int
    seat: int
    game: str
    version: str
    world: dict[str, Any]


class Progress(BaseModel):
    """How far a bot has looked through a game, in answers."""

    done: int
    total: int


class Analysis(BaseModel):
    """What a bot thinks of a finished game."""

    moments: list[dict[str, Any]]
    turning_points: list[dict[str, Any]]
    given_away: list[float]
    result: list[float]
    answers: int


class Layout(BaseModel):
    """A field of Shazar that keeps the rules."""

    character: str
    inner: list[str]
    outer: list[str]
    entrance: list[int]
    exit: list[int]


class Breach(BaseModel):
    """A rule of the field that is broken: a stable key, a sentence, the hex it is about."""

    key: str
    text: str
    hex: str | None


class LayoutChecked(BaseModel):
    """What breaks the rules; if nothing does, the field with its share code and its file."""

    breaches: list[Breach]
    layout: Layout | None
    code: str | None
    file: str | None


class Health(BaseModel):
    """The hall is open."""

    ok: bool

"""What the lobby gives, for the HTTP edge and its OpenAPI description."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from dicehall.hall.models import Privacy


class Error(BaseModel):
    """What went wrong: a stable key, a sentence, seconds to wait; for 422 `setup` a phrase, where
    a limit of the hall was reached its name."""

    error: str
    text: str
    wait: float | None
    phrase: dict[str, object] | None = None
    limit: str | None = None


class Seated(BaseModel):
    """The answer to creating, sitting down and quick start."""

    table: str
    code: str | None
    seat: int
    token: str
    started: bool
    commitment: str


class ChairShown(BaseModel):
    """A chair as everybody may know it."""

    kind: Literal["person", "bot"]
    bot: str | None
    name: str | None
    online: bool
    away: bool
    lost: str | None
    agreed: bool
    again: bool
    seal: str | None
    shown: bool
    salt: str | None


class LessonShown(BaseModel):
    """The lesson of a table: its name, and its steps as the learner meets them."""

    id: str
    steps: list[dict[str, str]]


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
    opening: bool
    rematch: bool
    drawn: bool
    host: int | None
    continued: int | None
    lesson: LessonShown | None
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
    turn: bool | None
    ago: int


class OwnTables(BaseModel):
    """The tables of the tokens sent."""

    tables: list[OwnTable]


class CreditsShown(BaseModel):
    """Who made a game, and who sells it."""

    title: str
    authors: str
    publisher: str


class GameWords(BaseModel):
    """What a game is called, and what it is."""

    title: str
    about: str


class PackShown(BaseModel):
    """A pack of cards that may be chosen."""

    name: str
    version: str
    title: str
    about: str


class GameShown(BaseModel):
    """A game that can be played."""

    id: str
    seats: dict[str, int]
    options: list[dict[str, Any]]
    packs: list[PackShown]
    bots: list[str]
    lessons: list[str]
    cards: bool
    small: bool
    credits: CreditsShown | None
    words: GameWords | None


class Games(BaseModel):
    """All games."""

    games: list[GameShown]
    languages: list[str]


class Cards(BaseModel):
    """The cards of a game."""

    game: str
    version: str
    cards: list[dict[str, Any]]


class Moment(BaseModel):
    """A moment of a finished game: the answer that led to it, what happened, how it stood."""

    number: int
    seat: int | None
    answer: str | None
    events: list[dict[str, Any]]
    look: dict[str, Any]


class FigureRow(BaseModel):
    """What one seat or piece did, in the order of the heads."""

    name: dict[str, Any]
    figures: list[int]


class FigureTable(BaseModel):
    """Figures of a finished game; heads and names are phrases."""

    heads: list[dict[str, Any]]
    rows: list[FigureRow]


class Fallen(BaseModel):
    """How dice with so many sides fell: how many, the mean, how often each side or ten of them."""

    sides: int
    dice: int
    mean: float
    bars: list[dict[str, int]]


class Statistics(BaseModel):
    """A finished game counted up."""

    figures: FigureTable | None
    dice: list[Fallen]


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


class Alive(BaseModel):
    """Whether all is well, for load balancers."""

    ok: bool


class Health(BaseModel):
    """The hall is open; whether the disk takes what is written, how many tables are broken."""

    ok: bool
    writes: bool
    broken: int


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Declare the errors a request may end in; all may be too many or not readable."""
    meanings = {
        400: "cannot be read",
        401: "the token is not known",
        403: "not from there",
        404: "no such thing",
        409: "not in this state of the table",
        413: "too large",
        422: "asks for what cannot be",
        429: "too often",
        503: "busy, or about to close",
    }
    return {
        status: {"model": Error, "description": meanings[status]}
        for status in sorted({400, 403, 413, 422, 429, 503, *statuses})
    }

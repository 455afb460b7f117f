"""What the hall keeps: tables, their seats, their logs and chats, behind a small interface."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from dicehall.hall.clocks import ClockRule

WAITING = "waiting"
PLAYING = "playing"
OVER = "over"


class SeatRow(Struct):
    """A chair: who sits there, and what became of them."""

    seat: int
    kind: str = "person"  # or bot
    bot: str | None = None
    name: str | None = None
    token_hash: str | None = None
    salt: str = ""  # nothing until it is shown
    agreed: bool = False  # to play here; in a rematch chairs are kept for people who may not
    away: bool = False
    lost: str | None = None
    seal: str | None = None  # what binds the salt before it is shown
    again: bool = False  # wants to play again, once the game is over


class Earlier(Struct, frozen=True):
    """The beginning of a game that was played on from a moment: its answers, whose dice fell."""

    answers: list[tuple[int, str]]
    stages: list[dict[str, object]]


class TableRow(Struct):
    """A table: how it is set up, and how far it has come."""

    id: str
    code: str | None
    game: str
    seats: int
    options: dict[str, object]
    version: str
    language: str
    privacy: str
    clock: ClockRule
    absence: str
    undo: str
    secret: str
    commitment: str
    created: float
    changed: float
    state: str = WAITING
    result: list[float] | None = None
    next: str | None = None
    hints: bool = False
    earlier: Earlier | None = None
    marked: float | None = None  # since when it is to be removed
    host: str | None = None  # hash of the token of who laid it
    opening: float | None = None  # until when all must have shown their salts
    rematch: bool = False
    drawn: bool = False  # ended by consent
    lesson: dict[str, object] | None = None  # `id` and `file`, as it was when the table was laid
    edition: int = 0  # how often it was saved


class LogRow(Struct):
    """One thing that happened at a table. The game is a fold over these."""

    table: str
    seq: int
    kind: str  # start, answer, ask, agree, refuse, back, draw, resign, away, return, claim, time
    at: float
    seat: int | None = None  # whom it concerns
    data: dict[str, object] = {}
    actor: int | None = None  # whose client sent it
    client_id: str | None = None


class ChatRow(Struct):
    """One line of a table's chat."""

    table: str
    number: int
    seat: int | None
    name: str | None
    text: str
    at: float
    client_id: str | None = None

    def line(self) -> dict[str, object]:
        """Return the line as clients get it."""
        return {"seat": self.seat, "name": self.name, "text": self.text, "at": round(self.at)}


class Known(Struct):
    """A table with its seats."""

    table: TableRow
    seats: list[SeatRow]


class Loaded(Struct):
    """All that is stored of a table."""

    table: TableRow
    seats: list[SeatRow]
    log: list[LogRow]
    chat: list[ChatRow]


class Ban(Struct):
    """Who may not come in, and until when; without an end, for good."""

    place: str
    at: float
    until: float | None
    why: str


class Conflict(Exception):
    """Raised when a row of this number is there already: somebody else was first."""


class NotDriving(Conflict):
    """Raised when another process drives the table by now."""


class Head(Struct, frozen=True):
    """How far a table has come in the store."""

    edition: int
    seq: int  # of its last row
    chat: int  # the number of the last line


class Unreadable(Exception):
    """Raised when what is stored of a table makes no sense; it bars no other table."""


class Ages(Struct, frozen=True):
    """Since when tables must be unchanged to be removed."""

    waiting: float
    playing: float
    solo: float
    over: float


class Store(Protocol):
    """Where tables are kept. Whatever is awaited here is on disk when it returns."""

    broken: dict[str, str]  # tables that cannot be read, and why

    async def open(self) -> None:
        """Make ready; bring the schema up to date."""

    async def close(self) -> None:
        """Write what is left and let go."""

    def waiting(self) -> int:
        """Return how many changes wait to be written."""

    async def add_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        """Keep a new table; `Conflict` if id or code are taken."""

    async def save_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        """Keep what changed of a table and its seats; `Conflict` if another was faster."""

    async def remove_table(self, id: str) -> None:
        """Forget a table."""

    async def append(
        self,
        row: LogRow,
        table: TableRow | None = None,
        seats: list[SeatRow] | None = None,
        driver: str = "",
    ) -> None:
        """Keep a row of a log, and what changed with it; `Conflict` if the number is taken. With
        *driver*, only if that process drives the table; else `NotDriving`."""

    async def add_chat(self, row: ChatRow, kept: int) -> None:
        """Keep a line of chat, and no more than *kept* lines before it."""

    async def keep_analysis(self, id: str, data: dict[str, object]) -> None:
        """Keep what a bot thought of a finished game."""

    async def analysis(self, id: str) -> str | None:
        """Return what a bot thought of a finished game as JSON, if it was asked before."""

    async def keep_content(self, game: str, version: str, files: dict[str, str]) -> None:
        """Keep the cards of a game, unless they are kept already."""

    async def content(self, game: str, version: str) -> dict[str, str] | None:
        """Return the cards of a game as they were, files by name, if they were ever kept."""

    async def key(self) -> str:
        """Return the key of the hall, with which addresses are hashed; it is made once."""

    async def bans(self) -> list[Ban]:
        """Return who may not come in."""

    async def orders(self) -> dict[str, dict[str, object]]:
        """Return what operators have ordered of late, by id."""

    async def reply(self, order: str, process: str, data: dict[str, object]) -> None:
        """Say what became of an order at a process."""

    async def find(self, id: str) -> Known | None:
        """Return a table by its id; `Unreadable` if it makes no sense."""

    async def find_code(self, code: str) -> Known | None:
        """Return a table by its code; `Unreadable` if it makes no sense."""

    async def load(self, id: str) -> Loaded | None:
        """Return all that is stored of a table; `Unreadable` if it makes no sense."""

    async def since(self, id: str, seq: int, chat: int) -> Loaded | None:
        """Return a table with what came after a row of its log and a line of its chat."""

    async def heads(self, ids: list[str]) -> dict[str, Head]:
        """Return how far some tables have come; those that are gone are left out."""

    async def listed(self, most: int) -> list[Known]:
        """Return the tables everybody may see, newest first."""

    async def tables_of(self, hashes: list[str], most: int) -> list[Known]:
        """Return the tables at which one of these tokens holds a seat, newest first."""

    async def count_live(self) -> int:
        """Return how many tables wait or are played by several people."""

    async def count_solo(self) -> int:
        """Return how many tables wait or are played by one person against bots."""

    async def live_among(self, ids: list[str]) -> set[str]:
        """Return which of some tables wait or are played by several people."""

    async def attended(self) -> list[str]:
        """Return the tables in play that go on by themselves: with a clock, or a stand-in."""

    async def sweep(self, now: float, ages: Ages) -> list[str]:
        """Mark tables that are old, forget those marked a day ago; return the ids of these."""

    async def newest(self) -> float | None:
        """Return when the store was last used, as far as it knows."""

    async def beat(self, now: float) -> None:
        """Write down that the hall is open; raises what the disk has against it."""

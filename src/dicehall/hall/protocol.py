"""The messages on a socket: what clients send, and how the hall's are written."""

from __future__ import annotations

from typing import Annotated, Final, Literal
from unicodedata import category, normalize

import msgspec
from msgspec import Meta, Raw, Struct

PROTOCOL: Final = 2  # 1: each step has the whole look; 2: what changed in it, event by event
HIGHEST: Final = 2**53
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=0, le=HIGHEST)]

# close codes
RESTART: Final = 1012
UNREADABLE: Final = 4400
UNKNOWN_TOKEN: Final = 4401
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
BANNED: Final = 4403
UNPLAYABLE: Final = 4409
ELSEWHERE: Final = 4410
TOO_MANY: Final = 4429
CODES: Final = {403: BANNED, 404: NO_TABLE, 409: UNPLAYABLE, 429: TOO_MANY}  # by status


class Hello(Struct, tag="hello"):
    """The first message: who I am, what I have seen, and how I want to be told what happens."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    seq: Count = 0
    name: Annotated[str, Meta(max_length=100)] | None = None
    protocol: Annotated[int, Meta(ge=1, le=PROTOCOL)] = 1


class Answer(Struct, tag="answer"):
    """An answer to the open question, as seen at *seq*."""

    id: Id
    seq: Count
    answer: Annotated[str, Meta(max_length=400)]


class Undo(Struct, tag="undo"):
    """Take my last answer back, or ask for it."""

    id: Id


class Consent(Struct, tag="consent"):
    """Allow or refuse another's request, that of *seq*; a draw must be named."""

    id: Id
    yes: bool
    seq: Count | None = None


class Draw(Struct, tag="draw"):
    """Offer to end the game as a draw."""

    id: Id


class Resign(Struct, tag="resign"):
    """Give up."""

    id: Id


class Claim(Struct, tag="claim"):
    """Claim the game of a seat that is absent or silent."""

    id: Id
    seat: Annotated[int, Meta(ge=0, le=100)]


class Return(Struct, tag="return"):
    """Take my seat back from the bot that stood in."""

    id: Id


class Passing(Struct, tag="passing"):
    """What the hall shall answer for me: nothing, what is idle, or all windows for a while."""

    id: Id
    mode: Literal["off", "idle", "all"]


class Chat(Struct, tag="chat"):
    """Speak."""

    id: Id
    text: str


class Ping(Struct, tag="ping"):
    """Is anybody there?"""


Order = (
    Answer | Undo | Consent | Draw | Resign | Claim | Return | Passing | Chat
)  # those with an id
Message = Hello | Order | Ping

DECODER: Final = msgspec.json.Decoder(Message)
ENCODER: Final = msgspec.json.Encoder()
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # printable, but nothing is seen
MOST_MARKS: Final = 3  # accents on one letter; Vietnamese and Hebrew need as many
PONG: Final = b'{"type":"pong"}'


def read(text: str | bytes) -> Message:
    """Read a client's message; raises `msgspec.DecodeError` (a ValueError) if it cannot be read."""
    message: Message = DECODER.decode(text)
    return message


def write(data: object) -> bytes:
    """Write a message."""
    return ENCODER.encode(data)


def raw(data: object) -> Raw:
    """Write a part of a message once, to be used in several."""
    return Raw(ENCODER.encode(data))


def printable(text: str) -> str:
    """Return a text without what cannot be stored: control marks, lone surrogates.

    >>> printable("  Anna\\x00  ")
    'Anna'
    """
    kept = "".join(c for c in text if c.isprintable() or c == "\n")
    return kept.encode("utf-8", "ignore").decode().strip()


def decent(text: str, lines: int = 1) -> str:
    """Return a text fit to be shown beside others: of few lines, without towers of accents, and
    nothing at all if nothing of it could be seen.

    >>> decent("An\\nna"), decent("\\u3164\\u2800"), decent("a\\nb\\nc", 2)
    ('An na', '', 'a\\nb c')
    """
    kept: list[str] = []
    marks = breaks = 0
    for c in normalize("NFC", printable(text)):
        kind = category(c)
        if c == "\n":
            breaks += 1
            c = c if breaks < lines else " "
        elif c in BLANKS:
            c = " "
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(c)
    found = "".join(kept).strip()
    return found if any(category(c)[0] in "LNPS" for c in found) else ""

"""The messages on a socket: what clients send, and how the hall's are written."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Raw, Struct

HIGHEST: Final = 2**53
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=0, le=HIGHEST)]

# close codes
RESTART: Final = 1012
UNREADABLE: Final = 4400
UNKNOWN_TOKEN: Final = 4401
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
UNPLAYABLE: Final = 4409
TOO_MANY: Final = 4429


class Hello(Struct, tag="hello"):
    """The first message: who I am, and what I have seen."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    seq: Count = 0
    name: Annotated[str, Meta(max_length=100)] | None = None


class Answer(Struct, tag="answer"):
    """An answer to the open question, as seen at *seq*."""

    id: Id
    seq: Count
    answer: Annotated[str, Meta(max_length=400)]


class Undo(Struct, tag="undo"):
    """Take my last answer back, or ask for it."""

    id: Id


class Consent(Struct, tag="consent"):
    """Allow or refuse another's request to take back."""

    id: Id
    yes: bool


class Resign(Struct, tag="resign"):
    """Give up."""

    id: Id


class Claim(Struct, tag="claim"):
    """Claim the game of an absent seat."""

    id: Id
    seat: Annotated[int, Meta(ge=0, le=100)]


class Return(Struct, tag="return"):
    """Take my seat back from the bot that stood in."""

    id: Id


class Chat(Struct, tag="chat"):
    """Speak."""

    id: Id
    text: str


class Ping(Struct, tag="ping"):
    """Is anybody there?"""


Order = Answer | Undo | Consent | Resign | Claim | Return | Chat  # those with an id
Message = Hello | Order | Ping

DECODER: Final = msgspec.json.Decoder(Message)
ENCODER: Final = msgspec.json.Encoder()
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


def decent(text: str) -> str:
    """Return a text without what cannot be shown or stored: control marks, lone surrogates.

    >>> decent("  Anna\\x00  ")
    'Anna'
    """
    kept = "".join(c for c in text if c.isprintable() or c == "\n")
    return kept.encode("utf-8", "ignore").decode().strip()

"""Actions and events of Pig as text, data and phrases."""

from __future__ import annotations

from typing import Final

from dicehall.games.pig.table import SEATS, Pig
from dicehall.kit.notation import Form, Kind, Notation, Phrase, Said, number

SEAT: Final = Kind("seat", SEATS)
FACE: Final = number(7)
POINTS: Final = number(1000)

VERBS: Final = [Form("pass"), Form("roll"), Form("hold")]

EVENTS: Final = [
    Form("rolled", seat=SEAT, face=FACE),
    Form("lost", seat=SEAT, points=POINTS),
    Form("held", seat=SEAT, points=POINTS, score=POINTS),
]


class PigNotation(Notation):
    """Seats are counted from 1."""

    def __init__(self) -> None:
        super().__init__(VERBS, EVENTS)

    def word(self, g: Pig, kind: Kind, value: int) -> str:
        return str(value + 1)

    def name(self, g: Pig, kind: Kind, value: int) -> Said:
        return Phrase("seat", {"number": value + 1})

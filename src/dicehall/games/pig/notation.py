"""Actions and events of Pig as text, data and phrases."""

from __future__ import annotations

from typing import Final

from dicehall.games.pig.table import SEATS
from dicehall.kit.notation import Form, Kind, Notation, number

SEAT: Final = Kind("seat", SEATS)
FACE: Final = number(7)
POINTS: Final = number(1000)

VERBS: Final = [Form("pass"), Form("roll"), Form("hold")]

EVENTS: Final = [
    Form("rolled", seat=SEAT, face=FACE),
    Form("lost", seat=SEAT, points=POINTS),
    Form("held", seat=SEAT, points=POINTS, score=POINTS),
]

NOTATION: Final = Notation(VERBS, EVENTS)

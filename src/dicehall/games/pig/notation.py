"""Actions and events of Pig as text, data and phrases."""

from __future__ import annotations

from typing import Final

from dicehall.games.pig.table import SEATS
from dicehall.kit.notation import Form, Kind, Notation, number, thrown

SEAT: Final = Kind("seat", SEATS)
FACE: Final = number(7)
POINTS: Final = number(1000)

VERBS: Final = [Form("pass"), Form("roll"), Form("hold")]

EVENTS: Final = [
    Form("rolled", "turn.roll", seat=SEAT, face=thrown(FACE)),
    Form("lost", "turn.one", seat=SEAT, points=POINTS),
    Form("held", "turn.hold", seat=SEAT, points=POINTS, score=POINTS),
]

REASONS: Final = [Form("nothing-to-hold")]

NOTATION: Final = Notation(VERBS, EVENTS, REASONS)

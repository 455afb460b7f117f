"""Actions and events of Pig as text, data and phrases."""

from __future__ import annotations

from typing import Final

from dicehall.games.pig.table import HELD, HOLD, LOST, NOTHING_TO_HOLD, ROLL, ROLLED, SEATS
from dicehall.kit.notation import Form, Kind, Notation, number, thrown

SEAT: Final = Kind("seat", SEATS)
FACE: Final = number(7)
POINTS: Final = number(1000)

VERBS: Final = {ROLL: Form("roll"), HOLD: Form("hold")}

EVENTS: Final = {
    ROLLED: Form("rolled", "turn.roll", seat=SEAT, face=thrown(FACE)),
    LOST: Form("lost", "turn.one", seat=SEAT, points=POINTS),
    HELD: Form("held", "turn.hold", seat=SEAT, points=POINTS, score=POINTS),
}

REASONS: Final = {NOTHING_TO_HOLD: Form("nothing-to-hold")}

NOTATION: Final = Notation(VERBS, EVENTS, REASONS)

"""A finished game, moment by moment."""

from __future__ import annotations

from dicehall.games import find
from dicehall.kit.events import Event
from dicehall.kit.look import look, seen
from dicehall.kit.replay import Record, steps


def moments_of(record: Record, seat: int | None, start: int, count: int) -> dict[str, object]:
    """Return *count* moments from number *start* on, with a seat's eyes."""
    info = find(record.setup.game)
    moments = []
    journal: list[Event] = []
    for number, g in enumerate(steps(record, info, "record", journal)):
        if start <= number < start + count:
            by, answer = record.answers[number - 1] if number else (None, None)
            moments.append(
                {
                    "number": number,
                    "seat": by,
                    "answer": answer,
                    "events": seen(info, g, journal, seat),
                    "look": look(info, g, seat),
                }
            )
        journal.clear()
        g.watch(journal)
        if number >= start + count:
            break
    return {"moments": moments, "count": len(record.answers) + 1}

"""A finished game, moment by moment."""

from __future__ import annotations

import asyncio

from dicehall.games import find
from dicehall.kit.look import look, seen
from dicehall.kit.replay import Record, steps


async def moments_of(record: Record, seat: int | None, start: int, count: int) -> dict[str, object]:
    """Return *count* moments from number *start* on, with a seat's eyes."""
    info = find(record.setup.game)
    moments = []
    told = 0
    for number, g in enumerate(steps(record, info)):
        journal = g.listen()
        if start <= number < start + count:
            by, answer = record.answers[number - 1] if number else (None, None)
            moments.append(
                {
                    "number": number,
                    "seat": by,
                    "answer": answer,
                    "events": seen(info, g, journal[told:], seat),
                    "look": look(info, g, seat),
                }
            )
        told = len(journal)
        if number % 50 == 49:
            await asyncio.sleep(0)
        if number >= start + count:
            break
    return {"moments": moments, "count": len(record.answers) + 1}

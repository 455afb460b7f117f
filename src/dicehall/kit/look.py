"""What leaves the referee's hands: the whole of what one seat may know, as plain data."""

from __future__ import annotations

from dicehall.kit.events import Event
from dicehall.kit.game import GameInfo, kebab
from dicehall.kit.notation import members
from dicehall.kit.table import Table


def look(info: GameInfo, g: Table, seat: int | None) -> dict[str, object]:
    """Return components, standing and, if it is asked, the open question of a seat.

    Spectators (None) see the components and whose turn it is, never the options.
    """
    asked = members(g.asked())
    return {
        "seat": seat,
        "over": g.over,
        "asked": asked,
        "asking": kebab(g.asking()),
        "components": g.view(seat),
        "scores": info.scores(g),
        "names": [name.data() for name in info.seat_names(g)],
        "question": question(info, g, seat) if seat is not None and seat in asked else None,
        "result": g.returns() if g.over else None,
    }


def turned(g: Table, seat: int) -> Table:
    """Return a table whose open question is put to a seat: this one, or a copy."""
    if g.seat == seat:
        return g
    twin = g.copy()
    twin.turn_to(seat)
    return twin


def question(info: GameInfo, g: Table, seat: int) -> dict[str, object]:
    """Return the question a seat has to answer: the sentence, every option with label and odds."""
    table = turned(g, seat)
    notation = info.notation
    options: list[dict[str, object]] = []
    for action in table.legal():
        option: dict[str, object] = {
            "answer": notation.write(table, action),
            "do": notation.data(table, action),
            "label": notation.phrase(table, action).data(),
        }
        odds = info.odds(table, action)
        if odds:
            option["odds"] = [figure.data() for figure in odds]
        options.append(option)
    refused: list[dict[str, object]] = [
        {
            "do": notation.data(table, action),
            "label": notation.phrase(table, action).data(),
            "why": why.data(),
        }
        for action, why in info.refused(table)
    ]
    return {
        "kind": kebab(table.asking()),
        "prompt": info.prompt(table).data(),
        "options": options,
        "refused": refused,
    }


def seen(
    info: GameInfo, g: Table, events: list[Event], seat: int | None
) -> list[dict[str, object]]:
    """Return events as a seat may see them: data for animation, a phrase for the log."""
    shown: list[dict[str, object]] = []
    for event in events:
        visible = event.seen_by(seat)
        if visible is not None:
            data = info.notation.event_data(g, visible)
            data["log"] = info.notation.event_phrase(g, visible).data()
            shown.append(data)
    return shown

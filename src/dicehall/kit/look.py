"""What leaves the referee's hands: the whole of what one seat may know, as plain data."""

from __future__ import annotations

from dicehall.kit.events import Event
from dicehall.kit.game import GameInfo, kebab
from dicehall.kit.notation import Phrase, members
from dicehall.kit.table import Table, Window


def standing(info: GameInfo, g: Table, seat: int | None) -> dict[str, object]:
    """Return how things lie on the table for a seat, also in the middle of an answer."""
    return {"components": g.view(seat), "scores": info.scores(g)}


def look(info: GameInfo, g: Table, seat: int | None) -> dict[str, object]:
    """Return components, standing and, if it is asked, the open question of a seat.

    Spectators (None) see the components and whose turn it is, never the options.
    """
    asked = members(g.asked())
    return {
        "seat": seat,
        **common(info, g, asked),
        **standing(info, g, seat),
        "question": question(info, g, seat) if seat is not None and seat in asked else None,
    }


def common(info: GameInfo, g: Table, asked: list[int]) -> dict[str, object]:
    """Return what is the same in every look beside the components: who is asked, and the end."""
    return {
        "over": g.over,
        "asked": asked,
        "asking": kebab(g.asking()),
        "names": [name.data() for name in info.seat_names(g)],
        "result": g.returns() if g.over else None,
        "outcome": [why.data() for why in info.outcome(g)] if g.over else None,
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
    idle = info.idle(table)
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
        "window": isinstance(table.top(), Window),
        "idle": None if idle is None else notation.write(table, idle),
    }


def seen(
    info: GameInfo, g: Table, events: list[Event], seat: int | None
) -> list[dict[str, object]]:
    """Return events as a seat may see them: data for animation, a phrase for the log, the rule."""
    shown: list[dict[str, object]] = []
    for event in events:
        at: Table = g if event.table is None else event.table
        visible = info.notation.seen_by(at, event, seat)
        if visible is not None:
            data = info.notation.event_data(at, visible)
            data["log"] = info.notation.event_phrase(at, visible).data()
            rule = info.notation.events[visible.kind].rule
            if rule:
                data["rule"] = rule
            shown.append(data)
    return shown


def log_lines(info: GameInfo, g: Table, events: list[Event], seat: int | None) -> list[Phrase]:
    """Return what the log says of events to a seat."""
    lines: list[Phrase] = []
    for event in events:
        at: Table = g if event.table is None else event.table
        visible = info.notation.seen_by(at, event, seat)
        if visible is not None:
            lines.append(info.notation.event_phrase(at, visible))
    return lines

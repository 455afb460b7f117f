"""Actions, odds, events and views have words, numbers and plain data."""

from __future__ import annotations

import math

from dicehall.kit.action import Action, IllegalAction, verb
from dicehall.kit.checks.case import LOOKS, Case, observed, through_json
from dicehall.kit.events import HIDDEN, Event
from dicehall.kit.look import look, question, seen
from dicehall.kit.notation import NUMBER, SET, WORDS, Form, NotationError, operands
from dicehall.kit.table import Table


def actions_have_words(case: Case) -> None:
    """Each option is written, read back and numbered without ambiguity."""
    notation = case.info.notation
    for g in case.moments(LOOKS * 4):
        at = case.at(g)
        options = g.legal()
        texts = [notation.write(g, option) for option in options]
        assert len(set(texts)) == len(texts), f"{at}: two options are written alike: {texts}"
        indices = [notation.index(option) if numbered(case, option) else -1 for option in options]
        known = [index for index in indices if index >= 0]
        assert len(set(known)) == len(known), f"{at}: two options have one index"
        for i, option in enumerate(options):
            text = texts[i]
            assert text == " ".join(text.split()), f"{at}: {text!r} has loose spaces"
            assert notation.read(g, f"  {text} ") == option, f"{at}: {text!r} reads otherwise"
            if indices[i] < 0:
                continue
            assert indices[i] < notation.size, f"{at}: {text!r} has index {indices[i]}"
            back = notation.action(indices[i])
            assert back == option, f"{at}: {text!r}, index {indices[i]}, comes back as {back}"
        asked = question(case.info, g, int(g.seat))
        assert through_json(asked), f"{at}: the question is not plain data: {asked}"
        for nonsense in ("", "xyzzy", f"{texts[0]} xyzzy"):
            assert unread(case, g, nonsense), f"{at}: {nonsense!r} can be read"


def numbered(case: Case, option: Action) -> bool:
    """Tell whether an option has an index: what packs bring beyond the box has none."""
    form = case.info.notation.verbs[verb(option)]
    values = operands(option)
    return not any(
        kind.more and values[i] >= kind.size for i, (_name, kind) in enumerate(form.operands)
    )


def unread(case: Case, g: Table, text: str) -> bool:
    """Tell whether a text is refused."""
    try:
        case.info.notation.read(g, text)
    except (IllegalAction, NotationError):
        return True
    return False


def odds_are_fractions(case: Case) -> None:
    """Chances lie between 0 and 1, means are not negative; each figure is named once."""
    for g in case.moments(LOOKS * 4):
        for option in g.legal():
            figures = case.info.odds(g, option)
            keys = [odds.key for odds in figures]
            assert len(set(keys)) == len(keys), f"{case.at(g)}: odds {keys} name a figure twice"
            for odds in figures:
                assert all(odds.without), f"{case.at(g)}: odds {odds.key!r} leave out the unnamed"
                at = f"{case.at(g)}: odds {odds.key!r} are {odds.numerator}/{odds.denominator}"
                assert odds.denominator > 0, at
                assert odds.numerator >= 0, at
                assert not odds.percent or odds.numerator <= odds.denominator, at


def events_have_words(case: Case) -> None:
    """Each event has a form, its operands are in range, and every seat can be told of it."""
    notation = case.info.notation
    g = case.new()
    player = case.player()
    journal = g.listen()
    while not g.over:
        at = case.at(g)
        begin = len(journal)
        player.move(g)
        for event in journal[begin:]:
            assert 0 <= event.kind < len(notation.events), f"{at}: event {event.kind} is unknown"
            form = notation.events[event.kind]
            found = misfit(form, event)
            assert not found, f"{at}: event {form.name!r}: {found}"
        for seat in (None, *range(g.seats)):
            lines = seen(case.info, g, journal[begin:], seat)
            assert through_json(lines), f"{at}: events are not plain data: {lines}"


def misfit(form: Form, event: Event) -> str:
    """Return what of an event its form does not cover."""
    for i, operand in enumerate(event.operands):
        if i >= len(form.operands):
            if operand != 0:
                return f"operand {i} is {operand}, but the form names {len(form.operands)}"
            continue
        name, kind = form.operands[i]
        if kind.more and operand >= kind.size:
            continue
        if kind.style in (WORDS, SET) and not 0 <= operand < kind.size:
            return f"{name} is {operand}, not below {kind.size}"
        if kind.style == NUMBER and not HIDDEN < operand < kind.size:
            return f"{name} is {operand}, not below {kind.size}"
    return ""


def views_are_plain(case: Case) -> None:
    """Views are plain data; observations are finite numbers, as many as declared."""
    end = case.new()
    size = int(end.observation_size())
    for g in case.moments(LOOKS * 2):
        view_is_plain(case, g, size)
    case.player().finish(end)
    view_is_plain(case, end, size)


def view_is_plain(case: Case, g: Table, size: int) -> None:
    """Look at the table through the eyes of each seat and a spectator."""
    at = case.at(g)
    for seat in (None, *range(g.seats)):
        known = look(case.info, g, seat)
        assert through_json(known), f"{at}: what seat {seat} sees is not plain data: {known}"
    assert g.observation_size() == size, f"{at}: the observation changed its size"
    for seat in range(g.seats):
        for i, figure in enumerate(observed(g, seat)):
            assert math.isfinite(figure), f"{at}: observation[{i}] of seat {seat} is {figure}"

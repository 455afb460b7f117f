"""What a table is made of, said so that any shell can draw it.

A game without a drawing of its own puts a board into its view, and page and terminal draw it:

    def view(self, seat):
        return {"board": board([row("bid", [die(3), die(3)])], [[counter("score-dice", 5)], ...])}

Things in the middle are everybody's; those of a seat lie before it. A thing that *stands* for the
operand of an answer is where that answer can be given: `die(3, stands={"face": 3})` is pressed for
every option whose `face` is 3. Names are keys of the game's texts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

Thing: TypeAlias = "dict[str, Any]"
Stands: TypeAlias = "dict[str, str | int] | None"


def board(middle: list[Thing], seats: list[list[Thing]]) -> Thing:
    """Return a whole table: what lies in the middle, and before each seat.

    >>> board([counter("pot", 3)], [[], []])["middle"]
    [{'kind': 'counter', 'name': 'pot', 'value': 3}]
    """
    return {"middle": middle, "seats": seats}


def thing(kind: str, stands: Stands, **parts: object) -> Thing:
    """Return a thing; what is None is left out."""
    said = {"kind": kind, **parts, "stands": stands}
    return {key: value for key, value in said.items() if value is not None}


def die(face: int | None, sides: int = 6, roll: int = 0, stands: Stands = None) -> Thing:
    """Return a die; None hides its face. Another *roll* than before throws it anew.

    >>> die(None)
    {'kind': 'die', 'sides': 6, 'roll': 0}
    """
    return thing("die", stands, face=face, sides=sides, roll=roll)


def card(name: str | None, stands: Stands = None) -> Thing:
    """Return a card by the key of its name, with its text at `.text`; None lies face down."""
    return thing("card", stands, name=name)


def piece(seat: int, name: str | None = None, stands: Stands = None) -> Thing:
    """Return a piece in the colour of a seat."""
    return thing("piece", stands, seat=seat, name=name)


def label(name: str, stands: Stands = None) -> Thing:
    """Return a word on the table, to be pressed: `label("do-roll", {"verb": "roll"})`."""
    return thing("label", stands, name=name)


def counter(name: str, value: int, stands: Stands = None) -> Thing:
    """Return a number with its name."""
    return thing("counter", stands, name=name, value=value)


def pile(name: str, count: int, top: Thing | None = None, stands: Stands = None) -> Thing:
    """Return a pile of cards, of which the top one may lie open."""
    return thing("pile", stands, name=name, count=count, top=top)


def row(name: str | None, things: list[Thing]) -> Thing:
    """Return things side by side, under a heading."""
    return thing("row", None, name=name, things=things)


def track(name: str, length: int, places: list[int]) -> Thing:
    """Return a track of so many spaces, on which the piece of each seat stands; -1: not on it."""
    return thing("track", None, name=name, length=length, places=places)


def cell(
    x: int, y: int, on: Thing | None = None, text: str | None = None, stands: Stands = None
) -> Thing:
    """Return a space of a grid (column, row) or of a map of hexes (q, r)."""
    return thing("cell", stands, at=[x, y], on=on, text=text)


def grid(cells: list[Thing]) -> Thing:
    """Return a board of squares."""
    return thing("grid", None, cells=cells)


def hexes(cells: list[Thing]) -> Thing:
    """Return a map of hexes with points up: q runs to the right, r down to the right."""
    return thing("hexes", None, cells=cells)


# What each kind must have, with its type.
PARTS: Final[dict[str, dict[str, type]]] = {
    "die": {"sides": int, "roll": int},
    "card": {},
    "piece": {"seat": int},
    "label": {"name": str},
    "counter": {"name": str, "value": int},
    "pile": {"name": str, "count": int},
    "row": {"things": list},
    "track": {"name": str, "length": int, "places": list},
    "cell": {"at": list},
    "grid": {"cells": list},
    "hexes": {"cells": list},
}


def every(things: list[Thing]) -> Iterator[Thing]:
    """Yield things and what lies on or in them."""
    for one in things:
        yield one
        inner = [one[key] for key in ("top", "on") if key in one]
        yield from every([*one.get("things", []), *one.get("cells", []), *inner])


def things_of(made: Thing) -> list[Thing]:
    """Return every thing of a board."""
    return list(every([*made["middle"], *[one for seat in made["seats"] for one in seat]]))


def faults(made: Any, seats: int, operands: set[str]) -> list[str]:
    """Name what keeps a board from being drawn.

    >>> faults({"middle": [{"kind": "dye"}], "seats": [[]]}, 1, set())
    ["'dye' is no kind of thing"]
    """
    if not isinstance(made, dict) or not {"middle", "seats"} <= set(made):
        return ["a board has 'middle' and 'seats'; `board` of dicehall.kit.board makes one"]
    if len(made["seats"]) != seats:
        return [f"the board has {len(made['seats'])} seats, the table {seats}"]
    found = []
    for one in things_of(made):
        kind = one.get("kind")
        if kind not in PARTS:
            found.append(f"{kind!r} is no kind of thing")
            continue
        for key, wanted in PARTS[kind].items():
            if not isinstance(one.get(key), wanted):
                found.append(f"a {kind} needs {key!r}, a {wanted.__name__}")
        for name in one.get("stands", {}):
            if name not in operands:
                known = ", ".join(sorted(operands))
                found.append(f"a {kind} stands for {name!r}; operands are: {known}")
    return found


def names_in(made: Thing) -> set[str]:
    """Return the keys of all names on a board, for whoever looks for their texts."""
    return {one["name"] for one in things_of(made) if one.get("name")}

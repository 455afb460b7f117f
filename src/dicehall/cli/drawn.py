"""A table as it says what it is made of (`dicehall.kit.board`), drawn in a terminal."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from dicehall.kit.notation import Phrase
from dicehall.text import Texts

COLOURS = ("bright_blue", "bright_red", "bright_green", "bright_yellow", "magenta", "cyan")


def draw_board(look: dict[str, Any], texts: Texts) -> RenderableType:
    """Return what lies in the middle, then what lies before each seat, the own one last."""
    board = look["components"]["board"]
    parts = [drawn(thing, texts) for thing in board["middle"]]
    seats = list(range(len(board["seats"])))
    for seat in sorted(seats, key=lambda seat: seat == look["seat"]):
        sign = ">" if seat in look["asked"] else " "
        name = look["names"][seat]
        heading = Text(f"{sign} {texts.say(phrase_of(name))}", f"bold {colour(seat)}")
        scores = look["scores"][seat].items()
        for key, value in scores:
            heading.append(f"  {texts.text(f'score-{key}')} {value}", "default")
        parts += [heading, *[drawn(thing, texts) for thing in board["seats"][seat]]]
    return Group(*parts)


def phrase_of(data: dict[str, Any]) -> Phrase:
    """Return a phrase from its data."""
    args = {
        name: phrase_of(value) if isinstance(value, dict) else value
        for name, value in data.get("args", {}).items()
    }
    return Phrase(data["key"], args)


def colour(seat: int) -> str:
    """Return the colour of a seat."""
    return COLOURS[seat % len(COLOURS)]


def drawn(thing: dict[str, Any], texts: Texts) -> RenderableType:
    """Return a thing that takes lines of its own, or a short one."""
    match thing["kind"]:
        case "row":
            things = Columns([drawn(one, texts) for one in thing["things"]])
            return Group(Text(texts.text(thing["name"])), things) if "name" in thing else things
        case "track":
            return track(thing, texts)
        case "grid":
            return squares(thing["cells"], texts)
        case "hexes":
            return hexes(thing["cells"], texts)
        case "pile":
            top = f": {short(thing['top'], texts)}" if "top" in thing else ""
            return Text(f"{texts.text(thing['name'])} ({thing['count']}){top}")
        case "piece":
            return Text(short(thing, texts), colour(thing["seat"]))
        case _:
            return Text(short(thing, texts))


def short(thing: dict[str, Any], texts: Texts) -> str:
    """Return a thing in a few characters."""
    match thing["kind"]:
        case "die":
            return f"[{thing.get('face', '?')}]"
        case "card":
            return f"[{texts.text(thing['name'])}]" if "name" in thing else "[ ]"
        case "piece":
            return texts.text(thing["name"]) if "name" in thing else f"({thing['seat'] + 1})"
        case "label":
            return f"<{texts.text(thing['name'])}>"
        case "counter":
            return f"{texts.text(thing['name'])} {thing['value']}"
        case "cell":
            on = short(thing["on"], texts) if "on" in thing else ""
            return " ".join([part for part in (thing.get("text", ""), on) if part]) or "."
        case _:
            return ""


def track(thing: dict[str, Any], texts: Texts) -> RenderableType:
    """Return a track as a line, with the pieces on it."""
    spaces = []
    for place in range(thing["length"]):
        here = [f"({seat + 1})" for seat, at in enumerate(thing["places"]) if at == place]
        spaces.append("".join(here) or str(place + 1))
    return Text(f"{texts.text(thing['name'])}: {' '.join(spaces)}")


def squares(cells: list[dict[str, Any]], texts: Texts) -> RenderableType:
    """Return cells in columns and rows."""
    grid = Grid(box=None, show_header=False, pad_edge=False)
    by_place = {tuple(cell["at"]): short(cell, texts) for cell in cells}
    columns = range(min(x for x, _ in by_place), max(x for x, _ in by_place) + 1)
    for y in range(min(y for _, y in by_place), max(y for _, y in by_place) + 1):
        grid.add_row(*[by_place.get((x, y), "") for x in columns])
    return grid


def hexes(cells: list[dict[str, Any]], texts: Texts) -> RenderableType:
    """Return hexes row by row, each row shifted by half a hex."""
    by_place = {(2 * q + r, r): short(cell, texts) for cell in cells for q, r in [cell["at"]]}
    width = 1 + max(len(word) for word in by_place.values()) // 2
    left = min(x for x, _ in by_place)
    lines = []
    for r in range(min(r for _, r in by_place), max(r for _, r in by_place) + 1):
        line = ""
        for x, word in sorted((x, word) for (x, at), word in by_place.items() if at == r):
            line = line.ljust((x - left) * width) + word
        lines.append(line)
    return Text("\n".join(lines))

"""The arena in a terminal: seven zones, and what everybody may know of the warriors."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from dicehall.text import Texts

COLOURS = {
    "agaric": "magenta", "jojoba": "green", "bonsai": "blue", "cactus": "white",
    "burdock": "dark_orange", "sorgho": "bright_black", "baobab": "yellow", "zamioculcas": "red",
}  # fmt: skip
WIDTH = 20
HEIGHT = 4
# Where each zone's box stands: column in characters, row in lines.
PLACES = {
    "north": (24, 0),
    "north-west": (0, 3),
    "north-east": (48, 3),
    "centre": (24, 6),
    "south-west": (0, 9),
    "south-east": (48, 9),
    "south": (24, 12),
}
TEAM_SIGNS = "ABCDEFGH"


def draw(look: dict[str, Any], texts: Texts) -> RenderableType:
    """Return the arena and under it a row for each warrior."""
    components = look["components"]
    parts: list[RenderableType] = []
    if components["round"]:
        parts.append(Text(texts.text("round", round=components["round"]), style="bold"))
    if any(warrior["zone"] for warrior in components["warriors"]):
        parts.append(arena(components, texts))
    parts.append(roster(look, texts))
    return Group(*parts)


def arena(components: dict[str, Any], texts: Texts) -> Text:
    """Draw the zones as boxes with the living inside."""
    width = max(x for x, _y in PLACES.values()) + WIDTH
    height = max(y for _x, y in PLACES.values()) + HEIGHT + 1
    canvas = [[(" ", "")] * width for _line in range(height)]
    for zone, (x, y) in PLACES.items():
        box(canvas, x, y, texts.text(f"zone-{zone}.label"))
        inside = [w for w in components["warriors"] if w["zone"] == zone and w["lives"] > 0]
        for row, line in enumerate(squeezed(inside)):
            at = x + 1
            for warrior in line:
                name = texts.text(f"warrior-{warrior['id']}")
                sign = "*" if warrior["id"] == components["acting"] else ""
                room = (WIDTH - 2) // len(line) - 1
                at = write(canvas, at, y + 1 + row, sign + name, warrior["id"], room) + 1
    drawn = Text()
    for row_of_letters in canvas:
        for letter, style in row_of_letters:
            drawn.append(letter, style)
        drawn.append("\n")
    drawn.rstrip()
    return drawn


def squeezed(inside: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Return warriors in at most three lines."""
    lines: list[list[dict[str, Any]]] = [[] for _line in range(min(HEIGHT - 1, len(inside)))]
    for i, warrior in enumerate(inside):
        lines[i % len(lines)].append(warrior)
    return lines


def box(canvas: list[list[tuple[str, str]]], x: int, y: int, title: str) -> None:
    """Draw a box with a title in its upper edge."""
    inner = WIDTH - 2
    edge = f"┌─{title[: inner - 2]}".ljust(WIDTH - 1, "─") + "┐"
    for i, letter in enumerate(edge):
        canvas[y][x + i] = (letter, "dim")
    for row in range(1, HEIGHT):
        canvas[y + row][x] = canvas[y + row][x + WIDTH - 1] = ("│", "dim")
    for i, letter in enumerate("└" + "─" * inner + "┘"):
        canvas[y + HEIGHT][x + i] = (letter, "dim")


def write(
    canvas: list[list[tuple[str, str]]], x: int, y: int, text: str, warrior: str, room: int
) -> int:
    """Write a name in the warrior's colour; return where it ends."""
    for i, letter in enumerate(text[:room]):
        canvas[y][x + i] = (letter, COLOURS.get(warrior, ""))
    return x + min(len(text), room)


def roster(look: dict[str, Any], texts: Texts) -> Grid:
    """Return a row for each warrior: lives, defence, glory, cards, tokens."""
    components = look["components"]
    teams = len({warrior["team"] for warrior in components["warriors"]})
    seats = len(look["scores"])
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    headings = (
        "",
        "",
        "stat-lives",
        "stat-defence",
        "stat-glory",
        "stat-trophies",
        "stat-card",
        "",
    )
    for heading in headings:
        grid.add_column(texts.text(heading) if heading else "")
    for warrior in components["warriors"]:
        sign = "*" if warrior["id"] == components["acting"] else " "
        if warrior["seat"] == look["seat"]:
            sign += ">"
        name = Text(texts.text(f"warrior-{warrior['id']}"), COLOURS.get(warrior["id"], ""))
        if teams < len(components["warriors"]) or seats < len(components["warriors"]):
            name.append(f" {TEAM_SIGNS[warrior['team']]}", "dim")
        lives = f"{warrior['lives']}/{warrior['start_lives']}" if warrior["lives"] else "x"
        card = texts.text(f"card-{warrior['card']}") if warrior["card"] else "-"
        grid.add_row(
            sign,
            name,
            lives,
            "d6" if warrior["defence"] is None else str(warrior["defence"]),
            str(warrior["glory"]),
            str(warrior["trophies"]),
            card,
            tokens(warrior, texts),
        )
    return grid


def tokens(warrior: dict[str, Any], texts: Texts) -> str:
    """Return what lies beside a warrior, in words."""
    beside = []
    if warrior["lives"] == 0:
        return texts.text("token-out")
    if warrior["amulet"]:
        beside.append(texts.text("token-amulet"))
    if warrior["unhurt"]:
        beside.append(texts.text("token-unhurt"))
    if warrior["shock"]:
        beside.append(texts.text("token-shock", change=f"{warrior['shock']:+d}"))
    if warrior["skull"]:
        beside.append(texts.text("token-skull"))
    if warrior["chosen"]:
        beside.append(texts.text("token-chosen", card=texts.text(f"card-{warrior['chosen']}")))
    elif warrior["face_down"]:
        beside.append(texts.text("token-face-down"))
    return ", ".join(beside)

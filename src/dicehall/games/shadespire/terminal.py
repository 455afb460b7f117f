"""The mirrored city in a terminal: a drawn field of hexes, fighters and what everybody may know."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from dicehall.text import Texts

COLOURS = ("bright_blue", "bright_red", "bright_green", "bright_yellow")
HEX_WIDTH = 4  # characters a hex; half of it is one step of x
MARKS = {
    "inspired": "mark-inspired", "guard": "mark-guard", "moved": "mark-moved",
    "charged": "mark-charged", "spent": "mark-spent",
}  # fmt: skip


def draw(look: dict[str, Any], texts: Texts) -> RenderableType:
    """Return the field, the fighters and the hands."""
    components = look["components"]
    parts: list[RenderableType] = []
    if components["round"]:
        parts.append(Text(texts.text("round", round=components["round"]), style="bold"))
    if components["hexes"]:
        parts.append(field(components))
    if components["fighters"]:
        parts.append(roster(components, texts))
    parts.append(standing(look, texts))
    return Group(*parts)


def field(components: dict[str, Any]) -> Text:
    """Draw every hex as a cell, rows shifted by half a hex; a ruler names the coordinates."""
    hexes = components["hexes"]
    left = min(hex["x"] for hex in hexes)
    right = max(hex["x"] for hex in hexes)
    rows = sorted({hex["y"] for hex in hexes})
    cells = {(hex["x"], hex["y"]): cell(hex, components) for hex in hexes}
    drawn = Text()
    drawn.append("     ")
    for x in range(left, right + 1):
        drawn.append(f"{x:>2}" if x % 2 == 0 else "  ", "dim")
    drawn.append("\n")
    for y in rows:
        drawn.append(f"{y:>3} ", "dim")
        x = left
        while x <= right + 1:
            if (x, y) in cells:
                text, style = cells[x, y]
                drawn.append(text, style)
                x += 2
            else:
                drawn.append("  ")
                x += 1
        drawn.append("\n")
    drawn.rstrip()
    return drawn


def cell(hex: dict[str, Any], components: dict[str, Any]) -> tuple[str, str]:
    """Return what stands or lies in a hex, four characters wide, with its colour."""
    for fighter in components["fighters"]:
        if fighter["hex"] == hex["id"]:
            crown = "!" if fighter["inspired"] else "*" if fighter["leader"] else " "
            return f" {fighter['card'][:2].capitalize()}{crown}", f"bold {COLOURS[fighter['seat']]}"
    if hex["blocked"] or hex["id"] in components["shards"]:
        return " ## ", "bright_black"
    for token in components["tokens"]:
        if token["hex"] == hex["id"]:
            sign = "R" if token["relic"] else str(token["number"] or "?")
            return f" ({sign})", "bold magenta"
    owners = {f"board-{i + 1}": board["seat"] for i, board in enumerate(components["boards"])}
    owner = owners.get(hex["region"])
    style = "dim" if owner is None else COLOURS[owner]
    return ("  o " if hex["start"] else "  · " if owner is not None else "  - "), style


def roster(components: dict[str, Any], texts: Texts) -> Grid:
    """Return a row for each fighter: wounds, place, marks, upgrades."""
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for heading in ("", "", "stat-wounds", "stat-move", "stat-defence", "stat-tokens"):
        grid.add_column(texts.text(heading) if heading else "")
    grid.add_column(texts.text("stat-upgrades"))
    for fighter in components["fighters"]:
        name = Text(texts.text(f"fighter-{fighter['card']}"), COLOURS[fighter["seat"]])
        if fighter["hex"] is None:
            name.stylize("dim strike")
        marks = [texts.text(key) for mark, key in MARKS.items() if fighter[mark]]
        if fighter["hex"] is None and components["round"]:
            marks = [texts.text("mark-out")]
        grid.add_row(
            name,
            fighter["hex"] or "-",
            f"{fighter['wounds'] - fighter['suffered']}/{fighter['wounds']}",
            str(fighter["move"]),
            f"{fighter['defence']}{'D' if fighter['symbol'] == 2 else 'S'}",
            ", ".join(marks),
            ", ".join(texts.text(f"card-{id}") for id in fighter["upgrades"]),
        )
    return grid


def standing(look: dict[str, Any], texts: Texts) -> Grid:
    """Return a row for each player: glory, activations left, hands."""
    components = look["components"]
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for heading in ("", "", "stat-glory", "stat-objectives", "stat-hand"):
        grid.add_column(texts.text(heading) if heading else "")
    for band in components["bands"]:
        seat = band["seat"]
        sign = ">" if seat in look["asked"] else " "
        left = components["activations"][seat]
        name = Text(texts.text("seat", number=seat + 1) + f" ({left})", COLOURS[seat])
        objectives = str(band["objective_count"])
        hand = str(band["hand_count"])
        if band["objectives"]:
            objectives = ", ".join(texts.text(f"card-{id}") for id in band["objectives"])
        if band["hand"]:
            hand = ", ".join(texts.text(f"card-{id}") for id in band["hand"])
        glory = f"{band['glory']} ({band['glory'] - band['spent']})"
        grid.add_row(sign, name, glory, objectives, hand)
    return grid

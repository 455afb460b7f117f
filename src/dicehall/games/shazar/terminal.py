"""The fields of Shazar in a terminal: hexes, figures, artifacts, effects and hands."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from dicehall.text import Texts

COLOURS = ("bright_blue", "bright_red", "bright_green", "bright_yellow")
SIGNS = {"square": "□", "triangle": "△", "cross": "✚", "star": "★", "none": " "}
LETTERS = {
    "capital": "CA", "portal-in": ">>", "portal-out": "<<", "spring": "sp", "trap": "tr",
    "snare": "sn", "fate": "fa", "astral": "as", "bastion": "ba", "school": "sc", "ice": "ic",
    "mana-lake": "ml", "vigour": "vi", "windfall": "##", "seer": "ft", "guardian": "gu",
    "poison-spring": "ps", "tartarus": "ta", "cursed-land": "cl", "holy-land": "hg",
}  # fmt: skip
WIDTH = 5  # characters a hex; rows are shifted by half a hex
GOOD, BAD = "green", "red"


def draw(look: dict[str, Any], texts: Texts) -> RenderableType:
    """Return the fields side by side, the mages and the own cards."""
    components = look["components"]
    if not components["mages"]:
        return Text(texts.text("setup"), style="bold")
    parts: list[RenderableType] = [heading(components, texts), fields(components, texts)]
    parts.append(standing(look, texts))
    own = hand(look, texts)
    if own is not None:
        parts.append(own)
    return Group(*parts)


def heading(components: dict[str, Any], texts: Texts) -> Text:
    """Return round, stage, what wins, and a truce."""
    words = [
        texts.text("round", round=components["round"]),
        texts.text(f"stage-{components['stage']}"),
        texts.text("mark-needed", count=components["needed"]),
    ]
    if components["truce"] is not None:
        caller = components["mages"][components["truce"]]["character"]
        words.append(texts.text("mark-truce", seat=texts.text(f"character-{caller}")))
    return Text(" · ".join(words), style="bold")


def fields(components: dict[str, Any], texts: Texts) -> Grid:
    """Return the lands, two in a row."""
    grid = Grid(box=None, show_header=False, padding=(0, 2), pad_edge=False)
    lands = [land(components, mage, texts) for mage in components["mages"]]
    for at in range(0, len(lands), 2):
        grid.add_row(*lands[at : at + 2])
    return grid


def land(components: dict[str, Any], mage: dict[str, Any], texts: Texts) -> Text:
    """Draw one field, row by row from the north."""
    seat = mage["seat"]
    hexes = [hex for hex in components["hexes"] if hex["land"] == seat]
    drawn = Text(texts.text(f"character-{mage['character']}"), f"bold {COLOURS[seat]}")
    for r in range(-3, 4):
        row = sorted([hex for hex in hexes if hex["r"] == r], key=lambda hex: hex["q"])
        if not row:
            continue
        drawn.append("\n")
        column = 0
        for hex in row:
            left = (2 * hex["q"] + r + 7) * WIDTH // 2
            drawn.append(" " * max(left - column, 0))
            text, style = cell(hex, components)
            drawn.append(text, style)
            column = max(left, column) + len(text)
    return drawn


def cell(hex: dict[str, Any], components: dict[str, Any]) -> tuple[str, str]:
    """Return a hex, four characters wide: kind, power, sign; or who stands there."""
    for mage in components["mages"]:
        if mage["hex"] == hex["id"]:
            initial = mage["character"][:2].capitalize()
            return f"<{initial}{SIGNS[hex['sign']]}", f"bold reverse {COLOURS[mage['seat']]}"
    power = str(hex["power"] or " ")
    text = f"{LETTERS[hex['kind']]}{power}{SIGNS[hex['sign']]}"
    for trap in components["traps"]:
        if trap["hex"] == hex["id"]:
            return f"{text[:2]}!{text[3]}", f"bold {COLOURS[trap['seat']]}"
    if hex["closed"] or any(barred["hex"] == hex["id"] for barred in components["barred"]):
        return f"##{text[2:]}", "bright_black"
    if hex["id"] in components["fired"]:
        return text, "dim"
    return text, COLOURS[hex["land"]] if hex["kind"] == "capital" else ""


def standing(look: dict[str, Any], texts: Texts) -> Grid:
    """Return a row for each mage: lives, place, artifacts, effects, cards."""
    components = look["components"]
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    headings = ("", "", "stat-lives", "stat-place", "stat-artifacts", "stat-hand", "stat-fates")
    for key in headings:
        grid.add_column(texts.text(key) if key else "")
    grid.add_column(texts.text("stat-effects"))
    for mage in components["mages"]:
        seat = mage["seat"]
        name = Text(texts.text(f"character-{mage['character']}"), COLOURS[seat])
        if mage["out"]:
            name.stylize("dim strike")
        grid.add_row(
            ">" if seat in look["asked"] else " ",
            name,
            f"{mage['life']}/{mage['maximum']}",
            place(mage, texts),
            artifacts(components, seat, texts),
            f"{mage['hand_count']} ({mage['deck']}+{len(mage['discard'])})",
            str(mage["kept_count"] + mage["fresh_count"]),
            effects(mage, texts),
        )
    return grid


def place(mage: dict[str, Any], texts: Texts) -> str:
    """Return where a mage stands."""
    if mage["out"]:
        return texts.text("mark-out")
    return texts.text("mark-waiting") if mage["waiting"] else str(mage["hex"])


def artifacts(components: dict[str, Any], seat: int, texts: Texts) -> str:
    """Return the artifacts at home and those carried."""
    found = []
    for relic in components["artifacts"]:
        name = texts.text(f"card-{relic['id']}")
        if relic["carrier"] == seat:
            found.append(texts.text("mark-carries", artifact=name))
        elif relic["keeper"] == seat and relic["carrier"] is None:
            found.append(texts.text("mark-home", artifact=name))
    return ", ".join(found)


def effects(mage: dict[str, Any], texts: Texts) -> Text:
    """Return what lies on a mage: for how long, and the roll that removes it."""
    shown = Text()
    for effect in mage["effects"]:
        lead = "status" if effect["kind"] == "status" else "card"
        words = texts.text(f"{lead}-{effect['id']}")
        if effect["turns"]:
            words += " " + texts.text("mark-turns", count=effect["turns"])
        if effect["remove"]:
            words += " " + texts.text("mark-needs", count=effect["remove"])
        if shown:
            shown.append(", ")
        shown.append(words, GOOD if effect["polarity"] == "positive" else BAD)
    if mage["skips"]:
        if shown:
            shown.append(", ")
        shown.append(f"{texts.text('stat-skips')} {mage['skips']}", BAD)
    return shown


def hand(look: dict[str, Any], texts: Texts) -> Grid | None:
    """Return the own spells and Fate cards with what they do."""
    if look["seat"] is None:
        return None
    mage = look["components"]["mages"][look["seat"]]
    grid = Grid(box=None, show_header=False, pad_edge=False)
    for id in [*mage["hand"], *mage["stolen"], *mage["fates"], *mage["fresh_fates"]]:
        grid.add_row(Text(texts.text(f"card-{id}"), "bold"), texts.text(f"card-{id}.text"))
    return grid

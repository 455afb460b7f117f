"""How each game's table is drawn in a terminal, from the view alone."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from dicehall.text import Texts

DRAWN = ("warriorz", "quarriors", "shadespire", "shazar", "pig")


def draw(game: str, look: dict[str, Any], texts: Texts) -> RenderableType:
    """Return the table as a seat sees it; a game without a drawing shows its plain data."""
    if game not in DRAWN:
        return Pretty(look["components"])
    made: RenderableType = import_module(f"dicehall.cli.boards.{game}").draw(look, texts)
    return made

"""How a table is drawn in a terminal, from the view alone."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from dicehall.games import part
from dicehall.text import Texts


def draw(game: str, look: dict[str, Any], texts: Texts) -> RenderableType:
    """Return the table as a seat sees it; a game without a drawing shows its plain data."""
    brought = part(game, "terminal")
    if brought is None:
        return Pretty(look["components"])
    made: RenderableType = brought.draw(look, texts)
    return made

"""How a table is drawn in a terminal, from the view alone."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from dicehall.cli.drawn import draw_board
from dicehall.games import part
from dicehall.text import Texts


def draw(game: str, look: dict[str, Any], texts: Texts) -> RenderableType:
    """Return the table as a seat sees it: as the game draws it, or by what its view says it is
    made of, else as plain data."""
    brought = part(game, "terminal")
    if brought is None and "board" in look["components"]:
        return draw_board(look, texts)
    if brought is None:
        return Pretty(look["components"])
    made: RenderableType = brought.draw(look, texts)
    return made

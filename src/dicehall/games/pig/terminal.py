"""Pig in a terminal: the points."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid

from dicehall.text import Texts


def draw(look: dict[str, Any], texts: Texts) -> RenderableType:
    """Return everybody's standing, a sign before whoever is to act."""
    grid = Grid(box=None, show_header=False)
    for seat, standing in enumerate(look["scores"]):
        sign = ">" if seat in look["asked"] else " "
        figures = [f"{texts.text(f'score-{name}')} {value}" for name, value in standing.items()]
        grid.add_row(sign, texts.text("seat", number=seat + 1), "  ".join(figures))
    return grid

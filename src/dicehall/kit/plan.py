"""Simple plans for a whole game, to see whether bots yield to them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from dicehall.kit.action import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """One idea, held to whatever comes: rush, wait, buy the cheapest."""

    def liking(self, g: Any, action: Action) -> i64:
        """Return how much an option of the open question fits the plan: 1 and more."""
        raise NotImplementedError

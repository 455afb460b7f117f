"""How bots go about a game: the style of their search and the ladder of their levels."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.kit.net import Net

LEVELS: Final = 5


@final
class Style:
    """How a search goes about a game; docs/bots.md tells how the figures are found."""

    def __init__(
        self,
        explore: float = 0.7,
        steps: i64 = 1_000_000,
        prior: float = 0.0,
        guided: i64 = 0,
        net: Net | None = None,
        mixed: float = 0.0,
        otherwise: Style | None = None,
        blend: float = 0.0,
    ) -> None:
        self.explore = explore  # how much the untried draws, against what has won
        self.steps: i64 = steps  # answers played on before the game's `forecast` is asked
        self.prior = prior  # how many tries a first guess by the game's `forecast` weighs
        self.guided: i64 = guided  # of a hundred answers played on, those by rules of thumb
        self.mixed = mixed  # how often tried, against the best, an answer face down may be drawn
        self.otherwise = otherwise  # at a table for which the net has learned nothing
        self.blend = blend  # with a net: how much a game played on counts, against what it foresees
        self.net = net  # foresees in place of playing on, and says what to try first


@final
class Rung:
    """One step of the ladder: how many answers of a hundred are careless, and how many turns the
    search takes; without any, rules of thumb decide. The highest asks the net if there is one;
    *before* is how many turns it took without."""

    def __init__(self, careless: i64, turns: i64 = 0, before: i64 = 0) -> None:
        self.careless: i64 = careless
        self.turns: i64 = turns
        self.before: i64 = before


ANY_GAME: Final = Style(explore=0.6, steps=200)
USUAL_LADDER: Final = [Rung(60), Rung(0), Rung(0, 60), Rung(0, 400), Rung(0, 2000)]

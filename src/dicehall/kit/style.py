"""How bots go about a game: the style of their search and the ladder of their levels."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from dicehall.kit.net import Net

LEVELS: Final = 5
LEAST: Final = 0.002  # share that is told of


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
        sure: float = 1.0,
        lean: float = 0.0,
        rough: bool = False,
        lots: tuple[str, ...] = (),
        heed: float = 1.0,
        former: bool = False,
        settles: bool = True,
        alike: bool = True,
        told: tuple[float, ...] = (),
    ) -> None:
        self.explore = explore  # how much the untried draws, against what has won
        self.steps: i64 = steps  # answers played on before the game's `forecast` is asked
        self.prior = prior  # how many tries a first guess by the game's `forecast` weighs
        self.guided: i64 = guided  # of a hundred answers played on, those by rules of thumb
        self.mixed = mixed  # how often tried, against the best, an answer face down may be drawn
        self.otherwise = otherwise  # at a table for which the net has learned nothing
        self.blend = blend  # with a net: how much a game played on counts, against what it foresees
        self.sure = sure  # how much a share found is to be trusted, when people are told of it
        self.lean = lean  # and by how much it is too small
        self.told = told  # or what shares found come to where two play: at 0, 10 ... 100 %
        self.rough = (
            rough  # with a net: first guesses are by the game's own `forecast` all the same
        )
        self.heed = heed  # how far it goes from the game's own `forecast` to what the net says
        self.former = former  # asks the game's `former_forecast`
        self.alike = alike  # each answer meets the same worlds and dice, in their order
        self.settles = settles  # plays on until nothing is half done before it asks
        self.lots = lots  # questions where one of the good answers is drawn by lot
        self.net = net  # foresees in place of playing on, and says what to try first

    def promise(self, share: float, even: float) -> float:
        """Return what a share found by the search comes to in games; *even* is all seats' mean.

        >>> round(Style(sure=2.0).promise(0.6, 0.5), 3)
        0.692
        """
        base = odds_of(even)
        if self.told:
            found = share_of(odds_of(share) - base)
            return share_of(odds_of(between(self.told, found)) + base)
        total = base + self.sure * (odds_of(share) - base) + self.lean
        return share_of(total)


def between(knots: tuple[float, ...], share: float) -> float:
    """Return what a line through evenly spaced knots says of a share.

    >>> round(between((0.0, 0.5, 0.6), 0.25), 3), between((0.0, 0.5, 0.6), 1.0)
    (0.25, 0.6)
    """
    steps = i64(len(knots) - 1)
    at = share * float(steps)
    left = i64(at)
    if left >= steps:
        return knots[steps]
    rest = at - float(left)
    return knots[left] * (1.0 - rest) + knots[left + 1] * rest


def share_of(odds: float) -> float:
    """Return the share for the logarithm of odds."""
    return 1.0 / (1.0 + exp(-odds))


def odds_of(share: float) -> float:
    """Return the logarithm of the odds of a share, within bounds."""
    held = LEAST if share < LEAST else 1.0 - LEAST if share > 1.0 - LEAST else share
    return log(held / (1.0 - held))


@final
class Rung:
    """One step of the ladder: how many answers of a hundred are careless, and how many turns the
    search takes; without any, rules of thumb decide. Who is careless gives any answer, each as
    likely as rules of thumb like it. The highest asks the net if there is one; *before* is how many
    turns it took without."""

    def __init__(
        self, careless: i64, turns: i64 = 0, before: i64 = 0, learned: bool = False
    ) -> None:
        self.careless: i64 = careless
        self.turns: i64 = turns
        self.before: i64 = before
        self.learned = learned  # a lower one that asks the net too


ANY_GAME: Final = Style(explore=0.6, steps=200)
USUAL_LADDER: Final = [Rung(60), Rung(0), Rung(0, 60), Rung(0, 400), Rung(0, 2000)]

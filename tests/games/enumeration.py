"""All that dice can bring, played out one by one: what odds are compared with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import prod
from typing import Any

from dicehall.kit.action import Action
from dicehall.kit.dice import Dice, FastDice
from dicehall.kit.events import Event
from dicehall.kit.game import GameInfo, Odds
from dicehall.kit.table import Table


class NotedDice(Dice):
    """Dice that fall as written, then on their first side, and note how many sides each had."""

    def __init__(self, script: list[int]) -> None:
        super().__init__()
        self.script = script
        self.sides: list[int] = []

    def below(self, n: int) -> int:
        at = len(self.sides)
        self.sides.append(int(n))
        return self.script[at] if at < len(self.script) else 0


def outcomes(
    g: Table, action: Action, play: Callable[[Any, Action], object]
) -> Iterator[tuple[Fraction, Any, list[Event]]]:
    """Yield every way the dice of an answer can fall: its chance, the table then, the events.

    *play* gives the answer and those that must follow.
    """
    script: list[int] = []
    while True:
        twin = g.copy()
        events = twin.listen()
        dice = NotedDice(script)
        twin.dice = dice
        play(twin, action)
        yield Fraction(1, prod(dice.sides)), twin, events
        script = script + [0] * (len(dice.sides) - len(script))
        while script and script[-1] + 1 == dice.sides[len(script) - 1]:
            script.pop()
        if not script:
            return
        script[-1] += 1


def fractions(odds: list[Odds]) -> dict[str, Fraction]:
    """Return figures by their keys, exact."""
    return {figure.key: Fraction(figure.numerator, figure.denominator) for figure in odds}


def moments(game: GameInfo, seed: int, prefer: Callable[[Table, Action], bool]) -> Iterator[Table]:
    """Yield a random game at each of its questions; preferred answers are taken when offered."""
    own = FastDice(seed)
    g = game.new(game.random_setup(own), FastDice(seed + 1))
    while not g.over:
        yield g
        options = g.legal()
        wanted = [option for option in options if prefer(g, option)]
        if wanted and own.below(4) > 0:
            options = wanted
        g.apply(options[own.below(len(options))])

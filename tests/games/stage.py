"""What the scenes of all games share: players who answer, and what is seen of the table."""

from __future__ import annotations

from typing import Generic, TypeVar

from dicehall.kit.dice import FastDice
from dicehall.kit.events import Event
from dicehall.kit.game import GameInfo
from dicehall.kit.table import Table

G = TypeVar("G", bound=Table)


class Stage(Generic[G]):
    """A table to play on: answers are given in writing, events read as data."""

    game: GameInfo
    g: G
    events: list[Event]

    def play(self, *answers: str) -> None:
        """Let the asked seats answer, one after the other."""
        for answer in answers:
            self.g.play(self.g.seat, self.game.notation.read(self.g, answer))

    def asking(self) -> str:
        """Return the name of the open question."""
        return self.g.asking()

    def options(self) -> list[str]:
        """Return the open question's options as text."""
        return [self.game.notation.write(self.g, action) for action in self.g.legal()]

    def refused(self) -> dict[str, str]:
        """Return what is not possible now, with the key of the reason."""
        write = self.game.notation.write
        return {write(self.g, action): why.key for action, why in self.game.refused(self.g)}

    def odds(self, answer: str) -> dict[str, float]:
        """Return the odds shown beside an option."""
        figures = self.game.odds(self.g, self.game.notation.read(self.g, answer))
        return {figure.key: figure.numerator / figure.denominator for figure in figures}

    def told(self, event: str) -> list[dict[str, object]]:
        """Return the events of one name so far, as data."""
        shown = [self.game.notation.event_data(self.g, e) for e in self.events]
        return [data for data in shown if data["event"] == event]


def finish(g: Table, seed: int = 1) -> None:
    """Let everybody play at random to the end."""
    dice = FastDice(seed)
    while not g.over:
        g.apply(g.options[dice.below(g.option_count)])

"""The bots by name, their levels, and how the search goes about each game.

The figures were chosen by matches; docs/bots.md tells which.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.bots.bot import Bot, GreedyBot, Note, RandomBot, ThumbBot
from dicehall.bots.search import Budget, Search, Style
from dicehall.kit.action import Action
from dicehall.kit.dice import Dice
from dicehall.kit.game import SetupError
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.notation import nearest

STYLES: Final[dict[str, Style]] = {
    "pig": Style(explore=0.5),
    "warriorz": Style(explore=0.4, prior=3.0),
    "quarriors": Style(explore=0.2, steps=0, prior=3.0),
    "shadespire": Style(explore=0.2, steps=60, prior=3.0, guided=100),
    "shazar": Style(explore=0.05, steps=0, prior=3.0),
}
ANY_GAME: Final = Style(explore=0.6, steps=200)


@final
class Rung:
    """One step of the ladder: how many answers of a hundred are careless, and how many turns the
    search takes; without any, rules of thumb decide."""

    def __init__(self, careless: i64, turns: i64 = 0) -> None:
        self.careless: i64 = careless
        self.turns: i64 = turns


LEVELS: Final = 5
LADDERS: Final[dict[str, list[Rung]]] = {
    "warriorz": [Rung(60), Rung(0), Rung(0, 180), Rung(0, 700), Rung(0, 2800)],
    "quarriors": [Rung(75), Rung(40), Rung(15), Rung(4, 20), Rung(0, 1500)],
    "shadespire": [Rung(60), Rung(0), Rung(0, 45), Rung(0, 190), Rung(0, 700)],
    "shazar": [Rung(60), Rung(0), Rung(0, 10), Rung(0, 70), Rung(0, 1500)],
}
USUAL_LADDER: Final = [Rung(60), Rung(0), Rung(0, 60), Rung(0, 400), Rung(0, 2000)]

PLAIN: Final = ("random", "greedy", "thumb")
BOTS: Final = (*PLAIN, "ismcts", *[f"level-{level}" for level in range(1, LEVELS + 1)])


@final
class SearchBot(Bot):
    """Searches; `ismcts` for a bot author, and the upper levels."""

    def __init__(self, style: Style, turns: i64, careless: i64 = 0) -> None:
        self.style = style
        self.turns: i64 = turns
        self.careless: i64 = careless  # of a hundred answers
        self.seconds = 0.0
        self.note: Note | None = None

    def choose(self, knowledge: Knowledge, dice: Dice) -> Action:
        options = knowledge.options()
        if len(options) == 1:
            return options[0]
        if dice.below(100) < self.careless:
            return options[dice.below(len(options))]
        search = Search(knowledge, dice, self.style)
        search.run(Budget(self.turns, self.seconds), self.note)
        return search.best()

    def limit(self, seconds: float, note: Note | None = None) -> None:
        if self.seconds == 0.0 or seconds < self.seconds:
            self.seconds = seconds
        self.note = note


def style_of(game: str) -> Style:
    """Return how the search goes about a game."""
    return STYLES.get(game, ANY_GAME)


def level_of(name: str) -> int:
    """Return the number of a level by name, or 0.

    >>> level_of("level-3")
    3
    """
    return int(name[-1]) if name in BOTS and name.startswith("level-") else 0


def make_bot(name: str, game: str = "") -> Bot:
    """Return a bot by name, at its best for a game.

    >>> type(make_bot("greedy")).__name__
    'GreedyBot'
    """
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name == "thumb":
        return ThumbBot()
    ladder = LADDERS.get(game, USUAL_LADDER)
    if name == "ismcts":
        return SearchBot(style_of(game), ladder[LEVELS - 2].turns)
    level = level_of(name)
    if level == 0:
        raise SetupError(f"there is no bot {name!r}; {nearest(name, [*BOTS])}")
    rung = ladder[level - 1]
    if rung.turns == 0:
        return ThumbBot(rung.careless)
    return SearchBot(style_of(game), rung.turns, rung.careless)

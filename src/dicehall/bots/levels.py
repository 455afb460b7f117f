"""The bots by name. How they go about a game, and what each level does, the game says itself."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.bots.bot import Bot, GreedyBot, Note, RandomBot, ThumbBot
from dicehall.bots.search import Budget, Search
from dicehall.games import find
from dicehall.kit.action import Action
from dicehall.kit.dice import Dice
from dicehall.kit.game import SetupError
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.notation import nearest
from dicehall.kit.style import ANY_GAME, LEVELS, USUAL_LADDER, Rung, Style

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
    return find(game).style if game else ANY_GAME


def ladder_of(game: str) -> list[Rung]:
    """Return what the bots of each level do in a game, the weakest first."""
    return find(game).ladder if game else USUAL_LADDER


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
    ladder = ladder_of(game)
    if name == "ismcts":
        return SearchBot(style_of(game), ladder[LEVELS - 2].turns)
    level = level_of(name)
    if level == 0:
        raise SetupError(f"there is no bot {name!r}; {nearest(name, [*BOTS])}")
    rung = ladder[level - 1]
    if rung.turns == 0:
        return ThumbBot(rung.careless)
    return SearchBot(style_of(game), rung.turns, rung.careless)

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
    "quarriors": Style(explore=0.05, steps=0, prior=3.0),
    "shadespire": Style(explore=0.2, steps=60, prior=3.0, guided=100),
    "shazar": Style(explore=0.05, steps=0, prior=3.0),
}
ANY_GAME: Final = Style(explore=0.6, steps=200)

# Turns of the search at the levels from 3 on.
TURNS: Final[dict[str, tuple[int, int, int]]] = {
    "warriorz": (60, 500, 5000),
    "quarriors": (20, 150, 1500),
    "shadespire": (10, 60, 600),
    "shazar": (20, 150, 1500),
}
USUAL_TURNS: Final = (60, 400, 2000)
LEVELS: Final = 5
# Careless answers of a hundred at the levels 1 and 2, which go by rules of thumb.
CARELESS: Final[dict[str, tuple[int, int]]] = {"quarriors": (75, 30)}
USUALLY_CARELESS: Final = (60, 0)

PLAIN: Final = ("random", "greedy", "thumb")
BOTS: Final = (*PLAIN, "ismcts", *[f"level-{level}" for level in range(1, LEVELS + 1)])


@final
class SearchBot(Bot):
    """Searches; `ismcts` for a bot author, and the upper levels."""

    def __init__(self, style: Style, turns: i64, seconds: float = 0.0) -> None:
        self.style = style
        self.turns: i64 = turns
        self.seconds = seconds
        self.note: Note | None = None

    def choose(self, knowledge: Knowledge, dice: Dice) -> Action:
        options = knowledge.options()
        if len(options) == 1:
            return options[0]
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
    if name in ("level-1", "level-2"):
        return ThumbBot(CARELESS.get(game, USUALLY_CARELESS)[level_of(name) - 1])
    turns = TURNS.get(game, USUAL_TURNS)
    if name == "ismcts":
        return SearchBot(style_of(game), turns[1])
    level = level_of(name)
    if level == 0:
        raise SetupError(f"there is no bot {name!r}; {nearest(name, [*BOTS])}")
    return SearchBot(style_of(game), turns[level - 3])

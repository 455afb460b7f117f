"""The bots there are, and how they are called."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.kit.action import Action
from dicehall.kit.dice import Dice, FastDice
from dicehall.kit.game import SetupError
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.notation import nearest


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the options, knowing what its seat knows."""

    def choose(self, knowledge: Knowledge, dice: Dice) -> Action:
        """Return an answer; *dice* are the bot's own, for its guesses."""
        raise NotImplementedError


@final
class RandomBot(Bot):
    """Any option, each as likely."""

    def choose(self, knowledge: Knowledge, dice: Dice) -> Action:
        options = knowledge.options()
        return options[dice.below(len(options))]


@final
class GreedyBot(Bot):
    """The option after which the game's own `value` looks best, over a few possible worlds.

    What comes between its answer and its next question is played out by chance.
    """

    def __init__(self, worlds: i64 = 8) -> None:
        self.worlds: i64 = worlds

    def choose(self, knowledge: Knowledge, dice: Dice) -> Action:
        options = knowledge.options()
        best = options[0]
        best_value = -1.0
        seed = dice.below(1 << 30)
        for option in options:
            value = 0.0
            for world in range(self.worlds):
                g = knowledge.deal(FastDice(seed + world))
                g.apply(option)
                steps: i64 = 0
                while not g.over and g.seat != knowledge.seat and steps < 12:
                    g.apply(g.options[g.dice.below(g.option_count)])
                    steps += 1
                value += g.value(knowledge.seat)
            if value > best_value:
                best_value = value
                best = option
        return best


BOTS: Final = ("random", "greedy")


def make_bot(name: str) -> Bot:
    """Return a bot by name.

    >>> type(make_bot("greedy")).__name__
    'GreedyBot'
    """
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    raise SetupError(f"there is no bot {name!r}; {nearest(name, [*BOTS])}")

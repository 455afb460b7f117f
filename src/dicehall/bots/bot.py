"""What a bot is, and the plain ones: random, greedy, and by rules of thumb."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.kit.action import Action
from dicehall.kit.dice import Dice, FastDice
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.plan import Plan
from dicehall.kit.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Note:
    """Where a bot that thinks leaves the best answer so far, for whoever cannot wait."""

    def write(self, action: Action) -> None:
        """Put an answer in the place of the one before."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the options, knowing what its seat knows."""

    def choose(self, knowledge: Knowledge, dice: Dice) -> Action:
        """Return an answer; *dice* are the bot's own, for its guesses."""
        raise NotImplementedError

    def limit(self, seconds: float, note: Note | None = None, processor: bool = False) -> None:
        """Answer within so many seconds from now on, and note the best answer meanwhile.

        With *processor* only what the processor does for this thread counts, as where bots are
        compared on a busy machine. A bot that never thinks long need not care.
        """


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


@final
class ThumbBot(Bot):
    """The option that rules of thumb like best; now and then, if it is careless, another."""

    def __init__(self, careless: i64 = 0) -> None:
        self.careless: i64 = careless  # of a hundred answers
        self.temper: Plan | None = None  # decides between options liked about as much

    def choose(self, knowledge: Knowledge, dice: Dice) -> Action:
        g = knowledge.deal(dice)
        options = knowledge.options()
        if dice.below(100) < self.careless:
            return careless_answer(knowledge, dice)
        temper = self.temper
        best = most_liked(g, options, dice)
        if temper is not None:
            enough = (g.liking(best) + 1) // 2
            for option in options:
                if g.liking(option) >= enough:
                    if temper.liking(g, option) > temper.liking(g, best):
                        best = option
        return best


@final
class PlanBot(Bot):
    """Follows one simple plan through the whole game."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def choose(self, knowledge: Knowledge, dice: Dice) -> Action:
        g = knowledge.deal(dice)
        options = knowledge.options()
        best = options[0]
        best_liking: i64 = -1
        ties: i64 = 0
        for option in options:
            liking = self.plan.liking(g, option)
            if liking > best_liking:
                best_liking = liking
                best = option
                ties = 1
            elif liking == best_liking:
                ties += 1
                if dice.below(ties) == 0:
                    best = option
        return best


def careless_answer(knowledge: Knowledge, dice: Dice) -> Action:
    """Return what a beginner may hit upon: any option, each as likely as rules of thumb like it."""
    g = knowledge.deal(dice)
    total: i64 = 0
    for i in range(g.option_count):
        total += g.liking(g.options[i])
    mark = dice.below(total)
    for i in range(g.option_count):
        mark -= g.liking(g.options[i])
        if mark < 0:
            return g.options[i]
    return g.options[0]


def most_liked(g: Table, options: list[Action], dice: Dice) -> Action:
    """Return the option with the highest liking; of several, any."""
    best = options[0]
    best_liking: i64 = -1
    ties: i64 = 0
    for option in options:
        liking = 0 if g.wasteful(option) else g.liking(option)
        if liking > best_liking:
            best_liking = liking
            best = option
            ties = 1
        elif liking == best_liking:
            ties += 1
            if dice.below(ties) == 0:
                best = option
    return best

"""What a bot is, and the plain ones: random, greedy, and by rules of thumb."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dicehall.kit.action import Action
from dicehall.kit.dice import Dice, FastDice
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.net import log_odds
from dicehall.kit.plan import Plan
from dicehall.kit.table import Table

LOW: Final = 0x7FFFFFFF
OWN_TURN: Final = 60  # answers until others are asked, at most


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
class AheadBot(Bot):
    """The option after which the game's own `forecast` looks best, once the others are asked.

    What is left of its own turn goes by rules of thumb; all options meet the same luck. It may have
    a taste of its own for some answers, the same through a whole game, so that many games show many
    ways to play: weights are learned from them.
    """

    def __init__(self, taste: float = 0.0, worlds: i64 = 1) -> None:
        self.taste = taste  # how much, in log odds, at most
        self.worlds: i64 = worlds
        self.whim: i64 = -1  # of this game

    def choose(self, knowledge: Knowledge, dice: Dice) -> Action:
        options = knowledge.options()
        if len(options) == 1:
            return options[0]
        if self.whim < 0 and self.taste > 0.0:
            self.whim = dice.below(1 << 30)
        best = options[0]
        best_odds = -1e9
        seed = dice.below(1 << 30)
        seat = knowledge.seat
        for option in options:
            odds = self.taste * liked(self.whim, seat, option) if self.taste > 0.0 else 0.0
            for world in range(self.worlds):
                g = knowledge.deal(FastDice(seed + world))
                odds += foreseen(g, seat, option) / float(self.worlds)
            if odds > best_odds:
                best_odds = odds
                best = option
        return best


def foreseen(g: Table, seat: i64, option: Action) -> float:
    """Return the log odds of a seat that answers so, once others are asked and all is settled."""
    g.apply(option)
    steps: i64 = 0
    while not g.over and steps < OWN_TURN and (g.seat == seat or not g.settled()):
        g.apply(g.options[0] if g.option_count == 1 else liked_most(g))
        steps += 1
    shares = vec[float]([0.0] * g.seats)
    g.forecast(shares)
    return log_odds(shares[seat])


def liked_most(g: Table) -> Action:
    """Return the first of the options that rules of thumb like best."""
    best = g.options[0]
    most: i64 = -1
    for i in range(g.option_count):
        liking = g.liking(g.options[i])
        if liking > most:
            most = liking
            best = g.options[i]
    return best


def liked(whim: i64, seat: i64, option: Action) -> float:
    """Return a taste for an answer from -1 to 1, by chance, but always the same."""
    mixed = (whim + seat * 0x9E3779) & LOW
    mixed = ((mixed ^ (option & LOW)) * 0x2C1B3C6D) & LOW
    mixed ^= mixed >> 13
    mixed = ((mixed ^ (option >> 16 & LOW)) * 0x297A2D39) & LOW
    mixed ^= mixed >> 12
    return float(mixed) / float(1 << 30) - 1.0


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

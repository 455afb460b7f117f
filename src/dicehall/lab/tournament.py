"""Matches between bots: seats rotated, each deal played from every seat."""

from __future__ import annotations

import time
from dataclasses import dataclass

from dicehall.bots.levels import PLAN, make_bot
from dicehall.games import find
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.style import LEVELS
from dicehall.kit.tally import BOT_SEED, VICTORY, parts
from dicehall.lab.intervals import interval

STRONGEST = f"level-{LEVELS}"


@dataclass(frozen=True)
class Pairing:
    """One bot against others of one kind, and the share of victories it should reach."""

    one: str
    others: str
    seats: int = 2
    wanted: float = 0.0
    seconds: float = 0.0  # that everybody may think about an answer; 0: as long as usual


@dataclass
class Score:
    """How a pairing stands."""

    games: int = 0
    parts: int = 0  # of victories, in whole parts
    answers: int = 0  # of the one bot, where it had a choice
    seconds: float = 0.0  # of the processor it took for them
    slowest: float = 0.0

    def merge(self, other: Score) -> None:
        """Count the games of another score too."""
        self.games += other.games
        self.parts += other.parts
        self.answers += other.answers
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)

    @property
    def won(self) -> float:
        """Return the sum of the shares of victories."""
        return self.parts / VICTORY

    def share(self) -> float:
        """Return the mean share of the victory."""
        return self.won / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share."""
        return interval(self.share(), self.games)


def setup_for(game: str, seats: int, options: dict[str, object], content: str) -> Setup:
    """Return the set-up of a pairing: what is asked for, else as the bots are compared."""
    info = find(game)
    usual = info.duel if seats == 2 else {}
    if options.get("mode", usual.get("mode")) != usual.get("mode"):
        usual = {}  # its other options belong to its mode
    return info.check(Setup(game, seats, {**usual, **options}, content))


def standard(game: str) -> list[Pairing]:
    """Return the pairings that tell how strong the bots of a game are."""
    pairings = [Pairing(STRONGEST, "random", 2, 0.98), Pairing(STRONGEST, "greedy", 2, 0.75)]
    for level in range(LEVELS, 1, -1):
        pairings.append(Pairing(f"level-{level}", f"level-{level - 1}", 2, 0.6))
    for plan in find(game).plans:
        pairings.append(Pairing(STRONGEST, PLAN + plan, 2, 0.75))
    if find(game).compared_in_fours:
        pairings.append(Pairing(STRONGEST, "greedy", 4, 0.4))
    return pairings


def batch(setup: Setup, pairing: Pairing, first: int, count: int) -> Score:
    """Play games number *first* and on; the same numbers always give the same games.

    As many games in a row as there are seats begin with the same deal.
    """
    info = find(setup.game)
    score = Score()
    for number in range(first, first + count):
        deal, seat_of_one = divmod(number, setup.seats)
        g = info.new(setup, FastDice(deal))
        dice = FastDice(BOT_SEED + number)
        one = make_bot(pairing.one, info.id)
        others = make_bot(pairing.others, info.id)
        if pairing.seconds > 0:
            one.limit(pairing.seconds, processor=True)  # others may use the machine meanwhile
            others.limit(pairing.seconds, processor=True)
        while not g.over:
            seat = int(g.seat)
            if seat != seat_of_one:
                g.apply(others.choose(Knowledge(g, seat), dice))
            elif g.option_count == 1:
                g.apply(g.options[0])
            else:
                begin = time.thread_time()
                g.apply(one.choose(Knowledge(g, seat), dice))
                spent = time.thread_time() - begin
                score.answers += 1
                score.seconds += spent
                score.slowest = max(score.slowest, spent)
        score.games += 1
        score.parts += parts(g.returns())[seat_of_one]
    return score

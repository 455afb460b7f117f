"""Tournaments of any bots: round by round until the figures are sure enough, and their ratings.

Each pairing plays in rounds of so many games; when its interval is narrow enough, or it has played
all its games, it stops. That is looked at between rounds only, so neither the number of workers nor
an interruption changes which games are played.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, Final

from dicehall.games import find
from dicehall.kit.game import Setup
from dicehall.lab.executors import Executor, Span, spread
from dicehall.lab.folder import Folder, gaps
from dicehall.lab.run import engine_of
from dicehall.lab.tournament import Pairing, Score, batch

ROUND: Final = 40  # games of a pairing between two looks at its interval, or a few more
APART: Final = 1 << 64  # games of different pairings are numbered apart
ELO: Final = 400 / math.log(10)
PRIOR: Final = 0.5  # of a victory and a defeat for each pairing, so that no rating is without end


def round_robin(bots: list[str], seats: int) -> list[Pairing]:
    """Return the pairings of each bot with each other; with several rivals each is once alone.

    >>> [f"{p.one}:{p.others}" for p in round_robin(["a", "b", "c"], 2)]
    ['a:b', 'a:c', 'b:c']
    >>> len(round_robin(["a", "b", "c"], 4))
    6
    """
    pairs = combinations(bots, 2) if seats == 2 else permutations(bots, 2)
    return [Pairing(one, other, seats) for one, other in pairs]


@dataclass
class Contest:
    """A pairing, how it is laid, and how it stands."""

    pairing: Pairing
    setup: Setup
    score: Score = field(default_factory=Score)
    done: list[Span] = field(default_factory=list)
    stopped: bool = False

    def group(self) -> str:
        """Return the name of its batches in a folder."""
        return f"{self.pairing.one}-v-{self.pairing.others}-{self.pairing.seats}"

    def count(self, span: Span, score: Score) -> None:
        """Count what a batch gave."""
        self.done.append(span)
        self.score.merge(score)


class League:
    """Several contests, played in rounds."""

    def __init__(
        self,
        contests: list[tuple[Pairing, Setup]],
        games: int,
        seed: int = 0,
        until: float = 0.0,
        out: Path | None = None,
    ) -> None:
        self.contests = [Contest(pairing, setup) for pairing, setup in contests]
        self.games = games
        self.seed = seed
        self.until = until
        self.folder = Folder(out, self.manifest()) if out is not None else None
        self.kept: dict[str, dict[Span, Score]] = {}
        if self.folder is not None:
            for contest in self.contests:
                found = self.folder.read(contest.group())
                self.kept[contest.group()] = {span: Score(**gave) for span, gave in found}

    def manifest(self) -> dict[str, Any]:
        """Return what decides the games, for the folder."""
        first = self.contests[0].setup
        return {
            "game": first.game,
            "tournament": [[*vars(c.pairing).values(), c.setup.options] for c in self.contests],
            "seed": self.seed,
            "engine": engine_of(find(first.game), first.content),
        }

    def round_of(self, contest: Contest) -> int:
        """Return how many games a round of a contest has: each deal from every seat."""
        seats = contest.setup.seats
        return -(-ROUND // seats) * seats

    def total(self) -> int:
        """Return how many games there are at most."""
        return self.games * len(self.contests)

    def played(self) -> int:
        """Return how many games count so far; those of a contest that stopped early as all."""
        return sum(self.games if c.stopped else c.score.games for c in self.contests)

    def play(self, on: Executor, progress: Callable[[int], None] | None = None) -> bool:
        """Play round after round; an interrupt keeps what is done, and returns False."""
        while any(not contest.stopped for contest in self.contests):
            if not self.play_round(on, progress):
                return False
            for contest in self.contests:
                contest.stopped = contest.stopped or self.enough(contest)
        return True

    def enough(self, contest: Contest) -> bool:
        """Tell whether a contest has played all its games, or is sure enough."""
        low, high = contest.score.interval()
        return contest.score.games >= self.games or high - low <= self.until

    def play_round(self, on: Executor, progress: Callable[[int], None] | None) -> bool:
        """Play the next round of all contests that go on."""
        left: list[Span] = []
        for number, contest in enumerate(self.contests):
            if contest.stopped:
                continue
            first = self.seed * contest.setup.seats + contest.score.games
            size = min(self.round_of(contest), self.games - contest.score.games)
            for span, score in self.kept.get(contest.group(), {}).items():
                if first <= span[0] and span[0] + span[1] <= first + size:
                    contest.count(span, score)
            for begin, count in gaps(first, size, contest.done):
                left.append((number * APART + begin, count))

        def done(span: Span, score: Score) -> None:
            number, first = divmod(span[0], APART)
            contest = self.contests[number]
            if self.folder is not None:
                self.folder.keep((first, span[1]), asdict(score), contest.group())
            contest.count((first, span[1]), score)
            if progress is not None:
                progress(self.played())

        play = partial(play_apart, [(c.setup, c.pairing) for c in self.contests])
        return not left or spread(play, left, on, done)


def play_apart(contests: list[tuple[Setup, Pairing]], first: int, count: int) -> Score:
    """Play some games of the contest that their numbers belong to."""
    number, first = divmod(first, APART)
    return batch(*contests[number], first, count)


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, in Elo points around the mean of all, with its 95 % interval."""

    bot: str
    elo: float
    low: float
    high: float


def ratings(results: list[tuple[Pairing, Score]]) -> list[Rating]:
    """Return the bots by strength, from all their games (Bradley and Terry's model).

    A bot's chance at a table is its strength as a part of all strengths there. The strengths that
    make the results likeliest are found by Newton's method, each pairing with half a victory and
    half a defeat besides; the intervals follow from the curvature there.
    """
    bots = list(dict.fromkeys(bot for p, _score in results for bot in (p.one, p.others)))
    strength = [0.0] * len(bots)
    inverse: list[list[float]] = []
    for _step in range(100):
        slope = [0.0] * len(bots)
        curve = [[1e-9 + (1e-3 if i == j else 0.0) for j in bots] for i in bots]
        for pairing, score in results:
            a, b = bots.index(pairing.one), bots.index(pairing.others)
            rivals = math.log(pairing.seats - 1)
            chance = 1 / (1 + math.exp(strength[b] + rivals - strength[a]))
            games = score.games + 2 * PRIOR
            off = score.won + PRIOR - games * chance
            weight = games * chance * (1 - chance)
            slope[a] += off
            slope[b] -= off
            for i, j, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
                curve[i][j] += sign * weight
        slope = [s - 1e-3 * x for s, x in zip(slope, strength, strict=True)]
        inverse = inverted(curve)
        step = [sum(x * y for x, y in zip(row, slope, strict=True)) for row in inverse]
        strength = [x + max(-1.0, min(1.0, y)) for x, y in zip(strength, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    return sorted(rated(bots, strength, inverse), key=lambda rating: -rating.elo)


def rated(bots: list[str], strength: list[float], cover: list[list[float]]) -> list[Rating]:
    """Return the ratings around their mean, from strengths and how they vary together."""
    count = len(bots)
    mean = sum(strength) / count
    found = []
    for i, bot in enumerate(bots):
        weights = [(1.0 if j == i else 0.0) - 1 / count for j in range(count)]
        variance = sum(
            weights[j] * weights[k] * cover[j][k] for j in range(count) for k in range(count)
        )
        elo, reach = ELO * (strength[i] - mean), 1.96 * ELO * math.sqrt(max(0.0, variance))
        found.append(Rating(bot, elo, elo - reach, elo + reach))
    return found


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse of a small matrix (Gauss and Jordan).

    >>> inverted([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(size)]] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for k in range(size):
            if k != i and rows[k][i]:
                rows[k] = [x - rows[k][i] * y for x, y in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]

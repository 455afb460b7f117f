"""Search for figures under which a game is more even.

Each round plays games with the cards as they stand, which tell the strength of each role, and games
with many packs in which all figures are shifted at random; one regression (`lab/logit.py`) over the
latter tells what each figure does. Then the surest figures are moved so far that the roles come
together. A check with games that the search has not seen decides whether the pack is better.

Several set-ups can be searched at once, such as a duel and a table of four: a figure is moved if
all of them together gain. And another bot may be the judge: it tells how strong the roles are in
fewer games, while those of a quick bot tell what the figures do.
"""

from __future__ import annotations

import math
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatch
from functools import partial
from pathlib import Path
from typing import Any, Final

from dicehall.games import find
from dicehall.kit.content import ContentError
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup, SetupError
from dicehall.kit.tally import VICTORY
from dicehall.lab.balance import Level, Share, farthest, fitted, unevenness
from dicehall.lab.executors import Executor, LabError, Span, spread
from dicehall.lab.logit import Effect, Model, things_of
from dicehall.lab.packs import Figure, Pack, Shift, only_open
from dicehall.lab.run import Row, Run
from dicehall.lab.simulate import Simulation

MOST_PACKS: Final = 300  # of a round; many, as each tells of all figures at once
FEWEST_GAMES: Final = 5  # of a pack
FAR_APART: Final = 1 << 64  # the games of different packs are numbered apart
SURE: Final = 1.0  # standard errors that an effect must be from zero to be used
HASTE: Final = 0.8  # of the way that the model says
MOST_MOVES: Final = 5  # figures of a role that are moved in a round
MOST_TRIES: Final = 20
APART: Final = 1 << 32  # the check and the rounds have games of their own


@dataclass(frozen=True)
class Aim:
    """What is searched, and how far a figure may go."""

    goal: float = 0.05  # how far a role's share may lie from an even one
    reach: float = 0.34  # of a figure, at least 1
    only: str = "*"  # figures as they are told: `warriors.toml: agaric-*`
    rounds: int = 3
    judge: str = ""  # the bot that tells how strong the roles are; else those that play
    looks: int = 0  # games of the judge in a round

    def bounds(self, figure: Figure) -> tuple[int, int]:
        """Return how low and how high a figure may go; none changes its sign."""
        reach = max(1, round(abs(figure.value) * self.reach))
        low, high = figure.value - reach, figure.value + reach
        return (max(0, low), high) if figure.value >= 0 else (low, min(0, high))

    def step(self, figure: Figure) -> int:
        """Return by how much a figure is shifted to see what it does."""
        return max(1, round(abs(figure.value) * self.reach / 2))


@dataclass
class Check:
    """The roles of a set-up with the old cards and with the new ones, in the same games."""

    seats: int
    before: list[Share]
    after: list[Share]


@dataclass
class Tuned:
    """What came of a search."""

    shift: Shift
    checks: list[Check] = field(default_factory=list)  # of each set-up

    def better(self) -> bool:
        """Tell whether the roles have come together, in games the search has not seen."""
        before = sum(unevenness(check.before, check.seats) ** 2 for check in self.checks)
        return sum(unevenness(check.after, check.seats) ** 2 for check in self.checks) < before


class Tuner:
    """A search under way."""

    def __init__(self, runs: list[Run], aim: Aim, games: int, seed: int, on: Executor) -> None:
        self.runs = [replace(run, follow=True) for run in runs]
        self.aim = aim
        self.games = games
        self.seed = seed
        self.on = on
        self.pack = Pack(find(runs[0].setup.game), runs[0].setup.content)
        self.home = tempfile.TemporaryDirectory(prefix="dicehall-packs-")
        self.written = 0
        self.roles: list[str] = []
        self.knobs: dict[Figure, list[str]] = {}  # figures in question, and whose they are
        self.ways: dict[Figure, set[int]] = {}  # what they may become

    def search(self, told: Callable[[str], None]) -> Tuned | None:
        """Search, round by round; None if it was interrupted."""
        shift: Shift = {}
        with self.home:
            rows = self.played(self.runs[0], {}, self.games, self.seed)
            if rows is None:
                return None
            self.roles = sorted({role for row in rows for own in row["roles"] for role in own})
            self.knobs = self.open_figures()
            told(f"{len(self.knobs)} figures may be changed")
            for number in range(self.aim.rounds):
                strengths = self.judged(shift, self.seed + APART * (2 * number + 2), told)
                if strengths is None:
                    return None
                off = max(
                    farthest(roles, run.setup.seats)
                    for run, roles in zip(self.runs, strengths, strict=True)
                )
                told(f"round {number + 1}: the farthest role is {off:.1%} from even")
                if off <= self.aim.goal:
                    break
                models = []
                for run in self.runs:
                    model = self.studied(run, shift, self.seed + APART * (2 * number + 3))
                    if model is None:
                        return None
                    models.append(model)
                shift = self.moved(shift, strengths, models)
                told(f"round {number + 1}: {len(shift)} figures differ now")
            return self.checked(shift)

    def judged(
        self, shift: Shift, seed: int, told: Callable[[str], None]
    ) -> list[list[Effect]] | None:
        """Return how strong the roles are in each set-up, as the judge plays."""
        strengths = []
        for run in self.runs:
            rows = self.played(self.of_judge(run), shift, self.looks(), seed)
            if rows is None:
                return None
            roles = fitted(rows, None).family("role")
            shares = ", ".join(f"{role.name} {role.share():.1%}" for role in roles)
            told(f"{run.setup.seats} seats: {shares}")
            strengths.append(roles)
        return strengths

    def of_judge(self, run: Run) -> Run:
        """Return the run as the judge plays it."""
        return replace(run, bots=(self.aim.judge,)) if self.aim.judge else run

    def looks(self) -> int:
        """Return how many games tell how strong the roles are."""
        return self.aim.looks or self.games

    def checked(self, shift: Shift) -> Tuned | None:
        """Compare the old cards with the new ones in games that the search has not seen."""
        checks = []
        for run in self.runs:
            levels = []
            for pack in ({}, shift):
                rows = self.played(self.of_judge(run), pack, 2 * self.looks(), self.seed + APART)
                if rows is None:
                    return None
                levels.append(Level("", rows))
            before, after = [[level.roles[r] for r in sorted(level.roles)] for level in levels]
            checks.append(Check(run.setup.seats, before, after))
        return Tuned(shift, checks)

    def open_figures(self) -> dict[Figure, list[str]]:
        """Return the figures of roles that may be changed, and that the loader lets move."""
        found = {}
        for figure in only_open(self.pack.figures):
            owners = [role for role in self.roles if role in figure.words]
            if owners and fnmatch(str(figure), self.aim.only):
                values = self.values_of(figure)
                if len(values) > 1:
                    found[figure] = owners
                    self.ways[figure] = values
        if not found:
            raise LabError(
                f"no figure of {self.pack.info.id} may be changed: none that belongs to a role "
                f"and fits {self.aim.only!r} is inferred or invented"
            )
        return found

    def values_of(self, figure: Figure) -> set[int]:
        """Return what a figure may become, step by step: in bounds, and the loader takes it."""
        low, high = self.aim.bounds(figure)
        step = self.aim.step(figure)
        values = {figure.value}
        for sign in (-1, 1):
            value = figure.value + sign * step
            while low <= value <= high and self.laid({figure: value}) is not None:
                values.add(value)
                value += sign * step
        return values

    def laid(self, shift: Shift) -> str | None:
        """Write a pack for a while; None if the loader or the rules refuse it."""
        self.written += 1
        folder = Path(self.home.name) / str(self.written)
        try:
            content = self.pack.write(folder, shift)
            for run in self.runs:
                self.pack.info.new(run_with(run, content).setup, FastDice(0))
        except (ContentError, SetupError):
            return None
        return content

    def played(self, run: Run, shift: Shift, games: int, seed: int) -> list[Row] | None:
        """Play games with a pack; None if it was interrupted."""
        content = self.laid(shift) if shift else run.setup.content
        assert content is not None
        simulation = Simulation(run_with(run, content), games, seed)
        return list(simulation.each_row()) if simulation.play(self.on) else None

    def studied(self, run: Run, base: Shift, seed: int) -> Model | None:
        """Play packs around the base, and fit what roles and figures do."""
        dice = FastDice(seed)
        packs = max(2, min(MOST_PACKS, self.games // FEWEST_GAMES))
        each = self.games // packs
        tried = [self.shaken(base, dice) for _pack in range(packs)]
        runs = [run_with(run, content) for _shift, content in tried]
        spans = [(pack * FAR_APART + seed + pack * each, each) for pack in range(packs)]
        came: list[tuple[int, list[Row]]] = []

        def done(span: Span, gave: dict[str, list[Row]]) -> None:
            came.append((span[0], gave["rows"]))

        if not spread(partial(play_apart, runs), spans, self.on, done):
            return None
        model = Model(self.names(run), run.setup.seats)
        games, won = [], []
        for first, rows in sorted(came, key=lambda one: one[0]):
            shift = tried[first // FAR_APART][0]
            for row in rows:
                has = [
                    {**things_of(row, seat), **self.steps_of(row["roles"][seat], base, shift)}
                    for seat in range(run.setup.seats)
                ]
                games.append(model.row(has))
                won.append([share / VICTORY for share in row["won"]])
        model.fit(games, won)
        return model

    def names(self, run: Run) -> list[tuple[str, str]]:
        """Return what the model of a round knows."""
        names = [("seat", str(seat + 1)) for seat in range(run.setup.seats)]
        names += [("bot", bot) for bot in sorted(set(run.bots))]
        names += [("role", role) for role in self.roles]
        return names + [("figure", key(figure)) for figure in self.knobs]

    def shaken(self, base: Shift, dice: FastDice) -> tuple[Shift, str]:
        """Return a pack near the base, and its folder: a figure stays, or goes a step up or down.

        Where the loader refuses so many changes at once, fewer are tried.
        """
        for attempt in range(MOST_TRIES):
            tried = dict(base)
            for figure, values in self.ways.items():
                way = int(dice.below(3)) - 1
                value = base.get(figure, figure.value) + way * self.aim.step(figure)
                if value in values and dice.below(attempt + 1) == 0:
                    tried[figure] = value
            content = self.laid(tried)
            if content is not None:
                return tried, content
        raise LabError(f"the loader takes no {len(self.ways)} figures changed together; see --only")

    def steps_of(self, roles: list[str], base: Shift, tried: Shift) -> dict[tuple[str, str], float]:
        """Return by how many steps the figures of some roles were shifted."""
        found = {}
        for figure, owners in self.knobs.items():
            off = tried.get(figure, figure.value) - base.get(figure, figure.value)
            if off and any(role in owners for role in roles):
                found["figure", key(figure)] = off / self.aim.step(figure)
        return found

    def moved(self, base: Shift, strengths: list[list[Effect]], models: list[Model]) -> Shift:
        """Return a pack in which the surest figures of each role are moved towards the mean.

        How strong the roles are, games with the very cards tell: shifts blur it.
        """
        families = [model.family("figure", around_mean=False) for model in models]
        effects = {own[0].name: own for own in zip(*families, strict=True)}
        moved = dict(base)
        for role in self.roles:
            left = [-HASTE * e.value for roles in strengths for e in roles if e.name == role]
            moves = 0
            own = [figure for figure, owners in self.knobs.items() if owners == [role]]
            for figure in sorted(own, key=lambda figure: -sureness(effects[key(figure)])):
                does = effects[key(figure)]
                if moves == MOST_MOVES or sureness(does) < SURE:
                    break
                sign = 1 if sum(a * e.value for a, e in zip(left, does, strict=True)) > 0 else -1
                after = [a - sign * e.value for a, e in zip(left, does, strict=True)]
                value = moved.get(figure, figure.value) + sign * self.aim.step(figure)
                if value not in self.ways[figure] or far(after) > far(left):
                    continue
                if self.laid({**moved, figure: value}) is not None:
                    moved[figure] = value
                    left = after
                    moves += 1
        return {figure: value for figure, value in moved.items() if value != figure.value}


def run_with(run: Run, content: str) -> Run:
    """Return a run with the cards of a pack."""
    setup = run.setup
    return replace(run, setup=Setup(setup.game, setup.seats, setup.options, content))


def play_apart(runs: list[Run], first: int, count: int) -> dict[str, Any]:
    """Play some games with the pack that their numbers belong to."""
    pack, first = divmod(first, FAR_APART)
    return runs[pack].play(first, count)


def sureness(effects: Sequence[Effect]) -> float:
    """Return how many standard errors the effects of a figure are from zero, as a root mean square.

    >>> sureness([Effect("x", 0.3, 0.1, 2, 50), Effect("x", 0.4, 0.1, 4, 50)])
    3.53...
    """
    parts = [(effect.value / effect.error) ** 2 for effect in effects if effect.error]
    return math.sqrt(sum(parts) / max(1, len(parts)))


def far(left: Sequence[float]) -> float:
    """Return how far several strengths are from none together."""
    return math.hypot(*left)


def key(figure: Figure) -> str:
    """Return a figure's name in the model."""
    return f"{figure} {figure.at}"

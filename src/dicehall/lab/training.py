"""A net learns a game by playing it with itself, generation after generation.

The first generation plays by rules of thumb, the next ones by the search that needs no net, where
that plays so much better that the net had better begin with its games. Each later one plays by
search with the net so far, now and then against an earlier self. The net learns from all games of
the last generations: who won, what the search thought, which answers it tried. Game number n of a
generation is the same everywhere, so neither the number of workers nor an interruption changes the
weights.

    state.npz          the weights in full, and how far it is
    NNN.npz            the positions of a generation, as long as they are learned from
    NNN.net            the weights after a generation, for bots
    curve.jsonl        a line for each: losses, and strength against fixed opponents
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

import dicehall
from dicehall.bots.levels import copy_of
from dicehall.bots.selfplay import UNKNOWN, Harvest, by_draw, by_search, by_thumb
from dicehall.games import find
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.net import Net, net_of
from dicehall.kit.style import Style
from dicehall.lab.executors import Executor, LabError, Span, spread
from dicehall.lab.folder import Folder, gaps
from dicehall.lab.learner import RATE, SLOWEST, Learner, Positions, harvested, joined
from dicehall.lab.tournament import Pairing, Score, batch, setup_for

APART: Final = 1 << 32  # games of different generations are numbered apart
CARELESS: Final = (0, 3, 10, 25)  # of a hundred answers by rules of thumb
WINDOW: Final = 8  # generations that are learned from
LEAGUE: Final = 6  # generations back that an earlier self may come from
EARLIER: Final = 20  # of a hundred games, those against an earlier self
HELD_BACK: Final = 20  # every so manieth game is not learned from, but tells how well it went


@dataclass(frozen=True)
class Course:
    """How a net learns; the same course and seed give the same weights."""

    game: str
    seed: int = 1
    hidden: int = 48
    middle: int = 16
    thumb_games: int = 20_000  # of the first generation
    thumb_often: int = 15  # of a hundred questions, those kept
    taught: int = 0  # generations after it by the search without a net
    games: int = 400  # of each later generation
    drawn: int = 0  # games beside them without search, by what the net would try first
    drawn_often: int = 10  # of a hundred questions of these, those kept
    turns: int = 200  # of the search where an answer is kept
    quick: int = 30  # and elsewhere
    often: int = 25  # of a hundred questions, those kept
    passes: float = 3.0  # through the positions of the first generation
    again: float = 2.0  # through the positions in the window, each later generation
    trust: float = 0.5  # in what the search thought, against who won
    matches: int = 40  # against each fixed opponent
    every: int = 5  # generations between two matches
    opponents: tuple[str, ...] = ("search:net=no,turns=100",)

    def count(self, generation: int) -> int:
        """Return how many games a generation plays."""
        if generation == 0:
            return self.thumb_games
        return self.games + (self.drawn if generation > self.taught else 0)

    def search(self) -> tuple[int, int, int]:
        """Return how long the search takes, how long elsewhere, and how often it is kept."""
        return self.turns, self.quick, self.often


@lru_cache(maxsize=16)
def net_with(data: bytes) -> Net:
    """Return the net of some weights."""
    return net_of(data)


@lru_cache(maxsize=16)
def style_with(game: str, data: bytes) -> Style:
    """Return how the search goes about a game with some weights."""
    info = find(game)
    style = copy_of(info.lessons or info.learned or Style())
    style.net = net_with(data)
    return style


@dataclass(frozen=True)
class Generation:
    """The games of one generation; plays batches of them wherever it is sent."""

    course: Course
    number: int
    nets: tuple[bytes, ...] = ()  # the newest first

    def __call__(self, first: int, count: int) -> Positions:
        """Play games number *first* and on."""
        harvest = Harvest()
        for number in range(first, first + count):
            self.play(number, harvest)
        positions = harvested(harvest, first)
        if self.number <= self.course.taught:
            positions.thought[:] = UNKNOWN  # a rough guess knows less than who won
        return positions

    def play(self, number: int, harvest: Harvest) -> None:
        """Play one game."""
        course = self.course
        info = find(course.game)
        dice = FastDice((course.seed << 40) + self.number * APART + number)
        g = info.new(info.practice(dice), dice)
        if self.number == 0:
            by_thumb(g, dice, CARELESS[number % len(CARELESS)], course.thumb_often, harvest)
            return
        if self.number <= course.taught:
            by_search(g, dice, [info.style] * int(g.seats), *course.search(), harvest)
            return
        if number >= course.games:
            nets = [net_with(self.nets[0])] * int(g.seats)
            by_draw(g, dice, nets, CARELESS[number % len(CARELESS)], course.drawn_often, harvest)
            return
        styles = [style_with(course.game, self.nets[0])] * int(g.seats)
        if len(self.nets) > 1 and dice.below(100) < EARLIER:
            earlier = self.nets[1 + int(dice.below(len(self.nets) - 1))]
            styles[dice.below(g.seats)] = style_with(course.game, earlier)
        by_search(g, dice, styles, *course.search(), harvest)


class Training:
    """A course under way in a folder; it goes on where it was interrupted."""

    def __init__(self, course: Course, out: Path) -> None:
        self.course = course
        self.info = find(course.game)
        self.folder = Folder(out, self.manifest())
        self.out = out
        sample = sample_table(self.info)
        rows, options = int(sample.feature_rows()), int(sample.option_rows())
        self.learner = Learner(rows, course.hidden, course.middle, options, course.seed)
        self.generation = 0  # to be played next
        self.games = 0
        self.positions = 0
        self.resume()

    def manifest(self) -> dict[str, Any]:
        """Return what decides the weights."""
        return {
            "train": {**asdict(self.course), "opponents": list(self.course.opponents)},
            "features": int(self.info.features_version),
            "content": self.info.content_version(),
        }

    # ---- what is kept ----

    def resume(self) -> None:
        """Read what was reached, if anything."""
        state = self.out / "state.npz"
        if not state.exists():
            return
        with np.load(state, allow_pickle=False) as kept:
            learner = self.learner
            for name in learner.weights:
                learner.weights[name] = kept[f"w {name}"]
                learner.mean[name] = kept[f"m {name}"]
                learner.square[name] = kept[f"s {name}"]
            facts = json.loads(str(kept["facts"]))
        learner.steps = facts["steps"]
        learner.random.bit_generator.state = facts["random"]
        self.generation = facts["generation"]
        self.games = facts["games"]
        self.positions = facts["positions"]

    def checkpoint(self) -> None:
        """Keep what is reached: whole or not at all."""
        learner = self.learner
        facts = {
            "steps": learner.steps,
            "random": learner.random.bit_generator.state,
            "generation": self.generation,
            "games": self.games,
            "positions": self.positions,
        }
        arrays: dict[str, Any] = {"facts": np.array(json.dumps(facts))}
        for name in learner.weights:
            arrays[f"w {name}"] = learner.weights[name]
            arrays[f"m {name}"] = learner.mean[name]
            arrays[f"s {name}"] = learner.square[name]
        self.net_file(self.generation - 1).write_bytes(self.packed())
        part = self.out / "state.part.npz"
        np.savez(part, allow_pickle=False, **arrays)
        os.replace(part, self.out / "state.npz")
        old = self.positions_file(self.generation - 1 - WINDOW)
        old.unlink(missing_ok=True)

    def packed(self) -> bytes:
        """Return the weights as a file for bots, with where they come from."""
        return self.learner.packed(
            {
                "game": self.course.game,
                "features": int(self.info.features_version),
                "content": self.info.content_version(),
                "dicehall": dicehall.__version__,
                "seed": self.course.seed,
                "generations": self.generation,
                "games": self.games,
                "positions": self.positions,
                "command": self.command(),
            }
        )

    def command(self) -> str:
        """Return the command that gives these weights."""
        usual = Course(self.course.game)
        words = [f"dicehall train {self.course.game} --generations {self.generation}"]
        for name, value in asdict(self.course).items():
            if value != getattr(usual, name) and name != "opponents":
                words.append(f"--{name.replace('_', '-')} {value}")
        return " ".join(words)

    def note(self, told: dict[str, Any]) -> None:
        """Add a line to the curve."""
        with (self.out / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(told) + "\n")

    def net_file(self, generation: int) -> Path:
        return self.out / f"{generation:03d}.net"

    def positions_file(self, generation: int) -> Path:
        return self.out / f"{generation:03d}.npz"

    # ---- a generation ----

    def play(self, on: Executor, moved: Callable[[int], None]) -> bool:
        """Play the games of the next generation; an interrupt returns False."""
        if self.positions_file(self.generation).exists():
            return True
        earliest = max(-1, self.generation - 1 - LEAGUE, self.course.taught - 1)
        nets = [
            self.net_file(number).read_bytes()
            for number in range(self.generation - 1, earliest, -1)
        ]
        generation = Generation(self.course, self.generation, tuple(nets))
        count = self.course.count(self.generation)
        came: dict[Span, Positions] = {}

        def done(span: Span, positions: Positions) -> None:
            came[span] = positions
            moved(sum(games for _first, games in came))

        whole = spread(generation, gaps(0, count, []), on, done, 500)
        if not whole:
            return False
        found = joined([came[span] for span in sorted(came)])
        part = self.out / "positions.part.npz"
        np.savez(part, allow_pickle=False, **found.arrays())
        os.replace(part, self.positions_file(self.generation))
        return True

    def learn(self) -> dict[str, Any]:
        """Learn from the generations in the window; return how it went."""
        first = max(0, self.generation + 1 - WINDOW)
        parts = [read_positions(self.positions_file(n)) for n in range(first, self.generation + 1)]
        newest = parts[-1]
        told: dict[str, Any] = {"generation": self.generation}
        told["before"] = round(self.learner.loss(newest, held_back(newest)), 4)
        all_parts = joined(parts)
        chosen = np.flatnonzero(all_parts.game % HELD_BACK != 0)
        begun = self.generation > 0
        if begun and first == 0:
            chosen = self.without_most(chosen, len(parts[0]))
        rates = (RATE / 2, SLOWEST / 2) if begun else (RATE, SLOWEST)
        passes = self.course.again if begun else self.course.passes
        shares, answers = self.learner.study(all_parts, chosen, passes, self.course.trust, rates)
        told["after"] = round(self.learner.loss(newest, held_back(newest)), 4)
        told["shares"], told["answers"] = round(shares, 4), round(answers, 4)
        self.generation += 1
        self.games += int(newest.game.max(initial=-1)) + 1
        self.positions += len(newest)
        told["games"], told["positions"] = self.games, self.positions
        return told

    def without_most(self, chosen: Any, thumb: int) -> Any:
        """Leave out so many games by rules of thumb that no more are left than of the others."""
        early, late = chosen[chosen < thumb], chosen[chosen >= thumb]
        if len(early) > len(late):
            early = np.sort(self.learner.random.choice(early, len(late), replace=False))
        return np.concatenate([early, late])

    def match(self, on: Executor, opponent: str) -> Score | None:
        """Play the newest weights against a fixed opponent; an interrupt returns None."""
        bot = f"search:net={self.net_file(self.generation - 1).resolve()},turns=100"
        setup = setup_for(self.course.game, max(2, self.info.fewest), {}, "")
        score = Score()
        pairing = Pairing(bot, opponent, setup.seats)
        match = Match(setup, pairing)
        games = self.course.matches
        whole = spread(match, [(0, games)], on, lambda _span, came: score.merge(came))
        return score if whole else None


@dataclass(frozen=True)
class Match:
    """Games of a pairing, wherever it is sent."""

    setup: Setup
    pairing: Pairing

    def __call__(self, first: int, count: int) -> Score:
        return batch(self.setup, self.pairing, first, count)


def sample_table(info: GameInfo) -> Any:
    """Return a table as bots are compared at."""
    return info.new(setup_for(info.id, max(2, info.fewest), {}, ""), FastDice(1))


def read_positions(path: Path) -> Positions:
    """Read the positions of a generation."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            return Positions(**{name: kept[name] for name in kept.files})
    except (OSError, ValueError, TypeError) as error:
        raise LabError(f"{path}: no positions of a generation ({error})") from None


def held_back(positions: Positions) -> Any:
    """Return the positions that are not learned from."""
    return np.flatnonzero(positions.game % HELD_BACK == 0)

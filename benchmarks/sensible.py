"""A player of Shadespire who acts at random, but with sense: for reports, not for strength.

Uniformly random play hardly ever clears a battlefield or holds three objectives, so cards that ask
for it would never be seen at work. This player scores, plays cards and strikes where it can, and
each seat follows a bent of its own for the whole game: to hunt enemies or to hold objectives; in
most games all hunt, and they look at the odds. It digs for the hardest objectives, keeps them, and
goes for enemy ground where a card in hand asks for that. Now and then it picks anything at all.
"""

from __future__ import annotations

from typing import Any

from dicehall.games.shadespire.cards import THIRD_END_PHASE
from dicehall.games.shadespire.field import NEUTRAL
from dicehall.games.shadespire.moves import MoveTo
from dicehall.games.shadespire.odds import odds_of
from dicehall.games.shadespire.pieces import OBJECTIVES
from dicehall.games.shadespire.preview import aims_of
from dicehall.games.shadespire.rounds import ChargeTo
from dicehall.games.shadespire.table import RELIC, Shadespire
from dicehall.games.shadespire.verbs import (
    ATTACK,
    CHARGE,
    DISCARD,
    DROP,
    EQUIP,
    GO,
    GUARD,
    MOVE,
    PLAY,
    PUSH,
    REACT,
    REDRAW,
    REPLACE,
    SCORE,
    STRIKE,
    STRIKE_TOTAL,
    USE,
)
from dicehall.kit.action import PASS, Action, first, verb
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Odds

HUNTER, HOLDER = 0, 1
ANYTHING = 60  # one answer in so many is picked at random

ABROAD = {"cleanse", "seize-ground", "conquest"}  # objectives that lead into enemy territory

# How much a hunter and a holder like an answer; what is not named here counts 4.
LIKES = {
    SCORE: (100, 100),
    EQUIP: (40, 40),
    PLAY: (30, 30),
    REACT: (60, 60),
    ATTACK: (200, 12),
    CHARGE: (100, 8),
    MOVE: (12, 40),
    PUSH: (1, 4),
    USE: (12, 12),
    GUARD: (1, 3),
    REPLACE: (1, 1),
    DROP: (60, 2),
    DISCARD: (1, 1),
    PASS: (4, 2),
}


class Sensible:
    """Answers for all seats of one game."""

    def __init__(self, seed: int, seats: int) -> None:
        self.dice = FastDice(seed)
        hunt = self.dice.below(6) > 0
        self.bents = [HUNTER if hunt else int(self.dice.below(2)) for seat in range(seats)]

    def choose(self, g: Shadespire) -> Action:
        """Pick an answer."""
        options = g.legal()
        if len(options) == 1 or self.dice.below(ANYTHING) == 0:
            return options[self.dice.below(len(options))]
        bent = self.bents[g.seat]
        if verb(options[0]) == GO:
            return self.walk(g, options, bent)
        weights = [self.weight(g, option, bent) for option in options]
        pick = self.dice.below(sum(weights))
        for option, weight in zip(options, weights, strict=True):
            pick -= weight
            if pick < 0:
                return option
        raise AssertionError("weights and pick disagree")

    def weight(self, g: Shadespire, option: Action, bent: int) -> int:
        """How likely an answer is; a holder's fighter on an objective does not leave it."""
        what = verb(option)
        if what in (STRIKE, STRIKE_TOTAL):
            return promise(odds_of(g, option))
        if what == ATTACK and bent == HUNTER:
            return 3 * best_promise(g, first(option))
        if what in (REPLACE, DROP) and hard(g, first(option)):
            return 0
        if what == REDRAW:
            held = g.bands[g.seat].listed_in(OBJECTIVES)
            digs = not any(hard(g, card) for card in held)
            return 20 if digs == bool(first(option) & 1) else 1
        if bent == HOLDER and what == MOVE and g.token_on(g.fighters[first(option)].hex) > RELIC:
            return 1
        return LIKES.get(what, (4, 4))[bent]

    def walk(self, g: Shadespire, options: list[Action], bent: int) -> Action:
        """Go where the bent leads: next to an enemy, or onto an objective nobody holds."""
        frame = g.stack[-1]
        assert isinstance(frame, (MoveTo, ChargeTo))
        seat = int(frame.seat)
        strolls = isinstance(frame, MoveTo) and "cleanse" in holds(g, seat)
        places = free_tokens(g, seat) if bent == HOLDER or strolls else enemies(g, seat)
        if not places:
            return options[self.dice.below(len(options))]
        far = [distance(g, first(option), places) for option in options]
        if bent == HUNTER:
            far = [
                100 * steps - crowd(g, first(option), seat)
                for option, steps in zip(options, far, strict=True)
            ]
        near = [option for option, steps in zip(options, far, strict=True) if steps == min(far)]
        return near[self.dice.below(len(near))]


def hard(g: Shadespire, card: int) -> bool:
    """Whether an objective is one to wait for."""
    objective = g.book.objectives[card]
    return objective.when == THIRD_END_PHASE or objective.id == "cleanse"


def promise(figures: list[Odds]) -> int:
    """How tempting an attack is, by its odds."""
    chance = {figure.key: figure.numerator / figure.denominator for figure in figures}
    return int(1 + 100 * (chance["success"] + chance["out"]) ** 2)


def best_promise(g: Shadespire, fighter: int) -> int:
    """How tempting a fighter's best attack is."""
    aims: list[dict[str, Any]] = aims_of(g, fighter)
    odds = [[Odds(key, a, b) for key, (a, b) in aim["odds"].items()] for aim in aims]
    return max(promise(figures) for figures in odds)


def distance(g: Shadespire, hex: int, places: list[int]) -> int:
    """The steps from a hex to the nearest of some places."""
    return min(int(g.field.board.distance(hex, place)) for place in places)


def crowd(g: Shadespire, hex: int, seat: int) -> int:
    """How many friends stand next to the enemies around a hex, less the enemies there."""
    board = g.field.board
    found = 0
    for place in enemies(g, seat):
        if board.distance(hex, place) == 1:
            found -= 2
            friends = [f.hex for f in g.fighters if f.seat == seat and f.hex >= 0]
            found += 3 * sum(board.distance(friend, place) == 1 for friend in friends)
    return found


def holds(g: Shadespire, seat: int) -> set[str]:
    """The objectives in a hand."""
    return {g.book.objectives[card].id for card in g.bands[seat].listed_in(OBJECTIVES)}


def enemies(g: Shadespire, seat: int) -> list[int]:
    """The hexes on which enemies of a seat stand."""
    return [f.hex for f in g.fighters if f.seat != seat and f.hex >= 0]


def free_tokens(g: Shadespire, seat: int) -> list[int]:
    """The hexes of objectives that nobody holds; only those on enemy ground if a card wants it."""
    free = [hex for hex in g.tokens if hex >= 0 and g.fighter_at(hex) < 0]
    band = g.bands[seat]
    abroad = [hex for hex in free if g.field.owner[hex] not in (band.board, NEUTRAL)]
    return abroad if abroad and holds(g, seat) & ABROAD else free

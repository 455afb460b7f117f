"""Rules of thumb: how much a player who does not reckon likes an option."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.shadespire.ids import FighterId, Hex
from dicehall.games.shadespire.pieces import OFF
from dicehall.games.shadespire.power import PowerStep
from dicehall.games.shadespire.rounds import ChargeTo
from dicehall.games.shadespire.table import ACTIVATIONS, TOKENS, Shadespire
from dicehall.games.shadespire.verbs import (
    ATTACK,
    CHARGE,
    DISCARD,
    DRAW,
    DROP,
    EQUIP,
    GO,
    GUARD,
    MOVE,
    PLAY,
    PUSH,
    REACT,
    REGION,
    REPLACE,
    SCORE,
    STRIKE,
    STRIKE_TOTAL,
    USE,
)
from dicehall.kit.action import PASS, Action, by_verb, first, second, verb

NEITHER: Final = 8  # for an answer about which there is no rule of thumb

# How much each kind of answer is liked.
LIKES: Final = by_verb(
    REGION + 1,
    NEITHER,
    {
        PASS: 4,
        SCORE: 100,
        EQUIP: 40,
        PLAY: 24,
        REACT: 40,
        ATTACK: 80,
        CHARGE: 40,
        MOVE: 16,
        USE: 12,
        GUARD: 2,
        DRAW: 4,
        REPLACE: 2,
        DROP: 4,
        DISCARD: 2,
        PUSH: 4,
        STRIKE: 30,
        STRIKE_TOTAL: 20,
    },
)


def liking(g: Shadespire, action: Action) -> i64:
    """Strike whom it hurts, walk to enemies and objectives, use cards, score at once."""
    what = verb(action)
    if what == GO:
        return liking_of_hex(g, first(action))
    if what in (STRIKE, STRIKE_TOTAL):
        return LIKES[what] + liking_of_victim(g, second(action))
    if what == MOVE and holds(g, first(action)):
        return 4
    return LIKES[what]


def wasteful(g: Shadespire, action: Action) -> bool:
    """A ploy for attacks or a sprint in the next activation is lost if that is another's, and any
    that holds in it if there is none. [ploy.next] [ploy.lapse]"""
    if verb(action) != PLAY or not isinstance(g.top(), PowerStep):
        return False
    ploy = g.book.ploys[first(action)]
    if g.taken == ACTIVATIONS * g.seats:
        return ploy.lasting
    strikes = ploy.dice > 0 or ploy.symbol > 0 or ploy.damage > 0 or ploy.cleave
    return g.due() != g.seat and ploy.lasting and (strikes or ploy.sprint)


def liking_of_victim(g: Shadespire, target: FighterId) -> i64:
    """The nearer to being out of action, the better."""
    victim = g.fighters[target]
    left = g.wounds_of(victim) - victim.suffered
    return 30 // left if left > 0 else 30


def holds(g: Shadespire, fighter: FighterId) -> bool:
    """Tell whether a fighter stands on an objective."""
    hex = g.fighters[fighter].hex
    for token in range(TOKENS):
        if g.tokens[token] != OFF and g.tokens[token] == hex:
            return True
    return False


def liking_of_hex(g: Shadespire, hex: Hex) -> i64:
    """Objectives are good to stand on; a charge ends near as few enemies as it can."""
    board = g.field.board
    liking: i64 = 4
    for token in range(TOKENS):
        if g.tokens[token] == hex:
            liking += 16
    near: i64 = 0
    closest: i64 = 9
    for i in range(len(g.fighters)):
        other = g.fighters[i]
        if other.hex >= 0 and other.seat != g.seat:
            far = board.distance(hex, other.hex)
            if far == 1:
                near += 1
            if far < closest:
                closest = far
    if isinstance(g.top(), ChargeTo):
        return liking + (8 if near < 2 else 1)
    return liking + (6 - closest if closest < 6 else 0)

"""A rough guess of who will win, for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.shadespire.cards import END_PHASE, IMMEDIATE
from dicehall.games.shadespire.pieces import HAND, OBJECTIVES, OFF, Fighter
from dicehall.games.shadespire.rounds import ChargeTo
from dicehall.games.shadespire.strikes import Strike
from dicehall.games.shadespire.table import ACTIVATIONS, ROUNDS, TOKENS, Shadespire
from dicehall.kit.cardsets import NO_CARD

FAR: Final = 8  # nothing farther away is worth walking to


def guess(g: Shadespire, seat: i64) -> float:
    """Return the own share of all standing; in the last round a lead counts for more."""
    own = 0.0
    total = 0.0
    left = rounds_left(g)
    for other in range(g.seats):
        standing = prospects(g, other, left)
        standing *= standing
        if g.round >= ROUNDS:
            standing *= standing
        total += standing
        if other == seat:
            own = standing
    return own / total


def rounds_left(g: Shadespire) -> float:
    """Return how much of the game is still to come, in rounds."""
    if g.round == 0:
        return float(ROUNDS)
    turns = float(ACTIVATIONS * g.seats)
    return float(ROUNDS - g.round) + (turns - float(g.taken)) / turns


def prospects(g: Shadespire, seat: i64, left: float) -> float:
    """Return glory, glory to be expected, cards, and what the fighters in play are worth."""
    band = g.bands[seat]
    points = 4.0 + float(band.glory) + 8.0 * float(band.wins) + 0.2 * float(band.glory_before)
    points += promised(g, seat)
    if left > 0.0:
        points += 0.06 * float(band.count(HAND)) + 0.05 * float(band.glory - band.spent)
        points += blow_at_hand(g, seat)
    scale = 0.3 + 0.2 * left
    for i in range(band.first, band.first + band.size):
        fighter = g.fighters[i]
        if fighter.hex >= 0:
            points += scale * strength(g, fighter) + place(g, fighter, left)
    return points


def promised(g: Shadespire, seat: i64) -> float:
    """Return the glory of objectives in hand that are fulfilled as things stand."""
    band = g.bands[seat]
    points = 0.0
    card = band.after(OBJECTIVES, NO_CARD)
    while card >= 0:
        objective = g.book.objectives[card]
        if objective.when != IMMEDIATE and objective.condition.met(g, seat):
            sure = 0.6 if objective.when == END_PHASE or g.round >= ROUNDS else 0.2
            points += sure * float(objective.glory)
        card = band.after(OBJECTIVES, card)
    return points


def blow_at_hand(g: Shadespire, seat: i64) -> float:
    """Return what it is worth to stand before an attack of one's own."""
    frame = g.top()
    if isinstance(frame, Strike) and frame.seat == seat:
        return 0.4
    if isinstance(frame, ChargeTo) and frame.seat == seat:
        return 0.3
    return 0.0


def strength(g: Shadespire, fighter: Fighter) -> float:
    """Return what a fighter is worth wherever it stands: whoever fells it gains glory."""
    worth = 1.0 + 0.35 * float(g.wounds_of(fighter) - fighter.suffered)
    worth += 0.4 * float(len(fighter.upgrades))
    if fighter.inspired:
        worth += 0.5
    if fighter.guard:
        worth += 0.2
    return worth


def place(g: Shadespire, fighter: Fighter, left: float) -> float:
    """Return what it is worth where it stands: on an objective, or near one; an enemy in reach."""
    board = g.field.board
    nearest = to_objective(g, fighter)
    worth = 0.35 if nearest == 0 else -0.03 * float(nearest)
    if left > 0.0 and not fighter.charged and not fighter.spent:
        enemy: i64 = FAR
        for k in range(len(g.fighters)):
            other = g.fighters[k]
            if other.seat != fighter.seat and other.hex >= 0:
                far = board.distance(fighter.hex, other.hex)
                if far < enemy:
                    enemy = far
        reach = g.range_of(fighter)
        if not fighter.moved:
            reach += g.move_of(fighter)
        worth += 0.15 if enemy <= reach else -0.02 * float(enemy - reach)
    return worth


def to_objective(g: Shadespire, fighter: Fighter) -> i64:
    """Return how far the nearest objective is."""
    nearest: i64 = FAR
    for token in range(TOKENS):
        if g.tokens[token] != OFF:
            far = g.field.board.distance(fighter.hex, g.tokens[token])
            if far < nearest:
                nearest = far
    return nearest

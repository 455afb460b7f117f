"""Who will win, by what was learned from played games.

`python -m benchmarks.fit shadespire` finds the weights.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shadespire.cards import END_PHASE, IMMEDIATE
from dicehall.games.shadespire.pieces import HAND as CARDS_IN_HAND
from dicehall.games.shadespire.pieces import OBJECTIVES as OBJECTIVES_IN_HAND
from dicehall.games.shadespire.pieces import Fighter
from dicehall.games.shadespire.table import ROUNDS, Shadespire
from dicehall.games.shadespire.value import blow_at_hand, rounds_left, to_objective
from dicehall.kit.cardsets import NO_CARD
from dicehall.kit.forecast import shares, weighted

# What is seen of a player at any time, and once more with the weight it has early in the game.
GLORY: Final = 0
UNSPENT: Final = 1
HAND: Final = 2
END: Final = 3  # glory of objectives fulfilled as things stand, in the end phase to come
THIRD: Final = 4  # and in the third
OBJECTIVES: Final = 5
FALLEN: Final = 6
SUFFERED: Final = 7
UPGRADES: Final = 8
INSPIRED: Final = 9
GUARD: Final = 10
HOLDING: Final = 11
WALK: Final = 12  # to the nearest objectives
FRESH: Final = 13  # fighters who can still be activated
REACH: Final = 14  # of these, who can attack somebody
EXPOSED: Final = 15  # who can be attacked
ADJACENT: Final = 16
WARBAND: Final = 17
OFTEN: Final = 18
BLOW: Final = 2 * OFTEN
SIZE: Final = BLOW + 1
NEAR: Final = 6

WEIGHTS: Final[dict[str, float]] = {
    "glory": 1.163,
    "unspent": 0.117,
    "hand": 0.023,
    "end": 0.934,
    "third": 0.372,
    "objectives": -0.009,
    "fallen": -0.184,
    "suffered": -0.111,
    "upgrades": 0.152,
    "inspired": 0.183,
    "guard": -0.199,
    "holding": 0.261,
    "walk": -0.014,
    "fresh": -0.191,
    "reach": 0.315,
    "exposed": -0.254,
    "adjacent": 0.157,
    "warband": 0.601,
    "glory early": -1.077,
    "unspent early": -0.242,
    "hand early": -0.053,
    "end early": -1.067,
    "third early": -0.447,
    "objectives early": -0.001,
    "fallen early": -0.217,
    "suffered early": -0.166,
    "upgrades early": -0.194,
    "inspired early": 0.181,
    "guard early": 0.188,
    "holding early": -0.346,
    "walk early": -0.019,
    "fresh early": 0.021,
    "reach early": -0.176,
    "exposed early": 0.353,
    "adjacent early": -0.267,
    "warband early": -0.504,
    "blow": 0.000,
}
FACTORS: Final = vec[float](list(WEIGHTS.values()))


def forecast(g: Shadespire, out: vec[float]) -> None:
    """Write each seat's share of the victory."""
    seen = vec[float]([0.0] * SIZE)
    for seat in range(g.seats):
        features(g, seat, seen)
        out[seat] = weighted(FACTORS, seen)
    shares(out, g.seats)


def features(g: Shadespire, seat: i64, out: vec[float]) -> None:
    """Write what is seen of a player."""
    for k in range(SIZE):
        out[k] = 0.0
    band = g.bands[seat]
    out[GLORY] = float(band.glory)
    out[UNSPENT] = float(band.glory - band.spent)
    out[HAND] = float(band.count(CARDS_IN_HAND))
    see_objectives(g, seat, out)
    out[WARBAND] = float(band.warband)
    for i in range(band.first, band.first + band.size):
        if g.fighters[i].hex >= 0:
            see_fighter(g, g.fighters[i], out)
        else:
            out[FALLEN] += 1.0
    early = rounds_left(g) / float(ROUNDS)
    for k in range(OFTEN):
        out[OFTEN + k] = out[k] * early
    out[BLOW] = blow_at_hand(g, seat)


def see_objectives(g: Shadespire, seat: i64, out: vec[float]) -> None:
    """Add up the glory of the objectives in hand, and of those fulfilled as things stand."""
    band = g.bands[seat]
    card = band.after(OBJECTIVES_IN_HAND, NO_CARD)
    while card >= 0:
        objective = g.book.objectives[card]
        glory = float(objective.glory)
        out[OBJECTIVES] += glory
        if objective.when != IMMEDIATE and objective.condition.met(g, seat):
            soon = objective.when == END_PHASE or g.round >= ROUNDS
            out[END if soon else THIRD] += glory
        card = band.after(OBJECTIVES_IN_HAND, card)


def see_fighter(g: Shadespire, fighter: Fighter, out: vec[float]) -> None:
    """Count one fighter in play."""
    out[SUFFERED] += float(fighter.suffered)
    out[UPGRADES] += float(len(fighter.upgrades))
    if fighter.inspired:
        out[INSPIRED] += 1.0
    if fighter.guard:
        out[GUARD] += 1.0
    walk = to_objective(g, fighter)
    if walk == 0:
        out[HOLDING] += 1.0
    out[WALK] += float(walk if walk < NEAR else NEAR)
    active = not fighter.charged and not fighter.spent
    if active:
        out[FRESH] += 1.0
    reach = reach_of(g, fighter)
    attacks = False
    exposed = False
    adjacent = False
    for i in range(len(g.fighters)):
        enemy = g.fighters[i]
        if enemy.seat != fighter.seat and enemy.hex >= 0:
            far = g.field.board.distance(fighter.hex, enemy.hex)
            adjacent = adjacent or far <= 1
            attacks = attacks or (active and far <= reach)
            ready = not enemy.charged and not enemy.spent
            exposed = exposed or (ready and far <= reach_of(g, enemy))
    out[REACH] += float(attacks)
    out[EXPOSED] += float(exposed)
    out[ADJACENT] += float(adjacent)


def reach_of(g: Shadespire, fighter: Fighter) -> i64:
    """Return how far away an enemy may stand whom a fighter may come to attack."""
    return g.range_of(fighter) + (0 if fighter.moved else g.move_of(fighter))


def names(g: Shadespire) -> list[str]:
    """Return what each number is called that `features` writes."""
    return list(WEIGHTS)


def weights() -> dict[str, float]:
    """Return the weights by name."""
    return WEIGHTS


def ready(g: Shadespire) -> bool:
    """Tell whether the game has come so far that there is something to look at."""
    return g.round > 0

"""Who will win, by what was learned from played games. The weights are in `worth`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shazar.card import (
    DISEASE,
    NO_STATUS,
    POSITIVE,
    SEATS,
)
from dicehall.games.shazar.field import FAR, HEXES
from dicehall.games.shazar.pieces import ARRIVED
from dicehall.games.shazar.piles import fresh, kept
from dicehall.games.shazar.relics import at_home, carries_any, needed, owns_any
from dicehall.games.shazar.table import SPELL, Shazar
from dicehall.games.shazar.thumb import way_to_go
from dicehall.games.shazar.worth import WEIGHTS
from dicehall.kit.forecast import shares, weighted

# What is seen of a mage.
LIFE: Final = 0
LOW: Final = 1  # lives short of four
MOST: Final = 2
FRAIL: Final = 3  # lives that the maximum is short of five
HOME: Final = 4  # artifacts at home, as a part of those that win
BARE: Final = 5  # owns none
CARRIES: Final = 6
NEAR_HOME: Final = 7  # with a carried artifact: the nearer, the more
STEPS_HOME: Final = 8
NEAR_PREY: Final = 9  # without one
STEPS_PREY: Final = 10
CLAIM: Final = 11  # arrived, ripe, spent
SKIPS: Final = 14
WAITS: Final = 15
HAND: Final = 16
FATES: Final = 17
FRESH: Final = 18
ASTRAL: Final = 19
BASTION: Final = 20
TARTARUS: Final = 21
TURN: Final = 22  # to move, and to cast
IN_DANGER: Final = 24  # low while another is at it
AT_HOME: Final = 25  # stands in the own Capital
GUARDS: Final = 26  # on the own field
TRAPS: Final = 27
DISEASES: Final = 28
GOOD: Final = 29  # other effects
BAD: Final = 30
AHEAD: Final = 31  # near the last round: artifacts at home, lives
STATUS: Final = 33
CHARACTER: Final = STATUS + NO_STATUS
RELIC: Final = CHARACTER + SEATS
RELICS: Final = 10
SIZE: Final = RELIC + RELICS
CLOSE: Final = 10.0  # rounds
FACTORS: Final = vec[float](list(WEIGHTS.values()))


def forecast(g: Shazar, out: vec[float]) -> None:
    """Write each seat's share of the victory."""
    seen = vec[float]([0.0] * SIZE)
    for seat in range(g.seats):
        features(g, seat, seen)
        out[seat] = weighted(FACTORS, seen)
    shares(out, g.seats)
    if g.pairs:
        for seat in range(2):
            both = out[seat] + out[seat + 2]
            out[seat] = both / 2.0
            out[seat + 2] = both / 2.0


def features(g: Shazar, seat: i64, out: vec[float]) -> None:
    """Write what is seen of a player."""
    for k in range(SIZE):
        out[k] = 0.0
    mage = g.mages[seat]
    goal = float(needed(g))
    home = float(at_home(g, seat)) / goal
    out[HOME] = home
    out[CHARACTER + mage.character] = 1.0
    if mage.out:
        out[BARE] = 10.0
        return
    life = float(mage.life)
    out[LIFE] = life
    out[LOW] = 4.0 - life if life < 4.0 else 0.0
    out[MOST] = float(mage.most)
    out[FRAIL] = float(5 - mage.most) if mage.most < 5 else 0.0
    out[BARE] = 0.0 if owns_any(g, seat) else 1.0
    out[SKIPS] = float(mage.skips)
    out[HAND] = float(g.hand_size(seat))
    out[FATES] = float(g.fates.count(kept(seat)))
    out[FRESH] = float(g.fates.count(fresh(seat)))
    out[ASTRAL] = float(mage.astral)
    out[BASTION] = float(mage.bastion)
    out[TARTARUS] = 1.0 if mage.tartarus else 0.0
    if g.active == seat:
        out[TURN if g.stage < SPELL else TURN + 1] = 1.0
    else:
        out[IN_DANGER] = out[LOW]
    if mage.hex < 0:
        out[WAITS] = 1.0
    else:
        see_place(g, seat, out)
    see_marks(g, seat, out)
    for i in range(len(g.traps)):
        if g.traps[i].owner == seat:
            out[TRAPS] += 1.0
    for relic in range(g.seats):
        if g.keeper[relic] == seat and g.carrier[relic] < 0 and g.relics[relic] < RELICS:
            out[RELIC + g.relics[relic]] = 1.0
    left = float(g.rounds - g.round)
    if left < CLOSE:
        out[AHEAD] = home * (1.0 - left / CLOSE)
        out[AHEAD + 1] = life * (1.0 - left / CLOSE)


def see_place(g: Shazar, seat: i64, out: vec[float]) -> None:
    """See how far a mage is from where it wants to be, and how far it is with taking one."""
    mage = g.mages[seat]
    way = way_to_go(g, seat, mage.hex)
    far = float(way) if way < 24 else 24.0
    if carries_any(g, seat):
        out[CARRIES] = 1.0
        out[NEAR_HOME] = 1.0 / (1.0 + 0.25 * far)
        out[STEPS_HOME] = far / 10.0
    elif way != FAR:
        out[NEAR_PREY] = 1.0 / (1.0 + 0.25 * far)
        out[STEPS_PREY] = far / 10.0
        if way == 0 and mage.claim >= ARRIVED:
            out[CLAIM + mage.claim - ARRIVED] = 1.0
    if mage.hex == seat * HEXES:
        out[AT_HOME] = 1.0
    if mage.hex // HEXES == seat:
        out[GUARDS] = 1.0


def see_marks(g: Shazar, seat: i64, out: vec[float]) -> None:
    """See what lies before a mage."""
    mage = g.mages[seat]
    for i in range(len(mage.marks)):
        mark = mage.marks[i]
        lasting = g.book.lasting[mark.number]
        if lasting.sort == DISEASE:
            out[DISEASES] += 1.0
        elif lasting.status < NO_STATUS:
            out[STATUS + lasting.status] += 1.0
        else:
            out[GOOD if lasting.polarity == POSITIVE else BAD] += 1.0


def names(g: Shazar) -> list[str]:
    """Return what each number is called that `features` writes."""
    return list(WEIGHTS)


def weights() -> dict[str, float]:
    """Return the weights by name."""
    return WEIGHTS


def ready(g: Shazar) -> bool:
    """Tell whether the game has come so far that there is something to look at."""
    return len(g.mages) > 0 and g.round > 0

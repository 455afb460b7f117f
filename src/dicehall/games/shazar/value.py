"""A rough guess of who will win, for bots."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.shazar.card import POSITIVE, SEATS
from dicehall.games.shazar.field import FAR
from dicehall.games.shazar.pieces import ARRIVED, RIPE
from dicehall.games.shazar.piles import kept
from dicehall.games.shazar.relics import needed, side_of
from dicehall.games.shazar.table import Shazar


def guess(g: Shazar, seat: i64) -> float:
    """Return the own side's share of all strength."""
    if len(g.mages) == 0:
        return 1.0 / float(g.seats)
    own = 0.0
    total = 0.0
    mine = side_of(g, seat)
    for other in range(g.seats):
        standing = strength(g, other)
        total += standing
        if mine >> other & 1:
            own += standing
    if total == 0.0:
        return 0.0
    share = own / total
    return share / 2.0 if g.pairs else share


def strength(g: Shazar, seat: i64) -> float:
    """Return how near a player is to victory, cubed: artifacts at home in full, carried ones by how
    near home is, an enemy Capital by how near it is; then lives, maximum, hand and effects."""
    mage = g.mages[seat]
    if mage.out:
        return 0.0
    points = 2.0 + relic_points(g, seat) + raid_points(g, seat)
    points += 0.12 * float(mage.life) + 0.10 * float(mage.most)
    points += 0.03 * float(g.hand_size(seat)) - 0.15 * float(mage.skips)
    for card in range(g.fates.count(kept(seat))):
        points += 0.08
    for i in range(len(mage.marks)):
        good = g.book.lasting[mage.marks[i].number].polarity == POSITIVE
        points += 0.08 if good else -0.12
    if mage.hex < 0:
        points -= 0.4
    if points < 0.2:
        points = 0.2
    return points * points * points


def relic_points(g: Shazar, seat: i64) -> float:
    """Artifacts at home, on the way home, and on the way out of the own hands."""
    mage = g.mages[seat]
    goal = float(needed(g))
    points = 0.0
    owned = False
    for relic in range(g.seats):
        if g.keeper[relic] == seat:
            owned = True
            points += 3.0 / goal if g.carrier[relic] < 0 else 1.2 / goal
        if g.carrier[relic] == seat and mage.hex >= 0:
            way = g.realm.ways[SEATS * mage.hex + seat]
            points += (1.0 + 1.6 / (1.0 + 0.25 * float(way))) / goal
    return points if owned else points - 1.5


def raid_points(g: Shazar, seat: i64) -> float:
    """How near the nearest artifact of another is, if none is carried yet."""
    mage = g.mages[seat]
    if mage.hex < 0:
        return 0.0
    best: i64 = FAR
    for relic in range(g.seats):
        if g.carrier[relic] == seat:
            return 0.0
        land = g.keeper[relic]
        if land >= 0 and land != seat and g.carrier[relic] < 0:
            if side_of(g, seat) >> land & 1:
                continue
            way = g.realm.ways[SEATS * mage.hex + land]
            if way < best:
                best = way
    if best == FAR:
        return 0.0
    points = 0.8 / (1.0 + 0.3 * float(best))
    if best == 0:
        points += 0.3 if mage.claim == RIPE or mage.claim == ARRIVED else -0.5
    return points

"""Move actions, pushes, and choosing a hex. [move] [push]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dicehall.games.shadespire.ids import FighterId, Hex
from dicehall.games.shadespire.pieces import LASTING
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import (
    GO,
    MOVED,
    NOT_MEANT,
    OCCUPIED,
    OFFERED,
    PUSH,
    PUSHED,
    REGION,
    SAME_HEX,
    SHUT,
    TOO_FAR,
    UNREACHED,
    UNSEEN,
)
from dicehall.kit.action import PASS, Action, act, first, second, verb
from dicehall.kit.cardsets import NO_CARD
from dicehall.kit.hexes import CLOSED, FOUND, GOAL, NOWHERE
from dicehall.kit.table import BIT, NOBODY, Choice

NO_STEPS: Final = vec[i64]([])
MANY: Final = 120  # options of one question; more hexes are asked for region by region
ANYWHERE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Places(Choice):
    """A hex is chosen; on a large field the region first, whose territory or neutral. [board]"""

    def __init__(self, seat: i64 = 0, region: i64 = ANYWHERE) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def prepare(self, g: Shadespire) -> vec[i64]:
        """Return what `why_not` needs, worked out once: the steps to each hex."""
        return NO_STEPS

    def why_not(self, g: Shadespire, hex: Hex, steps: vec[i64]) -> i64:
        """Say why a hex may not be chosen, or OFFERED."""
        raise NotImplementedError

    def option(self, hex: Hex) -> Action:
        """Return the action that names a hex."""
        raise NotImplementedError

    def put(self, g: Shadespire, action: Action) -> None:
        """Act on the chosen hex."""
        raise NotImplementedError

    def ask(self, g: Shadespire) -> None:
        steps = self.prepare(g)
        field = g.field
        regions: i64 = 0
        crowded = False
        curious = g.refused is not None
        for hex in range(field.count):
            if self.region == ANYWHERE or field.owner[hex] == self.region:
                why = self.why_not(g, hex, steps)
                if why == OFFERED:
                    regions |= BIT[field.owner[hex]]
                    if g.option_count < MANY:
                        g.offer(self.option(hex))
                    else:
                        crowded = True
                elif curious:
                    g.refuse(self.option(hex), why)
        if crowded:
            g.option_count = 0
            for region in range(5):
                if regions >> region & 1:
                    g.offer(act(REGION, region))

    def chosen(self, g: Shadespire, action: Action) -> None:
        if verb(action) == REGION:
            self.region = first(action)
            self.done = False
        else:
            self.put(g, action)


# ---- moving ----


def reach(g: Shadespire, mover: FighterId, most: i64, through: bool) -> vec[i64]:
    """Return the steps to each hex that a fighter can walk to. [move.path]

    It does not walk through fighters or blocked hexes; who charges *through* passes fighters.
    [upgrade.through]
    """
    walk = g.field.board.walk()
    close(g, walk, mover, through)
    g.field.board.reach(g.fighters[mover].hex, most, walk)
    return walk


def why_unreached(g: Shadespire, mover: FighterId, hex: Hex) -> i64:
    """Say why no walk ends on a hex: fighters and blocked hexes bar the way. [move.path]

    It must end on another hex. [move.elsewhere]
    """
    if g.refused is not None:
        if g.fighters[mover].hex == hex:
            return SAME_HEX
        if not g.free(hex):
            return why_not_free(g, hex)
    return UNREACHED


def why_not_free(g: Shadespire, hex: Hex) -> i64:
    """Say why nobody could be put on a hex that is not free. [board.blocked] [ruling.2]"""
    return SHUT if g.shut(hex) else OCCUPIED


def close(g: Shadespire, walk: vec[i64], mover: FighterId, through: bool) -> None:
    """Write down which hexes a fighter cannot enter."""
    if not through:
        for i in range(len(g.fighters)):
            if g.fighters[i].hex >= 0 and i != mover:
                walk[g.fighters[i].hex] = CLOSED
    for shard in range(g.shard_count):
        walk[g.shards[shard]] = CLOSED


def comes_beside(g: Shadespire, mover: FighterId, most: i64, through: bool) -> bool:
    """Say whether a fighter can walk to a free hex next to an enemy. [charge.needs]"""
    board = g.field.board
    walk = board.walk()
    for i in range(len(g.fighters)):
        other = g.fighters[i]
        if other.seat != g.fighters[mover].seat and other.hex >= 0:
            for way in range(6 * other.hex, 6 * other.hex + 6):
                if board.neighbours[way] >= 0:
                    walk[board.neighbours[way]] = GOAL
    for i in range(len(g.fighters)):
        if g.fighters[i].hex >= 0:
            walk[g.fighters[i].hex] = NOWHERE
    close(g, walk, mover, through)
    return board.reach(g.fighters[mover].hex, most, walk) == FOUND


def sprints(g: Shadespire, seat: i64) -> bool:
    """Say whether a ploy doubles the seat's first Move action. [ploy.sprint]"""
    band = g.bands[seat]
    p = band.after(LASTING, NO_CARD)
    while p >= 0:
        if g.book.ploys[p].sprint:
            return True
        p = band.after(LASTING, p)
    return False


def end_sprint(g: Shadespire, seat: i64) -> None:
    """Lay away the ploys that have doubled a Move action. [ploy.sprint]"""
    band = g.bands[seat]
    p = band.after(LASTING, NO_CARD)
    while p >= 0:
        if g.book.ploys[p].sprint:
            band.take(LASTING, p)
        p = band.after(LASTING, p)


def walk(g: Shadespire, mover: FighterId, hex: Hex) -> None:
    """Carry out a Move action. [move]

    Whoever it leaves behind may cry Coward. [objective.fled]
    """
    fighter = g.fighters[mover]
    start = fighter.hex
    for seat in range(g.seats):
        if seat != fighter.seat:
            if near(g, seat, start) and not near(g, seat, hex):
                g.bands[seat].fled = True
    fighter.hex = hex
    fighter.moved = True
    g.tell(MOVED, mover, start, hex)


def near(g: Shadespire, seat: i64, hex: Hex) -> bool:
    """Say whether a fighter of the seat is adjacent to a hex."""
    band = g.bands[seat]
    for i in range(band.first, band.first + band.size):
        other = g.fighters[i].hex
        if other >= 0 and g.field.board.distance(other, hex) == 1:
            return True
    return False


@final
class MoveTo(Places):
    """Where a fighter goes with its Move action; never back to where it began. [move.elsewhere]"""

    def __init__(self, seat: i64 = 0, fighter: FighterId = 0, region: i64 = ANYWHERE) -> None:
        super().__init__(seat, region)
        self.fighter: FighterId = fighter

    def prepare(self, g: Shadespire) -> vec[i64]:
        most = g.move_of(g.fighters[self.fighter])
        if sprints(g, self.seat):
            most += most
        return reach(g, self.fighter, most, False)

    def why_not(self, g: Shadespire, hex: Hex, steps: vec[i64]) -> i64:
        if steps[hex] > 0:
            return OFFERED
        return why_unreached(g, self.fighter, hex)

    def option(self, hex: Hex) -> Action:
        return act(GO, hex)

    def put(self, g: Shadespire, action: Action) -> None:
        if sprints(g, self.seat):
            end_sprint(g, self.seat)
            g.fighters[self.fighter].spent = True
        walk(g, self.fighter, first(action))

    def copy(self) -> MoveTo:  # written by tools/copies.py
        return self.carry(MoveTo(self.seat, self.fighter, self.region))


def can_step(g: Shadespire, fighter: FighterId) -> bool:
    """Say whether a fighter can leave its hex on foot. [move]"""
    return g.room_around(g.fighters[fighter].hex)


# ---- pushing ----


def shove(g: Shadespire, fighter: FighterId, hex: Hex) -> None:
    """Push a fighter onto a hex: no Move action. [push]"""
    start = g.fighters[fighter].hex
    g.fighters[fighter].hex = hex
    g.tell(PUSHED, fighter, start, hex)


@final
class Pushes(Choice):
    """Fighters are pushed one hex each, in any direction and order. [push]"""

    def __init__(
        self, seat: i64 = 0, fighters: i64 = 0, left: i64 = 1, optional: bool = False
    ) -> None:
        super().__init__(seat)
        self.fighters: i64 = fighters  # as a mask
        self.left: i64 = left
        self.optional = optional

    def ask(self, g: Shadespire) -> None:
        if self.left == 0:
            return
        neighbours = g.field.board.neighbours
        for i in range(len(g.fighters)):
            hex = g.fighters[i].hex
            meant = self.fighters >> i & 1 != 0
            if hex >= 0 and (meant or g.refused is not None):
                for way in range(6 * hex, 6 * hex + 6):
                    near = neighbours[way]
                    if near >= 0:
                        if not meant:
                            g.refuse(act(PUSH, i, near), NOT_MEANT)
                        elif g.free(near):
                            g.offer(act(PUSH, i, near))
                        elif g.refused is not None:
                            g.refuse(act(PUSH, i, near), why_not_free(g, near))
        if self.optional and g.option_count > 0:
            g.offer(PASS)

    def chosen(self, g: Shadespire, action: Action) -> None:
        if verb(action) == PASS:
            return
        shove(g, first(action), second(action))
        self.fighters &= ~BIT[first(action)]
        self.left -= 1
        self.done = False

    def copy(self) -> Pushes:  # written by tools/copies.py
        return self.carry(Pushes(self.seat, self.fighters, self.left, self.optional))


# ---- who can be reached with an attack ----


def out_of_range(g: Shadespire, hex: Hex, target: Hex, reach: i64) -> i64:
    """Say why a hex is not within range and, from 2 on, in sight. [attack.range] [ruling.8]"""
    distance = g.field.board.distance(hex, target)
    if distance > reach:
        return TOO_FAR
    return OFFERED if distance == 1 or g.sees(hex, target) else UNSEEN


def in_range(g: Shadespire, hex: Hex, target: Hex, reach: i64) -> bool:
    """Say whether a hex is within range and in sight. [attack.range]"""
    return out_of_range(g, hex, target, reach) == OFFERED


def has_target(g: Shadespire, seat: i64, hex: Hex, reach: i64) -> bool:
    """Say whether an enemy could be attacked from a hex. [attack.target]"""
    for i in range(len(g.fighters)):
        other = g.fighters[i]
        if other.seat != seat and other.hex >= 0:
            if out_of_range(g, hex, other.hex, reach) == OFFERED:
                return True
    return False


def adjacent_friend(g: Shadespire, fighter: FighterId) -> bool:
    """Say whether a fighter has a friend beside it."""
    band = g.bands[g.fighters[fighter].seat]
    for i in range(band.first, band.first + band.size):
        if g.beside(i, fighter):
            return True
    return False


def only(mask: i64) -> i64:
    """Return the only fighter in a mask, or NOBODY if there are several or none."""
    if mask == 0 or mask & (mask - 1) != 0:
        return NOBODY
    i: i64 = 0
    while not mask >> i & 1:
        i += 1
    return i

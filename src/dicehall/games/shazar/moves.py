"""Figures on the move: steps, portals, jumps, and what the hexes do. [stage-2] [stage-3]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.shazar.card import ENTRANCE
from dicehall.games.shazar.field import HEXES, NOWHERE, PORTAL_IN, PORTAL_OUT
from dicehall.games.shazar.ids import Hex
from dicehall.games.shazar.pieces import ARRIVED, NO_CLAIM
from dicehall.games.shazar.relics import deliver
from dicehall.games.shazar.running import Effects, Obvious
from dicehall.games.shazar.table import COUNT_HEXES, COUNT_SPELLS, Shazar
from dicehall.games.shazar.verbs import (
    CLOSED,
    DONE,
    ENTER,
    FAR_PORTAL,
    HEX_FIRED,
    IS_CAPITAL,
    IS_ENTRANCE,
    JUMP,
    JUMPED,
    MOVED,
    MUST_STEP,
    OFFERED,
    PORTAL_BUSY,
    STEP,
    TOO_FAR,
    TRAP_SPRUNG,
)
from dicehall.games.shazar.wounds import remove_trap, return_waiting
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.table import BIT, Choice, Frame

# Where a jump may end. [effects.teleport]
EXIT_HERE: Final = 0
ANY_EXIT: Final = 1
FREE_HEX: Final = 2
JUMPS: Final = ("exit-here", "any-exit", "free-hex")


def offer_steps(g: Shazar, seat: i64, who: i64) -> None:
    """Offer every free hex beside a figure; an entrance as the exits it leads to, and not at all
    while none is free. Who moves another only sends it in. [move.single] [portal] [portal.busy]
    [portal.choice] [hex.windfall] [ruling.3]"""
    from_hex = g.mages[who].hex
    near = g.realm.near
    for at in range(6 * from_hex, 6 * from_hex + 6):
        hex = near[at]
        if hex < 0:
            break
        if g.realm.kinds[hex] == ENTRANCE:
            if seat == who:
                offer_exits(g, hex // HEXES)
            else:
                busy = not g.free_exit_beyond(hex // HEXES)
                g.offer_unless(act(STEP, hex), PORTAL_BUSY if busy else OFFERED)
        else:
            g.offer_unless(act(STEP, hex), g.why_not_free(hex))
    if g.refused is not None:
        refuse_far(g, who)


def offer_exits(g: Shazar, land: i64) -> None:
    """Offer the free exits of the other territories. [portal.choice] [ruling.2]"""
    for other in range(g.seats):
        if other != land:
            exit = other * HEXES + PORTAL_OUT
            why = g.why_not_free(exit)
            if why == OFFERED:
                g.offer(act(ENTER, exit))
            elif g.refused is not None:
                g.refuse(act(ENTER, exit), why if g.free_exit_beyond(land) else PORTAL_BUSY)


def refuse_near(g: Shazar, who: i64, why: i64) -> None:
    """Say why a figure may not go to the hexes beside it."""
    from_hex = g.mages[who].hex
    for at in range(6 * from_hex, 6 * from_hex + 6):
        hex = g.realm.near[at]
        if hex < 0:
            break
        if g.realm.kinds[hex] == ENTRANCE:
            refuse_exits(g, hex // HEXES, why)
        else:
            g.refuse(act(STEP, hex), why)


def refuse_exits(g: Shazar, land: i64, why: i64) -> None:
    """Say why the portal of a territory leads nowhere."""
    for other in range(g.seats):
        if other != land:
            g.refuse(act(ENTER, other * HEXES + PORTAL_OUT), why)


def refuse_far(g: Shazar, who: i64) -> None:
    """Of this territory, only what lies beside the figure is one step away, and never a closed
    hex. [stage-2] [hex.windfall]"""
    from_hex = g.mages[who].hex
    land = from_hex // HEXES
    entrance = land * HEXES + PORTAL_IN
    beside = False
    for at in range(6 * from_hex, 6 * from_hex + 6):
        beside = beside or g.realm.near[at] == entrance
    for place in range(HEXES):
        hex = land * HEXES + place
        if hex != from_hex and not (hex == entrance and beside):
            g.refuse(act(STEP, hex), CLOSED if g.realm.closed[land] >> place & 1 else TOO_FAR)
    if not beside:
        refuse_exits(g, land, FAR_PORTAL)


def take_step(g: Shazar, who: i64, action: Action, keep: bool) -> None:
    """Go to a hex; through an entrance straight to an exit, which is no step of its own. Who was
    sent in chooses the exit. [stage-2] [portal] [portal.choice]"""
    hex = first(action)
    if verb(action) == ENTER:
        jump(g, who, hex, keep)
        g.count(COUNT_HEXES, ENTRANCE)
    elif g.realm.kinds[hex] == ENTRANCE:
        g.push(ChooseExit(who, hex // HEXES, keep))
    else:
        go(g, who, hex, g.mages[who].hex, keep)


def go(g: Shazar, who: i64, hex: Hex, origin: Hex, keep: bool) -> None:
    """Let a figure step onto a hex. [stage-2]"""
    put(g, who, hex)
    g.tell(MOVED, who, hex)
    arrive(g, who, hex, origin, keep)


def jump(g: Shazar, who: i64, hex: Hex, keep: bool) -> None:
    """Carry a figure to a hex; it came from nowhere. [portal] [effects.teleport]"""
    put(g, who, hex)
    g.tell(JUMPED, who, hex)
    arrive(g, who, hex, NOWHERE, keep)


def put(g: Shazar, who: i64, hex: Hex) -> None:
    """Put a figure on a hex; in an enemy Capital it may try for an artifact later. That of one who
    is out is nobody's. [capture] [capture.reach] [final.field]"""
    mage = g.mages[who]
    mage.hex = hex
    enemy = hex % HEXES == 0 and hex != who * HEXES and not g.mages[hex // HEXES].out
    mage.claim = ARRIVED if enemy else NO_CLAIM


def arrive(g: Shazar, who: i64, hex: Hex, origin: Hex, keep: bool) -> None:
    """In the own Capital what is carried is laid down; what else happens there comes next.
    [hex.moved] [ruling.17] [capture.deliver]"""
    if hex == who * HEXES:
        deliver(g, who)
    g.push(Arrival(who, hex, origin, keep))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Arrival(Frame):
    """A figure has come to a hex: the hex works, then a hidden trap. [stage-3] [ruling.11]"""

    def __init__(
        self, who: i64 = 0, hex: Hex = 0, origin: Hex = NOWHERE, keep: bool = False
    ) -> None:
        super().__init__()
        self.who: i64 = who
        self.hex: Hex = hex
        self.origin: Hex = origin
        self.keep = keep

    def step(self, g: Shazar, at: i64) -> None:
        if at == 0:
            return_waiting(g)
            self.activate(g)
        else:
            self.done = True
            self.spring(g)

    def activate(self, g: Shazar) -> None:
        """A hex takes effect at once, once in each turn for everybody; the effect of an earlier hex
        is over, except on a way from Vigour. [hex.once] [hex.last] [hex.vigour]"""
        mage = g.mages[self.who]
        if not self.keep:
            mage.astral = 0
            mage.bastion = 0
            mage.tartarus = False
        land = self.hex // HEXES
        bit = BIT[self.hex % HEXES]
        if g.fired[land] & bit != 0:
            return
        g.fired[land] |= bit
        kind = g.realm.kinds[self.hex]
        act_as(g, self.who, kind, g.realm.powers[self.hex], self.origin, self.keep)

    def spring(self, g: Shazar) -> None:
        """Then a hidden trap, unless it is one's own. [trap] [ruling.11]"""
        if g.mages[self.who].hex != self.hex:
            return
        for i in range(len(g.traps)):
            trap = g.traps[i]
            if trap.hex == self.hex and trap.owner != self.who:
                remove_trap(g, i)
                g.tell(TRAP_SPRUNG, self.who, trap.spell)
                g.count(COUNT_SPELLS, trap.spell)
                g.follow(Effects(trap.owner, self.who, g.spell(trap.spell).trap, True))
                return

    def copy(self) -> Arrival:  # written by tools/copies.py
        return self.carry(Arrival(self.who, self.hex, self.origin, self.keep))


def act_as(g: Shazar, who: i64, kind: i64, power: i64, origin: Hex, keep: bool) -> None:
    """Let a hex do what its kind does. [stage-3]"""
    g.count(COUNT_HEXES, kind)
    block = g.book.hex_blocks[kind]
    if block >= 0:
        g.tell(HEX_FIRED, who, kind, power)
        g.push(Effects(who, who, block, False, power, origin, keep))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Steps(Choice):
    """Move a figure step by step: hexes take effect in order, only the last one lasts.
    [move.several] [hex.last]

    A Snare ends it, and so does an enemy Capital. Others may move one who is held. [hex.snare]
    [ruling.14] [ruling.10]
    """

    def __init__(
        self, seat: i64 = 0, who: i64 = 0, left: i64 = 1, must: bool = False, keep: bool = False
    ) -> None:
        super().__init__(seat)
        self.who: i64 = who
        self.left: i64 = left
        self.must = must
        self.keep = keep

    def ask(self, g: Shazar) -> None:
        if self.left == 0 or g.mages[self.who].hex < 0:
            return
        offer_steps(g, self.seat, self.who)
        if g.option_count > 0:
            g.offer_unless(act(DONE), MUST_STEP if self.must else OFFERED)

    def chosen(self, g: Shazar, action: Action) -> None:
        if verb(action) == DONE:
            return
        self.left -= 1
        self.must = False
        self.done = self.left == 0
        take_step(g, self.who, action, self.keep)
        if g.mages[self.who].claim == ARRIVED:
            stop_steps(g, self.who)

    def copy(self) -> Steps:  # written by tools/copies.py
        return self.carry(Steps(self.seat, self.who, self.left, self.must, self.keep))


@final
class ChooseExit(Obvious):
    """One who was moved into an entrance chooses where to come out. [portal.choice]"""

    def __init__(self, seat: i64 = 0, land: i64 = 0, keep: bool = False) -> None:
        super().__init__(seat)
        self.land: i64 = land
        self.keep = keep

    def ask(self, g: Shazar) -> None:
        offer_exits(g, self.land)

    def chosen(self, g: Shazar, action: Action) -> None:
        take_step(g, self.seat, action, self.keep)

    def copy(self) -> ChooseExit:  # written by tools/copies.py
        return self.carry(ChooseExit(self.seat, self.land, self.keep))


def stop_steps(g: Shazar, who: i64) -> None:
    """End all moves of a figure that are under way. [hex.snare]"""
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Steps) and frame.who == who:
            frame.left = 0


@final
class Jumps(Obvious):
    """Choose where a figure is put. [effects.teleport]"""

    def __init__(self, seat: i64 = 0, who: i64 = 0, where: i64 = EXIT_HERE) -> None:
        super().__init__(seat)
        self.who: i64 = who
        self.where: i64 = where

    def ask(self, g: Shazar) -> None:
        """The exit of this land, any free exit, or any free hex of this land but Capital and
        entrance. [effects.teleport]"""
        if self.where == ANY_EXIT:
            for land in range(g.seats):
                exit = land * HEXES + PORTAL_OUT
                g.offer_unless(act(JUMP, exit), g.why_not_free(exit))
            return
        base = g.mages[self.who].hex // HEXES * HEXES
        if self.where == EXIT_HERE:
            g.offer_unless(act(JUMP, base + PORTAL_OUT), g.why_not_free(base + PORTAL_OUT))
            return
        for place in range(HEXES):
            g.offer_unless(act(JUMP, base + place), why_not_put(g, base + place))

    def chosen(self, g: Shazar, action: Action) -> None:
        jump(g, self.who, first(action), False)

    def copy(self) -> Jumps:  # written by tools/copies.py
        return self.carry(Jumps(self.seat, self.who, self.where))


def why_not_put(g: Shazar, hex: Hex) -> i64:
    """Say why nobody can be put on a hex: Capital, entrance or closed, or not free.
    [effects.teleport]"""
    place = hex % HEXES
    if place == 0:
        return IS_CAPITAL
    if place == PORTAL_IN:
        return IS_ENTRANCE
    if g.realm.closed[hex // HEXES] >> place & 1 != 0:
        return CLOSED
    return g.why_not_free(hex)


def swap(g: Shazar, one: i64, other: i64) -> None:
    """Two figures change places; each hex takes effect on the one who came. [effects.swap]
    [ruling.17]"""
    first_hex = g.mages[one].hex
    second_hex = g.mages[other].hex
    put(g, one, second_hex)
    put(g, other, first_hex)
    g.tell(JUMPED, one, second_hex)
    g.tell(JUMPED, other, first_hex)
    arrive(g, other, first_hex, NOWHERE, False)
    arrive(g, one, second_hex, NOWHERE, False)


def slide_back(g: Shazar, who: i64, origin: Hex, keep: bool) -> None:
    """Slide back to the hex one came from, unless it is taken, or one has been carried off the ice
    meanwhile; it takes effect if it has not yet this turn. [hex.ice] [ruling.6]"""
    if origin >= 0 and g.free(origin) and g.mages[who].hex == came_to(g, who):
        go(g, who, origin, NOWHERE, keep)


def came_to(g: Shazar, who: i64) -> i64:
    """Return the hex a figure has come to, whose effect is under way."""
    i = len(g.stack) - 1
    while i >= 0:
        frame = g.stack[i]
        if isinstance(frame, Arrival) and frame.who == who:
            return frame.hex
        i -= 1
    return NOWHERE

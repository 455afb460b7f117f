"""Figures on the move: steps, portals, jumps, and what the hexes do. [stage-2] [stage-3]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.shazar.card import ENTRANCE
from dicehall.games.shazar.field import HEXES, NOWHERE, PORTAL_IN, PORTAL_OUT
from dicehall.games.shazar.relics import deliver
from dicehall.games.shazar.running import Effects, Obvious
from dicehall.games.shazar.table import ARRIVED, COUNT_HEXES, NO_CLAIM, Shazar
from dicehall.games.shazar.verbs import (
    DONE,
    ENTER,
    HEX_FIRED,
    JUMP,
    JUMPED,
    MOVED,
    STEP,
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


def offer_steps(g: Shazar, who: i64) -> None:
    """Offer every free hex beside a figure; an entrance as the exits it leads to, and not at all
    while none is free. [move.single] [portal] [portal.busy] [hex.windfall]"""
    from_hex = g.mages[who].hex
    near = g.realm.near
    for at in range(6 * from_hex, 6 * from_hex + 6):
        hex = near[at]
        if hex < 0:
            return
        if g.realm.kinds[hex] == ENTRANCE:
            offer_exits(g, hex // HEXES)
        elif g.free(hex):
            g.offer(act(STEP, hex))


def offer_exits(g: Shazar, land: i64) -> None:
    """Offer the free exits of the other territories. [portal.choice] [ruling.2]"""
    for other in range(g.seats):
        if other != land and g.free(other * HEXES + PORTAL_OUT):
            g.offer(act(ENTER, other * HEXES + PORTAL_OUT))


def can_step(g: Shazar, who: i64) -> bool:
    """Say whether a figure has anywhere to go. [ruling.3]"""
    from_hex = g.mages[who].hex
    near = g.realm.near
    for at in range(6 * from_hex, 6 * from_hex + 6):
        hex = near[at]
        if hex < 0:
            return False
        if g.realm.kinds[hex] == ENTRANCE:
            if g.free_exit_beyond(hex // HEXES):
                return True
        elif g.free(hex):
            return True
    return False


def take_step(g: Shazar, who: i64, action: Action, keep: bool) -> None:
    """Go to a hex; through an entrance straight to an exit, which is no step of its own. [stage-2]
    [portal]"""
    hex = first(action)
    if verb(action) == ENTER:
        g.tell(JUMPED, who, hex)
        g.count(COUNT_HEXES + ENTRANCE)
        put(g, who, hex, NOWHERE, keep)
    else:
        g.tell(MOVED, who, hex)
        put(g, who, hex, g.mages[who].hex, keep)


def put(g: Shazar, who: i64, hex: i64, origin: i64, keep: bool) -> None:
    """Put a figure on a hex, in the own Capital with what it carries; what else happens there comes
    next. [hex.moved] [ruling.17] [capture.deliver]"""
    mage = g.mages[who]
    mage.hex = hex
    mage.claim = NO_CLAIM
    if hex == who * HEXES:
        deliver(g, who)
    elif hex % HEXES == 0:
        mage.claim = ARRIVED
    g.push(Arrival(who, hex, origin, keep))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Arrival(Frame):
    """A figure has come to a hex: the hex works, then a hidden trap. [stage-3] [ruling.11]"""

    def __init__(
        self, who: i64 = 0, hex: i64 = 0, origin: i64 = NOWHERE, keep: bool = False
    ) -> None:
        super().__init__()
        self.who: i64 = who
        self.hex: i64 = hex
        self.origin: i64 = origin
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
            if trap & 127 == self.hex and trap >> 13 != self.who:
                spell = trap >> 7 & 63
                owner = trap >> 13
                remove_trap(g, i)
                g.tell(TRAP_SPRUNG, self.who, spell)
                g.count(spell)
                g.follow(Effects(owner, self.who, g.spell(spell).trap, True))
                return

    def copy(self) -> Arrival:
        return self.carry(Arrival(self.who, self.hex, self.origin, self.keep))


def act_as(g: Shazar, who: i64, kind: i64, power: i64, origin: i64, keep: bool) -> None:
    """Let a hex do what its kind does. [stage-3]"""
    g.count(COUNT_HEXES + kind)
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
        offer_steps(g, self.who)
        if g.option_count > 0 and not self.must:
            g.offer(act(DONE))

    def chosen(self, g: Shazar, action: Action) -> None:
        if verb(action) == DONE:
            return
        self.left -= 1
        self.must = False
        self.done = self.left == 0
        take_step(g, self.who, action, self.keep)
        if g.mages[self.who].claim == ARRIVED:
            stop_steps(g, self.who)

    def copy(self) -> Steps:
        return self.carry(Steps(self.seat, self.who, self.left, self.must, self.keep))


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
                if g.free(land * HEXES + PORTAL_OUT):
                    g.offer(act(JUMP, land * HEXES + PORTAL_OUT))
            return
        base = g.mages[self.who].hex // HEXES * HEXES
        if self.where == EXIT_HERE:
            if g.free(base + PORTAL_OUT):
                g.offer(act(JUMP, base + PORTAL_OUT))
            return
        closed = g.realm.closed[base // HEXES]
        for place in range(1, HEXES):
            if place != PORTAL_IN and not closed >> place & 1 and g.free(base + place):
                g.offer(act(JUMP, base + place))

    def chosen(self, g: Shazar, action: Action) -> None:
        g.tell(JUMPED, self.who, first(action))
        put(g, self.who, first(action), NOWHERE, False)

    def copy(self) -> Jumps:
        return self.carry(Jumps(self.seat, self.who, self.where))


def swap(g: Shazar, one: i64, other: i64) -> None:
    """Two figures change places; each hex takes effect on the one who came. [effects.swap]
    [ruling.17]"""
    first_hex = g.mages[one].hex
    second_hex = g.mages[other].hex
    g.tell(JUMPED, one, second_hex)
    g.tell(JUMPED, other, first_hex)
    put(g, other, first_hex, NOWHERE, False)
    put(g, one, second_hex, NOWHERE, False)


def slide_back(g: Shazar, who: i64, origin: i64, keep: bool) -> None:
    """Slide back to the hex one came from, unless it is taken; it takes effect if it has not yet
    this turn. [hex.ice] [ruling.6]"""
    if origin >= 0 and g.free(origin):
        g.tell(MOVED, who, origin)
        put(g, who, origin, NOWHERE, keep)

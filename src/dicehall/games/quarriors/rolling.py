"""Phase 2: draw six dice, roll the active pool, use immediate effects. [roll]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.card import RESOURCE, SIDES
from dicehall.games.quarriors.choices import UntilDone
from dicehall.games.quarriors.ids import DieFace
from dicehall.games.quarriors.moments import refuse_later, refuse_pool, refuse_switches
from dicehall.games.quarriors.pieces import slot_of
from dicehall.games.quarriors.piles import MASK, ONE, PORTAL, SHIFT, nth, size
from dicehall.games.quarriors.spells import FREELY, cast, offer_casts
from dicehall.games.quarriors.table import BATCH, Quarriors
from dicehall.games.quarriors.verbs import (
    CAST,
    DONE,
    GOT_CAPTURE,
    GOT_QUIDDITY,
    OFFERED,
    OTHERS_TO_DRAW,
    REROLL,
    REROLLED,
    ROLLED,
    SETTLE,
    SETTLED,
    USE,
    USED,
)
from dicehall.games.quarriors.wilds import FACES, WAITING
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.ids import Seat
from dicehall.kit.table import Choice

NONE: Final = -1


def roll_pool(g: Quarriors, seat: Seat) -> None:
    """Draw six dice on top of what waits in the active pool, and roll them all. [roll.six]
    [roll.waiting] [roll.refill]"""
    me = g.players[seat]
    pool = me.pool
    inside = size(me.bag)
    for i in range(g.book.draw):
        if inside == 0:
            g.refill(seat)
            inside = size(me.bag)
        if inside > 0:
            slot = nth(me.bag, g.dice.below(inside))
            me.bag -= ONE[slot]
            inside -= 1
            pool.add(slot * FACES + WAITING)
    count = pool.count
    pool.count = 0
    shown: i64 = 0
    number: i64 = 0
    for i in range(count):  # rolled dice take the places of those already looked at
        die = g.rolled(slot_of(pool.dice[i]))
        pool.add(die)
        shown |= (die + 1) << 7 * number
        number += 1
        if number == BATCH:
            pool.count = count  # those still to be rolled lie there too
            g.tell(ROLLED, seat, shown)
            pool.count = i + 1
            shown = 0
            number = 0
    if number > 0:
        g.tell(ROLLED, seat, shown)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Immediate(UntilDone):
    """Immediate effects in any order, each as the player likes, right after the roll. [immediate]
    [immediate.order] [end.uses]

    Spells saved from earlier turns may be cast meanwhile. [ruling.4]
    """

    def ask(self, g: Quarriors) -> None:
        if g.used_enough():
            return
        pool = g.players[self.seat].pool
        for i in range(pool.count):
            if not pool.repeats(i) and g.face(pool.dice[i]).usable:
                g.offer(act(USE, pool.dice[i]))
                if slot_of(pool.dice[i]) == PORTAL:
                    why = OFFERED if self.only_portals(g) else OTHERS_TO_DRAW
                    g.put(act(SETTLE, pool.dice[i]), why)
        if g.option_count > 0:
            offer_casts(g, self.seat, FREELY)
            g.offer(act(DONE))
        if g.refused is not None:
            refuse_pool(g, self.seat)
            refuse_later(g, self.seat)
            refuse_switches(g, self.seat)

    def only_portals(self, g: Quarriors) -> bool:
        """Tell whether nothing but Portals could be drawn. [portal.alone]"""
        me = g.players[self.seat]
        portals = MASK[PORTAL] << SHIFT[PORTAL]
        return (me.bag | me.used) & ~portals == 0

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.done = False
        die = first(action)
        if verb(action) == CAST:
            cast(g, self.seat, die)
        elif verb(action) == SETTLE:
            self.settle(g, die)
        else:
            self.use(g, die)

    def settle(self, g: Quarriors, die: DieFace) -> None:
        """A Portal that could draw nothing but Portals is set to its quiddity. [portal.alone]"""
        slot = slot_of(die)
        for side in range(SIDES):
            face = g.face(slot * FACES + side)
            if face.kind == RESOURCE and face.quiddity > 0 and not face.usable:
                g.players[self.seat].pool.remove(die)
                g.players[self.seat].pool.add(slot * FACES + face.number)
                g.tell(SETTLED, self.seat, die)
                return

    def use(self, g: Quarriors, die: DieFace) -> None:
        """The die is spent, or else rolled again, for what its face says; spent dice lie in the
        used pile before others are drawn. [immediate.spend] [portal.draw] [dice.both]
        [dice.line]"""
        face = g.face(die)
        slot = slot_of(die)
        me = g.players[self.seat]
        g.uses += 1
        me.pool.remove(die)
        if face.spends:
            g.spend(self.seat, slot)
        own = NONE if face.spends else slot
        if own != NONE or face.partners > 0:
            g.push(Reroll(self.seat, own, NONE, face.partners))
        g.tell(USED, self.seat, die)
        if face.by_card or slot == PORTAL:
            g.fired(self.seat, slot)
        if face.spends and face.gains > 0:
            g.quiddity += face.gains
            g.tell(GOT_QUIDDITY, self.seat, face.gains)
        if face.captures > 0:
            g.captures += face.captures
            g.tell(GOT_CAPTURE, self.seat, face.captures)
        if face.draws > 0:
            g.draw_and_roll(self.seat, face.draws)

    def copy(self) -> Immediate:  # written by tools/copies.py
        return self.carry(Immediate(self.seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reroll(Choice):
    """Which other dice of the active pool are rolled again? All are rolled together, and the new
    result stands. [dice.reroll] [assistant.burst] [growth.incantation]"""

    def __init__(self, seat: Seat = 0, own: i64 = NONE, other: i64 = NONE, left: i64 = 0) -> None:
        super().__init__(seat)
        self.own: i64 = own  # the card of the die that brought this, if it is rolled again too
        self.other: i64 = other  # and of the die pointed out first
        self.left: i64 = left

    def ask(self, g: Quarriors) -> None:
        pool = g.players[self.seat].pool
        if self.left == 0 or pool.count == 0:
            return
        for i in range(pool.count):
            if not pool.repeats(i):
                g.offer(act(REROLL, pool.dice[i]))
        g.offer(act(DONE))

    def unasked(self, g: Quarriors) -> None:
        self.roll(g, NONE)

    def chosen(self, g: Quarriors, action: Action) -> None:
        if verb(action) == DONE:
            self.roll(g, NONE)
            return
        g.players[self.seat].pool.remove(first(action))
        self.left -= 1
        if self.left > 0:
            self.other = slot_of(first(action))
            self.done = False
        else:
            self.roll(g, slot_of(first(action)))

    def roll(self, g: Quarriors, last: i64) -> None:
        """Roll all of them into the active pool. [dice.reroll]"""
        pool = g.players[self.seat].pool
        shown: i64 = 0
        number: i64 = 0
        for k in range(3):
            slot = self.own if k == 0 else self.other if k == 1 else last
            if slot != NONE:
                die = g.rolled(slot)
                pool.add(die)
                shown |= (die + 1) << 7 * number
                number += 1
        self.own = NONE
        self.other = NONE
        if number > 0:
            g.tell(REROLLED, self.seat, shown)

    def copy(self) -> Reroll:  # written by tools/copies.py
        return self.carry(Reroll(self.seat, self.own, self.other, self.left))

"""Phase 3: ready spells and summon creatures. [summon]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.card import CREATURE
from dicehall.games.quarriors.choices import UntilDone
from dicehall.games.quarriors.creatures import enter, summon_price, tax_on
from dicehall.games.quarriors.destruction import Ruin, starve
from dicehall.games.quarriors.ids import DieFace, Place, Slot
from dicehall.games.quarriors.moments import refuse_later, refuse_pool
from dicehall.games.quarriors.oddities import CopyForm
from dicehall.games.quarriors.pieces import Creature, slot_of
from dicehall.games.quarriors.reactions import BeforeRuin, offer_switches, switch
from dicehall.games.quarriors.spells import FREELY, cast, offer_casts
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import (
    CAST,
    DONE,
    GOT_QUIDDITY,
    ONE_A_TURN,
    SUMMON,
    SUMMONED,
    SWITCH,
    TOO_DEAR,
)
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.ids import Seat
from dicehall.kit.table import BIT, Frame


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Prepare(UntilDone):
    """Summon creatures and cast spells, one after the other, as many as you like. [summon]
    [spells.own-turn]"""

    def ask(self, g: Quarriors) -> None:
        pool = g.players[self.seat].pool
        tax = tax_on(g, self.seat) if g.wilds.taxes else 0
        quiddity: i64 = -1
        for i in range(pool.count):
            die = pool.dice[i]
            face = g.face(die)
            if face.kind == CREATURE and not pool.repeats(i):
                if quiddity < 0:
                    quiddity = g.available()
                if self.had_one(g, die):
                    g.refuse(act(SUMMON, die), ONE_A_TURN)
                elif face.level + tax > quiddity:
                    g.refuse(act(SUMMON, die), TOO_DEAR, face.level + tax, quiddity)
                else:
                    g.offer(act(SUMMON, die))
        offer_casts(g, self.seat, FREELY)
        offer_switches(g, self.seat)
        if g.option_count > 0:
            g.offer(act(DONE))
        if g.refused is not None:
            refuse_pool(g, self.seat)
            refuse_later(g, self.seat)

    def had_one(self, g: Quarriors, die: DieFace) -> bool:
        """Tell whether no more of this class can be summoned this turn. [warrior.mighty]"""
        return g.face(die).power.one_a_turn and g.summoned & BIT[slot_of(die)] != 0

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.done = False
        if verb(action) == CAST:
            cast(g, self.seat, first(action))
        elif verb(action) == SWITCH:
            switch(g, self.seat, first(action))
        else:
            self.summon(g, first(action))

    def summon(self, g: Quarriors, die: DieFace) -> None:
        """Pay the level and move the die into the ready area: now it is a creature.
        [summon] [summon.price]"""
        me = g.players[self.seat]
        price = summon_price(g, die)
        me.pool.remove(die)
        g.pay(price)
        creature = enter(g, self.seat, die)
        slot = slot_of(die)
        g.summoned |= BIT[slot]
        g.tell(SUMMONED, self.seat, die, price)
        if g.journal is not None and price > g.face(die).level:
            note_tax(g, self.seat)
        if slot == g.wilds.copier:
            g.push(Arrival(self.seat, len(me.creatures) - 1))
            g.push(CopyForm(self.seat, len(me.creatures) - 1))
        else:
            arrive(g, self.seat, creature)

    def copy(self) -> Prepare:  # written by tools/copies.py
        return self.carry(Prepare(self.seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Arrival(Frame):
    """A creature that entered as a copy does what its model does when summoned. [ooze.strong]"""

    def __init__(self, seat: Seat = 0, creature: Place = 0) -> None:
        super().__init__()
        self.seat: Seat = seat
        self.creature: Place = creature

    def step(self, g: Quarriors, at: i64) -> None:
        self.done = True
        arrive(g, self.seat, g.players[self.seat].creatures[self.creature])

    def copy(self) -> Arrival:  # written by tools/copies.py
        return self.carry(Arrival(self.seat, self.creature))


def arrive(g: Quarriors, seat: Seat, creature: Creature) -> None:
    """Do what happens when a creature is summoned. [goblin.plain] [warrior.mighty]"""
    power = g.power(creature)
    slot = slot_of(creature.form)
    if power.summon_quiddity > 0:
        g.quiddity += power.summon_quiddity
        g.fired(seat, slot)
        g.tell(GOT_QUIDDITY, seat, power.summon_quiddity)
    if power.purges:
        g.push(Purge(seat, slot))
    starve(g, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Purge(Frame):
    """All creatures of a class in other ready areas are destroyed, from the left round; a copy
    among them may change before. [warrior.mighty] [ooze.switch]"""

    def __init__(self, seat: Seat = 0, slot: Slot = 0) -> None:
        super().__init__()
        self.seat: Seat = seat
        self.slot: Slot = slot

    def step(self, g: Quarriors, at: i64) -> None:
        other = (self.seat + 1 + at // 2) % g.seats
        if other == self.seat:
            self.done = True
        elif at % 2 == 0:
            g.push(BeforeRuin(other, 0, self.slot))
        else:
            self.ruin(g, other)

    def ruin(self, g: Quarriors, other: i64) -> None:
        """Those that are of the class now are destroyed. [warrior.mighty]"""
        creatures = g.players[other].creatures
        found = False
        for i in range(len(creatures)):
            if slot_of(creatures[i].form) == self.slot:
                creatures[i].doomed = True
                found = True
        if found:
            g.fired(self.seat, self.slot)
            g.push(Ruin(other))

    def copy(self) -> Purge:  # written by tools/copies.py
        return self.carry(Purge(self.seat, self.slot))


def note_tax(g: Quarriors, seat: Seat) -> None:
    """Tell whose creatures made a summon dearer."""
    for other in range(g.seats):
        if other != seat:
            creatures = g.players[other].creatures
            for i in range(len(creatures)):
                if g.power(creatures[i]).tax > 0:
                    g.noted(other, slot_of(creatures[i].form))

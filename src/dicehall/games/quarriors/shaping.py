"""Spells of the Shaping class: a spell destroyed, levels raised, a die traded in."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.card import CREATURE, SIDES
from dicehall.games.quarriors.choices import UntilDone
from dicehall.games.quarriors.creatures import LANE, higher_faces, why_not_first
from dicehall.games.quarriors.destruction import starve
from dicehall.games.quarriors.ids import DieFace, Place, Slot
from dicehall.games.quarriors.moments import refuse_unused
from dicehall.games.quarriors.oddities import NOTHING, TARGETS, target, why_not_taken
from dicehall.games.quarriors.pieces import SPELL_KINDS, slot_of
from dicehall.games.quarriors.piles import FIRST_SPELL, ONE, SLOTS, held
from dicehall.games.quarriors.reactions import NamedSpell
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import (
    CREATURE_CHOSEN,
    CULLED,
    DISPEL_FROM,
    DISPEL_KIND,
    DISPEL_SPELL,
    DISPELLED,
    DONE,
    MUST_TAKE,
    NOTHING_ATTACHED,
    OFFERED,
    TAKE,
    TRADE_IN,
    TURN_TO,
    TURNED,
    WRONG_LEVEL,
)
from dicehall.games.quarriors.victory import take_from_wilds
from dicehall.games.quarriors.wilds import FACES
from dicehall.kit.action import Action, act, first, second, verb
from dicehall.kit.ids import Seat
from dicehall.kit.table import Choice

NO_CREATURE = -1


# ---- dispelling ----


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DispelSpell(Choice):
    """A spell in any ready area goes to its owner's used pile, attached or not; who is about to
    lose a reaction may cast it. [shaping.spell] [ruling.8] [reaction.dispel]"""

    def __init__(self, seat: Seat = 0, at: i64 = NO_CREATURE) -> None:
        super().__init__(seat)
        self.creature: Place = at  # whose attachments are looked through

    def ask(self, g: Quarriors) -> None:
        if self.creature != NO_CREATURE:
            attached = (
                g.players[self.creature // TARGETS].creatures[self.creature % TARGETS].attached
            )
            for kind in range(SPELL_KINDS):
                if attached >> 4 * kind & 15:
                    g.offer(act(DISPEL_KIND, kind))
            if g.refused is None:
                return
        for turn in range(g.seats):
            owner = (self.seat + turn) % g.seats
            other = g.players[owner]
            for i in range(other.spells.count):
                if not other.spells.repeats(i):
                    why = OFFERED if self.creature == NO_CREATURE else CREATURE_CHOSEN
                    g.put(act(DISPEL_SPELL, owner, other.spells.dice[i]), why)
            for i in range(len(other.creatures)):
                g.put(act(DISPEL_FROM, target(owner, i)), self.why_not(g, owner, i))

    def why_not(self, g: Quarriors, owner: i64, at: i64) -> i64:
        """Say why no spell can be taken off a creature. [shaping.spell]"""
        if self.creature != NO_CREATURE:
            return CREATURE_CHOSEN
        if g.players[owner].creatures[at].attached == 0:
            return NOTHING_ATTACHED
        return why_not_first(g, owner, at)

    def chosen(self, g: Quarriors, action: Action) -> None:
        if verb(action) == DISPEL_SPELL:
            g.push(NamedSpell(first(action), second(action)))
        elif verb(action) == DISPEL_FROM:
            self.creature = first(action)
            self.look_through(g)
        else:
            self.strip(g, first(action))

    def look_through(self, g: Quarriors) -> None:
        """With several kinds attached, ask which."""
        attached = g.players[self.creature // TARGETS].creatures[self.creature % TARGETS].attached
        kinds: i64 = 0
        last: i64 = 0
        for kind in range(SPELL_KINDS):
            if attached >> 4 * kind & 15:
                kinds += 1
                last = kind
        if kinds > 1:
            self.done = False
        else:
            self.strip(g, last)

    def strip(self, g: Quarriors, kind: i64) -> None:
        """Take one attached spell off. [shaping.spell]"""
        owner = self.creature // TARGETS
        slot = FIRST_SPELL + kind // 3
        g.players[owner].creatures[self.creature % TARGETS].attached -= LANE[kind]
        g.players[owner].used += ONE[slot]
        g.tell(DISPELLED, owner, slot)

    def copy(self) -> DispelSpell:  # written by tools/copies.py
        return self.carry(DispelSpell(self.seat, self.creature))


# ---- raising levels ----


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RaiseLevels(Choice):
    """Each own creature is turned to a face one level higher, if its die has one; of several faces
    the owner picks. [shaping.charm]"""

    def __init__(self, seat: Seat = 0, at: i64 = 0) -> None:
        super().__init__(seat)
        self.creature: Place = at

    def ask(self, g: Quarriors) -> None:
        creatures = g.players[self.seat].creatures
        if self.creature < len(creatures):
            faces = higher_faces(g, creatures[self.creature])
            if len(faces) > 1:
                for die in faces:
                    g.offer(act(TURN_TO, die))
                if g.refused is not None:
                    self.refuse_faces(g, slot_of(creatures[self.creature].die))

    def refuse_faces(self, g: Quarriors, slot: Slot) -> None:
        """Only faces one level higher will do. [shaping.charm]"""
        for side in range(SIDES):
            face = g.face(slot * FACES + side)
            if face.kind == CREATURE and face.number == side:
                g.refuse(act(TURN_TO, slot * FACES + side), WRONG_LEVEL)

    def unasked(self, g: Quarriors) -> None:
        creatures = g.players[self.seat].creatures
        if self.creature < len(creatures):
            faces = higher_faces(g, creatures[self.creature])
            if len(faces) == 1:
                self.turn(g, faces[0])
            self.creature += 1
            self.done = False

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.turn(g, first(action))
        self.creature += 1
        self.done = False

    def turn(self, g: Quarriors, die: DieFace) -> None:
        """Turn the die. [shaping.charm]"""
        creature = g.players[self.seat].creatures[self.creature]
        before = creature.die
        creature.die = die
        creature.form = die
        g.tell(TURNED, self.seat, before, die)

    def copy(self) -> RaiseLevels:  # written by tools/copies.py
        return self.carry(RaiseLevels(self.seat, self.creature))


# ---- trading a die in ----


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TradeDie(UntilDone):
    """Cull a die of the used pile and take one from the wilds that costs a little more at most.
    [shaping.incantation]"""

    def __init__(
        self, seat: Seat = 0, card: i64 = 0, above: i64 = 0, culled: i64 = NOTHING
    ) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.above: i64 = above
        self.culled: i64 = culled

    def ask(self, g: Quarriors) -> None:
        if self.culled == NOTHING:
            used = g.players[self.seat].used
            for slot in range(SLOTS):
                if held(used, slot) > 0:
                    g.offer(act(TRADE_IN, slot))
            if g.option_count > 0:
                g.offer(act(DONE))
            if g.refused is not None:
                refuse_unused(g, self.seat, TRADE_IN)
            return
        most = g.card(self.culled).cost + self.above
        for slot in range(SLOTS):
            g.put(act(TAKE, slot), why_not_taken(g, slot, most), g.card(slot).cost, most)
        g.refuse(act(DONE), MUST_TAKE)

    def chosen(self, g: Quarriors, action: Action) -> None:
        """What is taken goes to the used pile, and is a capture only for the end. [ruling.8]"""
        me = g.players[self.seat]
        slot = first(action)
        if verb(action) == TRADE_IN:
            self.done = False
            self.culled = slot
            me.used -= ONE[slot]
            g.stock += ONE[slot]
            g.tell(CULLED, self.seat, slot)
            return
        g.fired(self.seat, self.card)
        me.used += ONE[slot]
        take_from_wilds(g, self.seat, slot)
        starve(g, self.seat)

    def copy(self) -> TradeDie:  # written by tools/copies.py
        return self.carry(TradeDie(self.seat, self.card, self.above, self.culled))

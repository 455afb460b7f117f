"""On other players' turns: reactions to spells, and copies that change. [reaction]

Reactions to the attack are in `attack` and `defence`, those to a loss in `destruction`.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.card import (
    CREATURE,
    DEFENCE_ALL,
    DESTROY_EACH,
    DESTROY_ONE,
    REACTION,
    SAVE_FALLEN,
    SILENCE,
)
from dicehall.games.quarriors.creatures import defence_of, level_of
from dicehall.games.quarriors.destruction import destroy
from dicehall.games.quarriors.ids import DieFace, Place, Slot
from dicehall.games.quarriors.moments import refuse_answers
from dicehall.games.quarriors.oddities import CopyForm, models
from dicehall.games.quarriors.pieces import slot_of
from dicehall.games.quarriors.piles import ONE
from dicehall.games.quarriors.spells import cast
from dicehall.games.quarriors.table import ATTACK, PREPARE, Quarriors
from dicehall.games.quarriors.targets import NO_LIMIT, why_not_silenced
from dicehall.games.quarriors.verbs import (
    CAST,
    DISPELLED,
    ESCAPED,
    HAS_SWITCHED,
    NO_MODEL,
    NO_TARGET,
    OFFERED,
    SWITCH,
)
from dicehall.kit.action import PASS, Action, act, first, verb
from dicehall.kit.ids import Seat
from dicehall.kit.table import Choice, Window

# ---- what can be offered ----


def holds(g: Quarriors, seat: Seat, what: i64) -> bool:
    """Tell whether a player has a spell ready that does something."""
    spells = g.players[seat].spells
    for i in range(spells.count):
        if g.face(spells.dice[i]).power.cast == what:
            return True
    return False


def offer_shields(g: Quarriors, seat: Seat) -> None:
    """Offer reactions that add defence. [life.spell]"""
    spells = g.players[seat].spells
    for i in range(spells.count):
        if not spells.repeats(i) and g.face(spells.dice[i]).power.cast == DEFENCE_ALL:
            g.offer(act(CAST, spells.dice[i]))


def finds_armed(g: Quarriors) -> bool:
    """Tell whether the player whose turn it is has a creature whose attack can be taken away.
    [life.incantation]"""
    for i in range(len(g.players[g.active].creatures)):
        if why_not_silenced(g, i) == OFFERED:
            return True
    return False


def offer_silences(g: Quarriors, seat: Seat) -> None:
    """Offer reactions that take a creature's attack away. [life.incantation]"""
    spells = g.players[seat].spells
    for i in range(spells.count):
        if not spells.repeats(i) and g.face(spells.dice[i]).power.cast == SILENCE:
            g.put(act(CAST, spells.dice[i]), OFFERED if finds_armed(g) else NO_TARGET)


# ---- copies ----


def why_no_switch(g: Quarriors, seat: Seat, at: i64) -> i64:
    """A copy may change once in each turn, if there is another model. [ooze.switch]"""
    creature = g.players[seat].creatures[at]
    if creature.switched:
        return HAS_SWITCHED
    return OFFERED if len(models(g, seat, creature.form)) > 0 else NO_MODEL


def is_copier(g: Quarriors, seat: Seat, at: i64) -> bool:
    """Tell whether a creature is one that copies. [ooze.strong]"""
    return slot_of(g.players[seat].creatures[at].die) == g.wilds.copier


def offer_switches(g: Quarriors, seat: Seat) -> None:
    """Offer creatures that may copy another one now. [ooze.switch]"""
    if g.wilds.copier < 0:
        return
    for i in range(len(g.players[seat].creatures)):
        if is_copier(g, seat, i):
            g.put(act(SWITCH, i), why_no_switch(g, seat, i))


def switch(g: Quarriors, seat: Seat, at: i64) -> None:
    """Change what a creature has copied. [ooze.switch]"""
    g.players[seat].creatures[at].switched = True
    g.push(CopyForm(seat, at))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BeforeRuin(Choice):
    """Before all creatures up to a level, or of a class, are destroyed, a copy among them may
    change. [ooze.switch]"""

    def __init__(self, seat: Seat = 0, level: i64 = 0, slot: Slot = -1) -> None:
        super().__init__(seat)
        self.level: i64 = level
        self.slot: Slot = slot

    def ask(self, g: Quarriors) -> None:
        creatures = g.players[self.seat].creatures
        for i in range(len(creatures) if g.wilds.copier >= 0 else 0):
            doomed = level_of(g, creatures[i]) <= self.level
            if is_copier(g, self.seat, i) and (doomed or slot_of(creatures[i].form) == self.slot):
                g.put(act(SWITCH, i), why_no_switch(g, self.seat, i))
        if g.option_count > 0:
            g.offer(PASS)
        if g.refused is not None:
            refuse_answers(g, self.seat)

    def chosen(self, g: Quarriors, action: Action) -> None:
        if verb(action) == SWITCH:
            self.done = False
            switch(g, self.seat, first(action))

    def copy(self) -> BeforeRuin:  # written by tools/copies.py
        return self.carry(BeforeRuin(self.seat, self.level, self.slot))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EndOfTurn(Window):
    """As a turn ends, the copies of the other players may still change. [ooze.switch]"""

    def ask(self, g: Quarriors) -> None:
        if self.seat != g.active:
            offer_switches(g, self.seat)
            if g.refused is not None:
                refuse_answers(g, self.seat)

    def chosen(self, g: Quarriors, action: Action) -> None:
        switch(g, self.seat, first(action))

    def copy(self) -> EndOfTurn:  # written by tools/copies.py
        return self.carry(EndOfTurn(self.seat, self.passes))


# ---- a spell has named its target ----


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NamedCreature(Choice):
    """A spell has named a creature. Its owner may answer before it is destroyed; if it is then too
    strong for the spell, it stays. [reaction.spell] [death.spell] [death.incantation]"""

    def __init__(
        self, seat: Seat = 0, creature: Place = 0, level: i64 = 0, defence: i64 = 0
    ) -> None:
        super().__init__(seat)
        self.creature: Place = creature
        self.level: i64 = level
        self.defence: i64 = defence

    def in_reach(self, g: Quarriors, more: i64) -> bool:
        """Tell whether the spell destroys it, should it have so much more defence. [ruling.6]"""
        creature = g.players[self.seat].creatures[self.creature]
        if self.seat != g.active and g.power(creature).immune:
            return False
        weak = defence_of(g, self.seat, creature, False) + more <= self.defence
        return weak and level_of(g, creature) <= self.level

    def shields(self, g: Quarriors) -> i64:
        """Return the defence that all reactions of the owner can add. [life.spell]"""
        spells = g.players[self.seat].spells
        total: i64 = 0
        for i in range(spells.count):
            power = g.face(spells.dice[i]).power
            if power.cast == DEFENCE_ALL:
                total += power.deed.amount
        return total

    def ask(self, g: Quarriors) -> None:
        if self.seat == g.active or not self.in_reach(g, 0):
            return
        if self.defence < NO_LIMIT and not self.in_reach(g, self.shields(g)):
            offer_shields(g, self.seat)
        if is_copier(g, self.seat, self.creature):
            why = why_no_switch(g, self.seat, self.creature)
            g.put(act(SWITCH, self.creature), why)
        if g.option_count > 0:
            g.offer(PASS)
        if g.refused is not None:
            refuse_answers(g, self.seat)

    def unasked(self, g: Quarriors) -> None:
        """The spell takes its course. [death.spell] [death.incantation]"""
        if self.in_reach(g, 0):
            destroy(g, self.seat, self.creature, False)
        else:
            g.tell(ESCAPED, self.seat, g.players[self.seat].creatures[self.creature].form)

    def chosen(self, g: Quarriors, action: Action) -> None:
        if verb(action) == PASS:
            self.unasked(g)
            return
        self.done = False
        if verb(action) == SWITCH:
            switch(g, self.seat, first(action))
        else:
            cast(g, self.seat, first(action))

    def copy(self) -> NamedCreature:  # written by tools/copies.py
        return self.carry(NamedCreature(self.seat, self.creature, self.level, self.defence))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NamedSpell(Choice):
    """A spell has named another spell. If that is a reaction, its owner may cast it before it is
    destroyed. [reaction.dispel] [shaping.spell]"""

    def __init__(self, seat: Seat = 0, die: DieFace = 0) -> None:
        super().__init__(seat)
        self.die: DieFace = die

    def ask(self, g: Quarriors) -> None:
        reacts = g.card(slot_of(self.die)).timing == REACTION
        if self.seat != g.active and reacts and self.matters(g):
            g.offer(act(CAST, self.die))
            g.offer(PASS)
        if g.refused is not None:
            refuse_answers(g, self.seat)

    def matters(self, g: Quarriors) -> bool:
        """Tell whether what the reaction does can still make a difference in this turn.
        [reaction]"""
        what = g.face(self.die).power.cast
        if what == SILENCE:
            return g.phase <= ATTACK and len(g.strikes) == 0 and finds_armed(g)
        me = g.players[self.seat]
        if len(me.creatures) == 0:
            return False
        danger = attack_to_come(g, self.seat) or holds(g, g.active, DESTROY_EACH)
        if what == SAVE_FALLEN:
            return not me.saves and (danger or holds(g, g.active, DESTROY_ONE))
        return danger if what == DEFENCE_ALL else False

    def unasked(self, g: Quarriors) -> None:
        """It goes to its owner's used pile. [shaping.spell]"""
        me = g.players[self.seat]
        me.spells.remove(self.die)
        me.used += ONE[slot_of(self.die)]
        g.tell(DISPELLED, self.seat, slot_of(self.die))

    def chosen(self, g: Quarriors, action: Action) -> None:
        if verb(action) == PASS:
            self.unasked(g)
        else:
            cast(g, self.seat, self.die)

    def copy(self) -> NamedSpell:  # written by tools/copies.py
        return self.carry(NamedSpell(self.seat, self.die))


def attack_to_come(g: Quarriors, seat: Seat) -> bool:
    """Tell whether a player may yet be attacked in this turn. [attack]"""
    from dicehall.games.quarriors.attack import Assault  # which opens reactions

    if g.phase >= ATTACK:
        for i in range(len(g.stack)):
            frame = g.stack[i]
            if isinstance(frame, Assault):
                order = (frame.defender - g.active + g.seats) % g.seats
                return order <= (seat - g.active + g.seats) % g.seats
        return g.phase == ATTACK
    if g.phase < PREPARE or len(g.players[g.active].creatures) > 0:
        return True
    pool = g.players[g.active].pool
    for i in range(pool.count):
        if g.face(pool.dice[i]).kind == CREATURE:
            return True
    return False

"""Spells: readied for nothing, cast now or later, attached, or kept as a reaction. [spells]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.card import (
    ATTACH,
    ATTACK_ALL,
    DEFENCE_ALL,
    DESTROY_EACH,
    DESTROY_ONE,
    DISPEL,
    GAIN_QUIDDITY,
    GLORY_PER_LOSER,
    GLORY_PER_SCORED,
    IMMEDIATE,
    RAISE_LEVEL,
    SILENCE,
    SPELL,
    STANDARD,
    Power,
)
from dicehall.games.quarriors.creatures import higher_faces
from dicehall.games.quarriors.oddities import CopyForm, models
from dicehall.games.quarriors.pieces import NO_STRIKE, slot_of
from dicehall.games.quarriors.table import ATTACK, CAPTURE, Quarriors
from dicehall.games.quarriors.targets import (
    AttachSpell,
    DestroyEach,
    DestroyOne,
    DispelSpell,
    RaiseLevels,
    SilenceCreature,
    can_destroy,
    can_silence,
    weak_enough,
)
from dicehall.games.quarriors.verbs import (
    CAST,
    CAST_SPELL,
    ENRAGED,
    GOT_QUIDDITY,
    READIED,
    SHIELDED,
    SWITCH,
)
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.table import BIT, Window


def ready_spells(g: Quarriors, seat: i64) -> None:
    """All dice that show a spell move to the ready area, free of charge; immediate ones were used
    right after the roll or are lost. [spells.ready] [growth.immediate]"""
    me = g.players[seat]
    i: i64 = 0
    while i < me.pool.count:
        die = me.pool.dice[i]
        if g.face(die).kind == SPELL and g.card(slot_of(die)).timing != IMMEDIATE:
            me.pool.remove(die)
            me.spells.add(die)
            g.tell(READIED, seat, die)
        else:
            i += 1


def offer_casts(g: Quarriors, seat: i64, battle: bool) -> None:
    """Offer the spells the active player can cast now. [spells.own-turn] [ruling.4]"""
    spells = g.players[seat].spells
    for i in range(spells.count):
        if not spells.repeats(i):
            die = spells.dice[i]
            if can_cast(g, seat, die) and (not battle or counts_in_battle(g, die)):
                g.offer(act(CAST, die))


def counts_in_battle(g: Quarriors, die: i64) -> bool:
    """Tell whether it matters that a spell is cast between two defences. [spells.in-attack]"""
    power = g.face(die).power
    return power.boost_attack > 0 or power.cast in (
        DESTROY_EACH,
        DESTROY_ONE,
        ATTACK_ALL,
        DISPEL,
    )


def can_cast(g: Quarriors, seat: i64, die: i64) -> bool:
    """A standard or attach spell is cast on the own turn, and must find its target.
    [spells.target] [spells.own-turn]"""
    timing = g.card(slot_of(die)).timing
    power = g.face(die).power
    if timing == ATTACH:
        return len(g.players[seat].creatures) > 0
    if timing != STANDARD or power.silent:
        return False
    what = power.cast
    if what == DESTROY_EACH:
        return finds_weak(g, seat, power.amount)
    if what == ATTACK_ALL:
        return g.phase <= ATTACK and len(g.players[seat].creatures) > 0
    if what == DESTROY_ONE:
        return finds_victim(g, seat, power.amount)
    if what == DISPEL:
        return finds_spell(g, seat)
    if what == RAISE_LEVEL:
        return finds_higher(g, seat)
    if what == GLORY_PER_LOSER:
        return g.phase == CAPTURE and g.losers & ~BIT[seat] != 0
    if what == GLORY_PER_SCORED:
        return g.scored >= power.least
    return True


def finds_weak(g: Quarriors, seat: i64, defence: i64) -> bool:
    """Tell whether an opponent has a creature of at most that defence. [death.spell]"""
    for owner in range(g.seats):
        if owner != seat:
            for i in range(len(g.players[owner].creatures)):
                if weak_enough(g, seat, owner, i, defence):
                    return True
    return False


def finds_victim(g: Quarriors, seat: i64, level: i64) -> bool:
    """Tell whether there is a creature of at most that level. [death.incantation]"""
    for owner in range(g.seats):
        for i in range(len(g.players[owner].creatures)):
            if can_destroy(g, seat, owner, i, level):
                return True
    return False


def finds_spell(g: Quarriors, seat: i64) -> bool:
    """Tell whether another spell is ready anywhere. [shaping.spell]"""
    for owner in range(g.seats):
        other = g.players[owner]
        if other.spells.count > (1 if owner == seat else 0):
            return True
        for i in range(len(other.creatures)):
            if other.creatures[i].attached > 0:
                return True
    return False


def finds_higher(g: Quarriors, seat: i64) -> bool:
    """Tell whether an own creature can be turned to a higher level. [shaping.charm]"""
    creatures = g.players[seat].creatures
    for i in range(len(creatures)):
        if len(higher_faces(g, creatures[i])) > 0:
            return True
    return False


def spend_spell(g: Quarriors, seat: i64, die: i64) -> None:
    """A spell that is cast is spent before it takes effect. [spells.cast] [spend]"""
    g.players[seat].spells.remove(die)
    g.spend(seat, slot_of(die))
    g.tell(CAST_SPELL, seat, die)
    g.fired(seat, slot_of(die))


def cast(g: Quarriors, seat: i64, die: i64) -> None:
    """Cast a spell; what it needs to know it asks. [spells.cast]"""
    if g.card(slot_of(die)).timing == ATTACH:
        g.tell(CAST_SPELL, seat, die)
        g.push(AttachSpell(seat, die))
        return
    spend_spell(g, seat, die)
    power = g.face(die).power
    amount = power.amount
    what = power.cast
    if what == DESTROY_EACH:
        g.push(DestroyEach(seat, amount))
        g.push(Ward((seat + 1) % g.seats))
    elif what == DESTROY_ONE:
        g.push(DestroyOne(seat, amount))
    elif what == ATTACK_ALL:
        enrage(g, seat, amount)
    elif what == GAIN_QUIDDITY:
        g.quiddity += power.quiddity
        g.tell(GOT_QUIDDITY, seat, power.quiddity)
    elif what == DEFENCE_ALL:
        g.players[seat].shield += amount
        g.tell(SHIELDED, seat, amount)
    elif what == SILENCE:
        g.push(SilenceCreature(seat))
    elif what == DISPEL:
        g.push(DispelSpell(seat))
    elif what == RAISE_LEVEL:
        g.push(RaiseLevels(seat))
    else:
        g.gain_glory(seat, glory_of_spell(g, seat, power))


def glory_of_spell(g: Quarriors, seat: i64, power: Power) -> i64:
    """Return the glory a victory spell brings. [victory.spell] [victory.charm]
    [victory.incantation]"""
    if power.cast == GLORY_PER_LOSER:
        losers: i64 = 0
        for other in range(g.seats):
            if other != seat and g.losers >> other & 1:
                losers += 1
        return power.amount * losers
    if power.cast == GLORY_PER_SCORED:
        return power.amount * g.scored
    return power.amount


def enrage(g: Quarriors, seat: i64, amount: i64) -> None:
    """All own creatures attack harder this turn; in mid-attack, those who have not yet defended
    feel it. [death.cantrip] [spells.in-attack]"""
    g.fury += amount
    g.tell(ENRAGED, seat, amount)
    creatures = g.players[seat].creatures
    for i in range(len(creatures)):
        if creatures[i].strike != NO_STRIKE:
            strike = g.strikes[creatures[i].strike]
            if not strike.silenced:
                strike.attack += amount


# ---- on other players' turns ----


def offer_shields(g: Quarriors, seat: i64) -> None:
    """Offer reactions that add defence. [life.spell]"""
    me = g.players[seat]
    if len(me.creatures) == 0:
        return
    for i in range(me.spells.count):
        if not me.spells.repeats(i):
            if g.face(me.spells.dice[i]).power.cast == DEFENCE_ALL:
                g.offer(act(CAST, me.spells.dice[i]))


def offer_silences(g: Quarriors, seat: i64) -> None:
    """Offer reactions that take an attacker's attack away. [life.incantation]"""
    me = g.players[seat]
    for i in range(me.spells.count):
        if not me.spells.repeats(i) and g.face(me.spells.dice[i]).power.cast == SILENCE:
            for k in range(len(g.players[g.active].creatures)):
                if can_silence(g, seat, k):
                    g.offer(act(CAST, me.spells.dice[i]))
                    break


def offer_switches(g: Quarriors, seat: i64) -> None:
    """Offer creatures that may copy another one now, once in each turn. [ooze.switch]"""
    if g.wilds.copier < 0:
        return
    creatures = g.players[seat].creatures
    for i in range(len(creatures)):
        creature = creatures[i]
        if slot_of(creature.die) == g.wilds.copier and not creature.switched:
            if len(models(g, seat, creature.form)) > 0:
                g.offer(act(SWITCH, i))


def switch(g: Quarriors, seat: i64, at: i64) -> None:
    """Change what a creature has copied. [ooze.switch]"""
    g.players[seat].creatures[at].switched = True
    g.push(CopyForm(seat, at))


def anybody_can_answer(g: Quarriors, defender: i64) -> bool:
    """Tell whether somebody holds a spell, or the defender a creature that can change."""
    for seat in range(g.seats):
        if g.players[seat].spells.count > 0:
            return True
    return g.wilds.copier >= 0 and len(g.players[defender].creatures) > 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ward(Window):
    """Before a spell looks for weak creatures their owners may cast reactions. [reaction.spell]"""

    def ask(self, g: Quarriors) -> None:
        if self.seat != g.active:
            offer_shields(g, self.seat)

    def chosen(self, g: Quarriors, action: Action) -> None:
        cast(g, self.seat, first(action))

    def copy(self) -> Ward:
        return self.carry(Ward(self.seat, self.passes))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BeforeDefence(Window):
    """Before each defence the others may react, and the attacker may cast. [reaction.attack]
    [spells.in-attack]

    The attacker has just had the whole of phase 3 before the first defence, and is asked there only
    if somebody has reacted.
    """

    def __init__(
        self,
        seat: i64 = 0,
        passes: i64 = 0,
        defender: i64 = 0,
        opening: bool = False,
    ) -> None:
        super().__init__(seat, passes)
        self.defender: i64 = defender
        self.opening = opening  # nothing has happened since phase 3

    def ask(self, g: Quarriors) -> None:
        if len(g.players[self.defender].creatures) == 0:
            return
        if self.seat == g.active:
            if not self.opening:
                offer_casts(g, self.seat, True)
            return
        if self.seat == self.defender:
            offer_shields(g, self.seat)
            offer_switches(g, self.seat)
        offer_silences(g, self.seat)

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.opening = False
        if verb(action) == SWITCH:
            switch(g, self.seat, first(action))
        else:
            cast(g, self.seat, first(action))

    def copy(self) -> BeforeDefence:
        return self.carry(BeforeDefence(self.seat, self.passes, self.defender, self.opening))

"""Phase 4: attack every opponent in turn. [attack]"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.card import PRINTED
from dicehall.games.quarriors.creatures import (
    attack_of,
    defence_of,
    first_alike,
    lent,
    level_of,
)
from dicehall.games.quarriors.destruction import Ruin, destroy
from dicehall.games.quarriors.pieces import NO_STRIKE, Strike, slot_of
from dicehall.games.quarriors.spells import (
    BeforeDefence,
    anybody_can_answer,
    cast,
    offer_shields,
)
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import ATTACKED, CAST, DEFEND, DEFENDED, HELD_OUT
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.table import Choice, Frame

NO_CREATURE = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Attack(Frame):
    """All creatures attack all opponents, beginning on the left. [attack] [attack.all]

    Attackers are never hurt. [attack.unhurt]
    """

    def step(self, g: Quarriors, at: i64) -> None:
        if at == 0:
            self.fix_strikes(g)
        elif at < g.seats:
            self.against(g, (g.active + at) % g.seats, at == 1)
        else:
            self.end(g)

    def fix_strikes(self, g: Quarriors) -> None:
        """Add up the attack of all creatures, spells already cast included. From here on creatures
        that come or go do not change it. [attack.total] [ruling.fixed]"""
        creatures = g.players[g.active].creatures
        strikes = vec[Strike](capacity=len(creatures))
        for i in range(len(creatures)):
            creature = creatures[i]
            creature.strike = i
            attack = attack_of(g, g.active, creature)
            strike = Strike(creature.form, level_of(g, creature), attack)
            strike.silenced = creature.silenced
            strikes = append(strikes, strike)
            if g.journal is not None:
                note_attack(g, g.active, i)
        g.strikes = strikes

    def against(self, g: Quarriors, defender: i64, opening: bool) -> None:
        """Every opponent faces the full strength. [attack.each]"""
        if len(g.players[defender].creatures) > 0:
            g.push(Assault(defender, opening))

    def end(self, g: Quarriors) -> None:
        """Whoever came back in this combat can be hurt again. [ruling.returned]"""
        self.done = True
        g.strikes = vec[Strike](capacity=0)
        for seat in range(g.seats):
            creatures = g.players[seat].creatures
            for i in range(len(creatures)):
                creatures[i].strike = NO_STRIKE
                creatures[i].safe = False

    def copy(self) -> Attack:
        return self.carry(Attack())


def note_attack(g: Quarriors, seat: i64, at: i64) -> None:
    """Tell which cards shaped a creature's attack."""
    creature = g.players[seat].creatures[at]
    if g.power(creature).stats != PRINTED:
        g.noted(seat, slot_of(creature.form))
    if g.wilds.lends and lent(g, seat, creature, False) > 0:
        creatures = g.players[seat].creatures
        for i in range(len(creatures)):
            if i != at and g.power(creatures[i]).lend_attack > 0:
                g.noted(seat, slot_of(creatures[i].form))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Assault(Frame):
    """The attack on one opponent. [attack.each]"""

    def __init__(self, defender: i64 = 0, opening: bool = False, alone: bool = False) -> None:
        super().__init__()
        self.defender: i64 = defender
        self.opening = opening
        self.alone = alone  # the defender had just one creature

    def step(self, g: Quarriors, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.reactions(g)
            case 1: self.quake(g)
            case 2: self.strike(g)
            case _: self.done = True
        # fmt: on

    def reactions(self, g: Quarriors) -> None:
        """Everybody may cast before the blow falls. [reaction.attack]"""
        if anybody_can_answer(g, self.defender):
            g.push(BeforeDefence((g.active + 1) % g.seats, 0, self.defender, self.opening))

    def quake(self, g: Quarriors) -> None:
        """Small creatures are destroyed before anybody defends. [dragon.plain] [warrior.plain]"""
        creatures = g.players[self.defender].creatures
        self.alone = len(creatures) == 1
        level: i64 = 0
        for i in range(len(g.strikes)):
            strong = g.face(g.strikes[i].form).power.quake
            if strong > level:
                level = strong
        if level == 0:
            return
        found = False
        for i in range(len(creatures)):
            if level_of(g, creatures[i]) <= level:
                creatures[i].doomed = True
                found = True
        if found:
            for i in range(len(g.strikes)):
                if g.face(g.strikes[i].form).power.quake > 0:
                    g.noted(g.active, slot_of(g.strikes[i].form))
            g.push(Ruin(self.defender, True))

    def strike(self, g: Quarriors) -> None:
        """Add up what the creatures are worth against this opponent. [attack.total]
        [ruling.defender] [ruling.10]"""
        if len(g.players[self.defender].creatures) == 0:
            return
        pierced = False
        for i in range(len(g.strikes)):
            if g.face(g.strikes[i].form).power.pierces:
                pierced = True
        damage = self.total(g, False)
        surge = self.total(g, True)
        g.tell(ATTACKED, g.active, self.defender, damage)
        if g.journal is not None:
            self.note(g, pierced)
        if g.losers >> self.defender & 1:
            damage += surge  # the quake has felled the first
            surge = 0
        g.push(Defence(self.defender, damage, surge, pierced))

    def total(self, g: Quarriors, surging: bool) -> i64:
        """Return the whole damage, or what the first fall adds to it. [deathdealer.mighty]"""
        awe: i64 = 0
        cap: i64 = 0
        if g.wilds.guards:
            creatures = g.players[self.defender].creatures
            for i in range(len(creatures)):
                power = g.power(creatures[i])
                awe = max(awe, power.overawe)
                if power.cap > 0 and (cap == 0 or power.cap < cap):
                    cap = power.cap
        total: i64 = 0
        for i in range(len(g.strikes)):
            strike = g.strikes[i]
            power = g.face(strike.form).power
            if strike.level > awe and (power.surges or not surging):
                total += self.worth(g, strike, cap)
        return total

    def worth(self, g: Quarriors, strike: Strike, cap: i64) -> i64:
        """Return what one creature adds: bonuses first, then the cap. [warrior.plain]
        [hag.mighty]"""
        attack = strike.attack
        if self.alone and not strike.silenced:
            attack += g.face(strike.form).power.duel
        return cap if 0 < cap < attack else attack

    def note(self, g: Quarriors, pierced: bool) -> None:
        """Tell which cards changed the total."""
        creatures = g.players[self.defender].creatures
        lowest: i64 = 9
        highest: i64 = 0
        for i in range(len(g.strikes)):
            strike = g.strikes[i]
            power = g.face(strike.form).power
            lowest = min(lowest, strike.level)
            highest = max(highest, self.worth(g, strike, 0))
            if (power.duel > 0 and self.alone) or (power.surges and not strike.silenced):
                g.noted(g.active, slot_of(strike.form))
        for i in range(len(creatures)):
            creature = creatures[i]
            power = g.power(creature)
            if power.overawe >= lowest or 0 < power.cap < highest:
                g.noted(self.defender, slot_of(creature.form))
            if creature.attached > 0 and pierced:
                for k in range(len(g.strikes)):
                    if g.face(g.strikes[k].form).power.pierces:
                        g.noted(g.active, slot_of(g.strikes[k].form))

    def copy(self) -> Assault:
        return self.carry(Assault(self.defender, self.opening, self.alone))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Defence(Choice):
    """The defender picks one creature at a time until the damage is spent. [attack.defend]
    [attack.next]"""

    def __init__(
        self, seat: i64 = 0, damage: i64 = 0, surge: i64 = 0, pierced: bool = False
    ) -> None:
        super().__init__(seat)
        self.damage: i64 = damage
        self.surge: i64 = surge
        self.pierced = pierced

    def falls(self, g: Quarriors, at: i64) -> bool:
        """Damage of at least the defence destroys; less has no effect. [attack.destroyed]"""
        creature = g.players[self.seat].creatures[at]
        return defence_of(g, self.seat, creature, self.pierced) <= self.damage

    def in_danger(self, g: Quarriors) -> bool:
        """Tell whether any creature can fall."""
        creatures = g.players[self.seat].creatures
        for i in range(len(creatures)):
            if not creatures[i].safe and self.falls(g, i):
                return True
        return False

    def only(self, g: Quarriors) -> i64:
        """Return the only creature that can defend, if the choice makes no difference."""
        creatures = g.players[self.seat].creatures
        found: i64 = NO_CREATURE
        for i in range(len(creatures)):
            if not creatures[i].safe and first_alike(g, self.seat, i):
                if found != NO_CREATURE:
                    return NO_CREATURE
                found = i
        return found

    def ask(self, g: Quarriors) -> None:
        if self.damage <= 0 or not self.in_danger(g):
            return
        if g.players[self.seat].spells.count > 0:
            offer_shields(g, self.seat)
        if g.option_count == 0 and self.only(g) != NO_CREATURE:
            return
        creatures = g.players[self.seat].creatures
        for i in range(len(creatures)):
            if not creatures[i].safe and first_alike(g, self.seat, i):
                g.offer(act(DEFEND, i))

    def unasked(self, g: Quarriors) -> None:
        """Without a choice the attack takes its course. [attack.defend]"""
        if self.damage > 0 and self.in_danger(g):
            self.defend(g, self.only(g))

    def chosen(self, g: Quarriors, action: Action) -> None:
        if verb(action) == CAST:
            cast(g, self.seat, first(action))
            self.done = False
        else:
            self.defend(g, first(action))

    def defend(self, g: Quarriors, at: i64) -> None:
        """The creature takes all the damage that is left; if it falls, its defence is taken off and
        another must defend. [attack.defend] [attack.destroyed] [attack.next]"""
        creature = g.players[self.seat].creatures[at]
        defence = defence_of(g, self.seat, creature, self.pierced)
        if g.journal is not None:
            note_defence(g, self.seat, at)
        if defence > self.damage:
            g.tell(HELD_OUT, self.seat, creature.form, defence, self.damage)
            return
        g.tell(DEFENDED, self.seat, creature.form, defence, self.damage)
        self.damage += self.surge - defence
        self.surge = 0
        self.done = False
        destroy(g, self.seat, at, True)

    def copy(self) -> Defence:
        return self.carry(Defence(self.seat, self.damage, self.surge, self.pierced))


def note_defence(g: Quarriors, seat: i64, at: i64) -> None:
    """Tell which cards shaped a creature's defence."""
    creature = g.players[seat].creatures[at]
    power = g.power(creature)
    if power.stats != PRINTED or power.defence > 0 or power.defence_each > 0:
        g.noted(seat, slot_of(creature.form))
    if g.wilds.lends and lent(g, seat, creature, True) > 0:
        creatures = g.players[seat].creatures
        for i in range(len(creatures)):
            if i != at and g.power(creatures[i]).lend_defence > 0:
                g.noted(seat, slot_of(creatures[i].form))

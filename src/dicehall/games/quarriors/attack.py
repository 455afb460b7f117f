"""Phase 4: attack every opponent in turn. [attack]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.card import (
    DESTROY_EACH,
    DESTROY_ONE,
    DISPEL,
    PRINTED,
    SILENCE,
)
from dicehall.games.quarriors.creatures import attack_of, lent, level_of
from dicehall.games.quarriors.defence import (
    BeforeDefence,
    Defence,
    anybody_can_answer,
    note_surge,
)
from dicehall.games.quarriors.destruction import Ruin
from dicehall.games.quarriors.moments import refuse_answers, refuse_switches
from dicehall.games.quarriors.pieces import Strike, slot_of
from dicehall.games.quarriors.reactions import BeforeRuin, holds, offer_silences
from dicehall.games.quarriors.spells import BEFORE_TOTAL, cast, offer_casts
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import ATTACKED
from dicehall.kit.action import Action, first
from dicehall.kit.ids import Seat
from dicehall.kit.table import Frame, Window

AFTER_QUAKE: Final = 2  # the step of an assault in which the quake is over


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Attack(Frame):
    """All creatures attack all opponents, beginning on the left. [attack] [attack.all]

    Attackers are never hurt. [attack.unhurt]
    """

    def step(self, g: Quarriors, at: i64) -> None:
        if at == 0:
            self.reactions(g)
        elif at == 1:
            self.fix_strikes(g)
        elif at <= g.seats:
            self.against(g, (g.active + at - 1) % g.seats)
        else:
            self.end(g)

    def reactions(self, g: Quarriors) -> None:
        """Before the attack is added up, the others may take attack away. [reaction.total]"""
        for turn in range(1, g.seats):
            if holds(g, (g.active + turn) % g.seats, SILENCE):
                g.push(BeforeAttack((g.active + 1) % g.seats, 0, True))
                return

    def fix_strikes(self, g: Quarriors) -> None:
        """Add up the attack of all creatures, spells already cast included. From here on neither
        spells nor creatures that come or go change it: every opponent faces the same.
        [attack.total] [ruling.fixed]"""
        g.strikes = strikes_now(g)
        if g.journal is not None:
            for i in range(len(g.strikes)):
                note_attack(g, g.active, i)

    def against(self, g: Quarriors, defender: i64) -> None:
        """Every opponent faces the full strength. [attack.each]"""
        if len(g.players[defender].creatures) > 0 and len(g.strikes) > 0:
            g.push(Assault(defender))

    def end(self, g: Quarriors) -> None:
        """Whoever came back in this combat can be hurt again. [ruling.returned]"""
        self.done = True
        g.strikes = vec[Strike](capacity=0)
        for seat in range(g.seats):
            creatures = g.players[seat].creatures
            for i in range(len(creatures)):
                creatures[i].safe = False

    def copy(self) -> Attack:  # written by tools/copies.py
        return self.carry(Attack())


def strikes_now(g: Quarriors) -> vec[Strike]:
    """Return what each creature adds to the attack. [attack.total]"""
    creatures = g.players[g.active].creatures
    strikes = vec[Strike](capacity=len(creatures))
    for i in range(len(creatures)):
        creature = creatures[i]
        attack = attack_of(g, g.active, creature)
        strike = Strike(creature.form, level_of(g, creature), attack)
        strike.silenced = creature.silenced
        strikes = append(strikes, strike)
    return strikes


def strikes_of(g: Quarriors) -> vec[Strike]:
    """Return what was added up, or what would be now. [attack.total]"""
    return g.strikes if len(g.strikes) > 0 else strikes_now(g)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BeforeAttack(Window):
    """Before the attack is added up the others may take attack away, where somebody could be hurt;
    the attacker may answer. [reaction.total] [spells.in-attack] [life.incantation]

    The attacker has just had the whole of phase 3, and is asked only if somebody has reacted.
    """

    def __init__(self, seat: Seat = 0, passes: i64 = 0, opening: bool = False) -> None:
        super().__init__(seat, passes)
        self.opening = opening  # nothing has happened since phase 3

    def ask(self, g: Quarriors) -> None:
        if self.seat == g.active:
            if not self.opening:
                offer_casts(g, self.seat, BEFORE_TOTAL)
            if g.refused is not None:
                refuse_switches(g, self.seat)
            return
        if holds(g, self.seat, SILENCE) and could_hurt(g):
            offer_silences(g, self.seat)
        if g.refused is not None:
            refuse_answers(g, self.seat)

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.opening = False
        cast(g, self.seat, first(action))

    def copy(self) -> BeforeAttack:  # written by tools/copies.py
        return self.carry(BeforeAttack(self.seat, self.passes, self.opening))


def could_hurt(g: Quarriors) -> bool:
    """Tell whether somebody falls if nobody reacts, or may yet be made to fall by a spell that the
    attacker can cast in mid-attack. [reaction]"""
    mean = False
    for what in (DESTROY_EACH, DESTROY_ONE, DISPEL):
        mean = mean or holds(g, g.active, what)
    for turn in range(1, g.seats):
        seat = (g.active + turn) % g.seats
        if len(g.players[seat].creatures) > 0 and (mean or not Assault(seat).harmless(g)):
            return True
    return False


def note_attack(g: Quarriors, seat: Seat, at: i64) -> None:
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

    def __init__(self, defender: i64 = 0) -> None:
        super().__init__()
        self.defender: i64 = defender

    def step(self, g: Quarriors, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.before_quake(g)
            case 1: self.quake(g)
            case 2: self.reactions(g)
            case 3: self.strike(g)
            case _: self.done = True
        # fmt: on

    def before_quake(self, g: Quarriors) -> None:
        """A copy that would fall may change. [ooze.switch]"""
        level = self.quake_level(g) if g.wilds.copier >= 0 else 0
        if level > 0:
            g.push(BeforeRuin(self.defender, level))

    def quake(self, g: Quarriors) -> None:
        """Small creatures are destroyed before anybody defends. [dragon.plain]"""
        creatures = g.players[self.defender].creatures
        level = self.quake_level(g)
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

    def reactions(self, g: Quarriors) -> None:
        """Defender and attacker may cast before a creature is picked. [reaction.attack]
        [spells.in-attack]"""
        if anybody_can_answer(g, self.defender):
            g.push(BeforeDefence(self.defender, 0, self.defender))

    def quake_level(self, g: Quarriors) -> i64:
        """Return up to which level creatures fall before the blow. [dragon.plain]"""
        level: i64 = 0
        strikes = strikes_of(g)
        for i in range(len(strikes)):
            strong = g.face(strikes[i].form).power.quake
            if strong > level:
                level = strong
        return level

    def strike(self, g: Quarriors) -> None:
        """What the creatures are worth against this opponent is dealt. [attack.total]"""
        if len(g.players[self.defender].creatures) == 0:
            return
        defence = self.blow(g)
        g.tell(ATTACKED, g.active, self.defender, defence.damage)
        if g.journal is not None:
            self.note(g, defence.pierced)
            if g.losers >> self.defender & 1:
                note_surge(g)
        g.push(defence)

    def blow(self, g: Quarriors) -> Defence:
        """Return what this opponent is to face; before the quake, what it will be if nobody
        reacts. [attack.total] [ruling.defender] [ruling.10]

        All that depends on the defender is judged as the first creature is to be picked: who has
        fallen in the quake neither guards anybody nor counts as a creature. That fall adds what
        the first fall adds, and if all fall, nothing is left to be dealt. [dragon.plain]
        [warrior.plain] [deathdealer.mighty]
        """
        creatures = g.players[self.defender].creatures
        strikes = strikes_of(g)
        level = self.quake_level(g) if self.at < AFTER_QUAKE else 0
        fallen = g.losers >> self.defender & 1 != 0
        left: i64 = 0
        awe: i64 = 0
        cap: i64 = 0
        for i in range(len(creatures)):
            creature = creatures[i]
            if creature.doomed or level_of(g, creature) <= level:
                fallen = True
                continue
            left += 1
            if g.wilds.guards:
                power = g.power(creature)
                awe = max(awe, power.overawe)
                if power.cap > 0 and (cap == 0 or power.cap < cap):
                    cap = power.cap
        damage: i64 = 0
        surge: i64 = 0
        for i in range(len(strikes) if left > 0 else 0):
            strike = strikes[i]
            if strike.level > awe:
                worth = self.worth(g, strike, cap, left == 1)
                damage += worth
                if g.face(strike.form).power.surges:
                    surge += worth
        if fallen:
            damage += surge
            surge = 0
        return Defence(self.defender, damage, surge, pierces(g))

    def harmless(self, g: Quarriors) -> bool:
        """Tell whether nobody of this opponent falls if nobody reacts. [attack.destroyed]"""
        creatures = g.players[self.defender].creatures
        level = self.quake_level(g)
        for i in range(len(creatures)):
            if level_of(g, creatures[i]) <= level:
                return False
        return not self.blow(g).in_danger(g)

    def worth(self, g: Quarriors, strike: Strike, cap: i64, alone: bool) -> i64:
        """Return what one creature adds: bonuses first, then the cap. [warrior.plain]
        [hag.mighty]"""
        attack = strike.attack
        if alone and not strike.silenced:
            attack += g.face(strike.form).power.duel
        return cap if 0 < cap < attack else attack

    def note(self, g: Quarriors, pierced: bool) -> None:
        """Tell which cards changed the total."""
        creatures = g.players[self.defender].creatures
        alone = len(creatures) == 1
        lowest: i64 = 9
        highest: i64 = 0
        for i in range(len(g.strikes)):
            strike = g.strikes[i]
            power = g.face(strike.form).power
            lowest = min(lowest, strike.level)
            highest = max(highest, self.worth(g, strike, 0, alone))
            if power.duel > 0 and alone and not strike.silenced:
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

    def copy(self) -> Assault:  # written by tools/copies.py
        return self.carry(Assault(self.defender))


def pierces(g: Quarriors) -> bool:
    """Tell whether the attack ignores attached spells. [devotee.mighty]"""
    strikes = strikes_of(g)
    for i in range(len(strikes)):
        if g.face(strikes[i].form).power.pierces:
            return True
    return False


def pierced_now(g: Quarriors, seat: Seat) -> bool:
    """Tell whether attached spells of a player do not count against the attack under way.
    [devotee.mighty]"""
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Assault) and frame.defender == seat:
            return pierces(g)
    return False

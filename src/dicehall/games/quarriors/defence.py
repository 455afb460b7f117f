"""Phase 4, step 2: the defence of one opponent. [attack.defend]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.card import PRINTED
from dicehall.games.quarriors.creatures import defence_of, lent, why_not_first
from dicehall.games.quarriors.destruction import destroy
from dicehall.games.quarriors.moments import refuse_answers, refuse_switches
from dicehall.games.quarriors.pieces import slot_of
from dicehall.games.quarriors.reactions import offer_shields, offer_switches, switch
from dicehall.games.quarriors.spells import IN_BATTLE, cast, offer_casts
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import (
    DEFEND,
    DEFENDED,
    HELD_OUT,
    IS_SAFE,
    MUST_DEFEND,
    OFFERED,
    SURGED,
    SWITCH,
)
from dicehall.kit.action import PASS, Action, act, first, verb
from dicehall.kit.ids import Seat
from dicehall.kit.table import Choice, Table, Window

NO_CREATURE = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Defence(Choice):
    """The defender picks one creature at a time until the damage is spent. [attack.defend]
    [attack.next]"""

    def __init__(
        self,
        seat: Seat = 0,
        damage: i64 = 0,
        surge: i64 = 0,
        pierced: bool = False,
        heard: bool = True,
    ) -> None:
        super().__init__(seat)
        self.damage: i64 = damage
        self.surge: i64 = surge
        self.pierced = pierced
        self.heard = heard  # everybody could cast before this pick

    def step(self, g: Table, at: i64) -> None:
        """Before each pick spells may be cast. [reaction.attack] [spells.in-attack]"""
        assert isinstance(g, Quarriors)
        if not self.heard:
            self.heard = True
            if anybody_can_answer(g, self.seat):
                g.push(BeforeDefence(self.seat, 0, self.seat))
                return
        super().step(g, at)

    def falls(self, g: Quarriors, at: i64) -> bool:
        """Damage of at least the defence destroys; less has no effect. [attack.destroyed]"""
        creature = g.players[self.seat].creatures[at]
        return defence_of(g, self.seat, creature, self.pierced) <= self.damage

    def in_danger(self, g: Quarriors) -> bool:
        """Tell whether any creature can fall."""
        creatures = g.players[self.seat].creatures
        for i in range(len(creatures)):
            if not creatures[i].safe and self.falls(g, i):
                return self.damage > 0
        return False

    def why_not(self, g: Quarriors, at: i64) -> i64:
        """Say why a creature cannot defend. [ruling.returned]"""
        if g.players[self.seat].creatures[at].safe:
            return IS_SAFE
        return why_not_first(g, self.seat, at)

    def only(self, g: Quarriors) -> i64:
        """Return the only creature that can defend, if the choice makes no difference."""
        creatures = g.players[self.seat].creatures
        found: i64 = NO_CREATURE
        for i in range(len(creatures)):
            if self.why_not(g, i) == OFFERED:
                if found != NO_CREATURE:
                    return NO_CREATURE
                found = i
        return found

    def ask(self, g: Quarriors) -> None:
        if not self.in_danger(g) or self.only(g) != NO_CREATURE:
            return
        creatures = g.players[self.seat].creatures
        for i in range(len(creatures)):
            g.put(act(DEFEND, i), self.why_not(g, i))
        if g.refused is not None:
            g.refuse(PASS, MUST_DEFEND)
            refuse_answers(g, self.seat)

    def unasked(self, g: Quarriors) -> None:
        """Without a choice the attack takes its course. [attack.defend]"""
        if self.in_danger(g):
            self.defend(g, self.only(g))

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.defend(g, first(action))

    def defend(self, g: Quarriors, at: i64) -> None:
        """The creature takes all the damage that is left; if it falls, its defence is taken off and
        another must defend. The first fall may add to what is left. [attack.defend]
        [attack.destroyed] [attack.next] [deathdealer.mighty]"""
        creature = g.players[self.seat].creatures[at]
        defence = defence_of(g, self.seat, creature, self.pierced)
        if g.journal is not None:
            note_defence(g, self.seat, at)
        if defence > self.damage:
            g.tell(HELD_OUT, self.seat, creature.form, defence, self.damage)
            return
        g.tell(DEFENDED, self.seat, creature.form, defence, self.damage)
        surge = self.surge
        self.damage += surge - defence
        self.surge = 0
        self.done = False
        self.heard = False
        destroy(g, self.seat, at, True)
        if surge > 0:
            note_surge(g)
            g.tell(SURGED, g.active, surge, self.damage)

    def copy(self) -> Defence:  # written by tools/copies.py
        return self.carry(Defence(self.seat, self.damage, self.surge, self.pierced, self.heard))


def note_surge(g: Quarriors) -> None:
    """Tell which cards add their attack once more. [deathdealer.mighty]"""
    for i in range(len(g.strikes)):
        if g.face(g.strikes[i].form).power.surges and g.strikes[i].attack > 0:
            g.noted(g.active, slot_of(g.strikes[i].form))


def note_defence(g: Quarriors, seat: Seat, at: i64) -> None:
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


def anybody_can_answer(g: Quarriors, defender: i64) -> bool:
    """Tell whether the attacker or the defender holds a spell, or the defender a creature that can
    change."""
    if g.players[g.active].spells.count > 0 or g.players[defender].spells.count > 0:
        return True
    return g.wilds.copier >= 0 and len(g.players[defender].creatures) > 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BeforeDefence(Window):
    """Before each pick the defender may react if somebody is in danger, and the attacker may cast;
    whatever one does, the other may answer. [reaction.attack] [spells.in-attack]"""

    def __init__(self, seat: Seat = 0, passes: i64 = 0, defender: i64 = 0) -> None:
        super().__init__(seat, passes)
        self.defender: i64 = defender

    def danger(self, g: Quarriors) -> bool:
        """Tell whether a creature of the defender can fall as things stand."""
        from dicehall.games.quarriors.attack import Assault  # which asks for the defence

        below = g.below()
        if isinstance(below, Assault):
            return below.blow(g).in_danger(g)
        assert isinstance(below, Defence)
        return below.in_danger(g)

    def ask(self, g: Quarriors) -> None:
        if len(g.players[self.defender].creatures) == 0:
            return
        if self.seat == g.active:
            offer_casts(g, self.seat, IN_BATTLE)
            if g.refused is not None:
                refuse_switches(g, self.seat)
        elif self.seat == self.defender:
            if self.danger(g):
                offer_shields(g, self.seat)
                offer_switches(g, self.seat)
            if g.refused is not None:
                refuse_answers(g, self.seat)

    def chosen(self, g: Quarriors, action: Action) -> None:
        if verb(action) == SWITCH:
            switch(g, self.seat, first(action))
        else:
            cast(g, self.seat, first(action))

    def copy(self) -> BeforeDefence:  # written by tools/copies.py
        return self.carry(BeforeDefence(self.seat, self.passes, self.defender))

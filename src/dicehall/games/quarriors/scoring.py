"""Phase 1: score creatures, use what scoring brings, cull dice. [score]"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.card import (
    CULL_SPELLS,
    DRAW,
    FETCH,
    SWAP,
    TAKE_SPELL,
)
from dicehall.games.quarriors.choices import UntilDone
from dicehall.games.quarriors.creatures import drop_attached, glory_of
from dicehall.games.quarriors.ids import Slot
from dicehall.games.quarriors.moments import refuse_unused
from dicehall.games.quarriors.oddities import (
    CullSpells,
    FetchCreature,
    SwapDie,
    TakeSpell,
)
from dicehall.games.quarriors.pieces import SPELL_KINDS, Creature, Pending, attached_pile, slot_of
from dicehall.games.quarriors.piles import FIRST_SPELL, ONE, SLOTS, held
from dicehall.games.quarriors.shaping import TradeDie
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import BARGAINED, CULL, CULLED, DONE, RESOLVE, SCORED
from dicehall.kit.action import Action, act, first, second, verb
from dicehall.kit.ids import Seat
from dicehall.kit.table import Choice, Frame


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Scoring(Frame):
    """Creatures that lived to their owner's turn score and leave. [score] [ruling.3]"""

    def __init__(self, seat: Seat = 0) -> None:
        super().__init__()
        self.seat: Seat = seat

    def step(self, g: Quarriors, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.count_glory(g)
            case 1: self.move_to_used(g)
            case 2: g.push(ScoringAbilities(self.seat))
            case 3: g.push(Cull(self.seat, g.scored))
            case _: self.end(g)
        # fmt: on

    def count_glory(self, g: Quarriors) -> None:
        """All creatures score; enough glory ends the game before anything else. [score.glory]
        [win.glory]"""
        me = g.players[self.seat]
        count = len(me.creatures)
        total: i64 = 0
        for i in range(count):
            glory = glory_of(g, me.creatures[i], count - 1)
            g.scored += 1
            g.tell(SCORED, self.seat, me.creatures[i].form, glory)
            total += glory
            if g.journal is not None:
                note_glory(g, self.seat, me.creatures[i], count - 1)
        if count == 0:
            self.done = True
        elif total > 0:
            g.gain_glory(self.seat, total)

    def move_to_used(self, g: Quarriors) -> None:
        """All creatures go to the used pile with what is attached to them. [score.used]"""
        me = g.players[self.seat]
        for i in range(len(me.creatures)):
            creature = me.creatures[i]
            g.shed += attached_pile(creature.attached)
            add_abilities(g, self.seat, creature)
            drop_attached(g, self.seat, creature)
            me.used += ONE[slot_of(creature.die)]
        me.creatures = vec[Creature](capacity=6)

    def end(self, g: Quarriors) -> None:
        """What was attached is now a die like any other."""
        self.done = True
        g.shed = 0

    def copy(self) -> Scoring:  # written by tools/copies.py
        return self.carry(Scoring(self.seat))


def note_glory(g: Quarriors, seat: Seat, creature: Creature, others: i64) -> None:
    """Tell which cards made a creature worth more."""
    power = g.power(creature)
    if power.glory > 0 or power.glory_each * others > 0:
        g.noted(seat, slot_of(creature.form))
    for kind in range(SPELL_KINDS):
        if creature.attached >> 4 * kind & 15:
            slot = FIRST_SPELL + kind // 3
            if g.card(slot).powers[kind % 3].glory > 0:
                g.noted(seat, slot)


def add_abilities(g: Quarriors, seat: Seat, creature: Creature) -> None:
    """Note what a creature and its attachments do when it scores. [score.abilities]"""
    power = g.power(creature)
    card = slot_of(creature.form)
    if power.discount + power.bargain_captures > 0:
        bargain(g, seat, card, power.discount, power.bargain_captures)
    if power.ability > 0:
        wait(g, power.ability, slot_of(creature.die), card, power.ability_amount)
    for kind in range(SPELL_KINDS):
        count = creature.attached >> 4 * kind & 15
        slot = FIRST_SPELL + kind // 3
        if count > 0:
            spell = g.card(slot).powers[kind % 3]
            for i in range(count):
                if spell.ability > 0:
                    wait(g, spell.ability, slot, slot, spell.ability_amount)


def bargain(g: Quarriors, seat: Seat, card: i64, discount: i64, captures: i64) -> None:
    """Prices drop and captures rise for this turn; several add up. [wizard.mighty]"""
    g.discount += discount
    g.captures += captures
    g.fired(seat, card)
    g.tell(BARGAINED, seat, discount, captures)


def wait(g: Quarriors, ability: i64, slot: Slot, card: i64, amount: i64) -> None:
    """Put an ability among those still to be used: what, by which die, from which card."""
    g.pending = append(g.pending, Pending(ability, slot, card, amount))


def score_at_once(g: Quarriors, at: i64) -> None:
    """A creature of the active player scores in mid-turn; it brings no cull. [deathdealer.strong]
    [ruling.7]"""
    me = g.players[g.active]
    creature = me.leave(at)
    glory = glory_of(g, creature, 0)
    g.scored += 1
    me.used += ONE[slot_of(creature.die)] + attached_pile(creature.attached)
    g.fired(g.active, slot_of(creature.form))
    g.tell(SCORED, g.active, creature.form, glory)
    if g.journal is not None:
        note_glory(g, g.active, creature, 0)
    add_abilities(g, g.active, creature)
    if len(g.pending) > 0:
        g.push(ScoringAbilities(g.active))
    g.gain_glory(g.active, glory)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ScoringAbilities(Choice):
    """What scoring brings is used one by one, in the order the owner likes. [score.abilities]"""

    def ask(self, g: Quarriors) -> None:
        kinds: i64 = 0
        for i in range(len(g.pending)):
            if self.is_first(g, i):
                kinds += 1
        if kinds > 1:
            for i in range(len(g.pending)):
                if self.is_first(g, i):
                    g.offer(act(RESOLVE, g.pending[i].ability, g.pending[i].slot))

    def is_first(self, g: Quarriors, at: i64) -> bool:
        """Tell whether no ability before is the same."""
        for i in range(at):
            if g.pending[i].does(g.pending[at].ability, g.pending[at].slot):
                return False
        return True

    def unasked(self, g: Quarriors) -> None:
        if len(g.pending) > 0:
            self.use(g, 0)

    def chosen(self, g: Quarriors, action: Action) -> None:
        at: i64 = 0
        while not g.pending[at].does(first(action), second(action)):
            at += 1
        self.use(g, at)

    def use(self, g: Quarriors, at: i64) -> None:
        """Use one ability; then the others. [score.abilities]"""
        used = g.pending[at]
        rest = vec[Pending](capacity=0)
        for i in range(len(g.pending)):
            if i != at:
                rest = append(rest, g.pending[i])
        g.pending = rest
        self.done = False
        ability = used.ability
        slot = used.slot
        card = used.card
        amount = used.amount
        if ability == SWAP:
            g.push(SwapDie(self.seat, slot, card))
        elif ability == DRAW:
            g.push(ScoringDraw(self.seat, slot, card, amount))
        elif ability == TAKE_SPELL:
            g.push(TakeSpell(self.seat, card, amount))
        elif ability == CULL_SPELLS:
            g.push(CullSpells(self.seat, card, amount))
        elif ability == FETCH:
            g.push(FetchCreature(self.seat, slot, card, amount))
        else:
            g.push(TradeDie(self.seat, card, amount))

    def copy(self) -> ScoringAbilities:  # written by tools/copies.py
        return self.carry(ScoringAbilities(self.seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ScoringDraw(Choice):
    """Dice may come from the bag before anything is culled; a refill takes the scored die along,
    and with it all that could be culled. [defender.strong] [option.scoring-draw]"""

    def __init__(self, seat: Seat = 0, slot: Slot = 0, card: i64 = 0, dice: i64 = 0) -> None:
        super().__init__(seat)
        self.slot: Slot = slot
        self.card: i64 = card
        self.dice: i64 = dice

    def ask(self, g: Quarriors) -> None:
        if not g.always_draw:
            g.offer(act(RESOLVE, DRAW, self.slot))
            g.offer(act(DONE))

    def unasked(self, g: Quarriors) -> None:
        self.draw(g)

    def chosen(self, g: Quarriors, action: Action) -> None:
        if verb(action) == RESOLVE:
            self.draw(g)

    def draw(self, g: Quarriors) -> None:
        """They wait in the active pool for the roll. [ruling.9]"""
        g.fired(self.seat, self.card)
        g.draw_unrolled(self.seat, self.dice)

    def copy(self) -> ScoringDraw:  # written by tools/copies.py
        return self.carry(ScoringDraw(self.seat, self.slot, self.card, self.dice))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cull(UntilDone):
    """For each creature that scored one die of the used pile may go back to the wilds. [cull]"""

    def __init__(self, seat: Seat = 0, left: i64 = 0) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def ask(self, g: Quarriors) -> None:
        used = g.players[self.seat].used
        if self.left == 0 or used == 0:
            return
        for slot in range(SLOTS):
            if held(used, slot) > 0:
                g.offer(act(CULL, slot))
        g.offer(act(DONE))
        if g.refused is not None:
            refuse_unused(g, self.seat, CULL)

    def chosen(self, g: Quarriors, action: Action) -> None:
        """A culled die lies on its card again, for everybody to capture. [cull.wilds]"""
        slot = first(action)
        g.players[self.seat].used -= ONE[slot]
        g.stock += ONE[slot]
        g.tell(CULLED, self.seat, slot)
        self.left -= 1
        self.done = False

    def copy(self) -> Cull:  # written by tools/copies.py
        return self.carry(Cull(self.seat, self.left))

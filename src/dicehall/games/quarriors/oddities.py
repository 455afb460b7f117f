"""Cards that stand alone: questions only they ask."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.card import FETCH
from dicehall.games.quarriors.choices import UntilDone
from dicehall.games.quarriors.ids import DieFace, Place, Slot
from dicehall.games.quarriors.moments import refuse_unused
from dicehall.games.quarriors.pieces import slot_of
from dicehall.games.quarriors.piles import (
    FIRST_SPELL,
    ONE,
    SLOTS,
    held,
)
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import (
    COPIED_FORM,
    COPIES_NOTHING,
    COPY,
    CULL_SPELL,
    CULLED,
    DONE,
    EMPTY,
    FETCH_DIE,
    FETCHED,
    ITSELF,
    LIKE_ANOTHER,
    NOT_ATTACHED,
    NOT_CREATURE,
    NOT_SPELL,
    NOT_USED,
    OFFERED,
    OVER_LIMIT,
    OWN_CREATURE,
    OWN_PILE,
    SAME_FORM,
    SWAP_FOR,
    SWAPPED,
    TAKE,
)
from dicehall.games.quarriors.victory import take_from_wilds
from dicehall.games.quarriors.wilds import FACES, WAITING
from dicehall.kit.action import Action, act, first, second
from dicehall.kit.ids import Seat
from dicehall.kit.table import BIT, Choice

TARGETS: Final = 64  # creatures of one player, in the number of a target
NOTHING: Final = -1

# Where a spell die that is culled for glory lies.
IN_POOL: Final = 0
IN_READY: Final = 1
WAS_ATTACHED: Final = 2
PLACES: Final = ("pool", "ready", "attached")


def target(seat: Seat, at: i64) -> i64:
    """Return the number of somebody's creature."""
    return seat * TARGETS + at


# ---- Strong Primordial Ooze ----


def models(g: Quarriors, seat: Seat, form: DieFace) -> list[i64]:
    """Return the creatures of opponents that can be copied, one of each form but the present one.

    A copy counts as what it has copied; one that has copied nothing gives nothing. [ooze.strong]
    """
    found: list[i64] = []
    forms: list[i64] = []
    for turn in range(1, g.seats):
        other = (seat + turn) % g.seats
        creatures = g.players[other].creatures
        for i in range(len(creatures)):
            shown = creatures[i].form
            if why_no_model(g, seat, form, other, i) == OFFERED and shown not in forms:
                forms.append(shown)
                found.append(target(other, i))
    return found


def why_no_model(g: Quarriors, seat: Seat, form: DieFace, owner: i64, at: i64) -> i64:
    """A creature in one form copies an opponent's that has another. [ooze.strong]"""
    shown = g.players[owner].creatures[at].form
    if owner == seat:
        return OWN_CREATURE
    if slot_of(shown) == g.wilds.copier:
        return COPIES_NOTHING
    return SAME_FORM if shown == form else OFFERED


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CopyForm(Choice):
    """Which creature does it copy? It must copy if it can. [ooze.strong]"""

    def __init__(self, seat: Seat = 0, creature: Place = 0) -> None:
        super().__init__(seat)
        self.creature: Place = creature

    def ask(self, g: Quarriors) -> None:
        found = models(g, self.seat, g.players[self.seat].creatures[self.creature].form)
        if len(found) > 1:
            for each in found:
                g.offer(act(COPY, each))
            if g.refused is not None:
                self.refuse_others(g)

    def refuse_others(self, g: Quarriors) -> None:
        """Say why all the others cannot be copied; of equal forms the first is offered."""
        form = g.players[self.seat].creatures[self.creature].form
        for owner in range(g.seats):
            for i in range(len(g.players[owner].creatures)):
                why = why_no_model(g, self.seat, form, owner, i)
                g.refuse(act(COPY, target(owner, i)), LIKE_ANOTHER if why == OFFERED else why)

    def unasked(self, g: Quarriors) -> None:
        found = models(g, self.seat, g.players[self.seat].creatures[self.creature].form)
        if len(found) == 1:
            self.become(g, found[0])

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.become(g, first(action))

    def become(self, g: Quarriors, model: i64) -> None:
        """Level, attack, defence, ability and glory are those of the model. [ooze.strong]"""
        creature = g.players[self.seat].creatures[self.creature]
        creature.form = g.players[model // TARGETS].creatures[model % TARGETS].form
        g.fired(self.seat, slot_of(creature.die))
        g.tell(COPIED_FORM, self.seat, creature.die, creature.form)

    def copy(self) -> CopyForm:  # written by tools/copies.py
        return self.carry(CopyForm(self.seat, self.creature))


# ---- Deathdealer ----


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SwapDie(UntilDone):
    """The scored die may be swapped for one in another player's used pile. [deathdealer.plain]"""

    def __init__(self, seat: Seat = 0, slot: Slot = 0, card: i64 = 0) -> None:
        super().__init__(seat)
        self.slot: Slot = slot
        self.card: i64 = card

    def ask(self, g: Quarriors) -> None:
        if held(g.players[self.seat].used, self.slot) == 0:
            return
        for turn in range(1, g.seats):
            other = (self.seat + turn) % g.seats
            used = g.players[other].used
            for slot in range(SLOTS):
                if held(used, slot) > 0:
                    g.offer(act(SWAP_FOR, other, slot))
        if g.option_count > 0:
            g.offer(act(DONE))
        if g.refused is not None:
            self.refuse_others(g)

    def refuse_others(self, g: Quarriors) -> None:
        """Only used dice of others are swapped for. [deathdealer.plain]"""
        for owner in range(g.seats):
            owned = g.dice_of(owner)
            for slot in range(SLOTS):
                if owned[slot] > 0:
                    why = OWN_PILE if owner == self.seat else NOT_USED
                    g.refuse(act(SWAP_FOR, owner, slot), why)

    def chosen(self, g: Quarriors, action: Action) -> None:
        """Each die goes to the used pile of its new owner. [deathdealer.plain]"""
        me = g.players[self.seat]
        other = g.players[first(action)]
        slot = second(action)
        me.used += ONE[slot] - ONE[self.slot]
        other.used += ONE[self.slot] - ONE[slot]
        g.fired(self.seat, self.card)
        g.tell(SWAPPED, self.seat, self.slot, first(action), slot)
        from dicehall.games.quarriors.destruction import starve  # which may turn to a copy here

        starve(g, first(action))

    def copy(self) -> SwapDie:  # written by tools/copies.py
        return self.carry(SwapDie(self.seat, self.slot, self.card))


# ---- Strong Devotee of the Holy Query ----


def why_not_taken(g: Quarriors, slot: Slot, most: i64) -> i64:
    """A die is taken for nothing from a card that costs so much at most. [devotee.strong]
    [shaping.incantation]"""
    if held(g.stock, slot) == 0:
        return EMPTY
    return OFFERED if g.card(slot).cost <= most else OVER_LIMIT


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakeSpell(UntilDone):
    """A cheap spell die from the wilds goes into the bag, free of charge. [devotee.strong]"""

    def __init__(self, seat: Seat = 0, card: i64 = 0, cost: i64 = 0) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.cost: i64 = cost

    def ask(self, g: Quarriors) -> None:
        for slot in range(SLOTS):
            why = why_not_taken(g, slot, self.cost) if slot >= FIRST_SPELL else NOT_SPELL
            g.put(act(TAKE, slot), why, g.card(slot).cost, self.cost)
        if g.option_count > 0:
            g.offer(act(DONE))

    def chosen(self, g: Quarriors, action: Action) -> None:
        g.fired(self.seat, self.card)
        g.players[self.seat].bag += ONE[first(action)]
        take_from_wilds(g, self.seat, first(action))

    def copy(self) -> TakeSpell:  # written by tools/copies.py
        return self.carry(TakeSpell(self.seat, self.card, self.cost))


# ---- Strong Questing Wizard ----


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CullSpells(UntilDone):
    """Cull any number of spell dice of the active pool and the ready area, for glory. Those that
    were attached when scoring began count as well. [wizard.strong]"""

    def __init__(self, seat: Seat = 0, card: i64 = 0, glory: i64 = 0) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.glory: i64 = glory

    def ask(self, g: Quarriors) -> None:
        me = g.players[self.seat]
        for i in range(me.pool.count):
            die = me.pool.dice[i]
            if not me.pool.repeats(i):
                spell = g.wilds.spell_dice >> slot_of(die) & 1 != 0
                g.put(act(CULL_SPELL, IN_POOL, die), OFFERED if spell else NOT_SPELL)
        for i in range(me.spells.count):
            if not me.spells.repeats(i):
                g.offer(act(CULL_SPELL, IN_READY, me.spells.dice[i]))
        for slot in range(FIRST_SPELL, SLOTS):
            shed = held(g.shed, slot) > 0
            if shed or held(me.used, slot) > 0:
                lies = OFFERED if held(me.used, slot) > 0 else NOT_USED
                action = act(CULL_SPELL, WAS_ATTACHED, slot * FACES + WAITING)
                g.put(action, lies if shed else NOT_ATTACHED)
        if g.option_count > 0:
            g.offer(act(DONE))

    def chosen(self, g: Quarriors, action: Action) -> None:
        self.done = False
        me = g.players[self.seat]
        die = second(action)
        slot = slot_of(die)
        if first(action) == IN_POOL:
            me.pool.remove(die)
        elif first(action) == IN_READY:
            me.spells.remove(die)
        else:
            me.used -= ONE[slot]
            g.shed -= ONE[slot]
        g.stock += ONE[slot]
        g.tell(CULLED, self.seat, slot)
        g.fired(self.seat, self.card)
        g.gain_glory(self.seat, self.glory)

    def copy(self) -> CullSpells:  # written by tools/copies.py
        return self.carry(CullSpells(self.seat, self.card, self.glory))


# ---- Strong Witching Hag ----


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FetchCreature(UntilDone):
    """Another creature die may go from the used pile to the active pool. [hag.strong]"""

    def __init__(self, seat: Seat = 0, slot: Slot = 0, card: i64 = 0, away: i64 = 0) -> None:
        super().__init__(seat)
        self.slot: Slot = slot
        self.card: i64 = card
        self.away: i64 = away  # 1: the scored die itself was fetched already

    def ask(self, g: Quarriors) -> None:
        used = g.players[self.seat].used
        for slot in range(SLOTS):
            if held(used, slot) > 0:
                g.put(act(FETCH_DIE, slot), self.why_not(g, slot))
        if g.option_count > 0:
            g.offer(act(DONE))
        if g.refused is not None:
            refuse_unused(g, self.seat, FETCH_DIE)

    def why_not(self, g: Quarriors, slot: Slot) -> i64:
        """Say why a used die is not fetched: it must be another creature die. [hag.strong]"""
        if not g.wilds.creature_dice & BIT[slot]:
            return NOT_CREATURE
        used = held(g.players[self.seat].used, slot)
        return ITSELF if slot == self.slot and used <= 1 - self.away else OFFERED

    def chosen(self, g: Quarriors, action: Action) -> None:
        me = g.players[self.seat]
        me.used -= ONE[first(action)]
        me.pool.add(first(action) * FACES + WAITING)
        if first(action) == self.slot:
            self.fetched_another(g)
        g.fired(self.seat, self.card)
        g.tell(FETCHED, self.seat, first(action))

    def fetched_another(self, g: Quarriors) -> None:
        """Of two that score together one may fetch the other, and then be fetched. [hag.strong]"""
        for i in range(len(g.pending)):
            pending = g.pending[i]
            if pending.does(FETCH, self.slot) and pending.amount == 0:
                pending.amount = 1
                return

    def copy(self) -> FetchCreature:  # written by tools/copies.py
        return self.carry(FetchCreature(self.seat, self.slot, self.card, self.away))

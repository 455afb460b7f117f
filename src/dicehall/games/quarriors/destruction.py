"""A creature is destroyed: the owner's last chance, where it goes, who gains by it. [destroy]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.card import (
    ASIDE,
    BACK_FOR_QUIDDITY,
    CREATURE,
    REVIVE,
    SAVE_FALLEN,
    TO_POOL,
)
from dicehall.games.quarriors.creatures import drop_attached, enter
from dicehall.games.quarriors.ids import DieFace, Slot
from dicehall.games.quarriors.moments import refuse_answers
from dicehall.games.quarriors.oddities import CopyForm
from dicehall.games.quarriors.pieces import slot_of
from dicehall.games.quarriors.piles import ONE, QUIDDITY, held
from dicehall.games.quarriors.spells import spend_spell
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import (
    ASIDE_ROLLED,
    BRING_BACK,
    CAME_BACK,
    CAST,
    CULLED,
    DESTROYED,
    GOT_QUIDDITY,
    IS_SAVED,
    OFFERED,
    SAVED,
    SET_ASIDE,
    STARVED,
    TO_THE_POOL,
)
from dicehall.games.quarriors.wilds import FACES, WAITING
from dicehall.kit.action import PASS, Action, act, first, verb
from dicehall.kit.ids import Seat
from dicehall.kit.table import BIT, Choice, Frame


def destroy(g: Quarriors, seat: Seat, at: i64, in_attack: bool) -> None:
    """Take a creature out of its ready area; the rest follows. [destroy]"""
    creature = g.players[seat].leave(at)
    drop_attached(g, seat, creature)
    if in_attack:
        g.losers |= BIT[seat]
    g.tell(DESTROYED, seat, creature.form)
    g.push(Loss(seat, creature.die, creature.form, in_attack))


def starve(g: Quarriors, seat: Seat) -> None:
    """A creature that lives on quiddity dice is destroyed without them. [ooze.plain]"""
    if g.wilds.hungry < 0 or g.basic_quiddity(seat) > 0:
        return
    creatures = g.players[seat].creatures
    for i in range(len(creatures)):
        if slot_of(creatures[i].form) == g.wilds.hungry:
            creature = g.players[seat].leave(i)
            drop_attached(g, seat, creature)
            g.tell(STARVED, seat, creature.form)
            g.fired(seat, slot_of(creature.form))
            g.push(Loss(seat, creature.die, creature.form, False, True))
            return  # the others follow when this one is gone


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Loss(Frame):
    """One creature is destroyed. Until its place is settled its die lies in none. [destroy]"""

    def __init__(
        self,
        seat: Seat = 0,
        die: DieFace = 0,
        form: DieFace = 0,
        in_attack: bool = False,
        starved: bool = False,
        back: bool = False,
        kept: i64 = 0,
    ) -> None:
        super().__init__()
        self.seat: Seat = seat
        self.die: DieFace = die
        self.form: DieFace = form
        self.in_attack = in_attack
        self.starved = starved
        self.back = back  # it has returned to the ready area
        self.kept: i64 = kept  # what its own fall has set aside (a pile)

    def step(self, g: Quarriors, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.last_chance(g)
            case 1: self.own_return(g)
            case 2: self.settle(g)
            case 3: self.draw(g)
            case 4: self.reward(g)
            case 5: self.score_killers(g)
            case _: self.roll_aside(g)
        # fmt: on

    def last_chance(self, g: Quarriors) -> None:
        """The owner may cast reactions to the loss. [reaction.loss]"""
        if self.seat != g.active and g.players[self.seat].spells.count > 0:
            g.push(LastChance(self.seat))

    def own_return(self, g: Quarriors) -> None:
        """Some come back for a quiddity die. [spirit.plain]"""
        if not self.back and g.face(self.form).power.fallen == BACK_FOR_QUIDDITY:
            g.push(ComeBack(self.seat))

    def come_back(self, g: Quarriors) -> None:
        """The die returns on the same face, without attachments; in this combat no damage can be
        assigned to it any more. [ruling.returned] [shaping.cantrip]"""
        self.back = True
        creature = enter(g, self.seat, self.die)
        creature.safe = self.in_attack
        g.tell(CAME_BACK, self.seat, self.die)
        if slot_of(self.die) == g.wilds.copier:
            g.push(CopyForm(self.seat, len(g.players[self.seat].creatures) - 1))

    def settle(self, g: Quarriors) -> None:
        """Usually the die goes to the used pile. [destroy.used] [spirit.strong] [spirit.mighty]
        [life.charm]"""
        if self.back:
            return
        me = g.players[self.seat]
        slot = slot_of(self.die)
        fallen = g.face(self.form).power.fallen
        if fallen == ASIDE:
            me.aside += ONE[slot]
            self.kept = ONE[slot]
            g.fired(self.seat, slot_of(self.form))
            g.tell(SET_ASIDE, self.seat, slot)
        elif fallen == TO_POOL or me.saves:
            if fallen == TO_POOL:
                g.fired(self.seat, slot_of(self.form))
            me.pool.add(slot * FACES + WAITING)
            g.tell(TO_THE_POOL, self.seat, slot)
        else:
            me.used += ONE[slot]

    def draw(self, g: Quarriors) -> None:
        """Some bring dice when they are destroyed. [goblin.mighty]"""
        dice = g.face(self.form).power.death_dice
        if dice > 0:
            g.fired(self.seat, slot_of(self.form))
            g.draw_unrolled(self.seat, dice)
        starve(g, self.seat)

    def reward(self, g: Quarriors) -> None:
        """The active player has destroyed it, be it by attack, spell or ability. [ruling.5]
        [hag.plain]"""
        if self.starved:
            self.done = True
            return
        creatures = g.players[g.active].creatures
        for i in range(len(creatures)):
            power = g.power(creatures[i])
            if power.kill_quiddity > 0:
                g.quiddity += power.kill_quiddity
                g.fired(g.active, slot_of(creatures[i].form))
                g.tell(GOT_QUIDDITY, g.active, power.kill_quiddity)

    def score_killers(self, g: Quarriors) -> None:
        """Some score as soon as their owner has destroyed a creature. [deathdealer.strong]"""
        creatures = g.players[g.active].creatures
        for i in range(len(creatures)):
            if g.power(creatures[i]).scores_on_kill:
                from dicehall.games.quarriors.scoring import score_at_once  # which may starve one

                self.repeat()  # for the next of them
                score_at_once(g, i)
                return

    def roll_aside(self, g: Quarriors) -> None:
        """Creatures set aside come back if they now show a creature; one that its own owner has
        destroyed waits for the next. [spirit.mighty]"""
        me = g.players[g.active]
        waiting = me.aside - (self.kept if self.seat == g.active else 0)
        if waiting == 0:
            self.done = True
            return
        slot: Slot = 0
        while held(waiting, slot) == 0:
            slot += 1
        me.aside -= ONE[slot]
        die = g.rolled(slot)
        back = g.face(die).kind == CREATURE
        if not back:
            me.used += ONE[slot]
        g.tell(ASIDE_ROLLED, g.active, die)
        if back:
            creature = enter(g, g.active, die)
            g.tell(CAME_BACK, g.active, die)
            if slot == g.wilds.copier:
                g.push(CopyForm(g.active, len(me.creatures) - 1))
            if g.power(creature).fallen == ASIDE:
                g.fired(g.active, slot)
            starve(g, g.active)

    def copy(self) -> Loss:  # written by tools/copies.py
        twin = Loss(
            self.seat, self.die, self.form, self.in_attack, self.starved, self.back, self.kept
        )
        return self.carry(twin)


def loss_below(g: Quarriors) -> Loss:
    """Return the loss that the question on top is about."""
    frame = g.below()
    assert isinstance(frame, Loss)
    return frame


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LastChance(Choice):
    """The owner of a creature just destroyed may cast a reaction. [reaction.loss]"""

    def ask(self, g: Quarriors) -> None:
        me = g.players[self.seat]
        if loss_below(g).back:
            return
        for i in range(me.spells.count):
            if not me.spells.repeats(i):
                cast = g.face(me.spells.dice[i]).power.cast
                if cast == REVIVE:
                    g.offer(act(CAST, me.spells.dice[i]))
                elif cast == SAVE_FALLEN:
                    g.put(act(CAST, me.spells.dice[i]), IS_SAVED if me.saves else OFFERED)
        if g.option_count > 0:
            g.offer(PASS)
        if g.refused is not None:
            refuse_answers(g, self.seat)

    def chosen(self, g: Quarriors, action: Action) -> None:
        """[shaping.cantrip] [life.charm]"""
        if verb(action) == PASS:
            return
        self.done = False
        die = first(action)
        spend_spell(g, self.seat, die)
        if g.face(die).power.cast == REVIVE:
            loss_below(g).come_back(g)
        else:
            g.players[self.seat].saves = True
            g.tell(SAVED, self.seat)

    def copy(self) -> LastChance:  # written by tools/copies.py
        return self.carry(LastChance(self.seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ComeBack(Choice):
    """Cull a Basic Quiddity die to bring a destroyed creature back? [spirit.plain]"""

    def ask(self, g: Quarriors) -> None:
        if held(g.players[self.seat].used, QUIDDITY) > 0:
            g.offer(act(BRING_BACK))
            g.offer(PASS)

    def chosen(self, g: Quarriors, action: Action) -> None:
        if verb(action) == PASS:
            return
        loss = loss_below(g)
        g.players[self.seat].used -= ONE[QUIDDITY]
        g.stock += ONE[QUIDDITY]
        g.tell(CULLED, self.seat, QUIDDITY)
        g.fired(self.seat, slot_of(loss.form))
        loss.come_back(g)
        starve(g, self.seat)

    def copy(self) -> ComeBack:  # written by tools/copies.py
        return self.carry(ComeBack(self.seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ruin(Frame):
    """All doomed creatures of a player are destroyed, one after the other. [dragon.plain]
    [warrior.mighty]"""

    def __init__(self, seat: Seat = 0, in_attack: bool = False) -> None:
        super().__init__()
        self.seat: Seat = seat
        self.in_attack = in_attack

    def step(self, g: Quarriors, at: i64) -> None:
        creatures = g.players[self.seat].creatures
        for i in range(len(creatures)):
            if creatures[i].doomed:
                destroy(g, self.seat, i, self.in_attack)
                return
        self.done = True

    def copy(self) -> Ruin:  # written by tools/copies.py
        return self.carry(Ruin(self.seat, self.in_attack))

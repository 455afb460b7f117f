"""Rounds and activations. [round] [activation]"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dicehall.games.shadespire.cards import Skill
from dicehall.games.shadespire.ids import CardId, FighterId, Hex
from dicehall.games.shadespire.moves import (
    ANYWHERE,
    MoveTo,
    Places,
    can_step,
    comes_beside,
    has_target,
    reach,
    sprints,
    walk,
    why_unreached,
)
from dicehall.games.shadespire.pieces import (
    DECK,
    DROPPED_PILE,
    HAND,
    OBJECTIVE_DECK,
    OBJECTIVES,
    Fighter,
)
from dicehall.games.shadespire.power import PowerStep
from dicehall.games.shadespire.reactions import (
    AFTER_ACTIVATION,
    Reactions,
    ScoringMoment,
    refuse_upgrades,
)
from dicehall.games.shadespire.roll_off import ChooseFirst, everybody, roll_off
from dicehall.games.shadespire.strikes import Strike
from dicehall.games.shadespire.table import ACTIVATIONS, Shadespire
from dicehall.games.shadespire.verbs import (
    ATTACK,
    CHARGE,
    CHARGED,
    DRAW,
    EMPTY_DECK,
    GO,
    GUARD,
    GUARDED,
    HAS_CHARGED,
    HAS_MOVED,
    IS_OUT,
    IS_SPENT,
    MOVE,
    NO_CARDS,
    NO_CHARGE,
    NO_TARGET,
    NO_WAY,
    OFFERED,
    ON_GUARD,
    PASSED,
    PLAY,
    POWER_LATER,
    REPLACE,
    REPLACED,
    ROUND,
    SPRINTS,
    USE,
    USED,
)
from dicehall.kit.action import PASS, Action, act, first, second, verb
from dicehall.kit.cardsets import NO_CARD
from dicehall.kit.hexes import NOWHERE
from dicehall.kit.table import BIT, NOBODY, Choice, Frame


@final
class ActionPhase(Frame):
    """A roll-off decides who acts first; then four activations each, in turn. [round.action]"""

    def step(self, g: Shadespire, at: i64) -> None:
        if at == 0:
            self.begin(g)
        elif g.taken == ACTIVATIONS * g.seats or (g.sudden > 0 and somebody_gone(g)):
            self.done = True
        else:
            self.activate(g)

    def begin(self, g: Shadespire) -> None:
        """In round 1 who was first to place all fighters adds a critical. [round.bonus]"""
        g.round += 1
        g.taken = 0
        g.active = NOBODY
        for seat in range(g.seats):
            g.bands[seat].new_phase()
        g.tell(ROUND, g.round)
        winner = roll_off(g, everybody(g), bonus=g.first if g.round == 1 else NOBODY)
        g.push(ChooseFirst(winner, True))

    def activate(self, g: Shadespire) -> None:
        """Players activate in turn. [activation.turns]"""
        g.active = g.first if g.taken == 0 else g.after(g.active)
        g.taken += 1
        g.push(Activation(g.active))

    def copy(self) -> ActionPhase:  # written by tools/copies.py
        return self.carry(ActionPhase())


def somebody_gone(g: Shadespire) -> bool:
    """Say whether a warband has nobody left: sudden death ends there. [match.sudden]"""
    for seat in range(g.seats):
        if g.in_play(seat) == 0:
            return True
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Activation(Frame):
    """One activation, the reactions to it, and a power step. [activation]"""

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat: i64 = seat

    def step(self, g: Shadespire, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.begin(g)
            case 1: g.push(Reactions(g.due(), AFTER_ACTIVATION))
            case 2: g.push(ScoringMoment())
            case 3: self.lapse(g)
            case 4: g.push(PowerStep(self.seat))
            case _: self.done = True
        # fmt: on

    def begin(self, g: Shadespire) -> None:
        """Ploys played for this activation come into force. [ploy.next]"""
        g.acted = NOBODY
        for seat in range(g.seats):
            g.bands[seat].begin_activation()
        g.begin_action()
        g.push(Activate(self.seat))

    def lapse(self, g: Shadespire) -> None:
        """What held for this activation is over: ploys, who fled, what a Charge brought.
        [ploy.lapse]"""
        for seat in range(g.seats):
            g.bands[seat].lay_ploys_away()
            g.bands[seat].fled = False
            g.bands[seat].charge_killed = False
        self.done = g.sudden > 0  # no power cards in sudden death [match.sudden]

    def copy(self) -> Activation:  # written by tools/copies.py
        return self.carry(Activation(self.seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Activate(Choice):
    """What will you do with this activation? [activation.kinds]"""

    def ask(self, g: Shadespire) -> None:
        band = g.bands[self.seat]
        sprint = sprints(g, self.seat)
        for i in range(band.first, band.first + band.size):
            why = resting(g.fighters[i])
            if why == OFFERED:
                self.ask_fighter(g, i, sprint)
            elif g.refused is not None:
                self.refuse_fighter(g, i, why)
        self.ask_cards(g)
        g.offer(PASS)
        if g.refused is not None:
            self.refuse_power(g)

    def ask_cards(self, g: Shadespire) -> None:
        """Draw a power card, or replace an objective. [activation.kinds]"""
        band = g.bands[self.seat]
        empty = NO_CARDS if g.sudden > 0 else EMPTY_DECK
        if g.sudden == 0 and not band.is_empty(DECK):
            g.offer(act(DRAW))
        else:
            g.refuse(act(DRAW), empty)
        replaces = g.sudden == 0 and not band.is_empty(OBJECTIVE_DECK)
        if replaces or g.refused is not None:
            card = band.after(OBJECTIVES, NO_CARD)
            while card >= 0:
                put(g, act(REPLACE, card), OFFERED if replaces else empty)
                card = band.after(OBJECTIVES, card)

    def ask_fighter(self, g: Shadespire, i: i64, sprint: bool) -> None:
        """Move, charge, guard, attack, or use an upgrade. [activation.fighter] [move.once]

        By option Guard is not taken twice. [erratum.guard-once] [ruling.13]
        """
        fighter = g.fighters[i]
        put(g, act(MOVE, i), why_no_move(g, i))
        put(g, act(CHARGE, i), why_no_charge(g, i, sprint))
        put(g, act(GUARD, i), ON_GUARD if fighter.guard and g.guard_once else OFFERED)
        aims = has_target(g, self.seat, fighter.hex, g.range_of(fighter))
        put(g, act(ATTACK, i), OFFERED if aims else NO_TARGET)
        for k in range(len(fighter.upgrades)):
            skill = g.book.upgrades[fighter.upgrades[k]].skill
            if skill is not None:
                put(g, act(USE, i, fighter.upgrades[k]), skill.useless(g, i))

    def refuse_fighter(self, g: Shadespire, i: i64, why: i64) -> None:
        """Say why a fighter cannot be activated."""
        for what in (MOVE, CHARGE, GUARD, ATTACK):
            g.refuse(act(what, i), why)
        upgrades = g.fighters[i].upgrades
        for k in range(len(upgrades)):
            if g.book.upgrades[upgrades[k]].skill is not None:
                g.refuse(act(USE, i, upgrades[k]), why)

    def refuse_power(self, g: Shadespire) -> None:
        """Power cards come after the activation. [power.turns]"""
        why = NO_CARDS if g.sudden > 0 else POWER_LATER
        for p in range(g.book.ploy_count):
            if g.bands[self.seat].has(HAND, p):
                g.refuse(act(PLAY, p), why)
        refuse_upgrades(g, self.seat, why)

    def chosen(self, g: Shadespire, action: Action) -> None:
        what = verb(action)
        i = first(action)
        band = g.bands[self.seat]
        if what == DRAW:
            g.draw_power(self.seat, 1)
        elif what == REPLACE:
            band.move(i, OBJECTIVES, DROPPED_PILE)
            g.turned_up()
            g.tell(REPLACED, self.seat, i)
            g.draw_objectives(self.seat, 1)
        elif what == PASS:
            g.tell(PASSED, self.seat)
        else:
            g.acted = i
            self.act_with(g, what, i, second(action))

    def act_with(self, g: Shadespire, what: i64, i: i64, card: CardId) -> None:
        """Let the fighter act. [activation.fighter]"""
        if what == MOVE:
            g.push(MoveTo(self.seat, i))
        elif what == CHARGE:
            g.push(Charge(self.seat, i))
        elif what == ATTACK:
            g.push(Strike(self.seat, i))
        elif what == GUARD:
            g.fighters[i].guard = True
            g.tell(GUARDED, i)
        else:
            g.tell(USED, i, card)
            skill: Skill | None = g.book.upgrades[card].skill
            assert skill is not None
            skill.use(g, i)

    def copy(self) -> Activate:  # written by tools/copies.py
        return self.carry(Activate(self.seat))


def put(g: Shadespire, action: Action, why: i64) -> None:
    """Offer an answer, or say why not."""
    if why == OFFERED:
        g.offer(action)
    else:
        g.refuse(action, why)


def resting(fighter: Fighter) -> i64:
    """Say why a fighter cannot be activated. [out] [charge.after] [activation.fighter]"""
    if fighter.hex < 0:
        return IS_OUT
    if fighter.charged:
        return HAS_CHARGED
    return IS_SPENT if fighter.spent else OFFERED


def why_no_move(g: Shadespire, i: i64) -> i64:
    """Say why a fighter cannot make a Move action: one in a phase is the limit. [move.once]"""
    if g.fighters[i].moved:
        return HAS_MOVED
    return OFFERED if can_step(g, i) else NO_WAY


# ---- charging ----


def why_no_charge(g: Shadespire, i: i64, sprint: bool) -> i64:
    """Say why a fighter cannot charge. [charge] [ploy.sprint]"""
    if g.fighters[i].moved:
        return HAS_MOVED
    if sprint:
        return SPRINTS
    if can_charge(g, i):
        return OFFERED
    return NO_WAY if g.refused is not None and not can_step(g, i) else NO_CHARGE


def charges_through(g: Shadespire, fighter: FighterId) -> bool:
    """Say whether a fighter passes through others when it charges. [upgrade.through]"""
    upgrades = g.fighters[fighter].upgrades
    for k in range(len(upgrades)):
        if g.book.upgrades[upgrades[k]].charge_through:
            return True
    return False


def can_charge(g: Shadespire, i: i64) -> bool:
    """Another hex to end on, with a target in range and sight. [charge.needs] [ruling.15]"""
    fighter = g.fighters[i]
    range_ = g.range_of(fighter)
    most = g.move_of(fighter)
    near = False
    for k in range(len(g.fighters)):
        other = g.fighters[k]
        if other.seat != fighter.seat and other.hex >= 0:
            if g.field.board.distance(fighter.hex, other.hex) <= most + range_:
                near = True
    if not near:
        return False
    if range_ == 1:
        return comes_beside(g, i, most, charges_through(g, i))
    walk = reach(g, i, most, charges_through(g, i))
    at = g.field.count + 1  # behind the hex it stands on
    while at < len(walk) and walk[at] != NOWHERE:
        hex = walk[at]
        if g.fighter_at(hex) == NOBODY and has_target(g, fighter.seat, hex, range_):
            return True
        at += 1
    return False


@final
class Charge(Frame):
    """A Move action, then an Attack action at once. [charge]

    Objectives may be scored between the two. [ruling.16]

    Guard is lost, and the fighter is not activated again in this phase. [guard.lost] [charge.after]
    """

    def __init__(self, seat: i64 = 0, fighter: FighterId = 0) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.fighter: FighterId = fighter

    def step(self, g: Shadespire, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.declare(g)
            case 1: g.push(ChargeTo(self.seat, self.fighter))
            case 2: g.push(ScoringMoment())
            case 3: g.push(Strike(self.seat, self.fighter, charge=True))
            case _: self.end(g)
        # fmt: on

    def declare(self, g: Shadespire) -> None:
        fighter = g.fighters[self.fighter]
        fighter.charged = True
        fighter.guard = False
        g.tell(CHARGED, self.fighter)

    def end(self, g: Shadespire) -> None:
        """Only with the attack made has the fighter charged. [objective.charges]"""
        g.bands[self.seat].charges |= BIT[self.fighter]
        self.done = True

    def copy(self) -> Charge:  # written by tools/copies.py
        return self.carry(Charge(self.seat, self.fighter))


@final
class ChargeTo(Places):
    """Where does the charge lead? A target must be in range and sight from there. [charge.needs]"""

    def __init__(self, seat: i64 = 0, fighter: FighterId = 0, region: i64 = ANYWHERE) -> None:
        super().__init__(seat, region)
        self.fighter: FighterId = fighter

    def prepare(self, g: Shadespire) -> vec[i64]:
        most = g.move_of(g.fighters[self.fighter])
        return reach(g, self.fighter, most, charges_through(g, self.fighter))

    def why_not(self, g: Shadespire, hex: Hex, steps: vec[i64]) -> i64:
        if steps[hex] <= 0 or g.fighter_at(hex) != NOBODY:
            return why_unreached(g, self.fighter, hex)
        aims = has_target(g, self.seat, hex, g.range_of(g.fighters[self.fighter]))
        return OFFERED if aims else NO_TARGET

    def option(self, hex: Hex) -> Action:
        return act(GO, hex)

    def put(self, g: Shadespire, action: Action) -> None:
        walk(g, self.fighter, first(action))

    def copy(self) -> ChargeTo:  # written by tools/copies.py
        return self.carry(ChargeTo(self.seat, self.fighter, self.region))

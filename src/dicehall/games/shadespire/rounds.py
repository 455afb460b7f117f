"""Rounds, activations and the power step. [round] [activation] [power]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dicehall.games.shadespire.cards import POWER_STEP, Ploy, Skill, Upgrade
from dicehall.games.shadespire.lots import ChooseFirst, roll_off
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
)
from dicehall.games.shadespire.ploys import play_ploy
from dicehall.games.shadespire.reactions import AFTER_ACTIVATION, Reactions, ScoringMoment
from dicehall.games.shadespire.strikes import Strike
from dicehall.games.shadespire.table import ACTIVATIONS, Shadespire
from dicehall.games.shadespire.verbs import (
    ATTACK,
    CHARGE,
    CHARGED,
    DRAW,
    EQUIP,
    EQUIPPED,
    GO,
    GUARD,
    GUARDED,
    MOVE,
    PASSED,
    PLAY,
    REPLACE,
    REPLACED,
    ROUND,
    USE,
    USED,
)
from dicehall.kit.action import PASS, Action, act, first, second, verb
from dicehall.kit.table import BIT, NOBODY, Choice, Frame, Window


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
        everybody = BIT[g.seats] - 1
        winner = roll_off(g, everybody, False, g.first if g.round == 1 else NOBODY)
        g.push(ChooseFirst(winner, True))

    def activate(self, g: Shadespire) -> None:
        """Players activate in turn. [activation.turns]"""
        g.active = g.first if g.taken == 0 else g.after(g.active)
        g.taken += 1
        g.push(Activation(g.active))

    def copy(self) -> ActionPhase:
        return self.carry(ActionPhase())


def somebody_gone(g: Shadespire) -> bool:
    """Say whether a warband has nobody left: sudden death ends there. [match.sudden]"""
    for seat in range(g.seats):
        if g.in_play(seat) == 0:
            return True
    return False


@final
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
            band = g.bands[seat]
            band.lasting = band.coming
            band.coming = 0
        g.begin_action()
        g.push(Activate(self.seat))

    def lapse(self, g: Shadespire) -> None:
        """Ploys for this activation are over. [ploy.lapse]"""
        for seat in range(g.seats):
            g.bands[seat].lay_ploys_away()
        self.done = g.sudden > 0  # no power cards in sudden death [match.sudden]

    def copy(self) -> Activation:
        return self.carry(Activation(self.seat))


@final
class Activate(Choice):
    """What will you do with this activation? [activation.kinds]"""

    def ask(self, g: Shadespire) -> None:
        band = g.bands[self.seat]
        sprint = sprints(g, self.seat) != 0
        for i in range(band.first, band.first + band.size):
            fighter = g.fighters[i]
            if fighter.hex >= 0 and not fighter.charged and not fighter.spent:
                self.ask_fighter(g, i, sprint)
        if g.sudden == 0:
            if band.deck != 0:
                g.offer(act(DRAW))
            if band.objective_deck != 0:
                for card in range(len(g.book.objectives)):
                    if band.objectives >> card & 1:
                        g.offer(act(REPLACE, card))
        g.offer(PASS)

    def ask_fighter(self, g: Shadespire, i: i64, sprint: bool) -> None:
        """Move, charge, guard, attack, or use an upgrade. [activation.fighter] [move.once]

        By option Guard is not taken twice. [erratum.guard-once] [ruling.13]
        """
        fighter = g.fighters[i]
        if not fighter.moved:
            if can_step(g, i):
                g.offer(act(MOVE, i))
            if not sprint and can_charge(g, i):
                g.offer(act(CHARGE, i))
        if not (fighter.guard and g.guard_once):
            g.offer(act(GUARD, i))
        if has_target(g, self.seat, fighter.hex, g.range_of(fighter)):
            g.offer(act(ATTACK, i))
        held = fighter.upgrades & g.book.skilled
        if held != 0:
            for u in range(len(g.book.upgrades)):
                if held >> u & 1:
                    skill = g.book.upgrades[u].skill
                    if skill is not None and skill.usable(g, i):
                        g.offer(act(USE, i, u))

    def chosen(self, g: Shadespire, action: Action) -> None:
        what = verb(action)
        i = first(action)
        band = g.bands[self.seat]
        if what == DRAW:
            g.draw_power(self.seat, 1)
        elif what == REPLACE:
            band.objectives &= ~BIT[i]
            band.dropped |= BIT[i]
            g.turned_up()
            g.tell(REPLACED, self.seat, i)
            g.draw_objectives(self.seat, 1)
        elif what == PASS:
            g.tell(PASSED, self.seat)
        else:
            g.acted = i
            self.act_with(g, what, i, second(action))

    def act_with(self, g: Shadespire, what: i64, i: i64, card: i64) -> None:
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

    def copy(self) -> Activate:
        return self.carry(Activate(self.seat))


# ---- charging ----


def charges_through(g: Shadespire, fighter: i64) -> bool:
    """Say whether a fighter passes through others when it charges. [upgrade.through]"""
    upgrades = g.fighters[fighter].upgrades
    if upgrades != 0:
        for u in range(len(g.book.upgrades)):
            if upgrades >> u & 1 and g.book.upgrades[u].charge_through:
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
    reach(g, i, most, charges_through(g, i))
    board = g.field.board
    for at in range(board.reached_count):
        hex = board.reached[at]
        if hex != fighter.hex and g.fighter_at(hex) == NOBODY:
            if has_target(g, fighter.seat, hex, range_):
                return True
    return False


@final
class Charge(Frame):
    """A Move action, then an Attack action at once. [charge]

    Objectives may be scored between the two. [ruling.16]

    Guard is lost, and the fighter is not activated again in this phase. [guard.lost] [charge.after]
    """

    def __init__(self, seat: i64 = 0, fighter: i64 = 0) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.fighter: i64 = fighter

    def step(self, g: Shadespire, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.declare(g)
            case 1: g.push(ChargeTo(self.seat, self.fighter))
            case 2: g.push(ScoringMoment())
            case 3: g.push(Strike(self.seat, self.fighter, NOBODY, -1, True))
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

    def copy(self) -> Charge:
        return self.carry(Charge(self.seat, self.fighter))


@final
class ChargeTo(Places):
    """Where does the charge lead? A target must be in range and sight from there. [charge.needs]"""

    def __init__(self, seat: i64 = 0, fighter: i64 = 0, region: i64 = ANYWHERE) -> None:
        super().__init__(seat, region)
        self.fighter: i64 = fighter

    def prepare(self, g: Shadespire) -> None:
        most = g.move_of(g.fighters[self.fighter])
        reach(g, self.fighter, most, charges_through(g, self.fighter))

    def fits(self, g: Shadespire, hex: i64) -> bool:
        if g.field.board.steps[hex] <= 0 or g.fighter_at(hex) != NOBODY:
            return False
        return has_target(g, self.seat, hex, g.range_of(g.fighters[self.fighter]))

    def option(self, hex: i64) -> Action:
        return act(GO, hex)

    def put(self, g: Shadespire, action: Action) -> None:
        walk(g, self.fighter, first(action))

    def copy(self) -> ChargeTo:
        return self.carry(ChargeTo(self.seat, self.fighter, self.region))


# ---- the power step ----


def offer_upgrades(g: Shadespire, seat: i64) -> None:
    """Offer each upgrade in hand for each fighter that may have it. [upgrade] [upgrade.cost]"""
    band = g.bands[seat]
    if band.glory == band.spent:
        return
    for u in range(len(g.book.upgrades)):
        if band.hand >> (g.book.ploy_count + u) & 1:
            upgrade: Upgrade = g.book.upgrades[u]
            for i in range(band.first, band.first + band.size):
                fighter = g.fighters[i]
                if fighter.hex >= 0 and upgrade.only >> fighter.card & 1:
                    g.offer(act(EQUIP, u, i))


def equip(g: Shadespire, seat: i64, u: i64, fighter: i64) -> None:
    """Flip a glory point and give a fighter the upgrade, to the end of the game. [upgrade.cost]"""
    band = g.bands[seat]
    card = g.book.ploy_count + u
    band.spent += 1
    band.hand &= ~BIT[card]
    g.fighters[fighter].upgrades |= BIT[u]
    g.turned_up()
    g.tell(EQUIPPED, seat, u, fighter)


@final
class PowerStep(Window):
    """In turn, from the active player on, play a power card or pass, until all pass in a row.

    [power.turns] Whoever holds a card is asked, so that being asked tells nothing.
    """

    def next_seat(self, g: Shadespire, seat: i64) -> i64:
        return g.after(seat)

    def asks_anyway(self, g: Shadespire) -> bool:
        return g.bands[self.seat].hand != 0

    def ask(self, g: Shadespire) -> None:
        """Offer ploys whose demand can be met, and upgrades. [ploy.demand]"""
        hand = g.bands[self.seat].hand & ~g.book.reactions
        if hand & (BIT[g.book.ploy_count] - 1) != 0:
            self.ask_ploys(g, hand)
        offer_upgrades(g, self.seat)

    def ask_ploys(self, g: Shadespire, hand: i64) -> None:
        """Offer the ploys of a hand. [ploy.demand]"""
        leisure = Reactions(self.seat)
        for p in range(g.book.ploy_count):
            if hand >> p & 1:
                ploy: Ploy = g.book.ploys[p]
                playable = ploy.when == POWER_STEP
                if ploy.trigger == 0:
                    for k in range(len(ploy.effects)):
                        if not ploy.effects[k].playable(g, self.seat, leisure):
                            playable = False
                if playable:
                    g.offer(act(PLAY, p))

    def chosen(self, g: Shadespire, action: Action) -> None:
        seat = self.seat
        self.seat = g.after(seat)
        if verb(action) == PLAY:
            play_ploy(g, seat, first(action), Reactions(seat))
        else:
            equip(g, seat, first(action), second(action))

    def copy(self) -> PowerStep:
        return self.carry(PowerStep(self.seat, self.passes))

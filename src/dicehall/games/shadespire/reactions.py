"""Reactions, and objectives scored at once. [reaction] [objective.immediate]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.shadespire.cards import (
    ENEMY_FAILED,
    ENEMY_SLAIN,
    FRIEND_FAILED,
    FRIEND_SLAIN_NEARBY,
    LAST_FRIEND_SLAIN,
    ONE_FRIEND_LEFT,
    SOMEBODY_SLAIN,
    Ploy,
    Skill,
)
from dicehall.games.shadespire.pieces import bits
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import PLAY, REACT, REACTED, SCORE, SCORED
from dicehall.kit.action import Action, act, first, second, verb
from dicehall.kit.table import BIT, NOBODY, Frame, Window

AFTER_ATTACK: Final = 0
AFTER_PLOY: Final = 1
AFTER_ACTIVATION: Final = 2
ON_FAILURE: Final = 3  # during an attack, once the dice show that it fails
ON_DRIVE: Final = 4  # during an attack, when the target could be driven back
AT_LEISURE: Final = 5  # no occasion: the power step


@final
class Reactions(Window):
    """One reaction at each opportunity: the player due next decides first. [reaction.order]

    So abilities of several owners need no other order. [ruling.1]

    Whoever could hold a fitting card is asked, so being asked tells nothing of the hand.
    """

    def __init__(
        self,
        seat: i64 = 0,
        occasion: i64 = AT_LEISURE,
        attacker: i64 = NOBODY,
        target: i64 = NOBODY,
        attack: i64 = -1,
        succeeded: bool = False,
        fell: i64 = 0,
        neighbours: i64 = 0,
        passes: i64 = 0,
    ) -> None:
        super().__init__(seat, passes)
        self.occasion: i64 = occasion
        self.attacker: i64 = attacker
        self.target: i64 = target
        self.attack: i64 = attack
        self.succeeded = succeeded
        self.fell: i64 = fell  # fighters put out of action by what just happened, as a mask
        self.neighbours: i64 = neighbours  # of the attacker among them

    def next_seat(self, g: Shadespire, seat: i64) -> i64:
        return g.after(seat)

    def ask(self, g: Shadespire) -> None:
        """Offer what the hand, the fighters and ploys already played allow. [reaction.sources]"""
        band = g.bands[self.seat]
        if self.occasion <= AFTER_PLOY and g.sudden == 0:
            cards = band.hand & g.book.reactions | band.lasting
            if cards != 0:
                for p in range(g.book.ploy_count):
                    if cards >> p & 1 and self.fits(g, p):
                        g.offer(act(PLAY, p))
        for i in range(band.first, band.first + band.size):
            if g.fighters[i].hex >= 0:
                self.ask_fighter(g, i)

    def ask_fighter(self, g: Shadespire, i: i64) -> None:
        """Offer the reactions of one fighter."""
        fighter = g.fighters[i]
        held = fighter.upgrades & g.book.skilled
        if held != 0:
            for u in range(len(g.book.upgrades)):
                if held >> u & 1:
                    skill = g.book.upgrades[u].skill
                    if skill is not None and skill.ready(g, i, self):
                        g.offer(act(REACT, g.book.ploy_count + u, i))
        if self.occasion == ON_FAILURE and i == self.target and g.side_of(fighter).parry >= 0:
            if g.beside(i, self.attacker):
                g.offer(act(REACT, g.book.power_count, i))

    def fits(self, g: Shadespire, p: i64) -> bool:
        """Say whether a ploy is a reaction to this, and its demand can be met. [reaction.ploy]"""
        ploy: Ploy = g.book.ploys[p]
        if not self.triggers(g, ploy.trigger):
            return False
        for k in range(len(ploy.effects)):
            if not ploy.effects[k].playable(g, self.seat, self):
                return False
        return True

    def triggers(self, g: Shadespire, trigger: i64) -> bool:
        """Say whether what happened is what a ploy of this seat waits for."""
        seat = self.seat
        attacked = self.occasion == AFTER_ATTACK
        mine: i64 = 0
        band = g.bands[seat]
        for i in range(band.first, band.first + band.size):
            mine |= BIT[i]
        own_attack = attacked and g.fighters[self.attacker].seat == seat
        if trigger == ENEMY_SLAIN:
            return own_attack and self.fell & ~mine != 0
        if trigger == FRIEND_SLAIN_NEARBY:
            return attacked and not own_attack and self.fell & mine & self.neighbours != 0
        if trigger == SOMEBODY_SLAIN:
            return self.fell != 0
        if trigger == LAST_FRIEND_SLAIN:
            return self.fell & mine != 0 and g.in_play(seat) == 0
        if trigger == ONE_FRIEND_LEFT:
            return self.fell & mine != 0 and bits(g.in_play(seat)) == 1
        if trigger == FRIEND_FAILED:
            return own_attack and not self.succeeded
        if trigger == ENEMY_FAILED:
            return attacked and not own_attack and not self.succeeded
        return False

    def asks_anyway(self, g: Shadespire) -> bool:
        """Say whether, as far as anybody knows, the hand could hold a fitting card."""
        band = g.bands[self.seat]
        if self.occasion > AFTER_PLOY or band.hand == 0 or g.sudden > 0:
            return False
        unseen = (band.hand | band.deck) & g.book.reactions
        if unseen != 0:
            for p in range(g.book.ploy_count):
                if unseen >> p & 1 and self.fits(g, p):
                    return True
        return False

    def chosen(self, g: Shadespire, action: Action) -> None:
        """Once a reaction is used, the opportunity is over. [reaction.one]"""
        from dicehall.games.shadespire.oddities import parry
        from dicehall.games.shadespire.ploys import play_ploy

        self.done = True
        if verb(action) == PLAY:
            play_ploy(g, self.seat, first(action), self)
            return
        g.tell(REACTED, second(action), first(action))
        if first(action) == g.book.power_count:
            parry(g, second(action), self.attacker)
            return
        skill: Skill | None = g.book.upgrades[first(action) - g.book.ploy_count].skill
        assert skill is not None
        skill.react(g, second(action), self)

    def copy(self) -> Reactions:
        return self.carry(
            Reactions(
                self.seat,
                self.occasion,
                self.attacker,
                self.target,
                self.attack,
                self.succeeded,
                self.fell,
                self.neighbours,
                self.passes,
            )
        )


def score(g: Shadespire, seat: i64, card: i64) -> None:
    """Turn an objective up and take its glory. [objective.score]"""
    band = g.bands[seat]
    band.objectives &= ~BIT[card]
    band.scored |= BIT[card]
    g.turned_up()
    g.tell(SCORED, seat, card)
    g.gain(seat, g.book.objectives[card].glory)


@final
class ScoringMoment(Frame):
    """After an action or activation, fulfilled immediate objectives are scored.

    [objective.immediate] A card drawn for one waits for the next action. [objective.fresh]
    """

    def step(self, g: Shadespire, at: i64) -> None:
        if at == 0:
            g.push(Objectives(g.due()))
        else:
            for seat in range(g.seats):
                g.bands[seat].fled = False
                g.bands[seat].charge_killed = False
            self.done = True

    def copy(self) -> ScoringMoment:
        return self.carry(ScoringMoment())


@final
class Objectives(Window):
    """Score a fulfilled objective now, or keep it hidden. [objective.immediate]

    Whoever may hold one is asked, so that being asked tells nothing.
    """

    def next_seat(self, g: Shadespire, seat: i64) -> i64:
        return g.after(seat)

    def asks_anyway(self, g: Shadespire) -> bool:
        return self.possible(g) != 0

    def possible(self, g: Shadespire) -> i64:
        """Return the fulfilled cards that, as far as anybody knows, the seat may hold."""
        band = g.bands[self.seat]
        found: i64 = 0
        unseen = (band.objectives | band.objective_deck) & g.book.immediate
        if unseen != 0 and band.objectives != 0 and g.sudden == 0:
            for card in range(len(g.book.objectives)):
                if unseen >> card & 1:
                    if g.book.objectives[card].condition.met(g, self.seat):
                        found |= BIT[card]
        return found

    def ask(self, g: Shadespire) -> None:
        band = g.bands[self.seat]
        ready = self.possible(g) & band.objectives & ~band.fresh
        for card in range(len(g.book.objectives)):
            if ready >> card & 1:
                g.offer(act(SCORE, card))

    def chosen(self, g: Shadespire, action: Action) -> None:
        score(g, self.seat, first(action))
        band = g.bands[self.seat]
        held = band.objectives
        g.draw_objectives(self.seat, 1)
        band.fresh |= band.objectives & ~held

    def copy(self) -> Objectives:
        return self.carry(Objectives(self.seat, self.passes))

"""Reactions, and objectives scored at once. [reaction] [objective.immediate]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.shadespire.book import IMMEDIATE_CARDS, REACTION_CARDS
from dicehall.games.shadespire.cards import (
    ENEMY_FAILED,
    ENEMY_SLAIN,
    FRIEND_FAILED,
    FRIEND_SLAIN_NEARBY,
    IMMEDIATE,
    LAST_FRIEND_SLAIN,
    ONE_FRIEND_LEFT,
    REACTION,
    SOMEBODY_SLAIN,
    Ploy,
    Skill,
)
from dicehall.games.shadespire.ids import AttackId, CardId, FighterId
from dicehall.games.shadespire.pieces import (
    FRESH,
    HAND,
    LASTING,
    OBJECTIVE_DECK,
    OBJECTIVES,
    SCORED_PILE,
    Band,
)
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import (
    END_ONLY,
    EQUIP,
    IS_OUT,
    JUST_DRAWN,
    NO_CARDS,
    NO_OCCASION,
    NO_REACTION,
    OFFERED,
    PLAY,
    REACT,
    REACTED,
    SCORE,
    SCORED,
    TAKE,
    UNMET,
)
from dicehall.kit.action import PASS, Action, act, first, second, verb
from dicehall.kit.bits import count, lowest
from dicehall.kit.cardsets import NO_CARD, WORD
from dicehall.kit.table import BIT, NOBODY, Choice, Frame, Window

AFTER_ATTACK: Final = 0
AFTER_PLOY: Final = 1
AFTER_ACTIVATION: Final = 2
ON_FAILURE: Final = 3  # during an attack, once the dice show that it fails
ON_DRIVE: Final = 4  # during an attack, when the target could be driven back
AT_LEISURE: Final = 5  # no occasion: the power step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reactions(Window):
    """One reaction at each opportunity: the player due next decides first. [reaction.order]

    So abilities of several owners need no other order. [ruling.1]

    Whoever could hold a fitting card is asked, so being asked tells nothing of the hand.
    """

    def __init__(
        self,
        seat: i64 = 0,
        occasion: i64 = AT_LEISURE,
        attacker: FighterId = NOBODY,
        target: FighterId = NOBODY,
        attack: AttackId = -1,
        succeeded: bool = False,
        fell: i64 = 0,
        neighbours: i64 = 0,
        passes: i64 = 0,
    ) -> None:
        super().__init__(seat, passes)
        self.occasion: i64 = occasion
        self.attacker: FighterId = attacker
        self.target: FighterId = target
        self.attack: AttackId = attack
        self.succeeded = succeeded
        self.fell: i64 = fell  # fighters put out of action by what just happened, as a mask
        self.neighbours: i64 = neighbours  # of the attacker among them

    def next_seat(self, g: Shadespire, seat: i64) -> i64:
        return g.after(seat)

    def ask(self, g: Shadespire) -> None:
        """Offer what the hand, the fighters and ploys already played allow. [reaction.sources]"""
        band = g.bands[self.seat]
        curious = g.refused is not None
        if (self.occasion <= AFTER_PLOY and g.sudden == 0) or curious:
            self.ask_ploys(g)
        for i in range(band.first, band.first + band.size):
            if g.fighters[i].hex >= 0 or curious:
                self.ask_fighter(g, i)
        if curious:
            refuse_upgrades(g, self.seat, NO_REACTION)

    def ask_ploys(self, g: Shadespire) -> None:
        """Offer ploys of the hand, and those played before that wait for this. [reaction.ploy]"""
        band = g.bands[self.seat]
        words = band.words
        for k in range(words):
            cards = band.cards[HAND * words + k]
            if g.refused is None:
                cards &= g.book.sorts.word(REACTION_CARDS, k)
            cards |= band.cards[LASTING * words + k]
            while cards != 0:
                p = k * WORD + lowest(cards)
                cards &= cards - 1
                if p >= g.book.ploy_count:
                    return
                why = self.why_not(g, p)
                if why == OFFERED:
                    g.offer(act(PLAY, p))
                elif band.has(HAND, p):
                    g.refuse(act(PLAY, p), why)

    def ask_fighter(self, g: Shadespire, i: i64) -> None:
        """Offer the reactions of one fighter."""
        fighter = g.fighters[i]
        for k in range(len(fighter.upgrades)):
            u = fighter.upgrades[k]
            skill = g.book.upgrades[u].skill
            if skill is not None:
                why: i64 = IS_OUT
                if fighter.hex >= 0:
                    why = skill.unready(g, i, self)
                self.put(g, g.book.ploy_count + u, i, why)
        if self.occasion == ON_FAILURE or g.refused is not None:
            if g.side_of(fighter).parry >= 0:
                self.put(g, g.book.power_count, i, self.why_no_parry(g, i))

    def put(self, g: Shadespire, skill: i64, i: i64, why: i64) -> None:
        """Offer a reaction of a fighter, or say why not."""
        if why == OFFERED:
            g.offer(act(REACT, skill, i))
        else:
            g.refuse(act(REACT, skill, i), why)

    def why_no_parry(self, g: Shadespire, i: i64) -> i64:
        """Say why a fighter cannot parry: an attack on it must fail, from wherever it comes.
        [card.furious-parry]"""
        if g.fighters[i].hex < 0:
            return IS_OUT
        failed = self.occasion == ON_FAILURE and i == self.target
        return OFFERED if failed else NO_OCCASION

    def why_not(self, g: Shadespire, p: i64) -> i64:
        """Say why a ploy is no reaction to this, or its demand cannot be met. [reaction.ploy]"""
        ploy: Ploy = g.book.ploys[p]
        if g.sudden > 0:
            return NO_CARDS
        if ploy.when != REACTION and not g.bands[self.seat].has(LASTING, p):
            return NO_REACTION
        if self.occasion > AFTER_PLOY or not self.triggers(g, ploy.trigger):
            return NO_OCCASION
        for k in range(len(ploy.effects)):
            why = ploy.effects[k].why_not(g, self.seat, self)
            if why != OFFERED:
                return why
        return OFFERED

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
            return self.fell & mine != 0 and count(g.in_play(seat)) == 1
        if trigger == FRIEND_FAILED:
            return own_attack and not self.succeeded
        if trigger == ENEMY_FAILED:
            return attacked and not own_attack and not self.succeeded
        return False

    def asks_anyway(self, g: Shadespire) -> bool:
        """Say whether, as far as anybody knows, the hand could hold a fitting card."""
        band = g.bands[self.seat]
        if self.occasion > AFTER_PLOY or band.is_empty(HAND) or g.sudden > 0:
            return False
        for k in range(band.words):
            cards = g.unseen_power(self.seat, k) & g.book.sorts.word(REACTION_CARDS, k)
            while cards != 0:
                if self.why_not(g, k * WORD + lowest(cards)) == OFFERED:
                    return True
                cards &= cards - 1
        return False

    def chosen(self, g: Shadespire, action: Action) -> None:
        """Once a reaction is used, the opportunity is over. [reaction.one]"""
        from dicehall.games.shadespire.oddities import parry  # both open reactions
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

    def copy(self) -> Reactions:  # written by tools/copies.py
        twin = Reactions(
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
        return self.carry(twin)


def refuse_upgrades(g: Shadespire, seat: i64, why: i64) -> None:
    """Say why no upgrade in hand is played now."""
    band = g.bands[seat]
    for u in range(len(g.book.upgrades)):
        if band.has(HAND, g.book.ploy_count + u):
            for i in range(band.first, band.first + band.size):
                g.refuse(act(EQUIP, u, i), why)


def score(g: Shadespire, seat: i64, card: CardId) -> None:
    """Turn an objective up and take its glory. [objective.score]"""
    g.bands[seat].move(card, OBJECTIVES, SCORED_PILE)
    g.turned_up()
    g.tell(SCORED, seat, card)
    g.gain(seat, g.book.objectives[card].glory)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ScoringMoment(Frame):
    """After an action or activation, fulfilled immediate objectives are scored.

    [objective.immediate] A card drawn for one waits for the next action. [objective.fresh]
    """

    def step(self, g: Shadespire, at: i64) -> None:
        g.push(Objectives(g.due()))
        self.done = True

    def copy(self) -> ScoringMoment:  # written by tools/copies.py
        return self.carry(ScoringMoment())


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Objectives(Window):
    """Score a fulfilled objective now, or keep it hidden. [objective.immediate]

    Whoever may hold one is asked, so that being asked tells nothing.
    """

    def next_seat(self, g: Shadespire, seat: i64) -> i64:
        return g.after(seat)

    def asks_anyway(self, g: Shadespire) -> bool:
        """Say whether, as far as anybody knows, the seat may hold a fulfilled card."""
        band = g.bands[self.seat]
        if band.is_empty(OBJECTIVES) or g.sudden > 0:
            return False
        for k in range(band.words):
            cards = g.unseen_objectives(self.seat, k) & g.book.sorts.word(IMMEDIATE_CARDS, k)
            while cards != 0:
                if g.book.objectives[k * WORD + lowest(cards)].condition.met(g, self.seat):
                    return True
                cards &= cards - 1
        return False

    def ask(self, g: Shadespire) -> None:
        band = g.bands[self.seat]
        card = band.after(OBJECTIVES, NO_CARD)
        while card >= 0:
            why = self.why_not(g, band, card)
            if why == OFFERED:
                g.offer(act(SCORE, card))
            else:
                g.refuse(act(SCORE, card), why)
            card = band.after(OBJECTIVES, card)

    def why_not(self, g: Shadespire, band: Band, card: CardId) -> i64:
        """Say why an objective in hand is not scored at once. [objective.fresh]"""
        objective = g.book.objectives[card]
        if objective.when != IMMEDIATE:
            return END_ONLY
        if g.sudden > 0 or not objective.condition.met(g, self.seat):
            return UNMET
        return JUST_DRAWN if band.has(FRESH, card) else OFFERED

    def chosen(self, g: Shadespire, action: Action) -> None:
        score(g, self.seat, first(action))
        if g.always_draw:
            draw_fresh(g, self.seat)
        else:
            g.push(DrawObjective(self.seat))

    def copy(self) -> Objectives:  # written by tools/copies.py
        return self.carry(Objectives(self.seat, self.passes))


@final
class DrawObjective(Choice):
    """Whoever scored at once may draw a new objective, or leave it. [objective.draw]"""

    def ask(self, g: Shadespire) -> None:
        if not g.bands[self.seat].is_empty(OBJECTIVE_DECK):
            g.offer(act(TAKE, 1))
            g.offer(PASS)

    def chosen(self, g: Shadespire, action: Action) -> None:
        if verb(action) == TAKE:
            draw_fresh(g, self.seat)

    def copy(self) -> DrawObjective:  # written by tools/copies.py
        return self.carry(DrawObjective(self.seat))


def draw_fresh(g: Shadespire, seat: i64) -> None:
    """Draw an objective for the one scored; it waits for the next action. [objective.fresh]"""
    card = g.draw_objectives(seat, 1)
    if card != NO_CARD:
        g.bands[seat].put(FRESH, card)

"""The end phase, and who wins. [end] [victory]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.shadespire.cards import THIRD_END_PHASE
from dicehall.games.shadespire.deeds import held_tokens
from dicehall.games.shadespire.ids import CardId
from dicehall.games.shadespire.pieces import (
    DISCARDS,
    DROPPED_PILE,
    HAND,
    OBJECTIVES,
    OFF,
)
from dicehall.games.shadespire.power import equip, offer_upgrades
from dicehall.games.shadespire.reactions import score
from dicehall.games.shadespire.roll_off import everybody, roll_off
from dicehall.games.shadespire.rounds import ActionPhase
from dicehall.games.shadespire.table import (
    BEST_OF_THREE,
    HAND_SIZE,
    OBJECTIVE_HAND,
    RELIC,
    ROUNDS,
    SHARDS,
    SINGLE_GAME,
    TIE_BREAK,
    Shadespire,
)
from dicehall.games.shadespire.verbs import (
    DISCARD,
    DISCARDED,
    DRAWN_GAME,
    DROP,
    DROPPED,
    END_PHASE,
    MUST_SCORE,
    NO_PLOYS,
    NOW_ONLY,
    OFFERED,
    PLAY,
    RELIC_HELD,
    SCORE,
    SUDDEN_DEATH,
    THIRD_ONLY,
    UNMET,
    WON_GAME,
)
from dicehall.kit.action import PASS, Action, act, first, second, verb
from dicehall.kit.bits import count
from dicehall.kit.cardsets import NO_CARD
from dicehall.kit.table import BIT, NOBODY, Choice, Frame

RELIC_GLORY: Final = 3
SUDDEN_ROUNDS: Final = 12  # of sudden death at most; then a roll-off [match.sudden-limit]


@final
class Rounds(Frame):
    """Three rounds of an action phase and an end phase, then the victory. [round]"""

    def step(self, g: Shadespire, at: i64) -> None:
        if g.round == ROUNDS and at % 2 == 0:
            self.done = True
            finish_game(g)
        elif at % 2 == 0:
            g.push(ActionPhase())
        else:
            g.push(EndPhase())

    def copy(self) -> Rounds:  # written by tools/copies.py
        return self.carry(Rounds())


@final
class EndPhase(Frame):
    """Each player in turn from the first: score, discard, upgrade, discard, draw. [end]"""

    def __init__(self, seat: i64 = NOBODY, turns: i64 = 0) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.turns: i64 = turns

    def step(self, g: Shadespire, at: i64) -> None:
        if at == 0:
            self.begin(g)
        elif self.turns < g.seats:
            g.push(EndTurn(self.seat))
            self.seat = g.after(self.seat)
            self.turns += 1
        else:
            self.done = True
            clear_tokens(g)

    def begin(self, g: Shadespire) -> None:
        """Lay unused ploys away, note what is held. [ploy.lapse] [objective.held-fast]

        The relic's holder is inspired and gains 3 glory. [relic.hold]
        """
        self.seat = g.first
        for seat in range(g.seats):
            g.bands[seat].lay_ploys_away()
        g.tell(END_PHASE, g.round)
        for i in range(len(g.fighters)):
            fighter = g.fighters[i]
            held = g.token_on(fighter.hex)
            if held != OFF and held == fighter.stood:
                fighter.held_fast = True
            fighter.stood = held
        if g.relic and g.tokens[RELIC] != OFF:
            holder = g.fighter_at(g.tokens[RELIC])
            if holder != NOBODY:
                g.tell(RELIC_HELD, holder)
                g.inspire(holder)
                g.gain(g.fighters[holder].seat, RELIC_GLORY)

    def copy(self) -> EndPhase:  # written by tools/copies.py
        return self.carry(EndPhase(self.seat, self.turns))


def clear_tokens(g: Shadespire) -> None:
    """Take all tokens but objectives and wounds off the field. [end.tokens]"""
    for i in range(len(g.fighters)):
        g.fighters[i].refresh()
    for shard in range(SHARDS):
        g.shards[shard] = OFF
    g.shard_count = 0


@final
class EndTurn(Frame):
    """One player's end phase; in round 3 only objectives are scored. [end.third]"""

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat: i64 = seat

    def step(self, g: Shadespire, at: i64) -> None:
        # fmt: off
        match at:
            case 0: g.push(ScoreObjectives(self.seat))
            case 1: self.done = g.round == ROUNDS
            case 2: g.push(DropObjectives(self.seat))
            case 3: g.push(PlayUpgrades(self.seat))
            case 4: g.push(DiscardPower(self.seat))
            case 5: g.draw_objectives(self.seat, OBJECTIVE_HAND)
            case 6: g.draw_power(self.seat, HAND_SIZE - g.bands[self.seat].count(HAND))
            case _: self.done = True
        # fmt: on

    def copy(self) -> EndTurn:  # written by tools/copies.py
        return self.carry(EndTurn(self.seat))


@final
class ScoreObjectives(Choice):
    """Score every fulfilled objective, in any order. [end.score]"""

    def ask(self, g: Shadespire) -> None:
        band = g.bands[self.seat]
        if band.is_empty(OBJECTIVES):
            return
        card = band.after(OBJECTIVES, NO_CARD)
        while card >= 0:
            why = unscored(g, self.seat, card)
            if why == OFFERED:
                g.offer(act(SCORE, card))
            else:
                g.refuse(act(SCORE, card), why)
            card = band.after(OBJECTIVES, card)
        if g.option_count == 0:
            g.offer(PASS)
        else:
            g.refuse(PASS, MUST_SCORE)

    def chosen(self, g: Shadespire, action: Action) -> None:
        if verb(action) == SCORE:
            score(g, self.seat, first(action))
            self.done = False

    def copy(self) -> ScoreObjectives:  # written by tools/copies.py
        return self.carry(ScoreObjectives(self.seat))


def unscored(g: Shadespire, seat: i64, card: CardId) -> i64:
    """Say why an objective is not scored in this end phase, or OFFERED. [objective.when]

    Immediate ones are scored in the action phase only; some only in the third end phase.
    """
    objective = g.book.objectives[card]
    if objective.when > THIRD_END_PHASE:
        return NOW_ONLY
    if objective.when == THIRD_END_PHASE and g.round < ROUNDS:
        return THIRD_ONLY
    return OFFERED if objective.condition.met(g, seat) else UNMET


def offer_each(g: Shadespire, seat: i64, which: i64, what: i64) -> None:
    """Offer to lay away each card of a hand, or no more of them."""
    band = g.bands[seat]
    card = band.after(which, NO_CARD)
    while card >= 0:
        g.offer(act(what, card))
        card = band.after(which, card)
    if g.option_count > 0:
        g.offer(PASS)


@final
class DropObjectives(Choice):
    """Discard any of the objectives left. [end.drop]"""

    def ask(self, g: Shadespire) -> None:
        offer_each(g, self.seat, OBJECTIVES, DROP)

    def chosen(self, g: Shadespire, action: Action) -> None:
        if verb(action) == DROP:
            g.bands[self.seat].move(first(action), OBJECTIVES, DROPPED_PILE)
            g.turned_up()
            g.tell(DROPPED, self.seat, first(action))
            self.done = False

    def copy(self) -> DropObjectives:  # written by tools/copies.py
        return self.carry(DropObjectives(self.seat))


@final
class PlayUpgrades(Choice):
    """Play upgrades, but no ploys. [end.upgrades]"""

    def ask(self, g: Shadespire) -> None:
        band = g.bands[self.seat]
        if not band.is_empty(HAND) and band.glory > band.spent:
            offer_upgrades(g, self.seat)
            g.offer(PASS)
            if g.refused is not None:
                for p in range(g.book.ploy_count):
                    if band.has(HAND, p):
                        g.refuse(act(PLAY, p), NO_PLOYS)

    def chosen(self, g: Shadespire, action: Action) -> None:
        if verb(action) != PASS:
            equip(g, self.seat, first(action), second(action))
            self.done = False

    def copy(self) -> PlayUpgrades:  # written by tools/copies.py
        return self.carry(PlayUpgrades(self.seat))


@final
class DiscardPower(Choice):
    """Discard any of the power cards left. [end.discard]"""

    def ask(self, g: Shadespire) -> None:
        offer_each(g, self.seat, HAND, DISCARD)

    def chosen(self, g: Shadespire, action: Action) -> None:
        if verb(action) == DISCARD:
            g.bands[self.seat].move(first(action), HAND, DISCARDS)
            g.turned_up()
            g.tell(DISCARDED, self.seat, first(action))
            self.done = False

    def copy(self) -> DiscardPower:  # written by tools/copies.py
        return self.carry(DiscardPower(self.seat))


# ---- victory ----


def best(g: Shadespire) -> i64:
    """Return who has won a game, as a mask; several share a draw. [victory]

    Most glory, spent or not [victory.glory]; then who still stands [victory.standing]; then who
    holds most objectives [victory.tokens].
    """
    leaders: i64 = 0
    most: i64 = -1
    for seat in range(g.seats):
        if g.bands[seat].glory > most:
            most = g.bands[seat].glory
            leaders = 0
        if g.bands[seat].glory == most:
            leaders |= BIT[seat]
    standing: i64 = 0
    for seat in range(g.seats):
        if leaders >> seat & 1 and g.in_play(seat) != 0:
            standing |= BIT[seat]
    if standing == 0:
        return leaders
    most = -1
    leaders = 0
    for seat in range(g.seats):
        if standing >> seat & 1:
            held = count(held_tokens(g, seat))
            if held > most:
                most = held
                leaders = 0
            if held == most:
                leaders |= BIT[seat]
    return leaders


def finish_game(g: Shadespire) -> None:
    """End the game; a match goes on until it is decided. [victory] [match]"""
    g.winners = best(g)
    if g.mode != SINGLE_GAME:
        for seat in range(g.seats):
            if g.winners == BIT[seat]:
                g.bands[seat].wins += 1
    announce(g, g.winners)
    if g.mode == SINGLE_GAME:
        g.finish()
        return
    for seat in range(g.seats):
        g.bands[seat].glory_before += g.bands[seat].glory
    if g.game < 2 or (g.game == 2 and not two_wins(g)):
        from dicehall.games.shadespire.setup import next_game  # which ends here too

        next_game(g)
        return
    decide_match(g)


def two_wins(g: Shadespire) -> bool:
    """Say whether somebody has won twice."""
    for seat in range(g.seats):
        if g.bands[seat].wins >= 2:
            return True
    return False


def announce(g: Shadespire, winners: i64) -> None:
    """Tell who has won."""
    if winners & (winners - 1) == 0:
        seat: i64 = 0
        while not winners >> seat & 1:
            seat += 1
        g.tell(WON_GAME, seat)
    else:
        g.tell(DRAWN_GAME, winners)


def decide_match(g: Shadespire) -> None:
    """Most games won, else a draw or the agreed tie-break. [match.victory] [match.tie-break]"""
    ahead = g.bands[0].wins - g.bands[1].wins
    if ahead == 0 and g.mode == TIE_BREAK:
        ahead = g.bands[0].glory_before - g.bands[1].glory_before  # [match.tie-break]
        if ahead == 0:
            ahead = int(g.in_play(0) != 0) - int(g.in_play(1) != 0)
        if ahead == 0:
            g.sudden = 1
            g.tell(SUDDEN_DEATH, g.sudden)
            g.push(SuddenDeath())
            return
    end_match(g, 1 if ahead > 0 else 2 if ahead < 0 else 3)


def end_match(g: Shadespire, winners: i64) -> None:
    """End the match."""
    g.winners = winners
    announce(g, winners)
    g.finish()


@final
class SuddenDeath(Frame):
    """More rounds, without cards, until a warband is gone. [match.sudden]

    If nobody is left, a roll-off decides. [match.lot] So it does after twelve such rounds.
    [match.sudden-limit]
    """

    def step(self, g: Shadespire, at: i64) -> None:
        alive = int(g.in_play(0) != 0) + 2 * int(g.in_play(1) != 0)
        if alive == 1 or alive == 2:
            end_match(g, alive)
        elif alive == 0 or (at > 0 and g.sudden == SUDDEN_ROUNDS):
            end_match(g, BIT[roll_off(g, everybody(g))])
        elif at > 0:
            clear_tokens(g)
            g.sudden += 1
            g.push(ActionPhase())
        else:
            clear_tokens(g)
            g.push(ActionPhase())

    def copy(self) -> SuddenDeath:  # written by tools/copies.py
        return self.carry(SuddenDeath())


__all__ = ["BEST_OF_THREE", "EndPhase", "Rounds", "SuddenDeath", "best", "finish_game"]

"""A player's turn: six phases in their order. [turn]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.attack import Attack
from dicehall.games.quarriors.capture import Capture
from dicehall.games.quarriors.pieces import slot_of
from dicehall.games.quarriors.piles import ONE
from dicehall.games.quarriors.reactions import EndOfTurn
from dicehall.games.quarriors.rolling import Immediate, roll_pool
from dicehall.games.quarriors.scoring import Scoring
from dicehall.games.quarriors.spells import ready_spells
from dicehall.games.quarriors.summoning import Prepare
from dicehall.games.quarriors.table import (
    ATTACK,
    CAPTURE,
    PREPARE,
    ROLL,
    SCORE,
    TIDY_UP,
    Quarriors,
)
from dicehall.games.quarriors.verbs import SWEPT, TURN
from dicehall.games.quarriors.victory import last_round
from dicehall.kit.ids import Seat
from dicehall.kit.table import Frame


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Frame):
    """Score, draw and roll, prepare, attack, capture, tidy up. [turn]"""

    def __init__(self, seat: Seat = 0) -> None:
        super().__init__()
        self.seat: Seat = seat

    def step(self, g: Quarriors, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.begin(g)
            case 1: self.score(g)
            case 2: self.roll(g)
            case 3: self.prepare(g)
            case 4: self.attack(g)
            case 5: self.capture(g)
            case 6: self.tidy_up(g)
            case _: self.end(g)
        # fmt: on

    def begin(self, g: Quarriors) -> None:
        """Turns go round to the left; later editions allow a second capture. [turn]
        [option.second-capture]"""
        if self.seat == g.first:
            g.round += 1
        g.active = self.seat
        g.phase = SCORE
        g.quiddity = 0
        g.captures = g.book.captures + (1 if g.second_capture else 0)
        g.discount = 0
        g.scored = 0
        g.uses = 0
        g.summoned = 0
        g.fury = 0
        g.losers = 0
        g.tell(TURN, self.seat, g.round)

    def score(self, g: Quarriors) -> None:
        """Phase 1. [score]"""
        if len(g.players[self.seat].creatures) > 0:
            g.push(Scoring(self.seat))

    def roll(self, g: Quarriors) -> None:
        """Phase 2. [roll]"""
        g.phase = ROLL
        roll_pool(g, self.seat)
        g.push(Immediate(self.seat))

    def prepare(self, g: Quarriors) -> None:
        """Phase 3. [summon] [spells.ready]"""
        g.phase = PREPARE
        ready_spells(g, self.seat)
        g.push(Prepare(self.seat))

    def attack(self, g: Quarriors) -> None:
        """Phase 4. Creatures must attack. [attack]"""
        g.phase = ATTACK
        if len(g.players[self.seat].creatures) > 0:
            g.push(Attack())

    def capture(self, g: Quarriors) -> None:
        """Phase 5. [capture]"""
        g.phase = CAPTURE
        g.push(Capture(self.seat))

    def tidy_up(self, g: Quarriors) -> None:
        """Phase 6. The copies of others may change in each turn. [end] [ooze.switch]"""
        g.phase = TIDY_UP
        if g.wilds.copier >= 0:
            g.push(EndOfTurn((self.seat + 1) % g.seats))

    def end(self, g: Quarriors) -> None:
        """What is left in the active pool goes to the used pile; quiddity is lost and
        whatever lasted for this turn is over. [end.pool] [quiddity.lost] [ruling.turn]"""
        me = g.players[self.seat]
        swept = me.pool.count
        while me.pool.count > 0:
            die = me.pool.dice[me.pool.count - 1]
            me.pool.remove(die)
            me.used += ONE[slot_of(die)]
        if swept > 0:
            g.tell(SWEPT, self.seat, swept)
        me.used += me.spent
        me.spent = 0
        g.quiddity = 0
        g.fury = 0
        for seat in range(g.seats):
            player = g.players[seat]
            player.shield = 0
            player.saves = False
            for i in range(len(player.creatures)):
                player.creatures[i].silenced = False
                player.creatures[i].switched = False
                player.creatures[i].fury_before = 0
                player.creatures[i].shield_before = 0
        following = (self.seat + 1) % g.seats
        if following == g.first and g.round == g.rounds:
            last_round(g)
        else:
            g.follow(Turn(following))

    def copy(self) -> Turn:  # written by tools/copies.py
        return self.carry(Turn(self.seat))

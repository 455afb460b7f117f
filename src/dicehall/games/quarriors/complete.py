"""The table as players, bots and programs meet it: what they see, and what it is worth to them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.quarriors.features import OPTIONS, ROWS, features, option_row
from dicehall.games.quarriors.forecast import forecast, ready
from dicehall.games.quarriors.observation import observation_size, observe
from dicehall.games.quarriors.pieces import Pending, Player, Strike
from dicehall.games.quarriors.table import SEATS, Quarriors
from dicehall.games.quarriors.thumb import liking
from dicehall.games.quarriors.value import guess
from dicehall.games.quarriors.view import show
from dicehall.kit.action import Action
from dicehall.kit.ids import Seat

DUEL: Final = 2  # seats at which a net has learned the game


@final
class QuarriorsTable(Quarriors):
    """A whole table. Rules know only what lies on it, so they can be read without this."""

    def view(self, seat: int | None) -> dict[str, object]:
        return show(self)

    def own_view(self, seat: int, shown: dict[str, object]) -> dict[str, object]:
        return shown

    def observation_size(self) -> i64:
        return observation_size(self.seats)

    def observe(self, seat: Seat, out: vec[float], at: i64 = 0) -> None:
        observe(self, seat, out, at)

    def liking(self, action: Action) -> i64:
        return liking(self, action)

    def feature_rows(self) -> i64:
        return ROWS if self.seats == DUEL else super().feature_rows()

    def features(self, seat: Seat, out: vec[i64]) -> i64:
        return features(self, seat, out) if self.seats == DUEL else super().features(seat, out)

    def option_rows(self) -> i64:
        return OPTIONS if self.seats == DUEL else super().option_rows()

    def option_row(self, action: Action) -> i64:
        return option_row(self, action) if self.seats == DUEL else super().option_row(action)

    def forecast(self, out: vec[float]) -> None:
        if self.over or not ready(self):
            super().forecast(out)
        else:
            forecast(self, self.wilds.worth, out)

    def former_forecast(self, out: vec[float]) -> None:
        if self.over or not ready(self):
            super().former_forecast(out)
        else:
            forecast(self, self.wilds.worth_before, out)

    def value(self, seat: Seat) -> float:
        if self.over:
            return self.returns()[seat]
        return guess(self, seat)

    def copy(self) -> QuarriorsTable:  # written by tools/copies.py
        twin = QuarriorsTable(self.seats, self.dice.copy(), self.book, self.wilds)
        self.carry_flow(twin)
        players = vec[Player](capacity=SEATS)
        for i in range(len(self.players)):
            players = append(players, self.players[i].copy())
        twin.players = players
        twin.stock = self.stock
        if len(self.picked) > 0:
            twin.picked = self.picked[:]
        twin.target = self.target
        twin.rounds = self.rounds
        twin.spent_pile = self.spent_pile
        twin.second_capture = self.second_capture
        twin.closed_bags = self.closed_bags
        twin.always_draw = self.always_draw
        twin.head_start = self.head_start
        twin.first = self.first
        twin.round = self.round
        twin.active = self.active
        twin.phase = self.phase
        twin.quiddity = self.quiddity
        twin.captures = self.captures
        twin.discount = self.discount
        twin.scored = self.scored
        twin.uses = self.uses
        twin.summoned = self.summoned
        twin.fury = self.fury
        twin.losers = self.losers
        if len(self.strikes) > 0:
            strikes = vec[Strike](capacity=len(self.strikes))
            for i in range(len(self.strikes)):
                strikes = append(strikes, self.strikes[i].copy())
            twin.strikes = strikes
        if len(self.pending) > 0:
            pending = vec[Pending](capacity=len(self.pending))
            for i in range(len(self.pending)):
                pending = append(pending, self.pending[i].copy())
            twin.pending = pending
        twin.shed = self.shed
        twin.winners = self.winners
        return twin

"""The table as players, bots and programs meet it: what they see, and what it is worth to them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shazar.dealing import deal_anew
from dicehall.games.shazar.features import OPTIONS, ROWS, features, option_row
from dicehall.games.shazar.forecast import forecast, ready
from dicehall.games.shazar.observation import observation_size, observe
from dicehall.games.shazar.pieces import Barred, Mage, Trap
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.thumb import liking
from dicehall.games.shazar.value import guess
from dicehall.games.shazar.view import show, show_own
from dicehall.kit.action import Action
from dicehall.kit.dice import Dice
from dicehall.kit.table import onto

TURN_AND_QUESTION: Final = 2  # frames on the stack while nothing is half done


@final
class ShazarTable(Shazar):
    """A whole table. Rules know only what lies on it, so they can be read without this."""

    def determinised(self, seat: i64, dice: Dice) -> ShazarTable:
        twin = self.copy()
        twin.dice = dice
        deal_anew(twin, seat)
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        return show(self, seat)

    def own_view(self, seat: int, shown: dict[str, object]) -> dict[str, object]:
        return show_own(self, seat, shown)

    def observation_size(self) -> i64:
        return observation_size(self.seats)

    def observe(self, seat: i64, out: vec[float], at: i64 = 0) -> None:
        observe(self, seat, out, at)

    def forecast(self, out: vec[float]) -> None:
        if self.over or not ready(self):
            super().forecast(out)
        else:
            forecast(self, out)

    def settled(self) -> bool:
        return len(self.stack) <= TURN_AND_QUESTION or self.active < 0

    def value(self, seat: i64) -> float:
        if self.over:
            return self.returns()[seat]
        return guess(self, seat)

    def liking(self, action: Action) -> i64:
        return liking(self, action)

    def feature_rows(self) -> i64:
        return ROWS

    def features(self, seat: i64, out: vec[i64]) -> i64:
        return features(self, seat, out)

    def option_rows(self) -> i64:
        return OPTIONS

    def option_row(self, action: Action) -> i64:
        return option_row(self, action)

    def copy(self) -> ShazarTable:  # written by tools/copies.py
        twin = ShazarTable(self.seats, self.dice.copy(), self.book, self.realm)
        self.carry_flow(twin)
        if len(self.mages) > 0:
            mages = vec[Mage](capacity=len(self.mages))
            for i in range(len(self.mages)):
                mages = append(mages, self.mages[i].copy())
            twin.mages = mages
        twin.cards = self.cards.copy()
        twin.fates = self.fates.copy()
        twin.relics = onto(twin.relics, self.relics)
        twin.keeper = onto(twin.keeper, self.keeper)
        twin.carrier = onto(twin.carrier, self.carrier)
        twin.fired = onto(twin.fired, self.fired)
        if len(self.traps) > 0:
            traps = vec[Trap](capacity=len(self.traps))
            for i in range(len(self.traps)):
                traps = append(traps, self.traps[i].copy())
            twin.traps = traps
        if len(self.barred) > 0:
            barred = vec[Barred](capacity=len(self.barred))
            for i in range(len(self.barred)):
                barred = append(barred, self.barred[i].copy())
            twin.barred = barred
        twin.rounds = self.rounds
        twin.pairs = self.pairs
        twin.first = self.first
        twin.round = self.round
        twin.active = self.active
        twin.stage = self.stage
        twin.truce = self.truce
        twin.played = self.played
        twin.roll = self.roll
        twin.bare = self.bare
        twin.winners = self.winners
        return twin

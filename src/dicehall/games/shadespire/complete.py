"""The table as players, bots and programs meet it: what they see, and what it is worth to them."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shadespire.dealing import deal_anew
from dicehall.games.shadespire.features import OPTIONS, ROWS, SEATS, features, option_row
from dicehall.games.shadespire.forecast import forecast, ready
from dicehall.games.shadespire.observation import observation_size, observe
from dicehall.games.shadespire.pieces import Band, Fighter, LaidBoard
from dicehall.games.shadespire.rounds import Activate
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.thumb import liking, wasteful
from dicehall.games.shadespire.value import guess
from dicehall.games.shadespire.view import show, show_own
from dicehall.kit.action import Action
from dicehall.kit.dice import Dice
from dicehall.kit.table import onto


@final
class ShadespireTable(Shadespire):
    """A whole table. Rules know only what lies on it, so they can be read without this."""

    def determinised(self, seat: i64, dice: Dice) -> ShadespireTable:
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

    def former_forecast(self, out: vec[float]) -> None:
        self.forecast(out)

    def settled(self) -> bool:
        return self.round == 0 or isinstance(self.top(), Activate)

    def value(self, seat: i64) -> float:
        if self.over:
            return self.returns()[seat]
        return guess(self, seat)

    def liking(self, action: Action) -> i64:
        return liking(self, action)

    def wasteful(self, action: Action) -> bool:
        return wasteful(self, action)

    def feature_rows(self) -> i64:
        """Only games of two have rows of their own."""
        return ROWS if self.seats == SEATS else super().feature_rows()

    def features(self, seat: i64, out: vec[i64]) -> i64:
        return features(self, seat, out) if self.seats == SEATS else super().features(seat, out)

    def option_rows(self) -> i64:
        return OPTIONS

    def option_row(self, action: Action) -> i64:
        return option_row(self, action)

    def copy(self) -> ShadespireTable:  # written by tools/copies.py
        twin = ShadespireTable(self.seats, self.dice.copy(), self.book)
        self.carry_flow(twin)
        twin.field = self.field
        if len(self.placed) > 0:
            placed = vec[LaidBoard](capacity=len(self.placed))
            for i in range(len(self.placed)):
                placed = append(placed, self.placed[i].copy())
            twin.placed = placed
        if len(self.bands) > 0:
            bands = vec[Band](capacity=len(self.bands))
            for i in range(len(self.bands)):
                bands = append(bands, self.bands[i].copy())
            twin.bands = bands
        if len(self.fighters) > 0:
            fighters = vec[Fighter](capacity=len(self.fighters))
            for i in range(len(self.fighters)):
                fighters = append(fighters, self.fighters[i].copy())
            twin.fighters = fighters
        twin.tokens = onto(twin.tokens, self.tokens)
        twin.shards = onto(twin.shards, self.shards)
        twin.shard_count = self.shard_count
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.taken = self.taken
        twin.acted = self.acted
        twin.mode = self.mode
        twin.relic = self.relic
        twin.fixed = self.fixed
        twin.prepared = self.prepared
        twin.second_symbol = self.second_symbol
        twin.guard_once = self.guard_once
        twin.open_lists = self.open_lists
        twin.always_draw = self.always_draw
        twin.game = self.game
        twin.sudden = self.sudden
        twin.winners = self.winners
        return twin

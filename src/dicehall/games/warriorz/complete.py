"""The table as players, bots and programs meet it: what they see, and what it is worth to them."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.warriorz.book import WARRIORS
from dicehall.games.warriorz.features import OPTIONS, ROWS, features, option_row
from dicehall.games.warriorz.observation import observation_size, observe
from dicehall.games.warriorz.table import Warrior, Warriorz
from dicehall.games.warriorz.thumb import liking
from dicehall.games.warriorz.value import guess
from dicehall.games.warriorz.view import show, show_own
from dicehall.games.warriorz.volley import Amulet
from dicehall.kit.action import Action
from dicehall.kit.ids import Seat


@final
class WarriorzTable(Warriorz):
    """A whole table. Rules know only what lies on it, so they can be read without this."""

    def view(self, seat: int | None) -> dict[str, object]:
        return show(self, seat)

    def own_view(self, seat: int, shown: dict[str, object]) -> dict[str, object]:
        return show_own(self, seat, shown)

    def observation_size(self) -> i64:
        return observation_size(self.seats)

    def observe(self, seat: Seat, out: vec[float], at: i64 = 0) -> None:
        observe(self, seat, out, at)

    def value(self, seat: Seat) -> float:
        if self.over:
            return 1.0 if self.team_of_seat(seat) == self.winner else 0.0
        return guess(self, seat)

    def liking(self, action: Action) -> i64:
        return liking(self, action)

    def settled(self) -> bool:
        return self.over or not isinstance(self.top(), Amulet)

    def feature_rows(self) -> i64:
        return ROWS

    def features(self, seat: Seat, out: vec[i64]) -> i64:
        return features(self, seat, out)

    def option_rows(self) -> i64:
        return OPTIONS

    def option_row(self, action: Action) -> i64:
        return option_row(self, action)

    def copy(self) -> WarriorzTable:  # written by tools/copies.py
        twin = WarriorzTable(self.seats, self.dice.copy(), self.book)
        self.carry_flow(twin)
        warriors = vec[Warrior](capacity=WARRIORS)
        for i in range(len(self.warriors)):
            warriors = append(warriors, self.warriors[i].copy())
        twin.warriors = warriors
        twin.round = self.round
        twin.acting = self.acting
        twin.mode = self.mode
        twin.crew = self.crew
        twin.allies = self.allies
        twin.sides = self.sides
        twin.winner = self.winner
        return twin

"""The words objectives are made of: conditions. [objective.condition] [ruling.7]"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shadespire.deeds import held_tokens
from dicehall.games.shadespire.field import NEUTRAL
from dicehall.games.shadespire.pieces import OFF
from dicehall.games.shadespire.table import TOKENS, Shadespire
from dicehall.kit.bits import count
from dicehall.kit.table import BIT
from dicehall.kit.words import Condition


@final
class LeaderKilled(Condition):
    """Your side put an enemy leader out of action in this phase. [objective.leader]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        return g.bands[seat].leader_killed


@final
class Charges(Condition):
    """several different fighters of yours have charged in this phase. [objective.charges]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        return count(g.bands[seat].charges) >= self.amount


@final
class EnemyFled(Condition):
    """An enemy began its Move action next to yours and ended it next to none. [objective.fled]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        return g.bands[seat].fled


@final
class EnemiesKilled(Condition):
    """Your side put several enemies out of action in this phase. [objective.kills]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        return g.bands[seat].kills >= self.amount


@final
class Killed(Condition):
    """Your side put several fighters, own ones too, out of action in this phase.
    [objective.kills]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        return g.bands[seat].casualties >= self.amount


@final
class Hitters(Condition):
    """Attacks of several different fighters of yours have succeeded in this phase.
    [objective.hitters]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        return count(g.bands[seat].hitters) >= self.amount


@final
class ChargeKilled(Condition):
    """The Charge just made put an enemy out of action. [objective.charge-kill]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        return g.bands[seat].charge_killed


@final
class AllBled(Condition):
    """Every warband has lost a fighter. [objective.bled]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        for other in range(g.seats):
            if count(g.in_play(other)) == g.bands[other].size:
                return False
        return True


@final
class FightersOut(Condition):
    """So many fighters are out of action, by players. [objective.out]"""

    def __init__(self) -> None:
        super().__init__()
        self.amounts: vec[i64] = vec[i64]([])  # for 2, 3 and 4 players

    def met(self, g: Shadespire, seat: i64) -> bool:
        return g.out_count() >= self.amounts[g.seats - 2]


@final
class LastStanding(Condition):
    """One fighter is left on the whole battlefield, and it is yours. [objective.last]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        return len(g.fighters) - g.out_count() == 1 and g.in_play(seat) != 0


@final
class NoneHeld(Condition):
    """Nobody holds an objective. [objective.none-held]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        for other in range(g.seats):
            if held_tokens(g, other) != 0:
                return False
        return True


@final
class Hold(Condition):
    """You hold so many objectives. [objective.hold]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        return count(held_tokens(g, seat)) >= self.amount


@final
class HoldToken(Condition):
    """You hold one of these tokens, masks by players. [objective.token]"""

    def __init__(self) -> None:
        super().__init__()
        self.two: i64 = 0
        self.three: i64 = 0
        self.four: i64 = 0

    def met(self, g: Shadespire, seat: i64) -> bool:
        wanted = self.two if g.seats == 2 else self.three if g.seats == 3 else self.four
        return held_tokens(g, seat) & wanted != 0


@final
class HoldEnemyTerritory(Condition):
    """You hold an objective in enemy territory, or all in that of one enemy, where one lies.
    [objective.territory] [ruling.9]"""

    def __init__(self) -> None:
        super().__init__()
        self.every = False

    def met(self, g: Shadespire, seat: i64) -> bool:
        held = held_tokens(g, seat)
        for other in range(g.seats):
            if other != seat:
                lying = tokens_in(g, g.bands[other].board)
                if lying != 0 and (held & lying == lying if self.every else held & lying != 0):
                    return True
        return False


def tokens_in(g: Shadespire, board: i64) -> i64:
    """Return the tokens that lie in a territory, as a mask."""
    lying: i64 = 0
    for token in range(TOKENS):
        if g.tokens[token] != OFF and g.field.owner[g.tokens[token]] == board:
            lying |= BIT[token]
    return lying


@final
class NoneAdjacent(Condition):
    """No enemy stands next to a fighter of yours. [objective.none-adjacent]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        band = g.bands[seat]
        for i in range(band.first, band.first + band.size):
            for k in range(len(g.fighters)):
                if g.fighters[k].seat != seat and g.beside(i, k):
                    return False
        return True


@final
class Unfallen(Condition):
    """None of your fighters is out of action. [objective.unfallen]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        return count(g.in_play(seat)) == g.bands[seat].size


@final
class HeldFast(Condition):
    """A fighter of yours has held the same token at the end of two action phases in a row.
    [objective.held-fast]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        band = g.bands[seat]
        for i in range(band.first, band.first + band.size):
            if g.fighters[i].held_fast:
                return True
        return False


@final
class Unhurt(Condition):
    """None of your fighters took damage in this phase. [objective.unhurt]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        return not g.bands[seat].hurt


@final
class Annihilated(Condition):
    """No enemy is left; with 3 or 4 players, two warbands are gone. [objective.annihilated]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        gone: i64 = 0
        for other in range(g.seats):
            if g.in_play(other) == 0 and (g.seats > 2 or other != seat):
                gone += 1
        return gone >= (1 if g.seats == 2 else 2)


@final
class AllInEnemyTerritory(Condition):
    """All your survivors, at least one, are in one enemy territory. [objective.conquest]
    [ruling.14]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        band = g.bands[seat]
        board: i64 = -1
        for i in range(band.first, band.first + band.size):
            if g.fighters[i].hex >= 0:
                owner = g.field.owner[g.fighters[i].hex]
                if owner == band.board or owner == NEUTRAL or (board >= 0 and owner != board):
                    return False
                board = owner
        return board >= 0


@final
class TerritoryClear(Condition):
    """No enemy stands in your territory. [objective.denial]"""

    def met(self, g: Shadespire, seat: i64) -> bool:
        for i in range(len(g.fighters)):
            fighter = g.fighters[i]
            if fighter.seat != seat and fighter.hex >= 0:
                if g.field.owner[fighter.hex] == g.bands[seat].board:
                    return False
        return True

"""Who wins. [victory]"""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.warriorz.table import Warriorz
from dicehall.games.warriorz.verbs import WON
from dicehall.kit.table import NOBODY


def decide(g: Warriorz) -> None:
    """End the battle. [victory]

    The last side standing wins. [victory.last] [teams.last] Else glory decides, then trophies, then
    the smaller warrior. [victory.glory] [victory.trophies] [victory.size]
    """
    best: i64 = -1
    for i in range(len(g.warriors)):
        warrior = g.warriors[i]
        if warrior.lives > 0:
            # Smaller survivors come first, so of equals the side with the smallest stays ahead.
            standing = glory_of(g, warrior.team) * 16 + trophies_of(g, warrior.team)
            if standing > best:
                best = standing
                g.winner = warrior.team
    assert g.winner != NOBODY
    g.tell(WON, g.winner)
    g.finish()


def glory_of(g: Warriorz, team: i64) -> i64:
    """Return a side's glory, that of its fallen included. [teams.sum] [ruling.16]"""
    total: i64 = 0
    for i in range(len(g.warriors)):
        if g.warriors[i].team == team:
            total += g.warriors[i].glory
    return total


def trophies_of(g: Warriorz, team: i64) -> i64:
    """Return a side's trophies, those of its fallen included. [ruling.16]"""
    total: i64 = 0
    for i in range(len(g.warriors)):
        if g.warriors[i].team == team:
            total += g.warriors[i].trophies
    return total

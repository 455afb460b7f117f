"""Roll-offs, and who begins. [roll-off]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.shadespire.cards import CRITICAL, DOUBLE, SINGLE
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import BEGIN, FIRST, ROLLED_OFF
from dicehall.kit.action import Action, act, first
from dicehall.kit.table import BIT, NOBODY, Choice

LOT_DICE: Final = 4


def roll_off(g: Shadespire, seats: i64, lowest: bool = False, bonus: i64 = NOBODY) -> i64:
    """Roll four dice each; return who has the most criticals, or the fewest. [roll-off]

    Those who tie roll again, all their dice. [roll-off.tie] [ruling.5] Whoever has the bonus adds
    one critical to each of their rolls. [round.bonus]
    """
    while True:
        best: i64 = -1
        tied: i64 = 0
        for seat in range(g.seats):
            if seats >> seat & 1:
                standing = roll(g, seat, 1 if seat == bonus else 0)
                if lowest:
                    standing = 1_000_000 - standing
                if standing > best:
                    best = standing
                    tied = 0
                if standing == best:
                    tied |= BIT[seat]
        if tied & (tied - 1) == 0:
            winner: i64 = 0
            while not tied >> winner & 1:
                winner += 1
            return winner
        seats = tied


def roll(g: Shadespire, seat: i64, bonus: i64) -> i64:
    """Return one player's standing: criticals, by option then the support faces.

    [erratum.second-symbol]
    """
    faces: i64 = 0
    shift: i64 = 0
    criticals = bonus
    doubles: i64 = 0
    singles: i64 = 0
    for die in range(LOT_DICE):
        face = g.dice.face(6)
        faces |= face << shift
        shift += 4
        if face == CRITICAL:
            criticals += 1
        elif face == DOUBLE:
            doubles += 1
        elif face == SINGLE:
            singles += 1
    g.tell(ROLLED_OFF, seat, faces, criticals, bonus)
    if g.second_symbol:
        return criticals * 10_000 + doubles * 100 + singles
    return criticals * 10_000


@final
class ChooseFirst(Choice):
    """Who wins the roll-off says who begins. [deploy.first] [round.first]"""

    def __init__(self, seat: i64 = 0, acting: bool = False) -> None:
        super().__init__(seat)
        self.acting = acting  # who acts first, else who places fighters first

    def ask(self, g: Shadespire) -> None:
        for seat in range(g.seats):
            g.offer(act(BEGIN, seat))

    def chosen(self, g: Shadespire, action: Action) -> None:
        g.active = first(action)
        if self.acting:
            g.first = first(action)
        g.tell(FIRST, first(action))

    def copy(self) -> ChooseFirst:  # written by tools/copies.py
        return self.carry(ChooseFirst(self.seat, self.acting))


def everybody(g: Shadespire) -> i64:
    """Return all seats, as a mask."""
    return BIT[g.seats] - 1

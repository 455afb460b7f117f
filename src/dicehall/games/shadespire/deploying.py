"""The hands thrown away, and placing the fighters. [cards.mulligan] [deploy.turns]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.shadespire.ids import Hex
from dicehall.games.shadespire.pieces import DISCARDS, DROPPED_PILE, HAND, OBJECTIVES, OFF
from dicehall.games.shadespire.table import HAND_SIZE, OBJECTIVE_HAND, Shadespire
from dicehall.games.shadespire.verbs import (
    DEPLOY,
    DEPLOYED,
    IS_PLACED,
    NOT_OWN,
    OCCUPIED,
    OFFERED,
    REDRAW,
    REDREW,
)
from dicehall.kit.action import Action, act, first, second
from dicehall.kit.table import NOBODY, Choice

REDRAWS: Final = ("nothing", "objectives", "power", "both")


@final
class Mulligan(Choice):
    """Each may throw away a whole hand of either kind once. [cards.mulligan] [ruling.12]"""

    def __init__(self, seat: i64 = 0, asked: i64 = 0) -> None:
        super().__init__(seat)
        self.asked_seats: i64 = asked

    def ask(self, g: Shadespire) -> None:
        if self.asked_seats < g.seats:
            for which in range(len(REDRAWS)):
                g.offer(act(REDRAW, which))

    def chosen(self, g: Shadespire, action: Action) -> None:
        band = g.bands[self.seat]
        which = first(action)
        if which & 1:
            band.pour(OBJECTIVES, DROPPED_PILE)
        if which & 2:
            band.pour(HAND, DISCARDS)
        if which != 0:
            g.turned_up()
            g.tell(REDREW, self.seat, which)
        if which & 1:
            g.draw_objectives(self.seat, OBJECTIVE_HAND)
        if which & 2:
            g.draw_power(self.seat, HAND_SIZE)
        self.asked_seats += 1
        self.seat = g.after(self.seat)
        self.done = False

    def copy(self) -> Mulligan:  # written by tools/copies.py
        return self.carry(Mulligan(self.seat, self.asked_seats))


@final
class PlaceFighters(Choice):
    """One fighter at a time on own starting hexes, in turn. [deploy.turns]

    Who has placed all waits, the others go on. [deploy.alone]
    """

    def ask(self, g: Shadespire) -> None:
        band = g.bands[self.seat]
        starts = g.field.starts
        curious = g.refused is not None
        for i in range(band.first, band.first + band.size):
            placed = g.fighters[i].hex != OFF
            if placed and not curious:
                continue
            for k in range(len(starts)):
                why = self.why_not(g, starts[k])
                if placed:
                    why = IS_PLACED
                if why == OFFERED:
                    g.offer(act(DEPLOY, i, starts[k]))
                elif curious:
                    g.refuse(act(DEPLOY, i, starts[k]), why)

    def why_not(self, g: Shadespire, hex: Hex) -> i64:
        """Say why nobody may be placed on a starting hex. [deploy.turns]"""
        if g.field.owner[hex] != g.bands[self.seat].board:
            return NOT_OWN
        return OFFERED if g.fighter_at(hex) == NOBODY else OCCUPIED

    def chosen(self, g: Shadespire, action: Action) -> None:
        g.fighters[first(action)].hex = second(action)
        g.tell(DEPLOYED, first(action), second(action))
        if g.first == NOBODY and self.left(g, self.seat) == 0:
            g.first = self.seat  # for the roll-off of round 1 [round.bonus]
        for turn in range(g.seats):
            self.seat = g.after(self.seat)
            if self.left(g, self.seat) > 0:
                self.done = False
                return

    def left(self, g: Shadespire, seat: i64) -> i64:
        """Return how many fighters a seat has yet to place."""
        band = g.bands[seat]
        count: i64 = 0
        for i in range(band.first, band.first + band.size):
            if g.fighters[i].hex == OFF:
                count += 1
        return count

    def copy(self) -> PlaceFighters:  # written by tools/copies.py
        return self.carry(PlaceFighters(self.seat))

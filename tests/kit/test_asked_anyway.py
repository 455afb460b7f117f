"""A window asks whoever might hold a fitting card, so that being asked tells nothing."""

from __future__ import annotations

from dicehall.kit.action import PASS, act
from dicehall.kit.dice import FastDice
from dicehall.kit.table import Table, Window


class Secretive(Window):
    """Only seat 1 has something to offer; seats 0 and 1 are asked, seat 2 is not."""

    def ask(self, g: Table) -> None:
        if self.seat == 1:
            g.offer(act(7))

    def asks_anyway(self, g: Table) -> bool:
        return self.seat < 2

    def chosen(self, g: Table, action: int) -> None:
        self.done = True


def test_who_can_only_pass_is_asked_all_the_same():
    g = Table(3, FastDice(1))
    g.push(Secretive(0))
    g.advance()
    assert (g.seat, g.legal()) == (0, [PASS])
    g.apply(PASS)
    assert (g.seat, g.legal()) == (1, [act(7), PASS])
    g.apply(PASS)
    assert g.over  # seat 2 is left out, and all have passed


def test_by_default_nobody_is_asked_in_vain():
    g = Table(2, FastDice(1))

    class Open(Secretive):
        def asks_anyway(self, g: Table) -> bool:
            return False

    g.push(Open(0))
    g.advance()
    assert g.seat == 1

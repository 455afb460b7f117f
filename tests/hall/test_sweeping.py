"""No pauses: garbage in cycles is searched seldom, and not at all while nothing is to be found."""

from __future__ import annotations

import gc
import subprocess
import sys

from dicehall.hall.sweeping import FEW, MANY, SELDOM, SHARE, Sweeper

PROGRAM = """
import gc
from dicehall.hall.sweeping import MANY, Sweeper
class Knot:
    def __init__(self): self.me = self
    def __del__(self): untied.append(1)
untied = []
sweeper = Sweeper()
sweeper.begin()
for _ in range(5000): Knot()
lists = [[] for _ in range(200_000)]
assert not gc.isenabled() and not untied, "Python collects by its own rule"
assert not sweeper.sweep() and not untied, "swept too soon"
lists += [[] for _ in range(MANY)]
assert sweeper.sweep() and len(untied) == 5000, len(untied)
assert not sweeper.sweep(), "swept again, with nothing new"
"""


class Clock:
    """Time that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_h13_a_search_is_due_seldom_and_only_when_something_has_grown():
    clock = Clock()
    sweeper = Sweeper(clock)
    assert not sweeper.due(FEW)
    clock.now = SELDOM
    assert sweeper.due(FEW)
    assert not sweeper.due(FEW - 1)
    assert sweeper.due(MANY)


def test_h13_pauses_take_at_most_a_thousandth_of_the_time():
    clock = Clock()
    sweeper = Sweeper(clock)
    sweeper.took = 2.0
    clock.now = SHARE * 2.0 - 1
    assert not sweeper.due(FEW)
    clock.now += 1
    assert sweeper.due(FEW)


def test_h13_a_flood_of_garbage_is_collected_at_once():
    clock = Clock()
    sweeper = Sweeper(clock)
    sweeper.took = 1000.0
    assert sweeper.due(MANY)


def test_h13_cycles_go_by_the_hall_s_rule_and_not_by_pythons():
    assert gc.isenabled(), "only a process that serves takes over"
    subprocess.run([sys.executable, "-c", PROGRAM], check=True)

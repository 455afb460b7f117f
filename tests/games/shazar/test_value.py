"""The guess for bots: what is better for a player is guessed to be better."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dicehall.games.shazar.pieces import RIPE, SPENT
from tests.games.shazar.scenes import Scene, laid

Change = Callable[[Scene], None]


def relic_home(s: Scene) -> None:
    s.g.keeper[1] = 0


def relic_carried(s: Scene) -> None:
    s.g.carrier[1] = 0


def nearer(s: Scene) -> None:
    s.stand(0, "gothard-1-4")


def claimed(s: Scene) -> None:
    s.stand(0, "gothard-c")
    s.stand(1, "gothard-2-5")
    s.g.mages[0].claim = RIPE


def foe_hurt(s: Scene) -> None:
    s.g.mages[1].life = 2


def foe_cursed(s: Scene) -> None:
    s.mark(1, "plague")


def blessed(s: Scene) -> None:
    s.mark(0, "beatrice-surge")


def keeps_fate(s: Scene) -> None:
    s.keep(0, "n-potion")


@pytest.mark.parametrize(
    "change",
    [relic_home, relic_carried, nearer, claimed, foe_hurt, foe_cursed, blessed, keeps_fate],
)
def test_what_helps_is_guessed_to_help(change: Change):
    scene = Scene(3)
    before = scene.g.value(0)
    change(scene)
    assert scene.g.value(0) > before


def test_a_carrier_wants_home():
    scene = Scene(3)
    scene.g.carrier[1] = 0
    scene.stand(0, "beatrice-out")
    far = scene.g.value(0)
    scene.stand(0, "beatrice-1-4")
    assert scene.g.value(0) > far


def test_a_spent_claim_is_no_reason_to_stay():
    scene = Scene(3)
    claimed(scene)
    ripe = scene.g.value(0)
    scene.g.mages[0].claim = SPENT
    assert scene.g.value(0) < ripe


def test_guesses_add_up_to_one():
    for seats in (2, 3, 4):
        g = laid(seats, seats)
        assert sum(g.value(seat) for seat in range(seats)) == pytest.approx(1)

"""The guess for bots: shares that move the right way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.shadespire.scenes import Scene, laid
from tests.games.stage import finish


def scene() -> Scene:
    s = Scene(severin=(5, 3), obryn=(7, 5), garrek=(5, 9), saek=(9, 9))
    s.token(1, 3, 3)
    s.begin(0)
    return s


CHANGES: dict[str, Callable[[Scene], object]] = {
    "glory": lambda s: s.glory(0, 1),
    "an enemy wounded": lambda s: setattr(s.fighter("garrek"), "suffered", 2),
    "an enemy out of action": lambda s: setattr(s.fighter("garrek"), "hex", -1),
    "an objective held": lambda s: s.token(2, 5, 3),
    "a fulfilled objective in hand": lambda s: s.objectives(0, "denial"),
    "a card in hand": lambda s: s.hand(0, "sprint"),
    "an upgrade": lambda s: s.upgrade("severin", "great-strength"),
    "an inspired fighter": lambda s: setattr(s.fighter("severin"), "inspired", True),
    "a fighter on Guard": lambda s: setattr(s.fighter("severin"), "guard", True),
    "a game of the match": lambda s: setattr(s.g.bands[0], "wins", 1),
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_helps_raises_the_own_share(what: str):
    s = scene()
    before = s.g.value(0)
    CHANGES[what](s)
    assert s.g.value(0) > before


def test_a_blow_at_hand_is_better_than_a_pass():
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.begin(0)
    struck, passed = s.g.copy(), s.g.copy()
    options = dict(zip(s.options(), s.g.legal(), strict=True))
    struck.apply(options["attack severin"])
    passed.apply(options["pass"])
    assert struck.value(0) > passed.value(0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shares_add_up_before_and_after_the_end(seats: int):
    g = laid(seats)
    assert sum(g.value(seat) for seat in range(seats)) == pytest.approx(1.0)
    finish(g)
    assert [g.value(seat) for seat in range(seats)] == g.returns()

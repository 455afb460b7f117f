"""Hints: good options, their win shares, a reason in words."""

from __future__ import annotations

import pytest

from dicehall.bots.hints import MOST, hints
from dicehall.bots.levels import style_of
from dicehall.bots.search import Budget
from dicehall.games import find, names
from dicehall.kit.dice import FastDice
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.style import Style
from dicehall.text import texts_of
from tests.tables import midway


@pytest.mark.parametrize("game", names())
def test_a_hint_names_options_with_shares_and_reasons_in_words(game: str) -> None:
    info = find(game)
    for answers in (3, 20, 40):
        g = midway(game, 2, answers)
        found = hints(info, Knowledge(g, int(g.seat)), 5, style_of(game), Budget(30))
        assert 1 <= len(found) <= MOST
        assert len({hint.action for hint in found}) == len(found)
        for hint in found:
            assert hint.action in g.legal()
            assert 0.0 <= hint.share <= 1.0
            for language in ("en", "ru", "hu"):
                assert "⟨" not in texts_of(info, language).say(hint.reason)


def test_a_hint_is_honest() -> None:
    """What the seat cannot know does not change it."""
    info = find("warriorz")
    g = midway("warriorz", 4, 30)
    seat = int(g.seat)
    twin = g.determinised(seat, FastDice(9))
    one = hints(info, Knowledge(g, seat), 5, style_of("warriorz"), Budget(40))
    two = hints(info, Knowledge(twin, seat), 5, style_of("warriorz"), Budget(40))
    assert [hint.data("", hint.reason) for hint in one] == [
        hint.data("", hint.reason) for hint in two
    ]


def test_a_promise_keeps_its_place_and_its_order() -> None:
    """What a share is told as rises with it; with nothing fitted it is told as it is."""
    assert Style().promise(0.3, 0.5) == pytest.approx(0.3)
    bolder = Style(sure=1.6)
    assert bolder.promise(0.5, 0.5) == pytest.approx(0.5)
    assert bolder.promise(0.25, 0.25) == pytest.approx(0.25)
    told = [bolder.promise(share / 20, 0.5) for share in range(21)]
    assert told == sorted(told)
    assert told[15] > 0.75 > 0.25 > told[5]
    assert 0.0 < told[0] < told[20] < 1.0
    assert Style(lean=0.5).promise(0.5, 0.5) > 0.6


def test_a_promise_may_follow_a_table() -> None:
    """Between its knots it runs straight; where more play it keeps its place about the mean."""
    style = Style(told=(0.02, 0.1, 0.2, 0.3, 0.45, 0.5, 0.55, 0.7, 0.8, 0.9, 0.98))
    assert style.promise(0.5, 0.5) == pytest.approx(0.5)
    assert style.promise(0.65, 0.5) == pytest.approx(0.625)
    assert style.promise(0.25, 0.25) == pytest.approx(0.25)
    told = [style.promise(share / 20, 0.5) for share in range(21)]
    assert told == sorted(told)
    assert 0.0 < told[0] < told[20] < 1.0

"""Cards as they were once spelt: whatever keeps them goes on with them.

`tests/data/cards-of-then` holds content files of before the one vocabulary of effects.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dicehall.games import find
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup

THEN = Path(__file__).parents[1] / "data" / "cards-of-then"
GAMES = sorted(path.name for path in THEN.iterdir())


@pytest.mark.parametrize("game", GAMES)
def test_cards_of_then_are_the_cards_of_today(game: str) -> None:
    info, then = find(game), str(THEN / game)
    assert info.cards(then) == info.cards()
    assert info.canonical(then) == info.canonical()


@pytest.mark.parametrize("game", GAMES)
def test_what_was_begun_with_them_needs_no_others(game: str) -> None:
    info = find(game)
    assert info.content_version(str(THEN / game)) == info.content_version()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_them_is_the_same_game(game: str) -> None:
    info = find(game)
    told = []
    for content in ("", str(THEN / game)):
        g = info.new(
            Setup(game, info.quick_seats, info.quick(info.quick_seats), content), FastDice(7)
        )
        dice, answers = FastDice(8), []
        for _ in range(300):
            if g.over:
                break
            action = g.options[dice.below(int(g.option_count))]
            answers.append(info.notation.write(g, action))
            g.apply(action)
        told.append(answers)
    assert told[0] == told[1]
    assert len(told[0]) > 20

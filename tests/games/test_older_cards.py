"""Cards as they were once spelt, or before they were tuned: what was begun with them goes on.

`tests/data/cards-of-then` holds content files of before the one vocabulary of effects. Cards whose
figures have changed since lie with their game, by version (`GameInfo.earlier`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dicehall.games import find, names
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup

THEN = Path(__file__).parents[1] / "data" / "cards-of-then"
GAMES = sorted(path.name for path in THEN.iterdir())


def in_new_words(game: str) -> str:
    """Return the folder of the cards of then as they are spelt today: ours, if none has changed."""
    info = find(game)
    return info.earlier(info.content_version(str(THEN / game)))


@pytest.mark.parametrize("game", GAMES)
def test_cards_of_then_say_the_same_in_the_words_of_today(game: str) -> None:
    info, then, now = find(game), str(THEN / game), in_new_words(game)
    assert info.cards(then) == info.cards(now)
    assert info.canonical(then) == info.canonical(now)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_begun_with_them_needs_no_others(game: str) -> None:
    info = find(game)
    assert info.content_version(str(THEN / game)) == info.content_version(in_new_words(game))


def test_cards_that_were_tuned_are_kept_under_their_version() -> None:
    found = [path for game in names() for path in (find(game).folder / "earlier").glob("*")]
    assert found
    for folder in found:
        info = find(folder.parents[1].name)
        assert info.earlier(folder.name) == str(folder)
        assert info.content_version(str(folder)) == folder.name
        assert folder.name != info.content_version()
        assert {path.name for path in folder.iterdir()} == {
            path.name for path in (info.folder / "content").iterdir()
        }, "whole, or later cards would mix with them"


def test_a_version_is_no_path() -> None:
    assert find("warriorz").earlier("../content") == ""
    assert find("warriorz").earlier("") == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_them_is_the_same_game(game: str) -> None:
    info = find(game)
    told = []
    for content in (in_new_words(game), str(THEN / game)):
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

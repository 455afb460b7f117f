"""How to play in a minute: every game says it in four short texts, in every language."""

from __future__ import annotations

import re

import pytest

from dicehall.games import find, names
from dicehall.kit.notation import Phrase
from dicehall.text import LANGUAGES, texts_of
from tests.games.wording import patterns

PARTS = ("minute-goal", "minute-turn", "minute-win", "minute-first")
LONGEST = 200  # letters: what is read at a glance


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_game_is_told_in_a_minute(game: str, language: str):
    info = find(game)
    own = patterns(info.folder / "text", language)
    texts = texts_of(info, language)
    for part in PARTS:
        assert own.keys() >= {part, f"{part}.title"}
        said = texts.say(Phrase(part))
        assert len(said) <= LONGEST, said
        assert len(re.findall(r"[.!?](?: |$)", said)) in (1, 2), said

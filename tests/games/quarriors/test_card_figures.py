"""A card of Quarriors! in the terminal speaks the reader's language."""

from __future__ import annotations

import pytest

from dicehall.cli.common import card_figures
from dicehall.games.quarriors.game import GAME
from dicehall.text import texts_of


@pytest.mark.parametrize(
    ("lang", "timing"), [("en", "reaction"), ("ru", "реакция"), ("hu", "válasz")]
)
def test_the_timing_and_the_faces_are_said_in_words(lang: str, timing: str) -> None:
    texts = texts_of(GAME, lang)
    card = next(card for card in GAME.cards() if card["id"] == "life-spell")
    figures = card_figures(texts, card)
    assert any(figure.endswith(f" {timing}") for figure in figures)
    assert not any("q2" in figure for figure in figures)
    assert texts.text("face-spell", burst="") in figures[-1]

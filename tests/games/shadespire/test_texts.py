"""Texts: what play needs is there in each language that promises it."""

from __future__ import annotations

import re

import pytest

from dicehall.games.shadespire.conditions import WORDS as CONDITIONS
from dicehall.games.shadespire.effects import WORDS as EFFECTS
from dicehall.games.shadespire.game import GAME
from dicehall.games.shadespire.moves import Places
from dicehall.kit.game import kebab
from dicehall.text import LANGUAGES, texts_of
from tests.games.shadespire.scenes import BOOK
from tests.games.wording import UNSAID, Wording, is_form

WORDS = Wording(GAME, {})
FILES = WORDS.files
QUESTIONS = [kebab(question.__name__) for question in WORDS.questions() if question is not Places]
CARDS = [card["id"] for card in GAME.cards() if card["kind"] != "fighter"]
FOR_PLAY = {
    "verbs": [f"do-{form.name}" for form in GAME.notation.verbs],
    "events": [f"log-{form.name}" for form in GAME.notation.events],
    "questions": [f"ask-{name}" for name in QUESTIONS],
    "phrases": WORDS.literals(r'Phrase\("([^"]+)"'),
    "reasons": WORDS.literals(r'"(why-[^"]+)"'),
    "odds": [f"odds-{key}" for key in WORDS.literals(r'Odds\("([^"]+)"')],
    "options": WORDS.options(),
    "fighters": [f"fighter-{card.id}" for card in BOOK.fighters],
    "boards": [f"board-{face.id}" for face in BOOK.faces],
    "attacks": [f"attack-{attack.id}" for attack in BOOK.attacks],
}


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
@pytest.mark.parametrize("what", FOR_PLAY)
def test_what_play_needs_is_there(what: str, lang: str):
    texts = texts_of(GAME, lang)
    own = FILES[lang]
    assert FOR_PLAY[what]
    missing = [key for key in FOR_PLAY[what] if key not in own and key != "seat"]
    assert missing == []
    assert texts.has("seat")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_has_a_text(lang: str):
    own = FILES[lang]
    assert [id for id in CARDS if f"card-{id}" not in own or f"card-{id}.text" not in own] == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_rule_has_a_text(lang: str):
    assert [key for key in WORDS.rule_messages() if key not in FILES[lang]] == []


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
def test_every_word_of_the_cards_has_a_text(lang: str):
    own = FILES[lang]
    keys = [f"effect-{word}" for word in [*EFFECTS, *CONDITIONS]]
    assert [key for key in keys if key not in own or f"{key}.help" not in own] == []


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_no_language_has_keys_that_english_lacks(lang: str):
    theirs = {key for key in FILES[lang] if not is_form(key)}
    assert theirs - set(FILES["en"]) == set()


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_message_has_the_same_arguments_in_all_languages(lang: str):
    assert WORDS.other_arguments(lang) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_has_every_function(lang: str):
    assert WORDS.other_functions(lang) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_and_log_use_what_they_are_given(lang: str):
    assert WORDS.ungiven(lang) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_told(lang: str, seed: int):
    said = WORDS.told(lang, seed)
    assert len(said) > 20
    assert [line for line in said if re.search(UNSAID, line)] == []

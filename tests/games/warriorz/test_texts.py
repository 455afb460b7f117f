"""Texts: every message is there, in every language that promises it, and reads right."""

from __future__ import annotations

import re

import pytest

from dicehall.games.warriorz.card import ATTACK_KINDS, CARD_KINDS
from dicehall.games.warriorz.effects import WORDS as EFFECTS
from dicehall.games.warriorz.game import GAME
from dicehall.games.warriorz.notation import ZONE
from dicehall.kit.content import PROVENANCE
from dicehall.kit.game import kebab
from dicehall.kit.notation import Phrase
from dicehall.text import COMMON, LANGUAGES
from tests.games.warriorz.scenes import BOOK, laid
from tests.games.wording import UNSAID, Wording, is_form, patterns

HELPERS = ("ending-", "lives-count")  # parts of sentences that only one language needs

# An argument of each name, for messages taken out of their game.
SAMPLES: dict[str, object] = {
    "warrior": Phrase("warrior-jojoba"),
    "target": Phrase("warrior-burdock"),
    "victim": Phrase("warrior-bonsai"),
    "card": Phrase("card-agaric-keg"),
    "zone": Phrase("zone-centre"),
    "start": Phrase("zone-north"),
    "seat": Phrase("seat", {"number": 2}),
    "name": "Anna",
    "mode": Phrase("option-mode"),
    "option": Phrase("option-draw"),
    "team": [Phrase("warrior-agaric"), Phrase("warrior-baobab")],
    "warriors": [Phrase("warrior-cactus"), Phrase("warrior-sorgho")],
    "faces": "4 5 6",
    "before": "Agaric, Bonsai",
    "change": "+2",
}
NUMBERS = "after count dice die face faster fewest glory initiative lowered most number round"
NUMBERS += " slower wounds"
SAMPLES |= dict.fromkeys(NUMBERS.split(), 2)

WORDS = Wording(GAME, SAMPLES)
FILES = WORDS.files
HOUSE = {lang: patterns(COMMON, lang) for lang in LANGUAGES}
WARRIORS = [f"warrior-{warrior.id}" for warrior in BOOK.warriors]
CARDS = [card for card in BOOK.cards if f"warrior-{card.id}" not in WARRIORS]

FOR_PLAY = {
    "game": ["game", "game.about", "house.footer", "seat", "seat-of", "hidden-card", "list-and"],
    "verbs": [f"do-{form.name}" for form in GAME.notation.verbs],
    "events": [f"log-{form.name}" for form in GAME.notation.events],
    "questions": [f"ask-{kebab(question.__name__)}" for question in WORDS.questions()],
    "phrases": WORDS.literals(r'Phrase\("([^"]+)"'),
    "odds": [f"odds-{key}" for key in WORDS.literals(r'Odds\("([^"]+)"')],
    "options": WORDS.options(),
    "warriors": WARRIORS + [f"{key}.title" for key in WARRIORS],
    "cards": [f"card-{card.id}" for card in CARDS],
    "card texts": [f"card-{card.id}.text" for card in CARDS if card.kind != 0],
    "zones": [f"zone-{word}{end}" for word in ZONE.words for end in ("", ".label")],
    "scores": [f"score-{key}" for key in GAME.scores(laid(2, draw="random"))[0]],
    "card kinds": [f"kind-{word}" for word in CARD_KINDS],
    "attack kinds": [f"{key}-{word}" for word in ATTACK_KINDS for key in ("attack", "stat")],
    "effects": [f"effect-{word}{end}" for word in EFFECTS for end in ("", ".help")],
    "provenance": [f"provenance-{word}{end}" for word in PROVENANCE for end in ("", ".help")],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", FOR_PLAY)
def test_all_that_play_needs_is_there(what: str, lang: str):
    assert FOR_PLAY[what]
    own = {*FILES[lang], *HOUSE[lang]}
    assert [key for key in FOR_PLAY[what] if key not in own] == []


def test_what_is_looked_for_is_found():
    assert len(FOR_PLAY["cards"]) == 64
    assert len(FOR_PLAY["card texts"]) == 16
    assert len(FOR_PLAY["questions"]) == 6
    assert len(FOR_PLAY["phrases"]) > 12
    assert "odds-out" in FOR_PLAY["odds"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_rule_can_be_read(lang: str):
    assert [key for key in WORDS.rule_messages() if key not in FILES[lang]] == []


def test_every_rule_read_is_in_rules_md():
    assert {key for key in FILES["en"] if key.startswith("rule-")} == set(WORDS.rule_messages())


def test_rules_md_has_each_key_once_and_all_that_the_code_names():
    keys = WORDS.rule_keys()
    assert len(set(keys)) == len(keys)
    assert WORDS.keys_in_the_code() - set(keys) == set()


def test_rules_md_covers_specials_and_rulings():
    keys = set(WORDS.rule_keys())
    assert {f"ruling.{number}" for number in range(1, 19)} <= keys
    assert sum(key.startswith("special.") for key in keys) == 16


# ---- how the files hang together ----


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_language_has_the_keys_of_english(lang: str):
    english = {key for key in FILES["en"] if not is_form(key)}
    theirs = {key for key in FILES[lang] if not is_form(key)}
    if lang == "hu":
        english = {key for key in english if not key.startswith("rule-")}
    assert english - theirs == set()
    assert {key for key in theirs - english if not key.startswith(HELPERS)} == set()


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_message_has_the_same_arguments_in_all_languages(lang: str):
    assert WORDS.other_arguments(lang) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_has_every_function(lang: str):
    assert WORDS.other_functions(lang) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_and_log_use_what_they_are_given(lang: str):
    """An answer about a die is also told its face."""
    more = WORDS.ungiven(lang)
    assert more.keys() <= {"flip", "reroll", "give-die"}
    assert all(arguments == {"face"} for arguments in more.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str):
    """The ending of a word may be nothing."""
    assert [key for key in WORDS.unsaid(lang) if not key.startswith("ending-")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_told(lang: str, seed: int):
    said = WORDS.told(lang, seed)
    assert len(said) > 100
    assert [line for line in said if re.search(UNSAID, line)] == []


@pytest.mark.parametrize("warrior", WARRIORS)
def test_russian_warriors_have_all_cases_and_a_gender(warrior: str):
    for form in ("acc", "gen", "dat", "ins", "pre", "gender"):
        assert f"{warrior}.{form}" in FILES["ru"]

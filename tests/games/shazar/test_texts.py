"""Texts: every message is there in the languages that promise it, and can be said."""

from __future__ import annotations

import re

import pytest

from dicehall.games.shazar.card import (
    CHARACTERS,
    KINDS,
    SIGNS,
    STATUSES,
    TYPES,
    WHENS,
)
from dicehall.games.shazar.game import GAME
from dicehall.games.shazar.running import Obvious
from dicehall.games.shazar.table import STAGES
from dicehall.kit.game import kebab
from dicehall.kit.notation import Phrase
from dicehall.kit.table import Choice
from dicehall.text import LANGUAGES, texts_of
from tests.games.shazar.scenes import Scene, laid
from tests.games.wording import UNSAID, Wording

SEAT = Phrase("character-daren")
HEX = Phrase("hex-trap")
PLACE = Phrase("place", {"hex": HEX, "power": 2, "land": SEAT, "where": "1-3"})
CARD = Phrase("card-daren-knife")

# An argument of each name, for messages taken out of their game.
SAMPLES: dict[str, object] = {
    **dict.fromkeys(("seat", "target", "victim", "character", "land"), SEAT),
    **dict.fromkeys(("spell", "fate", "effect", "card"), CARD),
    "text": Phrase("card-daren-knife.text"),
    "artifact": Phrase("card-eye"),
    "kind": HEX,
    "hex": PLACE,
    "where": "1-3",
    "winners": [SEAT],
    "name": "Daren",
    "reason": "line 1",
}
NUMBERS = """
value need count power option roll round rounds lives left other thing success won home
"""
SAMPLES |= dict.fromkeys(NUMBERS.split(), 2)


WORDS = Wording(GAME, SAMPLES)
FILES = WORDS.files
QUESTIONS = [
    f"ask-{kebab(question.__name__)}"
    for question in WORDS.questions()
    if question is not Obvious and issubclass(question, Choice)
]
CARDS = GAME.cards()
NEEDED = {
    "game": ["game", "game.about", "game.author", "game.note", "place"],
    "verbs": [f"do-{form.name}" for form in GAME.notation.verbs],
    "events": [f"log-{form.name}" for form in GAME.notation.events],
    "questions": [*QUESTIONS, "ask-moment-declared"],
    "reasons": WORDS.literals(r'"(why-[a-z-]+)"'),
    "odds": [f"odds-{key}{end}" for key in WORDS.literals(r'(?:Odds|percent)\("([^"]+)"')
             for end in ("", ".help")],
    "options": WORDS.options(),
    "scores": [f"score-{key}" for key in GAME.scores(laid(2))[0]],
    "cards": [f"card-{card['id']}{end}" for card in CARDS for end in ("", ".text")],
    "groups": [f"group-{card['group']}" for card in CARDS],
    "kinds": [f"kind-{card['kind']}" for card in CARDS],
    "words": [
        *[f"hex-{word}" for word in KINDS],
        *[f"sign-{word}" for word in SIGNS],
        *[f"stage-{word}" for word in STAGES],
        *[f"kind-{word}" for word in TYPES],
        *[f"when-{word}" for word in WHENS],
        *[f"character-{word}" for word in CHARACTERS],
        *[f"status-{word}{end}" for word in STATUSES for end in ("", ".text")],
    ],
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", NEEDED)
def test_all_that_play_needs_is_there(what: str, lang: str):
    assert NEEDED[what]
    assert [key for key in NEEDED[what] if key not in FILES[lang]] == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_rule_can_be_read(lang: str):
    assert {key for key in FILES[lang] if key.startswith("rule-")} == set(WORDS.rule_messages())


def test_what_is_looked_for_is_found():
    assert len(NEEDED["cards"]) == 2 * 130
    assert len(NEEDED["questions"]) == 22
    assert len(set(NEEDED["reasons"])) >= 14
    assert {"odds-hit", "odds-reach", "odds-critical"} <= set(NEEDED["odds"])
    assert {f"ruling.{number}" for number in range(1, 26)} <= set(WORDS.rule_keys())


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_language_has_the_keys_of_english(lang: str):
    english = {key for key in FILES["en"] if lang == "ru" or not key.startswith("rule-")}
    assert english == set(FILES[lang])


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_message_has_the_same_arguments_in_all_languages(lang: str):
    assert WORDS.other_arguments(lang) == {}


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_language_speaks_for_itself(lang: str):
    """What is neither a name nor a form must not be English; Hungarian keeps the names of cards."""
    names = ("character-", "place", "do-pick", "do-choose", "mark-home", "group-")
    same = [
        key
        for key, pattern in FILES[lang].items()
        if pattern.equals(FILES["en"][key])
        and not key.startswith(names)
        and not (key.startswith("card-") and (lang == "hu" or "{" in raw(lang, key)))
        and re.search("[a-z]{4}", WORDS.say(lang, key))
    ]
    assert [key for key in same if not key.endswith("-maximum")] == []


def raw(lang: str, key: str) -> str:
    """The text of a message as it stands in the file."""
    text = (GAME.folder / "text" / f"{lang}.ftl").read_text("utf-8")
    found = re.search(rf"^{re.escape(key)} = (.*)$", text, re.M)
    return found[1] if found else ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_has_every_function(lang: str):
    assert WORDS.other_functions(lang) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_and_log_use_what_they_are_given(lang: str):
    assert WORDS.ungiven(lang) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str):
    assert WORDS.unsaid(lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_told(lang: str, seed: int):
    said = WORDS.told(lang, seed)
    assert len(said) > 20
    assert [line for line in said if re.search(UNSAID, line)] == []


def test_names_from_the_rulebook():
    russian = texts_of(GAME, "ru")
    assert russian.text("game") == "Шазар. Игра богов"
    assert russian.text("hex-windfall") == "Бурелом"
    assert russian.text("card-beatrice-elements-trap") == "Ловушка Стихий"
    assert russian.text("card-gothard-stupor") == "Оцепенение"
    assert russian.text("card-gothard-feebleness") == "Немощность"


def test_a_label_tells_where_a_step_leads():
    scene = Scene()
    scene.turn(0, "move")
    action = GAME.notation.read(scene.g, "step beatrice-1-4")
    phrase = GAME.notation.phrase(scene.g, action)
    assert texts_of(GAME, "en").say(phrase) == "Step to Trap 2 (Beatrice 1-4)"
    assert texts_of(GAME, "ru").say(phrase) == "Шаг: Ловушка 2 (Беатрисс 1-4)"
    assert texts_of(GAME, "hu").say(phrase) == "Lépés: Csapda 2 (Beatrice 1-4)"

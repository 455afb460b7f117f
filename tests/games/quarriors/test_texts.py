"""Texts: every message is there in all three languages, and can be said."""

from __future__ import annotations

import ast as python
import re

import pytest

from dicehall.games.quarriors.card import ABILITIES, KINDS, TIMINGS
from dicehall.games.quarriors.game import GAME
from dicehall.games.quarriors.oddities import PLACES
from dicehall.games.quarriors.table import PHASES
from dicehall.kit.game import kebab
from dicehall.kit.notation import Phrase
from dicehall.text import COMMON, LANGUAGES, texts_of
from tests.games.quarriors.scenes import BOOK, Scene, laid
from tests.games.wording import UNSAID, Wording

CARD = Phrase("card-witching-hag")
FACE = Phrase("face-creature", {"level": 2, "attack": 4, "defence": 5, "burst": "*"})
DIE = Phrase("die", {"card": CARD, "face": FACE})
CREATURE = Phrase("creature", {"card": CARD, "attack": 4, "defence": 5})
SEAT = Phrase("seat", {"number": 2})

# An argument of each name, for messages taken out of their game.
SAMPLES: dict[str, object] = {
    **dict.fromkeys(("card", "other", "spell", "model", "before"), CARD),
    **dict.fromkeys(("seat", "owner", "defender"), SEAT),
    "creature": CREATURE,
    "die": DIE,
    "dice": [DIE, DIE],
    "winners": [SEAT],
    "ability": Phrase("ability-fetch"),
    "place": Phrase("place-pool"),
    "face": FACE,
    "burst": "*",
    "spells": "Death Charm",
    "name": "Anna",
    "text": "166G",
}
NUMBERS = """
quiddity draw level attack defence left captures count round glory total discount price
"""
SAMPLES |= dict.fromkeys(NUMBERS.split(), 2)


WORDS = Wording(GAME, SAMPLES)
FILES = WORDS.files


def endings(answer: str) -> list[str]:
    """The questions that are answered by `done` or `pass`."""
    found = []
    for question in WORDS.questions():
        path = GAME.folder / f"{question.__module__.rpartition('.')[2]}.py"
        tree = python.parse(path.read_text("utf-8"))
        for node in tree.body:
            if isinstance(node, python.ClassDef) and node.name == question.__name__:
                bases = [base.id for base in node.bases if isinstance(base, python.Name)]
                offered = f"act({answer})" in python.unparse(node).replace("g.offer", "")
                if answer == "PASS":
                    offered = "Window" in bases or "g.offer(PASS)" in python.unparse(node)
                if offered:
                    found.append(f"do-{answer.lower()}-{kebab(node.name)}")
    return found


NEEDED = {
    "game": ["game", "game.about", "game.author", "game.note", "die", "creature", "creature-of"],
    "verbs": [f"do-{form.name}" for form in GAME.notation.verbs],
    "endings": [*endings("DONE"), *endings("PASS")],
    "events": [f"log-{form.name}" for form in GAME.notation.events],
    "questions": [f"ask-{kebab(question.__name__)}" for question in WORDS.questions()],
    "faces": WORDS.literals(r'Phrase\(\s*"(face-[a-z-]*[a-z])"'),
    "reasons": WORDS.literals(r'"(why-[a-z-]+)"'),
    "odds": [
        f"odds-{key}{end}" for key in WORDS.literals(r'Odds\("([^"]+)"') for end in ("", ".help")
    ],
    "options": WORDS.options(),
    "scores": [f"score-{key}" for key in GAME.scores(laid(2))[0]],
    "cards": [f"card-{card.id}{end}" for card in BOOK.cards for end in ("", ".text")],
    "groups": [f"group-{die.id}" for die in BOOK.dice],
    "abilities": [f"ability-{word}" for word in ABILITIES[1:]],
    "places": [f"place-{word}" for word in PLACES],
    "words": [
        *[f"kind-{word}" for word in KINDS],
        *[f"timing-{word}" for word in TIMINGS],
        *[f"phase-{word}" for word in PHASES],
    ],
    "rules": WORDS.rule_messages(),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", NEEDED)
def test_all_that_play_needs_is_there(what: str, lang: str):
    assert NEEDED[what]
    assert [key for key in NEEDED[what] if key not in FILES[lang]] == []


def test_what_is_looked_for_is_found():
    assert len(NEEDED["cards"]) == 2 * 53
    assert len(NEEDED["groups"]) == 18
    assert len(NEEDED["questions"]) == 25
    assert len(NEEDED["endings"]) == 10 + 4
    assert len(NEEDED["reasons"]) >= 11
    assert {"odds-survive", "odds-reach", "odds-creature"} <= set(NEEDED["odds"])


def test_all_combinations_of_resources_have_a_name():
    shown = set()
    for card in BOOK.cards:
        for face in card.faces:
            from dicehall.games.quarriors.notation import face_name

            shown.add(face_name(face).key)
    for lang in LANGUAGES:
        assert [key for key in shown if key not in FILES[lang]] == []


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_language_has_the_keys_of_english(lang: str):
    assert set(FILES["en"]) == set(FILES[lang])


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_message_has_the_same_arguments_in_all_languages(lang: str):
    assert WORDS.other_arguments(lang) == {}


SHAPES = (
    "game", "game.author", "die", "creature", "do-resolve", "face-quiddity", "odds-quiddity",
    "stat-quiddity",
)  # fmt: skip


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_language_speaks_for_itself(lang: str):
    """What is neither a name nor a form must not be English."""
    same = [
        key
        for key, pattern in FILES[lang].items()
        if pattern.equals(FILES["en"][key])
        and not key.startswith(("card-", "group-", "rule-"))
        and re.search("[a-z]{4}", WORDS.say(lang, key))
        and key not in SHAPES
    ]
    assert same == []


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
@pytest.mark.parametrize("seed", range(8))
def test_whole_games_are_told(lang: str, seed: int):
    said = WORDS.told(lang, seed)
    assert len(said) > 20
    assert [line for line in said if re.search(UNSAID, line)] == []


def test_rules_md_has_each_key_once_and_all_that_the_code_names():
    keys = WORDS.rule_keys()
    assert len(set(keys)) == len(keys)
    assert WORDS.keys_in_the_code() - set(keys) == set()
    assert {f"ruling.{number}" for number in range(1, 11)} <= set(keys)


def test_names_from_the_rulebooks():
    russian, hungarian = texts_of(GAME, "ru"), texts_of(GAME, "hu")
    assert russian.text("card-strong-witching-hag") == "Сильная ведьма"
    assert russian.text("card-death-charm") == "Волшебство смерти"
    assert russian.text("card-death-cantrip") == "Колдовство смерти"
    assert hungarian.text("card-strong-witching-hag") == "Strong Witching Hag"
    assert hungarian.text("stat-wilds") == "Vadon"


def test_a_label_tells_what_the_die_shows():
    scene = Scene("witching-hag")
    scene.pool(0, "witching-hag:c2", "quiddity:q2")
    scene.begin("prepare")
    action = GAME.notation.read(scene.g, "summon witching-hag:c2")
    phrase = GAME.notation.phrase(scene.g, action)
    assert texts_of(GAME, "en").say(phrase) == "Summon Witching Hag [level 2, 4/5]"
    assert texts_of(GAME, "ru").say(phrase) == "Вызвать: Ведьма [уровень 2, 4/5]"
    assert texts_of(GAME, "hu").say(phrase) == "Megidézem: Witching Hag [2. szint, 4/5]"
    done = GAME.notation.phrase(scene.g, scene.g.legal()[-1])
    assert texts_of(GAME, "en").say(done) == "To the attack"
    assert COMMON.exists()

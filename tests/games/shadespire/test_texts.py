"""Texts: what play needs is there in each language that promises it."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from dicehall.games.shadespire.conditions import WORDS as CONDITIONS
from dicehall.games.shadespire.effects import WORDS as EFFECTS
from dicehall.games.shadespire.game import GAME
from dicehall.kit.game import WordOption, kebab
from dicehall.kit.table import Choice, SealedChoice, Window
from dicehall.text import FORMS, texts_of
from tests.games.shadespire.scenes import BOOK

SOURCES = sorted(GAME.folder.glob("*.py"))


def questions() -> list[str]:
    found = []
    for path in SOURCES:
        module = import_module(f"dicehall.games.shadespire.{path.stem}")
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, (Choice, SealedChoice, Window)):
                if thing.__module__ == module.__name__ and thing.__name__ != "Places":
                    found.append(f"ask-{kebab(thing.__name__)}")
    return found


def literals(pattern: str) -> list[str]:
    return [key for path in SOURCES for key in re.findall(pattern, path.read_text("utf-8"))]


def options() -> list[str]:
    found = []
    for option in GAME.options:
        found.append(f"option-{option.id}")
        if isinstance(option, WordOption):
            found += [f"option-{option.id}-{word}" for word in option.words]
    return found + [f"{key}.help" for key in found]


CARDS = [card["id"] for card in GAME.cards() if card["kind"] != "fighter"]
FOR_PLAY = {
    "verbs": [f"do-{form.name}" for form in GAME.notation.verbs],
    "events": [f"log-{form.name}" for form in GAME.notation.events],
    "questions": questions(),
    "phrases": literals(r'Phrase\("([^"]+)"'),
    "reasons": literals(r'"(why-[^"]+)"'),
    "odds": [f"odds-{key}" for key in literals(r'Odds\("([^"]+)"')],
    "options": options(),
    "fighters": [f"fighter-{card.id}" for card in BOOK.fighters],
    "boards": [f"board-{face.id}" for face in BOOK.faces],
    "attacks": [f"attack-{attack.id}" for attack in BOOK.attacks],
}


def own_keys(lang: str) -> set[str]:
    found = set()
    message = ""
    for line in (GAME.folder / "text" / f"{lang}.ftl").read_text("utf-8").splitlines():
        key = re.match(r"(    \.)?([a-z][a-z0-9_\-]*) =", line)
        if key:
            message = message if key[1] else key[2]
            found.add(f"{message}.{key[2]}" if key[1] else key[2])
    return found


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
@pytest.mark.parametrize("what", FOR_PLAY)
def test_what_play_needs_is_there(what: str, lang: str):
    texts = texts_of(GAME, lang)
    own = own_keys(lang)
    assert FOR_PLAY[what]
    missing = [key for key in FOR_PLAY[what] if key not in own and key != "seat"]
    assert missing == []
    assert texts.has("seat")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_has_a_text(lang: str):
    own = own_keys(lang)
    assert [id for id in CARDS if f"card-{id}" not in own or f"card-{id}.text" not in own] == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_rule_has_a_text(lang: str):
    keys = re.findall(r"^\| `([^`]+)`", (GAME.folder / "RULES.md").read_text("utf-8"), re.M)
    own = own_keys(lang)
    messages = [f"rule-{key.replace('.', '_')}" for key in keys]
    assert [key for key in messages if key not in own or f"{key}.title" not in own] == []


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
def test_every_word_of_the_cards_has_a_text(lang: str):
    own = own_keys(lang)
    keys = [f"effect-{word}" for word in [*EFFECTS, *CONDITIONS]]
    assert [key for key in keys if key not in own or f"{key}.help" not in own] == []


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_no_language_has_keys_that_english_lacks(lang: str):
    forms = {key for key in own_keys(lang) if key.partition(".")[2] in (*FORMS, "gender")}
    assert own_keys(lang) - forms - own_keys("en") == set()


def arguments(lang: str) -> dict[str, set[str]]:
    """The arguments each message uses, whatever their form."""
    found = {}
    for line in (GAME.folder / "text" / f"{lang}.ftl").read_text("utf-8").splitlines():
        key = re.match(r"([a-z][a-z0-9_\-]*) =", line)
        if key:
            ends = "|".join([*FORMS, "gender"])
            found[key[1]] = {
                re.sub(rf"_({ends})$", "", word) for word in re.findall(r"\$([a-z_]+)", line)
            }
    return found


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_translations_use_no_argument_that_english_lacks(lang: str):
    english = arguments("en")
    used = arguments(lang)
    assert {key: words for key, words in used.items() if words - english.get(key, set())} == {}

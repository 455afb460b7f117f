"""Texts: what play needs is there in each language that promises it."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from dicehall.games.shadespire.game import GAME
from dicehall.kit.game import WordOption, kebab
from dicehall.kit.table import Choice, SealedChoice, Window
from dicehall.text import texts_of
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


def test_every_rule_has_a_text():
    keys = re.findall(r"^\| `([^`]+)`", (GAME.folder / "RULES.md").read_text("utf-8"), re.M)
    own = own_keys("en")
    assert [key for key in keys if f"rule-{key.replace('.', '_')}.title" not in own] == []

"""Texts: every message is there in the languages that promise it, and can be said."""

from __future__ import annotations

import random
import re
from importlib import import_module

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dicehall.text
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
from dicehall.games.shazar.table import STAGES, Shazar
from dicehall.kit.dice import FastDice
from dicehall.kit.game import WordOption, kebab
from dicehall.kit.notation import Phrase
from dicehall.kit.table import Choice
from dicehall.text import FORMS, LANGUAGES, texts_of
from tests.games.shazar.scenes import Scene, laid

SOURCES = sorted(GAME.folder.glob("*.py"))
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


class Parts(Visitor):
    """What a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node):  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def patterns(lang: str) -> dict[str, ast.Pattern]:
    """All messages of a file, attributes as `message.attribute`."""
    found: dict[str, ast.Pattern] = {}
    text = (GAME.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            own = {entry.id.name: entry.value} if entry.value else {}
            for attribute in entry.attributes:
                own[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
            assert not own.keys() & found.keys(), f"{lang}: {entry.id.name} twice"
            found |= own
    return found


FILES = {lang: patterns(lang) for lang in LANGUAGES}


def variables(pattern: ast.Pattern) -> set[str]:
    """The arguments a pattern uses: `card_acc` and `card` are one."""
    used = Parts()
    used.visit(pattern)
    ends = "|".join([*FORMS, "gender", "key", "count"])
    return {re.sub(rf"_({ends})$", "", variable) for variable in used.variables}


def questions() -> list[str]:
    found = []
    for path in SOURCES:
        module = import_module(f"dicehall.games.shazar.{path.stem}")
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Choice) and thing is not Obvious:
                if thing.__module__ == module.__name__:
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


def rule_keys() -> list[str]:
    return re.findall(r"^\| `([^`]+)`", (GAME.folder / "RULES.md").read_text("utf-8"), re.M)


def rule_messages() -> list[str]:
    messages = [f"rule-{key.replace('.', '_')}" for key in rule_keys()]
    return messages + [f"{message}.title" for message in messages]


CARDS = GAME.cards()
NEEDED = {
    "game": ["game", "game.about", "game.author", "game.note", "place"],
    "verbs": [f"do-{form.name}" for form in GAME.notation.verbs],
    "events": [f"log-{form.name}" for form in GAME.notation.events],
    "questions": [*questions(), "ask-moment-declared"],
    "reasons": literals(r'"(why-[a-z-]+)"'),
    "odds": [f"odds-{key}{end}" for key in literals(r'(?:Odds|percent)\("([^"]+)"')
             for end in ("", ".help")],
    "options": options(),
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
    assert {key for key in FILES[lang] if key.startswith("rule-")} == set(rule_messages())


def test_what_is_looked_for_is_found():
    assert len(NEEDED["cards"]) == 2 * 130
    assert len(NEEDED["questions"]) == 22
    assert len(set(NEEDED["reasons"])) >= 14
    assert {"odds-hit", "odds-reach", "odds-critical"} <= set(NEEDED["odds"])
    assert {f"ruling.{number}" for number in range(1, 26)} <= set(rule_keys())


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_language_has_the_keys_of_english(lang: str):
    english = {key for key in FILES["en"] if lang == "ru" or not key.startswith("rule-")}
    assert english == set(FILES[lang])


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_message_has_the_same_arguments_in_all_languages(lang: str):
    differ = {
        key: (variables(pattern), variables(FILES["en"][key]))
        for key, pattern in FILES[lang].items()
        if variables(pattern) != variables(FILES["en"][key])
    }
    assert differ == {}


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
        and re.search("[a-z]{4}", say(lang, key))
    ]
    assert [key for key in same if not key.endswith("-maximum")] == []


def raw(lang: str, key: str) -> str:
    """The text of a message as it stands in the file."""
    text = (GAME.folder / "text" / f"{lang}.ftl").read_text("utf-8")
    found = re.search(rf"^{re.escape(key)} = (.*)$", text, re.M)
    return found[1] if found else ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_has_every_function(lang: str):
    for pattern in FILES[lang].values():
        used = Parts()
        used.visit(pattern)
        assert used.functions <= {"NUMBER"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_and_log_use_what_they_are_given(lang: str):
    forms = [("do", form) for form in GAME.notation.verbs]
    forms += [("log", form) for form in GAME.notation.events]
    for lead, form in forms:
        used = variables(FILES[lang][f"{lead}-{form.name}"])
        assert used <= {name for name, _kind in form.operands}, form.name


def say(lang: str, key: str) -> str:
    """Say a message with sample arguments."""
    texts = texts_of(GAME, lang)
    args: dict[str, dicehall.text.Argument] = {}
    for variable in sorted(variables(FILES[lang][key])):
        args |= texts.argument(variable, SAMPLES[variable])  # type: ignore[arg-type]
    compiled = dicehall.text.pattern_of(texts.bundles[0], key)
    assert compiled is not None
    said, errors = texts.bundles[0].format_pattern(compiled, args)
    assert errors == [], key
    return str(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str):
    for key in FILES[lang]:
        said = say(lang, key)
        assert said, key
        assert not re.search(r"[{}⟨⟩]|\?\?\?|  |FluentNone", said), said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_told(lang: str, seed: int):
    texts = texts_of(GAME, lang)
    g = GAME.new(GAME.random_setup(FastDice(seed)), FastDice(seed))
    assert isinstance(g, Shazar)
    events = g.listen()
    choose = random.Random(seed)
    said = [texts.say(name) for name in GAME.seat_names(g)]
    while not g.over:
        said.append(texts.say(GAME.prompt(g)))
        options = list(g.legal())
        said += [texts.say(GAME.notation.phrase(g, option)) for option in options]
        said += [texts.say(reason) for _action, reason in GAME.refused(g)]
        g.apply(choose.choice(options))
    said += [texts.say(GAME.notation.event_phrase(g, event)) for event in events]
    assert len(said) > 20
    assert [line for line in said if re.search(r"[{}⟨⟩]|\?\?\?|  ", line)] == []


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

"""Texts: every message is there, in every language that promises it, and reads right."""

from __future__ import annotations

import ast as python
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dicehall.text
from dicehall.games.warriorz.book import open_book
from dicehall.games.warriorz.card import ATTACK_KINDS, CARD_KINDS
from dicehall.games.warriorz.effects import WORDS
from dicehall.games.warriorz.game import GAME as WARRIORZ
from dicehall.games.warriorz.notation import ZONE
from dicehall.kit.content import PROVENANCE
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup, kebab
from dicehall.kit.notation import Phrase
from dicehall.text import COMMON, FORMS, LANGUAGES, Texts, language, texts_of
from tests.games.wording import Wording

GAME: GameInfo = WARRIORZ
FOLDERS = {"common": COMMON, "warriorz": GAME.folder / "text"}
HELPERS = ("ending-", "lives-count")  # parts of sentences that only one language needs
BOOK = open_book()

# An argument of each name, for messages taken out of their game.
SAMPLES: dict[str, object] = {
    "warrior": Phrase("warrior-jojoba"),
    "target": Phrase("warrior-burdock"),
    "victim": Phrase("warrior-bonsai"),
    "card": Phrase("card-agaric-keg"),
    "zone": Phrase("zone-centre"),
    "start": Phrase("zone-north"),
    "seat": Phrase("seat", {"number": 2}),
    "team": [Phrase("warrior-agaric"), Phrase("warrior-baobab")],
    "warriors": [Phrase("warrior-cactus"), Phrase("warrior-sorgho")],
    "winners": [Phrase("warrior-jojoba")],
    "option": Phrase("do-strike", {"target": Phrase("warrior-cactus")}),
    "reason": Phrase("why-skull"),
    "game": Phrase("game"),
    "faces": "4 5 6",
    "before": "Agaric, Bonsai",
    "last": "Cactus",
    "text": "shoot the moon",
    "name": "Anna",
    "known": "agaric, baobab",
    "mode": Phrase("option-mode-two-teams"),
    "file": "game.jsonl",
    "share": "12%",
    "what": Phrase("score-lives"),
    "amount": 1.5,
    "value": 41.66,
    "change": "+2",
}
NUMBERS = """
round turn number level count fewest most initiative face dice die wounds glory lowered slower
faster after numerator denominator
"""
SAMPLES |= dict.fromkeys(NUMBERS.split(), 2)


# ---- reading the files ----


class Parts(Visitor):
    """What a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node):  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def patterns(folder: Path, lang: str) -> dict[str, ast.Pattern]:
    """All messages of a file, attributes as `message.attribute`."""
    found: dict[str, ast.Pattern] = {}
    resource = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            own = {entry.id.name: entry.value} if entry.value else {}
            for attribute in entry.attributes:
                own[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
            assert not own.keys() & found.keys(), f"{folder} {lang}: {entry.id.name} twice"
            found |= own
    return found


FILES = {(name, lang): patterns(FOLDERS[name], lang) for name in FOLDERS for lang in LANGUAGES}


def parts(name: str, lang: str, pattern: ast.Pattern) -> Parts:
    """What a pattern uses, with what the messages it refers to use."""
    used = Parts()
    used.visit(pattern)
    for message in sorted(used.messages):
        used.visit(FILES[name, lang][message])
    return used


def plain(variables: set[str]) -> set[str]:
    """The arguments behind variables: `target_acc` and `target` are one."""
    ends = "|".join([*FORMS, "gender", "key", "count"])
    return {re.sub(rf"_({ends})$", "", variable) for variable in variables}


def own(lang: str, key: str) -> bool:
    """Whether a language has a key itself, without falling back."""
    return any(key in FILES[name, lang] for name in FOLDERS)


def is_form(key: str) -> bool:
    """Whether a key is a case or the like, which each language has as it needs it."""
    return key.partition(".")[2] in (*FORMS, "gender")


# ---- what must be there ----


WORDING = Wording(GAME, {})


def scores() -> list[str]:
    g = GAME.new(Setup("warriorz", 2, {"draw": "random"}), FastDice(1))
    return [f"score-{key}" for key in GAME.scores(g)[0]]


WARRIORS = [f"warrior-{warrior.id}" for warrior in BOOK.warriors]
CARDS = [card for card in BOOK.cards if f"warrior-{card.id}" not in WARRIORS]

FOR_PLAY = {
    "game": ["game", "game.about", "house.footer", "seat", "seat-of", "hidden-card", "list-and"],
    "verbs": [f"do-{form.name}" for form in GAME.notation.verbs],
    "events": [f"log-{form.name}" for form in GAME.notation.events],
    "questions": [f"ask-{kebab(question.__name__)}" for question in WORDING.questions()],
    "phrases": WORDING.literals(r'Phrase\("([^"]+)"'),
    "odds": [f"odds-{key}" for key in WORDING.literals(r'Odds\("([^"]+)"')],
    "options": WORDING.options(),
    "warriors": WARRIORS + [f"{key}.title" for key in WARRIORS],
    "cards": [f"card-{card.id}" for card in CARDS],
    "card texts": [f"card-{card.id}.text" for card in CARDS if card.kind != 0],
    "zones": [f"zone-{word}{end}" for word in ZONE.words for end in ("", ".label")],
    "scores": scores(),
    "card kinds": [f"kind-{word}" for word in CARD_KINDS],
    "attack kinds": [f"{key}-{word}" for word in ATTACK_KINDS for key in ("attack", "stat")],
    "effects": [f"effect-{word}{end}" for word in WORDS for end in ("", ".help")],
    "provenance": [f"provenance-{word}{end}" for word in PROVENANCE for end in ("", ".help")],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", FOR_PLAY)
def test_all_that_play_needs_is_there(what: str, lang: str):
    assert FOR_PLAY[what]
    assert [key for key in FOR_PLAY[what] if not own(lang, key)] == []


def test_what_is_looked_for_is_found():
    assert len(FOR_PLAY["cards"]) == 64
    assert len(FOR_PLAY["card texts"]) == 16
    assert len(FOR_PLAY["questions"]) == 6
    assert len(FOR_PLAY["phrases"]) > 12
    assert "odds-out" in FOR_PLAY["odds"]


def test_whatever_the_program_says_is_there():
    package = COMMON.parent
    known = {*FILES["common", "en"]}
    for folder in package.glob("games/*/text"):
        known |= patterns(folder, "en").keys()
    said = [
        key
        for path in package.rglob("*.py")
        if path.parent != COMMON
        for key in re.findall(r'texts\.(?:text|has)\(\s*"([^"]+)"', path.read_text("utf-8"))
    ]
    assert [key for key in said if key not in known] == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_rule_can_be_read(lang: str):
    assert [key for key in WORDING.rule_messages() if not own(lang, key)] == []


def test_every_rule_read_is_in_rules_md():
    read = {key for key in FILES["warriorz", "en"] if key.startswith("rule-")}
    assert read == set(WORDING.rule_messages())


def test_rules_md_has_each_key_once_and_all_that_the_code_names():
    keys = WORDING.rule_keys()
    assert len(set(keys)) == len(keys)
    named = set()
    for path in WORDING.sources:
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, (python.Module, python.ClassDef, python.FunctionDef)):
                text = python.get_docstring(node) or ""
                named |= set(re.findall(r"\[([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)*)\]", text))
    assert named - set(keys) == set()


def test_rules_md_covers_specials_and_rulings():
    keys = set(WORDING.rule_keys())
    assert {f"ruling.{number}" for number in range(1, 19)} <= keys
    assert sum(key.startswith("special.") for key in keys) == 16


# ---- how the files hang together ----


@pytest.mark.parametrize("lang", ["ru", "hu"])
@pytest.mark.parametrize("name", FOLDERS)
def test_a_language_has_the_keys_of_english(name: str, lang: str):
    english = {key for key in FILES[name, "en"] if not is_form(key)}
    theirs = {key for key in FILES[name, lang] if not is_form(key)}
    if lang == "hu":
        english = {key for key in english if not key.startswith("rule-")}
    assert english - theirs == set()
    assert {key for key in theirs - english if not key.startswith(HELPERS)} == set()


@pytest.mark.parametrize("lang", ["ru", "hu"])
@pytest.mark.parametrize("name", FOLDERS)
def test_a_message_has_the_same_arguments_in_all_languages(name: str, lang: str):
    english = FILES[name, "en"]
    differ = {}
    for key, pattern in FILES[name, lang].items():
        if key in english:
            here = plain(parts(name, lang, pattern).variables)
            there = plain(parts(name, "en", english[key]).variables)
            if here != there:
                differ[key] = (here, there)
    assert differ == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_the_browser_has_every_function(name: str, lang: str):
    used = [parts(name, lang, pattern).functions for pattern in FILES[name, lang].values()]
    assert set().union(*used) <= {"NUMBER"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_and_log_use_what_they_are_given(lang: str):
    forms = [("do", form) for form in GAME.notation.verbs]
    forms += [("log", form) for form in GAME.notation.events]
    for lead, form in forms:
        pattern = FILES["warriorz", lang][f"{lead}-{form.name}"]
        used = plain(parts("warriorz", lang, pattern).variables)
        given = {name for name, _kind in form.operands}
        assert used <= given | ({"face"} if "die" in given else set()), form.name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_every_message_can_be_said(name: str, lang: str):
    texts = texts_of(GAME, lang)
    for key, pattern in FILES[name, lang].items():
        args: dict[str, dicehall.text.Argument] = {}
        for variable in sorted(plain(parts(name, lang, pattern).variables)):
            args |= texts.argument(variable, SAMPLES[variable])  # type: ignore[arg-type]
        compiled = dicehall.text.pattern_of(texts.bundles[0], key)
        assert compiled is not None
        said, errors = texts.bundles[0].format_pattern(compiled, args)
        assert errors == [], key
        assert said or key.startswith("ending-"), key
        assert not re.search(r"[{}⟨⟩]|\?\?\?|  |FluentNone", str(said)), said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_told(lang: str, seed: int):
    texts = texts_of(GAME, lang)
    g = GAME.new(GAME.random_setup(FastDice(seed)), FastDice(seed))
    events = g.listen()
    choose = random.Random(seed)
    said = [texts.say(name) for name in GAME.seat_names(g)]
    while not g.over:
        said.append(texts.say(GAME.prompt(g)))
        options = list(g.legal())
        said += [texts.say(GAME.notation.phrase(g, option)) for option in options]
        said += [texts.say(reason) for _action, reason in GAME.refused(g)]
        g.apply(choose.choice(options))
    for event in events:
        for seat in (0, None):
            seen = event.seen_by(seat)
            if seen is not None:
                said.append(texts.say(GAME.notation.event_phrase(g, seen)))
    assert len(said) > 100
    assert [line for line in said if re.search(r"[{}⟨⟩]|\?\?\?|  ", line)] == []


# ---- how it reads ----


def name(id: str) -> Phrase:
    return Phrase(f"warrior-{id}")


def say(lang: str, key: str, **args: object) -> str:
    return texts_of(GAME, lang).text(key, **args)  # type: ignore[arg-type]


def test_russian_cases():
    assert say("ru", "do-shoot", target=name("agaric")) == "Выстрелить в Шампиньона"
    assert say("ru", "do-give-skull", target=name("burdock")) == "Отдать Череп Репью"
    assert say("ru", "ask-amulet", warrior=name("jojoba")).startswith("На Жожобу нападают.")
    assert say("ru", "do-move", zone=Phrase("zone-centre")) == "Перейти в центр"
    assert say("ru", "do-place", zone=Phrase("zone-south")) == "Встать на юге"
    moved = {
        "warrior": name("sorgho"),
        "start": Phrase("zone-south"),
        "zone": Phrase("zone-centre"),
    }
    assert say("ru", "log-moved", **moved) == "Сорго переходит с юга в центр."


@pytest.mark.parametrize("warrior", WARRIORS)
def test_russian_warriors_have_all_cases_and_a_gender(warrior: str):
    for form in ("acc", "gen", "dat", "ins", "pre", "gender"):
        assert f"{warrior}.{form}" in FILES["warriorz", "ru"]


def test_russian_gender():
    wounded = {"target": name("cactus"), "wounds": 2}
    assert say("ru", "log-wounded", warrior=name("jojoba"), **wounded) == (
        "Жожоба ранила Кактуса: минус 2 жизни."
    )
    assert say("ru", "log-wounded", warrior=name("sorgho"), **wounded) == (
        "Сорго ранил Кактуса: минус 2 жизни."
    )
    assert "Жожоба победила" in say("ru", "log-won", team=[name("jojoba")])
    assert "Жожоба и Баобаб победили" in say("ru", "log-won", team=[name("jojoba"), name("baobab")])


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "1 жизнь"),
        (2, "2 жизни"),
        (5, "5 жизней"),
        (11, "11 жизней"),
        (21, "21 жизнь"),
        (22, "22 жизни"),
    ],
)
def test_russian_plural(count: int, said: str):
    stole = say("ru", "log-stole", warrior=name("bonsai"), wounds=count)
    assert stole == f"Бонсай восполнил силы: плюс {said}."


def test_english_plural():
    assert say("en", "players", count=1) == "1 player"
    assert say("en", "players", count=3) == "3 players"
    assert say("en", "log-won", team=[name("agaric")]).startswith("Agaric wins")
    both = [name("agaric"), name("baobab")]
    assert say("en", "log-won", team=both).startswith("Agaric and Baobab win the")


def test_hungarian_endings():
    assert say("hu", "log-shot", warrior=name("jojoba"), target=name("cactus")) == (
        "Jojoba rálő Kaktuszra."
    )
    assert say("hu", "do-pick", warrior=name("agaric")) == "Csiperkét választom"
    assert say("hu", "do-move", zone=Phrase("zone-north")) == "Lépek északra"


def test_a_hidden_card_is_spoken_of_otherwise():
    hidden = {"warrior": name("cactus"), "card": Phrase("hidden-card")}
    seen = {"warrior": name("cactus"), "card": Phrase("card-cactus-jab")}
    assert say("en", "log-chose", **hidden) == "Cactus lays a card face down."
    assert say("en", "log-chose", **seen) == "Cactus secretly lays down Trident Jab."
    assert say("ru", "log-chose", **hidden) == "Кактус кладёт карту рубашкой вверх."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Agaric, Cactus and Baobab"),
        ("ru", "Шампиньон, Кактус и Баобаб"),
        ("hu", "Csiperke, Kaktusz és Baobab"),
    ],
)
def test_names_in_a_row(lang: str, said: str):
    team = [name("agaric"), name("cactus"), name("baobab")]
    assert said in say(lang, "log-won", team=team)
    assert said in say(lang, "seat-of", number=1, warriors=team)


def test_a_row_of_names_has_cases_too():
    args = texts_of(GAME, "ru").argument("them", [name("agaric"), name("jojoba")])
    assert args["them_acc"] == "Шампиньона и Жожобу"
    assert args["them_dat"] == "Шампиньону и Жожобе"
    assert args["them_gender"] == "pl"
    assert args["them_count"] == 2


def test_names_with_arguments_have_cases():
    seat = Phrase("seat", {"number": 3})
    assert "Игроку 3" in say("ru", "prompt-hand-over", seat=seat)
    assert "Игрок 1" in say("ru", "prompt-other", seat=Phrase("seat", {"number": 1}))


def test_phrases_nest():
    strike = Phrase("do-strike", {"target": name("cactus")})
    assert say("ru", "hint", option=strike) == "Бот выбрал бы: Ударить Кактуса"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_not_grouped(lang: str):
    assert "1234567" in say(lang, "players", count=1234567)
    assert "1234" in say(lang, "round", round=1234)


def test_fractions_are_written_as_usual():
    assert say("en", "figure", value=1.25) == "1.2"
    assert say("ru", "figure", value=0.8) == "0,8"
    assert say("en", "percent", value=41.7) == "42%"


# ---- languages and fallback ----


def test_languages():
    assert LANGUAGES == ("en", "ru", "hu")
    assert [language(lang) for lang in LANGUAGES] == list(LANGUAGES)
    assert language("ru_RU.UTF-8") == "ru"
    assert language("EN-gb") == "en"
    with pytest.raises(ValueError, match="unknown language 'de'; known languages: en, ru, hu"):
        language("de")


@pytest.mark.parametrize(
    ("lc_all", "lang", "found"),
    [
        ("", "", "en"),
        ("", "ru_RU.UTF-8", "ru"),
        ("hu_HU.UTF-8", "ru_RU.UTF-8", "hu"),
        ("C.UTF-8", "ru_RU.UTF-8", "en"),
        ("", "de_DE", "en"),
    ],
)
def test_the_language_of_the_surroundings(
    monkeypatch: pytest.MonkeyPatch, lc_all: str, lang: str, found: str
):
    monkeypatch.setenv("LC_ALL", lc_all)
    monkeypatch.setenv("LANG", lang)
    assert language(None) == found


def test_what_a_language_lacks_is_said_in_english():
    hungarian, english = texts_of(GAME, "hu"), texts_of(GAME, "en")
    assert hungarian.text("rule-setup_place") == english.text("rule-setup_place")
    assert hungarian.text("rule-setup_place.title") == "Entering the arena"
    assert hungarian.has("rule-setup_place")
    assert hungarian.has("rule-setup_place.title")


def test_what_nobody_has_shows_its_key():
    texts = texts_of(GAME, "ru")
    assert texts.text("do-fly") == "⟨do-fly⟩"
    assert texts.say(Phrase("log-shot", {"warrior": name("x"), "target": name("cactus")})) == (
        "⟨warrior-x⟩ стреляет в Кактуса."
    )
    assert not texts.has("do-fly")
    assert not texts.has("do-move.text")
    assert texts.text("do-move.text") == "⟨do-move.text⟩"


def test_attributes_are_named_after_a_dot():
    assert say("en", "card-agaric-ring.text") == (
        "While this card lies open, Agaric cannot be shot at."
    )
    assert say("ru", "option-mode-two-pairs.help").startswith("4 игрока")


def test_texts_are_read_once():
    assert texts_of(GAME, "ru") is texts_of(GAME, "ru")
    assert texts_of(GAME, "ru_RU") is texts_of(GAME, "ru")


def test_a_later_folder_has_the_last_word(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("warrior-agaric = Toadstool\ndo-fly = Fly")
    texts = Texts("ru", [COMMON, FOLDERS["warriorz"], tmp_path])
    assert texts.text("do-fly") == "Fly"
    assert texts.text("warrior-agaric") == "Шампиньон"
    english = Texts("en", [COMMON, FOLDERS["warriorz"], tmp_path])
    assert english.text("do-pick", warrior=name("agaric")) == "Take Toadstool"


def test_a_folder_without_texts_has_the_common_ones(tmp_path: Path):
    assert Texts("hu", [COMMON, tmp_path / "nothing"]).text("yes") == "igen"


def test_a_slip_in_a_file_is_named(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("yes = yes\n\nno = { $why\n")
    with pytest.raises(ValueError, match=r"en\.ftl, line 3: "):
        Texts("en", [tmp_path])

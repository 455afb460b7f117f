"""Texts of the house, and how texts are said: cases, numbers, rows of names, languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dicehall.games.warriorz.game import GAME as WARRIORZ
from dicehall.kit.game import GameInfo
from dicehall.kit.notation import Phrase
from dicehall.text import COMMON, LANGUAGES, Texts, language, texts_of
from tests.games.wording import Parts, Wording, is_form, patterns

GAME: GameInfo = WARRIORZ

# An argument of each name, for messages taken out of their game.
SAMPLES: dict[str, object] = {
    "seat": Phrase("seat", {"number": 2}),
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
    "word": Phrase("option-mode-two-teams"),
    "file": "game.jsonl",
    "share": "12%",
    "what": Phrase("score-lives"),
    "amount": 1.5,
    "value": 41.66,
    "version": "0.1.0",
    "content": "8f0c",
}
NUMBERS = "count days denominator fewest games increment level line minutes most number numerator"
NUMBERS += " round seconds turn"
SAMPLES |= dict.fromkeys(NUMBERS.split(), 2)

HOUSE = Wording(GAME, SAMPLES, COMMON)


# ---- how the files hang together ----


def test_whatever_the_program_says_is_there():
    package = COMMON.parent
    known = {*HOUSE.files["en"]}
    for folder in package.glob("games/*/text"):
        known |= patterns(folder, "en").keys()
    said = [
        key
        for path in package.rglob("*.py")
        if path.parent != COMMON
        for key in re.findall(r'texts\.(?:text|has)\(\s*"([^"]+)"', path.read_text("utf-8"))
    ]
    assert [key for key in said if key not in known] == []


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_language_has_the_keys_of_english(lang: str):
    english = {key for key in HOUSE.files["en"] if not is_form(key)}
    theirs = {key for key in HOUSE.files[lang] if not is_form(key)}
    assert english == theirs


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_message_has_the_same_arguments_in_all_languages(lang: str):
    assert HOUSE.other_arguments(lang) == {}


BY_SEAT = ("pig", "quarriors", "shadespire", "shazar", "warriorz")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BY_SEAT)
def test_a_line_about_a_seat_has_a_twin_for_whoever_sits_there(game: str, lang: str):
    said = patterns(COMMON.parent / "games" / game / "text", lang)
    for key, pattern in said.items():
        used = Parts()
        used.visit(pattern)
        of_a_seat = any(name == "seat" or name.startswith("seat_") for name in used.variables)
        if key.startswith("log-") and not key.endswith("-at-you"):
            assert of_a_seat == (f"{key}-you" in said) or key == "log-won", key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_has_every_function(lang: str):
    assert HOUSE.other_functions(lang) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str):
    assert HOUSE.unsaid(lang) == []


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


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path):
    """As a pack of cards may bring it."""
    english = "card-newt = Newt\n    .text = It swims.\n"
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    (tmp_path / "hu.ftl").write_text("card-newt = Gőte\n", encoding="utf-8")
    hungarian = Texts("hu", [tmp_path])
    assert hungarian.text("card-newt") == "Gőte"
    assert hungarian.text("card-newt.text") == "It swims."
    assert hungarian.has("card-newt.text")


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
    texts = Texts("ru", [COMMON, GAME.folder / "text", tmp_path])
    assert texts.text("do-fly") == "Fly"
    assert texts.text("warrior-agaric") == "Шампиньон"
    english = Texts("en", [COMMON, GAME.folder / "text", tmp_path])
    assert english.text("do-pick", warrior=name("agaric")) == "Take Toadstool"


def test_a_folder_without_texts_has_the_common_ones(tmp_path: Path):
    assert Texts("hu", [COMMON, tmp_path / "nothing"]).text("yes") == "igen"


def test_a_slip_in_a_file_is_named(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("yes = yes\n\nno = { $why\n")
    with pytest.raises(ValueError, match=r"en\.ftl, line 3: "):
        Texts("en", [tmp_path])

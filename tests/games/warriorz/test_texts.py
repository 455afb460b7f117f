"""Texts: every message is there, in every language that promises it, and reads right."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern as serialized

from dicehall.games.warriorz.card import ATTACK_KINDS, CARD_KINDS
from dicehall.games.warriorz.effects import WORDS as EFFECTS
from dicehall.games.warriorz.game import GAME
from dicehall.games.warriorz.notation import ZONE
from dicehall.kit.content import PROVENANCE
from dicehall.kit.game import kebab
from dicehall.kit.notation import Phrase
from dicehall.text import COMMON, LANGUAGES, texts_of
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
    "text": "2:9",
    "mode": Phrase("option-mode"),
    "option": Phrase("option-draw"),
    "team": [Phrase("warrior-agaric"), Phrase("warrior-baobab")],
    "warriors": [Phrase("warrior-cactus"), Phrase("warrior-sorgho")],
    "faces": "4 5 6",
    "before": "Agaric, Bonsai",
    "change": "+2",
}
NUMBERS = "after count dice die face faster fewest glory initiative lowered most number round"
NUMBERS += " other slower trophies wounds"
SAMPLES |= dict.fromkeys(NUMBERS.split(), 2)

WORDS = Wording(GAME, SAMPLES)
FILES = WORDS.files
HOUSE = {lang: patterns(COMMON, lang) for lang in LANGUAGES}
WARRIORS = [f"warrior-{warrior.id}" for warrior in BOOK.warriors]
CARDS = [card for card in BOOK.cards if f"warrior-{card.id}" not in WARRIORS]

FOR_PLAY = {
    "game": ["game", "game.about", "house.footer", "seat", "seat-of", "hidden-card", "list-and"],
    "verbs": [f"do-{form.name}" for form in GAME.notation.verbs],
    "events": [f"log-{form.name}" for form in GAME.notation.events if not form.unheard],
    "questions": [f"ask-{kebab(question.__name__)}" for question in WORDS.questions()],
    "phrases": WORDS.literals(r'Phrase\("([^"]+)"'),
    "reasons": [f"why-{form.name}" for form in GAME.notation.reasons],
    "odds": [
        f"odds-{key}{end}"
        for key in WORDS.literals(r'(?:Odds|figure|chance)\("([^"]+)"')
        for end in ("", ".help")
    ],
    "what odds leave out": [
        f"odds-without-{key}{end}"
        for key in WORDS.literals(r'WITHOUT_\w+: Final = "([^"]+)"')
        for end in ("", ".help")
    ],
    "options": WORDS.options(),
    "warriors": WARRIORS + [f"{key}.title" for key in WARRIORS],
    "cards": [f"card-{card.id}" for card in CARDS],
    "card texts": [f"card-{card.id}.text" for card in CARDS if card.kind != 0],
    "zones": [f"zone-{word}{end}" for word in ZONE.words for end in ("", ".label")],
    "scores": [f"score-{key}" for key in GAME.scores(laid(2, draw="random"))[0]],
    "card kinds": [f"kind-{word}" for word in CARD_KINDS],
    "attack kinds": [f"{key}-{word}" for word in ATTACK_KINDS for key in ("attack", "stat")],
    "effects": [f"effect-{word}{end}" for word in EFFECTS.by_op for end in ("", ".help")],
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
    assert len(FOR_PLAY["reasons"]) > 30
    assert {"odds-out", "odds-fewer", "odds-friends"} <= set(FOR_PLAY["odds"])
    assert "odds-without-amulet" in FOR_PLAY["what odds leave out"]


@pytest.mark.parametrize("lang", LANGUAGES)
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


def test_every_reason_read_is_given():
    said = {key for key in FILES["en"] if key.startswith("why-")}
    assert said == set(FOR_PLAY["reasons"])


# ---- how the files hang together ----


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_language_has_the_keys_of_english(lang: str):
    english = {key for key in FILES["en"] if not is_form(key)}
    theirs = {key for key in FILES[lang] if not is_form(key)}
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


# ---- each language speaks for itself ----

# What is written alike by nature: names, and messages that hold nothing but arguments.
ALIKE = {
    "ru": {"seat-of-named"},
    "hu": {"seat-of-named", "game", "game.author", "warrior-jojoba", "warrior-baobab"},
}


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_no_sentence_is_left_in_english(lang: str):
    """Neither a word nor a name is the English one, unless it is written alike by nature."""
    same = set()
    for key, pattern in FILES["en"].items():
        english, theirs = (said_bare(one) for one in (pattern, FILES[lang].get(key)))
        if english == theirs and re.search(r"[a-z]", english) and not is_form(key):
            same.add(key)
    assert same == ALIKE[lang]


def said_bare(pattern: ast.Pattern | None) -> str:
    """The text of a message as it stands in the file, without spaces at its ends."""
    return "" if pattern is None else serialized(pattern).strip()


# Of each word of the vocabulary: when it works, or what it changes, in each language.
WHEN: dict[str, tuple[str, str, str]] = {
    "area-zone": ("everybody in one zone: one roll", "всем воинам в одной зоне: бросок один",
                  "egy mezőn mindenkit ér: egy dobás"),
    "no-shots": ("While this card lies open.*cannot be shot", "Пока карта открыта.*нельзя стрелять",
                 "Amíg a lap nyitva fekszik.*nem lehet lőni"),
    "no-strikes": ("While this card lies open.*cannot be struck", "Пока карта открыта.*нельзя бить",
                   "Amíg a lap nyitva fekszik.*nem lehet lecsapni"),
    "two-targets": ("two different warriors|one warrior .* another",
                    "двух разных воинов|двум разным воинам|одного воина .* другого",
                    "két különböző harcosra|egy harcosra .* egy másikra"),
    "dice-by-lives": ("Dice by own lives", "кубиков зависит от жизней", "Kockák a saját életek"),
    "steal-lives": ("Lives taken become .* own lives", "Отнятые жизни становятся жизнями",
                    "Az elvett életek .* életei lesznek"),
    "net": ("^First roll 3 dice", "^Сначала бросьте 3 кубика", "^Előbb dobj 3 kockával"),
    "shock": ("^If it wounds: .* next initiative", "^Если атака ранила: следующая инициатива",
              "^Ha megsebez: .* következő kezdeményezése"),
    "dice-by-die": ("One die decides how many dice", "Сколько кубиков .* бросок одного кубика",
                    "Egy kocka dönti el, hány kockás"),
    "dice-by-cards": ("cards played, this one included", "карт .* сыграл, включая эту",
                      "kijátszott lap, ezzel együtt"),
    "fewer-dice": ("While this card lies open, attacks on", "Пока карта открыта, в атаках на",
                   "Amíg a lap nyitva fekszik, a .* elleni támadások"),
    "split-dice": ("passed on .* target’s zone, one to each",
                   "перенаправить .* в зоне цели, не больше одного на воина",
                   "átirányíthatók a célpont mezőjén .* legfeljebb egy"),
    "skull": ("Skull .* another zone: its next action",
              "Череп .* другой зоне: в своём следующем действии",
              "Koponyát .* másik mezőn .*: következő akciójában"),
    "defence-by-die": ("While this card lies open, a die gives the defence before each attack",
                       "Пока карта открыта, защиту перед каждой атакой",
                       "Amíg a lap nyitva fekszik, a védelmet minden támadás előtt"),
    "die-bonus": ("Each die of the shot counts 1 more", "Каждый кубик выстрела .* на 1 больше",
                  "A lövés minden kockája 1-gyel többet ér"),
}  # fmt: skip
SPECIALS = [card for card in GAME.cards() if card["effects"]]


@pytest.mark.parametrize("card", SPECIALS, ids=[str(card["id"]) for card in SPECIALS])
def test_a_card_text_names_when_its_effect_works(card: dict[str, object]):
    """In every language, for each word that the card's file has."""
    effects = card["effects"]
    assert isinstance(effects, list)
    for effect in effects:
        for lang, words in zip(LANGUAGES, WHEN[effect["op"]], strict=True):
            assert re.search(words, WORDS.say(lang, f"card-{card['id']}.text")), (lang, effect)
        if effect.get("same-zone"):
            said = [WORDS.say(lang, f"card-{card['id']}.text") for lang in LANGUAGES]
            for line, words in zip(said, ("from one zone", "из одной", "egyazon"), strict=True):
                assert words in line


def test_every_word_of_the_vocabulary_is_looked_for():
    assert set(WHEN) == set(EFFECTS.by_op)
    assert len(SPECIALS) == 16


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_card_text_has_the_numbers_of_the_english_one(lang: str):
    for key in FOR_PLAY["card texts"]:
        numbers = [sorted(re.findall(r"\d+", WORDS.say(one, key))) for one in ("en", lang)]
        assert numbers[0] == numbers[1], key


def test_russian_speaks_to_the_player_with_a_small_letter():
    """A capital stands only where a sentence begins."""
    text = (GAME.folder / "text" / "ru.ftl").read_text("utf-8")
    assert re.findall(r".*(?<![=.!?\]] )\bВ(?:ы|ас|ам|ами|аш\w*)\b.*", text) == []


@pytest.mark.parametrize(
    ("lang", "other"), [("ru", r"размер|\bкост[ьи]\b"), ("hu", r"\bméret|zón[aá]")]
)  # fmt: skip
def test_one_word_for_one_thing(lang: str, other: str):
    """The size of a warrior, a die and a zone are called by one word."""
    text = (GAME.folder / "text" / f"{lang}.ftl").read_text("utf-8")
    assert re.findall(rf".*(?:{other}).*", text) == []


def test_russian_log_reads_as_a_sentence():
    russian = texts_of(GAME, "ru")
    jojoba, agaric = Phrase("warrior-jojoba"), Phrase("warrior-agaric")
    assert russian.text("log-stones-stopped", warrior=agaric) == "Камни до Шампиньона не долетают."
    wounded = russian.text("log-wounded", warrior=jojoba, target=agaric, wounds=2)
    assert wounded == "Жожоба ранила Шампиньона: минус 2 жизни."
    first = russian.text("log-first-wound", warrior=agaric, target=jojoba)
    assert first == "Шампиньон забрал у Жожобы жетон «Первая Рана» (3 очка)."


@pytest.mark.parametrize("warrior", WARRIORS)
def test_russian_warriors_have_all_cases_and_a_gender(warrior: str):
    for form in ("acc", "gen", "dat", "ins", "pre", "gender"):
        assert f"{warrior}.{form}" in FILES["ru"]

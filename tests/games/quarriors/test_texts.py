"""Texts: every message is there in all three languages, and can be said."""

from __future__ import annotations

import ast as python
import re

import pytest
from fluent.syntax.ast import TextElement

from dicehall.games.quarriors.card import ABILITIES, KINDS, TIMINGS, Card
from dicehall.games.quarriors.effects import WORDS as VOCABULARY
from dicehall.games.quarriors.game import GAME
from dicehall.games.quarriors.oddities import PLACES
from dicehall.games.quarriors.table import PHASES
from dicehall.kit.game import kebab
from dicehall.kit.notation import Phrase
from dicehall.text import COMMON, LANGUAGES, texts_of
from tests.games.quarriors.scenes import BOOK, Scene, laid
from tests.games.wording import UNSAID, Wording, wrong_articles

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
most ready target
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
                    text = python.unparse(node)
                    offered = "Window" in bases or "g.offer(PASS)" in text
                    offered = offered or "g.refuse(PASS" in text
                if offered:
                    found.append(f"do-{answer.lower()}-{kebab(node.name)}")
    return found


NEEDED = {
    "game": ["game", "game.about", "game.author", "game.note", "die", "creature", "creature-of"],
    "verbs": [f"do-{form.name}" for form in GAME.notation.verbs],
    "endings": [*endings("DONE"), *endings("PASS")],
    "events": [f"log-{form.name}" for form in GAME.notation.events if not form.unheard],
    "questions": [f"ask-{kebab(question.__name__)}" for question in WORDS.questions()],
    "faces": WORDS.literals(r'Phrase\(\s*"(face-[a-z-]*[a-z])"'),
    "reasons": [f"why-{form.name}" for form in GAME.notation.reasons],
    "odds": [
        f"odds-{key}{end}" for key in WORDS.literals(r'Odds\("([^"]+)"') for end in ("", ".help")
    ],
    "what odds leave out": [
        f"odds-without-{key}{end}"
        for key in WORDS.literals(r'WITHOUT_\w+: Final = "([^"]+)"')
        for end in ("", ".help")
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
    assert len(NEEDED["questions"]) == 30
    assert len(NEEDED["endings"]) == 11 + 9
    assert len(NEEDED["reasons"]) == 56
    assert {"odds-survive", "odds-reach", "odds-creature"} <= set(NEEDED["odds"])


def test_every_reason_read_is_given():
    said = {key for key in FILES["en"] if key.startswith("why-")}
    assert said == set(NEEDED["reasons"])


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


# What is the same by nature: names of people and the game, and quiddity, which Hungarian keeps.
SHAPES = {
    "ru": {"game"},
    "hu": {"game", "game.author", "face-quiddity", "odds-quiddity", "stat-quiddity"}
    | {"rule-quiddity.title"},
}


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_language_speaks_for_itself(lang: str):
    """No sentence and no name is English; what only puts others together is left out."""
    same = set()
    for key, pattern in FILES[lang].items():
        text = "".join([part.value for part in pattern.elements if isinstance(part, TextElement)])
        if re.search("[a-z]{2}", text) and pattern.equals(FILES["en"][key]):
            same.add(key)
    assert same == SHAPES[lang]


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
    assert hungarian.text("card-strong-witching-hag") == "Erős boszorka"
    assert hungarian.text("stat-wilds") == "Vadon"


def test_a_label_tells_what_the_die_shows():
    scene = Scene("witching-hag")
    scene.pool(0, "witching-hag:c2", "quiddity:q2")
    scene.begin("prepare")
    action = GAME.notation.read(scene.g, "summon witching-hag:c2")
    phrase = GAME.notation.phrase(scene.g, action)
    assert texts_of(GAME, "en").say(phrase) == "Summon Witching Hag [level 2, 4/5]"
    assert texts_of(GAME, "ru").say(phrase) == "Вызвать: Ведьма [уровень 2, 4/5]"
    assert texts_of(GAME, "hu").say(phrase) == "Megidézem: Boszorka [2. szint, 4/5]"
    done = GAME.notation.phrase(scene.g, scene.g.legal()[-1])
    assert texts_of(GAME, "en").say(done) == "To the attack"
    assert COMMON.exists()


# ---- Hungarian articles ----


@pytest.mark.parametrize("seed", range(4))
def test_hungarian_sentences_have_the_article_before_a_player(seed: int):
    """Az 1. játékos, a 2. játékos; bare only as a label or in brackets."""
    said = WORDS.told("hu", seed)
    assert wrong_articles(said) == []
    assert [line for line in said if line.startswith("Az 1. játékos dobása: ")]
    assert [line for line in said if line.startswith("A 2. játékos dobása: ")]


def test_hungarian_puts_no_article_before_a_name():
    texts = texts_of(GAME, "hu")
    anna = Phrase("seat-named", {"name": "Anna"})
    assert texts.text("log-cast", seat=anna, die=DIE).startswith("Anna elsüti")
    assert texts.text("log-turn", seat=anna, round=5) == "5. forduló: Anna köre."
    first = Phrase("seat", {"number": 1})
    assert texts.text("log-turn", seat=first, round=5) == "5. forduló: az 1. játékos köre."
    assert texts.text("outcome-rounds", round=50) == "Ez volt az utolsó forduló (50.)."


@pytest.mark.parametrize("number", range(1, 9))
def test_hungarian_articles_go_by_the_number(number: int):
    name = texts_of(GAME, "hu").text("seat.pre", number=number)
    assert name == f"{'Az' if number in (1, 5) else 'A'} {number}. játékos"
    assert texts_of(GAME, "hu").text("seat.in", number=number) == name[0].lower() + name[1:]


# ---- a text names the moment that its card's file has ----

MOMENTS = {
    "attach": ("Attach", "Дополнение", "Csatolás"),
    "reaction": ("Reaction, ", "Реакция, ", "Válasz, "),
    "immediate": ("Immediate: ", "Быстрое: ", "Azonnali: "),
    "scoring": ("scores", "при подсчёте славы за", "kiértékelés"),
    "destroyed": ("when it is destroyed", "уничтожен", "amikor megsemmisül"),
    "summoned": ("when you summon it", "при его вызове", "amikor megidézed"),
    "destroys": ("you destroy", "уничтож", "megsemmisít"),
    "ready": ("while it is ready", "пока ", "amíg a kész területen van"),
    "attacking": ("attack", "атак", "támad"),
    "this turn": ("this turn", "в этот ход", "ebben a körben"),
    "burst": ("burst", "усиление", "robbanás"),
    "double": ("double", "двойн", "dupla robbanás"),
    "quiddity face": ("on quiddity", "на грани сущности", "a quiddity oldalon"),
    "after attack": ("after your attack", "после вашей атаки", "a támadásod után"),
    "copy": ("as it enters", "входя в зону готовности", "amikor a kész területre kerül"),
}
OF_WORD = {
    **dict.fromkeys(("lend", "tax", "overawe", "cap", "quiddity kill"), "ready"),
    **dict.fromkeys(("duel", "quake", "surge", "pierce"), "attacking"),
    **dict.fromkeys(("score kill", "aside death"), "destroys"),
    **dict.fromkeys(("return-for-quiddity death", "to-pool death", "draw death"), "destroyed"),
    **dict.fromkeys(("quiddity summon", "purge summon"), "summoned"),
    **dict.fromkeys(("glory score", "glory-each score", "draw score", "swap score"), "scoring"),
    **dict.fromkeys(("take-spell score", "cull-spells score", "fetch score"), "scoring"),
    **dict.fromkeys(("trade score", "bargain score"), "scoring"),
    **dict.fromkeys(("reroll-and-draw", "spend-and-draw"), "quiddity face"),
    **dict.fromkeys(("attack-all", "defence-all", "save-fallen", "silence"), "this turn"),
    **dict.fromkeys(("extra-capture", "glory-per-scored cast"), "this turn"),
    "glory-per-loser cast": "after attack",
    "copy": "copy",
}
# What has no moment but that of its card: figures, targets, what happens as the spell is cast.
AT_ANY_TIME = {
    "defence", "defence-each", "immune", "by-quiddity", "by-creatures", "one-a-turn", "partner",
    "draw cast", "quiddity cast", "boost", "destroy-each", "destroy-one", "dispel", "revive",
    "raise-level", "glory cast",
}  # fmt: skip


def moment(word: dict[str, object]) -> str:
    """A word with its trigger."""
    return f"{word['op']} {word.get('trigger', '')}".strip()


def test_every_word_has_a_moment_or_none():
    known = {f"{word.op} {word.trigger}".strip() for word in VOCABULARY.words}
    assert set(OF_WORD) | AT_ANY_TIME == known
    assert not set(OF_WORD) & AT_ANY_TIME


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", [card for card in BOOK.cards if card.effects], ids=lambda c: c.id)
def test_a_text_names_the_moment_of_its_effect(card: Card, lang: str):
    wanted = {OF_WORD[moment(word)] for word in card.effects if moment(word) in OF_WORD}
    bursts = {word.get("burst", 0) for word in card.effects}
    wanted |= {"burst"} if bursts - {0} else set()
    wanted |= {"double"} if 2 in bursts else set()
    if card.die.spell_die and TIMINGS[card.timing] != "standard":
        wanted.add(TIMINGS[card.timing])
    text = texts_of(GAME, lang).text(f"card-{card.id}.text").lower()
    at = LANGUAGES.index(lang)
    assert [each for each in wanted if MOMENTS[each][at].lower() not in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_of_the_file_stand_in_the_text(lang: str):
    """Numbers above 1 that a card's words have, but for the level a burst takes away."""
    spelled = {"2": ("two", "двух", "два", "две", "két")}
    for card in BOOK.cards:
        text = texts_of(GAME, lang).text(f"card-{card.id}.text")
        for word in card.effects:
            for key, value in word.items():
                if key not in ("op", "burst") and isinstance(value, int) and value > 1:
                    said = (str(value), *spelled.get(str(value), ()))
                    assert any(each in text for each in said), (card.id, key)

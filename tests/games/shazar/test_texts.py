"""Texts: every message is there in the languages that promise it, and can be said."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from dicehall.games.shazar.card import (
    CHARACTERS,
    KINDS,
    SIGNS,
    STATUSES,
    TRIGGERS,
    TYPES,
)
from dicehall.games.shazar.game import GAME
from dicehall.games.shazar.odds import GRADES, LOSSES, OWN_LOSSES
from dicehall.games.shazar.running import Obvious
from dicehall.games.shazar.table import STAGES
from dicehall.games.shazar.verbs import CAST_SPELL, HIT, MISSED, ROLLED
from dicehall.kit.game import kebab
from dicehall.kit.notation import Phrase
from dicehall.kit.table import Choice
from dicehall.text import LANGUAGES, texts_of
from tests.games.shazar.scenes import GOTHARD, SHANTIREN, Scene, laid
from tests.games.wording import UNSAID, Wording, is_form

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
    "tile": Phrase("tile", {"hex": HEX, "power": 2, "sign": Phrase("sign-cross")}),
    "edge": Phrase("edge", {"one": "2-1", "other": "2-2"}),
    "sign": Phrase("sign-cross"),
    "one": "2-1",
    "where": "1-3",
    "winners": [SEAT],
    "name": "Daren",
    "reason": "line 1",
}
NUMBERS = """
value need number count power option roll round rounds lives left other thing success won home
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
    "game": ["game", "game.about", "game.author", "game.note", "place", "tile", "edge"],
    "verbs": [f"do-{form.name}" for form in GAME.notation.verbs],
    "events": [f"log-{form.name}" for form in GAME.notation.events if not form.unheard],
    "twins": ["log-rolled-counted", "log-cast-self", "log-cast-unaimed", "log-hit-self",
              "log-missed-self", "do-aim-self", "seat-of", "seat-of-named"],
    "questions": [*QUESTIONS, "ask-moment-declared", "ask-lay-field-in", "ask-lay-field-out"],
    "reasons": [f"why-{form.name}" for form in GAME.notation.reasons],
    "odds": [f"odds-{key}{end}" for key in WORDS.literals(r'(?:Odds|percent)\("([^"]+)"')
             for end in ("", ".help")],
    "more odds": [f"odds-{key}{end}" for key in (*GRADES, *LOSSES, *OWN_LOSSES)
                  for end in ("", ".help")],
    "what odds leave out": [f"odds-without-{key}{end}"
                            for key in WORDS.literals(r'WITHOUT_\w+: Final = "([^"]+)"')
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
        *[f"when-{word}" for word in TRIGGERS],
        *[f"character-{word}" for word in CHARACTERS],
        *[f"status-{word}{end}" for word in STATUSES for end in ("", ".text")],
    ],
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", NEEDED)
def test_all_that_play_needs_is_there(what: str, lang: str):
    assert NEEDED[what]
    assert [key for key in NEEDED[what] if key not in FILES[lang]] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_can_be_read(lang: str):
    assert {key for key in FILES[lang] if key.startswith("rule-")} == set(WORDS.rule_messages())


def test_what_is_looked_for_is_found():
    assert len(NEEDED["cards"]) == 2 * 130
    assert len(NEEDED["questions"]) == 26
    assert len(set(NEEDED["reasons"])) > 50
    assert {"odds-hit", "odds-reach", "odds-critical"} <= set(NEEDED["odds"])
    assert {f"ruling.{number}" for number in range(1, 26)} <= set(WORDS.rule_keys())


def test_every_reason_read_is_given():
    said = {key for key in FILES["en"] if key.startswith("why-")}
    assert said == set(NEEDED["reasons"])


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_language_has_the_keys_of_english(lang: str):
    english = {key for key in FILES["en"] if not is_form(key)}
    assert english == {key for key in FILES[lang] if not is_form(key)}


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_message_has_the_same_arguments_in_all_languages(lang: str):
    assert WORDS.other_arguments(lang) == {}


# What is written alike by nature: names of persons, and messages that hold nothing but a name.
ALIKE = {
    "ru": {"place", "tile"},
    "hu": {"game.short", "place", "tile", *(f"character-{word}" for word in CHARACTERS)},
}


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_no_sentence_is_left_in_english(lang: str):
    """Neither a word nor a name is the English one, unless it is written alike by nature."""
    same = {
        key
        for key, pattern in FILES["en"].items()
        if not is_form(key) and pattern.equals(FILES[lang][key]) and has_words(pattern)
    }
    assert same == ALIKE[lang]


def has_words(pattern: ast.Pattern) -> bool:
    """Whether a message has words of its own, and is not only an argument or another's name."""
    return any(
        isinstance(part, ast.TextElement) and re.search(r"\w", part.value)
        for part in pattern.elements
    ) or any(
        isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression)
        for part in pattern.elements
    )


def test_hungarian_hangs_no_ending_on_a_number_it_is_given():
    """What ending fits depends on how the number is spoken: 96-tal, but 95-tel."""
    text = (GAME.folder / "text" / "hu.ftl").read_text("utf-8")
    assert re.findall(r".*\}-\w.*", text) == []
    assert re.findall(r".*\d-[tnzs][ae]l\b.*", text) == []
    assert re.findall(r".*\b[Aa]\(z\).*", text) == []


def test_russian_speaks_to_the_player_with_a_small_letter():
    """A capital stands only where a sentence begins."""
    text = (GAME.folder / "text" / "ru.ftl").read_text("utf-8")
    assert re.findall(r".*(?<![=.!?\]] )\bВ(?:ы|ас|ам|ами|аш\w*)\b.*", text) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_text_has_the_numbers_of_the_english_one(lang: str):
    """Damage, thresholds, lives and turns are the same in every language."""
    for key in NEEDED["cards"]:
        if key.endswith(".text"):
            said = re.findall(r"\d+", WORDS.say(lang, key))
            assert sorted(said) == sorted(re.findall(r"\d+", WORDS.say("en", key))), key


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


def test_russian_puts_names_where_their_case_fits():
    russian = texts_of(GAME, "ru")
    bolt, him = Phrase("card-beatrice-ball-lightning"), Phrase("character-gothard")
    her = Phrase("character-beatrice")
    cast = russian.text("log-cast", seat=her, spell=bolt, target=him)
    assert cast == "Беатрисс применяет заклинание «Шаровая молния». Цель: Готхард."
    hit = russian.text("log-hit", seat=her, target=him, roll=80, other=20)
    assert hit == "Беатрисс попадает по магу Готхарду: 80 против 20."
    stolen = russian.text("log-stolen", seat=him, victim=SEAT, spell=CARD)
    assert stolen == "Готхард крадёт у мага Дарена карту «Метательный нож»."


def told(scene: Scene, kind: int, lang: str) -> list[str]:
    """What the log says of the events of one kind."""
    notation, texts = GAME.notation, texts_of(GAME, lang)
    return [
        texts.say(notation.event_phrase(scene.g, event))
        for event in scene.events
        if event.kind == kind
    ]


@pytest.mark.parametrize(
    ("lang", "bare", "counted"),
    [
        ("en", "Gothard rolls 28; needed 50.", "Gothard rolls 28, counted as 38; needed 50."),
        ("ru", "Готхард: выпало 28, нужно 50.",
         "Готхард: выпало 28, считается как 38; нужно 50."),
        ("hu", "Gothard dobása 28; ennyi kell: 50.",
         "Gothard dobása 28, értéke 38; ennyi kell: 50."),
    ],
)  # fmt: skip
def test_ruling_4_only_a_roll_that_counts_otherwise_says_so(lang: str, bare: str, counted: str):
    """[ruling.4] [status.roll-mod]"""
    said = []
    for value in (28, 38):
        scene = Scene()
        scene.g.tell(ROLLED, 1, 28, value, 50)
        said += told(scene, ROLLED, lang)
    assert said == [bare, counted]


@pytest.mark.parametrize(
    ("lang", "label", "said"),
    [
        ("en", "At yourself", "Shan’Tiren casts Forest Path on herself."),
        ("ru", "На себя", "Шан’Тирен применяет на себя заклинание «Лесная тропа»."),
        ("hu", "Önmagamra", "Shan’Tiren önmagára varázsol: Erdei ösvény."),
    ],
)
def test_spell_aim_at_oneself_is_said_so(lang: str, label: str, said: str):
    """[spell.aim]"""
    scene = Scene(4)
    scene.hand(SHANTIREN, "shantiren-forest-path")
    scene.turn(SHANTIREN, "spell")
    scene.play("cast shantiren-forest-path")
    aim = GAME.notation.read(scene.g, "aim 4")
    assert texts_of(GAME, lang).say(GAME.notation.phrase(scene.g, aim)) == label
    scene.play("aim 4")
    assert told(scene, CAST_SPELL, lang) == [said]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Gothard casts Blood Rite."),
        ("ru", "Готхард применяет заклинание «Кровавый обряд»."),
        ("hu", "Gothard varázsol: Vérszertartás."),
    ],
)
def test_a_spell_aimed_at_nobody_names_no_target(lang: str, said: str):
    """[spell.aim]"""
    scene = Scene()
    scene.cast(GOTHARD, "gothard-blood-rite")
    assert told(scene, CAST_SPELL, lang) == [said]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ruling_21_an_attack_on_oneself_names_the_mage_once(lang: str):
    """[ruling.21]"""
    scene = Scene()
    scene.g.tell(HIT, 1, 1, 80, 20)
    scene.g.tell(MISSED, 1, 1, 20, 80)
    for kind in (HIT, MISSED):
        assert [line.count(WORDS.say(lang, "character-gothard")) for line in
                told(scene, kind, lang)] == [1]  # fmt: skip


def test_players_are_called_as_in_every_game():
    g = laid(2, characters="daren, shantiren")
    said = [[texts_of(GAME, lang).say(name) for name in GAME.seat_names(g)] for lang in LANGUAGES]
    assert said[0] == ["Player 1 (Daren)", "Player 2 (Shan’Tiren)"]
    assert said[1] == ["Игрок 1 (Дарен)", "Игрок 2 (Шан’Тирен)"]
    assert said[2] == ["1. játékos (Daren)", "2. játékos (Shan’Tiren)"]


@pytest.mark.parametrize(
    ("effect", "begins", "ends"),
    [
        ("status-no-move", "Дарен не может передвигаться.", "Дарен снова может передвигаться."),
        ("card-plague", "Дарен: теперь действует «Чума».", "Дарен: «Чума» больше не действует."),
    ],
)
def test_russian_tells_a_state_as_a_sentence(effect: str, begins: str, ends: str):
    russian = texts_of(GAME, "ru")
    assert russian.text("log-marked", seat=SEAT, effect=Phrase(effect)) == begins
    assert russian.text("log-unmarked", seat=SEAT, effect=Phrase(effect)) == ends


@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 карту"), (2, "2 карты"), (5, "5 карт"), (21, "21 карту")]
)
def test_russian_counts_cards(count: int, said: str):
    assert texts_of(GAME, "ru").text("log-drew", seat=SEAT, count=count) == f"Дарен берёт {said}."


# Words of a card's English text, and what the Russian and the Hungarian must then say.
SAID_TOO = {
    "another mage of your choice": ("друг", "másik mágus"),
    "cannot move": ("не может передвигаться|не можете передвигаться", "nem mozoghat"),
    "up to 2 hexes": ("до 2 гексов", "[Ll]egfeljebb 2 mezővel"),
    "Shaken off by": ("Сбрасывается броском", "Lerázható"),
    "Critical success": ("Критический успех", "Kritikus siker"),
    "Hit with": ("Попадание при броске", "Találat"),
    "Miss with": ("Промах при броске", "Tévesztés"),
    "even above the maximum": ("даже сверх максимума", "akár a maximumon felül"),
    "skips? 1 turn": ("пропуска", "körből"),
    "Lies face down": ("рубашкой вверх", "képpel lefelé"),
    "Named": ("Именная", "Nevesített"),
}


@pytest.mark.parametrize("english", SAID_TOO)
def test_a_card_text_says_when_and_whom_in_every_language(english: str):
    found = 0
    for key in NEEDED["cards"]:
        if key.endswith(".text") and re.search(english, WORDS.say("en", key)):
            found += 1
            for lang, words in zip(("ru", "hu"), SAID_TOO[english], strict=True):
                assert re.search(words, WORDS.say(lang, key)), (lang, key)
    assert found

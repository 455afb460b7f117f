"""Texts: what play needs is there in each language that promises it."""

from __future__ import annotations

import re

import pytest
from fluent.syntax.serializer import serialize_pattern as serialize

from dicehall.games.shadespire.cards import REACTION as REACTION_TIME
from dicehall.games.shadespire.cards import TRIGGERS
from dicehall.games.shadespire.effects import WORDS as EFFECTS
from dicehall.games.shadespire.game import GAME
from dicehall.games.shadespire.moves import Places
from dicehall.games.shadespire.pieces import DECK, OBJECTIVE_DECK
from dicehall.games.shadespire.roll_off import roll
from dicehall.games.shadespire.verbs import DAMAGED, DRIVEN
from dicehall.games.shadespire.wounds import heal
from dicehall.kit.game import kebab
from dicehall.kit.notation import Phrase
from dicehall.text import LANGUAGES, texts_of
from tests.games.shadespire.scenes import (
    BOOK,
    CRIT,
    DODGE,
    DOUBLE,
    HAMMER,
    SHIELD,
    Scene,
    fight,
    fill,
    objective,
    power,
    ready,
)
from tests.games.wording import UNSAID, Wording, is_form, wrong_articles

FIGHTER = Phrase("fighter-angharad")
CARD = Phrase("card-sprint")
SEAT = Phrase("seat-of", {"number": 1, "warband": Phrase("warband-garrek")})
SAMPLES: dict[str, object] = {
    **dict.fromkeys(["seat", "name"], SEAT),
    **dict.fromkeys(["fighter", "target"], FIGHTER),
    **dict.fromkeys(["start", "hex"], "3,1"),
    "attack": Phrase("attack-great-axe"),
    "board": Phrase("board-mirror-well"),
    "card": CARD,
    "die": Phrase("die-attack"),
    "face": [Phrase("face-hammer")],
    "faces": [Phrase("face-hammer"), Phrase("face-double")],
    "join": Phrase("join-north", {"shift": "+1"}),
    "option": Phrase("option-decks"),
    "redraw": Phrase("redraw-both"),
    "region": Phrase("region-neutral"),
    "seats": [SEAT, SEAT],
    "shift": "+1",
    "text": "abc",
    "token": Phrase("token-1"),
    "warband": Phrase("warband-garrek"),
}
NUMBERS = (
    "base bonus count criticals damage game glory number other power right round successes "
    "suffered tokens total wins wounds"
)
SAMPLES |= dict.fromkeys(NUMBERS.split(), 2)
WORDS = Wording(GAME, SAMPLES)
FILES = WORDS.files
QUESTIONS = [kebab(question.__name__) for question in WORDS.questions() if question is not Places]
CARDS = [card["id"] for card in GAME.cards() if card["kind"] != "fighter"]
FOR_PLAY = {
    "verbs": [f"do-{form.name}" for form in GAME.notation.verbs],
    "events": [f"log-{form.name}" for form in GAME.notation.events if not form.unheard],
    "questions": [f"ask-{name}" for name in QUESTIONS],
    "phrases": WORDS.literals(r'Phrase\("([^"]+)"'),
    "reasons": [f"why-{form.name}" for form in GAME.notation.reasons],
    "odds": [f"odds-{key}" for key in WORDS.literals(r'Odds\("([^"]+)"')],
    "what odds leave out": [
        f"odds-without-{key}{end}"
        for key in WORDS.literals(r'WITHOUT_\w+: Final = "([^"]+)"')
        for end in ("", ".help")
    ],
    "options": WORDS.options(),
    "fighters": [f"fighter-{card.id}" for card in BOOK.fighters],
    "boards": [f"board-{face.id}" for face in BOOK.faces],
    "attacks": [f"attack-{attack.id}" for attack in BOOK.attacks],
}


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
@pytest.mark.parametrize("what", FOR_PLAY)
def test_what_play_needs_is_there(what: str, lang: str):
    texts = texts_of(GAME, lang)
    own = FILES[lang]
    assert FOR_PLAY[what]
    missing = [key for key in FOR_PLAY[what] if key not in own and key != "seat"]
    assert missing == []
    assert texts.has("seat")


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
def test_every_reason_read_is_given(lang: str):
    assert {key for key in FILES[lang] if key.startswith("why-")} == set(FOR_PLAY["reasons"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_text(lang: str):
    own = FILES[lang]
    assert [id for id in CARDS if f"card-{id}" not in own or f"card-{id}.text" not in own] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_text(lang: str):
    assert [key for key in WORDS.rule_messages() if key not in FILES[lang]] == []


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
def test_every_word_of_the_cards_has_a_text(lang: str):
    own = FILES[lang]
    rules = {*CARDS} - {"sprint"}  # of their own, each under the id of its card
    keys = [f"effect-{'rule' if word in rules else word}" for word in EFFECTS.by_op]
    assert [key for key in keys if key not in own or f"{key}.help" not in own] == []


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_no_language_has_keys_that_english_lacks(lang: str):
    theirs = {key for key in FILES[lang] if not is_form(key)}
    assert theirs - set(FILES["en"]) == set()


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_a_message_has_the_same_arguments_in_all_languages(lang: str):
    assert WORDS.other_arguments(lang) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_has_every_function(lang: str):
    assert WORDS.other_functions(lang) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_and_log_use_what_they_are_given(lang: str):
    assert WORDS.ungiven(lang) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_told(lang: str, seed: int):
    said = WORDS.told(lang, seed)
    assert len(said) > 20
    assert [line for line in said if re.search(UNSAID, line)] == []


# ---- what the log and the questions say ----


def said(scene: Scene, event: str, lang: str = "en") -> list[str]:
    """What has been told of one kind, in words."""
    texts = texts_of(GAME, lang)
    notation = GAME.notation
    return [
        texts.say(notation.event_phrase(scene.g, one))
        for one in scene.events
        if notation.events[one.kind].name == event
    ]


def test_dice_are_told_by_what_they_show():
    """[dice]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    fight(scene, "severin", "sigmarite-broadsword", "garrek", HAMMER, CRIT, DODGE)
    assert said(scene, "attack-roll") == [
        "Severin Steelheart rolls hammer and critical: 2 successes."
    ]
    assert said(scene, "defence-roll") == ["Garrek Gorebeard defends with dodge: 1 success."]


def test_a_single_die_is_told_as_the_die_it_is():
    """[card.healing-potion] [card.fatal-riposte] [dice]"""
    scene = ready("healing-potion", severin=(5, 3), garrek=(7, 3), angharad=(1, 1))
    scene.dice(SHIELD)
    scene.play("play healing-potion", "choose severin")
    assert said(scene, "die") == ["Player 1 (Steelheart’s Champions) rolls a defence die: shield."]
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.upgrade("severin", "fatal-riposte")
    fight(scene, "garrek", "blooddrinker-axe", "severin", DOUBLE, DOUBLE, DOUBLE, HAMMER)
    scene.dice(HAMMER)
    scene.play("react fatal-riposte severin")
    assert said(scene, "die") == ["Player 1 (Steelheart’s Champions) rolls an attack die: hammer."]


def test_the_critical_for_placing_first_is_told():
    """[round.bonus] [roll-off]"""
    scene = Scene()
    scene.dice(CRIT, DOUBLE, DOUBLE, DOUBLE)
    assert roll(scene.g, 0, 1) == 20_000
    assert said(scene, "rolled-off")[0].endswith(
        ": 2 criticals, 1 of them for placing all fighters first."
    )
    scene.dice(CRIT, DOUBLE, DOUBLE, DOUBLE)
    roll(scene.g, 0, 0)
    assert said(scene, "rolled-off")[1].endswith("double support: 1 critical.")


def test_the_kind_of_a_hidden_card_is_told():
    """[cards.secret] Everybody sees from which deck somebody draws."""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    fill(scene.g.bands[0], DECK, power("sidestep"))
    fill(scene.g.bands[0], OBJECTIVE_DECK, objective("denial"))
    scene.dice(1, 1)
    scene.g.draw_power(0, 1)
    scene.g.draw_objectives(0, 1)
    texts = texts_of(GAME, "en")
    lines = []
    for event in scene.events:
        seen = GAME.notation.seen_by(scene.g, event, 1)
        assert seen is not None
        lines.append(texts.say(GAME.notation.event_phrase(scene.g, seen)))
    assert lines == [
        "Player 1 (Steelheart’s Champions) draws a power card.",
        "Player 1 (Steelheart’s Champions) draws an objective.",
    ]


@pytest.mark.parametrize("bands", [("steelheart", "garrek"), ("steelheart", "steelheart")])
def test_the_log_knows_that_angharad_is_a_woman(bands: tuple[str, str]):
    """With two of her on the field, too, when her name bears a number."""
    scene = Scene(bands, angharad=(5, 3), obryn=(1, 1))
    scene.g.tell(DRIVEN, scene.index("angharad"), 0, 1)
    scene.g.tell(DRIVEN, scene.index("obryn"), 0, 1)
    woman, man = said(scene, "driven", "ru")
    assert "отброшена назад" in woman
    assert "отброшен назад" in man


def test_the_power_step_says_whose_activation_comes_next():
    """[ploy.next] [power.turns]"""
    texts = texts_of(GAME, "en")
    scene = ready("sprint", "sidestep", severin=(5, 3), garrek=(7, 3))
    scene.hand(1, "sprint")
    prompt = texts.say(GAME.prompt(scene.g))
    assert prompt.endswith("The next activation is that of Player 2 (Garrek’s Reavers).")
    scene.play("pass")
    assert scene.g.seat == 1
    assert texts.say(GAME.prompt(scene.g)).endswith("The next activation is yours.")
    scene.g.taken = 8
    assert "would be wasted" in texts.say(GAME.prompt(scene.g))


# ---- whole in every language ----

# Names and bare arguments: the same in every language by nature.
ALIKE = {"game", "game.short", "game.author", "seat-of-named", "fighter-of", "fighter-of-named"}
ALIKE |= {"do-board", "do-use", "do-react", "do-choose", "fighter-targor", "fighter-arnulf"}
ALIKE |= {f"fighter-{card.id}.short" for card in BOOK.fighters}


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_no_message_is_missing(lang: str):
    english = {key for key in FILES["en"] if not is_form(key)}
    assert english - set(FILES[lang]) == set()


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_no_message_is_left_in_english(lang: str):
    theirs, english = FILES[lang], FILES["en"]
    same = {key for key in english if serialize(theirs[key]) == serialize(english[key])}
    assert same - ALIKE == set()


@pytest.mark.parametrize("number", [0, 1, 2, 5, 12])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_said_with_any_number(lang: str, number: int):
    samples = SAMPLES | dict.fromkeys(NUMBERS.split(), number)
    assert Wording(GAME, samples).unsaid(lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hidden_card_is_spoken_of(lang: str):
    samples = SAMPLES | {"card": Phrase("hidden-card")}
    assert Wording(GAME, samples).unsaid(lang) == []


def test_hungarian_has_no_article_left_open():
    assert [key for key in FILES["hu"] if "a(z)" in serialize(FILES["hu"][key]).lower()] == []


@pytest.mark.parametrize("seed", range(3))
def test_hungarian_sentences_have_the_article_before_a_player(seed: int):
    """Az 1. játékos, a 2. játékos; bare only as a label or in brackets."""
    said = Wording(GAME, SAMPLES).told("hu", seed)
    assert wrong_articles(said) == []
    assert [line for line in said if re.match(r"Az 1\. játékos (\(.*\) )?sorsol", line)]
    assert [line for line in said if re.match(r"A 2\. játékos (\(.*\) )?sorsol", line)]


NO_WOUNDS = {"en": "no wounds to heal", "ru": "лечить нечего", "hu": "nincs mit gyógyítani"}
NO_DAMAGE = {"en": "takes no more damage", "ru": "больше не получает урона", "hu": "nem szenved"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_heals_nothing_nor_takes_no_damage_by_number(lang: str):
    """[heal] [ploy.insensate]"""
    scene = Scene(angharad=(5, 3), garrek=(9, 3))
    heal(scene.g, scene.index("angharad"), 2)
    scene.g.tell(DAMAGED, scene.index("garrek"), 0, 1, 4)
    assert NO_WOUNDS[lang] in said(scene, "healed", lang)[0]
    assert NO_DAMAGE[lang] in said(scene, "damaged", lang)[0]
    assert not re.search(r"\b0\b", said(scene, "healed", lang)[0] + said(scene, "damaged", lang)[0])


def test_russian_calls_dice_as_the_book_does():
    """The book's кубик is no кость."""
    bones = re.compile(r"\bкост(ь|и|ей|ям|ях|ями)\b", re.I)
    assert [key for key, said in FILES["ru"].items() if bones.search(serialize(said))] == []


# ---- cards say when ----

REACTION = {"en": "Reaction, ", "ru": "Реакция, ", "hu": "Reakció, "}
NEXT = {"en": "next activation", "ru": "следующ", "hu": "következő aktiválás"}
TRIGGER_WORDS = {
    "enemy-slain": {
        "en": "your fighter’s Attack action has put an enemy out of action",
        "ru": "атака вашего бойца вывела врага из игры",
        "hu": "harcosod támadása kiejtett egy ellenséget",
    },
    "friend-slain-nearby": {
        "en": "enemy’s Attack action has put an adjacent fighter of yours out of action",
        "ru": "вражеская атака вывела из игры вашего бойца, смежного с атакующим",
        "hu": "ellenséges támadás kiejtette a támadóval szomszédos harcosodat",
    },
    "somebody-slain": {
        "en": "Attack action or a ploy has put any fighter out of action",
        "ru": "атака или уловка вывела из игры любого бойца",
        "hu": "támadás vagy egy csel bárkit kiejtett",
    },
    "last-friend-slain": {
        "en": "has put your last fighter in play out of action",
        "ru": "вывела из игры вашего последнего бойца",
        "hu": "kiejtette az utolsó talpon lévő harcosodat",
    },
    "one-friend-left": {
        "en": "left you exactly one in play",
        "ru": "остался ровно один ваш боец",
        "hu": "pontosan egy maradt talpon",
    },
    "friend-failed": {
        "en": "your fighter’s Attack action has failed",
        "ru": "атака вашего бойца провалена",
        "hu": "harcosod támadása kudarcot vallott",
    },
    "enemy-failed": {
        "en": "enemy’s Attack action has failed",
        "ru": "проваленную вражескую атаку",
        "hu": "ellenséges támadás kudarca után",
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(BOOK.ploy_count))
def test_a_ploy_says_when(number: int, lang: str):
    """[ploy.card] [reaction.ploy] [ploy.next]"""
    ploy = BOOK.ploys[number]
    text = texts_of(GAME, lang).text(f"card-{ploy.id}.text")
    assert text.startswith(REACTION[lang]) == (ploy.when == REACTION_TIME)
    assert (NEXT[lang] in text) == ploy.lasting
    for trigger, words in TRIGGER_WORDS.items():
        assert (words[lang] in text) == (trigger == TRIGGERS[ploy.trigger]), trigger


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_upgrade_that_reacts_says_so(lang: str):
    """[reaction.sources]"""
    texts = texts_of(GAME, lang)
    for upgrade in BOOK.upgrades:
        reacts = upgrade.skill is not None and upgrade.id not in ("terrifying-howl", "block")
        assert (REACTION[lang] in texts.text(f"card-{upgrade.id}.text")) == reacts, upgrade.id


def test_who_can_only_pass_is_told_so():
    """[objective.immediate] [end.score] [reaction.order]"""
    scene = Scene(severin=(5, 3), garrek=(9, 9))
    scene.objectives(0, "cleanse")
    scene.end_phase(1)
    assert (scene.asking(), scene.options()) == ("ScoreObjectives", ["pass"])
    assert GAME.prompt(scene.g).key == "ask-objectives-none"
    scene = Scene(severin=(5, 3), garrek=(9, 9))
    scene.objectives(0, "consecrated-area")
    scene.end_phase(1)
    assert GAME.prompt(scene.g).key == "ask-score-objectives"

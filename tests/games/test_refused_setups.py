"""What a table cannot be set with is told in every language, with the option at fault."""

from __future__ import annotations

import re

import pytest

from dicehall.games import find
from dicehall.games.shadespire.cards import WARBANDS
from dicehall.games.shadespire.decks import share_code
from dicehall.games.shadespire.library import open_book
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup, SetupError
from dicehall.kit.notation import Phrase
from dicehall.text import texts_of
from tests.games.wording import UNSAID

# Game, seats, options; the option at fault; some of what is said in Russian and in Hungarian.
REFUSED: list[tuple[str, int, dict[str, object], str, str, str]] = [
    ("pig", 9, {}, "", "может быть от 2 до", "játékos játszhatja"),
    ("pig", 2, {"goal": 7}, "goal", "целое число от 10 до 500", "10 és 500 közötti"),
    ("warriorz", 2, {"mode": "war"}, "mode", "Кто против кого: «war» не подходит", "nincs „war”"),
    ("warriorz", 3, {"mode": "duel-of-teams"}, "mode", "Дуэль команд: игроков", "2 játékos kell"),
    ("warriorz", 4, {"mode": "two-teams"}, "mode", "от 5 до 8", "5–8 játékos kell"),
    ("warriorz", 4, {"draw": "line-up"}, "draw", "готовых составов", "nincs felállás"),
    (
        "warriorz",
        3,
        {"mode": "pairs-each", "draw": "line-up", "line-up": 9},
        "line-up",
        "Номер состава",
        "A felállás száma",
    ),
    ("warriorz", 2, {"draw": "named"}, "warriors", "мест 2", "2 helyhez 2 bejegyzés"),
    (
        "warriorz",
        2,
        {"draw": "named", "warriors": "agaric + cactus, baobab"},
        "warriors",
        "игрок на месте 1 ведёт 1 воина",
        "1 harcos kell",
    ),
    (
        "warriorz",
        2,
        {"draw": "named", "warriors": "agaric, oak"},
        "warriors",
        "«oak» не подходит. Возможно: agaric",
        "nincs „oak”",
    ),
    (
        "warriorz",
        2,
        {"draw": "named", "warriors": "agaric, agaric"},
        "warriors",
        "«agaric» названо дважды",
        "„agaric” kétszer szerepel",
    ),
    ("quarriors", 2, {"wilds": "code", "code": "166G"}, "code", "Чащи «166G» нет", "Nincs „166G”"),
    ("quarriors", 2, {"wilds": "code", "code": "portal, x"}, "code", "Чащи «portal", "Nincs „port"),
    (
        "shadespire",
        3,
        {"match": "best-of-three"},
        "match",
        "до двух побед: игроков должно быть 2",
        "két győzelemig: 2 játékos kell",
    ),
    ("shadespire", 2, {"warbands": "garrek"}, "warbands", "Отряды по местам: мест 2", "2 helyhez"),
    ("shadespire", 2, {"warbands": "garrek, orcs"}, "warbands", "«orcs» не подходит", "„orcs”"),
    ("shadespire", 2, {"decks": "starter, shxx"}, "decks", "«shxx» не код", "„shxx” nem szab"),
    ("shazar", 3, {"alliance": "pairs"}, "alliance", "должно быть 4", "4 játékos kell"),
    ("shazar", 3, {"characters": "daren, gothard"}, "characters", "мест 3", "3 helyhez"),
    ("shazar", 2, {"characters": "daren, zeus"}, "characters", "«zeus» не подходит", "„zeus”"),
    ("shazar", 2, {"characters": "daren, daren"}, "characters", "названо дважды", "kétszer"),
    ("shazar", 2, {"layouts": "ABC, random"}, "layouts", "Назовите и персонажей", "szereplőhöz"),
    (
        "shazar",
        2,
        {"characters": "daren, gothard", "layouts": "ABC, random"},
        "layouts",
        "«ABC» не код поля",
        "„ABC” nem egy föld kódja",
    ),
]


def refused(game: str, seats: int, options: dict[str, object]) -> Phrase:
    info = find(game)
    with pytest.raises(SetupError) as error:
        info.new(Setup(game, seats, options), FastDice(1))
    assert re.match("[a-z]", str(error.value)), "the English sentence stays for logs and terminal"
    assert error.value.phrase is not None
    return error.value.phrase


@pytest.mark.parametrize(("game", "seats", "options", "at", "ru", "hu"), REFUSED)
def test_each_is_told_in_the_readers_language(
    game: str, seats: int, options: dict[str, object], at: str, ru: str, hu: str
):
    phrase = refused(game, seats, options)
    said = {lang: texts_of(find(game), lang).say(phrase) for lang in ("en", "ru", "hu")}
    assert ru in said["ru"]
    assert hu in said["hu"]
    assert len(set(said.values())) == 3
    assert [line for line in said.values() if re.search(UNSAID, line)] == []
    assert phrase.args.get("option") == (Phrase(f"option-{at}") if at else None)


def test_a_deck_for_another_warband():
    book = open_book()
    codes = {WARBANDS[deck.warband]: share_code(book, deck) for deck in book.starters}
    options: dict[str, object] = {"warbands": "garrek, garrek"}
    options["decks"] = f"{codes['steelheart']}, starter"
    said = texts_of(find("shadespire"), "ru").say(refused("shadespire", 2, options))
    assert "Игрок 1 играет за отряд «Разбойники Гаррека»" in said


def test_a_field_of_another_character():
    info = find("shazar")
    g = info.new(Setup("shazar", 2, {"characters": "beatrice, daren"}), FastDice(1))
    layouts = g.view(None)["layouts"]
    assert isinstance(layouts, list)
    code = layouts[0]
    options: dict[str, object] = {"characters": "gothard, daren", "layouts": f"{code}, random"}
    said = texts_of(info, "ru").say(refused("shazar", 2, options))
    assert "Его персонаж: Беатрисс" in said

"""Set-ups and options, and the list of games."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import dicehall.games
from dicehall.games import catalogue, find, names
from dicehall.kit.dice import FastDice
from dicehall.kit.game import (
    FlagOption,
    GameInfo,
    NumberOption,
    Odds,
    Option,
    Setup,
    SetupError,
    TextOption,
    WordOption,
    kebab,
    left_out,
)
from dicehall.kit.notation import Notation, Phrase
from tests.kit.toys import Seal, table

INFO = GameInfo(
    "toy",
    2,
    4,
    [
        WordOption("mode", ("short", "long")),
        NumberOption("rounds", 5, 1, 9),
        FlagOption("open"),
        TextOption("note", longest=5),
    ],
    Notation({}, {}),
    10,
    Path(),
)


def test_a_checked_set_up_has_every_option():
    setup = INFO.check(Setup("toy", 3, {"rounds": 7}))
    assert setup.options == {"mode": "short", "rounds": 7, "open": False, "note": ""}
    assert INFO.check(setup).options == setup.options


def test_a_secret_option_shows_only_the_words_that_are_told():
    """The others learn that somebody has brought something, not what."""
    secret = TextOption("decks", secret=True, told=("starter",))
    info = GameInfo("toy", 2, 4, [FlagOption("open"), secret], Notation({}, {}), 10, Path())
    options: dict[str, object] = {"open": True, "decks": " starter,abc , starter2", "old": 1}
    assert info.public(options) == {"open": True, "decks": "starter, own, own", "old": 1}
    assert options["decks"] == " starter,abc , starter2"
    assert secret.public("") == ""
    assert secret.takes()["secret"] is True
    assert INFO.public({"note": "abc", "rounds": 3}) == {"note": "abc", "rounds": 3}
    assert INFO.options[3].takes()["secret"] is False


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup("toys", 3), "'toys' is not 'toy'"),
        (Setup("toy", 1), "toy is for 2 to 4 players, not 1"),
        (Setup("toy", 5), "toy is for 2 to 4 players, not 5"),
        (Setup("toy", 2, {"rouns": 1}), "no option 'rouns'; did you mean 'rounds'?"),
        (
            Setup("toy", 2, {"rounds": 0}),
            "'rounds' is 0; right would be a whole number from 1 to 9",
        ),
        (Setup("toy", 2, {"rounds": 10}), "'rounds' is 10"),
        (Setup("toy", 2, {"rounds": "3"}), "'rounds' is '3'"),
        (Setup("toy", 2, {"rounds": True}), "'rounds' is True"),
        (Setup("toy", 2, {"mode": "shor"}), "'mode' is 'shor'; did you mean 'short'?"),
        (Setup("toy", 2, {"mode": 1}), "'mode' is 1; right would be: 'short', 'long'"),
        (Setup("toy", 2, {"open": 1}), "'open' is 1; right would be: yes, no"),
        (Setup("toy", 2, {"note": "abcdef"}), "'note' must be a text of at most 5 characters"),
        (Setup("toy", 2, {"note": 5}), "'note' must be a text"),
    ],
)
def test_a_wrong_set_up_is_refused_with_a_reason(setup: Setup, reason: str):
    with pytest.raises(SetupError) as refused:
        INFO.check(setup)
    assert reason in str(refused.value)


def test_options_are_read_from_a_command_line():
    texts = {"mode": "long", "rounds": "9", "open": "Yes", "note": "hi"}
    assert INFO.parse_options(texts) == {"mode": "long", "rounds": 9, "open": True, "note": "hi"}


@pytest.mark.parametrize("texts", [{"rounds": "many"}, {"open": "perhaps"}, {"colour": "red"}])
def test_what_an_option_cannot_take_is_refused(texts: dict[str, str]):
    with pytest.raises(SetupError):
        INFO.parse_options(texts)


def test_options_say_what_they_take():
    assert [option.takes()["kind"] for option in INFO.options] == ["word", "number", "flag", "text"]
    assert all(option.takes()["default"] == option.default for option in INFO.options)


def test_any_seats_come_up_in_random_set_ups():
    seats = {INFO.random_setup(FastDice(seed)).seats for seed in range(40)}
    assert seats == {2, 3, 4}


def test_without_words_of_its_own_a_game_gets_plain_ones():
    g = table(Seal(0b11), hands=[[1], [2]])
    assert INFO.prompt(g) == Phrase("ask-seal")
    assert INFO.seat_names(g) == [Phrase("seat", {"number": 1}), Phrase("seat", {"number": 2})]
    assert (INFO.scores(g), INFO.odds(g, 0), INFO.refused(g)) == ([{}, {}], [], [])


def test_class_names_become_keys():
    assert [kebab(name) for name in ("Turn", "ChooseCards", "")] == ["turn", "choose-cards", ""]


def test_odds_are_plain_data():
    data = {"key": "hit", "numerator": 1, "denominator": 3, "percent": True}
    assert Odds("hit", 1, 3).data() == data


def test_odds_name_what_they_leave_out():
    hit = Odds("hit", 1, 3, without=("amulet", "split"))
    assert hit.data()["without"] == ["amulet", "split"]
    assert left_out([Odds("win", 1, 2), hit, Odds("out", 0, 1, without=("amulet",))]) == [
        "amulet",
        "split",
    ]


# ---- the installed games ----


def test_our_own_games_are_installed():
    assert {"pig", "warriorz"} <= set(names())
    assert all(find(name).id == name for name in names())


def test_an_unknown_game_names_the_nearest():
    with pytest.raises(SetupError, match="no game is called 'warrior'; did you mean 'warriorz'"):
        find("warrior")


def announce(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    entry = EntryPoint(name, value, dicehall.games.GROUP)
    monkeypatch.setattr(dicehall.games, "entry_points", lambda group: [entry])


def test_another_package_can_bring_a_game(monkeypatch: pytest.MonkeyPatch):
    announce(monkeypatch, "toy", "tests.kit.test_game:INFO")
    assert names()[-1] == "toy"
    assert find("toy").most == 4


def test_our_own_games_come_first(monkeypatch: pytest.MonkeyPatch):
    announce(monkeypatch, "pig", "tests.kit.test_game:INFO")
    assert names().count("pig") == 1
    assert find("pig").id == "pig"


def test_a_game_that_cannot_be_loaded_does_not_keep_others_from_being_shown(
    monkeypatch: pytest.MonkeyPatch,
):
    announce(monkeypatch, "torn", "tests.kit.no_such_module:GAME")
    assert "torn" in names()
    assert sorted([info.id for info in catalogue()]) == sorted(set(names()) - {"torn"})
    with pytest.raises(SetupError, match=r"game 'torn' .* cannot be loaded"):
        find("torn")


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("toys", "tests.kit.test_game:INFO", "game 'toys' calls itself 'toy'"),
        ("toy", "tests.kit.test_game:Option", "game 'toy' must be a GameInfo, not type"),
    ],
)
def test_a_wrong_announcement_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, reason: str
):
    assert issubclass(WordOption, Option)
    announce(monkeypatch, name, value)
    with pytest.raises(SetupError, match=reason):
        find(name)

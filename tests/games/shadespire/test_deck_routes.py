"""Decks over HTTP: limits, starter decks, share codes and files, and what is wrong with them."""

from __future__ import annotations

import pytest

from tests.hall.house import Data, House

DECKS = "/api/games/shadespire/decks"


def starter(house: House, warband: str = "garrek") -> Data:
    found: list[Data] = house.get(DECKS)["starters"]
    return next(deck for deck in found if deck["warband"] == warband)


def test_limits_and_starter_decks_are_told(house: House):
    told = house.get(DECKS)
    limits = told["starters"][0]["limits"]
    assert [limit["key"] for limit in limits] == ["objectives", "power", "ploys"]
    assert all(limit["kept"] for limit in limits)
    assert "chained-fury" not in told["pools"]["steelheart"]
    assert [deck["warband"] for deck in told["starters"]] == ["steelheart", "garrek"]
    for deck in told["starters"]:
        assert deck["faults"] == []
        assert len(deck["objectives"]) == 12
        assert len(deck["ploys"] + deck["upgrades"]) == 20


def test_a_deck_is_the_same_by_code_and_by_file(house: House):
    deck = starter(house)
    assert house.post(f"{DECKS}/check", {"text": deck["code"]}) == deck
    assert house.post(f"{DECKS}/check", {"text": f" {deck['code'].upper()} "}) == deck
    assert house.post(f"{DECKS}/check", {"text": deck["file"]}) == deck


def test_faults_are_named_for_players(house: House):
    deck = starter(house)
    file = deck["file"].replace(f'    "{deck["objectives"][0]}",\n', "")
    file = file.replace('"garrek"', '"steelheart"')
    faults = house.post(f"{DECKS}/check", {"text": file})["faults"]
    assert faults[0] == {"key": "deck-objectives", "args": {"count": 11, "right": 12, "power": 20}}
    assert {"deck-foreign"} == {fault["key"] for fault in faults[1:]}
    few = 'warband = "garrek"\nobjectives = []\nploys = ["sprint"]\nupgrades = []\n'
    keys = [fault["key"] for fault in house.post(f"{DECKS}/check", {"text": few})["faults"]]
    assert keys == ["deck-objectives", "deck-power", "deck-ploys"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("shzzzz", "no share code"),
        ("hello", "no share code"),
        ("warband = ", "Invalid value"),
        ('warband = "orcs"\n', "warband"),
        ('warband = "garrek"\nobjectives = ["sprnt"]\nploys = []\nupgrades = []\n', "'sprnt'"),
        ('warband = "garrek"\nobjectives = []\nploys = ["sprint", "sprint"]\n', "twice"),
        ("x = " + "[" * 4000, "deck: "),
        ("x = " + "9" * 6000, "deck: "),
    ],
)
def test_what_cannot_be_read_gets_one_clear_line(house: House, text: str, said: str):
    answer = house.try_post(f"{DECKS}/check", {"text": text})
    assert (answer.status_code, answer.json()["error"]) == (422, "deck")
    assert said in answer.json()["text"]
    assert "\n" not in answer.json()["text"]


def test_a_body_that_does_not_fit_is_refused(house: House):
    for body in ({}, {"text": ""}, {"text": "x" * 8001}, {"text": 7}, {"text": "x", "y": 1}):
        assert house.try_post(f"{DECKS}/check", body).status_code == 422


def test_games_without_decks_say_so(house: House):
    answer = house.http.get("/api/games/pig/decks")
    assert (answer.status_code, answer.json()["error"]) == (404, "no-path")


def test_the_first_roll_off_is_in_the_log(house: House):
    """Where all warbands are named, dice are rolled before anybody is asked."""
    wish = {"game": "shadespire", "seats": 2, "name": "Anna"}
    seat = house.post(
        "/api/quick", {**wish, "options": {"warbands": "garrek, steelheart", "battlefield": "laid"}}
    )
    player = house.join(seat)
    kinds = [event["event"] for event in player.welcome["log"]]
    player.close()
    assert kinds[:3] == ["game-began", "rolled-off", "rolled-off"]

"""Hints and worlds: as good as a bot has them, and with no more than the seat knows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dicehall.games import find, names
from dicehall.hall.bots_pool import Request, advise, pack
from dicehall.kit.dice import FastDice
from dicehall.kit.worlds import knowledge_of
from tests.hall.house import FakeTime, House
from tests.tables import midway


def test_a_hint_names_open_options_with_shares_and_reasons(house: House):
    seat = house.post("/api/quick", {"game": "warriorz", "seats": 3, "bot": "random"})
    with house.join(seat) as anna:
        anna.asked()
        found = house.post(f"/api/tables/{seat['table']}/hint", None, seat["token"])
        offered = {option["answer"]: option["label"] for option in anna.look["question"]["options"]}
        assert found["seq"] == anna.seq
        assert 1 <= len(found["hints"]) <= 3
        for hint in found["hints"]:
            assert hint["label"] == offered[hint["answer"]]
            assert 0.0 <= hint["share"] <= 1.0
            assert hint["reason"]["key"].startswith("hint-")
        assert anna.answer(found["hints"][0]["answer"])["type"] == "accepted"


@pytest.mark.parametrize("game", names())
def test_a_hint_is_the_same_whatever_the_seat_cannot_know(game: str):
    g = midway(game, 4, 20)
    seat = int(g.seat)
    twin = g.determinised(seat, FastDice(77))
    one, two = [advise(Request(game, pack(t, seat), seat, 5, 0.0, 30)) for t in (g, twin)]
    assert one == two


def refused(house: House, seat: dict[str, Any], what: str) -> tuple[int, str]:
    """How a request about the open question is refused."""
    answer = house.try_post(f"/api/tables/{seat['table']}/{what}", None, seat["token"])
    return answer.status_code, answer.json()["error"]


@pytest.mark.parametrize("what", ["hint", "world"])
def test_who_is_not_asked_gets_nothing(house: House, what: str):
    anna, ben = house.table(2, hints=True)
    stranger = anna | {"token": "nobody"}
    assert refused(house, stranger, what) == (401, "token")
    assert refused(house, ben, what) == (409, "not-asked")
    chairs = [{"kind": "person"}, {"kind": "person"}]
    wish = {"game": "pig", "seats": 2, "chairs": chairs, "name": "A", "hints": True}
    waiting = house.post("/api/tables", wish)
    assert refused(house, waiting, what) == (409, "not-started")
    with house.join(anna) as player:
        player.order("resign")
    assert refused(house, anna, what)[0] == 409


def test_hints_are_for_those_who_play_alone_unless_the_table_says_so(house: House):
    alone = house.post("/api/quick", {"game": "pig", "bot": "random"})
    assert house.get(f"/api/tables/{alone['table']}")["hints"] is True
    without = house.post("/api/quick", {"game": "pig", "bot": "random", "hints": False})
    assert refused(house, without, "hint") == (409, "hints-off")
    anna = house.table(2)[0]
    assert house.get(f"/api/tables/{anna['table']}")["hints"] is False
    assert refused(house, anna, "hint") == (409, "hints-off")
    again = house.table(2, hints=True)[0]
    assert house.get(f"/api/tables/{again['table']}")["hints"] is True


def test_hints_come_one_after_the_other(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock, hints_burst=1, hint_seconds=0.05) as house:
        seat = house.post("/api/quick", {"game": "pig", "seats": 2, "bot": "random"})
        path = f"/api/tables/{seat['table']}/hint"
        house.post(path, None, seat["token"])
        answer = house.try_post(path, None, seat["token"])
        assert (answer.status_code, answer.json()["error"]) == (429, "too-many")
        assert answer.json()["wait"] == 3.0
        clock.advance(3.0)
        house.post(path, None, seat["token"])


def test_a_hint_that_cannot_be_found_is_refused(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3", bot_seconds=0.001) as house:
        seat = house.post("/api/quick", {"game": "pig", "seats": 2, "bot": "random"})
        assert refused(house, seat, "hint") == (409, "no-hint")


def test_a_world_is_what_the_seat_may_know(house: House):
    seat = house.post("/api/quick", {"game": "warriorz", "seats": 3, "bot": "random"})
    with house.join(seat) as anna:
        for _answer in range(6):
            anna.asked()
            while anna.look["asked"] != [0]:  # until the bots have laid down their cards
                anna.hear()
            look = anna.look
            found = house.post(f"/api/tables/{seat['table']}/world", None, seat["token"])
            info = find(found["game"])
            assert found["version"] == info.content_version()
            knowledge = knowledge_of(info, found["world"], found["seat"])
            assert json.loads(json.dumps(knowledge.view())) == look["components"]
            assert len(knowledge.options()) == len(look["question"]["options"])
            anna.until_seq(anna.answer()["seq"])

"""Creating, finding, sitting, starting, playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from dicehall.games import find
from dicehall.hall.lobby import leave
from dicehall.kit.proof import verify
from dicehall.kit.replay import read_text
from tests.hall.house import Data, FakeTime, House, Player

TWO = [{"kind": "person"}, {"kind": "person"}]


def waiting(house: House, **more: object) -> Data:
    wish = {"game": "pig", "seats": 2, "chairs": TWO, "name": "Anna", **more}
    return house.post("/api/tables", wish)


def play_to_the_end(house: House, seats: list[Data]) -> None:
    """Let every person hold as soon as they can."""
    players = [house.join(seat) for seat in seats]
    while not players[0].look["over"]:
        for player in players:
            player.until_seq(max([p.seq for p in players]))
            if player.look["question"]:
                options = [option["answer"] for option in player.look["question"]["options"]]
                player.answer(options[-1])
    for player in players:
        player.close()


def test_a_table_waits_is_found_and_starts(house: House):
    anna = waiting(house, privacy="open")
    assert anna["started"] is False
    assert anna["seat"] == 0
    shown = house.get(f"/api/tables/{anna['code'].lower()}")
    assert shown["table"] == anna["table"]
    assert shown["state"] == "waiting"
    assert [chair["name"] for chair in shown["chairs"]] == ["Anna", None]
    assert anna["table"] in [table["table"] for table in house.get("/api/tables")["tables"]]
    early = house.try_post(f"/api/tables/{anna['table']}/start", None, anna["token"])
    assert (early.status_code, early.json()["error"]) == (409, "seats-free")
    ben = house.post(f"/api/tables/{anna['code']}/sit", {"name": "Ben"})
    assert ben["seat"] == 1
    full = house.try_post(f"/api/tables/{anna['code']}/sit", {"name": "Cleo"})
    assert (full.status_code, full.json()["error"]) == (409, "taken")
    started = house.post(f"/api/tables/{anna['table']}/start", None, ben["token"])
    assert started["state"] == "playing"
    twice = house.try_post(f"/api/tables/{anna['table']}/start", None, ben["token"])
    assert (twice.status_code, twice.json()["error"]) == (409, "started")


def test_a_table_behind_a_link_is_not_listed(house: House):
    anna = waiting(house)
    assert anna["table"] not in [table["table"] for table in house.get("/api/tables")["tables"]]


def test_people_change_seats_and_leave(house: House):
    anna = waiting(house)
    path = f"/api/tables/{anna['table']}"
    with house.join(anna) as player:
        assert player.welcome["look"] is None
        moved = house.post(path + "/seat", {"seat": 1}, anna["token"])
        assert [chair["name"] for chair in moved["chairs"]] == [None, "Anna"]
        assert player.until("welcome")["seat"] == 1
    ben = house.post(path + "/sit", {"name": "Ben", "seat": 0})
    assert ben["seat"] == 0
    blocked = house.try_post(path + "/seat", {"seat": 0}, anna["token"])
    assert blocked.status_code == 409
    house.post(path + "/leave", None, anna["token"])
    assert house.try_post(path + "/leave", None, anna["token"]).status_code == 401
    house.post(path + "/leave", None, ben["token"])
    assert house.http.get(path).status_code == 404


def test_nobody_sits_down_at_a_table_that_the_last_has_left(house: House):
    anna = waiting(house)
    path = f"/api/tables/{anna['table']}"
    house.post(path + "/leave", None, anna["token"])
    late = house.try_post(path + "/sit", {"name": "Ben"})
    assert (late.status_code, late.json()["error"]) == (404, "no-table")


def test_whoever_waits_hears_of_the_start(house: House):
    anna = waiting(house)
    with house.join(anna) as player:
        house.post(f"/api/tables/{anna['table']}/sit", {"name": "Ben"})
        while player.until("table")["table"]["chairs"][1]["name"] is None:
            pass
        house.post(f"/api/tables/{anna['table']}/start", None, anna["token"])
        step = player.until("step")
        assert step["seq"] == 1
        assert step["look"]["question"]["kind"] == "turn"


def test_quick_start_in_one_request(house: House):
    anna = house.post("/api/quick", {"game": "pig", "bot": "random"})
    assert anna["started"] is True
    with house.join(anna) as player:
        assert player.look["question"]["options"][0]["answer"] == "roll"


def test_my_tables(house: House):
    one, two = waiting(house), waiting(house)
    mine = house.post("/api/mine", {"tokens": ["nonsense", two["token"], one["token"]]})["tables"]
    found = {own["table"]["table"]: (own["token"], own["seat"]) for own in mine}
    assert found == {one["table"]: (2, 0), two["table"]: (1, 0)}


def test_the_record_is_kept_back_and_then_holds(house: House):
    options = {"goal": 10}
    seats = house.table(2, options=options)
    path = f"/api/tables/{seats[0]['table']}"
    assert house.http.get(path + "/record").status_code == 409
    assert house.http.get(path + "/replay").status_code == 409
    play_to_the_end(house, seats)
    over = house.get(path)
    assert over["state"] == "over"
    record = read_text(house.http.get(path + "/record").text)
    assert record.origin.commitment == over["commitment"]
    assert verify(record, find("pig")).returns() == over["result"]
    replay = house.get(path + "/replay?seat=0&count=2")
    assert replay["count"] == len(record.answers) + 1
    assert [moment["number"] for moment in replay["moments"]] == [0, 1]
    assert replay["moments"][1]["answer"] == "roll"
    assert replay["moments"][1]["events"][0]["event"] == "rolled"


def test_a_rematch_moves_the_seats_on_and_starts_when_all_have_asked(house: House):
    seats = house.table(2, options={"goal": 10})
    path = f"/api/tables/{seats[0]['table']}/rematch"
    assert house.try_post(path, None, seats[0]["token"]).status_code == 409
    play_to_the_end(house, seats)
    first = house.post(path, None, seats[0]["token"])
    assert (first["seat"], first["token"], first["started"]) == (1, seats[0]["token"], False)
    again = house.post(path, None, seats[0]["token"])
    assert again["table"] == first["table"]
    second = house.post(path, None, seats[1]["token"])
    assert (second["table"], second["seat"], second["started"]) == (first["table"], 0, True)
    assert house.get(f"/api/tables/{seats[0]['table']}")["next"] == first["table"]
    with house.join(second) as player:
        assert player.welcome["seat"] == 0


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"game": "chess"}, 404, "no-game"),
        ({"seats": 9}, 422, "setup"),
        ({"options": {"goal": 7}}, 422, "setup"),
        ({"options": {"gaol": 70}}, 422, "setup"),
        ({"chairs": TWO[:1]}, 422, "chairs"),
        ({"chairs": [{"kind": "bot"}, {"kind": "bot"}]}, 422, "chairs"),
        ({"chairs": [{"kind": "person"}, {"kind": "bot", "bot": "hal"}]}, 422, "no-bot"),
        ({"name": "\u0000"}, 422, "unfit"),
        ({"name": "x" * 33}, 422, "unfit"),
        ({"clock": {"kind": "sand"}}, 422, "unfit"),
        ({"clock": {"kind": "game", "seconds": 10**30}}, 422, "unfit"),
        ({"salt": "5a" * 32}, 422, "unfit"),
        ({"colour": "red"}, 422, "unfit"),
    ],
)
def test_what_cannot_be_is_refused(house: House, change: Data, status: int, key: str):
    import json

    wish = {"game": "pig", "seats": 2, "chairs": TWO, "name": "Anna", **change}
    answer = house.http.post(
        "/api/tables", content=json.dumps(wish), headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["error"]) == (status, key)
    assert set(answer.json()) - {"phrase"} == {"error", "text", "wait"}


def test_a_bad_option_is_told_as_a_phrase(house: House):
    wish = {"game": "pig", "seats": 2, "chairs": TWO, "name": "Anna", "options": {"goal": 7}}
    assert house.http.post("/api/tables", json=wish).json() == {
        "error": "setup",
        "text": "option 'goal' is 7; right would be a whole number from 10 to 500",
        "wait": None,
        "phrase": {
            "key": "setup-number",
            "args": {"option": {"key": "option-goal"}, "fewest": 10, "most": 500},
        },
    }


def test_games_cards_and_texts(house: House):
    games = {game["id"]: game for game in house.get("/api/games")["games"]}
    assert (games["warriorz"]["cards"], games["pig"]["cards"]) == (True, False)
    assert games["pig"]["seats"] == {"fewest": 2, "most": 8, "quick": 4}
    assert games["pig"]["options"][0]["id"] == "goal"
    assert "random" in games["pig"]["bots"]
    cards = house.get("/api/games/warriorz/cards")["cards"]
    assert len(cards) > 50
    text = house.http.get("/api/texts/warriorz/hu")
    assert text.headers["content-type"].startswith("text/plain")
    assert "log-" in text.text
    assert house.http.get("/api/texts/common/en").status_code == 200
    for path in ("/api/texts/common/la", "/api/texts/..%2F/en", "/api/games/chess/cards"):
        assert house.http.get(path).status_code == 404


def test_another_bot_sits_down_before_the_start(house: House):
    chairs = [{"kind": "person"}, {"kind": "bot", "bot": "level-1"}]
    seat = house.post("/api/tables", {"game": "pig", "seats": 2, "chairs": chairs, "name": "A"})
    path = f"/api/tables/{seat['table']}/bot"
    shown = house.post(path, {"seat": 1, "bot": "level-4"}, seat["token"])
    assert shown["chairs"][1]["bot"] == "level-4"
    for wish, status, error in [
        ({"seat": 0, "bot": "level-4"}, 422, "seat"),
        ({"seat": 2, "bot": "level-4"}, 422, "seat"),
        ({"seat": 1, "bot": "nobody"}, 422, "no-bot"),
    ]:
        answer = house.try_post(path, wish, seat["token"])
        assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert house.try_post(path, {"seat": 1, "bot": "random"}, "wrong").status_code == 401
    house.post(f"/api/tables/{seat['table']}/start", None, seat["token"])
    answer = house.try_post(path, {"seat": 1, "bot": "random"}, seat["token"])
    assert (answer.status_code, answer.json()["error"]) == (409, "started")


def test_after_a_rematch_that_all_have_left_another_may_be_asked_for(house: House):
    seats = house.table(2, options={"goal": 10})
    path = f"/api/tables/{seats[0]['table']}/rematch"
    play_to_the_end(house, seats)
    first = house.post(path, None, seats[0]["token"])
    for seat in seats:
        house.post(f"/api/tables/{first['table']}/leave", None, seat["token"])
    second = house.post(path, None, seats[0]["token"])
    assert second["table"] != first["table"]


def test_a_socket_is_never_bound_to_a_chair_its_owner_has_left(house: House):
    wish = {"game": "warriorz", "seats": 2, "chairs": [{"kind": "person"}] * 2, "name": "Anna"}
    anna = house.post("/api/tables", wish)
    path = f"/api/tables/{anna['table']}"
    spy = house.post(f"{path}/sit", {"name": "Spy"})
    host = house.hall.hosts[anna["table"]]
    house.within(host.lock.acquire())
    leaving = asyncio.run_coroutine_threadsafe(leave(host, house.hall, spy["token"]), house.loop)
    socket = Player(house.port, anna["table"])
    socket.send({"type": "hello", "token": spy["token"], "seq": 0})

    async def both_wait() -> None:
        while host.visitors == 0 or len(host.lock._waiters or ()) < 2:
            await asyncio.sleep(0)
        host.lock.release()

    house.within(both_wait())
    leaving.result(5)
    assert socket.code() == 4401
    assert not host.connections


def test_my_tables_say_where_it_is_my_turn_and_since_when(tmp_path: Path, clock: FakeTime):
    path = tmp_path / "hall.sqlite3"
    with House(path, clock) as house:
        anna, ben = house.table()
        tokens = {"tokens": [anna["token"], ben["token"]]}
        with house.join(anna) as player:
            asked = int(player.look["asked"][0])
        clock.advance(90)
        mine = house.post("/api/mine", tokens)["tables"]
        assert {own["seat"]: own["turn"] for own in mine} == {asked: True, 1 - asked: False}
        assert {own["ago"] for own in mine} == {90}
    with House(path, clock) as house:  # nobody is there, and nothing in memory
        mine = house.post("/api/mine", tokens)["tables"]
        assert {own["seat"]: own["turn"] for own in mine} == {asked: True, 1 - asked: False}

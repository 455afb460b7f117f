"""A finished game is looked at again, and played on from one of its moments."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import httpx2
import pytest

from dicehall.games import find
from dicehall.kit.proof import verify
from dicehall.kit.replay import Record, read_text, steps
from tests.hall.house import PATIENCE, Data, House
from tests.hall.served import Served


class Elsewhere(House):
    """A hall in a process of its own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)


def finished(house: House, game: str = "pig", **more: object) -> Data:
    """A table whose game is over, played with the last option each time."""
    wish = {"game": game, "seats": 2, "bot": "random", **more}
    seat = house.post("/api/quick", wish)
    play_to_the_end(house, seat)
    return seat


def play_to_the_end(house: House, seat: Data) -> None:
    with house.join(seat) as player:
        while not player.asked()["over"]:
            assert player.answer(player.look["question"]["options"][-1]["answer"])["seq"] > 0
            player.until("step")


def record_of(house: House, seat: Data) -> Record:
    return read_text(house.http.get(f"/api/tables/{seat['table']}/record").text)


def go_on(house: House, finished: Data, number: int, **more: object) -> Data:
    wish = {"number": number, "seat": 0, "bot": "random", **more}
    return house.post(f"/api/tables/{finished['table']}/continue", wish)


SHORT: dict[str, Any] = {"options": {"goal": 15, "rounds": 4}}


@pytest.mark.parametrize(
    ("game", "more"), [("pig", SHORT), ("warriorz", {"options": {"draw": "random"}})]
)
def test_a_game_is_played_on_with_new_dice_and_its_record_holds(
    house: House, game: str, more: dict[str, Any]
):
    first = finished(house, game, **more)
    before = record_of(house, first)
    number = max(n for n, (seat, _) in enumerate(before.answers[:6]) if seat == 0)  # our turn
    second = go_on(house, first, number)
    assert second["started"]
    shown = house.get(f"/api/tables/{second['table']}")
    assert (shown["continued"], shown["hints"], shown["state"]) == (number, True, "playing")
    assert shown["commitment"] != house.get(f"/api/tables/{first['table']}")["commitment"]
    moment = house.get(f"/api/tables/{first['table']}/replay?start={number}&count=1&seat=0")
    with house.join(second) as player:
        told = [event["event"] for event in player.welcome["log"]]
        assert len(told) >= min(number, 2)
        if game == "pig":  # in Warriorz the bots may have answered as well
            assert player.look["components"] == moment["moments"][0]["look"]["components"]
    play_to_the_end(house, second)
    record = record_of(house, second)
    assert record.answers[:number] == before.answers[:number]
    assert [stage.answers for stage in record.stages] == [number]
    assert record.origin.commitment == shown["commitment"]
    verify(record, find(game))
    third = go_on(house, second, number + 1)
    play_to_the_end(house, third)
    again = record_of(house, third)
    assert [stage.answers for stage in again.stages] == [number, number + 1]
    verify(again, find(game))


def test_what_came_with_the_game_is_not_taken_back(house: House):
    first = finished(house, **SHORT)
    answers = record_of(house, first).answers
    number = next(n for n, (seat, _) in enumerate(answers) if n and seat == 0)
    second = go_on(house, first, number)
    with house.join(second) as player:
        assert player.welcome["undo"] == {"free": False, "ask": False, "asked": None}
        assert player.order("undo")["error"] == "undo-nothing"


def test_a_game_played_on_survives_kill_9(tmp_path: Path):
    with Served(tmp_path / "hall.sqlite3") as served:
        house = Elsewhere(served.port)
        first = finished(house, **SHORT)
        answers = record_of(house, first).answers
        number = max(n for n, (seat, _) in enumerate(answers[:6]) if seat == 0)
        second = go_on(house, first, number)
        with house.join(second) as player:
            answered = player.answer(player.look["question"]["options"][0]["answer"])
            player.until_seq(answered["seq"])
            player.asked()
            kept = (player.seq, player.look)
        served.kill()
        served.start()
        with house.join(second) as player:
            assert (player.seq, player.look) == kept
        play_to_the_end(house, second)
        record = record_of(house, second)
        assert record.answers[:number] == answers[:number]
        verify(record, find("pig"))
        house.http.close()


def test_from_the_very_beginning_and_as_another_seat(house: House):
    first = finished(house, **SHORT)
    second = go_on(house, first, 0, seat=1, name="Cleo", bot="level-1")
    chairs = house.get(f"/api/tables/{second['table']}")["chairs"]
    assert [chair["kind"] for chair in chairs] == ["bot", "person"]
    assert (chairs[0]["bot"], chairs[1]["name"]) == ("level-1", "Cleo")
    play_to_the_end(house, second)
    verify(record_of(house, second), find("pig"))


def test_where_nothing_can_be_played_on(house: House):
    first = finished(house, **SHORT)
    count = len(record_of(house, first).answers)
    path = f"/api/tables/{first['table']}/continue"

    def refused(**wish: object) -> tuple[int, str, str]:
        answer = house.try_post(path, {"number": 0, "seat": 0, **wish})
        return answer.status_code, answer.json()["error"], answer.json()["text"]

    text = f"number is {count}; right would be 0 to {count - 1}"
    assert refused(number=count) == (422, "number", text)
    assert refused(seat=2) == (422, "seat", "seat is 2; right would be 0 to 1")
    assert refused(bot="nobody")[:2] == (422, "no-bot")
    assert refused(number=-1)[:2] == (422, "unfit")
    path = f"/api/tables/{house.table(2)[0]['table']}/continue"
    assert refused()[:2] == (409, "not-over")


# ---- analysis ----


def analysis_of(house: House, seat: Data) -> tuple[list[Data], Data]:
    """Ask until the analysis is there; return what was told meanwhile, and the analysis."""
    told: list[Data] = []
    until = time.monotonic() + 60
    while time.monotonic() < until:
        answer = house.http.get(f"/api/tables/{seat['table']}/analysis")
        if answer.status_code == 200:
            return told, dict(answer.json())
        assert answer.status_code == 202, answer.text
        told.append(answer.json())
        time.sleep(0.05)
    raise AssertionError(f"no analysis; {told[-1]}")


def test_a_finished_game_is_looked_at_once_and_kept(tmp_path: Path):
    path = tmp_path / "hall.sqlite3"
    with House(path, analysis_seconds=2.0) as house:
        seat = finished(house, **SHORT)
        record = record_of(house, seat)
        told, found = analysis_of(house, seat)
        assert told[0] == {"done": 0, "total": len(record.answers)}
        assert [one["done"] for one in told] == sorted(one["done"] for one in told)
        assert found["result"] == record.result
        assert len(found["given_away"]) == 2
        for moment in found["moments"]:
            assert record.answers[moment["number"]] == (moment["seat"], moment["answer"])
            assert sum(moment["shares"]) == pytest.approx(1.0, abs=0.01)
            assert moment["label"]["key"].startswith("do-")
        assert house.hall.analyst.pool is None, "the worker is let go"
    with House(path) as house:
        assert analysis_of(house, seat) == ([], found)


def test_only_finished_games_are_looked_at_and_not_too_many(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3", analyses=0) as house:
        seat = house.table(2)[0]
        answer = house.http.get(f"/api/tables/{seat['table']}/analysis")
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
        seat = finished(house, **SHORT)
        answer = house.http.get(f"/api/tables/{seat['table']}/analysis")
        assert (answer.status_code, answer.json()["error"]) == (429, "too-many")


def test_a_game_that_cannot_be_looked_at_says_so(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3") as house:
        seat = finished(house, **SHORT)
        record = record_of(house, seat)
        record.answers[0] = (0, "dance")

        async def ask() -> None:
            house.hall.analyst.ask(str(seat["table"]), record.text())

        house.within(ask())
        with pytest.raises(AssertionError, match="no-analysis"):
            analysis_of(house, seat)


def test_a_record_played_on_shows_the_moments_before(house: House):
    first = finished(house, **SHORT)
    second = go_on(house, first, 3)
    play_to_the_end(house, second)
    paths = [f"/api/tables/{one['table']}/replay?count=4" for one in (first, second)]
    one, two = [json.dumps(house.get(path)["moments"]) for path in paths]
    assert one == two
    assert len(list(steps(record_of(house, second), find("pig")))) > 4

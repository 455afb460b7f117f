"""Codes cannot be found by trying, and end with the start of the game."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dicehall.hall import fair
from dicehall.hall.fair import WORDS, as_code, new_code, new_table_id
from dicehall.hall.limits import Limits
from tests.hall.house import Data, FakeTime, House, Player
from tests.hall.test_lobby import play_to_the_end, waiting
from tests.hall.test_upgrade import first


def try_code(house: House, code: str) -> Data:
    """What somebody learns who tries a code."""
    answer = house.http.get(f"/api/tables/{code}")
    body = answer.json()
    return {"status": answer.status_code, "error": body.get("error"), "wait": body.get("wait")}


def test_h3_the_bucket_says_the_same_for_right_and_wrong_codes(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock, guesses_burst=3) as house:
        anna = waiting(house)
        right, wrong = anna["code"], "FROG-1000-1001"
        statuses = [try_code(house, code)["status"] for code in (right, wrong, wrong)]
        assert statuses == [200, 404, 404]
        assert try_code(house, right) == try_code(house, wrong)
        assert try_code(house, right)["status"] == 429
        sit = house.try_post(f"/api/tables/{right}/sit", {"name": "Ben"})
        assert (sit.status_code, sit.json()["limit"]) == (429, "guess_seconds")
        assert Player(house.port, right).socket is not None
        for code in (right, wrong):
            socket = Player(house.port, code)
            socket.send({"type": "hello"})
            assert socket.code() == 4429
        assert house.get(f"/api/tables/{anna['table']}")["code"] == right, "a link is no guess"


def test_h3_a_right_code_costs_a_guess_too(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock, guesses_burst=2) as house:
        code = waiting(house)["code"]
        assert [try_code(house, code)["status"] for _ in range(3)] == [200, 200, 429]
        clock.advance(house.hall.limits.guess_seconds)
        assert try_code(house, code)["status"] == 200


def test_h3_there_are_enough_codes():
    """With a thousand tables waiting, one address finds one of them in years."""
    usual = Limits()
    codes = len(WORDS) * 9000 * 9000
    assert codes > 14e9
    guesses_a_day = usual.guesses_burst + 86_400 / usual.guess_seconds
    days_to_a_hit = codes / 1000 / guesses_a_day
    assert days_to_a_hit > 4 * 365
    assert len(set(WORDS)) == len(WORDS)


def test_h3_a_code_ends_with_the_start(house: House):
    anna = waiting(house, options={"goal": 10})
    path = f"/api/tables/{anna['table']}"
    ben = house.post(f"/api/tables/{anna['code']}/sit", {"name": "Ben"})
    assert ben["table"] == anna["table"]
    started = house.post(f"{path}/start", None, anna["token"])
    assert started["code"] is None
    assert try_code(house, anna["code"])["status"] == 404
    socket = Player(house.port, anna["code"])
    socket.send({"type": "hello", "token": anna["token"]})
    assert socket.code() == 4404
    with house.join(anna, watch=True) as watcher:
        assert watcher.welcome["table"]["code"] is None
    play_to_the_end(house, [anna, ben])
    assert house.http.get(f"{path}/record").status_code == 200
    assert house.http.get(f"/api/tables/{anna['code']}/record").status_code == 404


def test_h3_who_plays_at_once_gets_no_code(house: House):
    seat = house.post("/api/quick", {"game": "pig", "bot": "random"})
    assert seat["code"] is None
    assert house.get(f"/api/tables/{seat['table']}")["code"] is None


def test_h3_a_start_that_fails_leaves_the_code(
    tmp_path: Path, clock: FakeTime, monkeypatch: pytest.MonkeyPatch
):
    with House(tmp_path / "hall.sqlite3", clock) as house:
        anna = waiting(house)
        house.post(f"/api/tables/{anna['table']}/sit", {"name": "Ben"})

        async def full(*_: object) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as disk:
            disk.setattr(house.hall.store, "append", full)
            table = house.try_post(f"/api/tables/{anna['table']}/start", None, anna["token"])
            assert house.show(table.json())["state"] == "waiting"
        house.within(house.hall.tick(clock.now()))
        assert try_code(house, anna["code"])["status"] == 200


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("FROG-1720-3859", "FROG-1720-3859"),
        (" frog 1720 3859 ", "FROG-1720-3859"),
        ("Frog17203859", "FROG-1720-3859"),
        ("frog_1720.3859", "FROG-1720-3859"),
        ("frog-172", "FROG-172"),
        ("FROG-41", None),
        ("FROG-1720-38591", None),
        ("FRUG-1720-3859", None),
        ("t8Qk2nyz_aB-4x7Q", None),
        ("", None),
    ],
)
def test_codes_are_read_as_people_type_them(typed: str, code: str | None):
    assert as_code(typed) == code


def test_no_id_is_taken_for_a_code():
    assert all(as_code(new_table_id()) is None for _ in range(2000))
    assert all(as_code(code) == code for code in (new_code() for _ in range(200)))


def test_a_code_that_is_taken_is_not_given_twice(house: House, monkeypatch: pytest.MonkeyPatch):
    codes = iter(["FROG-9999-9999", "FROG-9999-9999", "MOON-9999-9999"])
    monkeypatch.setattr(fair, "new_code", lambda: next(codes))
    assert [waiting(house)["code"] for _ in range(2)] == ["FROG-9999-9999", "MOON-9999-9999"]


def test_the_code_of_an_older_table_leads_to_it_until_it_is_over(tmp_path: Path):
    path = tmp_path / "hall.sqlite3"
    first(path)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(
            "INSERT INTO tables SELECT 'done', 'MOON-200', game, seats, options, version, language,"
            " privacy, clock, absence, undo, secret, commitment, created, changed, 'over', '[1, 0]'"
            " FROM tables"
        )
    with House(path) as house:
        assert try_code(house, "frog-100")["status"] == 200
        socket = Player(house.port, "FROG-100")
        assert socket.hello("token-0")["seat"] == 0
        socket.order("resign")
        other = Player(house.port, "FROG-100")
        other.hello("token-1")
        other.order("resign")
        while not other.look["over"]:
            other.hear()
        assert try_code(house, "FROG-100")["status"] == 404
        assert try_code(house, "MOON-200")["status"] == 404
        assert house.get("/api/tables/old")["code"] is None
        socket.close()
        other.close()

"""Room for everybody, and the end of tables: who plays alone takes nobody's place, nobody takes
all seats, and nothing is removed because a clock is wrong."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dicehall.hall.clocks import DAY
from tests.hall.house import Data, FakeTime, House
from tests.hall.test_lobby import play_to_the_end, waiting

ALONE = {"game": "pig", "bot": "random"}


def there(house: House, seat: Data) -> bool:
    """Whether a table is still there."""
    return house.http.get(f"/api/tables/{seat['table']}").status_code == 200


def sweep(house: House, clock: FakeTime) -> None:
    house.within(house.hall.sweep(clock.now()))


# ---- room ----


def test_h10_games_against_bots_fill_no_hall(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3", tables=2) as house:
        for _ in range(4):
            house.post("/api/quick", ALONE)
        waiting(house)
        waiting(house)
        two = [{"kind": "person"}] * 2
        full = house.try_post(
            "/api/tables", {"game": "pig", "seats": 2, "chairs": two, "name": "A"}
        )
        assert (full.status_code, full.json()["error"]) == (429, "hall-full")
        assert (full.json()["limit"], full.json()["wait"]) == ("tables", 60)
        assert "2" in full.json()["text"]
        house.post("/api/quick", ALONE)


def test_h10_whom_others_have_left_plays_alone(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3", tables=1) as house:
        seats = house.table(2, options={"goal": 500})
        house.within(house.hall.count())
        assert (house.hall.live, house.hall.solo) == (1, 0)
        with house.join(seats[0]) as anna:
            anna.order("resign")
        house.within(house.hall.count())
        assert (house.hall.live, house.hall.solo) == (0, 1)


def test_h10_abandoned_games_against_bots_expire_in_days(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock) as house:
        alone = house.post("/api/quick", ALONE)
        company = house.table(2)[0]
        clock.advance(house.hall.limits.solo_days * DAY + 1)
        sweep(house, clock)
        clock.advance(DAY)
        sweep(house, clock)
        assert not there(house, alone)
        assert there(house, company)


def test_h10_one_address_holds_so_many_seats(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3", seats_per_address=4) as house:
        tables = [waiting(house, options={"goal": 10}) for _ in range(3)]
        ben = house.post(f"/api/tables/{tables[0]['table']}/sit", {"name": "Ben"})
        path = f"/api/tables/{tables[1]['table']}/sit"
        refused = house.try_post(path, {"name": "Ben"})
        assert (refused.status_code, refused.json()["limit"]) == (429, "seats_per_address")
        elsewhere = {"X-Forwarded-For": "192.0.2.1"}
        assert house.http.post(path, json={"name": "C"}, headers=elsewhere).status_code == 200
        house.post("/api/quick", ALONE)
        house.post(f"/api/tables/{tables[2]['table']}/leave", None, tables[2]["token"])
        last = waiting(house)
        assert house.try_post(path, {"name": "Ben"}).status_code in (409, 429)
        house.post(f"/api/tables/{tables[0]['table']}/start", None, ben["token"])
        play_to_the_end(house, [tables[0], ben])
        assert house.post(f"/api/tables/{last['table']}/sit", {"name": "B"})["seat"] == 1, (
            "seats at finished games count no more"
        )


def test_h10_the_host_frees_a_chair(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock) as house:
        chairs = [{"kind": "person"}] * 3
        anna = house.post(
            "/api/tables", {"game": "pig", "seats": 3, "chairs": chairs, "name": "Anna"}
        )
        path = f"/api/tables/{anna['table']}"
        elsewhere = {"X-Forwarded-For": "192.0.2.1"}
        squatter = house.http.post(f"{path}/sit", json={"name": "X"}, headers=elsewhere).json()
        ben = house.post(f"{path}/sit", {"name": "Ben"})
        assert house.get(path)["host"] == 0
        house.post(f"{path}/seat", {"seat": 0}, anna["token"])
        for wish, token, status, error in [
            ({"seat": 0}, ben["token"], 409, "not-host"),
            ({"seat": 0}, squatter["token"], 409, "not-host"),
            ({"seat": 0}, anna["token"], 422, "seat"),
            ({"seat": 9}, anna["token"], 422, "seat"),
            ({"seat": 1}, "nobody", 401, "token"),
        ]:
            answer = house.try_post(f"{path}/free", wish, token)
            assert (answer.status_code, answer.json()["error"]) == (status, error)
        with house.join(squatter) as player:
            shown = house.post(f"{path}/free", {"seat": squatter["seat"]}, anna["token"])
            assert shown["chairs"][squatter["seat"]]["name"] is None
            assert player.until("welcome")["seat"] is None
        again = house.http.post(f"{path}/sit", json={"name": "X"}, headers=elsewhere)
        assert (again.status_code, again.json()["error"]) == (429, "sent-away")
        assert again.json()["wait"] == 60
        clock.advance(60)
        again = house.http.post(f"{path}/sit", json={"name": "X"}, headers=elsewhere)
        assert again.status_code == 200
        house.post(f"{path}/leave", None, anna["token"])
        assert house.get(path)["host"] == 1, "who sits first among those that are left"


def test_h10_a_chair_freed_from_the_own_address_may_be_taken_again(house: House):
    anna = waiting(house)
    path = f"/api/tables/{anna['table']}"
    house.post(f"{path}/sit", {"name": "Ben"})
    house.post(f"{path}/free", {"seat": 1}, anna["token"])
    house.post(f"{path}/sit", {"name": "Cleo"})
    house.post(f"{path}/start", None, anna["token"])
    late = house.try_post(f"{path}/free", {"seat": 1}, anna["token"])
    assert (late.status_code, late.json()["error"]) == (409, "started")


# ---- the end of tables ----


def test_h7_tables_are_marked_first_and_removed_a_day_later(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock, tables=1) as house:
        anna = waiting(house, privacy="open")
        clock.advance(25 * 3600)
        sweep(house, clock)
        assert there(house, anna)
        assert house.get("/api/tables")["tables"] == [], "it is no longer offered"
        kept = waiting(house)
        clock.advance(DAY - 3600)
        sweep(house, clock)
        assert there(house, anna)
        clock.advance(3600)
        sweep(house, clock)
        assert not there(house, anna)
        assert there(house, kept)


def test_h7_who_comes_back_in_time_keeps_the_table(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock) as house:
        anna = waiting(house, privacy="open")
        clock.advance(25 * 3600)
        sweep(house, clock)
        house.post(f"/api/tables/{anna['table']}/sit", {"name": "Ben"})
        sweep(house, clock)
        assert [table["table"] for table in house.get("/api/tables")["tables"]] == [anna["table"]]
        clock.advance(DAY)
        sweep(house, clock)
        sweep(house, clock)
        assert there(house, anna)


def test_abandoned_tables_are_removed(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock) as house:
        kept = house.table(2, options={"goal": 10})
        over = house.table(2, options={"goal": 10})
        play_to_the_end(house, over)
        for _ in range(2):
            clock.advance(89 * DAY / 2)
            sweep(house, clock)
        assert there(house, kept[0])
        assert there(house, over[0])
        for _ in range(2):
            clock.advance(DAY + 1)
            sweep(house, clock)
        assert not there(house, kept[0])
        assert not there(house, over[0])


@pytest.mark.parametrize("days", [100, 3, -30])
def test_h7_a_wrong_clock_at_the_start_removes_nothing(tmp_path: Path, days: float):
    path = tmp_path / "hall.sqlite3"
    right = FakeTime()
    with House(path, right) as house:
        seats = [waiting(house), house.table(2)[0], house.post("/api/quick", ALONE)]
        over = house.table(2, options={"goal": 10})
        play_to_the_end(house, over)
        seats.append(over[0])
    wrong = FakeTime()
    wrong.advance(days * DAY)
    with House(path, wrong) as house:
        for _ in range(20):  # not even marked, in more than three hours
            wrong.advance(601)
            sweep(house, wrong)
    with closing(sqlite3.connect(path)) as database:
        marked = database.execute("SELECT count(*) FROM tables WHERE marked NOT NULL").fetchone()
    assert marked == (0,)
    with House(path, right) as house:
        sweep(house, right)
        assert all(there(house, seat) for seat in seats)


def test_h7_marks_made_by_a_wrong_clock_are_taken_off(tmp_path: Path):
    path = tmp_path / "hall.sqlite3"
    right, wrong = FakeTime(), FakeTime()
    with House(path, right) as house:
        anna = waiting(house)
    wrong.advance(100 * DAY)
    with House(path, wrong) as house:
        wrong.advance(DAY)
        sweep(house, wrong)
    with House(path, right) as house:
        right.advance(DAY)
        sweep(house, right)
        sweep(house, right)
        assert there(house, anna)
        with closing(sqlite3.connect(path)) as database:
            found = database.execute("SELECT marked FROM tables").fetchone()
        assert found == (None,)


def test_h7_a_hall_that_was_closed_for_long_sweeps_again_after_a_day(tmp_path: Path):
    path = tmp_path / "hall.sqlite3"
    clock = FakeTime()
    with House(path, clock) as house:
        anna = waiting(house)
    clock.advance(30 * DAY)
    with House(path, clock) as house:
        for _ in range(2):
            sweep(house, clock)
            assert there(house, anna)
            clock.advance(DAY)
        sweep(house, clock)
        assert not there(house, anna)

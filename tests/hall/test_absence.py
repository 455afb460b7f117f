"""Who resigns, stays away or runs out of time; the time is the test's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hall.house import FakeTime, House, Player

GRACE = 60


@pytest.fixture
def timed(database: str, clock: FakeTime) -> Iterator[House]:
    with House(database, clock, grace_seconds=GRACE) as house:
        yield house


def until_chair(player: Player, seat: int, key: str, value: object) -> None:
    """Wait until a chair is told so."""
    while player.until("table")["table"]["chairs"][seat][key] != value:
        pass


def play_out(player: Player) -> list[float]:
    """Hold early until the game is over; return the result as told by the table."""
    while not player.asked()["over"]:
        player.answer(player.look["question"]["options"][-1]["answer"])
        player.until("step", "refused")
    return list(player.look["result"])


def test_a_bot_plays_on_for_who_resigns_and_the_seat_has_lost(timed: House):
    seats = timed.table(2, options={"goal": 30})
    with timed.join(seats[0]) as anna, timed.join(seats[1]) as ben:
        assert anna.order("resign", "r")["type"] == "accepted"
        assert anna.order("resign", "r")["type"] == "accepted"
        until_chair(ben, 0, "lost", "resigned")
        assert anna.order("resign")["error"] == "lost"
        assert anna.order("answer", seq=anna.seq, answer="roll")["error"] in ("lost", "over")
        play_out(ben)
        table = timed.get(f"/api/tables/{seats[0]['table']}")
        assert table["result"] == [0.0, 1.0]


def test_absence_wait_waits(timed: House, clock: FakeTime):
    seats = timed.table(2, absence="wait")
    with timed.join(seats[1]) as ben:
        clock.advance(10 * GRACE)
        assert ben.order("claim", seat=0)["error"] == "claim-off"
        assert ben.look["asked"] == [0]


def test_absence_bot_stands_in_until_the_person_is_back(timed: House, clock: FakeTime):
    seats = timed.table(2, absence="bot", options={"goal": 500})
    anna = timed.join(seats[0])
    with timed.join(seats[1]) as ben:
        anna.close()
        until_chair(ben, 0, "online", False)
        clock.advance(GRACE + 1)
        until_chair(ben, 0, "away", True)
        while ben.look["asked"] != [1]:
            ben.until("step")  # the bot has played Anna's turn
        with timed.join(seats[0]) as anna:
            until_chair(ben, 0, "away", False)
            assert anna.welcome["table"]["chairs"][0]["away"] is False


def test_absence_claim(timed: House, clock: FakeTime):
    seats = timed.table(2, absence="claim", options={"goal": 30})
    anna = timed.join(seats[0])
    with timed.join(seats[1]) as ben:
        assert ben.order("claim", seat=0)["error"] == "not-yet"  # she has all the time to think
        assert ben.order("claim", seat=1)["error"] == "not-absent"
        assert ben.order("claim", seat=77)["error"] == "not-absent"
        anna.close()
        until_chair(ben, 0, "online", False)
        early = ben.order("claim", seat=0)
        assert (early["error"], early["wait"]) == ("not-yet", GRACE)
        clock.advance(GRACE)
        assert ben.order("claim", seat=0)["type"] == "accepted"
        until_chair(ben, 0, "lost", "claimed")
        play_out(ben)
        assert timed.get(f"/api/tables/{seats[0]['table']}")["result"] == [0.0, 1.0]


def test_a_late_decision_is_taken_by_a_bot_until_the_person_is_back(timed: House, clock: FakeTime):
    rule = {"kind": "decision", "seconds": 30}
    seats = timed.table(2, clock=rule, options={"goal": 500})
    with timed.join(seats[0]) as anna, timed.join(seats[1]) as ben:
        assert anna.welcome["clock"] == {"kind": "decision", "left": [30.0, 30.0], "running": [0]}
        clock.advance(20)
        anna.answer("roll")
        step = anna.until("step")
        seat = step["look"]["asked"][0]
        assert step["clock"]["left"][seat] == 30.0
        assert step["clock"]["running"] == [seat]
        clock.advance(31)
        until_chair(anna, seat, "away", True)
        player, other = (anna, ben) if seat == 0 else (ben, anna)
        while other.look["asked"] != [1 - seat]:
            other.until("step")
        assert player.order("return")["type"] == "accepted"
        until_chair(other, seat, "away", False)
        assert player.order("return")["error"] == "not-away"


def test_who_runs_out_of_the_game_clock_has_lost(timed: House, clock: FakeTime):
    rule = {"kind": "game", "seconds": 100, "increment": 5}
    seats = timed.table(2, clock=rule, options={"goal": 30})
    with timed.join(seats[0]) as anna, timed.join(seats[1]) as ben:
        clock.advance(40)
        anna.answer("roll")
        step = anna.until("step")
        assert step["clock"]["left"] == [65.0, 100.0]
        ben.until("step")
        if step["look"]["asked"] == [1]:
            ben.answer("roll")
            ben.until("step")
            while ben.look["asked"] != [0]:
                ben.answer("hold" if ben.look["question"] else None)
                ben.until("step")
        clock.advance(64)
        assert timed.get(f"/api/tables/{seats[0]['table']}")["chairs"][0]["lost"] is None
        clock.advance(2)
        until_chair(ben, 0, "lost", "time")
        play_out(ben)
        assert timed.get(f"/api/tables/{seats[0]['table']}")["result"] == [0.0, 1.0]


def test_days_run_while_the_hall_is_closed_and_seconds_do_not(database: str, clock: FakeTime):
    with House(database, clock) as house:
        slow = house.table(2, clock={"kind": "days", "days": 2})
        quick = house.table(2, clock={"kind": "game", "seconds": 100})
        clock.advance(10)
        with house.join(quick[0]) as anna:
            assert anna.welcome["clock"]["left"] == [90.0, 100.0]
            anna.answer("roll")
            seat = anna.until("step")["look"]["asked"][0]
            left = [100.0, 100.0]
            left[0] = 90.0
    clock.advance(86_400)
    with House(database, clock) as house:
        with house.join(slow[0]) as anna:
            assert anna.welcome["clock"]["left"] == [86_390.0, 172_800.0]
        with house.join(quick[0]) as anna:
            assert anna.welcome["clock"] == {"kind": "game", "left": left, "running": [seat]}
        with house.join(slow[1]) as ben:
            clock.advance(86_391)
            until_chair(ben, 0, "away", True)


def test_idle_tables_leave_the_memory_and_come_back(database: str, clock: FakeTime):
    with House(database, clock, idle_seconds=100) as house:
        seats = house.table(2)
        with house.join(seats[0]) as anna:
            anna.answer("roll")
            seq = anna.until("step")["seq"]
            clock.advance(1000)
            anna.order("chat", text="a table with company stays")
            assert seats[0]["table"] in house.hall.hosts
        for _ in range(200):
            clock.advance(1000)
            house.within(house.hall.tick(clock.now()))
            if not house.hall.hosts:
                break
        assert not house.hall.hosts
        with house.join(seats[0]) as anna:
            assert anna.welcome["seq"] == seq


def test_a_table_with_a_clock_goes_on_after_a_write_that_failed(
    tmp_path: Path, clock: FakeTime, monkeypatch: pytest.MonkeyPatch
):
    with House(tmp_path / "hall.sqlite3", clock) as house:
        table = house.table(2, clock={"kind": "decision", "seconds": 60})[0]["table"]
        hall = house.hall

        async def full(*_: object) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as disk:
            disk.setattr(hall.store, "append", full)
            clock.advance(61)
            house.within(hall.tick(clock.now()))
            house.within(hall.tick(clock.now()))
            assert table not in hall.hosts
        house.within(hall.try_again(clock.now()))
        assert table in hall.hosts
        clock.advance(61)
        house.within(hall.tick(clock.now()))
        assert house.get(f"/api/tables/{table}")["chairs"][0]["away"] is True

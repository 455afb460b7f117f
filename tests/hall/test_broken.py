"""One table's fault is that table's: the hall opens, lists leave it out, the operator is told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.hall.house import Data, FakeTime, House, Player

CLOCK = {"kind": "days", "days": 3}


def broken_code(house: House, seat: Data) -> int:
    """How a socket to a table ends."""
    player = Player(house.port, str(seat["table"]))
    player.send({"type": "hello", "token": seat["token"], "seq": 0})
    return player.code()


def played(house: House) -> Data:
    """A running table with a clock and some answers, that everybody may watch."""
    seats = house.table(2, clock=CLOCK, privacy="open")
    with house.join(seats[0]) as anna:
        for _ in range(2):
            if anna.look["question"]:
                anna.answer("roll")
                anna.until("step")
    return seats[0]


DAMAGES = {
    "a row of the log that is no JSON": "UPDATE log SET data = '{' WHERE \"table\" = ? AND seq = 2",
    "a row of the log that is something else": (
        "UPDATE log SET data = '[1]' WHERE \"table\" = ? AND seq = 1"
    ),
    "a gap in the log": 'DELETE FROM log WHERE "table" = ? AND seq = 1',
    "no log": 'DELETE FROM log WHERE "table" = ?',
    "an answer that does not fit": (
        'UPDATE log SET data = \'{"answer": "fly"}\' WHERE "table" = ? AND seq = 2'
    ),
    "a clock that is no JSON": "UPDATE tables SET clock = 'soon' WHERE id = ?",
    "a clock that is no clock": "UPDATE tables SET clock = '{\"kind\": 7}' WHERE id = ?",
    "options that are no JSON": "UPDATE tables SET options = '{goal' WHERE id = ?",
    "options that are a list": "UPDATE tables SET options = '[1, 2]' WHERE id = ?",
    "an option nobody knows": "UPDATE tables SET options = '{\"gaol\": 7}' WHERE id = ?",
    "a game nobody knows": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "bytes that are no text": "UPDATE tables SET options = CAST(x'7bff7d' AS TEXT) WHERE id = ?",
    "a date that is none": "UPDATE tables SET changed = 'yesterday' WHERE id = ?",
    "a chair that is missing": 'DELETE FROM seats WHERE "table" = ? AND seat = 1',
    "a result that is none": "UPDATE tables SET result = '{' WHERE id = ?",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_h6_a_broken_table_bars_no_other(tmp_path: Path, damage: str):
    path = tmp_path / "hall.sqlite3"
    with House(path) as house:
        bad, good = played(house), played(house)
    with closing(sqlite3.connect(path)) as database, database:
        assert database.execute(DAMAGES[damage], (bad["table"],)).rowcount > 0
    with House(path) as house:
        listed = [table["table"] for table in house.get("/api/tables")["tables"]]
        assert good["table"] in listed
        mine = house.post("/api/mine", {"tokens": [good["token"], bad["token"]]})["tables"]
        assert good["table"] in [own["table"]["table"] for own in mine]
        with house.join(good) as anna:
            assert anna.welcome["seq"] > 0
        assert broken_code(house, bad) == 4409
        shown = house.http.get(f"/api/tables/{bad['table']}")
        assert shown.status_code in (200, 409)
        if shown.status_code == 409:
            assert shown.json()["error"] == "unreadable"
        house.within(house.hall.tick(house.hall.time.now()))
        health = house.get("/healthz")
        assert health["ok"] is True
        assert health["broken"] == 1
        assert len(house.table(2)) == 2, "new tables are laid"


def test_h6_a_table_that_stumbles_does_not_stop_those_behind_it(
    tmp_path: Path, clock: FakeTime, monkeypatch: pytest.MonkeyPatch
):
    with House(tmp_path / "hall.sqlite3", clock) as house:
        rule = {"kind": "decision", "seconds": 60}
        bad, good = (house.table(2, clock=rule)[0]["table"] for _ in range(2))
        assert list(house.hall.hosts) == [bad, good]

        async def stumble(now: float) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(house.hall.hosts[bad], "tick", stumble)
        clock.advance(61)
        house.within(house.hall.tick(clock.now()))
        assert house.get(f"/api/tables/{good}")["chairs"][0]["away"] is True
        assert bad not in house.hall.hosts
        assert house.get("/healthz")["broken"] == 1
        clock.advance(20)
        house.within(house.hall.try_again(clock.now()))
        assert bad in house.hall.hosts, "it is tried again"


def test_h6_a_table_that_stumbles_again_and_again_is_left_alone_for_a_while(
    tmp_path: Path, clock: FakeTime, monkeypatch: pytest.MonkeyPatch
):
    with House(tmp_path / "hall.sqlite3", clock) as house:
        seat = house.table(2)[0]
        for _ in range(3):
            house.join(seat).close()
            host = house.hall.hosts[seat["table"]]

            async def stumble(now: float) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(host, "tick", stumble)
            house.within(house.hall.tick(clock.now()))
            house.hall.hosts.pop(seat["table"], None)
        assert broken_code(house, seat) == 4409
        clock.advance(3600)
        house.join(seat).close()


def test_h6_a_waiting_table_with_options_nobody_knows_cannot_start(tmp_path: Path):
    path = tmp_path / "hall.sqlite3"
    chairs = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    with House(path) as house:
        wish = {"game": "pig", "seats": 2, "chairs": chairs, "name": "Anna"}
        seat = house.post("/api/tables", wish)
        salt = house.salts[seat["table"]][seat["token"]]
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE tables SET options = '{\"gaol\": 7}'")
    with House(path) as house:
        start = {"salt": salt}
        answer = house.try_post(f"/api/tables/{seat['table']}/start", start, seat["token"])
        assert (answer.status_code, answer.json()["error"]) == (409, "unreadable")

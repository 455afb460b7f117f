"""`dicehall move-database`: a hall moves to PostgreSQL and back, and its games go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicehall.cli import main
from dicehall.hall import moving
from tests.hall.house import House
from tests.hall.postgres import Postgres


def moved(capsys: pytest.CaptureFixture[str], source: object, target: object) -> tuple[int, str]:
    """Run the command; return its exit code and the last line it said."""
    code = main(["move-database", str(source), str(target)])
    said = capsys.readouterr()
    return code, (said.out + said.err).splitlines()[-1 if code else 0]


def test_a_hall_moves_to_postgresql_and_back(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    first, last = tmp_path / "hall.sqlite3", tmp_path / "again.sqlite3"
    server = postgres.url(postgres.empty())
    with House(first) as house:
        seats = house.table(2, game="warriorz", options={"draw": "random"})
        waiting = house.post(
            "/api/tables",
            {"game": "pig", "seats": 2, "chairs": [{"kind": "person"}] * 2, "name": "Ж\u0301"},
        )
        over = house.table(2)
        with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
            while len(anna.look["asked"]) < 2 and 0 in anna.look["asked"]:
                anna.answer()
                anna.until("step")
            anna.order("chat", text="we are moving")
            ben.until("chat")
        with house.join(over[0]) as anna, house.join(over[1]) as ben:
            anna.order("draw")
            ben.order("consent", yes=True, seq=anna.until("step")["draw"]["seq"])
        record = house.http.get(f"/api/tables/{over[0]['table']}/record").text
        with house.join(seats[0]) as anna:
            look, seq = anna.look, anna.seq
    for source, target in ((first, server), (server, last)):
        code, line = moved(capsys, source, target)
        assert code == 0, line
        assert line.startswith("copied 3 tables")
        with House(str(target)) as house:
            with house.join(seats[0]) as anna:
                assert (anna.look, anna.seq) == (look, seq)
                assert anna.welcome["chat"][0]["text"] == "we are moving"
            assert house.http.get(f"/api/tables/{over[0]['table']}/record").text == record
            assert house.get(f"/api/tables/{waiting['code']}")["chairs"][0]["name"] == "Ж\u0301"


def test_what_cannot_be_copied_is_said_in_a_line(
    postgres: Postgres,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
):
    source = tmp_path / "hall.sqlite3"
    assert "there is no database" in moved(capsys, source, tmp_path / "b.sqlite3")[1]
    with House(source) as house:
        house.table(2)
    server = postgres.database()
    assert "one and the same" in moved(capsys, source, source)[1]
    with House(server):
        assert "target is in use" in moved(capsys, source, server)[1]
    with monkeypatch.context() as wrong:
        wrong.setattr(moving, "fitting", lambda row: {**row, "game": None})
        assert moved(capsys, source, server)[0] == 2
    assert moved(capsys, source, server)[0] == 0, "what had failed has left nothing"
    code, line = moved(capsys, source, server)
    assert (code, "not empty" in line) == (2, True)

"""`dicehall admin`, `backup`, `restore`, `export`: on a file and on PostgreSQL, the hall open."""

from __future__ import annotations

import gc
import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from dicehall.cli import main
from dicehall.hall.fair import new_table_id
from dicehall.hall.server import database_url, lock_file
from tests.hall.house import Data, House, Player
from tests.hall.postgres import Postgres


class Operator:
    """Types commands about a hall that is open."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.database = database
        self.capsys = capsys

    def run(self, *words: str) -> tuple[int, str]:
        """Type a command; return its exit code, and what it said."""
        self.capsys.readouterr()
        code = main([*words])
        said = self.capsys.readouterr()
        return code, said.err + said.out

    def admin(self, *words: str) -> str:
        """Order something that must succeed."""
        code, said = self.run("admin", "--database", self.database, *words)
        assert code == 0, said
        return said

    def listed(self, *words: str) -> list[Data]:
        """Return a list as programs get it."""
        code, said = self.run("admin", "--database", self.database, "--json", *words)
        assert code == 0, said
        return [json.loads(line) for line in said.splitlines()]


@pytest.fixture
def operator(database: str, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(database, capsys)


@pytest.fixture
def house(database: str) -> Iterator[House]:
    with ExitStack() as held:
        if "://" not in database:
            held.enter_context(lock_file(database_url(database)))  # as 'serve' does
        yield held.enter_context(House(database))


def over(house: House, **wish: Any) -> list[Data]:
    """A game that its players have ended."""
    seats = house.table(2, **wish)
    with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
        anna.answer()
        anna.order("draw")
        while ben.welcome is not None:
            message = ben.hear()
            if message.get("draw") is not None:
                break
        assert ben.order("consent", yes=True, seq=message["draw"]["seq"])["type"] == "accepted"
    return seats


def comes_in(house: House, seat: Data) -> int:
    """Try to take up a seat; return the code with which that is refused."""
    with Player(house.port, seat["table"]) as player:
        with suppress(ConnectionClosed):  # perhaps before a word was said
            player.send({"type": "hello", "token": seat["token"], "seq": 0, "protocol": 2})
        return player.code()


def test_an_operator_looks_after_an_open_hall(house: House, operator: Operator):
    seats, other = house.table(2), house.table(2, privacy="open")
    table = seats[0]["table"]
    found = operator.listed("tables")
    assert {one["table"] for one in found} == {table, other[0]["table"]}
    assert found[0]["seats"] == "P0, P1"
    assert table in operator.admin("tables")
    anna, ben, watcher = house.join(seats[0]), house.join(seats[1]), house.join(other[0])
    people = operator.listed("people")
    assert {(one["name"], one["table"], one["seat"]) for one in people} == {
        ("P0", table, 1),
        ("P1", table, 2),
        ("P0", other[0]["table"], 1),
    }
    assert seats[0]["token"] not in json.dumps(people)
    # what is said
    said = operator.admin("say", "soon closed", "--table", table)
    assert said == "heard: 2 connections at 1 of 1 processes\n"
    line = anna.until("chat")["line"]
    assert (line["text"], line["hall"], line["seat"]) == ("soon closed", True, None)
    assert "heard: 3 connections" in operator.admin("say", "all the best")
    assert watcher.until("chat")["line"]["text"] == "all the best"
    # who is closed out
    operator.admin("ban", f"{table}:1", "--why", "rude", "--days", "1")
    assert anna.code() == 4403
    assert ben.code() == 4403, "from the same place"
    assert house.http.get(f"/api/tables/{table}").status_code == 403
    watcher.close()
    bans = operator.listed("bans")
    assert {one["why"] for one in bans} == {"rude"}
    assert house.get("/readyz")["ok"], "load balancers are never banned"
    for one in bans:
        if not one["who"].startswith("token:"):
            operator.admin("unban", one["who"])
    assert comes_in(house, seats[0]) == 4403, "the seat is still barred"
    with house.join(seats[1]) as ben:
        assert ben.welcome["seat"] == 1
        operator.admin("unban", f"{table}:1")
        with house.join(seats[0]) as anna:
            assert anna.answer("roll")["type"] == "accepted"
            # a table that is no more
            assert "closed: 2 connections" in operator.admin("close", table)
            assert anna.code() == 4404
    assert [one["table"] for one in operator.listed("tables", "--all")] == [other[0]["table"]]


def test_an_address_is_banned_without_being_written_down(
    house: House, operator: Operator, database: str
):
    operator.admin("ban", "127.0.0.1")
    assert house.http.get("/api/games").status_code == 403
    (ban,) = operator.listed("bans")
    assert "127" not in ban["who"]
    assert ban["until"] is None
    operator.admin("unban", "::ffff:127.0.0.1")
    assert house.http.get("/api/games").status_code == 200


def test_a_closed_hall_is_looked_after_too(operator: Operator, database: str):
    with House(database) as house:
        seats = house.table(2)
    assert [one["table"] for one in operator.listed("tables")] == [seats[0]["table"]]
    assert operator.listed("people") == []
    assert "0 of 0 processes" in operator.admin("ban", f"{seats[0]['table']}:2")
    with House(database) as house:
        assert comes_in(house, seats[1]) == 4403


def test_an_id_never_looks_like_an_option(operator: Operator, database: str):
    """One in sixty-four began with a hyphen; those still there are named after two of them."""
    assert all(new_table_id()[0].isalnum() for _ in range(1000))
    with House(database):
        pass
    code, said = operator.run("admin", "--database", database, "close", "--", "-Qx7")
    assert (code, "there is no table -Qx7" in said) == (2, True)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("ban", "nobody"), "right would be an address"),
        (("ban", "missing:1"), "there is no table missing"),
        (("close", "missing"), "there is no table missing"),
        (("say", "x", "--table", "missing"), "there is no table missing"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], why: str
):
    path = tmp_path / "hall.sqlite3"
    with House(path):
        pass
    code, said = Operator(str(path), capsys).run("admin", "--database", str(path), *words)
    assert (code, len(said.splitlines())) == (2, 1)
    assert why in said


def test_an_older_database_is_not_changed_by_looking(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    path = tmp_path / "hall.sqlite3"
    with House(path):
        pass
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '0007'")
    code, said = Operator(str(path), capsys).run("admin", "--database", str(path), "tables")
    assert code == 2
    assert "schema 0007" in said

    # ---- copies ----
    gc.collect()  # a connection that was left open is complained of here


def test_a_copy_is_restored_and_played_on(
    house: House, operator: Operator, database: str, tmp_path: Path, request: Any
):
    """It is as the hall was at that moment, though people play meanwhile."""
    seats, ended = house.table(2, game="warriorz", options={"draw": "random"}), over(house)
    copy = tmp_path / "copy.sqlite3"
    with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
        people = [anna, ben]
        first = people[anna.look["asked"][0]].answer()["seq"]
        anna.until_seq(first)
        look = anna.look
        code, said = operator.run("backup", "--database", database, str(copy))
        assert (code, said.splitlines()[-1]) == (0, "copied 2 tables")
        for one in people:
            one.until_seq(first)
        assert people[anna.look["asked"][0]].answer()["type"] == "accepted"
    assert operator.run("backup", "--database", database, str(copy))[0] == 2, "none is replaced"
    assert copy.stat().st_mode & 0o077 == 0, "it holds secrets"
    before = copy.read_bytes()
    target = str(tmp_path / "again.sqlite3")
    if "://" in database:
        postgres: Postgres = request.getfixturevalue("postgres")
        target = postgres.url(postgres.empty())
    code, said = operator.run("restore", str(copy), "--database", target)
    assert (code, said.splitlines()[-1]) == (0, "copied 2 tables")
    assert copy.read_bytes() == before
    assert operator.run("restore", str(copy), "--database", target)[0] == 2, "nothing is replaced"
    with House(target) as again:
        with again.join(seats[0]) as anna, again.join(seats[1]) as ben:
            assert (anna.look, anna.seq) == (look, first)
            people = [anna, ben]
            assert people[anna.look["asked"][0]].answer()["type"] == "accepted"
        told = [one.http.get(f"/api/tables/{ended[0]['table']}/record") for one in (house, again)]
        assert told[0].text == told[1].text


def test_a_file_that_is_no_copy_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    wrong = tmp_path / "wrong.sqlite3"
    wrong.write_bytes(b"something else" * 1000)
    operator = Operator("", capsys)
    target = str(tmp_path / "hall.sqlite3")
    for source in (wrong, tmp_path / "missing"):
        code, said = operator.run("restore", str(source), "--database", target)
        assert (code, len(said.splitlines())) == (2, 1)
    assert not Path(target).exists()


def test_records_are_written_and_verify(
    house: House, operator: Operator, database: str, tmp_path: Path
):
    games = {"pig": over(house), "shazar": over(house, game="shazar")}
    house.table(2)
    folder = tmp_path / "records"
    code, said = operator.run("export", "--database", database, str(folder))
    assert (code, said.splitlines()) == (0, [f"wrote 2 records to {folder}"])
    for game, seats in games.items():
        path = folder / f"{game}-{seats[0]['table']}.jsonl".lower()
        told = house.http.get(f"/api/tables/{seats[0]['table']}/record").text
        assert path.read_text(encoding="utf-8") == told
        assert operator.run("replay", str(path), "--verify")[0] == 0
    some = operator.run("export", "--database", database, str(folder), "--table", "missing")
    assert some[0] == 2

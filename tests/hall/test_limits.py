"""Limits on everything, each answered with a key and the seconds to wait."""

from __future__ import annotations

import socket
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from dicehall.hall.errors import StartError
from dicehall.hall.limits import Limits, limits_from
from tests.hall.house import FakeTime, House, Player
from tests.hall.served import ROOT


def test_tables_of_one_address_and_of_all(tmp_path: Path, clock: FakeTime):
    with House(
        tmp_path / "hall.sqlite3", clock, tables_burst=2, table_seconds=10, solo_tables=3
    ) as house:
        wish = {"game": "pig", "bot": "random"}
        house.post("/api/quick", wish)
        house.post("/api/quick", wish)
        refused = house.try_post("/api/quick", wish)
        assert refused.status_code == 429
        assert refused.json()["error"] == "too-many"
        assert refused.json()["wait"] == 10
        assert refused.headers["retry-after"] == "10"
        clock.advance(10)
        house.post("/api/quick", wish)
        clock.advance(100)
        full = house.try_post("/api/quick", wish)
        assert (full.status_code, full.json()["error"]) == (429, "hall-full")
        assert full.json()["limit"] == "solo_tables"


def test_requests_of_one_address(tmp_path: Path, clock: FakeTime):
    with House(
        tmp_path / "hall.sqlite3", clock, requests_burst=3, requests_per_second=0.5
    ) as house:
        statuses = [house.http.get("/api/tables/nowhere").status_code for _ in range(4)]
        assert statuses == [404, 404, 404, 429]
        assert house.http.get("/api/tables/nowhere").json()["wait"] == 2
        assert house.http.get("/healthz").json() == {"ok": True, "writes": True, "broken": 0}
        clock.advance(2)
        assert house.http.get("/api/tables/nowhere").status_code == 404


def test_guesses_at_codes(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock, guesses_burst=2) as house:
        statuses = [house.http.get(f"/api/tables/FROG-10{n}").status_code for n in range(3)]
        assert statuses == [404, 404, 429]


def test_who_guesses_codes_waits_even_if_it_is_not_for_long(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock, guesses_burst=1, guess_seconds=1) as house:
        assert house.http.get("/api/tables/FROG-1000-1000").status_code == 404
        clock.advance(0.5)
        early = house.http.get("/api/tables/frog%201000%201001")
        assert (early.status_code, early.json()["error"]) == (429, "too-many")
        assert early.json()["wait"] == 0.5
        clock.advance(0.5)
        assert house.http.get("/api/tables/FROG-300").status_code == 404


def test_large_bodies(house: House):
    body = b'{"game": "' + b"x" * 20_000 + b'"}'
    json = {"Content-Type": "application/json"}
    answer = house.http.post("/api/quick", content=body, headers=json)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    chunks = (body[i : i + 1000] for i in range(0, len(body), 1000))
    answer = house.http.post("/api/quick", content=chunks, headers=json)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_a_body_that_is_declared_and_never_sent(house: House):
    with socket.create_connection(("127.0.0.1", house.port), 20) as raw:
        head = "POST /api/quick HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        raw.sendall(f"{head}Content-Length: 10000000\r\n\r\n".encode())
        assert b" 413 " in raw.recv(100)


def test_messages_of_one_socket(tmp_path: Path, clock: FakeTime):
    with House(
        tmp_path / "hall.sqlite3", clock, messages_burst=3, messages_per_second=0.5
    ) as house:
        seats = house.table(2)
        with house.join(seats[0]) as anna:
            for _ in range(3):
                anna.send({"type": "ping"})
                anna.until("pong")
            refused = anna.order("answer", "late", seq=1, answer="roll")
            assert (refused["error"], refused["wait"]) == ("too-many", 2)
            clock.advance(2)
            assert anna.order("answer", "late", seq=1, answer="roll")["type"] == "accepted"
            for _ in range(45):
                anna.send({"type": "ping"})
            assert anna.code() == 4429


def test_chat_one_after_the_other(tmp_path: Path, clock: FakeTime):
    with House(
        tmp_path / "hall.sqlite3", clock, chat_burst=2, chat_seconds=4, chat_kept=3
    ) as house:
        seats = house.table(2)
        with house.join(seats[0]) as anna:
            assert [anna.order("chat", text="x")["type"] for _ in range(2)] == ["accepted"] * 2
            refused = anna.order("chat", "c", text="x")
            assert (refused["error"], refused["wait"]) == ("too-many", 4)
            with house.join(seats[0]) as tab:
                assert tab.order("chat", text="x")["error"] == "too-many"
            for _ in range(4):
                clock.advance(4)
                assert anna.order("chat", text="y")["type"] == "accepted"
        with house.join(seats[0]) as anna:
            assert [line["text"] for line in anna.welcome["chat"]] == ["y"] * 3


def test_as_much_chat_as_allowed_outlasts_a_restart(tmp_path: Path, clock: FakeTime):
    path = tmp_path / "hall.sqlite3"
    with House(path, clock, chat_kept=4) as house:
        seats = house.table(2)
        with house.join(seats[0]) as anna:
            for text in "abcdefg":
                assert anna.order("chat", text=text)["type"] == "accepted"
    with House(path, clock) as house, house.join(seats[0]) as anna:
        assert [line["text"] for line in anna.welcome["chat"]] == ["d", "e", "f", "g"]


def test_a_socket_must_say_hello(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3", hello_seconds=0.1) as house:
        seats = house.table(2)
        assert Player(house.port, seats[0]["table"]).code() == 4400


def test_limits_come_from_the_environment():
    assert limits_from({"DICEHALL_TABLES": "7", "DICEHALL_GRACE_SECONDS": "1.5"}) == Limits(
        tables=7, grace_seconds=1.5
    )
    for wrong in ("x", "-1", "nan", "1e99"):
        with pytest.raises(StartError, match="DICEHALL_TABLES"):
            limits_from({"DICEHALL_TABLES": wrong})


def test_who_watches_does_not_chat_more_by_connecting_again(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock, chat_burst=5) as house:
        seats = house.table(2)
        said = 0
        for _ in range(3):
            with house.join(seats[0], watch=True) as watcher:
                for _ in range(4):
                    said += watcher.order("chat", text="x")["type"] == "accepted"
        assert said == 5


@pytest.mark.parametrize("name", ["chat_seconds", "hints_every", "table_seconds", "guess_seconds"])
def test_no_time_between_two_is_no_limit(tmp_path: Path, name: str):
    none: Any = {name: 0.0}
    with House(tmp_path / "hall.sqlite3", **none) as house:
        seat = house.table(1, 1, hints=True)[0]
        with house.join(seat) as anna:
            for _ in range(8):
                assert name != "chat_seconds" or anna.order("chat", text="x")["type"] == "accepted"


def test_every_limit_is_described():
    described = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    table = described[described.index("## Limits") :]
    for field in fields(Limits):
        assert f"`{field.name}`" in table, field.name
        value = f"{field.default:g}" if isinstance(field.default, float) else str(field.default)
        row = next(line for line in table.splitlines() if f"`{field.name}`" in line)
        names, usual = row.split("|")[1:3]
        at = [name.strip(" `") for name in names.split(",")].index(field.name)
        assert usual.split(",")[at].strip() == value, field.name

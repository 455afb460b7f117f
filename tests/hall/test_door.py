"""The door: limits that limit, at the usual figures and over time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dicehall.hall.addresses import household
from dicehall.hall.app import create_app
from dicehall.hall.connection import STRIKES
from dicehall.hall.costs import COSTS, cost_of
from dicehall.hall.hall import Settings
from dicehall.hall.limits import Bucket, Buckets, Limits, every, told
from tests.hall.house import FakeTime, House, Player

USUAL = Limits()
FIGURES = [
    ("requests", USUAL.requests_burst, USUAL.requests_per_second),
    ("messages", USUAL.messages_burst, USUAL.messages_per_second),
    ("chats", USUAL.chat_burst, every(USUAL.chat_seconds)),
    ("hints", USUAL.hints_burst, every(USUAL.hints_every)),
    ("tables", USUAL.tables_burst, every(USUAL.table_seconds)),
    ("guesses", USUAL.guesses_burst, every(USUAL.guess_seconds)),
]


@pytest.mark.parametrize(("what", "burst", "per_second"), FIGURES)
@pytest.mark.parametrize("asked_per_second", [3, 40, 300])
def test_h1_a_bucket_lets_through_what_it_says_over_a_minute(
    what: str, burst: float, per_second: float, asked_per_second: int
):
    bucket = Bucket(burst, per_second, 0.0)
    asked = 60 * asked_per_second
    passed = sum([bucket.take(number / asked_per_second) == 0 for number in range(asked)])
    allowed = burst + 60 * per_second
    assert passed <= allowed
    assert passed >= min(asked, int(allowed)) - 2


def test_h1_three_hundred_at_once_are_not_all_let_through():
    buckets = Buckets(USUAL.requests_burst, USUAL.requests_per_second)
    assert sum([buckets.take("x", n / 1000) == 0 for n in range(300)]) == 120 + 5


def test_h1_the_wait_told_is_never_too_short():
    for per_second in (0.03, 0.5, 10.0, 20.0):
        bucket = Bucket(3, per_second, 0.0)
        while not (wait := bucket.take(0.0)):
            pass
        assert wait >= 0.1
        assert bucket.take(wait) == 0
    assert (told(0.001), told(0.1), told(0.11)) == (0.1, 0.1, 0.2)


def test_h1_what_costs_more_takes_more():
    bucket = Bucket(12, 2.0, 0.0)
    assert [bucket.take(0.0, 5) for _ in range(3)] == [0.0, 0.0, 1.5]
    assert bucket.take(0.0) == 0, "what is cheap still passes"
    assert Bucket(3, 1.0, 0.0).take(0.0, 10) == 0, "a full bucket is enough for anything"


def test_h1_requests_of_one_address_over_time(tmp_path: Path, clock: FakeTime):
    burst, pace = USUAL.requests_burst, USUAL.requests_per_second
    with House(
        tmp_path / "hall.sqlite3", clock, requests_burst=burst, requests_per_second=pace
    ) as house:
        passed = 0
        for tenth in range(40):  # four seconds at 80 a second
            clock.advance(0.1 if tenth else 0)
            for _ in range(8):
                answer = house.http.get("/api/tables/nowhere")
                passed += answer.status_code == 404
        assert passed == burst + 39 * 0.1 * pace
        refused = 0
        for _ in range(20):
            answer = house.http.get("/api/tables/nowhere")
            refused += answer.status_code == 429
        assert refused == 20
        assert answer.json()["limit"] == "requests_per_second"
        assert answer.json()["wait"] == 0.1
        assert answer.headers["retry-after"] == "1"


def test_h1_dear_requests_empty_the_bucket_sooner(tmp_path: Path, clock: FakeTime):
    burst, pace = USUAL.requests_burst, USUAL.requests_per_second
    with House(
        tmp_path / "hall.sqlite3", clock, requests_burst=burst, requests_per_second=pace
    ) as house:
        wish = {"game": "pig", "bot": "random"}
        made = [house.try_post("/api/quick", wish).status_code for _ in range(20)]
        assert made.count(200) == burst / COSTS["POST", "quick"]
        clock.advance(1)
        listed = [house.http.get("/api/tables").status_code for _ in range(10)]
        assert listed.count(200) == pace / COSTS["GET", "tables"]


def test_h1_sockets_of_one_address(tmp_path: Path, clock: FakeTime):
    burst, pace = 30, USUAL.requests_per_second
    with House(
        tmp_path / "hall.sqlite3", clock, requests_burst=10**6, requests_per_second=pace
    ) as house:
        seat = house.table(2)[0]
        house.hall.requests.kept.clear()
        house.hall.requests.burst = burst
        players = [Player(house.port, seat["table"]) for _ in range(burst + 5)]
        for player in players[burst:]:
            assert player.code() == 4429
        players[0].hello(seat["token"])
        for player in players:
            player.close()


def test_h1_messages_chats_and_hints_over_time(tmp_path: Path, clock: FakeTime):
    with House(
        tmp_path / "hall.sqlite3",
        clock,
        messages_burst=USUAL.messages_burst,
        chat_burst=USUAL.chat_burst,
    ) as house:
        seats = house.table(2)
        with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
            answered = 0
            for tenth in range(10):  # a second at 70 a second
                clock.advance(0.1 if tenth else 0)
                for _ in range(7):
                    anna.send({"type": "ping"})
                    answered += anna.until("pong", "refused")["type"] == "pong"
            assert answered == USUAL.messages_burst + 9 * 0.1 * USUAL.messages_per_second
            assert anna.raw["limit"] == "messages_per_second"
            said = 0
            for half in range(20):
                clock.advance(0.5 if half else 0)
                said += ben.order("chat", text="x")["type"] == "accepted"
            assert said == int(USUAL.chat_burst + 19 * 0.5 * every(USUAL.chat_seconds))


def test_h1_hints_of_a_seat_over_time(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock, hint_seconds=0.01) as house:
        seat = house.table(1, 1, hints=True)[0]
        path = f"/api/tables/{seat['table']}/hint"
        given = 0
        for second in range(8):
            clock.advance(1 if second else 0)
            for _ in range(2):
                given += house.try_post(path, None, seat["token"]).status_code != 429
        assert given == int(USUAL.hints_burst + 7 * every(USUAL.hints_every))


def test_h1_every_dear_request_is_there():
    """A cost names a request of the hall; one that was renamed would cost too little."""
    known = set()
    for path, methods in create_app(Settings()).openapi()["paths"].items():
        known |= {(method.upper(), path.rpartition("/")[2]) for method in methods}
    known |= {("GET", "docs"), ("GET", "openapi.json"), ("POST", "free")}
    assert set(COSTS) <= known
    assert cost_of("POST", "/api/tables") == 10
    assert cost_of("GET", "/api/tables/replay-1") == 1


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("testclient", "testclient", True),
    ],
)
def test_h10_a_household_is_one_address(one: str, other: str, same: bool):
    assert (household(one) == household(other)) is same


def test_h10_tables_are_counted_by_household(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock, tables_burst=3) as house:
        made = []
        for number in range(6):
            header = {"X-Forwarded-For": f"2001:db8:1:2::{number}"}
            wish = {"game": "pig", "bot": "random"}
            made.append(house.http.post("/api/quick", json=wish, headers=header).status_code)
        assert made == [200] * 3 + [429] * 3


def test_who_waits_as_told_is_never_shown_out(tmp_path: Path, clock: FakeTime):
    """However often that is; who does not wait is."""
    slow: dict[str, Any] = {"messages_burst": 1, "messages_per_second": 10}
    with (
        House(tmp_path / "hall.sqlite3", clock, **slow) as house,
        house.join(house.table(2)[0]) as anna,
    ):
        for number in range(3 * STRIKES):
            anna.order("chat", f"c{number}", text="x")
            refused = anna.order("chat", f"d{number}", text="x")
            assert refused["error"] == "too-many"
            clock.advance(refused["wait"])
        for number in range(3 * STRIKES):
            anna.send({"type": "chat", "id": f"e{number}", "text": "x"})
        assert anna.code() == 4429

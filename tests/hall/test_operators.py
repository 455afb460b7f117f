"""What operators need: figures, health for load balancers, an end that costs nobody a game."""

from __future__ import annotations

import asyncio
import random
import re
import signal
from pathlib import Path

import httpx2
import pytest

from dicehall.hall.metrics import may_read
from tests.hall.house import House
from tests.hall.postgres import Postgres
from tests.hall.served import Served
from tests.hall.test_city import City, opened
from tests.hall.test_city_faults import Wanderer
from tests.hall.test_faults import lay

DRAINING = 1.0  # seconds a process that is to end still serves


def value(text: str, name: str) -> float:
    """A figure of the exposition."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, name
    return float(found[1])


# ---- figures ----


def test_metrics_count_what_happens(house: House):
    seats = house.table(2)
    before = house.http.get("/metrics").text
    with house.join(seats[0]) as anna, house.join(seats[0], watch=True):
        anna.answer("roll")
        anna.order("answer", seq=0, answer="roll")
        after = house.http.get("/metrics").text
    orders = 'dicehall_orders_total{type="answer"}'
    assert value(after, orders) >= 1
    assert value(after, "dicehall_order_seconds_count") >= 2
    assert value(after, "dicehall_sockets") == value(before, "dicehall_sockets") + 2
    assert value(after, "dicehall_watchers") == 1
    assert value(after, "dicehall_tables_in_memory") >= 1
    assert 0 <= value(after, "dicehall_loop_busy_ratio") <= 1
    assert value(after, "dicehall_ready") == 1
    assert 'route="/api/tables/{table}/sit"' in after


def test_metrics_hold_no_secret(house: House):
    seats = house.table(2, privacy="link")
    with house.join(seats[0]) as anna:
        anna.order("chat", text="a secret word")
        shown = house.http.get("/metrics").text
    for secret in (seats[0]["token"], seats[0]["table"], "secret word", "127.0.0.1", "P0"):
        assert secret not in shown


@pytest.mark.parametrize(
    ("headers", "seen"),
    [
        ({}, True),
        ({"Host": "games.example"}, False),
        ({"X-Forwarded-For": "127.0.0.1"}, False),
        ({"X-Forwarded-For": "192.0.2.7"}, False),
        ({"Forwarded": "for=127.0.0.1"}, False),
        ({"Via": "1.1 proxy"}, False),
    ],
)
def test_metrics_are_for_this_machine_alone(house: House, headers: dict[str, str], seen: bool):
    assert house.http.get("/metrics", headers=headers).status_code == (200 if seen else 404)


@pytest.mark.parametrize(
    ("client", "given", "seen"),
    [
        ("192.0.2.7", "Bearer s3cret", True),
        ("192.0.2.7", "Bearer other", False),
        ("127.0.0.1", "", False),
        ("127.0.0.1", "Basic s3cret", False),
    ],
)
def test_with_a_token_metrics_are_for_who_has_it(client: str, given: str, seen: bool):
    headers = [(b"host", b"localhost"), (b"authorization", given.encode())]
    scope = {"type": "http", "headers": headers, "client": (client, 1)}
    assert may_read(scope, "s3cret") is seen


def test_from_elsewhere_metrics_need_a_token():
    scope = {"type": "http", "headers": [(b"host", b"localhost")], "client": ("192.0.2.7", 1)}
    assert not may_read(scope, "")


# ---- health ----


def test_a_hall_is_live_and_ready(house: House):
    assert house.get("/livez") == {"ok": True}
    assert house.get("/readyz") == {"ok": True}
    foreign = house.http.get("/readyz", headers={"Host": "10.1.2.3.nip.example"})
    assert foreign.status_code == 200, "load balancers ask under any name"


def test_a_hall_that_drains_is_live_but_not_ready(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3") as house:
        seats = house.table(2)
        house.hall.draining = True
        assert house.http.get("/livez").status_code == 200
        assert house.http.get("/readyz").status_code == 503
        refused = house.try_post("/api/quick", {"game": "pig"})
        assert (refused.status_code, refused.json()["error"]) == (503, "draining")
        assert refused.headers["Retry-After"] == "1"
        with house.join(seats[0]) as anna:
            assert anna.answer("roll")["type"] == "accepted", "who plays goes on"


# ---- the end of a process, and the next one ----


async def renewed(served: Served) -> float:
    """End a process as an operator does, start it again; return how long the end took."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    served.process.send_signal(signal.SIGTERM)
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{served.port}", timeout=20) as client:
        ready = 200
        while ready == 200:  # a load balancer asks, and sends nobody there any more
            ready = (await client.get("/readyz")).status_code
        assert ready == 503
        assert (await client.get("/livez")).status_code == 200
        refused = await client.post("/api/quick", json={"game": "pig"})
        assert (refused.status_code, refused.json()["error"]) == (503, "draining")
    code = await asyncio.to_thread(served.ended)
    took = loop.time() - began
    assert code == 0
    await asyncio.to_thread(served.start)
    return took


async def play_through(city: City, halls: list[Served]) -> list[Wanderer]:
    """Let games go on while one process after the other is renewed."""
    ports, chance = [served.port for served in halls], random.Random(5)
    robots: list[Wanderer] = []
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", timeout=20) as client:
        wish = {"game": "pig", "options": {"goal": 500, "rounds": 100}}
        for seat in await lay(client, 2, **wish):
            robots.append(Wanderer(ports, seat, chance))
        chairs = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
        for seat in await lay(client, 1, **wish, seats=2, chairs=chairs):
            robots.append(Wanderer(ports, seat, chance))
    playing = [asyncio.create_task(robot.play()) for robot in robots]
    for served in halls:
        before = sum([len(robot.accepted) for robot in robots])
        assert await renewed(served) < DRAINING + 10
        while sum([len(robot.accepted) for robot in robots]) < before + 20:
            await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return robots


def test_processes_are_renewed_one_by_one_while_games_go_on(postgres: Postgres, tmp_path: Path):
    """Bots, too, and at once: no lease runs out meanwhile."""
    with opened(postgres, tmp_path) as city:
        slow = {"DICEHALL_DRAIN_SECONDS": str(DRAINING), "DICEHALL_LEASE_SECONDS": "600"}
        branches = city.open(2, **slow)
        halls = [branch.served for branch in branches]
        robots = asyncio.run(play_through(city, halls))
        name = city.database.rpartition("/")[2]
        asked = 'SELECT seq, kind, client_id, actor FROM log WHERE "table" = :t ORDER BY seq'
        for robot in robots:
            rows = [tuple(row) for row in postgres.do(name, asked, t=robot.seat["table"])]
            assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
            for id, seq in robot.accepted.items():
                assert rows[seq - 1][2:] == (id, robot.seat["seat"])
            assert robot.refused <= {"stale", "not-asked", "over", "undo-not-free"}
            assert robot.cuts, "each was sent to another process at least once"
        for branch in branches:
            events = [line["event"] for line in branch.log()]
            assert "hall drains" in events
            assert not [line for line in branch.log() if line["level"] == "error"]

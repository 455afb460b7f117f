"""`dicehall worker`: bots think on machines of their own, and nobody waits for a missing one."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dicehall.cli import main
from dicehall.hall.bots_pool import think
from tests.hall.house import House
from tests.hall.postgres import Postgres
from tests.hall.test_city import until
from tests.hall.test_play_on import analysis_of

WISH = {"game": "warriorz", "seats": 2, "bot": "level-2", "options": {"draw": "random"}}


@contextmanager
def worker(database: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A worker with one process, until the end of the block."""
    command = [sys.executable, "-m", "dicehall.cli", "worker", "--database", database]
    with (folder / "worker.log").open("a") as log:
        process = subprocess.Popen(
            [*command, "--processes", "1"], stdout=subprocess.PIPE, stderr=log, text=True
        )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert "a worker with 1 processes is ready" in line, (folder / "worker.log").read_text()
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
            assert process.wait(20) == 0
        process.stdout.close()


def farm_of(house: House):
    found = house.hall.pool.farm
    assert found is not None
    return found


def answers(house: House, how: str) -> float:
    """How many answers of bots there were, by what became of them."""
    told = house.http.get("/metrics").text
    found = re.search(rf'^dicehall_bot_answers_total{{how="{how}"}} (\S+)$', told, re.MULTILINE)
    return float(found[1]) if found else 0.0


def play(house: House, answers: int) -> None:
    """Play against a bot for a while, or to the end."""
    with house.join(house.post("/api/quick", WISH)) as anna:
        for _ in range(answers):
            if anna.asked()["over"]:
                return
            seq = anna.answer(anna.look["question"]["options"][-1]["answer"])["seq"]
            anna.until_seq(seq)


def test_bots_think_at_a_worker_and_here_when_it_is_gone(postgres: Postgres, tmp_path: Path):
    database = postgres.database()
    with House(database) as house:
        with worker(database, tmp_path):
            until(lambda: farm_of(house).slots == 1)
            # the hall's own processes are never asked
            house.hall.pool.think = lambda task: pytest.fail("thought about here")
            before = answers(house, "elsewhere")
            while answers(house, "elsewhere") < before + 5:  # a busy worker may be late for some
                play(house, 12)
            house.hall.pool.think = think
        until(lambda: farm_of(house).slots == 0)
        before = answers(house, "elsewhere")
        play(house, 4)
        assert answers(house, "elsewhere") == before
    rows = postgres.do(database.rpartition("/")[2], "SELECT id FROM work")
    assert rows == [], "nothing is left lying about"
    log = (tmp_path / "worker.log").read_text()
    assert all(line.startswith("{") for line in log.splitlines()), log
    assert not [line for line in log.splitlines() if json.loads(line)["level"] == "error"]


def test_a_hall_that_closes_takes_back_what_it_gave_to_workers(postgres: Postgres):
    database = postgres.database()
    name = database.rpartition("/")[2]
    with House(database) as house:
        postgres.do(name, "INSERT INTO workers (id, slots, until) VALUES ('gone', 1, 1e12)")
        until(lambda: farm_of(house).slots == 1)
        work = farm_of(house).done({"kind": "think"}, "somebody", 500.0)
        waiting = asyncio.run_coroutine_threadsafe(work, house.loop)
        until(lambda: postgres.do(name, "SELECT id FROM work") != [])
        postgres.do(name, "UPDATE work SET worker = 'gone'")  # it took it, and is never heard of
    assert waiting.result(0) is None, "who waited for it need not wait any longer"
    assert postgres.do(name, "SELECT id FROM work") == []


def test_hints_and_analyses_come_from_a_worker_too(postgres: Postgres, tmp_path: Path):
    database = postgres.database()
    with (
        House(database, analysis_seconds=0.5, hint_seconds=2.0, hints_burst=20) as house,
        worker(database, tmp_path),
    ):
        until(lambda: farm_of(house).slots == 1)
        seat = house.post("/api/quick", {**WISH, "bot": "random"})
        before = answers(house, "elsewhere")
        with house.join(seat) as anna:
            anna.asked()
            while answers(house, "elsewhere") == before:  # a busy machine may need several
                found = house.post(f"/api/tables/{seat['table']}/hint", None, seat["token"])
            offered = [option["answer"] for option in anna.look["question"]["options"]]
            assert found["hints"]
            assert all(hint["answer"] in offered for hint in found["hints"])
            anna.order("resign")
            while not anna.look["over"]:
                anna.hear()
        _, analysis = analysis_of(house, seat)
        assert analysis["answers"] > 0
        assert house.hall.analyst.pool is None, "no process of the hall was begun for it"


def test_who_dies_at_work_costs_no_answer(postgres: Postgres, tmp_path: Path):
    database = postgres.database()
    with House(database, bot_seconds=3) as house, worker(database, tmp_path) as process:
        until(lambda: farm_of(house).slots == 1)
        process.kill()
        process.wait()
        play(house, 3)


def test_a_worker_gets_no_table_but_a_world(postgres: Postgres):
    """What goes through the database was dealt anew from what the seat knows."""
    from dicehall.games import find
    from dicehall.kit.worlds import knowledge_of

    database = postgres.database()
    name = database.rpartition("/")[2]
    with House(database, bot_seconds=2) as house:
        farm_of(house).slots = 1
        postgres.do(name, "INSERT INTO workers (id, until, slots) VALUES ('nobody', 9e9, 1)")
        seat = house.post("/api/quick", WISH)
        found: list[str] = []

        def put() -> bool:
            found.extend(row[0] for row in postgres.do(name, "SELECT task FROM work"))
            return bool(found)

        with house.join(seat) as anna:
            while not found and not anna.asked()["over"]:
                anna.answer()
                anna.until("step")
                put()
            assert found or put()
        secret = postgres.do(name, "SELECT secret FROM tables")[0][0]
        task = json.loads(found[0])
        assert secret not in found[0]
        assert set(task) == {
            "kind", "bot", "game", "version", "world", "seat", "seed", "seconds",
        }  # fmt: skip
        assert task["seat"] == 1
        assert knowledge_of(find("warriorz"), task["world"], 1).options()


def test_work_is_shared_fairly_between_parties(postgres: Postgres):
    """Of one address with many games and one with one, the second is not last."""
    import asyncio

    from sqlalchemy.ext.asyncio import AsyncEngine

    from dicehall.hall.engines import make_engine
    from dicehall.hall.server import database_url
    from dicehall.hall.worker import TAKE

    database = postgres.database()
    name = database.rpartition("/")[2]
    for number in range(6):
        party = "modest" if number == 5 else "greedy"
        postgres.do(
            name,
            "INSERT INTO work (id, process, party, at, due, task)"
            f" VALUES ('w{number}', 'p', '{party}', {number}, 9e9, '{{}}')",
        )

    async def take(engine: AsyncEngine) -> list[str]:
        async with engine.connect() as connection:
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            return [(await raw.fetchrow(TAKE, "me"))["id"] for _ in range(6)]

    async def all_taken() -> list[str]:
        engine = make_engine(database_url(database), writes=True)
        try:
            return await take(engine)
        finally:
            await engine.dispose()

    assert asyncio.run(all_taken()) == ["w0", "w5", "w1", "w2", "w3", "w4"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--database", "hall.sqlite3"], "workers need postgresql://"),
        (["--database", "postgresql://x@127.0.0.1/x", "--processes", "-1"], "right would be 0"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str], why: str
):
    monkeypatch.setattr("dicehall.hall.logs.set_up", lambda level: None)
    assert main(["worker", *words]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert why in line

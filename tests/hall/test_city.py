"""Several processes of one hall: real ones, on one database of PostgreSQL."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.hall.house import PATIENCE, Data, Player, Visitor
from tests.hall.postgres import Postgres
from tests.hall.served import Served

LEASE = 1.5  # seconds; a dead process is noticed after that
QUICK = {
    "DICEHALL_LEASE_SECONDS": str(LEASE),
    "DICEHALL_WINDOW_SECONDS": "0",
    "DICEHALL_CHAT_BURST": "1000000",
}


class Branch(Visitor):
    """One process, and somebody who comes to it."""

    def __init__(self, served: Served) -> None:
        super().__init__(served.port)
        self.served = served

    def log(self) -> list[Data]:
        """Return what the process has logged."""
        lines = self.served.log.read_text().splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]


class City:
    """Processes on one database."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self.count = 0
        self.stack = ExitStack()
        self.salts: dict[str, dict[str, str]] = {}

    def open(self, count: int = 1, **environment: str) -> list[Branch]:
        """Start some processes more, all at once."""
        found = []
        for _ in range(count):
            self.count += 1
            path = self.folder / f"process-{self.count}"
            settings = {**QUICK, **environment}
            served = Served(path, database=self.database, environment=settings, wait=False)
            found.append(Branch(self.stack.enter_context(served)))
            found[-1].salts = self.salts  # a page keeps its own, wherever it is connected
        for branch in found:
            self.stack.callback(branch.http.close)
            branch.served.opened()
        return found


@contextmanager
def opened(postgres: Postgres, folder: Path) -> Iterator[City]:
    """Open a city, and close it again."""
    city = City(postgres.database(), folder)
    with city.stack:
        yield city


@pytest.fixture(scope="module")
def city(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[City]:
    with opened(postgres, tmp_path_factory.mktemp("city")) as city:
        yield city


@pytest.fixture(scope="module")
def branches(city: City) -> list[Branch]:
    return city.open(3)


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds; a test that waits in vain fails."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came about"
        time.sleep(0.02)


def hear_until(player: Player, holds: Callable[[Data], bool]) -> Data:
    """Hear messages until one is as wanted."""
    while True:
        message = player.hear()
        if holds(message):
            return message


def online(table: Data) -> list[bool]:
    return [chair["online"] for chair in table["chairs"]]


# ---- three processes that go on ----


def test_an_answer_given_at_one_is_told_at_the_others(branches: list[Branch]):
    a, b, c = branches
    seats = a.table(2)
    with a.join(seats[0]) as anna, b.join(seats[1]) as ben, c.join(seats[0], watch=True) as carl:
        for number in range(6):
            who = anna if anna.look["asked"] == [0] else ben
            seq = who.answer("roll")["seq"]
            for one in (anna, ben, carl):
                one.until_seq(seq)
                assert one.seq == seq
        assert anna.look["components"] == ben.look["components"] == carl.look["components"]


def test_sealed_answers_at_different_processes_both_count(branches: list[Branch]):
    a, b, _ = branches
    for _ in range(5):
        seats = a.table(2, game="warriorz", options={"draw": "random"})
        with a.join(seats[0]) as anna, b.join(seats[1]) as ben:
            rounds = 0
            while rounds < 4 and not anna.look["over"]:
                both = anna.look["asked"] == [0, 1]
                if both:
                    rounds += 1
                    for one in (anna, ben):  # at the same moment, at two processes
                        option = one.look["question"]["options"][0]["answer"]
                        order = {"type": "answer", "seq": one.seq, "answer": option}
                        one.send({**order, "id": f"r{rounds}"})
                    told = [one.until("accepted", "refused") for one in (anna, ben)]
                    assert [message["type"] for message in told] == ["accepted", "accepted"]
                    seq = max(message["seq"] for message in told)
                else:
                    who = anna if 0 in anna.look["asked"] else ben
                    seq = who.answer()["seq"]
                anna.until_seq(seq)
                ben.until_seq(seq)


def test_who_is_late_is_told_stale_with_the_fresh_look(branches: list[Branch]):
    """Two sockets of one seat at two processes: one of two answers holds."""
    a, b, _ = branches
    seats = a.table(2)
    with a.join(seats[0]) as here, b.join(seats[0]) as there:
        seq = here.seq
        for one, text in ((here, "roll"), (there, "roll")):
            one.send({"type": "answer", "id": f"x{one is here}", "seq": seq, "answer": text})
        told = [one.until("accepted", "refused") for one in (here, there)]
        kinds = sorted(message["type"] for message in told)
        if kinds == ["accepted", "refused"]:
            refused = next(message for message in told if message["type"] == "refused")
            assert refused["error"] in ("stale", "not-asked")
            assert refused["seq"] == seq + 1
            assert refused["look"] is not None
        here.until_seq(seq + 1)
        there.until_seq(seq + 1)


def test_a_message_repeated_at_another_process_counts_once(branches: list[Branch]):
    a, b, _ = branches
    seats = a.table(2)
    with a.join(seats[0]) as anna:
        first = anna.answer("roll", "same")
    with b.join(seats[0]) as anna:
        again = anna.order("answer", "same", seq=1, answer="roll")
        assert (again["type"], again["seq"]) == ("accepted", first["seq"])


def test_who_is_there_is_known_at_every_process(branches: list[Branch]):
    a, b, c = branches
    seats = a.table(2, privacy="open")
    path = f"/api/tables/{seats[0]['table']}"
    with a.join(seats[0]) as anna:
        hear_until(anna, lambda m: m["type"] == "table" and online(m["table"]) == [True, False])
        ben = b.join(seats[1])
        assert online(ben.welcome["table"])[0]
        hear_until(anna, lambda m: m["type"] == "table" and online(m["table"]) == [True, True])
        assert online(c.get(path)) == [True, True]
        listed = [t for t in c.get("/api/tables")["tables"] if t["table"] == seats[0]["table"]]
        assert online(listed[0]) == [True, True]
        with c.join(seats[0], watch=True):
            hear_until(anna, lambda m: m["type"] == "table" and m["table"]["watching"] == 1)
        hear_until(anna, lambda m: m["type"] == "table" and m["table"]["watching"] == 0)
        ben.close()
        hear_until(anna, lambda m: m["type"] == "table" and online(m["table"]) == [True, False])


def test_a_waiting_room_across_processes(branches: list[Branch]):
    a, b, c = branches
    chairs = [{"kind": "person"}] * 2
    anna = a.post("/api/tables", {"game": "pig", "seats": 2, "chairs": chairs, "name": "Anna"})
    with c.join(anna, watch=True) as watcher:
        ben = b.post(f"/api/tables/{anna['code']}/sit", {"name": "Ben"})
        hear_until(
            watcher, lambda m: m["type"] == "table" and m["table"]["chairs"][1]["name"] == "Ben"
        )
        with c.join(ben) as at_table:
            c.post(f"/api/tables/{ben['table']}/leave", None, ben["token"])
            assert at_table.until("welcome")["seat"] is None
        ben = b.post(f"/api/tables/{anna['table']}/sit", {"name": "Ben"})
        started = c.post(f"/api/tables/{anna['table']}/start", None, anna["token"])
        assert started["state"] == "playing"
        watcher.until("step")
        assert watcher.seq == 1
    with a.join(ben) as player:
        assert player.welcome["seq"] == 1


def test_many_sit_down_at_once_at_three_processes(branches: list[Branch]):
    """No chair is given away twice."""
    from concurrent.futures import ThreadPoolExecutor

    chairs = [{"kind": "person"}] * 6
    wish = {"game": "pig", "seats": 6, "chairs": chairs, "name": "Anna"}
    anna = branches[0].post("/api/tables", wish)
    path = f"/api/tables/{anna['table']}/sit"
    with ThreadPoolExecutor(9) as pool:
        found = list(
            pool.map(
                lambda number: branches[number % 3].try_post(path, {"name": f"P{number}"}),
                range(9),
            )
        )
    seats = [answer.json()["seat"] for answer in found if answer.status_code == 200]
    assert sorted(seats) == [1, 2, 3, 4, 5]
    assert {answer.status_code for answer in found} == {200, 409}


def test_chat_across_processes(branches: list[Branch]):
    a, b, _ = branches
    seats = a.table(2)
    with a.join(seats[0]) as anna, b.join(seats[1]) as ben:
        for number in range(5):  # at once: each line has a number of its own
            for one in (anna, ben):
                one.send({"type": "chat", "id": f"c{number}", "text": f"line {number}"})
        heard = []
        for one in (anna, ben):
            lines: list[tuple[int, str]] = []
            while len(lines) < 10:
                message = one.until("chat")
                lines.append((message["line"]["seat"], message["line"]["text"]))
            heard.append(lines)
        assert heard[0] == heard[1]
        assert len(set(heard[0])) == 10


def test_a_rematch_across_processes(branches: list[Branch]):
    a, b, c = branches
    seats = a.table(2, options={"goal": 10, "rounds": 1})
    with a.join(seats[0]) as anna, b.join(seats[1]) as ben:
        anna.order("draw")
        asked = hear_until(ben, lambda m: m.get("draw") is not None)
        ben.order("consent", yes=True, seq=asked["draw"]["seq"])
        hear_until(anna, lambda m: m["type"] == "table" and m["table"]["state"] == "over")
    path = f"/api/tables/{seats[0]['table']}/rematch"
    first = b.post(path, None, seats[0]["token"])
    second = c.post(path, None, seats[1]["token"])
    assert first["table"] == second["table"]
    with a.join(second) as ben:
        assert ben.welcome["table"]["state"] == "playing"
        assert ben.welcome["seat"] == 0


# ---- processes that die, sleep, or do not hear ----


def test_after_kill_9_bots_and_clocks_go_on_at_another(city: City, branches: list[Branch]):
    (doomed,), other = city.open(), branches[0]
    timed = doomed.table(2, clock={"kind": "decision", "seconds": 5})
    with_bots = doomed.table(1, bots=1, options={"goal": 500})
    unseen = doomed.table(2, clock={"kind": "game", "seconds": 10, "increment": 0})
    with other.join(timed[0]) as anna, other.join(with_bots[0]) as ben:
        doomed.served.kill()
        ben.asked()
        assert ben.answer("hold" if len(ben.look["question"]["options"]) > 1 else None)
        while ben.look["asked"] != [0] or not ben.look["question"]:
            ben.hear()  # the bot has answered, at the other process
        late = hear_until(anna, lambda m: m["type"] == "table" and m["table"]["chairs"][0]["away"])
        assert late["table"]["state"] == "playing"
    assert "processes are gone" in [line["event"] for line in other.log()]
    path = f"/api/tables/{unseen[0]['table']}"  # nobody had it in memory any more
    until(lambda: bool(branches[1].get(path)["chairs"][0]["lost"] == "time"))


def test_a_paused_process_does_no_harm(city: City, branches: list[Branch]):
    """It wakes up with a lease that others have taken, and sockets that are behind."""
    (sleeper,), other = city.open(), branches[2]
    seats = sleeper.table(2, clock={"kind": "decision", "seconds": 5})
    quiet = sleeper.table(1, bots=1, options={"goal": 500})
    table = seats[0]["table"]
    with sleeper.join(seats[0]) as asleep, other.join(seats[1]) as awake, sleeper.join(quiet[0]):
        sleeper.served.process.send_signal(signal.SIGSTOP)
        try:
            hear_until(
                awake, lambda m: m["type"] == "table" and online(m["table"]) == [False, True]
            )
            hear_until(awake, lambda m: m["type"] == "table" and m["table"]["chairs"][0]["away"])
        finally:
            sleeper.served.process.send_signal(signal.SIGCONT)
        hear_until(awake, lambda m: m["type"] == "table" and online(m["table"]) == [True, True])
        assert asleep.order("return")["type"] in ("accepted", "refused")
        until(lambda: "lease was lost" in [line["event"] for line in sleeper.log()])
        while awake.seq < asleep.seq:
            awake.hear()
    rows = city_rows(city, table)
    kinds = [row[1] for row in rows]
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    assert kinds.count("time") <= 2, "each seat was late once at most"
    assert "error" not in [line["level"] for line in sleeper.log()]
    sleeper.served.stop()


def city_rows(city: City, table: str) -> list[tuple[int, str]]:
    """Return the log of a table as the database has it."""
    import asyncio

    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine
    from sqlalchemy.pool import NullPool

    async def read() -> list[tuple[int, str]]:
        url = city.database.replace("postgresql:", "postgresql+asyncpg:")
        engine = create_async_engine(url, poolclass=NullPool)
        async with engine.connect() as connection:
            asked = text('SELECT seq, kind FROM log WHERE "table" = :table ORDER BY seq')
            found = (await connection.execute(asked, {"table": table})).all()
        await engine.dispose()
        return [(row[0], row[1]) for row in found]

    return asyncio.run(read())


def test_a_process_that_ends_leaves_its_tables_at_once(city: City, branches: list[Branch]):
    (leaving,), other = city.open(), branches[0]
    seats = leaving.table(1, bots=1, options={"goal": 500})
    with leaving.join(seats[0]) as anna:
        assert leaving.served.stop() == 0
        assert anna.code() == 1012
    with other.join(seats[0]) as anna:
        anna.asked()
        assert anna.answer()["type"] == "accepted"


def test_a_broken_line_between_processes_is_mended(
    postgres: Postgres, city: City, branches: list[Branch]
):
    """All connections are cut: what was told meanwhile is found by its number."""
    a, b, _ = branches
    seats = a.table(2)
    with a.join(seats[0]) as anna, b.join(seats[1]) as ben:
        postgres.do(
            "postgres",
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'dicehall'",
        )
        seq = 0
        while not seq:
            told = anna.answer("roll")
            seq = told["seq"] if told["type"] == "accepted" else 0
            assert seq or told["wait"], told
        ben.until_seq(seq)
        assert anna.order("chat", text="still there?")["type"] == "accepted"
        ben.until("chat")


def test_a_crash_of_the_database_costs_nobody_the_table(
    postgres: Postgres, city: City, branches: list[Branch]
):
    a, b, _ = branches
    seats = a.table(2)
    with a.join(seats[0]) as anna, b.join(seats[1]) as ben:
        first = anna.answer("roll")["seq"]
        for one in (anna, ben):
            one.until_seq(first)
        postgres.stop("immediate")
        postgres.start()
        who = anna if anna.look["asked"] == [0] else ben
        told = who.answer("roll")
        while told["type"] == "refused":
            assert told["wait"], told
            time.sleep(told["wait"] / 10)
            told = who.answer("roll")
        for one in (anna, ben):
            one.until_seq(told["seq"])
    until(lambda: a.http.get("/healthz").status_code == 200)

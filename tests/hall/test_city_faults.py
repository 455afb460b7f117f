"""Games of all kinds through one process or three, on a file or on PostgreSQL, while processes and
the database are killed: nothing acknowledged is lost, and every log is a straight game."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from time import monotonic

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection

from dicehall.games import find
from dicehall.kit.proof import verify
from dicehall.kit.replay import read_text
from tests.hall.postgres import Postgres
from tests.hall.served import Served
from tests.hall.test_faults import SOON, Data, Robot, lay, straight

PIG: Data = {"game": "pig", "options": {"goal": 50, "rounds": 12}}
FOUR: list[Data] = [
    {"game": "warriorz", "options": {"draw": "random"}},
    {"game": "quarriors"},
    {"game": "shadespire"},
    {"game": "shazar", "options": {"rounds": 20}},
]
LONGEST = 900  # seconds after which something hangs, however busy the machine is
QUICK = {"DICEHALL_LEASE_SECONDS": "1.5", "DICEHALL_WINDOW_SECONDS": "0"}
# What a process says of a database that is away; nothing else may go wrong.
EXPECTED = {
    "neighbours cannot be heard",
    "nothing can be written",
    "orders cannot be read",
    "patrol stumbled",
    "request failed",
    "socket stopped",
    "table cannot be followed",
    "table cannot be read",
    "table stopped",
    "workers cannot be reached",
}
REFUSED = {"stale", "not-asked", "over", "undo-not-free"}


class Wanderer(Robot):
    """Plays a seat over a bad line, each time at another process."""

    def __init__(self, ports: list[int], seat: Data, chance: random.Random) -> None:
        super().__init__(ports[0], seat, chance)
        self.ports = ports
        self.hold: Callable[[], bool] = lambda: False

    def where(self) -> str:
        port = self.chance.choice(self.ports)
        return f"ws://127.0.0.1:{port}/api/tables/{self.seat['table']}/socket"

    async def act(self, line: ClientConnection, message: Data) -> None:
        while self.hold():
            await asyncio.sleep(SOON)
        await super().act(line, message)


class Disaster:
    """Kills one process after the other and, where there is one, the database between them."""

    def __init__(self, halls: list[Served], postgres: Postgres | None, every: int) -> None:
        self.halls = halls
        self.every = every
        self.due = every  # the number of answers after which the next strike comes
        self.postgres = postgres
        self.deaths = 0

    async def strike(self) -> None:
        """Let somebody die, and come back."""
        self.deaths += 1
        if self.postgres is not None and self.deaths % 3 == 2:
            await asyncio.to_thread(self.postgres.stop, "immediate")
            await asyncio.to_thread(self.postgres.start)
        else:
            victim = self.halls[self.deaths % len(self.halls)]
            await asyncio.to_thread(victim.kill)
            await asyncio.to_thread(victim.start)

    async def haunt(self, robots: list[Wanderer]) -> None:
        """Strike again and again as the games go on: whenever so many answers more were taken."""
        for robot in robots:
            robot.hold = lambda: self.ahead(robots)
        while not all(robot.over for robot in robots):
            if taken(robots) >= self.due:
                await self.strike()
                self.due = taken(robots) + self.every
            await asyncio.sleep(0.01)

    def ahead(self, robots: list[Wanderer]) -> bool:
        """Whether games go on faster than somebody comes back: on a slow machine they would be
        over after a single death."""
        return taken(robots) >= self.due + self.every


def taken(robots: list[Wanderer]) -> int:
    """How many answers were taken so far."""
    return sum([len(robot.accepted) for robot in robots])


async def play_all(disaster: Disaster, wishes: list[Data], chance: random.Random) -> list[Wanderer]:
    """Play all games through all the trouble."""
    ports = [served.port for served in disaster.halls]
    robots: list[Wanderer] = []
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", timeout=20) as client:
        for wish in wishes:
            robots += [Wanderer(ports, seat, chance) for seat in await lay(client, 2, **wish)]
    haunting = asyncio.create_task(disaster.haunt(robots))
    playing = asyncio.gather(*[robot.play() for robot in robots])
    await asyncio.wait_for(playing, LONGEST + 5 * len(wishes))
    await haunting
    return robots


def records_of(port: int, robots: list[Wanderer]) -> dict[str, str]:
    """The records of all games, as the hall tells them."""
    with httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        tables = {robot.seat["table"] for robot in robots}
        return {table: client.get(f"/api/tables/{table}/record").text for table in tables}


def judge(
    robots: list[Wanderer], records: dict[str, str], log: Callable[[str], list[Data]]
) -> None:
    """Hold the logs against the records, and both against what the players were told."""
    for table, text in records.items():
        rows = log(table)
        assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
        record = read_text(text)
        assert straight(rows) == record.answers
        verify(record, find(record.setup.game))
        for robot in [robot for robot in robots if robot.seat["table"] == table]:
            for id, seq in robot.accepted.items():
                row = rows[seq - 1]
                assert (row["client_id"], row["actor"]) == (id, robot.seat["seat"])
                assert row["kind"] == robot.sent[id]["type"].replace("undo", "back")
            assert robot.refused <= {*REFUSED, "internal"}


def log_in(database: str, postgres: Postgres | None) -> Callable[[str], list[Data]]:
    """Return how to read the log of a table."""
    asked = 'SELECT seq, kind, seat, data, actor, client_id FROM log WHERE "table" = :t ORDER BY 1'

    def read(table: str) -> list[Data]:
        if postgres is not None:
            name = database.rpartition("/")[2]
            return [dict(row._mapping) for row in postgres.do(name, asked, t=table)]
        with closing(sqlite3.connect(database)) as file:
            file.row_factory = sqlite3.Row
            return [dict(row) for row in file.execute(asked, {"t": table})]

    return read


def survive(
    folder: Path, postgres: Postgres | None, processes: int, wishes: list[Data], every: int
) -> None:
    """Open a hall, play through the trouble, and judge."""
    began = monotonic()
    database = str(folder / "hall.sqlite3") if postgres is None else postgres.database()
    with ExitStack() as stack:
        halls = [
            stack.enter_context(
                Served(folder / f"hall-{number}", database=database, environment=QUICK, wait=False)
            )
            for number in range(processes)
        ]
        for served in halls:
            served.opened()
        disaster = Disaster(halls, postgres, every)
        robots = asyncio.run(play_all(disaster, wishes, random.Random(11)))
        records = records_of(halls[0].port, robots)
    for served in halls:
        lines = [line for line in served.log.read_text().splitlines() if line.startswith("{")]
        errors = {data["event"] for data in map(json.loads, lines) if data["level"] == "error"}
        assert errors <= (EXPECTED if postgres is not None else set())
    assert len(records) == len(wishes)
    judge(robots, records, log_in(database, postgres))
    assert disaster.deaths >= 3
    assert any(robot.cuts for robot in robots)
    print(
        f"{processes} processes on {'a file' if postgres is None else 'PostgreSQL'}: "
        f"{len(wishes)} games, {sum([len(robot.accepted) for robot in robots])} accepted, "
        f"{disaster.deaths} deaths, {sum([robot.cuts for robot in robots])} cuts, "
        f"{monotonic() - began:.0f} s"
    )


def test_games_through_three_processes_that_are_killed(postgres: Postgres, tmp_path: Path):
    """One of each game, and some short ones."""
    survive(tmp_path, postgres, 3, [*FOUR, *[PIG] * 4], every=80)


@pytest.mark.long
@pytest.mark.parametrize(
    ("on_server", "processes", "games"),
    [(False, 1, 68), (True, 1, 66), (True, 3, 66)],
    ids=["file", "one process", "three processes"],
)
def test_two_hundred_games_of_all_kinds(
    request: pytest.FixtureRequest, tmp_path: Path, on_server: bool, processes: int, games: int
):
    postgres: Postgres | None = request.getfixturevalue("postgres") if on_server else None
    wishes = [FOUR[number % len(FOUR)] for number in range(games)]
    survive(tmp_path, postgres, processes, wishes, every=600)

"""Games through three processes of one hall, while these and the database are killed."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import ExitStack
from pathlib import Path

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from dicehall.games import find
from dicehall.kit.proof import verify
from dicehall.kit.replay import read_text
from tests.hall.postgres import Postgres
from tests.hall.served import Served
from tests.hall.test_faults import Data, Robot, lay, straight

PIGS, BATTLES = 16, 4
DEATHS, ANSWERS = 3, 60  # so many deaths, one after each so many answers
LONGEST = 100  # seconds for all games
QUICK = {"DICEHALL_LEASE_SECONDS": "1.5", "DICEHALL_WINDOW_SECONDS": "0"}
# What a process says of a database that is away; nothing else may go wrong.
EXPECTED = {
    "neighbours cannot be heard",
    "nothing can be written",
    "patrol stumbled",
    "request failed",
    "socket stopped",
    "table cannot be followed",
    "table cannot be read",
    "table stopped",
}


class Wanderer(Robot):
    """Plays a seat over a bad line, each time at another process."""

    def __init__(self, ports: list[int], seat: Data, chance: random.Random) -> None:
        super().__init__(ports[0], seat, chance)
        self.ports = ports
        self.last: Data = {"seq": -1}  # the last message with a look

    async def hear(self, line: ClientConnection, message: Data) -> None:
        """What was taken before the look came is no reason to wait for another look."""
        if message.get("look") is not None:
            self.last = message
        await super().hear(line, message)
        if message["type"] == "accepted" and message["seq"] <= self.last["seq"] == self.seq:
            await super().hear(line, self.last)

    async def play(self) -> None:
        while not self.over:
            port = self.chance.choice(self.ports)
            address = f"ws://127.0.0.1:{port}/api/tables/{self.seat['table']}/socket"
            try:
                async with connect(address, compression=None, close_timeout=0.2) as line:
                    await line.send(self.hello())
                    await self.converse(line)
            except (OSError, WebSocketException, EOFError, TimeoutError):
                self.cuts += 1
                await asyncio.sleep(0.05)


async def trouble(halls: list[Served], postgres: Postgres, robots: list[Wanderer]) -> None:
    """Kill one process after the other, and the database between them, as the games go on."""
    for number in range(1, DEATHS + 1):
        while sum([len(robot.accepted) for robot in robots]) < number * ANSWERS:
            await asyncio.sleep(0.01)
        if number == 2:
            await asyncio.to_thread(postgres.stop, "immediate")
            await asyncio.to_thread(postgres.start)
            continue
        victim = halls[number % len(halls)]
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(victim.start)


async def play_all(
    halls: list[Served], postgres: Postgres, chance: random.Random
) -> list[Wanderer]:
    """Play all games through all the trouble."""
    ports = [served.port for served in halls]
    robots: list[Wanderer] = []
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", timeout=20) as client:
        for number in range(PIGS + BATTLES):
            if number < PIGS:
                seats = await lay(client, 2, game="pig", options={"goal": 50, "rounds": 12})
            else:
                seats = await lay(client, 3, game="warriorz", options={"draw": "random"})
            robots += [Wanderer(ports, seat, chance) for seat in seats]
    killer = asyncio.create_task(trouble(halls, postgres, robots))
    await asyncio.wait_for(asyncio.gather(*[robot.play() for robot in robots]), LONGEST)
    await asyncio.wait_for(killer, LONGEST)
    return robots


def test_twenty_games_through_three_processes_that_are_killed(postgres: Postgres, tmp_path: Path):
    """Nothing acknowledged is lost, nothing is there twice, and every log is a straight game."""
    url = postgres.database()
    with ExitStack() as stack:
        halls = [
            stack.enter_context(
                Served(tmp_path / f"hall-{number}", database=url, environment=QUICK, wait=False)
            )
            for number in range(3)
        ]
        for served in halls:
            served.opened()
        robots = asyncio.run(play_all(halls, postgres, random.Random(11)))
        with httpx2.Client(base_url=f"http://127.0.0.1:{halls[1].port}", timeout=20) as client:
            records = {
                robot.seat["table"]: client.get(f"/api/tables/{robot.seat['table']}/record").text
                for robot in robots
            }
    for served in halls:
        lines = [line for line in served.log.read_text().splitlines() if line.startswith("{")]
        errors = {data["event"] for data in map(json.loads, lines) if data["level"] == "error"}
        assert errors <= EXPECTED
    name = url.rpartition("/")[2]
    asked = 'SELECT seq, kind, seat, data, actor, client_id FROM log WHERE "table" = :t ORDER BY 1'
    for table, text in records.items():
        rows = [dict(row._mapping) for row in postgres.do(name, asked, t=table)]
        assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
        record = read_text(text)
        assert straight(rows) == record.answers
        verify(record, find(record.setup.game))
        for robot in [robot for robot in robots if robot.seat["table"] == table]:
            for id, seq in robot.accepted.items():
                row = rows[seq - 1]
                assert (row["client_id"], row["actor"]) == (id, robot.seat["seat"])
                assert row["kind"] == robot.sent[id]["type"].replace("undo", "back")
            expected = {"stale", "not-asked", "over", "undo-not-free", "internal"}
            assert robot.refused <= expected
    assert sum([len(robot.accepted) for robot in robots]) > 300
    assert any(robot.cuts for robot in robots)

"""Lost, doubled and swapped messages, cut connections, a hall that is killed again and again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from dicehall.games import find
from dicehall.kit.dice import seal_of
from dicehall.kit.proof import verify
from dicehall.kit.replay import read_text
from tests.hall.served import Served

Data = dict[str, Any]
PIGS, BATTLES = 10, 2  # a short evening; 200 games are played with --all
LONGEST = 900  # seconds after which something hangs, however busy the machine is
SOON = 0.1  # seconds after which an unanswered message is sent again
APART = 70  # accepted answers between two kills, at least


class Robot:
    """Plays a seat over a bad line."""

    def __init__(self, port: int, seat: Data, chance: random.Random) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/tables/{seat['table']}/socket"
        self.seat = seat
        self.chance = chance
        self.seq = 0
        self.last: Data = {}
        self.over = False
        self.pending: Data | None = None
        self.held: list[Data] = []
        self.accepted: dict[str, int] = {}
        self.sent: dict[str, Data] = {}
        self.refused: set[str] = set()
        self.cuts = 0

    async def play(self) -> None:
        """Connect again and again until the game is over."""
        patience = SOON
        while not self.over:
            try:
                async with connect(self.where(), compression=None, close_timeout=0.2) as line:
                    patience = SOON
                    await line.send(self.hello())
                    await self.converse(line)
            except (OSError, WebSocketException, EOFError, TimeoutError):
                self.cuts += 1
                await asyncio.sleep(patience)
                patience = min(1.5 * patience, 10 * SOON)

    def where(self) -> str:
        """The address of the table."""
        return self.address

    def hello(self) -> str:
        return json.dumps({"type": "hello", "token": self.seat["token"], "seq": self.seq})

    async def converse(self, line: ClientConnection) -> None:
        """Hear and answer; what stays unanswered is sent again, less and less often."""
        patience = SOON
        while not self.over:
            try:
                message = json.loads(await asyncio.wait_for(line.recv(), patience))
            except TimeoutError:
                patience = min(2 * patience, 1.6)
                if self.pending is not None:
                    await line.send(json.dumps(self.pending))
                continue
            patience = SOON
            await self.hear(line, message)

    async def hear(self, line: ClientConnection, message: Data) -> None:
        """Take in one message of the hall."""
        if message["type"] == "accepted":
            known = self.accepted.setdefault(message["id"], message["seq"])
            assert known == message["seq"], "a repeated id got another answer"
        if message["type"] == "refused":
            self.refused.add(message["error"])
        if message["type"] in ("accepted", "refused"):
            if self.pending is not None and self.pending["id"] == message["id"]:
                self.pending = None
        if message.get("look") is not None:
            assert message["seq"] >= self.seq, "the hall has forgotten something"
            self.seq = message["seq"]
            self.over = message["look"]["over"]
            self.last = message
        elif message["type"] not in ("accepted", "refused") or message.get("seq", 0) > self.seq:
            return  # another look will come
        if self.pending is None and not self.over and self.last:
            await self.act(line, self.last)

    async def act(self, line: ClientConnection, message: Data) -> None:
        """Answer what is asked, or take something back."""
        look = message["look"]
        if look["question"]:
            answer = self.chance.choice(look["question"]["options"])["answer"]
            await self.order(line, {"type": "answer", "seq": self.seq, "answer": answer})
        elif message.get("undo", {}).get("free") and self.chance.random() < 0.1:
            await self.order(line, {"type": "undo"})

    async def order(self, line: ClientConnection, order: Data) -> None:
        """Send a message: or lose it, double it, hold it back, cut the line behind it."""
        order["id"] = uuid4().hex
        self.sent[order["id"]] = order
        self.pending = order
        fate = self.chance.random()
        if fate < 0.10:
            return  # lost
        if fate < 0.20:
            self.held.append(order)  # overtaken by the next
            return
        await line.send(json.dumps(order))
        if fate < 0.35:
            await line.send(json.dumps(order))
        while self.held and self.chance.random() < 0.7:
            await line.send(json.dumps(self.held.pop(0)))
        if fate > 0.97:
            line.transport.abort()


async def lay(client: httpx2.AsyncClient, people: int, **wish: object) -> list[Data]:
    """Create and start a table."""
    chairs = [{"kind": "person"}] * people
    body = {"seats": people, "chairs": chairs, "name": "A", "undo": "free", **wish}
    seats = [(await client.post("/api/tables", json=body)).json()]
    path = f"/api/tables/{seats[0]['table']}"
    for _ in range(people - 1):
        seats.append((await client.post(path + "/sit", json={"name": "B"})).json())
    tokens = [{"Authorization": f"Bearer {seat['token']}"} for seat in seats]
    salts = [(f"{number:064x}", token) for number, token in enumerate(tokens)]
    for salt, token in salts:
        await client.post(path + "/seal", json={"seal": seal_of(salt)}, headers=token)
    await client.post(path + "/start", headers=salts[0][1])
    for salt, token in salts:
        shown = await client.post(path + "/show", json={"salt": salt}, headers=token)
        assert shown.status_code == 200
    return seats


async def trouble(
    served: Served, robots: list[Robot], done: asyncio.Event, chance: random.Random
) -> int:
    """Kill the hall each time it has accepted some more answers, however long that takes."""
    kills = 0
    bound = APART
    while not done.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(done.wait(), 0.05)
        accepted = sum([len(robot.accepted) for robot in robots])
        if accepted >= bound and not done.is_set():
            bound = accepted + APART + chance.randrange(APART)
            await asyncio.to_thread(served.kill)
            await asyncio.to_thread(served.start)
            kills += 1
    return kills


async def play_all(served: Served, chance: random.Random) -> tuple[list[Robot], int]:
    """Play all games through all the trouble."""
    address = f"http://127.0.0.1:{served.port}"
    robots: list[Robot] = []
    async with httpx2.AsyncClient(base_url=address, timeout=20) as client:
        for number in range(PIGS + BATTLES):
            if number < PIGS:
                seats = await lay(client, 2, game="pig", options={"goal": 50, "rounds": 12})
            else:
                seats = await lay(client, 3, game="warriorz", options={"draw": "random"})
            robots += [Robot(served.port, seat, chance) for seat in seats]
    done = asyncio.Event()
    killer = asyncio.create_task(trouble(served, robots, done, chance))
    try:
        await asyncio.wait_for(asyncio.gather(*[robot.play() for robot in robots]), LONGEST)
    finally:
        done.set()
    return robots, await killer


def straight(rows: list[Data]) -> list[tuple[int, str]]:
    """The answers of a log, with what was taken back left out."""
    answers: list[tuple[int, str]] = []
    for row in rows:
        data = json.loads(row["data"])
        if row["kind"] == "answer":
            answers.append((row["seat"], data["answer"]))
        elif row["kind"] == "back":
            taken = answers[data["number"]]
            later = answers[data["number"] + 1 :]
            answers = answers[: data["number"]]
            answers += [answer for answer in later if answer[0] != taken[0]]
    return answers


def test_a_dozen_games_through_all_kinds_of_trouble(tmp_path: Path):
    chance = random.Random(7)
    with Served(tmp_path / "hall.sqlite3") as served:
        robots, kills = asyncio.run(play_all(served, chance))
        with httpx2.Client(base_url=f"http://127.0.0.1:{served.port}", timeout=20) as client:
            records = {
                robot.seat["table"]: client.get(f"/api/tables/{robot.seat['table']}/record").text
                for robot in robots
            }
        served.stop()
    log = served.log.read_text()
    assert kills >= 3, f"only {kills} kills"
    assert len(records) == PIGS + BATTLES
    assert '"level": "error"' not in log, log
    database = sqlite3.connect(served.path)
    database.row_factory = sqlite3.Row
    for table, text in records.items():
        found = database.execute('SELECT * FROM log WHERE "table" = ? ORDER BY seq', (table,))
        rows = [dict(row) for row in found]
        assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
        record = read_text(text)
        assert straight(rows) == record.answers
        verify(record, find(record.setup.game))
        for robot in robots:
            if robot.seat["table"] == table:
                for id, seq in robot.accepted.items():
                    row = rows[seq - 1]
                    assert (row["client_id"], row["actor"]) == (id, robot.seat["seat"])
                    assert row["kind"] == robot.sent[id]["type"].replace("undo", "back")
                    if row["kind"] == "answer":
                        assert json.loads(row["data"])["answer"] == robot.sent[id]["answer"]
                assert robot.refused <= {"stale", "not-asked", "over", "undo-not-free"}
    database.close()
    assert sum([len(robot.accepted) for robot in robots]) > 350
    assert any(robot.refused for robot in robots)
    print(
        f"{kills} kills, {sum([robot.cuts for robot in robots])} cuts, "
        f"{sum([len(robot.accepted) for robot in robots])} accepted"
    )


@pytest.mark.parametrize("rows", [[], [{"kind": "start", "data": "{}"}]])
def test_a_straight_reading_of_a_log(rows: list[Data]):
    assert straight(rows) == []

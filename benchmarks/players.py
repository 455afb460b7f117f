"""Players who put load on a hall, in processes of their own.

Each looks up every few seconds and answers, if something is asked of that seat.

Most of them only play. A few are played by a *probe*, a process that has little to do and goes
first where processors are scarce: how late their answers are accepted is the hall's lateness and
not that of a busy client. Passes in a window do not count: the hall keeps them back for a time
drawn at random (`window_seconds`).
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import random
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from dicehall.kit.patch import patched

Data = dict[str, Any]
HELLO_AT_ONCE = 50


@dataclass
class Played:
    """What some players saw."""

    late: list[float] = field(default_factory=list)  # seconds from answer to accepted
    held: int = 0  # passes in a window, which the hall keeps back on purpose
    refused: int = 0
    deliveries: int = 0
    octets: int = 0
    games: int = 0
    cpu: float = 0.0

    def add(self, more: Played) -> None:
        """Count what others saw, too; whose lateness counts is the caller's matter."""
        self.held += more.held
        self.refused += more.refused
        self.deliveries += more.deliveries
        self.octets += more.octets
        self.games += more.games
        self.cpu += more.cpu


class Players:
    """Two people at each table of a list, who answer at random."""

    def __init__(self, address: str, every: float) -> None:
        self.address = address
        self.every = every
        self.played = Played()
        self.hellos = asyncio.Semaphore(HELLO_AT_ONCE)
        self.ready = 0
        self.measuring = False

    def socket(self, table: str) -> connect:
        """Return a socket of a table, not yet open."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        return connect(
            address, compression=None, ping_interval=None, open_timeout=120, close_timeout=1
        )

    async def play(self, seat: Data) -> None:
        """Answer what is asked, until the game is over; then only listen."""
        await self.hellos.acquire()
        async with self.socket(seat["table"]) as line:
            hello = {"type": "hello", "token": seat["token"], "seq": 0, "protocol": 2}
            await line.send(msgspec.json.encode(hello).decode())
            await self.answer_all(line)

    async def answer_all(self, line: ClientConnection) -> None:
        """Answer until the game is over."""
        played, decode = self.played, msgspec.json.decode
        loop = asyncio.get_running_loop()
        first = loop.time() + random.uniform(0, self.every)
        sent = 0.0
        seen = 0
        held = waiting = False  # whether the last answer is kept back, and not yet accepted
        look: Any = None
        while True:
            text = await line.recv(decode=False)
            now = time.perf_counter()
            message = decode(text)
            kind = message["type"]
            if kind == "welcome" and look is None:
                self.hellos.release()
                self.ready += 1
            if kind in ("accepted", "refused"):
                waiting = False
            if self.measuring:
                played.deliveries += 1
                played.octets += len(text)
                if kind == "accepted" and held:
                    played.held += 1
                elif kind == "accepted":
                    played.late.append(now - sent)
                elif kind == "refused":
                    played.refused += 1
            look = message.get("look") or look
            for step in message.get("changes", ()):
                look = patched(look, step)
            if look is None or kind not in ("welcome", "step", "back"):
                continue
            if look["over"]:
                played.games += 1
                await line.wait_closed()
                return
            if look["question"] and message["seq"] > seen and not waiting:
                seen = message["seq"]
                await asyncio.sleep(self.every - (loop.time() - first) % self.every)
                answer = random.choice(look["question"]["options"])["answer"]
                held = look["question"]["window"] and answer == "pass"
                order = {"type": "answer", "id": f"{seen}", "seq": seen, "answer": answer}
                data = msgspec.json.encode(order).decode()
                sent = time.perf_counter()
                waiting = True
                await line.send(data)

    async def watch(self, table: str) -> None:
        """Watch a table and do nothing."""
        await self.hellos.acquire()
        async with self.socket(table) as line:
            await line.send('{"type": "hello", "protocol": 2}')
            await line.recv(decode=False)
            self.hellos.release()
            self.ready += 1
            while True:
                await line.recv(decode=False)
                if self.measuring:
                    self.played.deliveries += 1

    async def run(self, seats: list[Data], watched: list[str], orders: Connection) -> None:
        """Sit down, say so, play while the other end lets us, then send what was seen."""
        tasks = [asyncio.create_task(self.play(seat)) for seat in seats]
        tasks += [asyncio.create_task(self.watch(table)) for table in watched]
        while self.ready < len(tasks):
            await asyncio.sleep(0.1)
        orders.send("ready")
        await asyncio.to_thread(orders.recv)
        self.measuring, began = True, time.process_time()
        await asyncio.to_thread(orders.recv)
        self.measuring, self.played.cpu = False, time.process_time() - began
        orders.send("measured")
        await asyncio.to_thread(orders.recv)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result


def run_players(
    address: str,
    every: float,
    niceness: int,
    seats: list[Data],
    watched: list[str],
    orders: Connection,
) -> None:
    """Be a process of players."""
    os.nice(niceness)
    gc.disable()  # it runs for a minute or two
    players = Players(address, every)
    asyncio.run(players.run(seats, watched, orders))
    orders.send(players.played)


class PlayerProcess:
    """Players in a process of their own, as the one who measures sees them."""

    def __init__(
        self,
        address: str,
        every: float,
        seats: list[Data],
        watched: list[str] | None = None,
        niceness: int = 0,
    ) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.orders, theirs = spawn.Pipe()
        given = (address, every, niceness, seats, watched or [], theirs)
        self.process = spawn.Process(target=run_players, args=given, daemon=True)
        self.process.start()
        theirs.close()

    def wait(self) -> None:
        """Wait until all sockets are open."""
        assert self.orders.recv() == "ready"

    def begin(self) -> None:
        """Let them measure."""
        self.orders.send("measure")

    def enough(self) -> None:
        """Let them measure no more. All must have heard so before the first of them leave: many
        who leave at once are a load of their own."""
        self.orders.send("enough")
        assert self.orders.recv() == "measured"

    def end(self) -> Played:
        """Let them leave, and return what they saw."""
        self.orders.send("stop")
        played: Played = self.orders.recv()
        self.process.join(10)
        return played

"""Load on one hall: live tables, idle sockets, how late answers get, what they cost.

python -m benchmarks.hall [--tables 200] [--idle 1000] [--seconds 30] [--pace 1.0]

Each table has two players who answer *pace* times a second between them, and idle watchers. The
hall runs as a process of its own with a file on disk; clients share the machine with it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Data = dict[str, Any]
ENVIRONMENT = {
    "DICEHALL_REQUESTS_BURST": "1000000",
    "DICEHALL_TABLES_BURST": "1000000",
    "DICEHALL_SOCKETS_PER_ADDRESS": "100000",
    "DICEHALL_BOT_WORKERS": "1",
}
WISH = {
    "game": "warriorz",
    "seats": 2,
    "chairs": [{"kind": "person"}, {"kind": "person"}],
    "options": {"draw": "random"},
    "name": "A",
}


@dataclass
class Figures:
    """What was measured."""

    tables: int = 0
    idle: int = 0
    late: list[float] = field(default_factory=list)  # seconds from answer to accepted
    deliveries: int = 0
    games: int = 0
    kib_per_socket: float = 0.0
    base_mib: float = 0.0
    mib: float = 0.0
    cpu: float = 0.0
    seconds: float = 0.0

    def text(self) -> str:
        """Return the figures for people."""
        late = sorted(self.late)
        answers = len(late)
        return "\n".join(
            [
                f"live tables {self.tables}, idle sockets {self.idle}, {self.seconds:.0f} s",
                f"answers {answers} ({answers / self.seconds:.0f}/s), games ended {self.games}, "
                f"messages delivered {self.deliveries}",
                f"answer to accepted: median {late[answers // 2] * 1000:.1f} ms, "
                f"99 % {late[answers * 99 // 100] * 1000:.0f} ms, worst {late[-1] * 1000:.0f} ms",
                f"memory: {self.base_mib:.0f} MiB with the tables, {self.mib:.0f} MiB at the end, "
                f"{self.kib_per_socket:.1f} KiB per idle socket",
                f"CPU: {self.cpu / answers * 1000:.2f} ms per answer (told to "
                f"{self.deliveries / answers:.1f} sockets), "
                f"{100 * self.cpu / self.seconds:.0f} % of one core",
            ]
        )


class Process:
    """The hall under load."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "dicehall.cli", "serve", "--port", "0"]
        command += ["--database", str(folder / "hall.sqlite3"), "--log-level", "warning"]
        environment = {**os.environ, **ENVIRONMENT}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]

    def memory(self) -> float:
        """Return the memory in use, in KiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(status.split("VmRSS:")[1].split()[0])

    def cpu(self) -> float:
        """Return the processor time used, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def post(self, path: str, body: object = None, token: str = "") -> Data:
        """Send a request."""
        data = b"" if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        request = urllib.request.Request(self.address + path, data, headers, method="POST")
        with urllib.request.urlopen(request) as answer:
            return dict(json.load(answer))

    def table(self) -> list[Data]:
        """Lay a table and start it."""
        first = self.post("/api/tables", WISH)
        second = self.post(f"/api/tables/{first['table']}/sit", {"name": "B"})
        self.post(f"/api/tables/{first['table']}/start", None, first["token"])
        return [first, second]

    def socket(self, table: str) -> Any:
        """Return a socket of a table, not yet open."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        return connect(
            address, compression=None, ping_interval=None, open_timeout=60, close_timeout=1
        )


async def sit_idle(hall: Process, table: str, ready: asyncio.Semaphore, figures: Figures) -> None:
    """Watch a table and do nothing."""
    line: ClientConnection
    await ready.acquire()
    async with hall.socket(table) as line:
        await line.send('{"type": "hello"}')
        await line.recv()
        figures.idle += 1
        ready.release()
        async for _message in line:
            figures.deliveries += 1


async def play(hall: Process, seat: Data, pace: float, figures: Figures) -> None:
    """Answer what is asked, after a while; start anew when a game is over."""
    line: ClientConnection
    async with hall.socket(seat["table"]) as line:
        await line.send(json.dumps({"type": "hello", "token": seat["token"], "seq": 0}))
        await answer_all(line, pace, figures)


async def answer_all(line: ClientConnection, pace: float, figures: Figures) -> None:
    """Answer until the game is over."""
    sent = 0.0
    seen = 0
    async for text in line:
        figures.deliveries += 1
        message = json.loads(text)
        if message["type"] == "accepted":
            figures.late.append(time.perf_counter() - sent)
        look = message.get("look")
        if look is None:
            continue
        if look["over"]:
            figures.games += 1
            return
        if look["question"] and message["seq"] > seen:
            seen = message["seq"]
            await asyncio.sleep(random.uniform(0.5, 1.5) / pace)
            answer = random.choice(look["question"]["options"])["answer"]
            order = {"type": "answer", "id": f"{seen}", "seq": seen, "answer": answer}
            sent = time.perf_counter()
            await line.send(json.dumps(order))


async def load(hall: Process, tables: int, idle: int, seconds: float, pace: float) -> Figures:
    """Put the load on and measure."""
    figures = Figures(tables)
    laid = [hall.table() for _ in range(tables)]
    before = hall.memory()
    ready = asyncio.Semaphore(50)
    tasks = []
    for number in range(idle):
        table = laid[number % tables][0]["table"]
        tasks.append(asyncio.create_task(sit_idle(hall, table, ready, figures)))
    while figures.idle < idle:
        await asyncio.sleep(0.1)
    figures.base_mib = before / 1024
    figures.kib_per_socket = (hall.memory() - before) / max(1, idle)
    figures.deliveries = 0
    began, cpu = time.perf_counter(), hall.cpu()

    async def keep_playing(seats: list[Data]) -> None:
        while True:
            await asyncio.gather(*[play(hall, seat, pace, figures) for seat in seats])
            seats = await asyncio.to_thread(hall.table)

    tasks += [asyncio.create_task(keep_playing(seats)) for seats in laid]
    await asyncio.sleep(seconds)
    figures.seconds = time.perf_counter() - began
    figures.cpu = hall.cpu() - cpu
    figures.mib = hall.memory() / 1024
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    return figures


def measure(tables: int, idle: int, seconds: float, pace: float) -> Figures:
    """Start a hall, load it, end it."""
    with tempfile.TemporaryDirectory() as folder:
        hall = Process(Path(folder))
        try:
            return asyncio.run(load(hall, tables, idle, seconds, pace))
        finally:
            hall.process.terminate()
            hall.process.wait(20)
            assert hall.process.stdout is not None
            hall.process.stdout.close()


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=1.0, help="answers a second at each table")
    args = parser.parse_args()
    print(measure(args.tables, args.idle, args.seconds, args.pace).text())


if __name__ == "__main__":
    main()

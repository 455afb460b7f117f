"""More than a hall can bear: tables come in waves until it refuses them, then a flood of replays.

python -m benchmarks.overload [--tables 4500] [--wave 250] [--seconds 20] [--flood 8]

Players of each wave answer every two seconds from the moment they have sat down; how late the hall
takes the answers of those who came first is measured while all others still knock.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import threading
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

from websockets.sync.client import connect

from benchmarks.hall import GAMES, Data, Process
from benchmarks.players import PlayerProcess

PROBED = 60
EVERY = 2.0


@dataclass
class Door:
    """What the hall said to those who came."""

    admitted: int = 0
    refused: int = 0
    other: int = 0
    waits: list[float] = field(default_factory=list)

    def heard(self, error: urllib.error.HTTPError) -> None:
        """Count a refusal."""
        if error.code == 503:
            self.refused += 1
            self.waits.append(float(error.headers.get("Retry-After", 0)))
        else:
            self.other += 1
        error.close()


def finished_game(hall: Process) -> str:
    """Return a table whose game is over."""
    wish = {"game": "pig", "seats": 2, "bot": "random", "options": {"goal": 10, "rounds": 1}}
    seat = hall.post("/api/quick", wish)
    hall.post(f"/api/tables/{seat['table']}/start", {"salt": "ab" * 32}, seat["token"])
    address = hall.address.replace("http", "ws", 1) + f"/api/tables/{seat['table']}/socket"
    with connect(address) as line:
        line.send(json.dumps({"type": "hello", "token": seat["token"], "seq": 0}))
        line.send(json.dumps({"type": "resign", "id": "r"}))
        while json.loads(line.recv(20)).get("look", None) is None or not over(hall, seat):
            pass
    return str(seat["table"])


def over(hall: Process, seat: Data) -> bool:
    """Tell whether a game is over."""
    with urllib.request.urlopen(f"{hall.address}/api/tables/{seat['table']}") as answer:
        return bool(json.load(answer)["state"] == "over")


def flood(hall: Process, table: str, door: Door, until: threading.Event) -> None:
    """Ask for pages of a replay, each another one, as fast as the hall answers."""
    number = 0
    while not until.is_set():
        number += 1
        path = f"/api/tables/{table}/replay?start={number % 5}&count={1 + number % 90}"
        try:
            with urllib.request.urlopen(hall.address + path) as answer:
                answer.read()
                door.admitted += 1
        except urllib.error.HTTPError as error:
            door.heard(error)


def knock(hall: Process, door: Door, until: threading.Event) -> None:
    """Go on wanting new tables."""
    while not until.is_set():
        try:
            hall.table("warriorz")
            door.admitted += 1
        except urllib.error.HTTPError as error:
            door.heard(error)


def ramp(hall: Process, tables: int, wave: int, door: Door) -> list[PlayerProcess]:
    """Let waves of people come until all have come; return those who play."""
    games, people = list(GAMES), []
    for first in range(0, tables, wave):
        seats: list[Data] = []
        for number in range(first, min(first + wave, tables)):
            try:
                seats += hall.table(games[number % len(games)])
                door.admitted += 1
            except urllib.error.HTTPError as error:
                door.heard(error)
        parts = [(seats, 10)]
        if first == 0:
            parts = [(seats[: 2 * PROBED], 0), (seats[2 * PROBED :], 10)]
        for part, niceness in parts:
            if part:
                people.append(PlayerProcess(hall.address, EVERY, part, niceness=niceness))
                people[-1].wait()
        time.sleep(1)
    return people


def late(process: PlayerProcess) -> str:
    """Let players stop, and say how late their answers were taken."""
    process.enough()
    found = sorted(process.end().late)
    p99 = found[len(found) * 99 // 100]
    return (
        f"{len(found)} answers: median {found[len(found) // 2] * 1000:.0f} ms, "
        f"99 % {p99 * 1000:.0f} ms, worst {found[-1] * 1000:.0f} ms"
    )


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=4500)
    parser.add_argument("--wave", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--flood", type=int, default=8, help="who ask for replays at once")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        usual = {"DICEHALL_LATE_MS": "150", "DICEHALL_BUSY_PERCENT": "75"}
        hall = Process(str(Path(folder) / "hall.sqlite3"), environment=usual)
        try:
            old, coming, asking, knocking = finished_game(hall), Door(), Door(), Door()
            people = ramp(hall, args.tables, args.wave, coming)
            print(f"tables: {coming.admitted} admitted, {coming.refused} refused (503)", flush=True)
            end = threading.Event()
            threads = [
                threading.Thread(target=flood, args=(hall, old, asking, end))
                for _ in range(args.flood)
            ]
            threads.append(threading.Thread(target=knock, args=(hall, knocking, end)))
            for process in people:
                process.begin()
            cpu, began = hall.cpu(), time.perf_counter()
            for thread in threads:
                thread.start()
            time.sleep(args.seconds)
            busy = (hall.cpu() - cpu) / (time.perf_counter() - began)
            print(f"who came first, {late(people[0])}")
            end.set()
            for thread in threads:
                thread.join(20)
            for name, door in (("replays", asking), ("new tables meanwhile", knocking)):
                print(f"{name}: {door.admitted} made, {door.refused} refused, other {door.other}")
            print(f"hall: {100 * busy:.0f} % of one core")
        finally:
            hall.end()


if __name__ == "__main__":
    main()

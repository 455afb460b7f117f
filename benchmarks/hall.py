"""Load on one hall: live tables, idle sockets, how late answers get, what they cost.

python -m benchmarks.hall [--tables 200] [--idle 1000] [--seconds 30] [--every 2.0] [--mix]
                          [--database postgresql://user@host/name]

Each table has two players, each of whom looks up every two seconds and answers what is asked. The
hall runs as a process of its own with a file on disk; clients share the machine with it, in
processes of a lower priority. How late answers are accepted is measured by a probe, see players.py.
"""

from __future__ import annotations

import argparse
import json
import os
import pstats
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.players import Played, PlayerProcess
from dicehall.kit.dice import new_secret, seal_of

Data = dict[str, Any]
ENVIRONMENT = {
    "DICEHALL_REQUESTS_BURST": "1000000",
    "DICEHALL_TABLES_BURST": "1000000",
    "DICEHALL_SOCKETS_PER_ADDRESS": "100000",
    "DICEHALL_SEATS_PER_ADDRESS": "100000",
    "DICEHALL_WATCHERS_PER_ADDRESS": "100000",
    "DICEHALL_CONNECTIONS_PER_ADDRESS": "100000",
    "DICEHALL_BOT_WORKERS": "1",
}
PROBED = 60  # tables whose lateness is measured
GAMES: dict[str, Data] = {
    "warriorz": {"draw": "random"},
    "quarriors": {},
    "shadespire": {},
    "shazar": {},
}


@dataclass
class Figures:
    """What was measured."""

    tables: int = 0
    idle: int = 0
    answers: int = 0
    late: list[float] = field(default_factory=list)  # seconds, of the probe's answers
    seen: Played = field(default_factory=Played)
    probe_cpu: float = 0.0
    kib_per_socket: float = 0.0
    base_mib: float = 0.0
    mib: float = 0.0
    cpu: float = 0.0
    loop_cpu: float = 0.0
    seconds: float = 0.0

    def text(self) -> str:
        """Return the figures for people."""
        late = sorted(self.late)
        probes, answers, seen = len(late), self.answers, self.seen
        told = seen.deliveries / answers
        return "\n".join(
            [
                f"live tables {self.tables}, idle sockets {self.idle}, {self.seconds:.0f} s",
                f"answers {answers} ({answers / self.seconds:.0f}/s), refused {seen.refused}, "
                f"games ended {seen.games}, messages delivered {seen.deliveries} "
                f"({seen.octets / self.seconds / 1e6:.1f} MB/s)",
                f"answer to accepted, {probes} probes: median {late[probes // 2] * 1000:.1f} ms, "
                f"99 % {late[probes * 99 // 100] * 1000:.0f} ms, worst {late[-1] * 1000:.0f} ms",
                f"memory: {self.base_mib:.0f} MiB with the tables, {self.mib:.0f} MiB at the end, "
                f"{self.kib_per_socket:.1f} KiB per idle socket",
                f"CPU: {self.cpu / answers * 1000:.2f} ms per answer (told to {told:.1f} sockets), "
                f"{100 * self.cpu / self.seconds:.0f} % of one core; "
                f"{self.loop_cpu / answers * 1000:.2f} ms of it in the event loop, "
                "the rest in threads that write to the disk",
                f"clients: {100 * seen.cpu / self.seconds:.0f} % of one core, of these the probe "
                f"{100 * self.probe_cpu / self.seconds:.0f} %",
            ]
        )


class Process:
    """The hall under load."""

    def __init__(self, database: str, profile: str = "") -> None:
        command = [sys.executable, *(["-m", "cProfile", "-o", profile] if profile else [])]
        command += ["-m", "dicehall.cli", "serve", "--port", "0"]
        command += ["--database", database, "--log-level", "warning"]
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

    def loop_cpu(self) -> float:
        """Return the processor time of the event loop's thread alone, in seconds."""
        stat = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/stat").read_text()
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def post(self, path: str, body: object = None, token: str = "") -> Data:
        """Send a request."""
        data = b"" if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        request = urllib.request.Request(self.address + path, data, headers, method="POST")
        with urllib.request.urlopen(request) as answer:
            return dict(json.load(answer))

    def table(self, game: str) -> list[Data]:
        """Lay a table and start it."""
        chairs = [{"kind": "person"}, {"kind": "person"}]
        wish = {"game": game, "seats": 2, "chairs": chairs, "options": GAMES[game], "name": "A"}
        first = self.post("/api/tables", wish)
        path = f"/api/tables/{first['table']}"
        salts = [new_secret(), new_secret()]
        self.post(f"{path}/seal", {"seal": seal_of(salts[0])}, first["token"])
        second = self.post(f"{path}/sit", {"name": "B", "seal": seal_of(salts[1])})
        self.post(f"{path}/start", {"salt": salts[0]}, first["token"])
        self.post(f"{path}/show", {"salt": salts[1]}, second["token"])
        return [first, second]


def load(
    hall: Process, tables: int, idle: int, seconds: float, every: float, games: list[str]
) -> Figures:
    """Put the load on and measure. Games that end in the time are few, and are not replaced."""
    laid = [hall.table(games[number % len(games)]) for number in range(tables)]
    base = hall.memory()
    watched = [laid[number % tables][0]["table"] for number in range(idle)]
    people: list[PlayerProcess] = []
    if idle:
        people.append(PlayerProcess(hall.address, every, [], watched, niceness=10))
        people[0].wait()
    figures = Figures(tables, idle, base_mib=base / 1024)
    figures.kib_per_socket = (hall.memory() - base) / max(1, idle)
    probed = min(PROBED, (tables + 1) // 2)
    for part, niceness in ((laid[:probed], 0), (laid[probed:], 10)):
        seats = [seat for both in part for seat in both]
        people.append(PlayerProcess(hall.address, every, seats, niceness=niceness))
    for process in people[-2:]:
        process.wait()
    for process in people:
        process.begin()
    began, cpu, loop = time.perf_counter(), hall.cpu(), hall.loop_cpu()
    time.sleep(seconds)
    figures.seconds = time.perf_counter() - began
    figures.cpu = hall.cpu() - cpu
    figures.loop_cpu = hall.loop_cpu() - loop
    figures.mib = hall.memory() / 1024
    for number, process in enumerate(people):
        played = process.end()
        figures.seen.add(played)
        figures.answers += len(played.late)
        if number == len(people) - 2:
            figures.late, figures.probe_cpu = played.late, played.cpu
    return figures


def measure(
    tables: int,
    idle: int,
    seconds: float,
    every: float,
    games: list[str] | None = None,
    profile: str = "",
    database: str = "",
) -> Figures:
    """Start a hall, load it, end it."""
    with tempfile.TemporaryDirectory() as folder:
        hall = Process(database or str(Path(folder) / "hall.sqlite3"), profile)
        try:
            return load(hall, tables, idle, seconds, every, games or ["warriorz"])
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
    parser.add_argument("--every", type=float, default=2.0, help="seconds between a seat's looks")
    parser.add_argument("--profile", default="", metavar="FILE", help="where the time goes, too")
    parser.add_argument("--mix", action="store_true", help="all four games in turn")
    parser.add_argument("--database", default="", help="else a file of its own")
    args = parser.parse_args()
    games = list(GAMES) if args.mix else ["warriorz"]
    figures = measure(
        args.tables, args.idle, args.seconds, args.every, games, args.profile, args.database
    )
    print(figures.text())
    if args.profile:
        print(where_it_goes(args.profile))


NAMED = {  # what compiled code and the sockets take, by the function that stands for it
    "follow": "looks of the audience, and what changed in them",
    "push": "writing to sockets",
    "encode": "writing JSON",
    "decode": "reading JSON",
    "play": "the rules",
}


def where_it_goes(path: str) -> str:
    """Return what the dearest functions took of the event loop, by the profiler's reckoning."""
    spent = dict.fromkeys(NAMED.values(), 0.0)
    calls = dict.fromkeys(NAMED.values(), 0)
    stats: dict[Any, Any] = pstats.Stats(path).stats  # type: ignore[attr-defined]
    for (_file, _line, name), (count, _all, own, _total, _callers) in stats.items():
        said = next((part for word, part in NAMED.items() if f"'{word}'" in name), None)
        said = NAMED.get(name, said) if name == "push" else said
        if said is not None:
            spent[said] += own
            calls[said] += count
    lines = sorted(spent.items(), key=lambda item: -item[1])
    return "\n".join(
        [f"{own:6.2f} s in {calls[part]:7d} calls: {part}" for part, own in lines if own > 0]
    )


if __name__ == "__main__":
    main()

"""Load on one hall: live tables, idle sockets, how late answers get, what they cost.

python -m benchmarks.hall [--tables 200] [--idle 1000] [--seconds 30] [--every 2.0] [--mix]
                          [--database postgresql://user@host/name] [--processes 1] [--spread]

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
from contextlib import ExitStack
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
    "DICEHALL_TABLES": "100000",
    "DICEHALL_SOCKETS": "100000",
    "DICEHALL_LATE_MS": "1000000",  # nothing is refused: how it bears the load is the question
    "DICEHALL_BUSY_PERCENT": "1000",
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
    processes: int = 1
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
                f"live tables {self.tables}, idle sockets {self.idle}, {self.seconds:.0f} s, "
                f"{self.processes} processes",
                f"answers {answers} ({answers / self.seconds:.0f}/s), of these passes kept back "
                f"{seen.held}, refused {seen.refused}, "
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

    def __init__(
        self, database: str, profile: str = "", environment: dict[str, str] | None = None
    ) -> None:
        command = [sys.executable, *(["-m", "cProfile", "-o", profile] if profile else [])]
        command += ["-m", "dicehall.cli", "serve", "--port", "0"]
        command += ["--database", database, "--log-level", "warning"]
        settings = {**os.environ, **ENVIRONMENT, **(environment or {})}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=settings)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]

    def end(self) -> None:
        """End the hall."""
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()

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
    halls: list[Process],
    tables: int,
    idle: int,
    seconds: float,
    every: float,
    games: list[str],
    spread: bool = False,
) -> Figures:
    """Put the load on and measure. Games that end in the time are few, and are not replaced."""
    figures = Figures(tables, idle, processes=len(halls))
    shares = [range(number, tables, len(halls)) for number in range(len(halls))]
    laid = [
        [hall.table(games[number % len(games)]) for number in share]
        for hall, share in zip(halls, shares, strict=True)
    ]
    base = sum([hall.memory() for hall in halls])
    figures.base_mib = base / 1024
    people: list[PlayerProcess] = []
    probes: list[PlayerProcess] = []
    for hall, here in zip(halls, laid, strict=True):
        watched = [here[number % len(here)][0]["table"] for number in range(idle // len(halls))]
        if watched:
            people.append(PlayerProcess(hall.address, every, [], watched, niceness=10))
            people[-1].wait()
    figures.kib_per_socket = (sum([hall.memory() for hall in halls]) - base) / max(1, idle)
    for number, hall in enumerate(halls):
        here = laid[number]
        there = laid[(number + 1) % len(halls)] if spread else here  # where second seats are laid
        probed = min(PROBED // len(halls), (len(here) + 1) // 2)
        for some, niceness in ((slice(probed), 0), (slice(probed, None), 10)):
            seats = [one[0] for one in here[some]] + [one[1] for one in there[some]]
            (people if niceness else probes).append(
                PlayerProcess(hall.address, every, seats, niceness=niceness)
            )
            (people if niceness else probes)[-1].wait()
    for process in (*people, *probes):
        process.begin()
    began, cpu = time.perf_counter(), sum([hall.cpu() for hall in halls])
    loop = sum([hall.loop_cpu() for hall in halls])
    time.sleep(seconds)
    figures.seconds = time.perf_counter() - began
    figures.cpu = sum([hall.cpu() for hall in halls]) - cpu
    figures.loop_cpu = sum([hall.loop_cpu() for hall in halls]) - loop
    figures.mib = sum([hall.memory() for hall in halls]) / 1024
    for process in (*people, *probes):
        process.enough()
    for process in (*people, *probes):
        played = process.end()
        figures.seen.add(played)
        figures.answers += len(played.late) + played.held
        if process in probes:
            figures.late += played.late
            figures.probe_cpu += played.cpu
    return figures


def measure(
    tables: int,
    idle: int,
    seconds: float,
    every: float,
    games: list[str] | None = None,
    profile: str = "",
    database: str = "",
    processes: int = 1,
    spread: bool = False,
) -> Figures:
    """Start a hall, load it, end it."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as ending:
        where = database or str(Path(folder) / "hall.sqlite3")
        halls = []
        for _ in range(processes):
            halls.append(Process(where, profile))
            ending.callback(halls[-1].end)
        return load(halls, tables, idle, seconds, every, games or ["warriorz"], spread)


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
    parser.add_argument("--processes", type=int, default=1, help="of one hall, on PostgreSQL")
    parser.add_argument(
        "--spread", action="store_true", help="the two of each table sit at different processes"
    )
    args = parser.parse_args()
    games = list(GAMES) if args.mix else ["warriorz"]
    figures = measure(
        args.tables,
        args.idle,
        args.seconds,
        args.every,
        games,
        args.profile,
        args.database,
        args.processes,
        args.spread,
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

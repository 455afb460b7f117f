"""What an answer costs: processor time of the hall's process, for two versions in turns.

python -m benchmarks.answer_cost [--tables 300] [--watchers 1] [--seconds 10] [--rounds 3]
                                 [--against ../other/src]

Lays tables of all four games once, then plays on from copies of that file, in turns with this
program and with that of another checkout (which must be built). In turns, before all other work and
counted by the kernel in nanoseconds, two versions can be compared on a machine that is not quiet:
where others let answers wait, more of them share a wake-up, and each seems cheaper than it is.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from benchmarks.hall import GAMES, Data, Process
from benchmarks.players import Played, PlayerProcess

FIRST = -15  # the priority of all this, where it may be taken: other work on the machine waits
NICE = 1  # of the clients: the hall goes first


@dataclass
class Cost:
    """What was used between two moments."""

    answers: int
    all: float  # seconds of processor time
    loop: float  # of these in the thread of the event loop
    system: float  # of all, in the kernel
    late: float  # seconds, the median from answer to accepted

    def text(self) -> str:
        """Return the figures for people."""
        each = 1e6 / max(1, self.answers)
        threads = self.all - self.loop
        return (
            f"{self.answers:6d} answers, each {self.all * each:5.0f} us: loop "
            f"{self.loop * each:.0f}, threads {threads * each:.0f}; of all, kernel "
            f"{self.system * each:.0f}; median {self.late * 1000:.1f} ms"
        )


def go_first() -> None:
    """Let other work on the machine wait, where that is allowed."""
    with suppress(OSError):
        os.nice(FIRST)
        Path("/proc/self/autogroup").write_text(str(FIRST))


def used(pid: int, task: str) -> float:
    """Return the seconds that a thread has had a processor, as the scheduler counts them."""
    return int(Path(f"/proc/{pid}/task/{task}/schedstat").read_text().split()[0]) / 1e9


def system(pid: int) -> float:
    """Return the seconds a process has spent in the kernel."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[12]) / os.sysconf("SC_CLK_TCK")


def spent(pid: int) -> tuple[float, float, float]:
    """Return the processor time of all threads, of the event loop's, and that in the kernel."""
    tasks = os.listdir(f"/proc/{pid}/task")
    return sum([used(pid, task) for task in tasks]), used(pid, str(pid)), system(pid)


def laid(database: str, tables: int) -> list[list[Data]]:
    """Lay tables and start their games."""
    hall = Process(database)
    games = list(GAMES)
    try:
        return [hall.table(games[number % len(games)]) for number in range(tables)]
    finally:
        hall.end()


def play(hall: Process, seats: list[list[Data]], watchers: int, args: argparse.Namespace) -> Cost:
    """Let people play and watch for a while."""
    watched = [one[0]["table"] for one in seats for _ in range(watchers)]
    chairs = [seat for one in seats for seat in one]
    people = [PlayerProcess(hall.address, args.every, chairs, niceness=NICE)]
    if watched:
        people.append(PlayerProcess(hall.address, args.every, [], watched, niceness=NICE))
    for process in people:
        process.wait()
    time.sleep(args.settle)
    for process in people:
        process.begin()
    pid = hall.process.pid
    before = spent(pid)
    time.sleep(args.seconds)
    after = spent(pid)
    for process in people:
        process.enough()
    seen: list[Played] = [process.end() for process in people]
    late = sorted(seen[0].late)
    parts = [end - begin for begin, end in zip(before, after, strict=True)]
    answers = len(late) + seen[0].held
    return Cost(answers, parts[0], parts[1], parts[2], late[len(late) // 2])


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--watchers", type=int, default=1, help="at each table")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--settle", type=float, default=2, help="seconds before it counts")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between a seat's looks")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", default="", metavar="SRC", help="sources of another checkout")
    args = parser.parse_args()
    random.seed(1)
    go_first()
    with tempfile.TemporaryDirectory() as folder:
        first = Path(folder) / "laid.sqlite3"
        seats = laid(str(first), args.tables)
        sums: dict[str, list[float]] = {}
        for number in range(args.rounds):
            for source in ["", *([args.against] if args.against else [])]:
                copy = Path(folder) / f"{number}.sqlite3"
                shutil.copy(first, copy)
                named = {"PYTHONPATH": source} if source else {}
                hall = Process(str(copy), environment=named)
                try:
                    cost = play(hall, seats, args.watchers, args)
                finally:
                    hall.end()
                busy = os.getloadavg()[0]
                print(f"{source or 'here':24} {cost.text()}; load {busy:.1f}", flush=True)
                sums.setdefault(source or "here", []).append(cost.all / cost.answers)
        for name, each in sums.items():
            best, middle = min(each), sorted(each)[len(each) // 2]
            print(f"{name:24} median {middle * 1000:.3f} ms, least {best * 1000:.3f} ms")


if __name__ == "__main__":
    main()

"""The hall as a process of its own, to be killed and started again."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GENEROUS = {
    "DICEHALL_REQUESTS_BURST": "1000000",
    "DICEHALL_MESSAGES_BURST": "1000000",
    "DICEHALL_TABLES_BURST": "1000000",
    "DICEHALL_GUESSES_BURST": "1000000",
    "DICEHALL_SOCKETS_PER_ADDRESS": "100000",
    "DICEHALL_WATCHERS_PER_ADDRESS": "100000",
    "DICEHALL_SEATS_PER_ADDRESS": "100000",
    "DICEHALL_BOT_WORKERS": "1",
    "DICEHALL_DRAIN_SECONDS": "0",
    "DICEHALL_LATE_MS": "1000000",  # a machine that tests keep busy refuses nothing
    "DICEHALL_BUSY_PERCENT": "1000",
}


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Served:
    """`dicehall serve`, on a port that stays the same."""

    def __init__(
        self,
        path: Path,
        port: int = 0,
        database: str = "",
        environment: dict[str, str] | None = None,
        wait: bool = True,
    ) -> None:
        self.path = path
        self.database = database or str(path)
        self.port = port or free_port()
        self.log = path.with_suffix(".log")
        self.environment = {**os.environ, **GENEROUS, **(environment or {})}
        self.begin()
        if wait:
            self.opened()

    def command(self) -> list[str]:
        serve = [sys.executable, "-m", "dicehall.cli", "serve", "--port", str(self.port)]
        return [*serve, "--database", self.database]

    def start(self) -> None:
        """Start, and wait until the doors are open."""
        self.begin()
        self.opened()

    def begin(self) -> None:
        """Start."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdout=subprocess.PIPE, stderr=log, env=self.environment
            )

    def opened(self) -> None:
        """Wait until the doors are open."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        assert re.search(r"open at http://localhost:\d+$", line), line + self.log.read_text()

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        """Ask it to end; return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self) -> int:
        """Wait for its end; return its exit code."""
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def __enter__(self) -> Served:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()

"""Ctrl-C while many games are played: the command ends at once and tells what is done."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.process import BaseProcess
from typing import Any, ClassVar

import pytest

from dicehall.lab.executors import Local, Span, spread


def play_or_hang(first: int, count: int) -> int:
    """Play the first game in no time, and the others for ever and a day."""
    if first > 0:
        threading.Event().wait(15)
    return count


class WatchedPool(ProcessPoolExecutor):
    """Keeps account of the workers it has had."""

    workers: ClassVar[set[BaseProcess]] = set()

    def submit(self, *args: Any, **words: Any) -> Any:
        future = super().submit(*args, **words)
        self.workers.update(self._processes.values())
        return future


def test_an_interrupt_does_not_wait_for_the_games_under_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[int] = []
    monkeypatch.setattr("dicehall.lab.executors.ProcessPoolExecutor", WatchedPool)

    def interrupt(_span: Span, count: int) -> None:
        done.append(count)
        raise KeyboardInterrupt

    assert not spread(play_or_hang, [(0, 100)], Local(2), interrupt, 1)
    assert done == [1]
    assert len(WatchedPool.workers) == 2
    for worker in WatchedPool.workers:
        worker.join(10)
        assert not worker.is_alive()


@pytest.mark.parametrize("command", ["simulate pig --bots greedy", "tournament pig greedy random"])
def test_ctrl_c_pressed_twice_prints_the_figures(command: str) -> None:
    main, side = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "dicehall.cli", *command.split(), "--games", "1000000"],
        stdin=side,
        stdout=side,
        stderr=side,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
        start_new_session=True,
    )
    os.close(side)
    try:
        read_until(main, r"[1-9]\d*/1000000")  # the bar has moved
        os.killpg(process.pid, signal.SIGINT)
        assert select.select([main], [], [], 20)[0]
        os.killpg(process.pid, signal.SIGINT)
        seen = read_until(main, r"interrupted after [1-9]\d* of 1000000 games")
        assert process.wait(timeout=10) == 130
    finally:
        process.kill()
        process.wait()
        os.close(main)
    assert "%" in seen
    assert "Traceback" not in seen


def read_until(descriptor: int, pattern: str) -> str:
    """Read from the terminal until a text appears."""
    seen = ""
    while not re.search(pattern, seen):
        assert select.select([descriptor], [], [], 20)[0], f"no {pattern!r} after: {seen[-500:]}"
        seen += os.read(descriptor, 65536).decode("utf-8", "replace")
    return seen

"""The hall as a process: the command, the end, and kill -9."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import make_url

from dicehall.cli import main
from dicehall.games import names
from dicehall.hall.server import bind, database_url, lock_file
from tests.hall.house import Data, House, Player
from tests.hall.served import ROOT, Served


def quick(port: int, **wish: object) -> Data:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/quick",
        json.dumps({"bot": "random", **wish}).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        seat = dict(json.load(answer))
    start = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables/{seat['table']}/start",
        json.dumps({"salt": "5a" * 32}).encode(),
        {"Content-Type": "application/json", "Authorization": f"Bearer {seat['token']}"},
    )
    with urllib.request.urlopen(start):
        return seat


def join(port: int, seat: Data, seq: int = 0) -> Player:
    player = Player(port, seat["table"])
    player.hello(seat["token"], seq)
    return player


@pytest.mark.parametrize("game", names())
def test_the_client_of_the_docs_plays_a_whole_game(game: str, tmp_path: Path):
    """Also where it is too fast for the hall."""
    client = ROOT / "docs" / "client_example.py"
    path = tmp_path / "hall.sqlite3"
    with House(path, messages_burst=5, messages_per_second=30) as strict:
        command = [sys.executable, str(client), f"http://127.0.0.1:{strict.port}", game]
        said = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert (said.returncode, said.stderr) == (0, "")
        assert said.stdout.startswith("over: [")


def test_after_kill_9_every_table_goes_on_where_it_was(tmp_path: Path):
    with Served(tmp_path / "hall.sqlite3") as served:
        seats = [quick(served.port, game="pig", seats=2, options={"goal": 500}) for _ in range(5)]
        kept = []
        for seat in seats:
            with join(served.port, seat) as player:
                for number in range(3):
                    player.asked()
                    player.answer(id=f"c{number}")
                    player.until("step")
                player.order("chat", "hi", text="before the cut")
                player.asked()
                kept.append((player.seq, player.look))
        served.kill()
        served.start()
        for seat, (seq, look) in zip(seats, kept, strict=True):
            with join(served.port, seat) as player:
                assert player.welcome["seq"] == seq
                assert player.look == look
                assert [line["text"] for line in player.welcome["chat"]] == ["before the cut"]
                again = player.order("answer", "c0", seq=seq, answer="roll")
                assert (again["type"], again["seq"]) == ("accepted", 2)
                assert player.order("chat", "hi", text="x")["type"] == "accepted"
                assert player.answer("roll")["seq"] == seq + 1


def test_sigterm_closes_with_1012_and_ends_well(tmp_path: Path):
    with Served(tmp_path / "hall.sqlite3") as served:
        seat = quick(served.port, game="pig")
        player = join(served.port, seat)
        assert served.stop() == 0
        assert player.code() == 1012
    log = [json.loads(line) for line in served.log.read_text().splitlines() if line[0] == "{"]
    assert [line["event"] for line in log][-1] == "hall closed"
    assert seat["token"] not in served.log.read_text()


@pytest.fixture
def serve(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command where it must fail: in this process, which is quicker."""
    monkeypatch.setattr("dicehall.hall.logs.set_up", lambda level: None)

    def run(*args: str) -> tuple[int, str]:
        code = main(["serve", "--port", "0", *args])
        (line,) = capsys.readouterr().err.splitlines()
        return code, line

    return run


def test_a_port_or_a_file_that_is_taken(tmp_path: Path, serve: Any):
    taken = bind("127.0.0.1", 0)
    taken.listen()
    port = str(taken.getsockname()[1])
    code, line = serve("--port", port, "--database", str(tmp_path / "b.sqlite3"))
    taken.close()
    assert code == 2
    assert line.startswith(f"dicehall: cannot listen on 127.0.0.1 port {port}")
    path = tmp_path / "hall.sqlite3"
    held = lock_file(database_url(str(path)))
    code, line = serve("--database", str(path))
    assert code == 2
    assert line.endswith("is in use by another hall")
    assert held is not None
    held.close()


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("missing/hall.sqlite3", "no directory"),
        (".", "is a directory"),
        ("notes.txt", "the database cannot be used: file is not a database"),
        ("newer.sqlite3", "newer than this program"),
        ("oracle://x/y", "no database of the kind 'oracle'"),
        ("sqlite:///:memory:", "would forget every table"),
    ],
)
def test_databases_that_do_not_serve(tmp_path: Path, serve: Any, database: str, why: str):
    (tmp_path / "notes.txt").write_text("this is not a database " * 100)
    newer = sqlite3.connect(tmp_path / "newer.sqlite3")
    newer.executescript(
        "CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9999')"
    )
    newer.close()
    path = database if "://" in database else str(tmp_path / database)
    code, line = serve("--database", path)
    assert code == 2
    assert why in line


def test_wrong_limits_and_ports_are_said_in_a_line(
    tmp_path: Path, serve: Any, monkeypatch: pytest.MonkeyPatch
):
    database = str(tmp_path / "hall.sqlite3")
    code, line = serve("--database", database, "--port", "99999")
    assert (code, line) == (2, "dicehall: port 99999 is not a port; right would be 0 to 65535")
    monkeypatch.setenv("DICEHALL_TABLES", "many")
    code, line = serve("--database", database)
    assert code == 2
    assert "DICEHALL_TABLES is 'many'" in line


def test_any_directory_may_hold_the_database(tmp_path: Path):
    path = tmp_path / "why? 100%" / "hall.sqlite3"
    path.parent.mkdir()
    assert make_url(database_url(str(path))).database == str(path)


def test_one_database_by_two_names_is_one_database(tmp_path: Path):
    path = tmp_path / "hall.sqlite3"
    path.touch()
    other = tmp_path / "other.sqlite3"
    other.symlink_to(path)
    assert database_url(str(other)) == database_url(str(path))

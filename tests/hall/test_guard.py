"""Smaller ways in: names of the hall, names of people, two halls on one file, endless logs."""

from __future__ import annotations

import errno
import io
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from unicodedata import normalize

import pytest
from sqlalchemy import text as sql
from websockets.exceptions import InvalidStatus

from dicehall.hall.errors import StartError
from dicehall.hall.hosts import own_host
from dicehall.hall.logs import reason_of
from dicehall.hall.protocol import decent
from dicehall.hall.server import database_url, lock_file
from dicehall.hall.sql_rows import Do
from dicehall.hall.sql_store import SqlStore
from tests.hall.house import FakeTime, House, Player
from tests.hall.test_manners import log

__all__ = ["log"]


# ---- names of the hall ----


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20:8000", True),
        ("dicehall", True),
        ("annas-laptop.local:8000", True),
        ("annas-laptop.fritz.lan", True),
        ("games.example", True),
        ("GAMES.example.:443", True),
        ("evil.example", False),
        ("games.example.evil.example", False),
        ("127.0.0.1.evil.example:8000", False),
        ("", False),
        ("[", False),
    ],
)
def test_the_hall_goes_by_its_own_names(host: str, ours: bool):
    assert own_host(host, ("https://games.example/", "http://other.example:81")) is ours


def test_a_page_elsewhere_cannot_pass_itself_off_as_ours(house: House):
    """DNS rebinding: the name of another page leads here, and Origin is Host."""
    for host, status in (("evil.example", 421), ("friend.example", 200), ("localhost", 200)):
        answer = house.http.get("/api/games", headers={"Host": host})
        assert answer.status_code == status, host
    assert house.http.get("/api/games", headers={"Host": "evil.example"}).json()["error"] == (
        "wrong-host"
    )
    seat = house.table(2)[0]
    with pytest.raises(InvalidStatus) as refused:
        Player(
            house.port,
            seat["table"],
            origin="http://evil.example",
            additional_headers={"Host": "evil.example"},
        )
    assert refused.value.response.status_code == 403


# ---- names of people ----


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anna", "Anna"),
        ("An\nna", "An na"),
        ("\u3164", ""),
        ("\u2800\u2800", ""),
        ("\u115f\u1160 \uffa0", ""),
        ("\u034f\u034f", ""),
        ("a" + "\u0301" * 20, "\u00e1" + "\u0301" * 3),
        ("Žofia Nguyễn Őrsi Ёлка", "Žofia Nguyễn Őrsi Ёлка"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("🎲", "🎲"),
        ("\u202eanna", "anna"),
    ],
)
def test_names_can_be_seen_and_stay_in_their_line(given: str, shown: str):
    assert decent(given) == normalize("NFC", shown)


def test_who_sits_down_has_a_name_to_be_seen(house: House):
    wish = {"game": "pig", "bot": "random", "name": "\u3164"}
    assert house.try_post("/api/quick", wish).json()["error"] == "unfit"
    seat = house.post("/api/quick", {**wish, "name": "An\nna"})
    assert house.get(f"/api/tables/{seat['table']}")["chairs"][0]["name"] == "An na"


def test_a_chat_has_few_lines(house: House):
    seat = house.table(2)[0]
    with house.join(seat) as anna:
        anna.order("chat", text="\n".join("abcdefghijklm"))
        with house.join(seat) as again:
            said = again.welcome["chat"][-1]["text"]
    assert said == "a\nb\nc\nd\ne\nf\ng\nh i j k l m"


# ---- the file ----


def test_a_second_name_of_the_file_opens_no_second_hall(tmp_path: Path):
    path = tmp_path / "hall.sqlite3"
    sqlite3.connect(path).close()
    with lock_file(database_url(str(path))):
        linked = tmp_path / "linked.sqlite3"
        linked.hardlink_to(path)
        symlink = tmp_path / "symlink.sqlite3"
        symlink.symlink_to(path)
        for other in (str(linked), f"sqlite:///{symlink}", f"sqlite:///{linked}", str(path)):
            with pytest.raises(StartError, match="in use by another hall"):
                lock_file(database_url(other))
    lock_file(database_url(str(linked))).close()
    with pytest.raises(StartError, match="named by its file"):
        database_url(f"sqlite:///file:{path}?uri=true")


def test_a_full_disk_is_named_in_the_log(tmp_path: Path, log: io.StringIO):
    with House(tmp_path / "hall.sqlite3") as house:
        seat = house.table(2)[0]
        store = house.hall.store
        assert isinstance(store, SqlStore)
        house.within(store.writer.write("", Do(sql("PRAGMA max_page_count = 1"))))
        with house.join(seat) as anna:
            for _ in range(400):
                if anna.order("chat", text="x" * 500)["type"] == "refused":
                    break
            else:
                raise AssertionError("the disk was never full")
        lines = [json.loads(line) for line in log.getvalue().splitlines()]
        told = [line for line in lines if line["event"] == "chat not written"]
        assert told[0]["reason"] == "SQLITE_FULL"


def test_reasons_are_words_of_the_system():
    assert reason_of(OSError(errno.ENOSPC, "my secret")) == "ENOSPC"
    hidden = ValueError("my secret")
    hidden.__context__ = OSError(errno.EIO, "x")
    assert reason_of(hidden) == "EIO"
    assert reason_of(ValueError("my secret")) is None


def test_healthz_tries_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    clock = FakeTime()
    with House(tmp_path / "hall.sqlite3", clock) as house:
        tried: list[float] = []

        async def full(now: float) -> None:
            tried.append(now)
            raise OSError(errno.ENOSPC, "no space left")

        with monkeypatch.context() as disk:
            disk.setattr(house.hall.store, "beat", full)
            for _ in range(5):
                answer = house.http.get("/healthz")
            assert answer.status_code == 503
            assert answer.json() == {"ok": False, "writes": False, "broken": 0}
            assert len(tried) == 1, "a flood of questions is no flood of writes"
        clock.advance(5)
        assert house.get("/healthz")["ok"] is True
        with closing(sqlite3.connect(house.path)) as database:
            at = database.execute("SELECT at FROM pulse").fetchone()
        assert at == (clock.now(),)


# ---- endless logs ----


def test_taking_back_again_and_again_ends(tmp_path: Path):
    """One client let a log grow by 48 rows a second, for as long as it liked."""
    path = tmp_path / "hall.sqlite3"
    with House(path, undos=3) as house:
        seats = house.table(2, game="warriorz", options={"draw": "choose"})
        for seat in seats:
            with house.join(seat) as player:
                if player.look["question"] is None:
                    continue
                for _ in range(3):
                    assert player.answer()["type"] == "accepted"
                    assert player.order("undo")["type"] == "accepted"
                    player.until("back")
                assert player.answer()["type"] == "accepted"
                refused = player.order("undo")
                assert (refused["error"], refused["limit"]) == ("undo-full", "undos")
                break
    with House(path, undos=3) as house, house.join(seat) as player:
        assert player.order("undo")["error"] == "undo-full", "also after a restart"

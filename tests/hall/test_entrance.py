"""Connections on which nothing is said, half of something, or something that is no text."""

from __future__ import annotations

import asyncio
import io
import socket
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from dicehall.hall import entrance
from dicehall.hall.entrance import Entrance, descriptors
from dicehall.hall.limits import Limits
from tests.hall.house import House, Player
from tests.hall.test_manners import log

__all__ = ["log"]
HEAD = b"POST /api/quick HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


def raw(house: House, sent: bytes = b"") -> socket.socket:
    """A bare connection."""
    made = socket.create_connection(("127.0.0.1", house.port), 20)
    if sent:
        made.sendall(sent)
    return made


def until(connection: socket.socket, wanted: bytes) -> bytes:
    """All that comes up to some bytes."""
    got = b""
    while wanted not in got:
        part = connection.recv(10_000)
        assert part, got
        got += part
    return got


def rest(connection: socket.socket) -> bytes:
    """All that comes until the connection is closed."""
    got = b""
    with connection:
        while part := connection.recv(10_000):
            got += part
    return got


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /",
        b"\r\n",
        HEAD,
        HEAD + b"Content-Length: 100\r\n\r\n",
        HEAD + b"Content-Length: 100\r\n\r\n" + b"{",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\nabc",
    ],
)
def test_h9_what_never_comes_is_not_awaited_for_ever(tmp_path: Path, sent: bytes):
    with House(tmp_path / "hall.sqlite3", header_seconds=0.1, body_seconds=0.1) as house:
        assert rest(raw(house, sent)).startswith(b"HTTP/1.1 408")
        assert house.get("/healthz")["ok"] is True


@pytest.mark.parametrize("sent", [b"\r\n", b"GET /", HEAD + b"Content-Length: 9\r\n\r\n"])
def test_h9_nor_after_a_first_request(tmp_path: Path, sent: bytes):
    with House(tmp_path / "hall.sqlite3", header_seconds=0.1, body_seconds=0.1) as house:
        connection = raw(house, GET)
        until(connection, b'"broken":0}')
        connection.sendall(sent)
        rest(connection)


def test_h9_who_does_not_take_in_the_answer_is_let_go(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3", buffer=4096, send_seconds=0.1) as house:
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        slow.connect(("127.0.0.1", house.port))
        door = house.server.config.entrance  # type: ignore[attr-defined]
        slow.sendall(b"GET /api/games/shadespire/cards HTTP/1.1\r\nHost: x\r\n\r\n")
        assert slow.recv(10).startswith(b"HTTP/1.1")
        for _ in range(2000):
            if not door.total:
                break
            house.within(asyncio.sleep(0.005))
        assert door.total == 0
        slow.close()


def test_h9_a_request_in_pieces_is_answered(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3") as house:
        connection = raw(house)
        body = b'{"game": "pig", "bot": "random"}'
        sent = HEAD + b"Content-Length: %d\r\n\r\n" % len(body) + body
        for at in range(0, len(sent), 7):
            connection.sendall(sent[at : at + 7])
        assert until(connection, b'"}').startswith(b"HTTP/1.1 200")
        connection.sendall(GET)
        assert until(connection, b'"broken":0}').startswith(b"HTTP/1.1 200")
        connection.close()


def test_h9_one_address_has_so_many_connections(tmp_path: Path, log: io.StringIO):
    with House(tmp_path / "hall.sqlite3", proxies="", connections_per_address=3) as house:
        seats = house.table(2)  # over one connection that is kept
        with house.join(seats[0]) as anna:
            idle = raw(house)
            for _ in range(2):
                assert rest(raw(house)).startswith(b"HTTP/1.1 503")
            assert anna.answer()["type"] == "accepted"
            idle.close()
        for _ in range(2000):
            if house.server.config.entrance.total <= 1:  # type: ignore[attr-defined]
                break
            house.within(asyncio.sleep(0.005))
        house.join(seats[0]).close()
        lines = [line for line in log.getvalue().splitlines() if "door is full" in line]
        assert len(lines) == 1, "said once, not for each"
        assert "connections_per_address" in lines[0]
        assert "127.0.0.1" not in lines[0]


def test_h9_a_trusted_proxy_brings_many(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3", connections_per_address=1) as house:
        others = [raw(house) for _ in range(3)]
        assert house.get("/healthz")["ok"] is True
        for other in others:
            other.close()


def test_h9_the_door_is_full_before_the_descriptors_end(monkeypatch: pytest.MonkeyPatch):
    said: list[object] = []
    monkeypatch.setattr(entrance, "warn", lambda event, **fields: said.append((event, fields)))
    door = Entrance(Limits(), entrance.RESERVE + 2)
    assert [door.enter(f"192.0.2.{n}", trusted=True) for n in range(4)] == [
        True,
        True,
        False,
        False,
    ]
    assert said == [("door is full", {"limit": "descriptors", "refused": 1, "open": 2})]
    door.leave("192.0.2.0")
    assert door.enter("192.0.2.9", trusted=False)
    assert door.places == {"192.0.2.1": 1, "192.0.2.9": 1}


def test_h9_descriptors_are_raised_as_far_as_allowed(monkeypatch: pytest.MonkeyPatch):
    resource = pytest.importorskip("resource")
    kept = [(1024, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda what: kept[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda what, pair: kept.append(pair))
    assert descriptors() == 1024
    assert descriptors(2000) == 2000
    assert descriptors(65_536) == 4096
    assert kept[-1] == (4096, 4096)
    kept.append((1024, resource.RLIM_INFINITY))
    assert descriptors(65_536) == 65_536


def test_text_that_is_none_is_closed_without_a_line_in_the_log(tmp_path: Path, log: io.StringIO):
    with House(tmp_path / "hall.sqlite3") as house:
        seat = house.table(2)[0]
        player = Player(house.port, seat["table"])
        player.hello(seat["token"])
        player.socket.socket.sendall(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        assert player.code() == 1007
        assert '"error"' not in log.getvalue()
        house.join(seat).close()

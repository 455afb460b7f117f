"""Whatever comes over the wire: broken requests, broken frames, messages a little off. Bounded."""

from __future__ import annotations

import io
import json
import random
import socket
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.hall.house import PATIENCE, Data, House, Player
from tests.hall.test_manners import log

__all__ = ["log"]

SOCKETS = 60
MESSAGES = 12  # on each socket
REQUESTS = 120
ODD: list[Any] = [
    None, True, -1, 0, 1, 2**63, 1e308, "", "roll", "x" * 5000, "\x00", "\ud83c\udfb2",
    [], [[]], {}, {"a": 1},
]  # fmt: skip


def messages(seat: Data) -> list[Data]:
    """One of each message a client may send."""
    return [
        {"type": "hello", "token": seat["token"], "seq": 0, "protocol": 2},
        {"type": "answer", "id": "1", "seq": 1, "answer": "roll"},
        {"type": "undo", "id": "2"},
        {"type": "consent", "id": "3", "yes": True},
        {"type": "claim", "id": "4", "seat": 1},
        {"type": "return", "id": "5"},
        {"type": "passing", "id": "6", "mode": "idle"},
        {"type": "chat", "id": "7", "text": "hello"},
        {"type": "ping"},
    ]


def spoilt(message: Data, chance: random.Random) -> str | bytes:
    """A message with something wrong: another value, a field more or less, cut off, not JSON."""
    twin = dict(message)
    match chance.randrange(7):
        case 0:
            twin[chance.choice(sorted(twin))] = chance.choice(ODD)
        case 1:
            del twin[chance.choice(sorted(twin))]
        case 2:
            twin[chance.choice(["seq", "seat", "token", "more"])] = chance.choice(ODD)
        case 3:
            text = json.dumps(twin)
            return text[: chance.randrange(len(text))]
        case 4:
            return json.dumps([twin] * chance.randrange(3))
        case 5:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(1, 60)))
        case _:
            raw = bytearray(json.dumps(twin).encode())
            raw[chance.randrange(len(raw))] = chance.randrange(256)
            return raw.decode("utf-8", "replace")
    return json.dumps(twin)


def complaints(log: io.StringIO) -> list[str]:
    """What the hall logs as a fault of its own."""
    lines = [json.loads(line) for line in log.getvalue().splitlines() if line.startswith("{")]
    return [str(line) for line in lines if line.get("level") in ("error", "critical")]


def test_no_message_is_too_strange(house: House, log: io.StringIO):
    """Nobody's game is touched, nothing is logged as an error, and the door stays open."""
    chance = random.Random(11)
    victim = house.table(2)
    seats = house.table(2)
    with house.join(victim[0]) as player:
        before = player.look
        for number in range(SOCKETS):
            seat = seats[number % 2]
            line = Player(house.port, seat["table"])
            with suppress(ConnectionClosed):
                if number % 3:
                    line.hello(seat["token"] if number % 2 else None)
                for _ in range(MESSAGES):
                    line.socket.send(spoilt(chance.choice(messages(seat)), chance))
            line.close()
        assert house.get(f"/api/tables/{victim[0]['table']}")["state"] == "playing"
        with house.join(victim[0]) as again:
            assert again.look == before
        with house.join(seats[0]) as still:
            assert still.look is not None
    assert complaints(log) == []


def test_no_bytes_are_too_strange(house: House, log: io.StringIO):
    """Requests cut off, misspelt, without end, or no HTTP at all."""
    chance = random.Random(12)
    good = b"POST /api/quick HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    good += b'Content-Length: 28\r\n\r\n{"game":"pig","name":"Anna"}'
    for _ in range(REQUESTS):
        data = bytearray(good)
        for _ in range(chance.randrange(1, 6)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        if chance.random() < 0.3:
            del data[chance.randrange(len(data)) :]
        address = ("127.0.0.1", house.port)
        with socket.create_connection(address, PATIENCE) as raw, suppress(OSError):
            raw.sendall(bytes(data))
            raw.shutdown(socket.SHUT_WR)
            first = raw.recv(65536)
            assert not first.startswith(b"HTTP/1.1 5"), bytes(data)
    assert house.get("/healthz")["ok"] is True
    assert complaints(log) == []

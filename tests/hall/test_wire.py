"""What goes over a socket: at once, and compressed where it is large and the client takes it."""

from __future__ import annotations

import asyncio
import json
import socket
import zlib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from dicehall.hall.server import bind
from dicehall.hall.wire import COMPRESSED, LARGE, Packer, deflated, framed
from tests.hall.house import House

PATIENCE = 60.0


class Noting(ClientPerMessageDeflateFactory):
    """Takes what is compressed, and notes how each message came: compressed or not, its length."""

    def __init__(self, **named: Any) -> None:
        super().__init__(**named)
        self.came: list[tuple[bool, int]] = []

    def process_response_params(
        self, params: Sequence[tuple[str, str | None]], accepted_extensions: Sequence[Any]
    ) -> PerMessageDeflate:
        made = super().process_response_params(params, accepted_extensions)
        decode = made.decode

        def noting(frame: Frame, *, max_size: int | None = None) -> Frame:
            self.came.append((frame.rsv1, len(frame.data)))
            return decode(frame, max_size=max_size)

        made.decode = noting  # type: ignore[method-assign]
        return made


def first_look(house: House, noting: Noting) -> tuple[str, tuple[bool, int]]:
    """Return the first message to somebody who comes to a table, and how it came."""
    seat = house.post("/api/quick", {"game": "shadespire", "seats": 2, "bot": "random"})
    address = f"ws://127.0.0.1:{house.port}/api/tables/{seat['table']}/socket"
    with connect(address, compression=None, extensions=[noting]) as line:
        line.send(json.dumps({"type": "hello", "token": seat["token"], "seq": 0, "protocol": 2}))
        text = line.recv(PATIENCE, decode=True)
        return text, noting.came[0]


def test_a_large_message_is_compressed(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3") as house:
        text, (compressed, length) = first_look(house, Noting())
    assert json.loads(text)["look"]["components"]
    assert len(text) >= LARGE
    assert compressed
    assert length < len(text) / 3


def test_a_client_with_a_small_window_gets_it_as_it_is(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3") as house:
        text, (compressed, length) = first_look(house, Noting(server_max_window_bits=9))
    assert not compressed
    assert length == len(text.encode())


def test_a_small_message_is_sent_as_it_is(tmp_path: Path):
    noting = Noting()
    with House(tmp_path / "hall.sqlite3") as house:
        seat = house.post("/api/quick", {"game": "pig", "seats": 2, "bot": "random"})
        address = f"ws://127.0.0.1:{house.port}/api/tables/{seat['table']}/socket"
        with connect(address, compression=None, extensions=[noting]) as line:
            line.send('{"type": "hello", "protocol": 2}')
            while json.loads(line.recv(PATIENCE))["type"] != "welcome":
                pass
            line.send('{"type": "chat", "id": "1", "text": "hello"}')  # of a watcher: refused
            while json.loads(line.recv(PATIENCE)).get("id") != "1":
                pass
    assert (False, noting.came[-1][1]) == noting.came[-1]
    assert noting.came[-1][1] < LARGE


@pytest.mark.parametrize("length", [LARGE, 70_000])
def test_who_gets_the_same_message_gets_the_same_frame(length: int):
    message = json.dumps({"text": "abc" * length}).encode()
    packer = Packer()
    frame = packer.packed(message)
    assert packer.packed(message) is frame
    assert frame == framed(deflated(message), COMPRESSED)
    assert zlib.decompressobj(-15).decompress(deflated(message)) == message


SAID = b'{"type":"ping"}'


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def pongs(line: Connection, count: int) -> None:
    """Hear that so many messages were understood."""
    while count:
        count -= json.loads(line.recv(PATIENCE))["type"] == "pong"


def close_code(line: Connection) -> int | None:
    """Hear all until the socket is closed; return why."""
    with suppress(ConnectionClosed):
        while True:
            line.recv(PATIENCE)
    return line.close_code


def test_a_message_is_read_however_it_comes(tmp_path: Path):
    """In pieces, several in one packet, in fragments with a ping between, as bytes, with blanks."""
    whole = masked(SAID)
    fragments = [masked(SAID[:5], fin=False), masked(SAID[5:], Opcode.CONT)]
    long = masked(SAID + b" " * 300)
    with House(tmp_path / "hall.sqlite3") as house:
        seat = house.table(2)[0]
        address = f"ws://127.0.0.1:{house.port}/api/tables/{seat['table']}/socket"
        with connect(address, compression=None) as line:
            line.send('{"type": "hello", "protocol": 2}')
            for byte in whole:
                line.socket.sendall(bytes([byte]))
            pongs(line, 1)
            line.socket.sendall(whole * 3 + long + whole[:7])
            line.socket.sendall(whole[7:])
            pongs(line, 5)
            line.socket.sendall(masked(b"?", Opcode.PING).join(fragments))
            line.socket.sendall(masked(SAID, Opcode.BINARY))
            pongs(line, 2)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (masked(b"\xff"), 1007),
        (masked(b"x" * 5000), 4400),
        (masked(b"x" * 70_000)[:200], 1009),
        (Frame(Opcode.TEXT, SAID).serialize(mask=False), 1002),
        (masked(SAID, fin=False) + masked(SAID), 1002),
        (masked(b"", Opcode.CONT), 1002),
        (b"\xb1" + masked(SAID)[1:], 1002),
    ],
    ids=["no text", "long", "too long", "unmasked", "between fragments", "no first", "reserved"],
)
def test_what_is_no_message_closes_the_socket(tmp_path: Path, sent: bytes, code: int):
    with House(tmp_path / "hall.sqlite3") as house:
        seat = house.table(2)[0]
        address = f"ws://127.0.0.1:{house.port}/api/tables/{seat['table']}/socket"
        with connect(address, compression=None) as line:
            line.send('{"type": "hello", "protocol": 2}')
            line.socket.sendall(sent)
            assert close_code(line) == code


def test_what_is_sent_waits_for_no_acknowledgement():
    """Else each second part of an answer came 40 ms late."""

    async def sends_at_once() -> bool:
        heard: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def greet(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted = writer.get_extra_info("socket")
            heard.set_result(bool(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))
            writer.close()

        async with await asyncio.start_server(greet, sock=bind("127.0.0.1", 0)) as server:
            _reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.close()
            return await heard

    assert asyncio.run(sends_at_once())

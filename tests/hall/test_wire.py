"""What goes over a socket: large messages are compressed where the client takes it."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import Frame
from websockets.sync.client import connect

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

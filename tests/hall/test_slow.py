"""A client that does not read: it is let go, and nobody waits for it."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from dicehall.hall.connection import Connection
from dicehall.hall.limits import Limits
from dicehall.hall.protocol import TOO_SLOW
from dicehall.hall.wire import framed
from tests.hall.house import Data, House, Player


class Sleeper:
    """A socket that says hello and then never reads."""

    def __init__(self, house: House, seat: Data) -> None:
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        raw.connect(("127.0.0.1", house.port))
        self.player = Player.__new__(Player)
        self.player.look, self.player.lesson, self.player.seq = {}, {}, 0
        self.player.socket = connect(
            f"ws://127.0.0.1:{house.port}/api/tables/{seat['table']}/socket",
            sock=raw,
            compression=None,
            ping_interval=None,
            max_queue=1,
            close_timeout=0.1,
        )
        self.player.socket.send('{"type": "hello"}')


def test_a_slow_client_is_dropped_and_stalls_nobody(tmp_path: Path):
    with House(
        tmp_path / "hall.sqlite3", buffer=4096, queue_messages=20, chat_length=4000
    ) as house:
        seats = house.table(2)
        sleeper = Sleeper(house, seats[0])
        with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
            while anna.until("table")["table"]["watching"] != 1:
                pass
            worst = 0.0
            watching = 1
            said = 0
            while watching and said < 5000:
                began = time.monotonic()
                assert anna.order("chat", text="x" * 3500)["type"] == "accepted"
                worst = max(worst, time.monotonic() - began)
                said += 1
                host = house.hall.hosts[seats[0]["table"]]
                watching = sum([1 for c in host.connections if c.seat is None])
            assert watching == 0, "the sleeper is still there"
            assert worst < 5
            for _ in range(said):
                ben.until("chat")
            assert anna.answer()["type"] == "accepted"
        # once it reads again, it learns why it was let go (unless its patience has run out)
        sleeper.player.look, sleeper.player.seq = {}, 0
        assert sleeper.player.code() in (4408, 1006)


def test_who_was_dropped_is_sent_nothing_more():
    """Once is enough: nothing is queued for a socket that is being let go."""
    dropped: list[int] = []
    sent: list[str] = []

    async def stuck(message: str) -> None:
        sent.append(message)
        await asyncio.Event().wait()

    async def closed(code: int, reason: str) -> None:
        raise AssertionError("a dropped socket is not closed in good order")

    def refuse(message: bytes) -> bool:
        return False

    async def talk() -> None:
        connection = Connection(
            stuck, closed, dropped.append, refuse, Limits(queue_messages=2), 0.0
        )
        connection.send(b"first")
        await asyncio.sleep(0)  # its writer begins, and waits for the socket
        for _ in range(20):
            connection.send(b"more")
        assert connection.closed
        connection.close(1000, "the table was closed")
        await connection.ended()

    asyncio.run(talk())
    assert (sent, dropped) == (["first"], [TOO_SLOW])


def test_a_message_never_overtakes_one_that_waits():
    arrived: list[str] = []
    quick = [True, True, False, True, True]  # whether the socket takes the next at once

    def push(*messages: bytes) -> bool:
        taken = quick.pop(0)
        if taken:
            arrived.extend([message.decode() for message in messages])
        return taken

    async def patient(text: str) -> None:
        await asyncio.sleep(0)
        arrived.append(text)

    async def closed(code: int, reason: str) -> None:
        arrived.append(reason)

    async def talk() -> None:
        connection = Connection(patient, closed, lambda code: None, push, Limits(), 0.0)
        for number in range(5):
            connection.send(str(number).encode())
        while len(arrived) < 5:
            await asyncio.sleep(0)
        connection.send(b"5", b"6")
        connection.close(1000, "bye")
        await connection.ended()

    asyncio.run(talk())
    assert arrived == ["0", "1", "2", "3", "4", "5", "6", "bye"]


@pytest.mark.parametrize("length", [2, 125, 126, 65_535, 65_536])
def test_a_frame_is_written_as_the_library_writes_it(length: int):
    message = b"x" * length
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)

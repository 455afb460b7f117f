"""A client that does not read: it is let go, and nobody waits for it."""

from __future__ import annotations

import socket
import time
from pathlib import Path

from websockets.sync.client import connect

from tests.hall.house import Data, House, Player


class Sleeper:
    """A socket that says hello and then never reads."""

    def __init__(self, house: House, seat: Data) -> None:
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        raw.connect(("127.0.0.1", house.port))
        self.player = Player.__new__(Player)
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

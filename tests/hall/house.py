"""A hall for tests: the real server on a free port, real sockets, a real file."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from dicehall.hall.clocks import Time
from dicehall.hall.hall import Hall, Settings
from dicehall.hall.limits import Limits
from dicehall.hall.server import HallServer, bind, database_url
from dicehall.kit.dice import new_secret, seal_of
from dicehall.kit.patch import patched

T = TypeVar("T")
Data = dict[str, Any]
PATIENCE = 20  # seconds until a test gives up waiting for a message

GENEROUS = Limits(
    requests_burst=10**6,
    messages_burst=10**6,
    tables_burst=10**6,
    guesses_burst=10**6,
    chat_burst=10**6,
    sockets_per_address=10**6,
    watchers_per_address=10**6,
    seats_per_address=10**6,
    bot_workers=1,
    window_seconds=0,
    drain_seconds=0,
    late_ms=10**6,
    busy_percent=1000,  # a machine that tests keep busy refuses nothing
)


class FakeTime(Time):
    """Time that stands still until a test moves it."""

    def __init__(self) -> None:
        self.at = 1_790_000_000.0
        self.slept: list[float] = []
        self.drawn: list[float] = []

    def now(self) -> float:
        return self.at

    def agree(self, now: float) -> None:
        """A test's time is its own."""

    def advance(self, seconds: float) -> None:
        self.at += seconds

    def between(self, least: float, most: float) -> float:
        """What is drawn is the middle, or somewhat later each time; it is kept."""
        self.drawn.append(least + (most - least) * (0.5 + 0.001 * len(self.drawn)))
        return self.drawn[-1]

    async def sleep(self, seconds: float) -> None:
        """Nobody waits in a test: the time moves on by itself. How long it was is kept."""
        self.slept.append(seconds)
        self.at += seconds


class Visitor:
    """Somebody who comes to a hall, wherever that runs, and does what a page does."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.salts: dict[str, dict[str, str]] = {}  # of each table, by token
        self.http = httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    def post(self, path: str, body: object = None, token: str | None = None) -> Data:
        """Send a request that must succeed; what has to do with salts is done as a page does it."""
        answer = self.try_post(path, body, token)
        assert answer.status_code == 200, answer.text
        found = dict(answer.json())
        if path in ("/api/quick", "/api/lessons") or path.endswith("/continue"):
            start = {"salt": new_secret()}
            shown = self.try_post(f"/api/tables/{found['table']}/start", start, found["token"])
            assert shown.status_code == 200, shown.text
            found["started"] = True
        elif path == "/api/tables" or path.endswith(("/sit", "/rematch")):
            if not found["started"]:
                found["started"] = self.seal(found)["state"] == "playing"
        elif path.endswith("/start"):
            found = self.show(found)
        return found

    def seal(self, seat: Data) -> Data:
        """Seal a salt for a seat; where the last of a rematch does that, all show theirs."""
        table, token = str(seat["table"]), str(seat["token"])
        salt = self.salts.setdefault(table, {}).setdefault(token, new_secret())
        answer = self.try_post(f"/api/tables/{table}/seal", {"seal": seal_of(salt)}, token)
        assert answer.status_code == 200, answer.text
        return self.show(dict(answer.json()))

    def show(self, table: Data) -> Data:
        """Show all salts that were sealed here, if a table is being opened."""
        if table["opening"]:
            for token, salt in self.salts[str(table["table"])].items():
                answer = self.try_post(f"/api/tables/{table['table']}/show", {"salt": salt}, token)
                if answer.status_code == 200:  # others have left
                    table = dict(answer.json())
        return table

    def try_post(self, path: str, body: object = None, token: str | None = None) -> httpx2.Response:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        if body is None:
            return self.http.post(path, headers=headers)
        return self.http.post(path, json=body, headers=headers)

    def get(self, path: str) -> Data:
        """Get what must be there."""
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def table(
        self, people: int = 2, bots: int = 0, game: str = "pig", **more: object
    ) -> list[Data]:
        """Create a table, let people sit down, and start it; return what each person got."""
        chairs = [{"kind": "person"}] * people + [{"kind": "bot", "bot": "random"}] * bots
        wish = {"game": game, "seats": people + bots, "chairs": chairs, "name": "P0", **more}
        seats = [self.post("/api/tables", wish)]
        for number in range(1, people):
            sit = {"name": f"P{number}"}
            seats.append(self.post(f"/api/tables/{seats[0]['table']}/sit", sit))
        self.post(f"/api/tables/{seats[0]['table']}/start", None, seats[0]["token"])
        return seats

    def join(self, seat: Data, seq: int = 0, watch: bool = False) -> Player:
        """Connect to a table and hear the welcome."""
        player = Player(self.port, str(seat["table"]))
        player.hello(None if watch else str(seat["token"]), seq)
        return player


class House(Visitor):
    """A hall that runs in a thread."""

    def __init__(
        self,
        path: Path | str,
        time: Time | None = None,
        buffer: int = 0,
        proxies: str | None = None,
        packs: str = "",
        **limits: float,
    ) -> None:
        settings = Settings(
            database_url(str(path)),
            ("https://friend.example",),
            replace(GENEROUS, **limits),  # type: ignore[arg-type]
            time or Time(),
            warm=False,
            packs=packs,
        )
        self.path = Path(path)
        self.socket = bind("127.0.0.1", 0)
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        self.port = self.socket.getsockname()[1]
        self.server = HallServer(settings, forwarded_allow_ips=proxies)
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        assert self.server.ready.wait(PATIENCE)
        super().__init__(self.port)

    def run(self) -> None:
        """Serve until told to stop."""
        self.loop = asyncio.new_event_loop()
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve([self.socket]))
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.close()

    def stop(self) -> None:
        """Close the hall as a signal would."""
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def __enter__(self) -> House:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def hall(self) -> Hall:
        hall: Hall = self.server.app.state.hall
        return hall

    def within(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the hall's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


class Player:
    """One socket, as a client has it."""

    def __init__(self, port: int, table: str, **headers: Any) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.socket: ClientConnection = connect(
            address, compression=None, ping_interval=None, close_timeout=1, **headers
        )
        self.welcome: Data = {}
        self.seq = 0
        self.look: Data = {}
        self.raw: Data = {}
        self.lesson: Data = {}

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def hello(self, token: str | None, seq: int = 0, protocol: int = 2) -> Data:
        self.send({"type": "hello", "token": token, "seq": seq, "protocol": protocol})
        self.welcome = self.until("welcome")
        return self.welcome

    def send(self, message: Data) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Data:
        """Return the next message, and keep the newest look; a step comes with that look."""
        self.raw = dict(json.loads(self.socket.recv(PATIENCE)))
        self.take(self.raw)
        return {**self.raw, "look": self.look} if "changes" in self.raw else self.raw

    def take(self, message: Data) -> None:
        """Keep the newest look."""
        for step in message.get("changes", []):
            self.look = patched(self.look, step)  # type: ignore[assignment]
        self.lesson = message.get("lesson", self.lesson)
        if message.get("look") is not None:
            self.look = message["look"]
        if ("look" in message or "changes" in message) and message["seq"] is not None:
            self.seq = max(self.seq, message["seq"])

    def until(self, *types: str) -> Data:
        """Return the next message of some types."""
        while True:
            message = self.hear()
            if message["type"] in types:
                return message

    def until_seq(self, seq: int) -> None:
        """Hear all up to a seq."""
        while self.seq < seq:
            self.hear()

    def order(self, type: str, id: str | None = None, **fields: object) -> Data:
        """Send a message with an id; return how it was answered."""
        id = id or uuid4().hex
        self.send({"type": type, "id": id, **fields})
        while True:
            message = self.until("accepted", "refused")
            if message["id"] == id:
                return message

    def answer(self, text: str | None = None, id: str | None = None) -> Data:
        """Answer the open question, by default with the first option."""
        if text is None:
            text = self.look["question"]["options"][0]["answer"]
        return self.order("answer", id, seq=self.seq, answer=text)

    def asked(self) -> Data:
        """Wait until something is asked of this seat, or the game is over."""
        while not self.look.get("over") and not self.look.get("question"):
            self.hear()
        return self.look

    def code(self) -> int:
        """Wait for the end of the connection; return its close code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

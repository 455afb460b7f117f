"""A bot at a hall elsewhere: it takes a seat over the public protocol and plays to the end."""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any, Final
from urllib.parse import quote, unquote, urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from dicehall.bots.bot import Bot
from dicehall.games import find
from dicehall.kit.dice import FastDice, new_secret, seal_of
from dicehall.kit.game import GameInfo
from dicehall.kit.worlds import knowledge_of

FINAL_CODES: Final = {
    4400: "the hall could not read a message of ours",
    4401: "the seat is not ours",
    4403: "the hall does not let us in",
    4404: "there is no such table",
    4409: "the table cannot be read, or its cards are gone",
}
PATIENCE: Final = 60.0  # seconds without the hall until we give up
ATTEMPT: Final = 10.0  # seconds for a request
Data = dict[str, Any]


class RemoteError(ValueError):
    """Raised when a game elsewhere cannot be played (on); the sentence is for who started it."""

    def __init__(self, text: str, key: str = "") -> None:
        super().__init__(text)
        self.key = key


class Address:
    """A link to a table, as the page gives it; with a token behind it, to a seat.

    >>> address = Address("http://localhost:8000/#/t/FROG-1720-3859/s3cr3t")
    >>> address.hall, address.table, address.token
    ('http://localhost:8000/', 'FROG-1720-3859', 's3cr3t')
    """

    def __init__(self, url: str) -> None:
        try:
            parts = urlsplit(url)
        except ValueError:
            parts = urlsplit("")
        path = [unquote(part) for part in parts.fragment.split("/") if part]
        if parts.scheme not in ("http", "https") or not parts.netloc or path[:1] != ["t"]:
            raise RemoteError(
                f"{url!r} is no link to a table; right would be like http://HOST/#/t/FROG-1720-3859"
            )
        if len(path) not in (2, 3):
            raise RemoteError(
                f"{url!r} names no table; right would be http://HOST/#/t/FROG-1720-3859"
            )
        self.hall = f"{parts.scheme}://{parts.netloc}{parts.path.rpartition('/')[0]}/"
        self.table = path[1]
        self.token = path[2] if len(path) == 3 else ""

    def api(self, path: str = "") -> str:
        """Return the address of a request about the table."""
        return f"{self.hall}api/tables/{quote(self.table, safe='')}{path}"

    def socket(self) -> str:
        """Return the address of the table's socket."""
        return self.api("/socket").replace("http", "ws", 1)


class RemotePlayer:
    """A bot on a seat elsewhere. What it knows is what the hall sends to that seat."""

    def __init__(self, address: Address, name: str = "Bot") -> None:
        self.address = address
        self.name = name
        self.table: Data = self.request("GET")
        self.address.table = str(self.table["table"])  # a code ends with the start of the game
        self.info: GameInfo = find(self.table["game"])
        self.seat = -1
        self.seen = 0  # the seq of the last message
        self.answered = -1  # the seq at which we last answered
        self.dice = FastDice(secrets.randbits(60))
        self.salts: dict[str, str] = {}  # for which commitment we have made which

    # ---- requests ----

    def request(self, method: str, path: str = "", body: Data | None = None) -> Data:
        """Send a request about the table; what the hall refuses is raised with its sentence."""
        headers = {"Content-Type": "application/json"}
        if self.address.token:
            headers["Authorization"] = f"Bearer {self.address.token}"
        sent = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address.api(path), sent, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=ATTEMPT) as answer:
                return dict(json.load(answer))
        except urllib.error.HTTPError as error:
            raise refusal(error) from None
        except (urllib.error.URLError, HTTPException, OSError, ValueError) as error:
            why = getattr(error, "reason", error)
            raise RemoteError(f"{self.address.hall} does not answer: {why}", "offline") from None

    def sit(self) -> None:
        """Take a free seat, unless we were given one."""
        if not self.address.token:
            seal = seal_of(self.salt())
            seated = self.request("POST", "/sit", {"name": self.name, "seal": seal})
            self.address.token = str(seated["token"])
            self.seat = int(seated["seat"])

    def salt(self) -> str:
        """Return our part of the dice, made once the hall has bound its own."""
        return self.salts.setdefault(str(self.table["commitment"]), new_secret())

    def add_salt(self) -> None:
        """Seal our salt while the table waits, show it when it is opened, find it in the game."""
        chair = self.table["chairs"][self.seat]
        known = seal_of(self.salt())
        if self.table["state"] != "waiting":
            if chair["salt"] and chair["seal"] == known and chair["salt"] != self.salt():
                raise RemoteError("the hall does not use the salt that we have sealed")
        elif self.table["opening"]:
            if chair["seal"] == known and not chair["shown"]:
                self.add("/show", {"salt": self.salt()})
        elif chair["seal"] is None:
            self.add("/seal", {"seal": known})

    def add(self, path: str, body: Data) -> None:
        """Send something of our salt; what we answer to may be out of date by now."""
        try:
            self.request("POST", path, body)
        except RemoteError as error:
            if error.key not in ("started", "opening", "not-opening"):
                raise

    def leave(self) -> None:
        """Stand up: before the start the chair is free again, later a bot of the hall plays on."""
        try:
            self.request("POST", "/leave")
        except RemoteError as error:
            if error.key == "started":
                self.resign()

    def resign(self) -> None:
        """Give the game up."""
        with self.connected() as socket:
            socket.send(json.dumps({"type": "resign", "id": secrets.token_hex(8)}))
            for text in socket:
                if json.loads(text)["type"] in ("accepted", "refused"):
                    return

    # ---- the game ----

    def connected(self) -> Connection:
        """Return a socket on which we have said who we are."""
        socket = connect(self.address.socket(), open_timeout=ATTEMPT, close_timeout=1)
        hello = {"type": "hello", "token": self.address.token, "seq": 0}
        socket.send(json.dumps(hello))
        return socket

    def play(self, bot: Bot) -> Data:
        """Play to the end, connecting again where that is needed; return the last look."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with self.connected() as socket:
                    for text in socket:
                        until = time.monotonic() + PATIENCE
                        look = self.hear(socket, json.loads(text), bot)
                        if look is not None:
                            return look
            except ConnectionClosed:
                pass
            except (OSError, InvalidHandshake, TimeoutError):
                if time.monotonic() > until:
                    raise RemoteError(f"{self.address.hall} does not answer") from None
                time.sleep(0.5)
                continue
            code = socket.close_code or 0
            if code in FINAL_CODES:
                raise RemoteError(FINAL_CODES[code])
            if time.monotonic() > until:
                raise RemoteError(f"{self.address.hall} does not let us in (code {code})")
            time.sleep(0.2)

    def hear(self, socket: Connection, message: Data, bot: Bot) -> Data | None:
        """Take a message of the hall, and answer if we are asked; return the look of the end."""
        if message["type"] == "welcome":
            self.seat = message["seat"]
            self.answered = -1
        if "table" in message:
            self.table = message["table"]
            self.add_salt()
        look = message.get("look")
        if look is None:
            return None
        if look["over"]:
            return dict(look)
        self.seen = message["seq"]
        if look["question"] and (self.seen > self.answered or message["type"] == "refused"):
            self.answer(socket, bot)
        return None

    def world(self) -> Data | None:
        """Return a world to think about; nothing if the question was answered meanwhile."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return self.request("POST", "/world")
            except RemoteError as error:
                if error.key in ("not-asked", "over"):
                    return None
                if error.key not in ("offline", "too-many") or time.monotonic() > until:
                    raise
                time.sleep(1.0)

    def answer(self, socket: Connection, bot: Bot) -> None:
        """Think about the open question, and answer it."""
        found = self.world()
        if found is None:
            return
        if found["version"] != self.info.content_version():
            raise RemoteError("the hall plays with other cards than we have here")
        self.answered = found["seq"]
        knowledge = knowledge_of(self.info, found["world"], found["seat"])
        chosen = bot.choose(knowledge, self.dice)
        g = knowledge.deal(self.dice)
        order = {"type": "answer", "id": secrets.token_hex(8), "seq": found["seq"]}
        socket.send(json.dumps({**order, "answer": self.info.notation.write(g, chosen)}))


def refusal(error: urllib.error.HTTPError) -> RemoteError:
    """Return what the hall says when it refuses a request."""
    try:
        told = json.load(error)
        return RemoteError(str(told["text"]), str(told["error"]))
    except (ValueError, KeyError, TypeError, OSError):
        return RemoteError(f"the hall answers {error.code}")

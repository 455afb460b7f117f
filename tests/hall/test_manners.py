"""Headers, origins, secrets, logs, the end of the day."""

from __future__ import annotations

import hashlib
import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from dicehall.hall.logs import JsonLines, set_up
from tests.hall.house import House, Player


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What the hall and its libraries write to their logs, at the most talkative level."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    loggers = [logging.getLogger(name) for name in ("dicehall.hall", "uvicorn", "sqlalchemy")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
    loggers[0].setLevel(logging.DEBUG)
    yield written
    for logger, level in zip(loggers, levels, strict=True):
        logger.removeHandler(handler)
        logger.setLevel(level)


def test_headers_are_on_every_answer(house: House):
    for path in ("/", "/docs", "/openapi.json", "/api/games", "/api/tables/nowhere", "/a.png"):
        headers = house.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe-eval" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert house.http.get("/api/games").headers["cache-control"] == "no-store"


def test_the_docs_need_no_other_place(house: House):
    page = house.http.get("/docs").text
    assert "POST /api/quick" in page
    assert "<script" not in page
    assert "http://" not in page.replace("http://127.0.0.1", "")
    assert "https://" not in page


def test_errors_have_one_shape(house: House):
    json_body = {"Content-Type": "application/json"}
    answers = [
        house.http.get("/api/nothing"),
        house.http.delete("/api/tables"),
        house.http.post("/api/quick", content=b"{", headers=json_body),
        house.http.post("/api/quick", content=b"\xff", headers=json_body),
        house.http.post("/api/quick", content=b"{}", headers={"Content-Type": "text/plain"}),
        house.http.post("/api/tables/nowhere/start"),
        house.http.get("/api/tables/x/replay?count=0"),
    ]
    assert [answer.status_code for answer in answers] == [404, 405, 422, 400, 422, 401, 422]
    for answer in answers:
        assert set(answer.json()) == {"error", "text", "wait"}


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://127.0.0.1:{port}", True),
        ("https://friend.example", True),
        ("https://evil.example", False),
        ("http://127.0.0.1:1", False),
        ("null", False),
        ("http://[", False),
    ],
)
def test_only_our_own_pages_may_connect(house: House, origin: str | None, allowed: bool):
    seats = house.table(2)
    wanted = None if origin is None else origin.format(port=house.port)
    if allowed:
        with Player(house.port, seats[0]["table"], origin=wanted) as player:
            player.hello(seats[0]["token"])
    else:
        with pytest.raises(InvalidStatus) as refused:
            Player(house.port, seats[0]["table"], origin=wanted)
        assert refused.value.response.status_code == 403


def test_tokens_are_stored_hashed_and_nothing_secret_is_logged(tmp_path: Path, log: io.StringIO):
    path = tmp_path / "hall.sqlite3"
    with House(path) as house:
        seats = house.table(2, game="warriorz", options={"draw": "random"})
        anna, ben = house.join(seats[0]), house.join(seats[1])
        asked = anna if anna.look["question"] else ben
        assert asked.answer()["type"] == "accepted"
        anna.order("answer", seq=1, answer="my secret plan")
        anna.order("chat", text="my secret words")
        house.try_post(f"/api/tables/{seats[0]['table']}/start", None, seats[0]["token"])
        house.try_post(f"/api/tables/{seats[0]['table']}/start", None, "a wrong token")
        anna.socket.send("{broken: my secret")
        assert anna.code() == 4400
        ben.close()
    with sqlite3.connect(path) as database:
        hashes = [row[0] for row in database.execute("SELECT token_hash FROM seats ORDER BY seat")]
        secret = database.execute("SELECT secret FROM tables").fetchone()[0]
        answer = json.loads(database.execute("SELECT data FROM log WHERE seq=2").fetchone()[0])
    database.close()
    assert hashes == [hashlib.sha256(seat["token"].encode()).hexdigest() for seat in seats]
    everything = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    logged = log.getvalue()
    assert '"event": "game started"' in logged
    for seat in seats:
        assert seat["token"].encode() not in everything
        assert seat["token"] not in logged
    salts = house.salts[seats[0]["table"]].values()
    for hidden in (secret, *salts, "my secret", "wrong token", answer["answer"]):
        assert hidden not in logged


def test_an_exception_is_logged_without_its_words(log: io.StringIO):
    try:
        raise ValueError("the answer was play agaric-keg")
    except ValueError:
        logging.getLogger("dicehall.hall").exception("oops")
    line = json.loads(log.getvalue())
    assert line["exception"] == "ValueError"
    assert "agaric" not in log.getvalue()


def test_what_python_itself_complains_of_is_one_line_of_json():
    names = ("dicehall.hall", "uvicorn", "alembic", "asyncio")
    before = [(logging.getLogger(name), logging.getLogger(name).handlers) for name in names]
    try:
        set_up("info")
        handler = logging.getLogger("asyncio").handlers[0]
        text = "Future exception was never retrieved\nfuture: ValueError('play agaric-keg')"
        record = logging.LogRecord("asyncio", logging.ERROR, "", 0, text, None, None)
        line = handler.format(record)
    finally:
        for logger, handlers in before:
            logger.handlers = handlers
            logger.propagate = True
            logger.setLevel(logging.NOTSET)
    assert json.loads(line)["event"] == "Future exception was never retrieved"
    assert "agaric" not in line


def test_clients_never_get_the_secret_before_the_end(house: House):
    seats = house.table(2)
    table = house.hall.hosts[seats[0]["table"]].table
    with house.join(seats[0]) as anna, house.join(seats[0], watch=True) as watcher:
        anna.answer()
        anna.until("step")
        said = json.dumps([anna.welcome, anna.look, watcher.welcome])
        said += house.http.get(f"/api/tables/{table.id}").text
        said += house.http.get(f"/api/tables/{table.id}/record").text
        assert table.secret not in said
        assert table.commitment in said
        assert seats[1]["token"] not in said


def test_sockets_are_closed_with_1012_when_the_hall_closes(tmp_path: Path):
    house = House(tmp_path / "hall.sqlite3")
    seats = house.table(2)
    players = [house.join(seats[0]), house.join(seats[1]), house.join(seats[0], watch=True)]
    house.stop()
    assert [player.code() for player in players] == [1012] * 3


def test_files_of_the_page(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from dicehall.hall import pages

    monkeypatch.setattr(pages, "WEB", tmp_path)
    missing = house.http.get("/")
    assert "has not been built" in missing.text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>x</title>")
    (tmp_path / "assets" / "app.js").write_text("1")
    assert "<title>x" in house.http.get("/").text
    assert "<title>x" in house.http.get("/somewhere/else").text
    script = house.http.get("/assets/app.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    for path in (
        "/assets/none.js",
        "/..%2f..%2fpyproject.toml",
        "/%2e%2e/secret.txt",
        "/a%00.js",
        f"/{300 * 'a'}.js",
    ):
        assert house.http.get(path).status_code == 404


def test_files_and_texts_are_compressed_and_not_sent_twice(house: House):
    for path in ("/api/texts/common/en", "/api/texts/pig/hu"):
        plain = house.http.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        packed = house.http.get(path, headers={"Accept-Encoding": "gzip"})
        assert packed.text == plain.text
        assert packed.headers["vary"] == "Accept-Encoding"
        assert packed.headers["cache-control"] == "no-cache"
        if len(plain.content) > 1000:
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < len(plain.content) / 2
        again = house.http.get(path, headers={"If-None-Match": plain.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_games_are_named_in_a_language_without_all_their_texts(house: House):
    games = {game["id"]: game["words"] for game in house.get("/api/games?language=hu")["games"]}
    assert games["pig"]["title"] == "Malac"
    assert all(words["about"] for words in games.values())
    assert house.get("/api/games")["games"][0]["words"] is None
    assert house.http.get("/api/games?language=xx").status_code == 422


def test_head_is_answered_as_get_without_a_body(house: House):
    for path in ("/", "/icon.svg", "/nowhere"):
        got, headed = house.http.get(path), house.http.head(path)
        assert headed.status_code == got.status_code
        assert headed.headers["content-type"] == got.headers["content-type"]
        assert headed.content == b""

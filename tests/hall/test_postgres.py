"""A hall on PostgreSQL: its schema from every revision, and what is said when it cannot start."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, text

from dicehall.cli import main
from dicehall.games import find
from dicehall.hall.engines import make_engine
from dicehall.hall.fair import hashed
from dicehall.hall.migrate import HEAD, KNOWN, revision_of, upgrade
from dicehall.hall.schema import METADATA
from dicehall.hall.server import database_url
from dicehall.kit.dice import commitment
from tests.hall.house import House
from tests.hall.postgres import PASSWORD, Postgres
from tests.hall.served import free_port

SECRET = "ab" * 32
TABLE = (
    "INSERT INTO tables (id, code, game, seats, options, version, language, privacy, clock,"
    " absence, undo, secret, commitment, created, changed, state) VALUES"
    " ('old', 'FROG-100', 'pig', 2, '{\"goal\": 100, \"rounds\": 50}', :version, 'en', 'link',"
    " '{\"kind\": \"none\"}', 'wait', 'ask', :secret, :commitment, 1.0, 1.0, 'playing')"
)
SEAT = (
    'INSERT INTO seats ("table", seat, kind, name, token_hash, salt, away)'
    " VALUES ('old', :seat, 'person', :name, :token, '', :away)"
)
START = "INSERT INTO log (\"table\", seq, kind, at, data) VALUES ('old', 1, 'start', 1.0, '{}')"
ROLL = (
    'INSERT INTO log ("table", seq, kind, at, seat, data, actor, client_id)'
    " VALUES ('old', 2, 'answer', 2.0, 0, '{\"answer\": \"roll\"}', 0, 'c1')"
)


def inside(database: str, work: Any) -> Any:
    """Do something with a connection to a database."""

    async def done() -> Any:
        engine = make_engine(database_url(database), writes=True)
        async with engine.begin() as connection:
            found = await connection.run_sync(work)
        await engine.dispose()
        return found

    return asyncio.run(done())


def begun_at(revision: str, connection: Connection) -> None:
    """Begin a game with the first revision, and bring the schema to another."""
    upgrade(connection, KNOWN[0])
    version = find("pig").content_version()
    dice = {"secret": SECRET, "commitment": commitment(SECRET)}
    connection.execute(text(TABLE), {"version": version, **dice})
    for seat in range(2):
        who = {"name": f"P{seat}", "token": hashed(f"token-{seat}"), "away": False}
        connection.execute(text(SEAT), {"seat": seat, **who})
    connection.execute(text(START))
    connection.execute(text(ROLL))
    upgrade(connection, revision)
    assert revision_of(connection) == revision


@pytest.fixture(params=["sqlite", "postgresql"])
def bare(request: pytest.FixtureRequest, tmp_path: Any) -> str:
    """A database without a schema."""
    if request.param == "sqlite":
        return str(tmp_path / "hall.sqlite3")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.url(postgres.empty())


@pytest.mark.parametrize("revision", KNOWN)
def test_a_game_plays_on_from_every_revision(bare: str, revision: str):
    inside(bare, lambda connection: begun_at(revision, connection))
    with House(bare) as house, house.join({"table": "old", "token": "token-0"}) as anna:
        assert anna.welcome["seq"] == 2
        again = anna.order("answer", "c1", seq=1, answer="roll")
        assert (again["type"], again["seq"]) == ("accepted", 2)
        assert all(chair["agreed"] for chair in anna.welcome["table"]["chairs"])
        assert anna.order("resign")["type"] == "accepted"
    assert inside(bare, revision_of) == HEAD


def test_the_revisions_give_the_schema_on_postgresql(postgres: Postgres):
    made, meant = postgres.url(postgres.empty()), postgres.url(postgres.empty())
    inside(made, upgrade)
    inside(meant, METADATA.create_all)

    def shape(connection: Connection) -> Any:
        found = inspect(connection)
        return {
            name: (
                {c["name"]: (str(c["type"]), c["nullable"]) for c in found.get_columns(name)},
                {(i["name"], *i["column_names"], i["unique"]) for i in found.get_indexes(name)},
                sorted(found.get_pk_constraint(name)["constrained_columns"]),
            )
            for name in METADATA.tables
        }

    assert inside(made, shape) == inside(meant, shape)


@pytest.fixture
def serve(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command where it must fail; return its one line."""
    monkeypatch.setattr("dicehall.hall.logs.set_up", lambda level: None)

    def run(database: str) -> str:
        assert main(["serve", "--port", "0", "--database", database]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        return line

    return run


def test_a_server_that_cannot_be_used_is_said_in_a_line(postgres: Postgres, serve: Any):
    nobody = f"postgresql://dicehall@127.0.0.1:{free_port()}/hall"
    assert "the database server cannot be reached" in serve(nobody)
    guarded = postgres.url("postgres", "guarded", "wrong")
    assert 'password authentication failed for user "guarded"' in serve(guarded)
    assert 'database "missing" does not exist' in serve(postgres.url("missing"))
    assert "names no database" in serve("postgresql://dicehall@127.0.0.1")
    newer = postgres.empty()
    postgres.do(newer, "CREATE TABLE alembic_version (version_num text)")
    postgres.do(newer, "INSERT INTO alembic_version VALUES ('9999')")
    assert "newer than this program" in serve(postgres.url(newer))
    other = postgres.empty()
    postgres.do(other, "CREATE TABLE tables (id text)")
    assert "holds something else" in serve(postgres.url(other))


def test_a_password_is_used_and_never_shown(postgres: Postgres, serve: Any):
    line = serve(postgres.url("missing", "guarded", PASSWORD))
    assert 'database "missing" does not exist' in line
    assert "horse" not in line


def test_without_the_package_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, serve: Any
):
    monkeypatch.setattr("dicehall.hall.server.find_spec", lambda name: None)
    assert "pip install 'dicehall[postgres]'" in serve("postgresql://dicehall@127.0.0.1/hall")


def test_a_character_that_postgresql_does_not_keep_harms_nobody(postgres: Postgres):
    with House(postgres.database()) as house:
        seats = house.table(2)
        assert house.http.get("/api/tables/a%00b").status_code == 404
        with house.join(seats[0]) as anna:
            assert anna.order("chat", "c\x00", text="a\x00b")["type"] == "accepted"
            assert anna.order("answer", "x\x00", seq=1, answer="roll")["type"] == "accepted"
            again = anna.order("answer", "x\x00", seq=1, answer="roll")
            assert (again["type"], again["seq"]) == ("accepted", 2)

"""A database of the first revision is brought up to date, and its tables play on."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect

from dicehall.games import find, names
from dicehall.hall.errors import StartError
from dicehall.hall.fair import hashed
from dicehall.hall.migrate import FOLDER, HEAD, KNOWN, revision_of, upgrade
from dicehall.hall.schema import METADATA
from dicehall.kit.checks.case import Case
from dicehall.kit.dice import commitment
from dicehall.kit.match import Match
from dicehall.kit.proof import verify
from dicehall.kit.replay import Origin, Record, read, read_text
from tests.hall.house import House, Player

FIRST = (Path(__file__).parent / "revision_0001.sql").read_text()
SECRET = "ab" * 32
DATA = Path(__file__).parent.parent / "data"


def first(path: Path) -> None:
    """Make a database as the first revision had it, with a game under way."""
    database = sqlite3.connect(path)
    database.executescript(FIRST)
    database.execute(
        "INSERT INTO tables (id, code, game, seats, options, version, language, privacy, clock,"
        " absence, undo, secret, commitment, created, changed, state) VALUES"
        " ('old', 'FROG-100', 'pig', 2, '{\"goal\": 100, \"rounds\": 50}', ?, 'en', 'link',"
        " '{\"kind\": \"none\"}', 'wait', 'ask', ?, ?, 1.0, 1.0, 'playing')",
        (find("pig").content_version(), SECRET, commitment(SECRET)),
    )
    for seat in range(2):
        database.execute(
            'INSERT INTO seats ("table", seat, kind, name, token_hash, salt, away)'
            " VALUES ('old', ?, 'person', ?, ?, '', 0)",
            (seat, f"P{seat}", hashed(f"token-{seat}")),
        )
    database.execute(
        "INSERT INTO log (\"table\", seq, kind, at, data) VALUES ('old', 1, 'start', 1.0, '{}')"
    )
    database.execute(
        'INSERT INTO log ("table", seq, kind, at, seat, data, actor, client_id)'
        " VALUES ('old', 2, 'answer', 2.0, 0, '{\"answer\": \"roll\"}', 0, 'c1')"
    )
    database.execute(
        'INSERT INTO chat ("table", number, seat, name, text, at)'
        " VALUES ('old', 1, 0, 'P0', 'hi', 2.0)"
    )
    database.commit()
    database.close()


def test_the_first_revision_plays_on(tmp_path: Path):
    path = tmp_path / "hall.sqlite3"
    first(path)
    with House(path) as house, house.join({"table": "old", "token": "token-0"}) as anna:
        assert anna.welcome["seq"] == 2
        assert anna.welcome["log"][0]["event"] == "rolled"
        assert anna.welcome["chat"][0]["text"] == "hi"
        assert anna.welcome["table"]["next"] is None
        assert anna.order("answer", "c1", seq=1, answer="roll") == {
            "type": "accepted",
            "id": "c1",
            "seq": 2,
        }


def begun(path: Path, record: Record, answers: int) -> None:
    """Make a database as the first revision had it, with a game of that time under way."""
    setup, dice = record.setup, record.origin
    database = sqlite3.connect(path)
    database.executescript(FIRST)
    database.execute(
        "INSERT INTO tables (id, code, game, seats, options, version, language, privacy, clock,"
        " absence, undo, secret, commitment, created, changed, state) VALUES"
        " ('old', 'FROG-100', ?, ?, ?, ?, 'en', 'link',"
        " '{\"kind\": \"none\"}', 'wait', 'ask', ?, ?, 1.0, 1.0, 'playing')",
        (setup.game, setup.seats, json.dumps(setup.options), record.version, dice.secret,
         dice.commitment),
    )  # fmt: skip
    for seat in range(setup.seats):
        salt = dice.salts[seat] if seat < len(dice.salts) else ""
        database.execute(
            'INSERT INTO seats ("table", seat, kind, name, token_hash, salt, away)'
            " VALUES ('old', ?, 'person', ?, ?, ?, 0)",
            (seat, f"P{seat}", hashed(f"token-{seat}"), salt),
        )
    database.execute(
        "INSERT INTO log (\"table\", seq, kind, at, data) VALUES ('old', 1, 'start', 1.0, '{}')"
    )
    for number, (seat, answer) in enumerate(record.answers[:answers]):
        database.execute(
            'INSERT INTO log ("table", seq, kind, at, seat, data, actor, client_id)'
            " VALUES ('old', ?, 'answer', 2.0, ?, ?, ?, ?)",
            (number + 2, seat, json.dumps({"answer": answer}), seat, f"c{number}"),
        )
    database.commit()
    database.close()


@pytest.mark.parametrize("game", names())
def test_a_game_begun_before_plays_on_to_its_end(game: str, tmp_path: Path):
    """Also one of Shadespire from before deck lists were secret."""
    record = read(DATA / f"{game}-format-1.jsonl")
    salts = record.origin.salts + [""] * (record.setup.seats - len(record.origin.salts))
    info = find(game)
    match = Match(
        info,
        info.restored(record.setup, record.version),
        Origin(0, record.origin.commitment, record.origin.secret, salts),
    )
    player = Case(info, 1, match.setup).player()
    while not match.table.over:
        action = player.choose(match.table)
        match.play(int(match.table.seat), action)
    path = tmp_path / "hall.sqlite3"
    played = match.record()
    played.setup.options = dict(record.setup.options)  # as it was stored then
    begun(path, played, len(played.answers) - 3)
    with House(path) as house:
        people = [
            house.join({"table": "old", "token": f"token-{seat}"})
            for seat in range(record.setup.seats)
        ]
        for seat, answer in played.answers[-3:]:
            seq = people[seat].answer(answer)["seq"]
            for one in people:
                one.until_seq(seq)
        assert people[0].look["result"] == played.result
        told = house.http.get("/api/tables/old/record").text
        assert verify(read_text(told), info).over


def test_the_revisions_give_the_schema(tmp_path: Path):
    made = create_engine(f"sqlite:///{tmp_path / 'made.sqlite3'}")
    with made.begin() as connection:
        upgrade(connection)
        assert revision_of(connection) == HEAD
    meant = create_engine(f"sqlite:///{tmp_path / 'meant.sqlite3'}")
    METADATA.create_all(meant)
    for name in METADATA.tables:
        one, other = (
            {c["name"]: (str(c["type"]), c["nullable"]) for c in inspect(e).get_columns(name)}
            for e in (made, meant)
        )
        assert one == other
        one_set, other_set = (
            {(i["name"], *i["column_names"], i["unique"]) for i in inspect(e).get_indexes(name)}
            for e in (made, meant)
        )
        assert one_set == other_set
    made.dispose()
    meant.dispose()


def test_the_snapshot_is_what_the_first_revision_makes(tmp_path: Path):
    engine = create_engine(f"sqlite:///{tmp_path / 'made.sqlite3'}")
    with engine.begin() as connection:
        upgrade(connection, "0001")
    engine.dispose()
    snapshot = sqlite3.connect(tmp_path / "snapshot.sqlite3")
    snapshot.executescript(FIRST)
    made = sqlite3.connect(tmp_path / "made.sqlite3")
    read = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    assert made.execute(read).fetchall() == snapshot.execute(read).fetchall()
    made.close()
    snapshot.close()


def test_known_revisions_are_the_files():
    files = sorted(path.name[:4] for path in (FOLDER / "versions").glob("[0-9]*.py"))
    assert files == list(KNOWN)
    assert KNOWN[-1] == HEAD


@pytest.mark.parametrize(
    ("statements", "why"),
    [
        (
            "CREATE TABLE alembic_version (version_num); "
            "INSERT INTO alembic_version VALUES ('9999')",
            "newer than this program",
        ),
        ("CREATE TABLE tables (id)", "something else"),
    ],
)
def test_other_databases_are_refused(tmp_path: Path, statements: str, why: str):
    path = tmp_path / "other.sqlite3"
    database = sqlite3.connect(path)
    database.executescript(statements)
    database.close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection, pytest.raises(StartError, match=why):
        upgrade(connection)
    engine.dispose()


def test_a_table_begun_with_other_cards_bars_no_other(tmp_path: Path):
    path = tmp_path / "hall.sqlite3"
    with House(path) as house:
        old = house.table(2, clock={"kind": "days", "days": 3})[0]
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE tables SET version = 'older'")
    with House(path) as house:
        with house.join(house.table(2)[0]) as anna:
            assert anna.answer()["type"] == "accepted"
        player = Player(house.port, old["table"])
        player.send({"type": "hello", "token": old["token"], "seq": 0})
        assert player.code() == 4409


@pytest.mark.parametrize(("before", "after"), list(pairwise(KNOWN[6:])))
def test_the_program_before_can_go_on_with_the_schema_after(
    before: str, after: str, tmp_path: Path
):
    """Processes are renewed one by one: nothing an older one reads or leaves out may be missing."""
    columns: list[dict[str, dict[str, bool]]] = []
    engine = create_engine(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    for revision in (before, after):
        with engine.begin() as connection:
            upgrade(connection, revision)
            found = inspect(connection)
            columns.append(
                {
                    name: {
                        column["name"]: column["nullable"] or column["default"] is not None
                        for column in found.get_columns(name)
                    }
                    for name in found.get_table_names()
                }
            )
    engine.dispose()
    for name, old in columns[0].items():
        assert set(old) <= set(columns[1][name]), f"{name} has lost a column"
        for column in set(columns[1][name]) - set(old):
            assert columns[1][name][column], f"{name}.{column} needs a default"

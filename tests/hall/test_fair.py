"""Dice nobody can choose: salts are sealed, then all are shown; and a stranger's check."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from dicehall.games import find, names
from dicehall.hall.fair import hashed
from dicehall.kit.dice import commitment, new_secret, seal_of
from dicehall.kit.proof import check_dice, verify
from dicehall.kit.replay import read_text
from tests.hall.house import Data, FakeTime, House
from tests.hall.served import ROOT
from tests.hall.test_lobby import play_to_the_end, waiting
from tests.hall.test_upgrade import FIRST, SECRET

HERS, HIS = "0a" * 32, "1b" * 32
CHECKER = ROOT / "docs" / "check_dice.mjs"


def refused(house: House, path: str, body: object, token: str) -> str:
    """Why a request is refused."""
    answer = house.try_post(path, body, token)
    assert answer.status_code in (409, 422), answer.text
    return str(answer.json()["error"])


def sealed_table(house: House, **more: object) -> tuple[Data, Data, str]:
    """Anna and Ben wait, their salts sealed."""
    wish = {"game": "pig", "seats": 2, "chairs": [{"kind": "person"}] * 2, "name": "Anna", **more}
    anna = house.try_post("/api/tables", wish).json()
    path = f"/api/tables/{anna['table']}"
    assert house.try_post(f"{path}/seal", {"seal": seal_of(HERS)}, anna["token"]).is_success
    ben = house.try_post(f"{path}/sit", {"name": "Ben", "seal": seal_of(HIS)}).json()
    return anna, ben, path


def in_the_file(house: House, table: str) -> list[tuple[str | None, str]]:
    """Seals and salts, as one sees them who reads the file."""
    with closing(sqlite3.connect(house.path)) as database:
        read = 'SELECT seal, salt FROM seats WHERE "table" = ? ORDER BY seat'
        return database.execute(read, (table,)).fetchall()


def test_h5_who_reads_the_file_finds_no_salt_before_all_are_bound(house: House):
    anna, ben, path = sealed_table(house)
    assert anna["commitment"] == ben["commitment"] == house.get(path)["commitment"]
    assert in_the_file(house, anna["table"]) == [(seal_of(HERS), ""), (seal_of(HIS), "")]
    table = house.try_post(f"{path}/start", None, anna["token"]).json()
    assert (table["state"], table["opening"]) == ("waiting", True)
    house.try_post(f"{path}/show", {"salt": HIS}, ben["token"])
    assert in_the_file(house, anna["table"]) == [(seal_of(HERS), ""), (seal_of(HIS), HIS)]
    chairs = house.get(path)["chairs"]
    assert [(chair["shown"], chair["salt"]) for chair in chairs] == [(False, None), (True, None)]
    # from here on Anna knows what her salt would bring, and cannot have another
    other = new_secret()
    assert refused(house, f"{path}/seal", {"seal": seal_of(other)}, anna["token"]) == "opening"
    assert refused(house, f"{path}/show", {"salt": other}, anna["token"]) == "salt"
    assert refused(house, f"{path}/leave", None, anna["token"]) == "opening"
    assert refused(house, f"{path}/seat", {"seat": 0}, anna["token"]) == "opening"
    assert refused(house, f"{path}/free", {"seat": 1}, anna["token"]) == "opening"
    assert refused(house, f"{path}/start", {"salt": HERS}, anna["token"]) == "opening"
    table = house.try_post(f"{path}/show", {"salt": HERS}, anna["token"]).json()
    assert (table["state"], table["opening"]) == ("playing", False)
    assert [chair["salt"] for chair in table["chairs"]] == [HERS, HIS]
    assert table["commitment"] == anna["commitment"]


def test_h5_who_keeps_the_salt_back_loses_the_chair_and_all_begin_anew(
    tmp_path: Path, clock: FakeTime
):
    with House(tmp_path / "hall.sqlite3", clock, salt_seconds=30, proxies="*") as house:
        anna, ben, path = sealed_table(house)
        house.post(f"{path}/leave", None, anna["token"])
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        wish = {"name": "Late", "seal": seal_of(HERS)}
        late = house.http.post(f"{path}/sit", json=wish, headers=elsewhere).json()
        silent = house.join(late)
        before = house.get(path)
        secret = house.hall.hosts[late["table"]].table.secret
        house.try_post(f"{path}/start", {"salt": HIS}, ben["token"])
        clock.advance(29)
        house.within(house.hall.tick(clock.now()))
        assert house.get(path)["opening"] is True
        clock.advance(1)
        house.within(house.hall.tick(clock.now()))
        after = house.get(path)
        assert [chair["name"] for chair in after["chairs"]] == [None, "Ben"]
        assert [chair["seal"] for chair in after["chairs"]] == [None, None]
        assert after["commitment"] != before["commitment"]
        assert house.hall.hosts[late["table"]].table.secret != secret
        assert in_the_file(house, late["table"]) == [(None, ""), (None, "")]
        again = house.http.post(f"{path}/sit", json=wish, headers=elsewhere)
        assert again.json()["error"] == "sent-away"
        assert silent.until("welcome")["seat"] is None
        silent.close()


def test_h5_where_nobody_shows_a_salt_nobody_loses_the_chair(tmp_path: Path, clock: FakeTime):
    path = tmp_path / "hall.sqlite3"
    with House(path, clock, salt_seconds=30) as house:
        anna, _, table = sealed_table(house)
        house.try_post(f"{table}/start", None, anna["token"])
    with House(path, clock, salt_seconds=30) as house:  # also after a restart
        assert house.get(table)["opening"] is True
        assert refused(house, f"{table}/seal", {"seal": seal_of(HIS)}, anna["token"]) == "opening"
        clock.advance(30)
        house.within(house.hall.tick(clock.now()))
        after = house.get(table)
        assert [chair["name"] for chair in after["chairs"]] == ["Anna", "Ben"]
        assert after["commitment"] != anna["commitment"]


def test_h5_nothing_starts_without_a_salt_of_everybody(house: House):
    quick = house.try_post("/api/quick", {"game": "pig", "bot": "random"}).json()
    path = f"/api/tables/{quick['table']}"
    assert (quick["started"], quick["commitment"]) == (False, house.get(path)["commitment"])
    assert refused(house, f"{path}/start", None, quick["token"]) == "not-sealed"
    assert refused(house, f"{path}/start", {"salt": "pepper"}, quick["token"]) == "unfit"
    assert refused(house, f"{path}/show", {"salt": HERS}, quick["token"]) == "not-opening"
    table = house.try_post(f"{path}/start", {"salt": HERS}, quick["token"]).json()
    assert (table["state"], table["chairs"][0]["salt"]) == ("playing", HERS)
    anna = waiting(house)
    path = f"/api/tables/{anna['table']}"
    house.try_post(f"{path}/sit", {"name": "Ben"})
    assert refused(house, f"{path}/start", None, anna["token"]) == "not-sealed"


def test_h5_a_seal_moves_with_its_owner_and_leaves_with_them(house: House):
    anna, ben, path = sealed_table(house)
    house.post(f"{path}/leave", None, ben["token"])
    assert house.get(path)["chairs"][1]["seal"] is None
    moved = house.post(f"{path}/seat", {"seat": 1}, anna["token"])
    assert [chair["seal"] for chair in moved["chairs"]] == [None, seal_of(HERS)]


def test_h5_a_table_that_waited_before_salts_were_sealed_is_opened_with_sealed_ones(tmp_path: Path):
    path = tmp_path / "hall.sqlite3"
    database = sqlite3.connect(path)
    database.executescript(FIRST)
    database.execute(
        "INSERT INTO tables (id, code, game, seats, options, version, language, privacy, clock,"
        " absence, undo, secret, commitment, created, changed, state) VALUES"
        " ('old', 'FROG-100', 'pig', 2, '{\"goal\": 10, \"rounds\": 50}', ?, 'en', 'link',"
        " '{\"kind\": \"none\"}', 'wait', 'ask', ?, ?, 1.0, 1.0, 'waiting')",
        (find("pig").content_version(), SECRET, commitment(SECRET)),
    )
    for seat in range(2):
        database.execute(
            'INSERT INTO seats ("table", seat, kind, name, token_hash, salt, away)'
            " VALUES ('old', ?, 'person', ?, ?, 'pepper', 0)",
            (seat, f"P{seat}", hashed(f"token-{seat}")),
        )
    database.commit()
    database.close()
    with House(path) as house:
        seats: list[Data] = [{"table": "old", "token": f"token-{seat}"} for seat in range(2)]
        assert refused(house, "/api/tables/old/start", None, "token-0") == "not-sealed"
        for own in seats:
            house.seal(own)
        assert house.post("/api/tables/old/start", None, "token-1")["state"] == "playing"
        play_to_the_end(house, seats)
        record = read_text(house.http.get("/api/tables/old/record").text)
        assert verify(record, find("pig")).over
        assert record.origin.salts == list(house.salts["old"].values())
        assert len(record.origin.seals) == 2


# ---- a stranger's check ----


def node(*args: str) -> subprocess.CompletedProcess[str]:
    """Run the checker of the docs."""
    program = shutil.which("node")
    assert program is not None, "docs/check_dice.mjs needs node"
    return subprocess.run([program, str(CHECKER), *args], capture_output=True, text=True)


def finished(house: House, game: str) -> tuple[Data, str]:
    """A game of one person and random bots, played to its end; its record."""
    seats = 3 if game == "pig" else 2
    seat = house.post("/api/quick", {"game": game, "seats": seats, "bot": "random"})
    with house.join(seat) as anna:
        number = 0
        while not anna.asked()["over"]:
            options = anna.look["question"]["options"]
            anna.answer(options[number % len(options)]["answer"])
            anna.until("step")
            number += 1
    return seat, house.http.get(f"/api/tables/{seat['table']}/record").text


@pytest.mark.parametrize("game", names())
def test_a_stranger_checks_the_dice_by_the_document_alone(house: House, game: str, tmp_path: Path):
    seat, text = finished(house, game)
    path = tmp_path / "record.jsonl"
    path.write_text(text, "utf-8")
    head = json.loads(text.splitlines()[0])
    salt = head["dice"]["salts"][seat["seat"]]
    said = node(str(path), salt, seat["commitment"])
    assert said.returncode == 0, said.stderr
    draws = check_dice(read_text(text)).draws
    assert said.stdout == f"right: {draws} draws\n"
    assert draws > 10
    # what is not so is found
    assert "my salt" in node(str(path), "0a" * 32).stderr
    assert "commitment" in node(str(path), salt, "0a" * 32).stderr
    lines = [json.loads(line) for line in text.splitlines()]
    event = next(e for line in lines for e in line.get("told", []) if "draws" in e)
    event["draws"][0][1] = (event["draws"][0][1] + 1) % event["draws"][0][0]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    wrong = node(str(path))
    assert (wrong.returncode, wrong.stdout) == (1, "")
    assert "draw 1 " in wrong.stderr
    for change in ("secret", "salts"):
        head = json.loads(text.splitlines()[0])
        head["dice"][change] = "ab" * 32 if change == "secret" else ["ab" * 32] * len(head["names"])
        path.write_text(text.replace(text.splitlines()[0], json.dumps(head)), "utf-8")
        assert "does not fit" in node(str(path)).stderr


def test_a_stranger_checks_a_game_that_was_played_on(house: House, tmp_path: Path):
    first, _ = finished(house, "pig")
    wish = {"number": 3, "seat": 0, "bot": "random"}
    seat = house.post(f"/api/tables/{first['table']}/continue", wish)
    with house.join(seat) as anna:
        while not anna.asked()["over"]:
            anna.answer(anna.look["question"]["options"][-1]["answer"])
            anna.until("step")
    path = tmp_path / "record.jsonl"
    path.write_text(house.http.get(f"/api/tables/{seat['table']}/record").text, "utf-8")
    said = node(str(path), "", seat["commitment"])
    assert (said.returncode, said.stderr) == (0, "")


def test_the_checker_uses_nothing_but_what_node_brings():
    text = CHECKER.read_text("utf-8")
    assert text.count("import ") == text.count("from 'node:") == 2
    assert len(text.splitlines()) <= 50


def test_the_same_seal_and_salt_arriving_late_are_no_fault(house: House):
    wish = {"game": "pig", "seats": 2, "chairs": [{"kind": "person"}, {"kind": "bot"}]}
    anna = house.try_post("/api/tables", {**wish, "name": "Anna"}).json()
    path, token = f"/api/tables/{anna['table']}", anna["token"]
    assert house.try_post(f"{path}/start", {"salt": HERS}, token).json()["state"] == "playing"
    # the page seals as soon as it is in the room; by then the start may have bound the salt
    assert house.try_post(f"{path}/seal", {"seal": seal_of(HERS)}, token).is_success
    assert house.try_post(f"{path}/show", {"salt": HERS}, token).is_success
    assert refused(house, f"{path}/seal", {"seal": seal_of(HIS)}, token) == "started"
    assert refused(house, f"{path}/show", {"salt": HIS}, token) == "started"

"""A bot over the public protocol: a whole game, a lost connection, links that lead nowhere."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from dicehall.bots.levels import make_bot
from dicehall.cli import main
from dicehall.games import names
from dicehall.hall.remote import Address, RemoteError, RemotePlayer
from dicehall.kit.proof import verify
from dicehall.kit.replay import read_text
from tests.hall.house import PATIENCE, Data, House


def link(house: House, table: str, token: str = "") -> str:
    return f"http://127.0.0.1:{house.port}/#/t/{table}" + (f"/{token}" if token else "")


def hear_ctrl_c() -> None:
    """Whoever runs the tests in the background has Ctrl-C switched off for all below."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def waiting(house: House, game: str) -> Data:
    """A table with a free seat."""
    chairs = [{"kind": "person"}, {"kind": "person"}]
    return house.post("/api/tables", {"game": game, "seats": 2, "chairs": chairs, "name": "A"})


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_played_over_the_protocol(house: House, game: str):
    """Two bots elsewhere: one on a free seat, one on a seat it was given."""
    seat = waiting(house, game)
    guest = RemotePlayer(Address(link(house, seat["code"])), "Guest")
    guest.sit()
    host = RemotePlayer(Address(link(house, seat["table"], seat["token"])))
    host.sit()
    house.post(f"/api/tables/{seat['table']}/start", None, seat["token"])
    looks: dict[int, Data] = {}

    def play(player: RemotePlayer, name: str) -> None:
        look = player.play(make_bot(name, game))
        looks[player.seat] = look

    threads = [
        threading.Thread(target=play, args=args) for args in [(guest, "level-2"), (host, "random")]
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(3 * PATIENCE)
    assert looks[0]["result"] == looks[1]["result"]
    record = read_text(house.http.get(f"/api/tables/{seat['table']}/record").text)
    assert verify(record, guest.info).over
    assert record.names == ["A", "Guest"]


def test_it_comes_back_after_a_restart(tmp_path: Path):
    path = tmp_path / "hall.sqlite3"
    with House(path) as house:
        port = house.port
        seat = house.post("/api/quick", {"game": "pig", "seats": 2, "bot": "random"})
        player = RemotePlayer(Address(link(house, seat["table"], seat["token"])))
        with player.connected() as socket:
            for text in socket:
                message = json.loads(text)
                if message.get("look") and message["look"]["question"]:
                    player.hear(socket, message, make_bot("random"))
                    break
    done: list[Data] = []
    thread = threading.Thread(target=lambda: done.append(player.play(make_bot("random"))))
    thread.start()  # while nobody is there
    with House(path) as house:
        player.address.hall = player.address.hall.replace(str(port), str(house.port))
        thread.join(3 * PATIENCE)
    assert done[0]["over"]


def test_the_command_sits_down_plays_and_says_how_it_ended(
    house: House, capsys: pytest.CaptureFixture[str]
):
    wish = {"game": "pig", "seats": 2, "bot": "random", "options": {"goal": 20, "rounds": 5}}
    seat = house.post("/api/quick", wish)
    url = link(house, seat["table"], seat["token"])
    assert main(["bot", "--table", url, "--level", "1"]) == 0
    printed = capsys.readouterr().out
    assert f"level-1 sits down at {seat['table']}" in printed
    assert "the game is over; share of the victory:" in printed


def test_ctrl_c_leaves_the_seat_free_again(house: House):
    seat = waiting(house, "pig")
    command = [sys.executable, "-m", "dicehall.cli", "bot", "--table", link(house, seat["code"])]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_ctrl_c,
    )
    assert process.stdout is not None
    assert "sits down" in process.stdout.readline()
    assert house.get(f"/api/tables/{seat['table']}")["chairs"][1]["name"] == "Bot level-2"
    os.kill(process.pid, signal.SIGINT)
    _out, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors) == (130, "left the table\n")
    assert house.get(f"/api/tables/{seat['table']}")["chairs"][1]["name"] is None


def test_what_cannot_be_is_said_in_one_line(house: House, capsys: pytest.CaptureFixture[str]):
    full = house.table(2)[0]
    seat = waiting(house, "pig")
    nobody = "http://127.0.0.1:9/#/t/FROG-1720-3859"
    for arguments, reason in [
        (
            ["--table", "FROG-1720-3859"],
            "'FROG-1720-3859' is no link to a table; right would be like http",
        ),
        (["--table", f"http://127.0.0.1:{house.port}/#/t"], "names no table"),
        (["--table", "http://[/#/t/FROG-1720-3859"], "is no link to a table"),
        (["--table", nobody], "http://127.0.0.1:9/ does not answer:"),
        (["--table", link(house, "NOBODY-1")], "there is no such table"),
        (["--table", link(house, "NO BODY")], "there is no such table"),
        (["--table", link(house, full["table"])], "the game has started already"),
        (["--table", link(house, seat["table"], "wrong")], "the seat is not ours"),
        (["--table", link(house, seat["table"]), "--level", "6"], "right would be 1 to 5"),
        (["--table", link(house, seat["table"]), "--bot", "levl-3"], "there is no bot 'levl-3'"),
        (["--table", nobody, "--bot", "greedy", "--level", "1"], "one of them is enough"),
        (["--table", nobody, "--seconds", "0"], "right would be more than 0"),
    ]:
        assert main(["bot", *arguments]) == 2
        told = capsys.readouterr().err
        assert reason in told
        assert told.startswith("dicehall: ")
        assert told.count("\n") == 1


def test_a_refusal_of_the_hall_is_raised_with_its_key(house: House):
    with pytest.raises(RemoteError, match="no such table") as caught:
        RemotePlayer(Address(link(house, "nowhere")))
    assert caught.value.key == "no-table"

"""A table goes on with the cards it began with, though the program has others by now."""

from __future__ import annotations

import re
import shutil
from contextlib import ExitStack
from pathlib import Path

from dicehall.games import find
from tests.hall.house import Data, Player, Visitor
from tests.hall.served import ROOT, Served

LIVES = re.compile(r"^lives = (\d+)$", re.MULTILINE)
CARDS = Path("games", "warriorz", "content", "warriors.toml")
OLDER = ROOT / "tests" / "data" / "cards-of-then" / "warriorz" / "warriors.toml"


def older_program(folder: Path) -> dict[str, str]:
    """Make a program whose warriors have ten lives more, and cards spelt as they once were; return
    how to run it."""
    package = folder / "src" / "dicehall"
    left = shutil.ignore_patterns("*.so", "web", "__pycache__")
    shutil.copytree(ROOT / "src" / "dicehall", package, ignore=left)
    cards = package / CARDS
    text = OLDER.read_text(encoding="utf-8")
    assert 'op = "area_zone"' in text
    cards.write_text(LIVES.sub(lambda found: f"lives = {int(found[1]) + 10}", text), "utf-8")
    return {"PYTHONPATH": str(folder / "src"), "DICEHALL_PURE": "1"}


def lives(look: Data) -> dict[str, int]:
    """What the warriors of a look began with."""
    return {one["id"]: one["start_lives"] for one in look["components"]["warriors"]}


def play(people: list[Player], answers: int) -> None:
    """Let two people give the last of their options, so many times or to the end."""
    for _ in range(answers):
        if people[0].look["over"]:
            return
        seq = people[people[0].look["asked"][0]]
        told = seq.answer(seq.look["question"]["options"][-1]["answer"])
        assert told["type"] == "accepted", told
        for one in people:
            one.until_seq(told["seq"])


def test_a_game_goes_on_with_the_figures_it_began_with(tmp_path: Path):
    today = {card["id"]: card["figures"] for card in find("warriorz").cards()}
    path = tmp_path / "hall.sqlite3"
    with Served(path, environment=older_program(tmp_path)) as served:
        before = Visitor(served.port)
        seats = before.table(2, game="warriorz", options={"draw": "random"})
        with before.join(seats[0]) as anna, before.join(seats[1]) as ben:
            play([anna, ben], 4)
            began_with, look = lives(anna.look), anna.look
        before.http.close()
        served.stop()
    for id, count in began_with.items():
        assert count == today[id]["lives"] + 10  # type: ignore[index]
    with Served(path) as served, ExitStack() as stack:
        now = Visitor(served.port)
        stack.callback(now.http.close)
        with now.join(seats[0]) as anna, now.join(seats[1]) as ben:
            assert anna.look == look, "the table stands as it stood"
            play([anna, ben], 500)
            assert anna.look["over"]
            assert lives(anna.look) == began_with
        table = f"/api/tables/{seats[0]['table']}"
        cards = {card["id"]: card["figures"] for card in now.get(f"{table}/cards")["cards"]}
        assert cards["agaric"]["lives"] == today["agaric"]["lives"] + 10  # type: ignore[index]
        moments = now.get(f"{table}/replay?start=2&count=1")["moments"]
        assert lives(moments[0]["look"]) == began_with
        assert now.get(f"{table}/statistics")["dice"]
        assert '"content"' not in now.http.get(f"{table}/record").text.splitlines()[0]
        wish = {"number": 3, "seat": 0, "name": "Anna", "bot": "random"}
        with now.join(now.post(f"{table}/continue", wish)) as anna:
            assert lives(anna.look) == began_with, "who plays on has the cards of then"
        new = now.table(2, game="warriorz", options={"draw": "random"})
        with now.join(new[0]) as anna:
            for id, count in lives(anna.look).items():
                assert count == today[id]["lives"], "who begins now has those of today"  # type: ignore[index]
        assert '"level": "error"' not in served.log.read_text()

"""Packs in a hall: only those the operator installed, and a table keeps those it began with."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from dicehall.packs.pack import read_pack
from tests.hall.house import Data, House, Player

MARSH = Path(__file__).parents[2] / "examples" / "lantern-marsh"
WILDS = (
    "lantern-newt, marsh-ghostly-spirit, deathdealer, quake-dragon, questing-wizard, "
    "scavenging-goblin, witching-hag, death-spell, growth-spell, life-spell"
)
OPTIONS = {"packs": "lantern-marsh", "wilds": "code", "code": WILDS, "rounds": 3}


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """The folder of an operator: a good pack, and a bad one."""
    folder = tmp_path / "packs"
    shutil.copytree(MARSH, folder / "marsh")
    shutil.copytree(MARSH, folder / "spoilt")
    (folder / "spoilt" / "pack.toml").write_text('name = "spoilt"\n', encoding="utf-8")
    return folder


def play(people: list[Player], answers: int) -> None:
    """Let people give the last of their options, so many times or to the end."""
    for _ in range(answers):
        if people[0].look["over"]:
            return
        one = people[people[0].look["asked"][0]]
        told = one.answer(one.look["question"]["options"][-1]["answer"])
        assert told["type"] == "accepted", told
        for other in people:
            other.until_seq(told["seq"])


def wilds(look: Data) -> set[str]:
    """The cards in the middle."""
    return {wild["card"] for wild in look["components"]["wilds"]}


def test_installed_packs_are_shown_and_no_other_can_be_named(tmp_path: Path, packs: Path):
    with House(tmp_path / "hall.sqlite3", packs=str(packs)) as house:
        games = {game["id"]: game for game in house.get("/api/games?language=ru")["games"]}
        assert [pack["title"] for pack in games["quarriors"]["packs"]] == ["Фонарное болото"]
        assert games["shazar"]["packs"] == []
        wish = {"game": "quarriors", "name": "Anna", "bot": "random"}
        for name in ("spoilt", "../marsh", str(packs / "marsh"), "lantern-marsh@1.0#000000000000"):
            answer = house.try_post("/api/quick", {**wish, "options": {"packs": name}})
            assert (answer.status_code, answer.json()["error"]) == (422, "setup")
            assert answer.json()["phrase"]["args"]["option"]["key"] == "option-packs"
        answer = house.try_post("/api/quick", {**wish, "game": "pig", "options": OPTIONS})
        assert answer.status_code == 422


def test_a_table_has_the_cards_texts_and_pictures_of_its_packs(tmp_path: Path, packs: Path):
    with House(tmp_path / "hall.sqlite3", packs=str(packs)) as house:
        seats = house.table(2, game="quarriors", options=OPTIONS)
        with house.join(seats[0]) as anna:
            assert {"lantern-newt", "marsh-ghostly-spirit"} <= wilds(anna.look)
        table = f"/api/tables/{seats[0]['table']}"
        assert house.get(table)["options"]["packs"] == read_pack(MARSH).label
        cards = {card["id"]: card for card in house.get(f"{table}/cards")["cards"]}
        picture = house.http.get(cards["lantern-newt"]["picture"])
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.content == (MARSH / "pictures" / "lantern-newt.svg").read_bytes()
        assert "picture" not in cards["deathdealer"]
        assert "Lámpás gőte" in house.http.get(f"{table}/texts/hu").text
        for wrong in ("pictures/deathdealer", "pictures/..%2fpacks", "texts/de", "texts/..%2fx"):
            assert house.http.get(f"{table}/{wrong}").status_code == 404
        without = house.table(2, game="quarriors", options={"wilds": "random"})
        assert house.http.get(f"/api/tables/{without[0]['table']}/texts/en").status_code == 404


@pytest.mark.parametrize("what", ["updated", "removed"])
def test_a_table_goes_on_with_the_pack_it_began_with(tmp_path: Path, packs: Path, what: str):
    path = tmp_path / "hall.sqlite3"
    with House(path, packs=str(packs)) as house:
        seats = house.table(2, game="quarriors", options=OPTIONS)
        with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
            play([anna, ben], 6)
            look = anna.look
    if what == "removed":
        shutil.rmtree(packs / "marsh")
    else:
        sheet, cards = packs / "marsh" / "pack.toml", packs / "marsh" / "content" / "creatures.toml"
        sheet.write_text(sheet.read_text("utf-8").replace("1.0", "2.0"), encoding="utf-8")
        cards.write_text(cards.read_text("utf-8").replace("cost = 4", "cost = 9"), encoding="utf-8")
    with House(path, packs=str(packs)) as house:
        table = f"/api/tables/{seats[0]['table']}"
        with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
            assert anna.look == look, "the table stands as it stood"
            play([anna, ben], 300)
            assert anna.look["over"]
        shown = {card["id"]: card for card in house.get(f"{table}/cards")["cards"]}
        assert shown["lantern-newt"]["figures"]["cost"] == 4
        assert house.http.get(shown["lantern-newt"]["picture"]).status_code == 200
        head = json.loads(house.http.get(f"{table}/record").text.splitlines()[0])
        assert head["options"]["packs"] == read_pack(MARSH).label
        assert "content" not in head
        moments = house.get(f"{table}/replay?start=1&count=1")["moments"]
        assert "lantern-newt" in wilds(moments[0]["look"])
        for seat in seats:
            house.post(f"{table}/rematch", None, str(seat["token"]))
        again = house.get(table)["next"]
        assert house.get(f"/api/tables/{again}")["options"]["packs"] == read_pack(MARSH).label

"""The share codes of decks that players have built leave the hall when the game is over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dicehall.games import find
from dicehall.games.shadespire.decks import random_deck, share_code
from dicehall.games.shadespire.library import open_book
from dicehall.hall.clocks import ClockRule
from dicehall.hall.lobby import new_table
from dicehall.hall.seats import describe
from dicehall.kit.dice import FastDice
from dicehall.kit.proof import verify
from dicehall.kit.replay import read_text
from tests.hall.house import Data, FakeTime, House
from tests.hall.test_leaks import Ears
from tests.hall.test_play_on import go_on, play_to_the_end

CODES = [share_code(open_book(), random_deck(open_book(), band, FastDice(7))) for band in (0, 1)]
OPTIONS = {"warbands": "steelheart, garrek", "decks": ", ".join(CODES)}
WISH = {"game": "shadespire", "seats": 2, "name": "Anna", "privacy": "open", "options": OPTIONS}


def told(text: str) -> bool:
    """Whether a text holds one of the codes."""
    return any(code in text.lower() for code in CODES)


def everything(house: House, seat: Data) -> list[str]:
    """All that the lobby says of a table, to anybody and to whoever sits there."""
    tables = house.http.get("/api/tables").text
    one = house.http.get(f"/api/tables/{seat['table']}").text
    mine = house.try_post("/api/mine", {"tokens": [seat["token"]]}).text
    assert all(seat["table"] in text for text in (tables, one, mine))
    record = house.http.get(f"/api/tables/{seat['table']}/record").text
    return [tables, one, mine, record]


def listening(house: House, seat: Data, token: str | None) -> Ears:
    ears = Ears(house.port, str(seat["table"]))
    ears.hello(token)
    return ears


def test_no_share_code_is_told_while_people_wait_and_play(tmp_path: Path):
    """To the lobby, in the welcome, in the messages about the table, and after a restart."""
    path = tmp_path / "hall.sqlite3"
    with House(path, FakeTime()) as house:
        seat = house.post("/api/tables", {**WISH, "chairs": [{"kind": "person"}] * 2})
        said = everything(house, seat)
        watcher = listening(house, seat, None)
        anna = listening(house, seat, seat["token"])
        ben = house.post(f"/api/tables/{seat['table']}/sit", {"name": "Ben"})
        other = listening(house, seat, ben["token"])
        start = house.post(f"/api/tables/{seat['table']}/start", None, seat["token"])
        said.append(json.dumps(start))
        for ears in (anna, other, watcher):
            ears.until("step")
        for ears in (anna, other):
            ears.order("chat", text="here")
        said += everything(house, seat)
        late = listening(house, seat, ben["token"])
        said += [house.try_post(f"/api/tables/{seat['table']}/world", None, ben["token"]).text]
        for ears in (anna, other, watcher, late):
            kinds = {json.loads(text)["type"] for text in ears.heard}
            assert "welcome" in kinds
            said += ears.heard
            ears.close()
        assert {"welcome", "table", "step"} <= {json.loads(text)["type"] for text in watcher.heard}
    with House(path, FakeTime()) as house:
        said += everything(house, seat)
        again = listening(house, seat, None)
        said += again.heard
        again.close()
    assert any('"own, own"' in text for text in said)
    assert [text for text in said if told(text)] == []


def test_after_the_game_the_table_and_its_record_tell_the_decks(house: House):
    """And a rematch and a game played on have the same decks, which they keep to themselves."""
    seat = house.post("/api/quick", {**WISH, "bot": "random"})
    assert not any(told(text) for text in everything(house, seat))
    play_to_the_end(house, seat)
    assert house.get(f"/api/tables/{seat['table']}")["options"]["decks"] == OPTIONS["decks"]
    record = read_text(house.http.get(f"/api/tables/{seat['table']}/record").text)
    assert record.setup.options["decks"] == OPTIONS["decks"]
    verify(record, find("shadespire"))
    again = house.post(f"/api/tables/{seat['table']}/rematch", None, seat["token"])
    on = go_on(house, seat, 3)
    for following in (again, on):
        shown = house.get(f"/api/tables/{following['table']}")
        assert (shown["state"], shown["options"]["decks"]) == ("playing", "own, own")
        live = house.hall.hosts[following["table"]].game
        assert live is not None
        assert live.match.record().setup.options["decks"] == OPTIONS["decks"]


@pytest.mark.parametrize(("state", "shown"), [("waiting", {}), ("over", {"code": "x"})])
def test_a_table_of_a_game_no_longer_installed_shows_no_options(state: str, shown: Data):
    """Nobody can say any more what is secret among them."""
    table = new_table(
        0.0,
        game="pig",
        seats=2,
        options={"code": "x"},
        language="en",
        privacy="open",
        clock=ClockRule(),
        absence="wait",
        undo="ask",
        hints=False,
    )
    table.game, table.state = "gone", state
    assert describe(table, [], set(), 0)["options"] == shown

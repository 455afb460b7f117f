"""What needs the others: taking back, a draw, a rematch; and whose game may be claimed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx2
import pytest

from dicehall.games import find
from dicehall.kit.proof import verify
from dicehall.kit.replay import read_text
from tests.hall.house import Data, FakeTime, House, Player
from tests.hall.served import Served
from tests.hall.test_absence import GRACE, play_out, until_chair
from tests.hall.test_lobby import play_to_the_end
from tests.hall.test_process import join, quick
from tests.hall.test_table import to_the_cards

LONG = {"goal": 500}


@pytest.fixture
def timed(database: str, clock: FakeTime) -> Iterator[House]:
    with House(database, clock, grace_seconds=GRACE, undo_seconds=30, silence_seconds=600) as house:
        yield house


def answers_of(house: House, seat: Data) -> list[int]:
    """Whose answers stand."""
    game = house.hall.hosts[seat["table"]].game
    assert game is not None
    return [answer.seat for answer in game.match.answers]


def roll_both(anna: Player, ben: Player) -> None:
    """Anna and Ben have answered; whatever fell, each of them has something to lose."""
    for player in (anna, ben):
        while player.look["question"] is None:
            player.hear()
        player.answer("roll")
        player.until("step")
        if player.look["question"]:
            player.answer("hold")
            player.until("step")
    anna.until_seq(ben.seq)


# ---- taking back ----


def test_h2_who_is_away_still_has_a_voice(timed: House, clock: FakeTime):
    seats = timed.table(2, absence="bot", options=LONG)
    anna, ben = timed.join(seats[0]), timed.join(seats[1])
    roll_both(anna, ben)
    ben.close()
    until_chair(anna, 1, "online", False)
    clock.advance(GRACE + 1)
    until_chair(anna, 1, "away", True)
    before = answers_of(timed, seats[0])
    assert 1 in before
    assert anna.order("undo")["type"] == "accepted"
    assert anna.until("undo")["undo"]["asked"]["by"] == 0
    assert answers_of(timed, seats[0])[: len(before)] == before  # asked, nothing taken back
    clock.advance(31)  # no answer means no
    while anna.until("undo")["undo"]["asked"] is not None:
        pass
    assert anna.order("undo")["error"] == "refused-before"
    assert answers_of(timed, seats[0])[: len(before)] == before
    anna.close()


def test_h2_who_was_late_by_the_clock_still_has_a_voice(timed: House, clock: FakeTime):
    rule = {"kind": "decision", "seconds": 30}
    seats = timed.table(2, clock=rule, options=LONG)
    anna, ben = timed.join(seats[0]), timed.join(seats[1])
    roll_both(anna, ben)
    while anna.look["asked"] != [1]:
        anna.answer(anna.look["question"]["options"][-1]["answer"])
        anna.until("step")
    clock.advance(31)
    until_chair(anna, 1, "away", True)
    assert anna.order("undo")["type"] == "accepted"
    asked = ben.until("undo")["undo"]["asked"]
    assert asked["by"] == 0
    # and may say yes, also while a bot stands in
    assert ben.order("consent", yes=True, seq=asked["seq"])["type"] == "accepted"
    assert anna.until("back")["undo"]["asked"] is None
    anna.close()
    ben.close()


def test_h2_a_refusal_holds_for_that_answer(house: House):
    seats = house.table(3, options=LONG)
    anna, ben, cleo = (house.join(seat) for seat in seats)
    anna.answer("roll")
    for player in (anna, ben, cleo):
        player.until("step")
    assert anna.order("undo")["type"] == "accepted"
    assert anna.order("undo")["error"] == "request-open"
    assert ben.order("consent", yes=True)["type"] == "accepted"
    assert cleo.order("consent", yes=False)["type"] == "accepted"
    assert anna.order("undo")["error"] == "refused-before"
    with house.join(seats[0]) as again:
        assert again.welcome["undo"] == {"free": False, "ask": False, "asked": None}
    asker = anna if anna.look["question"] else None
    if asker is not None:  # a new answer may be asked for again
        asker.answer("roll")
        asker.until("step")
        assert asker.order("undo")["type"] == "accepted"
    for player in (anna, ben, cleo):
        player.close()


def test_h2_playing_on_is_a_refusal(house: House):
    seats = house.table(2, game="warriorz", options={"draw": "random"})
    players = [house.join(seat) for seat in seats]
    to_the_cards(players)
    for player in players:
        player.answer()
    last = max(player.seq for player in players)
    for player in players:
        player.until_seq(last + 1)
    asked = next(p for p in players if p.look["question"])
    other = players[1 - players.index(asked)]
    assert other.order("undo")["type"] == "accepted"
    asked.answer()
    assert other.order("undo")["error"] in ("refused-before", "undo-nothing")
    for player in players:
        player.close()


def test_h2_a_request_and_what_was_said_to_it_outlive_a_kill(tmp_path: Path):
    with Served(tmp_path / "hall.sqlite3") as served:
        with closing(Lobby(served.port)) as lobby:
            seats = lobby.table(3, options=LONG)
        before = anna, ben, cleo = [join(served.port, seat) for seat in seats]
        anna.answer("roll")
        for player in before:
            player.until("step")
        assert anna.order("undo", "u1")["type"] == "accepted"
        assert ben.order("consent", "y1", yes=True)["type"] == "accepted"
        served.kill()
        served.start()
        after = anna, ben, cleo = [join(served.port, seat) for seat in seats]
        asked = cleo.welcome["undo"]["asked"]
        assert (asked["by"], asked["yes"]) == (0, [1])
        assert anna.order("undo", "u1")["type"] == "accepted"
        assert cleo.order("consent", yes=True)["type"] == "accepted"
        assert anna.until("back")["to"] == 1
        anna.answer("roll")
        anna.until("step")
        anna.order("undo")
        assert ben.order("consent", yes=False)["type"] == "accepted"
        served.kill()
        served.start()
        with join(served.port, seats[0]) as anna:
            assert anna.order("undo")["error"] == "refused-before"
        for player in (*before, *after):
            player.close()


class Lobby(House):
    """The lobby of a hall that runs elsewhere."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.salts = {}
        self.http = httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=20)

    def close(self) -> None:
        self.http.close()


def test_h2_against_bots_nobody_is_asked(tmp_path: Path):
    with Served(tmp_path / "hall.sqlite3") as served:
        seat = quick(served.port, game="pig", seats=2, options=LONG)
        with join(served.port, seat) as anna:
            anna.answer("roll")
            anna.until("step")
            anna.asked()
            assert anna.order("undo")["type"] == "accepted"
            anna.until("back")


# ---- a draw ----


def test_h12_a_game_is_ended_as_a_draw_by_consent(database: str):
    with House(database) as house:
        seats = house.table(3, 1, options=LONG)
        anna, ben, cleo = (house.join(seat) for seat in seats)
        anna.answer("roll")
        assert anna.order("draw")["type"] == "accepted"
        while (offer := ben.until("step")["draw"]) is None:
            pass
        assert (offer["by"], offer["yes"]) == (0, [])
        assert ben.order("consent", yes=True)["error"] == "no-request"  # which one?
        assert ben.order("consent", yes=True, seq=offer["seq"] - 1)["error"] == "no-request"
        assert ben.order("consent", yes=True, seq=offer["seq"])["type"] == "accepted"
        assert cleo.order("consent", yes=True, seq=offer["seq"])["type"] == "accepted"
        for player in (anna, ben, cleo):
            while not player.look["over"]:
                player.hear()
            assert player.look["result"] == [0.25] * 4
            assert (player.look["question"], player.look["asked"]) == (None, [])
        assert anna.order("draw")["error"] == "over"
        table = house.get(f"/api/tables/{seats[0]['table']}")
        assert (table["state"], table["drawn"], table["result"]) == ("over", True, [0.25] * 4)
        record = read_text(house.http.get(f"/api/tables/{seats[0]['table']}/record").text)
        assert record.agreed
        assert not verify(record, find("pig")).over
        moments = house.get(f"/api/tables/{seats[0]['table']}/replay")
        assert moments["count"] == len(record.answers) + 1
        for player in (anna, ben, cleo):
            player.close()
    with House(database) as house, house.join(seats[1]) as ben:
        assert ben.look["over"] is True
        assert ben.welcome["table"]["drawn"] is True


def test_h12_a_draw_that_was_refused_is_not_offered_again_at_once(house: House):
    seats = house.table(2, options=LONG)
    with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
        assert anna.order("draw")["type"] == "accepted"
        offer = ben.until("step")["draw"]
        assert anna.order("undo")["error"] in ("undo-nothing", "request-open")
        assert ben.order("consent", yes=False, seq=offer["seq"])["type"] == "accepted"
        assert anna.order("draw")["error"] == "refused-before"
        anna.answer("roll")
        assert anna.order("draw")["type"] == "accepted"


def test_h12_alone_there_is_nobody_to_agree_with(house: House):
    seat = house.table(1, 1)[0]
    with house.join(seat) as anna:
        assert anna.order("draw")["error"] == "alone"


# ---- claims ----


def test_h12_who_stays_silent_can_be_claimed_although_connected(timed: House, clock: FakeTime):
    seats = timed.table(2, absence="claim", options={"goal": 30})
    with timed.join(seats[0]) as anna, timed.join(seats[1]) as ben:
        shown = [{"seat": 0, "wait": 600.0}]
        assert ben.welcome["claims"] == shown
        while anna.until("table")["claims"] != shown:  # to both
            pass
        clock.advance(599)
        early = ben.order("claim", seat=0)
        assert (early["error"], early["wait"]) == ("not-yet", 1.0)
        clock.advance(1)
        assert ben.order("claim", seat=0)["type"] == "accepted"
        until_chair(ben, 0, "lost", "claimed")
        play_out(ben)
        assert timed.get(f"/api/tables/{seats[0]['table']}")["result"] == [0.0, 1.0]


def test_h12_an_answer_begins_the_silence_anew(timed: House, clock: FakeTime):
    seats = timed.table(2, absence="claim", options=LONG)
    with timed.join(seats[0]) as anna, timed.join(seats[1]) as ben:
        clock.advance(599)
        anna.answer("roll")
        step = ben.until("step")
        seat = step["look"]["asked"][0]
        assert step["claims"] == [{"seat": seat, "wait": 600.0}]


@pytest.mark.parametrize("absence", ["wait", "bot"])
def test_h12_where_games_are_not_claimed_silence_does_no_harm(
    timed: House, clock: FakeTime, absence: str
):
    seats = timed.table(2, absence=absence)
    with timed.join(seats[0]) as anna, timed.join(seats[1]) as ben:
        clock.advance(10_000)
        assert ben.welcome["claims"] == []
        assert ben.order("claim", seat=0)["error"] == "claim-off"
        assert anna.answer("roll")["type"] == "accepted"


def test_h12_days_to_think_are_not_claimed_after_minutes(timed: House, clock: FakeTime):
    seats = timed.table(2, absence="claim", clock={"kind": "days", "days": 3})
    with timed.join(seats[1]) as ben:
        clock.advance(GRACE * 20)
        assert ben.order("claim", seat=0)["error"] == "not-absent"


# ---- a rematch ----


def test_h12_a_rematch_needs_everybody(house: House):
    seats = house.table(2, options={"goal": 10})
    path = f"/api/tables/{seats[0]['table']}"
    play_to_the_end(house, seats)
    with house.join(seats[1]) as ben:
        first = house.post(f"{path}/rematch", None, seats[0]["token"])
        until_chair(ben, 0, "again", True)  # Anna wants to play again
        again = f"/api/tables/{first['table']}"
        assert [chair["agreed"] for chair in house.get(again)["chairs"]] == [False, True]
        house.seal({**seats[1], "table": first["table"]})
        alone = house.try_post(f"{again}/start", None, seats[0]["token"])
        assert (alone.status_code, alone.json()["error"]) == (409, "not-agreed")
        assert house.get(again)["state"] == "waiting"
        second = house.try_post(f"{path}/rematch", None, seats[1]["token"]).json()
        assert second["table"] == first["table"]
        assert house.get(again)["opening"] is True
        assert house.show(house.get(again))["state"] == "playing"


def test_h12_to_start_a_rematch_is_to_agree_to_it(house: House):
    seats = house.table(2, options={"goal": 10})
    path = f"/api/tables/{seats[0]['table']}"
    play_to_the_end(house, seats)
    first = house.post(f"{path}/rematch", None, seats[0]["token"])
    own = {**seats[1], "table": first["table"]}
    house.seal(own)
    started = house.post(f"/api/tables/{first['table']}/start", None, own["token"])
    assert started["state"] == "playing"

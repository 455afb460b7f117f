"""At the table: answers, repeats, sealed questions, company, chat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hall.house import Data, House, Player


def warriorz(house: House, people: int = 2) -> list[Data]:
    return house.table(people, game="warriorz", options={"draw": "random"})


def to_the_cards(players: list[Player]) -> None:
    """Answer until everybody is asked at once for a card."""
    while True:
        last = max([player.seq for player in players])
        for player in players:
            player.until_seq(last)
        if players[0].look["asking"] == "choose-cards":
            return
        for player in players:
            if player.look["question"]:
                player.answer()
                break


def test_an_answer_is_accepted_then_everybody_hears_of_it(house: House):
    seats = house.table(2)
    with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
        assert anna.welcome["seat"] == 0
        assert anna.look["question"]["options"][0]["odds"][0]["key"] == "lose-turn"
        assert ben.look["question"] is None
        reply = anna.answer("roll")
        assert (reply["type"], reply["seq"]) == ("accepted", 2)
        mine, theirs = anna.until("step"), ben.until("step")
        assert mine["seq"] == theirs["seq"] == 2
        assert mine["events"] == theirs["events"]
        assert mine["events"][0]["event"] == "rolled"
        assert mine["events"][0]["seq"] == 2
        assert mine["events"][0]["log"]["key"] == "log-rolled"


def test_a_repeated_id_gets_the_first_answer_and_no_second_effect(house: House):
    seats = house.table(2)
    with house.join(seats[0]) as anna:
        first = anna.answer("roll", "same")
        seq = anna.until("step")["seq"]
        again = anna.order("answer", "same", seq=1, answer="roll")
        assert again == first
        with house.join(seats[0]) as tab:
            assert tab.welcome["seq"] == seq
            assert tab.order("answer", "same", seq=seq, answer="roll") == first


def test_stale_illegal_and_unasked_answers_are_refused_with_the_fresh_state(house: House):
    seats = house.table(2)
    with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
        for text, key in (("hold", "illegal"), ("dance", "illegal"), ("", "illegal")):
            refused = anna.order("answer", seq=1, answer=text)
            assert (refused["type"], refused["error"]) == ("refused", key)
            assert refused["look"]["question"]["kind"] == "turn"
            assert refused["seq"] == 1
        assert "did you mean" in anna.order("answer", seq=1, answer="rol")["text"]
        assert ben.order("answer", seq=1, answer="roll")["error"] == "not-asked"
        assert anna.order("answer", seq=0, answer="roll")["error"] == "stale"
        assert anna.order("answer", seq=99, answer="roll")["error"] == "stale"
        first = anna.order("answer", "again", seq=0, answer="roll")
        assert anna.order("answer", "again", seq=1, answer="roll")["error"] == first["error"]
        anna.answer("roll")


def test_the_same_options_do_not_make_an_old_answer_fresh(house: House):
    """After a roll that goes on, `roll` is offered again; an answer meant for before is stale."""
    seats = house.table(2, options={"goal": 500})
    with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
        while True:
            player = anna if anna.look["question"] else ben
            before = player.seq
            seat = player.look["seat"]
            player.answer("roll")
            step = player.until("step")
            (ben if player is anna else anna).until("step")
            if step["look"]["asked"] == [seat]:
                break
        refused = player.order("answer", seq=before, answer="roll")
        assert refused["error"] == "stale"


def test_sealed_answers_in_any_order_do_not_make_others_stale(house: House):
    seats = warriorz(house, 3)
    players = [house.join(seat) for seat in seats]
    to_the_cards(players)
    seen_at = players[0].seq
    assert players[0].look["asked"] == [0, 1, 2]
    wanted = [player.look["question"]["options"][0]["answer"] for player in players]
    for seat in (2, 0, 1):
        reply = players[seat].order("answer", seq=seen_at, answer=wanted[seat])
        assert reply["type"] == "accepted", reply
    players[0].until_seq(seen_at + 3)
    assert players[0].look["asking"] != "choose-cards" or players[0].look["asked"] == [0, 1, 2]
    for player in players:
        player.close()


def test_several_tabs_presence_and_watchers(house: House):
    seats = house.table(2)
    with house.join(seats[0]) as anna, house.join(seats[0]) as tab:
        assert anna.welcome["table"]["chairs"][0]["online"] is False  # told before it took part
        table = anna.until("table")["table"]
        assert [chair["online"] for chair in table["chairs"]] == [True, False]
        with house.join(seats[1], watch=True) as watcher:
            assert watcher.welcome["seat"] is None
            assert watcher.look["question"] is None
            assert watcher.order("answer", seq=1, answer="roll")["error"] == "watching"
            while anna.until("table")["table"]["watching"] != 1:
                pass
            anna.answer("roll")
            assert tab.until("step")["seq"] == watcher.until("step")["seq"] == 2
        with house.join(seats[1]):
            while not anna.until("table")["table"]["chairs"][1]["online"]:
                pass
        while anna.until("table")["table"]["chairs"][1]["online"]:
            pass
        tab.close()
        anna.order("chat", text="still here")
        table = house.get(f"/api/tables/{seats[0]['table']}")
        assert table["chairs"][0]["online"] is True


def test_who_comes_back_gets_what_was_missed(house: House):
    seats = house.table(1, 1, options={"goal": 500})
    with house.join(seats[0]) as anna:
        anna.answer("roll")
        anna.until("step")
        whole = anna.asked()
        seen = anna.seq
        anna.answer("roll")
        anna.until("step")
        anna.asked()
        newest = anna.seq
    assert whole["over"] is False
    with house.join(seats[0], seq=seen) as anna:
        assert anna.welcome["to"] == seen
        assert anna.welcome["seq"] == newest
        assert {event["seq"] for event in anna.welcome["log"]} <= set(range(seen + 1, newest + 1))
    with house.join(seats[0], seq=newest) as anna:
        assert anna.welcome["log"] == []
    with house.join(seats[0], seq=10_000) as anna:
        assert anna.welcome["to"] == 0
        assert anna.welcome["log"][0]["seq"] == 2


def test_chat_is_heard_kept_and_told_again(house: House):
    seats = house.table(2)
    with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
        assert anna.order("chat", "c1", text=" szia\x07 ")["type"] == "accepted"
        line = ben.until("chat")["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "P0", "szia")
        assert anna.order("chat", "c1", text="szia")["type"] == "accepted"
        with house.join(seats[0], watch=True) as watcher:
            assert [line["text"] for line in watcher.welcome["chat"]] == ["szia"]
            watcher.order("chat", text="hello")
            line = ben.until("chat")["line"]
            assert (line["seat"], line["name"]) == (None, None)
        assert anna.order("chat", text=" \n ")["error"] == "empty"
        assert anna.order("chat", text="x" * 501)["error"] == "too-long"
        assert ben.order("chat", text="x" * 500)["type"] == "accepted"


def test_ping(house: House):
    seats = house.table(2)
    with house.join(seats[0]) as anna:
        anna.send({"type": "ping"})
        assert anna.until("pong") == {"type": "pong"}


def test_close_codes(house: House):
    seats = house.table(2)
    table = str(seats[0]["table"])

    def code(first: Any, table: str = table, then: Any = None) -> int:
        player = Player(house.port, table)
        player.socket.send(first)
        if then is not None:
            player.until("welcome")
            player.socket.send(then)
        return player.code()

    hello = '{"type": "hello"}'
    assert code('{"type": "hello", "token": "nonsense"}') == 4401
    assert code(hello, "nowhere") == 4404
    assert code('{"type": "ping"}') == 4400
    assert code("[") == 4400
    assert code(b"\xff\xfe") == 4400
    assert code('{"type": "hello", "seq": -1}') == 4400
    assert code('{"type": "hello", "seq": 1' + "0" * 30 + "}") == 4400
    assert code(hello, then="{}") == 4400
    assert code(hello, then=hello) == 4400
    assert code(hello, then='{"type": "answer", "id": "' + "x" * 41 + '", "seq": 1}') == 4400
    assert code(hello, then='{"type": "chat", "id": "x", "text": "' + "x" * 5000 + '"}') == 4400
    assert code(hello, then="x" * 100_000) == 1009
    assert code(hello, then="[" * 4000) == 4400


def test_what_cannot_be_written_down_is_refused_with_the_reason(
    house: House, monkeypatch: pytest.MonkeyPatch
):
    seat = house.table(2)[0]

    async def full(*_: object) -> None:
        raise OSError("no space left")

    with house.join(seat) as anna, monkeypatch.context() as disk:
        disk.setattr(house.hall.store, "add_chat", full)
        assert anna.order("chat", text="hello")["error"] == "internal"
        disk.setattr(house.hall.store, "append", full)
        assert anna.answer()["error"] == "internal"
        assert anna.code() == 1012
    with house.join(seat) as anna:
        assert anna.answer()["type"] == "accepted"

"""Taking back: freely, by consent, or not at all."""

from __future__ import annotations

from tests.hall.house import FakeTime, House
from tests.hall.test_table import to_the_cards, warriorz


def test_a_sealed_answer_is_taken_back_freely_and_others_stay(house: House):
    seats = warriorz(house, 2)
    anna, ben = (house.join(seat) for seat in seats)
    to_the_cards([anna, ben])
    start = anna.seq
    options = [option["answer"] for option in anna.look["question"]["options"]]
    anna.answer(options[0])
    assert anna.until("step")["undo"]["free"] is True
    ben.until("step")
    ben_sees = ben.look
    assert anna.order("undo")["type"] == "accepted"
    back = ben.until("back")
    assert (back["to"], back["seq"]) == (start, start + 2)
    assert ben_sees["question"] == back["look"]["question"]
    # what Ben saw before is not stale: his own question never changed
    answer = ben.look["question"]["options"][0]["answer"]
    assert ben.order("answer", seq=start, answer=answer)["type"] == "accepted"
    anna.until_seq(start + 3)
    assert [option["answer"] for option in anna.look["question"]["options"]] == options
    anna.answer(options[1])
    anna.close()
    ben.close()


def test_who_was_away_forgets_what_was_taken_back(house: House):
    seats = warriorz(house, 2)
    anna, ben = (house.join(seat) for seat in seats)
    to_the_cards([anna, ben])
    start = anna.seq
    anna.answer()
    anna.until("step")
    ben.until_seq(start + 1)
    ben.close()
    anna.order("undo")
    with house.join(seats[1], seq=start + 1) as ben:
        assert ben.welcome["to"] == start
        assert ben.welcome["seq"] == start + 2
        assert ben.welcome["log"] == []
    anna.close()


def test_beyond_a_roll_the_others_must_agree(house: House):
    seats = house.table(3, options={"goal": 500})
    anna, ben, cleo = (house.join(seat) for seat in seats)
    anna.answer("roll")
    for player in (anna, ben, cleo):
        assert player.until("step")["undo"]["asked"] is None
    assert anna.order("undo", "u1")["type"] == "accepted"
    asked = ben.until("undo")["undo"]
    assert asked == {"free": False, "ask": False, "asked": {"by": 0, "yes": [], "seq": 3}}
    assert anna.order("consent", yes=True)["error"] == "no-request"
    assert ben.order("consent", yes=True)["type"] == "accepted"
    assert cleo.until("undo")["undo"]["asked"]["yes"] == []
    assert cleo.until("undo")["undo"]["asked"]["yes"] == [1]
    assert cleo.order("consent", yes=True)["type"] == "accepted"
    back = anna.until("back")
    assert (back["to"], back["undo"]["asked"]) == (1, None)
    assert [o["answer"] for o in back["look"]["question"]["options"]] == ["roll"]
    # no takes a request from the table, and so does playing on
    anna.answer("roll")
    rolled = anna.until("step")["events"][0]["face"]
    anna.order("undo")
    assert cleo.order("consent", yes=False)["type"] == "accepted"
    while anna.until("undo")["undo"]["asked"] is not None:
        pass
    assert cleo.order("consent", yes=True)["error"] == "no-request"
    assert rolled in range(1, 7)
    for player in (anna, ben, cleo):
        player.close()


def test_the_same_dice_fall_again_after_taking_back(house: House):
    seats = house.table(1, 1, options={"goal": 500})
    with house.join(seats[0]) as anna:
        anna.answer("roll")
        first = anna.until("step")["events"][0]["face"]
        anna.asked()
        while True:
            reply = anna.order("undo")  # bots agree
            assert reply["type"] == "accepted"
            if anna.until("back")["to"] == 1:
                break
        anna.answer("roll")
        assert anna.until("step")["events"][0]["face"] == first


def test_an_answer_drops_a_request(house: House):
    seats = house.table(2, options={"goal": 500})
    with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
        anna.answer("roll")
        anna.until("step")
        ben.until("step")
        anna.order("undo")
        assert ben.until("undo")["undo"]["asked"] is not None
        player = anna if anna.look["question"] else ben
        player.answer("roll")
        while ben.until("undo")["undo"]["asked"] is not None:
            pass
        assert ben.order("consent", yes=True)["error"] == "no-request"


def test_policies(house: House):
    none = house.table(2, undo="none")
    with house.join(none[0]) as anna:
        assert anna.order("undo")["error"] == "undo-off"
    free = house.table(2, undo="free")
    with house.join(free[0]) as anna:
        anna.answer("roll")
        anna.until("step")
        assert anna.order("undo")["error"] == "undo-not-free"
    ask = house.table(2)
    with house.join(ask[0]) as anna:
        assert anna.order("undo")["error"] == "undo-nothing"


def test_a_request_lapses(database: str, clock: FakeTime):
    with House(database, clock, undo_seconds=30) as house:
        seats = house.table(2, options={"goal": 500})
        with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
            anna.answer("roll")
            anna.order("undo")
            assert ben.until("undo")["undo"]["asked"]["by"] == 0
            clock.advance(31)
            assert ben.until("undo")["undo"]["asked"] is None


def test_nothing_is_taken_back_once_the_dice_are_open(house: House):
    seats = house.table(1, 1, options={"goal": 10, "rounds": 1})
    with house.join(seats[0]) as anna:
        while not anna.asked()["over"]:
            anna.answer(anna.look["question"]["options"][-1]["answer"])
            anna.until("step")
        assert anna.order("undo")["error"] == "over"


def test_an_open_answer_is_not_free_once_another_has_sealed_a_card(house: House):
    seats = warriorz(house, 2)
    players = [house.join(seat) for seat in seats]
    to_the_cards(players)
    game = house.hall.hosts[seats[0]["table"]].game
    assert game is not None
    seat = game.match.answers[-1].seat
    last, other = players[seat], players[1 - seat]
    other.answer()
    last.until_seq(other.seq + 1)
    assert last.order("undo")["type"] == "accepted"  # it asks, and takes nothing back
    assert other.until("undo")["undo"]["asked"]["by"] == seat
    assert other.order("consent", yes=True)["type"] == "accepted"
    back = last.until("back")
    assert back["look"]["asking"] != "choose-cards"
    for player in players:
        player.close()


def test_taking_back_brings_no_time(database: str, clock: FakeTime):
    game = {"kind": "game", "seconds": 60, "increment": 10}
    with House(database, clock) as house:
        seats = house.table(2, game="warriorz", options={"draw": "random"}, clock=game)
        with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
            to_the_cards([anna, ben])
            clock.advance(20)
            left = []
            for _ in range(3):
                anna.answer()
                anna.order("undo")
                left.append(anna.until("back")["clock"]["left"][0])
            assert len(set(left)) == 1
            anna.answer()
            assert anna.until("step")["clock"]["left"][0] == left[0] + 10


def test_taking_back_stretches_no_decision(database: str, clock: FakeTime):
    decision = {"kind": "decision", "seconds": 60}
    with House(database, clock) as house:
        seats = house.table(2, game="warriorz", options={"draw": "random"}, clock=decision)
        with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
            to_the_cards([anna, ben])
            clock.advance(55)
            anna.answer()
            anna.order("undo")
            assert anna.until("back")["clock"]["left"] == [5.0, 5.0]

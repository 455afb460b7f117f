"""Two tables that differ only in what a seat may not know send it the very same bytes."""

from __future__ import annotations

import json
import secrets
from pathlib import Path

import pytest

from dicehall.games import find, names
from dicehall.hall import fair
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from tests.hall import house as house_module
from tests.hall.house import Data, FakeTime, House, Player

SECRETS = ["11" * 32, "22" * 32]


class Ears(Player):
    """A socket that keeps every message as it came."""

    def hear(self) -> Data:
        text = self.socket.recv(20)
        self.heard = [*getattr(self, "heard", []), text]
        message = dict(json.loads(text))
        self.take(message)
        return message


@pytest.fixture
def same_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let ids, codes, tokens and commitments be the same in every hall of the test."""
    tokens = {"count": 0}

    def token() -> str:
        tokens["count"] += 1
        return f"token-{tokens['count'] % 3}"

    monkeypatch.setattr(house_module, "new_secret", lambda: "5a" * 32)  # salts, which all may see
    monkeypatch.setattr(fair, "new_table_id", lambda: "table")
    monkeypatch.setattr(fair, "new_code", lambda: "FROG-100")
    monkeypatch.setattr(fair, "new_token", token)


def scene(path: Path, secret: str, option: int, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Play up to the moment before the cards are turned up; return what others have heard."""
    monkeypatch.setattr(fair, "new_dice", lambda: (secret, "commitment"))
    with House(path, FakeTime()) as house:
        seats = house.table(3, game="warriorz", options={"draw": "choose"})
        players = [Ears(house.port, "table") for _ in range(4)]
        for player, token in zip(players, [*[seat["token"] for seat in seats], None], strict=True):
            player.hello(token)
            player.order("chat", "here", text="here")  # all have heard of all before the next
        for player in players:  # that one more watches is told in a moment, to all
            while not any(
                text.startswith('{"type":"table"') and '"watching":1' in text
                for text in player.heard
            ):
                player.hear()
        anna, ben, cleo, watcher = players
        while True:
            last = max([player.seq for player in players])
            for player in players:
                player.until_seq(last)
            if anna.look["asking"] == "choose-cards":
                break
            for player in players[:3]:
                if player.look["question"]:
                    player.answer(id=f"a{player.seq}")
                    break
        for player in (ben, cleo):
            wanted = player.look["question"]["options"][option]["answer"]
            player.order("answer", f"hidden-{option}", seq=player.seq, answer="play nothing")
            player.order("answer", "sealed", seq=player.seq, answer=wanted)
            player.order("undo", "back")
            player.until("back")
            player.order("answer", "sealed again", seq=player.seq, answer=wanted)
        for player in (anna, watcher):
            player.until_seq(last + 6)
        assert anna.look["asked"] == [0]
        for player in players:
            player.close()
        late = Ears(house.port, "table")
        late.hello(seats[0]["token"])
        late.close()
    with House(path, FakeTime()) as house:  # and after it was read from the disk
        again = Ears(house.port, "table")
        again.hello(seats[0]["token"])
        again.close()
    return [anna.heard, watcher.heard, late.heard[:1], again.heard[:1]]


@pytest.mark.usefixtures("same_names")
def test_face_down_cards_and_coming_rolls_leave_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    one = scene(tmp_path / "one.sqlite3", SECRETS[0], 0, monkeypatch)
    other_cards = scene(tmp_path / "two.sqlite3", SECRETS[0], 1, monkeypatch)
    assert one == other_cards
    other_dice = scene(tmp_path / "three.sqlite3", SECRETS[1], 0, monkeypatch)
    assert one == other_dice
    assert sum([len(text) for heard in one for text in heard]) > 10_000


def seats_of(game: str) -> int:
    """The fewest seats that make a game for company."""
    return max(3, find(game).fewest)


@pytest.mark.parametrize("game", names())
def test_the_unseen_dealt_anew_gives_the_same_welcome(tmp_path: Path, game: str):
    """At many decisions of a game: what a seat or a watcher hears on coming in."""
    info = find(game)
    count = seats_of(game)
    info.check(Setup(game, count))
    with House(tmp_path / "hall.sqlite3", FakeTime()) as house:
        seats = house.table(count, game=game)
        host = house.hall.hosts[seats[0]["table"]]
        live = host.game
        assert live is not None

        def welcome(token: str | None) -> str:
            ears = Ears(house.port, seats[0]["table"])
            ears.hello(token)
            ears.order("chat", "x", text="")  # refused: nothing is left behind
            ears.close()
            return str(ears.heard[0])

        async def play() -> None:
            async with host.lock:
                asked = live.asked()
                seat = asked[secrets.randbelow(len(asked))]
                options = live.legal(seat)
                answer = options[secrets.randbelow(len(options))]
                await host.commit("answer", seat, {"answer": answer})

        async def nobody_here() -> bool:
            async with host.lock:
                return not host.connections

        for _ in range(12):
            for _ in range(1 + secrets.randbelow(4)):
                if not live.over():
                    house.within(play())
            if live.over():
                break
            true = live.match.table
            for seat in (None, 0, count - 1):
                token = None if seat is None else seats[seat]["token"]
                while not house.within(nobody_here()):
                    pass
                before = welcome(token)
                eyes = 0 if seat is None else seat
                if seat is None:
                    # a watcher knows less than any seat: deal anew with each seat's eyes
                    eyes = secrets.randbelow(count)
                other = true.determinised(eyes, FastDice(secrets.randbits(30)))
                other.dice.drawn = true.dice.drawn  # how often was rolled, everybody knows
                live.match.table = other
                live.looks.clear()
                while not house.within(nobody_here()):
                    pass
                after = welcome(token)
                live.match.table = true
                live.looks.clear()
                assert before == after

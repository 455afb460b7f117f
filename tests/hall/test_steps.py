"""Steps as changes of the look, and what the hall answers for whom, and when."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dicehall.games import find, names
from dicehall.hall import fair
from dicehall.hall.clocks import Time
from dicehall.hall.table_host import TableHost
from dicehall.kit.action import PASS, Action
from dicehall.kit.dice import FastDice, commitment
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.match import Match
from dicehall.kit.replay import Origin
from dicehall.kit.table import Window
from tests.hall import house as house_module
from tests.hall.house import Data, FakeTime, House, Player


def laid(house: House, game: str, people: int) -> list[Data]:
    """A table with some people and a random set-up that lets the game begin quickly."""
    info = find(game)
    setup = info.random_setup(FastDice(people))
    seed = 0
    while setup.seats != people or not playable(info, setup.options):
        seed += 1
        setup = info.random_setup(FastDice(seed))
    return house.table(people, game=game, options=setup.options)


def playable(info: GameInfo, options: dict[str, object]) -> bool:
    """Whether a set-up is one that the page would send."""
    return all(len(str(value)) < 400 for value in options.values())


@pytest.mark.parametrize("game", names())
def test_changes_applied_one_by_one_give_the_look_a_newcomer_gets(game: str, tmp_path: Path):
    """[protocol 2] for both seats and a watcher, over a hundred answers"""
    choose = random.Random(5)
    with House(tmp_path / "hall.sqlite3") as house:
        seats = laid(house, game, 2)
        players = [house.join(seat) for seat in seats]
        watcher = house.join(seats[0], watch=True)
        for number in range(100):
            asked = next((p for p in players if p.look["question"]), None)
            if asked is None:
                break
            options = asked.look["question"]["options"]
            seq = asked.answer(choose.choice(options)["answer"])["seq"]
            for one in (*players, watcher):
                one.until_seq(seq)
            if number % 20 == 0:
                for i, one in enumerate((*players, watcher)):
                    with house.join(seats[i % 2], watch=i == 2) as newcomer:
                        assert newcomer.look == one.look
        assert players[0].seq > 10


def test_a_step_has_a_change_for_each_event_and_one_for_the_rest(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3") as house:
        seats = house.table(2)
        anna, ben = [house.join(seat) for seat in seats]
        anna.send({"type": "answer", "id": "a", "seq": anna.seq, "answer": "roll"})
        ben.until("step")
        step = ben.raw
        assert len(step["changes"]) == len(step["events"]) + 1
        assert "look" not in step
        rolled = step["events"][0]["face"]
        if rolled > 1:
            assert step["changes"][0] == [[["components", "turn", "points"], rolled]]


def test_a_client_of_the_first_protocol_gets_whole_looks(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3") as house:
        seats = house.table(2)
        with Player(house.port, seats[0]["table"]) as old, house.join(seats[1]) as ben:
            welcome = old.hello(seats[0]["token"], protocol=1)
            assert welcome["protocol"] == 2
            old.send({"type": "answer", "id": "a", "seq": old.seq, "answer": "roll"})
            old.until("step")
            step = old.raw
            ben.until_seq(step["seq"])
            assert "changes" not in step
            assert step["look"]["components"] == ben.look["components"]


def test_a_protocol_we_do_not_speak_is_refused(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3") as house:
        seat = house.table(2)[0]
        player = Player(house.port, seat["table"])
        player.send({"type": "hello", "token": seat["token"], "seq": 0, "protocol": 3})
        assert player.code() == 4400


# ---- windows ----


def path_to(
    wanted: Callable[[Match], bool], options: dict[str, object]
) -> tuple[str, list[tuple[int, str]]]:
    """The dice's secret and the answers of a random game up to a moment that is wanted."""
    info = find("shadespire")
    for seed in range(200):
        secret = f"{seed:064x}"
        match = Match(info, Setup("shadespire", 2, options), Origin(0, "x", secret, [SALT, SALT]))
        choose = random.Random(seed)
        while not match.table.over:
            if wanted(match):
                return secret, [(answer.seat, answer.text) for answer in match.answers]
            table = match.table
            match.play(int(table.seat), choose.choice(table.legal()))
    raise AssertionError("no such moment in 200 games")


SALT = "5a" * 32
FIXED: dict[str, object] = {"warbands": "garrek, steelheart", "fixed": True}


@contextmanager
def standing_at(
    wanted: Callable[[Match], bool],
    path: Path | str,
    monkeypatch: pytest.MonkeyPatch,
    window_seconds: float = 0,
) -> Iterator[tuple[House, list[Player], TableHost]]:
    """A live table of two people that has come to a moment."""
    secret, answers = path_to(wanted, FIXED)
    monkeypatch.setattr(fair, "new_dice", lambda: (secret, commitment(secret)))
    monkeypatch.setattr(house_module, "new_secret", lambda: SALT)
    with House(path, FakeTime(), window_seconds=window_seconds) as house:
        seats = house.table(2, game="shadespire", options=FIXED)
        players = [house.join(seat) for seat in seats]
        for seat, answer in answers:
            seq = players[seat].answer(answer)["seq"]
            for player in players:
                player.until_seq(seq)
        yield house, players, house.hall.hosts[seats[0]["table"]]


def only_pass(match: Match) -> bool:
    """Seat 0 is asked in a window and can only pass."""
    table = match.table
    return isinstance(table.stack[-1], Window) and table.seat == 0 and table.option_count == 1


def may_act(match: Match) -> bool:
    """Seat 0 is asked in a window and could do something."""
    table = match.table
    return isinstance(table.stack[-1], Window) and table.seat == 0 and table.option_count > 1


def came_after(house: House, host: TableHost, number: int) -> float:
    """How long after the answer before it an answer came."""
    loaded = house.within(house.hall.store.load(host.table.id))
    assert loaded is not None
    answers = [row.at for row in loaded.log if row.kind == "answer"]
    return answers[number] - answers[number - 1]


@pytest.mark.parametrize("wanted", [only_pass, may_act])
@pytest.mark.parametrize("way", ["click", "wish", "bot"])
def test_h11_a_pass_comes_after_a_drawn_pause_whoever_passes_and_whatever_is_held(
    wanted: Callable[[Match], bool], way: str, database: str, monkeypatch: pytest.MonkeyPatch
):
    with standing_at(wanted, database, monkeypatch, window_seconds=0.5) as (house, players, host):
        time = house.hall.time
        assert isinstance(time, FakeTime)
        monkeypatch.setattr(host.pool, "choose", always_pass)
        game = host.game
        assert game is not None
        number, drawn = len(game.match.answers), len(time.drawn)
        time.advance(0.2)
        if way == "click":
            assert players[0].answer("pass")["type"] == "accepted"
        elif way == "wish":
            players[0].order("passing", mode="all")
        else:
            players[0].order("resign")
        while len(game.match.answers) <= number:
            players[1].hear()
        players[1].until_seq(game.answer_seqs[number])  # it is on disk
        given = game.match.answers[number]
        assert (given.seat, given.text) == (0, "pass")
        assert came_after(house, host, number) == pytest.approx(time.drawn[drawn])
        assert 0.5 <= time.drawn[drawn] <= 1.5


async def always_pass(*_: object) -> Action:
    return PASS


def test_h11_pauses_are_drawn_evenly_and_never_the_same():
    drawn = [Time().between(0.25, 0.75) for _ in range(2000)]
    assert min(drawn) >= 0.25
    assert max(drawn) <= 0.75
    assert len(set(drawn)) > 1900
    assert abs(sum(drawn) / 2000 - 0.5) < 0.02


def test_h11_a_pass_that_is_kept_back_is_one_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Sent again, or followed by another: the first one counts, and nobody is late by it."""
    path = tmp_path / "hall.sqlite3"
    with standing_at(may_act, path, monkeypatch, window_seconds=0.5) as (house, players, host):
        game = host.game
        assert game is not None
        gate = asyncio.Event()

        async def wait(seconds: float) -> None:
            await gate.wait()

        monkeypatch.setattr(house.hall.time, "sleep", wait)
        anna = players[0]
        seq = anna.seq
        anna.send({"type": "answer", "id": "p1", "seq": seq, "answer": "pass"})
        anna.send({"type": "answer", "id": "p1", "seq": seq, "answer": "pass"})
        assert anna.order("answer", "p2", seq=seq, answer="pass")["error"] == "not-asked"
        anna.send({"type": "ping"})
        assert anna.until("accepted", "pong")["type"] == "pong"
        house.loop.call_soon_threadsafe(gate.set)
        assert anna.until("accepted")["id"] == "p1"
        assert anna.order("answer", "p1", seq=seq, answer="pass")["seq"] == seq + 1


def test_h11_a_pass_that_is_kept_back_lapses_with_its_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "hall.sqlite3"
    with standing_at(may_act, path, monkeypatch, window_seconds=0.5) as (house, players, _):
        gate = asyncio.Event()

        async def wait(seconds: float) -> None:
            await gate.wait()

        monkeypatch.setattr(house.hall.time, "sleep", wait)
        anna = players[0]
        anna.send({"type": "answer", "id": "p1", "seq": anna.seq, "answer": "pass"})
        assert anna.order("resign")["type"] == "accepted"
        house.loop.call_soon_threadsafe(gate.set)
        assert anna.until("accepted", "refused")["id"] == "p1"


@pytest.mark.parametrize("wanted", [only_pass, may_act])
def test_who_passes_for_now_passes_windows_whatever_is_held(
    wanted: Callable[[Match], bool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "hall.sqlite3"
    with standing_at(wanted, path, monkeypatch, window_seconds=0.5) as (house, players, host):
        seq = players[0].order("passing", mode="all")["seq"]
        players[1].until_seq(seq + 1)
        game = host.game
        assert game is not None
        assert game.match.answers[-1].text == "pass"
        while True:
            for player in players:
                player.until_seq(max(player.seq for player in players))
            own, other = [player.look["question"] for player in players]
            if own and not own["window"]:
                break  # no window: the hall asks again
            if other:
                players[1].answer()
            else:
                players[0].hear()
        assert house.within(mode_of(host, 0)) == "idle"


async def mode_of(host: TableHost, seat: int) -> str:
    async with host.lock:
        return host.passing[seat]


async def passed(host: TableHost, seat: int) -> Action | None:
    async with host.lock:
        assert host.game is not None
        return host.passed(host.game, seat)


async def pause(host: TableHost, seat: int) -> float:
    async with host.lock:
        assert host.game is not None
        return host.pause(host.game, seat)


def test_who_can_only_pass_is_passed_by_where_nobody_can_learn_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Alone against bots, and only there: before others a quick pass would tell of the hand."""
    path = tmp_path / "hall.sqlite3"
    with standing_at(only_pass, path, monkeypatch, window_seconds=0.5) as (house, _, host):
        host.passing[0] = "idle"
        assert house.within(pause(host, 0)) > 0
        assert house.within(passed(host, 0)) is None  # the other would learn it
        host.seats[1].kind = "bot"
        assert house.within(passed(host, 0)) == PASS
        assert house.within(pause(host, 0)) == 0
        with house.join({"table": host.table.id, "token": ""}, watch=True):
            assert house.within(passed(host, 0)) is None
            assert house.within(pause(host, 0)) > 0
        host.passing[0] = "off"
        assert house.within(passed(host, 0)) is None


def test_a_wish_the_hall_does_not_know_closes_the_socket(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3") as house:
        player = house.join(house.table(2)[0])
        player.send({"type": "passing", "id": "p", "mode": "always"})
        assert player.code() == 4400

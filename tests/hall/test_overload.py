"""A busy hall begins nothing new; who plays goes on. Decided by two clocks, both fake here."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dicehall.hall.costs import POSTPONED
from dicehall.hall.errors import HallError
from dicehall.hall.limits import Limits
from dicehall.hall.load import LOOK, Load
from tests.hall.house import House, Player


class Pretended(Load):
    """A load whose clocks stand still until told."""

    def __init__(self, limits: Limits) -> None:
        self.at = self.computed = 0.0
        super().__init__(limits, lambda: self.at, lambda: self.computed)

    def go_by(self, seconds: float, busy: float, late: float = 0.0) -> None:
        """Let time pass in looks that are each so late, the loop so busy."""
        end = self.at + seconds
        while self.at < end:
            self.at += LOOK + late
            self.computed += (LOOK + late) * busy
            self.measure()


@pytest.fixture
def load() -> Pretended:
    return Pretended(replace(Limits(), late_ms=150, busy_percent=85))


def test_a_hall_that_works_most_of_the_time_lets_everybody_in(load: Pretended):
    load.go_by(20, busy=0.8)
    load.admit("table")


def test_near_its_limit_nothing_new_is_begun(load: Pretended):
    load.go_by(5, busy=0.99)
    with pytest.raises(HallError) as refused:
        load.admit("table")
    assert (refused.value.status, refused.value.key, refused.value.limit) == (
        503,
        "busy",
        "late_ms",
    )
    assert refused.value.wait


def test_what_makes_answers_late_is_refused(load: Pretended):
    load.go_by(2, busy=0.6, late=0.4)
    with pytest.raises(HallError) as refused:
        load.admit("table")
    assert refused.value.wait == 5.0, "very late: come again later"


def test_lateness_of_others_making_is_no_reason(load: Pretended):
    """A machine that compiles meanwhile: the hall itself has little to do."""
    load.go_by(5, busy=0.05, late=0.4)
    load.admit("table")


def test_one_long_pause_is_soon_forgotten(load: Pretended):
    load.go_by(5, busy=0.5)
    load.go_by(0.1, busy=0.9, late=0.3)
    with pytest.raises(HallError):
        load.admit("table")
    load.go_by(2, busy=0.4)
    load.admit("table")


def test_who_was_full_lets_others_in_only_when_there_is_some_room(load: Pretended):
    load.go_by(5, busy=0.95)
    load.go_by(10, busy=0.8)
    with pytest.raises(HallError):
        load.admit("table")
    load.go_by(10, busy=0.6)
    load.admit("table")


@pytest.fixture
def busy(tmp_path: Path):
    """A hall that is busy, with a table that was laid before."""
    with House(tmp_path / "hall.sqlite3", late_ms=150, busy_percent=85) as house:
        house.within(house.hall.load.close())
        seats = house.table(2)
        house.hall.load.full = True
        yield house, seats


def test_a_busy_hall_refuses_new_tables_and_replays(busy: tuple[House, list[dict[str, str]]]):
    house, seats = busy
    paths = {"rematch": f"/api/tables/{seats[0]['table']}/rematch", "openapi.json": "/openapi.json"}
    for method, word in sorted(POSTPONED):
        of_table = method == "GET" and word in ("replay", "record", "statistics", "analysis")
        path = f"/api/tables/x/{word}" if of_table else paths.get(word, f"/api/{word}")
        told = house.http.request(method, path, json={} if method == "POST" else None)
        assert told.status_code == 503, path
        assert told.json()["error"] == "busy"
        assert int(told.headers["Retry-After"]) >= 2


def test_who_plays_at_a_busy_hall_goes_on_and_comes_back(
    busy: tuple[House, list[dict[str, str]]],
):
    house, seats = busy
    with house.join(seats[0]) as anna, house.join(seats[1]) as ben:
        seq = anna.answer("roll")["seq"]
        ben.until_seq(seq)
    assert house.get(f"/api/tables/{seats[0]['table']}")["state"] == "playing"
    assert house.http.get("/").status_code in (200, 404), "the page itself is sent"


def test_a_busy_hall_takes_no_more_watchers(busy: tuple[House, list[dict[str, str]]]):
    house, seats = busy
    watcher = Player(house.port, seats[0]["table"])
    watcher.send({"type": "hello", "token": None, "seq": 0, "protocol": 2})
    told = watcher.until("refused")
    assert (told["error"], told["wait"]) == ("busy", 2.0)
    assert watcher.code() == 4429

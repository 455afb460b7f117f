"""Records, replays and analyses: made elsewhere, kept, compressed, not for one address alone."""

from __future__ import annotations

import asyncio
import gzip
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from dicehall.hall import archive
from dicehall.hall.costs import COSTS
from dicehall.hall.limits import Limits
from dicehall.kit.replay import read_text
from tests.hall.house import Data, FakeTime, House
from tests.hall.test_lobby import play_to_the_end

USUAL = Limits()


def finished(house: House, **options: object) -> Data:
    """A table whose game is over."""
    seats = house.table(2, options={"goal": 10, **options})
    play_to_the_end(house, seats)
    return seats[0]


def test_h8_replays_and_records_are_made_elsewhere_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with House(tmp_path / "hall.sqlite3") as house:
        seat = finished(house)

        def never(*_: object) -> None:
            raise AssertionError("this would stop the loop of the hall")

        monkeypatch.setattr(archive, "moments_of", never)
        monkeypatch.setattr(archive, "lay", never)
        made = house.hall.archive
        path = f"/api/tables/{seat['table']}"
        first = house.http.get(f"{path}/replay?count=3")
        assert first.status_code == 200
        assert first.headers["content-encoding"] == "gzip"
        assert [moment["number"] for moment in first.json()["moments"]] == [0, 1, 2]
        assert made.made == 2, "the record, and the moments"
        again = house.http.get(f"{path}/replay?count=3")
        assert again.content == first.content
        record = house.http.get(f"{path}/record")
        assert len(read_text(record.text).answers) == first.json()["count"] - 1
        assert made.made == 2
        plain = house.http.get(f"{path}/record", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == record.text


def test_h8_one_that_many_ask_for_is_made_once(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3") as house:
        path = f"/api/tables/{finished(house)['table']}/record"
        with ThreadPoolExecutor(3) as threads:
            texts = {answer.text for answer in threads.map(lambda _: house.http.get(path), "abc")}
        assert len(texts) == 1
        assert house.hall.archive.made == 1


def test_h8_what_is_kept_has_a_bound(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3", archive_bytes=2_000) as house:
        path = f"/api/tables/{finished(house)['table']}/replay"
        for start in range(3):
            for seat in (0, 1):
                house.get(f"{path}?start={start}&count=2&seat={seat}")
                assert house.hall.archive.size <= 2_000
        sizes = [len(data) for data in house.hall.archive.kept.values()]
        assert house.hall.archive.size == sum(sizes)
        assert 0 < len(sizes) < 7


def test_h8_a_flood_of_replays_is_refused_by_its_weight(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock) as house:
        path = f"/api/tables/{finished(house)['table']}/replay?count=1"
        house.hall.requests.kept.clear()
        house.hall.requests.burst = USUAL.requests_burst
        statuses = [house.http.get(path).status_code for _ in range(30)]
        assert statuses.count(200) == USUAL.requests_burst / COSTS["GET", "replay"]
        assert statuses.count(429) == 30 - statuses.count(200)
        elsewhere = house.http.get(path, headers={"X-Forwarded-For": "192.0.2.1"})
        assert elsewhere.status_code == 200


def test_h8_while_the_worker_is_busy_others_play_and_one_address_has_its_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with House(tmp_path / "hall.sqlite3", archive_per_address=2, archive_waiting=3) as house:
        path = f"/api/tables/{finished(house)['table']}"
        house.http.get(f"{path}/record")
        playing = house.table(2)[0]
        free = asyncio.Event()

        async def busy(*_: object) -> bytes:
            await free.wait()
            return archive.packed(json.dumps({"moments": [], "count": 0}).encode())

        monkeypatch.setattr(house.hall.archive, "work", busy)

        def ask(number: int, address: str) -> tuple[int, str]:
            asked = f"{path}/replay?start={number}"
            answer = house.http.get(asked, headers={"X-Forwarded-For": address})
            return answer.status_code, str(answer.json().get("limit"))

        with ThreadPoolExecutor(4) as threads:
            waiting = [threads.submit(ask, number, "192.0.2.1") for number in range(2)]
            while len(house.hall.archive.making) < 2:
                house.within(asyncio.sleep(0))
            assert ask(2, "192.0.2.1") == (429, "archive_per_address")
            waiting.append(threads.submit(ask, 3, "192.0.2.2"))
            while len(house.hall.archive.making) < 3:
                house.within(asyncio.sleep(0))
            assert ask(4, "192.0.2.3") == (429, "archive_waiting")
            with house.join(playing) as anna:
                assert anna.answer()["type"] == "accepted"
            house.loop.call_soon_threadsafe(free.set)
            assert [one.result()[0] for one in waiting] == [200] * 3


def test_a_worker_that_dies_is_replaced(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3") as house:
        one, two = finished(house), finished(house)
        assert house.http.get(f"/api/tables/{one['table']}/record").status_code == 200
        pool = house.hall.archive.pool
        assert pool is not None
        for process in pool._processes.values():
            process.kill()
            process.join()
        assert house.http.get(f"/api/tables/{two['table']}/record").status_code == 200
        house.loop.call_soon_threadsafe(house.hall.archive.let_go)
        house.within(asyncio.sleep(0))
        assert house.hall.archive.pool is None, "it is let go when nobody asks"


def test_a_record_of_other_cards_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with House(tmp_path / "hall.sqlite3") as house:
        path = f"/api/tables/{finished(house)['table']}/record"
        monkeypatch.setattr("dicehall.kit.game.GameInfo.content_version", lambda self: "newer")
        answer = house.http.get(path)
        assert (answer.status_code, answer.json()["error"]) == (409, "outdated")


def test_what_is_packed_is_the_same_every_time():
    assert archive.packed(b"x" * 100) == archive.packed(b"x" * 100)
    assert gzip.decompress(archive.packed(b"abc")) == b"abc"


def test_statistics_count_the_dice_that_fell(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3") as house:
        seat = finished(house)
        path = f"/api/tables/{seat['table']}"
        rolls = [
            event
            for line in read_text(house.http.get(f"{path}/record").text).told
            for event in line
            if event.get("event") == "rolled"
        ]
        counted = house.get(f"{path}/statistics")
        assert counted["figures"] is None, "Pig counts nothing but its dice"
        assert [kind["sides"] for kind in counted["dice"]] == [6]
        assert counted["dice"][0]["dice"] == len(rolls)
        assert house.http.get("/api/tables/nowhere/statistics").status_code == 404
        running = house.table(2)[0]
        assert house.http.get(f"/api/tables/{running['table']}/statistics").status_code == 409

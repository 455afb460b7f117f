"""Two processes of one hall as they stand to each other; both run in this one, by one clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from dicehall.hall.entrance import Entrance
from dicehall.hall.fair_queue import FairQueue
from dicehall.hall.limits import Buckets, Limits
from dicehall.hall.news import MOST_BYTES, News, packed, wrap, write
from dicehall.hall.postgres_neighbours import PostgresNeighbours
from dicehall.hall.server import database_url
from dicehall.hall.shared_hall import SharedHall
from dicehall.hall.sql_store import SqlStore
from dicehall.hall.store import LogRow, NotDriving
from dicehall.hall.table_host import TableHost
from tests.hall.house import PATIENCE, Data, FakeTime, House, Player
from tests.hall.postgres import Postgres

GRACE = 60
Two = tuple[House, House]


@pytest.fixture
def two(postgres: Postgres, clock: FakeTime) -> Iterator[Two]:
    url = postgres.database()
    with ExitStack() as stack:
        houses = [
            stack.enter_context(House(url, clock, grace_seconds=GRACE, lease_seconds=2.0))
            for _ in range(2)
        ]
        houses[1].salts = houses[0].salts
        yield houses[0], houses[1]


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds; a test that waits in vain fails."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came about"
        time.sleep(0.01)


def host(house: House, seat: Data) -> TableHost:
    return house.hall.hosts[seat["table"]]


def together(house: House) -> SharedHall:
    assert house.hall.together is not None
    return house.hall.together


def test_one_process_drives_a_table(two: Two):
    a, b = two
    seats = a.table(2, clock={"kind": "decision", "seconds": 60})
    with a.join(seats[0]), b.join(seats[1]):
        assert host(a, seats[0]).driving()
        assert not host(b, seats[0]).driving()


def test_a_flag_falls_once_and_is_told_everywhere(two: Two, clock: FakeTime):
    a, b = two
    seats = a.table(2, clock={"kind": "game", "seconds": 60})
    with a.join(seats[0]) as anna, b.join(seats[1]) as ben:
        clock.advance(61)
        for one in (anna, ben):
            while one.until("table")["table"]["chairs"][0]["lost"] != "time":
                pass
        assert anna.order("answer", seq=anna.seq, answer="roll")["error"] == "lost"


def test_clocks_show_the_same_wherever_one_sits(two: Two, clock: FakeTime):
    a, b = two
    seats = a.table(2, clock={"kind": "game", "seconds": 100})
    with a.join(seats[0]) as anna:
        clock.advance(30)
        with b.join(seats[1]) as ben:
            assert ben.welcome["clock"]["left"] == [70.0, 100.0]
            clock.advance(10)
            seq = anna.answer("roll")["seq"]
            ben.until_seq(seq)
            assert host(b, seats[0]).game is not None
            assert ben.raw["clock"]["left"][0] == 60.0


def test_absence_counts_from_the_last_socket_at_any_process(two: Two, clock: FakeTime):
    a, b = two
    seats = a.table(2, absence="claim", clock={"kind": "game", "seconds": 7200})
    with a.join(seats[0]) as anna:
        with b.join(seats[1]):
            until(lambda: 1 not in host(a, seats[0]).absent_since)
            clock.advance(10 * GRACE)
            assert anna.order("claim", seat=1)["error"] == "not-absent"
        until(lambda: 1 in host(a, seats[0]).absent_since)
        clock.advance(GRACE - 1)
        assert anna.order("claim", seat=1)["error"] == "not-yet"
        with b.join(seats[0], watch=True) as late:  # who comes later knows it, too
            assert late.welcome["claims"] == [{"seat": 1, "wait": 1.0}]
        clock.advance(2)
        assert anna.order("claim", seat=1)["type"] == "accepted"


def test_a_bot_stands_in_only_for_who_is_at_no_process(two: Two, clock: FakeTime):
    a, b = two
    seats = a.table(2, absence="bot", options={"goal": 500})
    with a.join(seats[0]) as anna:
        ben = b.join(seats[1])
        until(lambda: 1 not in host(a, seats[0]).absent_since)
        clock.advance(2 * GRACE)
        a.within(a.hall.tick(clock.now()))
        assert not host(a, seats[0]).seats[1].away
        ben.close()
        until(lambda: 1 in host(a, seats[0]).absent_since)
        clock.advance(GRACE + 1)
        while not anna.until("table")["table"]["chairs"][1]["away"]:
            pass
        with b.join(seats[1]) as ben:  # and is back there
            assert not ben.welcome["table"]["chairs"][1]["away"]
        while anna.until("table")["table"]["chairs"][1]["away"]:
            pass


def test_what_the_hall_shall_answer_is_what_was_said_last(two: Two, clock: FakeTime):
    a, b = two
    seats = a.table(2, game="shadespire")
    with a.join(seats[0]) as here, b.join(seats[0]) as there:
        here.order("passing", mode="all")
        assert host(a, seats[0]).passing == {0: "all"}
        clock.advance(0.01)
        there.order("passing", mode="off")
        until(lambda: host(a, seats[0]).passing == {})
        assert host(b, seats[0]).passing == {0: "off"}


def test_news_that_are_lost_are_noticed_by_the_number_of_the_packet(two: Two):
    a, b = two
    seats = a.table(2)
    with a.join(seats[0]) as anna, b.join(seats[1]) as ben:
        until(lambda: 0 in host(b, seats[0]).online())
        ears = together(b).neighbours.ears
        heard: list[str] = []
        ears.news = lambda sender, news: heard.append(news.kind)  # nothing is done with it
        seq = anna.answer("roll")["seq"]
        until(lambda: "row" in heard)
        assert host(b, seats[0]).head().seq == seq - 1
        ears.news = together(b).hear
        neighbours = together(b).neighbours
        neighbours.heard = {process: n - 1 for process, n in neighbours.heard.items()}
        together(a).neighbours.tell(News("hello"))  # a later packet, of whatever
        ben.until_seq(seq)


def test_news_that_are_never_told_are_found_after_a_while(two: Two):
    a, b = two
    seats = a.table(2)
    with a.join(seats[0]) as anna, b.join(seats[1]) as ben:
        together(b).neighbours.ears.news = lambda sender, news: None
        seq = anna.answer("roll")["seq"]
        anna.order("chat", text="do you hear me?")
        ben.until_seq(seq)
        ben.until("chat")


def test_a_table_that_is_left_by_all_is_closed_everywhere(two: Two):
    a, b = two
    chairs = [{"kind": "person"}] * 2
    anna = a.post("/api/tables", {"game": "pig", "seats": 2, "chairs": chairs, "name": "Anna"})
    with b.join(anna) as player:
        a.post(f"/api/tables/{anna['table']}/leave", None, anna["token"])
        assert player.code() == 4404


def test_who_is_sent_away_stays_away_at_every_process(two: Two, clock: FakeTime):
    a, b = two
    chairs = [{"kind": "person"}] * 3
    anna = a.post("/api/tables", {"game": "pig", "seats": 3, "chairs": chairs, "name": "Anna"})
    path = f"/api/tables/{anna['table']}"
    from_afar = {"X-Forwarded-For": "192.0.2.7"}
    sat = b.http.post(f"{path}/sit", json={"name": "Mallory"}, headers=from_afar)
    a.post(f"{path}/free", {"seat": sat.json()["seat"]}, anna["token"])
    for house in (a, b):
        again = house.http.post(f"{path}/sit", json={"name": "Mallory"}, headers=from_afar)
        assert (again.status_code, again.json()["error"]) == (429, "sent-away")
    assert b.try_post(f"{path}/sit", {"name": "Ben"}).status_code == 200
    clock.advance(61)
    again = a.http.post(f"{path}/sit", json={"name": "Mallory"}, headers=from_afar)
    assert again.status_code == 200


def test_limits_of_an_address_hold_across_processes(postgres: Postgres):
    """Guesses, seats, sockets. Who holds a seat comes in, and a watcher elsewhere gives way."""
    url = postgres.database()
    with ExitStack() as stack:
        a, b = [
            stack.enter_context(
                House(
                    url,
                    guesses_burst=4,
                    guess_seconds=3600,
                    seats_per_address=3,
                    sockets_per_address=2,
                )
            )
            for _ in range(2)
        ]
        b.salts = a.salts
        for _ in range(4):
            assert a.http.get("/api/tables/FROG-1000-1000").status_code == 404
        until(lambda: b.http.get("/api/tables/FROG-1000-1000").status_code == 429)
        seats = a.table(2)
        wish = {"game": "pig", "seats": 2, "chairs": [{"kind": "person"}] * 2, "name": "C"}
        assert b.try_post("/api/tables", wish).status_code == 200
        refused = a.try_post("/api/tables", wish)
        assert (refused.status_code, refused.json()["limit"]) == (429, "seats_per_address")
        with a.join(seats[0], watch=True), a.join(seats[0], watch=True) as newest:
            until(lambda: any(b.hall.crowd.beyond(place)[0] == 2 for place in b.hall.requests.kept))
            with Player(b.port, seats[0]["table"]) as third:
                third.send({"type": "hello", "token": None, "seq": 0})
                assert third.until("refused")["limit"] == "sockets_per_address"
            with b.join(seats[0]) as anna:
                assert anna.welcome["seat"] == 0
                assert newest.code() == 4429


def test_limits_of_a_seat_hold_across_processes(postgres: Postgres):
    """Chats and hints of one seat, and its sockets: the oldest goes, wherever it is."""
    url = postgres.database()
    rare: Any = {"chat_burst": 2, "chat_seconds": 3600, "hints_burst": 1, "hints_every": 3600}
    with ExitStack() as stack:
        a, b = [stack.enter_context(House(url, sockets_per_seat=2, **rare)) for _ in range(2)]
        b.salts = a.salts
        seats = a.table(2, hints=True)
        with a.join(seats[0]) as oldest, a.join(seats[0]) as second:
            for number in range(2):
                assert oldest.order("chat", text=f"line {number}")["type"] == "accepted"
            until(lambda: any(left.left < 1 for left in b.hall.chats.kept.values()))
            with b.join(seats[0]) as third:
                assert oldest.code() == 4410
                told = third.order("chat", text="one more")
                assert (told["type"], told["limit"]) == ("refused", "chat_seconds")
                assert second.answer("roll")["type"] == "accepted"
        with a.join(seats[1]) as ben:
            who = seats[0] if ben.look["asked"] == [0] else seats[1]
        path = f"/api/tables/{seats[0]['table']}/hint"
        assert a.try_post(path, None, who["token"]).status_code == 200
        until(lambda: bool(b.hall.hints.kept))
        assert b.try_post(path, None, who["token"]).json()["limit"] == "hints_every"


def test_connections_of_an_address_are_counted_at_all_processes():
    entrance = Entrance(Limits(connections_per_address=3), 1000)
    entrance.named = lambda place: f"hashed {place}"
    entrance.hear("other", "hashed 192.0.2.7", 2)
    assert entrance.enter("192.0.2.7", trusted=False)
    assert not entrance.enter("192.0.2.7", trusted=False)
    assert entrance.enter("192.0.2.7", trusted=True), "a proxy brings others"
    entrance.hear("other", "hashed 192.0.2.7", 0)
    assert entrance.enter("192.0.2.7", trusted=False)


def test_who_had_the_workers_elsewhere_waits_here():
    async def served() -> list[str]:
        queue, order = FairQueue(1, lambda: 0.0), []
        first = await queue.take("x")
        queue.charge("greedy", 5.0)

        async def wait(party: str) -> None:
            worker = await queue.take(party)
            order.append(party)
            queue.give(worker)

        waiting = [asyncio.create_task(wait(party)) for party in ("greedy", "modest")]
        await asyncio.sleep(0)
        queue.give(first)
        await asyncio.gather(*waiting)
        return order

    assert asyncio.run(served()) == ["modest", "greedy"]


def test_what_is_spent_elsewhere_is_owed_here():
    """A burst at each of two processes, then both wait until that is paid off."""
    here, there = Buckets(4, 1.0), Buckets(4, 1.0)
    for buckets in (here, there):
        for _ in range(4):
            assert buckets.take("x", 0.0) == 0
    here.charge("x", 4.0, 0.0)
    assert here.take("x", 0.0) == 5.0
    assert here.take("x", 4.5) > 0
    assert here.take("x", 5.0) == 0


def test_addresses_are_stored_hashed_and_not_for_long(two: Two, postgres: Postgres):
    a, _ = two
    seats = a.table(2)
    name = a.hall.settings.database.rpartition("/")[2]
    places = [row[0] for row in postgres.do(name, "SELECT place FROM holdings")]
    assert len(places) == 2
    assert len(set(places)) == 1
    assert all("127" not in place or len(place) == 20 for place in places)
    with a.join(seats[0]) as anna:
        anna.order("draw")
        offer = anna.until("step")["draw"]
        with a.join(seats[1]) as ben:
            ben.order("consent", yes=True, seq=offer["seq"])
    a.within(a.hall.sweep(a.hall.time.now()))
    assert postgres.do(name, "SELECT place FROM holdings") == []


def test_only_the_driver_writes_what_time_and_bots_do(postgres: Postgres):
    """Somebody who has slept through the end of a lease writes nothing, however late it comes."""

    url = database_url(postgres.database())

    async def scene() -> None:
        store = SqlStore(url)
        await store.open()
        first, second = (PostgresNeighbours(store.engine, 0.4) for _ in range(2))
        await first.open()
        await second.open()
        assert (await first.claim({"t": 1.0}))["t"].process == first.id
        assert (await second.claim({"t": 1.0}))["t"].process == first.id
        assert first.task is not None
        first.task.cancel()  # it sleeps
        while first.id in second.alive:
            await asyncio.sleep(0.05)
        taken = (await second.claim({"t": 2.0}))["t"]
        assert (taken.process, taken.since) == (second.id, 2.0)
        assert not first.drives(first.id)
        with pytest.raises(NotDriving):
            await store.append(LogRow("t", 1, "time", 3.0), driver=first.id)
        assert (await first.claim({"t": 3.0}))["t"].process == second.id
        await second.close()
        await store.close()

    asyncio.run(scene())


def test_packets_hold_what_fits():
    news = [write(News("row", f"table-{number}", number)) for number in range(2000)]
    groups = packed(news)
    assert sum(len(group) for group in groups) == 2000
    assert all(len(wrap("a" * 16, 10**9, group)) < MOST_BYTES for group in groups)
    long = News("row", "t", 1, row=LogRow("t", 1, "answer", 0.0, data={"answer": "x" * 5000}))
    assert len(write(long)) < 100, "a long row is read from the database"

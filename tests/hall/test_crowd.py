"""A seat is always reachable by its owner: watchers are few, and give way."""

from __future__ import annotations

from pathlib import Path

from dicehall.hall.crowd import KNOCKING
from dicehall.hall.limits import Limits
from tests.hall.house import Data, FakeTime, House, Player


def knock(house: House, seat: Data, token: str | None = None) -> Player:
    """Connect and say hello, without waiting for what comes of it."""
    player = Player(house.port, str(seat["table"]))
    player.send({"type": "hello", "token": token})
    return player


def refused(player: Player) -> tuple[str, str, int]:
    """Why a socket was refused, which limit that was, and its close code."""
    why = player.until("refused")
    return why["error"], why["limit"], player.code()


def test_h4_watchers_do_not_count_against_seats(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3", watchers_per_table=2) as house:
        seats = house.table(2)
        watchers = [house.join(seats[0], watch=True) for _ in range(2)]
        one_more = knock(house, seats[0])
        assert refused(one_more) == ("too-many-sockets", "watchers_per_table", 4429)
        with house.join(seats[0]) as anna, house.join(seats[1]):
            assert anna.answer()["type"] == "accepted"
        for watcher in watchers:
            watcher.close()


def test_h4_watchers_of_one_address_are_few(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3", watchers_per_address=2) as house:
        tables = [house.table(2)[0] for _ in range(3)]
        watchers = [house.join(seat, watch=True) for seat in tables[:2]]
        assert refused(knock(house, tables[2])) == (
            "too-many-sockets", "watchers_per_address", 4429
        )  # fmt: skip
        elsewhere = Player(
            house.port,
            str(tables[2]["table"]),
            additional_headers={"X-Forwarded-For": "192.0.2.9"},
        )
        elsewhere.hello(None)
        house.join(tables[2]).close()
        elsewhere.close()
        for watcher in watchers:
            watcher.close()


def test_h4_watchers_give_way_when_the_address_has_no_more_sockets(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3", sockets_per_address=3) as house:
        seats = house.table(2)
        first, newest = (house.join(seats[0], watch=True) for _ in range(2))
        anna = house.join(seats[0])
        assert refused(knock(house, seats[0])) == ("too-many-sockets", "sockets_per_address", 4429)
        ben = house.join(seats[1])
        assert newest.code() == 4429
        again = house.join(seats[1])
        assert first.code() == 4429
        full = knock(house, seats[0], str(seats[0]["token"]))
        assert refused(full) == ("too-many-sockets", "sockets_per_address", 4429)
        for player in (anna, ben, again):
            player.close()


def test_h4_watchers_give_way_when_the_hall_has_no_more_sockets(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3", sockets=2) as house:
        seats = house.table(2)
        watcher = house.join(seats[0], watch=True)
        anna = house.join(seats[0])
        assert refused(knock(house, seats[0]))[:2] == ("too-many-sockets", "sockets")
        ben = house.join(seats[1])
        assert watcher.code() == 4429
        anna.close()
        ben.close()


def test_h4_the_newest_socket_of_a_seat_is_let_in(tmp_path: Path):
    """Dead connections that nobody has noticed yet lock nobody out."""
    with House(tmp_path / "hall.sqlite3", sockets_per_seat=2) as house:
        seat = house.table(2)[0]
        oldest, other = house.join(seat), house.join(seat)
        newest = house.join(seat)
        assert oldest.code() == 4410
        assert newest.answer()["type"] == "accepted"
        other.close()
        newest.close()


def test_h4_who_stands_up_watches_only_if_there_is_room(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3", watchers_per_address=1) as house:
        chairs = [{"kind": "person"}] * 3
        wish = {"game": "pig", "seats": 3, "chairs": chairs, "name": "Anna"}
        anna = house.post("/api/tables", wish)
        path = f"/api/tables/{anna['table']}"
        ben = house.post(f"{path}/sit", {"name": "Ben"})
        one, two = house.join(ben), house.join(ben)
        house.post(f"{path}/leave", None, ben["token"])
        assert one.until("welcome")["seat"] is None
        assert two.code() == 4429
        one.close()


def test_h4_the_usual_figures_leave_room_for_seats():
    usual = Limits()
    assert usual.watchers_per_address + KNOCKING < usual.sockets_per_address
    assert usual.sockets_per_address + KNOCKING < usual.sockets


def test_too_many_messages_are_forgiven_with_time(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock, messages_burst=1, messages_per_second=1) as house:
        seat = house.table(2)[0]
        with house.join(seat) as anna:
            for _ in range(60):  # one too many in five seconds, for hours
                clock.advance(5)
                for _ in range(2):
                    anna.send({"type": "ping"})
                    heard = anna.until("pong", "refused")["type"]
                assert heard == "refused"
            for _ in range(50):
                anna.send({"type": "ping"})
            assert anna.code() == 4429


def test_ids_of_chats_are_forgotten_with_the_lines(tmp_path: Path, clock: FakeTime):
    with House(tmp_path / "hall.sqlite3", clock, chat_kept=3) as house:
        seat = house.table(2)[0]
        with house.join(seat) as anna:
            for number in range(10):
                anna.order("chat", f"c{number}", text="x")
            host = house.hall.hosts[seat["table"]]
            assert host.chat_ids == {(0, "c7"), (0, "c8"), (0, "c9")}


def test_those_who_begin_to_watch_are_told_of_together(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3") as house:
        seats = house.table(2)
        with house.join(seats[0]) as anna:
            host = house.hall.hosts[seats[0]["table"]]

            async def many() -> None:
                for _ in range(50):
                    host.tell_watching()

            anna.until("table")  # she has come
            house.within(many())
            anna.until("table")
            anna.send({"type": "ping"})
            assert anna.until("table", "pong")["type"] == "pong"

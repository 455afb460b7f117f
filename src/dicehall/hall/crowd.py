"""All sockets of the hall: how many each address has, and who gives way where there is no room."""

from __future__ import annotations

from dicehall.hall.connection import Connection
from dicehall.hall.errors import Refusal
from dicehall.hall.limits import Limits
from dicehall.hall.protocol import TOO_MANY

KNOCKING = 40  # sockets beyond the limits that may say who they are: perhaps they hold a seat
WAIT = 60.0


def too_many(limit: str) -> Refusal:
    """Return the refusal of one socket too many."""
    return Refusal("too-many-sockets", "too many connections", WAIT, limit)


class Crowd:
    """Who is connected. Seats come before watchers, wherever a limit is reached."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.total = 0
        self.sockets: dict[str, int] = {}  # by address
        self.watchers: dict[str, list[Connection]] = {}  # by address, the oldest first
        self.wanted: list[
            tuple[str, str]
        ] = []  # of which process, for which address, room is asked
        self.changed: set[str] = set()  # addresses of which other processes are to be told
        self.elsewhere: dict[str, dict[str, tuple[int, int]]] = {}  # by process and address

    def enter(self, address: str) -> None:
        """Let a socket in that has not said yet who it is."""
        most = self.limits.sockets_per_address + KNOCKING
        if self.sockets.get(address, 0) + self.beyond(address)[0] >= most:
            raise too_many("sockets_per_address")
        if self.total >= self.limits.sockets + KNOCKING:
            raise too_many("sockets")
        self.total += 1
        self.sockets[address] = self.sockets.get(address, 0) + 1
        self.changed.add(address)

    def leave(self, address: str) -> None:
        """Let a socket go."""
        self.total -= 1
        self.sockets[address] -= 1
        self.changed.add(address)
        if not self.sockets[address]:
            del self.sockets[address]

    def settle(self, address: str, connection: Connection) -> None:
        """Give a socket its place, now that it is known whether it holds a seat."""
        if connection.seat is None:
            self.watch(address, connection)
            return
        if self.sockets[address] + self.beyond(address)[0] > self.limits.sockets_per_address:
            if self.watchers.get(address) or not self.ask_for_room(address):
                self.make_room([address], "sockets_per_address")
        if self.total > self.limits.sockets:
            self.make_room(list(self.watchers), "sockets")

    def watch(self, address: str, connection: Connection) -> None:
        """Let somebody watch, within all limits."""
        limits = self.limits
        sockets, watchers = self.beyond(address)
        if self.sockets[address] + sockets > limits.sockets_per_address:
            raise too_many("sockets_per_address")
        if self.total > limits.sockets:
            raise too_many("sockets")
        watching = self.watchers.setdefault(address, [])
        if len(watching) + watchers >= limits.watchers_per_address:
            raise too_many("watchers_per_address")
        watching.append(connection)
        self.changed.add(address)

    def unwatch(self, address: str, connection: Connection) -> None:
        """Watch no longer: gone, or seated."""
        watching = self.watchers.get(address, [])
        if connection in watching:
            watching.remove(connection)
            self.changed.add(address)
        if not watching:
            self.watchers.pop(address, None)

    def make_room(self, addresses: list[str], limit: str) -> None:
        """Let a watcher go for somebody who holds a seat: of who has most, the newest."""
        busiest = max(addresses, key=lambda a: len(self.watchers.get(a, [])), default="")
        watching = self.watchers.get(busiest, [])
        if not watching:
            raise too_many(limit)
        newest = watching[-1]
        self.unwatch(busiest, newest)
        newest.oust(TOO_MANY)

    # ---- other processes ----

    def ask_for_room(self, address: str) -> bool:
        """Let another process send a watcher of an address away, if one has any."""
        having = {
            process: places.get(address, (0, 0))[1] for process, places in self.elsewhere.items()
        }
        most = max(having, key=lambda process: having[process], default="")
        if not having.get(most):
            return False
        sockets, watchers = self.elsewhere[most][address]
        self.elsewhere[most][address] = (sockets - 1, watchers - 1)
        self.wanted.append((most, address))
        return True

    def give_room(self, address: str) -> None:
        """Send a watcher away for somebody who holds a seat and came to another process."""
        if self.watchers.get(address):
            self.make_room([address], "sockets_per_address")

    def here(self, address: str) -> list[float]:
        """Return how many sockets and watchers an address has at this process."""
        return [self.sockets.get(address, 0), len(self.watchers.get(address, []))]

    def beyond(self, address: str) -> tuple[int, int]:
        """Return how many sockets and watchers an address has at other processes."""
        if not self.elsewhere:
            return 0, 0
        found = [places.get(address, (0, 0)) for places in self.elsewhere.values()]
        return sum([one[0] for one in found]), sum([one[1] for one in found])

    def hear(self, process: str, address: str, sockets: int, watchers: int) -> None:
        """Another process tells how many an address has there."""
        places = self.elsewhere.setdefault(process, {})
        if sockets:
            places[address] = (sockets, watchers)
        else:
            places.pop(address, None)

    def forget(self, process: str) -> None:
        """A process is gone."""
        self.elsewhere.pop(process, None)

"""A table that other processes serve, too: what they do is read, folded and told here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from dicehall.hall import protocol
from dicehall.hall.answering import Answering
from dicehall.hall.bots_pool import BotsPool
from dicehall.hall.clocks import Time
from dicehall.hall.connection import Connection
from dicehall.hall.errors import Behind, HallError, Refusal
from dicehall.hall.fold import LiveGame, lay
from dicehall.hall.limits import Limits
from dicehall.hall.logs import trouble
from dicehall.hall.neighbours import Driver, Neighbours
from dicehall.hall.news import News, Presence
from dicehall.hall.seats import shares
from dicehall.hall.shelf import Shelf
from dicehall.hall.store import (
    OVER,
    Conflict,
    Head,
    Loaded,
    LogRow,
    NotDriving,
    SeatRow,
    Store,
    TableRow,
)

P = ParamSpec("P")
T = TypeVar("T")
TRIES: Final = 20  # until something is given up because others are always faster


class Following(Answering):
    """One process's view of a table. The log's numbers say whether it is up to date."""

    def __init__(
        self,
        loaded: Loaded,
        store: Store,
        time: Time,
        limits: Limits,
        pool: BotsPool,
        neighbours: Neighbours,
        shelf: Shelf,
    ) -> None:
        super().__init__(loaded, time, limits, pool)
        self.shelf = shelf
        self.store = store
        self.neighbours = neighbours
        self.driver: str | None = neighbours.id
        self.elsewhere: dict[str, Presence] = {}  # who is here through other processes
        self.absent_since: dict[int, float] = {}
        self.departed: dict[int, float] = {}  # whose last socket here was closed, and when
        self.wished: dict[int, int] = {}  # when each seat last said what to answer for it
        self.doubtful = False  # what is in memory may not be what is stored
        self.chat_ids = {(row.seat, row.client_id) for row in loaded.chat}

    # ---- up to date ----

    def driving(self) -> bool:
        return self.neighbours.drives(self.driver)

    def finished(self) -> bool:
        """Tell whether there is nothing left to drive."""
        return self.gone or self.table.state == OVER

    def lay(self) -> LiveGame:
        """Lay out the game of this table, before its first row."""
        return lay(self.table, self.seats, self.content)

    async def find_cards(self) -> None:
        """Have the cards at hand that the game began with."""
        self.content = await self.shelf.folder(self.table.game, self.table.version)

    def head(self) -> Head:
        """Return how far the table has come here."""
        number = self.chat[-1].number if self.chat else 0
        return Head(self.table.edition, 0 if self.game is None else self.game.seq, number)

    async def catch_up(self) -> None:
        """Read what other processes have done meanwhile."""
        async with self.lock:
            await self.follow()

    async def follow(self, sure: bool = False) -> None:
        """Read what others have done; if that is not sure, look first whether they have. The
        caller holds the lock."""
        if not self.neighbours.shared or self.gone:
            return
        head = self.head()
        if not sure and not self.doubtful:
            if (await self.store.heads([self.table.id])).get(self.table.id) == head:
                return
        found = await self.store.since(self.table.id, head.seq, head.chat)
        if found is None:
            self.vanish()
            return
        changed = self.doubtful or found.table.edition != self.table.edition
        self.doubtful = False
        moved = self.refresh(found.table, found.seats) if changed else []
        rows = found.log
        if rows and self.game is None:
            try:
                await self.find_cards()
                self.game = self.lay()
            except HallError:  # its cards are gone: whoever comes is told so
                self.stop()
                raise
        if changed:
            self.tell_table()
        for connection in moved:
            connection.send(self.welcome(connection.seat, 0))
        for row in rows:
            self.take(row)
        for line in found.chat:
            self.chat.append(line)
            self.chat_ids.add((line.seat, line.client_id))
            self.tell({"type": "chat", "line": line.line()})
        del self.chat[: -self.limits.chat_kept]
        self.drive()

    def take(self, row: LogRow) -> None:
        """Fold a row that another process has written, and tell everybody here."""
        game = self.game
        assert game is not None
        asked = game.request is not None
        try:
            outcome = game.apply(row)
        except Exception:
            trouble("table stopped", table=self.table.id, seq=row.seq)
            self.stop()
            raise
        if row.kind == "start":
            self.absent_since = dict.fromkeys(set(range(len(self.seats))) - self.online(), row.at)
        self.publish(outcome)
        if asked or game.request is not None:
            self.tell_undo()
        self.heed(game)

    def refresh(self, table: TableRow, seats: list[SeatRow]) -> list[Connection]:
        """Take the table and its chairs as they are stored; return whose sockets sit elsewhere."""
        self.table = table
        for chair, stored in zip(self.seats, seats, strict=True):
            for field in msgspec.structs.fields(SeatRow):
                setattr(chair, field.name, getattr(stored, field.name))
        return self.reseat()

    def reseat(self) -> list[Connection]:
        """Let each socket be where its token sits now; return those that have moved. Whose chair
        is gone watches, as far as there is room for watchers."""
        seats = {chair.token_hash: chair.seat for chair in self.seats}
        moved = []
        for connection in self.connections:
            seat = None if connection.token is None else seats.get(connection.token)
            if seat == connection.seat:
                continue
            connection.seat = seat
            try:
                if seat is None:
                    connection.admit()
                moved.append(connection)
            except Refusal:
                connection.oust(protocol.TOO_MANY)
        return moved

    def vanish(self) -> None:
        """The table is no more."""
        self.gone = True
        for connection in self.connections:
            connection.close(protocol.NO_TABLE, "the table was closed")

    async def hear(self, news: News) -> None:
        """Take what another process tells of this table."""
        async with self.lock:
            head = self.head()
            match news.kind:
                case "row" if news.number > head.seq:
                    follows = self.game is not None and news.number == head.seq + 1
                    if news.row is not None and follows and not (self.doubtful or self.gone):
                        self.take(news.row)
                        self.drive()
                    else:
                        await self.follow(sure=True)
                case "table" if news.number > head.edition:
                    await self.follow(sure=True)
                case "chat" if news.number > head.chat:
                    await self.follow(sure=True)
                case "gone":
                    await self.follow()
                case "crowded" if self.neighbours.id in news.amounts:
                    oldest = next((c for c in self.connections if c.seat == news.seat), None)
                    if oldest is not None:
                        oldest.oust(protocol.ELSEWHERE)
                case "wish" if news.number > self.wished.get(news.seat, 0):
                    self.wished[news.seat] = news.number
                    self.passing.pop(news.seat, None)  # it was said elsewhere

    def wish(self, seat: int, mode: str) -> None:
        """Answer for a person as they wish, here and nowhere else."""
        self.passing[seat] = mode
        at = max(round(self.time.now() * 1000), self.wished.get(seat, 0) + 1)
        self.wished[seat] = at
        self.neighbours.tell(News("wish", self.table.id, at, seat))

    # ---- writing ----

    async def write_first(
        self, game: LiveGame, row: LogRow, chairs: list[SeatRow], told: bool, driven: bool
    ) -> None:
        """Write a row down before it is folded: perhaps another process has taken its number.

        An answer is tried on a copy before, so that nothing gets into a log that does not fit.
        """
        result = ending(game, row)
        if result is not None:
            self.table.state = OVER
            self.table.code = None
            self.table.result = shares(result, self.seats)
        changed = told or result is not None
        if changed:
            self.table.changed = row.at
        driver = self.neighbours.id if driven else ""
        try:
            await self.store.append(row, self.table if changed else None, chairs, driver)
        except Conflict as why:
            self.doubtful = True
            if isinstance(why, NotDriving):
                self.driver = None
            raise Behind from None
        except BaseException:
            self.doubtful = True  # it may have been written all the same
            raise
        self.neighbours.tell(News("row", row.table, row.seq, row=None if changed else row))

    # ---- who is here ----

    def online(self) -> set[int]:
        found = super().online()
        return found.union(*[one.here for one in self.elsewhere.values()])

    def watching(self) -> int:
        return super().watching() + sum([one.watching for one in self.elsewhere.values()])

    def presence(self) -> Presence:
        """Return who is here through this process."""
        here = super().online()
        several = Counter([c.seat for c in self.connections if c.seat is not None])
        sockets = {seat: count for seat, count in several.items() if count > 1}
        return Presence(sorted(here), super().watching(), dict(self.departed), sockets)

    def seen(self, process: str, presence: Presence | None) -> None:
        """Another process tells who is here through it."""
        before = (self.online(), self.watching())
        left = {} if presence is None else presence.left
        if presence is None or not (presence.here or presence.watching):
            self.elsewhere.pop(process, None)
        else:
            self.elsewhere[process] = presence
        self.reckon(left)
        if before != (self.online(), self.watching()):
            self.tell_table()

    def reckon(self, left: dict[int, float]) -> None:
        """See who is absent, and since when."""
        online, now = self.online(), self.time.now()
        for chair in self.seats:
            if chair.seat in online:
                self.absent_since.pop(chair.seat, None)
            else:
                known = self.absent_since.get(chair.seat, left.get(chair.seat, now))
                self.absent_since[chair.seat] = max(known, left.get(chair.seat, known))

    def taken_up(self, driver: Driver, living: dict[str, Presence]) -> None:
        """The table was read: who drives it, and who is here through other processes."""
        self.driver = driver.process
        self.elsewhere = {
            process: one for process, one in living.items() if one.here or one.watching
        }
        left: dict[int, float] = {}
        for one in living.values():
            for seat, since in one.left.items():
                left[seat] = max(left.get(seat, 0.0), since)
        self.reckon(left)


def ending(game: LiveGame, row: LogRow) -> list[float] | None:
    """Return the shares of the victory if a row ends the game; raise what is wrong with it."""
    seats = game.match.setup.seats
    if row.kind == "draw":
        return [1 / seats] * seats
    if row.kind != "answer":
        return None
    assert row.seat is not None
    twin = game.match.table.copy()
    twin.turn_to(row.seat)
    twin.play(row.seat, game.info.notation.read(twin, str(row.data["answer"])))
    return list(twin.returns()) if twin.over else None


def again(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let something be tried again when another process was first at its table."""

    @wraps(work)
    async def trying(*args: P.args, **kwargs: P.kwargs) -> T:
        host = next(arg for arg in args if isinstance(arg, Following))
        for _ in range(TRIES):
            try:
                return await work(*args, **kwargs)
            except Behind:
                await host.catch_up()
        raise HallError(409, "closed", "too many come to this table at once; look again", 1.0)

    return trying

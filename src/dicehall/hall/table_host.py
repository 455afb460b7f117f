"""The host of a table: takes messages one at a time, writes them down, then tells everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from dicehall.hall import protocol
from dicehall.hall.audience import accepted, refusal
from dicehall.hall.bots_pool import BotsPool
from dicehall.hall.clocks import Time
from dicehall.hall.connection import Connection
from dicehall.hall.errors import Behind, Refusal
from dicehall.hall.fair import hashed
from dicehall.hall.fold import LiveGame
from dicehall.hall.following import Following
from dicehall.hall.holdings import Holdings
from dicehall.hall.limits import Allowance, Limits
from dicehall.hall.logs import note, trouble
from dicehall.hall.neighbours import Neighbours
from dicehall.hall.news import News
from dicehall.hall.opening import lapse
from dicehall.hall.seats import seat_of, shares
from dicehall.hall.shelf import Shelf
from dicehall.hall.store import OVER, PLAYING, Loaded, LogRow, SeatRow, Store

NOT_WRITTEN: Final = "this could not be written down; try again"
REPLIES_KEPT: Final = 200


class TableHost(Following):
    """One table in memory. Whoever changes it or looks at it holds `lock`."""

    def __init__(
        self,
        loaded: Loaded,
        store: Store,
        time: Time,
        limits: Limits,
        pool: BotsPool,
        neighbours: Neighbours,
        holdings: Holdings,
        shelf: Shelf,
    ) -> None:
        super().__init__(loaded, store, time, limits, pool, neighbours, shelf)
        self.holdings = holdings
        self.visitors = 0
        self.hurried = True  # looked at in every tick: it has a clock, or is new
        self.used = time.now()
        self.refusals: dict[int, dict[str, Refusal | None]] = {}

    # ---- the log ----

    async def replay(self, log: list[LogRow], since: float) -> None:
        """Fold the log as it was stored. Its clocks have run since then, or since its last row."""
        if not log:
            return
        await self.find_cards()
        self.game = self.lay()
        for number, row in enumerate(log):
            self.game.apply(row)
            if number % 50 == 49:
                await asyncio.sleep(0)
        self.game.restart_clocks(self.time.now(), log[-1].at, since)

    def playing(self) -> LiveGame:
        """Return the game if it is under way; refuse otherwise."""
        game = self.game
        if game is None:
            raise Refusal("not-started", "the game has not started yet")
        if game.over():
            raise Refusal("over", "the game is over")
        return game

    async def commit(
        self,
        kind: str,
        seat: int | None = None,
        data: dict[str, object] | None = None,
        chairs: Iterable[SeatRow] = (),
        sender: Connection | None = None,
        client_id: str | None = None,
        driven: bool = False,
    ) -> None:
        """Take a row: fold it, write it down, and only then tell the sender and everybody. What
        is *driven* comes from time or bots, and is for the driver of the table alone."""
        game = self.game
        assert game is not None
        now = self.time.now()
        row = LogRow(self.table.id, game.seq + 1, kind, now, seat, dict(data or {}))
        if sender is not None:
            row.actor, row.client_id = sender.seat, client_id
        if game.clocks.rule.kind != "none":
            left = game.clocks.left_after(now, seat if kind == "answer" else None)
            number = row.data.get("number")
            row.data["left"] = game.left_before(number, left) if isinstance(number, int) else left
        changed = list(chairs)
        told = bool(changed) or kind == "start"
        try:
            if self.neighbours.shared:
                await self.write_first(game, row, changed, told, driven)
                outcome = game.apply(row)
            else:
                outcome = game.apply(row)
                await self.write_folded(game, row, changed, told)
        except Behind:
            raise
        except Exception:
            trouble("table stopped", table=self.table.id, seq=row.seq)
            why = Refusal("internal", NOT_WRITTEN, 1.0)
            if not self.neighbours.shared or game.seq == row.seq:
                if sender is not None and client_id is not None:
                    sender.send(refusal(client_id, why))  # before its socket is closed
                self.stop()
            raise why from None
        told = told or game.over()
        reply = None
        if sender is not None and client_id is not None:
            reply = accepted(client_id, row.seq)
            if told or sender not in self.connections:
                sender.send(reply)
                reply = None
        if game.over():
            note("game over", table=self.table.id, game=self.table.game, seq=row.seq)
        if told:
            self.tell_table()
        self.publish(outcome, sender, reply)
        self.heed(game)
        self.drive()

    async def write_folded(
        self, game: LiveGame, row: LogRow, chairs: list[SeatRow], told: bool
    ) -> None:
        """Write down a row that is folded already: nobody else can have taken its number."""
        if game.over():
            self.table.state = OVER
            self.table.code = None  # of a table begun when codes lasted longer
            self.table.result = shares(game.returns(), self.seats)
        if game.over() or told:
            self.table.changed = row.at
            await self.store.append(row, self.table, chairs)
        else:
            await self.store.append(row)

    def stop(self) -> None:
        """Give up this host: what is in memory may not be what is on disk."""
        self.gone = True
        for connection in self.connections:
            connection.close(protocol.RESTART, "the table is read again")

    # ---- coming and going ----

    async def join(self, connection: Connection, seq: int, token: str | None = None) -> None:
        """Let a socket take part. Whose it is, is decided under the lock: chairs change hands."""
        async with self.lock:
            if token is not None:
                connection.token = hashed(token)
                connection.seat = seat_of(self.seats, token)
                if connection.seat is None:
                    connection.close(protocol.UNKNOWN_TOKEN, "no seat has this token")
                    return
            same = [c for c in self.connections if c.seat == connection.seat and not c.closed]
            if connection.seat is None and self.watching() >= self.limits.watchers_per_table:
                text = "too many watch this table"
                raise Refusal("too-many-sockets", text, 60.0, "watchers_per_table")
            connection.admit()
            if connection.seat is not None:
                self.crowd_out(connection.seat, same)
            if self.gone:
                connection.close(protocol.RESTART, "the table is read again")
                return
            seat = connection.seat
            if seat is not None:
                await self.welcome_back(seat)
                connection.chat = Allowance(connection.chat.buckets, str(connection.token))
                self.absent_since.pop(seat, None)
                self.departed.pop(seat, None)
            connection.send(self.welcome(seat, seq))
            self.connections.append(connection)
            self.used = self.time.now()
            if seat is None:
                self.tell_watching()
            elif not same:
                self.tell_table()
            self.neighbours.be_present(self.table.id, self.presence())

    def crowd_out(self, seat: int, same: list[Connection]) -> None:
        """Let the oldest socket of a seat go for one more than it may have, here or where most of
        them are. Who holds a seat can always come in."""
        beyond = {process: one.count(seat) for process, one in self.elsewhere.items()}
        if len(same) + sum(beyond.values()) < self.limits.sockets_per_seat:
            return
        if same:
            same[0].oust(protocol.ELSEWHERE)
        else:
            busiest = max(beyond, key=lambda process: beyond[process])
            self.neighbours.tell(News("crowded", self.table.id, 0, seat, amounts={busiest: []}))

    async def welcome_back(self, seat: int) -> None:
        """Whoever comes back answers again themselves."""
        while self.seats[seat].away and self.table.state == PLAYING:
            self.seats[seat].away = False
            try:
                await self.commit("return", seat, None, [self.seats[seat]])
            except Behind:
                await self.follow(sure=True)

    async def part(self, connection: Connection) -> None:
        """Let a socket go."""
        async with self.lock:
            if connection not in self.connections:
                return
            self.connections.remove(connection)
            self.used = self.time.now()
            seat = connection.seat
            last = not any(c.seat == seat for c in self.connections)
            if seat is None:
                self.tell_watching()
            elif last:
                self.leave(seat)
                self.tell_table()
            self.neighbours.be_present(self.table.id, self.presence())

    def leave(self, seat: int) -> None:
        """The last socket of a seat here was closed."""
        self.departed[seat] = self.used
        if seat not in self.online():
            self.absent_since[seat] = self.used
        if self.neighbours.shared:
            self.passing.pop(seat, None)  # a page says it again where it comes back

    def idle(self, now: float) -> bool:
        """Tell whether the table may leave the memory."""
        if self.connections or self.visitors or self.lock.locked():
            return False
        if self.bots is not None or now - self.used < self.limits.idle_seconds:
            return False
        return not (self.by_itself() and self.driving())

    def by_itself(self) -> bool:
        """Tell whether the game goes on although nobody looks."""
        attended = self.table.clock.kind != "none" or self.table.absence == "bot"
        return self.table.state == PLAYING and attended

    # ---- time ----

    async def tick(self, now: float) -> None:
        """Do what is due: flags that fall, people who stay away, requests that lapse."""
        game = self.game
        if not self.driving():
            return
        if game is None:
            await self.end_opening(now)
            return
        if self.gone or game.over() or not self.due(now):
            return
        async with self.lock:
            if self.gone or game.over():
                return
            try:
                await self.do_due(game, now)
            except Behind:
                await self.follow(sure=True)

    async def do_due(self, game: LiveGame, now: float) -> None:
        """Do what is due. The caller holds the lock."""
        if game.request is not None and game.request.until <= now:
            await self.commit("refuse", driven=True)
            self.tell_undo()
        for seat in self.late(game, now):
            if self.table.clock.kind == "game":
                self.seats[seat].lost = "time"
            else:
                self.seats[seat].away = True
            await self.commit("time", seat, None, [self.seats[seat]], driven=True)
        for seat in self.absent(now) if self.table.absence == "bot" else []:
            if not game.over():
                self.seats[seat].away = True
                await self.commit("away", seat, None, [self.seats[seat]], driven=True)

    async def end_opening(self, now: float) -> None:
        """Let an opening lapse in which not all have shown their salts in time."""
        until = self.table.opening
        if until is None or until > now or self.gone:
            return
        async with self.lock:
            if self.table.opening == until and self.game is None and not self.gone:
                try:
                    await lapse(self)
                except Behind:
                    await self.follow(sure=True)

    def due(self, now: float) -> bool:
        """Tell whether there is something to do at this time."""
        game = self.game
        assert game is not None
        if game.request is not None and game.request.until <= now:
            return True
        if self.late(game, now):
            return True
        return self.table.absence == "bot" and bool(self.absent(now))

    def late(self, game: LiveGame, now: float) -> list[int]:
        """Return the seats whose time is up; who has passed, and is only awaited, is not late."""
        fallen = game.clocks.fallen(now)
        return [
            seat
            for seat in fallen
            if self.held(game, seat) is None and self.passed(game, seat) is None
        ]

    def claim_wait(self, seat: int) -> float | None:
        """Return in how many seconds a seat's game may be claimed: while its person is absent, or,
        where there is no clock, silent."""
        game = self.game
        rule = self.table.clock.kind
        if self.table.absence != "claim" or rule == "days" or game is None or game.over():
            return None
        if not game.by_person(seat):
            return None
        dues = []
        if seat in self.absent_since:
            dues.append(self.absent_since[seat] + self.limits.grace_seconds)
        if rule == "none" and seat in game.asked():
            dues.append(game.question_at[seat] + self.limits.silence_seconds)
        return min(dues) - self.time.now() if dues else None

    def absent(self, now: float) -> list[int]:
        """Return the seats of people who have been away for longer than the grace time."""
        game = self.game
        return [
            seat
            for seat, since in self.absent_since.items()
            if game is not None
            and game.by_person(seat)
            and now - since >= self.limits.grace_seconds
        ]

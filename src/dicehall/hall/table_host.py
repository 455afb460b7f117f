"""The host of a table: takes messages one at a time, writes them down, then tells everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from dicehall.games import find
from dicehall.hall import protocol
from dicehall.hall.audience import Audience, accepted, refusal
from dicehall.hall.bots_pool import BotsPool
from dicehall.hall.clocks import Time
from dicehall.hall.connection import Connection
from dicehall.hall.errors import HallError, Refusal
from dicehall.hall.fair import origin_of
from dicehall.hall.fold import LiveGame
from dicehall.hall.limits import Bucket, Limits
from dicehall.hall.logs import note, trouble
from dicehall.hall.seats import seat_of, shares
from dicehall.hall.store import OVER, PLAYING, Loaded, LogRow, SeatRow, Store
from dicehall.kit.look import turned

NOT_WRITTEN: Final = "this could not be written down; try again"
STAND_IN: Final = "greedy"  # the bot that plays for who is away or has lost
REPLIES_KEPT: Final = 200


class TableHost(Audience):
    """One table in memory. Whoever changes it or looks at it holds `lock`."""

    def __init__(
        self, loaded: Loaded, store: Store, time: Time, limits: Limits, pool: BotsPool
    ) -> None:
        super().__init__(loaded.table, loaded.seats, loaded.chat, time)
        self.chat_ids = {(row.seat, row.client_id) for row in loaded.chat}
        self.store = store
        self.limits = limits
        self.pool = pool
        self.lock = asyncio.Lock()
        self.visitors = 0
        self.used = time.now()
        self.gone = False  # left the memory, or must: another host will take its place
        self.absent_since = {chair.seat: self.used for chair in self.seats}
        self.refusals: dict[int, dict[str, Refusal | None]] = {}
        self.chat_buckets: dict[int, Bucket] = {}
        self.hint_buckets: dict[int, Bucket] = {}
        self.bots: asyncio.Task[None] | None = None

    # ---- the log ----

    def lay(self) -> LiveGame:
        """Lay out the game of this table, before its first row."""
        info = find(self.table.game)
        if self.table.version != info.content_version():
            raise HallError(409, "outdated", "the table was begun with other cards than are here")
        salts = [chair.salt for chair in self.seats]
        origin = origin_of(self.table.secret, self.table.commitment, salts)
        return LiveGame(info, self.table, self.seats, origin)

    async def replay(self, log: list[LogRow]) -> None:
        """Fold the log as it was stored."""
        if not log:
            return
        self.game = self.lay()
        for number, row in enumerate(log):
            self.game.apply(row)
            if number % 50 == 49:
                await asyncio.sleep(0)
        self.game.restart_clocks(self.time.now(), log[-1].at)

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
    ) -> None:
        """Take a row: fold it, write it down, and only then tell the sender and everybody."""
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
            change = game.apply(row)
            if game.over():
                self.table.state = OVER
                self.table.result = shares(game.match.table.returns(), self.seats)
            if game.over() or told:
                self.table.changed = now
                await self.store.append(row, self.table, changed)
            else:
                await self.store.append(row)
        except Exception:
            trouble("table stopped", table=self.table.id, seq=row.seq)
            why = Refusal("internal", NOT_WRITTEN, 1.0)
            if sender is not None and client_id is not None:
                sender.send(refusal(client_id, why))  # before its socket is closed
            self.stop()
            raise why from None
        if sender is not None and client_id is not None:
            sender.send(accepted(client_id, row.seq))
        if game.over():
            note("game over", table=self.table.id, game=self.table.game, seq=row.seq)
        if told or game.over():
            self.tell_table()
        self.publish(change)
        self.drive()

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
                connection.seat = seat_of(self.seats, token)
                if connection.seat is None:
                    connection.close(protocol.UNKNOWN_TOKEN, "no seat has this token")
                    return
            same = [c for c in self.connections if c.seat == connection.seat]
            most = self.limits.sockets_per_seat
            if len(self.connections) >= self.limits.sockets_per_table or (
                connection.seat is not None and len(same) >= most
            ):
                raise Refusal("too-many-sockets", "too many connections to this table", 60.0)
            if self.gone:
                connection.close(protocol.RESTART, "the table is read again")
                return
            seat = connection.seat
            if seat is not None and self.seats[seat].away and self.table.state == PLAYING:
                self.seats[seat].away = False
                await self.commit("return", seat, None, [self.seats[seat]])
            connection.send(self.welcome(seat, seq))
            self.connections.append(connection)
            self.used = self.time.now()
            if seat is not None:
                connection.chat = self.chat_buckets.setdefault(seat, connection.chat)
                self.absent_since.pop(seat, None)
            if seat is None or not same:
                self.tell_table()

    async def part(self, connection: Connection) -> None:
        """Let a socket go."""
        async with self.lock:
            if connection not in self.connections:
                return
            self.connections.remove(connection)
            self.used = self.time.now()
            seat = connection.seat
            if seat is None:
                self.tell_table()
            elif not any(c.seat == seat for c in self.connections):
                self.absent_since[seat] = self.used
                self.tell_table()

    def idle(self, now: float) -> bool:
        """Tell whether the table may leave the memory."""
        if self.connections or self.visitors or self.lock.locked():
            return False
        if self.bots is not None or now - self.used < self.limits.idle_seconds:
            return False
        return not self.by_itself()

    def by_itself(self) -> bool:
        """Tell whether the game goes on although nobody looks."""
        attended = self.table.clock.kind != "none" or self.table.absence == "bot"
        return self.table.state == PLAYING and attended

    # ---- time ----

    async def tick(self, now: float) -> None:
        """Do what is due: flags that fall, people who stay away, requests that lapse."""
        game = self.game
        if game is None or self.gone or game.over() or not self.due(now):
            return
        async with self.lock:
            if self.gone or game.over():
                return
            request = self.request
            if request is not None and request.until <= now:
                self.request = None
                self.tell_undo()
            for seat in game.clocks.fallen(now):
                if self.table.clock.kind == "game":
                    self.seats[seat].lost = "time"
                else:
                    self.seats[seat].away = True
                await self.commit("time", seat, None, [self.seats[seat]])
            for seat in self.absent(now) if self.table.absence == "bot" else []:
                if not game.over():
                    self.seats[seat].away = True
                    await self.commit("away", seat, None, [self.seats[seat]])

    def due(self, now: float) -> bool:
        """Tell whether there is something to do at this time."""
        game = self.game
        assert game is not None
        request = self.request
        if request is not None and request.until <= now:
            return True
        if game.clocks.fallen(now):
            return True
        return self.table.absence == "bot" and bool(self.absent(now))

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

    # ---- bots ----

    def drive(self) -> None:
        """Let the bots think, if one is asked."""
        game = self.game
        if self.bots is None and game is not None and not self.gone and self.bot_seat() is not None:
            self.bots = asyncio.create_task(self.run_bots(), name="bots")

    def bot_seat(self) -> int | None:
        """Return a seat that is asked and answered by a bot."""
        game = self.game
        assert game is not None
        for seat in game.asked():
            if not game.by_person(seat):
                return seat
        return None

    async def run_bots(self) -> None:
        """Answer for bots until people are asked."""
        game = self.game
        assert game is not None
        try:
            while True:
                async with self.lock:
                    seat = self.bot_seat()
                    if seat is None or self.gone:
                        return
                    arose = game.question_seqs[seat]
                    twin = game.match.table.copy()
                name = self.seats[seat].bot or STAND_IN
                chosen = await self.pool.choose(name, game.info.id, twin, seat)
                async with self.lock:
                    if self.gone or seat not in game.asked() or game.by_person(seat):
                        continue
                    if game.question_seqs[seat] == arose:
                        table = turned(game.match.table, seat)
                        answer = game.info.notation.write(table, chosen)
                        await self.commit("answer", seat, {"answer": answer, "by": "bot"})
        except Refusal:
            pass
        except Exception:
            trouble("bots stopped", table=self.table.id)
            self.stop()
        finally:
            self.bots = None

"""What the hall answers by itself: for bots, for those who wished it, and passes kept back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable
from typing import Final

from dicehall.hall.audience import Audience
from dicehall.hall.bots_pool import BotsPool
from dicehall.hall.clocks import Time
from dicehall.hall.connection import Connection
from dicehall.hall.errors import Behind, Refusal
from dicehall.hall.fold import LiveGame
from dicehall.hall.limits import Limits
from dicehall.hall.logs import trouble
from dicehall.hall.store import Loaded, SeatRow
from dicehall.kit.action import PASS, Action
from dicehall.kit.look import turned
from dicehall.kit.table import Table

STAND_IN: Final = "greedy"  # the bot that plays for who is away or has lost
WINDOW_SPREAD: Final = 3  # the longest pause of a window, in shortest ones


class HeldPass:
    """A pass of a person that comes when every pass would, and who is told then."""

    def __init__(self, arose: int, sender: Connection, id: str) -> None:
        self.arose = arose
        self.sender = sender
        self.id = id


class Answering(Audience):
    """A table whose bots think, and whose windows are answered in their time."""

    def __init__(self, loaded: Loaded, time: Time, limits: Limits, pool: BotsPool) -> None:
        super().__init__(loaded.table, loaded.seats, loaded.chat, time)
        self.limits = limits
        self.pool = pool
        self.lock = asyncio.Lock()
        self.content = ""  # the folder of its cards, if they are not today's
        self.gone = False  # left the memory, or must: another host will take its place
        self.bots: asyncio.Task[None] | None = None
        self.passing: dict[int, str] = {}  # what the hall answers for whom
        self.holding: dict[int, HeldPass] = {}
        self.pauses: dict[int, tuple[int, float]] = {}  # of whose question, until when

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
        """Take a row: fold it, write it down, and only then tell the sender and everybody."""
        raise NotImplementedError

    def stop(self) -> None:
        """Give up this host: what is in memory may not be what is on disk."""
        raise NotImplementedError

    def driving(self) -> bool:
        """Tell whether this process answers for bots and keeps the time of this table."""
        raise NotImplementedError

    async def catch_up(self) -> None:
        """Read what other processes have done meanwhile."""
        raise NotImplementedError

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
            if self.will_pass(game, seat) is not None if game.by_person(seat) else self.driving():
                return seat
        return None

    def pause(self, game: LiveGame, seat: int) -> float:
        """Return how long a window stays open to a seat's pass: a time drawn at random for every
        question, whoever answers and whatever they hold. Who is alone with bots hides nothing."""
        if not game.window() or (game.by_person(seat) and self.alone(seat)):
            return 0.0
        arose = game.question_seqs[seat]
        known = self.pauses.get(seat)
        if known is None or known[0] != arose:
            least = self.limits.window_seconds
            drawn = self.time.between(least, WINDOW_SPREAD * least)
            known = self.pauses[seat] = (arose, game.question_at[seat] + drawn)
        return max(0.0, known[1] - self.time.now())

    def hold(self, game: LiveGame, seat: int, sender: Connection, id: str) -> None:
        """Keep a pass back until the pause is over."""
        self.holding[seat] = HeldPass(game.question_seqs[seat], sender, id)
        self.drive()

    def held(self, game: LiveGame, seat: int) -> HeldPass | None:
        """Return the pass a person has given to the open question, if it is kept back."""
        held = self.holding.get(seat)
        if held is None or (held.arose == game.question_seqs[seat] and seat in game.asked()):
            return held
        del self.holding[seat]  # the question is gone: answers were taken back
        held.sender.send(self.refused(held.sender, held.id, Refusal("stale", "too late to pass")))
        return None

    def will_pass(self, game: LiveGame, seat: int) -> Action | None:
        """Return what the hall answers for a person: a pass kept back, or as they wished."""
        return PASS if self.held(game, seat) is not None else self.passed(game, seat)

    def passed(self, game: LiveGame, seat: int) -> Action | None:
        """Return what the hall answers for a person who wished it, if it does now."""
        mode = self.passing.get(seat)
        if mode not in ("idle", "all") or game.taught() is not None:
            return None
        if game.window() and (mode == "all" or self.unnoticed(game, seat)):
            return PASS
        return game.idle(seat)

    def unnoticed(self, game: LiveGame, seat: int) -> bool:
        """Tell whether a seat can only pass and nobody else is there who could learn it."""
        return self.alone(seat) and len(game.legal(seat)) == 1

    def alone(self, seat: int) -> bool:
        """Tell whether nobody but bots is there beside a seat's person."""
        others = [chair for chair in self.seats if chair.kind == "person" and chair.seat != seat]
        return not others and self.watching() == 0

    def heed(self, game: LiveGame) -> None:
        """Whoever wished to pass for a while is asked again once the question is no window."""
        for seat, mode in self.passing.items():
            if mode == "all" and not game.window() and seat in game.asked():
                self.passing[seat] = "idle"

    async def answer_of(
        self, game: LiveGame, twin: Table, seat: int, wished: Action | None, pause: float
    ) -> Action:
        """Return what a bot answers, or what the person wished; in a window in time for it."""
        if wished is not None:
            return wished
        taught = game.rival_action(twin, seat)
        if taught is not None:
            return taught
        name = self.seats[seat].bot or STAND_IN
        old = bool(self.content)  # other machines have today's cards only
        limit = pause or None
        return await self.pool.choose(name, game.info.id, twin, seat, limit, self.party(), old)

    async def after(self, pause: float, work: Awaitable[Action]) -> Action:
        """Return what comes of some work, but not before a pause is over."""
        if pause == 0:
            return await work
        found, _ = await asyncio.gather(work, self.time.sleep(pause))
        return found

    async def answer_for(self, game: LiveGame, seat: int, chosen: Action, bot: bool) -> None:
        """Answer for a bot, as a person wished before, or with the pass that was kept back."""
        data: dict[str, object] = {
            "answer": game.info.notation.write(turned(game.match.table, seat), chosen)
        }
        held = self.held(game, seat)
        if held is None:
            data["by"] = "bot" if bot else "wish"
            await self.commit("answer", seat, data, driven=bot)
            return
        del self.holding[seat]
        asked = game.request is not None
        try:
            await self.commit("answer", seat, data, (), held.sender, held.id)
        except Behind:
            self.holding[seat] = held
            raise
        if asked:
            self.tell_undo()

    async def give(self, game: LiveGame, seat: int, arose: int, chosen: Action, bot: bool) -> None:
        """Give an answer to the question for which it was found, if that is still open."""
        async with self.lock:
            if self.gone or seat not in game.asked() or game.question_seqs[seat] != arose:
                return
            if not game.by_person(seat) or self.will_pass(game, seat) is not None:
                await self.answer_for(game, seat, chosen, bot)

    async def run_bots(self) -> None:
        """Answer for bots until people are asked.

        A window is answered after its pause: how long it took must not tell what is held.
        """
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
                    wished = self.will_pass(game, seat) if game.by_person(seat) else None
                    pause = self.pause(game, seat)
                chosen = await self.after(pause, self.answer_of(game, twin, seat, wished, pause))
                try:
                    await self.give(game, seat, arose, chosen, wished is None)
                except Behind:
                    await self.catch_up()
        except Refusal:
            pass
        except Exception:
            trouble("bots stopped", table=self.table.id)
            self.stop()
        finally:
            self.bots = None

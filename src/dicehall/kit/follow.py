"""A game followed while it is played: how many options, who leads, what becomes of the cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.kit.events import Event
from dicehall.kit.game import GameInfo
from dicehall.kit.table import NOBODY, Table

AHEAD: Final = 0.05  # by so much of the victory another must be ahead to have taken the lead
Deeds = dict[str, dict[str, int]]


@final
class Followed:
    """What is noted of one game. Who leads, the game's own forecast tells.

    Call `look` before each answer and `hear` after it.
    """

    def __init__(self, info: GameInfo, g: Table, journal: list[Event]) -> None:
        self.info = info
        self.journal = journal
        self.options: i64 = 0
        self.looks: i64 = 0
        self.leads: i64 = 0
        self.leader: i64 = NOBODY
        self.shares: vec[float] = vec[float]([0.0] * g.seats)
        self.sums: vec[float] = vec[float]([0.0] * g.seats)
        self.lows: vec[float] = vec[float]([1.0] * g.seats)
        self.cards: list[Deeds] = [{} for _seat in range(g.seats)]  # card, deed, times; by seat
        self.hear(g)

    def look(self, g: Table) -> None:
        """Note how many answers there are, and who is ahead."""
        self.options += g.option_count
        self.looks += 1
        shares = self.shares
        g.forecast(shares)
        best: i64 = 0
        for seat in range(g.seats):
            share = shares[seat]
            self.sums[seat] += share
            if share < self.lows[seat]:
                self.lows[seat] = share
            if share > shares[best]:
                best = seat
        if self.leader == NOBODY:
            if shares[best] > 1.0 / float(g.seats) + AHEAD:
                self.leader = best
        elif shares[best] > shares[self.leader] + AHEAD:
            self.leader = best
            self.leads += 1

    def hear(self, g: Table) -> None:
        """Note what became of cards by the last answer."""
        news = self.info.card_news
        notation = self.info.notation
        for event in self.journal:
            deed = news.get(event.kind)
            if deed is None:
                continue
            form = notation.events[event.kind]
            seat = notation.seat_of(g, form.operands[0][1], event.operands[0])
            said = notation.operand(g, form.operands[1][1], event.operands[1])
            if isinstance(said, list):
                for word in said:
                    self.note(seat, str(word), deed)
            else:
                self.note(seat, str(said), deed)
        self.journal.clear()

    def note(self, seat: int, word: str, deed: str) -> None:
        """Count a deed of a card; after a colon its word tells what a die shows."""
        card = word.partition(":")[0]
        deeds = self.cards[seat].setdefault(card, {})
        deeds[deed] = deeds.get(deed, 0) + 1

    def winner(self, won: list[int]) -> int:
        """Return the seat with the greatest part of the victory; of equals the first."""
        best = 0
        for seat in range(len(won)):
            if won[seat] > won[best]:
                best = seat
        return best

    def low_of_winner(self, won: list[int]) -> int:
        """Return what the winner could least hope for, in thousandths of the victory."""
        return int(self.lows[self.winner(won)] * 1000.0 + 0.5)

    def mean_of_winner(self, won: list[int]) -> int:
        """Return what the winner could hope for on average, in thousandths of the victory."""
        if self.looks == 0:
            return 1000
        return int(self.sums[self.winner(won)] * 1000.0 / float(self.looks) + 0.5)

    def comeback(self, won: list[int]) -> bool:
        """Tell whether the winner once had no more than half of an even share in prospect."""
        return self.low_of_winner(won) * 2 * len(won) <= 1000

"""Liar's Dice: bid on all the dice, of which you see your own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.kit.action import Action, act, first, second, verb
from dicehall.kit.board import Thing, board, cell, die, grid, label, row
from dicehall.kit.dice import Dice
from dicehall.kit.table import NOBODY, Choice, Frame, Table

SEATS = 4
EACH = 5  # dice at most; 4 x 5 dice make 120 bids
SIDES = 6
ROWS = 6  # of the grid on which bids are made

BID, LIAR = 1, 2
ROLLED, BADE, DOUBTED, SHOWN, LOST, OUT = range(6)
NO_BID = 0  # a reason


class LiarsDice(Table):
    """What lies under each cup, and the bid that stands."""

    def __init__(self, seats: int = 0, dice: Dice | None = None, each: int = EACH) -> None:
        super().__init__(seats, dice)
        self.each = each
        self.cups: list[list[int]] = [[1] * each for seat in range(seats)]
        self.count = 0
        self.face = 0
        self.bidder = int(NOBODY)
        self.round = 0

    def determinised(self, seat: i64, dice: Dice) -> LiarsDice:
        """Roll anew what lies under the other cups."""
        twin = self.copy()
        twin.dice = dice
        for other, cup in enumerate(twin.cups):
            if other != seat and not self.over:
                twin.cups[other] = rolled(dice, len(cup))
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        """Each sees its own dice; once the game is over, all do."""
        bid = [die(self.face) for _ in range(self.count)]
        middle = [row("bid-none" if not bid else "bid", bid)]
        if not self.over:
            middle += [label("do-liar", stands={"verb": "liar"}), grid(self.bids())]
        return {
            "round": self.round,
            "count": self.count,
            "face": self.face,
            "bidder": self.bidder,
            "board": board(middle, [self.cup(i, seat) for i in range(int(self.seats))]),
        }

    def cup(self, seat: int, watcher: int | None) -> list[Thing]:
        """Return the dice of a seat as another sees them."""
        shown = self.over or seat == watcher
        return [row(None, [die(f if shown else None, roll=self.round) for f in self.cups[seat]])]

    def bids(self) -> list[Thing]:
        """Return the next bids as squares: a column for each face, a row for each number."""
        lowest = max(1, self.count)
        return [
            cell(face, n - lowest, die(face), f"{n} ×", stands={"count": n, "face": face})
            for n in range(lowest, min(lowest + ROWS, self.total() + 1))
            for face in range(1, SIDES + 1)
        ]

    def total(self) -> int:
        """Return how many dice there are."""
        return sum([len(cup) for cup in self.cups])

    def there_are(self, face: int) -> int:
        """Return how many dice show a face."""
        return sum([cup.count(face) for cup in self.cups])

    def returns(self) -> list[float]:
        """The last with dice wins. [end]"""
        return [1.0 if cup else 0.0 for cup in self.cups]

    def value(self, seat: i64) -> float:
        return len(self.cups[seat]) / self.total()

    def liking(self, action: Action) -> i64:
        """Doubt what is unlikely, bid what is likely by one's own dice."""
        own = self.cups[self.seat]
        count, face = self.count, self.face
        if verb(action) == BID:
            count, face = int(first(action)), int(second(action))
        short = count - own.count(face) - (self.total() - len(own)) / SIDES
        if verb(action) == LIAR:
            return 1 + int(max(0.0, 20 + 20 * short))
        return 1 + int(max(0.0, 10 - 10 * short))

    def observation_size(self) -> i64:
        return SIDES + self.seats + 4

    def observe(self, seat: i64, out: vec[float], at: i64 = 0) -> None:
        for face in range(SIDES):
            out[at + face] = float(self.cups[seat].count(face + 1))
        at += SIDES
        for i in range(int(self.seats)):
            out[at + i] = float(len(self.cups[(seat + i) % self.seats]))
        at += self.seats
        last = 0 if self.bidder < 0 else 1 + (self.bidder - seat) % self.seats
        asked = 0 if self.over else 1 + (self.seat - seat) % self.seats
        for i, number in enumerate((self.count, self.face, last, asked)):
            out[at + i] = float(number)


def rolled(dice: Dice, count: int) -> list[int]:
    """Return dice as they fell, in order."""
    return sorted([int(dice.face(SIDES)) for _ in range(count)])


def packed(faces: list[int]) -> int:
    """Return dice as an event tells them: four bits a die."""
    return sum([face << 4 * i for i, face in enumerate(faces)])


class Round(Frame):
    """All roll; then bids go round. [round]"""

    def __init__(self, first: i64 = 0) -> None:
        super().__init__()
        self.first: i64 = first

    def step(self, g: LiarsDice, at: i64) -> None:
        g.round += 1
        g.count, g.face, g.bidder = 0, 0, int(NOBODY)
        for seat, cup in enumerate(g.cups):
            if cup:
                g.cups[seat] = rolled(g.dice, len(cup))
                g.turned_up()
                g.tell(ROLLED, seat, packed(g.cups[seat]))
        g.follow(Turn(self.first))


class Turn(Choice):
    """Bid higher, or doubt the bid that stands. [bid] [liar]"""

    def ask(self, g: LiarsDice) -> None:
        for count in range(max(1, g.count), g.total() + 1):
            for face in range(1, SIDES + 1):
                if (count, face) > (g.count, g.face):
                    g.offer(act(BID, count, face))
        if g.count:
            g.offer(act(LIAR))
        else:
            g.refuse(act(LIAR), NO_BID)

    def chosen(self, g: LiarsDice, action: Action) -> None:
        if verb(action) == BID:
            g.count, g.face, g.bidder = int(first(action)), int(second(action)), int(self.seat)
            g.tell(BADE, self.seat, g.count, g.face)
            g.follow(Turn(left_of(g, int(self.seat))))
        else:
            self.doubt(g)

    def doubt(self, g: LiarsDice) -> None:
        """All cups are lifted; who was wrong loses a die. [liar] [liar.count]"""
        g.tell(DOUBTED, self.seat, g.bidder)
        g.turned_up()
        for seat, cup in enumerate(g.cups):
            if cup:
                g.tell(SHOWN, seat, packed(cup))
        loser = int(self.seat) if g.there_are(g.face) >= g.count else g.bidder
        g.cups[loser].pop()
        g.tell(LOST, loser, len(g.cups[loser]))
        if not g.cups[loser]:
            g.tell(OUT, loser)
        if sum([1 for cup in g.cups if cup]) == 1:
            g.finish()
        else:
            g.follow(Round(loser if g.cups[loser] else left_of(g, loser)))


def left_of(g: LiarsDice, seat: int) -> int:
    """Return the next seat to the left that has dice. [next]"""
    seats = int(g.seats)
    return next(s % seats for s in range(seat + 1, seat + seats + 1) if g.cups[s % seats])

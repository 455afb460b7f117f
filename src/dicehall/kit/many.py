"""Many tables stepped at once, in compiled code, with what learning programs want to see."""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dicehall.kit.action import Action, IllegalAction
from dicehall.kit.dense import WHOLE, DenseActions
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.ids import Seat
from dicehall.kit.table import NOBODY, OPTION_ROOM, Table

WIDTH: Final = 8  # bytes of an action's number


@final
class ManyTables:
    """So many tables of one set-up. All buffers lie row after row, one row a table.

    Each table waits for the number of an answer (`DenseActions`). A table whose game is over is
    laid anew at once where *again* says so; its shares of the victory stay to be read until the
    next step. Games are dealt by the numbers from *seed* on, in the order in which they begin.
    """

    def __init__(
        self, info: GameInfo, setup: Setup, count: int, seed: int = 0, again: bool = True
    ) -> None:
        self.info = info
        self.setup = setup
        self.dense = DenseActions(info.notation)
        self.count: i64 = count
        self.again = again
        self.next: i64 = seed
        self.picks = FastDice(seed)
        self.tables: list[Table] = []
        for i in range(count):
            self.tables.append(self.deal())
        sample = self.tables[0]
        self.seats: i64 = sample.seats
        self.size: i64 = sample.observation_size()
        self.actions: i64 = self.dense.size
        # Buffers that outside code may look at.
        self.asked: vec[i64] = numbers(count, 0)
        self.finished: vec[u8] = flags(count)
        self.shares: vec[float] = floats(self.count * self.seats)
        self.observations: vec[float] = floats(self.count * self.size)
        self.masks: vec[u8] = flags(self.count * self.actions)
        self.chosen: vec[i64] = numbers(count, 0)
        # Inner ones.
        self.half: vec[i64] = numbers(count, WHOLE)
        self.meant: vec[i64] = numbers(count, 0)
        self.fits: vec[i64] = numbers(count, 0)
        self.room: i64 = OPTION_ROOM  # marks in a row; it grows with the questions
        self.marks: vec[i64] = numbers(self.count * self.room, 0)
        self.marked: vec[i64] = numbers(count, 0)
        self.fresh: vec[u8] = flags(count)  # 1 where marks are the numbers of all options, in order
        self.games: i64 = 0
        self.decisions: i64 = 0
        for i in range(self.count):
            self.asked[i] = self.tables[i].seat

    def deal(self) -> Table:
        """Lay the next game."""
        g = self.info.new(self.setup, FastDice(self.next))
        self.next += 1
        return g

    def reset(self, i: i64) -> None:
        """Lay one table anew."""
        self.put(i, self.deal())

    def put(self, i: i64, g: Table, half: i64 = WHOLE) -> None:
        """Let another table, or one that was turned to another seat, be number i."""
        self.tables[i] = g
        self.half[i] = half
        self.fresh[i] = 0
        self.asked[i] = g.seat
        self.finished[i] = 0

    def step(self, actions: bytes) -> None:
        """Answer at every table; *actions* holds a number for each, eight bytes, low one first.

        A number that answers nothing at its table is refused before any table goes on.
        """
        for i in range(self.count):
            self.understand(i, read_i64_le(actions, i * WIDTH))
        for i in range(self.count):
            self.go_on(i, read_i64_le(actions, i * WIDTH))

    def step_chosen(self) -> None:
        """Answer at every table with what `choose` has chosen."""
        for i in range(self.count):
            self.understand(i, self.chosen[i])
            self.go_on(i, self.chosen[i])

    def understand(self, i: i64, number: i64) -> None:
        """Find out which option of a table a number means, or which options it is one half of."""
        g = self.tables[i]
        fits: i64 = 0
        half = self.half[i]
        dense = self.dense
        base = i * self.room
        for k in range(g.option_count):
            if self.fresh[i] != 0:
                fit = self.marks[base + k] == number
            elif half == WHOLE:
                fit = dense.first(g.options[k]) == number
            else:
                fit = dense.first(g.options[k]) == half and dense.second(g.options[k]) == number
            if fit:
                fits += 1
                self.meant[i] = g.options[k]
        if fits == 0:
            asking = "nothing, the game is over" if g.over else g.asking()
            raise IllegalAction(f"table {i} asks {asking}: number {number} is no answer to it")
        self.fits[i] = fits

    def go_on(self, i: i64, number: i64) -> None:
        """Carry out what was understood: an answer, or the first half of one."""
        self.finished[i] = 0
        self.fresh[i] = 0
        if self.fits[i] > 1:
            self.half[i] = number
            return
        self.half[i] = WHOLE
        g = self.tables[i]
        g.apply(self.meant[i])
        self.decisions += 1
        if g.over:
            self.finish(i, g)
        else:
            self.asked[i] = g.seat

    def play(self, i: i64, action: Action) -> None:
        """Answer at one table with a whole action that was offered."""
        self.meant[i] = action
        self.fits[i] = 1
        self.go_on(i, WHOLE)

    def finish(self, i: i64, g: Table) -> None:
        """Keep who has won, and lay the table anew."""
        shares = g.returns()
        for seat in range(self.seats):
            self.shares[i * self.seats + seat] = shares[seat]
        self.games += 1
        if self.again:
            self.reset(i)
        else:
            self.asked[i] = NOBODY
        self.finished[i] = 1

    def mark(self) -> None:
        """Write the masks of legal numbers."""
        for i in range(self.count):
            self.mark_one(i)

    def mark_one(self, i: i64) -> None:
        """Write one table's mask, over what was marked there before."""
        g = self.tables[i]
        if g.option_count > self.room:
            self.make_room(2 * g.option_count)
        masks = self.masks
        marks = self.marks
        row = i * self.actions
        base = i * self.room
        for k in range(self.marked[i]):
            masks[row + marks[base + k]] = 0
        dense = self.dense
        half = self.half[i]
        count: i64 = 0
        for k in range(g.option_count):
            option = g.options[k]
            number = dense.first(option)
            if half != WHOLE:
                if number != half:
                    continue
                number = dense.second(option)
            masks[row + number] = 1
            marks[base + count] = number
            count += 1
        self.marked[i] = count
        self.fresh[i] = u8(half == WHOLE)

    def make_room(self, room: i64) -> None:
        """Let each row hold more marks."""
        wider = numbers(self.count * room, 0)
        for i in range(self.count):
            for k in range(self.marked[i]):
                wider[i * room + k] = self.marks[i * self.room + k]
        self.marks = wider
        self.room = room

    def observe(self) -> None:
        """Write what the asked seat of each table knows."""
        for i in range(self.count):
            g = self.tables[i]
            if not g.over:
                g.observe(g.seat, self.observations, i * self.size)

    def observe_for(self, i: i64, seat: Seat) -> None:
        """Write what a seat of one table knows into the table's row."""
        self.tables[i].observe(seat, self.observations, i * self.size)

    def choose(self) -> None:
        """Choose a legal number for each table by chance, each answer as likely."""
        for i in range(self.count):
            g = self.tables[i]
            if g.over:
                self.chosen[i] = WHOLE
                continue
            if self.half[i] == WHOLE:
                self.chosen[i] = self.dense.first(g.options[self.picks.below(g.option_count)])
                continue
            seconds = vec[i64]()
            for k in range(g.option_count):
                option = g.options[k]
                if self.dense.first(option) == self.half[i]:
                    seconds = append(seconds, self.dense.second(option))
            self.chosen[i] = seconds[self.picks.below(len(seconds))]


def numbers(count: i64, value: i64) -> vec[i64]:
    """Return so many equal whole numbers."""
    return vec[i64]([value for i in range(count)])


def floats(count: i64) -> vec[float]:
    """Return so many zeros."""
    return vec[float]([0.0 for i in range(count)])


def flags(count: i64) -> vec[u8]:
    """Return so many flags, none set."""
    return vec[u8]([u8(0) for i in range(count)])

"""A game under way: the log of its table, folded through the engine. No sockets, no disk."""

from __future__ import annotations

from math import inf

from msgspec import Raw

from dicehall.hall.clocks import Clocks
from dicehall.hall.fair import stages_of
from dicehall.hall.protocol import raw
from dicehall.hall.store import LogRow, SeatRow, TableRow
from dicehall.kit.events import EVERYBODY, Event
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.look import look, seen, turned
from dicehall.kit.match import Match
from dicehall.kit.notation import members
from dicehall.kit.replay import Origin

Eyes = int | None  # a seat, or None for those who watch


class Shown:
    """An event as written for each who may see it, at the moment it happened."""

    def __init__(self, seq: int, written: dict[Eyes, Raw], all: Raw | None) -> None:
        self.seq = seq
        self.written = written
        self.all = all

    def to(self, eyes: Eyes) -> Raw | None:
        """Return the event for somebody, or nothing if they may not see it."""
        return self.all if self.all is not None else self.written.get(eyes)


class Change:
    """What a row of the log has changed: events from *first* on; with *to*, later ones are gone."""

    def __init__(self, first: int, to: int | None = None) -> None:
        self.first = first
        self.to = to


class LiveGame:
    """The fold. `apply` takes a row, be it new or from the disk, in one and the same way."""

    def __init__(
        self, info: GameInfo, table: TableRow, seats: list[SeatRow], origin: Origin
    ) -> None:
        self.info = info
        self.seats = seats
        earlier = table.earlier
        self.earlier = [] if earlier is None else earlier.answers
        stages = [] if earlier is None else stages_of(earlier)
        setup = Setup(table.game, table.seats, dict(table.options))
        self.match = Match(info, setup, origin, stages)
        self.match.names = [seat.name or seat.bot or "" for seat in seats]
        self.clocks = Clocks(table.clock, table.seats)
        self.seq = 0
        self.shown: list[Shown] = []
        self.answer_seqs: list[int] = []
        self.answer_left: list[float] = []  # what was left to the seat, without the increment
        self.question_seqs = [0] * table.seats  # when each seat's open question arose
        self.replies: dict[tuple[int, str], int] = {}  # who sent which id, and the seq it got
        self.backs: list[tuple[int, int]] = []  # seq of a taking back, and to where
        self.looks: dict[Eyes, Raw] = {}

    # ---- what clients get ----

    def look(self, eyes: Eyes) -> Raw:
        """Return all that somebody may know now."""
        found = self.looks.get(eyes)
        if found is None:
            found = self.looks[eyes] = raw(look(self.info, self.match.table, eyes))
        return found

    def events(self, eyes: Eyes, first: int) -> list[Raw]:
        """Return the events from number *first* on, for somebody."""
        found = [shown.to(eyes) for shown in self.shown[first:]]
        return [event for event in found if event is not None]

    def events_after(self, eyes: Eyes, seq: int) -> list[Raw]:
        """Return the events after a seq, for somebody."""
        first = len(self.shown)
        while first > 0 and self.shown[first - 1].seq > seq:
            first -= 1
        return self.events(eyes, first)

    def still_true(self, seq: int) -> int:
        """Return up to which seq a client's events still hold that has seen all up to *seq*."""
        if seq > self.seq:
            return 0
        return min([seq, *[to for at, to in self.backs if at > seq]])

    def asked(self) -> list[int]:
        """Return the seats whose answer is awaited."""
        return members(self.match.table.asked())

    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.match.table.over

    def legal(self, seat: int) -> list[str]:
        """Return the answers a seat may give."""
        table = turned(self.match.table, seat)
        return [self.info.notation.write(table, action) for action in table.legal()]

    def last_answer(self, seat: int) -> int:
        """Return the number of a seat's latest answer, or -1."""
        for number in range(len(self.match.answers) - 1, len(self.earlier) - 1, -1):
            if self.match.answers[number].seat == seat:
                return number
        return -1

    # ---- the fold ----

    def check(self, seat: int, text: str) -> str:
        """Return an answer as it is written in the log, or raise what is wrong with it."""
        table = turned(self.match.table, seat)
        return self.info.notation.write(table, self.info.notation.read(table, text))

    def apply(self, row: LogRow) -> Change:
        """Take a row of the log."""
        before = self.asked()
        g = self.match.table
        frame = None if g.over else g.stack[-1]
        sealed = frame is not None and frame.secret()
        self.seq = row.seq
        self.looks.clear()
        self.clocks.stop(row.at)
        if row.actor is not None and row.client_id is not None:
            self.replies[row.actor, row.client_id] = row.seq
        change = Change(len(self.shown))
        kept: list[int] = before  # seats whose open question stays the same
        if row.kind == "start":
            kept = []
            self.write(self.match.events)
            for seat, text in self.earlier:
                self.answer(seat, text)
        elif row.kind == "answer":
            assert row.seat is not None
            self.answer(row.seat, str(row.data["answer"]))
            g = self.match.table
            same = sealed and not g.over and g.stack[-1] is frame
            kept = [seat for seat in before if same and seat != row.seat]
            self.clocks.answered(row.seat)
        elif row.kind == "back":
            change = self.back(row)
            kept = [seat for seat in before if row.data.get("sealed") and seat != row.seat]
        fresh = [seat for seat in self.asked() if seat not in kept]
        for seat in fresh:
            self.question_seqs[seat] = row.seq
        left = row.data.get("left")
        if isinstance(left, list):
            self.clocks.left = [float(seconds) for seconds in left]
        if row.kind == "answer" and row.seat is not None:
            self.answer_left[-1] = self.clocks.before_increment(row.seat)
        asked = [seat for seat in self.asked() if self.by_person(seat)]
        self.clocks.run(asked, [] if row.kind == "back" else fresh, row.at)
        return change

    def answer(self, seat: int, text: str) -> None:
        """Let a seat answer."""
        table = turned(self.match.table, seat)
        action = self.info.notation.read(table, text)
        self.write(self.match.play(seat, action))
        self.answer_seqs.append(self.seq)
        self.answer_left.append(inf)

    def left_before(self, number: int, left: list[float]) -> list[float]:
        """Return what is left to the seats if an answer is taken back: nobody wins time by it."""
        taken = self.match.answers[number]
        for later, was in zip(self.match.answers[number:], self.answer_left[number:], strict=True):
            if not self.match.stays(later, taken):
                left[later.seat] = min(left[later.seat], was)
        return left

    def back(self, row: LogRow) -> Change:
        """Take answers back."""
        number = row.data["number"]
        assert isinstance(number, int)
        taken = self.match.answers[number]
        first = taken.events
        to = self.answer_seqs[number] - 1
        rest = zip(self.match.answers[number:], self.answer_left[number:], strict=True)
        left = [was for later, was in rest if self.match.stays(later, taken)]
        self.match.take_back(number)
        del self.shown[first:]
        del self.answer_seqs[number:]
        self.answer_seqs += [row.seq] * (len(self.match.answers) - number)
        self.answer_left[number:] = left[: len(self.match.answers) - number]
        self.write(self.match.events[first:])
        self.backs.append((row.seq, to))
        return Change(first, to)

    def write(self, events: list[Event]) -> None:
        """Write events down for all who may see them."""
        for event in events:
            if event.seers == EVERYBODY:
                self.shown.append(Shown(self.seq, {}, self.written(event, None)))
                continue
            everybody: list[Eyes] = [None, *range(self.match.table.seats)]
            written: dict[Eyes, Raw] = {}
            for eyes in everybody:
                found = self.written(event, eyes)
                if found is not None:
                    written[eyes] = found
            self.shown.append(Shown(self.seq, written, None))

    def written(self, event: Event, eyes: Eyes) -> Raw | None:
        """Return one event as somebody sees it."""
        found = seen(self.info, self.match.table, [event], eyes)
        return raw({"seq": self.seq, **found[0]}) if found else None

    def by_person(self, seat: int) -> bool:
        """Tell whether a seat's answers come from a person now."""
        chair = self.seats[seat]
        return chair.kind == "person" and not chair.away and chair.lost is None

    def restart_clocks(self, now: float, last: float) -> None:
        """Go on after the log was read: time without a hall counts only where days are counted."""
        self.clocks.since = last if self.clocks.rule.kind == "days" else now
        self.clocks.run(
            [seat for seat in self.asked() if self.by_person(seat)], [], self.clocks.since
        )

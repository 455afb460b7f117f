"""A game under way: the log of its table, folded through the engine. No sockets, no disk."""

from __future__ import annotations

from math import inf

from msgspec import Raw

from dicehall.games import find
from dicehall.hall.clocks import Clocks
from dicehall.hall.errors import Refusal
from dicehall.hall.fair import origin_of, stages_of
from dicehall.hall.protocol import raw
from dicehall.hall.store import LogRow, SeatRow, TableRow
from dicehall.kit.action import PASS, Action
from dicehall.kit.events import Event
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.lesson import Step, restored, scripted_answer
from dicehall.kit.look import seen, turned
from dicehall.kit.match import Match
from dicehall.kit.notation import Phrase, members
from dicehall.kit.patch import Change
from dicehall.kit.replay import Origin
from dicehall.kit.table import Table, Window
from dicehall.kit.watcher import Following, Watcher

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


class Request:
    """What a seat has asked the other people for: to take an answer `back`, or for a `draw`."""

    def __init__(self, what: str, by: int, seq: int, of: int, until: float) -> None:
        self.what = what
        self.by = by
        self.seq = seq
        self.of = of  # the number of the answer that is to be taken back
        self.until = until
        self.yes: set[int] = set()

    def data(self) -> dict[str, object]:
        """Return the request as clients get it."""
        return {"by": self.by, "yes": sorted(self.yes), "seq": self.seq}


class Outcome:
    """What a row of the log has brought: events from *first* on; with *to*, later ones are gone."""

    def __init__(self, first: int, to: int | None = None) -> None:
        self.first = first
        self.to = to


def lay(table: TableRow, seats: list[SeatRow], content: str = "") -> LiveGame:
    """Lay out the game of a table, before its first row, with the cards of a folder or today's."""
    return LiveGame(find(table.game), table, seats, origin_of(table, seats), content)


class LiveGame:
    """The fold. `apply` takes a row, be it new or from the disk, in one and the same way."""

    def __init__(
        self,
        info: GameInfo,
        table: TableRow,
        seats: list[SeatRow],
        origin: Origin,
        content: str = "",
    ) -> None:
        self.info = info
        self.seats = seats
        earlier = table.earlier
        self.earlier = [] if earlier is None else earlier.answers
        stages = [] if earlier is None else stages_of(earlier)
        setup = info.restored(Setup(table.game, table.seats, dict(table.options), content))
        self.match = Match(info, setup, origin, stages)
        self.lesson = None if table.lesson is None else restored(table.lesson)
        self.match.names = [seat.name or seat.bot or "" for seat in seats]
        self.clocks = Clocks(table.clock, table.seats)
        self.seq = 0
        self.at = 0.0  # when the last row was written
        self.shown: list[Shown] = []
        self.answer_seqs: list[int] = []
        self.answer_left: list[float] = []  # what was left to the seat, without the increment
        self.question_seqs = [0] * table.seats  # when each seat's open question arose
        self.question_at = [0.0] * table.seats  # the same in seconds
        self.request: Request | None = None
        self.denied: dict[tuple[str, int], int] = {}  # what was refused to whom, as of which answer
        self.replies: dict[tuple[int, str], int] = {}  # who sent which id, and the seq it got
        self.taken_back = [0] * table.seats  # how often each seat did
        self.backs: list[tuple[int, int]] = []  # seq of a taking back, and to where
        self.looks: dict[Eyes, Raw] = {}
        self.fresh: list[Event] = []  # what the last row brought about, with the tables of then
        # the answer that was read last: after how many others, whose, its text and its meaning
        self.understood: tuple[int, int, str, Action] | None = None
        self.following: tuple[int, Following] | None = None  # what all see, and up to which seq
        self.watchers: dict[Eyes, tuple[int, Watcher]] = {}  # up to which seq they have followed

    # ---- what clients get ----

    def look(self, eyes: Eyes) -> Raw:
        """Return all that somebody may know now."""
        found = self.looks.get(eyes)
        if found is None:
            self.changes(eyes)
            found = self.looks[eyes] = raw(self.ended(self.watchers[eyes][1].look))
        return found

    def ended(self, look: dict[str, object]) -> dict[str, object]:
        """Return a look as it is when the players have ended the game, if they have."""
        if not self.match.agreed:
            return look
        end = {"over": True, "asked": [], "question": None, "result": self.returns()}
        return {**look, **end}

    def changes(self, eyes: Eyes) -> list[list[Change]]:
        """Return what the last row has changed for somebody: up to each event, and to its end.

        Who did not follow so far gets a whole look as the last change.
        """
        following = self.seen_by_all()
        seq, watcher = self.watchers.get(eyes, (-1, None))
        if watcher is not None and seq == self.seq - 1 and following.moments:
            found = watcher.follow(following)
        else:
            if watcher is None or seq != self.seq:
                watcher = Watcher(following, eyes, raw)
            heard = sum([not self.info.notation.events[event.kind].unheard for event in self.fresh])
            found = [[] for _ in range(heard)]
            found.append([[[], watcher.look]])
        if self.match.agreed:
            found[-1] = [[[], self.ended(watcher.look)]]
        self.watchers[eyes] = (self.seq, watcher)
        return found

    def all_told(self) -> None:
        """Let the tables of the moments go: all who follow have been told. Later they would have
        to be fetched into the processor's cache again, only to be thrown away."""
        for event in self.fresh:
            event.table = None
        if self.following is not None:
            self.following[1].moments = []

    def seen_by_all(self) -> Following:
        """Return what all see of the last row, made once for everybody."""
        if self.following is not None:
            seq, following = self.following
            if seq == self.seq:
                return following
            if seq == self.seq - 1:
                following.follow(self.match.table, self.fresh)
                self.following = (self.seq, following)
                return following
        following = Following(self.info, self.match.table)
        self.following = (self.seq, following)
        return following

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
        return [] if self.match.agreed else members(self.match.table.asked())

    def over(self) -> bool:
        """Tell whether the game has ended, by its rules or by consent."""
        return self.match.table.over or self.match.agreed

    def returns(self) -> list[float]:
        """Return each seat's share of the victory."""
        seats = self.match.setup.seats
        return [1 / seats] * seats if self.match.agreed else self.match.table.returns()

    def legal(self, seat: int) -> list[str]:
        """Return the answers a seat may give."""
        table = turned(self.match.table, seat)
        return [self.info.notation.write(table, action) for action in table.legal()]

    def window(self) -> bool:
        """Tell whether seats are asked in turn to act or to pass."""
        table = self.match.table
        return not self.over() and isinstance(table.top(), Window)

    def passes(self, seat: int, text: str) -> bool:
        """Tell whether an answer is to pass in a window."""
        return self.window() and self.meant(seat, text) == PASS

    def idle(self, seat: int) -> Action | None:
        """Return what anybody would answer for a seat, judged by what all can see."""
        return self.info.idle(turned(self.match.table, seat))

    def last_answer(self, seat: int) -> int:
        """Return the number of a seat's latest answer, or -1."""
        for number in range(len(self.match.answers) - 1, len(self.earlier) - 1, -1):
            if self.match.answers[number].seat == seat:
                return number
        return -1

    def standing(self, seat: int) -> int:
        """Return the seq of a seat's latest answer, or 0."""
        number = self.last_answer(seat)
        return self.answer_seqs[number] if number >= 0 else 0

    def was_denied(self, what: str, seat: int) -> bool:
        """Tell whether a request was refused since the seat's latest answer."""
        return self.denied.get((what, seat)) == self.standing(seat)

    # ---- a lesson ----

    def given(self, seat: int) -> int:
        """Return how many answers a seat has given."""
        return len([answer for answer in self.match.answers if answer.seat == seat])

    def taught(self) -> Step | None:
        """Return the step of the lesson that the learner's next answer belongs to."""
        lesson = self.lesson
        return None if lesson is None else lesson.wanted(self.given(lesson.learner))

    def heed_lesson(self, seat: int, text: str) -> None:
        """Refuse an answer of the learner for which it is too early, and say why."""
        step, lesson = self.taught(), self.lesson
        if step is None or lesson is None or seat != lesson.learner or step.accepts(text):
            return
        raise Refusal("lesson", "not yet: the lesson has another step", phrase=Phrase(step.not_yet))

    def rival_action(self, table: Table, seat: int) -> Action | None:
        """Return what the lesson lets another seat answer; None: as it likes."""
        lesson = self.lesson
        if lesson is None or seat == lesson.learner:
            return None
        given = self.given(seat)
        if self.taught() is None and lesson.rival(seat, given) is None:
            return None
        return scripted_answer(self.info, lesson, table, seat, given)

    def lesson_data(self, eyes: Eyes) -> dict[str, object]:
        """Return where the lesson is, and which answers it takes now; nothing without a lesson."""
        lesson = self.lesson
        if lesson is None:
            return {}
        given = self.given(lesson.learner)
        step = lesson.wanted(given)
        accept: list[str] = []
        if step is not None and eyes == lesson.learner and eyes in self.asked():
            accept = [text for text in self.legal(eyes) if step.accepts(text)]
        return {"lesson": {"at": lesson.place(given), "accept": accept}}

    # ---- the fold ----

    def check(self, seat: int, text: str) -> str:
        """Return an answer as it is written in the log, or raise what is wrong with it."""
        table = turned(self.match.table, seat)
        action = self.info.notation.read(table, text)
        text = self.info.notation.write(table, action)
        self.understood = (len(self.match.answers), seat, text, action)
        return text

    def meant(self, seat: int, text: str) -> Action:
        """Return what an answer to the open question means; it is read once."""
        if self.understood is not None:
            number, who, said, action = self.understood
            if number == len(self.match.answers) and who == seat and said == text:
                return action
        return self.info.notation.read(turned(self.match.table, seat), text)

    def apply(self, row: LogRow) -> Outcome:
        """Take a row of the log."""
        for event in self.fresh:
            event.table = None
        self.fresh = []
        before = self.asked()
        g = self.match.table
        frame = None if g.over else g.top()
        sealed = frame is not None and frame.secret()
        self.seq = row.seq
        self.at = row.at
        self.looks.clear()
        self.clocks.stop(row.at)
        if row.actor is not None and row.client_id is not None:
            self.replies[row.actor, row.client_id] = row.seq
        outcome = Outcome(len(self.shown))
        kept: list[int] = before  # seats whose open question stays the same
        if row.kind == "start":
            kept = []
            self.fresh = self.match.events[:]
            self.write(self.fresh)
            for seat, text in self.earlier:
                self.answer(seat, text)
        elif row.kind == "answer":
            assert row.seat is not None
            self.answer(row.seat, str(row.data["answer"]))
            g = self.match.table
            same = sealed and not g.over and g.top() is frame
            kept = [seat for seat in before if same and seat != row.seat]
            self.clocks.answered(row.seat)
        elif row.kind == "back":
            self.understood = None
            outcome = self.back(row)
            if row.seat is not None:
                self.taken_back[row.seat] += 1
            self.watchers.clear()
            self.following = None
            kept = [seat for seat in before if row.data.get("sealed") and seat != row.seat]
        self.heed(row)
        fresh = [seat for seat in self.asked() if seat not in kept]
        for seat in fresh:
            self.question_seqs[seat] = row.seq
            self.question_at[seat] = row.at
        left = row.data.get("left")
        if isinstance(left, list):
            self.clocks.left = [float(seconds) for seconds in left]
        if row.kind == "answer" and row.seat is not None:
            self.answer_left[-1] = self.clocks.before_increment(row.seat)
        asked = [seat for seat in self.asked() if self.by_person(seat)]
        self.clocks.run(asked, [] if row.kind == "back" else fresh, row.at)
        return outcome

    def heed(self, row: LogRow) -> None:
        """Take what a row has to do with a request: it is made, allowed, refused, or lapses."""
        request = self.request
        if row.kind == "ask":
            assert row.seat is not None
            what, of, until = str(row.data["what"]), row.data["of"], row.data["until"]
            assert isinstance(of, int)
            assert isinstance(until, int | float)
            self.request = Request(what, row.seat, row.seq, of, float(until))
        elif request is None or row.kind in ("away", "return"):
            return
        elif row.kind == "agree":
            assert row.seat is not None
            request.yes.add(row.seat)
        elif row.kind == "answer" and "by" in row.data:  # of a bot, or as somebody wished before
            return
        else:
            if row.kind == "refuse" or (row.kind == "answer" and row.seat != request.by):
                self.denied[request.what, request.by] = self.standing(request.by)
            self.request = None
            self.match.agreed = row.kind == "draw"

    def answer(self, seat: int, text: str) -> None:
        """Let a seat answer."""
        events = self.match.play(seat, self.meant(seat, text))
        self.understood = None
        self.fresh += events
        self.write(events)
        self.answer_seqs.append(self.seq)
        self.answer_left.append(inf)

    def left_before(self, number: int, left: list[float]) -> list[float]:
        """Return what is left to the seats if an answer is taken back: nobody wins time by it."""
        taken = self.match.answers[number]
        for later, was in zip(self.match.answers[number:], self.answer_left[number:], strict=True):
            if not self.match.stays(later, taken):
                left[later.seat] = min(left[later.seat], was)
        return left

    def back(self, row: LogRow) -> Outcome:
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
        return Outcome(first, to)

    def write(self, events: list[Event]) -> None:
        """Write events down for all who may see them."""
        for event in events:
            form = self.info.notation.events[event.kind]
            if not form.secrets and not form.unheard:
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

    def restart_clocks(self, now: float, last: float, since: float) -> None:
        """Go on after the log was read: time without a hall, which was open *since*, counts only
        where days are counted."""
        days = self.clocks.rule.kind == "days"
        self.clocks.since = last if days else min(now, max(since, last))
        self.question_at = [min(now, max(since, at)) for at in self.question_at]
        self.clocks.run(
            [seat for seat in self.asked() if self.by_person(seat)], [], self.clocks.since
        )

"""The table: a game in progress, a stack of unfinished rules, and the question it waits on."""

from __future__ import annotations

from typing import Any, Final, Self, TypeVar, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from dicehall.kit.action import PASS, Action, IllegalAction, verb
from dicehall.kit.bits import count
from dicehall.kit.dice import Dice, FastDice
from dicehall.kit.events import Event
from dicehall.kit.ids import Mask, Seat
from dicehall.kit.snapshot import field_names, freeze, thaw, twin_of

F = TypeVar("F", bound="Frame")

NOBODY: Final = -1
OPTION_ROOM: Final = 128  # options of a question before the room for them grows
MOST_STEPS: Final = 10_000  # between two questions; more means rules that never end
BIT: Final = vec[i64]([1 << i for i in range(62)])
STEPS: Final = 16  # sizes of an observed number that a net tells apart
OPTION_ROWS: Final = 1024
NO_OPTIONS: Final = vec[i64]([0] * OPTION_ROOM)


def step_of(size: float) -> i64:
    """Return the step of a number that is not zero: small whole ones each have their own.

    >>> [int(step_of(size)) for size in (-2.0, 0.5, 1.0, 10.0, 40.0, 1000.0)]
    [0, 1, 2, 11, 14, 15]
    """
    if size < 0.0:
        return 0
    if size < 12.0:
        return 1 + i64(size)
    if size < 20.0:
        return 13
    return 14 if size < 50.0 else 15


def onto(kept: vec[i64], numbers: vec[i64]) -> vec[i64]:
    """Return a copy of some numbers, written onto as many others if they are to be had.

    >>> onto(vec[i64]([0, 0]), vec[i64]([4, 2]))
    vec[i64]([4, 2])
    """
    if len(kept) != len(numbers):
        return numbers[:]
    for i in range(len(numbers)):
        kept[i] = numbers[i]
    return kept


@mypyc_attr(native_class=False)
class EndlessRules(RuntimeError):
    """Raised when the rules run on without a question; names the stack."""


@final
class Refusal:
    """An answer that is not offered, and the number of the reason with its operands."""

    def __init__(self, action: Action = 0, why: i64 = 0, a: i64 = 0, b: i64 = 0) -> None:
        self.action = action
        self.why: i64 = why
        self.a: i64 = a
        self.b: i64 = b


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    """One unfinished piece of the rules: a sequence of steps.

    A frame holds ints and bools only, and can be made without arguments.
    Here the table is `Any`; a game's frames name their own table class instead.
    """

    def __init__(self) -> None:
        self.at: i64 = 0
        self.done = False

    def step(self, g: Any, at: i64) -> None:
        """Carry out step *at*; set `done` with the last."""
        raise NotImplementedError

    def repeat(self) -> None:
        """Take the step under way once more before the next."""
        self.at -= 1

    def restart(self) -> None:
        """Begin again with the first step."""
        self.at = 0

    def answered(self, g: Any, action: Action) -> None:
        """Take the answer to the question this frame asked."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an exact copy. Derived; for compiled games tools/copies.py writes a faster one."""
        return twin_of(self)

    def carry(self, twin: F) -> F:
        """Hand this frame's place in its sequence on to its copy."""
        twin.at = self.at
        twin.done = self.done
        return twin

    def asked(self, g: Table) -> i64:
        """Return the seats whose answer is awaited, as a mask."""
        return BIT[g.seat]

    def turn_to(self, g: Table, seat: Seat) -> None:
        """Put the question to another of the asked seats; only sealed questions have several."""
        raise NotImplementedError

    def put_again(self, g: Table) -> None:
        """Put the open question once more."""
        raise NotImplementedError

    def secret(self) -> bool:
        """Tell whether the answer stays face down."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Choice(Frame):
    """One question to one seat."""

    def __init__(self, seat: Seat = 0) -> None:
        super().__init__()
        self.seat: Seat = seat

    def ask(self, g: Any) -> None:
        """Offer every legal answer; with none, the question does not arise. Only looks."""
        raise NotImplementedError

    def chosen(self, g: Any, action: Action) -> None:
        """Act on the answer; set `done = False` to ask again."""
        raise NotImplementedError

    def unasked(self, g: Any) -> None:
        """Go on where nothing could be offered."""

    def put_again(self, g: Table) -> None:
        self.ask(g)

    def step(self, g: Table, at: i64) -> None:
        g.seat = self.seat
        self.ask(g)
        if g.option_count == 0:
            self.done = True
            self.unasked(g)

    def answered(self, g: Table, action: Action) -> None:
        self.done = True
        self.chosen(g, action)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class OptionalChoice(Choice):
    """A question that may be declined: then nothing is chosen, and nothing happens."""

    def declined(self, action: Action) -> bool:
        """Tell whether an answer declines; unless the game says otherwise, a pass does."""
        return verb(action) == PASS

    def answered(self, g: Table, action: Action) -> None:
        self.done = True
        if not self.declined(action):
            self.chosen(g, action)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Window(Choice):
    """A chance to respond: seats in turn act or pass, until all have passed in a row."""

    def __init__(self, seat: Seat = 0, passes: i64 = 0) -> None:
        super().__init__(seat)
        self.passes: i64 = passes

    def put_again(self, g: Table) -> None:
        self.ask(g)
        g.offer(PASS)

    def next_seat(self, g: Any, seat: Seat) -> i64:
        """Return who may respond after *seat*; a game with its own order of priority says so."""
        table: Table = g
        return (seat + 1) % table.seats

    def asks_anyway(self, g: Any) -> bool:
        """Say whether a seat with nothing to offer is still asked, and can only pass.

        Where hidden cards decide what can be offered, being asked must not tell who holds them.
        """
        return False

    def step(self, g: Table, at: i64) -> None:
        while self.passes < g.seats:
            g.seat = self.seat
            self.ask(g)
            if g.option_count > 0 or self.asks_anyway(g):
                g.offer(PASS)
                return
            self.pass_on(g)
        self.done = True

    def answered(self, g: Table, action: Action) -> None:
        if verb(action) == PASS:
            self.pass_on(g)
        else:
            self.passes = 0
            self.chosen(g, action)

    def pass_on(self, g: Table) -> None:
        """Go on to the next seat."""
        self.passes += 1
        self.seat = self.next_seat(g, self.seat)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class SealedChoice(Frame):
    """A question to several at once; answers stay face down until the last has been given.

    Each answer fills a slot, and each slot belongs to a seat (who has two warriors fills two).
    The table asks slot after slot; `turn_to` lets any asked seat answer first, and the order leaves
    no trace, so a hall can ask everybody at once.
    """

    def __init__(self, pending: i64 = 0, slot: i64 = 0) -> None:
        super().__init__()
        self.pending: i64 = pending  # a mask of the slots still to be filled
        self.slot: i64 = slot

    def owner(self, g: Any, slot: i64) -> i64:
        """Return the seat that fills a slot."""
        return slot

    def ask(self, g: Any, slot: i64) -> None:
        """Offer every legal answer for a slot. Only looks."""
        raise NotImplementedError

    def sealed(self, g: Any, slot: i64, action: Action) -> None:
        """Keep an answer where nobody but its owner sees it."""
        raise NotImplementedError

    def revealed(self, g: Any) -> None:
        """Go on once every answer lies on the table."""
        raise NotImplementedError

    def step(self, g: Table, at: i64) -> None:
        if at == 0:
            self.skip_empty(g, NOBODY)
        slot: i64 = 0
        while self.pending >> slot != 0:
            if self.pending >> slot & 1:
                self.put(g, slot)
                return
            slot += 1
        self.done = True
        g.reveals += 1
        self.revealed(g)

    def skip_empty(self, g: Table, seat: Seat) -> None:
        """Leave out the slots of a seat, or of all, that nothing can be offered for."""
        slot: i64 = 0
        while self.pending >> slot != 0:
            if self.pending >> slot & 1 and (seat == NOBODY or self.owner(g, slot) == seat):
                self.put(g, slot)
                if g.option_count == 0:
                    self.pending &= ~BIT[slot]
                g.option_count = 0
            slot += 1

    def put(self, g: Table, slot: i64) -> None:
        """Ask for one slot."""
        self.slot = slot
        g.seat = self.owner(g, slot)
        self.ask(g, slot)

    def answered(self, g: Table, action: Action) -> None:
        slot = self.slot
        self.pending &= ~BIT[slot]
        self.sealed(g, slot, action)
        self.skip_empty(g, self.owner(g, slot))

    def put_again(self, g: Table) -> None:
        self.ask(g, self.slot)

    def asked(self, g: Table) -> i64:
        seats: i64 = 0
        slot: i64 = 0
        while self.pending >> slot != 0:
            if self.pending >> slot & 1:
                seats |= BIT[self.owner(g, slot)]
            slot += 1
        return seats

    def turn_to(self, g: Table, seat: Seat) -> None:
        slot: i64 = 0
        while self.pending >> slot != 0:
            if self.pending >> slot & 1 and self.owner(g, slot) == seat:
                self.put(g, slot)
                return
            slot += 1

    def secret(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game in progress. Each game subclasses it with its own components.

    The open question is data: `seat` is asked for one of `options[:option_count]`.
    """

    def __init__(self, seats: i64 = 0, dice: Dice | None = None) -> None:
        self.seats: i64 = seats
        self.dice: Dice = FastDice(0) if dice is None else dice
        self.stack: vec[Frame] = vec[Frame](capacity=8)
        self.seat: Seat = NOBODY
        self.options: vec[i64] = NO_OPTIONS[:]
        self.option_count: i64 = 0
        self.over = False
        self.decisions: i64 = 0
        self.reveals: i64 = 0
        self.journal: list[Event] | None = None
        self.watched = False
        self.refused: list[Refusal] | None = None

    # ---- what each game says of itself ----

    def copy(self) -> Self:
        """Return an exact copy, for referees, tests and search on determinised tables.

        Derived; for compiled games tools/copies.py writes a faster one.
        """
        twin = twin_of(self, OF_EVERY_TABLE)
        twin.seats = self.seats
        twin.dice = self.dice.copy()
        self.carry_flow(twin)
        return twin

    def determinised(self, seat: Seat, dice: Dice) -> Self:
        """Return a table that *seat* cannot tell from this one, the unseen dealt anew by *dice*."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, object]:
        """Return the components as plain data, as far as a seat or a spectator (None) sees them."""
        raise NotImplementedError

    def own_view(self, seat: int, shown: dict[str, object]) -> dict[str, object]:
        """Return `view(seat)`, made from what spectators are *shown*, which stays as it is.

        A game in which most lies open replaces the rest here: it is asked at every answer.
        """
        return self.view(seat)

    def returns(self) -> list[float]:
        """Return each seat's share of the victory once the game is over; they add up to 1."""
        raise NotImplementedError

    def shared(self, winners: Mask) -> list[float]:
        """Return the shares where all winners of a mask share alike, for `returns`."""
        share = 1.0 / float(count(winners)) if winners != 0 else 0.0
        return [share if winners >> seat & 1 else 0.0 for seat in range(self.seats)]

    def value(self, seat: Seat) -> float:
        """Return a rough guess of the seat's share of the victory, between 0 and 1."""
        raise NotImplementedError

    def forecast(self, out: vec[float]) -> None:
        """Write each seat's share of the victory, as well as it can be foreseen, for the search.

        Where the game has learned nothing from played games, it is the rough guess.
        """
        for seat in range(self.seats):
            out[seat] = self.value(seat)

    def former_forecast(self, out: vec[float]) -> None:
        """Write the shares as they were foreseen before, for `classic`; usually the rough guess."""
        for seat in range(self.seats):
            out[seat] = self.value(seat)

    def settled(self) -> bool:
        """Tell whether nothing is half done, so that a forecast is worth asking for."""
        return True

    def liking(self, action: Action) -> i64:
        """Return how much rules of thumb like an option of the open question: 1 and more.

        An option with twice the figure is taken twice as often by a player who knows no better.
        """
        return 1

    def wasteful(self, action: Action) -> bool:
        """Tell whether an option is thrown away, as anybody who thinks can see: bots leave it."""
        return False

    def observation_size(self) -> i64:
        """Return how many numbers `observe` writes: the same for all tables of a set-up."""
        raise NotImplementedError

    def observe(self, seat: Seat, out: vec[float], at: i64 = 0) -> None:
        """Write what a seat knows as numbers, from place *at* on, for learning programs.

        `GameInfo.observation` says what each of them means.
        """
        raise NotImplementedError

    def feature_rows(self) -> i64:
        """Return how many rows `features` chooses from, for a net that has learned the game."""
        return self.observation_size() * STEPS

    def features(self, seat: Seat, out: vec[i64]) -> i64:
        """Write which rows hold in what a seat knows, and return how many; for a net.

        Unless the game says better, each number of its observation has a row for each of a few
        sizes, and none for zero.
        """
        seen = vec[float]([0.0 for i in range(self.observation_size())])
        self.observe(seat, seen)
        count: i64 = 0
        for k in range(len(seen)):
            if seen[k] != 0.0:
                out[count] = k * STEPS + step_of(seen[k])
                count += 1
        return count

    def option_rows(self) -> i64:
        """Return how many rows `option_row` chooses from."""
        return OPTION_ROWS

    def option_row(self, action: Action) -> i64:
        """Return the row of an option, for a net; options that are much alike may share one."""
        mixed = verb(action) * 61 + (action >> 8 & 0xFFFF) * 7 + (action >> 24) * 389
        return mixed % OPTION_ROWS

    # ---- the flow ----

    def push(self, frame: Frame) -> None:
        """Let a piece of the rules come next; what is unfinished waits."""
        self.stack = append(self.stack, frame)

    def follow(self, frame: Frame) -> None:
        """Let a piece of the rules take the place of the one under way, which is over."""
        self.stack[len(self.stack) - 1] = frame

    def top(self) -> Frame:
        """Return the piece of the rules under way."""
        return self.stack[len(self.stack) - 1]

    def below(self, depth: i64 = 1) -> Frame:
        """Return what waits under it, next or deeper."""
        return self.stack[len(self.stack) - 1 - depth]

    def bottom(self) -> Frame:
        """Return what all else is part of: a turn, a round, the game."""
        return self.stack[0]

    def nearest(self, kind: type[F]) -> F | None:
        """Return the innermost piece of a kind that is under way or waits, if there is one."""
        i = len(self.stack) - 1
        while i >= 0:
            frame = self.stack[i]
            if isinstance(frame, kind):
                return frame
            i -= 1
        return None

    def offer(self, action: Action) -> None:
        """Add a legal answer to the open question."""
        at = self.option_count
        if at == len(self.options):
            self.options = append(self.options, action)
        self.options[at] = action
        self.option_count = at + 1

    def refuse(self, action: Action, why: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Say in `ask` why an answer that looks natural is not offered, if somebody wants to know.

        The reason is a number of the notation's list, with up to two operands.
        """
        refused = self.refused
        if refused is not None:
            refused.append(Refusal(action, why, a, b))

    def refusals(self) -> list[Refusal]:
        """Put the open question once more, on a copy, and return what it refuses, each once."""
        if self.over:
            return []
        twin = self.copy()
        heard: list[Refusal] = []
        twin.refused = heard
        twin.ask_again()
        known = twin.legal()
        found: list[Refusal] = []
        for refusal in heard:
            if refusal.action not in known:
                known.append(refusal.action)
                found.append(refusal)
        return found

    def finish(self) -> None:
        """End the game at once, whatever was unfinished."""
        self.over = True
        self.option_count = 0
        self.seat = NOBODY

    def advance(self) -> None:
        """Go on with the rules until somebody must choose or the game is over."""
        steps: i64 = 0
        while self.option_count == 0 and not self.over:
            depth = len(self.stack)
            if depth == 0:
                self.finish()
                return
            frame = self.stack[depth - 1]
            if frame.done:
                self.stack, frame = pop(self.stack)
            else:
                at = frame.at
                frame.at = at + 1
                frame.step(self, at)
                steps += 1
                if steps > MOST_STEPS:
                    raise EndlessRules(f"no question after {MOST_STEPS} steps; {self.unfinished()}")

    def apply(self, action: Action) -> None:
        """Answer the open question and go on. Trusts that the action was offered."""
        self.option_count = 0
        self.decisions += 1
        self.top().answered(self, action)
        self.advance()

    def play(self, seat: Seat, action: Action) -> None:
        """Answer for a seat, as `apply`, but check first: for all that comes from outside."""
        self.turn_to(seat)
        for i in range(self.option_count):
            if self.options[i] == action:
                self.apply(action)
                return
        raise IllegalAction(f"action {action} does not answer {self.asking()}")

    def turn_to(self, seat: Seat) -> None:
        """Put a question that several seats have open to this one of them."""
        if seat == self.seat:
            return
        if self.over:
            raise IllegalAction("the game is over")
        if seat < 0 or seat >= self.seats or not self.asked() >> seat & 1:
            raise IllegalAction(f"seat {seat} has nothing to choose now")
        self.option_count = 0
        self.top().turn_to(self, seat)

    def ask_again(self) -> None:
        """Put the open question once more: on a table dealt anew it has other answers."""
        self.option_count = 0
        self.top().put_again(self)

    def asked(self) -> i64:
        """Return the seats whose answer is awaited, as a mask."""
        if self.over:
            return 0
        return self.top().asked(self)

    def asking(self) -> str:
        """Return the name of the open question, which is its frame's class."""
        return "" if self.over else type(self.top()).__name__

    def legal(self) -> list[i64]:
        """Return the options of the open question."""
        return [self.options[i] for i in range(self.option_count)]

    def unfinished(self) -> str:
        """Describe the stack, for error messages."""
        names = [
            f"{type(self.stack[i]).__name__}@{self.stack[i].at}" for i in range(len(self.stack))
        ]
        return "unfinished: " + ", ".join(names)

    def carry_flow(self, twin: Table) -> None:
        """Copy stack, question and counters onto a copy."""
        stack = vec[Frame](capacity=8)
        for i in range(len(self.stack)):
            stack = append(stack, self.stack[i].copy())
        twin.stack = stack
        options = self.options
        if self.option_count > len(twin.options):
            twin.options = options[:]
        copied = twin.options
        for i in range(self.option_count):
            copied[i] = options[i]
        twin.option_count = self.option_count
        twin.seat = self.seat
        twin.over = self.over
        twin.decisions = self.decisions
        twin.reveals = self.reveals

    def __reduce__(self) -> tuple[object, ...]:
        return thaw, (freeze(self),)

    # ---- what happened ----

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Write into the journal what has happened, if somebody listens.

        What of it is secret, and whose secret it is, the event's form says. Tell of a thing when it
        is done: who watches sees the table as it stands now.
        """
        journal = self.journal
        if journal is not None:
            self.write_down(journal, Event(kind, [a, b, c, d], self.dice.taken()))

    def write_down(self, journal: list[Event], event: Event) -> None:
        """Write an event into the journal, with the table as it stands if somebody watches."""
        if self.watched:
            event.table = self.copy()
        journal.append(event)

    def turned_up(self) -> None:
        """Count that something hidden now lies open: it cannot be taken back freely."""
        self.reveals += 1

    def listen(self) -> list[Event]:
        """Begin to write the journal, and return it."""
        journal = self.journal
        if journal is None:
            journal = []
            self.journal = journal
        return journal

    def watch(self, journal: list[Event]) -> None:
        """Write into this journal, each event with the table as it stood then."""
        self.journal = journal
        self.watched = True


OF_EVERY_TABLE: Final = field_names(Table())  # what `carry_flow` copies, or nobody

__all__ = [
    "BIT",
    "NOBODY",
    "OPTION_ROOM",
    "Choice",
    "EndlessRules",
    "Frame",
    "OptionalChoice",
    "Refusal",
    "SealedChoice",
    "Table",
    "Window",
]

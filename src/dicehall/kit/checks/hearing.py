"""What is told gives nothing away: two worlds that a seat cannot tell apart sound the same."""

from __future__ import annotations

import json
from typing import Final

from dicehall.kit.action import Action
from dicehall.kit.checks.case import LOOKS, Case, asked_seats
from dicehall.kit.dice import FastDice
from dicehall.kit.events import Event
from dicehall.kit.look import look, seen, standing
from dicehall.kit.patch import patched
from dicehall.kit.snapshot import difference
from dicehall.kit.table import Table
from dicehall.kit.watcher import Following, Watcher

OPTIONS: Final = 2  # how many answers are tried at a decision
CLOSELY: Final = 8  # looks are compared as text at each so many decisions: 0 is not false


class Heard:
    """One answer as somebody hears it: the looks before and after, and all that is sent."""

    def __init__(self, case: Case, g: Table, action: Action, watcher: int | None) -> None:
        info = case.info
        journal: list[Event] = []
        g.watch(journal)
        following = Following(info, g)
        eyes = Watcher(following, watcher)
        drawn, reveals = g.dice.drawn, g.reveals
        self.before = written(eyes.look)
        g.apply(action)
        following.follow(g, journal)
        changes = eyes.follow(following)
        self.after = written(eyes.look)
        self.open = [lay_open(case, g, event, watcher) for event in journal]
        self.events = [written(event) for event in seen(info, g, journal, watcher)]
        self.changes = [written(change) for change in changes]
        self.settled = g.dice.drawn != drawn or g.reveals != reveals
        self.between = [event.table for event in journal if event.table is not None]

    def entitled(self, case: Case, watcher: int | None) -> bool:
        """Tell whether all that was seen in the middle of the answer was the watcher's to see."""
        for number, g in enumerate(self.between):
            other = world(g, watcher, case.seed + number)
            if standing(case.info, g, watcher) != standing(case.info, other, watcher):
                return False
        return True


def lay_open(case: Case, g: Table, event: Event, watcher: int | None) -> list[int]:
    """Return what of an event lay open by its form, to all or to the watcher alone."""
    form = case.info.notation.events[event.kind]
    shown = case.info.notation.seen_by(g, event, watcher)
    if shown is None or not (form.open or form.secrets):
        return []
    return [event.kind, *[shown.operands[i] for i in [*form.open, *[s for s, _ in form.secrets]]]]


def written(data: object) -> str:
    """Return data as it would be sent."""
    return json.dumps(data)


def what_is_told_is_known(case: Case) -> None:
    """Where a seat cannot tell two worlds apart before and after an answer, it hears the same.

    Equal are the events and the changes, byte for byte, their number and order, and whether the
    answer can be taken back freely. What lay open by its form may differ: then the worlds do. So
    may what a seat saw of its own in the middle of the answer: cards drawn and given away again.
    """
    for number, g in enumerate(case.moments(LOOKS // 2)):
        for watcher in (None, *range(g.seats)):
            other = world(g, watcher, case.seed + number)
            for seat in asked_seats(g):
                for action in answers(g, other, seat, case.seed + number):
                    sounds_alike(case, g, other, seat, action, watcher)


def world(g: Table, watcher: int | None, seed: int) -> Table:
    """Return a table that a watcher cannot tell from this one."""
    if watcher is not None:
        return g.determinised(watcher, FastDice(seed))
    for seat in range(g.seats):
        g = g.determinised(seat, FastDice(seed + seat))
    return g


def answers(g: Table, other: Table, seat: int, seed: int) -> list[Action]:
    """Return some answers that a seat may give in both worlds."""
    g.turn_to(seat)
    other.turn_to(seat)
    both = [action for action in g.legal() if action in other.legal()]
    apart = max(1, len(both) // OPTIONS)
    return both[seed % apart :: apart]


def sounds_alike(
    case: Case, g: Table, other: Table, seat: int, action: Action, watcher: int | None
) -> None:
    """Give one answer in both worlds, with equal and with other dice."""
    at = f"{case.at(g)}, seat {seat}: {case.info.notation.write(g, action)!r}, heard by {watcher}"
    one = heard(case, g, action, watcher, 0)
    for luck in (0, 1):
        two = heard(case, other, action, watcher, luck)
        assert one.before == two.before, f"{at}: the worlds differ before the answer"
        if one.after != two.after or [x for x in one.open if x] != [x for x in two.open if x]:
            continue
        for what, first, second in (
            ("events", one.events, two.events),
            ("changes", one.changes, two.changes),
        ):
            assert len(first) == len(second), (
                f"{at}: {len(first)} and {len(second)} {what} tell what is hidden: {first} {second}"
            )
            for i in range(len(first)):
                alike = first[i] == second[i] or (
                    what == "changes"
                    and one.entitled(case, watcher)
                    and two.entitled(case, watcher)
                )
                assert alike, f"{at}: {what} tell what is hidden: {first[i]} and {second[i]}"
        assert one.settled == two.settled, (
            f"{at}: whether it can be taken back tells what is hidden"
        )


def heard(case: Case, g: Table, action: Action, watcher: int | None, luck: int) -> Heard:
    """Give an answer on a copy with fresh dice."""
    twin = g.copy()
    twin.dice = FastDice(case.seed + 1000 * luck)
    return Heard(case, twin, action, watcher)


def idle_answers_tell_nothing(case: Case) -> None:
    """Whether a question answers itself is known to everybody, and the answer is offered."""
    for number, g in enumerate(case.moments(LOOKS)):
        for seat in asked_seats(g):
            one = g.copy()
            one.turn_to(seat)
            idle = case.info.idle(one)
            if idle is not None:
                assert idle in one.legal(), f"{case.at(g)}: the idle answer {idle} is not offered"
            other = world(g, None, case.seed + number)
            other.turn_to(seat)
            assert case.info.idle(other) == idle, (
                f"{case.at(g)}: to be quick would tell what seat {seat} holds: "
                f"{idle} or {case.info.idle(other)}"
            )


def changes_end_in_the_next_look(case: Case) -> None:
    """For every seat and the spectators: changes applied one by one give exactly the next look."""
    g = case.new()
    player = case.player()
    journal: list[Event] = []
    g.watch(journal)
    following = Following(case.info, g)
    eyes = [Watcher(following, watcher) for watcher in (None, *range(g.seats))]
    shown: list[object] = [eye.look for eye in eyes]
    while not g.over:
        at = case.at(g)
        player.move(g)
        following.follow(g, journal)
        for i, eye in enumerate(eyes):
            events = seen(case.info, g, journal, eye.seat)
            steps = eye.follow(following)
            assert len(steps) == len(events) + 1, (
                f"{at}: {len(steps)} changes for {len(events)} events"
            )
            for step in steps:
                shown[i] = patched(shown[i], step)
            closely = g.over or (g.decisions + i) % CLOSELY == 0
            if shown[i] != eye.look or (closely and in_order(shown[i]) != in_order(eye.look)):
                found = difference(json.loads(in_order(shown[i])), json.loads(in_order(eye.look)))
                raise AssertionError(f"{at}: seat {eye.seat}: the changes end elsewhere: {found}")
            if closely:
                fresh = in_order(look(case.info, g, eye.seat))
                found = difference(json.loads(in_order(eye.look)), json.loads(fresh))
                assert not found, f"{at}: seat {eye.seat}: `own_view` is not its view: {found}"
        journal.clear()


def in_order(data: object) -> str:
    """Return plain data as text, the keys of its objects in order; no client goes by theirs."""
    return json.dumps(data, sort_keys=True)

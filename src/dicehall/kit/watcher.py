"""Those who follow a table: each answer is told to them as changes of their last look.

What all see is made once for everybody; to a seat only what it alone sees is added. The changes are
lists: one for each event that is heard, up to how things lay when it was told, and a last one up
to the next look.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from dicehall.kit.events import Event
from dicehall.kit.game import GameInfo
from dicehall.kit.look import common, question
from dicehall.kit.notation import members
from dicehall.kit.patch import Change, Path, compare, compare_keys
from dicehall.kit.table import Table

Data = dict[str, object]
Pack = Callable[[object], object]


def unpacked(thing: object) -> object:
    """Return a thing as it is."""
    return thing


@final
class Moment:
    """How things lay at one moment as all see it, and what that changed."""

    def __init__(self, g: Table, view: Data, before: Data, scores: list[Change]) -> None:
        self.table = g
        self.view = view
        self.before = before
        self.scores = scores
        self.changed: dict[str, list[Change]] = {}
        for key, value in view.items():
            was = before.get(key)
            if was is not value and was != value:
                found: list[Change] = []
                compare(was, value, ["components", key], found)
                self.changed[key] = found


class Following:
    """What is told to all who follow a table; `follow` takes what an answer has brought about."""

    def __init__(self, info: GameInfo, g: Table) -> None:
        self.info = info
        self.moments: list[Moment | None] = []  # of each event that is heard; None: nothing moved
        self.settle(g, g.view(None), info.scores(g))

    def settle(self, g: Table, view: Data, scores: list[dict[str, int]]) -> None:
        """Note how things lie between two answers."""
        self.table = g
        self.view = view
        self.scores = scores
        self.asked = members(g.asked())
        self.common = common(self.info, g, self.asked)

    def follow(self, g: Table, events: list[Event]) -> None:
        """Look at the table at each event that is heard, and at the end."""
        self.moments = []
        forms = self.info.notation.events
        for event in events:
            if not forms[event.kind].unheard:
                self.moments.append(None if event.table is None else self.moment(event.table))
        self.moments.append(self.moment(g))
        self.settle(g, self.view, self.scores)

    def moment(self, g: Table) -> Moment:
        """Return how things lie now, against how they lay the moment before."""
        before, view = self.view, g.view(None)
        was, scores = self.scores, self.info.scores(g)
        found: list[Change] = []
        compare(was, scores, ["scores"], found)
        self.view, self.scores = view, scores
        return Moment(g, view, before, found)


@final
class Watcher:
    """A seat or a spectator who follows a table. `look` is what it sees now.

    Questions are the largest part of looks and seldom alike: *pack* may write them down, so that
    only the writing is kept and compared.
    """

    def __init__(self, following: Following, seat: int | None, pack: Pack = unpacked) -> None:
        self.seat = seat
        self.pack = pack
        self.view = self.seen(following.table, following.view)
        self.look: Data = self.looked(following)

    def seen(self, g: Table, view: Data) -> Data:
        """Return what is seen of a table that shows *view* to all."""
        return view if self.seat is None else g.own_view(self.seat, view)

    def looked(self, following: Following) -> Data:
        """Return the whole look."""
        asked = self.seat is not None and self.seat in following.asked
        return {
            "seat": self.seat,
            **following.common,
            "components": self.view,
            "scores": following.scores,
            "question": self.pack(question(following.info, following.table, self.seat))
            if asked and self.seat is not None
            else None,
        }

    def follow(self, following: Following) -> list[list[Change]]:
        """Return what the last answer has changed."""
        told: list[list[Change]] = []
        for moment in following.moments:
            told.append([] if moment is None else self.changes_to(moment))
        before = self.look
        self.look = self.looked(following)
        for key, value in self.look.items():
            if key != "components" and key != "scores" and before[key] != value:
                told[-1].append([[key], value])  # a question is rarely like the last: shorter so
        return told

    def changes_to(self, moment: Moment) -> list[Change]:
        """Return what a moment has changed, as far as it is seen."""
        before, self.view = self.view, self.seen(moment.table, moment.view)
        found = moment.scores[:]
        path: Path = ["components"]
        if before.keys() != self.view.keys():
            compare_keys(before, self.view, path, found)
            return found
        for key, value in self.view.items():
            was = before[key]
            if was is value:
                continue
            if value is moment.view.get(key) and was is moment.before.get(key):
                if key in moment.changed:
                    found += moment.changed[key]
            elif was != value:
                compare(was, value, ["components", key], found)
        return found

"""A finished game looked at again: win shares, turning points, what was given away."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from librt.vecs import vec

from dicehall.bots.levels import style_of
from dicehall.bots.search import Budget, Search
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.notation import Phrase
from dicehall.kit.replay import Record, steps
from dicehall.kit.table import Table

TURNS = 200  # of the search for each question
TURNING_POINTS = 5
A_TURN = 0.08  # a smaller swing is no turning point
SEED = 1 << 45
SHORTEST = 0.005  # seconds for a question
SURE = 8  # tries before an answer's share is trusted


class Moment:
    """One question of the game: how everybody stood, what was best, what was answered."""

    def __init__(self, number: int, seat: int, shares: list[float]) -> None:
        self.number = number  # answers given before
        self.seat = seat
        self.shares = shares
        self.answer = ""
        self.best = ""
        self.label = Phrase("nobody")
        self.better = self.label
        self.given_away = 0.0
        self.chance = False  # dice fell or cards were turned up before the next moment

    def data(self) -> dict[str, object]:
        """Return the moment as plain data."""
        return {
            "number": self.number,
            "seat": self.seat,
            "shares": [round(share, 3) for share in self.shares],
            "answer": self.answer,
            "label": self.label.data(),
            "best": self.best,
            "better": self.better.data(),
            "given_away": round(self.given_away, 3),
        }


class Analysis:
    """All moments of a game, and what follows from them."""

    def __init__(self, seats: int, moments: list[Moment], result: list[float]) -> None:
        self.seats = seats
        self.moments = moments
        self.result = result

    def given_away(self) -> list[float]:
        """Return how much win share each seat lost by its answers, in all."""
        lost = [0.0] * self.seats
        for moment in self.moments:
            lost[moment.seat] += moment.given_away
        return lost

    def swings(self) -> list[tuple[int, float]]:
        """Return each moment's place and how far the shares moved from it to the next."""
        found = []
        for at in range(len(self.moments)):
            after = self.moments[at + 1].shares if at + 1 < len(self.moments) else self.result
            before = self.moments[at].shares
            found.append((at, max(abs(a - b) for a, b in zip(after, before, strict=True))))
        return found

    def turning_points(self) -> list[dict[str, object]]:
        """Return the greatest swings in the order of the game, and whether dice or a choice.

        A swing is put down to the choice if the answer gave away at least half of it, else to
        chance if there was any. Where there was none, the next seat only saw more or less.
        """
        turned = [
            (at, swing)
            for at, swing in self.swings()
            if swing >= A_TURN and (self.moments[at].chance or self.by_choice(at, swing))
        ]
        greatest = sorted(turned, key=lambda swing: -swing[1])[:TURNING_POINTS]
        points: list[dict[str, object]] = []
        for at, swing in sorted(greatest):
            by = "choice" if self.by_choice(at, swing) else "dice"
            points.append({**self.moments[at].data(), "swing": round(swing, 3), "by": by})
        return points

    def by_choice(self, at: int, swing: float) -> bool:
        """Say whether an answer gave away most of a swing."""
        return self.moments[at].given_away >= swing / 2

    def data(self) -> dict[str, object]:
        """Return all of it as plain data."""
        return {
            "moments": [moment.data() for moment in self.moments],
            "turning_points": self.turning_points(),
            "given_away": [round(lost, 3) for lost in self.given_away()],
            "result": self.result,
        }


def analyse(
    info: GameInfo,
    record: Record,
    turns: int = TURNS,
    progress: Callable[[int], None] | None = None,
    seconds: float = 0.0,
) -> Analysis:
    """Look at every question that had a choice, with no more than its seat knew then.

    *progress* is told how many answers have been looked at. With *seconds*, the whole takes about
    as long at most: each question has its even part of what is left. What a seat gave away is the
    share of the best answer less that of its own, as the search sees both.
    """
    moments: list[Moment] = []
    tables = steps(record, info)
    g = next(tables)
    end = perf_counter() + seconds
    for number, (seat, answer) in enumerate(record.answers):
        twin = g.copy()
        twin.turn_to(seat)
        if len(twin.legal()) > 1:
            budget = Budget(turns)
            if seconds > 0.0:
                left = end - perf_counter()
                budget.seconds = max(SHORTEST, left / (len(record.answers) - number))
            moments.append(looked_at(info, twin, number, seat, answer, budget))
        if progress is not None:
            progress(number + 1)
        before = (int(g.dice.drawn), int(g.reveals))
        g = next(tables)
        if moments and before != (int(g.dice.drawn), int(g.reveals)):
            moments[-1].chance = True
    shares = vec[float]([0.0] * record.setup.seats)
    g.forecast(shares)
    return Analysis(record.setup.seats, moments, g.returns() if g.over else list(shares))


def looked_at(
    info: GameInfo, g: Table, number: int, seat: int, answer: str, budget: Budget
) -> Moment:
    """Search one question, and weigh the answer that was given."""
    knowledge = Knowledge(g, seat)
    search = Search(knowledge, FastDice(SEED + number), style_of(info.id))
    search.run(budget)
    moment = Moment(number, seat, shares_of(search, g))
    given = info.notation.read(g, answer)
    best = search.best()
    moment.answer = answer
    moment.best = info.notation.write(g, best)
    moment.label = info.notation.phrase(g, given)
    moment.better = info.notation.phrase(g, best)
    even = search.whole / float(search.seats)
    won = {
        action: search.style.promise(share, even)
        for action, tries, share in search.estimates()
        if tries >= SURE
    }
    if given != best and given in won and best in won:
        moment.given_away = max(0.0, won[best] - won[given])
    return moment


def shares_of(search: Search, g: Table) -> list[float]:
    """Return the win shares of all seats, so that they add up to 1.

    Members of a team share its victory, while the search counts it for each of them.
    """
    even = search.whole / float(search.seats)
    raw = [search.style.promise(search.share(seat), even) for seat in range(g.seats)]
    total = sum(raw)
    return [share / total for share in raw] if total > 0 else [1.0 / len(raw)] * len(raw)

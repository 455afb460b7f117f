"""Is a game even? Shares of victories by seat, role and card, at several levels of skill."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Option, Setup, SetupError, TextOption, WordOption
from dicehall.kit.tally import VICTORY
from dicehall.lab.intervals import interval
from dicehall.lab.logit import Effect, Model, things_of
from dicehall.lab.run import Row

RANDOM: Final = "random"
FEWEST: Final = 20  # seats with a card, and without it, to tell its effect
MIXED: Final = "mixed"


def by_chance(info: GameInfo, seats: int, typed: dict[str, object]) -> dict[str, object]:
    """Return options under which chance decides who plays what; what is typed holds.

    Options that know the word `random` get it; else it is as for who wants to play at once, and the
    seats take turns.
    """
    options = {**info.quick(seats), **typed}
    for option in info.options:
        if option.id in options or idle(option, options):
            continue
        words = option.words if isinstance(option, WordOption) else ()
        if isinstance(option, TextOption) and option.choices is not None:
            named = option.choices["words"]
            words = (RANDOM,) if isinstance(named, list) and RANDOM not in named else ()
        if RANDOM in words:
            tried = {**options, option.id: RANDOM}
            try:
                info.new(Setup(info.id, seats, tried), FastDice(0))
            except SetupError:
                continue
            options = tried
    return options


def idle(option: Option, options: dict[str, object]) -> bool:
    """Tell whether an option means nothing under the others."""
    return option.needs is not None and options.get(option.needs[0]) != option.needs[1]


@dataclass
class Share:
    """How often something won."""

    name: str
    games: int = 0  # seats that had it
    won: int = 0  # parts of victories

    def share(self) -> float:
        """Return the mean share of victories."""
        return self.won / VICTORY / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share."""
        return interval(self.share(), self.games)


@dataclass
class Level:
    """The games of one level of skill, or with all levels mixed at the tables."""

    name: str
    rows: list[Row]
    seats: list[Share] = field(default_factory=list)
    roles: dict[str, Share] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.seats = [Share(str(seat + 1)) for seat in range(len(self.rows[0]["won"]))]
        for row in self.rows:
            for seat, won in enumerate(row["won"]):
                self.seats[seat].games += 1
                self.seats[seat].won += won
                for role in row["roles"][seat]:
                    share = self.roles.setdefault(role, Share(role))
                    share.games += 1
                    share.won += won

    def mean(self, key: str) -> float:
        """Return the mean of a figure of the games."""
        return float(sum(row[key] for row in self.rows) / len(self.rows))

    def course(self) -> dict[str, float]:
        """Return how the games went: figures by key."""
        lengths = sorted(row["decisions"] for row in self.rows)
        last = len(lengths) - 1
        return {
            "games": len(self.rows),
            "length": self.mean("decisions"),
            "length-low": lengths[round(last * 0.05)],
            "length-high": lengths[round(last * 0.95)],
            "branching": sum(row["options"] for row in self.rows) / max(1, sum(lengths)),
            "leads": self.mean("leads"),
            "comebacks": self.mean("comeback"),
        }


@dataclass
class Balance:
    """All that is told of a game."""

    levels: list[Level]
    seats: list[Effect]
    bots: list[Effect]
    roles: list[Effect]
    cards: dict[str, list[Effect]]  # by deed


def weigh(levels: list[Level]) -> Balance:
    """Tell the effects of seats, bots, roles and cards apart, from the games of all levels."""
    rows = [row for level in levels for row in level.rows]
    base = fitted(rows, None)
    deeds = sorted(
        {d for row in rows for own in row["cards"] for card in own.values() for d in card}
    )
    cards = {deed: fitted(rows, deed).family("card") for deed in deeds}
    return Balance(
        levels,
        base.family("seat"),
        base.family("bot"),
        base.family("role"),
        {deed: found for deed, found in cards.items() if found},
    )


def fitted(rows: list[Row], deed: str | None) -> Model:
    """Fit the model of place, bot and roles; with a deed also of the cards it befell."""
    seats = len(rows[0]["won"])
    has: list[list[dict[tuple[str, str], float]]] = []
    for row in rows:
        things = [things_of(row, seat) for seat in range(seats)]
        if deed is not None:
            for seat in range(seats):
                cards = [card for card, deeds in row["cards"][seat].items() if deed in deeds]
                if set(cards) & set(row["roles"][seat]):  # roles that are cards themselves
                    things[seat] = {k: v for k, v in things[seat].items() if k[0] != "role"}
                things[seat].update({("card", card): 1.0 for card in cards})
        has.append(things)
    model = Model(known(has), seats)
    shares = [[won / VICTORY for won in row["won"]] for row in rows]
    model.fit([model.row(things) for things in has], shares)
    return model


def known(has: list[list[dict[tuple[str, str], float]]]) -> list[tuple[str, str]]:
    """Return what is seen often enough, and not always, to have an effect that can be told."""
    counts: dict[tuple[str, str], int] = {}
    for game in has:
        for things in game:
            for name in things:
                counts[name] = counts.get(name, 0) + 1
    total = sum(len(game) for game in has)
    return sorted(
        name
        for name, count in counts.items()
        if name[0] != "card" or FEWEST <= count <= total - FEWEST
    )


@dataclass(frozen=True)
class Change:
    """What became of a share when the cards were changed, game by game with the same dice."""

    name: str
    before: float
    after: float
    error: float  # standard error of the difference
    games: int

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the difference."""
        middle = self.after - self.before
        return middle - 1.96 * self.error, middle + 1.96 * self.error


def compared(before: Level, after: Level) -> list[Change]:
    """Return what changed for each seat and role, in pairs of games with the same number."""
    twins = {row["game"]: row for row in after.rows}
    pairs: dict[str, list[tuple[float, float]]] = {}
    for row in before.rows:
        twin = twins.get(row["game"])
        if twin is None:
            continue
        one, other = held(row), held(twin)
        for name in one.keys() & other.keys():
            pairs.setdefault(name, []).append((one[name], other[name]))
    return [change(name, pairs[name]) for name in sorted(pairs) if len(pairs[name]) > 1]


def held(row: Row) -> dict[str, float]:
    """Return the share of victories of each seat and role of a game, by name."""
    found: dict[str, list[float]] = {}
    for seat, won in enumerate(row["won"]):
        for name in (f"seat {seat + 1}", *[f"role {role}" for role in row["roles"][seat]]):
            found.setdefault(name, []).append(won / VICTORY)
    return {name: sum(shares) / len(shares) for name, shares in found.items()}


def change(name: str, pairs: Iterable[tuple[float, float]]) -> Change:
    """Return the change of a share in pairs of games.

    >>> change("x", [(0.0, 1.0), (0.0, 1.0)]).interval()
    (1.0, 1.0)
    """
    pairs = list(pairs)
    size = len(pairs)
    off = [after - before for before, after in pairs]
    mean = sum(off) / size
    variance = sum((x - mean) ** 2 for x in off) / max(1, size - 1)
    return Change(
        name,
        sum(before for before, _after in pairs) / size,
        sum(after for _before, after in pairs) / size,
        math.sqrt(variance / size),
        size,
    )


def farthest(shares: Iterable[Share | Effect], seats: int) -> float:
    """Return how far the farthest share lies from an even one."""
    return max((abs(share.share() - 1 / seats) for share in shares), default=0.0)


def unevenness(shares: Iterable[Share | Effect], seats: int) -> float:
    """Return how far shares lie from an even one: the root of the mean square."""
    off = [(share.share() - 1 / seats) ** 2 for share in shares]
    return math.sqrt(sum(off) / max(1, len(off)))


def as_data(balance: Balance) -> dict[str, Any]:
    """Return the tables behind a report, as plain data."""

    def effect(one: Effect) -> dict[str, Any]:
        low, high = one.interval()
        return {**vars(one), "share": one.share(), "low": low, "high": high}

    def share(one: Share) -> dict[str, Any]:
        low, high = one.interval()
        return {
            "name": one.name,
            "games": one.games,
            "share": one.share(),
            "low": low,
            "high": high,
        }

    return {
        "levels": [
            {
                "bots": level.name,
                **level.course(),
                "seats": [share(one) for one in level.seats],
                "roles": [share(level.roles[role]) for role in sorted(level.roles)],
            }
            for level in balance.levels
        ],
        "seats": [effect(one) for one in balance.seats],
        "bots": [effect(one) for one in balance.bots],
        "roles": [effect(one) for one in balance.roles],
        "cards": {deed: [effect(one) for one in found] for deed, found in balance.cards.items()},
    }

"""Games that bots play with themselves, and what a net may learn from them."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.bots.search import Budget, Search, by_liking
from dicehall.kit.action import Action
from dicehall.kit.dice import FastDice
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.net import MOST_ROWS, Net, log_odds
from dicehall.kit.style import Style
from dicehall.kit.table import Table

UNKNOWN: Final = -1.0  # no search has foreseen anything


@final
class Harvest:
    """Positions: the rows that hold for a seat, its share at the end, and what a search thought."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.rows: vec[i64] = vec[i64](capacity=4096)
        self.ends: vec[i64] = vec[i64](capacity=256)  # of each position's rows
        self.seat: vec[i64] = vec[i64](capacity=256)
        self.game: vec[i64] = vec[i64](capacity=256)
        self.base: vec[float] = vec[float](capacity=256)  # the game's own forecast, as log odds
        self.thought: vec[float] = vec[float](capacity=256)  # the share by search, or UNKNOWN
        self.won: vec[float] = vec[float](capacity=256)
        self.option_rows: vec[i64] = vec[i64](capacity=1024)
        self.option_likings: vec[float] = vec[float](capacity=1024)  # logarithms
        self.option_tries: vec[float] = vec[float](capacity=1024)  # of all tries
        self.option_ends: vec[i64] = vec[i64](capacity=256)
        self.active: vec[i64] = vec[i64]([0] * MOST_ROWS)

    def keep(self, g: Table, seat: i64, thought: float = UNKNOWN) -> None:
        """Keep what a seat knows."""
        count = g.features(seat, self.active)
        for i in range(count):
            self.rows = append(self.rows, self.active[i])
        self.ends = append(self.ends, len(self.rows))
        self.seat = append(self.seat, seat)
        self.game = append(self.game, self.games)
        shares = vec[float]([0.0 for i in range(g.seats)])
        g.forecast(shares)
        self.base = append(self.base, log_odds(shares[seat]))
        self.thought = append(self.thought, thought)
        self.won = append(self.won, 0.0)
        self.option_ends = append(self.option_ends, len(self.option_rows))

    def keep_tries(self, g: Table, search: Search) -> None:
        """Keep how often a search has tried each answer, with the position kept last."""
        total = float(search.visits[0])
        for edge in range(search.edge_count[0]):
            action = search.action[edge]
            self.option_rows = append(self.option_rows, g.option_row(action))
            self.option_likings = append(self.option_likings, log(float(g.liking(action))))
            self.option_tries = append(
                self.option_tries, float(search.tries[edge]) / total if total > 0.0 else 0.0
            )
        self.option_ends[len(self.option_ends) - 1] = len(self.option_rows)

    def finish(self, g: Table) -> None:
        """Write into all positions of a game that is over what came of it."""
        shares = vec[float]([0.0] * g.seats)
        g.forecast(shares)
        i = len(self.won) - 1
        while i >= 0 and self.game[i] == self.games:
            self.won[i] = shares[self.seat[i]]
            i -= 1
        self.games += 1


def by_thumb(g: Table, dice: FastDice, careless: i64, often: i64, harvest: Harvest) -> None:
    """Play a game by rules of thumb; of a hundred answers some are any, and some are kept."""
    while not g.over:
        if g.option_count == 1:
            g.apply(g.options[0])
            continue
        if dice.below(100) < often and g.settled():
            keep_views(g, dice, harvest)
        if dice.below(100) < careless:
            g.apply(g.options[dice.below(g.option_count)])
        else:
            g.apply(by_liking(g, dice))
    harvest.finish(g)


def keep_views(g: Table, dice: FastDice, harvest: Harvest) -> None:
    """Keep what the asked seat knows, and where there are several rivals what one of them does."""
    harvest.keep(g, g.seat)
    if g.seats > 2:
        harvest.keep(g, (g.seat + 1 + dice.below(g.seats - 1)) % g.seats)


def by_search(
    g: Table,
    dice: FastDice,
    styles: list[Style],
    turns: i64,
    quick: i64,
    often: i64,
    harvest: Harvest,
) -> None:
    """Play a game by search, each seat in its style; of a hundred answers some by a long one.

    Those are kept with what the search thought, also where something is half done: what to answer
    there is learned too. Their answers are drawn by how often each was tried, so that games differ;
    quick ones are the best found.
    """
    while not g.over:
        if g.option_count == 1:
            g.apply(g.options[0])
            continue
        seat = g.seat
        search = Search(Knowledge(g, seat), dice, styles[seat])
        if dice.below(100) < often:
            search.run(Budget(turns))
            harvest.keep(g, seat, search.share(seat))
            harvest.keep_tries(g, search)
            if g.seats > 2:
                harvest.keep(g, (seat + 1 + dice.below(g.seats - 1)) % g.seats)
            g.apply(drawn_by_tries(search, dice))
        else:
            search.run(Budget(quick))
            g.apply(search.best())
    harvest.finish(g)


def by_draw(
    g: Table, dice: FastDice, nets: list[Net], careless: i64, often: i64, harvest: Harvest
) -> None:
    """Play a game by what the nets would try first, each seat by its own, without any search.

    Answers are drawn by chance, as likely as they draw; of a hundred some are any, some are kept.
    """
    own = [net.own() for net in nets]
    while not g.over:
        if g.option_count == 1:
            g.apply(g.options[0])
            continue
        if dice.below(100) < often and g.settled():
            keep_views(g, dice, harvest)
        if dice.below(100) < careless:
            g.apply(g.options[dice.below(g.option_count)])
        else:
            g.apply(drawn(g, own[g.seat], dice))
    harvest.finish(g)


def drawn(g: Table, net: Net, dice: FastDice) -> Action:
    """Return an option, each as likely as it draws."""
    net.see(g.features(g.seat, net.active))
    count = g.option_count
    most = -1e9
    draws = vec[float]([0.0 for i in range(count)])
    for i in range(count):
        draws[i] = net.draw(g.option_row(g.options[i]), g.liking(g.options[i]))
        if draws[i] > most:
            most = draws[i]
    total = 0.0
    for i in range(count):
        draws[i] = exp(draws[i] - most)
        total += draws[i]
    mark = total * float(dice.below(1 << 30)) / float(1 << 30)
    for i in range(count):
        mark -= draws[i]
        if mark < 0.0:
            return g.options[i]
    return g.options[count - 1]


def drawn_by_tries(search: Search, dice: FastDice) -> Action:
    """Return an answer, each as likely as it was often tried."""
    total: i64 = 0
    for edge in range(search.edge_count[0]):
        total += search.tries[edge]
    if total == 0:
        return search.best()
    mark = dice.below(total)
    for edge in range(search.edge_count[0]):
        mark -= search.tries[edge]
        if mark < 0:
            return search.action[edge]
    return search.best()

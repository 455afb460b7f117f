"""Many random games: each ends by the rules, no die is lost, every card takes effect."""

from __future__ import annotations

import pytest

import dicehall
from benchmarks.abilities import Report, ending
from dicehall.games.quarriors.destruction import Loss
from dicehall.games.quarriors.game import GAME
from dicehall.games.quarriors.piles import counts_of
from dicehall.games.quarriors.rolling import NONE, Reroll
from dicehall.games.quarriors.table import Quarriors
from dicehall.kit.dice import FastDice
from tests.games.quarriors.scenes import BOOK, laid

GAMES = 10_000 if dicehall.compiled() else 60  # fewer in plain Python
WATCHED = 300 if dicehall.compiled() else 12  # games looked at in every decision


@pytest.fixture(scope="module")
def report() -> Report:
    found = Report()
    for seed in range(GAMES):
        g = found.play(GAME, seed)
        assert g.decisions <= GAME.longest
        assert sum(g.returns()) == pytest.approx(1)
        if ending(g) == "glory":
            assert [seat for seat in range(g.seats) if g.returns()[seat]] == [
                seat for seat in range(g.seats) if g.players[seat].glory >= g.target
            ]
    return found


def test_random_games_end_in_every_way(report: Report):
    """[win.glory] [win.empty]"""
    assert report.endings["glory"] > report.games // 2
    if dicehall.compiled():
        assert report.endings["empty cards"] > 100


def test_every_card_is_drawn(report: Report):
    """[setup.creatures] [setup.spells]"""
    least = 500 if dicehall.compiled() else 1
    rare = {card.id: report.drawn[card.id] for card in BOOK.cards}
    assert {id: count for id, count in rare.items() if count < least} == {}


@pytest.mark.skipif(not dicehall.compiled(), reason="needs many games")
def test_every_card_takes_effect(report: Report):
    """All but the quiddity card, which has no text."""
    idle = {card.id for card in BOOK.cards if report.fired[card.id] < 20}
    assert idle == {"quiddity"}
    assert all(report.captured[card.id] > 0 for card in BOOK.cards)


def dice_in_game(g: Quarriors) -> list[int]:
    """How many dice of each card there are in all."""
    total = counts_of(g.stock)
    for seat in range(g.seats):
        total = [a + b for a, b in zip(total, g.dice_of(seat))]
    for frame in g.stack:
        if isinstance(frame, Loss) and not frame.back and frame.at <= 2:
            total[frame.die // 8] += 1
        if isinstance(frame, Reroll):
            for slot in (frame.own, frame.other):
                if slot != NONE:
                    total[slot] += 1
    return total


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_die_is_ever_lost(seats: int):
    """[zones]"""
    for seed in range(WATCHED // 3):
        g = laid(seats, seed=seed, spent_pile=seed % 2 == 0)
        expected = [8 * seats, 4 * seats + 2] + [5] * 11
        assert dice_in_game(g) == expected
        picks = FastDice(seed)
        while not g.over:
            g.apply(g.options[picks.below(g.option_count)])
            if not g.over:
                assert dice_in_game(g) == expected, g.unfinished()

"""Many random games: each ends by the rules, no card is lost, everything takes effect."""

from __future__ import annotations

import pytest

import dicehall
from benchmarks.shazar_report import Report, things
from dicehall.games.shazar.game import GAME
from dicehall.games.shazar.marks import green_left, in_slots, red_left
from dicehall.kit.dice import FastDice
from tests.games.shazar.scenes import (
    assert_each_fate_card_lies_once,
    laid,
    printed,
    spells_in_game,
)

GAMES = 3_400 if dicehall.compiled() else 60  # fewer in plain Python
WATCHED = 100 if dicehall.compiled() else 9  # games looked at in every decision


@pytest.fixture(scope="module")
def report() -> Report:
    found = Report()
    for seed in range(GAMES):
        g = found.play(GAME, seed)
        assert g.decisions <= GAME.longest
        assert g.round <= g.rounds
        assert sum(g.returns()) == pytest.approx(1)
    return found


def test_random_games_end_in_every_way(report: Report):
    """[victory.count] [victory.last] [end.rounds]"""
    assert report.endings["last one left"] > report.games // 10
    assert report.endings["round limit"] > 0
    if dicehall.compiled():
        assert report.endings["artifacts"] > 20


@pytest.mark.skipif(not dicehall.compiled(), reason="needs many games")
def test_everything_takes_effect(report: Report):
    """Every spell, Fate card, artifact effect and kind of hex fires at least 100 times."""
    names = things(GAME)
    assert {names[n]: report.fired[n] for n in names if report.fired[n] < 100} == {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_ever_lost(seats: int):
    """[spell.reshuffle] [fate.reshuffle] [effects.four] [move.single]"""
    for seed in range(WATCHED // 3):
        g = laid(seats, seed, layouts="random")
        full = printed(g)
        dice = FastDice(seed)
        while not g.over:
            assert spells_in_game(g) == full
            assert_each_fate_card_lies_once(g)
            assert green_left(g) >= 0
            assert red_left(g) >= 0
            places = [g.mages[seat].hex for seat in range(seats) if g.mages[seat].hex >= 0]
            assert len(set(places)) == len(places)
            for seat in range(seats):
                assert max(in_slots(g, seat, 0), in_slots(g, seat, 1)) <= 4
                assert g.mages[seat].out or g.mages[seat].life > 0
            g.apply(g.options[dice.below(g.option_count)])

"""A finished game looked at again."""

from __future__ import annotations

import pytest

import dicehall
from dicehall.bots.analysis import Analysis, Moment, analyse
from dicehall.bots.bot import GreedyBot, RandomBot
from dicehall.games import find
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.match import Match
from dicehall.kit.replay import Origin, Record


def played(game: str, seed: int) -> Record:
    """A game of a greedy player against a random one."""
    info = find(game)
    match = Match(info, Setup(game, 2), Origin(seed=seed))
    bots = [GreedyBot(), RandomBot()]
    dice = FastDice(seed)
    while not match.table.over:
        seat = int(match.table.seat)
        match.play(seat, bots[seat].choose(Knowledge(match.table, seat), dice))
    return match.record()


def test_win_shares_over_a_game_end_with_its_result() -> None:
    record = played("warriorz", 4)
    told: list[int] = []
    found = analyse(find("warriorz"), record, 60, told.append)
    assert told == list(range(1, len(record.answers) + 1))
    assert found.result == record.result
    for moment in found.moments:
        assert sum(moment.shares) == pytest.approx(1.0)
        assert 0.0 <= moment.given_away <= 1.0
        assert record.answers[moment.number] == (moment.seat, moment.answer)


def test_an_analysis_repeats_itself() -> None:
    record = played("warriorz", 5)
    info = find("warriorz")
    assert analyse(info, record, 30).data() == analyse(info, record, 30).data()


def test_who_plays_at_random_gives_more_away() -> None:
    lost = [0.0, 0.0]
    for seed in range(6 if dicehall.compiled() else 1):
        given = analyse(find("warriorz"), played("warriorz", seed), 300).given_away()
        lost = [a + b for a, b in zip(lost, given, strict=True)]
    assert lost[1] > lost[0]


def moment(number: int, share: float, given_away: float = 0.0, chance: bool = True) -> Moment:
    made = Moment(number, number % 2, [share, 1.0 - share])
    made.given_away = given_away
    made.chance = chance
    return made


def test_turning_points_are_the_greatest_swings_in_order() -> None:
    shares = [0.5, 0.52, 0.8, 0.78, 0.4, 0.42]
    found = Analysis(2, [moment(i, share) for i, share in enumerate(shares)], [0.0, 1.0])
    points = found.turning_points()
    assert [point["number"] for point in points] == [1, 3, 5]
    assert [point["swing"] for point in points] == [0.28, 0.38, 0.42]


def test_a_turning_point_is_put_down_to_the_choice_or_to_the_dice() -> None:
    moments = [moment(0, 0.5, 0.2), moment(1, 0.2), moment(2, 0.6)]
    points = Analysis(2, moments, [0.6, 0.4]).turning_points()
    assert [point["by"] for point in points] == ["choice", "dice"]


def test_where_nothing_is_rolled_no_dice_turn_the_game() -> None:
    """Warriors picked in turn: the next seat only sees more; a bad pick is a choice."""
    moments = [moment(0, 0.5, 0.0, False), moment(1, 0.9, 0.3, False), moment(2, 0.4)]
    points = Analysis(2, moments, [0.4, 0.6]).turning_points()
    assert [(point["number"], point["by"]) for point in points] == [(1, "choice")]


def test_picks_of_warriors_have_no_chance_in_them() -> None:
    found = analyse(find("warriorz"), played("warriorz", 3), 5)
    picks = [one for one in found.moments if one.answer.startswith("pick ")]
    assert picks
    assert not [one for one in picks[:-1] if one.chance]
    assert [one for one in found.moments if one.chance]


def test_what_was_given_away_adds_up_by_seat() -> None:
    moments = [moment(0, 0.5, 0.2), moment(1, 0.5, 0.1), moment(2, 0.5, 0.3)]
    assert Analysis(2, moments, [1.0, 0.0]).given_away() == [0.5, 0.1]

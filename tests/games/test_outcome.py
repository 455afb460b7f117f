"""After a game: why it was won, with the figures that decided; what each did; how dice fell."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from dicehall.games import find, names
from dicehall.kit.dice import FastDice
from dicehall.kit.figures import dice_fallen, fallen
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.look import look
from dicehall.kit.match import Match
from dicehall.kit.replay import Origin
from dicehall.kit.table import Table
from dicehall.text import LANGUAGES, texts_of
from tests.games.wording import UNSAID

GAMES = 12


def played(info: GameInfo, seed: int) -> tuple[Table, list[dict[str, Any]]]:
    """A random game to its end, and all that was told."""
    match = Match(info, info.random_setup(FastDice(seed)), Origin(seed=seed))
    choose = random.Random(seed)
    while not match.table.over:
        seat = int(match.table.seat)
        match.play(seat, choose.choice(match.table.legal()))
    return match.table, [event for line in match.record().told for event in line]


@pytest.mark.parametrize("game", names())
def test_a_finished_game_says_why_it_was_won(game: str) -> None:
    info = find(game)
    heard = set()
    for seed in range(GAMES):
        g, _told = played(info, seed)
        why = info.outcome(g)
        assert why
        assert look(info, g, None)["outcome"] == [phrase.data() for phrase in why]
        for lang in LANGUAGES:
            said = [texts_of(info, lang).say(phrase) for phrase in why]
            assert not [line for line in said if re.search(UNSAID, line)]
        heard |= {phrase.key for phrase in why}
    assert heard
    running = info.new(info.random_setup(FastDice(1)), FastDice(1))
    assert look(info, running, None)["outcome"] is None


@pytest.mark.parametrize("game", [name for name in names() if name != "pig"])
def test_figures_count_what_was_told(game: str) -> None:
    info = find(game)
    g, told = played(info, 5)
    table = info.figures(g, told)
    assert table is not None
    data = table.data()
    texts = texts_of(info, "en")
    assert all(texts.has(head["key"]) for head in data["heads"])
    assert len(data["rows"]) >= 2
    assert sum(sum(row["figures"]) for row in data["rows"]) > 0


def test_warriorz_every_wound_is_dealt_and_suffered() -> None:
    info = find("warriorz")
    g, told = played(info, 3)
    table = info.figures(g, told)
    assert table is not None
    suffered = sum(counts["suffered"] for counts in table.counts.values())
    lost = sum(event["wounds"] for event in told if event.get("event") in ("wounded", "lost-lives"))
    assert suffered == lost


def test_shadespire_attacks_are_those_of_the_seat_whose_fighter_attacked() -> None:
    """Also where two seats field the same warband."""
    info = find("shadespire")
    setup = Setup("shadespire", 2, {"warbands": "garrek, garrek"})
    match = Match(info, info.check(setup), Origin(seed=8))
    choose = random.Random(8)
    while not match.table.over:
        match.play(int(match.table.seat), choose.choice(match.table.legal()))
    told = [event for line in match.record().told for event in line]
    table = info.figures(match.table, told)
    assert table is not None
    for seat in ("1", "2"):
        own = [
            event
            for event in told
            if event.get("event") == "attacked" and str(event["fighter"]).endswith(f"#{seat}")
        ]
        assert table.counts[seat]["attacks"] == len(own)


@pytest.mark.parametrize("game", names())
def test_as_many_dice_are_counted_as_were_checked(game: str) -> None:
    """The statistics and the dice check speak of the same dice, and a re-roll counts what fell."""
    _g, told = played(find(game), 7)
    for kind in dice_fallen(told):
        assert sum(bar["count"] for bar in kind["bars"]) == kind["dice"] > 0
        assert kind["bars"][-1]["last"] == kind["sides"]
        drawn = sum(
            1
            for event in told
            if "shows" in event
            for d in event.get("draws", [])
            if d[0] == kind["sides"]
        )
        assert kind["dice"] <= drawn


def test_dice_that_stay_lying_are_not_counted_again() -> None:
    told = [
        {"event": "rolled", "draws": [[6, 0], [6, 5]], "shows": [[6, [0]], [6, [5]]]},
        {"event": "rerolled", "draws": [[6, 2]], "shows": [[6, [2]], [6, [5]]]},
    ]
    assert dice_fallen(told)[0]["dice"] == 3


def test_a_draw_from_a_bag_of_six_is_no_die() -> None:
    """Two dice are drawn from a bag of six and of five, then rolled: the rolls count."""
    told = [
        {
            "event": "rolled",
            "draws": [[6, 3], [5, 3], [6, 0], [6, 1]],
            "shows": [[6, [0]], [6, [1, 2]]],
        }
    ]
    bars = dice_fallen(told)[0]["bars"]
    assert [bar["count"] for bar in bars] == [1, 1, 0, 0, 0, 0]


def test_a_percentile_die_has_ten_bars() -> None:
    bars = fallen(100, [1] * 100)["bars"]
    assert [bar["count"] for bar in bars] == [10] * 10
    assert (bars[0]["first"], bars[0]["last"], bars[-1]["last"]) == (1, 10, 100)

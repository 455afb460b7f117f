"""What a net sees, and what no bot that thinks throws away."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from dicehall.bots.levels import make_bot
from dicehall.games import find
from dicehall.games.shadespire.features import OBJECTIVE, ROWS
from dicehall.games.shadespire.power import PowerStep
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import PLAY
from dicehall.kit.action import PASS, act, verb
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.net import MOST_ROWS
from tests.games.shadespire.scenes import Scene, laid, objective, power

FOR_ATTACKS = ("blood-rain", "khorne-calls", "blood-offering", "sprint")


def rows(g: Shadespire, seat: int) -> list[int]:
    out = vec[i64]([0] * MOST_ROWS)
    return [int(out[k]) for k in range(g.features(seat, out))]


def test_an_objective_in_hand_is_far_near_or_fulfilled() -> None:
    def row_of(x: int) -> int:
        s = Scene(severin=(x, 3), garrek=(5, 9))
        s.token(1, 3, 3)
        s.objectives(0, "hold-objective-1")
        s.begin(0)
        first = OBJECTIVE + 3 * objective("hold-objective-1")
        (row,) = [row for row in rows(s.g, 0) if first <= row < first + 3]
        return row - first

    assert row_of(3) == 2
    assert row_of(7) == 1
    assert row_of(13) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_games_of_two_have_rows_of_their_own(seats: int) -> None:
    g = laid(seats)
    assert (g.feature_rows() == ROWS) == (seats == 2)
    assert all(0 <= row < g.feature_rows() for row in rows(g, 0))


def power_step(name: str, seat: int, next_: int, taken: int) -> Shadespire:
    """A power step of a seat that holds a card, before an activation of another or its own."""
    s = Scene(severin=(5, 3), garrek=(5, 9))
    s.hand(seat, name)
    s.begin(next_)
    s.g.taken = taken
    s.g.active = 1 - next_
    s.g.push(PowerStep(seat))
    s.g.option_count = 0
    s.g.advance()
    assert s.g.seat == seat
    return s.g


@pytest.mark.parametrize("name", FOR_ATTACKS)
def test_a_ploy_for_attacks_is_wasted_on_an_activation_of_the_rival(name: str) -> None:
    play = act(PLAY, power(name))
    assert power_step(name, 1, 0, 3).wasteful(play)
    assert not power_step(name, 1, 1, 3).wasteful(play)
    assert power_step(name, 1, 1, 8).wasteful(play)
    assert not power_step(name, 1, 0, 3).wasteful(act(PASS))


def test_a_ploy_against_attacks_is_none() -> None:
    play = act(PLAY, power("insensate"))
    assert not power_step("insensate", 1, 0, 3).wasteful(play)
    assert power_step("insensate", 1, 0, 8).wasteful(play)


@pytest.mark.parametrize(
    ("name", "games"), [("thumb", 12), ("search:net=no,turns=30", 3), ("search:turns=30", 4)]
)
def test_bots_waste_no_ploy(name: str, games: int) -> None:
    """Before `wasteful` level 3 threw away half of those that it could, level 4 nearly as many."""
    info = find("shadespire")
    bot = make_bot(name, "shadespire")
    chances = wasted = 0
    for seed in range(games):
        g = info.new(info.check(Setup("shadespire", 2)), FastDice(seed + 5))
        dice = FastDice(seed)
        while not g.over:
            could = [option for option in g.legal() if g.wasteful(option)]
            assert all(verb(option) == PLAY for option in could)
            one = g.option_count == 1
            answer = g.options[0] if one else bot.choose(Knowledge(g, int(g.seat)), dice)
            chances += bool(could)
            wasted += answer in could
            g.apply(answer)
    assert chances > games
    assert wasted == 0

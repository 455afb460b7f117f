"""Order and glory at the table: who begins, which way round, who gains; two to four players."""

from __future__ import annotations

import pytest

from dicehall.games.shadespire.ending import best
from dicehall.games.shadespire.rounds import ActionPhase
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.wounds import harm
from dicehall.kit.dice import FastDice
from tests.games.shadespire.scenes import CRIT, DOUBLE, HAMMER, SHIELD, Scene, laid

HIGH = [CRIT, CRIT, CRIT, CRIT]
LOW = [DOUBLE, DOUBLE, DOUBLE, DOUBLE]


def until_asked(g: Shadespire, kind: str) -> Shadespire:
    """Give the first answer until somebody is asked this."""
    while g.asking() != kind:
        g.apply(g.options[0])
    return g


def three(round: int = 1) -> Scene:
    """Three warbands of Reavers, one fighter each."""
    return Scene(("garrek",) * 3, round=round, garrek_1=(5, 3), garrek_2=(9, 3), garrek_3=(13, 3))


# ---- who begins ----


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deploy_first_the_winner_may_name_anybody(seats: int):
    """[deploy.first] [deploy.turns] The next places after whoever was named."""
    g = until_asked(laid(seats, warbands=", ".join(["garrek"] * seats)), "ChooseFirst")
    assert g.option_count == seats
    winner = int(g.seat)
    named = (winner + 1) % seats
    g.apply(g.options[named])
    order = []
    for _turn in range(2 * seats):
        assert g.asking() == "PlaceFighters"
        order.append(int(g.seat))
        g.apply(g.options[0])
    assert order == [(named + turn) % seats for turn in range(seats)] * 2


@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_round_first_the_winner_may_name_anybody_in_every_round(winner: int, round: int):
    """[round.first] [round.action] [roll-off]"""
    scene = three(round - 1)
    scene.g.first = -1
    rolls = [HIGH if seat == winner else LOW for seat in range(3)]
    scene.dice(*[face for roll in rolls for face in roll])
    scene.g.push(ActionPhase())
    scene.g.advance()
    assert (scene.asking(), int(scene.g.seat)) == ("ChooseFirst", winner)
    assert scene.options() == ["begin 1", "begin 2", "begin 3"]
    named = (winner + 1) % 3
    scene.play(f"begin {named + 1}")
    assert (scene.asking(), int(scene.g.seat)) == ("Activate", named)


# ---- which way round ----


@pytest.mark.parametrize(("round", "order"), [(1, [0, 1, 2]), (2, [0, 2, 1]), (3, [0, 1, 2])])
def test_many_direction_of_activations_power_steps_and_end_phases(round: int, order: list[int]):
    """[many.direction] [activation.turns] [power.turns] [end]"""
    scene = three(round)
    for seat in range(3):
        scene.hand(seat, "sidestep", "sprint")
        scene.objectives(seat, "supremacy")
    scene.g.dice = FastDice(1)
    scene.begin(0)
    seen: dict[str, list[int]] = {"Activate": [], "PowerStep": [], "ScoreObjectives": []}
    while not scene.g.over and scene.g.round == round and scene.asking() != "ChooseFirst":
        if scene.asking() in seen:
            seen[scene.asking()].append(int(scene.g.seat))
        scene.play("pass")
    assert seen["Activate"] == order * 4
    assert seen["ScoreObjectives"] == order
    steps = [seen["PowerStep"][3 * at : 3 * at + 3] for at in range(12)]
    assert steps == [order[at % 3 :] + order[: at % 3] for at in range(12)]


@pytest.mark.parametrize(("round", "order"), [(1, [2, 0]), (2, [0, 2])])
def test_many_direction_of_reactions(round: int, order: list[int]):
    """[reaction.order] [many.direction] Seat 2 acts: who is due next decides first."""
    scene = Scene(
        ("garrek",) * 3, round=round,
        garrek_2=(9, 3), targor_1=(7, 3), garrek_1=(8, 2), garrek_3=(10, 2),
    )  # fmt: skip
    scene.hand(0, "fuelled-by-slaughter")
    scene.hand(2, "fuelled-by-slaughter")
    scene.begin(1)
    scene.play("attack garrek#2")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike blooddrinker-axe targor#1")
    asked = []
    while scene.asking() == "Reactions":
        asked.append(int(scene.g.seat))
        assert "play fuelled-by-slaughter" in scene.options()
        scene.play("pass")
    assert asked == order


# ---- who gains ----


@pytest.mark.parametrize(
    ("culprit", "victim", "glory"),
    [(0, 1, [1, 0, 0]), (2, 1, [0, 0, 1]), (1, 1, [0, 0, 0])],
)
def test_many_glory_is_for_who_did_it_alone(culprit: int, victim: int, glory: list[int]):
    """[many.glory] [out.glory] [ruling.19]"""
    scene = three()
    harm(scene.g, scene.index(f"garrek_{victim + 1}"), 9, culprit, -1)
    assert [int(scene.g.bands[seat].glory) for seat in range(3)] == glory


def test_victory_among_three_is_decided_between_those_ahead_only():
    """[victory.glory] [victory.standing] [victory.tokens]"""
    scene = three()
    for seat, glory in enumerate([7, 7, 3]):
        scene.glory(seat, glory)
    scene.token(1, 13, 3)  # held by the third, who is behind
    assert best(scene.g) == 0b011
    scene.token(2, 9, 3)
    assert best(scene.g) == 0b010
    scene.fighter("garrek_2").hex = -1
    assert best(scene.g) == 0b001
    scene.fighter("garrek_1").hex = -1
    assert best(scene.g) == 0b011  # nobody of those ahead stands: a draw between them

"""Liar's Dice keeps to what every game must, and to its own rules."""

from __future__ import annotations

from liars_dice.game import GAME
from liars_dice.table import BID, LIAR, LiarsDice

from dicehall.kit import conformance
from dicehall.kit.action import act
from dicehall.kit.dice import ScriptedDice
from dicehall.kit.game import Setup


def test_it_conforms():
    conformance.check(GAME, games=5)


def table(faces: list[int], each: int = 2) -> LiarsDice:
    """Two players; the dice fall as told."""
    dice = ScriptedDice(faces)
    made = GAME.new(Setup("liars-dice", 2, {"dice": each}), dice)
    assert isinstance(made, LiarsDice)
    return made


def test_liar_count_a_bid_that_holds_costs_the_doubter_a_die():
    g = table([3, 3, 3, 1, 1, 1, 1])
    g.play(0, act(BID, 3, 3))
    g.play(1, act(LIAR))
    assert [len(cup) for cup in g.cups] == [2, 1]
    assert g.seat == 1  # who lost begins [next]


def test_bid_must_be_higher():
    g = table([1, 2, 3, 4])
    g.play(0, act(BID, 2, 5))
    assert act(BID, 2, 5) not in g.legal()
    assert act(BID, 2, 6) in g.legal()
    assert act(BID, 1, 6) not in g.legal()


def test_end_the_last_with_dice_wins():
    g = table([1, 2], each=1)
    g.play(0, act(BID, 2, 6))
    g.play(1, act(LIAR))
    assert g.over
    assert g.returns() == [0.0, 1.0]

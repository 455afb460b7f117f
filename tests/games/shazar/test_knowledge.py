"""What a seat cannot see is dealt anew, and nothing else. [secrets]"""

from __future__ import annotations

import pytest

from dicehall.games.shazar.game import GAME
from dicehall.games.shazar.piles import FATE_DISCARD
from dicehall.games.shazar.table import Shazar
from dicehall.kit.dice import FastDice
from tests.games.shazar.scenes import BEATRICE, GOTHARD, Scene, assert_each_fate_card_lies_once


def test_cards_that_a_choice_has_discarded_are_not_dealt_again():
    """[hex.seer] [secrets] The chosen card asks something while its choice lies on the stack."""
    scene = Scene()
    scene.next_fate("gust", "storm", "feast")
    seer = next(str(hex["id"]) for hex in scene.g.realm.shown if hex["kind"] == "seer")
    scene.g.mages[GOTHARD].hex = scene.g.realm.near[6 * scene.hex(seer)]
    scene.step(GOTHARD, seer)
    scene.play("keep gust")
    assert scene.asking() == "Steps"
    world = scene.g.determinised(BEATRICE, FastDice(3))
    assert world.fates.listed_in(FATE_DISCARD) == scene.g.fates.listed_in(FATE_DISCARD)
    assert_each_fate_card_lies_once(world)


@pytest.mark.parametrize("seed", [25, 26])
def test_each_fate_card_lies_once_in_every_world(seed: int):
    """[secrets] In these games one Fate choice follows from another."""
    g = GAME.new(GAME.random_setup(FastDice(seed)), FastDice(seed))
    assert isinstance(g, Shazar)
    dice = FastDice(seed + 5)
    while not g.over:
        if g.round > 0:
            assert_each_fate_card_lies_once(g)
            for seat in range(g.seats):
                assert_each_fate_card_lies_once(g.determinised(seat, FastDice(7)))
        g.apply(g.options[dice.below(g.option_count)])

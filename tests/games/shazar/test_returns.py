"""Artifacts that come back, rolls that are thrown again, hits that turn round."""

from __future__ import annotations

import pytest

from .scenes import Scene

BEATRICE, GOTHARD, DAREN = 0, 1, 2


def test_victory_count_when_the_carrier_of_an_artifact_dies():
    """[victory.count] [capture.return]"""
    scene = Scene(3)
    scene.g.keeper[GOTHARD] = BEATRICE
    scene.g.carrier[BEATRICE] = DAREN
    scene.stand(DAREN, "beatrice-2-1")
    scene.stand(GOTHARD, "gothard-1-1")
    scene.stand(BEATRICE, "beatrice-1-1")
    scene.g.mages[DAREN].life = 1
    scene.cast(BEATRICE, "beatrice-spark", DAREN, 80, 20)
    assert scene.g.over
    assert scene.g.winners == 1 << BEATRICE


def test_victory_count_when_an_artifact_is_called_back():
    """[victory.count] [fate.call-of-stone]"""
    scene = Scene()
    scene.g.keeper[BEATRICE] = GOTHARD
    scene.g.keeper[GOTHARD] = GOTHARD
    scene.g.carrier[GOTHARD] = BEATRICE
    scene.keep(GOTHARD, "call-of-stone")
    scene.turn(BEATRICE, "begin", (59,))
    scene.play("play call-of-stone")
    assert scene.g.over
    assert scene.g.winners == 1 << GOTHARD


def test_keen_aim_holds_when_equal_rolls_are_thrown_again():
    """[status.attack-roll-mod] [attack.tie]"""
    scene = Scene(2)
    scene.mark(BEATRICE, "beatrice-keen-aim")
    scene.stand(BEATRICE, "beatrice-1-1")
    scene.hand(BEATRICE, "beatrice-spark")
    scene.turn(BEATRICE, "spell", (30, 50, 45, 60))  # 50 to 50, then 65 to 60
    scene.play("cast beatrice-spark", "aim 2")
    assert scene.life(GOTHARD) == 8
    assert scene.marks(BEATRICE) == []


def test_a_reflected_hit_is_softened_by_the_bastion_of_the_one_it_strikes():
    """[status.reflect] [hex.bastion]"""
    for bastion, left in (((0, 2), 7), ((2, 0), 9)):
        scene = Scene(4)
        scene.mark(3, "shantiren-reflection")
        scene.g.mages[BEATRICE].bastion, scene.g.mages[3].bastion = bastion
        scene.cast(BEATRICE, "beatrice-ball-lightning", 3, 50, 20)
        assert scene.life(BEATRICE) == left


def test_odds_know_the_lives_that_additions_take():
    """[attack.riders] [attack.damage]"""
    scene = Scene()
    scene.hand(BEATRICE, "beatrice-meteor")  # 4, and 2 more with 80 and above
    scene.g.mages[GOTHARD].life = 5
    scene.turn(BEATRICE, "spell")
    scene.play("cast beatrice-meteor")
    odds = scene.odds("aim 2")
    assert odds["kill"] == odds["bonus"] > 0
    assert odds["damage"] == pytest.approx(odds["hit"] * 4 + odds["bonus"])
    scene.mark(GOTHARD, "beatrice-vulnerability")  # the first blow counts twice
    assert scene.odds("aim 2")["kill"] == odds["hit"]

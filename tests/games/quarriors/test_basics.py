"""Each basic card is played once."""

from __future__ import annotations

from tests.games.quarriors.scenes import Scene


def test_quiddity_is_spent_for_what_it_shows_and_costs_nothing_once_culled():
    """[quiddity] [setup.basics] [capture.price]"""
    scene = Scene()
    assert scene.in_wilds("quiddity") == 0
    scene.g.stock += scene.pile(quiddity=1)
    scene.pool(0, "quiddity:q2")
    scene.begin("capture")
    assert scene.g.available() == 2
    scene.play("capture quiddity")
    assert scene.told("captured")[0]["price"] == 0
    assert scene.g.captures == 0
    assert scene.g.available() == 2


def test_assistant_is_a_small_creature():
    """[assistant.burst] [creatures]"""
    scene = Scene()
    scene.pool(0, "assistant:c1", "quiddity:q1")
    scene.begin("prepare")
    scene.play("summon assistant:c1")
    assert scene.stats(0) == (1, 2)
    scene.begin("score")
    assert scene.glory() == 1


def test_portal_draws_what_it_shows():
    """[portal.draw] [dice.draw]"""
    scene = Scene()
    scene.pool(0, "portal:d1")
    scene.bag(0, assistant=3)
    scene.begin("immediate")
    scene.dice(1, 5)
    scene.play("use portal:d1")
    assert scene.pool_of(0) == ["assistant:c1"]
    assert scene.in_used(0, "portal") == 1

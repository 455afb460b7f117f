"""Cards that meet in ways neither speaks of."""

from __future__ import annotations

from .scenes import Scene


def test_two_hags_that_score_together_fetch_each_other():
    """[hag.strong]"""
    scene = Scene("strong-witching-hag")
    scene.creature(0, "strong-witching-hag:c1")
    scene.creature(0, "strong-witching-hag:c1")
    scene.begin("score")
    scene.play("fetch strong-witching-hag")
    assert scene.asking() == "FetchCreature"
    scene.play("fetch strong-witching-hag")
    assert scene.in_used(0, "strong-witching-hag") == 0


def test_a_hag_alone_does_not_fetch_itself():
    """[hag.strong]"""
    scene = Scene("strong-witching-hag")
    scene.creature(0, "strong-witching-hag:c1")
    scene.begin("score")
    assert scene.asking() == "Cull"


def test_the_ooze_starves_when_the_last_quiddity_die_is_traded():
    """[ooze.plain] [shaping.incantation]"""
    scene = Scene(
        "strong-deathdealer", "primordial-ooze", "shaping-incantation", "death-incantation"
    )
    scene.creature(0, "strong-deathdealer:c1", "shaping-incantation:s")
    scene.creature(0, "primordial-ooze:c2")
    scene.creature(1, "assistant:c1")
    scene.used(0, quiddity=1)
    scene.spells(0, "death-incantation:s*")
    scene.begin("prepare")
    scene.play("cast death-incantation:s*", "destroy 2:assistant")
    scene.play("trade quiddity", "take assistant")
    assert scene.creatures_of(0) == []


def test_an_ooze_summoned_as_a_goblin_brings_quiddity():
    """[ooze.strong] [goblin.plain]"""
    scene = Scene("strong-primordial-ooze", "scavenging-goblin")
    scene.creature(1, "scavenging-goblin:c1*")
    scene.pool(0, "strong-primordial-ooze:c2", "quiddity:q2")
    scene.begin("prepare")
    scene.play("summon strong-primordial-ooze:c2")
    assert scene.g.quiddity == 1


def test_an_ooze_summoned_as_a_mighty_warrior_destroys_its_model():
    """[ooze.strong] [warrior.mighty]"""
    scene = Scene("strong-primordial-ooze", "mighty-warrior-of-the-quay")
    scene.creature(1, "mighty-warrior-of-the-quay:c1")
    scene.pool(0, "strong-primordial-ooze:c2", "quiddity:q2")
    scene.begin("prepare")
    scene.play("summon strong-primordial-ooze:c2")
    assert scene.creatures_of(1) == []
    assert scene.creatures_of(0) == ["strong-primordial-ooze=mighty-warrior-of-the-quay"]

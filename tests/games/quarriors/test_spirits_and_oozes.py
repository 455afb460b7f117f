"""Creatures that come back, and creatures that change: each is played."""

from __future__ import annotations

import pytest

from tests.games.quarriors.scenes import Scene

# ---- Ghostly Spirit ----


def test_ghostly_spirit_comes_back_for_a_quiddity_die():
    """[spirit.plain] [ruling.returned]"""
    scene = Scene("ghostly-spirit", "death-charm")
    scene.creature(0, "assistant:c1", "death-charm:s**")  # attack 6
    scene.creature(1, "ghostly-spirit:c2")
    scene.used(1, quiddity=1)
    scene.begin("attack")
    assert scene.options() == ["bring-back", "pass"]
    scene.play("bring-back")
    assert scene.creatures_of(1) == ["ghostly-spirit"]
    assert scene.stats(1) == (3, 3)  # the same level
    assert scene.in_wilds("quiddity") == 1
    assert scene.asking() == "Halt"  # the surplus of 3 is lost on it


def test_ghostly_spirit_may_stay_down():
    """[spirit.plain]"""
    scene = Scene("ghostly-spirit", "death-charm")
    scene.creature(0, "assistant:c1", "death-charm:s**")
    scene.creature(1, "ghostly-spirit:c1")
    scene.used(1, quiddity=1)
    scene.begin("attack")
    scene.play("pass")
    assert scene.in_used(1, "ghostly-spirit") == 1


def test_strong_ghostly_spirit_goes_to_the_pool():
    """[spirit.strong]"""
    scene = Scene("strong-ghostly-spirit", "death-charm")
    scene.creature(0, "assistant:c1", "death-charm:s*")
    scene.creature(1, "strong-ghostly-spirit:c1")
    scene.begin("attack")
    assert scene.pool_of(1) == ["strong-ghostly-spirit:?"]
    assert scene.in_used(1, "strong-ghostly-spirit") == 0


@pytest.mark.parametrize(("face", "back"), [(4, True), (1, False)])
def test_mighty_ghostly_spirit_waits_for_a_kill(face: int, back: bool):
    """[spirit.mighty] [ruling.fixed]"""
    scene = Scene("mighty-ghostly-spirit", "warrior-of-the-quay")
    scene.creature(0, "warrior-of-the-quay:c1")
    scene.creature(1, "mighty-ghostly-spirit:c1")
    scene.begin("attack")
    slot = "mighty_ghostly_spirit"
    assert scene.g.players[1].aside == scene.pile(**{slot: 1})
    assert scene.creatures_of(1) == []
    scene.creature(1, "assistant:c1")
    scene.g.players[0].creatures = scene.g.players[0].creatures[:0]
    scene.creature(0, "assistant:c1")
    scene.creature(1, "assistant:c1")
    scene.dice(face)
    scene.begin("attack", seat=1)
    assert scene.told("attacked")[-1]["attack"] == 2
    assert scene.creatures_of(0) == []
    assert ("mighty-ghostly-spirit" in scene.creatures_of(1)) is back
    assert scene.in_used(1, "mighty-ghostly-spirit") == (0 if back else 1)
    assert scene.g.players[1].aside == 0


def test_mighty_spirit_destroyed_by_its_owner_waits_for_the_next():
    """[spirit.mighty] [ruling.5]"""
    scene = Scene("mighty-ghostly-spirit", "death-incantation")
    scene.creature(0, "mighty-ghostly-spirit:c1")
    scene.creature(1, "assistant:c1")
    scene.spells(0, "death-incantation:s*", "death-incantation:s*")
    scene.begin("prepare")
    scene.play("cast death-incantation:s*", "destroy 1:mighty-ghostly-spirit")
    assert scene.g.players[0].aside == scene.pile(mighty_ghostly_spirit=1)
    scene.dice(6)
    scene.play("cast death-incantation:s*")
    assert scene.creatures_of(0) == ["mighty-ghostly-spirit"]


# ---- Primordial Ooze ----


def test_primordial_ooze_lives_on_quiddity_dice():
    """[ooze.plain]"""
    scene = Scene("primordial-ooze", "deathdealer")
    scene.creature(1, "primordial-ooze:c2")
    scene.used(1, quiddity=1)
    scene.pool(1, "quiddity:?", "quiddity:?")
    assert scene.stats(1) == (3, 3)
    scene.g.players[1].pool.remove(scene.die("quiddity:?"))
    scene.g.players[1].pool.remove(scene.die("quiddity:?"))
    scene.creature(0, "deathdealer:c1")
    scene.begin("score")
    scene.play("swap 2 quiddity")  # the last one
    assert scene.creatures_of(1) == []
    assert scene.told("starved") != []


def test_primordial_ooze_without_quiddity_dies_as_it_enters():
    """[ooze.plain]"""
    scene = Scene("primordial-ooze", "deathdealer")
    scene.pool(0, "primordial-ooze:c2", "deathdealer:q2")
    scene.begin("prepare")
    scene.play("summon primordial-ooze:c2")
    assert scene.creatures_of(0) == []
    assert scene.in_used(0, "primordial-ooze") == 1


def test_strong_primordial_ooze_copies():
    """[ooze.strong] [summon.price]"""
    scene = Scene("strong-primordial-ooze", "quake-dragon", "scavenging-goblin")
    scene.creature(1, "quake-dragon:c3**")
    scene.creature(1, "scavenging-goblin:c1")
    scene.pool(0, "strong-primordial-ooze:c2", "quiddity:q2")
    scene.begin("prepare")
    scene.play("summon strong-primordial-ooze:c2")
    assert scene.told("summoned")[0]["price"] == 2
    assert scene.options() == ["copy 2:quake-dragon", "copy 2:scavenging-goblin"]
    scene.play("copy 2:quake-dragon")
    assert scene.stats(0) == (8, 7)
    assert scene.creatures_of(0) == ["strong-primordial-ooze=quake-dragon"]
    scene.g.players[1].creatures = scene.g.players[1].creatures[:0]
    assert scene.stats(0) == (8, 7)  # it stays what it copied
    scene.begin("score")
    assert scene.glory() == 4


def test_strong_primordial_ooze_itself_is_the_copy_not_who_stands_beside_it():
    """[ooze.strong] Its owner has other creatures in the ready area."""
    scene = Scene("strong-primordial-ooze", "quake-dragon", "scavenging-goblin")
    scene.creature(0, "assistant:c1")
    scene.creature(0, "quake-dragon:c2*")
    scene.creature(1, "scavenging-goblin:c1")
    scene.creature(1, "assistant:c1")
    scene.pool(0, "strong-primordial-ooze:c2", "quiddity:q2")
    scene.begin("prepare")
    scene.play("summon strong-primordial-ooze:c2", "copy 2:scavenging-goblin")
    assert scene.creatures_of(0) == [
        "assistant", "quake-dragon", "strong-primordial-ooze=scavenging-goblin",
    ]  # fmt: skip
    assert [event["model"] for event in scene.told("copied")] == ["scavenging-goblin:c1"]


def test_strong_primordial_ooze_itself_does_what_its_model_does_when_summoned():
    """[ooze.strong] [warrior.mighty] Not the creature that stands beside it."""
    scene = Scene("strong-primordial-ooze", "mighty-warrior-of-the-quay")
    scene.creature(0, "assistant:c1")
    scene.creature(1, "mighty-warrior-of-the-quay:c1")
    scene.pool(0, "strong-primordial-ooze:c2", "quiddity:q2")
    scene.begin("prepare")
    scene.play("summon strong-primordial-ooze:c2")
    assert scene.creatures_of(0) == [
        "assistant", "strong-primordial-ooze=mighty-warrior-of-the-quay",
    ]  # fmt: skip
    assert scene.creatures_of(1) == []


def test_strong_primordial_ooze_alone_is_0_5():
    """[ooze.strong]"""
    scene = Scene("strong-primordial-ooze")
    scene.pool(0, "strong-primordial-ooze:c2", "quiddity:q2")
    scene.begin("prepare")
    scene.play("summon strong-primordial-ooze:c2")
    assert scene.stats(0) == (0, 5)
    scene.begin("score")
    assert scene.glory() == 2


def test_strong_primordial_ooze_switches_once_in_each_turn():
    """[ooze.switch]"""
    scene = Scene("strong-primordial-ooze", "quake-dragon", "scavenging-goblin")
    ooze = scene.creature(1, "strong-primordial-ooze:c2")
    scene.creature(0, "quake-dragon:c2*")
    scene.creature(0, "scavenging-goblin:c1")
    scene.begin("prepare", seat=1)
    assert scene.options() == ["switch strong-primordial-ooze", "done"]
    scene.play("switch strong-primordial-ooze", "copy 1:scavenging-goblin")
    assert scene.g.asking() == "Halt"  # not twice in one turn
    assert ooze.switched
    ooze.switched = False
    scene.begin("attack", seat=0)
    assert scene.g.seat == 1
    assert scene.options() == ["switch strong-primordial-ooze=scavenging-goblin", "pass"]
    scene.play("switch strong-primordial-ooze=scavenging-goblin")
    assert scene.told("copied")[-1]["model"] == "quake-dragon:c2*"
    assert scene.told("defended")[0]["defence"] == 6  # it fell as a Dragon


def test_strong_primordial_ooze_copying_a_copy_takes_the_original():
    """[ooze.strong]"""
    scene = Scene("strong-primordial-ooze", "scavenging-goblin")
    other = scene.creature(1, "strong-primordial-ooze:c2")
    other.form = scene.die("scavenging-goblin:c1*")
    scene.pool(0, "strong-primordial-ooze:c2", "quiddity:q2")
    scene.begin("prepare")
    scene.play("summon strong-primordial-ooze:c2")
    assert scene.creatures_of(0) == ["strong-primordial-ooze=scavenging-goblin"]


def test_mighty_primordial_ooze_counts_all_creatures():
    """[ooze.mighty]"""
    scene = Scene("mighty-primordial-ooze", seats=3)
    scene.creature(0, "mighty-primordial-ooze:c2")
    assert scene.stats(0) == (1, 1)
    for seat in (0, 1, 2):
        scene.creature(seat, "assistant:c1")
    assert scene.stats(0) == (4, 4)
    scene.begin("attack")
    # The attack was fixed at 4 + 1 and does not shrink as creatures fall.
    assert [event["attack"] for event in scene.told("attacked")] == [5, 5]


# ---- the Ooze in other forms ----


def test_ooze_in_the_form_of_a_spirit_copies_anew():
    """[ooze.strong] [spirit.plain]"""
    scene = Scene("strong-primordial-ooze", "ghostly-spirit", "death-charm", "scavenging-goblin")
    scene.creature(0, "scavenging-goblin:c1", "death-charm:s**")
    ooze = scene.creature(1, "strong-primordial-ooze:c2")
    ooze.form = scene.die("ghostly-spirit:c1")
    scene.used(1, quiddity=1)
    scene.begin("attack")
    scene.play("pass", "bring-back")
    assert scene.creatures_of(1) == ["strong-primordial-ooze=scavenging-goblin"]


def test_ooze_in_the_form_of_a_warrior_is_a_warrior():
    """[warrior.mighty] [ooze.strong]"""
    scene = Scene("strong-primordial-ooze", "mighty-warrior-of-the-quay")
    ooze = scene.creature(1, "strong-primordial-ooze:c2")
    ooze.form = scene.die("mighty-warrior-of-the-quay:c1")
    scene.pool(0, "mighty-warrior-of-the-quay:c1", "quiddity:q1")
    scene.begin("prepare")
    scene.play("summon mighty-warrior-of-the-quay:c1")
    assert scene.creatures_of(1) == []
    assert scene.in_used(1, "strong-primordial-ooze") == 1


def test_ooze_in_the_form_of_a_hag_fetches():
    """[ooze.strong] [hag.strong]"""
    scene = Scene("strong-primordial-ooze", "strong-witching-hag")
    ooze = scene.creature(0, "strong-primordial-ooze:c2")
    ooze.form = scene.die("strong-witching-hag:c2")
    scene.used(0, assistant=1)
    scene.begin("score")
    assert scene.glory() == 3
    assert scene.options() == ["fetch assistant", "done"]
    scene.play("fetch assistant")
    assert "strong-witching-hag" in scene.fired()


def test_ooze_that_is_set_aside_is_an_ooze_again():
    """[ooze.strong] [spirit.mighty]"""
    scene = Scene("strong-primordial-ooze", "mighty-ghostly-spirit", "witching-hag")
    scene.g.players[0].aside = scene.pile(strong_primordial_ooze=1)
    scene.creature(0, "witching-hag:c1")
    scene.creature(1, "assistant:c1")
    scene.begin("attack", dice=[4])
    assert scene.creatures_of(0) == ["witching-hag", "strong-primordial-ooze"]

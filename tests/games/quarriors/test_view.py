"""What the view says beyond the places of dice: which thing an open question is about."""

from __future__ import annotations

from typing import Any

from dicehall.games.quarriors.game import GAME
from dicehall.kit.look import look
from tests.games.quarriors.scenes import Scene


def shown(scene: Scene, part: str) -> Any:
    return scene.g.view(None)[part]


def test_the_die_that_is_rolled_again_is_in_question():
    scene = Scene()
    scene.pool(0, "assistant:r*", "quiddity:q1")
    scene.begin("immediate")
    assert shown(scene, "about") is None
    scene.play("use assistant:r*")
    assert [die["die"] for die in shown(scene, "about")["dice"]] == ["assistant:?"]


def test_the_spell_that_is_attached_is_in_question():
    scene = Scene("death-charm")
    scene.spells(0, "death-charm:s*")
    scene.creature(0, "assistant:c1")
    scene.creature(0, "scavenging-goblin:c1")
    scene.begin("prepare")
    scene.play("cast death-charm:s*")
    assert [die["die"] for die in shown(scene, "about")["dice"]] == ["death-charm:s*"]


def test_the_destroyed_creature_is_in_question():
    scene = Scene("ghostly-spirit", "death-charm")
    scene.creature(0, "assistant:c1", "death-charm:s**")
    scene.creature(1, "ghostly-spirit:c2")
    scene.used(1, quiddity=1)
    scene.begin("attack")
    assert [die["die"] for die in shown(scene, "about")["dice"]] == ["ghostly-spirit:c2"]


def test_creatures_carry_the_word_they_are_answered_with():
    scene = Scene()
    scene.creature(0, "warrior-of-the-quay:c2")
    for _goblin in range(2):
        scene.creature(1, "scavenging-goblin:c1")
    scene.creature(1, "scavenging-goblin:c1*")
    scene.begin("attack")
    words = [creature["word"] for creature in shown(scene, "players")[1]["creatures"]]
    assert words == ["scavenging-goblin#1", "scavenging-goblin#2", "scavenging-goblin#3"]
    question: Any = look(GAME, scene.g, 1)["question"]
    offered = [option["do"]["creature"] for option in question["options"]]
    assert offered == ["scavenging-goblin#1", "scavenging-goblin#3"]


def test_the_creature_that_is_turned_is_in_question():
    scene = Scene("shaping-charm", "devotee-of-the-holy-query")
    scene.creature(0, "devotee-of-the-holy-query:c1")
    scene.spells(0, "shaping-charm:s")
    scene.begin("prepare")
    scene.play("cast shaping-charm:s")
    assert shown(scene, "about")["creature"] == "1:devotee-of-the-holy-query"

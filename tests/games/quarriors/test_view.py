"""What the view says beyond the places of dice: which thing an open question is about."""

from __future__ import annotations

from typing import Any

from dicehall.games.quarriors.game import GAME
from dicehall.games.quarriors.outcome import figures
from dicehall.kit.look import look
from dicehall.text import texts_of
from tests.games.quarriors.scenes import Scene, laid
from tests.games.stage import finish


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


def test_option_closed_bags_shows_numbers_only():
    """[option.closed-bags] [zones]"""
    g = laid(2, closed_bags=True)
    for seat in (None, 0, 1):
        players: Any = g.view(seat)["players"]
        assert [(one["bag"], one["bag_count"], one["bag_closed"]) for one in players] == [
            ({}, 12, True)
        ] * 2
    finish(g)
    players = g.view(None)["players"]
    assert [sum(one["bag"].values()) == one["bag_count"] for one in players] == [True, True]


def test_the_glory_shown_counts_those_that_score_together():
    """[defender.plain] [score.glory]"""
    scene = Scene("defender-of-the-pale")
    scene.creature(0, "defender-of-the-pale:c1*")
    scene.creature(0, "assistant:c1")
    scene.creature(0, "assistant:c1")
    scene.begin("attack", seat=1)
    players: Any = scene.g.view(None)["players"]
    shown = [creature["glory"] for creature in players[0]["creatures"]]
    scene.begin("score")
    assert shown == [event["glory"] for event in scene.told("scored")]


def test_an_attached_spell_is_counted_as_cast_once():
    scene = Scene("death-charm", "growth-charm")
    scene.spells(0, "death-charm:s*", "growth-charm:s")
    scene.creature(0, "assistant:c1")
    scene.begin("prepare")
    scene.play("cast death-charm:s*", "cast growth-charm:s")
    told: list[Any] = [GAME.notation.event_data(scene.g, event) for event in scene.events]
    assert figures(scene.g, told).counts["1"]["cast"] == 2


def test_devotee_mighty_the_name_shows_the_defence_that_counts():
    """[devotee.mighty]"""
    scene = Scene("mighty-devotee-of-the-holy-query", "life-cantrip")
    scene.creature(0, "mighty-devotee-of-the-holy-query:c2*")
    scene.creature(1, "assistant:c1", "life-cantrip:s")
    scene.creature(1, "quake-dragon:c3**")
    scene.begin("attack")
    labels = [texts_of(GAME, "en").say(GAME.notation.phrase(scene.g, a)) for a in scene.g.legal()]
    assert labels[0] == "Defend with Assistant (1/2)"


def test_shaping_charm_is_told_with_both_faces():
    """[shaping.charm]"""
    scene = Scene("shaping-charm", "witching-hag")
    scene.creature(0, "witching-hag:c1")
    scene.spells(0, "shaping-charm:s")
    scene.begin("prepare")
    scene.play("cast shaping-charm:s")
    turned = next(e for e in scene.events if GAME.notation.events[e.kind].name == "turned")
    said = texts_of(GAME, "en").say(GAME.notation.event_phrase(scene.g, turned))
    assert "level 1" in said
    assert "level 2" in said

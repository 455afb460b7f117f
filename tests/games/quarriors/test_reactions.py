"""Every moment of an opponent's turn where a reaction can matter, and casting in mid-attack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quarriors.scenes import Scene

# ---- a spell that destroys spells ----


def dispelled(reaction: str) -> Scene:
    """A Hag is about to attack an Assistant whose owner holds a reaction; it is to be destroyed."""
    scene = Scene("shaping-spell", reaction, "witching-hag")
    scene.creature(0, "witching-hag:c1")  # attack 3
    scene.creature(1, "assistant:c1")  # defence 2
    scene.spells(0, "shaping-spell:s")
    scene.spells(1, f"{reaction}:s")
    scene.bag(1, quiddity=6)
    scene.turn("prepare")
    scene.play("cast shaping-spell:s", f"dispel 2 {reaction}:s")
    return scene


@pytest.mark.parametrize("reaction", ["life-spell", "life-incantation"])
def test_reaction_dispel_a_reaction_may_be_cast_before_it_is_destroyed(reaction: str):
    """[reaction.dispel] [shaping.spell]"""
    scene = dispelled(reaction)
    assert (scene.asking(), scene.g.seat) == ("NamedSpell", 1)
    assert scene.options() == [f"cast {reaction}:s", "pass"]
    scene.play(f"cast {reaction}:s")
    assert scene.told("dispelled") == []
    assert scene.creatures_of(1) == []  # it has lived to score
    assert scene.glory(1) == 1


def test_reaction_dispel_who_does_nothing_loses_it():
    """[reaction.dispel]"""
    scene = dispelled("life-spell")
    scene.play("pass")
    assert len(scene.told("dispelled")) == 1
    assert scene.glory(1) == 0


def test_reaction_dispel_a_life_charm_still_counts():
    """[reaction.dispel] [life.charm]"""
    scene = dispelled("life-charm")
    scene.play("cast life-charm:s")
    assert [event["card"] for event in scene.told("to-the-pool")] == ["assistant"]


def test_reaction_dispel_not_where_it_cannot_matter():
    """After the attack nothing threatens any more: the die goes to the used pile either way.
    [reaction.dispel]"""
    for reaction in ("life-spell", "life-incantation", "life-charm"):
        scene = Scene("shaping-spell", reaction)
        scene.creature(0, "quake-dragon:c1")
        scene.creature(1, "quake-dragon:c2*")
        scene.spells(0, "shaping-spell:s")
        scene.spells(1, f"{reaction}:s")
        scene.begin("capture")
        scene.play("cast shaping-spell:s", f"dispel 2 {scene.spells_of(1)[0]}")
        assert scene.asking() in ("Halt", "Capture")


def test_reaction_dispel_a_death_spell_to_come_makes_it_matter():
    """[reaction.dispel] [death.spell]"""
    scene = Scene("shaping-spell", "life-spell", "death-spell")
    scene.creature(1, "quake-dragon:c1")  # defence 4
    scene.spells(0, "shaping-spell:s", "death-spell:s*")
    scene.spells(1, "life-spell:s")
    scene.begin("capture")
    scene.play("cast shaping-spell:s", "dispel 2 life-spell:s", "cast life-spell:s")
    assert scene.refused()["cast death-spell:s*"] == "why-no-target"


# ---- a spell that names creatures ----


def test_reaction_spell_is_answered_when_the_creature_is_named():
    """[reaction.spell] [death.spell]"""
    scene = Scene("death-spell", "life-spell")
    scene.spells(0, "death-spell:s*")
    scene.creature(1, "assistant:c1")  # defence 2: too weak even with 4 more
    scene.creature(1, "quake-dragon:c1")  # defence 4
    scene.spells(1, "life-spell:s")
    scene.begin("prepare")
    scene.play("cast death-spell:s*", "destroy 2:quake-dragon")
    assert (scene.asking(), scene.g.seat) == ("NamedCreature", 1)
    scene.play("cast life-spell:s")
    assert [event["creature"] for event in scene.told("escaped")] == ["quake-dragon:c1"]
    assert scene.creatures_of(1) == ["assistant", "quake-dragon"]


def test_reaction_spell_not_where_it_would_not_help():
    """[reaction.spell]"""
    scene = Scene("death-spell", "life-spell")
    scene.spells(0, "death-spell:s*")
    scene.creature(1, "assistant:c1")
    scene.spells(1, "life-spell:s")
    scene.begin("prepare")
    scene.play("cast death-spell:s*")
    assert scene.asking() == "Halt"
    assert scene.creatures_of(1) == []


def test_reaction_spell_two_together_may_help():
    """[reaction.spell]"""
    scene = Scene("death-spell", "life-spell")
    scene.spells(0, "death-spell:s*")
    scene.creature(1, "assistant:c1")
    scene.spells(1, "life-spell:s", "life-spell:s")
    scene.begin("prepare")
    scene.play("cast death-spell:s*", "cast life-spell:s", "cast life-spell:s")
    assert scene.creatures_of(1) == ["assistant"]


# ---- before the attack is added up ----


def test_reaction_total_lowers_the_attack_for_everybody():
    """[reaction.total] [life.incantation] [attack.each]"""
    scene = Scene("life-incantation", "witching-hag", seats=3)
    scene.creature(0, "witching-hag:c1")  # 3
    scene.creature(0, "assistant:c1")
    scene.creature(1, "quake-dragon:c1")
    scene.creature(2, "quake-dragon:c1")
    scene.spells(2, "life-incantation:s")
    scene.begin("attack")
    assert (scene.asking(), scene.g.seat) == ("BeforeAttack", 2)
    scene.play("cast life-incantation:s", "silence 1:witching-hag")
    assert [event["attack"] for event in scene.told("attacked")] == [1, 1]


def test_reaction_total_not_where_nobody_can_fall():
    """[reaction.total]"""
    scene = Scene("life-incantation")
    scene.creature(0, "assistant:c1")
    scene.creature(1, "quake-dragon:c1")
    scene.spells(1, "life-incantation:s")
    scene.begin("attack")
    assert scene.asking() == "Halt"


def test_reaction_total_where_a_spell_in_mid_attack_could_make_one_fall():
    """[reaction.total] [shaping.spell]"""
    scene = Scene("life-incantation", "shaping-spell", "death-charm")
    scene.creature(0, "assistant:c1", "death-charm:s*")  # 4
    scene.creature(1, "assistant:c1", "death-charm:s*")  # 2+3
    scene.spells(0, "shaping-spell:s")
    scene.spells(1, "life-incantation:s")
    scene.begin("attack")
    assert (scene.asking(), scene.g.seat) == ("BeforeAttack", 1)


def test_reaction_total_the_attacker_may_raise_levels_in_answer():
    """[spells.in-attack] [shaping.charm]"""
    scene = Scene("life-incantation", "shaping-charm", "witching-hag")
    scene.creature(0, "witching-hag:c1")
    scene.creature(0, "quake-dragon:c1")
    scene.creature(1, "assistant:c1")
    scene.spells(0, "shaping-charm:s")
    scene.spells(1, "life-incantation:s")
    scene.begin("attack")
    scene.play("cast life-incantation:s", "silence 1:quake-dragon")
    assert scene.options() == ["cast shaping-charm:s", "pass"]
    scene.play("cast shaping-charm:s")
    assert scene.g.players[0].creatures[0].form == scene.die("witching-hag:c2")


# ---- casting in mid-attack ----


def test_spells_in_attack_on_the_only_opponent():
    """[spells.in-attack] [death.incantation]"""
    scene = Scene("witching-hag", "death-incantation")
    scene.creature(0, "witching-hag:c2")  # 4
    for die in ("quake-dragon:c2*", "assistant:c1", "assistant:c1"):
        scene.creature(1, die)
    scene.spells(0, "death-incantation:s*")
    scene.begin("attack")
    assert (scene.asking(), scene.g.seat) == ("BeforeDefence", 0)
    scene.play("cast death-incantation:s*", "destroy 2:quake-dragon")
    assert scene.creatures_of(1) == []


def test_spells_in_attack_between_two_picks():
    """[spells.in-attack] [attack.next]"""
    scene = Scene("witching-hag", "death-incantation")
    scene.creature(0, "witching-hag:c2")  # 4
    scene.creature(1, "quake-dragon:c2*")
    scene.creature(1, "assistant:c1")
    scene.spells(0, "death-incantation:s*")
    scene.begin("attack")
    scene.play("pass", "defend assistant")
    assert (scene.asking(), scene.g.seat) == ("BeforeDefence", 0)
    scene.play("cast death-incantation:s*", "destroy 2:quake-dragon")
    assert scene.creatures_of(1) == []


@pytest.mark.parametrize("late", [False, True])
def test_life_spell_has_one_outcome_whenever_it_is_cast(late: bool):
    """Before the first pick or before the second, the attacker can answer. [reaction.attack]"""
    scene = Scene("witching-hag", "life-spell", "death-incantation")
    for _hag in range(3):
        scene.creature(0, "witching-hag:c2")  # 4
    scene.creature(1, "scavenging-goblin:c1")
    scene.creature(1, "quake-dragon:c2*")
    scene.creature(1, "quake-dragon:c2*")
    scene.spells(0, "death-incantation:s*")
    scene.spells(1, "life-spell:s")
    scene.begin("attack")
    if late:
        scene.play("pass", "pass", "defend scavenging-goblin")
    while scene.options()[0] != "cast life-spell:s":
        scene.play("pass")
    assert (scene.asking(), scene.g.seat) == ("BeforeDefence", 1)
    scene.play("cast life-spell:s")
    assert (scene.asking(), scene.g.seat) == ("BeforeDefence", 0)
    assert scene.options() == ["cast death-incantation:s*", "pass"]


def test_attack_each_faces_the_same_total():
    """A spell cast after the attack was added up changes no total. [attack.each]
    [death.cantrip] [death.charm] [ruling.fixed]"""
    for spell, why in (("death-cantrip", "is-counted"), ("death-charm", "not-in-battle")):
        scene = Scene(spell, "shaping-spell", seats=3)
        scene.creature(0, "assistant:c1")
        scene.creature(0, "assistant:c1")
        scene.creature(1, "assistant:c1")
        scene.creature(2, "assistant:c1")
        scene.spells(0, f"{spell}:s**", "shaping-spell:s")
        scene.begin("attack")
        assert scene.refused()[f"cast {spell}:s**"] == f"why-{why}"
        while scene.asking() == "BeforeDefence":
            assert f"cast {spell}:s**" not in scene.options()
            scene.play("pass")
        assert [event["attack"] for event in scene.told("attacked")] == [2, 2]


def test_reaction_attack_not_where_nobody_can_fall():
    """[reaction.attack]"""
    scene = Scene("life-spell")
    scene.creature(0, "assistant:c1")
    scene.creature(1, "quake-dragon:c3**")
    scene.spells(1, "life-spell:s")
    scene.begin("attack")
    assert scene.asking() == "Halt"


# ---- spells for all that are ready ----


def test_death_cantrip_is_for_those_ready_when_it_is_cast():
    """[death.cantrip]"""
    scene = Scene("death-cantrip")
    scene.creature(0, "assistant:c1")
    scene.pool(0, "assistant:c1", "quiddity:q1")
    scene.spells(0, "death-cantrip:s*")
    scene.begin("prepare")
    scene.play("cast death-cantrip:s*", "summon assistant:c1")
    assert [scene.stats(0, i)[0] for i in (0, 1)] == [3, 1]


def test_life_spell_is_for_those_ready_when_it_is_cast():
    """[life.spell] [shaping.cantrip]"""
    scene = Scene("life-spell", "shaping-cantrip", "witching-hag")
    scene.creature(0, "witching-hag:c2")
    scene.creature(0, "witching-hag:c2")
    scene.creature(1, "assistant:c1")
    scene.spells(1, "life-spell:s", "shaping-cantrip:s")
    scene.begin("attack")
    scene.play("cast life-spell:s")
    assert scene.told("defended")[0]["defence"] == 6
    scene.play("cast shaping-cantrip:s")
    assert (len(scene.creatures_of(1)), scene.stats(1, 0)[1]) == (1, 2)


# ---- what depends on the defender ----


def test_ruling_defender_is_judged_once_after_the_quake():
    """[ruling.defender] [warrior.plain] [dragon.plain]"""
    scene = Scene("warrior-of-the-quay", "quake-dragon")
    scene.creature(0, "warrior-of-the-quay:c1")
    scene.creature(0, "quake-dragon:c1")
    scene.creature(1, "assistant:c1")
    scene.creature(1, "quake-dragon:c3**")
    total = scene.stats(0, 0)[0] + scene.stats(0, 1)[0]
    scene.begin("attack")
    assert [event["attack"] for event in scene.told("attacked")] == [total + 3]


def test_deathdealer_mighty_is_told_when_the_first_falls():
    """[deathdealer.mighty]"""
    scene = Scene("mighty-deathdealer")
    scene.creature(0, "mighty-deathdealer:c2")
    scene.creature(1, "quake-dragon:c3**")
    scene.begin("attack")
    assert scene.told("surged") == scene.told("fired") == []
    scene.creature(1, "assistant:c1")
    attack = scene.stats(0)[0]
    scene.begin("attack")
    scene.play("defend assistant")
    surged = [(event["attack"], event["left"]) for event in scene.told("surged")]
    assert surged == [(attack, 2 * attack - 2)]
    assert [event["card"] for event in scene.told("fired")] == ["mighty-deathdealer"]


# ---- copies on others' turns ----


def ooze(form: str, *cards: str, seats: int = 2) -> Scene:
    """The second player has a copy of something, and the first a Dragon."""
    scene = Scene("strong-primordial-ooze", *cards, seats=seats)
    copy = scene.creature(1, "strong-primordial-ooze:c2")
    copy.form = scene.die(form)
    scene.creature(0, "quake-dragon:c3**")
    return scene


def test_ooze_switch_before_a_quake():
    """[ooze.switch] [dragon.plain]"""
    scene = ooze("assistant:c1")
    scene.begin("attack")
    assert scene.asking() == "BeforeRuin"
    scene.play("switch strong-primordial-ooze=assistant")
    assert [event["creature"] for event in scene.told("defended")] == ["quake-dragon:c3**"]


def test_ooze_switch_when_a_spell_has_named_it():
    """[ooze.switch] [death.incantation]"""
    scene = ooze("assistant:c1", "death-incantation")
    scene.spells(0, "death-incantation:s*")
    scene.begin("prepare")
    scene.play("cast death-incantation:s*")
    assert scene.asking() == "NamedCreature"
    scene.play("switch strong-primordial-ooze=assistant")
    assert len(scene.told("escaped")) == 1


def test_ooze_switch_before_a_purge():
    """[ooze.switch] [warrior.mighty]"""
    scene = ooze("mighty-warrior-of-the-quay:c1", "mighty-warrior-of-the-quay")
    scene.pool(0, "mighty-warrior-of-the-quay:c1", "quiddity:q1")
    scene.begin("prepare")
    scene.play("summon mighty-warrior-of-the-quay:c1")
    assert scene.asking() == "BeforeRuin"
    scene.play("switch strong-primordial-ooze=mighty-warrior-of-the-quay")
    assert scene.creatures_of(1) == ["strong-primordial-ooze=quake-dragon"]


def test_ooze_switch_at_the_end_of_every_turn():
    """[ooze.switch] [end]"""
    scene = ooze("assistant:c1")
    scene.turn("end")
    assert (scene.asking(), scene.g.seat) == ("EndOfTurn", 1)
    shown: Any = scene.g.view(None)["turn"]
    assert shown["phase"] == "end"
    scene.play("switch strong-primordial-ooze=assistant")
    assert scene.told("copied")[-1]["model"] == "quake-dragon:c3**"


def test_ooze_switch_in_the_own_phase_5():
    """[ooze.switch]"""
    scene = ooze("assistant:c1")
    scene.begin("capture", seat=1)
    assert scene.options()[0] == "switch strong-primordial-ooze=assistant"


# ---- a spell that can only hit its caster ----


def test_death_incantation_asks_before_an_own_creature_falls():
    """[death.incantation] [spells.target]"""
    scene = Scene("death-incantation")
    scene.creature(0, "assistant:c1")
    scene.spells(0, "death-incantation:s*")
    scene.begin("prepare")
    scene.play("cast death-incantation:s*")
    assert (scene.asking(), scene.options()) == ("DestroyOne", ["destroy 1:assistant"])

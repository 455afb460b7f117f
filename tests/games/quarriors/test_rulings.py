"""Rulings where the books are silent, and spells that answer each other."""

from __future__ import annotations

import pytest

from tests.games.quarriors.scenes import Scene


def test_ruling_1_change_stays_until_the_turn_ends():
    """[ruling.1] [quiddity] [spend]"""
    scene = Scene()
    scene.pool(0, "assistant:c1", "quiddity:q2")
    scene.bag(1, quiddity=6)
    scene.turn("prepare")
    scene.play("summon assistant:c1")
    assert scene.g.quiddity == 1  # the change
    assert scene.in_used(0, "quiddity") == 1
    scene.play("capture assistant")
    assert scene.g.quiddity == 0


def test_ruling_2_roll_what_there_is():
    """[ruling.2] [roll.refill]"""
    scene = Scene()
    scene.bag(0, quiddity=2)
    scene.used(0, assistant=1)
    scene.begin("roll")
    assert len(scene.told("rolled")[0]["dice"]) == 3  # type: ignore[arg-type]


def test_ruling_3_glory_wins_before_abilities():
    """[ruling.3] [score.glory]"""
    scene = Scene("strong-witching-hag", target=3)
    scene.creature(0, "strong-witching-hag:c1")
    scene.used(0, assistant=1)
    scene.begin("score")
    assert scene.g.over
    assert scene.in_used(0, "strong-witching-hag") == 0  # it has not even left


def test_ruling_3_abilities_in_the_owners_order():
    """[ruling.3] [score.abilities] [hag.strong] [deathdealer.plain]"""
    scene = Scene("strong-witching-hag", "deathdealer")
    scene.creature(0, "strong-witching-hag:c1")
    scene.creature(0, "deathdealer:c1")
    scene.used(1, quiddity=1)
    scene.begin("score")
    assert scene.options() == ["resolve fetch strong-witching-hag", "resolve swap deathdealer"]
    scene.play("resolve fetch strong-witching-hag", "fetch deathdealer")
    assert scene.asking() == "Cull"  # nothing left to swap
    assert scene.g.scored == 2


def test_ruling_3_at_most_one_cull_for_each_that_scored():
    """[ruling.3] [cull]"""
    scene = Scene()
    for _assistant in range(2):
        scene.creature(0, "assistant:c1")
    scene.used(0, quiddity=3)
    scene.begin("score")
    scene.play("cull quiddity", "cull assistant")
    assert scene.asking() == "Halt"
    assert scene.in_wilds("quiddity") == 1
    assert scene.in_wilds("assistant") == 3


def test_ruling_4_saved_spells_are_cast_from_phase_2_on():
    """[ruling.4] [spells.own-turn]"""
    scene = Scene("growth-charm")
    scene.spells(0, "growth-charm:s")
    scene.pool(0, "portal:d1")
    scene.begin("immediate")
    assert scene.options() == ["use portal:d1", "cast growth-charm:s", "done"] or (
        "settle portal:d1" in scene.options()
    )
    scene.play("cast growth-charm:s")
    assert scene.g.quiddity == 3


def test_ruling_4_no_casting_while_scoring():
    """[ruling.4]"""
    scene = Scene("growth-charm")
    scene.creature(0, "assistant:c1")
    scene.spells(0, "growth-charm:s")
    scene.begin("score")
    assert scene.options() == ["cull assistant", "done"]


@pytest.mark.parametrize("own", [True, False])
def test_ruling_5_a_spell_destroys_as_well_as_an_attack(own: bool):
    """[ruling.5] [deathdealer.strong] [hag.plain] [destroy]"""
    scene = Scene("strong-deathdealer", "witching-hag", "death-incantation")
    scene.creature(0, "strong-deathdealer:c1")
    scene.creature(0, "witching-hag:c1")
    scene.creature(0 if own else 1, "assistant:c1")
    scene.spells(0, "death-incantation:s*")
    scene.begin("prepare")
    scene.play("cast death-incantation:s*", f"destroy {1 if own else 2}:assistant")
    assert scene.glory() == 2
    assert scene.g.quiddity == 1
    assert scene.g.losers == 0


def test_ruling_5_on_the_turn_of_another_nobody_else_has_destroyed_it():
    """[ruling.5]"""
    scene = Scene("witching-hag")
    scene.creature(1, "witching-hag:c1")
    scene.creature(0, "witching-hag:c2")
    scene.creature(1, "assistant:c1")
    scene.begin("attack")
    scene.play("defend assistant")
    assert scene.g.quiddity == 1  # the attacker's Hag alone


def test_ruling_6_present_values_count():
    """[ruling.6] [death.spell]"""
    scene = Scene("death-spell", "life-cantrip", "devotee-of-the-holy-query")
    scene.creature(1, "devotee-of-the-holy-query:c2", "life-cantrip:s")  # 4 + 4
    scene.spells(0, "death-spell:s*")
    scene.begin("prepare")
    assert scene.asking() == "Halt"


def test_ruling_7_two_mighty_deathdealers_both_add():
    """[ruling.7] [deathdealer.mighty]"""
    scene = Scene("mighty-deathdealer", "quake-dragon")
    for _dealer in range(2):
        scene.creature(0, "mighty-deathdealer:c1")  # 3 each
    scene.creature(1, "quake-dragon:c1")  # defence 4
    scene.creature(1, "quake-dragon:c3**")  # defence 7
    scene.begin("attack")
    scene.play("defend quake-dragon#1")
    assert scene.creatures_of(1) == []  # 6 - 4 + 6 = 8


def test_ruling_8_a_free_take_can_end_the_game():
    """[ruling.8] [win.empty]"""
    scene = Scene(
        "shaping-incantation", "deathdealer", "defender-of-the-pale", "warrior-of-the-quay"
    )
    for id in ("deathdealer", "defender_of_the_pale", "warrior_of_the_quay"):
        scene.g.stock -= scene.pile(**{id: 5})
    scene.g.stock -= scene.pile(scavenging_goblin=4)
    scene.creature(0, "assistant:c1", "shaping-incantation:s")
    scene.begin("score")
    scene.play("trade assistant", "take scavenging-goblin")
    assert scene.g.over


def test_ruling_9_dice_that_come_late_are_swept_away():
    """[ruling.9] [goblin.mighty] [end.pool]"""
    scene = Scene("mighty-scavenging-goblin", "death-incantation")
    scene.creature(0, "mighty-scavenging-goblin:c1*")
    scene.spells(0, "death-incantation:s*")
    scene.bag(0, quiddity=9)
    scene.bag(1, quiddity=6)
    scene.turn("prepare")
    scene.play("cast death-incantation:s*", "destroy 1:mighty-scavenging-goblin")
    assert scene.told("drew")[0]["dice"] == ["quiddity:?", "quiddity:?"]
    assert scene.g.active == 1  # unrolled dice give no quiddity; the turn is over
    assert scene.in_used(0, "quiddity") == 2


def test_ruling_returned_once_a_combat():
    """[ruling.returned] [spirit.plain]"""
    scene = Scene("ghostly-spirit", "quake-dragon", "death-charm")
    scene.creature(0, "assistant:c1", "death-charm:s**")  # attack 6
    scene.creature(1, "ghostly-spirit:c1")  # defence 2
    scene.creature(1, "quake-dragon:c1")  # defence 4
    scene.creature(1, "quake-dragon:c3**")
    scene.used(1, quiddity=5)
    scene.begin("attack")
    scene.play("defend ghostly-spirit", "bring-back")
    assert scene.options() == ["defend quake-dragon#1", "defend quake-dragon#2"]
    assert scene.refused()["defend ghostly-spirit"] == "why-safe"
    scene.play("defend quake-dragon#1")
    assert scene.creatures_of(1) == ["quake-dragon", "ghostly-spirit"]
    assert not scene.g.players[1].creatures[1].safe  # the combat is over


def test_ruling_fixed_a_spirit_that_returns_adds_nothing():
    """[ruling.fixed] [spirit.mighty]"""
    scene = Scene("mighty-ghostly-spirit", "warrior-of-the-quay", seats=3)
    scene.creature(0, "warrior-of-the-quay:c2")
    scene.g.players[0].aside = scene.pile(mighty_ghostly_spirit=1)
    for seat in (1, 2):
        scene.creature(seat, "assistant:c1")
        scene.creature(seat, "assistant:c1")
    scene.begin("attack", dice=[6])
    assert scene.creatures_of(0) == ["warrior-of-the-quay", "mighty-ghostly-spirit"]
    assert [event["attack"] for event in scene.told("attacked")] == [3, 3]


def test_ruling_turn_reactions_end_with_the_turn_they_were_cast_in():
    """[ruling.turn] [life.spell]"""
    scene = Scene("life-spell", "witching-hag")
    scene.creature(0, "witching-hag:c1")
    scene.creature(1, "assistant:c1")
    scene.spells(1, "life-spell:s")
    scene.bag(1, quiddity=6)
    scene.turn("attack")
    scene.play("cast life-spell:s")
    assert scene.told("shielded")[0]["defence"] == 4
    assert scene.g.active == 1
    assert scene.g.players[1].shield == 0


def test_ruling_10_is_judged_for_each_defender():
    """[ruling.10] [ruling.defender]"""
    scene = Scene("mighty-witching-hag", "quake-dragon", seats=3)
    scene.creature(0, "quake-dragon:c2*")
    scene.creature(1, "quake-dragon:c3**")
    scene.creature(2, "mighty-witching-hag:c2")
    scene.begin("attack")
    assert [event["attack"] for event in scene.told("attacked")] == [6, 3]


# ---- reactions and casting in the attack ----


def test_reaction_spell_before_a_death_spell():
    """[reaction.spell] [life.spell]"""
    scene = Scene("life-spell", "death-spell")
    scene.creature(1, "assistant:c1")
    scene.spells(1, "life-spell:s", "life-spell:s")
    scene.spells(0, "death-spell:s*")
    scene.begin("prepare")
    scene.play("cast death-spell:s*")
    assert scene.g.seat == 1
    assert scene.options() == ["cast life-spell:s", "pass"]
    scene.play("cast life-spell:s", "cast life-spell:s")
    assert scene.creatures_of(1) == ["assistant"]  # 10 is too much
    assert scene.asking() == "Halt"


def test_spells_in_attack_between_two_defences():
    """[spells.in-attack] [death.incantation]"""
    scene = Scene("death-incantation", seats=3)
    scene.creature(0, "assistant:c1")
    scene.creature(0, "assistant:c1")
    scene.creature(1, "assistant:c1")
    scene.creature(2, "quake-dragon:c1")
    scene.spells(0, "death-incantation:s*")
    scene.begin("attack")
    scene.play("pass")
    assert scene.creatures_of(1) == []
    assert scene.g.seat == 0  # after the first defence
    scene.play("cast death-incantation:s*", "destroy 3:quake-dragon")
    assert scene.creatures_of(2) == []


def test_spells_in_attack_answer_a_reaction():
    """[spells.in-attack] [reaction.total] [death.charm]"""
    scene = Scene("death-charm", "life-incantation")
    scene.creature(0, "assistant:c1")
    scene.creature(0, "assistant:c1")
    scene.creature(1, "assistant:c1")
    scene.spells(0, "death-charm:s**")
    scene.spells(1, "life-incantation:s")
    scene.begin("attack")
    scene.play("cast life-incantation:s")
    assert (scene.asking(), scene.g.seat) == ("BeforeAttack", 0)
    scene.play("cast death-charm:s**", "attach assistant#2")
    assert scene.told("attacked")[0]["attack"] == 6
    assert scene.creatures_of(1) == []


def test_a_creature_that_is_silenced_stays_so():
    """[ruling.7] [life.incantation] [death.cantrip]"""
    scene = Scene("life-incantation", "death-cantrip", "witching-hag", seats=3)
    scene.creature(0, "witching-hag:c1")
    for seat in (1, 2):
        scene.creature(seat, "assistant:c1")
    scene.spells(0, "death-cantrip:s*")
    scene.spells(1, "life-incantation:s")
    scene.begin("attack")
    scene.play("cast life-incantation:s", "cast death-cantrip:s*")
    assert [event["attack"] for event in scene.told("attacked")] == [0, 0]


def test_the_silenced_cannot_be_immune():
    """[devotee.mighty] [life.incantation]"""
    scene = Scene("life-incantation", "mighty-devotee-of-the-holy-query")
    scene.creature(0, "mighty-devotee-of-the-holy-query:c2*")
    scene.creature(1, "assistant:c1")
    scene.spells(1, "life-incantation:s")
    scene.begin("attack")
    assert scene.asking() == "Halt"
    assert scene.creatures_of(1) == []


def test_strong_deathdealer_with_attachments_pays_for_them():
    """[ruling.7] [deathdealer.strong] [victory.cantrip] [shaping.incantation]"""
    scene = Scene("strong-deathdealer", "victory-cantrip", "shaping-incantation")
    scene.creature(0, "strong-deathdealer:c1", "victory-cantrip:s", "shaping-incantation:s")
    scene.creature(1, "assistant:c1")
    scene.begin("attack")
    assert scene.glory() == 4
    assert scene.asking() == "TradeDie"
    scene.play("trade victory-cantrip", "take strong-deathdealer")
    assert scene.asking() == "Halt"

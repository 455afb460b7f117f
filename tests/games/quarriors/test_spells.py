"""Each spell card is played once."""

from __future__ import annotations

import pytest

from tests.games.quarriors.scenes import Scene

# ---- Death ----


def test_death_spell_takes_one_weak_creature_of_each():
    """[death.spell] [ruling.6]"""
    scene = Scene("death-spell", "quake-dragon", "devotee-of-the-holy-query", seats=3)
    scene.creature(1, "assistant:c1")
    scene.creature(1, "devotee-of-the-holy-query:c2*")  # defence 6
    scene.creature(1, "quake-dragon:c3**")  # defence 7
    scene.creature(2, "assistant:c1")
    scene.spells(0, "death-spell:s*")
    scene.begin("prepare")
    scene.play("cast death-spell:s*")
    assert scene.options() == ["destroy 2:assistant", "destroy 2:devotee-of-the-holy-query"]
    scene.play("destroy 2:devotee-of-the-holy-query")
    assert scene.creatures_of(1) == ["assistant", "quake-dragon"]
    assert scene.creatures_of(2) == []  # the only one there was
    assert scene.in_used(0, "death-spell") == 1


@pytest.mark.parametrize(("face", "attack"), [("s*", 3), ("s**", 4)])
def test_death_cantrip_makes_all_hit_harder(face: str, attack: int):
    """[death.cantrip] [ruling.turn]"""
    scene = Scene("death-cantrip")
    scene.creature(0, "assistant:c1")
    scene.creature(0, "assistant:c1")
    scene.spells(0, f"death-cantrip:{face}")
    scene.begin("prepare")
    scene.play(f"cast death-cantrip:{face}")
    assert [scene.stats(0, at)[0] for at in range(2)] == [attack, attack]
    scene.bag(1, quiddity=6)
    scene.turn("end")
    assert scene.g.seat == 1
    assert scene.stats(0, 1) == (1, 2)  # over with the turn


def test_death_cantrip_counts_in_the_attack():
    """[death.cantrip] [attack.total]"""
    scene = Scene("death-cantrip")
    scene.creature(0, "assistant:c1")
    scene.creature(0, "assistant:c1")
    scene.creature(1, "assistant:c1")
    scene.spells(0, "death-cantrip:s**")
    scene.bag(1, quiddity=6)
    scene.turn("prepare")
    scene.play("cast death-cantrip:s**")
    assert scene.told("attacked")[0]["attack"] == 8


def test_death_charm_is_attached_where_the_caster_likes():
    """[death.charm] [attach]"""
    scene = Scene("death-charm", "scavenging-goblin")
    scene.creature(0, "assistant:c1")
    scene.creature(0, "scavenging-goblin:c1")
    scene.spells(0, "death-charm:s**", "death-charm:s*")
    scene.begin("prepare")
    scene.play("cast death-charm:s**")
    assert scene.options() == ["attach assistant", "attach scavenging-goblin"]
    scene.play("attach assistant", "cast death-charm:s*", "attach assistant")
    assert scene.stats(0, 0) == (1 + 8, 2 + 8)
    assert scene.g.ready_dice(0) == 4


def test_death_incantation_by_level():
    """[death.incantation]"""
    scene = Scene("death-incantation", "quake-dragon")
    scene.creature(0, "assistant:c1")
    scene.creature(1, "quake-dragon:c3**")
    scene.creature(1, "quake-dragon:c2*")
    scene.spells(0, "death-incantation:s*", "death-incantation:s**")
    scene.begin("prepare")
    scene.play("cast death-incantation:s*")
    assert scene.options() == ["destroy 1:assistant", "destroy 2:quake-dragon#2"]
    scene.play("destroy 2:quake-dragon#2", "cast death-incantation:s**")
    assert "destroy 2:quake-dragon" in scene.options()
    scene.play("destroy 2:quake-dragon")
    assert scene.creatures_of(1) == []


# ---- Growth ----


def test_growth_spell_is_used_at_once():
    """[growth.spell] [growth.immediate] [immediate]"""
    scene = Scene("growth-spell")
    scene.pool(0, "growth-spell:s")
    scene.bag(0, assistant=1)
    scene.begin("immediate", dice=[1, 1])
    scene.play("use growth-spell:s")
    assert scene.g.available() == 2 + 1
    assert scene.in_used(0, "growth-spell") == 1


def test_growth_spell_is_lost_if_not_used_at_once():
    """[growth.immediate]"""
    scene = Scene("growth-spell")
    scene.pool(0, "growth-spell:s", "assistant:c1", "quiddity:q1")
    scene.begin("immediate")
    scene.play("done")
    scene.begin("prepare")
    assert scene.spells_of(0) == []
    assert scene.refused()["use growth-spell:s"] == "why-too-late"


def test_growth_cantrips_add_captures():
    """[growth.cantrip] [capture.one]"""
    scene = Scene("growth-cantrip")
    scene.pool(0, *["growth-cantrip:s"] * 3)
    scene.begin("immediate")
    scene.play("use growth-cantrip:s", "use growth-cantrip:s", "use growth-cantrip:s")
    assert scene.g.captures == 4
    assert scene.g.available() == 6


def test_growth_charm_is_saved_and_brings_quiddity():
    """[growth.charm]"""
    scene = Scene("growth-charm")
    scene.spells(0, "growth-charm:s")
    scene.begin("prepare")
    scene.play("cast growth-charm:s")
    assert scene.g.available() == 3
    assert scene.in_used(0, "growth-charm") == 1


@pytest.mark.parametrize("picks", [0, 1, 2])
def test_growth_incantation_rolls_up_to_two_others(picks: int):
    """[growth.incantation]"""
    scene = Scene("growth-incantation")
    scene.pool(0, "growth-incantation:s", "quiddity:q1", "assistant:q1")
    scene.begin("immediate")
    scene.play("use growth-incantation:s")
    assert scene.options() == ["reroll quiddity:q1", "reroll assistant:q1", "done"]
    scene.dice(6, 5)
    scene.play(*["reroll quiddity:q1", "reroll assistant:q1"][:picks])
    if picks < 2:
        scene.play("done")
    expected = [
        ["quiddity:q1", "assistant:q1"],
        ["quiddity:q2", "assistant:q1"],
        ["quiddity:q2", "assistant:c1"],
    ]
    assert scene.pool_of(0) == expected[picks]
    assert scene.g.quiddity == 2


# ---- Life ----


def test_life_spell_saves_in_the_defence():
    """[life.spell] [reaction] [reaction.attack] [ruling.turn]"""
    scene = Scene("life-spell", "quake-dragon")
    scene.creature(0, "quake-dragon:c1")  # attack 4
    scene.creature(1, "quake-dragon:c2*")  # defence 6
    scene.creature(1, "assistant:c1")
    scene.spells(0, "life-spell:s")
    scene.spells(1, "life-spell:s")
    scene.begin("prepare", seat=0)
    assert scene.asking() == "Halt"  # no reaction on the own turn
    scene.begin("attack")
    assert scene.asking() == "Halt"  # nobody is in danger
    assert scene.creatures_of(1) == ["quake-dragon"]  # the quake asks for no defence
    scene.creature(0, "assistant:c1")
    scene.creature(0, "assistant:c1")
    scene.begin("attack")
    assert scene.options() == ["cast life-spell:s", "pass"]
    scene.play("cast life-spell:s")
    assert scene.stats(1, 0) == (6, 10)
    assert scene.creatures_of(1) == ["quake-dragon"]


def test_life_spell_between_two_defenders():
    """[life.spell] [attack.defend]"""
    scene = Scene("life-spell", "death-charm")
    scene.creature(0, "assistant:c1", "death-charm:s*")  # attack 4
    scene.creature(1, "assistant:c1")
    scene.creature(1, "assistant:c1", "death-charm:s*")
    scene.spells(1, "life-spell:s")
    scene.begin("attack")
    scene.play("pass", "defend assistant#1")
    assert scene.creatures_of(1) == ["assistant"]  # 2 left against 5: nothing can fall
    assert scene.spells_of(1) == ["life-spell:s"]


def test_life_cantrip_adds_defence():
    """[life.cantrip]"""
    scene = Scene("life-cantrip")
    scene.creature(0, "assistant:c1")
    scene.spells(0, "life-cantrip:s")
    scene.begin("prepare")
    scene.play("cast life-cantrip:s")
    assert scene.stats(0) == (1, 6)


def test_life_charm_sends_the_fallen_to_the_pool():
    """[life.charm] [reaction.loss]"""
    scene = Scene("life-charm", "quake-dragon")
    scene.creature(0, "quake-dragon:c3**")
    scene.creature(1, "assistant:c1")
    scene.creature(1, "quake-dragon:c2*")
    scene.spells(1, "life-charm:s")
    scene.bag(1, quiddity=6)
    scene.turn("attack")
    assert scene.options() == ["cast life-charm:s", "pass"]
    scene.play("cast life-charm:s")
    assert {str(die) for die in scene.told("to-the-pool")[0].values()} >= {"assistant"}
    assert len(scene.told("to-the-pool")) == 2  # the Dragon follows later in the same turn
    assert scene.in_used(1, "life-charm") == 1
    assert len(scene.told("rolled")[0]["dice"]) == 8  # type: ignore[arg-type]


def test_life_incantation_takes_an_attack_away_from_all_to_come():
    """[life.incantation] [ruling.7]"""
    scene = Scene("life-incantation", "quake-dragon", seats=3)
    scene.creature(0, "quake-dragon:c2*")  # 6
    scene.creature(0, "assistant:c1")  # 1
    scene.creature(1, "quake-dragon:c3**")
    scene.creature(2, "quake-dragon:c3**")
    scene.spells(2, "life-incantation:s")
    scene.begin("attack")
    assert scene.g.seat == 2  # not the defender, but it may react
    scene.play("cast life-incantation:s")
    assert scene.options() == ["silence 1:quake-dragon", "silence 1:assistant"]
    scene.play("silence 1:quake-dragon")
    assert [event["attack"] for event in scene.told("attacked")] == [1, 1]
    assert scene.stats(0, 0)[0] == 0


# ---- Shaping ----


def test_shaping_spell_destroys_a_spell():
    """[shaping.spell] [ruling.8]"""
    scene = Scene("shaping-spell", "death-charm", "life-cantrip")
    scene.creature(1, "assistant:c1", "death-charm:s*", "life-cantrip:s")
    scene.spells(1, "life-cantrip:s")
    scene.spells(0, *["shaping-spell:s"] * 3)
    scene.begin("prepare")
    scene.play("cast shaping-spell:s")
    assert scene.options() == [
        "dispel 1 shaping-spell:s",
        "dispel 2 life-cantrip:s",
        "dispel-from 2:assistant",
    ]
    scene.play("dispel 2 life-cantrip:s")
    assert scene.in_used(1, "life-cantrip") == 1
    scene.play("cast shaping-spell:s", "dispel-from 2:assistant")
    assert scene.options() == ["dispel-kind death-charm*", "dispel-kind life-cantrip"]
    scene.play("dispel-kind death-charm*")
    assert scene.stats(1) == (1, 6)
    scene.play("cast shaping-spell:s", "dispel-from 2:assistant")
    assert scene.stats(1) == (1, 2)


def test_shaping_cantrip_brings_a_lost_creature_back():
    """[shaping.cantrip] [ruling.returned] [reaction.loss]"""
    scene = Scene("shaping-cantrip", "quake-dragon", "death-charm")
    scene.creature(0, "assistant:c1", "death-charm:s**", "death-charm:s**")  # attack 11
    scene.creature(1, "quake-dragon:c2*", "death-charm:s*")  # defence 9
    scene.spells(1, "shaping-cantrip:s")
    scene.begin("attack")
    scene.play("cast shaping-cantrip:s")
    assert scene.creatures_of(1) == ["quake-dragon"]
    assert scene.stats(1) == (6, 6)  # same face, attachment gone
    assert scene.asking() == "Halt"
    assert scene.in_used(1, "death-charm") == 1
    assert scene.g.losers == 0b10  # it counts as destroyed all the same


def test_shaping_charm_raises_levels():
    """[shaping.charm]"""
    scene = Scene(
        "shaping-charm", "devotee-of-the-holy-query", "quake-dragon", "strong-primordial-ooze"
    )
    scene.creature(0, "devotee-of-the-holy-query:c1")
    scene.creature(0, "quake-dragon:c1")
    scene.creature(0, "assistant:c1")
    ooze = scene.creature(0, "strong-primordial-ooze:c2")
    ooze.form = scene.die("quake-dragon:c1")
    scene.spells(0, "shaping-charm:s")
    scene.begin("prepare")
    scene.play("cast shaping-charm:s")
    assert scene.options() == [
        "turn devotee-of-the-holy-query:c2",
        "turn devotee-of-the-holy-query:c2*",
    ]
    scene.play("turn devotee-of-the-holy-query:c2*")
    assert [scene.stats(0, at) for at in range(4)] == [(2, 6), (6, 6), (1, 2), (4, 4)]


def test_shaping_incantation_trades_a_die_up():
    """[shaping.incantation] [ruling.8]"""
    scene = Scene("shaping-incantation", "scavenging-goblin", "witching-hag", "quake-dragon")
    scene.creature(0, "assistant:c1", "shaping-incantation:s")
    scene.used(0, scavenging_goblin=1)
    scene.begin("score")
    assert scene.options() == [
        "trade assistant",
        "trade scavenging-goblin",
        "trade shaping-incantation",
        "done",
    ]
    scene.play("trade scavenging-goblin")  # 2: up to 5
    assert "take witching-hag" in scene.options()
    assert "take quake-dragon" not in scene.options()
    scene.play("take witching-hag")
    assert scene.in_used(0, "witching-hag") == 1
    assert scene.in_wilds("scavenging-goblin") == 6
    assert scene.g.captures == 1


def test_shaping_incantation_may_cull_itself():
    """[shaping.incantation]"""
    scene = Scene("shaping-incantation")
    scene.creature(0, "assistant:c1", "shaping-incantation:s")
    scene.begin("score")
    scene.play("trade shaping-incantation")
    assert scene.in_wilds("shaping-incantation") == 6


# ---- Victory ----


def test_victory_spell_counts_losers():
    """[victory.spell] [ruling.5]"""
    scene = Scene("victory-spell", "quake-dragon", seats=3)
    scene.creature(0, "quake-dragon:c1")
    scene.creature(1, "assistant:c1")
    scene.creature(2, "quake-dragon:c3**")
    scene.spells(0, "victory-spell:s")
    scene.turn("prepare")
    assert scene.asking() == "Capture"  # only after the attack
    scene.play("cast victory-spell:s")
    assert scene.glory() == 1


def test_victory_cantrip_pays_when_its_creature_scores():
    """[victory.cantrip]"""
    scene = Scene("victory-cantrip")
    scene.creature(0, "assistant:c1", "victory-cantrip:s", "victory-cantrip:s")
    scene.begin("score")
    assert scene.glory() == 1 + 4


def test_victory_charm_counts_what_scored():
    """[victory.charm]"""
    scene = Scene("victory-charm")
    scene.spells(0, "victory-charm:s")
    scene.begin("prepare")
    assert scene.asking() == "Halt"
    for _assistant in range(3):
        scene.creature(0, "assistant:c1")
    scene.bag(0, quiddity=6)
    scene.turn("score", dice=[1] * 12)
    scene.play("done", "cast victory-charm:s")
    assert scene.glory() == 3 + 3


def test_victory_incantation_may_end_the_game():
    """[victory.incantation] [win.glory]"""
    scene = Scene("victory-incantation", target=3)
    scene.spells(0, "victory-incantation:s")
    scene.begin("prepare")
    scene.play("cast victory-incantation:s")
    assert scene.g.over
    assert scene.g.returns() == [1.0, 0.0]

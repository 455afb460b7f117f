"""Each creature card is played once; Spirits and Oozes have a file of their own."""

from __future__ import annotations

import pytest

from dicehall.games.quarriors.game import GAME
from dicehall.games.quarriors.setup import SCORING_DRAWS
from dicehall.kit.game import Setup
from tests.games.quarriors.scenes import Scene, laid

# ---- Deathdealer ----


def test_deathdealer_is_swapped_for_a_die_of_another():
    """[deathdealer.plain]"""
    scene = Scene("deathdealer", "quake-dragon")
    scene.creature(0, "deathdealer:c1")
    scene.used(1, quake_dragon=1, quiddity=2)
    scene.begin("score")
    assert scene.glory() == 2
    assert scene.options() == ["swap 2 quiddity", "swap 2 quake-dragon", "done"]
    scene.play("swap 2 quake-dragon")
    assert (scene.in_used(0, "quake-dragon"), scene.in_used(0, "deathdealer")) == (1, 0)
    assert (scene.in_used(1, "quake-dragon"), scene.in_used(1, "deathdealer")) == (0, 1)
    assert "cull quake-dragon" in scene.options()  # the taken die may be culled at once


def test_deathdealer_need_not_be_swapped():
    """[deathdealer.plain]"""
    scene = Scene("deathdealer")
    scene.creature(0, "deathdealer:c1")
    scene.used(1, quiddity=2)
    scene.begin("score")
    scene.play("done")
    assert scene.in_used(0, "deathdealer") == 1


def test_strong_deathdealer_scores_at_once():
    """[deathdealer.strong] [ruling.7]"""
    scene = Scene("strong-deathdealer")
    scene.creature(0, "strong-deathdealer:c1")
    scene.creature(1, "assistant:c1")
    scene.begin("attack")
    assert scene.glory() == 2
    assert scene.creatures_of(0) == []
    assert scene.in_used(0, "strong-deathdealer") == 1
    assert scene.g.scored == 1
    assert scene.asking() == "Halt"  # and no cull


def test_mighty_deathdealer_adds_its_attack_after_the_first_fall():
    """[deathdealer.mighty]"""
    scene = Scene("mighty-deathdealer", "scavenging-goblin", seats=3)
    scene.creature(0, "mighty-deathdealer:c1")  # attack 3
    for seat in (1, 2):
        scene.creature(seat, "assistant:c1")
        scene.creature(seat, "scavenging-goblin:c1")
        scene.creature(seat, "scavenging-goblin:c1*")
    scene.begin("attack")
    for _seat in range(2):  # 3 - 2 + 3 = 4: two more fall, for each opponent anew
        scene.play("defend assistant", "defend scavenging-goblin#1")
    assert [event["attack"] for event in scene.told("attacked")] == [3, 3]
    assert [event["attack"] for event in scene.told("defended")] == [3, 4, 2] * 2


def test_mighty_deathdealer_does_not_count_a_fall_to_a_spell():
    """[deathdealer.mighty] [spells.in-attack]"""
    scene = Scene("mighty-deathdealer", "death-incantation")
    scene.creature(0, "mighty-deathdealer:c1")
    scene.spells(0, "death-incantation:s*")
    for _die in range(3):
        scene.creature(1, "assistant:c1")
    scene.begin("attack")
    scene.play("cast death-incantation:s*", "destroy 2:assistant#1")
    assert [event["attack"] for event in scene.told("attacked")] == [3]
    # The first to fall to the attack adds 3 to the 1 that is left.
    assert [event["attack"] for event in scene.told("defended")] == [3, 4]
    assert scene.creatures_of(1) == []


# ---- Defender of the Pale ----


@pytest.mark.parametrize("face", ["c1*", "c2*", "c3**"])
def test_defender_of_the_pale_gains_by_company(face: str):
    """[defender.plain]"""
    scene = Scene("defender-of-the-pale")
    scene.creature(0, f"defender-of-the-pale:{face}")
    scene.creature(0, "assistant:c1")
    scene.creature(0, "assistant:c1")
    scene.begin("score")
    assert scene.glory() == (2 + 2) + 1 + 1


def test_strong_defender_of_the_pale_draws_when_it_scores():
    """[defender.strong]"""
    scene = Scene("strong-defender-of-the-pale")
    scene.creature(0, "strong-defender-of-the-pale:c3**")
    scene.bag(0, quiddity=1)
    scene.begin("score", dice=[1, 1])
    scene.play("resolve draw strong-defender-of-the-pale")
    assert scene.glory() == 3
    # The second die came out of a refill that held the Defender itself.
    assert scene.pool_of(0) == ["quiddity:?", "strong-defender-of-the-pale:?"]


def test_strong_defender_of_the_pale_may_leave_the_draw():
    """[defender.strong] [cull] Both books say may: without the refill there is a die to cull."""
    scene = Scene("strong-defender-of-the-pale")
    scene.creature(0, "strong-defender-of-the-pale:c3**")
    scene.used(0, quiddity=2)
    scene.begin("score")
    assert scene.asking() == "ScoringDraw"
    assert scene.options() == ["resolve draw strong-defender-of-the-pale", "done"]
    scene.play("done")
    assert scene.told("drew") == []
    scene.play("cull quiddity")
    assert scene.in_used(0, "quiddity") == 1
    assert scene.pool_of(0) == []


def test_option_scoring_draw_always_draws_as_stored_games_did():
    """[option.scoring-draw]"""
    scene = Scene("strong-defender-of-the-pale")
    scene.g.always_draw = True
    scene.creature(0, "strong-defender-of-the-pale:c1*")
    scene.bag(0, quiddity=1)
    scene.begin("score", dice=[1])
    assert scene.pool_of(0) == ["quiddity:?"]
    assert scene.asking() == "Cull"
    for word in SCORING_DRAWS:
        assert laid(2, scoring_draw=word).always_draw == (word == "always")
    stored = GAME.restored(Setup("quarriors", 2, {}))
    assert stored.options["scoring-draw"] == "always"


@pytest.mark.parametrize(("face", "tax"), [("c1*", 1), ("c2*", 1), ("c3**", 2)])
def test_mighty_defender_of_the_pale_taxes_summons(face: str, tax: int):
    """[defender.mighty] [summon.price]"""
    scene = Scene("mighty-defender-of-the-pale")
    scene.creature(1, f"mighty-defender-of-the-pale:{face}")
    scene.pool(0, "assistant:c1", "quiddity:q2", "quiddity:q2")
    scene.begin("prepare")
    scene.play("summon assistant:c1")
    assert scene.told("summoned")[0]["price"] == 1 + tax
    assert scene.g.available() == 3 - tax
    assert "mighty-defender-of-the-pale" in scene.fired()


def test_mighty_defenders_add_up():
    """[defender.mighty]"""
    scene = Scene("mighty-defender-of-the-pale")
    scene.creature(1, "mighty-defender-of-the-pale:c1*")
    scene.creature(1, "mighty-defender-of-the-pale:c3**")
    scene.pool(0, "assistant:c1", "quiddity:q2", "quiddity:q1")
    scene.begin("prepare")
    assert scene.asking() == "Halt"  # 1 + 3 is too dear


# ---- Devotee of the Holy Query ----


def test_devotee_of_the_holy_query_defends_better_with_a_burst():
    """[devotee.plain]"""
    scene = Scene("devotee-of-the-holy-query")
    for face in ("c1", "c2", "c2*"):
        scene.creature(0, f"devotee-of-the-holy-query:{face}")
    assert [scene.stats(0, at) for at in range(3)] == [(0, 3), (2, 4), (2, 6)]


def test_strong_devotee_of_the_holy_query_takes_a_spell():
    """[devotee.strong] [ruling.8]"""
    scene = Scene("strong-devotee-of-the-holy-query", "life-cantrip", "death-spell")
    scene.creature(0, "strong-devotee-of-the-holy-query:c2*")
    scene.begin("score")
    assert "take life-cantrip" in scene.options()
    assert "take death-spell" not in scene.options()  # it costs 6
    scene.play("take life-cantrip")
    assert scene.in_bag(0, "life-cantrip") == 1
    assert scene.in_wilds("life-cantrip") == 4
    assert scene.g.captures == 1


def test_strong_devotee_without_a_burst_takes_nothing():
    """[devotee.strong] [burst]"""
    scene = Scene("strong-devotee-of-the-holy-query", "life-cantrip")
    scene.creature(0, "strong-devotee-of-the-holy-query:c2")
    scene.begin("score")
    assert scene.asking() == "Cull"


def test_mighty_devotee_of_the_holy_query_pierces_and_is_immune():
    """[devotee.mighty]"""
    scene = Scene("mighty-devotee-of-the-holy-query", "life-cantrip", "death-incantation")
    scene.creature(0, "mighty-devotee-of-the-holy-query:c2*")
    assert scene.stats(0) == (2, 7)
    scene.creature(1, "assistant:c1", "life-cantrip:s")
    assert scene.stats(1) == (1, 6)
    scene.begin("attack")
    assert scene.creatures_of(1) == []  # its 2 are enough: the attached spell is ignored
    scene.spells(1, "death-incantation:s**")
    scene.begin("prepare", seat=1)
    assert scene.asking() == "Halt"  # nothing it could be aimed at


def test_mighty_devotee_without_a_burst_can_be_aimed_at():
    """[devotee.mighty]"""
    scene = Scene("mighty-devotee-of-the-holy-query", "death-incantation")
    scene.creature(0, "mighty-devotee-of-the-holy-query:c2")
    scene.spells(1, "death-incantation:s*")
    scene.begin("prepare", seat=1)
    scene.play("cast death-incantation:s*")
    assert scene.creatures_of(0) == []


# ---- Quake Dragon ----


def test_quake_dragon_destroys_the_small_ones_first():
    """[dragon.plain]"""
    scene = Scene("quake-dragon", "devotee-of-the-holy-query", seats=3)
    scene.creature(0, "quake-dragon:c1")  # attack 4
    for seat in (1, 2):
        scene.creature(seat, "assistant:c1")
        scene.creature(seat, "devotee-of-the-holy-query:c2*")  # defence 6
    scene.begin("attack")
    for seat in (1, 2):
        assert scene.creatures_of(seat) == ["devotee-of-the-holy-query"]
    assert scene.g.losers == 0b110


def test_strong_quake_dragon_overawes():
    """[dragon.strong] [ruling.10]"""
    scene = Scene("strong-quake-dragon", "questing-wizard", seats=3)
    scene.creature(0, "questing-wizard:c2")  # attack 3
    scene.creature(0, "questing-wizard:c3**")  # attack 4
    scene.creature(1, "strong-quake-dragon:c1")
    scene.creature(2, "questing-wizard:c3**")
    scene.begin("attack")
    assert [event["attack"] for event in scene.told("attacked")] == [4, 7]


@pytest.mark.parametrize(
    ("face", "stats", "glory"), [("c1", (4, 4), 4), ("c2*", (6, 7), 4), ("c3**", (8, 9), 6)]
)
def test_mighty_quake_dragon(face: str, stats: tuple[int, int], glory: int):
    """[dragon.mighty]"""
    scene = Scene("mighty-quake-dragon")
    scene.creature(0, f"mighty-quake-dragon:{face}")
    assert scene.stats(0) == stats
    scene.begin("score")
    assert scene.glory() == glory


# ---- Questing Wizard ----


def test_questing_wizard_rolls_again_with_another():
    """[wizard.plain]"""
    scene = Scene("questing-wizard")
    scene.pool(0, "questing-wizard:q2*")
    scene.bag(0, quiddity=1)
    scene.begin("immediate")
    assert scene.g.available() == 2
    scene.dice(1, 1, 6)
    scene.play("use questing-wizard:q2*")
    assert scene.pool_of(0) == ["quiddity:q1", "questing-wizard:c3**"]


def test_questing_wizard_with_a_double_burst():
    """[wizard.plain]"""
    scene = Scene("questing-wizard")
    scene.creature(0, "questing-wizard:c3**")
    assert scene.stats(0) == (4, 9)
    scene.begin("score")
    assert scene.glory() == 4


def test_strong_questing_wizard_turns_spells_into_glory():
    """[wizard.strong]"""
    scene = Scene("strong-questing-wizard", "death-charm", "growth-charm", "life-cantrip")
    scene.creature(0, "strong-questing-wizard:c1", "death-charm:s*")
    scene.spells(0, "growth-charm:s")
    scene.pool(0, "life-cantrip:?")
    scene.used(0, death_charm=1)  # this one was not attached
    scene.begin("score")
    assert scene.options() == [
        "cull-spell pool life-cantrip:?",
        "cull-spell ready growth-charm:s",
        "cull-spell attached death-charm:?",
        "done",
    ]
    scene.play("cull-spell attached death-charm:?", "cull-spell pool life-cantrip:?")
    scene.play("cull-spell ready growth-charm:s")
    assert scene.glory() == 3 + 3
    assert [scene.in_wilds(id) for id in ("death-charm", "growth-charm", "life-cantrip")] == [6] * 3
    assert scene.asking() == "Cull"


def test_mighty_questing_wizard_bargains():
    """[wizard.mighty] [capture.one]"""
    scene = Scene("mighty-questing-wizard", "scavenging-goblin", "witching-hag")
    for face in ("c1", "c2"):
        scene.creature(0, f"mighty-questing-wizard:{face}")
    scene.bag(0, quiddity=6)
    scene.turn("score", dice=[1] * 12)
    scene.play("done")
    assert (scene.g.discount, scene.g.captures) == (4, 3)
    scene.play("capture witching-hag")  # 5 - 4
    scene.play("capture scavenging-goblin")  # 2 - 4: nothing
    assert [event["price"] for event in scene.told("captured")] == [1, 0]
    assert scene.g.captures == 1


def test_mighty_questing_wizard_is_spent_for_two_dice():
    """[wizard.mighty]"""
    scene = Scene("mighty-questing-wizard")
    scene.pool(0, "mighty-questing-wizard:q2*")
    scene.bag(0, quiddity=2)
    scene.begin("immediate", dice=[1, 6, 1, 6])
    scene.play("use mighty-questing-wizard:q2*")
    assert scene.pool_of(0) == ["quiddity:q2", "quiddity:q2"]
    assert scene.in_used(0, "mighty-questing-wizard") == 1
    assert scene.g.available() == 4


# ---- Scavenging Goblin ----


def test_scavenging_goblin_pays_for_itself():
    """[goblin.plain]"""
    scene = Scene("scavenging-goblin")
    scene.pool(0, "scavenging-goblin:c1*", "scavenging-goblin:c1", "quiddity:q1")
    scene.begin("prepare")
    scene.play("summon scavenging-goblin:c1*")
    assert scene.g.available() == 1
    scene.play("summon scavenging-goblin:c1")  # no burst, no quiddity
    assert scene.g.available() == 0
    assert scene.asking() == "Halt"


def test_strong_scavenging_goblin_leans_on_companions():
    """[goblin.strong]"""
    scene = Scene("strong-scavenging-goblin", "death-charm")
    scene.creature(0, "assistant:c1", "death-charm:s*")  # attack 4
    scene.creature(1, "strong-scavenging-goblin:c1*")
    scene.creature(1, "assistant:c1")
    assert scene.stats(1) == (2, 3)
    scene.begin("attack")
    scene.play("defend assistant")  # 4 - 2 = 2, and now the Goblin has 2 again
    assert scene.creatures_of(1) == []


def test_mighty_scavenging_goblin_brings_dice_when_destroyed():
    """[goblin.mighty]"""
    scene = Scene("mighty-scavenging-goblin", "death-charm")
    scene.creature(0, "assistant:c1", "death-charm:s*")
    scene.creature(1, "mighty-scavenging-goblin:c1*")
    scene.used(1, quiddity=1)
    scene.begin("attack", dice=[2, 1])
    # The empty bag was filled from a used pile that held the Goblin too.
    assert scene.pool_of(1) == ["quiddity:?", "mighty-scavenging-goblin:?"]


# ---- Warrior of the Quay ----


def test_warrior_of_the_quay_fights_single_combat():
    """[warrior.plain] [ruling.defender]"""
    scene = Scene("warrior-of-the-quay", seats=3)
    scene.creature(0, "warrior-of-the-quay:c1")  # attack 2
    scene.creature(1, "assistant:c1")
    scene.creature(2, "assistant:c1")
    scene.creature(2, "assistant:c1")
    scene.begin("attack")
    assert [event["attack"] for event in scene.told("attacked")] == [5, 2]


def test_strong_warriors_of_the_quay_lend_to_each_other():
    """[warrior.strong]"""
    scene = Scene("strong-warrior-of-the-quay")
    for _warrior in range(3):
        scene.creature(0, "strong-warrior-of-the-quay:c1")
    scene.creature(0, "assistant:c1")
    assert [scene.stats(0, at) for at in range(4)] == [(4, 5)] * 3 + [(4, 5)]


def test_mighty_warrior_of_the_quay_clears_the_quay():
    """[warrior.mighty]"""
    scene = Scene("mighty-warrior-of-the-quay", seats=3)
    scene.creature(1, "mighty-warrior-of-the-quay:c1")
    scene.creature(1, "assistant:c1")
    scene.creature(2, "mighty-warrior-of-the-quay:c2")
    scene.pool(0, "mighty-warrior-of-the-quay:c1", "mighty-warrior-of-the-quay:c2", "quiddity:q2")
    scene.pool(0, "quiddity:q2")
    scene.begin("prepare")
    scene.play("summon mighty-warrior-of-the-quay:c1")
    assert [scene.creatures_of(seat) for seat in (1, 2)] == [["assistant"], []]
    assert scene.asking() == "Halt"  # only one Warrior a turn
    assert scene.g.losers == 0  # not lost to an attack


# ---- Witching Hag ----


def test_witching_hags_earn_quiddity_by_killing():
    """[hag.plain]"""
    scene = Scene("witching-hag")
    scene.creature(0, "witching-hag:c1")
    scene.creature(0, "witching-hag:c1")  # attack 6
    for _assistant in range(3):
        scene.creature(1, "assistant:c1")
    scene.begin("attack")
    assert scene.creatures_of(1) == []
    assert scene.g.available() == 6


def test_strong_witching_hag_may_fetch_what_just_scored():
    """[hag.strong]"""
    scene = Scene("strong-witching-hag", "quake-dragon")
    scene.creature(0, "strong-witching-hag:c1")
    scene.creature(0, "quake-dragon:c1")
    scene.begin("score")
    assert scene.options() == ["fetch quake-dragon", "done"]  # itself it cannot fetch
    scene.play("fetch quake-dragon")
    assert scene.pool_of(0) == ["quake-dragon:?"]


def test_mighty_witching_hag_caps_each_attacker():
    """[hag.mighty] [ruling.10]"""
    scene = Scene("mighty-witching-hag", "warrior-of-the-quay", "quake-dragon", seats=3)
    scene.creature(0, "warrior-of-the-quay:c1")  # 2, and 3 more against a single creature
    scene.creature(0, "quake-dragon:c3**")  # 8
    scene.creature(1, "mighty-witching-hag:c2")
    scene.creature(2, "mighty-witching-hag:c2")
    scene.creature(2, "mighty-witching-hag:c2")
    scene.begin("attack")
    assert [event["attack"] for event in scene.told("attacked")] == [6, 5]

"""The rulebook's examples and diagrams: charges, cards, reactions, the end (20 to 37)."""

from __future__ import annotations

import pytest

from dicehall.games.shadespire.attack_figures import attack_figures
from dicehall.games.shadespire.ending import best
from dicehall.games.shadespire.pieces import DISCARDS, LASTING, OBJECTIVE_DECK
from tests.games.shadespire.scenes import BOOK, DODGE, HAMMER, SHIELD, SINGLE, SWORDS, Scene, fill


def test_scenario_20_charge_needs_a_target():
    """[charge.needs] [charge]"""
    scene = Scene(severin=(1, 1), garrek=(15, 5))
    scene.begin(0)
    assert "move severin" in scene.options()
    assert "charge severin" not in scene.options()
    assert scene.refused()["charge severin"] == "why-no-charge"


def test_scenario_21_power_step():
    """[power.turns] [power]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.hand(0, "heroic-guard", "tireless-assault")
    scene.hand(1, "sidestep")
    scene.begin(0)
    scene.play("move severin", "go 7,3", "play heroic-guard", "pass", "pass")
    assert scene.fighter("severin").guard
    assert (scene.asking(), scene.g.seat) == ("Activate", 1)


def test_scenario_22_a_demand_that_cannot_be_met():
    """[ploy.demand]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.hand(0, "sigmarite-wall")
    scene.begin(0)
    scene.play("pass")
    assert scene.options() == ["pass"]


def test_scenario_23_ploys_lapse_unused():
    """[ploy.lapse] [ploy.next]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.hand(1, "khorne-calls")
    scene.begin(1)
    scene.play("pass", "play khorne-calls")
    assert not scene.g.bands[1].is_empty(LASTING)
    scene.play("pass")
    assert scene.g.bands[1].is_empty(LASTING)
    assert not scene.g.bands[1].is_empty(DISCARDS)


def test_scenario_24_upgrades_cost_glory():
    """[upgrade] [upgrade.cost]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.hand(0, "great-strength")
    scene.begin(0)
    scene.play("pass")
    assert scene.options() == ["pass"]
    assert "why-no-glory" in scene.refused().values()
    scene.play("pass")
    scene.glory(0, 1)
    scene.play("pass", "equip great-strength severin")
    assert (scene.g.bands[0].glory, scene.g.bands[0].spent) == (1, 1)
    assert not [option for option in scene.options() if "obryn" in option]


def test_scenario_25_furious_parry():
    """[card.furious-parry] [reaction.during] [reaction.sources]"""
    scene = Scene(angharad=(5, 3), garrek=(7, 3))
    scene.fighter("angharad").inspired = True
    scene.begin(1)
    scene.play("attack garrek")
    scene.dice(HAMMER, SWORDS, SHIELD, DODGE, HAMMER, SWORDS, SHIELD)
    scene.play("strike blooddrinker-axe angharad")
    assert scene.options() == ["react furious-parry angharad", "pass"]
    scene.play("react furious-parry angharad", "strike furious-parry garrek")
    assert scene.fighter("garrek").suffered == 1
    scene.play("pass")
    assert scene.where("angharad") == (5, 3)
    assert scene.asking() == "Activate"


def test_scenario_26_ever_advancing():
    """[card.ever-advancing]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.upgrade("garrek", "ever-advancing")
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike sigmarite-broadsword garrek")
    assert scene.fighter("garrek").suffered == 3
    assert (scene.asking(), scene.g.seat) == ("Reactions", 1)
    scene.play("react ever-advancing garrek")
    assert "push garrek 6,2" in scene.options()
    scene.play("push garrek 6,2")
    assert scene.asking() == "Activate"


def test_scenario_27_tireless_assault():
    """[card.tireless-assault] [reaction.ploy]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.hand(0, "tireless-assault")
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(SWORDS, SWORDS, SHIELD, HAMMER, HAMMER, SHIELD)
    scene.play("strike sigmarite-broadsword garrek", "play tireless-assault")
    assert scene.options() == ["strike sigmarite-broadsword garrek", "pass"]
    scene.play("strike sigmarite-broadsword garrek")
    assert scene.fighter("garrek").suffered == 3


def clash(taken: int) -> Scene:
    scene = Scene(severin=(5, 3), garrek=(7, 3), saek=(9, 3))
    scene.hand(0, "tireless-assault")
    scene.upgrade("severin", "disengage")
    scene.hand(1, "fuelled-by-slaughter")
    scene.fighter("garrek").suffered = 3
    scene.begin(0, taken)
    scene.play("attack severin")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike disengage garrek")
    return scene


def test_scenario_28_one_reaction_and_who_comes_first():
    """[reaction.order] [reaction.one] [reaction]"""
    scene = clash(0)
    assert (scene.asking(), scene.g.seat) == ("Reactions", 0)  # saek cannot strike yet
    scene = Scene(severin=(5, 3), garrek=(7, 3), saek=(6, 4))
    scene.upgrade("severin", "disengage")
    scene.hand(1, "fuelled-by-slaughter")
    scene.fighter("garrek").suffered = 3
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike disengage garrek")
    assert scene.g.seat == 1  # due next
    assert scene.options() == ["play fuelled-by-slaughter", "pass"]
    scene.play("pass")
    assert scene.options() == ["react disengage severin", "pass"]


def test_scenario_28_after_the_last_activation_the_ninth_player_is_first():
    """[reaction.order]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3), saek=(6, 4))
    scene.begin(0, 7)
    assert scene.g.active == 0
    assert scene.g.due() == 1


def test_scenario_29_a_target_that_is_gone_ends_the_attack():
    """[reaction.spoiled]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.begin(0)
    scene.play("charge severin", "go 7,3")
    scene.fighter("garrek").hex = scene.hex(15, 5)
    scene.g.option_count = 0
    scene.g.stack[-1].step(scene.g, 1)
    scene.g.advance()
    assert scene.told("spoiled")
    assert scene.g.asking() == "Activate"


def test_scenario_29_a_reaction_moves_the_next_target_away():
    """[reaction.spoiled] [attack.several]"""
    scene = Scene(severin=(5, 3), obryn=(9, 3), targor=(7, 3))
    scene.upgrade("targor", "deadly-spin")
    scene.hand(0, "stormforged-tactics")
    scene.begin(0)
    scene.play("pass", "play stormforged-tactics", "attack targor")
    scene.dice(SINGLE, SINGLE, SINGLE, SHIELD)
    scene.play("strike deadly-spin severin")  # fails
    scene.play("play stormforged-tactics", "push obryn 11,3", "pass")
    assert scene.told("spoiled") == [{"event": "spoiled", "fighter": "targor"}]
    assert scene.fighter("obryn").suffered == 0
    assert scene.asking() == "Activate"


def test_scenario_30_a_fresh_objective_waits():
    """[objective.fresh] [objective.immediate] [objective.score]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.objectives(1, "draw-the-gaze-of-khorne")
    band = scene.g.bands[1]
    band.kills = 2
    band.charges = 0b111000
    fill(band, OBJECTIVE_DECK, 1)  # Blood for the Blood God!
    scene.begin(1)
    scene.dice(1)
    scene.play("pass", "score draw-the-gaze-of-khorne", "take 1")
    assert band.glory == 1
    assert scene.options() == ["pass"]  # fulfilled, but drawn just now
    scene.play("pass", "pass")
    assert scene.options() == ["score blood-for-the-blood-god", "pass"]


def test_scenario_31_a_wipe_out_does_not_end_the_game():
    """[victory] [round]"""
    scene = Scene(round=2, severin=(5, 3))
    scene.begin(0)
    scene.play("pass")
    assert scene.g.seat == 1
    assert scene.options() == ["pass"]


def test_scenario_32_tie_breaks():
    """[victory.glory] [victory.standing] [victory.tokens]"""
    scene = Scene(severin=(5, 3))
    scene.glory(0, 8)
    scene.glory(1, 8)
    assert best(scene.g) == 1
    scene.fighter("garrek").hex = scene.hex(9, 3)
    scene.fighter("saek").hex = scene.hex(11, 3)
    scene.token(1, 9, 3)
    scene.token(2, 11, 3)
    scene.token(3, 5, 3)
    assert best(scene.g) == 2
    scene.g.tokens[2] = -1
    assert best(scene.g) == 3
    scene.glory(0, 9)
    assert best(scene.g) == 1


def test_scenario_33_annihilation_among_three():
    """[objective.annihilated] [many]"""
    scene = Scene(("steelheart", "garrek", "garrek"), severin=(5, 3), garrek_2=(5, 9))
    card = [o.id for o in BOOK.objectives].index("annihilation")
    condition = BOOK.objectives[card].condition
    assert not condition.met(scene.g, 0)
    scene.fighter("garrek_2").hex = -1
    assert condition.met(scene.g, 0)
    assert BOOK.objectives[card].glory == 5


def test_scenario_34_third_parties_help_nobody():
    """[many.support]"""
    scene = Scene(
        ("steelheart", "garrek", "garrek", "garrek"),
        severin=(6, 4), obryn=(9, 3), garrek_2=(8, 4), garrek_3=(10, 2), garrek_4=(11, 3),
    )  # fmt: skip
    b, d = scene.index("obryn"), scene.index("garrek_2")
    assert attack_figures(scene.g, b, d, 0, False, False).lead == 1


@pytest.mark.parametrize(("bands", "glory"), [(2, 1), (4, 0)])
def test_scenario_35_own_casualties(bands: int, glory: int):
    """[many.glory] [out.glory] [ruling.19]"""
    scene = Scene(("garrek", "steelheart", "garrek", "garrek")[:bands], targor=(5, 3), saek=(9, 3))
    scene.fighter("targor_1").suffered = 1
    scene.hand(0, "blood-offering")
    scene.begin(0)
    word = "targor" if bands == 2 else "targor#1"
    scene.play("pass", "play blood-offering", f"choose {word}")
    assert scene.where("targor_1") is None
    assert [scene.g.bands[seat].glory for seat in range(bands)] == [0, glory, 0, 0][:bands]


def test_scenario_36_relic():
    """[relic.hold] [relic]"""
    scene = Scene(severin=(6, 6), garrek=(9, 3))
    scene.g.relic = True
    scene.token(0, 6, 6)
    scene.end_phase()
    assert scene.fighter("severin").inspired
    assert scene.g.bands[0].glory == 3


def test_scenario_37_direction():
    """[many.direction]"""
    g = Scene(("garrek", "garrek", "garrek")).g
    assert [g.after(0), g.after(1), g.after(2)] == [1, 2, 0]
    g.round = 2
    assert [g.after(0), g.after(2), g.after(1)] == [2, 1, 0]

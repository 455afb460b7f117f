"""When ploys for the next activation hold, and when objectives may be scored."""

from __future__ import annotations

from typing import Any

from dicehall.games.shadespire.pieces import COMING, LASTING, OBJECTIVE_DECK
from dicehall.kit.dice import FastDice
from tests.games.shadespire.scenes import fill

from .scenes import DODGE, HAMMER, SHIELD, SINGLE, SWORDS, Scene, power


def look(scene: Scene) -> Any:
    """Return what the seat that is asked sees."""
    return scene.g.view(scene.g.seat)


def test_a_ploy_played_after_the_last_activation_lapses_with_the_round():
    """[ploy.lapse]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.hand(0, "sidestep")
    scene.hand(1, "khorne-calls")
    scene.begin(0, taken=7)
    scene.g.dice = FastDice(3)
    scene.until("PowerStep")
    while scene.g.seat == 0:
        scene.play("pass")
    scene.play("play khorne-calls")
    assert look(scene)["bands"][1]["lasting"] == ["khorne-calls"]
    scene.until("ChooseFirst")
    assert scene.g.round == 2
    assert scene.g.bands[1].is_empty(COMING)
    assert scene.g.bands[1].is_empty(LASTING)


def test_a_ploy_does_not_soften_harm_in_the_power_step_it_is_played_in():
    """[ploy.next] [ploy.insensate]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3), targor=(1, 1), angharad=(1, 5))
    scene.hand(1, "insensate", "blood-offering")
    scene.begin(1)
    scene.play("pass", "play insensate", "play blood-offering", "choose garrek")
    assert scene.asking() == "Activate"
    assert scene.g.bands[1].has(LASTING, power("insensate"))


def test_a_ploy_adds_no_die_to_an_attack_of_the_same_power_step():
    """[ploy.next] [ploy.first-attack]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3), targor=(1, 1), angharad=(1, 5))
    scene.fighter("targor").suffered = 1
    scene.hand(1, "khorne-calls", "blood-offering", "fuelled-by-slaughter")
    scene.begin(1)
    scene.play("pass", "play khorne-calls", "play blood-offering", "choose targor")
    scene.play("play fuelled-by-slaughter")
    assert look(scene)["aims"][0]["dice"] == 2
    assert scene.g.bands[1].has(COMING, power("khorne-calls"))


def test_an_objective_drawn_after_the_attack_waits_beyond_the_end_of_its_activation():
    """[objective.fresh]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3), angharad=(1, 1))
    scene.objectives(1, "draw-the-gaze-of-khorne")
    band = scene.g.bands[1]
    band.kills = 1
    band.charges = 0b111000
    fill(band, OBJECTIVE_DECK, 1)  # Blood for the Blood God!
    scene.fighter("severin").suffered = 3
    scene.begin(1)
    scene.dice(1, 1, 5, 1)
    scene.play("attack garrek", "strike blooddrinker-axe severin", "score draw-the-gaze-of-khorne")
    scene.play("take 1")
    assert scene.options() == ["pass"]
    scene.until("Activate")
    scene.play("pass")
    scene.until("Objectives")
    assert "score blood-for-the-blood-god" in scene.options()


def test_the_third_charge_counts_when_its_attack_is_made():
    """[objective.charges]"""
    scene = Scene(severin=(5, 3), garrek=(11, 3), angharad=(1, 1))
    scene.objectives(1, "blood-for-the-blood-god")
    scene.g.bands[1].charges = 0b11 << scene.index("garrek") + 1
    scene.begin(1)
    scene.play("charge garrek", "go 7,3")
    assert scene.asking() == "Strike"
    scene.dice(SINGLE, SINGLE, SHIELD)
    scene.play("strike blooddrinker-axe severin")
    scene.until("Objectives")
    assert scene.options() == ["score blood-for-the-blood-god", "pass"]


def test_whoever_parries_in_fury_may_keep_from_striking():
    """[card.furious-parry]"""
    scene = Scene(angharad=(5, 3), garrek=(7, 3))
    scene.fighter("angharad").inspired = True
    scene.begin(1)
    scene.play("attack garrek")
    scene.dice(HAMMER, SWORDS, SHIELD, DODGE)
    scene.play("strike blooddrinker-axe angharad", "react furious-parry angharad")
    assert scene.options() == ["strike furious-parry garrek", "pass"]
    scene.play("pass")
    assert scene.fighter("garrek").suffered == 0
    assert scene.where("angharad") == (5, 3)

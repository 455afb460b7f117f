"""The rulebook's examples and diagrams: attacks and what changes them (10 to 19)."""

from __future__ import annotations

from typing import Any

import pytest

from dicehall.games.shadespire.attack_figures import HIT, MISS, TIE, attack_figures, verdict
from dicehall.games.shadespire.combat import DriveBack
from dicehall.games.shadespire.pieces import LASTING
from dicehall.games.shadespire.roll_off import roll_off
from dicehall.kit.dice import ScriptedDice
from tests.games.shadespire.scenes import (
    CRIT,
    DODGE,
    DOUBLE,
    HAMMER,
    SHIELD,
    SINGLE,
    SWORDS,
    Scene,
    fill,
    power,
)


def struck(dice: list[int], **fighters: Any) -> Scene:
    """Severin attacks Garrek with these dice; two attack dice, one defence die."""
    scene = Scene(**{"severin": (5, 3), "garrek": (7, 3), **fighters})
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(*dice)
    scene.play("strike sigmarite-broadsword garrek")
    return scene


def test_scenario_10_drive_back_leads_away():
    """[drive-back]"""
    scene = struck([HAMMER, SWORDS, DODGE])
    assert scene.asking() == "DriveBack"
    assert scene.options() == ["push garrek 9,3", "push garrek 8,2", "push garrek 8,4", "pass"]


@pytest.mark.parametrize(
    ("target", "pushes"),
    [
        ((10, 4), ["12,4", "11,3", "11,5"]),  # on the axis: three hexes lead away
        ((9, 3), ["11,3", "10,2"]),  # off the axis: two
        ((9, 5), ["11,5", "10,6"]),
    ],
)
def test_scenario_10_drive_back_at_range_2(target: tuple[int, int], pushes: list[str]):
    """[drive-back] [attack.range]"""
    scene = Scene(severin=(6, 4), garrek=target)
    scene.upgrade("severin", "lightning-blade")
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike lightning-blade garrek")
    assert scene.asking() == "DriveBack"
    assert scene.options() == [*[f"push garrek {hex}" for hex in pushes], "pass"]


@pytest.mark.parametrize(
    ("attack", "defence", "suffered", "drives"),
    [
        ([SWORDS, SWORDS], SHIELD, 0, False),
        ([HAMMER, SWORDS], DODGE, 0, True),
        ([HAMMER, HAMMER], DODGE, 3, True),
        ([HAMMER, SWORDS], SHIELD, 3, True),
    ],
)
def test_scenario_11_outcomes(attack: list[int], defence: int, suffered: int, drives: bool):
    """[attack.compare] [attack.tie] [combat.compare]"""
    scene = struck([*attack, defence])
    assert scene.fighter("garrek").suffered == suffered
    assert (scene.asking() == "DriveBack") == drives


def test_scenario_11_trapped():
    """[combat.trapped] [ruling.17]"""
    scene = struck([HAMMER, SWORDS, DODGE], severin=(3, 3), garrek=(1, 3))
    assert scene.fighter("garrek").suffered == 3
    assert scene.told("trapped")
    assert scene.asking() != "DriveBack"


def test_scenario_11_no_room_means_no_more_damage():
    """[drive-back.room]"""
    scene = struck([HAMMER, HAMMER, DODGE], severin=(3, 3), garrek=(1, 3))
    assert scene.fighter("garrek").suffered == 3
    assert scene.asking() != "DriveBack"


def test_scenario_12_criticals():
    """[critical]"""
    assert verdict(1, 1, 0, 2) == HIT
    assert verdict(0, 3, 1, 1) == MISS
    assert verdict(1, 2, 1, 1) == HIT
    assert verdict(1, 1, 1, 1) == TIE
    assert verdict(0, 0, 0, 0) == MISS
    assert struck([CRIT, SWORDS, SHIELD]).told("succeeded")[0]["critical"] == 1


def test_scenario_13_support():
    """[support] [support.count] [support.faces]"""
    scene = Scene(severin=(6, 4), obryn=(9, 3), garrek=(8, 4), karsus=(10, 4), saek=(9, 5))
    g = scene.g
    a, b, d = scene.index("severin"), scene.index("obryn"), scene.index("garrek")
    assert attack_figures(g, a, d, 0, False, False).lead == 1
    assert attack_figures(g, b, d, 0, False, False).lead == 0
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(SINGLE, DOUBLE, SHIELD)
    scene.play("strike sigmarite-broadsword garrek")
    assert scene.fighter("garrek").suffered == 3


def test_scenario_14_wounds_add_up():
    """[modifier] [out]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.upgrade("severin", "great-fortitude", "blessed-by-sigmar")
    assert scene.g.wounds_of(scene.fighter("severin")) == 6


def test_scenario_15_total_offence():
    """[upgrade.total-offence]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.upgrade("severin", "total-offence")
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(SWORDS, SWORDS, SWORDS, HAMMER, SHIELD)
    scene.play("strike-total sigmarite-broadsword garrek")
    assert scene.fighter("garrek").suffered == 3
    assert scene.fighter("severin").spent
    charging = Scene(severin=(5, 3), garrek=(9, 3))
    charging.upgrade("severin", "total-offence")
    charging.begin(0)
    charging.play("charge severin", "go 7,3")
    assert charging.options() == ["strike sigmarite-broadsword garrek"]


def test_scenario_16_dice_and_symbol():
    """[modifier] [ploy.dice] [ploy.symbol]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    a, t = scene.index("garrek"), scene.index("severin")
    plain = attack_figures(scene.g, a, t, 8, False, False)
    band = scene.g.bands[1]
    fill(band, LASTING, power("khorne-calls"))
    more = attack_figures(scene.g, a, t, 8, False, False)
    assert (more.dice, more.symbols) == (plain.dice + 1, plain.symbols)
    fill(band, LASTING, power("blood-rain"))
    rain = attack_figures(scene.g, a, t, 8, False, False)
    assert (rain.dice, rain.symbols) == (plain.dice, 2)


def test_scenario_17_the_bonus_counts_again_after_a_tie():
    """[round.bonus] [roll-off] [roll-off.tie]"""
    g = Scene().g
    g.dice = ScriptedDice([CRIT, 2, 2, 2, CRIT, CRIT, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2])
    assert roll_off(g, 3, False, 0) == 0


def test_scenario_18_guard():
    """[guard] [guard.lost] [attack.cleave]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    g = scene.g
    garrek = scene.fighter("garrek")
    garrek.guard = True
    a, t = scene.index("severin"), scene.index("garrek")
    assert attack_figures(g, a, t, 0, False, False).guards == 3
    scene.upgrade("severin", "heroic-might")
    assert attack_figures(g, a, t, 0, False, False).guards == 2
    moved = Scene(severin=(5, 3), garrek=(11, 3))
    moved.fighter("severin").guard = True
    moved.begin(0)
    moved.play("move severin", "go 7,3")
    assert moved.fighter("severin").guard
    charged = Scene(severin=(5, 3), garrek=(9, 3))
    charged.fighter("severin").guard = True
    charged.begin(0)
    charged.play("charge severin", "go 7,3")
    assert not charged.fighter("severin").guard


def test_scenario_19_knockback():
    """[knockback] [knockback.line] [ruling.4]"""
    scene = Scene(obryn=(6, 4), saek=(8, 4))
    scene.fighter("saek").suffered = -3
    scene.begin(0)
    scene.play("attack obryn")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike sigmarite-grandhammer saek", "push saek 9,3")
    assert scene.options() == ["push saek 10,2", "pass"]
    scene.play("push saek 10,2")
    assert scene.where("saek") == (10, 2)


def test_scenario_19_what_stops_a_push_brings_no_more_damage():
    """[knockback] [drive-back.room]"""
    scene = Scene(obryn=(6, 4), saek=(8, 4), garrek=(10, 2))
    scene.fighter("saek").suffered = -3
    scene.begin(0)
    scene.play("attack obryn")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike sigmarite-grandhammer saek")
    hurt = scene.fighter("saek").suffered
    scene.play("push saek 9,3")  # behind it stands Garrek
    assert scene.asking() == "Activate"
    assert scene.where("saek") == (9, 3)
    assert (scene.where("garrek"), scene.fighter("garrek").suffered) == ((10, 2), 0)
    assert scene.fighter("saek").suffered == hurt


@pytest.mark.parametrize(
    ("beyond", "ends"), [(None, (11, 1)), ("blocked", (9, 3)), ("edge", (14, 4))]
)
def test_scenario_19_knockback_2_goes_on_until_it_is_stopped(
    beyond: str | None, ends: tuple[int, int]
):
    """Two rules of Knockback 1 make Knockback 2. [knockback] [knockback.line]"""
    at, to = ((12, 4), "14,4") if beyond == "edge" else ((8, 4), "9,3")
    scene = Scene(obryn=(at[0] - 2, at[1]), saek=at, garrek=(1, 1))
    if beyond == "blocked":
        scene.g.shards[0] = scene.hex(10, 2)
        scene.g.shard_count = 1
    scene.begin(0)
    scene.g.option_count = 0
    scene.g.push(DriveBack(0, scene.index("obryn"), scene.index("saek"), 2))
    scene.g.advance()
    scene.play(f"push saek {to}")
    while scene.asking() == "DriveBack":
        forward, decline = scene.options()  # one line alone
        assert decline == "pass"
        scene.play(forward)
    assert scene.where("saek") == ends

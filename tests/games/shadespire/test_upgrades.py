"""Each upgrade, played. [upgrade.card]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadespire.scenes import CRIT, DODGE, HAMMER, SHIELD, SWORDS, Scene, fight, thrown


def charge(scene: Scene, fighter: str, hex: str, attack: str, target: str, *dice: int) -> Scene:
    """One charge with scripted dice."""
    scene.begin(scene.fighter(fighter).seat)
    scene.play(f"charge {fighter}", f"go {hex}")
    scene.dice(*dice)
    scene.play(f"strike {attack} {target}")
    return scene


# ---- upgrades of the Reavers ----


def test_card_berserk_charge():
    """[charge.upgrades]"""
    s = Scene(severin=(5, 3), saek=(11, 3))
    s.upgrade("saek", "berserk-charge")
    charge(s, "saek", "7,3", "great-axe", "severin", SWORDS, HAMMER, SHIELD)
    assert s.fighter("severin").suffered == 3  # swords and hammer, against one shield
    still = Scene(severin=(5, 3), saek=(7, 3))
    still.upgrade("saek", "berserk-charge")
    fight(still, "saek", "great-axe", "severin", SWORDS, HAMMER, SHIELD)
    assert still.fighter("severin").suffered == 0


@pytest.mark.parametrize(("cards", "suffered"), [([], 3), (["bloodslick"], 0)])
def test_card_bloodslick(cards: list[str], suffered: int):
    """[upgrade.modifiers]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.upgrade("garrek", *cards)
    fight(s, "severin", "sigmarite-broadsword", "garrek", HAMMER, SWORDS, SHIELD, CRIT)
    assert thrown(s, "defence-roll") == [1 + len(cards)]
    assert s.fighter("garrek").suffered == suffered


def test_card_deadly_spin():
    """[attack.several]"""
    s = Scene(severin=(5, 3), obryn=(9, 3), targor=(7, 3))
    s.upgrade("targor", "deadly-spin")
    fight(s, "targor", "deadly-spin", "severin", *[SWORDS] * 3, DODGE)
    s.play("pass")
    assert (s.asking(), s.options()) == ("Sweep", ["choose obryn"])
    s.dice(*[SWORDS] * 3, DODGE)
    s.play("choose obryn", "pass")
    assert (s.fighter("severin").suffered, s.fighter("obryn").suffered) == (1, 1)


def test_card_frenzy():
    """[charge.upgrades]"""
    s = Scene(severin=(5, 3), saek=(11, 3))
    s.upgrade("saek", "frenzy")
    charge(s, "saek", "7,3", "great-axe", "severin", SWORDS, SWORDS, HAMMER, DODGE)
    assert (thrown(s, "attack-roll"), s.fighter("severin").suffered) == ([3], 3)
    still = Scene(severin=(5, 3), saek=(7, 3))
    still.upgrade("saek", "frenzy")
    fight(still, "saek", "great-axe", "severin", SWORDS, SWORDS, DODGE)
    assert thrown(still, "attack-roll") == [2]


def test_card_grisly_trophy():
    """[upgrade.trophy] [glory]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.fighter("severin").suffered = 3
    s.upgrade("garrek", "grisly-trophy")
    fight(s, "garrek", "blooddrinker-axe", "severin", HAMMER, HAMMER, DODGE)
    assert s.g.bands[1].glory == 2


def test_card_terrifying_howl():
    """[card.terrifying-howl] [activation.fighter]"""
    s = Scene(severin=(5, 3), obryn=(9, 3), karsus=(7, 3))
    s.upgrade("karsus", "terrifying-howl")
    s.begin(1)
    s.play("use karsus terrifying-howl", "push obryn 11,3", "push severin 3,3")
    assert (s.where("severin"), s.where("obryn")) == ((3, 3), (11, 3))


def test_card_unstoppable_charge():
    """[upgrade.through]"""
    s = Scene(severin=(3, 1), saek=(1, 1), garrek=(2, 2))
    s.begin(1)
    assert "charge saek" not in s.options()
    s = Scene(severin=(3, 1), saek=(1, 1), garrek=(2, 2))
    s.upgrade("saek", "unstoppable-charge")
    s.begin(1)
    s.play("charge saek")
    assert "go 5,1" in s.options()
    assert "go 2,2" not in s.options()


def test_card_whirlwind_of_death():
    """[upgrade.modifiers]"""
    s = Scene(severin=(5, 3), karsus=(9, 3), arnulf=(15, 5), targor=(15, 3), saek=(15, 1))
    s.upgrade("karsus", "whirlwind-of-death")
    fight(s, "karsus", "chained-axe", "severin", SWORDS, SWORDS, SWORDS, DODGE)
    assert s.fighter("severin").suffered == 2  # chained axe: 1, and 1 more


def test_card_wicked_blade():
    """[attack.critical-cleave]"""
    s = Scene(severin=(5, 3), arnulf=(7, 3))
    s.fighter("severin").inspired = True
    s.upgrade("arnulf", "wicked-blade")
    fight(s, "arnulf", "wicked-blade", "severin", CRIT, DODGE, DODGE, CRIT, SHIELD)
    assert s.fighter("severin").suffered == 2


# ---- upgrades of the Champions ----


@pytest.mark.parametrize("card", ["blessed-by-sigmar", "great-fortitude"])
def test_card_wounds(card: str):
    """[upgrade.modifiers] [out]"""
    for cards, stands in (([], False), ([card], True)):
        s = Scene(severin=(5, 3), saek=(7, 3))
        s.upgrade("severin", *cards)
        s.fighter("severin").suffered = 1
        fight(s, "saek", "great-axe", "severin", HAMMER, HAMMER, DODGE)
        assert s.fighter("severin").suffered == 4
        assert (s.where("severin") is not None) == stands


def test_card_block():
    """[card.block]"""
    s = Scene(angharad=(5, 3), severin=(7, 3), obryn=(13, 3))
    s.upgrade("angharad", "block")
    s.begin(0)
    s.play("use angharad block")
    assert [s.fighter(w).guard for w in ("angharad", "severin", "obryn")] == [True, True, False]


def test_card_brave_strike():
    """[attack.alone]"""
    for friends, dice in (({}, 3), ({"severin": (3, 3)}, 2)):
        helpers: dict[str, Any] = friends
        s = Scene(obryn=(5, 3), garrek=(7, 3), **helpers)
        s.upgrade("obryn", "brave-strike")
        fight(s, "obryn", "brave-strike", "garrek", *[SWORDS] * dice, SHIELD)
        assert thrown(s, "attack-roll") == [dice]


@pytest.mark.parametrize(("face", "strikes"), [(HAMMER, True), (SWORDS, False)])
def test_card_fatal_riposte(face: int, strikes: bool):
    """[card.fatal-riposte]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.upgrade("severin", "fatal-riposte")
    fight(s, "garrek", "blooddrinker-axe", "severin", HAMMER, SWORDS, SHIELD, face)
    s.play("react fatal-riposte severin")
    assert s.asking() == ("Strike" if strikes else "DriveBack")


@pytest.mark.parametrize(("cards", "suffered"), [([], 0), (["heroic-might"], 3)])
def test_card_heroic_might(cards: list[str], suffered: int):
    """[upgrade.modifiers] [attack.cleave]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.upgrade("severin", *cards)
    s.fighter("garrek").guard = True
    fight(s, "severin", "sigmarite-broadsword", "garrek", HAMMER, SWORDS, SHIELD)
    assert s.fighter("garrek").suffered == suffered


def test_card_heroic_stride():
    """[card.heroic-stride]"""
    s = Scene(severin=(5, 3), garrek=(13, 3))
    s.upgrade("severin", "heroic-stride")
    s.begin(1)
    s.play("move garrek", "go 9,3")
    assert s.options() == ["react heroic-stride severin", "pass"]
    s.play("react heroic-stride severin", "push severin 7,3")
    assert s.where("severin") == (7, 3)


def test_card_lightning_blade():
    """[critical.hit] [attack.range]"""
    s = Scene(severin=(5, 3), garrek=(9, 3))
    s.upgrade("severin", "lightning-blade")
    fight(s, "severin", "lightning-blade", "garrek", CRIT, HAMMER, SHIELD)
    assert s.fighter("garrek").suffered == 2


def test_card_lightning_blast():
    """[upgrade.blast]"""
    s = Scene(obryn=(5, 3), garrek=(7, 3), saek=(9, 3), karsus=(11, 3))
    s.upgrade("obryn", "lightning-blast")
    fight(s, "obryn", "sigmarite-grandhammer", "garrek", CRIT, HAMMER, SHIELD)
    assert [s.fighter(w).suffered for w in ("garrek", "saek", "karsus")] == [3, 1, 0]


def test_card_righteous_strike():
    """[card.righteous-strike]"""
    s = Scene(angharad=(5, 3), garrek=(7, 3))
    s.upgrade("angharad", "righteous-strike")
    fight(s, "angharad", "righteous-strike", "garrek", *[SWORDS] * 3, SHIELD)
    s.play("react righteous-strike angharad")
    assert s.options() == ["strike righteous-strike garrek"]


def test_card_shield_bash():
    """[card.shield-bash]"""
    s = Scene(angharad=(5, 3), garrek=(7, 3))
    s.upgrade("angharad", "shield-bash")
    fight(s, "garrek", "blooddrinker-axe", "angharad", HAMMER, SWORDS, SHIELD)
    s.play("react shield-bash angharad", "push garrek 9,3")
    assert s.where("garrek") == (9, 3)
    assert s.asking() != "DriveBack"


# ---- universal upgrades ----


def test_card_disengage():
    """[card.disengage]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.upgrade("severin", "disengage")
    fight(s, "severin", "disengage", "garrek", HAMMER, HAMMER, SHIELD)
    s.play("pass", "react disengage severin", "push severin 3,3")
    assert s.where("severin") == (3, 3)


def test_card_great_speed():
    """[upgrade.modifiers] [move]"""
    s = Scene(severin=(1, 1), garrek=(15, 5))
    s.begin(0)
    s.play("move severin")
    assert "go 7,1" in s.options()
    assert "go 9,1" not in s.options()
    fast = Scene(severin=(1, 1), garrek=(15, 5))
    fast.upgrade("severin", "great-speed")
    fast.begin(0)
    fast.play("move severin", "go 9,1")
    assert fast.where("severin") == (9, 1)


def test_card_great_strength():
    """[upgrade.modifiers]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.upgrade("severin", "great-strength")
    fight(s, "severin", "sigmarite-broadsword", "garrek", HAMMER, HAMMER, SHIELD)
    assert s.where("garrek") is None  # 3 and 1 more, of 4 wounds


def test_card_total_offence():
    """[upgrade.total-offence]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.upgrade("severin", "total-offence")
    s.begin(0)
    s.play("attack severin")
    s.dice(SWORDS, SWORDS, SWORDS, HAMMER, SHIELD)
    s.play("strike-total sigmarite-broadsword garrek")
    assert (thrown(s, "attack-roll"), s.fighter("garrek").suffered) == ([4], 3)
    s.until("Activate")
    s.play("pass")
    s.until("Activate")
    assert s.g.seat == 0
    assert not [option for option in s.options() if "severin" in option]

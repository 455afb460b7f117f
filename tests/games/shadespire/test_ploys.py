"""Each ploy, played. [ploy.card]"""

from __future__ import annotations

import pytest

from dicehall.games.shadespire.pieces import DECK, HAND, LASTING
from tests.games.shadespire.scenes import (
    CRIT,
    DODGE,
    HAMMER,
    SHIELD,
    SINGLE,
    SWORDS,
    Scene,
    fight,
    fill,
    ready,
    thrown,
)

# ---- ploys of the Reavers ----


def test_card_blood_offering():
    """[ploy.damage] [ploy.dice] [ploy.choice] [ploy.first-attack]"""
    s = Scene(severin=(5, 3), garrek=(7, 3), saek=(9, 3))
    s.hand(1, "blood-offering")
    s.begin(0)
    s.play("pass", "play blood-offering", "choose garrek")
    assert s.fighter("garrek").suffered == 1
    s.play("attack garrek")
    s.dice(SWORDS, SWORDS, SWORDS, SWORDS, SHIELD)
    s.play("strike awakened-axe severin")
    assert thrown(s, "attack-roll") == [4]
    assert s.g.bands[1].is_empty(LASTING)


def test_card_blood_offering_is_for_the_one_who_bled():
    """[ploy.dice] [ploy.choice]"""
    s = Scene(severin=(5, 3), garrek=(7, 3), saek=(6, 4))
    s.hand(1, "blood-offering")
    s.begin(0)
    s.play("pass", "play blood-offering", "choose garrek", "attack saek")
    s.dice(SWORDS, SWORDS, SHIELD)
    s.play("strike great-axe severin")
    assert thrown(s, "attack-roll") == [2]


@pytest.mark.parametrize(("face", "suffered"), [(SWORDS, 3), (HAMMER, 0)])
def test_card_blood_rain(face: int, suffered: int):
    """[ploy.symbol]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.hand(1, "blood-rain")
    s.begin(1)
    s.play("pass", "play blood-rain", "attack severin")
    s.dice(face, face, SHIELD)
    s.play("strike sigmarite-broadsword garrek")
    assert s.fighter("garrek").suffered == suffered


def test_card_boon_of_khorne():
    """[ploy.heal] [heal]"""
    s = Scene(severin=(5, 3), garrek=(7, 3), saek=(12, 4))
    s.hand(1, "boon-of-khorne")
    s.fighter("severin").suffered = 3
    s.fighter("saek").suffered = 2
    fight(s, "garrek", "blooddrinker-axe", "severin", HAMMER, HAMMER, DODGE)
    s.play("play boon-of-khorne", "choose saek")
    assert s.fighter("saek").suffered == 0


def test_card_desecrate():
    """[ploy.desecrate]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.token(4, 7, 3)
    s.hand(1, "desecrate")
    s.begin(1)
    s.play("pass", "play desecrate", "remove 4")
    assert s.g.tokens[4] == -1


def test_card_final_blow():
    """[ploy.damage]"""
    s = Scene(severin=(5, 3), targor=(7, 3), saek=(13, 3))
    s.hand(1, "final-blow")
    fight(s, "severin", "sigmarite-broadsword", "targor", HAMMER, HAMMER, SHIELD)
    s.play("play final-blow")
    assert s.fighter("severin").suffered == 1


def test_card_fuelled_by_slaughter():
    """[ploy.attack] [ruling.6]"""
    s = Scene(severin=(5, 3), targor=(7, 3), saek=(6, 4))
    s.fighter("saek").charged = True
    s.hand(1, "fuelled-by-slaughter")
    fight(s, "severin", "sigmarite-broadsword", "targor", HAMMER, HAMMER, SHIELD)
    s.play("play fuelled-by-slaughter")
    s.dice(HAMMER, HAMMER, DODGE)
    s.play("strike great-axe severin")
    assert s.fighter("severin").suffered == 3


def test_card_insensate():
    """[ploy.insensate]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.hand(1, "insensate")
    s.begin(1)
    s.play("pass", "play insensate", "attack severin")
    s.dice(HAMMER, HAMMER, SHIELD)
    s.play("strike sigmarite-broadsword garrek")
    assert s.fighter("garrek").suffered == 1


def test_card_khorne_calls():
    """[ploy.dice] [ploy.first-attack]"""
    s = Scene(severin=(5, 3), garrek=(7, 3), saek=(6, 4))
    s.hand(1, "khorne-calls")
    s.begin(0)
    s.play("pass", "play khorne-calls", "attack saek")
    s.dice(SWORDS, SWORDS, HAMMER, DODGE)
    s.play("strike great-axe severin")
    assert thrown(s, "attack-roll") == [3]
    assert s.fighter("severin").suffered == 3
    assert s.g.bands[1].is_empty(LASTING)


@pytest.mark.parametrize(("face", "back"), [(SHIELD, True), (CRIT, True), (DODGE, False)])
def test_card_rebirth_in_blood(face: int, back: bool):
    """[card.rebirth-in-blood] [out.upgrades]"""
    s = Scene(severin=(5, 3), targor=(7, 3))
    s.upgrade("targor", "great-speed")
    s.hand(1, "rebirth-in-blood")
    fight(s, "severin", "sigmarite-broadsword", "targor", HAMMER, HAMMER, SHIELD)
    s.dice(face)
    s.play("play rebirth-in-blood")
    if back:
        s.play("put 4,8")
        assert s.where("targor") == (4, 8)
        assert s.fighter("targor").suffered == 0
        assert len(s.fighter("targor").upgrades) > 0
    assert (s.where("targor") is not None) == back
    assert s.g.bands[0].glory == 1


def test_card_skulls_for_the_skull_throne():
    """[ploy.draw]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.fighter("severin").suffered = 3
    s.hand(1, "skulls-for-the-skull-throne")
    fill(s.g.bands[1], DECK, 30, 31, 32)
    fight(s, "garrek", "blooddrinker-axe", "severin", HAMMER, HAMMER, DODGE)
    s.play("play skulls-for-the-skull-throne")
    s.dice(1, 1)
    s.play("take 2")
    assert s.g.bands[1].count(HAND) == 2


# ---- ploys of the Champions ----


def test_card_heroic_guard():
    """[ploy.guard]"""
    s = ready("heroic-guard", severin=(5, 3), obryn=(9, 3))
    s.play("play heroic-guard", "choose obryn")
    assert s.fighter("obryn").guard
    assert not s.fighter("severin").guard


def test_card_peal_of_thunder():
    """[ploy.push]"""
    s = ready("peal-of-thunder", severin=(5, 3), garrek=(7, 3))
    s.play("play peal-of-thunder", "push garrek 8,2")
    assert s.where("garrek") == (8, 2)


def test_card_righteous_zeal():
    """[ploy.zeal] [ploy.first-attack]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.hand(0, "righteous-zeal")
    s.begin(1)
    s.play("pass", "play righteous-zeal", "attack severin")
    s.dice(HAMMER, HAMMER, SHIELD)
    s.play("strike sigmarite-broadsword garrek")
    assert s.fighter("garrek").suffered == 4


def test_card_sigmarite_wall():
    """[ploy.guard]"""
    s = ready("sigmarite-wall", severin=(5, 3), obryn=(7, 3), angharad=(6, 4))
    s.play("play sigmarite-wall", "choose severin", "choose angharad")
    assert [s.fighter(w).guard for w in ("severin", "angharad", "obryn")] == [True, True, False]


def test_card_stormforged_resistance():
    """[ploy.firm] [ruling.18]"""
    s = Scene(severin=(1, 3), garrek=(3, 3))
    s.hand(0, "stormforged-resistance")
    s.begin(0)
    s.play("pass", "play stormforged-resistance", "attack garrek")
    s.dice(HAMMER, SWORDS, SHIELD)
    s.play("strike awakened-axe severin")
    assert s.told("failed")
    assert s.asking() != "DriveBack"


def test_card_stormforged_tactics():
    """[ploy.push] [reaction.sources]"""
    s = Scene(severin=(5, 3), obryn=(11, 3), garrek=(7, 3))
    s.hand(0, "stormforged-tactics")
    s.begin(0)
    s.play("pass", "play stormforged-tactics", "attack garrek")
    s.dice(SWORDS, SWORDS, DODGE)
    s.play("strike blooddrinker-axe severin", "play stormforged-tactics")
    s.play("push severin 3,3", "push obryn 13,3")
    assert (s.where("severin"), s.where("obryn")) == ((3, 3), (13, 3))
    assert s.g.bands[0].is_empty(LASTING)


def test_card_undaunted():
    """[ploy.heal]"""
    s = Scene(severin=(5, 3), obryn=(11, 3), garrek=(7, 3))
    s.hand(0, "undaunted")
    s.fighter("severin").suffered = 3
    s.fighter("obryn").suffered = 2
    fight(s, "garrek", "blooddrinker-axe", "severin", HAMMER, HAMMER, DODGE)
    s.play("play undaunted")
    assert s.fighter("obryn").suffered == 0


@pytest.mark.parametrize(("ploys", "suffered"), [([], 0), (["unstoppable-strike"], 3)])
def test_card_unstoppable_strike(ploys: list[str], suffered: int):
    """[ploy.cleave] [attack.cleave]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.fighter("garrek").guard = True
    s.hand(0, *ploys)
    s.begin(1)
    s.play("pass", *[f"play {ploy}" for ploy in ploys], "attack severin")
    s.dice(HAMMER, SWORDS, SHIELD)
    s.play("strike sigmarite-broadsword garrek")
    assert s.fighter("garrek").suffered == suffered
    assert s.g.bands[0].is_empty(LASTING)


@pytest.mark.parametrize(("ploys", "suffered"), [([], 0), (["valiant-attack"], 3)])
def test_card_valiant_attack(ploys: list[str], suffered: int):
    """[ploy.no-support]"""
    s = Scene(severin=(6, 4), garrek=(8, 4), saek=(4, 4))  # saek stands by Severin, for Garrek
    s.hand(0, *ploys)
    s.begin(1)
    s.play("pass", *[f"play {ploy}" for ploy in ploys], "attack severin")
    s.dice(HAMMER, SWORDS, SINGLE)
    s.play("strike sigmarite-broadsword garrek")
    assert s.fighter("garrek").suffered == suffered


# ---- universal ploys ----


def test_card_confusion():
    """[card.confusion]"""
    s = ready("confusion", severin=(5, 3), garrek=(7, 3), obryn=(13, 3))
    s.play("play confusion", "choose severin")
    assert (s.where("severin"), s.where("garrek")) == ((7, 3), (5, 3))


@pytest.mark.parametrize(("face", "left"), [(SHIELD, 1), (DODGE, 2)])
def test_card_healing_potion(face: int, left: int):
    """[card.healing-potion]"""
    s = ready("healing-potion", severin=(5, 3))
    s.fighter("severin").suffered = 3
    s.dice(face)
    s.play("play healing-potion")
    assert s.fighter("severin").suffered == left


def test_card_shardfall():
    """[ploy.shard] [sight] [end.tokens]"""
    s = ready("shardfall", severin=(5, 3), garrek=(9, 3))
    s.play("play shardfall", "put 7,3")
    assert s.g.shut(s.hex(7, 3))
    assert not s.g.sees(s.hex(5, 3), s.hex(9, 3))
    assert "put 5,3" not in s.options()


def test_card_sidestep():
    """[ploy.push]"""
    s = ready("sidestep", severin=(5, 3))
    s.play("play sidestep", "push severin 6,2")
    assert s.where("severin") == (6, 2)


def test_card_sprint():
    """[ploy.sprint]"""
    s = Scene(severin=(1, 1), garrek=(5, 1))
    s.hand(0, "sprint")
    s.begin(1)
    s.play("pass", "play sprint")
    assert "charge severin" not in s.options()
    s.play("move severin")
    assert "go 11,1" in s.options()
    s.play("go 11,1")
    assert s.fighter("severin").spent
    assert s.g.bands[0].is_empty(LASTING)

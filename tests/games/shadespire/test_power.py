"""Each ploy and each upgrade, played. [ploy.card] [upgrade.card]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadespire.scenes import (
    BOOK,
    CRIT,
    DODGE,
    HAMMER,
    SHIELD,
    SINGLE,
    SWORDS,
    Scene,
    power,
)


def ready(*cards: str, **fighters: Any) -> Scene:
    """The Reavers (or the Champions, for their cards) stand in their power step."""
    own = {BOOK.power_band(power(card)) for card in cards} - {2}
    seat = own.pop() if own else 0
    scene = Scene(**fighters)
    scene.hand(seat, *cards)
    scene.glory(seat, 5)
    scene.begin(seat)
    scene.play("pass")
    return scene


def fight(scene: Scene, fighter: str, attack: str, target: str, *dice: int) -> Scene:
    """One attack with scripted dice."""
    scene.begin(scene.fighter(fighter).seat)
    scene.play(f"attack {fighter}")
    scene.dice(*dice)
    scene.play(f"strike {attack} {target}")
    return scene


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
    assert s.g.bands[1].lasting == 0


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
    assert s.g.bands[1].lasting == 0


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
        assert s.fighter("targor").upgrades != 0
    assert (s.where("targor") is not None) == back
    assert s.g.bands[0].glory == 1


def test_card_skulls_for_the_skull_throne():
    """[ploy.draw]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.fighter("severin").suffered = 3
    s.hand(1, "skulls-for-the-skull-throne")
    s.g.bands[1].deck = 0b111 << 30
    fight(s, "garrek", "blooddrinker-axe", "severin", HAMMER, HAMMER, DODGE)
    s.play("play skulls-for-the-skull-throne")
    s.dice(1, 1)
    s.play("take 2")
    assert bin(s.g.bands[1].hand).count("1") == 2


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
    assert s.g.bands[0].lasting == 0


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
    assert s.g.bands[0].lasting == 0


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
    assert s.g.bands[0].lasting == 0


# ---- upgrades of the Reavers ----


def charge(scene: Scene, fighter: str, hex: str, attack: str, target: str, *dice: int) -> Scene:
    """One charge with scripted dice."""
    scene.begin(scene.fighter(fighter).seat)
    scene.play(f"charge {fighter}", f"go {hex}")
    scene.dice(*dice)
    scene.play(f"strike {attack} {target}")
    return scene


def thrown(scene: Scene, roll: str) -> list[int]:
    """How many dice each roll of a kind had."""
    shown: list[Any] = [event["faces"] for event in scene.told(roll)]
    return [len(faces) for faces in shown]


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

"""The sixteen special actions: secret techniques and magic items."""

from __future__ import annotations

import pytest

from tests.games.warriorz.scenes import Scene


def fight(me: str, card: str, dice: list[int], **others: str) -> Scene:
    """Set up a warrior in the centre who acts first with a card; nobody has an amulet."""
    scene = Scene(**{me: "centre", **others})  # type: ignore[arg-type]
    for warrior in scene.g.warriors:
        warrior.amulet = False
    scene.warrior(me).shock = 20
    scene.round(dice=dice, **{me: card})
    return scene


def test_keg_spares_nobody_in_the_zone_and_reaches_two_zones_with_minus_one() -> None:
    """[special.keg] [attack.distance]"""
    scene = Scene(agaric="north", jojoba="south", bonsai="south", cactus="centre")
    for warrior in scene.g.warriors:
        warrior.amulet = False
    scene.warrior("agaric").shock = 20
    scene.round(dice=[4, 5, 6], agaric="agaric-keg")
    assert "blast centre" in scene.options()
    assert "blast south" in scene.options()
    scene.play("blast south")
    assert scene.warrior("jojoba").lives == 6 - 2  # 3, 4, 5 against 4
    assert scene.warrior("bonsai").lives == 7 - 2
    assert scene.warrior("agaric").glory == 4 + 4


def test_ring_stops_shots_but_not_strikes() -> None:
    """[special.ring]"""
    scene = Scene(agaric="north", jojoba="centre", bonsai="north")
    scene.open_card("agaric", "agaric-ring")
    scene.warrior("jojoba").shock = 20
    scene.round(jojoba="jojoba-ambush", bonsai="bonsai-leap")
    assert "shoot bonsai" in scene.options()
    assert "shoot agaric" not in scene.options()
    scene = Scene(agaric="north", bonsai="north")
    scene.open_card("agaric", "agaric-ring")
    scene.warrior("bonsai").shock = 20
    scene.round(bonsai="bonsai-leap")
    assert "strike agaric" in scene.options()


def test_double_shot_goes_to_two_targets_from_one_zone() -> None:
    """[special.double-shot] [ruling.9]"""
    scene = fight("jojoba", "jojoba-double", [1, 1, 1, 1], bonsai="north", cactus="south")
    scene.play("shoot bonsai")
    assert scene.options() == ["shoot cactus"]  # no moving between the two, not bonsai again
    scene.play("shoot cactus")
    assert all(option.startswith("move") for option in scene.options())


def test_double_shot_with_one_target_is_one_shot() -> None:
    """[special.double-shot] [ruling.9]"""
    scene = fight("jojoba", "jojoba-double", [1, 1], bonsai="north")
    scene.play("shoot bonsai")
    assert all(option.startswith("move") for option in scene.options())


def test_pipe_stops_strikes_but_not_shots() -> None:
    """[special.pipe]"""
    scene = Scene(jojoba="centre", bonsai="centre", cactus="centre")
    scene.open_card("jojoba", "jojoba-pipe")
    scene.warrior("bonsai").shock = 20
    scene.round(bonsai="bonsai-stance")
    assert scene.options() == ["strike cactus"]
    scene = Scene(jojoba="north", bonsai="centre")
    scene.open_card("jojoba", "jojoba-pipe")
    scene.warrior("bonsai").shock = 20
    scene.round(bonsai="bonsai-shuriken")
    assert "shoot jojoba" in scene.options()


@pytest.mark.parametrize(
    ("lives", "dice"), [(9, 1), (7, 1), (6, 2), (5, 3), (4, 4), (3, 5), (2, 6), (1, 6)]
)
def test_kamikaze_rolls_more_dice_the_fewer_lives_are_left(lives: int, dice: int) -> None:
    """[special.kamikaze]"""
    scene = Scene(bonsai="centre", zamioculcas="centre")
    scene.warrior("zamioculcas").amulet = False
    scene.warrior("bonsai").lives = lives
    scene.warrior("bonsai").shock = 20
    scene.round(dice=[1] * dice, bonsai="bonsai-kamikaze")
    scene.play("strike zamioculcas")
    assert scene.told("rolled")[0]["faces"] == [1] * dice


def test_vampire_takes_lives_and_no_glory() -> None:
    """[special.vampire]"""
    scene = fight("bonsai", "bonsai-vampire", [6, 6, 1], baobab="centre")
    scene.play("strike baobab")
    bonsai = scene.warrior("bonsai")
    assert (bonsai.lives, bonsai.glory, bonsai.stolen) == (9, 0, 1)
    assert scene.warrior("baobab").lives == 11


def test_pauldron_strikes_two_different_warriors_apart_if_wished() -> None:
    """[special.pauldron] [ruling.9]"""
    scene = fight("cactus", "cactus-epaulette", [1, 1, 1, 1, 1], baobab="centre", sorgho="north")
    assert scene.options() == ["strike baobab", "strike-second baobab"]
    scene.play("strike-second baobab")
    assert scene.told("rolled")[0]["faces"] == [1, 1]
    scene.play("move north", "strike sorgho")
    assert scene.told("rolled")[1]["faces"] == [1, 1, 1]


def test_net_counts_for_this_attack_only() -> None:
    """[special.net]"""
    scene = fight("cactus", "cactus-net", [6, 6, 6, 2, 2, 2], burdock="centre")
    scene.play("strike burdock")
    assert scene.warrior("burdock").lives == 6
    assert scene.g.card_of(scene.warrior("burdock")).defence == 4


def test_shock_wants_a_wound() -> None:
    """[special.shock]"""
    scene = fight("burdock", "burdock-shock", [1, 1, 1], baobab="centre")
    scene.play("strike baobab")
    assert scene.warrior("baobab").shock == 0
    assert scene.warrior("burdock").shock == 0


def test_claymore_rolls_a_die_for_its_strength() -> None:
    """[special.claymore]"""
    scene = fight("burdock", "burdock-claymore", [5, 1, 2, 3, 4, 5], baobab="north")
    scene.play("shoot baobab")
    assert scene.told("strength")[0]["face"] == 5
    assert scene.told("rolled")[0]["faces"] == [1, 2, 3, 4, 5]


def test_terminotaur_counts_the_card_itself() -> None:
    """[special.terminotaur]"""
    scene = fight("sorgho", "sorgho-termino", [6], baobab="centre")
    scene.play("strike baobab")
    assert scene.told("rolled")[0]["faces"] == [6]


def test_armour_takes_a_die_from_each_attack_on_sorgho() -> None:
    """[special.armour]"""
    scene = Scene(bonsai="centre", sorgho="centre")
    scene.open_card("sorgho", "sorgho-shine")
    scene.warrior("sorgho").amulet = False
    scene.warrior("bonsai").shock = 20
    scene.round(dice=[6, 6], bonsai="bonsai-stance")
    scene.play("strike sorgho")
    assert scene.told("rolled")[0]["faces"] == [6, 6]
    assert scene.warrior("sorgho").lives == 8


def test_split_gives_the_first_target_any_number_and_others_one() -> None:
    """[special.split] [ruling.12]"""
    scene = fight("baobab", "baobab-split", [6, 6, 6, 6], cactus="north", sorgho="north")
    scene.play("shoot cactus", "give-die 1 sorgho")
    assert scene.warrior("cactus").lives == 8 - 3
    assert scene.warrior("sorgho").lives == 10 - 1


def test_split_may_keep_every_die_on_the_first_target() -> None:
    """[special.split]"""
    scene = fight("baobab", "baobab-split", [6, 6, 6, 6], cactus="north", sorgho="north")
    scene.play("shoot cactus", "keep")
    assert scene.warrior("cactus").lives == 8 - 4
    assert scene.warrior("sorgho").lives == 10


def test_skull_bearer_cannot_attack_baobab_until_its_action_is_over() -> None:
    """[special.skull] [ruling.11]"""
    scene = fight("baobab", "baobab-skull", [1, 1], bonsai="north", cactus="centre")
    scene.play("give-skull bonsai", "strike cactus")
    assert scene.warrior("bonsai").skull == scene.index("baobab")


def test_skull_forbids_strikes_and_shots_at_its_giver() -> None:
    """[special.skull]"""
    scene = Scene(bonsai="centre", baobab="centre", cactus="centre")
    scene.warrior("bonsai").skull = scene.index("baobab")
    scene.warrior("bonsai").shock = 20
    scene.warrior("cactus").amulet = False
    scene.round(dice=[1, 1, 1], bonsai="bonsai-stance")
    assert scene.options() == ["strike cactus"]
    scene.play("strike cactus")
    assert scene.warrior("bonsai").skull == -1  # its action is over
    assert scene.told("skull-back")


def test_spear_defence_is_rolled_before_each_attack() -> None:
    """[special.spear] [ruling.14]"""
    scene = Scene(zamioculcas="centre", bonsai="centre")
    scene.open_card("zamioculcas", "zamioculcas-spear")
    scene.warrior("zamioculcas").amulet = False
    scene.warrior("bonsai").shock = 20
    scene.round(dice=[6, 6, 5, 5], bonsai="bonsai-stance")
    scene.play("strike zamioculcas")
    assert scene.told("defence")[0]["face"] == 6
    assert scene.warrior("zamioculcas").lives == 15


def test_spear_strikes_twice_with_two_dice_at_different_warriors() -> None:
    """[special.spear] [ruling.9]"""
    scene = fight(
        "zamioculcas", "zamioculcas-spear", [1, 1, 1, 1], bonsai="centre", cactus="centre"
    )
    assert scene.options() == ["strike bonsai", "strike cactus"]
    scene.play("strike bonsai")
    assert [o for o in scene.options() if o.startswith("strike")] == ["strike-second cactus"]


def test_laser_adds_one_to_each_die() -> None:
    """[special.laser]"""
    scene = fight("zamioculcas", "zamioculcas-laser", [3, 3, 2], baobab="north")
    scene.play("shoot baobab")
    assert scene.warrior("baobab").lives == 13 - 2


def test_a_die_passed_on_to_the_spear_is_met_by_a_rolled_defence() -> None:
    """[special.split] [special.spear] [ruling.14]"""
    scene = Scene(baobab="north", cactus="centre", zamioculcas="centre")
    for warrior in scene.g.warriors:
        warrior.amulet = False
    scene.open_card("zamioculcas", "zamioculcas-spear")
    scene.warrior("baobab").shock = 20
    scene.round(dice=[1, 1, 1, 1, 2], baobab="baobab-split")
    scene.play("shoot cactus", "give-die 1 zamioculcas")
    assert scene.told("defence")[0]["face"] == 2
    assert scene.warrior("zamioculcas").lives == 16


def test_split_at_the_armour_alone_rolls_a_die_less_and_beside_another_ignores_the_last() -> None:
    """[special.split] [special.armour] [ruling.13]"""
    scene = Scene(baobab="north", sorgho="centre", agaric="south")
    for warrior in scene.g.warriors:
        warrior.amulet = False
    scene.open_card("sorgho", "sorgho-shine")
    scene.warrior("baobab").shock = 20
    scene.round(dice=[6, 6, 6], baobab="baobab-split")
    scene.play("shoot sorgho")
    assert scene.warrior("sorgho").lives == 7
    scene = Scene(baobab="north", sorgho="centre", agaric="centre")
    for warrior in scene.g.warriors:
        warrior.amulet = False
    scene.open_card("sorgho", "sorgho-shine")
    scene.warrior("baobab").shock = 20
    scene.round(dice=[6, 6, 6, 6], baobab="baobab-split")
    scene.play("shoot sorgho")
    assert "give-die 4 agaric" in scene.options()  # what the armour ignores may be passed on
    scene.play("keep")
    assert scene.warrior("sorgho").lives == 7


def test_one_stone_against_the_armour_is_stopped() -> None:
    """[special.armour] [ruling.3]"""
    scene = Scene(round=3, sorgho="centre", bonsai="centre", agaric="north")
    for warrior in scene.g.warriors:
        warrior.amulet = False
    scene.warrior("bonsai").lives = 1
    scene.warrior("sorgho").shock = 20
    scene.round(dice=[6, 6], sorgho="sorgho-shine")
    scene.play("strike bonsai")
    assert scene.told("stones-stopped")
    assert not scene.told("stones")


def test_reasons_know_that_a_zone_can_be_blasted() -> None:
    """[special.keg]"""
    scene = fight("agaric", "agaric-keg", [], bonsai="north", cactus="centre")
    refused = [scene.refused()[answer] for answer in scene.refused() if "cactus" in answer]
    assert refused == ["why-too-near"]
    assert not [answer for answer in scene.refused() if "bonsai" in answer]

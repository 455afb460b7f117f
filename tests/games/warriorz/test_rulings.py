"""Our readings where the rulebook is silent, 1 to 18."""

from __future__ import annotations

import pytest

from dicehall.games.warriorz.table import ADJACENT, CENTRE, distance
from dicehall.games.warriorz.victory import decide
from tests.games.warriorz.scenes import Scene, laid


def no_amulets(scene: Scene) -> None:
    for warrior in scene.g.warriors:
        warrior.amulet = False


def test_ruling_1_the_centre_touches_all_and_nothing_is_farther_than_two() -> None:
    """[ruling.1] [arena]"""
    assert ADJACENT[CENTRE] == 0b0111111
    for zone in range(6):
        assert bin(ADJACENT[zone]).count("1") == 3
        assert distance(zone, CENTRE) == 1
        assert distance(zone, (zone + 1) % 6) == 1
        assert distance(zone, (zone + 3) % 6) == 2


def test_ruling_2_a_path_that_allows_the_attack_must_be_taken() -> None:
    """[ruling.2]"""
    scene = Scene(bonsai="north", baobab="south")
    scene.warrior("bonsai").shock = 20
    scene.round(bonsai="bonsai-leap")  # two moves, one strike: only the centre leads to baobab
    assert scene.options() == ["move centre"]
    scene.play("move centre")
    assert scene.options() == ["move south"]


def test_ruling_2_an_attack_that_finds_no_target_is_lost() -> None:
    """[ruling.2]"""
    scene = Scene(bonsai="north", baobab="south")
    scene.warrior("bonsai").shock = 20
    scene.round(bonsai="bonsai-sweep")  # one move does not reach
    assert set(scene.options()) == {"move north-east", "move north-west", "move centre"}
    scene.play("move north-east")
    assert scene.told("attack-lost") == [{"event": "attack-lost", "warrior": "bonsai"}]


def test_ruling_2_both_attacks_if_some_order_allows_both() -> None:
    """[ruling.2] [actions.all]"""
    scene = Scene(jojoba="centre", baobab="centre")
    scene.warrior("jojoba").shock = 20
    scene.warrior("baobab").amulet = False
    scene.round(dice=[1, 1], jojoba="jojoba-knifearrow")
    assert scene.options() == ["strike baobab"]  # striking first, then away and shoot
    scene.play("strike baobab", "move north")
    assert scene.options() == ["shoot baobab"]


def test_ruling_3_stones_count_as_a_shot_without_distance() -> None:
    """[ruling.3]"""
    scene = Scene(round=1, sorgho="centre", bonsai="centre", agaric="north")
    no_amulets(scene)
    scene.open_card("sorgho", "sorgho-shine")
    bonsai = scene.warrior("bonsai")
    bonsai.lives, bonsai.unhurt = 1, False
    scene.warrior("sorgho").shock = 20
    # Sorgho plays another card, so the armour lies under it and three stones are thrown.
    scene.round(dice=[6, 6, 6, 6, 4, 4, 4], sorgho="sorgho-gore")
    scene.play("strike bonsai")
    assert scene.warrior("sorgho").lives == 10 - 3


def test_ruling_3_dazzling_armour_takes_a_stone_away_and_the_amulet_may_answer() -> None:
    """[ruling.3] [amulet]"""
    scene = Scene(round=2, sorgho="centre", bonsai="centre", agaric="north")
    no_amulets(scene)
    scene.warrior("sorgho").amulet = True
    bonsai = scene.warrior("bonsai")
    bonsai.lives, bonsai.unhurt = 1, False
    scene.warrior("sorgho").shock = 20
    scene.round(dice=[6, 6, 5], sorgho="sorgho-shine")
    scene.play("strike bonsai")
    assert (scene.g.asking(), scene.asked()) == ("Amulet", "sorgho")
    assert "flip 2" not in scene.options()  # two stones in round 2, one stopped
    scene.play("flip 1")
    assert scene.warrior("sorgho").lives == 10


def test_ruling_4_the_amulet_comes_after_the_roll_and_holders_answer_by_size() -> None:
    """[ruling.4] [amulet]"""
    scene = Scene(agaric="north", jojoba="centre", cactus="centre")
    scene.warrior("agaric").shock = 20
    scene.round(dice=[6, 6, 6, 1, 1], agaric="agaric-keg")
    scene.play("blast centre")
    assert scene.asked() == "jojoba"
    scene.play("reroll 1", "reroll 2", "roll")
    assert scene.asked() == "cactus"
    assert scene.options() == ["pass", "flip 3", "reroll 3"]  # rerolled dice are final
    scene.play("flip 3")
    assert scene.warrior("jojoba").lives == 6  # the change counts for all
    assert scene.warrior("cactus").lives == 8


def test_ruling_4_no_amulet_against_net_strength_and_spear_dice() -> None:
    """[ruling.4]"""
    scene = Scene(cactus="centre", burdock="centre")
    scene.warrior("cactus").shock = 20
    scene.round(dice=[6, 6, 6, 1, 1, 1], cactus="cactus-net")
    scene.play("strike burdock")
    assert scene.options() == [
        "pass", "flip 1", "flip 2", "flip 3", "reroll 1", "reroll 2", "reroll 3",
    ]  # fmt: skip
    assert scene.told("rolled")[0]["faces"] == [1, 1, 1]  # the attack's own dice


def test_amulet_rerolls_up_to_three_dice_together() -> None:
    """[amulet.reroll]"""
    scene = Scene(zamioculcas="centre", baobab="centre")
    scene.warrior("zamioculcas").shock = 20
    scene.round(dice=[6, 6, 6, 6, 6, 6, 1, 2, 3], zamioculcas="zamioculcas-crush")
    scene.play("strike baobab", "reroll 6", "reroll 1", "reroll 2")
    assert scene.told("rerolled")[0]["faces"] == [1, 2, 6, 6, 6, 3]
    assert not scene.warrior("baobab").amulet
    assert scene.warrior("baobab").lives == 13 - 3


def test_amulet_may_be_saved() -> None:
    """[amulet]"""
    scene = Scene(bonsai="centre", baobab="centre")
    scene.warrior("bonsai").shock = 20
    scene.round(dice=[6, 6, 6], bonsai="bonsai-stance")
    scene.play("strike baobab", "pass")
    assert scene.warrior("baobab").amulet
    assert scene.warrior("baobab").lives == 10


def test_amulet_works_once() -> None:
    """[amulet]"""
    scene = Scene(zamioculcas="centre", baobab="centre", cactus="centre")
    scene.warrior("zamioculcas").shock = 20
    scene.warrior("cactus").amulet = False
    scene.warrior("baobab").amulet = False
    scene.round(dice=[6, 6, 6, 6], zamioculcas="zamioculcas-spear")
    scene.play("strike baobab")
    assert scene.g.asking() == "Actions"


def test_ruling_5_an_attacker_stoned_to_death_does_nothing_more() -> None:
    """[ruling.5]"""
    scene = Scene(round=1, bonsai="centre", jojoba="centre", baobab="north", agaric="south")
    no_amulets(scene)
    jojoba, bonsai = scene.warrior("jojoba"), scene.warrior("bonsai")
    jojoba.lives, jojoba.unhurt = 1, False
    bonsai.lives, bonsai.unhurt = 2, False
    bonsai.shock = 20
    scene.round(dice=[6, 6, 5, 5, 5], bonsai="bonsai-leap")
    scene.play("strike jojoba")
    assert bonsai.lives == 0
    assert [w.trophies for w in scene.g.warriors] == [0, 0, 1, 0]  # only bonsai's own
    assert not scene.told("moved")
    assert len(scene.told("stones")) == 1  # no stoning for the stoned


def test_ruling_6_the_game_ends_before_any_stoning() -> None:
    """[ruling.6] [victory.last]"""
    scene = Scene(round=1, sorgho="centre", bonsai="centre")
    no_amulets(scene)
    scene.warrior("bonsai").lives = 1
    scene.warrior("sorgho").shock = 20
    scene.round(dice=[6, 6, 6, 6], sorgho="sorgho-gore")
    scene.play("strike bonsai")
    assert scene.g.over
    assert not scene.told("stones")
    assert scene.g.returns() == [1.0, 0.0]


def test_ruling_6_one_stoning_for_each_kill_of_one_attack() -> None:
    """[ruling.6] [stoning]"""
    scene = Scene(round=3, agaric="north", jojoba="centre", bonsai="centre", baobab="south")
    no_amulets(scene)
    for id in ("jojoba", "bonsai"):
        scene.warrior(id).lives = 1
        scene.warrior(id).unhurt = False
    scene.warrior("agaric").shock = 20
    scene.round(dice=[6, 6, 6, 6, 6], agaric="agaric-keg")
    scene.play("blast centre")
    assert [event["victim"] for event in scene.told("stones")] == ["jojoba", "bonsai"]
    assert scene.warrior("agaric").lives == 3
    assert scene.warrior("agaric").trophies == 2


def test_ruling_7_a_first_wound_by_stones_gives_nobody_glory() -> None:
    """[ruling.7] [stoning.discard]"""
    scene = Scene(round=3, sorgho="centre", bonsai="centre", agaric="north")
    no_amulets(scene)
    scene.warrior("bonsai").lives = 1
    scene.warrior("bonsai").unhurt = False
    scene.warrior("sorgho").shock = 20
    scene.round(dice=[6, 6, 6, 6, 6], sorgho="sorgho-gore")
    scene.play("strike bonsai")
    sorgho = scene.warrior("sorgho")
    assert (sorgho.lives, sorgho.unhurt) == (9, False)
    assert [w.glory for w in scene.g.warriors] == [0, 0, 1]


def test_ruling_8_small_tokens_go_before_a_stolen_large_one() -> None:
    """[ruling.8]"""
    scene = Scene(bonsai="centre", baobab="centre")
    no_amulets(scene)
    bonsai = scene.warrior("bonsai")
    bonsai.lives, bonsai.unhurt, bonsai.stolen = 3, False, 1
    scene.warrior("baobab").shock = 20
    scene.round(dice=[6, 6], baobab="baobab-bark")
    scene.play("strike bonsai")
    assert (bonsai.lives, bonsai.stolen) == (1, 1)
    assert scene.warrior("baobab").glory == 2


def test_ruling_8_stolen_lives_may_exceed_the_start() -> None:
    """[ruling.8] [special.vampire]"""
    scene = Scene(bonsai="centre", baobab="centre")
    no_amulets(scene)
    scene.warrior("bonsai").shock = 20
    scene.round(dice=[6, 6, 6], bonsai="bonsai-vampire")
    scene.play("strike baobab")
    assert scene.warrior("bonsai").lives == 10


def test_ruling_9_never_the_same_warrior_twice() -> None:
    """[ruling.9]"""
    scene = Scene(zamioculcas="centre", baobab="centre")
    no_amulets(scene)
    scene.warrior("zamioculcas").shock = 20
    scene.round(dice=[1, 1], zamioculcas="zamioculcas-spear")
    scene.play("strike baobab")
    assert all(option.startswith("move") for option in scene.options())


def test_ruling_10_killing_the_victim_still_speeds_burdock() -> None:
    """[ruling.10] [special.shock]"""
    scene = Scene(burdock="centre", bonsai="centre", agaric="north")
    no_amulets(scene)
    scene.warrior("bonsai").lives = 1
    scene.warrior("burdock").shock = 20
    scene.round(dice=[6, 6, 6], burdock="burdock-shock")
    scene.play("strike bonsai")
    assert scene.warrior("burdock").shock == 2


def test_ruling_10_tokens_do_not_add_up() -> None:
    """[ruling.10]"""
    scene = Scene(burdock="centre", baobab="centre")
    no_amulets(scene)
    scene.warrior("baobab").shock = -2
    scene.warrior("burdock").shock = 20
    scene.round(dice=[6, 6, 6], burdock="burdock-shock")
    scene.play("strike baobab")
    assert scene.warrior("baobab").shock == -2


def test_ruling_11_the_skull_goes_to_another_zone_only() -> None:
    """[ruling.11]"""
    scene = Scene(baobab="centre", bonsai="north", cactus="centre", agaric="south")
    no_amulets(scene)
    scene.warrior("baobab").shock = 20
    scene.round(dice=[1, 1], baobab="baobab-skull")
    given = [option for option in scene.options() if option.startswith("give-skull")]
    assert given == ["give-skull agaric", "give-skull bonsai"]


def test_ruling_11_the_bearers_zone_attack_skips_baobab() -> None:
    """[ruling.11]"""
    scene = Scene(agaric="north", baobab="centre", cactus="centre")
    no_amulets(scene)
    scene.warrior("agaric").skull = scene.index("baobab")
    scene.warrior("agaric").shock = 20
    scene.round(dice=[6, 6, 6], agaric="agaric-keg")
    scene.play("blast centre")
    assert scene.warrior("baobab").lives == 13
    assert scene.warrior("cactus").lives == 5


def test_ruling_11_baobab_attacking_the_bearer_brings_it_back() -> None:
    """[ruling.11]"""
    scene = Scene(baobab="north", bonsai="centre")
    no_amulets(scene)
    scene.warrior("baobab").shock = 20
    scene.round(dice=[1, 1], baobab="baobab-skull")
    scene.play("give-skull bonsai", "move centre", "strike bonsai")
    assert scene.warrior("bonsai").skull == -1


def test_ruling_12_the_first_target_answers_before_dice_are_passed_on() -> None:
    """[ruling.12] [special.split]"""
    scene = Scene(baobab="north", cactus="centre", sorgho="centre")
    scene.warrior("baobab").shock = 20
    scene.round(dice=[6, 6, 6, 6], baobab="baobab-split")
    scene.play("shoot sorgho")
    assert (scene.g.asking(), scene.asked()) == ("Amulet", "sorgho")
    scene.play("pass")
    assert scene.g.asking() == "PassOnDice"


def test_ruling_13_dazzling_armour_ignores_the_last_die_of_a_shared_roll() -> None:
    """[ruling.13] [special.armour]"""
    scene = Scene(agaric="north", sorgho="centre", baobab="centre")
    no_amulets(scene)
    scene.open_card("sorgho", "sorgho-shine")
    scene.warrior("agaric").shock = 20
    scene.round(dice=[1, 1, 6], agaric="agaric-keg")
    scene.play("blast centre")
    assert scene.warrior("sorgho").lives == 10
    assert scene.warrior("baobab").lives == 12


def test_ruling_14_spear_defence_is_rolled_before_stones_too() -> None:
    """[ruling.14] [special.spear]"""
    scene = Scene(round=3, zamioculcas="centre", bonsai="centre", agaric="north")
    no_amulets(scene)
    scene.warrior("bonsai").lives = 1
    scene.warrior("zamioculcas").shock = 20
    scene.round(dice=[6, 6, 2, 2], zamioculcas="zamioculcas-spear")
    scene.play("strike bonsai")
    assert scene.told("defence")[0] == {"event": "defence", "warrior": "zamioculcas", "face": 2}
    assert scene.warrior("zamioculcas").lives == 15


def test_ruling_15_seven_dice_are_rolled_though_the_box_holds_six() -> None:
    """[ruling.15]"""
    scene = Scene(round=7, sorgho="centre", baobab="centre")
    no_amulets(scene)
    scene.warrior("sorgho").played = 6
    scene.warrior("sorgho").shock = 20
    scene.round(dice=[1, 2, 3, 4, 5, 6, 6], sorgho="sorgho-termino")
    scene.play("strike baobab")
    assert scene.told("rolled")[0]["faces"] == [1, 2, 3, 4, 5, 6, 6]


def test_ruling_16_the_fallen_count_nothing_alone_but_for_their_team() -> None:
    """[ruling.16] [victory.glory] [teams.sum]"""
    scene = Scene(round=7, agaric="north", bonsai="south", cactus="centre")
    scene.warrior("agaric").glory = 20
    scene.warrior("agaric").lives = 0
    scene.warrior("cactus").glory = 1
    decide(scene.g)
    assert scene.g.winner == scene.warrior("cactus").team
    team = Scene(round=7, mode=3, agaric="north", bonsai="south", cactus="centre", sorgho="north")
    team.warrior("agaric").glory = 20
    team.warrior("agaric").lives = 0
    team.warrior("bonsai").glory = 5
    decide(team.g)
    assert team.g.winner == team.warrior("agaric").team == team.warrior("cactus").team


def test_ruling_17_teammates_are_no_targets_but_zone_attacks_hit_them_without_glory() -> None:
    """[ruling.17] [teams.sum]"""
    scene = Scene(mode=3, agaric="north", jojoba="centre", baobab="centre", sorgho="south")
    no_amulets(scene)
    scene.warrior("agaric").shock = 20
    scene.round(dice=[6, 6, 6], agaric="agaric-keg")
    assert scene.warrior("agaric").team == scene.warrior("baobab").team
    scene.play("blast centre")
    assert scene.warrior("baobab").lives == 10
    assert scene.warrior("jojoba").lives == 3
    assert scene.warrior("agaric").glory == 3 + 2
    scene = Scene(mode=3, bonsai="centre", jojoba="centre", baobab="centre", sorgho="south")
    scene.warrior("bonsai").shock = 20
    scene.round(bonsai="bonsai-stance")
    assert scene.options() == ["strike jojoba"]


@pytest.mark.parametrize(("trophies", "winner"), [((1, 0), 0), ((0, 1), 1), ((1, 1), 1)])
def test_ruling_17_team_tie_goes_to_trophies_then_to_the_smallest_survivor(
    trophies: tuple[int, int], winner: int
) -> None:
    """[ruling.17] [victory.trophies]"""
    scene = Scene(round=7, mode=3, bonsai="north", agaric="south", baobab="centre", sorgho="north")
    scene.warrior("bonsai").trophies = trophies[0]
    scene.warrior("sorgho").trophies = trophies[1]
    decide(scene.g)
    assert scene.g.winner == winner


def test_ruling_18_one_card_and_one_amulet_for_each_warrior_of_a_player() -> None:
    """[ruling.18] [teams.duel]"""
    g = laid(2, mode="duel-of-teams", draw="line-up", team=4)
    while g.asking() == "PlaceWarriors":
        g.apply(g.options[0])
    assert g.asking() == "ChooseCards"
    asked = []
    for _slot in range(8):
        asked.append(int(g.seat))
        g.apply(g.options[0])
    assert sorted(asked) == [0] * 4 + [1] * 4
    assert [warrior.amulet for warrior in g.warriors] == [True] * 8


def test_the_face_down_card_of_a_fallen_warrior_stays_unknown() -> None:
    """[choice.secret] [wounds.out]"""
    scene = Scene(sorgho="centre", bonsai="centre", agaric="north")
    no_amulets(scene)
    scene.warrior("bonsai").lives = 1
    scene.warrior("sorgho").shock = 20
    scene.round(dice=[6, 6, 6, 6], sorgho="sorgho-gore", bonsai="bonsai-leap")
    scene.play("strike bonsai")
    bonsai = scene.g.view(None)["warriors"][1]  # type: ignore[index]
    assert bonsai["id"] == "bonsai"
    assert (bonsai["face_down"], len(bonsai["hand"])) == (False, 8)

"""The rulebook's examples and the constructed scenes, T1 to T17."""

from __future__ import annotations

import pytest

from dicehall.games.warriorz.victory import decide
from dicehall.kit.dice import FastDice
from tests.games.warriorz.scenes import Scene, laid


def test_t1_initiative_of_equals_the_smaller_acts_first() -> None:
    """[initiative] [initiative.tie]"""
    scene = Scene(burdock="north", baobab="south", cactus="north-east", jojoba="centre")
    scene.round(
        burdock="burdock-roar", baobab="baobab-timber", cactus="cactus-spikes",
        jojoba="jojoba-tomahawk",
    )  # fmt: skip
    scene.g.dice = FastDice(1)
    while not scene.g.over and scene.g.asking() != "ChooseCards":
        scene.play(scene.options()[0])
    assert scene.order() == ["burdock", "jojoba", "cactus", "baobab"]


def test_t2_elimination_gives_the_last_lives_and_the_trophy() -> None:
    """[wounds] [wounds.out]"""
    scene = elimination()
    assert scene.warrior("bonsai").lives == 0
    assert scene.warrior("sorgho").glory == 2
    assert scene.warrior("sorgho").trophies == 1


def test_t3_stoning_in_round_3_is_one_die_and_nobody_gains_glory() -> None:
    """[stoning] [stoning.discard]"""
    scene = elimination()
    assert scene.warrior("sorgho").lives == 9
    assert [w.glory for w in scene.g.warriors] == [0, 0, 2]
    assert scene.told("stones")[0]["dice"] == 1


def elimination() -> Scene:
    """Sorgho strikes Bonsai, who has two lives left, in round 3; a third looks on."""
    scene = Scene(round=3, bonsai="centre", sorgho="centre", agaric="north")
    bonsai = scene.warrior("bonsai")
    bonsai.lives = 2
    bonsai.unhurt = False
    bonsai.amulet = False
    scene.warrior("sorgho").amulet = False
    scene.open_card("bonsai", "bonsai-leap")
    scene.round(
        dice=[4, 5, 6, 6, 4], sorgho="sorgho-gore", agaric="agaric-volley",
        bonsai="bonsai-turncut",
    )  # fmt: skip
    assert scene.asked() == "sorgho"
    scene.play("strike bonsai")
    return scene


def test_t4_combat_takes_the_large_token_and_then_moves() -> None:
    """[attack.hit] [first-wound] [actions.all]"""
    scene = Scene(baobab="centre", cactus="centre")
    scene.warrior("cactus").amulet = False
    scene.round(dice=[2, 4, 5], baobab="baobab-stride", cactus="cactus-hurl")
    scene.play("strike cactus")
    assert scene.warrior("cactus").lives == 6
    assert not scene.warrior("cactus").unhurt
    assert scene.warrior("baobab").glory == 4
    scene.play("move south", "move south-west")
    assert scene.warrior("baobab").zone == 4


def test_t5_distance_two_takes_one_from_each_die() -> None:
    """[attack.distance]"""
    scene = Scene(cactus="north", baobab="south")
    baobab = scene.warrior("baobab")
    baobab.unhurt = False
    baobab.amulet = False
    scene.round(dice=[1, 4, 4, 5], cactus="cactus-hurl", baobab="baobab-timber")
    scene.play("shoot baobab")
    assert baobab.lives == 12
    assert scene.warrior("cactus").glory == 1


def test_t6_amulet_flips_a_six_to_a_one() -> None:
    """[amulet.flip]"""
    scene = Scene(baobab="centre", cactus="centre")
    scene.round(dice=[6, 4, 1], baobab="baobab-stride", cactus="cactus-hurl")
    scene.play("strike cactus", "flip 1")
    assert scene.told("flipped") == [
        {"event": "flipped", "warrior": "cactus", "before": 6, "after": 1}
    ]
    assert scene.warrior("cactus").lives == 7
    assert not scene.warrior("cactus").amulet


@pytest.mark.parametrize(("seats", "alone"), [(8, 2), (7, 1)])
def test_t7_with_seven_or_eight_the_biggest_come_last_into_the_centre(
    seats: int, alone: int
) -> None:
    """[setup.place] [setup.crowd]"""
    g = laid(seats, draw="random")
    while g.asking() == "PlaceWarriors":
        g.apply(g.options[0])
    zones = [warrior.zone for warrior in g.warriors]
    assert sorted(zones[:6]) == [0, 1, 2, 3, 4, 5]
    assert zones[6:] == [6] * alone


@pytest.mark.parametrize(("round", "dice"), [(1, 3), (2, 2), (3, 1), (4, 0), (7, 0)])
def test_t8_stones_by_round(round: int, dice: int) -> None:
    """[stoning] [stoning.rounds]"""
    scene = kill_in(round)
    thrown = [event["dice"] for event in scene.told("stones")]
    assert thrown == ([dice] if dice else [])


def test_t8_under_the_ghost_ring_no_stone_lands() -> None:
    """[special.ring] [ruling.3]"""
    scene = Scene(round=2, agaric="centre", bonsai="centre", baobab="north")
    bonsai = scene.warrior("bonsai")
    bonsai.lives, bonsai.unhurt, bonsai.amulet = 1, False, False
    scene.round(dice=[6, 6], agaric="agaric-ring", bonsai="bonsai-turncut", baobab="baobab-timber")
    scene.play("strike bonsai")
    assert bonsai.lives == 0
    assert scene.told("stones-stopped")
    assert scene.warrior("agaric").lives == 5


def kill_in(round: int) -> Scene:
    scene = Scene(round=round, sorgho="centre", bonsai="centre", agaric="north")
    bonsai = scene.warrior("bonsai")
    bonsai.lives, bonsai.unhurt, bonsai.amulet = 1, False, False
    scene.warrior("sorgho").amulet = False
    stones = [1] * max(0, 4 - round)
    scene.round(
        dice=[6, 6, 6, 6, *stones], sorgho="sorgho-gore", bonsai="bonsai-turncut",
        agaric="agaric-volley",
    )  # fmt: skip
    scene.play("strike bonsai")
    return scene


def test_t9_electroshock_slows_the_victim_in_the_same_round_and_speeds_burdock_in_the_next() -> (
    None
):
    """[special.shock] [ruling.10]"""
    scene = Scene(burdock="centre", baobab="centre", agaric="north")
    scene.warrior("baobab").amulet = False
    scene.round(
        dice=[6, 1, 1], burdock="burdock-shock", baobab="baobab-timber", agaric="agaric-volley"
    )
    scene.play("strike baobab", "move south")
    scene.dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    while scene.g.asking() != "ChooseCards":
        scene.play(scene.options()[0])
    assert scene.order() == ["burdock", "agaric", "baobab"]
    assert scene.told("revealed")[2]["initiative"] == -1
    scene.round(burdock="burdock-roar", baobab="baobab-bark", agaric="agaric-feint")
    assert scene.told("revealed")[3] == {
        "event": "revealed", "warrior": "burdock", "card": "burdock-roar", "initiative": 9,
    }  # fmt: skip


@pytest.mark.parametrize("round", [3, 7])
def test_t10_terminotaur_rolls_a_die_for_each_card_played(round: int) -> None:
    """[special.terminotaur] [ruling.15]"""
    scene = Scene(round=round, sorgho="centre", zamioculcas="centre")
    scene.warrior("zamioculcas").amulet = False
    scene.warrior("sorgho").played = round - 1
    scene.round(dice=[1] * round, sorgho="sorgho-termino", zamioculcas="zamioculcas-crush")
    scene.play("strike zamioculcas")
    assert scene.told("rolled")[0]["faces"] == [1] * round


@pytest.mark.parametrize(
    ("target", "net", "hits"),
    [("burdock", [3, 3, 3], 2), ("burdock", [3, 3, 2], 0), ("bonsai", [3, 2, 2], 2)],
)
def test_t11_net_reaching_the_size_lowers_the_defence_by_2(
    target: str, net: list[int], hits: int
) -> None:
    """[special.net]"""
    scene = Scene(**{"cactus": "centre", target: "centre"})  # type: ignore[arg-type]
    victim = scene.warrior(target)
    victim.amulet = False
    lives = victim.lives
    scene.warrior("cactus").shock = 4
    scene.round(dice=[*net, 1, 2, 3], cactus="cactus-net")
    scene.play(f"strike {target}")
    assert victim.lives == lives - hits


def test_t12_keg_hits_everybody_in_the_zone_with_one_roll() -> None:
    """[special.keg]"""
    scene = Scene(agaric="north", jojoba="centre", baobab="centre")
    for id in ("jojoba", "baobab"):
        scene.warrior(id).amulet = False
    scene.open_card("jojoba", "jojoba-ambush")
    scene.open_card("baobab", "baobab-club")
    scene.round(
        dice=[3, 4, 5], agaric="agaric-keg", jojoba="jojoba-fulldraw", baobab="baobab-timber"
    )
    scene.play("blast centre")
    assert scene.warrior("jojoba").lives == 6 - 2
    assert scene.warrior("baobab").lives == 13 - 3
    assert len(scene.told("rolled")) == 1


def test_t13_laser_and_distance_cancel() -> None:
    """[special.laser] [attack.distance]"""
    scene = Scene(zamioculcas="north", baobab="south")
    baobab = scene.warrior("baobab")
    baobab.amulet = False
    scene.round(dice=[3, 4, 5], zamioculcas="zamioculcas-laser", baobab="baobab-timber")
    scene.play("shoot baobab")
    assert baobab.lives == 13 - 2


def test_t14_vampire_turns_a_fresh_targets_large_token_into_a_life_worth_3() -> None:
    """[special.vampire] [ruling.8]"""
    scene = Scene(bonsai="centre", baobab="centre")
    bonsai, baobab = scene.warrior("bonsai"), scene.warrior("baobab")
    bonsai.amulet = baobab.amulet = False
    bonsai.lives, bonsai.unhurt = 1, False
    scene.round(dice=[6, 1, 1], bonsai="bonsai-vampire", baobab="baobab-timber")
    scene.play("strike baobab", "move south")
    assert (bonsai.lives, bonsai.glory, bonsai.stolen) == (2, 0, 1)
    scene.dice(6, 6, 6, 6, 6)
    scene.play("move south", "strike bonsai")
    assert baobab.glory == 1 + 3
    assert scene.g.over


def test_t15_split_shot_passes_one_die_to_the_neighbour() -> None:
    """[special.split] [ruling.12]"""
    scene = Scene(baobab="north", agaric="centre", sorgho="centre")
    for id in ("agaric", "sorgho"):
        scene.warrior(id).amulet = False
    scene.open_card("agaric", "agaric-musket")
    scene.open_card("sorgho", "sorgho-trample")
    scene.warrior("baobab").shock = 8
    scene.round(dice=[6, 5, 3, 2], baobab="baobab-split")
    scene.play("shoot agaric")
    scene.play("give-die 3 sorgho")  # and there is nobody else to pass a die to
    assert scene.warrior("agaric").lives == 5 - 2
    assert scene.warrior("sorgho").lives == 10 - 1


def test_t16_equal_glory_and_trophies_the_smaller_wins() -> None:
    """[victory.size]"""
    scene = Scene(round=7, bonsai="north", baobab="south")
    for id in ("bonsai", "baobab"):
        scene.warrior(id).glory = 9
        scene.warrior(id).trophies = 1
    decide(scene.g)
    assert scene.g.winner == scene.warrior("bonsai").team
    assert scene.g.returns() == [1.0, 0.0]


def test_t17_no_way_back_into_the_zone_the_turn_began_in() -> None:
    """[move.no-return]"""
    scene = Scene(bonsai="north", baobab="centre")
    scene.warrior("baobab").amulet = False
    scene.round(dice=[1, 1], bonsai="bonsai-leap", baobab="baobab-timber")
    scene.play("move centre", "strike baobab")
    assert "move north" not in scene.options()
    assert "move south" in scene.options()

"""Where the book is plain and play once went another way."""

from __future__ import annotations

import pytest
from librt.vecs import append

from dicehall.games.shazar.card import KINDS
from dicehall.games.shazar.field import HEXES
from dicehall.games.shazar.pieces import RIPE, Barred
from tests.games.shazar.scenes import BEATRICE, DAREN, GOTHARD, Scene


def test_portal_choice_who_is_moved_in_chooses_the_exit():
    """[portal.choice]"""
    scene = Scene(3)
    near = scene.g.realm.words[beside_the_entrance(scene)]
    scene.stand(BEATRICE, near)
    scene.cast(DAREN, "daren-blast", BEATRICE, 65, 20)
    assert "step beatrice-in" in scene.options()
    assert not [option for option in scene.options() if option.startswith("enter")]
    scene.play("step beatrice-in")
    assert (scene.asking(), scene.g.seat) == ("ChooseExit", BEATRICE)
    assert sorted(scene.options()) == ["enter daren-out", "enter gothard-out"]
    scene.play("enter daren-out")
    assert scene.where(BEATRICE) == "daren-out"
    assert (scene.asking(), scene.g.seat) == ("Steps", DAREN)  # one step is left


def test_portal_busy_nobody_is_sent_where_no_exit_is_free():
    """[portal.busy]"""
    scene = Scene(3)
    scene.stand(BEATRICE, scene.g.realm.words[beside_the_entrance(scene)])
    scene.stand(DAREN, "gothard-out")
    barred = scene.g.realm.words.index("daren-out")
    scene.g.barred = append(scene.g.barred, Barred(barred, DAREN, 1))
    scene.cast(GOTHARD, "gothard-bend-will", BEATRICE)
    assert scene.refused()["step beatrice-in"] == "why-portal-busy"


def beside_the_entrance(scene: Scene) -> int:
    """A hex of Beatrice's land from which one step leads into the entrance."""
    realm = scene.g.realm
    entrance = realm.words.index("beatrice-in")
    return next(
        hex
        for hex in range(len(realm.words))
        if entrance in [realm.near[6 * hex + i] for i in range(6)]
        and hex // HEXES == entrance // HEXES
    )


@pytest.mark.parametrize("mark", ["no-attack", "no-spell", ""])
def test_hex_guardian_is_no_fight_for_who_may_not_attack(mark: str):
    """[hex.guardian] [ruling.7] [status.no-attack] [status.no-spell] [fate.truce]"""
    scene = Scene(2)
    scene.hand(BEATRICE, "beatrice-spark")
    scene.stand(BEATRICE, "gothard-1-3")
    if mark:
        scene.mark(BEATRICE, mark)
    else:
        scene.g.truce = GOTHARD
    scene.step(BEATRICE, "gothard-1-4")
    assert scene.asking() != "Guardian"
    assert scene.life(BEATRICE) == 6
    assert scene.in_hand(BEATRICE, "beatrice-spark") == 1


def test_capture_reach_ends_the_turn():
    """[capture.reach]"""
    scene = Scene(2)
    scene.hand(BEATRICE, "beatrice-spark")
    scene.stand(GOTHARD, "gothard-2-5")
    scene.stand(BEATRICE, "gothard-1-1")
    scene.step(BEATRICE, "gothard-c")
    assert scene.g.active == GOTHARD
    assert scene.g.mages[BEATRICE].claim == RIPE


def test_capture_reach_who_was_pushed_there_must_end_a_turn_first():
    """[capture.reach]"""
    scene = Scene(3)
    scene.stand(BEATRICE, "daren-1-1")
    scene.stand(DAREN, "daren-2-5")
    scene.cast(GOTHARD, "gothard-bend-will", BEATRICE)
    scene.play("step daren-c")
    scene.turn(BEATRICE)
    assert "seize chalice" not in scene.options()
    assert scene.refused()["seize chalice"] == "why-not-yet"


def test_removal_an_effect_must_work_before_it_is_shaken_off():
    """[removal] [fate.later]"""
    scene = Scene(2)
    g = scene.g
    scene.mark(BEATRICE, "plague")
    g.mages[BEATRICE].marks[0].unfelt = True
    scene.turn(BEATRICE, "effects")
    assert scene.asking() != "Upkeep"
    scene.turn(BEATRICE, "end")
    scene.turn(BEATRICE, "effects")
    assert scene.asking() == "Upkeep"


def test_hex_ice_slides_only_who_still_stands_on_it():
    """[hex.ice] [ruling.6]"""
    scene = Scene(2)
    scene.artifact(BEATRICE, "boots")
    ice = next(
        word
        for hex, word in enumerate(scene.g.realm.words)
        if word.startswith("beatrice") and scene.g.realm.kinds[hex] == KINDS.index("ice")
    )
    start = next_to(scene, ice)
    scene.stand(BEATRICE, start)
    scene.step(BEATRICE, ice, 8)  # the slide, and the Boots fail
    assert scene.asking() == "Steps"
    away = next(option for option in scene.options() if option.startswith("step"))
    scene.play(away)
    while scene.asking() == "Steps" and scene.g.seat == GOTHARD:
        scene.play("done")
    assert scene.where(BEATRICE) == away.split()[1]


def next_to(scene: Scene, word: str) -> str:
    """A plain hex of the same land beside one."""
    realm = scene.g.realm
    hex = realm.words.index(word)
    for i in range(6):
        near = realm.near[6 * hex + i]
        if near >= 0 and realm.kinds[near] != KINDS.index("portal-in"):
            return realm.words[near]
    raise AssertionError(word)

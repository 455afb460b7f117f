"""What a seat sees as numbers, held against the arena itself."""

from __future__ import annotations

from dicehall.games.warriorz.book import WARRIORS
from dicehall.games.warriorz.observation import OBSERVATION, PER_WARRIOR
from dicehall.kit.checks.case import observed
from tests.games.warriorz.scenes import BOOK, ZONES, Scene

GENERAL = PER_WARRIOR * WARRIORS


def number(id: str) -> float:
    """A warrior as a number; 0 is nobody."""
    return 1.0 + BOOK.warrior_named(id)


def shot() -> Scene:
    """Agaric has shot at Baobab, who may answer with the amulet."""
    scene = Scene(agaric="north", baobab="south")
    scene.round(dice=[5, 2, 6, 3, 4], agaric="agaric-musket", baobab="baobab-bark")
    scene.play("shoot baobab")
    assert scene.asking() == "Amulet"
    return scene


def test_the_dice_of_a_roll_lie_in_their_places():
    """[amulet] Attacker, bonus and targets, then the faces one by one."""
    scene = shot()
    roll = scene.g.view(1)["roll"]
    assert isinstance(roll, dict)
    faces = [float(face) for face in roll["faces"]]
    assert faces == [5.0, 2.0, 6.0][: len(faces)]
    for seat in (0, 1):
        out = observed(scene.g, seat)
        assert len(out) == OBSERVATION
        assert out[GENERAL + 7] == number("agaric")
        assert out[GENERAL + 8] == roll["bonus"]
        assert out[GENERAL + 9] == 1 << scene.index("baobab")
        assert out[GENERAL + 10 : GENERAL + 10 + len(faces)] == faces
        assert set(out[GENERAL + 10 + len(faces) :]) == {0.0}


def test_the_round_and_whose_turn_it_is_lie_in_their_places():
    """[choice] What the acting warrior may still do goes before the dice."""
    scene = shot()
    out = observed(scene.g, 1)
    assert out[GENERAL : GENERAL + 3] == [scene.g.round, 1.0, number("agaric")]
    assert out[GENERAL + 3] == len(scene.g.stack)
    assert observed(scene.g, 0)[GENERAL + 1] == 0.0
    turn = scene.g.view(0)["turn"]
    assert isinstance(turn, dict)
    assert out[GENERAL + 4] == turn["moves"]


def test_the_own_warrior_comes_first_and_shows_what_all_may_know():
    """[setup.tokens] [choice.secret]"""
    scene = shot()
    hurt = scene.warrior("agaric")
    hurt.lives, hurt.glory, hurt.trophies, hurt.shock = 3, 2, 4, 1
    own, other = observed(scene.g, 0), observed(scene.g, 1)
    mine, theirs = own[:PER_WARRIOR], other[PER_WARRIOR : 2 * PER_WARRIOR]
    assert mine[:6] == [number("agaric"), 1.0, 1.0 + ZONES["north"], 3.0, 2.0, 4.0]
    assert theirs[:6] == [number("agaric"), 0.0, 1.0 + ZONES["north"], 3.0, 2.0, 4.0]
    assert mine[6:11] == [hurt.amulet, hurt.unhurt, hurt.stolen, hurt.played, 1.0]
    assert mine[12] == hurt.card
    hand = [float(hurt.hand >> k & 1) for k in range(8)]
    assert mine[15:23] == theirs[15:23] == hand
    assert own[2 * PER_WARRIOR : GENERAL] == [0.0] * (GENERAL - 2 * PER_WARRIOR)

"""Every blessing and curse does what it says, and every spell has a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.shazar.scenes import BEATRICE, DAREN, GOTHARD, SHANTIREN, SPELLS, Scene, owner


def test_beatrice_fire_mantle_swallows_three():
    """[status.absorb]"""
    scene = Scene()
    scene.mark(BEATRICE, "beatrice-fire-mantle")
    scene.cast(GOTHARD, "gothard-shadow-bolt", BEATRICE, 50, 20)
    assert (scene.life(BEATRICE), scene.marks(BEATRICE)) == (10, ["beatrice-fire-mantle"])
    scene.cast(GOTHARD, "gothard-shadow-bolt", BEATRICE, 50, 20)
    assert (scene.life(BEATRICE), scene.marks(BEATRICE)) == (9, [])


def test_beatrice_surge_adds_one_for_three_turns():
    """[status.turns] [attack.damage]"""
    scene = Scene()
    scene.cast(BEATRICE, "beatrice-surge", BEATRICE)
    for _turn in range(3):
        assert scene.marks(BEATRICE) == ["beatrice-surge"]
        scene.turn(BEATRICE, "end")
    assert scene.marks(BEATRICE) == []
    scene.mark(BEATRICE, "beatrice-surge")
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 50, 20)
    assert scene.life(GOTHARD) == 7


def test_beatrice_keen_aim_adds_twenty_once():
    """[status.attack-roll-mod]"""
    scene = Scene()
    scene.mark(BEATRICE, "beatrice-keen-aim")
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 50, 60)
    assert scene.life(GOTHARD) == 7  # 70 against 60
    assert scene.marks(BEATRICE) == []


@pytest.mark.parametrize(
    ("id", "lives"),
    [
        ("beatrice-elixir", 2), ("daren-second-wind", 3), ("shantiren-healing", 2),
        ("shantiren-great-healing", 4), ("gothard-dark-mending", 2),
    ],
)  # fmt: skip
def test_healing_spells(id: str, lives: int):
    """[life.maximum]"""
    scene = Scene(4)
    scene.g.mages[owner(id)].life = 5
    scene.cast(owner(id), id, owner(id))
    assert scene.life(owner(id)) == 5 + lives
    scene = Scene(4)
    scene.g.mages[owner(id)].life = 9
    scene.g.mages[owner(id)].most = 9
    scene.cast(owner(id), id, owner(id))
    assert scene.life(owner(id)) == 9


@pytest.mark.parametrize("id", ["beatrice-dash", "shantiren-forest-path"])
def test_walking_spells(id: str):
    """[move.several] [hex.last]"""
    scene = Scene(4)
    target = (owner(id) + 1) % 4
    scene.cast(owner(id), id, target)
    assert scene.asking() == "Steps"
    assert scene.g.seat == target  # who walks chooses
    scene.play(scene.options()[0])
    scene.play("done") if scene.asking() == "Steps" else None
    assert scene.where(target) != ""
    assert not scene.where(target).endswith("-c")


def test_beatrice_vulnerability_doubles_the_next_damage():
    """[life.damage] [ruling.5]"""
    scene = Scene()
    scene.cast(BEATRICE, "beatrice-vulnerability", GOTHARD)
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 50, 20)
    assert (scene.life(GOTHARD), scene.marks(GOTHARD)) == (6, [])


def test_gothard_plague_breath():
    """[effect-cards.green] [ruling.20]"""
    scene = Scene()
    scene.cast(GOTHARD, "gothard-plague-breath", BEATRICE)
    assert scene.marks(BEATRICE) == ["plague"]
    scene.cast(GOTHARD, "gothard-plague-breath", BEATRICE)
    assert scene.marks(BEATRICE) == ["plague"]
    before = scene.life(BEATRICE)
    scene.turn(BEATRICE, "effects")
    assert scene.life(BEATRICE) == before - 1


@pytest.mark.parametrize("id", ["gothard-chains", "shantiren-roots"])
def test_holding_spells(id: str):
    """[move.held] [status.turns]"""
    scene = Scene(4)
    scene.cast(owner(id), id, BEATRICE)
    scene.turn(BEATRICE, "move")
    assert "step" not in scene.verbs()
    scene.turn(BEATRICE, "end")
    assert scene.marks(BEATRICE) == []


def test_gothard_muteness():
    """[status.no-spell]"""
    scene = Scene()
    scene.hand(BEATRICE, "beatrice-elixir")
    scene.cast(GOTHARD, "gothard-muteness", BEATRICE)
    scene.turn(BEATRICE, "spell")
    assert scene.g.active == GOTHARD  # no question: no spell


def test_gothard_evil_eye():
    """[status.roll-mod] [ruling.4]"""
    scene = Scene()
    scene.mark(BEATRICE, "gothard-evil-eye", cause=1)
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 60, 45)
    assert scene.life(GOTHARD) == 10  # 40 against 45


def test_gothard_bend_will():
    """[spell.aim] [ruling.10]"""
    scene = Scene()
    scene.mark(BEATRICE, "no-move")
    scene.cast(GOTHARD, "gothard-bend-will", BEATRICE)
    assert (scene.asking(), scene.g.seat) == ("Steps", GOTHARD)
    scene.play("step beatrice-1-4", "done")
    assert scene.where(BEATRICE) == "beatrice-1-4"
    assert scene.life(BEATRICE) == 8


def test_gothard_death_sentence():
    """[status.turns]"""
    scene = Scene()
    scene.cast(GOTHARD, "gothard-death-sentence", BEATRICE)
    for life in (10, 10, 6):
        scene.turn(BEATRICE, "end")
        assert scene.life(BEATRICE) == life
    assert scene.marks(BEATRICE) == []


def test_gothard_withering():
    """[ruling.18] [curses.graded]"""
    scene = Scene()
    scene.cast(GOTHARD, "gothard-withering", BEATRICE, 40)
    assert (scene.life(BEATRICE), scene.most(BEATRICE)) == (9, 9)
    scene = Scene()
    scene.cast(GOTHARD, "gothard-withering", BEATRICE, 80)
    assert (scene.life(BEATRICE), scene.most(BEATRICE)) == (7, 9)


def test_gothard_blood_rite():
    """[hand.draw]"""
    scene = Scene()
    scene.hand(GOTHARD, *["gothard-shadow-bolt"] * 3, "gothard-chains", "gothard-chains")
    scene.cast(GOTHARD, "gothard-blood-rite")
    assert (scene.life(GOTHARD), scene.cards(GOTHARD)) == (9, 7)  # above five they are kept


@pytest.mark.parametrize("id", ["gothard-shroud", "daren-cloak"])
def test_evading_spells(id: str):
    """[status.evade]"""
    scene = Scene(4)
    scene.mark(GOTHARD, id, cause=1)
    scene.cast(BEATRICE, "beatrice-meteor", GOTHARD)
    assert (scene.life(GOTHARD), scene.marks(GOTHARD)) == (10, [])
    assert not scene.told("rolled")


def test_gothard_dark_mending_hands_an_effect_on():
    """[effects.pass]"""
    scene = Scene()
    scene.mark(GOTHARD, "plague", "gothard-evil-eye")
    scene.cast(GOTHARD, "gothard-dark-mending", GOTHARD)
    scene.play("hand-on gothard-evil-eye")
    assert (scene.marks(GOTHARD), scene.marks(BEATRICE)) == (["plague"], ["gothard-evil-eye"])


@pytest.mark.parametrize(
    ("id", "lives", "skips", "where"),
    [
        ("daren-wolf-pit", 4, 0, "beatrice-2-4"),
        ("daren-arcane-snare", 1, 1, "beatrice-2-4"),
        ("daren-rune", 1, 0, "beatrice-out"),
    ],
)
def test_hidden_traps(id: str, lives: int, skips: int, where: str):
    """[trap] [trap.place] [ruling.11]"""
    scene = Scene(3)
    scene.cast(DAREN, id)
    assert "place beatrice-c" not in scene.options()
    scene.play("place beatrice-2-4")
    assert scene.g.view(BEATRICE)["traps"] == [{"hex": "beatrice-2-4", "seat": 2, "card": None}]
    assert scene.g.view(DAREN)["traps"] == [{"hex": "beatrice-2-4", "seat": 2, "card": id}]
    scene.stand(DAREN, "beatrice-2-3")
    scene.step(DAREN, "beatrice-2-4")
    assert scene.life(DAREN) == 10  # the owner is safe
    scene.stand(DAREN, "daren-c")
    scene.stand(BEATRICE, "beatrice-1-2")
    scene.step(BEATRICE, "beatrice-2-4")
    assert (scene.life(BEATRICE), scene.skips(BEATRICE)) == (10 - lives, skips)
    assert scene.where(BEATRICE) == where
    assert scene.in_discard(id) == 1


def test_trap_two_at_most():
    """[trap.two]"""
    scene = Scene(3)
    scene.trap(DAREN, "beatrice-2-4", "daren-rune")
    scene.trap(DAREN, "beatrice-2-5", "daren-wolf-pit")
    scene.hand(DAREN, "daren-wolf-pit", "daren-knife")
    scene.turn(DAREN, "spell")
    assert scene.options() == ["cast daren-knife", "done"]
    assert scene.refused_to("cast") == {"cast daren-wolf-pit": "why-traps-full"}


def test_daren_pickpocket():
    """[hand.steal] [ruling.13]"""
    scene = Scene(3)
    scene.hand(GOTHARD, "gothard-stupor")
    scene.cast(DAREN, "daren-pickpocket", GOTHARD)
    assert scene.in_hand(DAREN, "gothard-stupor") == 1
    assert scene.life(GOTHARD) == 8
    scene.turn(DAREN, "spell", (60, 20))
    scene.play("cast gothard-stupor", "aim 2")
    assert scene.life(GOTHARD) == 5
    assert scene.in_discard("gothard-stupor") == 1


def test_daren_false_trail():
    """[status.led]"""
    scene = Scene(3)
    scene.cast(DAREN, "daren-false-trail", GOTHARD)
    scene.turn(GOTHARD, "move")
    assert (scene.asking(), scene.g.seat) == ("Steps", DAREN)
    scene.play("step gothard-1-2")
    assert (scene.where(GOTHARD), scene.marks(GOTHARD)) == ("gothard-1-2", [])


def test_daren_switch():
    """[effects.swap] [ruling.17]"""
    scene = Scene(3)
    scene.stand(GOTHARD, "gothard-2-7")
    scene.stand(DAREN, "daren-1-4")
    scene.cast(DAREN, "daren-switch", GOTHARD)
    assert (scene.where(DAREN), scene.where(GOTHARD)) == ("gothard-2-7", "daren-1-4")
    assert scene.life(DAREN) == 7  # the trap of power 3 works on the one who came
    assert scene.g.mages[GOTHARD].tartarus


def test_daren_sabotage():
    """[spell] [effects.dispel] [spell.block-hex]"""
    scene = Scene(3)
    scene.mark(GOTHARD, "gothard-shroud")
    scene.cast(DAREN, "daren-sabotage", GOTHARD)
    scene.play("option 0")
    assert scene.marks(GOTHARD) == []
    scene = Scene(3)
    scene.cast(DAREN, "daren-sabotage", GOTHARD)
    scene.play("option 1", "place gothard-1-1")
    scene.turn(GOTHARD, "move")
    assert "step gothard-1-1" not in scene.options()
    assert scene.refused()["step gothard-1-1"] == "why-barred"
    scene.turn(DAREN)
    assert len(scene.g.barred) == 0


@pytest.mark.parametrize(("roll", "skips"), [(24, 0), (25, 1), (90, 2)])
def test_daren_sleep_powder(roll: int, skips: int):
    """[effect-cards.red]"""
    scene = Scene(3)
    scene.cast(DAREN, "daren-sleep-powder", BEATRICE, roll)
    assert sum(int(str(event["count"])) for event in scene.told("skips")) == skips


def test_daren_agility():
    """[move.several] [status.turns]"""
    scene = Scene(3)
    scene.mark(DAREN, "daren-agility")
    scene.step(DAREN, "daren-1-1")
    assert scene.asking() == "Steps"
    scene.play("step daren-2-1")
    assert scene.where(DAREN) == "daren-2-1"


def test_daren_rogues_luck():
    """[fate.reroll]"""
    scene = Scene(3)
    scene.mark(DAREN, "daren-rogues-luck")
    scene.cast(DAREN, "daren-sleep-powder", BEATRICE, 20, 50)
    assert scene.asking() == "AfterRoll"
    scene.play("luck")
    assert scene.told("skips")
    assert scene.marks(DAREN) == []


def test_shantiren_great_healing_cures():
    """[effects.cure]"""
    scene = Scene(4)
    scene.mark(SHANTIREN, "plague", "pallor")
    scene.g.mages[SHANTIREN].life = 5
    scene.cast(SHANTIREN, "shantiren-great-healing", SHANTIREN)
    scene.play("remove plague")
    assert scene.marks(SHANTIREN) == ["pallor"]


def test_shantiren_purification_removes_two():
    """[effects.dispel]"""
    scene = Scene(4)
    scene.mark(BEATRICE, "plague", "gothard-evil-eye", "no-move")
    scene.cast(SHANTIREN, "shantiren-purification", BEATRICE)
    scene.play("remove plague", "remove no-move")
    assert scene.marks(BEATRICE) == ["gothard-evil-eye"]


def test_shantiren_shield_of_faith_copies_do_not_add_up():
    """[effects.duplicates] [status.absorb]"""
    scene = Scene(4)
    scene.mark(SHANTIREN, "shantiren-shield-of-faith", "shantiren-shield-of-faith")
    scene.cast(BEATRICE, "beatrice-ball-lightning", SHANTIREN, 50, 20)
    assert (scene.life(SHANTIREN), scene.marks(SHANTIREN)) == (9, [])


def test_shantiren_reflection():
    """[status.reflect]"""
    scene = Scene(4)
    scene.mark(SHANTIREN, "shantiren-reflection")
    scene.cast(BEATRICE, "beatrice-ball-lightning", SHANTIREN, 50, 20)
    assert (scene.life(SHANTIREN), scene.life(BEATRICE)) == (10, 7)
    assert scene.marks(SHANTIREN) == []


def test_shantiren_grace():
    """[stage-1] [status.turns]"""
    scene = Scene(4)
    scene.g.mages[SHANTIREN].life = 5
    scene.cast(SHANTIREN, "shantiren-grace", SHANTIREN)
    for life in (6, 7, 7):
        scene.turn(SHANTIREN, "effects")
        assert scene.life(SHANTIREN) == life
        scene.turn(SHANTIREN, "end")


def test_shantiren_gift_of_life():
    """[life.temporary]"""
    scene = Scene(4)
    scene.cast(SHANTIREN, "shantiren-gift-of-life", SHANTIREN)
    assert (scene.life(SHANTIREN), scene.most(SHANTIREN)) == (12, 10)
    scene.cast(BEATRICE, "beatrice-spark", SHANTIREN, 50, 20)
    scene.cast(SHANTIREN, "shantiren-healing", SHANTIREN)
    assert scene.life(SHANTIREN) == 10


def test_shantiren_pacify():
    """[status.no-attack]"""
    scene = Scene(4)
    scene.cast(SHANTIREN, "shantiren-pacify", BEATRICE)
    scene.hand(BEATRICE, "beatrice-spark", "beatrice-elixir")
    scene.turn(BEATRICE, "spell")
    assert scene.options() == ["cast beatrice-elixir", "done"]
    assert scene.refused_to("cast") == {"cast beatrice-spark": "why-no-attack"}


def test_shantiren_banishment():
    """[effects.teleport]"""
    scene = Scene(4)
    scene.stand(BEATRICE, "gothard-1-3")
    scene.cast(SHANTIREN, "shantiren-banishment", BEATRICE)
    assert (scene.life(BEATRICE), scene.where(BEATRICE)) == (9, "gothard-out")
    scene.stand(DAREN, "gothard-out")
    scene.stand(BEATRICE, "gothard-1-3")
    scene.shuffle_in(SHANTIREN)
    scene.cast(SHANTIREN, "shantiren-banishment", BEATRICE)
    assert scene.where(BEATRICE) == "gothard-1-3"  # the exit is taken


def test_every_spell_has_a_test():
    here = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    assert [id for id in SPELLS if not re.search(rf'"{id}"', here)] == []

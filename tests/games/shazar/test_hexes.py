"""Every kind of hex and every disease does what it says."""

from __future__ import annotations

import pytest

from dicehall.games.shazar.piles import FATE_DECK
from tests.games.shazar.scenes import BEATRICE, DAREN, GOTHARD, SHANTIREN, Scene

# ---- hexes ----


def test_hex_spring_and_trap():
    """[hex.spring] [hex.trap] [stage-3]"""
    scene = Scene()
    scene.g.mages[BEATRICE].life = 5
    scene.step(BEATRICE, "beatrice-1-1")
    assert scene.life(BEATRICE) == 6
    scene = Scene()
    scene.step(BEATRICE, "beatrice-1-4")
    assert scene.life(BEATRICE) == 8


def test_hex_snare():
    """[hex.snare] [move.held]"""
    scene = Scene(3)
    scene.mark(DAREN, "daren-agility")
    scene.step(DAREN, "daren-1-5")
    assert scene.asking() != "Steps"  # the extra step is gone
    scene.turn(DAREN, "end")
    scene.turn(DAREN, "move")
    assert scene.where(DAREN) == "daren-1-5"
    assert scene.told("held")
    scene.turn(DAREN, "end")
    assert "no-move" not in scene.marks(DAREN)


def test_hex_bastion():
    """[hex.bastion] [hex.until]"""
    scene = Scene()
    scene.step(GOTHARD, "gothard-1-6")
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 50, 20)
    assert scene.life(GOTHARD) == 9
    scene.turn(GOTHARD)
    assert scene.g.mages[GOTHARD].bastion == 0


def test_hex_school():
    """[hex.school]"""
    scene = Scene()
    scene.hand(BEATRICE, "beatrice-spark", "beatrice-wrath", "beatrice-acid")
    scene.step(BEATRICE, "beatrice-1-3")
    scene.play("return beatrice-wrath", "return beatrice-acid", "done")
    assert scene.cards(BEATRICE) == 3
    assert scene.in_hand(BEATRICE, "beatrice-wrath") == 0
    assert scene.in_discard("beatrice-wrath") == 0


def test_hex_mana_lake():
    """[hex.mana-lake] [ruling.8]"""
    scene = Scene()
    scene.stand(BEATRICE, "beatrice-1-1")
    scene.step(BEATRICE, "beatrice-2-1")
    offered = {option.split()[1] for option in scene.options()}
    assert offered & {"capital", "portal-in", "portal-out", "mana-lake", "windfall"} == set()
    assert "tartarus" not in offered  # Daren does not play
    assert "seer" in offered
    scene.play("copy trap")
    assert scene.life(BEATRICE) == 8


def test_hex_windfall():
    """[hex.windfall]"""
    scene = Scene(4)
    scene.turn(SHANTIREN, "move")
    assert "step shantiren-1-4" not in scene.options()
    assert len(scene.options()) == 5


def test_hex_seer():
    """[hex.seer]"""
    scene = Scene()
    scene.next_fate("lightning", "wanderer", "feast")
    scene.step(GOTHARD, "gothard-1-1")
    assert sorted(scene.options()) == ["keep feast", "keep lightning", "keep wanderer"]
    scene.play("keep lightning")
    assert scene.life(GOTHARD) == 8
    assert scene.g.fates.is_empty(FATE_DECK)


def test_hex_tartarus():
    """[hex.tartarus]"""
    scene = Scene(3)
    scene.step(DAREN, "daren-1-4")
    scene.cast(BEATRICE, "beatrice-spark", DAREN, 50, 20)
    assert scene.life(DAREN) == 6


def test_hex_last_and_vigour():
    """[hex.last] [hex.vigour]"""
    scene = Scene()
    scene.stand(BEATRICE, "beatrice-1-3")
    scene.cast(BEATRICE, "beatrice-dash", BEATRICE)
    scene.play("step beatrice-2-4", "step beatrice-2-5")
    assert scene.g.mages[BEATRICE].astral == 0  # only the last hex lasts
    scene = Scene(4)
    scene.step(SHANTIREN, "shantiren-1-1")
    scene.play("step shantiren-1-2", "step shantiren-2-2")
    assert scene.g.mages[SHANTIREN].bastion == 2  # after Vigour all last


def test_hex_once_coming_back_lends_nothing_more():
    """[hex.once] [hex.last]"""
    scene = Scene()
    scene.stand(BEATRICE, "beatrice-1-3")
    scene.hand(BEATRICE, "beatrice-dash")
    scene.step(BEATRICE, "beatrice-2-4")  # Astral 1
    assert scene.g.mages[BEATRICE].astral > 0
    scene.play("cast beatrice-dash", "aim 1", "step beatrice-1-2", "step beatrice-2-4")
    assert scene.g.mages[BEATRICE].astral == 0


def test_hexes_sign_and_portal_exit():
    """[hexes.sign] [spell.sign] [portal.exit] [spell.optional]"""
    scene = Scene()
    scene.hand(BEATRICE, "beatrice-spark", "beatrice-meteor", "beatrice-ice-lance")
    for place, spells in (
        ("beatrice-1-1", ["cast beatrice-spark"]),
        ("beatrice-1-5", ["cast beatrice-ice-lance"]),
        ("beatrice-1-4", ["cast beatrice-meteor"]),
        ("beatrice-c", ["cast beatrice-spark", "cast beatrice-ice-lance", "cast beatrice-meteor"]),
    ):
        scene.stand(BEATRICE, place)
        scene.turn(BEATRICE, "spell")
        assert scene.options() == [*spells, "done"]
    scene.stand(BEATRICE, "beatrice-1-1")
    scene.turn(BEATRICE, "spell")
    assert scene.refused_to("cast") == {
        "cast beatrice-meteor": "why-sign",
        "cast beatrice-ice-lance": "why-sign",
    }
    scene.stand(BEATRICE, "gothard-out")
    scene.turn(BEATRICE, "spell")
    assert scene.g.active == GOTHARD


# ---- diseases ----


@pytest.mark.parametrize(
    ("disease", "remove"),
    [
        ("land-curse", 50), ("plague", 65), ("shivers", 60), ("mana-fever", 55),
        ("stone-foot", 40), ("pallor", 50),
    ],
)  # fmt: skip
def test_diseases_are_shaken_off(disease: str, remove: int):
    """[removal] [effect-cards.green]"""
    for roll, gone in ((remove - 1, False), (remove, True)):
        scene = Scene()
        scene.mark(BEATRICE, disease)
        scene.turn(BEATRICE, "effects", (roll,))
        scene.play("attempt 1")
        assert (scene.marks(BEATRICE) == []) == gone


def test_diseases_weaken():
    """[effects] [stage-1]"""
    scene = Scene()
    scene.mark(BEATRICE, "land-curse", "plague")
    scene.turn(BEATRICE, "effects")
    assert scene.life(BEATRICE) == 8
    scene = Scene()
    scene.mark(BEATRICE, "shivers")
    scene.cast(BEATRICE, "beatrice-elements-trap", GOTHARD, 49)
    assert scene.life(GOTHARD) == 10  # 39
    scene = Scene()
    scene.mark(BEATRICE, "mana-fever")
    scene.hand(BEATRICE, "beatrice-meteor")
    scene.turn(BEATRICE, "spell")
    assert scene.options() == ["done"]
    scene = Scene()
    scene.mark(BEATRICE, "stone-foot")
    scene.turn(BEATRICE, "move")
    assert scene.told("held")
    scene = Scene()
    scene.mark(BEATRICE, "pallor")
    scene.g.mages[BEATRICE].life = 5
    scene.cast(BEATRICE, "beatrice-elixir", BEATRICE)
    assert (scene.life(BEATRICE), scene.marks(BEATRICE)) == (5, ["pallor"])

"""Every artifact does what it says."""

from __future__ import annotations

import pytest

from dicehall.games.shazar.piles import kept
from tests.games.shazar.scenes import ARTIFACTS, BEATRICE, BOOK, DAREN, GOTHARD, Scene


def crit(id: str, roll: int, seats: int = 2) -> Scene:
    """Beatrice owns an artifact and rolls for a harmless card."""
    scene = Scene(seats)
    scene.artifact(BEATRICE, id)
    for seat in range(1, seats):
        scene.artifact(seat, "hourglass")
    scene.hand(BEATRICE, "beatrice-wrath", "beatrice-acid", "beatrice-dash")
    scene.hand(GOTHARD, "gothard-stupor")
    scene.g.mages[BEATRICE].life = 5
    scene.g.mages[GOTHARD].life = 7
    scene.mark(BEATRICE, "plague", "beatrice-surge")
    scene.next_fate("lightning", "n-potion")
    scene.cast(BEATRICE, "beatrice-elements-trap", BEATRICE, roll)
    return scene


ALWAYS = 3  # what 96 on the trap costs Beatrice herself: 1 and 2


@pytest.mark.parametrize("id", ARTIFACTS)
def test_artifact_thresholds(id: str):
    """[artifact.crit]"""
    artifact = BOOK.artifacts[ARTIFACTS[id]]
    for roll, answers in (
        (int(artifact.success), 1), (int(artifact.success) - 1, 0),
        (int(artifact.failure), 1), (int(artifact.failure) + 1, 0),
    ):  # fmt: skip
        assert len(crit(id, roll).told("answered")) == answers


def test_artifact_eye():
    """[artifact.crit]"""
    assert crit("eye", 96).life(GOTHARD) == 4
    assert crit("eye", 10).life(BEATRICE) == 3


def test_artifact_chalice():
    """[effects.cure]"""
    scene = crit("chalice", 96)
    assert (scene.life(BEATRICE), scene.marks(BEATRICE)) == (
        9 - ALWAYS,
        ["beatrice-surge", "no-move"],
    )
    scene = crit("chalice", 10)
    assert (scene.life(BEATRICE), scene.life(GOTHARD)) == (4, 9)


def test_artifact_sceptre():
    """[artifact.crit]"""
    scene = crit("sceptre", 96, 3)
    assert (scene.life(GOTHARD), scene.life(DAREN)) == (5, 8)
    scene = crit("sceptre", 10)
    assert (scene.life(BEATRICE), len(scene.told("discarded"))) == (4, 1)


def test_artifact_mirror():
    """[hex.seer] [fate.named]"""
    scene = crit("mirror", 95)
    assert sorted(scene.options()) == ["keep lightning", "keep n-potion"]
    scene.play("keep n-potion")
    assert not scene.g.fates.is_empty(kept(BEATRICE))
    scene = crit("mirror", 10)
    assert (scene.life(BEATRICE), scene.told("stolen")[0]["seat"]) == (4, "2")


def test_artifact_hourglass():
    """[effect-cards.red]"""
    scene = crit("hourglass", 97)
    assert scene.life(GOTHARD) == 6
    assert scene.told("skips")[0]["seat"] == "2"
    assert crit("hourglass", 8).skips(BEATRICE) == 1


def test_artifact_crown():
    """[effect-cards.green]"""
    assert "plague" in [event["effect"] for event in crit("crown", 96).told("marked")]
    assert "pallor" in crit("crown", 10).marks(BEATRICE)


def test_artifact_boots():
    """[effects.teleport]"""
    scene = crit("boots", 94)
    assert scene.asking() == "Jumps"
    assert "jump beatrice-in" not in scene.options()
    scene.play("jump beatrice-2-3")
    assert scene.told("healed")[0]["lives"] == 1
    scene = crit("boots", 10)
    assert (scene.asking(), scene.g.seat) == ("Steps", GOTHARD)
    assert "done" not in scene.options()


def test_artifact_aegis():
    """[life.temporary] [effects.dispel]"""
    scene = crit("aegis", 96)
    assert scene.marks(BEATRICE) == ["beatrice-surge", "no-move"]
    assert scene.told("extra-life")[0]["lives"] == 2
    scene = crit("aegis", 10)
    assert (scene.life(BEATRICE), scene.marks(BEATRICE)) == (4, ["plague"])


def test_artifact_heart():
    """[attack.damage] [ruling.5]"""
    scene = crit("heart", 96)
    assert "double-damage-dealt" in scene.marks(BEATRICE)
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 50, 20)
    assert scene.life(GOTHARD) == 7 - 2 * (2 + 1)
    assert "double-damage-dealt" not in scene.marks(BEATRICE)
    scene = crit("heart", 10)
    assert (scene.life(BEATRICE), "no-attack" in scene.marks(BEATRICE)) == (4, True)


def test_artifact_tome():
    """[ruling.18]"""
    assert crit("tome", 96).most(GOTHARD) == 9
    scene = crit("tome", 10)
    assert (scene.life(BEATRICE), len(scene.told("discarded"))) == (4, 2)


def test_artifact_several():
    """[artifact.several]"""
    scene = Scene()
    scene.artifact(BEATRICE, "eye")
    scene.artifact(GOTHARD, "sceptre")
    scene.g.pairs = False
    scene.g.keeper[GOTHARD] = BEATRICE
    scene.cast(BEATRICE, "beatrice-elements-trap", BEATRICE, 10)
    assert [event["artifact"] for event in scene.told("answered")] == ["sceptre", "eye"]
    assert scene.life(BEATRICE) == 7

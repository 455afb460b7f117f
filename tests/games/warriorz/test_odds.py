"""The chances shown before an attack."""

from __future__ import annotations

from dicehall.games.warriorz.game import GAME
from tests.games.warriorz.scenes import Scene


def shown(scene: Scene, answer: str) -> dict[str, float]:
    figures = GAME.odds(scene.g, GAME.notation.read(scene.g, answer))
    return {figure.key: figure.numerator / figure.denominator for figure in figures}


def test_one_roll_for_all_hits_nobody_together() -> None:
    """[special.keg]"""
    scene = Scene(agaric="north", jojoba="centre", bonsai="centre", cactus="centre")
    scene.round(
        agaric="agaric-keg",
        jojoba="jojoba-fulldraw",
        bonsai="bonsai-turncut",
        cactus="cactus-hurl",
    )
    assert shown(scene, "blast centre") == {"hit": 7 / 8, "wounds": 4.5}


def test_armour_keeps_the_last_die_of_a_shared_roll_off() -> None:
    """[special.keg] [special.armour]"""
    scene = Scene(agaric="north", sorgho="centre")
    scene.open_card("sorgho", "sorgho-shine")
    scene.warrior("agaric").shock = 20
    scene.round(agaric="agaric-keg")
    alone = shown(scene, "blast centre")
    needed = scene.g.card_of(scene.warrior("sorgho")).defence
    missed = (needed - 1) / 6
    assert alone["hit"] == 1 - missed * missed

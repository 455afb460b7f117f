"""Every Fate card does what it says, and everything printed has a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dicehall.games.shazar.card import KINDS
from dicehall.games.shazar.piles import FATE_DECK, FATE_DISCARD
from tests.games.shazar.scenes import ARTIFACTS, BEATRICE, FATES, GOTHARD, Scene


def drawn(id: str, *rolls: int, seats: int = 2) -> Scene:
    """Beatrice steps onto Fate and draws a card on her own turn."""
    scene = Scene(seats)
    scene.next_fate(id)
    scene.turn(BEATRICE, "move")
    if rolls:
        scene.rolls(*rolls, drawing=1)
    scene.play("step beatrice-1-6")
    return scene


# ---- ordinary Fate cards ----


def test_fate_leprechaun():
    """[fate.own-turn] [hand.discard] [hex.fate]"""
    scene = Scene()
    scene.hand(BEATRICE, "beatrice-meteor", "beatrice-wrath", "beatrice-acid")
    scene.next_fate("leprechaun")
    scene.step(BEATRICE, "beatrice-1-6")
    assert (scene.life(BEATRICE), scene.cards(BEATRICE)) == (9, 1)


def test_fate_wanderer():
    """[hand.draw]"""
    assert drawn("wanderer").cards(BEATRICE) == 2


def test_fate_lightning_and_life_clot():
    """[fate.own-turn]"""
    assert drawn("lightning").life(BEATRICE) == 8
    scene = Scene()
    scene.g.mages[BEATRICE].life = 4
    scene.next_fate("life-clot")
    scene.step(BEATRICE, "beatrice-1-6")
    assert scene.life(BEATRICE) == 7


@pytest.mark.parametrize(
    ("id", "disease"),
    [
        ("fall-plague", "plague"), ("fall-shivers", "shivers"), ("fall-fever", "mana-fever"),
        ("fall-stone", "stone-foot"), ("fall-pallor", "pallor"),
    ],
)  # fmt: skip
def test_fates_of_illness(id: str, disease: str):
    """[effect-cards.green] [ruling.20]"""
    scene = drawn(id)
    assert scene.marks(BEATRICE) == [disease]
    assert not scene.g.mages[BEATRICE].marks[0].in_slot


def test_fate_memory():
    """[hand.draw]"""
    scene = Scene()
    scene.hand(BEATRICE, "beatrice-meteor", "beatrice-meteor")
    scene.next_fate("memory")
    scene.step(BEATRICE, "beatrice-1-6")
    assert (scene.cards(BEATRICE), scene.in_discard("beatrice-meteor")) == (5, 2)


def test_fate_slumber_skips_the_next_turn():
    """[effect-cards.red]"""
    scene = drawn("slumber")
    assert scene.skips(BEATRICE) == 1
    scene.turn(BEATRICE)
    assert (scene.skips(BEATRICE), scene.where(BEATRICE)) == (0, "beatrice-1-6")
    assert scene.g.active == GOTHARD


@pytest.mark.parametrize(("roll", "skips"), [(59, 1), (60, 0)])
def test_fate_labyrinth(roll: int, skips: int):
    """[dice.check]"""
    assert drawn("labyrinth", roll).skips(BEATRICE) == skips


@pytest.mark.parametrize(("roll", "mine", "theirs"), [(49, 1, 0), (50, 0, 1)])
def test_fate_time_knot(roll: int, mine: int, theirs: int):
    """[effects.chosen]"""
    scene = drawn("time-knot", roll)
    assert (scene.skips(BEATRICE), scene.skips(GOTHARD)) == (mine, theirs)


def test_fate_storm_and_feast():
    """[life.damage] [life.maximum]"""
    assert drawn("storm", seats=3).lives() == [9, 9, 9]
    scene = Scene(3)
    for seat in range(3):
        scene.g.mages[seat].life = 5 + 2 * seat
    scene.next_fate("feast")
    scene.step(BEATRICE, "beatrice-1-6")
    assert scene.lives() == [7, 9, 10]


def test_fate_rift():
    """[effects.teleport]"""
    scene = drawn("rift")
    assert sorted(scene.options()) == ["jump beatrice-out", "jump gothard-out"]
    scene.play("jump gothard-out")
    assert scene.where(BEATRICE) == "gothard-out"


def test_fate_gust():
    """[move.several]"""
    scene = drawn("gust")
    scene.play("step beatrice-2-10", "step beatrice-2-9")
    assert scene.where(BEATRICE) == "beatrice-2-9"
    assert scene.life(BEATRICE) == 9  # the trap at the end


@pytest.mark.parametrize(("roll", "life", "marks"), [(49, 8, ["no-move"]), (50, 10, [])])
def test_fate_quake(roll: int, life: int, marks: list[str]):
    """[dice.check]"""
    scene = drawn("quake", roll)
    assert (scene.life(BEATRICE), scene.marks(BEATRICE)) == (life, marks)


def test_fate_library():
    """[hex.school] [hand.draw]"""
    scene = Scene()
    scene.hand(BEATRICE, "beatrice-meteor", "beatrice-wrath")
    scene.next_fate("library")
    scene.step(BEATRICE, "beatrice-1-6")
    scene.play("return beatrice-wrath", "done")
    assert scene.cards(BEATRICE) == 3


def test_fate_pickpocket():
    """[hand.steal]"""
    scene = Scene()
    scene.hand(GOTHARD, "gothard-stupor")
    scene.next_fate("pickpocket")
    scene.step(BEATRICE, "beatrice-1-6")
    assert scene.in_hand(BEATRICE, "gothard-stupor") == 1


def test_fate_holy_rain():
    """[effects.dispel]"""
    scene = Scene()
    scene.g.mages[BEATRICE].life = 5
    scene.mark(BEATRICE, "plague", "gothard-evil-eye", "beatrice-surge", cause=0)
    scene.next_fate("holy-rain")
    scene.step(BEATRICE, "beatrice-1-6")
    assert (scene.life(BEATRICE), scene.marks(BEATRICE)) == (6, ["beatrice-surge"])


@pytest.mark.parametrize(("roll", "life", "marks"), [(54, 7, []), (55, 10, ["damage-bonus"])])
def test_fate_duel(roll: int, life: int, marks: list[str]):
    """[attack.damage]"""
    scene = drawn("duel", roll)
    assert (scene.life(BEATRICE), scene.marks(BEATRICE)) == (life, marks)
    if marks:
        scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 50, 20)
        assert scene.life(GOTHARD) == 6


# ---- named Fate cards ----


def test_fate_named_is_kept():
    """[fate.named]"""
    scene = drawn("n-potion")
    assert scene.g.view(BEATRICE)["mages"][0]["fates"] == ["n-potion"]  # type: ignore[index]
    assert scene.g.view(GOTHARD)["mages"][0]["fates"] is None  # type: ignore[index]
    assert scene.g.view(GOTHARD)["mages"][0]["kept_count"] == 1  # type: ignore[index]


def test_fate_n_potion_at_any_time():
    """[fate.any-time] [ruling.24]"""
    scene = Scene()
    scene.g.mages[GOTHARD].life = 5
    scene.keep(GOTHARD, "n-potion")
    scene.turn(BEATRICE)
    assert (scene.asking(), scene.g.seat) == ("Moment", GOTHARD)
    scene.play("play n-potion")
    assert scene.life(GOTHARD) == 8


def test_fate_n_potion_on_the_own_turn():
    """[fate.any-time]"""
    scene = Scene()
    scene.g.mages[BEATRICE].life = 5
    scene.keep(BEATRICE, "n-potion")
    scene.turn(BEATRICE, "move")
    scene.play("play n-potion")
    assert (scene.life(BEATRICE), scene.asking()) == (8, "Move")


def test_fate_n_wings():
    """[fate.any-time] [move.several]"""
    scene = Scene()
    scene.keep(GOTHARD, "n-wings")
    scene.turn(BEATRICE)
    scene.play("play n-wings", "step gothard-1-2", "step gothard-2-2")
    assert scene.where(GOTHARD) == "gothard-2-2"


def test_fate_n_mirror():
    """[status.reflect]"""
    scene = Scene()
    scene.keep(GOTHARD, "n-mirror")
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 50, 20)
    assert scene.asking() == "Moment"  # before the rolls
    scene.play("play n-mirror")
    assert scene.lives() == [8, 10]


def test_fate_n_truce():
    """[fate.truce]"""
    scene = Scene()
    scene.keep(GOTHARD, "n-truce")
    scene.hand(BEATRICE, "beatrice-spark", "beatrice-elixir")
    scene.turn(BEATRICE)
    scene.play("play n-truce", "step beatrice-1-1")
    assert scene.options() == ["cast beatrice-elixir", "done"]
    assert scene.refused()["cast beatrice-spark"] == "why-truce"
    scene.play("done")
    assert (scene.g.active, scene.g.truce) == (GOTHARD, -1)


def test_fate_n_counter():
    """[fate.counter] [spell.shown]"""
    scene = Scene()
    scene.keep(GOTHARD, "n-counter")
    scene.cast(BEATRICE, "beatrice-meteor", GOTHARD)
    scene.play("play n-counter")
    assert scene.life(GOTHARD) == 10
    assert scene.in_discard("beatrice-meteor") == 1
    assert not scene.told("rolled")


def test_fate_n_reroll():
    """[fate.reroll] [ruling.24]"""
    scene = Scene()
    scene.keep(GOTHARD, "n-reroll")
    scene.cast(BEATRICE, "beatrice-elements-trap", GOTHARD, 90, 20)
    scene.play("pass", "play n-reroll")
    assert scene.life(GOTHARD) == 10


def test_fate_n_star():
    """[fate.star]"""
    scene = Scene()
    scene.artifact(BEATRICE, "eye")
    scene.keep(BEATRICE, "n-star")
    scene.cast(BEATRICE, "beatrice-elements-trap", GOTHARD, 5)
    scene.play("pass", "play n-star")
    assert scene.lives() == [10, 7]  # the 5 woke no artifact
    assert [(event["roll"], event["value"]) for event in scene.told("rolled")] == [(5, 5), (5, 90)]


def test_fate_call_of_stone():
    """[fate.call-of-stone]"""
    for roll, carrier in ((59, -1), (60, BEATRICE)):
        scene = Scene()
        scene.g.carrier[GOTHARD] = BEATRICE
        scene.keep(GOTHARD, "call-of-stone")
        scene.turn(BEATRICE, "begin", (roll,))
        scene.play("play call-of-stone")
        assert scene.g.carrier[GOTHARD] == carrier
    scene = Scene()
    scene.keep(GOTHARD, "call-of-stone")
    scene.turn(BEATRICE)
    assert scene.options() == ["pass"]  # asked, so that nobody learns what is held


def test_fate_reshuffle():
    """[fate.reshuffle]"""
    scene = Scene()
    scene.g.fates.pour(FATE_DECK, FATE_DISCARD)
    scene.step(BEATRICE, "beatrice-1-6")
    assert scene.told("fate-drawn")


def test_everything_printed_has_a_test():
    here = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    names = set(re.findall(r"def test_(\w+)", here))
    words = [id.replace("-", "_") for id in ARTIFACTS]
    assert [word for word in words if f"artifact_{word}" not in names] == []
    quoted = set(re.findall(r'"([a-z\-]+)"', here))
    assert [id for id in FATES if id not in quoted] == []
    assert [kind for kind in KINDS[3:] if f"[hex.{kind}]" not in here] == []

"""Every Fate card, artifact, disease and kind of hex does what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dicehall.games.shazar.card import KINDS
from tests.games.shazar.scenes import ARTIFACTS, BOOK, FATES, Scene

BEATRICE, GOTHARD, DAREN, SHANTIREN = range(4)


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
    assert scene.g.mages[BEATRICE].marks[0] >> 24 & 1 == 0  # no slot of the four


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
    scene.g.fate_discard = scene.g.fate_deck
    scene.g.fate_deck = 0
    scene.step(BEATRICE, "beatrice-1-6")
    assert scene.told("fate-drawn")


# ---- artifacts ----


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
    assert scene.g.mages[BEATRICE].kept != 0
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
    assert scene.g.fate_deck == 0


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
    assert scene.refused() == {
        "cast beatrice-meteor": "why-sign",
        "cast beatrice-ice-lance": "why-sign",
    }
    scene.stand(BEATRICE, "gothard-out")
    scene.turn(BEATRICE, "spell")
    assert scene.g.active == GOTHARD


def test_everything_printed_has_a_test():
    here = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    names = set(re.findall(r"def test_(\w+)", here))
    words = [id.replace("-", "_") for id in ARTIFACTS]
    assert [word for word in words if f"artifact_{word}" not in names] == []
    quoted = set(re.findall(r'"([a-z\-]+)"', here))
    assert [id for id in FATES if id not in quoted] == []
    assert [kind for kind in KINDS[3:] if f"[hex.{kind}]" not in here] == []

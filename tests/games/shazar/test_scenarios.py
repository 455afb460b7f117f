"""The scenarios T1 to T26."""

from __future__ import annotations

import pytest

from dicehall.games.shazar.moves import Steps
from dicehall.games.shazar.piles import fresh
from dicehall.games.shazar.rolls import d100
from tests.games.shazar.scenes import BEATRICE, DAREN, GOTHARD, SHANTIREN, Scene


@pytest.mark.parametrize(("tens", "units", "reads"), [(80, 8, 88), (0, 7, 7), (0, 0, 100)])
def test_t1_dice(tens: int, units: int, reads: int):
    """[dice.read]"""
    scene = Scene()
    scene.rolls(tens + units)
    assert d100(scene.g) == reads


def test_t2_vigour_works_once_in_a_turn_for_everybody():
    """[hex.vigour] [hex.once] [move.several]"""
    scene = Scene(4)
    scene.stand(SHANTIREN, "shantiren-2-1")
    scene.stand(BEATRICE, "shantiren-1-2")
    scene.step(SHANTIREN, "shantiren-1-1")
    assert scene.asking() == "Steps"
    scene.play("step shantiren-2-1", "step shantiren-1-1")
    assert scene.asking() == "Cast"  # no third step: it did not work again
    scene.hand(SHANTIREN, "shantiren-roots")
    scene.g.push(Steps(BEATRICE, BEATRICE, 1))
    scene.stand(SHANTIREN, "shantiren-2-1")
    scene.g.option_count = 0
    scene.g.advance()
    scene.play("step shantiren-1-1")
    assert scene.asking() == "Cast"


def test_t3_a_busy_exit_closes_the_portal():
    """[portal] [portal.busy] [portal.choice]"""
    scene = Scene()
    scene.stand(BEATRICE, "beatrice-2-1")
    scene.stand(GOTHARD, "gothard-out")
    scene.turn(BEATRICE, "move")
    assert not any(option.startswith("enter") for option in scene.options())
    assert scene.refused()["enter gothard-out"] == "why-portal-busy"
    scene.stand(GOTHARD, "gothard-2-8")
    scene.turn(BEATRICE, "move")
    scene.play("enter gothard-out")
    assert scene.where(BEATRICE) == "gothard-out"
    assert scene.g.active == GOTHARD  # the jump is the whole step, and no spell is cast there


def test_t4_thrown_onto_fate_the_card_waits():
    """[hex.moved] [fate.later]"""
    scene = Scene(3)
    scene.stand(GOTHARD, "gothard-1-6")
    scene.next_fate("lightning")
    scene.cast(DAREN, "daren-blast", GOTHARD, 70, 20)
    scene.play("step gothard-2-12", "done")
    assert scene.life(GOTHARD) == 7
    assert not scene.g.fates.is_empty(fresh(GOTHARD))
    scene.turn(GOTHARD, "effects")
    assert scene.life(GOTHARD) == 5
    assert scene.g.fates.is_empty(fresh(GOTHARD))


def test_t5_feebleness_twice():
    """[effects.duplicates] [status.block-heal]"""
    scene = Scene()
    scene.g.mages[0].life = 5
    scene.mark(0, "gothard-feebleness", "gothard-feebleness", cause=1)
    scene.cast(0, "beatrice-elixir", 0)
    assert (scene.life(0), scene.marks(0)) == (5, [])
    assert scene.in_discard("gothard-feebleness") == 2
    scene.cast(0, "beatrice-elixir", 0)
    assert scene.life(0) == 7


@pytest.mark.parametrize(
    ("roll", "life", "held"), [(39, 10, False), (40, 9, False), (60, 9, True), (85, 7, True)]
)
def test_t6_trap_of_the_elements(roll: int, life: int, held: bool):
    """[curses.graded]"""
    scene = Scene()
    scene.cast(BEATRICE, "beatrice-elements-trap", GOTHARD, roll)
    assert scene.life(GOTHARD) == life
    assert ("no-move" in scene.marks(GOTHARD)) == held


@pytest.mark.parametrize(
    ("mine", "other", "life", "held"),
    [(75, 40, 7, 0), (69, 40, 7, None), (20, 50, 10, 1), (72, 90, 10, None), (18, 10, 7, None)],
)
def test_t7_stupor(mine: int, other: int, life: int, held: int | None):
    """[attack.riders] [attack.opposed] [attack.damage]"""
    scene = Scene()
    scene.cast(GOTHARD, "gothard-stupor", BEATRICE, mine, other)
    assert scene.life(BEATRICE) == life
    assert [seat for seat in range(2) if "no-move" in scene.marks(seat)] == (
        [] if held is None else [held]
    )


def test_t8_equal_rolls_are_thrown_again():
    """[attack.tie]"""
    scene = Scene()
    scene.cast(GOTHARD, "gothard-stupor", BEATRICE, 50, 50, 60, 40)
    assert scene.life(BEATRICE) == 7
    assert len(scene.told("tied")) == 1


def test_t9_healing_a_rival_is_legal():
    """[spell.aim]"""
    scene = Scene()
    scene.g.mages[GOTHARD].life = 4
    scene.cast(BEATRICE, "beatrice-elixir", GOTHARD)
    assert scene.life(GOTHARD) == 6


def test_t10_astral_bastion_tartarus():
    """[hex.astral] [hex.bastion] [hex.tartarus] [ruling.5]"""
    scene = Scene()
    scene.g.mages[GOTHARD].astral = 2
    scene.g.mages[BEATRICE].bastion = 1
    scene.cast(GOTHARD, "gothard-stupor", BEATRICE, 60, 20)
    assert scene.life(BEATRICE) == 6
    scene = Scene()
    scene.g.mages[GOTHARD].astral = 2
    scene.g.mages[BEATRICE].tartarus = True
    scene.g.mages[BEATRICE].life = 12
    scene.cast(GOTHARD, "gothard-stupor", BEATRICE, 60, 20)
    assert scene.life(BEATRICE) == 2


def test_t11_stuck_on_astral_the_bonus_is_gone():
    """[hex.until] [hex.astral] [move.held]"""
    scene = Scene()
    scene.step(BEATRICE, "beatrice-1-2")
    assert scene.g.mages[BEATRICE].astral == 2
    scene.mark(BEATRICE, "no-move")
    scene.turn(BEATRICE)
    assert scene.g.mages[BEATRICE].astral == 0
    assert scene.where(BEATRICE) == "beatrice-1-2"


@pytest.mark.parametrize(("roll", "life"), [(60, 10), (59, 6), (None, 6)])
def test_t12_guardian(roll: int | None, life: int):
    """[hex.guardian] [ruling.7]"""
    scene = Scene()
    scene.hand(GOTHARD, "gothard-grave-chill")
    scene.turn(GOTHARD, "move", () if roll is None else (roll,))
    scene.play("step gothard-1-4")
    scene.play("done" if roll is None else "fight gothard-grave-chill")
    assert scene.life(GOTHARD) == life
    assert scene.in_discard("gothard-grave-chill") == (0 if roll is None else 1)


def test_t13_ice_poisoned_spring_holy_ground():
    """[hex.ice] [hex.poison-spring] [hex.holy-land]"""
    for roll, where in ((50, "beatrice-c"), (51, "beatrice-1-5")):
        scene = Scene()
        scene.step(BEATRICE, "beatrice-1-5", roll)
        assert scene.where(BEATRICE) == where
    for roll, life in ((50, 4), (51, 7)):
        scene = Scene()
        scene.stand(GOTHARD, "gothard-1-5")
        scene.g.mages[GOTHARD].life = 5
        scene.step(GOTHARD, "gothard-2-10", roll)
        assert scene.life(GOTHARD) == life
    for roll, peaceful in ((50, True), (51, False)):
        scene = Scene(3)
        scene.step(DAREN, "daren-1-6", roll)
        assert ("no-attack" in scene.marks(DAREN)) == peaceful


def test_t14_cursed_land():
    """[hex.cursed-land] [stage-1] [removal]"""
    scene = Scene(3)
    scene.stand(DAREN, "daren-1-4")
    scene.step(DAREN, "daren-2-7")
    assert scene.marks(DAREN) == ["land-curse"]
    scene.turn(DAREN, "effects", (49,))
    assert scene.life(DAREN) == 9
    scene.play("attempt 1")
    assert scene.marks(DAREN) == ["land-curse"]
    scene.turn(DAREN, "effects", (50,))
    scene.play("attempt 1")
    assert (scene.life(DAREN), scene.marks(DAREN)) == (8, [])


def test_t15_the_player_chooses_what_a_success_removes():
    """[removal.rolls] [removal.assign] [ruling.19]"""
    scene = Scene()
    scene.mark(BEATRICE, "gothard-feebleness", "gothard-evil-eye", cause=1)
    scene.turn(BEATRICE, "effects", (90, 60))  # -20 each: 70 and 40
    scene.play("attempt 2")
    assert scene.options() == ["shed gothard-feebleness", "shed gothard-evil-eye", "done"]
    scene.play("shed gothard-evil-eye")
    assert scene.marks(BEATRICE) == ["gothard-feebleness"]


def test_t16_a_fifth_negative_effect_is_not_placed():
    """[effects.four]"""
    scene = Scene()
    scene.mark(BEATRICE, "gothard-feebleness", "gothard-feebleness", cause=1)
    scene.mark(BEATRICE, "gothard-chains", "gothard-evil-eye", cause=1)
    scene.cast(GOTHARD, "gothard-chains", BEATRICE)
    assert len(scene.marks(BEATRICE)) == 4
    assert scene.in_discard("gothard-chains") == 1
    assert scene.told("no-room")


def test_t17_capture():
    """[capture] [capture.whole-turn] [capture.miss]"""
    scene = Scene()
    scene.stand(BEATRICE, "gothard-1-1")
    scene.stand(GOTHARD, "gothard-2-1")
    scene.step(BEATRICE, "gothard-c")
    assert "seize eye" not in scene.options()
    scene.turn(BEATRICE, "begin", (50,))
    assert "seize eye" in scene.options()
    scene.play("seize eye")
    assert scene.g.carrier[GOTHARD] == BEATRICE
    assert scene.where(BEATRICE) == "gothard-c"
    assert scene.g.active == GOTHARD  # no spell


def test_t17_after_a_miss_one_must_leave():
    """[capture.miss]"""
    scene = Scene()
    scene.stand(BEATRICE, "gothard-1-1")
    scene.stand(GOTHARD, "gothard-2-1")
    scene.step(BEATRICE, "gothard-c")
    scene.turn(BEATRICE, "begin", (49,))
    scene.play("seize eye")
    assert scene.g.carrier[GOTHARD] < 0
    scene.turn(BEATRICE)
    assert "seize" not in scene.verbs()
    assert scene.refused()["seize eye"] == "why-failed"
    scene.play("step gothard-1-3")
    scene.step(BEATRICE, "gothard-c")
    scene.turn(BEATRICE, "begin", (88,))
    scene.play("seize eye")
    assert scene.g.carrier[GOTHARD] == BEATRICE


def test_t18_criticals_of_the_eye():
    """[artifact] [artifact.crit] [capture.deliver]"""
    scene = Scene()
    scene.artifact(BEATRICE, "eye")
    scene.cast(BEATRICE, "beatrice-elements-trap", BEATRICE, 96)
    assert scene.lives() == [7, 7]
    scene = Scene()
    scene.artifact(BEATRICE, "eye")
    scene.cast(BEATRICE, "beatrice-elements-trap", GOTHARD, 10)
    assert scene.lives() == [8, 10]
    scene = Scene()
    scene.artifact(BEATRICE, "eye")
    scene.g.carrier[BEATRICE] = GOTHARD
    scene.cast(BEATRICE, "beatrice-elements-trap", GOTHARD, 10)
    assert scene.lives() == [10, 10]


def test_t19_the_attackers_artifact_answers_first():
    """[artifact.order]"""
    scene = Scene()
    scene.artifact(BEATRICE, "eye")
    scene.artifact(GOTHARD, "sceptre")
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 97, 8)
    assert [event["seat"] for event in scene.told("answered")] == ["1", "2"]
    assert scene.life(GOTHARD) == 10 - 3 - 1 - 2 - 1


def test_t20_death_at_home_and_abroad():
    """[death.maximum] [death.reborn] [final.maximum]"""
    scene = Scene()
    for most in (7, 4, 1):
        scene.g.mages[GOTHARD].life = 1
        scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 50, 20)
        scene.shuffle_in(BEATRICE)
        assert (scene.life(GOTHARD), scene.most(GOTHARD)) == (most, most)
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 50, 20)
    assert scene.g.mages[GOTHARD].out
    assert scene.g.returns() == [1.0, 0.0]
    scene = Scene()
    scene.stand(GOTHARD, "beatrice-2-5")
    scene.g.mages[GOTHARD].life = 1
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 50, 20)
    assert (scene.life(GOTHARD), scene.most(GOTHARD)) == (9, 9)
    assert scene.where(GOTHARD) == "gothard-c"


def test_t21_occupied_capital():
    """[death.waiting] [ruling.16]"""
    scene = Scene(3)
    scene.stand(DAREN, "gothard-c")
    scene.stand(GOTHARD, "gothard-2-5")
    scene.g.mages[GOTHARD].life = 1
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 50, 20)
    assert scene.where(GOTHARD) == ""
    scene.hand(BEATRICE, "beatrice-meteor")
    scene.turn(BEATRICE, "spell")
    scene.play("cast beatrice-meteor")
    assert scene.options() == ["aim 1", "aim 3"]
    assert scene.refused() == {"aim 2": "why-off-board"}
    scene.turn(GOTHARD)
    assert scene.g.active == DAREN  # the waiting mage skips
    scene.turn(DAREN, "move")
    scene.play("step gothard-1-6")
    assert scene.where(GOTHARD) == "gothard-c"
    assert scene.life(GOTHARD) == 7


def killed(scene: Scene, seat: int, by: int) -> None:
    scene.g.mages[seat].life = 1
    spark = {0: "beatrice-spark", 1: "gothard-shadow-bolt", 2: "daren-knife"}[by]
    scene.cast(by, spark, seat, 50, 20)


def test_t22_without_an_artifact_death_is_final():
    """[final.artifact] [artifact.owner]"""
    scene = Scene(3)
    scene.g.keeper[BEATRICE] = GOTHARD
    killed(scene, BEATRICE, GOTHARD)
    assert scene.g.mages[BEATRICE].out
    scene = Scene(4)
    scene.g.keeper[BEATRICE] = GOTHARD
    scene.g.keeper[SHANTIREN] = BEATRICE
    killed(scene, BEATRICE, GOTHARD)
    assert scene.most(BEATRICE) == 7
    assert not scene.g.mages[BEATRICE].out


def test_t23_in_transit_one_is_reborn():
    """[final.artifact] [death.reborn]"""
    scene = Scene()
    scene.g.carrier[BEATRICE] = GOTHARD
    killed(scene, BEATRICE, GOTHARD)
    assert scene.where(BEATRICE) == "beatrice-c"


def test_t24_it_returns_to_the_last_owner():
    """[artifact.owner] [capture.return]"""
    scene = Scene(4)
    scene.g.keeper[BEATRICE] = GOTHARD
    scene.g.carrier[BEATRICE] = DAREN
    killed(scene, DAREN, BEATRICE)
    assert (scene.g.keeper[BEATRICE], scene.g.carrier[BEATRICE]) == (GOTHARD, -1)


def test_t25_burning():
    """[final.burn] [final.field]"""
    scene = Scene(4)
    scene.g.mages[BEATRICE].most = 3
    killed(scene, BEATRICE, GOTHARD)
    assert scene.g.keeper[BEATRICE] == -1
    scene = Scene(4)
    scene.g.mages[BEATRICE].most = 3
    scene.g.carrier[BEATRICE] = GOTHARD
    killed(scene, BEATRICE, GOTHARD)
    assert scene.g.carrier[BEATRICE] == GOTHARD
    delivered = Scene(4)
    delivered.g.mages[BEATRICE].most = 3
    delivered.g.carrier[BEATRICE] = GOTHARD
    delivered.stand(GOTHARD, "gothard-1-1")
    killed(delivered, BEATRICE, DAREN)
    delivered.step(GOTHARD, "gothard-c")
    assert (delivered.g.keeper[BEATRICE], delivered.g.carrier[BEATRICE]) == (GOTHARD, -1)
    killed(scene, GOTHARD, DAREN)
    assert scene.g.keeper[BEATRICE] == -1
    assert scene.told("burnt")


def test_t26_fewer_players_need_fewer_artifacts():
    """[victory.count]"""
    scene = Scene(4)
    scene.g.keeper[SHANTIREN] = GOTHARD
    scene.g.mages[DAREN].most = 3
    killed(scene, DAREN, BEATRICE)
    assert scene.g.over
    assert scene.g.returns() == [0.0, 1.0, 0.0, 0.0]

"""Rulings where the book is silent."""

from __future__ import annotations

from dicehall.games.shazar.pieces import ARRIVED, RIPE
from tests.games.shazar.scenes import BEATRICE, DAREN, GOTHARD, SHANTIREN, Scene, laid


def test_ruling_1_spells_reach_everybody():
    """[ruling.1] [spell.aim]"""
    scene = Scene(4)
    scene.hand(BEATRICE, "beatrice-spark")
    scene.turn(BEATRICE, "spell")
    scene.play("cast beatrice-spark")
    assert scene.options() == ["aim 1", "aim 2", "aim 3", "aim 4"]


def test_ruling_2_any_entrance_any_other_land():
    """[ruling.2] [portal.choice]"""
    scene = Scene(3)
    scene.stand(BEATRICE, "gothard-2-1")
    scene.turn(BEATRICE, "move")
    entered = [option for option in scene.options() if option.startswith("enter")]
    assert entered == ["enter beatrice-out", "enter daren-out"]


def test_ruling_3_no_way_to_go():
    """[ruling.3] [stage-2]"""
    scene = Scene(4)
    scene.stand(BEATRICE, "shantiren-out")
    for seat, place in ((GOTHARD, "shantiren-2-8"), (DAREN, "shantiren-2-7")):
        scene.stand(seat, place)
    scene.g.mages[BEATRICE].astral = 2
    scene.turn(BEATRICE, "move")
    assert scene.told("held")
    assert not scene.told("hex-fired")


def test_ruling_4_bare_dice_for_artifacts():
    """[ruling.4] [status.roll-mod]"""
    scene = Scene()
    scene.artifact(BEATRICE, "eye")
    scene.mark(BEATRICE, "gothard-evil-eye", cause=1)
    scene.cast(BEATRICE, "beatrice-elements-trap", GOTHARD, 96)
    assert scene.told("rolled")[0]["value"] == 76
    assert scene.life(GOTHARD) == 10 - 3 - 1
    scene = Scene()
    scene.mark(BEATRICE, "gothard-evil-eye", cause=1)
    scene.cast(BEATRICE, "beatrice-elements-trap", GOTHARD, 11)
    assert scene.told("rolled")[0]["value"] == 1


def test_ruling_5_order_of_damage():
    """[ruling.5] [attack.damage]"""
    scene = Scene()
    scene.mark(BEATRICE, "beatrice-surge")
    scene.mark(BEATRICE, "double-damage-dealt")
    scene.g.mages[BEATRICE].astral = 1
    scene.g.mages[GOTHARD].bastion = 3
    scene.g.mages[GOTHARD].tartarus = True
    scene.mark(GOTHARD, "beatrice-vulnerability", "beatrice-fire-mantle")
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 50, 20)
    # (2 + 1 + 1) * 2 = 8, less 3 = 5, doubled once = 10, less 3 swallowed = 7
    assert scene.life(GOTHARD) == 3


def test_ruling_6_sliding_back():
    """[ruling.6] [hex.ice]"""
    scene = Scene()
    scene.stand(BEATRICE, "beatrice-1-4")
    scene.step(BEATRICE, "beatrice-1-5", 30)
    assert scene.where(BEATRICE) == "beatrice-1-4"
    assert scene.life(BEATRICE) == 8  # the trap one slides back to works
    scene = Scene()
    scene.stand(BEATRICE, "beatrice-1-6")
    scene.next_fate("n-potion")
    scene.cast(BEATRICE, "beatrice-dash", BEATRICE)
    scene.rolls(30)
    scene.play("step beatrice-1-5", "done")
    assert scene.where(BEATRICE) == "beatrice-1-6"


def test_ruling_7_the_guardian_takes_any_attack_card():
    """[ruling.7]"""
    scene = Scene()
    scene.hand(GOTHARD, "gothard-shadow-bolt", "gothard-chains")
    scene.turn(GOTHARD, "move", (70,))
    scene.play("step gothard-1-4")
    assert scene.options() == ["fight gothard-shadow-bolt", "done"]
    scene.play("fight gothard-shadow-bolt")
    assert scene.asking() == "Cast"  # it was not the spell of the turn


def test_ruling_8_the_lake_has_its_own_power():
    """[ruling.8]"""
    scene = Scene()
    scene.stand(BEATRICE, "beatrice-1-1")
    scene.step(BEATRICE, "beatrice-2-1")
    scene.play("copy astral")
    assert scene.g.mages[BEATRICE].astral == 2


def test_ruling_9_holy_ground_counts_the_next_two_turns():
    """[ruling.9] [status.turns]"""
    scene = Scene(3)
    scene.step(DAREN, "daren-1-6", 20)
    for _turn in range(3):
        assert "no-attack" in scene.marks(DAREN)
        scene.turn(DAREN, "end")
    assert scene.marks(DAREN) == []


def test_ruling_10_others_may_move_the_snared():
    """[ruling.10]"""
    scene = Scene()
    scene.mark(GOTHARD, "no-move")
    scene.cast(BEATRICE, "beatrice-whirlwind", GOTHARD, 60, 20)
    scene.play("step gothard-1-1")
    assert scene.where(GOTHARD) == "gothard-1-1"


def test_ruling_11_traps_strike_after_the_hex():
    """[ruling.11] [trap]"""
    scene = Scene(3)
    scene.trap(DAREN, "beatrice-1-1", "daren-wolf-pit")
    scene.g.mages[BEATRICE].life = 4
    scene.step(BEATRICE, "beatrice-1-1")
    assert scene.life(BEATRICE) == 1  # healed to 5 first


def test_ruling_12_refill_at_the_end():
    """[ruling.12] [hand.refill]"""
    scene = Scene()
    scene.hand(BEATRICE, "beatrice-spark", "beatrice-meteor")
    scene.turn(BEATRICE, "end")
    assert scene.cards(BEATRICE) == 5
    scene.g.draw(BEATRICE, 2)
    scene.turn(BEATRICE, "end")
    assert scene.cards(BEATRICE) == 7


def test_ruling_13_stolen_cards_go_home():
    """[ruling.13]"""
    scene = Scene()
    scene.hand(BEATRICE, "gothard-shadow-bolt")
    scene.turn(BEATRICE, "spell", (50, 20))
    scene.play("cast gothard-shadow-bolt", "aim 2")
    assert scene.in_discard("gothard-shadow-bolt") == 1


def test_ruling_14_an_enemy_capital_ends_the_move():
    """[ruling.14]"""
    scene = Scene(3)
    scene.mark(DAREN, "daren-agility")
    scene.stand(DAREN, "gothard-1-1")
    scene.stand(GOTHARD, "gothard-2-5")
    scene.hand(DAREN, "daren-knife")
    scene.step(DAREN, "gothard-c")
    assert (scene.asking(), scene.g.seat) == ("Move", BEATRICE)  # no spell: the turn is over
    scene.g.mages[DAREN].skips = 1
    scene.turn(DAREN)
    scene.play("done")  # blessings stay
    scene.mark(DAREN, "no-move")
    scene.turn(DAREN)
    assert "seize eye" in scene.options()


def test_capture_reach_coming_back_to_the_capital_ends_the_turn():
    """[capture.reach] [ruling.14]"""
    scene = Scene(3)
    scene.mark(DAREN, "daren-agility")
    scene.stand(GOTHARD, "gothard-2-5")
    scene.stand(DAREN, "gothard-c")
    scene.g.mages[DAREN].claim = ARRIVED  # carried there on another's turn
    scene.hand(DAREN, "daren-knife")
    scene.turn(DAREN, "move")
    scene.play("step gothard-1-3")
    scene.play("step gothard-c")
    assert (scene.asking(), scene.g.seat) == ("Move", BEATRICE)
    scene.turn(DAREN, "move")
    assert "seize eye" in scene.options()


def test_capture_reach_one_who_is_held_there_may_cast():
    """[capture.reach] [move.held]"""
    scene = Scene(3)
    scene.stand(GOTHARD, "gothard-2-5")
    scene.stand(DAREN, "gothard-c")
    scene.g.mages[DAREN].claim = ARRIVED
    scene.mark(DAREN, "no-move")
    scene.hand(DAREN, "daren-knife")
    scene.turn(DAREN, "move")
    assert (scene.asking(), scene.g.seat) == ("Cast", DAREN)


def test_capture_reach_the_capital_of_one_who_is_out_is_nobodys():
    """[capture.reach] [final.field]"""
    scene = Scene(3)
    scene.g.mages[GOTHARD].out = True
    scene.g.mages[GOTHARD].hex = -1
    scene.g.keeper[GOTHARD] = -1
    scene.mark(DAREN, "daren-agility")
    scene.stand(DAREN, "gothard-1-3")
    scene.hand(DAREN, "daren-knife")
    scene.step(DAREN, "gothard-c")
    assert scene.asking() == "Steps"  # the move goes on
    scene.play("done")
    assert (scene.asking(), scene.g.seat) == ("Cast", DAREN)


def test_capture_a_success_takes_it_wherever_the_thief_is_carried():
    """[capture] [artifact.crit]"""
    scene = Scene(4)
    scene.artifact(BEATRICE, "boots")
    scene.stand(SHANTIREN, "shantiren-2-5")
    scene.stand(BEATRICE, "shantiren-c")
    scene.g.mages[BEATRICE].claim = RIPE
    scene.turn(BEATRICE, "move", (94,))
    scene.play("seize sceptre")
    scene.play("jump shantiren-1-1")  # Vigour
    scene.play("step shantiren-2-1")
    scene.play("enter gothard-out")
    assert scene.where(BEATRICE) == "gothard-out"
    assert scene.g.carrier[SHANTIREN] == BEATRICE


def test_capture_miss_one_who_was_carried_off_has_left():
    """[capture.miss] [artifact.crit]"""
    scene = Scene()
    scene.artifact(BEATRICE, "boots")
    scene.stand(GOTHARD, "gothard-2-5")
    scene.stand(BEATRICE, "gothard-c")
    scene.g.mages[BEATRICE].claim = RIPE
    scene.turn(BEATRICE, "move", (8,))
    scene.play("seize eye")
    scene.play("step gothard-1-3")  # the Boots fail: Gothard moves her
    assert scene.told("take-failed")
    assert scene.g.view(None)["mages"][BEATRICE]["claim"] == "none"  # type: ignore[index]


def test_ruling_15_one_artifact_an_attempt():
    """[ruling.15]"""
    scene = Scene(4)
    scene.g.keeper[DAREN] = GOTHARD
    scene.stand(GOTHARD, "gothard-2-5")
    scene.stand(BEATRICE, "gothard-c")
    scene.g.mages[BEATRICE].claim = RIPE
    scene.turn(BEATRICE, "begin", (80,))
    assert {"seize eye", "seize chalice"} <= set(scene.options())
    scene.play("seize chalice")
    assert [scene.g.carrier[relic] for relic in range(4)] == [-1, -1, BEATRICE, -1]
    scene.turn(BEATRICE, "begin", (80,))
    scene.play("seize eye")
    assert [scene.g.carrier[relic] for relic in range(4)] == [-1, BEATRICE, BEATRICE, -1]


def test_ruling_16_reborn_with_the_new_maximum():
    """[ruling.16] [death.reborn]"""
    scene = Scene()
    scene.g.mages[GOTHARD].life = 2
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 50, 20)
    assert scene.life(GOTHARD) == scene.most(GOTHARD) == 7


def test_ruling_17_a_swap_delivers():
    """[ruling.17] [capture.deliver]"""
    scene = Scene(4)
    scene.g.carrier[GOTHARD] = DAREN
    scene.stand(BEATRICE, "daren-c")
    scene.stand(DAREN, "beatrice-c")
    scene.cast(DAREN, "daren-switch", BEATRICE)
    assert (scene.g.keeper[GOTHARD], scene.g.carrier[GOTHARD]) == (DAREN, -1)


def test_ruling_18_the_maximum_only_falls():
    """[ruling.18]"""
    scene = Scene()
    scene.g.mages[BEATRICE].most = 1
    scene.cast(GOTHARD, "gothard-withering", BEATRICE, 50)
    assert scene.g.over  # below one: out for good
    assert scene.g.returns() == [0.0, 1.0]


def test_ruling_19_each_success_for_any_effect_it_reaches():
    """[ruling.19] [removal.assign]"""
    scene = Scene()
    scene.mark(BEATRICE, "plague", "gothard-feebleness", "stone-foot")
    scene.turn(BEATRICE, "effects", (66, 45, 30))
    scene.play("attempt 3")
    assert scene.options() == ["shed plague", "shed gothard-feebleness", "done"]
    assert scene.marks(BEATRICE) == ["plague", "gothard-feebleness"]  # 45 fitted stone-foot alone
    scene.play("shed plague")
    assert scene.marks(BEATRICE) == ["gothard-feebleness"]


def test_ruling_20_diseases_of_spells_take_a_place():
    """[ruling.20] [effects.four]"""
    scene = Scene()
    scene.mark(BEATRICE, "gothard-feebleness", "gothard-feebleness", "gothard-chains", cause=1)
    scene.mark(BEATRICE, "gothard-chains", cause=1)
    scene.cast(GOTHARD, "gothard-plague-breath", BEATRICE)
    assert "plague" not in scene.marks(BEATRICE)
    scene.mark(BEATRICE, "plague")
    assert "plague" in scene.marks(BEATRICE)


def test_ruling_21_attacking_oneself():
    """[ruling.21]"""
    scene = Scene()
    scene.cast(BEATRICE, "beatrice-spark", BEATRICE, 50, 20)
    assert [event["seat"] for event in scene.told("rolled")] == ["1", "1"]
    assert scene.life(BEATRICE) == 8


def test_ruling_22_the_first_roll_wakes_no_artifact():
    """[ruling.22] [setup.first]"""
    for seed in range(60):
        g = laid(4, seed)
        assert [g.mages[seat].life for seat in range(4)] == [10] * 4


def test_ruling_23_a_pair_of_four_needs_three():
    """[ruling.23] [alliance.fixed] [victory.shared]"""
    scene = Scene(4, alliance="pairs")
    scene.g.carrier[GOTHARD] = BEATRICE
    scene.stand(BEATRICE, "beatrice-1-1")
    scene.step(BEATRICE, "beatrice-c")
    assert scene.g.returns() == [0.5, 0.0, 0.5, 0.0]


def final_death(scene: Scene, seat: int) -> None:
    """Somebody dies for good, by Beatrice's spark."""
    scene.g.mages[seat].most = 3
    scene.g.mages[seat].life = 1
    scene.cast(BEATRICE, "beatrice-spark", seat, 50, 20)


def test_ruling_23_fewer_rivals_need_fewer_artifacts_in_pairs_too():
    """[ruling.23] [victory.count]"""
    scene = Scene(4, alliance="pairs")
    final_death(scene, GOTHARD)
    assert scene.g.returns() == [0.5, 0.0, 0.5, 0.0]  # two of the three that are left
    scene = Scene(4, alliance="pairs")
    scene.g.carrier[DAREN] = SHANTIREN
    scene.stand(SHANTIREN, "shantiren-1-1")
    final_death(scene, GOTHARD)
    assert not scene.g.over  # one of the pair's own is on its way to the rival
    scene = Scene(4, alliance="pairs")
    for seat in (GOTHARD, DAREN):
        scene.g.mages[seat].out = True
        scene.g.mages[seat].hex = -1
        scene.g.keeper[seat] = -1
    scene.g.carrier[SHANTIREN] = BEATRICE
    scene.stand(BEATRICE, "beatrice-1-1")
    scene.step(BEATRICE, "beatrice-c")
    assert scene.g.returns() == [0.5, 0.0, 0.5, 0.0]  # two of two


def test_ruling_24_a_reroll_may_be_rerolled():
    """[ruling.24]"""
    scene = Scene(3)
    scene.keep(DAREN, "n-reroll")
    scene.keep(GOTHARD, "n-reroll")
    scene.cast(BEATRICE, "beatrice-elements-trap", GOTHARD, 90, 20, 70)
    scene.play("pass", "pass")  # when the spell was declared
    assert scene.g.seat == GOTHARD  # turn order from the active player
    scene.play("play n-reroll", "play n-reroll")
    assert scene.life(GOTHARD) == 9


def test_ruling_25_works_of_the_dead():
    """[ruling.25] [death.loses]"""
    scene = Scene(3)
    scene.trap(DAREN, "beatrice-2-4", "daren-rune")
    scene.mark(GOTHARD, "daren-false-trail", cause=DAREN)
    scene.g.mages[DAREN].life = 1
    scene.cast(BEATRICE, "beatrice-spark", DAREN, 50, 20)
    assert (len(scene.g.traps), scene.marks(GOTHARD)) == (1, ["daren-false-trail"])
    scene.g.mages[DAREN].life = 1
    scene.g.mages[DAREN].most = 2
    scene.cast(BEATRICE, "beatrice-meteor", DAREN, 50, 20)
    assert (len(scene.g.traps), scene.marks(GOTHARD)) == (0, [])
    assert scene.in_discard("daren-false-trail") == 1


def test_ruling_14_ends_every_move_under_way():
    """[ruling.14] [hex.vigour]"""
    scene = Scene(4)
    scene.mark(BEATRICE, "daren-agility")
    scene.stand(SHANTIREN, "shantiren-2-5")
    scene.stand(BEATRICE, "shantiren-2-1")
    scene.step(BEATRICE, "shantiren-1-1")
    scene.play("step shantiren-c")
    assert (scene.asking(), scene.g.seat) == ("Move", GOTHARD)

"""Rulings where the book is silent, and rules that no card test plays."""

from __future__ import annotations

import pytest

from dicehall.games.shazar.game import GAME
from dicehall.kit.dice import FastDice
from tests.games.shazar.scenes import BOOK, Scene, laid
from tests.games.stage import finish

BEATRICE, GOTHARD, DAREN, SHANTIREN = range(4)


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
    scene.g.mages[BEATRICE].life = 3
    scene.step(BEATRICE, "beatrice-1-1")
    assert scene.life(BEATRICE) == 1  # healed to 4 first


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
    assert scene.asking() == "Cast"
    assert "cast daren-knife" in scene.options()
    scene.g.mages[DAREN].skips = 1
    scene.turn(DAREN)
    scene.play("done")  # blessings stay
    scene.mark(DAREN, "no-move")
    scene.turn(DAREN)
    scene.play("done")
    assert "seize eye" in scene.options()


def test_ruling_15_one_artifact_an_attempt():
    """[ruling.15]"""
    scene = Scene(4)
    scene.g.keeper[DAREN] = GOTHARD
    scene.stand(GOTHARD, "gothard-2-5")
    scene.stand(BEATRICE, "gothard-c")
    scene.g.mages[BEATRICE].claim = 1
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


def test_ruling_23_a_pair_needs_three():
    """[ruling.23] [alliance.fixed] [victory.shared]"""
    scene = Scene(4, alliance="pairs")
    scene.g.carrier[GOTHARD] = BEATRICE
    scene.stand(BEATRICE, "beatrice-1-1")
    scene.step(BEATRICE, "beatrice-c")
    assert scene.g.returns() == [0.5, 0.0, 0.5, 0.0]
    scene = Scene(4, alliance="pairs")
    scene.g.mages[GOTHARD].most = 3
    scene.g.mages[GOTHARD].life = 1
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 50, 20)
    assert not scene.g.over  # two artifacts are not enough for a pair
    scene.g.mages[SHANTIREN].most = 3
    scene.g.mages[SHANTIREN].life = 1
    scene.cast(BEATRICE, "beatrice-spark", SHANTIREN, 50, 20)
    assert scene.g.returns() == [0.5, 0.0, 0.5, 0.0]


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


# ---- the rest of the rules ----


def test_turn_order_and_four_stages():
    """[turn] [turn.order]"""
    scene = Scene(3)
    scene.g.mages[GOTHARD].out = True
    scene.hand(BEATRICE, "beatrice-spark")
    scene.turn(BEATRICE)
    assert scene.asking() == "Move"
    scene.play("step beatrice-1-1")
    assert scene.asking() == "Cast"
    scene.play("done")
    assert scene.g.active == DAREN


def test_move_single_figure_a_hex():
    """[move.single]"""
    scene = Scene()
    scene.stand(GOTHARD, "beatrice-1-1")
    scene.turn(BEATRICE, "move")
    assert "step beatrice-1-1" not in scene.options()
    assert scene.refused()["step beatrice-1-1"] == "why-occupied"


def test_skipped_turns_still_play_stage_1():
    """[stage-1] [effect-cards.red]"""
    scene = Scene()
    scene.mark(BEATRICE, "land-curse")
    scene.g.mages[BEATRICE].skips = 1
    scene.turn(BEATRICE)
    scene.play("done")
    assert (scene.life(BEATRICE), scene.skips(BEATRICE)) == (9, 0)
    assert scene.g.active == GOTHARD


def test_removal_blessings_are_dropped_freely():
    """[removal.blessings]"""
    scene = Scene()
    scene.mark(BEATRICE, "beatrice-surge")
    scene.turn(BEATRICE, "effects")
    scene.play("drop beatrice-surge")
    assert (scene.marks(BEATRICE), scene.asking()) == ([], "Move")


def test_effect_cards_run_out():
    """[effect-cards.none] [effect-cards.green] [effect-cards.red]"""
    scene = Scene(3)
    scene.g.mages[GOTHARD].skips = 12
    scene.cast(DAREN, "daren-sleep-powder", BEATRICE, 50)
    assert scene.skips(BEATRICE) == 0
    assert scene.told("no-card-left")
    assert scene.g.view(None)["supply"]["skips"] == 0  # type: ignore[index]


def test_green_cards_run_out(monkeypatch: pytest.MonkeyPatch):
    """[effect-cards.none]"""
    monkeypatch.setattr(BOOK, "diseases", 1)
    scene = Scene()
    scene.mark(GOTHARD, "pallor")
    scene.cast(GOTHARD, "gothard-plague-breath", BEATRICE)
    assert scene.marks(BEATRICE) == []


def test_spell_lies_before_its_target():
    """[spell.lies] [spell.reshuffle]"""
    scene = Scene()
    scene.cast(GOTHARD, "gothard-chains", BEATRICE)
    assert scene.in_discard("gothard-chains") == 0
    scene.turn(BEATRICE, "effects", (50,))
    scene.play("attempt 1")
    assert scene.in_discard("gothard-chains") == 1


def test_spell_reshuffle_of_an_empty_deck():
    """[spell.reshuffle]"""
    scene = Scene()
    scene.g.discards[0] = scene.g.decks[0]
    scene.g.decks[0] = 0
    scene.turn(BEATRICE, "end")
    assert scene.cards(BEATRICE) == 5
    assert scene.told("reshuffled")


def test_death_turn_ends_at_once():
    """[death.turn] [effects.dead]"""
    scene = Scene()
    scene.g.mages[BEATRICE].life = 1
    scene.hand(BEATRICE, "beatrice-spark")
    scene.step(BEATRICE, "beatrice-1-4")
    assert scene.g.active == GOTHARD
    assert scene.most(BEATRICE) == 7


def test_death_loses_hand_effects_and_fates():
    """[death.loses]"""
    scene = Scene()
    scene.hand(GOTHARD, "gothard-withering", "gothard-stupor")
    scene.keep(GOTHARD, "n-potion")
    scene.mark(GOTHARD, "beatrice-vulnerability", "plague")
    scene.g.mages[GOTHARD].skips = 2
    scene.g.mages[GOTHARD].life = 1
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD)
    scene.rolls(50, 20)
    while scene.asking() in ("Moment", "AfterRoll"):
        scene.play("pass")
    mage = scene.g.mages[GOTHARD]
    assert (mage.kept, mage.skips, scene.marks(GOTHARD)) == (0, 0, [])
    assert scene.in_discard("gothard-withering") == 1
    assert scene.cards(GOTHARD) == 5
    assert scene.in_discard("beatrice-vulnerability") == 1


def test_effects_dead_are_left_alone():
    """[effects.dead]"""
    scene = Scene()
    scene.g.mages[GOTHARD].life = 3
    scene.cast(BEATRICE, "beatrice-ice-lance", GOTHARD, 80, 20)
    assert (scene.life(GOTHARD), scene.marks(GOTHARD)) == (7, [])  # no rider on the reborn


def test_effects_chosen_by_the_acting_player():
    """[effects.chosen] [alliance.rules]"""
    scene = Scene(4, alliance="pairs")
    scene.cast(BEATRICE, "beatrice-ball-lightning", GOTHARD, 80, 20)
    assert scene.options() == ["choose 2", "choose 3", "choose 4"]  # the ally too
    scene.play("choose 3")
    assert scene.life(DAREN) == 8


def test_victory_count_and_last():
    """[victory.count] [victory.last]"""
    scene = Scene()
    scene.g.carrier[GOTHARD] = BEATRICE
    scene.stand(BEATRICE, "beatrice-1-1")
    scene.step(BEATRICE, "beatrice-c")
    assert scene.g.returns() == [1.0, 0.0]


@pytest.mark.parametrize(
    ("kept", "lives", "most", "winners"),
    [
        ((0, 0, 2), (10, 10, 1), (10, 10, 10), {0}),
        ((0, 1, 2), (5, 9, 9), (10, 9, 10), {2}),
        ((0, 1, 2), (5, 9, 9), (10, 10, 10), {1, 2}),
    ],
)
def test_end_rounds(
    kept: tuple[int, ...], lives: tuple[int, ...], most: tuple[int, ...], winners: set[int]
):
    """[end.rounds] [victory.shared]"""
    scene = Scene(3)
    scene.g.round = scene.g.rounds = 4
    for seat in range(3):
        scene.g.keeper[seat] = kept[seat]
        scene.g.mages[seat].life = lives[seat]
        scene.g.mages[seat].most = most[seat]
    scene.turn(DAREN, "end")
    assert scene.g.over
    returns = scene.g.returns()
    assert {seat for seat in range(3) if returns[seat]} == winners


def test_final_field_can_be_walked():
    """[final.field]"""
    scene = Scene(3)
    scene.g.mages[GOTHARD].out = True
    scene.g.mages[GOTHARD].hex = -1
    scene.stand(BEATRICE, "gothard-1-1")
    scene.step(BEATRICE, "gothard-c")
    assert scene.where(BEATRICE) == "gothard-c"


def test_alliance_free_is_table_talk():
    """[alliance.free]"""
    g = laid(4, 3)
    assert g.view(None)["mages"][0]["side"] == [0]  # type: ignore[index]


def test_precedence_a_card_may_ignore_the_step_rule():
    """[precedence]"""
    scene = Scene()
    scene.mark(BEATRICE, "no-move")
    scene.cast(BEATRICE, "beatrice-dash", BEATRICE)
    assert scene.asking() == "Steps"


def test_secrets():
    """[secrets]"""
    g = laid(3, 5)
    for _decision in range(60):
        g.apply(g.options[0])
    for seat in range(3):
        other = g.determinised(seat, FastDice(4))
        assert other.view(seat) == g.view(seat)
    assert any(g.determinised(0, FastDice(4)).view(1) != g.view(1) for _deal in range(3))


def test_random_games_end_within_the_declared_length():
    """[end.rounds]"""
    for seed in range(12):
        g = laid(2 + seed % 3, seed)
        finish(g, seed)
        assert g.decisions < GAME.longest
        assert g.round <= g.rounds


def test_effects_dead_do_not_fight_the_guardian_again():
    """[effects.dead] [hex.guardian]"""
    scene = Scene()
    scene.artifact(BEATRICE, "eye")
    scene.stand(BEATRICE, "gothard-1-3")
    scene.g.mages[BEATRICE].life = 2
    scene.hand(BEATRICE, "beatrice-spark")
    scene.cast(GOTHARD, "gothard-bend-will", BEATRICE)
    scene.rolls(10)
    scene.play("step gothard-1-4", "fight beatrice-spark")
    assert (scene.life(BEATRICE), scene.most(BEATRICE)) == (9, 9)  # killed once, by the Eye


def test_capture_deliver_even_if_the_turn_is_cut_short():
    """[capture.deliver] [death.turn]"""
    scene = Scene(4)
    scene.g.carrier[GOTHARD] = BEATRICE
    scene.stand(DAREN, "beatrice-c")
    scene.stand(BEATRICE, "gothard-2-7")
    scene.g.mages[DAREN].life = 1
    scene.cast(DAREN, "daren-switch", BEATRICE)
    assert scene.told("died")[0]["seat"] == "3"  # on the trap he came to
    assert (scene.g.keeper[GOTHARD], scene.g.carrier[GOTHARD]) == (BEATRICE, -1)


def test_ruling_14_ends_every_move_under_way():
    """[ruling.14] [hex.vigour]"""
    scene = Scene(4)
    scene.mark(BEATRICE, "daren-agility")
    scene.stand(SHANTIREN, "shantiren-2-5")
    scene.stand(BEATRICE, "shantiren-2-1")
    scene.step(BEATRICE, "shantiren-1-1")
    scene.play("step shantiren-c")
    assert scene.asking() == "Cast"

"""Rules that no card test plays."""

from __future__ import annotations

import pytest

from dicehall.games.shazar.game import GAME
from dicehall.games.shazar.piles import DECK, DISCARD
from dicehall.kit.dice import FastDice
from tests.games.shazar.scenes import BEATRICE, BOOK, DAREN, GOTHARD, Scene, laid
from tests.games.stage import finish


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
    scene.g.cards.pour(DECK, DISCARD)
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
    assert (mage.skips, scene.marks(GOTHARD)) == (0, [])
    assert not scene.g.holds_fate(GOTHARD)
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


def test_life_damage_no_more_lives_are_lost_than_there_are():
    """[life.damage]"""
    scene = Scene()
    scene.g.mages[GOTHARD].life = 1
    scene.cast(BEATRICE, "beatrice-spark", GOTHARD, 80, 20)
    assert [(event["lives"], event["left"]) for event in scene.told("hurt")] == [(1, 0)]


def test_victory_last_nothing_happens_after_it():
    """[victory.last] [final.maximum]"""
    scene = Scene()
    for seat in (BEATRICE, GOTHARD):
        scene.g.mages[seat].life = 1
        scene.g.mages[seat].most = 3
    scene.next_fate("storm")
    scene.step(BEATRICE, "beatrice-1-6")  # in turn order: Beatrice first
    assert scene.g.returns() == [0.0, 1.0]
    assert [event["seat"] for event in scene.told("out")] == ["1"]
    assert scene.life(GOTHARD) == 1


@pytest.mark.parametrize(
    ("kept", "lives", "most", "winners", "why"),
    [
        ((0, 0, 2), (10, 10, 1), (10, 10, 10), {0}, "artifacts"),
        ((0, 1, 2), (5, 9, 9), (10, 9, 10), {2}, "most-maximum 10 9"),
        ((0, 1, 2), (5, 9, 9), (10, 10, 10), {1, 2}, "most-lives 9 5"),
        ((0, 1, 2), (9, 9, 9), (10, 10, 10), {0, 1, 2}, "level"),
        ((0, 2, 2), (9, 9, 9), (10, 10, 10), {2}, "artifacts"),
    ],
)
def test_end_rounds(
    kept: tuple[int, ...],
    lives: tuple[int, ...],
    most: tuple[int, ...],
    winners: set[int],
    why: str,
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
    last = GAME.outcome(scene.g)[-1]
    figures = [str(last.args[key]) for key in ("count", "other") if key in last.args]
    assert " ".join([last.key, *figures]).startswith(f"outcome-{why}")


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

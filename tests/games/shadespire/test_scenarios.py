"""The rulebook's examples and diagrams, numbered as in our briefing."""

from __future__ import annotations

from typing import Any

import pytest

from dicehall.games.shadespire.combat import DriveBack
from dicehall.games.shadespire.ending import best
from dicehall.games.shadespire.field import NEUTRAL, field_of
from dicehall.games.shadespire.lots import roll_off
from dicehall.games.shadespire.muster import HIT, MISS, TIE, muster, verdict
from dicehall.games.shadespire.pieces import bits
from dicehall.games.shadespire.tokens import PlaceTokens
from dicehall.kit.dice import ScriptedDice
from tests.games.shadespire.scenes import (
    BOOK,
    CRIT,
    DODGE,
    DOUBLE,
    HAMMER,
    SHIELD,
    SINGLE,
    STARDIAL,
    SWORDS,
    WELL,
    Scene,
    laid,
)

ALONE = field_of("", BOOK.faces, [(STARDIAL, 0, 0, 0)])


def stardial(**fighters: Any) -> Scene:
    return Scene(faces=(STARDIAL, WELL), **fighters)


def test_scenario_1_nobody_enters_blocked_hexes():
    """[board.blocked]"""
    scene = stardial(severin=(5, 3), garrek=(3, 3))
    for x, y in ((7, 3), (4, 4), (6, 4)):
        assert scene.g.shut(scene.hex(x, y))
    scene.begin(0)
    scene.play("move severin")
    assert not {"go 7,3", "go 4,4", "go 6,4"} & set(scene.options())


def test_scenario_2_distances():
    """[distance]"""
    board = ALONE.board
    from_ = ALONE.hex_at(4, 4)
    assert board.distance(from_, ALONE.hex_at(6, 4)) == 1
    assert board.distance(from_, ALONE.hex_at(8, 4)) == 2
    assert board.distance(from_, ALONE.hex_at(12, 4)) == 4


def test_scenario_3_incomplete_hexes_become_neutral_when_joined():
    """[board.incomplete] [board.field] [territory]"""
    assert ALONE.hex_at(0, 2) == -1
    joined = field_of("", BOOK.faces, [(STARDIAL, 0, 0, 0), (WELL, -16, 0, 0)])
    assert joined.owner[joined.hex_at(0, 2)] == NEUTRAL
    assert joined.count == 78
    assert field_of("", BOOK.faces, [(0, 0, 0, 0), (0, 0, 6, 0)]).count == 83


@pytest.mark.parametrize("shift", range(-4, 5))
def test_board_join_shifts_leave_enough_neutral_hexes(shift: int):
    """[board.join]"""
    field = field_of("", BOOK.faces, [(0, 0, 0, 0), (0, 2 * shift, 6, 1)])
    assert list(field.owner).count(NEUTRAL) == 7 - abs(shift) >= 3


def test_board_edge_hexes_of_the_plain_field():
    """[board.edge]"""
    assert sum(field_of("", BOOK.faces, [(0, 0, 0, 0), (0, 0, 6, 0)]).edge) == 34


def test_scenario_4_mulligan_takes_a_whole_hand():
    """[cards.mulligan] [cards.draw]"""
    g = laid(warbands="steelheart, garrek")
    while g.asking() != "Mulligan":
        g.apply(g.options[0])
    seat = int(g.seat)
    hand, objectives = g.bands[seat].hand, g.bands[seat].objectives
    assert (bits(hand), bits(objectives)) == (5, 3)
    g.apply(g.options[1])  # objectives only
    assert g.bands[seat].hand == hand
    assert bits(g.bands[seat].objectives) == 3
    assert g.bands[seat].objectives & objectives == 0
    assert g.bands[seat].dropped == objectives
    other = int(g.seat)
    g.apply(g.options[3])
    assert bits(g.bands[other].hand) == 5
    assert bits(g.bands[other].discards) == 5


def test_scenario_5_tokens_keep_their_distance():
    """[token.space] [token.last] [token.place]"""
    scene = Scene()
    scene.token(1, 5, 3)
    asked = PlaceTokens(0, 1)
    asked.prepare(scene.g)
    assert not asked.fits(scene.g, scene.hex(9, 3))
    assert asked.fits(scene.g, scene.hex(11, 3))
    assert not asked.fits(scene.g, scene.hex(1, 3))
    last = PlaceTokens(0, 4)
    last.prepare(scene.g)
    scene.g.tokens[1] = scene.hex(9, 9)
    assert last.fits(scene.g, scene.hex(1, 3))
    assert not last.fits(scene.g, scene.hex(4, 2))  # a starting hex


def test_scenario_6_move_needs_steps_around_obstacles():
    """[move] [move.path]"""
    scene = stardial(severin=(5, 3))
    board = scene.g.field.board
    board.reach(scene.hex(5, 3), 9, scene.g.field.closed)
    assert board.steps[scene.hex(8, 2)] == 2
    assert board.steps[scene.hex(2, 4)] == 2
    assert board.steps[scene.hex(5, 5)] == 4


def test_scenario_7_a_move_ends_elsewhere():
    """[move.elsewhere]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.begin(0)
    scene.play("move severin")
    assert "go 5,3" not in scene.options()
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.begin(0)
    scene.play("charge severin")
    assert "go 5,3" not in scene.options()


def test_scenario_8_a_pushed_fighter_may_still_move():
    """[push]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.hand(0, "sidestep")
    scene.begin(1)
    scene.play("pass", "play sidestep", "push severin 7,3")
    assert "move severin" in scene.options()


def test_scenario_9_sight_past_blocked_hexes():
    """[sight]"""
    scene = stardial()
    g = scene.g
    for x, y, seen in ((6, 2, 1), (7, 1, 1), (3, 3, 1), (9, 3, 0), (5, 5, 0), (8, 2, 0)):
        assert g.sees(scene.hex(5, 3), scene.hex(x, y)) == bool(seen)
    assert not g.sees(scene.hex(8, 4), scene.hex(8, 2))
    assert g.sees(scene.hex(9, 3), scene.hex(9, 5))


def struck(dice: list[int], **fighters: Any) -> Scene:
    """Severin attacks Garrek with these dice; two attack dice, one defence die."""
    scene = Scene(**{"severin": (5, 3), "garrek": (7, 3), **fighters})
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(*dice)
    scene.play("strike sigmarite-broadsword garrek")
    return scene


def test_scenario_10_drive_back_leads_away():
    """[drive-back]"""
    scene = struck([HAMMER, SWORDS, DODGE])
    assert scene.asking() == "DriveBack"
    assert scene.options() == ["push garrek 9,3", "push garrek 8,2", "push garrek 8,4", "pass"]


@pytest.mark.parametrize(
    ("target", "pushes"),
    [
        ((10, 4), ["12,4", "11,3", "11,5"]),  # on the axis: three hexes lead away
        ((9, 3), ["11,3", "10,2"]),  # off the axis: two
        ((9, 5), ["11,5", "10,6"]),
    ],
)
def test_scenario_10_drive_back_at_range_2(target: tuple[int, int], pushes: list[str]):
    """[drive-back] [attack.range]"""
    scene = Scene(severin=(6, 4), garrek=target)
    scene.upgrade("severin", "lightning-blade")
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike lightning-blade garrek")
    assert scene.asking() == "DriveBack"
    assert scene.options() == [*[f"push garrek {hex}" for hex in pushes], "pass"]


@pytest.mark.parametrize(
    ("attack", "defence", "suffered", "drives"),
    [
        ([SWORDS, SWORDS], SHIELD, 0, False),
        ([HAMMER, SWORDS], DODGE, 0, True),
        ([HAMMER, HAMMER], DODGE, 3, True),
        ([HAMMER, SWORDS], SHIELD, 3, True),
    ],
)
def test_scenario_11_outcomes(attack: list[int], defence: int, suffered: int, drives: bool):
    """[attack.compare] [attack.tie] [combat.compare]"""
    scene = struck([*attack, defence])
    assert scene.fighter("garrek").suffered == suffered
    assert (scene.asking() == "DriveBack") == drives


def test_scenario_11_trapped():
    """[combat.trapped] [ruling.17]"""
    scene = struck([HAMMER, SWORDS, DODGE], severin=(3, 3), garrek=(1, 3))
    assert scene.fighter("garrek").suffered == 3
    assert scene.told("trapped")
    assert scene.asking() != "DriveBack"


def test_scenario_11_no_room_means_no_more_damage():
    """[drive-back.room]"""
    scene = struck([HAMMER, HAMMER, DODGE], severin=(3, 3), garrek=(1, 3))
    assert scene.fighter("garrek").suffered == 3
    assert scene.asking() != "DriveBack"


def test_scenario_12_criticals():
    """[critical]"""
    assert verdict(1, 1, 0, 2) == HIT
    assert verdict(0, 3, 1, 1) == MISS
    assert verdict(1, 2, 1, 1) == HIT
    assert verdict(1, 1, 1, 1) == TIE
    assert verdict(0, 0, 0, 0) == MISS
    assert struck([CRIT, SWORDS, SHIELD]).told("succeeded")[0]["critical"] == 1


def test_scenario_13_support():
    """[support] [support.count] [support.faces]"""
    scene = Scene(severin=(6, 4), obryn=(9, 3), garrek=(8, 4), karsus=(10, 4), saek=(9, 5))
    g = scene.g
    a, b, d = scene.index("severin"), scene.index("obryn"), scene.index("garrek")
    assert muster(g, a, d, 0, False, False).lead == 1
    assert muster(g, b, d, 0, False, False).lead == 0
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(SINGLE, DOUBLE, SHIELD)
    scene.play("strike sigmarite-broadsword garrek")
    assert scene.fighter("garrek").suffered == 3


def test_scenario_14_wounds_add_up():
    """[modifier] [out]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.upgrade("severin", "great-fortitude", "blessed-by-sigmar")
    assert scene.g.wounds_of(scene.fighter("severin")) == 6


def test_scenario_15_total_offence():
    """[upgrade.total-offence]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.upgrade("severin", "total-offence")
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(SWORDS, SWORDS, SWORDS, HAMMER, SHIELD)
    scene.play("strike-total sigmarite-broadsword garrek")
    assert scene.fighter("garrek").suffered == 3
    assert scene.fighter("severin").spent
    charging = Scene(severin=(5, 3), garrek=(9, 3))
    charging.upgrade("severin", "total-offence")
    charging.begin(0)
    charging.play("charge severin", "go 7,3")
    assert charging.options() == ["strike sigmarite-broadsword garrek"]


def test_scenario_16_dice_and_symbol():
    """[modifier] [ploy.dice] [ploy.symbol]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    a, t = scene.index("garrek"), scene.index("severin")
    plain = muster(scene.g, a, t, 8, False, False)
    band = scene.g.bands[1]
    band.lasting = 1 << [BOOK.ploys[p].id for p in range(25)].index("khorne-calls")
    more = muster(scene.g, a, t, 8, False, False)
    assert (more.dice, more.symbols) == (plain.dice + 1, plain.symbols)
    band.lasting = 1 << [BOOK.ploys[p].id for p in range(25)].index("blood-rain")
    rain = muster(scene.g, a, t, 8, False, False)
    assert (rain.dice, rain.symbols) == (plain.dice, 2)


def test_scenario_17_the_bonus_counts_again_after_a_tie():
    """[round.bonus] [roll-off] [roll-off.tie]"""
    g = Scene().g
    g.dice = ScriptedDice([CRIT, 2, 2, 2, CRIT, CRIT, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2])
    assert roll_off(g, 3, False, 0) == 0


def test_scenario_18_guard():
    """[guard] [guard.lost] [attack.cleave]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    g = scene.g
    garrek = scene.fighter("garrek")
    garrek.guard = True
    a, t = scene.index("severin"), scene.index("garrek")
    assert muster(g, a, t, 0, False, False).guards == 3
    scene.upgrade("severin", "heroic-might")
    assert muster(g, a, t, 0, False, False).guards == 2
    moved = Scene(severin=(5, 3), garrek=(11, 3))
    moved.fighter("severin").guard = True
    moved.begin(0)
    moved.play("move severin", "go 7,3")
    assert moved.fighter("severin").guard
    charged = Scene(severin=(5, 3), garrek=(9, 3))
    charged.fighter("severin").guard = True
    charged.begin(0)
    charged.play("charge severin", "go 7,3")
    assert not charged.fighter("severin").guard


def test_scenario_19_knockback():
    """[knockback] [knockback.line] [ruling.4]"""
    scene = Scene(obryn=(6, 4), saek=(8, 4))
    scene.fighter("saek").suffered = -3
    scene.begin(0)
    scene.play("attack obryn")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike sigmarite-grandhammer saek", "push saek 9,3")
    assert scene.options() == ["push saek 10,2", "pass"]
    scene.play("push saek 10,2")
    assert scene.where("saek") == (10, 2)


def test_scenario_19_what_stops_a_push_brings_no_more_damage():
    """[knockback] [drive-back.room]"""
    scene = Scene(obryn=(6, 4), saek=(8, 4), garrek=(10, 2))
    scene.fighter("saek").suffered = -3
    scene.begin(0)
    scene.play("attack obryn")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike sigmarite-grandhammer saek")
    hurt = scene.fighter("saek").suffered
    scene.play("push saek 9,3")  # behind it stands Garrek
    assert scene.asking() == "Activate"
    assert scene.where("saek") == (9, 3)
    assert (scene.where("garrek"), scene.fighter("garrek").suffered) == ((10, 2), 0)
    assert scene.fighter("saek").suffered == hurt


@pytest.mark.parametrize(
    ("beyond", "ends"), [(None, (11, 1)), ("blocked", (9, 3)), ("edge", (14, 4))]
)
def test_scenario_19_knockback_2_goes_on_until_it_is_stopped(
    beyond: str | None, ends: tuple[int, int]
):
    """Two rules of Knockback 1 make Knockback 2. [knockback] [knockback.line]"""
    at, to = ((12, 4), "14,4") if beyond == "edge" else ((8, 4), "9,3")
    scene = Scene(obryn=(at[0] - 2, at[1]), saek=at, garrek=(1, 1))
    if beyond == "blocked":
        scene.g.shards[0] = scene.hex(10, 2)
        scene.g.shard_count = 1
    scene.begin(0)
    scene.g.option_count = 0
    scene.g.push(DriveBack(0, scene.index("obryn"), scene.index("saek"), 2))
    scene.g.advance()
    scene.play(f"push saek {to}")
    while scene.asking() == "DriveBack":
        forward, decline = scene.options()  # one line alone
        assert decline == "pass"
        scene.play(forward)
    assert scene.where("saek") == ends


def test_scenario_20_charge_needs_a_target():
    """[charge.needs] [charge]"""
    scene = Scene(severin=(1, 1), garrek=(15, 5))
    scene.begin(0)
    assert "move severin" in scene.options()
    assert "charge severin" not in scene.options()
    assert scene.refused()["charge severin"] == "why-no-charge"


def test_scenario_21_power_step():
    """[power.turns] [power]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.hand(0, "heroic-guard", "tireless-assault")
    scene.hand(1, "sidestep")
    scene.begin(0)
    scene.play("move severin", "go 7,3", "play heroic-guard", "pass", "pass")
    assert scene.fighter("severin").guard
    assert (scene.asking(), scene.g.seat) == ("Activate", 1)


def test_scenario_22_a_demand_that_cannot_be_met():
    """[ploy.demand]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.hand(0, "sigmarite-wall")
    scene.begin(0)
    scene.play("pass")
    assert scene.options() == ["pass"]


def test_scenario_23_ploys_lapse_unused():
    """[ploy.lapse] [ploy.next]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.hand(1, "khorne-calls")
    scene.begin(1)
    scene.play("pass", "play khorne-calls")
    assert scene.g.bands[1].lasting != 0
    scene.play("pass")
    assert scene.g.bands[1].lasting == 0
    assert scene.g.bands[1].discards != 0


def test_scenario_24_upgrades_cost_glory():
    """[upgrade] [upgrade.cost]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.hand(0, "great-strength")
    scene.begin(0)
    scene.play("pass")
    assert scene.options() == ["pass"]
    assert "why-no-glory" in scene.refused().values()
    scene.play("pass")
    scene.glory(0, 1)
    scene.play("pass", "equip great-strength severin")
    assert (scene.g.bands[0].glory, scene.g.bands[0].spent) == (1, 1)
    assert not [option for option in scene.options() if "obryn" in option]


def test_scenario_25_furious_parry():
    """[card.furious-parry] [reaction.during] [reaction.sources]"""
    scene = Scene(angharad=(5, 3), garrek=(7, 3))
    scene.fighter("angharad").inspired = True
    scene.begin(1)
    scene.play("attack garrek")
    scene.dice(HAMMER, SWORDS, SHIELD, DODGE, HAMMER, SWORDS, SHIELD)
    scene.play("strike blooddrinker-axe angharad")
    assert scene.options() == ["react furious-parry angharad", "pass"]
    scene.play("react furious-parry angharad", "strike furious-parry garrek")
    assert scene.fighter("garrek").suffered == 1
    scene.play("pass")
    assert scene.where("angharad") == (5, 3)
    assert scene.asking() == "Activate"


def test_scenario_26_ever_advancing():
    """[card.ever-advancing]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.upgrade("garrek", "ever-advancing")
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike sigmarite-broadsword garrek")
    assert scene.fighter("garrek").suffered == 3
    assert (scene.asking(), scene.g.seat) == ("Reactions", 1)
    scene.play("react ever-advancing garrek")
    assert "push garrek 6,2" in scene.options()
    scene.play("push garrek 6,2")
    assert scene.asking() == "Activate"


def test_scenario_27_tireless_assault():
    """[card.tireless-assault] [reaction.ploy]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.hand(0, "tireless-assault")
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(SWORDS, SWORDS, SHIELD, HAMMER, HAMMER, SHIELD)
    scene.play("strike sigmarite-broadsword garrek", "play tireless-assault")
    assert scene.options() == ["strike sigmarite-broadsword garrek", "pass"]
    scene.play("strike sigmarite-broadsword garrek")
    assert scene.fighter("garrek").suffered == 3


def clash(taken: int) -> Scene:
    scene = Scene(severin=(5, 3), garrek=(7, 3), saek=(9, 3))
    scene.hand(0, "tireless-assault")
    scene.upgrade("severin", "disengage")
    scene.hand(1, "fuelled-by-slaughter")
    scene.fighter("garrek").suffered = 3
    scene.begin(0, taken)
    scene.play("attack severin")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike disengage garrek")
    return scene


def test_scenario_28_one_reaction_and_who_comes_first():
    """[reaction.order] [reaction.one] [reaction]"""
    scene = clash(0)
    assert (scene.asking(), scene.g.seat) == ("Reactions", 0)  # saek cannot strike yet
    scene = Scene(severin=(5, 3), garrek=(7, 3), saek=(6, 4))
    scene.upgrade("severin", "disengage")
    scene.hand(1, "fuelled-by-slaughter")
    scene.fighter("garrek").suffered = 3
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike disengage garrek")
    assert scene.g.seat == 1  # due next
    assert scene.options() == ["play fuelled-by-slaughter", "pass"]
    scene.play("pass")
    assert scene.options() == ["react disengage severin", "pass"]


def test_scenario_28_after_the_last_activation_the_ninth_player_is_first():
    """[reaction.order]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3), saek=(6, 4))
    scene.begin(0, 7)
    assert scene.g.active == 0
    assert scene.g.due() == 1


def test_scenario_29_a_target_that_is_gone_ends_the_attack():
    """[reaction.spoiled]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.begin(0)
    scene.play("charge severin", "go 7,3")
    scene.fighter("garrek").hex = scene.hex(15, 5)
    scene.g.option_count = 0
    scene.g.stack[-1].step(scene.g, 1)
    scene.g.advance()
    assert scene.told("spoiled")
    assert scene.g.asking() == "Activate"


def test_scenario_29_a_reaction_moves_the_next_target_away():
    """[reaction.spoiled] [attack.several]"""
    scene = Scene(severin=(5, 3), obryn=(9, 3), targor=(7, 3))
    scene.upgrade("targor", "deadly-spin")
    scene.hand(0, "stormforged-tactics")
    scene.begin(0)
    scene.play("pass", "play stormforged-tactics", "attack targor")
    scene.dice(SINGLE, SINGLE, SINGLE, SHIELD)
    scene.play("strike deadly-spin severin")  # fails
    scene.play("play stormforged-tactics", "push obryn 11,3", "pass")
    assert scene.told("spoiled") == [{"event": "spoiled", "fighter": "targor"}]
    assert scene.fighter("obryn").suffered == 0
    assert scene.asking() == "Activate"


def test_scenario_30_a_fresh_objective_waits():
    """[objective.fresh] [objective.immediate] [objective.score]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.objectives(1, "draw-the-gaze-of-khorne")
    band = scene.g.bands[1]
    band.kills = 2
    band.charges = 0b111000
    band.objective_deck = 1 << 1  # Blood for the Blood God!
    scene.begin(1)
    scene.dice(1)
    scene.play("pass", "score draw-the-gaze-of-khorne")
    assert band.glory == 1
    assert scene.options() == ["pass"]  # fulfilled, but drawn just now
    scene.play("pass", "pass")
    assert scene.options() == ["score blood-for-the-blood-god", "pass"]


def test_scenario_31_a_wipe_out_does_not_end_the_game():
    """[victory] [round]"""
    scene = Scene(round=2, severin=(5, 3))
    scene.begin(0)
    scene.play("pass")
    assert scene.g.seat == 1
    assert scene.options() == ["pass"]


def test_scenario_32_tie_breaks():
    """[victory.glory] [victory.standing] [victory.tokens]"""
    scene = Scene(severin=(5, 3))
    scene.glory(0, 8)
    scene.glory(1, 8)
    assert best(scene.g) == 1
    scene.fighter("garrek").hex = scene.hex(9, 3)
    scene.fighter("saek").hex = scene.hex(11, 3)
    scene.token(1, 9, 3)
    scene.token(2, 11, 3)
    scene.token(3, 5, 3)
    assert best(scene.g) == 2
    scene.g.tokens[2] = -1
    assert best(scene.g) == 3
    scene.glory(0, 9)
    assert best(scene.g) == 1


def test_scenario_33_annihilation_among_three():
    """[objective.annihilated] [many]"""
    scene = Scene(("steelheart", "garrek", "garrek"), severin=(5, 3), garrek_2=(5, 9))
    card = [o.id for o in BOOK.objectives].index("annihilation")
    condition = BOOK.objectives[card].condition
    assert not condition.met(scene.g, 0)
    scene.fighter("garrek_2").hex = -1
    assert condition.met(scene.g, 0)
    assert BOOK.objectives[card].glory == 5


def test_scenario_34_third_parties_help_nobody():
    """[many.support]"""
    scene = Scene(
        ("steelheart", "garrek", "garrek", "garrek"),
        severin=(6, 4), obryn=(9, 3), garrek_2=(8, 4), garrek_3=(10, 2), garrek_4=(11, 3),
    )  # fmt: skip
    b, d = scene.index("obryn"), scene.index("garrek_2")
    assert muster(scene.g, b, d, 0, False, False).lead == 1


@pytest.mark.parametrize(("bands", "glory"), [(2, 1), (4, 0)])
def test_scenario_35_own_casualties(bands: int, glory: int):
    """[many.glory] [out.glory] [ruling.19]"""
    scene = Scene(("garrek", "steelheart", "garrek", "garrek")[:bands], targor=(5, 3), saek=(9, 3))
    scene.fighter("targor_1").suffered = 1
    scene.hand(0, "blood-offering")
    scene.begin(0)
    word = "targor" if bands == 2 else "targor#1"
    scene.play("pass", "play blood-offering", f"choose {word}")
    assert scene.where("targor_1") is None
    assert [scene.g.bands[seat].glory for seat in range(bands)] == [0, glory, 0, 0][:bands]


def test_scenario_36_relic():
    """[relic.hold] [relic]"""
    scene = Scene(severin=(6, 6), garrek=(9, 3))
    scene.g.relic = True
    scene.token(0, 6, 6)
    scene.end_phase()
    assert scene.fighter("severin").inspired
    assert scene.g.bands[0].glory == 3


def test_scenario_37_direction():
    """[many.direction]"""
    g = Scene(("garrek", "garrek", "garrek")).g
    assert [g.after(0), g.after(1), g.after(2)] == [1, 2, 0]
    g.round = 2
    assert [g.after(0), g.after(2), g.after(1)] == [2, 1, 0]

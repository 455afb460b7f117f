"""Rules and cards to the letter of the book, where an earlier reading was another."""

from __future__ import annotations

from dicehall.games.shadespire.ending import SuddenDeath
from dicehall.games.shadespire.game import GAME
from dicehall.games.shadespire.pieces import FRESH, OBJECTIVE_DECK, OBJECTIVES
from dicehall.games.shadespire.table import NEW_OBJECTIVES
from dicehall.games.shadespire.wounds import harm
from dicehall.kit.action import PASS
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from tests.games.shadespire.scenes import fill

from .scenes import CRIT, DODGE, HAMMER, SHIELD, SINGLE, SWORDS, Scene, laid, objective


def parried_from_afar() -> Scene:
    """Karsus ties with his chain at inspired Angharad, two hexes away."""
    scene = Scene(angharad=(5, 3), karsus=(9, 3), severin=(1, 1))
    scene.fighter("angharad").inspired = True
    scene.begin(1)
    scene.play("attack karsus")
    scene.dice(SWORDS, HAMMER, HAMMER, SHIELD, SINGLE)
    scene.play("strike chained-axe angharad")
    return scene


def test_card_furious_parry_answers_an_attack_from_two_hexes():
    """[card.furious-parry] She stays where she is; her blow itself has range 1."""
    scene = parried_from_afar()
    assert scene.options() == ["react furious-parry angharad", "pass"]
    scene.play("react furious-parry angharad")
    assert scene.asking() not in ("Strike", "DriveBack")
    assert scene.where("angharad") == (5, 3)


def test_card_furious_parry_may_be_left_and_then_she_is_driven_back():
    """[card.furious-parry] [drive-back]"""
    scene = parried_from_afar()
    scene.play("pass")
    assert scene.asking() == "DriveBack"


def test_odds_say_that_furious_parry_may_keep_her_from_afar():
    """[odds] [card.furious-parry]"""
    scene = Scene(angharad=(5, 3), karsus=(9, 3), severin=(1, 1))
    scene.fighter("angharad").inspired = True
    scene.begin(1)
    scene.play("attack karsus")
    [drive] = [one for one in GAME.odds(scene.g, scene.g.legal()[0]) if one.key == "drive-back"]
    assert drive.without == ("reactions",)


# ---- the draw after scoring at once ----


def scored() -> Scene:
    """The Champions score Awe-inspiring at once; their deck still holds Lightning Strikes."""
    scene = Scene(severin=(5, 3), garrek=(7, 3), targor=(1, 1))
    scene.objectives(0, "awe-inspiring")
    fill(scene.g.bands[0], OBJECTIVE_DECK, objective("lightning-strikes"))
    scene.g.bands[0].casualties = 2
    scene.hand(0, "sidestep")
    scene.begin(0)
    scene.play("pass", "score awe-inspiring")
    return scene


def test_objective_draw_after_an_immediate_score_may_be_left():
    """[objective.draw]"""
    scene = scored()
    assert (scene.asking(), scene.g.seat) == ("DrawObjective", 0)
    assert scene.options() == ["take 1", "pass"]
    scene.play("pass")
    assert scene.g.bands[0].is_empty(OBJECTIVES)
    assert scene.told("drew-objective") == []


def test_objective_draw_after_an_immediate_score_is_told():
    """[objective.draw] [objective.fresh]"""
    scene = scored()
    scene.dice(1)  # the only card
    scene.play("take 1")
    band = scene.g.bands[0]
    assert band.listed_in(OBJECTIVES) == [objective("lightning-strikes")]
    assert band.listed_in(FRESH) == [objective("lightning-strikes")]
    assert len(scene.told("drew-objective")) == 1


def test_objective_draw_is_not_asked_of_an_empty_deck():
    """[objective.draw] [cards.empty]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.objectives(0, "awe-inspiring")
    scene.g.bands[0].casualties = 2
    scene.begin(0)
    scene.play("pass", "score awe-inspiring")
    assert scene.asking() != "DrawObjective"


def test_objective_draw_is_always_made_where_the_table_agreed_so():
    """[objective.draw] So it was before there was the option: stored games go on as they began."""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.g.always_draw = True
    scene.objectives(0, "awe-inspiring")
    fill(scene.g.bands[0], OBJECTIVE_DECK, objective("lightning-strikes"))
    scene.g.bands[0].casualties = 2
    scene.begin(0)
    scene.dice(1)  # the only card
    scene.play("pass", "score awe-inspiring")
    assert scene.asking() != "DrawObjective"
    assert scene.g.bands[0].listed_in(OBJECTIVES) == [objective("lightning-strikes")]
    for word in NEW_OBJECTIVES:
        assert laid(new_objectives=word).always_draw == (word == "always")
    stored = GAME.restored(Setup("shadespire", 2, {}))
    assert stored.options["new-objectives"] == "always"


# ---- sudden death ----


def test_match_sudden_death_has_twelve_rounds():
    """[match.sudden-limit]"""
    scene = Scene(round=3, severin=(5, 3), garrek=(11, 9))
    scene.g.sudden = 1
    scene.g.dice = FastDice(3)
    scene.g.push(SuddenDeath())
    scene.g.advance()
    while not scene.g.over:
        scene.g.apply(PASS if scene.asking() == "Activate" else scene.g.options[0])
    assert [event["round"] for event in scene.told("round")] == list(range(4, 16))


# ---- what happened in an activation ----


def test_objective_charge_kill_can_still_be_scored_at_the_end_of_the_activation():
    """[objective.charge-kill] [objective.immediate]"""
    scene = Scene(severin=(5, 3), targor=(9, 3), garrek=(1, 9))
    scene.objectives(0, "lightning-strikes")
    scene.begin(0)
    scene.play("charge severin", "go 7,3")
    scene.dice(HAMMER, SWORDS, SHIELD)
    scene.play("strike sigmarite-broadsword targor")
    assert scene.options() == ["score lightning-strikes", "pass"]
    scene.play("pass")
    assert scene.options() == ["score lightning-strikes", "pass"]
    scene.play("pass")
    assert not scene.g.bands[0].charge_killed
    scene.until("Activate")
    scene.play("pass")
    assert scene.asking() != "Objectives"


def test_objective_fled_can_still_be_scored_after_the_attack_of_a_charge():
    """[objective.fled] [objective.immediate]"""
    scene = Scene(severin=(9, 3), garrek=(11, 3), karsus=(1, 3))
    scene.upgrade("severin", "lightning-blade")
    scene.objectives(1, "coward")
    scene.begin(0)
    scene.play("charge severin", "go 5,3")
    assert scene.options() == ["score coward", "pass"]
    scene.play("pass")
    scene.dice(SWORDS, SWORDS, DODGE)
    scene.play("strike lightning-blade karsus")
    assert scene.options() == ["score coward", "pass"]
    scene.play("pass")  # after the attack
    scene.play("pass")  # after the activation
    assert not scene.g.bands[1].fled


def test_objective_charge_kill_drawn_between_two_blows_is_scored_after_the_second():
    """[objective.charge-kill] [attack.several] The Charge, blows and all, took an enemy out."""
    scene = Scene(severin=(5, 3), targor=(8, 2), garrek=(8, 4), karsus=(1, 9))
    scene.fighter("severin").inspired = True
    scene.objectives(0, "awe-inspiring")
    fill(scene.g.bands[0], OBJECTIVE_DECK, objective("lightning-strikes"))
    scene.g.bands[0].casualties = 1
    scene.begin(0)
    scene.play("charge severin", "go 7,3")
    assert "strike mighty-swing targor" in scene.options()
    scene.dice(CRIT, HAMMER, SHIELD, 1, SWORDS, SWORDS, SHIELD, SHIELD)
    scene.play("strike mighty-swing targor", "score awe-inspiring", "take 1")
    assert scene.options() == ["pass"]  # it was just drawn
    scene.play("pass", "choose garrek")
    scene.until("Objectives")
    assert scene.options() == ["score lightning-strikes", "pass"]


# ---- two cards ----


def test_objective_held_fast_is_kept_when_the_fighter_has_left():
    """[objective.held-fast] Held at the ends of rounds 1 and 2, it may be scored in round 3."""
    scene = Scene(round=1, severin=(5, 3), garrek=(9, 9))
    scene.token(1, 5, 3)
    scene.end_phase(1)
    assert not scene.fighter("severin").held_fast
    scene.play("begin 1")
    scene.until("ChooseFirst")
    assert (scene.g.round, scene.fighter("severin").held_fast) == (3, True)
    scene.play("begin 1")
    scene.fighter("severin").hex = scene.hex(1, 3)
    scene.objectives(0, "immovable-object")
    scene.until("ScoreObjectives")
    assert scene.options() == ["score immovable-object"]


def test_objective_held_fast_wants_phases_in_a_row():
    """[objective.held-fast]"""
    scene = Scene(round=2, severin=(5, 3), garrek=(9, 9))
    scene.token(1, 5, 3)
    scene.token(2, 9, 3)
    scene.fighter("severin").stood = 2
    scene.objectives(0, "immovable-object")
    scene.end_phase(2)
    assert scene.options() == ["pass"]


def test_ploy_insensate_holds_for_the_first_fighter_hurt_through_the_whole_activation():
    """[ploy.insensate]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3), targor=(1, 1))
    scene.hand(1, "insensate")
    scene.hand(0, "tireless-assault")
    scene.begin(1)
    scene.play("pass", "play insensate")
    scene.until("Activate")
    g = scene.g
    garrek, targor = scene.index("garrek"), scene.index("targor")
    assert harm(g, garrek, 3, 0, scene.index("severin")) == 0
    assert harm(g, garrek, 3, 0, scene.index("severin")) == 0
    assert scene.fighter("garrek").suffered == 1
    assert harm(g, targor, 3, 0, scene.index("severin")) == 1 << targor  # he is not the first
    assert [event["damage"] for event in scene.told("damaged")] == [1, 0, 3]


def test_ploy_insensate_counts_from_the_activation_it_is_played_for():
    """[ploy.insensate] [ploy.next]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3), saek=(1, 1))
    scene.hand(1, "insensate", "blood-offering")
    scene.begin(1)
    scene.play("pass", "play insensate", "play blood-offering", "choose saek")
    scene.until("Activate")
    scene.play("attack severin")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike sigmarite-broadsword garrek")
    assert scene.fighter("garrek").suffered == 1

"""Activations, end phases, victory and matches."""

from __future__ import annotations

import pytest

from dicehall.games.shadespire.ending import SuddenDeath, finish_game
from dicehall.games.shadespire.pieces import (
    ALL_POWER,
    DECK,
    DROPPED_PILE,
    HAND,
    OBJECTIVE_DECK,
    OBJECTIVES,
)
from dicehall.games.shadespire.roll_off import roll_off
from dicehall.games.shadespire.table import TIE_BREAK
from dicehall.kit.dice import FastDice, ScriptedDice
from tests.games.shadespire.scenes import (
    CRIT,
    DODGE,
    HAMMER,
    SHIELD,
    STARDIAL,
    SWORDS,
    WELL,
    Scene,
    fill,
    laid,
)
from tests.games.stage import finish

# ---- activations ----


def test_activation_kinds():
    """[activation] [activation.kinds] [activation.fighter] [activation.turns]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.objectives(0, "eternals")
    fill(s.g.bands[0], OBJECTIVE_DECK, 0)
    fill(s.g.bands[0], DECK, 0)
    s.begin(0)
    assert s.options() == [
        "move severin", "charge severin", "guard severin", "attack severin", "draw",
        "replace eternals", "pass",
    ]  # fmt: skip
    s.dice(1)
    s.play("replace eternals")
    assert s.g.bands[0].count(OBJECTIVES) == 1
    assert s.g.bands[0].count(DROPPED_PILE) == 1
    assert s.g.seat == 1


def test_activation_draws_a_card():
    """[activation.kinds] [cards.empty]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    fill(s.g.bands[0], DECK, 3)
    s.begin(0)
    s.dice(1)
    s.play("draw")
    assert s.g.bands[0].listed_in(HAND) == [3]
    s.until("Activate")
    s.play("pass")
    s.until("Activate")
    assert "draw" not in s.options()


def test_move_once_and_charge_after():
    """[move.once] [charge.after] [charge]"""
    s = Scene(severin=(5, 3), obryn=(1, 1), garrek=(9, 3))
    s.begin(0)
    s.play("move obryn", "go 3,1", "pass")
    assert "move obryn" not in s.options()
    assert s.refused()["charge obryn"] == "why-moved"
    assert "guard obryn" in s.options()
    s.dice(SWORDS, SWORDS, SHIELD)
    s.play("charge severin", "go 7,3", "strike sigmarite-broadsword garrek", "pass")
    assert not [option for option in s.options() if option.endswith(" severin")]
    assert s.refused()["attack severin"] == "why-charged"


def test_ruling_15_sight_is_checked_after_the_move():
    """[ruling.15] [charge.needs]"""
    s = Scene(faces=(1, 0), severin=(5, 3), garrek=(9, 3))
    assert not s.g.sees(s.hex(5, 3), s.hex(9, 3))
    s.begin(0)
    assert "charge severin" in s.options()


def test_charge_needs_a_target_on_the_very_first_hex_too():
    """[charge.needs]"""
    s = Scene(severin=(7, 1), garrek=(1, 1))
    assert s.fighter("garrek").hex == 0
    s.begin(0)
    assert "charge severin" in s.options()
    s.play("charge severin")
    assert s.options() == ["go 3,1", "go 2,2"]


def test_charge_needs_a_target_where_the_enemy_stands_now():
    """[charge.needs] Where one stood before is forgotten, on every table with the same boards."""
    before = Scene(faces=(STARDIAL, WELL), severin=(3, 1), garrek=(7, 1))
    before.begin(0)
    assert "charge severin" in before.options()
    now = Scene(faces=(STARDIAL, WELL), severin=(3, 1), garrek=(5, 5))
    assert now.g.field is before.g.field
    now.begin(0)
    assert "move severin" in now.options()
    assert "charge severin" not in now.options()  # near, but not to be reached on foot


def test_erratum_guard_once():
    """[erratum.guard-once] [ruling.13]"""
    s = Scene(severin=(5, 3), garrek=(9, 3))
    s.fighter("severin").guard = True
    s.begin(0)
    assert "guard severin" in s.options()
    s = Scene(severin=(5, 3), garrek=(9, 3))
    s.g.guard_once = True
    s.fighter("severin").guard = True
    s.begin(0)
    assert "guard severin" not in s.options()


def test_erratum_second_symbol():
    """[erratum.second-symbol]"""
    g = Scene().g
    g.second_symbol = True
    g.dice = ScriptedDice([6, 2, 2, 2, 5, 5, 2, 2])
    assert roll_off(g, 3, False, -1) == 0


# ---- combat ----


def test_combat_step_by_step():
    """[combat] [combat.choose] [combat.declare] [combat.attack-roll] [combat.defence-roll]
    [combat.damage] [damage] [attack.success] [attack.target] [dice] [critical.hit]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.begin(0)
    s.play("attack severin")
    assert s.options() == ["strike sigmarite-broadsword garrek"]
    s.dice(CRIT, HAMMER, SHIELD)
    s.play("strike sigmarite-broadsword garrek")
    kinds = ("attacked", "attack-roll", "defence-roll", "succeeded", "damaged")
    assert all(s.told(kind) for kind in kinds)
    assert s.told("attack-roll")[0]["faces"] == [1, 2]
    assert s.told("damaged")[0]["damage"] == 3


def test_inspire_shield_rolled_even_if_it_fails():
    """[inspire.shield-rolled] [fighter.inspire]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.begin(1)
    s.play("attack garrek")
    s.dice(HAMMER, HAMMER, SHIELD)
    s.play("strike blooddrinker-axe severin", "pass")
    assert s.fighter("severin").inspired
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.begin(1)
    s.play("attack garrek")
    s.dice(HAMMER, HAMMER, DODGE)
    s.play("strike blooddrinker-axe severin", "pass")
    assert not s.fighter("severin").inspired


def test_inspire_three_out_counts_all_warbands():
    """[inspire.three-out]"""
    s = Scene(
        severin=(5, 3), angharad=(1, 1), obryn=(15, 1),
        garrek=(9, 3), karsus=(11, 3), saek=(13, 3), targor=(7, 3),
    )  # fmt: skip
    s.fighter("karsus").hex = -1
    s.begin(0)
    s.play("attack severin")
    s.dice(HAMMER, HAMMER, SHIELD)
    s.play("strike sigmarite-broadsword targor")
    assert s.fighter("garrek").inspired
    assert s.fighter("saek").inspired
    assert not s.fighter("karsus").inspired


# ---- end phase ----


def test_end_phase_in_order():
    """[end] [end.score] [end.drop] [end.upgrades] [end.discard] [ploy.discard] [cards.three]"""
    s = Scene(severin=(5, 3), garrek=(9, 9))
    s.objectives(0, "consecrated-area", "supremacy")
    s.hand(0, "great-speed", "sidestep")
    band = s.g.bands[0]
    fill(band, OBJECTIVE_DECK, *range(6))
    fill(band, DECK, *range(8))
    s.fighter("severin").guard = True
    s.end_phase(1)
    assert s.options() == ["score consecrated-area"]
    s.play("score consecrated-area", "pass")
    assert s.asking() == "DropObjectives"
    s.play("drop supremacy")
    assert s.asking() == "PlayUpgrades"
    assert "equip great-speed severin" in s.options()
    assert not [option for option in s.options() if option.startswith("play")]
    s.play("equip great-speed severin")
    assert s.asking() == "DiscardPower"
    s.play("discard sidestep")
    assert (band.count(HAND), band.count(OBJECTIVES)) == (5, 3)
    s.until("ChooseFirst")
    assert not s.fighter("severin").guard
    assert s.g.round == 2


def test_end_third_only_scores():
    """[end.third] [victory] [round] [round.action] [round.first]"""
    s = Scene(round=3, severin=(5, 3), garrek=(9, 9))
    s.objectives(0, "eternals", "denial")
    s.fighter("angharad").hex = s.hex(1, 1)
    s.fighter("obryn").hex = s.hex(3, 1)
    s.hand(0, "great-speed")
    s.end_phase(3)
    s.play("score eternals", "score denial")
    assert s.g.over
    assert s.g.view(None)["phase"] == "end"
    assert s.g.returns() == [1.0, 0.0]


# ---- matches ----


def test_match_plays_two_or_three_games():
    """[match] [match.victory]"""
    lengths = set()
    for seed in range(12):
        g = laid(2, seed, warbands="garrek, steelheart", match="best-of-three")
        decks = [g.bands[seat].listed_in(ALL_POWER) for seat in range(2)]
        finish(g, seed)
        lengths.add(int(g.game))
        assert [g.bands[seat].listed_in(ALL_POWER) for seat in range(2)] == decks
        wins = [g.bands[seat].wins for seat in range(2)]
        assert g.game == 3 or 2 in wins
        if wins[0] != wins[1]:
            assert g.winners == (1 if wins[0] > wins[1] else 2)
        else:
            assert g.winners == 3
    assert lengths == {2, 3}


@pytest.mark.parametrize(
    ("glory", "standing", "winners"), [((9, 8), (1, 1), 1), ((8, 8), (0, 1), 2)]
)
def test_match_tie_break(glory: tuple[int, int], standing: tuple[int, int], winners: int):
    """[match.tie-break]"""
    s = Scene(round=3)
    g = s.g
    g.mode, g.game = TIE_BREAK, 3
    for seat, word in enumerate(("severin", "garrek")):
        g.bands[seat].glory_before = glory[seat]
        if standing[seat]:
            s.fighter(word).hex = s.hex(5, 3 + 6 * seat)
    g.bands[0].wins = 0 if standing[0] < standing[1] else 1
    g.bands[1].wins = 1 - (standing[0] < standing[1])
    if standing[0] < standing[1]:
        g.bands[0].wins, g.bands[1].wins = 1, 0
    finish_game(g)
    assert g.over
    assert g.winners == winners


def test_match_sudden_death_until_a_warband_is_gone():
    """[match.sudden] [match.lot] [match.sudden-limit]"""
    s = Scene(round=3, severin=(5, 3), garrek=(7, 3))
    g = s.g
    g.sudden = 1
    g.dice = FastDice(3)
    s.hand(0, "sidestep")
    g.push(SuddenDeath())
    g.advance()
    asked = set()
    dice = FastDice(4)
    while not g.over:
        asked.add(g.asking())
        assert not [o for o in s.options() if o.split()[0] in ("play", "draw", "replace", "score")]
        g.apply(g.options[dice.below(g.option_count)])
    assert "PowerStep" not in asked
    assert g.winners in (1, 2)


def test_many_games_of_all_kinds_end():
    """[many] [victory] [ploy] [reaction]"""
    for seats in (2, 3, 4):
        for seed in range(4):
            g = laid(seats, seed, relic=seed % 2 == 0, decks=", ".join(["random"] * seats))
            finish(g, seed)
            assert abs(sum(g.returns()) - 1) < 1e-9


def test_reaction_reasons_say_why_a_card_cannot_be_played_now():
    """[reaction.ploy] [reaction.sources] [ploy.demand]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3), targor=(6, 2))
    scene.hand(1, "sidestep", "fuelled-by-slaughter", "boon-of-khorne", "final-blow")
    scene.upgrade("garrek", "ever-advancing")
    scene.fighter("targor").suffered = 1
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike sigmarite-broadsword targor")
    assert (scene.asking(), scene.g.seat) == ("Reactions", 1)
    assert scene.options() == ["play final-blow", "play fuelled-by-slaughter", "pass"]
    assert scene.refused() == {
        "play sidestep": "why-no-reaction",
        "play boon-of-khorne": "why-occasion",  # no enemy has fallen
        "react ever-advancing garrek": "why-occasion",
    }


def test_reaction_reasons_name_a_demand_that_cannot_be_met():
    """[ploy.demand]"""
    scene = Scene(severin=(5, 3), garrek=(13, 3), targor=(7, 3))
    scene.hand(1, "final-blow", "fuelled-by-slaughter")
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike sigmarite-broadsword targor")
    assert scene.refused() == {"play fuelled-by-slaughter": "why-demand"}  # Garrek reaches nobody

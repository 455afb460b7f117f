"""The rulings beyond the rulebook, by number; those not here are named in other files."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicehall.games.shadespire.decks import deck_text, load_deck
from dicehall.games.shadespire.field import MOST_FIELDS, NEUTRAL, field_of
from dicehall.games.shadespire.roll_off import roll_off
from dicehall.games.shadespire.tokens import PlaceTokens
from dicehall.kit.content import ContentError
from dicehall.kit.dice import ScriptedDice
from tests.games.shadespire.scenes import (
    BOOK,
    CRIT,
    DODGE,
    HAMMER,
    SHIELD,
    SWORDS,
    Scene,
    laid,
)


def test_ruling_1_abilities_of_several_owners_by_turn():
    """[ruling.1]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3), saek=(6, 4))
    scene.upgrade("severin", "disengage")
    scene.hand(1, "fuelled-by-slaughter")
    scene.fighter("garrek").suffered = 3
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike disengage garrek")
    assert scene.g.seat == 1
    scene.play("play fuelled-by-slaughter", "pass")
    assert scene.asking() == "Activate"  # the other reaction is over with it


def test_ruling_2_never_two_in_a_hex():
    """[ruling.2]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    assert not scene.g.free(scene.hex(7, 3))
    scene.begin(0)
    scene.play("move severin")
    assert "go 7,3" not in scene.options()


def test_ruling_3_a_critical_hit_needs_only_a_rolled_critical():
    """[ruling.3]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(CRIT, HAMMER, CRIT)
    scene.play("strike sigmarite-broadsword garrek")
    assert scene.told("succeeded")[0]["critical"] == 1


def test_ruling_5_a_tied_roll_off_rolls_all_dice_again():
    """[ruling.5]"""
    g = Scene().g
    g.dice = ScriptedDice([2] * 8 + [CRIT, 2, 2, 2] + [2] * 4)
    assert roll_off(g, 3, False, -1) == 0
    assert g.dice.drawn == 16


def test_ruling_6_a_named_action_breaks_the_limits_but_its_own_words_hold():
    """[ruling.6] [ploy.attack]"""
    scene = Scene(severin=(5, 3), targor=(7, 3), saek=(6, 4), karsus=(13, 3))
    saek = scene.fighter("saek")
    saek.charged = saek.moved = saek.spent = True  # not to be activated again in this phase
    scene.hand(1, "fuelled-by-slaughter")
    scene.begin(0)
    scene.play("attack severin")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike sigmarite-broadsword targor", "play fuelled-by-slaughter")
    assert scene.options() == ["strike great-axe severin", "pass"]  # karsus has nobody in range
    scene.dice(HAMMER, HAMMER, DODGE)
    scene.play("strike great-axe severin", "pass")
    assert scene.fighter("severin").suffered == 3
    assert (scene.asking(), scene.g.seat) == ("Activate", 1)
    assert not [option for option in scene.options() if "saek" in option]  # the limits still hold


def test_ruling_7_all_parts_of_a_condition():
    """[ruling.7]"""
    scene = Scene(severin=(5, 3), garrek=(9, 9))
    cleanse = next(card for card in BOOK.objectives if card.id == "cleanse")
    scene.token(1, 6, 10)
    scene.token(2, 10, 10)
    scene.fighter("obryn").hex = scene.hex(6, 10)
    assert not cleanse.condition.met(scene.g, 0)
    scene.fighter("angharad").hex = scene.hex(10, 10)
    assert cleanse.condition.met(scene.g, 0)


def test_ruling_8_range_runs_through_whole_hexes():
    """[ruling.8] [distance]"""
    field = field_of("", BOOK.faces, [(0, 0, 0, 0), (0, 8, 6, 0)])
    a, b = field.hex_at(1, 5), field.hex_at(9, 7)
    assert field.board.sees(a, b)
    assert field.board.distance(a, b) >= 5
    shifted = field_of("", BOOK.faces, [(0, 0, 0, 0), (0, -8, 6, 0)])
    assert shifted.owner[shifted.hex_at(2, 6)] == NEUTRAL


def test_ruling_11_the_last_token_may_choose_the_edge():
    """[ruling.11]"""
    scene = Scene()
    last = PlaceTokens(0, 4)
    last.prepare(scene.g)
    assert last.fits(scene.g, scene.hex(1, 3))
    assert last.fits(scene.g, scene.hex(7, 3))


def test_ruling_12_one_mulligan_each():
    """[ruling.12]"""
    g = laid(warbands="steelheart, garrek")
    asked = []
    while g.asking() != "PlaceFighters":
        if g.asking() == "Mulligan":
            asked.append(int(g.seat))
        g.apply(g.options[g.option_count - 1])
    assert sorted(asked) == [0, 1]


def test_ruling_16_between_the_halves_of_a_charge():
    """[ruling.16]"""
    scene = Scene(severin=(5, 3), garrek=(3, 3), saek=(11, 3))
    scene.objectives(1, "coward")
    scene.begin(0)
    scene.play("charge severin", "go 10,2")
    assert scene.asking() == "Strike"  # saek is beside, so nobody has fled
    scene = Scene(("steelheart", "garrek", "garrek"), severin=(5, 3), garrek_2=(3, 3))
    scene.fighter("saek_3").hex = scene.hex(11, 3)
    scene.objectives(1, "coward")
    scene.begin(0)
    scene.play("charge severin", "go 10,2")
    assert (scene.asking(), scene.options()) == ("Objectives", ["score coward", "pass"])
    scene.play("pass")
    assert scene.asking() == "Strike"


def test_ruling_4_knockback_continues_the_first_push():
    """[ruling.4] [knockback.line]"""
    scene = Scene(obryn=(6, 4), garrek=(8, 4))
    scene.begin(0)
    scene.play("attack obryn")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike sigmarite-grandhammer garrek", "push garrek 9,5")
    assert scene.options() == ["push garrek 10,6", "pass"]  # not 11,5, which leads away too


@pytest.mark.parametrize(("place", "fulfilled"), [((5, 9), True), ((5, 3), False), ((6, 6), False)])
def test_ruling_9_enemy_territory_is_neither_own_nor_neutral(
    place: tuple[int, int], fulfilled: bool
):
    """[ruling.9] [objective.territory]"""
    scene = Scene(severin=place)
    scene.token(1, *place)
    ground = next(card for card in BOOK.objectives if card.id == "seize-ground")
    assert ground.condition.met(scene.g, 0) == fulfilled


def test_ruling_10_no_card_twice_by_name(tmp_path: Path):
    """[ruling.10] [deck.unique]"""
    text = deck_text(BOOK, BOOK.starters[0])
    path = tmp_path / "deck.toml"
    path.write_text(text.replace("upgrades = [", 'upgrades = [\n    "block",'), encoding="utf-8")
    with pytest.raises(ContentError, match="names 'block' twice"):
        load_deck(BOOK, str(path))


@pytest.mark.parametrize("once", [False, True])
def test_ruling_13_guard_may_be_taken_twice_unless_the_option_forbids_it(once: bool):
    """[ruling.13] [erratum.guard-once]"""
    scene = Scene(severin=(5, 3), garrek=(13, 3))
    scene.g.guard_once = once
    scene.begin(0)
    scene.play("guard severin", "pass")
    assert scene.g.seat == 0
    assert ("guard severin" in scene.options()) != once


def test_ruling_14_conquest_needs_a_survivor():
    """[ruling.14] [objective.conquest]"""
    conquest = next(card for card in BOOK.objectives if card.id == "conquest")
    scene = Scene(garrek=(5, 3))
    assert not conquest.condition.met(scene.g, 0)
    scene.fighter("severin").hex = scene.hex(5, 9)
    assert conquest.condition.met(scene.g, 0)


@pytest.mark.parametrize(("firm", "suffered"), [(False, 2), (True, 0)])
def test_rulings_17_and_18_trapped_at_the_edge_but_not_if_firm(firm: bool, suffered: int):
    """A missing hex is no room; who cannot be driven back cannot be trapped.

    [ruling.17] [ruling.18]
    """
    scene = Scene(severin=(1, 3), obryn=(15, 5), garrek=(3, 3), karsus=(15, 1), saek=(15, 3))
    scene.fighter("targor").hex = scene.hex(14, 4)  # few enough out of action to inspire nobody
    if firm:
        scene.hand(0, "stormforged-resistance")
    scene.begin(0)
    scene.play("pass", *(["play stormforged-resistance"] if firm else []), "attack garrek")
    scene.dice(HAMMER, SWORDS, SHIELD)
    scene.play("strike blooddrinker-axe severin")
    assert scene.fighter("severin").suffered == suffered
    assert bool(scene.told("trapped")) != firm


@pytest.mark.parametrize(("bands", "glory"), [(2, [0, 1]), (3, [0, 0, 0])])
def test_ruling_19_own_casualties(bands: int, glory: list[int]):
    """[ruling.19] [many.glory]"""
    scene = Scene(("garrek", "steelheart", "steelheart")[:bands], targor=(5, 3), saek=(9, 3))
    scene.fighter("targor").suffered = 1
    scene.hand(0, "blood-offering")
    scene.begin(0)
    scene.play("pass", "play blood-offering", "choose targor")
    assert scene.where("targor") is None
    assert [scene.g.bands[seat].glory for seat in range(bands)] == glory


def test_board_field_that_is_none_yet_is_never_forgotten():
    """A table comes out of a pickle as it was, however many fields were seen since."""
    blank = field_of("", [], [])
    for shift in range(MOST_FIELDS + 1):
        field_of("many", BOOK.faces, [(0, 2 * shift, 0, 0)])
    assert field_of("", [], []) is blank
    newest = field_of("many", BOOK.faces, [(0, 2 * MOST_FIELDS, 0, 0)])
    assert field_of("many", BOOK.faces, [(0, 2 * MOST_FIELDS, 0, 0)]) is newest

"""What is left to the players: own fields laid at the table, who begins, no last round."""

from __future__ import annotations

import pytest

from dicehall.games.shazar.card import CHARACTERS
from dicehall.games.shazar.field import EDGE, EDGE_WORDS, TILES
from dicehall.games.shazar.game import GAME
from dicehall.games.shazar.layouts import from_code, portals_touch, random_layout, share_code
from dicehall.games.shazar.table import NO_LAST_ROUND, Shazar
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup, SetupError
from dicehall.text import texts_of
from tests.games.shazar.scenes import BOOK, Scene, laid


def options(g: Shazar) -> list[str]:
    return [GAME.notation.write(g, action) for action in g.legal()]


def answer(g: Shazar, *texts: str) -> None:
    for text in texts:
        g.play(g.seat, GAME.notation.read(g, text))


# ---- own fields ----


def test_field_own_is_laid_after_the_characters_are_taken():
    """[field.own] [setup.field]"""
    g = laid(2, characters="", layouts="choose")
    assert g.asking() == "PickCharacters"
    answer(g, "pick daren", "pick beatrice")
    assert (g.asking(), g.seat) == ("LayField", 0)
    assert [card for seat in range(2) for card in [g.hand_size(seat)] if card] == []
    answer(g, "done")
    assert (g.asking(), g.seat) == ("LayField", 1)
    answer(g, "done")
    assert g.round == 1
    assert [g.hand_size(seat) for seat in range(2)] == [5, 5]


@pytest.mark.parametrize("seed", range(8))
def test_field_own_any_layout_can_be_laid_at_the_table(seed: int):
    """[field.own] [field.portals]"""
    character = seed % 4
    wanted = random_layout(BOOK, character, FastDice(seed))
    others = [word for word in CHARACTERS if word != CHARACTERS[character]]
    g = laid(2, characters=f"{CHARACTERS[character]}, {others[0]}", layouts="choose, standard")
    own = [tile.word() for tile in BOOK.characters[character].tiles]
    for tile in wanted.tiles:
        answer(g, "lay " + own[tile].replace(" - ", "-").replace(" ", "-"))
        assert not portals_touch(g.realm.layouts[0])
    answer(g, f"lay-in {EDGE_WORDS[wanted.entrance]}")
    assert not portals_touch(g.realm.layouts[0])
    answer(g, f"lay-out {EDGE_WORDS[wanted.exit]}")
    assert g.round == 1
    assert g.view(None)["layouts"][0] == share_code(wanted)  # type: ignore[index]


def test_field_own_done_at_once_is_the_standard_layout():
    """[field.own]"""
    g = laid(2, characters="daren, beatrice", layouts="choose")
    standard = laid(2, characters="daren, beatrice").view(None)["layouts"]
    answer(g, "done", "done")
    assert g.view(None)["layouts"] == standard


def test_field_own_a_hex_goes_where_the_other_was():
    """[field.own]"""
    g = laid(2, characters="beatrice, daren", layouts="choose, standard")
    before = [str(g.realm.shown[place]["kind"]) for place in range(1, TILES + 1)]
    last = options(g)[-2]
    answer(g, last)
    after = [str(g.realm.shown[place]["kind"]) for place in range(1, TILES + 1)]
    assert sorted(before) == sorted(after)
    assert last.startswith(f"lay {after[0]}")
    assert sum(one != other for one, other in zip(before, after, strict=True)) == 2
    answer(g, "done")
    assert [str(g.realm.shown[place]["kind"]) for place in range(1, TILES + 1)] == after


def test_field_portals_the_exit_may_not_touch_the_entrance():
    """[field.portals]"""
    scene = Scene()
    scene.g = laid(2, characters="beatrice, daren", layouts="choose, standard")
    while "lay-in" not in scene.options()[0]:
        scene.play(scene.options()[0])
    assert len(scene.options()) == len(EDGE) + 1
    scene.play(f"lay-in {EDGE_WORDS[3]}")
    offered = [text for text in scene.options() if text != "done"]
    for number, word in enumerate(EDGE_WORDS):
        layout = from_code(BOOK, str(scene.g.view(None)["layouts"][0]))  # type: ignore[index]
        layout.exit = number
        assert (f"lay-out {word}" in offered) == (not portals_touch(layout))
    assert set(scene.refused_to("lay-out").values()) == {"why-portals-touch"}


def test_field_own_each_player_as_agreed():
    """[field.own]"""
    g = laid(3, characters="", layouts="standard, choose, random")
    answer(g, "pick daren", "pick beatrice", "pick gothard")
    assert (g.asking(), g.seat) == ("LayField", 1)
    answer(g, "done")
    assert g.round == 1


def test_field_own_is_asked_place_by_place():
    """[field.own]"""
    g = laid(2, characters="beatrice, daren", layouts="choose")
    said = []
    while g.asking() == "LayField" and g.seat == 0:
        said.append(texts_of(GAME, "en").say(GAME.prompt(g)))
        g.play(0, g.legal()[0])
    assert len(said) == TILES + 2
    assert said[0] == "Your field: which hex lies on 1-1?"
    assert said[17] == "Your field: which hex lies on 2-12?"
    assert said[18:] == [
        "Your field: where is the Portal entrance?",
        "Your field: where is the Portal exit?",
    ]


def test_rules_of_thumb_leave_the_field_as_it_lies():
    g = laid(2, characters="beatrice, daren", layouts="choose")
    best = max(g.legal(), key=g.liking)
    assert GAME.notation.write(g, best) == "done"


# ---- who begins ----


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_setup_first_is_any_seat(seat: int):
    """[setup.first]"""
    for seed in range(5):
        g = laid(4, seed, first=f"seat-{seat}")
        assert (g.first, g.active) == (seat - 1, seat - 1)


def test_setup_first_is_a_seat_there_is():
    """[setup.first]"""
    with pytest.raises(SetupError, match="'seat-3' is for 3 to 4 players, not 2"):
        laid(2, first="seat-3")


def test_setup_first_of_a_stored_game_is_the_highest_roll():
    """[setup.first]"""
    stored = GAME.restored(Setup("shazar", 2, {"characters": "", "rounds": 60}))
    assert stored.options["first"] == "roll"


# ---- no last round ----


def test_end_rounds_none_as_in_the_book():
    """[end.rounds]"""
    scene = Scene(rounds=0)
    assert scene.g.rounds == NO_LAST_ROUND
    assert laid(2, rounds=0).view(None)["rounds"] == 0
    scene.g.round = 500
    scene.turn(1, "end")
    assert (scene.g.over, scene.g.round) == (False, 501)


def test_end_rounds_are_sixty_unless_said_otherwise():
    """[end.rounds]"""
    assert GAME.check(Setup("shazar", 2)).options["rounds"] == 60
    assert GAME.restored(Setup("shazar", 2)).options["rounds"] == 60
    with pytest.raises(SetupError, match="from 0 to 200"):
        laid(2, rounds=201)


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
def test_end_rounds_none_is_said(lang: str):
    """[end.rounds]"""
    texts = texts_of(GAME, lang)
    assert "60" in texts.text("board-turn", round=3, rounds=60, name="Anna")
    assert "0" not in texts.text("board-turn", round=3, rounds=0, name="Anna")

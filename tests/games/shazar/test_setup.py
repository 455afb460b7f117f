"""Set-up, options, layouts, content files."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicehall.cli import main
from dicehall.games.shazar.card import CHARACTERS
from dicehall.games.shazar.field import EDGE, TILES, standard
from dicehall.games.shazar.game import GAME
from dicehall.games.shazar.layouts import (
    from_code,
    layout_text,
    load_layout,
    portals_touch,
    random_layout,
    share_code,
)
from dicehall.games.shazar.library import OUR_CONTENT, open_book
from dicehall.games.shazar.piles import DECK, FATE_DECK, FULL
from dicehall.kit.content import ContentError
from dicehall.kit.dice import FastDice, ScriptedDice
from dicehall.kit.game import Setup, SetupError
from dicehall.kit.grid import where
from tests.games.shazar.scenes import BOOK, laid


def new(seats: int, **options: object):
    return GAME.new(Setup("shazar", seats, options), FastDice(1))


def test_setup_lays_everything_out():
    """[setup] [setup.field] [setup.capital] [setup.fate] [setup.artifact] [setup.hand]"""
    g = laid(4)
    assert [g.who_is_on(seat * 21) for seat in range(4)] == [0, 1, 2, 3]
    assert [(g.mages[seat].life, g.mages[seat].most) for seat in range(4)] == [(10, 10)] * 4
    assert [g.hand_size(seat) for seat in range(4)] == [5] * 4
    assert [g.cards.count(DECK + character) for character in range(4)] == [17] * 4
    assert len({g.relics[seat] for seat in range(4)}) == 4
    assert g.fates.count(FATE_DECK) == 34
    assert len(g.realm.words) == 84


def test_setup_first_is_the_highest_roll():
    """[setup.first]"""
    firsts = {int(laid(4, seed).first) for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    draws = [1] * (3 + 15)  # three artifacts, fifteen cards
    faces = [*draws, 5, 1, 8, 8, 8, 8, 3, 1, 9, 9]  # 40, 77, 77; then 20 and 88
    dice = ScriptedDice(faces, FastDice(1))
    setup = Setup("shazar", 3, {"characters": "beatrice, gothard, daren"})
    g = GAME.new(setup, dice)
    assert g.first == 2  # type: ignore[attr-defined]


def test_setup_character_by_choice_in_turn():
    """[setup.character]"""
    g = new(3)
    assert g.asking() == "PickCharacters"
    notation = GAME.notation
    g.play(0, notation.read(g, "pick daren"))
    assert [notation.write(g, a) for a in g.legal()] == [
        "pick beatrice", "pick gothard", "pick shantiren",
    ]  # fmt: skip
    g.play(1, notation.read(g, "pick beatrice"))
    g.play(2, notation.read(g, "pick gothard"))
    assert GAME.roles(g) == [["daren"], ["beatrice"], ["gothard"]]


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (5, {}, "shazar is for 2 to 4 players, not 5"),
        (2, {"characters": "beatrice, beatrice"}, "names 'beatrice' twice"),
        (2, {"characters": "beatrice, gothart"}, "did you mean 'gothard'"),
        (3, {"characters": "beatrice, gothard"}, "names 2; right would be 3, or one"),
        (3, {"alliance": "pairs"}, "'pairs' is for 4 players, not 3"),
        (2, {"layouts": "0000000-00000TX"}, "name the characters too"),
        (2, {"characters": "daren, gothard", "layouts": "abc"}, "'abc' is no layout code"),
        (
            2,
            {"characters": "daren, gothard", "layouts": "standard, 0000000-00000TX"},
            "is for daren, not for gothard",
        ),
        (2, {"rounds": -1}, "from 0 to 200"),
    ],
)
def test_wrong_options_are_refused(seats: int, options: dict[str, object], message: str):
    """[setup.character] [field.own]"""
    with pytest.raises(SetupError) as error:
        GAME.new(Setup("shazar", seats, options), FastDice(1))
    assert message in str(error.value)


def test_field_has_two_rings_and_two_portals():
    """[field] [field.portals]"""
    assert len(EDGE) == 12
    assert (3, -1) in [where(place) for place in EDGE]
    for number, character in enumerate(BOOK.characters):
        assert len(character.tiles) == TILES
        assert not portals_touch(standard(number, character))


@pytest.mark.parametrize("seed", range(12))
def test_field_own_layouts_come_back_from_code_and_file(seed: int, tmp_path: Path):
    """[field.own]"""
    layout = random_layout(BOOK, seed % 4, FastDice(seed))
    assert from_code(BOOK, share_code(layout)).key() == layout.key()
    assert from_code(BOOK, share_code(layout).lower().replace("-", " ")).key() == layout.key()
    path = tmp_path / "field.toml"
    path.write_text(layout_text(BOOK, layout))
    assert load_layout(BOOK, str(path)).key() == layout.key()


def test_field_own_layouts_are_played():
    """[field.own]"""
    layouts = [random_layout(BOOK, number, FastDice(number + 9)) for number in (2, 0)]
    codes = ", ".join(share_code(layout) for layout in layouts)
    g = laid(2, 1, characters="daren, beatrice", layouts=codes)
    assert [layout.key() for layout in g.realm.layouts] == [layout.key() for layout in layouts]
    assert g.view(None)["layouts"] == codes.split(", ")


def test_a_slip_in_a_code_is_found():
    """[field.own]"""
    code = share_code(random_layout(BOOK, 1, FastDice(5)))
    for at, sign in enumerate(code):
        if sign != "-":
            wrong = code[:at] + ("7" if sign != "7" else "8") + code[at + 1 :]
            with pytest.raises(ContentError):
                from_code(BOOK, wrong)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"ice - triangle"', '"ise - triangle"', "did you mean 'ice'"),
        ('"ice - triangle"', '"ice - circle"', "the sign 'circle'"),
        ('"ice - triangle"', '"trap 2 cross"', "too often: beatrice has 1 of them"),
        ('"ice - triangle"', '"vigour - square"', "beatrice has none"),
        ('    "ice - triangle",\n', "", "'inner' must list 6 hexes, not 5"),
        ("entrance = [3, -1]", "entrance = [3, 0]", "does not touch the field with two sides"),
        ("exit = [-3, 1]", "exit = [3, -2]", "touch each other"),
        ('character = "beatrice"', 'character = "bea"', "known words: beatrice"),
        ('character = "beatrice"', 'character = "beatrice"\nx = 1', "unknown key 'x'"),
    ],
)
def test_a_wrong_layout_file_is_explained(old: str, new: str, message: str, tmp_path: Path):
    """[field.own] [field.portals]"""
    text = layout_text(BOOK, standard(0, BOOK.characters[0]))
    assert old in text
    path = tmp_path / "field.toml"
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(ContentError) as error:
        load_layout(BOOK, str(path))
    assert str(error.value).startswith(str(path))
    assert message in str(error.value)


def test_the_layout_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """[field.own]"""
    assert main(["layout", "show", "daren"]) == 0
    path = tmp_path / "mine.toml"
    path.write_text(capsys.readouterr().out)
    assert main(["layout", "check", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "a legal layout for daren" in shown
    code = shown.split("share code: ")[1].strip()
    assert main(["layout", "check", code]) == 0
    assert main(["layout", "check", "nonsense"]) == 2
    assert "is no layout code" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("spells.toml", 'op = "damage"', 'op = "damge"', "did you mean 'damage'"),
        ("spells.toml", 'target = "aimed"', 'target = "aimd"', "did you mean 'aimed'"),
        ("spells.toml", "copies = 2", "copies = 0", "'copies' must be from 1 to 999, not 0"),
        ("fate.toml", 'disease = "plague"', 'disease = "plage"', "did you mean 'plague'"),
        ("fate.toml", 'trigger = "any-time"', 'trigger = "always"', "known words: any-time"),
        ("fate.toml", 'trigger = "any-roll"\n', "", "trigger 'any-roll' or a Fate card with"),
        ("hexes.toml", 'id = "ice"', 'id = "rime"', "the hexes must be"),
        ("artifacts.toml", 'provenance = "invented"', "", "'provenance' is missing"),
        ("fields.toml", '"school - star"', '"vigour - star"', "belongs to shantiren alone"),
        ("diseases.toml", "remove = 50", "remov = 50", "unknown key 'remov'"),
        ("box.toml", "artifacts = [2, 2, 3]", "artifacts = [2, 2]", "for 2, 3 and 4 players"),
    ],
)
def test_a_slip_in_a_content_file_is_explained(
    file: str, old: str, new: str, message: str, tmp_path: Path
):
    """[precedence]"""
    text = (OUR_CONTENT / file).read_text()
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1))
    with pytest.raises(ContentError) as error:
        open_book(str(tmp_path))
    assert file in str(error.value)
    assert message in str(error.value)


def test_the_box_holds_what_it_should():
    """[setup.hand]"""
    assert [BOOK.sifts.count(FULL + character) for character in range(4)] == [22] * 4
    assert len(BOOK.artifacts) == 10
    assert len(BOOK.fates) == 30
    assert len([spell for spell in BOOK.spells if spell.exists]) == 60
    listed = GAME.cards()
    assert len(listed) == 4 + 60 + 10 + 30 + 6 + 20
    assert len({str(card["id"]) for card in listed}) == len(listed)
    assert {str(card["provenance"]) for card in listed} == {"rulebook", "inferred", "invented"}


def test_random_setups_come_in_every_kind():
    """[alliance.fixed] [field.own]"""
    setups = [GAME.random_setup(FastDice(seed)) for seed in range(200)]
    assert {setup.seats for setup in setups} == {2, 3, 4}
    assert {setup.options["alliance"] for setup in setups} == {"free", "pairs"}
    assert any("-" in str(setup.options["layouts"]) for setup in setups)
    for character in CHARACTERS:
        assert any(character in str(setup.options["characters"]) for setup in setups)

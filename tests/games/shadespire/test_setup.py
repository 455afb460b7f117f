"""Before the first round: warbands, decks, boards, tokens, fighters. [setup]"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dicehall.games.shadespire.book import Deck
from dicehall.games.shadespire.decks import (
    check,
    deck_text,
    from_code,
    load_deck,
    random_deck,
    share_code,
)
from dicehall.games.shadespire.field import JOINS
from dicehall.games.shadespire.joining import JoinBoard, joins
from dicehall.games.shadespire.library import OUR_CONTENT, read_book
from dicehall.games.shadespire.setup import placements
from dicehall.games.shadespire.table import Shadespire
from dicehall.kit.content import ContentError
from dicehall.kit.dice import FastDice
from dicehall.kit.game import SetupError
from tests.games.shadespire.scenes import BOOK, Scene, laid


def until(g: Shadespire, kind: str, seed: int = 1) -> Shadespire:
    dice = FastDice(seed)
    while g.asking() != kind:
        g.apply(g.options[dice.below(g.option_count)])
    return g


# ---- warbands and decks ----


def test_warband_pick_is_shown_together():
    """[warband] [warband.pick]"""
    g = laid()
    assert g.asked() == 3
    g.apply(g.options[1])
    own: Any = g.view(0)["bands"]
    other: Any = g.view(1)["bands"]
    assert own[0]["warband"] == "garrek"
    assert other[0]["warband"] is None
    g.apply(g.options[1])
    assert len(g.fighters) == 10  # both may field the same


def test_fighter_cards_have_two_sides():
    """[fighter] [fighter.inspire] [attack] [attack.card]"""
    assert [card.id for card in BOOK.fighters] == [
        "severin", "angharad", "obryn", "garrek", "karsus", "saek", "targor", "arnulf",
    ]  # fmt: skip
    assert [card.inspired.move for card in BOOK.fighters] == [3, 3, 3, 5, 5, 5, 5, 5]


def test_deck_starter_is_legal():
    """[deck] [deck.starter] [deck.limits]"""
    for deck in BOOK.starters:
        assert check(BOOK, deck) == []
        assert (len(deck.objectives), len(deck.power)) == (12, 20)


def test_deck_limits_are_named():
    """[deck.limits] [deck.symbol]"""
    starter = BOOK.starters[0]
    few = Deck(0, starter.objectives[1:], starter.power)
    assert check(BOOK, few) == ["11 objectives; right would be exactly 12"]
    other = check(BOOK, Deck(1, starter.objectives, starter.power))
    assert any("belongs to steelheart, not to garrek" in fault for fault in other)
    ploys = Deck(0, starter.objectives, list(range(25)))
    assert any("may be ploys" in fault for fault in check(BOOK, ploys))


def test_deck_code_comes_back():
    """[deck.code]"""
    for seed in range(50):
        deck = random_deck(BOOK, seed % 2, FastDice(seed))
        assert check(BOOK, deck) == []
        code = share_code(BOOK, deck)
        back = from_code(BOOK, f" {code.upper()} ")
        found = (back.warband, back.objectives, back.power)
        assert found == (deck.warband, deck.objectives, deck.power)
        with pytest.raises(ContentError):
            from_code(BOOK, code[:-3] + ("a" if code[-3] != "a" else "b") + code[-2:])
    with pytest.raises(ContentError, match="no share code"):
        from_code(BOOK, "nonsense")


def test_deck_code_any_single_slip_is_noticed():
    """The last letter too, though not all of its bits are used. [deck.code]"""
    code = share_code(BOOK, random_deck(BOOK, 1, FastDice(1)))
    for at in range(2, len(code)):
        for letter in "abcdefghijklmnopqrstuvwxyz234567":
            if letter != code[at]:
                with pytest.raises(ContentError):
                    from_code(BOOK, code[:at] + letter + code[at + 1 :])


def test_deck_unique_cards_in_files(tmp_path: Path):
    """[deck.unique] [ruling.10]"""
    text = deck_text(BOOK, BOOK.starters[1])
    path = tmp_path / "deck.toml"
    path.write_text(text, encoding="utf-8")
    assert load_deck(BOOK, str(path)).power == BOOK.starters[1].power
    path.write_text(text.replace('"denial"', '"it-begins"'), encoding="utf-8")
    with pytest.raises(ContentError, match="names 'it-begins' twice"):
        load_deck(BOOK, str(path))
    path.write_text(text.replace('"denial"', '"denal"'), encoding="utf-8")
    with pytest.raises(ContentError, match="did you mean 'denial'"):
        load_deck(BOOK, str(path))


def test_deck_open_lists_but_secret_hands():
    """[deck.open] [cards.secret]"""
    g = until(laid(warbands="garrek, garrek"), "Mulligan")
    bands: Any = g.view(0)["bands"]
    own, other = bands
    assert len(own["hand"]) == 5
    assert other["hand"] is None
    assert len(other["unseen"]) == 20


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"warbands": "steelheart"}, "speaks of 1 seats, not 2"),
        ({"warbands": "steelheart, garek"}, "did you mean 'garrek'"),
        ({"decks": "starter, shabc"}, "no share code"),
    ],
)
def test_setup_faults_are_named(options: dict[str, Any], message: str):
    """[setup]"""
    with pytest.raises(SetupError, match=message):
        laid(**options)


def test_setup_match_is_for_two():
    """[match]"""
    with pytest.raises(SetupError, match="for 2 players"):
        laid(3, match="tie-break")


def test_content_faults_are_named(tmp_path: Path):
    """A pack replaces files, and its slips are found."""
    text = (OUR_CONTENT / "ploys.toml").read_text(encoding="utf-8")
    (tmp_path / "ploys.toml").write_text(text.replace('op = "sprint"', 'op = "spritn"'), "utf-8")
    with pytest.raises(ContentError, match="unknown op 'spritn'"):
        read_book(str(tmp_path))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("steelheart", "garrek", "warband 'steelheart' has 0 fighters, not 1 to 5"),
        ("garrek", "steelheart", "warband 'steelheart' has 8 fighters, not 1 to 5"),
        ("garrek", "sepulchral", "'warband' is 'sepulchral'"),
    ],
)
def test_fighter_cards_are_for_the_warbands_of_the_box(
    tmp_path: Path, old: str, new: str, message: str
):
    """[fighter]"""
    text = (OUR_CONTENT / "fighters.toml").read_text(encoding="utf-8")
    text = text.replace(f'warband = "{old}"', f'warband = "{new}"')
    (tmp_path / "fighters.toml").write_text(text, "utf-8")
    with pytest.raises(ContentError, match=message):
        read_book(str(tmp_path))


# ---- boards ----


def test_board_order_the_loser_takes_first():
    """[board.order] [board] [board.face]"""
    g = laid(warbands="steelheart, garrek")
    assert g.asking() == "TakeBoard"
    assert g.option_count == 4
    loser = int(g.seat)
    g.apply(g.options[2])
    assert g.seat == 1 - loser
    g.apply(g.options[1])
    assert (g.asking(), g.seat, g.option_count) == ("JoinBoard", 1 - loser, JOINS)


def test_many_boards_join_any_that_lies():
    """[many.boards] [board.join]"""
    for seed in range(20):
        g = until(laid(4, seed), "PlaceTokens", seed)
        places = placements(g)
        for i in range(1, 4):
            x, y = places[i][1:3]
            apart = [(abs(x - p[1]), abs(y - p[2])) for p in places[:i]]
            assert any(joins(dx, dy) for dx, dy in apart)
            assert all(dx >= 16 or dy >= 6 for dx, dy in apart)


def test_fixed_layouts():
    """[fixed]"""
    shapes = set()
    for seed in range(20):
        g = until(laid(4, seed, fixed=True), "PlaceTokens", seed)
        left = min(p[1] for p in placements(g))
        top = min(p[2] for p in placements(g))
        shapes.add(tuple(sorted((p[1] - left, p[2] - top) for p in placements(g))))
    assert shapes == {
        ((0, 0), (0, 6), (0, 12), (0, 18)),
        ((0, 0), (0, 6), (16, 0), (16, 6)),
    }


def test_board_join_leaves_no_overlap():
    """[board.join]"""
    g = Scene(("garrek", "garrek", "garrek")).g
    frame = JoinBoard(0, 0)
    frame.ask(g)
    assert 0 < g.option_count <= 120
    g.option_count = 0


# ---- tokens, cards, fighters ----


@pytest.mark.parametrize(("seats", "tokens"), [(2, 5), (3, 7), (4, 9)])
def test_token_count_and_turn(seats: int, tokens: int):
    """[token.count] [token.turn] [token.hold]"""
    g = until(laid(seats), "Mulligan")
    lying = [g.tokens[token] for token in range(1, 10) if g.tokens[token] >= 0]
    assert len(set(lying)) == tokens


def test_token_crowded_field_gives_way():
    """[token.crowded]"""
    for seed in range(40):
        g = until(laid(2, seed), "Mulligan", seed)
        assert all(g.tokens[token] >= 0 for token in range(1, 6))


def test_relic_lies_on_inner_neutral_ground():
    """[relic]"""
    g = until(laid(relic=True), "PlaceRelic")
    for hex in [option >> 8 & 0xFFFF for option in g.legal()]:
        assert g.field.owner[hex] == 4
        assert g.field.edge[hex] == 0


def test_deploy_turns_and_the_bonus():
    """[deploy.first] [deploy.turns] [deploy.alone] [round.bonus] [ruling.2]"""
    g = until(laid(warbands="steelheart, garrek"), "PlaceFighters")
    seats = []
    while g.asking() == "PlaceFighters":
        seats.append(int(g.seat))
        g.apply(g.options[0])
    assert sorted(seats) == [0, 0, 0, 1, 1, 1, 1, 1]
    assert seats[-2:] == [1, 1]
    hexes = [fighter.hex for fighter in g.fighters]
    assert len(set(hexes)) == 8
    assert all(g.field.start[hex] == 1 for hex in hexes)

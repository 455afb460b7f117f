"""Packs may bring any number of cards: hands, decks and piles have room for them."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path

import pytest

from dicehall.games.shadespire.book import Book, Deck
from dicehall.games.shadespire.decks import check, from_code, random_deck, share_code
from dicehall.games.shadespire.game import GAME
from dicehall.games.shadespire.library import OUR_CONTENT, open_book
from dicehall.games.shadespire.pieces import DECK, HAND, OBJECTIVE_DECK, OBJECTIVES, Band
from dicehall.games.shadespire.setup import new_band
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import DISCARD, USE
from dicehall.kit.action import act
from dicehall.kit.checks.case import observed
from dicehall.kit.dense import DenseActions
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.snapshot import difference

OBJECTIVE = """
[[objective]]
id = "more-{0}"
number = {0}
warband = "universal"
glory = 1
when = "{1}"
condition = {{ op = "hold", amount = 1 }}
provenance = "invented"
"""
PLOY = """
[[ploy]]
id = "ploy-{0}"
number = {0}
warband = "universal"
when = "{1}"
effect = [{{ op = "push", target = "friend" }}]
provenance = "invented"
"""
UPGRADE = """
[[upgrade]]
id = "upgrade-{0}"
number = {0}
warband = "universal"
attack = {{ id = "attack-{0}", range = 2, dice = 2, symbol = "swords", damage = 1 }}
provenance = "invented"
"""


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Our cards with 273 objectives, 125 ploys and 125 upgrades more."""
    folder = tmp_path_factory.mktemp("many") / "content"
    shutil.copytree(OUR_CONTENT, folder)
    times = ("end-phase", "immediate")
    add(folder / "objectives.toml", [OBJECTIVE.format(n, times[n % 2]) for n in range(100, 373)])
    waits = ("power-step", 'reaction"\ntrigger = "enemy-failed')
    add(folder / "ploys.toml", [PLOY.format(n, waits[n % 2]) for n in range(400, 525)])
    add(folder / "upgrades.toml", [UPGRADE.format(n) for n in range(600, 725)])
    return str(folder)


def add(file: Path, entries: list[str]) -> None:
    file.write_text(file.read_text("utf-8") + "".join(entries), encoding="utf-8")


def last_cards(book: Book, warband: int) -> Deck:
    """The deck of the cards with the highest numbers."""
    objectives = list(range(len(book.objectives) - 12, len(book.objectives)))
    ploys = list(range(int(book.ploy_count) - 10, int(book.ploy_count)))
    upgrades = list(range(int(book.power_count) - 10, int(book.power_count)))
    return Deck(warband, objectives, ploys + upgrades)


def laid(content: str, decks: str, seed: int = 1) -> Shadespire:
    options: dict[str, object] = {"warbands": "steelheart, garrek", "decks": decks}
    setup = GAME.check(Setup("shadespire", 2, {**options, "battlefield": "prepared"}, content))
    g = GAME.new(setup, FastDice(seed))
    assert isinstance(g, Shadespire)
    return g


def test_a_book_has_any_number_of_cards(content: str):
    book, ours = open_book(content), open_book()
    assert len(book.objectives) == len(ours.objectives) + 273
    assert book.power_count == ours.power_count + 250
    assert len(book.attacks) == len(ours.attacks) + 125
    assert len(GAME.cards(content)) == len(GAME.cards()) + 273 + 250


def test_deck_code_has_room_for_every_card(content: str):
    """[deck.code]"""
    book = open_book(content)
    for deck in (last_cards(book, 0), random_deck(book, 1, FastDice(3))):
        assert check(book, deck) == []
        back = from_code(book, share_code(book, deck))
        assert (back.objectives, back.power) == (deck.objectives, deck.power)


@pytest.mark.parametrize("seed", range(3))
def test_games_with_three_hundred_cards_of_each_kind(content: str, seed: int):
    book = open_book(content)
    code = share_code(book, last_cards(book, 0))
    g = laid(content, f"{code}, random", seed)
    assert min(g.bands[0].listed_in(HAND)) >= book.ploy_count - 10
    assert min(g.bands[0].listed_in(OBJECTIVES)) >= len(book.objectives) - 12
    dice = FastDice(seed)
    while not g.over:
        if g.decisions % 16 == 0:
            for twin in (g.copy(), pickle.loads(pickle.dumps(g))):
                assert difference(g.bands, twin.bands) == ""
                assert twin.legal() == g.legal()
            world = g.determinised(1, FastDice(g.decisions))
            assert sizes(world.bands[0]) == sizes(g.bands[0])
            assert world.view(1) == g.view(1)
            assert observed(world, 1) == observed(g, 1)
        g.apply(g.options[dice.below(g.option_count)])
    assert sum(sizes(g.bands[0])) > 0


def sizes(band: Band) -> list[int]:
    return [int(band.count(which)) for which in (HAND, DECK, OBJECTIVES, OBJECTIVE_DECK)]


def test_a_deck_may_have_any_number_of_power_cards(content: str):
    """[deck.limits] Twenty or more: why not two hundred."""
    book = open_book(content)
    few = last_cards(book, 1)
    many = Deck(1, few.objectives, list(range(50, 150)) + list(range(175, 300)))
    assert check(book, many) == []
    g = laid(content, f"random, {share_code(book, many)}")
    assert g.bands[1].count(DECK) == 220
    g.draw_power(1, 300)
    assert (g.bands[1].count(HAND), g.bands[1].count(DECK)) == (225, 0)


def test_a_hand_is_observed_whatever_numbers_its_cards_have(content: str):
    """Places are shared, so that the layout stays: each hand still looks unlike all others."""
    g = laid(content, "random, random")
    seen = set()
    for card in range(300):
        g.bands[0] = new_band(g.book, 0)
        g.bands[0].put(HAND, card)
        seen.add(tuple(observed(g, 0)))
        g.bands[0].take(HAND, card)
        g.bands[0].put(OBJECTIVES, card)
        seen.add(tuple(observed(g, 0)))
    assert len(seen) == 600


def test_learning_programs_have_no_numbers_for_more_cards(content: str):
    g = laid(content, "random, random")
    dense = DenseActions(GAME.notation)
    card = g.book.power_count - 1
    with pytest.raises(ValueError, match="'discard' has numbers for 60 things"):
        dense.first(act(DISCARD, card))
    with pytest.raises(ValueError, match="'use' has numbers for 60 things"):
        dense.first(act(USE, 0, len(g.book.upgrades) - 1))

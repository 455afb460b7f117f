"""Packs may bring any number of Fate cards: deck, discard and what players keep have room."""

from __future__ import annotations

import pickle
import shutil
from typing import Any

import pytest

from dicehall.games.shazar.game import GAME
from dicehall.games.shazar.library import OUR_CONTENT, open_book
from dicehall.games.shazar.table import FATE_DECK, FATE_DISCARD, KEPT, Shazar
from dicehall.games.shazar.verbs import PLAY
from dicehall.kit.action import act
from dicehall.kit.checks.case import observed
from dicehall.kit.dense import DenseActions
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.snapshot import difference
from tests.games.shazar.scenes import assert_each_fate_card_lies_once

FATE = """
[[fate]]
id = "more-{0}"
copies = 2
{1}do = [{{ op = "heal", target = "self", amount = 1 }}]
provenance = "invented"
"""


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Our 34 Fate cards and 133 kinds more, each twice, every other a named one."""
    folder = tmp_path_factory.mktemp("many") / "content"
    shutil.copytree(OUR_CONTENT, folder)
    file = folder / "fate.toml"
    named = ("", 'trigger = "any-time"\n')
    more = "".join(FATE.format(n, named[n % 2]) for n in range(133))
    file.write_text(file.read_text("utf-8") + more, encoding="utf-8")
    return str(folder)


def laid(content: str, seed: int = 1) -> Shazar:
    setup = GAME.check(Setup("shazar", 3, {"characters": "random"}, content))
    g = GAME.new(setup, FastDice(seed))
    assert isinstance(g, Shazar)
    return g


def test_a_fate_deck_has_any_number_of_cards(content: str):
    """[setup.fate]"""
    g = laid(content)
    assert len(open_book(content).fate_cards) == 300
    assert g.fates.count(FATE_DECK) == 300
    drawn = [int(g.draw_fate()) for _card in range(300)]
    assert sorted(drawn) == list(range(300))
    assert g.draw_fate() == -1
    for card in drawn:
        g.fates.put(FATE_DISCARD, card)
    assert g.draw_fate() in drawn


@pytest.mark.parametrize("seed", range(3))
def test_games_with_three_hundred_fate_cards(content: str, seed: int):
    g = laid(content, seed)
    dice = FastDice(seed)
    for card in (299, 297, 40):
        g.fates.move(card, FATE_DECK, KEPT + card % 3)
    while not g.over:
        if g.decisions % 16 == 0:
            assert_each_fate_card_lies_once(g)
            for twin in (g.copy(), pickle.loads(pickle.dumps(g))):
                assert difference(g.fates, twin.fates) == ""
                assert twin.legal() == g.legal()
            world: Any = g.determinised(1, FastDice(g.decisions))
            assert_each_fate_card_lies_once(world)
            assert world.view(1) == g.view(1)
            assert observed(world, 1) == observed(g, 1)
        g.apply(g.options[dice.below(g.option_count)])


def test_a_kept_card_is_observed_whatever_its_number(content: str):
    """Places are shared, so that the layout stays: no two cards look alike."""
    g = laid(content)
    seen = set()
    for card in range(300):
        g.fates.put(KEPT, card)
        seen.add(tuple(observed(g, 0)))
        g.fates.take(KEPT, card)
    assert len(seen) == 300


def test_learning_programs_have_no_numbers_for_more_kinds(content: str):
    dense = DenseActions(GAME.notation)
    with pytest.raises(ValueError, match="'play' has numbers for 60 things"):
        dense.first(act(PLAY, len(open_book(content).fates) - 1))

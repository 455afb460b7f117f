"""Bots choose legally, reproducibly and honestly."""

from __future__ import annotations

import pytest

from dicehall.bots.levels import BOTS, make_bot
from dicehall.games import find, names
from dicehall.kit.dice import FastDice
from dicehall.kit.game import SetupError
from dicehall.kit.knowledge import Knowledge


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", names())
def test_a_bot_chooses_the_same_whatever_it_cannot_know(game: str, bot: str) -> None:
    """Tables that differ only in what the seat cannot know get the same answer."""
    info = find(game)
    player = make_bot(bot)
    for seed in range(4):
        g = info.new(info.random_setup(FastDice(seed)), FastDice(seed))
        picks = FastDice(100 + seed)
        while not g.over:
            if g.decisions % 7 == seed:
                seat = int(g.seat)
                twin = g.determinised(seat, FastDice(picks.below(1000)))
                chosen = player.choose(Knowledge(g, seat), FastDice(5))
                assert chosen in g.legal()
                assert player.choose(Knowledge(twin, seat), FastDice(5)) == chosen
            g.apply(g.options[picks.below(g.option_count)])


def test_knowledge_leaves_the_table_alone() -> None:
    info = find("warriorz")
    g = info.new(info.random_setup(FastDice(3)), FastDice(3))
    knowledge = Knowledge(g, int(g.seat))
    before = g.decisions
    knowledge.deal(FastDice(1)).apply(knowledge.options()[0])
    assert g.decisions == before
    assert knowledge.options() == g.legal()
    assert knowledge.view() == g.view(int(g.seat))
    assert knowledge.asking() == g.asking()


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SetupError, match="did you mean 'greedy'"):
        make_bot("gredy")

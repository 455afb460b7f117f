"""A battlefield that lies ready, by the rules for laying it."""

from __future__ import annotations

import pytest

from dicehall.games import find
from dicehall.games.shadespire.pieces import OFF
from dicehall.games.shadespire.setup import placements
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.tokens import tokens_for
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup


def laid(seats: int, seed: int = 1, **more: object) -> Shadespire:
    info = find("shadespire")
    options = {**info.quick(seats), **more}
    g = info.new(info.check(Setup("shadespire", seats, options)), FastDice(seed))
    assert isinstance(g, Shadespire)
    return g


def until_activation(g: Shadespire) -> list[int]:
    """Answer with the first option until somebody acts; return who was asked."""
    asked = []
    while g.asking() != "Activate":
        asked.append(int(g.seat))
        g.apply(g.legal()[0])
    return asked


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("relic", [False, True])
def test_prepared_all_rules_for_laying_hold(seats: int, relic: bool):
    g = laid(seats, relic=relic)
    until_activation(g)
    field = g.field
    assert len({(x, y) for _face, x, y, _turned in placements(g)}) == seats
    lying = [int(g.tokens[k]) for k in range(1, tokens_for(seats) + 1)]
    assert len(set(lying)) == tokens_for(seats)
    for hex in lying:
        assert not field.start[hex]
        assert not field.board.blocked[hex]
    for one in lying:
        assert all(field.board.distance(one, two) >= 3 for two in lying if one != two)
    if seats == 2:  # more boards are crowded, and the edge is open then [token.crowded]
        assert all(not field.edge[hex] for hex in lying[:-1])
    standing = [int(fighter.hex) for fighter in g.fighters]
    assert OFF not in standing
    assert len(set(standing)) == len(standing)
    for fighter in g.fighters:
        assert field.start[fighter.hex] == 1
        assert field.owner[fighter.hex] == g.bands[fighter.seat].board


def test_prepared_two_boards_lie_long_side_by_long_side_the_second_turned():
    g = laid(2)
    assert placements(g) == [(0, 0, 0, 0), (1, 0, 6, 1)]


@pytest.mark.parametrize("seed", range(12))
def test_play_now_asks_at_most_three_things_before_the_first_activation(seed: int):
    asked = until_activation(laid(2, seed))
    assert asked.count(0) <= 3


def test_play_now_puts_the_rival_on_the_other_warband():
    g = laid(2)
    assert {int(g.bands[0].warband), int(g.bands[1].warband)} == {0, 1}


def test_prepared_every_game_of_a_match_has_its_battlefield():
    g = laid(2, match="best-of-three")
    dice = FastDice(3)
    while g.game == 0 and not g.over:
        options = g.legal()
        g.apply(options[dice.below(len(options))])
    until_activation(g)
    assert len(placements(g)) == 2
    assert all(fighter.hex != OFF for fighter in g.fighters)


def test_prepared_games_stored_before_were_laid_by_their_players():
    info = find("shadespire")
    assert info.restored(Setup("shadespire", 2, {})).options["battlefield"] == "laid"

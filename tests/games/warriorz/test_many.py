"""Many random games of every mode: each ends by the rules."""

from __future__ import annotations

import pytest

import dicehall
from dicehall.games.warriorz.game import GAME, random_sides
from dicehall.games.warriorz.setup import SEATS_OF_MODE
from dicehall.games.warriorz.table import Warriorz
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.playout import playout

GAMES = 10_000 if dicehall.compiled() else 30  # of each mode; fewer in plain Python
SETUPS = [
    (mode, seats, team)
    for mode, (fewest, most) in SEATS_OF_MODE.items()
    for seats in range(fewest, most + 1)
    for team in ((2, 3, 4) if mode == "duel-of-teams" else (2,))
]


@pytest.mark.parametrize(("mode", "seats", "team"), SETUPS)
def test_random_games_end_by_the_rules(mode: str, seats: int, team: int) -> None:
    """[battle] [victory] [teams]"""
    setups = [setup for setup in SETUPS if setup[0] == mode]
    options = {"mode": mode, "team": team, "draw": "random"}
    if mode == "own-teams":
        options["sides"] = random_sides(seats, FastDice(seats))
    setup = GAME.check(Setup("warriorz", seats, {**options}))
    for seed in range(GAMES // len(setups)):
        g = GAME.new(setup, FastDice(seed))
        assert playout(g, FastDice(1_000_000 + seed)) <= GAME.longest
        assert isinstance(g, Warriorz)
        alive = [warrior for warrior in g.warriors if warrior.lives > 0]
        assert g.winner in [warrior.team for warrior in alive]
        assert g.round == 7 or len({int(warrior.team) for warrior in alive}) == 1
        assert sum(g.returns()) == pytest.approx(1)

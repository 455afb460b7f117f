"""Who presses "Play now" decides something real after at most three answers."""

from __future__ import annotations

from typing import Final

import pytest

from dicehall.games import find
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup

# What a turn of each game is about.
REAL: Final = {
    "pig": {"roll"},
    "warriorz": {"play"},
    "quarriors": {"use", "reroll", "summon", "capture"},
    "shadespire": {"move", "charge", "attack", "guard", "play"},
    "shazar": {"step", "cast"},
}


@pytest.mark.parametrize("game", REAL)
def test_at_most_three_answers_come_before_the_first_real_decision(game: str):
    info = find(game)
    seats = info.quick_seats
    for seed in range(20):
        g = info.new(Setup(game, seats, info.quick(seats)), FastDice(seed=seed))
        picks = FastDice(seed=seed)
        answers = 0
        while True:
            options = g.legal()
            verbs = {info.notation.write(g, option).split(" ")[0] for option in options}
            if g.seat == 0 and len(options) > 1 and verbs & REAL[game]:
                break
            answers += g.seat == 0 and len(options) > 1  # the page gives the only answer itself
            g.play(g.seat, options[picks.below(len(options))])
        assert answers <= 3, f"{game}, seed {seed}: {answers} answers"

"""Every game passes every check, whatever the set-up and the seed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicehall.games import find, names
from dicehall.kit.checks.hearing import what_is_told_is_known
from dicehall.kit.conformance import CHECKS, Case, Check

EXAMPLES = {"shadespire": 10}  # the longest games; 20 for a game not named here


@pytest.mark.parametrize("each", CHECKS, ids=lambda each: each.__name__)
@pytest.mark.parametrize("game", names())
def test_conformance(game: str, each: Check):
    @settings(max_examples=EXAMPLES.get(game, 20))
    @given(seed=st.integers(0, 2**40))
    def holds(seed: int) -> None:
        each(Case(find(game), seed))

    holds()


def test_what_a_seat_saw_of_its_own_within_an_answer_may_differ():
    """Here a mage draws spells and gives them away again before the next question."""
    what_is_told_is_known(Case(find("shazar"), 1_000_113))

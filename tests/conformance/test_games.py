"""Every game passes every check, whatever the set-up and the seed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicehall.games import find, names
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

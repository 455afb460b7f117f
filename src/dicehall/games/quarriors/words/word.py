"""What a word is."""

from __future__ import annotations

from typing import Final

from dicehall.games.quarriors.card import Power
from dicehall.kit.content import Spec

HIGHEST: Final = 20


class Word:
    """One word of the vocabulary: reads its keys and sets the fields of a power."""

    def apply(self, power: Power, spec: Spec) -> None:
        """Write what the word says onto the power."""
        raise NotImplementedError

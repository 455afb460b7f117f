from __future__ import annotations

from dicehall.games.shazar.table import Shazar
from dicehall.kit.action import Action
from dicehall.kit.notation import Phrase


def refusals(g: Shazar) -> list[tuple[Action, Phrase]]:
    return []

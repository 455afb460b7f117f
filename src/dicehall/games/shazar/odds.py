from __future__ import annotations

from dicehall.games.shazar.table import Shazar
from dicehall.kit.action import Action
from dicehall.kit.game import Odds


def odds_of(g: Shazar, action: Action) -> list[Odds]:
    return []

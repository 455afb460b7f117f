"""What many questions of the game have in common."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dicehall.games.quarriors.verbs import DONE
from dicehall.kit.action import Action, verb
from dicehall.kit.table import OptionalChoice


@mypyc_attr(acyclic=True)
class UntilDone(OptionalChoice):
    """A question that may be answered with "done": then nothing happens."""

    def declined(self, action: Action) -> bool:
        return verb(action) == DONE

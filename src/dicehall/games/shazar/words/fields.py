"""Words about the fields: what cards do to hexes, and what hexes alone do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.shazar.card import NOTHING, Deed
from dicehall.games.shazar.choices import RecallRelic, copy_hex
from dicehall.games.shazar.hands import Guardian
from dicehall.games.shazar.ids import BlockId
from dicehall.games.shazar.moves import slide_back, stop_steps
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.spells import BarHex
from dicehall.games.shazar.table import Shazar

AURAS: Final = ("damage-bonus", "damage-reduction", "double-damage-taken")


# ---- cards on the fields ----


@final
class HiddenTrap(Deed):
    """The card lies face down on a free hex; who comes there, the owner excepted, suffers the words
    of `do` as their target. [trap]"""

    def __init__(self) -> None:
        super().__init__()
        self.block: BlockId = NOTHING


@final
class BlockHex(Deed):
    """Nobody may enter a free hex until self has begun `turns` turns. [spell.block-hex]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        g.push(BarHex(seat, self.amount))


@final
class Recall(Deed):
    """Who carries an artifact of self rolls; below `min` it goes home. [fate.call-of-stone]"""

    def __init__(self) -> None:
        super().__init__()
        self.min: i64 = 0

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        g.push(RecallRelic(seat, self.min))


# ---- hexes alone ----


@final
class Portal(Deed):
    """Leads at once to a free exit of another territory; steps are offered that way. [portal]"""


@final
class StopMove(Deed):
    """Ends a move of several steps. [hex.snare]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        stop_steps(g, seat)


@final
class Aura(Deed):
    """Until the next own turn: the power of the hex as `damage-bonus` or `damage-reduction` of
    attacks, or `double-damage-taken`. [hex.astral] [hex.bastion] [hex.tartarus] [hex.until]"""

    def __init__(self) -> None:
        super().__init__()
        self.aura: i64 = 0

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        mage = g.mages[seat]
        if self.aura == 0:
            mage.astral += run.power
        elif self.aura == 1:
            mage.bastion += run.power
        else:
            mage.tartarus = True


@final
class SlideBack(Deed):
    """Back to the hex one came from. [hex.ice]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        slide_back(g, seat, run.origin, run.keep)


@final
class CopyHex(Deed):
    """Acts as another kind of hex in play, with its own power. [hex.mana-lake]"""

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        copy_hex(g, run)


@final
class Guard(Deed):
    """Self loses `amount` lives unless an attack spell is spent and the roll is `min` or more.
    [hex.guardian]"""

    def __init__(self) -> None:
        super().__init__()
        self.min: i64 = 0

    def act(self, g: Shazar, seat: i64, run: Effects) -> None:
        g.push(Guardian(seat, self.min, self.amount))

"""Words about the fields: what cards do to hexes, and what hexes alone do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.shazar.card import NOTHING
from dicehall.games.shazar.choices import RecallRelic, copy_hex
from dicehall.games.shazar.hands import Guardian
from dicehall.games.shazar.moves import slide_back, stop_steps
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.spells import BarHex
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.words.word import HIGHEST, Reader, Word
from dicehall.kit.content import Spec

AURAS: Final = ("damage-bonus", "damage-reduction", "double-damage-taken")


# ---- cards on the fields ----


@final
class HiddenTrap(Word):
    """The card lies face down on a free hex; who comes there, the owner excepted, suffers the words
    of `do` as their target. [trap]"""

    def __init__(self, block: i64 = NOTHING) -> None:
        super().__init__()
        self.block: i64 = block

    def read(self, spec: Spec, reader: Reader) -> Word:
        return HiddenTrap(reader.block(spec.entries("do")))


@final
class BlockHex(Word):
    """Nobody may enter a free hex until self has begun `rounds` turns. [spell.block-hex]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return BlockHex(spec.number("rounds", 1, 6))

    def apply(self, g: Shazar, run: Effects) -> None:
        g.push(BarHex(run.actor, self.n))


@final
class Recall(Word):
    """Who carries an artifact of self rolls; below `min` it goes home. [fate.call-of-stone]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Recall(spec.number("min", 2, 100))

    def apply(self, g: Shazar, run: Effects) -> None:
        g.push(RecallRelic(run.actor, self.n))


# ---- hexes alone ----


@final
class Portal(Word):
    """Leads at once to a free exit of another territory; steps are offered that way. [portal]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Portal()


@final
class StopMove(Word):
    """Ends a move of several steps. [hex.snare]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return StopMove()

    def apply(self, g: Shazar, run: Effects) -> None:
        stop_steps(g, run.actor)


@final
class Aura(Word):
    """Until the next own turn: the power of the hex as `damage-bonus` or `damage-reduction` of
    attacks, or `double-damage-taken`. [hex.astral] [hex.bastion] [hex.tartarus] [hex.until]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Aura(spec.word("aura", AURAS))

    def apply(self, g: Shazar, run: Effects) -> None:
        mage = g.mages[run.actor]
        if self.n == 0:
            mage.astral += run.power
        elif self.n == 1:
            mage.bastion += run.power
        else:
            mage.tartarus = True


@final
class SlideBack(Word):
    """Back to the hex one came from. [hex.ice]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return SlideBack()

    def apply(self, g: Shazar, run: Effects) -> None:
        slide_back(g, run.actor, run.origin, run.keep)


@final
class CopyHex(Word):
    """Acts as another kind of hex in play, with its own power. [hex.mana-lake]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return CopyHex()

    def apply(self, g: Shazar, run: Effects) -> None:
        copy_hex(g, run)


@final
class Guard(Word):
    """Self loses `loss` lives unless an attack spell is spent and the roll is `min` or more.
    [hex.guardian]"""

    def __init__(self, n: i64 = 0, loss: i64 = 0) -> None:
        super().__init__(n)
        self.loss: i64 = loss

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Guard(spec.number("min", 1, 100), spec.number("loss", 1, HIGHEST))

    def apply(self, g: Shazar, run: Effects) -> None:
        g.push(Guardian(run.actor, self.n, self.loss))

"""Words that move figures."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dicehall.games.shazar.card import CHOSEN, TARGET, WHO
from dicehall.games.shazar.moves import JUMPS, Jumps, Steps, swap
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.words.word import Reader, Word
from dicehall.kit.content import Spec


@final
class Move(Word):
    """`by` moves `who` up to `n` hexes; with `must` at least one, with `keep` the effects of all
    hexes last. [move.several] [hex.vigour]"""

    def __init__(
        self, n: i64 = 0, to: i64 = 0, by: i64 = 0, must: bool = False, keep: bool = False
    ) -> None:
        super().__init__(n, to)
        self.by: i64 = by
        self.must = must
        self.keep = keep

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Move(
            spec.number("n", 1, 6),
            spec.word("who", WHO),
            spec.word("by", WHO),
            spec.flag("must", default=False),
            spec.flag("keep", default=False),
        )

    def asks_enemy(self) -> bool:
        return self.to == CHOSEN or self.by == CHOSEN

    def aims(self) -> bool:
        return self.to == TARGET or self.by == TARGET

    def apply(self, g: Shazar, run: Effects) -> None:
        who = run.meant(g, self.to)
        by = run.meant(g, self.by)
        if who >= 0 and by >= 0:
            g.push(Steps(by, who, self.n, self.must, self.keep or run.keep))


@final
class Teleport(Word):
    """`who` is put on a free hex, chosen by self: `exit-here` (the exit of this land), `any-exit`,
    or `free-hex` (any of this land but Capital and entrance). [effects.teleport]"""

    def __init__(self, n: i64 = 0, to: i64 = 0) -> None:
        super().__init__(n, to)

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Teleport(spec.word("place", JUMPS), spec.word("who", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        who = run.meant(g, self.to)
        if who >= 0:
            g.push(Jumps(run.actor, who, self.n))


@final
class Swap(Word):
    """Self and `with` change places. [effects.swap]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Swap(0, spec.word("with", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        other = run.meant(g, self.to)
        if other >= 0 and other != run.actor and g.mages[run.actor].hex >= 0:
            swap(g, run.actor, other)

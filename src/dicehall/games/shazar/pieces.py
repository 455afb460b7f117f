"""What lies on the table besides cards: mages, lasting effects, hidden traps, barred hexes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from dicehall.games.shazar.field import NOWHERE
from dicehall.games.shazar.ids import Hex, SpellId

# How far a mage is with taking an artifact. [capture]
NO_CLAIM: Final = 0
ARRIVED: Final = 1  # in an enemy Capital, this turn or since another's turn
RIPE: Final = 2  # may try now
SPENT: Final = 3  # has tried and must leave


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Mark:
    """A lasting effect that lies before a mage: a curse, blessing, disease or status. [effects]

    What it does is printed: `g.book.lasting[mark.number]`.
    """

    def __init__(self, number: i64 = 0, cause: i64 = 0) -> None:
        self.number: i64 = number  # of what it is: a spell, a disease or a status
        self.cause: i64 = cause  # the seat that has caused it
        self.turns: i64 = 0  # turns of the bearer left; 0 is no limit
        self.uses: i64 = 0  # uses left; 0 is no limit
        self.strength: i64 = 0
        self.fresh = False  # came after the first stage of this turn
        self.unfelt = False  # came in the first stage of its bearer, after the effects had worked
        self.in_slot = False  # takes one of the places for effects of spells [effects.four]

    def copy(self) -> Mark:  # written by tools/copies.py
        twin = Mark(self.number, self.cause)
        twin.turns = self.turns
        twin.uses = self.uses
        twin.strength = self.strength
        twin.fresh = self.fresh
        twin.unfelt = self.unfelt
        twin.in_slot = self.in_slot
        return twin


@final
@mypyc_attr(acyclic=True)
class Trap:
    """A hidden trap: a spell card face down on a hex. [trap]"""

    def __init__(self, hex: Hex = 0, spell: SpellId = 0, owner: i64 = 0) -> None:
        self.hex: Hex = hex
        self.spell: SpellId = spell
        self.owner: i64 = owner

    def copy(self) -> Trap:  # written by tools/copies.py
        return Trap(self.hex, self.spell, self.owner)


@final
@mypyc_attr(acyclic=True)
class Barred:
    """A hex that nobody may enter until so many turns of a seat have begun. [spell.block-hex]"""

    def __init__(self, hex: Hex = 0, seat: i64 = 0, turns: i64 = 0) -> None:
        self.hex: Hex = hex
        self.seat: i64 = seat
        self.turns: i64 = turns

    def copy(self) -> Barred:  # written by tools/copies.py
        return Barred(self.hex, self.seat, self.turns)


@final
@mypyc_attr(acyclic=True)
class Mage:
    """A player's character."""

    def __init__(self, character: i64 = 0, life: i64 = 10, most: i64 = 10) -> None:
        self.character: i64 = character
        self.life: i64 = life
        self.most: i64 = most  # the maximum
        self.hex: Hex = NOWHERE  # NOWHERE: waits to be reborn, or is out
        self.out = False
        self.skips: i64 = 0  # red cards
        self.claim: i64 = NO_CLAIM
        self.astral: i64 = 0  # what the hex lends until the next turn
        self.bastion: i64 = 0
        self.tartarus = False
        self.marks: vec[Mark] = vec[Mark]([])  # lasting effects

    def copy(self) -> Mage:  # written by tools/copies.py
        twin = Mage(self.character, self.life, self.most)
        twin.hex = self.hex
        twin.out = self.out
        twin.skips = self.skips
        twin.claim = self.claim
        twin.astral = self.astral
        twin.bastion = self.bastion
        twin.tartarus = self.tartarus
        if len(self.marks) > 0:
            marks = vec[Mark](capacity=len(self.marks))
            for i in range(len(self.marks)):
                marks = append(marks, self.marks[i].copy())
            twin.marks = marks
        return twin

"""Dice in rows, creatures and players: what lies on the table. [zones]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from dicehall.games.quarriors.ids import DieFace, Pile, Slot
from dicehall.games.quarriors.piles import FIRST_SPELL, ONE
from dicehall.kit.table import onto

ROOM: Final = 12  # dice in a row before it grows
SPELL_KINDS: Final = 9  # three spell cards, with none, one or two bursts


def attached_pile(attached: i64) -> i64:
    """Return attached spells as a pile."""
    pile: Pile = 0
    kind: i64 = 0
    while attached > 0:
        pile += (attached & 15) * ONE[FIRST_SPELL + kind // 3]
        attached >>= 4
        kind += 1
    return pile


def slot_of(die: DieFace) -> i64:
    """Return the card a die belongs to."""
    return die >> 3


@final
@mypyc_attr(acyclic=True)
class Row:
    """Dice that lie open, sorted, so that equal rows are equal."""

    def __init__(self) -> None:
        self.dice: vec[i64] = vec[i64]([0] * ROOM)
        self.count: i64 = 0

    def copy(self) -> Row:  # written by tools/copies.py
        twin = Row()
        twin.dice = onto(twin.dice, self.dice)
        twin.count = self.count
        return twin

    def add(self, die: DieFace) -> None:
        """Put a die in its place."""
        if self.count == len(self.dice):
            self.dice = append(self.dice, 0)
        dice = self.dice
        at = self.count
        while at > 0 and dice[at - 1] > die:
            dice[at] = dice[at - 1]
            at -= 1
        dice[at] = die
        self.count += 1

    def remove(self, die: DieFace) -> None:
        """Take out a die that is here."""
        dice = self.dice
        at: i64 = 0
        while dice[at] != die:
            at += 1
        self.count -= 1
        for i in range(at, self.count):
            dice[i] = dice[i + 1]
        dice[self.count] = 0

    def has(self, die: DieFace) -> bool:
        """Tell whether such a die is here."""
        for i in range(self.count):
            if self.dice[i] == die:
                return True
        return False

    def repeats(self, at: i64) -> bool:
        """Tell whether the die at a place is like the one before it."""
        return at > 0 and self.dice[at] == self.dice[at - 1]

    def listed(self) -> list[int]:
        """Return the dice."""
        return [self.dice[i] for i in range(self.count)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Creature:
    """A die in a ready area that has become a creature. [creatures]

    It counts as the creature its `form` shows: its own die, or what it has copied.
    """

    def __init__(self, die: DieFace = 0, form: DieFace = 0, attached: i64 = 0) -> None:
        self.die: DieFace = die
        self.form: DieFace = form
        self.attached: i64 = attached  # spells, four bits a kind
        self.safe = False  # came back in this combat
        self.silenced = False  # attack 0 this turn
        self.switched = False  # has changed its form this turn
        self.doomed = False  # about to be destroyed with others
        self.fury_before: i64 = 0  # attack and defence its owner's spells gave this turn before
        self.shield_before: i64 = 0  # it came

    def copy(self) -> Creature:  # written by tools/copies.py
        twin = Creature(self.die, self.form, self.attached)
        twin.safe = self.safe
        twin.silenced = self.silenced
        twin.switched = self.switched
        twin.doomed = self.doomed
        twin.fury_before = self.fury_before
        twin.shield_before = self.shield_before
        return twin

    def like(self, other: Creature) -> bool:
        """Tell whether it does not matter which of two creatures is chosen."""
        return (
            self.die == other.die
            and self.form == other.form
            and self.attached == other.attached
            and self.safe == other.safe
            and self.silenced == other.silenced
            and self.switched == other.switched
            and self.fury_before == other.fury_before
            and self.shield_before == other.shield_before
        )


@final
@mypyc_attr(acyclic=True)
class Player:
    """What one player has. The bag, the used pile and the like are piles: see there."""

    def __init__(self, glory: i64 = 0, bag: Pile = 0, used: Pile = 0) -> None:
        self.glory: i64 = glory
        self.bag: Pile = bag
        self.used: Pile = used
        self.spent: Pile = 0  # dice spent this turn, if a spent pile is kept
        self.aside: Pile = 0  # creatures that wait for their owner to destroy one
        self.pool: Row = Row()
        self.spells: Row = Row()
        self.creatures: vec[Creature] = vec[Creature](capacity=6)
        self.shield: i64 = 0  # defence that spells have given ready creatures this turn
        self.saves = False  # creatures destroyed this turn go to the active pool

    def copy(self) -> Player:  # written by tools/copies.py
        twin = Player(self.glory, self.bag, self.used)
        twin.spent = self.spent
        twin.aside = self.aside
        twin.pool = self.pool.copy()
        twin.spells = self.spells.copy()
        creatures = vec[Creature](capacity=6)
        for i in range(len(self.creatures)):
            creatures = append(creatures, self.creatures[i].copy())
        twin.creatures = creatures
        twin.shield = self.shield
        twin.saves = self.saves
        return twin

    def leave(self, at: i64) -> Creature:
        """Take a creature out of the ready area; the others keep their order."""
        leaving = self.creatures[at]
        rest = vec[Creature](capacity=6)
        for i in range(len(self.creatures)):
            if i != at:
                rest = append(rest, self.creatures[i])
        self.creatures = rest
        return leaving


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pending:
    """A scoring ability still to be used: what, by which die, from which card. [score.abilities]"""

    def __init__(self, ability: i64 = 0, slot: Slot = 0, card: i64 = 0, amount: i64 = 0) -> None:
        self.ability: i64 = ability
        self.slot: Slot = slot
        self.card: i64 = card
        self.amount: i64 = amount

    def copy(self) -> Pending:  # written by tools/copies.py
        return Pending(self.ability, self.slot, self.card, self.amount)

    def does(self, ability: i64, slot: Slot) -> bool:
        """Tell whether it is this ability of this die: one is then as good as another."""
        return self.ability == ability and self.slot == slot


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Strike:
    """What one creature adds to an attack, fixed when the attack begins. [attack.total]"""

    def __init__(self, form: DieFace = 0, level: i64 = 0, attack: i64 = 0) -> None:
        self.form: DieFace = form
        self.level: i64 = level
        self.attack: i64 = attack
        self.silenced = False

    def copy(self) -> Strike:  # written by tools/copies.py
        twin = Strike(self.form, self.level, self.attack)
        twin.silenced = self.silenced
        return twin

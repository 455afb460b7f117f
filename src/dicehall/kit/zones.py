"""Decks, bags, hands and piles: things in order, and who may look at them.

A deck is drawn from the `top`, a bag at random; both are the same `Zone`. What a zone holds are
ids: cards or dice by number. `move` counts a reveal on the table whenever a seat gets to see what
it could not see before; that is how far undo is free.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dicehall.kit.dice import Dice
from dicehall.kit.table import BIT, Table

# Who sees the things in a zone, which thing is which and in what order.
NOBODY: Final = 0
OWNER: Final = 1
EVERYBODY: Final = 2
SIGHTS: Final = ("nobody", "owner", "everybody")

UNOWNED: Final = -1
ABSENT: Final = -1


@final
@mypyc_attr(acyclic=True)
class Zone:
    """Some things in order, the last one on top.

    >>> hand = Zone(5, owner=1, sight=OWNER)
    >>> hand.add(7)
    >>> hand.add(3)
    >>> hand.visible(1), hand.visible(0), hand.visible(None)
    ([7, 3], 2, 2)
    """

    def __init__(self, capacity: i64 = 0, owner: i64 = UNOWNED, sight: i64 = NOBODY) -> None:
        assert NOBODY <= sight <= EVERYBODY, f"sight {sight} is none of nobody, owner, everybody"
        assert sight != OWNER or owner >= 0, "a zone that its owner sees needs an owner"
        self.ids: vec[i64] = vec[i64]([0] * capacity)  # 0 from `count` on, so nothing lingers
        self.count: i64 = 0
        self.owner: i64 = owner
        self.sight: i64 = sight

    def copy(self) -> Zone:  # written by tools/copies.py
        twin = Zone(owner=self.owner, sight=self.sight)
        twin.ids = self.ids[:]
        twin.count = self.count
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Zone) or self.count != other.count:
            return False
        for i in range(self.count):
            if self.ids[i] != other.ids[i]:
                return False
        return self.owner == other.owner and self.sight == other.sight

    def __len__(self) -> int:
        return self.count

    def __repr__(self) -> str:
        return f"Zone({self.listed()}, owner={self.owner}, sight={SIGHTS[self.sight]})"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the things held; the compiled array itself cannot be pickled."""
        return (zone_of, (self.listed(), self.owner, self.sight, len(self.ids)))

    # ---- who sees it ----

    def seers(self) -> i64:
        """Return the seats that see the things, as a mask; -1 is everybody, spectators too.

        >>> Zone(5, owner=2, sight=OWNER).seers()
        4
        """
        if self.sight == OWNER:
            return BIT[self.owner]
        return -1 if self.sight == EVERYBODY else 0

    def seen_by(self, seat: int | None) -> bool:
        """Say whether a seat, or a spectator (None), sees the things.

        >>> Zone(5, owner=0, sight=OWNER).seen_by(None)
        False
        """
        if seat is None:
            return self.sight == EVERYBODY
        return self.seers() >> seat & 1 == 1

    def visible(self, seat: int | None) -> list[int] | int:
        """Return the things if the seat sees them, else only how many they are.

        >>> zone_of([4, 2], sight=EVERYBODY).visible(None)
        [4, 2]
        """
        if self.seen_by(seat):
            return self.listed()
        return self.count

    def listed(self) -> list[int]:
        """Return all things, the top one last: for referees, tests and whoever sees them.

        >>> zone_of([4, 2]).listed()
        [4, 2]
        """
        return [self.ids[i] for i in range(self.count)]

    # ---- what it holds ----

    def top(self) -> i64:
        """Return the thing on top, which stays there.

        >>> zone_of([4, 2]).top()
        2
        """
        assert self.count > 0, "nothing is on top of an empty zone"
        return self.ids[self.count - 1]

    def find(self, thing: i64) -> i64:
        """Return the index of a thing, or ABSENT.

        >>> zone_of([4, 2]).find(2), zone_of([4, 2]).find(3) == ABSENT
        (1, True)
        """
        for i in range(self.count):
            if self.ids[i] == thing:
                return i
        return ABSENT

    def contains(self, thing: i64) -> bool:
        """Say whether a thing is here.

        >>> zone_of([4, 2]).contains(4)
        True
        """
        return self.find(thing) >= 0

    def add(self, thing: i64) -> None:
        """Put a thing on top.

        >>> pile = zone_of([4], capacity=2)
        >>> pile.add(9)
        >>> pile.top()
        9
        """
        assert self.count < len(self.ids), f"the zone is full with {self.count}"
        self.ids[self.count] = thing
        self.count += 1

    def add_below(self, thing: i64) -> None:
        """Put a thing under all others.

        >>> deck = zone_of([4, 2], capacity=3)
        >>> deck.add_below(9)
        >>> deck.listed()
        [9, 4, 2]
        """
        self.add(thing)
        i = self.count - 1
        while i > 0:
            self.ids[i] = self.ids[i - 1]
            i -= 1
        self.ids[0] = thing

    def take(self, index: i64) -> i64:
        """Take out the thing at *index*; the others keep their order.

        >>> hand = zone_of([4, 2, 6])
        >>> hand.take(0), hand.listed()
        (4, [2, 6])
        """
        assert 0 <= index < self.count, f"no thing at {index} among {self.count}"
        ids = self.ids
        thing = ids[index]
        last = self.count - 1
        for i in range(index, last):
            ids[i] = ids[i + 1]
        ids[last] = 0
        self.count = last
        return thing

    def remove(self, thing: i64) -> None:
        """Take out a thing that is here.

        >>> hand = zone_of([4, 2, 6])
        >>> hand.remove(2)
        >>> hand.listed()
        [4, 6]
        """
        self.take(self.find(thing))

    def take_top(self) -> i64:
        """Take the thing on top.

        >>> zone_of([4, 2]).take_top()
        2
        """
        return self.take(self.count - 1)

    def draw(self, dice: Dice) -> i64:
        """Take a thing at random, as from a bag.

        >>> from dicehall.kit.dice import ScriptedDice
        >>> zone_of([4, 2, 6]).draw(ScriptedDice([2]))
        2
        """
        assert self.count > 0, "nothing is left to draw"
        return self.take(dice.below(self.count))

    def shuffle(self, dice: Dice) -> None:
        """Bring the things into random order.

        >>> from dicehall.kit.dice import FastDice
        >>> deck = zone_of([1, 2, 3])
        >>> deck.shuffle(FastDice(1))
        >>> sorted(deck.listed())
        [1, 2, 3]
        """
        dice.shuffle(self.ids, self.count)

    def clear(self) -> None:
        """Take everything out.

        >>> pile = zone_of([4, 2])
        >>> pile.clear()
        >>> len(pile)
        0
        """
        for i in range(self.count):
            self.ids[i] = 0
        self.count = 0


def zone_of(
    things: list[int], owner: i64 = UNOWNED, sight: i64 = NOBODY, capacity: i64 = 0
) -> Zone:
    """Return a zone that holds *things*, the last on top, with room for *capacity* if that is more.

    >>> zone_of([3, 5], owner=0, sight=OWNER)
    Zone([3, 5], owner=0, sight=owner)
    """
    count: i64 = len(things)
    zone = Zone(max(count, capacity), owner, sight)
    for thing in things:
        zone.add(thing)
    return zone


def move(source: Zone, index: i64, target: Zone, g: Table) -> i64:
    """Move the thing at *index* on top of *target*, and return it.

    Counts a reveal if somebody sees the target who did not see the source.

    >>> from dicehall.kit.dice import FastDice
    >>> g = Table(2, FastDice(1))
    >>> deck, hand, discards = zone_of([8, 9]), Zone(5, 0, OWNER), Zone(5)
    >>> move(deck, 1, hand, g), g.reveals
    (9, 1)
    >>> move(hand, 0, discards, g), g.reveals
    (9, 1)
    """
    thing = source.take(index)
    target.add(thing)
    if target.seers() & ~source.seers() != 0:
        g.reveals += 1
    return thing


def move_all(source: Zone, target: Zone, g: Table) -> None:
    """Move everything on top of *target* in the order it lies, as when a pile goes into a bag.

    >>> from dicehall.kit.dice import FastDice
    >>> used, bag = zone_of([8, 9], sight=EVERYBODY), Zone(5)
    >>> move_all(used, bag, Table(2, FastDice(1)))
    >>> bag.listed(), used.count
    ([8, 9], 0)
    """
    if source.count > 0 and target.seers() & ~source.seers() != 0:
        g.reveals += 1
    for i in range(source.count):
        target.add(source.ids[i])
    source.clear()


def redeal(zones: list[Zone], dice: Dice) -> None:
    """Shuffle the things of several zones together and deal them out again, as many to each.

    For tables dealt anew from what a seat knows: the zones are those it cannot look into.

    >>> from dicehall.kit.dice import FastDice
    >>> deck, hand = zone_of([1, 2, 3]), zone_of([4, 5], owner=1, sight=OWNER)
    >>> redeal([deck, hand], FastDice(1))
    >>> deck.count, hand.count, sorted(deck.listed() + hand.listed())
    (3, 2, [1, 2, 3, 4, 5])
    """
    things: list[int] = []
    for zone in zones:
        things += zone.listed()
    things.sort()  # equal dice deal the same, however things lay
    total: i64 = len(things)
    pooled = vec[i64](things)
    dice.shuffle(pooled, total)
    at: i64 = 0
    for zone in zones:
        for i in range(zone.count):
            zone.ids[i] = pooled[at]
            at += 1

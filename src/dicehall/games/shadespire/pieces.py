"""A fighter, and what lies before one player."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.kit.table import NOBODY

OFF: Final = -1  # in place of a hex

# Where the decks of a player come from.
STARTER: Final = 0
RANDOM: Final = 1
GIVEN: Final = 2


def bits(mask: i64) -> i64:
    """Return how many bits of a mask are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@final
@mypyc_attr(acyclic=True)
class Fighter:
    """One fighter. It is in play while it stands on a hex. [out]"""

    def __init__(self, card: i64 = 0, seat: i64 = 0) -> None:
        self.card: i64 = card
        self.seat: i64 = seat
        self.hex: i64 = OFF
        self.suffered: i64 = 0
        self.inspired = False
        self.moved = False
        self.charged = False
        self.guard = False
        self.spent = False  # cannot be activated again in this phase
        self.upgrades: i64 = 0
        self.stood: i64 = OFF  # the token held when the latest action phase ended
        self.held_fast = False  # held the same token when two phases in a row ended

    def copy(self) -> Fighter:
        twin = Fighter(self.card, self.seat)
        twin.hex = self.hex
        twin.suffered = self.suffered
        twin.inspired = self.inspired
        twin.moved = self.moved
        twin.charged = self.charged
        twin.guard = self.guard
        twin.spent = self.spent
        twin.upgrades = self.upgrades
        twin.stood = self.stood
        twin.held_fast = self.held_fast
        return twin

    def refresh(self) -> None:
        """Take the tokens of the phase off. [end.tokens]"""
        self.moved = False
        self.charged = False
        self.guard = False
        self.spent = False


@final
@mypyc_attr(acyclic=True)
class Band:
    """What lies before one player: cards as masks, glory, and what the phase has brought.

    Nobody looks into a deck, so the order of its cards is open until they are drawn.
    """

    def __init__(self, warband: i64 = NOBODY) -> None:
        self.warband: i64 = warband
        self.board: i64 = NOBODY  # the number of the own board
        self.first: i64 = 0  # the first own fighter
        self.size: i64 = 0
        self.glory: i64 = 0
        self.spent: i64 = 0
        self.dealt: i64 = STARTER  # where the decks come from
        self.listed = True  # all know which cards are in them
        self.all_objectives: i64 = 0
        self.all_power: i64 = 0
        self.seen_objectives: i64 = 0  # of them, in earlier games of the match
        self.seen_power: i64 = 0
        self.objectives: i64 = 0
        self.objective_deck: i64 = 0
        self.scored: i64 = 0
        self.dropped: i64 = 0
        self.hand: i64 = 0
        self.deck: i64 = 0
        self.discards: i64 = 0
        self.coming: i64 = 0  # ploys played for the next activation
        self.lasting: i64 = 0  # and those that hold in this one
        self.offering: i64 = NOBODY  # the fighter such a ploy speaks of
        self.numbed: i64 = NOBODY  # the first own fighter hurt in this activation
        self.felt: i64 = 0  # the damage it has taken in it
        self.fresh: i64 = 0  # objectives drawn for others since the last action began
        # in this phase
        self.kills: i64 = 0  # of enemies
        self.casualties: i64 = 0  # of anybody
        self.leader_killed = False
        self.charges: i64 = 0  # fighters, as a mask
        self.hitters: i64 = 0
        self.hurt = False
        # in this activation
        self.fled = False  # an enemy moved away
        self.charge_killed = False
        # in the match
        self.wins: i64 = 0
        self.glory_before: i64 = 0

    def copy(self) -> Band:
        twin = Band(self.warband)
        twin.board = self.board
        twin.first = self.first
        twin.size = self.size
        twin.glory = self.glory
        twin.spent = self.spent
        twin.dealt = self.dealt
        twin.listed = self.listed
        twin.all_objectives = self.all_objectives
        twin.all_power = self.all_power
        twin.seen_objectives = self.seen_objectives
        twin.seen_power = self.seen_power
        twin.objectives = self.objectives
        twin.objective_deck = self.objective_deck
        twin.scored = self.scored
        twin.dropped = self.dropped
        twin.hand = self.hand
        twin.deck = self.deck
        twin.discards = self.discards
        twin.coming = self.coming
        twin.lasting = self.lasting
        twin.offering = self.offering
        twin.numbed = self.numbed
        twin.felt = self.felt
        twin.fresh = self.fresh
        twin.kills = self.kills
        twin.casualties = self.casualties
        twin.leader_killed = self.leader_killed
        twin.charges = self.charges
        twin.hitters = self.hitters
        twin.hurt = self.hurt
        twin.fled = self.fled
        twin.charge_killed = self.charge_killed
        twin.wins = self.wins
        twin.glory_before = self.glory_before
        return twin

    def open_objectives(self) -> i64:
        """Return the objectives that have left hand and deck in this game: everybody saw them."""
        return self.all_objectives & ~(self.objectives | self.objective_deck)

    def open_power(self) -> i64:
        """Return the power cards that have left hand and deck in this game: everybody saw them."""
        return self.all_power & ~(self.hand | self.deck)

    def begin_activation(self) -> None:
        """Ploys played for this activation come into force. [ploy.next]"""
        self.lasting = self.coming
        self.coming = 0
        self.numbed = NOBODY
        self.felt = 0

    def lay_ploys_away(self) -> None:
        """What held for one activation is over, used or not. [ploy.lapse]"""
        self.coming = 0
        self.lasting = 0
        self.offering = NOBODY

    def new_phase(self) -> None:
        """Forget what the last action phase brought."""
        self.kills = 0
        self.casualties = 0
        self.leader_killed = False
        self.charges = 0
        self.hitters = 0
        self.hurt = False

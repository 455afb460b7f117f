"""The table: the wilds, and each player's bag, active pool, ready area and used pile. [zones]"""

from __future__ import annotations

from typing import Final, Self

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.quarriors.book import Book
from dicehall.games.quarriors.card import Card, Face, Power
from dicehall.games.quarriors.ids import DieFace, Pile, Slot
from dicehall.games.quarriors.pieces import (
    Creature,
    Pending,
    Player,
    Strike,
    attached_pile,
    slot_of,
)
from dicehall.games.quarriors.piles import (
    FIRST_CREATURE,
    FIRST_SPELL,
    ONE,
    QUIDDITY,
    SLOTS,
    held,
    nth,
    size,
)
from dicehall.games.quarriors.verbs import (
    COUNTED,
    DREW,
    FIRED,
    GAINED,
    OFFERED,
    REFILLED,
    ROLLED,
    WON,
)
from dicehall.games.quarriors.wilds import FACES, UNKNOWN, WAITING, Wilds
from dicehall.kit.action import Action
from dicehall.kit.dice import Dice
from dicehall.kit.ids import Mask, Seat
from dicehall.kit.table import BIT, NOBODY, Table

SEATS: Final = 4
SIDES: Final = 6
BATCH: Final = 8  # dice in one event
MOST_USES: Final = 40  # immediate effects in one turn, so that no turn is endless
NO_LAST_ROUND: Final = 999  # no game lasts as long; so that none is endless

# The phases of a turn. [turn]
SCORE: Final = 0
ROLL: Final = 1
PREPARE: Final = 2
ATTACK: Final = 3
CAPTURE: Final = 4
TIDY_UP: Final = 5
PHASES: Final = ("score", "roll", "prepare", "attack", "capture", "end")


class Quarriors(Table):
    """A game of Quarriors!."""

    def __init__(
        self,
        seats: i64 = 0,
        dice: Dice | None = None,
        book: Book | None = None,
        wilds: Wilds | None = None,
    ) -> None:
        super().__init__(seats, dice)
        self.book: Book = BLANK if book is None else book
        self.wilds: Wilds = UNKNOWN if wilds is None else wilds
        self.players: vec[Player] = vec[Player](capacity=SEATS)
        self.stock: Pile = 0  # the dice on the cards of the wilds
        self.picked: vec[i64] = vec[i64]([])  # cards so far, if players choose the wilds
        # how the game is played
        self.target: i64 = 0
        self.rounds: i64 = 0
        self.spent_pile = False
        self.second_capture = False
        self.closed_bags = False
        self.always_draw = False  # what scoring lets one draw
        self.head_start: i64 = 0  # glory of those who do not begin
        # the turn under way
        self.first: i64 = 0
        self.round: i64 = 0
        self.active: i64 = NOBODY
        self.phase: i64 = SCORE
        self.quiddity: i64 = 0
        self.captures: i64 = 0
        self.discount: i64 = 0
        self.scored: i64 = 0  # creatures that scored this turn
        self.uses: i64 = 0  # immediate effects used this turn
        self.summoned: Mask = 0  # classes summoned this turn (a mask)
        self.fury: i64 = 0  # attack that spells have given ready creatures this turn
        self.losers: Mask = 0  # opponents who lost a creature to the attack (a mask)
        self.strikes: vec[Strike] = vec[Strike](capacity=0)
        self.pending: vec[Pending] = vec[Pending](capacity=0)  # scoring abilities
        self.shed: Pile = 0  # spells that were attached to the creatures that just scored (a pile)
        self.winners: Mask = 0  # a mask

    def determinised(self, seat: Seat, dice: Dice) -> Self:
        """What is in each bag follows from what all have seen, also if bags are closed to the eye;
        nobody knows what will be drawn. [zones] [option.closed-bags]"""
        twin = self.copy()
        twin.dice = dice
        return twin

    def returns(self) -> list[float]:
        """Those who are equal in all share the victory. [win.shared]"""
        return self.shared(self.winners)

    def put(self, action: Action, why: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Offer an answer, or say why not."""
        if why == OFFERED:
            self.offer(action)
        else:
            self.refuse(action, why, a, b)

    # ---- cards and faces ----

    def card(self, slot: Slot) -> Card:
        """Return the card in a slot of the wilds."""
        return self.wilds.cards[slot]

    def face(self, die: DieFace) -> Face:
        """Return the face a die shows."""
        return self.wilds.faces[die]

    def power(self, creature: Creature) -> Power:
        """Return what a creature's card says of its face."""
        return self.wilds.faces[creature.form].power

    # ---- dice on the move ----

    def draw(self, seat: Seat) -> i64:
        """Take a die out of a bag, unseen; an empty bag is filled from the used pile. With both
        empty there is none. [roll.refill] [ruling.2]"""
        me = self.players[seat]
        if me.bag == 0:
            self.refill(seat)
            if me.bag == 0:
                return NOBODY
        slot = nth(me.bag, self.dice.below(size(me.bag)))
        me.bag -= ONE[slot]
        return slot

    def refill(self, seat: Seat) -> None:
        """Tip the used pile into the empty bag. [roll.refill]"""
        me = self.players[seat]
        me.bag = me.used
        me.used = 0
        if self.journal is not None and me.bag > 0:
            self.tell(REFILLED, seat, size(me.bag))

    def draw_unrolled(self, seat: Seat, count: i64) -> None:
        """Draw dice into the active pool, where they wait for the next roll. [ruling.9]"""
        drawn: i64 = 0
        number: i64 = 0
        for i in range(count):
            if number > 0 and self.players[seat].bag == 0:
                self.tell(DREW, seat, drawn)  # before the bag is filled
                drawn = 0
                number = 0
            slot = self.draw(seat)
            if slot != NOBODY:
                die = slot * FACES + WAITING
                self.players[seat].pool.add(die)
                drawn |= (die + 1) << 7 * number
                number += 1
        if number > 0:
            self.tell(DREW, seat, drawn)

    def rolled(self, slot: Slot) -> i64:
        """Roll a die and return it."""
        face = self.wilds.faces[slot * FACES + self.dice.below(SIDES)]
        return slot * FACES + face.number

    def draw_and_roll(self, seat: Seat, count: i64) -> None:
        """Draw dice and roll them into the active pool. [dice.draw]"""
        shown: i64 = 0
        number: i64 = 0
        for i in range(count):
            if number == BATCH or (number > 0 and self.players[seat].bag == 0):
                self.tell(ROLLED, seat, shown)  # before the bag is filled
                shown = 0
                number = 0
            slot = self.draw(seat)
            if slot != NOBODY:
                die = self.rolled(slot)
                self.players[seat].pool.add(die)
                shown |= (die + 1) << 7 * number
                number += 1
        if number > 0:
            self.tell(ROLLED, seat, shown)

    def spend(self, seat: Seat, slot: Slot) -> None:
        """A die that was spent goes to the used pile; in later editions first to the spent pile.
        [spend] [option.spent-pile]"""
        me = self.players[seat]
        if self.spent_pile and seat == self.active:
            me.spent += ONE[slot]
        else:
            me.used += ONE[slot]

    def used_enough(self) -> bool:
        """Tell whether no more immediate effects can be used this turn. [end.uses]"""
        return self.uses >= MOST_USES

    # ---- quiddity and glory ----

    def available(self) -> i64:
        """Return the quiddity the active player can still pay with. [quiddity]"""
        pool = self.players[self.active].pool
        total = self.quiddity
        for i in range(pool.count):
            total += self.wilds.faces[pool.dice[i]].quiddity
        return total

    def pay(self, price: i64) -> None:
        """Pay from the turn's quiddity; dice are spent as needed and the change stays until the end
        of the turn. [quiddity] [ruling.1]"""
        pool = self.players[self.active].pool
        at: i64 = 0
        while self.quiddity < price:
            die = pool.dice[at]
            worth = self.wilds.faces[die].quiddity
            if worth > 0:
                pool.remove(die)
                self.spend(self.active, slot_of(die))
                self.quiddity += worth
            else:
                at += 1
        self.quiddity -= price

    def gain_glory(self, seat: Seat, glory: i64) -> None:
        """Move the marker; enough glory ends the game at once. [win.glory]"""
        me = self.players[seat]
        me.glory += glory
        self.tell(GAINED, seat, glory, me.glory)
        if me.glory >= self.target and not self.over:
            self.winners = BIT[seat]
            self.tell(WON, self.winners)
            self.finish()

    def fired(self, seat: Seat, slot: Slot) -> None:
        """Count that what a card says took effect; other events tell what it did."""
        self.tell(COUNTED, seat, slot)

    def noted(self, seat: Seat, slot: Slot) -> None:
        """Tell that a card took effect where no other event says so."""
        self.tell(FIRED, seat, slot)

    # ---- what lies where ----

    def basic_quiddity(self, seat: Seat) -> i64:
        """Return the Basic Quiddity dice in a player's active pool and used pile. [ooze.plain]"""
        me = self.players[seat]
        total = held(me.used, QUIDDITY) + held(me.spent, QUIDDITY)
        for i in range(me.pool.count):
            if slot_of(me.pool.dice[i]) == QUIDDITY:
                total += 1
        return total

    def ready_creatures(self) -> i64:
        """Return how many creatures are ready at the table. [ooze.mighty]"""
        total: i64 = 0
        for seat in range(self.seats):
            total += len(self.players[seat].creatures)
        return total

    def ready_dice(self, seat: Seat) -> i64:
        """Return the dice in a ready area: creatures, attached spells, saved spells.
        [win.tie]"""
        me = self.players[seat]
        total = len(me.creatures) + me.spells.count
        for i in range(len(me.creatures)):
            attached = me.creatures[i].attached
            while attached > 0:
                total += attached & 15
                attached >>= 4
        return total

    def empty_creature_cards(self) -> i64:
        """Return how many creature cards have no dice left. [win.empty]"""
        empty: i64 = 0
        for slot in range(FIRST_CREATURE, FIRST_SPELL):
            if held(self.stock, slot) == 0:
                empty += 1
        return empty

    def dice_of(self, seat: Seat) -> list[int]:
        """Return how many dice of each card a player has in all."""
        pile = self.pile_of(seat)
        return [held(pile, slot) for slot in range(SLOTS)]

    def pile_of(self, seat: Seat) -> i64:
        """Return all dice of a player as a pile; dice just being destroyed or rolled again are not
        counted."""
        me = self.players[seat]
        pile = me.bag + me.used + me.spent + me.aside
        for i in range(me.pool.count):
            pile += ONE[slot_of(me.pool.dice[i])]
        for i in range(me.spells.count):
            pile += ONE[slot_of(me.spells.dice[i])]
        for i in range(len(me.creatures)):
            creature = me.creatures[i]
            pile += ONE[slot_of(creature.die)] + attached_pile(creature.attached)
        return pile


BLANK: Final = Book()

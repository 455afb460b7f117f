"""The table: mages, their cards, artifacts and what lies on the fields."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shazar.book import BLANK, NO_REALM, Book
from dicehall.games.shazar.card import SEATS, Spell
from dicehall.games.shazar.field import HEXES, PORTAL_OUT, Realm
from dicehall.games.shazar.ids import Hex, SpellId
from dicehall.games.shazar.pieces import Barred, Mage, Trap
from dicehall.games.shazar.piles import (
    ASIDE,
    DECK,
    DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    HELD,
    kept,
)
from dicehall.games.shazar.verbs import (
    BARRED,
    DISCARDED,
    DREW,
    FIRED,
    IS_OUT,
    NOT_SELF,
    OCCUPIED,
    OFF_BOARD,
    OFFERED,
    RESHUFFLED,
)
from dicehall.kit.action import Action
from dicehall.kit.cardsets import NO_CARD, CardSets
from dicehall.kit.dice import Dice
from dicehall.kit.table import NOBODY, Table

# Stages of a turn. [turn]
BEGINNING: Final = 0
EFFECTS: Final = 1
MOVEMENT: Final = 2
SPELL: Final = 3
ENDING: Final = 4
STAGES: Final = ("beginning", "effects", "movement", "spell", "ending")

NO_LAST_ROUND: Final = 999  # no game lasts as long; so that none is endless [end.rounds]

# What is counted for reports, each by number.
COUNT_SPELLS: Final = 0
COUNT_HEXES: Final = 1
COUNT_FATES: Final = 2
COUNT_SUCCESSES: Final = 3  # critical ones, by artifact
COUNT_FAILURES: Final = 4
COUNTED: Final = ("spell", "hex", "fate", "success", "failure")


class Shazar(Table):
    """A game of Shazar."""

    def __init__(
        self,
        seats: i64 = 0,
        dice: Dice | None = None,
        book: Book | None = None,
        realm: Realm | None = None,
    ) -> None:
        super().__init__(seats, dice)
        self.book: Book = BLANK if book is None else book
        self.realm: Realm = NO_REALM if realm is None else realm
        self.mages: vec[Mage] = vec[Mage]([])
        self.cards: CardSets = CardSets()  # the spell cards: see piles
        self.fates: CardSets = CardSets()  # the Fate cards: FATE_DECK and so on
        # artifacts by number: kind, whose Capital it lay in last (NOBODY: burnt), who carries it
        self.relics: vec[i64] = vec[i64]([NOBODY] * SEATS)
        self.keeper: vec[i64] = vec[i64]([NOBODY] * SEATS)
        self.carrier: vec[i64] = vec[i64]([NOBODY] * SEATS)
        # the fields
        self.fired: vec[i64] = vec[i64]([0] * SEATS)  # hexes of each land active this turn
        self.traps: vec[Trap] = vec[Trap]([])
        self.barred: vec[Barred] = vec[Barred]([])
        # how the game is played
        self.rounds: i64 = 0
        self.pairs = False
        # the turn under way
        self.first: i64 = NOBODY
        self.round: i64 = 0
        self.active: i64 = NOBODY
        self.stage: i64 = BEGINNING
        self.truce: i64 = NOBODY  # who has called it
        self.played: SpellId = NOBODY  # the spell just declared, which lies nowhere yet
        self.roll: i64 = 0  # the last roll, with what is added to it
        self.bare: i64 = 0  # its bare dice; 0: no artifact answers
        self.winners: i64 = 0  # a mask

    def returns(self) -> list[float]:
        """Those who win together share the victory. [victory.shared]"""
        return self.shared(self.winners)

    def offer_unless(self, action: Action, why: i64) -> None:
        """Offer an answer, or say why not."""
        if why == OFFERED:
            self.offer(action)
        else:
            self.refuse(action, why)

    # ---- figures and hexes ----

    def who_is_on(self, hex: Hex) -> i64:
        """Return the seat whose figure stands on a hex, or NOBODY."""
        for seat in range(self.seats):
            if self.mages[seat].hex == hex:
                return seat
        return NOBODY

    def why_not_free(self, hex: Hex) -> i64:
        """Say why no figure may come to an open hex: one figure a hex, nothing bars it.
        [move.single] [spell.block-hex]"""
        for seat in range(self.seats):
            if self.mages[seat].hex == hex:
                return OCCUPIED
        for i in range(len(self.barred)):
            if self.barred[i].hex == hex:
                return BARRED
        return OFFERED

    def free(self, hex: Hex) -> bool:
        """Say whether a figure may come to an open hex. [move.single]"""
        return self.why_not_free(hex) == OFFERED

    def free_exit_beyond(self, land: i64) -> bool:
        """Say whether a Portal exit of another territory is free. [portal.choice] [ruling.2]"""
        for other in range(self.seats):
            if other != land and self.free(other * HEXES + PORTAL_OUT):
                return True
        return False

    def why_off_board(self, seat: i64) -> i64:
        """Say why a figure does not stand on the board. [death.waiting]"""
        if self.mages[seat].hex >= 0:
            return OFFERED
        return IS_OUT if self.mages[seat].out else OFF_BOARD

    def why_no_enemy(self, seat: i64, other: i64) -> i64:
        """Say why a character cannot be meant as an enemy: any other on the board can.
        [alliance.rules]"""
        if other == seat:
            return NOT_SELF
        return self.why_off_board(other)

    def enemy_of(self, seat: i64, other: i64) -> bool:
        """Say whether a character can be meant as an enemy. [alliance.rules]"""
        return self.why_no_enemy(seat, other) == OFFERED

    def next_in(self, seat: i64) -> i64:
        """Return the next player clockwise who is still in."""
        following = (seat + 1) % self.seats
        while self.mages[following].out and following != seat:
            following = (following + 1) % self.seats
        return following

    # ---- spell cards ----

    def spell(self, number: i64) -> Spell:
        """Return a spell by its number."""
        return self.book.spells[number]

    def hand_size(self, seat: i64) -> i64:
        """Return how many spell cards a player holds, stolen ones too."""
        return self.cards.count_all(HAND + SEATS * seat, SEATS)

    def draw(self, seat: i64, count: i64) -> None:
        """Draw spell cards from the own deck; an empty deck is filled from its discard.
        [spell.reshuffle]"""
        home = self.mages[seat].character
        hand = HAND + SEATS * seat + home
        left = self.cards.count(DECK + home)
        enough = left >= count
        to = hand
        if not enough:
            to = ASIDE  # they come into the hand together
        drawn: i64 = 0
        while drawn < count:
            if left == 0:
                self.cards.pour(DISCARD + home, DECK + home)
                left = self.cards.count(DECK + home)
                if left == 0:
                    break
                self.tell(RESHUFFLED, seat)
            self.draw_one(home, left, to)
            left -= 1
            drawn += 1
        if not enough:
            self.pour(home, ASIDE, hand)
        if drawn > 0:
            self.tell(DREW, seat, drawn)

    def draw_one(self, character: i64, left: i64, to: i64) -> None:
        """Draw one of the cards that are left of a deck, and put it on a pile."""
        pile = DECK + character
        card = self.cards.nth(pile, self.dice.below(left))
        at = character * self.book.deck_size + card
        self.cards.take_alike(pile, card, self.book.row_last[at])
        self.cards.put_alike(to, self.book.row_first[at])

    def pour(self, character: i64, source: i64, to: i64) -> None:
        """Move all spell cards of a pile to another."""
        if self.cards.is_empty(to):
            self.cards.pour(source, to)
            return
        deck = character * self.book.deck_size
        card = self.cards.after(source, NO_CARD)
        while card >= 0:
            self.cards.put_alike(to, self.book.row_first[deck + card])
            card = self.cards.after(source, card)
        self.cards.clear(source)

    def random_card(self, seat: i64) -> SpellId:
        """Return a random spell of a hand that is not empty."""
        number = self.dice.below(self.hand_size(seat))
        for character in range(SEATS):
            pile = HAND + SEATS * seat + character
            here = self.cards.count(pile)
            if number < here:
                return self.book.spell_on(character, self.cards.nth(pile, number))
            number -= here
        raise AssertionError("the hand holds fewer cards")

    def take_from_hand(self, seat: i64, number: SpellId) -> None:
        """Take a spell out of a hand."""
        spell = self.book.spells[number]
        self.cards.take_alike(HAND + SEATS * seat + spell.owner, spell.first, spell.last)

    def put_into_hand(self, seat: i64, number: SpellId) -> None:
        """Put a spell into a hand."""
        spell = self.book.spells[number]
        self.cards.put_alike(HAND + SEATS * seat + spell.owner, spell.first)

    def to_discard(self, number: SpellId) -> None:
        """Put a spell on the discard of its own deck. [spell.reshuffle] [ruling.13]"""
        spell = self.book.spells[number]
        self.cards.put_alike(DISCARD + spell.owner, spell.first)

    def throw_hand_away(self, seat: i64) -> None:
        """Lay the whole hand open on the discards. [hand.discard] [death.loses]"""
        for character in range(SEATS):
            pile = HAND + SEATS * seat + character
            card = self.cards.after(pile, NO_CARD)
            while card >= 0:
                spell = self.book.spell_on(character, card)
                self.take_from_hand(seat, spell)
                self.to_discard(spell)
                self.turned_up()
                self.tell(DISCARDED, seat, spell)
                card = self.cards.after(pile, NO_CARD)

    def put_away(self) -> None:
        """Discard the spell just played, unless it has come to lie somewhere."""
        if self.played >= 0:
            self.to_discard(self.played)
            self.played = NOBODY

    # ---- Fate cards ----

    def draw_fate(self) -> i64:
        """Draw a Fate card; an empty deck is filled from its discard. NOBODY if there is none.
        [fate.reshuffle]"""
        if self.fates.is_empty(FATE_DECK):
            self.fates.pour(FATE_DISCARD, FATE_DECK)
            if self.fates.is_empty(FATE_DECK):
                return NOBODY
        card = self.fates.nth(FATE_DECK, self.dice.below(self.fates.count(FATE_DECK)))
        self.fates.take(FATE_DECK, card)
        return card

    def fates_are_out(self) -> bool:
        """Say whether anybody holds a Fate card."""
        return not self.fates.are_empty(HELD, 2 * self.seats)

    def holds_fate(self, seat: i64) -> bool:
        """Say whether a player holds a Fate card, which all can see."""
        return not self.fates.are_empty(kept(seat), 2)

    # ---- for reports ----

    def count(self, sort: i64, number: i64) -> None:
        """Count that something printed took effect; other events tell what it did."""
        if self.journal is not None:
            self.tell(FIRED, sort, number)

"""The battlefield, the fighters on it, and what lies before each player."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shadespire.book import SYMBOLS, Book
from dicehall.games.shadespire.cards import THREE_OUT, FighterCard, Side
from dicehall.games.shadespire.field import Field, field_of
from dicehall.games.shadespire.ids import CardId, FighterId, Hex
from dicehall.games.shadespire.pieces import (
    ALL_OBJECTIVES,
    ALL_POWER,
    DECK,
    FRESH,
    HAND,
    OBJECTIVE_DECK,
    OBJECTIVES,
    OFF,
    Band,
    Fighter,
    LaidBoard,
)
from dicehall.games.shadespire.verbs import DREW, DREW_OBJECTIVE, GLORY, INSPIRED
from dicehall.kit.cardsets import NO_CARD
from dicehall.kit.dice import Dice
from dicehall.kit.grid import touches
from dicehall.kit.table import BIT, NOBODY, Table

SEATS: Final = 4
FIGHTERS: Final = 20
ROUNDS: Final = 3
ACTIVATIONS: Final = 4
RELIC: Final = 0  # the token that is not numbered 1 to 9
TOKENS: Final = 10
SHARDS: Final = 4
HAND_SIZE: Final = 5
OBJECTIVE_HAND: Final = 3

SINGLE_GAME: Final = 0
BEST_OF_THREE: Final = 1
TIE_BREAK: Final = 2
DECK_LISTS: Final = ("secret", "open")
NEW_OBJECTIVES: Final = ("choice", "always")
BATTLEFIELDS: Final = ("laid", "prepared")
MODES: Final = ("single", "best-of-three", "tie-break")


class Shadespire(Table):
    """A game, or one of a match. [many] Fighters of one seat stand side by side."""

    def __init__(self, seats: i64 = 0, dice: Dice | None = None, book: Book | None = None) -> None:
        super().__init__(seats, dice)
        self.book: Book = BLANK if book is None else book
        self.field: Field = NO_FIELD
        self.placed: vec[LaidBoard] = vec[LaidBoard]([])  # until they are joined
        self.bands: vec[Band] = vec[Band]([])
        self.fighters: vec[Fighter] = vec[Fighter]([])
        self.tokens: vec[i64] = vec[i64]([OFF] * TOKENS)  # where each lies
        self.shards: vec[i64] = vec[i64]([OFF] * SHARDS)
        self.shard_count: i64 = 0
        self.round: i64 = 0
        self.first: i64 = NOBODY  # who acts first in this round
        self.active: i64 = NOBODY  # whose activation it is
        self.taken: i64 = 0  # activations of this phase
        self.acted: FighterId = NOBODY  # the fighter activated last
        self.mode: i64 = SINGLE_GAME
        self.relic = False
        self.fixed = False
        self.prepared = False  # boards, tokens and fighters lie ready
        self.second_symbol = False
        self.guard_once = False
        self.open_lists = False
        self.always_draw = False  # a new objective for one scored at once
        self.game: i64 = 1
        self.sudden: i64 = 0  # rounds of sudden death
        self.winners: i64 = 0  # of the last game, as a mask

    def returns(self) -> list[float]:
        """The winner takes all; those who draw share. [victory]"""
        return self.shared(self.winners)

    # ---- order of play ----

    def after(self, seat: i64) -> i64:
        """Return who comes after a seat: to the left, in round 2 to the right. [many.direction]"""
        if self.round == 2:
            return (seat + self.seats - 1) % self.seats
        return (seat + 1) % self.seats

    def due(self) -> i64:
        """Return who activates next, or would after the last activation. [reaction.order]"""
        return self.after(self.active)

    # ---- fighters ----

    def card_of(self, fighter: Fighter) -> FighterCard:
        """Return a fighter's card."""
        return self.book.fighters[fighter.card]

    def side_of(self, fighter: Fighter) -> Side:
        """Return the side of a fighter's card that lies up. [fighter.inspire]"""
        card = self.book.fighters[fighter.card]
        return card.inspired if fighter.inspired else card.plain

    def wounds_of(self, fighter: Fighter) -> i64:
        """Return the Wounds characteristic; modifiers add up. [modifier]"""
        wounds = self.side_of(fighter).wounds
        for k in range(len(fighter.upgrades)):
            wounds += self.book.upgrades[fighter.upgrades[k]].wounds
        return wounds

    def move_of(self, fighter: Fighter) -> i64:
        """Return the Move characteristic. [modifier]"""
        move = self.side_of(fighter).move
        for k in range(len(fighter.upgrades)):
            move += self.book.upgrades[fighter.upgrades[k]].move
        return move

    def defence_of(self, fighter: Fighter) -> i64:
        """Return how many dice a fighter defends with. [modifier]"""
        dice = self.side_of(fighter).defence
        for k in range(len(fighter.upgrades)):
            dice += self.book.upgrades[fighter.upgrades[k]].defence
        return dice

    def range_of(self, fighter: Fighter) -> i64:
        """Return the longest range of a fighter's attacks, reactions left aside. [attack.range]"""
        side = self.side_of(fighter)
        longest: i64 = 0
        for k in range(len(side.attacks)):
            attack = self.book.attacks[side.attacks[k]]
            if not attack.parry and attack.range > longest:
                longest = attack.range
        for k in range(len(fighter.upgrades)):
            given = self.book.upgrades[fighter.upgrades[k]].attack
            if given >= 0 and self.book.attacks[given].range > longest:
                longest = self.book.attacks[given].range
        return longest

    def attacks_of(self, fighter: Fighter) -> vec[i64]:
        """Return the attacks a fighter may choose, by number, the lowest first. [attack.card]"""
        side = self.side_of(fighter)
        found = vec[i64](capacity=4)
        for k in range(len(side.attacks)):
            if not self.book.attacks[side.attacks[k]].parry:
                found = append(found, side.attacks[k])
        for k in range(len(fighter.upgrades)):
            given = self.book.upgrades[fighter.upgrades[k]].attack
            if given >= 0:
                found = append(found, given)
        return found

    def in_play(self, seat: i64) -> i64:
        """Return a seat's fighters on the battlefield, as a mask."""
        band = self.bands[seat]
        mask: i64 = 0
        for i in range(band.first, band.first + band.size):
            if self.fighters[i].hex >= 0:
                mask |= BIT[i]
        return mask

    def out_count(self) -> i64:
        """Return how many fighters of all warbands are out of action."""
        count: i64 = 0
        for i in range(len(self.fighters)):
            if self.fighters[i].hex < 0:
                count += 1
        return count

    # ---- hexes ----

    def fighter_at(self, hex: Hex) -> i64:
        """Return who stands on a hex, or NOBODY."""
        for i in range(len(self.fighters)):
            if self.fighters[i].hex == hex:
                return i
        return NOBODY

    def shut(self, hex: Hex) -> bool:
        """Say whether a hex is blocked, by the board or by a shard. [board.blocked] [ploy.shard]"""
        if self.field.board.blocked[hex] == 1:
            return True
        for shard in range(self.shard_count):
            if self.shards[shard] == hex:
                return True
        return False

    def free(self, hex: Hex) -> bool:
        """Say whether a fighter could stand on a hex. [board.blocked] [ruling.2]"""
        return not self.shut(hex) and self.fighter_at(hex) == NOBODY

    def sees(self, a: i64, b: i64) -> bool:
        """Say whether a hex is in sight from another. [sight]"""
        board = self.field.board
        if not board.sees(a, b):
            return False
        for shard in range(self.shard_count):
            if touches(board.hexes[a], board.hexes[b], board.hexes[self.shards[shard]]):
                return False
        return True

    def beside(self, a: i64, b: i64) -> bool:
        """Say whether two fighters in play are adjacent. [distance]"""
        one = self.fighters[a].hex
        other = self.fighters[b].hex
        return one >= 0 and other >= 0 and self.field.board.distance(one, other) == 1

    def room_around(self, hex: Hex) -> bool:
        """Say whether a fighter there could be pushed anywhere."""
        neighbours = self.field.board.neighbours
        for way in range(6 * hex, 6 * hex + 6):
            near = neighbours[way]
            if near >= 0 and self.free(near):
                return True
        return False

    def token_on(self, hex: Hex) -> i64:
        """Return the objective token on a hex, or -1. [token.hold]"""
        for token in range(TOKENS):
            if self.tokens[token] == hex and hex >= 0:
                return token
        return OFF

    # ---- glory, inspiration ----

    def gain(self, seat: i64, glory: i64) -> None:
        """Give glory. [glory]"""
        self.bands[seat].glory += glory
        self.tell(GLORY, seat, glory, self.bands[seat].glory)

    def inspire(self, fighter: FighterId) -> None:
        """Turn a fighter card over, for good. [fighter.inspire]"""
        if not self.fighters[fighter].inspired:
            self.fighters[fighter].inspired = True
            self.tell(INSPIRED, fighter)

    def inspire_by_blood(self) -> None:
        """Inspire those who wait for three fighters out of action. [inspire.three-out]"""
        counted = False
        for i in range(len(self.fighters)):
            fighter = self.fighters[i]
            if fighter.hex >= 0 and not fighter.inspired:
                if self.book.fighters[fighter.card].inspire == THREE_OUT:
                    if not counted and self.out_count() < 3:
                        return
                    counted = True
                    self.inspire(i)

    # ---- cards ----

    def unseen_objectives(self, seat: i64, k: i64) -> i64:
        """Return the objectives that, as far as anybody knows, a seat may hold: a word of bits, as
        of `CardSets.word`. [deck.open]"""
        band = self.bands[seat]
        words = band.words
        kept = band.cards[OBJECTIVES * words + k] | band.cards[OBJECTIVE_DECK * words + k]
        if band.listed:
            return kept
        legal = self.book.sorts.word(SYMBOLS + 2 * band.warband, k)
        return legal & ~(band.cards[ALL_OBJECTIVES * words + k] & ~kept)

    def unseen_power(self, seat: i64, k: i64) -> i64:
        """Return the power cards that, as far as anybody knows, a seat may hold: a word of bits, as
        of `CardSets.word`. [deck.open]"""
        band = self.bands[seat]
        words = band.words
        kept = band.cards[HAND * words + k] | band.cards[DECK * words + k]
        if band.listed:
            return kept
        legal = self.book.sorts.word(SYMBOLS + 2 * band.warband + 1, k)
        return legal & ~(band.cards[ALL_POWER * words + k] & ~kept)

    def begin_action(self) -> None:
        """After the action that begins, objectives drawn before may be scored. [objective.fresh]"""
        for seat in range(self.seats):
            self.bands[seat].clear(FRESH)

    def draw_power(self, seat: i64, count: i64) -> None:
        """Draw power cards, as far as the deck goes. [cards.empty]"""
        band = self.bands[seat]
        left = band.count(DECK)
        for drawn in range(count if count < left else left):
            card = band.nth(DECK, self.dice.below(left - drawn))
            band.move(card, DECK, HAND)
            self.turned_up()
            self.tell(DREW, seat, card)

    def draw_objectives(self, seat: i64, count: i64) -> i64:
        """Draw objectives, never above three in hand; return the last one. [cards.empty]
        [cards.three]"""
        card: CardId = NO_CARD
        band = self.bands[seat]
        left = band.count(OBJECTIVE_DECK)
        room = OBJECTIVE_HAND - band.count(OBJECTIVES)
        most = count if count < room else room
        for drawn in range(most if most < left else left):
            card = band.nth(OBJECTIVE_DECK, self.dice.below(left - drawn))
            band.move(card, OBJECTIVE_DECK, OBJECTIVES)
            self.turned_up()
            self.tell(DREW_OBJECTIVE, seat, card)
        return card


BLANK: Final = Book()
NO_FIELD: Final = field_of("", [], [])

"""The battlefield, the fighters on it, and what lies before each player."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shadespire.book import Book
from dicehall.games.shadespire.cards import THREE_OUT, FighterCard, Side
from dicehall.games.shadespire.field import Field, field_of
from dicehall.games.shadespire.pieces import OFF, Band, Fighter, bits
from dicehall.games.shadespire.verbs import DREW, DREW_OBJECTIVE, GLORY, INSPIRED
from dicehall.kit.action import Action
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
HAND: Final = 5
OBJECTIVE_HAND: Final = 3

SINGLE_GAME: Final = 0
BEST_OF_THREE: Final = 1
TIE_BREAK: Final = 2
DECK_LISTS: Final = ("secret", "open")
NEW_OBJECTIVES: Final = ("choice", "always")
BATTLEFIELDS: Final = ("laid", "prepared")
MODES: Final = ("single", "best-of-three", "tie-break")


@final
class Shadespire(Table):
    """A game, or one of a match. [many] Fighters of one seat stand side by side."""

    def __init__(self, seats: i64 = 0, dice: Dice | None = None, book: Book | None = None) -> None:
        super().__init__(seats, dice)
        self.book: Book = BLANK if book is None else book
        self.field: Field = NO_FIELD
        self.placed: vec[i64] = vec[i64](capacity=4)  # boards, packed as by `setup.place_of`
        self.bands: vec[Band] = vec[Band](capacity=SEATS)
        self.fighters: vec[Fighter] = vec[Fighter](capacity=FIGHTERS)
        self.tokens: vec[i64] = vec[i64]([OFF] * TOKENS)  # where each lies
        self.shards: vec[i64] = vec[i64]([OFF] * SHARDS)
        self.shard_count: i64 = 0
        self.round: i64 = 0
        self.first: i64 = NOBODY  # who acts first in this round
        self.active: i64 = NOBODY  # whose activation it is
        self.taken: i64 = 0  # activations of this phase
        self.acted: i64 = NOBODY  # the fighter activated last
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

    def copy(self) -> Shadespire:
        twin = Shadespire(self.seats, self.dice.copy(), self.book)
        self.carry_flow(twin)
        twin.field = self.field
        twin.placed = self.placed[:]
        bands = vec[Band](capacity=SEATS)
        for seat in range(len(self.bands)):
            bands = append(bands, self.bands[seat].copy())
        twin.bands = bands
        fighters = vec[Fighter](capacity=FIGHTERS)
        for i in range(len(self.fighters)):
            fighters = append(fighters, self.fighters[i].copy())
        twin.fighters = fighters
        for token in range(TOKENS):
            twin.tokens[token] = self.tokens[token]
        if self.shard_count > 0:
            for shard in range(SHARDS):
                twin.shards[shard] = self.shards[shard]
        twin.shard_count = self.shard_count
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.taken = self.taken
        twin.acted = self.acted
        twin.mode = self.mode
        twin.relic = self.relic
        twin.fixed = self.fixed
        twin.prepared = self.prepared
        twin.second_symbol = self.second_symbol
        twin.guard_once = self.guard_once
        twin.open_lists = self.open_lists
        twin.always_draw = self.always_draw
        twin.game = self.game
        twin.sudden = self.sudden
        twin.winners = self.winners
        return twin

    def determinised(self, seat: i64, dice: Dice) -> Shadespire:
        from dicehall.games.shadespire.dealing import deal_anew

        return deal_anew(self, seat, dice)

    def view(self, seat: int | None) -> dict[str, object]:
        from dicehall.games.shadespire.view import show

        return show(self, seat)

    def observation_size(self) -> i64:
        from dicehall.games.shadespire.observation import observation_size

        return observation_size(self.seats)

    def observe(self, seat: i64, out: vec[float], at: i64 = 0) -> None:
        from dicehall.games.shadespire.observation import observe

        observe(self, seat, out, at)

    def returns(self) -> list[float]:
        """The winner takes all; those who draw share. [victory]"""
        share = 1.0 / float(bits(self.winners))
        return [share if self.winners >> seat & 1 else 0.0 for seat in range(self.seats)]

    def forecast(self, out: vec[float]) -> None:
        from dicehall.games.shadespire.forecast import forecast, ready

        if self.over or not ready(self):
            super().forecast(out)
        else:
            forecast(self, out)

    def settled(self) -> bool:
        from dicehall.games.shadespire.rounds import Activate

        return self.round == 0 or isinstance(self.top(), Activate)

    def value(self, seat: i64) -> float:
        from dicehall.games.shadespire.value import guess

        if self.over:
            return 1.0 / float(bits(self.winners)) if self.winners >> seat & 1 else 0.0
        return guess(self, seat)

    def liking(self, action: Action) -> i64:
        from dicehall.games.shadespire.thumb import liking

        return liking(self, action)

    # ---- order of play ----

    def after(self, seat: i64) -> i64:
        """Return who comes after a seat: to the left, in round 2 to the right. [many.direction]"""
        step = self.seats - 1 if self.round == 2 else 1
        return (seat + step) % self.seats

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
        if fighter.upgrades != 0:
            for u in range(len(self.book.upgrades)):
                if fighter.upgrades >> u & 1:
                    wounds += self.book.upgrades[u].wounds
        return wounds

    def move_of(self, fighter: Fighter) -> i64:
        """Return the Move characteristic. [modifier]"""
        move = self.side_of(fighter).move
        if fighter.upgrades != 0:
            for u in range(len(self.book.upgrades)):
                if fighter.upgrades >> u & 1:
                    move += self.book.upgrades[u].move
        return move

    def defence_of(self, fighter: Fighter) -> i64:
        """Return how many dice a fighter defends with. [modifier]"""
        dice = self.side_of(fighter).defence
        if fighter.upgrades != 0:
            for u in range(len(self.book.upgrades)):
                if fighter.upgrades >> u & 1:
                    dice += self.book.upgrades[u].defence
        return dice

    def range_of(self, fighter: Fighter) -> i64:
        """Return the longest range of a fighter's attacks, reactions left aside. [attack.range]"""
        side = self.side_of(fighter)
        longest: i64 = 0
        for k in range(len(side.attacks)):
            attack = self.book.attacks[side.attacks[k]]
            if not attack.parry and attack.range > longest:
                longest = attack.range
        if fighter.upgrades != 0:
            for u in range(len(self.book.upgrades)):
                if fighter.upgrades >> u & 1 and self.book.upgrades[u].attack >= 0:
                    attack = self.book.attacks[self.book.upgrades[u].attack]
                    if attack.range > longest:
                        longest = attack.range
        return longest

    def attacks_of(self, fighter: Fighter) -> i64:
        """Return the attacks a fighter may choose, as a mask of the book's. [attack.card]"""
        side = self.side_of(fighter)
        mask: i64 = 0
        for k in range(len(side.attacks)):
            if not self.book.attacks[side.attacks[k]].parry:
                mask |= BIT[side.attacks[k]]
        if fighter.upgrades != 0:
            for u in range(len(self.book.upgrades)):
                if fighter.upgrades >> u & 1 and self.book.upgrades[u].attack >= 0:
                    mask |= BIT[self.book.upgrades[u].attack]
        return mask

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

    def fighter_at(self, hex: i64) -> i64:
        """Return who stands on a hex, or NOBODY."""
        for i in range(len(self.fighters)):
            if self.fighters[i].hex == hex:
                return i
        return NOBODY

    def shut(self, hex: i64) -> bool:
        """Say whether a hex is blocked, by the board or by a shard. [board.blocked] [ploy.shard]"""
        if self.field.board.blocked[hex] == 1:
            return True
        for shard in range(self.shard_count):
            if self.shards[shard] == hex:
                return True
        return False

    def free(self, hex: i64) -> bool:
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

    def room_around(self, hex: i64) -> bool:
        """Say whether a fighter there could be pushed anywhere."""
        neighbours = self.field.board.neighbours
        for way in range(6 * hex, 6 * hex + 6):
            near = neighbours[way]
            if near >= 0 and self.free(near):
                return True
        return False

    def token_on(self, hex: i64) -> i64:
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

    def inspire(self, fighter: i64) -> None:
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

    def random_card(self, mask: i64) -> i64:
        """Return one card of a mask, each as likely."""
        pick = self.dice.below(bits(mask))
        while pick > 0:
            mask &= mask - 1
            pick -= 1
        card: i64 = 0
        while not mask >> card & 1:
            card += 1
        return card

    def unseen_objectives(self, seat: i64) -> i64:
        """Return the objectives that, as far as anybody knows, a seat may hold. [deck.open]"""
        band = self.bands[seat]
        if band.listed:
            return band.objectives | band.objective_deck
        return self.book.legal_objectives[band.warband] & ~band.open_objectives()

    def unseen_power(self, seat: i64) -> i64:
        """Return the power cards that, as far as anybody knows, a seat may hold. [deck.open]"""
        band = self.bands[seat]
        if band.listed:
            return band.hand | band.deck
        return self.book.legal_power[band.warband] & ~band.open_power()

    def begin_action(self) -> None:
        """After the action that begins, objectives drawn before may be scored. [objective.fresh]"""
        for seat in range(self.seats):
            self.bands[seat].fresh = 0

    def draw_power(self, seat: i64, count: i64) -> None:
        """Draw power cards, as far as the deck goes. [cards.empty]"""
        band = self.bands[seat]
        drawn: i64 = 0
        while drawn < count and band.deck != 0:
            card = self.random_card(band.deck)
            band.deck &= ~BIT[card]
            band.hand |= BIT[card]
            drawn += 1
            self.turned_up()
            self.tell(DREW, seat, card)

    def draw_objectives(self, seat: i64, count: i64) -> None:
        """Draw objectives, never above three in hand. [cards.empty] [cards.three]"""
        band = self.bands[seat]
        drawn: i64 = 0
        while drawn < count and band.objective_deck != 0:
            if bits(band.objectives) >= OBJECTIVE_HAND:
                return
            card = self.random_card(band.objective_deck)
            band.objective_deck &= ~BIT[card]
            band.objectives |= BIT[card]
            drawn += 1
            self.turned_up()
            self.tell(DREW_OBJECTIVE, seat, card)


BLANK: Final = Book()
NO_FIELD: Final = field_of("", [], [])

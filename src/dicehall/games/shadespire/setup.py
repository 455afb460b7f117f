"""Warbands, boards, tokens, cards, and placing the fighters. [setup]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shadespire.book import Book, Deck
from dicehall.games.shadespire.cards import WARBANDS
from dicehall.games.shadespire.decks import from_code, random_deck
from dicehall.games.shadespire.ending import Rounds
from dicehall.games.shadespire.field import NEUTRAL, Placement, field_of
from dicehall.games.shadespire.joining import PlaceBoards
from dicehall.games.shadespire.lots import ChooseFirst, everybody, roll_off
from dicehall.games.shadespire.moves import ANYWHERE, Places
from dicehall.games.shadespire.table import (
    GIVEN,
    HAND,
    MODES,
    NO_FIELD,
    OBJECTIVE_HAND,
    OFF,
    RANDOM,
    RELIC,
    STARTER,
    TOKENS,
    Band,
    Fighter,
    Shadespire,
)
from dicehall.games.shadespire.verbs import (
    DEPLOY,
    DEPLOYED,
    GAME_BEGAN,
    PICK,
    PICKED,
    REDRAW,
    REDREW,
    RELIC_PLACED,
    TOKEN,
    TOKEN_PLACED,
    TOKENS_TURNED,
)
from dicehall.kit.action import Action, act, first, second
from dicehall.kit.content import ContentError
from dicehall.kit.dice import Dice
from dicehall.kit.game import Setup, SetupError
from dicehall.kit.notation import nearest
from dicehall.kit.table import BIT, NOBODY, Choice, Frame, SealedChoice

SPACING: Final = 3  # at least, between two tokens
REDRAWS: Final = ("nothing", "objectives", "power", "both")


def lay_table(setup: Setup, dice: Dice, book: Book) -> Shadespire:
    """Lay out a game as the set-up says."""
    g = Shadespire(setup.seats, dice, book)
    g.mode = MODES.index(str(setup.options["match"]))
    if g.mode > 0 and setup.seats != 2:
        raise SetupError(f"a match is for 2 players, not {setup.seats}")
    g.relic = bool(setup.options["relic"])
    g.fixed = bool(setup.options["fixed"])
    g.second_symbol = bool(setup.options["second-symbol"])
    g.guard_once = bool(setup.options["guard-once"])
    for seat in range(setup.seats):
        g.bands = append(g.bands, Band())
    name_warbands(g, str(setup.options["warbands"]))
    name_decks(g, str(setup.options["decks"]))
    g.push(Preparation())
    g.advance()
    return g


def per_seat(g: Shadespire, option: str, text: str) -> list[str]:
    """Return what an option says for each seat, parted by commas; nothing if it is empty."""
    words = [word.strip() for word in text.split(",")] if text.strip() else []
    if words and len(words) != g.seats:
        raise SetupError(
            f"option {option!r} speaks of {len(words)} seats, not {g.seats}; part them by commas"
        )
    return words


def name_warbands(g: Shadespire, text: str) -> None:
    """Read each seat's warband; both may field the same. [warband]"""
    for seat, word in enumerate(per_seat(g, "warbands", text)):
        if word not in WARBANDS:
            raise SetupError(f"option 'warbands' has {word!r}; {nearest(word, [*WARBANDS])}")
        g.bands[seat].warband = WARBANDS.index(word)


def name_decks(g: Shadespire, text: str) -> None:
    """Read each seat's decks: `starter`, `random` or a share code. [deck.code]"""
    for seat, word in enumerate(per_seat(g, "decks", text)):
        band = g.bands[seat]
        if word == "random":
            band.dealt = RANDOM
        elif word != "starter":
            try:
                deck = from_code(g.book, word)
            except ContentError as error:
                raise SetupError(f"option 'decks': {error}") from error
            if band.warband not in (NOBODY, deck.warband):
                raise SetupError(
                    f"option 'decks': seat {seat + 1} plays {WARBANDS[band.warband]}, "
                    f"but the deck is for {WARBANDS[deck.warband]}"
                )
            band.warband = deck.warband
            band.dealt = GIVEN
            give_deck(band, deck)


def give_deck(band: Band, deck: Deck) -> None:
    """Note which cards a player has brought."""
    band.all_objectives = deck.objectives
    band.all_power = deck.power


@final
class Preparation(Frame):
    """Before the first round: boards, tokens, cards, fighters. [setup]"""

    def step(self, g: Shadespire, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.pick_warbands(g)
            case 1: self.muster(g)
            case 2: g.push(PlaceBoards(everybody(g)))
            case 3: self.join(g)
            case 4: self.place_relic(g)
            case 5: g.push(PlaceTokens(board_placer(g, 0)))
            case 6: self.turn_tokens(g)
            case 7: self.draw_cards(g)
            case 8: g.push(Mulligan(board_placer(g, 0)))
            case 9: g.push(ChooseFirst(roll_off(g, everybody(g), False, NOBODY)))
            case 10: g.push(PlaceFighters(g.active))
            case _: g.follow(Rounds())
        # fmt: on

    def pick_warbands(self, g: Shadespire) -> None:
        """Who has not named a warband picks one; all are shown together. [warband.pick]"""
        unnamed: i64 = 0
        for seat in range(g.seats):
            if g.bands[seat].warband == NOBODY:
                unnamed |= BIT[seat]
        if unnamed != 0:
            g.push(PickWarbands(unnamed, 0, unnamed))

    def muster(self, g: Shadespire) -> None:
        """Each takes the fighters and decks of the warband. [warband] [deck]"""
        g.tell(GAME_BEGAN, g.game)
        g.fighters = vec[Fighter](capacity=20)
        for seat in range(g.seats):
            band = g.bands[seat]
            if band.all_power == 0:
                if band.dealt == RANDOM:
                    give_deck(band, random_deck(g.book, int(band.warband), g.dice))
                else:
                    give_deck(band, g.book.starters[band.warband])
            band.objective_deck = band.all_objectives
            band.deck = band.all_power
            band.first = len(g.fighters)
            for card in range(len(g.book.fighters)):
                if g.book.fighters[card].warband == band.warband:
                    g.fighters = append(g.fighters, Fighter(card, seat))
            band.size = len(g.fighters) - band.first

    def join(self, g: Shadespire) -> None:
        """The joined boards are the battlefield. [board.field]"""
        g.field = field_of(g.book.path, g.book.faces, placements(g))

    def place_relic(self, g: Shadespire) -> None:
        """The relic lies before the tokens do. [relic]"""
        if g.relic:
            g.push(PlaceRelic(board_placer(g, g.seats - 1)))

    def turn_tokens(self, g: Shadespire) -> None:
        """The tokens were shuffled face down: only now their numbers show. [token.turn]"""
        count = tokens_for(g.seats)
        lying = vec[i64]([0] * count)
        for k in range(count):
            lying[k] = g.tokens[1 + k]
        g.dice.shuffle(lying, count)
        for k in range(count):
            g.tokens[1 + k] = lying[k]
        g.tell(TOKENS_TURNED)

    def draw_cards(self, g: Shadespire) -> None:
        """Five power cards and three objectives each. [cards.draw]"""
        for seat in range(g.seats):
            g.draw_objectives(seat, OBJECTIVE_HAND)
            g.draw_power(seat, HAND)

    def copy(self) -> Preparation:
        return self.carry(Preparation())


def placements(g: Shadespire) -> list[Placement]:
    """Return the boards laid so far: face, x, y, turned."""
    return [
        (
            int(g.placed[k] & 15),
            int(g.placed[k] >> 8 & 0xFFFF) - 4096,
            int(g.placed[k] >> 24 & 0xFFFF) - 4096,
            int(g.placed[k] >> 4 & 1),
        )
        for k in range(len(g.placed))
    ]


def tokens_for(seats: i64) -> i64:
    """Return how many objective tokens are used: 5, 7 or 9. [token.count]"""
    return 2 * seats + 1


def board_placer(g: Shadespire, board: i64) -> i64:
    """Return who placed a board."""
    for seat in range(g.seats):
        if g.bands[seat].board == board:
            return seat
    return 0


def next_game(g: Shadespire) -> None:
    """The next game of a match: the same warbands and decks, all else anew. [match]"""
    g.game += 1
    g.field = NO_FIELD
    g.placed = vec[i64](capacity=4)
    for token in range(TOKENS):
        g.tokens[token] = OFF
    bands = vec[Band](capacity=4)
    for seat in range(g.seats):
        old = g.bands[seat]
        band = Band(old.warband)
        band.dealt = old.dealt
        band.all_objectives = old.all_objectives
        band.all_power = old.all_power
        band.wins = old.wins
        band.glory_before = old.glory_before
        bands = append(bands, band)
    g.bands = bands
    g.round = 0
    g.first = NOBODY
    g.active = NOBODY
    g.taken = 0
    g.acted = NOBODY
    again = Preparation()
    again.at = 1
    g.follow(again)


@final
class PickWarbands(SealedChoice):
    """All pick a warband at once, and show it together. [warband.pick]"""

    def __init__(self, pending: i64 = 0, slot: i64 = 0, picking: i64 = 0) -> None:
        super().__init__(pending, slot)
        self.picking: i64 = picking  # all who pick, as a mask

    def ask(self, g: Shadespire, slot: i64) -> None:
        for warband in range(len(WARBANDS)):
            g.offer(act(PICK, warband))

    def sealed(self, g: Shadespire, slot: i64, action: Action) -> None:
        g.bands[slot].warband = first(action)

    def revealed(self, g: Shadespire) -> None:
        for seat in range(g.seats):
            g.tell(PICKED, seat, g.bands[seat].warband)

    def copy(self) -> PickWarbands:
        return self.carry(PickWarbands(self.pending, self.slot, self.picking))


# ---- tokens ----


@final
class PlaceRelic(Places):
    """Who placed the last board lays the relic on an inner neutral hex. [relic]"""

    def fits(self, g: Shadespire, hex: i64) -> bool:
        return g.field.owner[hex] == NEUTRAL and g.field.edge[hex] == 0

    def option(self, hex: i64) -> Action:
        return act(TOKEN, hex)

    def put(self, g: Shadespire, action: Action) -> None:
        g.tokens[RELIC] = first(action)
        g.tell(RELIC_PLACED, self.seat, first(action))

    def copy(self) -> PlaceRelic:
        return self.carry(PlaceRelic(self.seat, self.region))


@final
class PlaceTokens(Places):
    """In turn, each lays a token face down, from whoever placed the first board. [token.place]

    Not on a starting, blocked or edge hex, nor within two hexes of another token [token.space]; the
    last one may lie on the edge [token.last] [ruling.11]. Where nothing is left, the rules give
    way, the edge first [token.crowded].
    """

    def __init__(self, seat: i64 = 0, placed: i64 = 0, region: i64 = ANYWHERE) -> None:
        super().__init__(seat, region)
        self.placed: i64 = placed
        self.leniency: i64 = 0

    def prepare(self, g: Shadespire) -> None:
        self.leniency = 1 if self.placed + 1 == tokens_for(g.seats) else 0
        while self.leniency < 4:
            for hex in range(g.field.count):
                if self.fits(g, hex):
                    return
            self.leniency += 1

    def fits(self, g: Shadespire, hex: i64) -> bool:
        field = g.field
        if field.start[hex] == 1 or field.board.blocked[hex] == 1 or g.tokens[RELIC] == hex:
            return False
        if field.edge[hex] == 1 and self.leniency == 0:
            return False
        space = SPACING if self.leniency < 2 else SPACING + 1 - self.leniency
        for token in range(1, TOKENS):
            if g.tokens[token] != OFF and field.board.distance(g.tokens[token], hex) < space:
                return False
        return True

    def option(self, hex: i64) -> Action:
        return act(TOKEN, hex)

    def put(self, g: Shadespire, action: Action) -> None:
        self.placed += 1
        g.tokens[self.placed] = first(action)
        g.tell(TOKEN_PLACED, self.seat, first(action))
        self.region = ANYWHERE
        self.seat = g.after(self.seat)
        self.done = self.placed == tokens_for(g.seats)

    def copy(self) -> PlaceTokens:
        twin = PlaceTokens(self.seat, self.placed, self.region)
        twin.leniency = self.leniency
        return self.carry(twin)


# ---- cards and fighters ----


@final
class Mulligan(Choice):
    """Each may throw away a whole hand of either kind once. [cards.mulligan] [ruling.12]"""

    def __init__(self, seat: i64 = 0, asked: i64 = 0) -> None:
        super().__init__(seat)
        self.asked_seats: i64 = asked

    def ask(self, g: Shadespire) -> None:
        if self.asked_seats < g.seats:
            for which in range(len(REDRAWS)):
                g.offer(act(REDRAW, which))

    def chosen(self, g: Shadespire, action: Action) -> None:
        band = g.bands[self.seat]
        which = first(action)
        if which != 0:
            g.turned_up()
            g.tell(REDREW, self.seat, which)
        if which & 1:
            band.dropped |= band.objectives
            band.objectives = 0
            g.draw_objectives(self.seat, OBJECTIVE_HAND)
        if which & 2:
            band.discards |= band.hand
            band.hand = 0
            g.draw_power(self.seat, HAND)
        self.asked_seats += 1
        self.seat = g.after(self.seat)
        self.done = False

    def copy(self) -> Mulligan:
        return self.carry(Mulligan(self.seat, self.asked_seats))


@final
class PlaceFighters(Choice):
    """One fighter at a time on own starting hexes, in turn. [deploy.turns]

    Who has placed all waits, the others go on. [deploy.alone]
    """

    def ask(self, g: Shadespire) -> None:
        band = g.bands[self.seat]
        for i in range(band.first, band.first + band.size):
            if g.fighters[i].hex == OFF:
                for hex in range(g.field.count):
                    if g.field.start[hex] == 1 and g.field.owner[hex] == band.board:
                        if g.fighter_at(hex) == NOBODY:
                            g.offer(act(DEPLOY, i, hex))

    def chosen(self, g: Shadespire, action: Action) -> None:
        g.fighters[first(action)].hex = second(action)
        g.tell(DEPLOYED, first(action), second(action))
        if g.first == NOBODY and self.left(g, self.seat) == 0:
            g.first = self.seat  # for the roll-off of round 1 [round.bonus]
        for turn in range(g.seats):
            self.seat = g.after(self.seat)
            if self.left(g, self.seat) > 0:
                self.done = False
                return

    def left(self, g: Shadespire, seat: i64) -> i64:
        """Return how many fighters a seat has yet to place."""
        band = g.bands[seat]
        count: i64 = 0
        for i in range(band.first, band.first + band.size):
            if g.fighters[i].hex == OFF:
                count += 1
        return count

    def copy(self) -> PlaceFighters:
        return self.carry(PlaceFighters(self.seat))


__all__ = ["REDRAWS", "STARTER", "Preparation", "lay_table", "next_game", "placements"]

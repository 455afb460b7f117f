"""Warbands, boards, tokens, cards, and placing the fighters. [setup]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shadespire.book import Book, Deck
from dicehall.games.shadespire.cards import WARBANDS
from dicehall.games.shadespire.decks import from_code, random_deck
from dicehall.games.shadespire.deploying import Mulligan, PlaceFighters
from dicehall.games.shadespire.ending import Rounds
from dicehall.games.shadespire.field import Placement, field_of
from dicehall.games.shadespire.joining import PlaceBoards
from dicehall.games.shadespire.pieces import (
    ALL_OBJECTIVES,
    ALL_POWER,
    CARD_SETS,
    DECK,
    GIVEN,
    OBJECTIVE_DECK,
    OFF,
    RANDOM,
    SEEN_OBJECTIVES,
    SEEN_POWER,
    STARTER,
    Band,
    Fighter,
    LaidBoard,
)
from dicehall.games.shadespire.prepared import join_boards, lay_tokens, place_fighters
from dicehall.games.shadespire.roll_off import ChooseFirst, everybody, roll_off
from dicehall.games.shadespire.table import (
    HAND_SIZE,
    MODES,
    NO_FIELD,
    OBJECTIVE_HAND,
    TOKENS,
    Shadespire,
)
from dicehall.games.shadespire.tokens import PlaceRelic, PlaceTokens, tokens_for
from dicehall.games.shadespire.verbs import (
    GAME_BEGAN,
    PICK,
    PICKED,
    TOKENS_TURNED,
)
from dicehall.kit.action import Action, act, first
from dicehall.kit.content import ContentError
from dicehall.kit.game import Setup, SetupError, about, unknown
from dicehall.kit.notation import Phrase, nearest
from dicehall.kit.table import BIT, NOBODY, Frame, SealedChoice

# Steps of the preparation that others ask for.
GATHERING: Final = 1  # fighters and decks: with it each game of a match begins
TURNING: Final = 6  # the tokens are turned up


def lay_table(g: Shadespire, setup: Setup) -> None:
    """Lay out a game as the set-up says."""
    g.mode = MODES.index(str(setup.options["match"]))
    g.relic = bool(setup.options["relic"])
    g.fixed = bool(setup.options["fixed"])
    g.second_symbol = bool(setup.options["second-symbol"])
    g.guard_once = bool(setup.options["guard-once"])
    g.open_lists = setup.options["deck-lists"] == "open"
    g.prepared = setup.options["battlefield"] == "prepared"
    g.always_draw = setup.options["new-objectives"] == "always"
    for seat in range(setup.seats):
        g.bands = append(g.bands, new_band(g.book, NOBODY))
    name_warbands(g, str(setup.options["warbands"]))
    name_decks(g, str(setup.options["decks"]))
    g.push(Preparation())


def new_band(book: Book, warband: i64) -> Band:
    """Return what lies before a player, with room for the cards of a book."""
    band = Band(warband)
    band.make_room(CARD_SETS, book.most_cards())
    return band


def per_seat(g: Shadespire, option: str, text: str) -> list[str]:
    """Return what an option says for each seat, parted by commas; nothing if it is empty."""
    words = [word.strip() for word in text.split(",")] if text.strip() else []
    if words and len(words) != g.seats:
        raise SetupError(
            f"option {option!r} speaks of {len(words)} seats, not {g.seats}; part them by commas",
            about(option, "setup-per-seat", count=int(g.seats)),
        )
    return words


def name_warbands(g: Shadespire, text: str) -> None:
    """Read each seat's warband; both may field the same. [warband]"""
    for seat, word in enumerate(per_seat(g, "warbands", text)):
        if word not in WARBANDS:
            raise SetupError(
                f"option 'warbands' has {word!r}; {nearest(word, [*WARBANDS])}",
                unknown("warbands", word, [*WARBANDS]),
            )
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
                wrong = about("decks", "setup-deck", text=word)
                raise SetupError(f"option 'decks': {error}", wrong) from error
            if band.warband not in (NOBODY, deck.warband):
                raise SetupError(
                    f"option 'decks': seat {seat + 1} plays {WARBANDS[band.warband]}, "
                    f"but the deck is for {WARBANDS[deck.warband]}",
                    about(
                        "decks",
                        "setup-deck-other",
                        seat=Phrase("seat", {"number": seat + 1}),
                        warband=Phrase(f"warband-{WARBANDS[band.warband]}"),
                        other=Phrase(f"warband-{WARBANDS[deck.warband]}"),
                    ),
                )
            band.warband = deck.warband
            band.dealt = STARTER if is_starter(g.book, deck) else GIVEN
            give_deck(band, deck)


def is_starter(book: Book, deck: Deck) -> bool:
    """Say whether a deck is the starter deck of its warband, card by card. [deck.starter]"""
    starter = book.starters[deck.warband]
    return deck.objectives == starter.objectives and deck.power == starter.power


def give_deck(band: Band, deck: Deck) -> None:
    """Note which cards a player has brought."""
    band.clear(ALL_OBJECTIVES)
    for card in deck.objectives:
        band.put(ALL_OBJECTIVES, card)
    band.clear(ALL_POWER)
    for card in deck.power:
        band.put(ALL_POWER, card)


@final
class Preparation(Frame):
    """Before the first round: boards, tokens, cards, fighters. [setup]"""

    def step(self, g: Shadespire, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.pick_warbands(g)
            case 1: self.gather(g)  # GATHERING
            case 2: self.place_boards(g)
            case 3: self.join(g)
            case 4: self.place_relic(g)
            case 5: self.place_tokens(g)
            case 6: self.turn_tokens(g)  # TURNING
            case 7: self.draw_cards(g)
            case 8: g.push(Mulligan(board_placer(g, 0)))
            case 9: self.choose_first(g)
            case 10: self.place_fighters(g)
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

    def gather(self, g: Shadespire) -> None:
        """Each takes the fighters and decks of the warband. [warband] [deck]"""
        g.fighters = vec[Fighter](capacity=20)
        for seat in range(g.seats):
            band = g.bands[seat]
            if band.is_empty(ALL_POWER):
                if band.dealt == RANDOM:
                    give_deck(band, random_deck(g.book, int(band.warband), g.dice))
                else:
                    give_deck(band, g.book.starters[band.warband])
            band.listed = band.dealt == STARTER or g.open_lists
            band.add(ALL_OBJECTIVES, OBJECTIVE_DECK)
            band.add(ALL_POWER, DECK)
            band.first = len(g.fighters)
            for card in range(len(g.book.fighters)):
                if g.book.fighters[card].warband == band.warband:
                    g.fighters = append(g.fighters, Fighter(card, seat))
            band.size = len(g.fighters) - band.first
        g.tell(GAME_BEGAN, g.game)

    def place_boards(self, g: Shadespire) -> None:
        """Boards are chosen and joined, or lie ready. [board.order] [prepared]"""
        if g.prepared:
            join_boards(g)
        else:
            g.push(PlaceBoards(everybody(g)))

    def place_tokens(self, g: Shadespire) -> None:
        """Tokens are laid in turn, or lie ready. [token.place] [prepared]"""
        if g.prepared:
            lay_tokens(g)
        else:
            g.push(PlaceTokens(board_placer(g, 0)))

    def choose_first(self, g: Shadespire) -> None:
        """Roll off for who places the first fighter, unless they stand ready. [deploy.first]"""
        if not g.prepared:
            g.push(ChooseFirst(roll_off(g, everybody(g))))

    def place_fighters(self, g: Shadespire) -> None:
        """Fighters are placed in turn, or stand ready. [deploy.turns] [prepared]"""
        if g.prepared:
            place_fighters(g)
        else:
            g.push(PlaceFighters(g.active))

    def join(self, g: Shadespire) -> None:
        """The joined boards are the battlefield. [board.field]"""
        g.field = field_of(g.book.path, g.book.faces, placements(g))
        g.placed = vec[LaidBoard]([])  # from now on the field knows how they lie

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
            g.draw_power(seat, HAND_SIZE)

    def copy(self) -> Preparation:  # written by tools/copies.py
        return self.carry(Preparation())


def warbands_shown(g: Shadespire) -> bool:
    """Say whether all know the warbands: from the moment they are shown. [warband.pick]"""
    if len(g.fighters) > 0:
        return True
    picking = g.top()
    return isinstance(picking, PickWarbands) and picking.pending == 0


def tokens_turned(g: Shadespire) -> bool:
    """Say whether the numbers of the tokens show. [token.turn]"""
    preparation = g.nearest(Preparation)
    return preparation is None or preparation.at > TURNING


def placements(g: Shadespire) -> list[Placement]:
    """Return the boards laid so far: face, x, y, turned."""
    if len(g.placed) == 0:
        return g.field.placements
    return [(int(board.face), int(board.x), int(board.y), int(board.turned)) for board in g.placed]


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
    g.placed = vec[LaidBoard]([])
    for token in range(TOKENS):
        g.tokens[token] = OFF
    bands = vec[Band](capacity=4)
    for seat in range(g.seats):
        old = g.bands[seat]
        band = new_band(g.book, old.warband)
        band.dealt = old.dealt
        remember_cards(g.book, old, band)
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
    again.at = GATHERING
    g.follow(again)


def remember_cards(book: Book, old: Band, band: Band) -> None:
    """The decks stay the same; what has lain open is known from now on. [match] [deck.open]"""
    for card in range(len(book.objectives)):
        if old.has(ALL_OBJECTIVES, card):
            band.put(ALL_OBJECTIVES, card)
        if old.has(SEEN_OBJECTIVES, card) or old.objective_lay_open(card):
            band.put(SEEN_OBJECTIVES, card)
    for card in range(book.power_count):
        if old.has(ALL_POWER, card):
            band.put(ALL_POWER, card)
        if old.has(SEEN_POWER, card) or old.power_lay_open(card):
            band.put(SEEN_POWER, card)


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

    def copy(self) -> PickWarbands:  # written by tools/copies.py
        return self.carry(PickWarbands(self.pending, self.slot, self.picking))

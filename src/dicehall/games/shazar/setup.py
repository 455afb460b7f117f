"""Before the first turn: characters, fields, artifacts, decks, who begins. [setup]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from dicehall.games.shazar.book import Book
from dicehall.games.shazar.card import CHARACTERS, SEATS
from dicehall.games.shazar.field import HEXES, Layout
from dicehall.games.shazar.laying import LayField
from dicehall.games.shazar.layouts import find_layout
from dicehall.games.shazar.library import open_realm
from dicehall.games.shazar.pieces import Mage
from dicehall.games.shazar.piles import DECK, FATE_DECK, FATE_SETS, FULL, PILES
from dicehall.games.shazar.rolls import d100
from dicehall.games.shazar.table import NO_LAST_ROUND, Shazar
from dicehall.games.shazar.turn import Turn
from dicehall.games.shazar.verbs import DEALT, FIRST_ROLL, IS_TAKEN, OFFERED, PICK, PICKED
from dicehall.kit.action import Action, act
from dicehall.kit.action import first as operand
from dicehall.kit.bits import count
from dicehall.kit.cardsets import CardSets
from dicehall.kit.content import ContentError
from dicehall.kit.dice import Dice
from dicehall.kit.game import Setup, SetupError, about, unknown
from dicehall.kit.notation import nearest
from dicehall.kit.table import BIT, NOBODY, Choice, Frame

RANDOM: Final = "random"
CHOOSE: Final = "choose"
STANDARD: Final = "standard"
ALLIANCES: Final = ("free", "pairs")
ROLL: Final = "roll"
FIRSTS: Final = (ROLL, "seat-1", "seat-2", "seat-3", "seat-4")
UNPICKED: Final = -1


def split(text: str, seats: int, option: str, alone: str) -> list[str]:
    """Return one word a seat; one word alone, or none, is for all."""
    words = [word.strip() for word in text.split(",")]
    if len(words) == 1:
        return [words[0] or alone] * seats
    if len(words) != seats:
        raise SetupError(
            f"option {option!r} names {len(words)}; right would be {seats}, or one",
            about(option, "setup-per-seat", count=seats),
        )
    return words


def read_characters(text: str, seats: int) -> list[int]:
    """Return the characters a set-up names, UNPICKED where they are still to be found.
    [setup.character]"""
    if text.strip() in ("", CHOOSE, RANDOM):
        return [UNPICKED] * seats
    found: list[int] = []
    for word in split(text, seats, "characters", ""):
        if word not in CHARACTERS:
            raise SetupError(
                f"option 'characters' has {word!r}; {nearest(word, [*CHARACTERS])}",
                unknown("characters", word, [*CHARACTERS]),
            )
        if CHARACTERS.index(word) in found:
            raise SetupError(
                f"option 'characters' names {word!r} twice; each can be played once",
                about("characters", "setup-twice", text=word),
            )
        found.append(CHARACTERS.index(word))
    return found


def check_options(setup: Setup, book: Book, dice: Dice) -> None:
    """Refuse what does not fit together, with one clear line. [alliance.fixed] [field.own]"""
    characters = read_characters(str(setup.options["characters"]), setup.seats)
    words = split(str(setup.options["layouts"]), setup.seats, "layouts", STANDARD)
    for character, word in zip(characters, words, strict=True):
        if character != UNPICKED:
            read_word(book, word, character, dice)
        elif word not in (STANDARD, RANDOM, CHOOSE):
            raise SetupError(
                f"option 'layouts' has {word!r}, but nobody has that character yet; "
                "name the characters too, or take 'standard', 'random' or 'choose'",
                about("layouts", "setup-layout-early"),
            )


def read_word(book: Book, word: str, character: int, dice: Dice) -> Layout:
    """Return the layout a word names; who lays the own field begins with the standard one."""
    try:
        return find_layout(book, STANDARD if word == CHOOSE else word, character, dice)
    except ContentError as error:
        wrong = about("layouts", "setup-layout", text=word)
        raise SetupError(f"option 'layouts': {error}", wrong) from error


def lay_table(g: Shazar, setup: Setup) -> None:
    """Lay out a game as the set-up says. [end.rounds] [setup.first]"""
    check_options(setup, g.book, g.dice.copy())
    options = setup.options
    rounds = options["rounds"]
    assert isinstance(rounds, int)
    g.rounds = rounds if rounds > 0 else NO_LAST_ROUND
    begins = str(options["first"])
    first = NOBODY if begins == ROLL else int(begins.removeprefix("seat-")) - 1
    g.pairs = options["alliance"] == "pairs"
    text = str(options["characters"])
    characters = read_characters(text, setup.seats)
    if text.strip() == RANDOM:
        characters = []
        while len(characters) < setup.seats:
            character = int(g.dice.below(SEATS))
            if character not in characters:
                characters.append(character)
    words = split(str(options["layouts"]), setup.seats, "layouts", STANDARD)
    if UNPICKED in characters:
        g.push(Preparation(first, seats_with(words, CHOOSE), seats_with(words, RANDOM)))
        g.push(PickCharacters(0, 0))
    else:
        lay_fields(g, characters, words)
        g.push(Preparation(first, seats_with(words, CHOOSE)))


def seats_with(words: list[str], wanted: str) -> i64:
    """Return the seats whose layout is called so, as a mask."""
    mask: i64 = 0
    for seat, word in enumerate(words):
        if word == wanted:
            mask |= BIT[seat]
    return mask


def lay_fields(g: Shazar, characters: list[int], words: list[str]) -> None:
    """Lay the fields; each figure stands in its own Capital with its lives. [setup.field]
    [setup.capital]"""
    layouts = [
        read_word(g.book, word, character, g.dice)
        for character, word in zip(characters, words, strict=True)
    ]
    g.realm = open_realm(g.book.path, tuple(layouts))
    for seat, number in enumerate(characters):
        lives = g.book.characters[number].lives
        mage = Mage(number, lives, lives)
        mage.hex = seat * HEXES
        g.mages = append(g.mages, mage)


@final
class PickCharacters(Choice):
    """Players in turn pick a character nobody has. [setup.character]"""

    def __init__(self, seat: i64 = 0, picked: i64 = 0) -> None:
        super().__init__(seat)
        self.picked: i64 = picked  # four bits a seat

    def taken(self) -> i64:
        """Return the characters that are taken, as a mask."""
        mask: i64 = 0
        for seat in range(self.seat):
            mask |= BIT[self.picked >> 4 * seat & 15]
        return mask

    def ask(self, g: Shazar) -> None:
        if self.seat < g.seats:
            taken = self.taken()
            for character in range(SEATS):
                why = IS_TAKEN if taken >> character & 1 else OFFERED
                g.offer_unless(act(PICK, character), why)

    def chosen(self, g: Shazar, action: Action) -> None:
        self.picked |= operand(action) << 4 * self.seat
        g.tell(PICKED, self.seat, operand(action))
        self.seat += 1
        if self.seat < g.seats:
            self.done = False
            return
        preparation = g.bottom()
        assert isinstance(preparation, Preparation)
        preparation.picked = self.picked

    def copy(self) -> PickCharacters:  # written by tools/copies.py
        return self.carry(PickCharacters(self.seat, self.picked))


@final
class Preparation(Frame):
    """Fields, artifacts, Fate deck, spell decks, and who begins. [setup]"""

    def __init__(self, first: i64 = NOBODY, own: i64 = 0, random: i64 = 0, picked: i64 = 0) -> None:
        super().__init__()
        self.first: i64 = first  # who begins; NOBODY: the highest roll
        self.own: i64 = own  # who lays the own field
        self.random: i64 = random  # who has a random layout
        self.picked: i64 = picked

    def step(self, g: Shazar, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.fields(g)
            case 1: self.own_fields(g)
            case 2: self.artifacts(g)
            case 3: self.decks(g)
            case _: self.begin(g)
        # fmt: on

    def fields(self, g: Shazar) -> None:
        """Whoever has just picked a character lays its field. [setup.field]"""
        if len(g.mages) == 0:
            characters = [int(self.picked >> 4 * seat & 15) for seat in range(g.seats)]
            words = [RANDOM if self.random >> seat & 1 else STANDARD for seat in range(g.seats)]
            lay_fields(g, characters, words)

    def own_fields(self, g: Shazar) -> None:
        """Then players lay their own, one after the other. [field.own]"""
        seat = g.seats - 1
        while seat >= 0:
            if self.own >> seat & 1:
                g.push(LayField(seat))
            seat -= 1

    def artifacts(self, g: Shazar) -> None:
        """One artifact each, at random. [setup.artifact]"""
        left = CardSets()
        left.make_room(1, len(g.book.artifacts))
        for number in range(len(g.book.artifacts)):
            left.put(0, number)
        for seat in range(g.seats):
            kind = left.nth(0, g.dice.below(left.count(0)))
            left.take(0, kind)
            g.relics[seat] = kind
            g.keeper[seat] = seat
            g.tell(DEALT, seat, kind)

    def decks(self, g: Shazar) -> None:
        """The Fate deck; each own spell deck and a hand of five. [setup.fate] [setup.hand]"""
        g.fates.make_room(FATE_SETS, len(g.book.fate_cards))
        for card in range(len(g.book.fate_cards)):
            g.fates.put(FATE_DECK, card)
        g.cards.make_room(PILES, g.book.deck_size)
        for seat in range(g.seats):
            character = g.mages[seat].character
            for k in range(g.cards.words):
                g.cards.put_word(DECK + character, k, g.book.sifts.word(FULL + character, k))
            g.draw(seat, g.book.hand)

    def begin(self, g: Shazar) -> None:
        """Who was agreed on begins, or the highest roll. [setup.first]"""
        g.first = self.first if self.first >= 0 else self.highest(g)
        g.round = 1
        g.follow(Turn(g.first))

    def highest(self, g: Shazar) -> i64:
        """The highest roll begins; those who are equal roll again. No artifact answers.
        [setup.first] [ruling.22]"""
        rolling = BIT[g.seats] - 1
        while count(rolling) > 1:
            best: i64 = 0
            ahead: i64 = 0
            for seat in range(g.seats):
                if rolling >> seat & 1:
                    roll = d100(g)
                    g.tell(FIRST_ROLL, seat, roll)
                    if roll > best:
                        best = roll
                        ahead = 0
                    if roll == best:
                        ahead |= BIT[seat]
            rolling = ahead
        first: i64 = 0
        while not rolling >> first & 1:
            first += 1
        return first

    def copy(self) -> Preparation:  # written by tools/copies.py
        return self.carry(Preparation(self.first, self.own, self.random, self.picked))

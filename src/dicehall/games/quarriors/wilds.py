"""The wilds: thirteen cards of different classes, and the code by which they can be shared. [wilds]

Cards stand in slots: 0 to 2 the basic cards, 3 to 9 creatures, 10 to 12 spells, in the order of the
book. A die is one number: slot * 8 + face; face 6 is a die not yet rolled.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.quarriors.book import (
    BASICS,
    CREATURE_CARDS,
    SPELL_CARDS,
    Book,
    Family,
    open_book,
)
from dicehall.games.quarriors.card import BY_QUIDDITY, COPIED, SIDES, UNROLLED, Card, Face
from dicehall.games.quarriors.piles import FIRST_CREATURE, SLOTS
from dicehall.games.quarriors.worth import WEIGHTS, Opinion, weights_seen, weights_seen_before
from dicehall.kit.content import Shared
from dicehall.kit.dice import Dice
from dicehall.kit.game import SetupError
from dicehall.kit.notation import nearest

FACES: Final = 8  # room for each die; faces 0 to 5 are real
WAITING: Final = 6  # not yet rolled
NO_SLOT: Final = -1
KEPT: Final = 2000  # wilds remembered at a time

DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O, U: they are easily misread


@final
class Wilds(Shared):
    """The cards of one game, and the faces of all dice by number."""

    def __init__(self, path: str = "", numbers: tuple[int, ...] = ()) -> None:
        self.path = path
        self.numbers = numbers
        self.cards: vec[Card] = vec[Card](capacity=SLOTS)
        self.faces: vec[Face] = vec[Face](capacity=SLOTS * FACES)
        self.costs: vec[i64] = vec[i64](capacity=SLOTS)
        self.worth: vec[float] = vec[float](capacity=0)  # what bots have learned of the cards
        self.worth_before: vec[float] = vec[float](capacity=0)  # what `classic` goes by
        self.fancied: vec[float] = vec[float](capacity=0)  # what rules of thumb hold of the cards
        self.income: vec[float] = vec[float](capacity=SLOTS)  # quiddity of a die, on average
        self.promise: vec[float] = vec[float](capacity=SLOTS)  # glory of its creatures
        self.strength: vec[float] = vec[float](capacity=SLOTS)  # attack
        self.levels: vec[float] = vec[float](capacity=SLOTS)  # what summoning them costs
        # what any of the cards can do, so that nobody looks for it in vain
        self.copier: i64 = NO_SLOT
        self.hungry: i64 = NO_SLOT
        self.lends = False
        self.taxes = False
        self.guards = False  # overawes or caps
        self.creature_dice: i64 = 0  # masks of slots
        self.spell_dice: i64 = 0

    def __reduce__(self) -> tuple[object, ...]:
        return open_wilds, (self.path, self.numbers)


UNKNOWN: Final = Wilds()  # before the cards are laid out
OPENED: Final[dict[tuple[str, tuple[int, ...]], Wilds]] = {}
OPINIONS: Final[dict[str, list[Opinion]]] = {}  # of each book's cards


def open_wilds(path: str, numbers: tuple[int, ...]) -> Wilds:
    """Return the wilds with the given cards; equal ones are the same thing."""
    if not numbers:
        return UNKNOWN
    key = (path, numbers)
    if key not in OPENED:
        if len(OPENED) >= KEPT:
            OPENED.clear()
        OPENED[key] = make_wilds(open_book(path), path, numbers)
    return OPENED[key]


def learn(weights: dict[str, float]) -> None:
    """Let the forecast go by other weights from the next game on, for whoever looks for some."""
    WEIGHTS.update(weights)
    OPENED.clear()
    OPINIONS.clear()


def make_wilds(book: Book, path: str, numbers: tuple[int, ...]) -> Wilds:
    """Lay out the cards and number the faces of their dice."""
    wilds = Wilds(path, numbers)
    opinions = opinions_of(book, path)
    wilds.worth = weights_seen()
    wilds.worth_before = weights_seen_before()
    waiting = Face()
    waiting.kind = UNROLLED
    waiting.number = WAITING
    waiting.word = "?"
    bit: i64 = 1
    for slot in range(len(numbers)):
        card = book.cards[numbers[slot]]
        wilds.cards = append(wilds.cards, card)
        wilds.costs = append(wilds.costs, card.cost)
        for side in range(SIDES):
            face = card.faces[side]
            wilds.faces = append(wilds.faces, face)
            power = face.power
            if power.stats == COPIED:
                wilds.copier = slot
            if power.stats == BY_QUIDDITY:
                wilds.hungry = slot
            wilds.lends = wilds.lends or power.lend_attack + power.lend_defence > 0
            wilds.taxes = wilds.taxes or power.tax > 0
            wilds.guards = wilds.guards or power.overawe + power.cap > 0
        for side in range(SIDES, FACES):
            wilds.faces = append(wilds.faces, waiting)
        if card.die.creature_die:
            wilds.creature_dice |= bit
        opinion = opinions[numbers[slot]]
        wilds.income = append(wilds.income, opinion.income)
        wilds.promise = append(wilds.promise, opinion.promise)
        wilds.strength = append(wilds.strength, opinion.strength)
        wilds.levels = append(wilds.levels, opinion.levels)
        if slot >= FIRST_CREATURE:
            wilds.worth = append(wilds.worth, opinion.worth)
            wilds.worth_before = append(wilds.worth_before, opinion.before)
            wilds.fancied = append(wilds.fancied, opinion.fancy)
        if card.die.spell_die:
            wilds.spell_dice |= bit
        bit += bit
    return wilds


def opinions_of(book: Book, path: str) -> list[Opinion]:
    """Return what bots hold of each card of a book."""
    if path not in OPINIONS:
        OPINIONS[path] = [Opinion(card) for card in book.cards]
    return OPINIONS[path]


def random_numbers(book: Book, dice: Dice) -> tuple[int, ...]:
    """Turn up cards until 7 creature and 3 spell classes are there; a class already there goes back
    into the box. [setup.creatures] [setup.spells] [setup.same-class]"""
    creatures = turn_up(book.creatures, CREATURE_CARDS, dice)
    spells = turn_up(book.spells, SPELL_CARDS, dice)
    return in_order(creatures + spells)


def turn_up(families: list[Family], needed: int, dice: Dice) -> list[int]:
    """Shuffle the cards of all families and turn them up one by one."""
    deck = vec[i64]([])
    owner = vec[i64]([])
    for f in range(len(families)):
        for number in families[f].cards:
            deck = append(deck, len(owner))
            owner = append(owner, f << 32 | number)
    dice.shuffle(deck, len(deck))
    found: list[int] = []
    there: list[i64] = []
    for i in range(len(deck)):
        card = owner[deck[i]]
        if card >> 32 not in there:
            there.append(card >> 32)
            found.append(card & 0xFFFFFFFF)
        if len(found) == needed:
            break
    return found


def in_order(numbers: list[int]) -> tuple[int, ...]:
    """Return the cards of the wilds in the order of the book, the basic ones first."""
    return (*range(len(BASICS)), *sorted(numbers))


# ---- codes ----


def code_of(book: Book, numbers: tuple[int, ...]) -> str:
    """Return the code of some wilds: a digit for each class, in mixed radix, and a check sign.

    >>> from dicehall.kit.dice import FastDice
    >>> book = open_book()
    >>> numbers = random_numbers(book, FastDice(1))
    >>> read_wilds(book, code_of(book, numbers)) == numbers
    True
    """
    total = 0
    for family in [*book.creatures, *book.spells]:
        digit = 0
        for i, number in enumerate(family.cards):
            if number in numbers:
                digit = i + 1
        total = total * (len(family.cards) + 1) + digit
    text = ""
    for _place in range(code_length(book) - 1):
        text = DIGITS[total % 32] + text
        total //= 32
    text += check_sign(text)
    half = (len(text) + 1) // 2
    return f"{text[:half]}-{text[half:]}"


def code_length(book: Book) -> int:
    """Return how many signs a code of this book has, the check sign included."""
    ways = 1
    for family in [*book.creatures, *book.spells]:
        ways *= len(family.cards) + 1
    length = 1
    while 32**length < ways:
        length += 1
    return length + 1


def check_sign(text: str) -> str:
    """Return the sign that finds a slip of the pen."""
    total = 0
    for sign in text:
        total = (total * 7 + DIGITS.index(sign) + 1) % 31
    return DIGITS[total]


def read_wilds(book: Book, text: str) -> tuple[int, ...]:
    """Return the cards of a code, or of card ids separated by commas. [setup.chosen]"""
    if "," in text or book.number_of(text.strip()) >= 0:
        return named_numbers(book, [word.strip() for word in text.split(",")])
    plain = text.upper().replace("-", "").replace(" ", "")
    plain = plain.replace("O", "0").replace("I", "1").replace("L", "1")
    strange = [sign for sign in plain if sign not in DIGITS]
    if strange or len(plain) != code_length(book):
        raise SetupError(
            f"option 'code' is {text!r}; right would be a wilds code of {code_length(book)} signs "
            f"or card ids separated by commas"
        )
    if check_sign(plain[:-1]) != plain[-1]:
        raise SetupError(f"option 'code' is {text!r}; a sign of it is wrong")
    total = 0
    for sign in plain[:-1]:
        total = total * 32 + DIGITS.index(sign)
    numbers: list[int] = []
    for family in reversed([*book.creatures, *book.spells]):
        total, digit = divmod(total, len(family.cards) + 1)
        if digit:
            numbers.append(family.cards[digit - 1])
    return checked_numbers(book, numbers)


def named_numbers(book: Book, ids: list[str]) -> tuple[int, ...]:
    """Return the cards with the given ids."""
    numbers: list[int] = []
    for id in ids:
        number = book.number_of(id)
        if number < len(BASICS):
            raise SetupError(f"option 'code' names {id!r}; {nearest(id, book.names()[3:])}")
        numbers.append(number)
    return checked_numbers(book, numbers)


def checked_numbers(book: Book, numbers: list[int]) -> tuple[int, ...]:
    """Check that there are 7 creature and 3 spell cards of different classes. [wilds]"""
    for families, needed, what in (
        (book.creatures, CREATURE_CARDS, "creature"),
        (book.spells, SPELL_CARDS, "spell"),
    ):
        found = 0
        for family in families:
            own = [number for number in numbers if number in family.cards]
            found += len(own)
            if len(own) > 1:
                raise SetupError(f"option 'code' has two cards of class {family.id!r}")
        if found != needed:
            raise SetupError(f"option 'code' has {found} {what} cards; right would be {needed}")
    return in_order(numbers)

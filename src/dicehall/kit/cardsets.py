"""Sets of cards by number, for hands, decks and piles whose order does not matter.

There is no limit to the numbers: each set takes as many words of bits as the cards of the book
need, and all sets of one owner lie side by side, so that a copy is one slice.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dicehall.kit.bits import count, lowest, nth
from dicehall.kit.table import BIT

WORD: Final = 60  # bits used of each word
NO_CARD: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class CardSets:
    """Some sets of cards, each called by its number.

    >>> HAND, DECK = 0, 1
    >>> mine = CardSets()
    >>> mine.make_room(2, 300)
    >>> mine.put(DECK, 7), mine.put(DECK, 299)
    (None, None)
    >>> mine.move(299, DECK, HAND)
    >>> mine.listed_in(HAND), mine.listed_in(DECK)
    ([299], [7])
    """

    def __init__(self) -> None:
        self.words: i64 = 0  # of each set
        self.cards: vec[i64] = vec[i64]([])

    def copy(self) -> CardSets:
        twin = CardSets()
        twin.words = self.words
        if len(self.cards) > 0:
            twin.cards = self.cards[:]
        return twin

    def make_room(self, sets: i64, cards: i64) -> None:
        """Make sets, all of them empty, for cards with numbers below *cards*."""
        self.words = (cards + WORD - 1) // WORD
        self.cards = vec[i64]([0] * (sets * self.words))

    def has(self, which: i64, card: i64) -> bool:
        """Say whether a card is in a set."""
        if self.words == 1:
            return self.cards[which] >> card & 1 != 0
        return self.cards[which * self.words + card // WORD] >> card % WORD & 1 != 0

    def put(self, which: i64, card: i64) -> None:
        """Put a card into a set."""
        if self.words == 1:
            self.cards[which] |= BIT[card]
            return
        self.cards[which * self.words + card // WORD] |= BIT[card % WORD]

    def take(self, which: i64, card: i64) -> None:
        """Take a card out of a set, if it is there."""
        if self.words == 1:
            self.cards[which] &= ~BIT[card]
            return
        self.cards[which * self.words + card // WORD] &= ~BIT[card % WORD]

    def move(self, card: i64, source: i64, to: i64) -> None:
        """Take a card out of a set and put it into another."""
        self.take(source, card)
        self.put(to, card)

    def word(self, which: i64, k: i64) -> i64:
        """Return the bits of a set for the cards from WORD * k on, for sets to be compared."""
        return self.cards[which * self.words + k]

    def put_word(self, which: i64, k: i64, word: i64) -> None:
        """Put cards into a set that lie in another as its word *k*."""
        self.cards[which * self.words + k] |= word

    def is_empty(self, which: i64) -> bool:
        """Say whether a set has no card."""
        if self.words == 1:
            return self.cards[which] == 0
        return self.are_empty(which, 1)

    def are_empty(self, which: i64, sets: i64) -> bool:
        """Say whether several sets, the numbers of which follow each other, have no card."""
        for at in range(which * self.words, (which + sets) * self.words):
            if self.cards[at] != 0:
                return False
        return True

    def count(self, which: i64) -> i64:
        """Return how many cards are in a set."""
        if self.words == 1:
            return count(self.cards[which])
        return self.count_all(which, 1)

    def count_all(self, which: i64, sets: i64) -> i64:
        """Return how many cards are in several sets, the numbers of which follow each other."""
        found: i64 = 0
        for at in range(which * self.words, (which + sets) * self.words):
            word = self.cards[at]
            if word != 0:
                found += count(word)
        return found

    def after(self, which: i64, card: i64) -> i64:
        """Return the next card of a set after a number, or NO_CARD; begin with NO_CARD."""
        card += 1
        if self.words == 1:
            rest = self.cards[which] >> card
            if rest == 0:
                return NO_CARD
            return card + lowest(rest)
        word: i64 = 0 if card < WORD else card // WORD
        if word >= self.words:
            return NO_CARD
        left = self.cards[which * self.words + word] >> (card - word * WORD)
        while left == 0:
            word += 1
            if word == self.words:
                return NO_CARD
            left = self.cards[which * self.words + word]
            card = word * WORD
        return card + lowest(left)

    def nth(self, which: i64, number: i64) -> i64:
        """Return a card of a set by its place in it, from 0; the lowest number comes first."""
        if self.words == 1:
            return nth(self.cards[which], number)
        for word in range(self.words):
            left = self.cards[which * self.words + word]
            here = count(left)
            if number < here:
                return word * WORD + nth(left, number)
            number -= here
        raise AssertionError("the set holds fewer cards")

    def clear(self, which: i64) -> None:
        """Empty a set."""
        for at in range(which * self.words, (which + 1) * self.words):
            self.cards[at] = 0

    def add(self, source: i64, to: i64) -> None:
        """Put all cards of a set into another too."""
        for k in range(self.words):
            self.cards[to * self.words + k] |= self.cards[source * self.words + k]

    def pour(self, source: i64, to: i64) -> None:
        """Move all cards of a set to another."""
        self.add(source, to)
        self.clear(source)

    # ---- cards that are alike ----
    #
    # Where copies of a card have numbers in a row, a set can hold how many of them there are: it
    # has the first so many numbers, whichever copies they were.

    def alike(self, which: i64, first: i64, copies: i64) -> i64:
        """Return how many of the copies of a card are in a set.

        >>> pile = CardSets()
        >>> pile.make_room(1, 9)
        >>> pile.put_alike(0, 4), pile.put_alike(0, 4)
        (None, None)
        >>> pile.alike(0, 4, 3)
        2
        """
        found: i64 = 0
        while found < copies and self.has(which, first + found):
            found += 1
        return found

    def put_alike(self, which: i64, first: i64) -> None:
        """Put one more of the copies of a card into a set; it must not have all of them."""
        if self.words == 1:
            held = self.cards[which]
            while held >> first & 1 != 0:
                first += 1
            self.cards[which] = held | BIT[first]
            return
        while self.has(which, first):
            first += 1
        self.put(which, first)

    def take_alike(self, which: i64, card: i64, last: i64) -> None:
        """Take one of the copies of a card, the numbers of which end with *last*, out of a set,
        which must have *card*.

        >>> pile = CardSets()
        >>> pile.make_room(1, 9)
        >>> pile.put_alike(0, 4), pile.put_alike(0, 4), pile.take_alike(0, 4, 6)
        (None, None, None)
        >>> pile.listed_in(0)
        [4]
        """
        if self.words == 1:
            held = self.cards[which]
            while card < last and held >> (card + 1) & 1 != 0:
                card += 1
            self.cards[which] = held & ~BIT[card]
            return
        while card < last and self.has(which, card + 1):
            card += 1
        self.take(which, card)

    def listed_in(self, which: int) -> list[int]:
        """Return the cards of a set, the lowest number first."""
        found = []
        card = self.after(which, NO_CARD)
        while card >= 0:
            found.append(int(card))
            card = self.after(which, card)
        return found


def with_card(cards: vec[i64], card: i64) -> vec[i64]:
    """Return a short list of cards in the order of their numbers, with one more.

    >>> list(with_card(with_card(vec[i64]([5]), 9), 7))
    [5, 7, 9]
    """
    more = vec[i64]([card] * (len(cards) + 1))
    at: i64 = 0
    while at < len(cards) and cards[at] < card:
        more[at] = cards[at]
        at += 1
    for k in range(at, len(cards)):
        more[k + 1] = cards[k]
    return more

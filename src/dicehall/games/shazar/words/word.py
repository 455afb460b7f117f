"""What a word is, and how blocks of words are read."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from dicehall.games.shazar.book import Book
from dicehall.games.shazar.card import CHOSEN, NOTHING, ORDINARY, TARGET, WHENS, Block, Effect
from dicehall.kit.content import Spec

HIGHEST: Final = 20
POWER: Final = 0  # in place of a number: the power of the hex


class Reader:
    """Reads blocks of words into a book."""

    def __init__(self, book: Book, diseases: list[str], words: dict[str, Word]) -> None:
        self.book = book
        self.diseases = diseases
        self.words = words  # the whole vocabulary
        self.when: int = ORDINARY  # when the card being read can be played

    def demand(self, spec: Spec, *whens: int) -> None:
        """Refuse a word that answers what the card being read never meets."""
        if self.when not in whens:
            right = " or ".join([repr(WHENS[when]) for when in whens])
            raise spec.error(f"belongs on a Fate card with when = {right}")

    def block(self, specs: list[Spec]) -> int:
        """Read words and return the number of their block; NOTHING without any."""
        if not specs:
            return NOTHING
        block = Block()
        for spec in specs:
            op = spec.text("op")
            if op not in self.words:
                spec.word("op", tuple(self.words))
            block.effects = append(block.effects, self.words[op].read(spec, self))
            block.words.append(spec.table)
        block.count = len(specs)
        self.book.blocks = append(self.book.blocks, block)
        return len(self.book.blocks) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Effect):
    """One word of the vocabulary: a number and whom it means."""

    def __init__(self, n: i64 = 0, to: i64 = 0) -> None:
        self.n: i64 = n
        self.to: i64 = to

    def read(self, spec: Spec, reader: Reader) -> Word:
        """Return the word with what its entry says."""
        raise NotImplementedError

    def asks_enemy(self) -> bool:
        return self.to == CHOSEN

    def aims(self) -> bool:
        return self.to == TARGET


def amount(spec: Spec) -> int:
    """Return a number, or POWER for the power of the hex."""
    if spec.table.get("n") == "power":
        spec.text("n")
        return POWER
    return spec.number("n", 1, HIGHEST)

"""Reading blocks of words into a book."""

from __future__ import annotations

from typing import final

from librt.vecs import append

from dicehall.games.shazar.book import Book
from dicehall.games.shazar.card import NOTHING, Block, Deed
from dicehall.games.shazar.effects import WORDS, Page
from dicehall.games.shazar.words.fields import HiddenTrap
from dicehall.kit.content import Spec


@final
class Reader(Page):
    """Reads blocks of words into a book; its kind is that of the card or hex being read."""

    def __init__(self, book: Book, diseases: list[str]) -> None:
        super().__init__("", diseases)
        self.book = book

    def block_of(self, kind: str, specs: list[Spec]) -> int:
        """Read the words of a card or hex and return the number of their block."""
        before = self.kind
        self.kind = kind
        number = self.block(specs)
        self.kind = before
        return number

    def block(self, specs: list[Spec]) -> int:
        """Read words and return the number of their block; NOTHING without any."""
        if not specs:
            return NOTHING
        block = Block()
        for spec in specs:
            effect = WORDS.read(spec, self)
            assert isinstance(effect, Deed)
            if isinstance(effect, HiddenTrap) and len(specs) > 1:
                raise spec.error("a card that lies hidden does nothing else; let it stand alone")
            block.effects = append(block.effects, effect)
            block.words.append(spec.table)
        block.count = len(specs)
        self.book.blocks = append(self.book.blocks, block)
        return len(self.book.blocks) - 1

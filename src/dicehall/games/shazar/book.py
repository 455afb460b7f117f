"""The content of the box, once it has been read."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shazar.card import (
    ORDINARY,
    Artifact,
    Block,
    Character,
    FateCard,
    HexKind,
    Lasting,
    Spell,
)
from dicehall.games.shazar.field import Realm
from dicehall.games.shazar.ids import FateCardId, SpellId
from dicehall.kit.cardsets import CardSets
from dicehall.kit.content import Shared


@final
class Book(Shared):
    """All that is printed."""

    def __init__(self, path: str = "") -> None:
        self.path = path
        self.version = ""
        self.characters: list[Character] = []
        self.kinds: list[HexKind] = []
        self.hex_blocks: vec[i64] = vec[i64]([])  # the block of each kind of hex
        self.spells: vec[Spell] = vec[Spell](capacity=100)  # by number; gaps do not `exist`
        self.deck_size: i64 = 0  # the most spell cards a character has
        self.spell_cards: vec[i64] = vec[i64]([])  # by character * deck_size + card: its spell
        self.row_first: vec[i64] = vec[i64]([])  # the same: the first card of that spell,
        self.row_last: vec[i64] = vec[i64]([])  # and the last
        self.sifts: CardSets = CardSets()  # of the cards of each character, see piles
        self.lasting: vec[Lasting] = vec[Lasting](capacity=100)
        self.illnesses: vec[i64] = vec[i64]([])  # the numbers of the diseases, in their order
        self.artifacts: vec[Artifact] = vec[Artifact](capacity=10)
        self.fates: vec[FateCard] = vec[FateCard](capacity=30)
        self.fate_cards: vec[i64] = vec[i64]([])  # the kind of each card of the Fate deck
        self.blocks: vec[Block] = vec[Block](capacity=128)
        self.hand: i64 = 5
        self.diseases: i64 = 12
        self.skips: i64 = 12
        self.hidden_traps: i64 = 2
        self.capture: i64 = 50
        self.home_loss: i64 = 3
        self.away_loss: i64 = 1
        self.slots: vec[i64] = vec[i64]([4, 4])  # for negative and positive effects of spells
        self.needed: vec[i64] = vec[i64]([0, 1, 2, 2, 3])  # artifacts to win, by players left
        self.pair_needed: i64 = 3
        self.box_sources: dict[str, object] = {}

    def spell_on(self, character: i64, card: i64) -> SpellId:
        """Return the number of the spell on a card of a character's deck."""
        return self.spell_cards[character * self.deck_size + card]

    def spell_of(self, character: i64, card: i64) -> Spell:
        """Return the spell on a card of a character's deck."""
        return self.spells[self.spell_on(character, card)]

    def is_named(self, card: FateCardId) -> bool:
        """Say whether a card of the Fate deck is a named one. [fate.named]"""
        return self.fates[self.fate_cards[card]].trigger != ORDINARY

    def __reduce__(self) -> tuple[object, ...]:
        return open_book_again, (self.path,)


def open_book_again(path: str) -> Book:
    """Return the book again, for tables that come out of a pickle."""
    from dicehall.games.shazar.library import open_book  # which fills books

    return open_book(path)


BLANK: Final = Book()
NO_REALM: Final = Realm()

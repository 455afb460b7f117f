"""What each special card does, as a plain sentence made from the words of its content file alone.

A text may say it better, but must not say anything else.
"""

from __future__ import annotations

from dicehall.games.warriorz.book import Book
from dicehall.games.warriorz.effects import WORDS


def canonical(book: Book) -> dict[str, str]:
    """Return by card id what the words of its effect do."""
    return {card.id: WORDS.sentence(card.effects) for card in book.cards if card.effects}

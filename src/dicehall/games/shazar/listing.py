from __future__ import annotations

from dicehall.games.shazar.book import Book


def list_cards(book: Book) -> list[dict[str, object]]:
    return []

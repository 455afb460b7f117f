"""What each card does, as a plain sentence made from the words of its content file alone.

A text may say it better, but must not say anything else.
"""

from __future__ import annotations

from typing import Any, Final

from dicehall.games.quarriors.book import Book
from dicehall.games.quarriors.card import SPELL, TIMINGS, Card
from dicehall.games.quarriors.effects import WORDS

# When a spell is cast.
WHEN: Final = {
    "standard": "On your turn, spent",
    "attach": "On your turn, attached to one of your ready creatures",
    "reaction": "Reaction on another player's turn, spent",
    "immediate": "Immediately after the roll, spent",
}
BURST: Final = ("", "with one burst: ", "with two bursts: ")


def canonical(book: Book) -> dict[str, str]:
    """Return by card id what the words of its effect do."""
    return {card.id: sentence(card) for card in book.cards if card.effects}


def sentence(card: Card) -> str:
    """Return what a card does: when, then word by word, each with the bursts it needs."""
    does = "; ".join([part(word) for word in card.effects])
    if card.kind == SPELL:
        return f"{WHEN[TIMINGS[card.timing]]}: {does}."
    return f"{does[0].upper()}{does[1:]}."


def part(word: dict[str, Any]) -> str:
    """Return what one word of an effect does.

    >>> part({"op": "defence", "amount": 2, "burst": 1})
    'with one burst: while ready, it has 2 more defence'
    """
    return BURST[word.get("burst", 0)] + WORDS.says(word)

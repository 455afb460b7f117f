"""Every card and die as plain data, for card lists and card zoom."""

from __future__ import annotations

from dicehall.games.quarriors.book import Book
from dicehall.games.quarriors.card import KINDS, SIDES, SPELL, TIMINGS, Card
from dicehall.games.quarriors.notation import face_name
from dicehall.games.quarriors.view import show_figures


def list_cards(book: Book) -> list[dict[str, object]]:
    """Return all cards, class by class."""
    return [show_printed(book.cards[number]) for number in range(len(book.cards))]


def show_printed(card: Card) -> dict[str, object]:
    """Return a card with its figures, the faces of its die and where they come from."""
    figures: dict[str, object] = {"cost": card.cost}
    if card.kind != SPELL:
        figures["glory"] = card.glory
    else:
        figures["timing"] = TIMINGS[card.timing]
    figures["faces"] = " ".join([card.faces[side].word for side in range(SIDES)])
    return {
        "id": card.id,
        "group": card.die.id,
        "kind": KINDS[card.kind],
        "type": card.type,
        "figures": figures,
        "faces": [show_face(card, side) for side in range(SIDES)],
        "colour": card.die.colour,
        "dice": card.in_wilds,
        "effects": card.effects,
        "sources": {**card.sources, "faces": card.die.provenance},
        "provenance": card.provenance,
        "confidence": card.confidence,
        "single_source": card.single_source,
        "alternatives": card.alternatives,
        "note": note_of(card),
    }


def show_face(card: Card, side: int) -> dict[str, object]:
    """Return a face as it is printed."""
    face = card.faces[side]
    return {"word": face.word, **show_figures(face), "says": face_name(face).data()}


def note_of(card: Card) -> str:
    """Return the sources in a line, with what other sources say."""
    parts = [f"{card.confidence}: {card.note}" if card.confidence else card.note]
    if card.single_source:
        parts.append(f"from one source only: {', '.join(card.single_source)}")
    for other in card.alternatives:
        figures = [f"{key} {value}" for key, value in other.items() if key != "source"]
        parts.append(f"source {other['source']} has {', '.join(figures)}")
    return "; ".join(parts)

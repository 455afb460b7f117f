"""Every warrior and card as plain data, for card lists and card zoom."""

from __future__ import annotations

from dicehall.games.warriorz.book import HAND, WARRIORS, Book
from dicehall.games.warriorz.card import ATTACK_KINDS, CARD_KINDS, PRINTED, Card


def list_cards(book: Book) -> list[dict[str, object]]:
    """Return each warrior card followed by its action cards."""
    listed: list[dict[str, object]] = []
    for w in range(WARRIORS):
        warrior = book.warriors[w]
        listed.append(
            {
                "id": warrior.id,
                "group": warrior.id,
                "kind": "warrior",
                "figures": {
                    "lives": warrior.lives,
                    "size": warrior.size,
                    "defence": warrior.defence,
                },
                "sources": dict(warrior.sources),
                "provenance": warrior.provenance,
                "note": warrior.note,
                "effects": [],
            }
        )
        for k in range(HAND):
            listed.append(show_card(book.cards[w * HAND + k], warrior.id))
    return listed


def show_card(card: Card, warrior: str) -> dict[str, object]:
    """Return an action card."""
    attacks = [
        {
            "kind": ATTACK_KINDS[card.attack_kind[i]],
            "dice": card.attack_dice[i] if card.dice_rule == PRINTED else None,
        }
        for i in range(card.attacks)
    ]
    words = [f"{attack['kind']} {attack['dice'] or '?'}" for attack in attacks]
    return {
        "id": card.id,
        "group": warrior,
        "kind": CARD_KINDS[card.kind],
        "figures": {
            "initiative": card.initiative,
            "move": card.move,
            "attacks": " + ".join(words),
            "defence": "d6" if card.defence_by_die else card.defence,
        },
        "attacks": attacks,
        "effects": card.effects,
        "sources": dict(card.sources),
        "provenance": card.provenance,
        "note": card.note,
    }

"""What each card does, as a plain sentence made from the words of its content file alone.

A text may say it better, but must not say anything else.
"""

from __future__ import annotations

from typing import Any

from dicehall.games.shazar.book import Book
from dicehall.games.shazar.effects import WORDS
from dicehall.games.shazar.listing import list_cards

Effect = dict[str, Any]


def canonical(book: Book) -> dict[str, str]:
    """Return by card id what the words of its file do."""
    found: dict[str, str] = {}
    for card in list_cards(book):
        said = sentence(card)
        if said:
            found[str(card["id"])] = f"{said[0].upper()}{said[1:]}."
    return found


def sentence(card: Effect) -> str:
    """Return what a card does: effects, additions of an attack, what lasts, what artifacts do."""
    parts = [WORDS.done(card["effects"])] if card["effects"] else []
    if card["kind"] == "attack":
        parts.append(
            f"attack roll against the target's roll; a hit costs {card['figures']['power']}"
        )
    for key, bound, sign in (("hit", "min", "or more"), ("miss", "max", "or less")):
        for step in card.get(key) or []:
            parts.append(f"on a {key} with {step[bound]} {sign}: {WORDS.done(step['do'])}")
    for key in ("success", "failure"):
        if card.get(key):
            edge = "or more" if key == "success" else "or less"
            parts.append(f"on a roll of {card['figures'][key]} {edge}: {WORDS.done(card[key])}")
    if card.get("lasting"):
        parts.append(lasting(card["lasting"]))
    if card.get("when"):
        parts.insert(0, f"when: {card['when']}")
    return "; ".join(parts)


def lasting(effect: Effect) -> str:
    """Return what lies before a mage, and how it ends."""
    parts = []
    if effect["status"]:
        strength = f" {effect['amount']}" if effect["amount"] else ""
        parts.append(f"{effect['status']}{strength}")
    if effect["start"]:
        parts.append(f"at the start of each turn: {WORDS.done(effect['start'])}")
    if effect["expire"]:
        parts.append(f"at its end: {WORDS.done(effect['expire'])}")
    if effect["turns"]:
        parts.append(f"for {effect['turns']} turns")
    if effect["uses"]:
        parts.append(f"{effect['uses']} times")
    if effect["remove"]:
        parts.append(f"shaken off by {effect['remove']} or more")
    return f"lasting ({effect['polarity']}): {', '.join(parts)}"

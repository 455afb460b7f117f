"""Every fighter, card and board as plain data, for card lists, card zoom and the deck builder."""

from __future__ import annotations

from dicehall.games.shadespire.book import Book
from dicehall.games.shadespire.cards import (
    ATTACK_SYMBOLS,
    DEFENCE_SYMBOLS,
    INSPIRES,
    KINDS_OF_BAND,
    PLOY_TIMES,
    TIMINGS,
    TRIGGERS,
    WARBANDS,
    AttackCard,
    FighterCard,
    Objective,
    Ploy,
    Side,
    Upgrade,
)


def list_cards(book: Book) -> list[dict[str, object]]:
    """Return fighters, objectives, ploys and upgrades, in this order."""
    listed = [show_fighter_card(book, book.fighters[i]) for i in range(len(book.fighters))]
    listed += [show_objective(book.objectives[i]) for i in range(len(book.objectives))]
    listed += [show_ploy(book.ploys[i]) for i in range(len(book.ploys))]
    listed += [show_upgrade(book, book.upgrades[i]) for i in range(len(book.upgrades))]
    return listed


def show_attack(attack: AttackCard) -> dict[str, object]:
    """Return an Attack action."""
    return {
        "id": attack.id,
        "range": attack.range,
        "dice": attack.dice,
        "symbol": ATTACK_SYMBOLS[attack.symbol - 1],
        "damage": attack.damage,
        "knockback": attack.knockback,
        "cleave": attack.cleave,
        "sweep": attack.sweep,
        "parry": attack.parry,
        "critical_damage": attack.critical_damage,
        "critical_cleave": attack.critical_cleave,
        "alone_dice": attack.alone_dice,
    }


def show_side(book: Book, side: Side) -> dict[str, object]:
    """Return one side of a fighter card."""
    return {
        "move": side.move,
        "wounds": side.wounds,
        "defence": side.defence,
        "symbol": DEFENCE_SYMBOLS[side.symbol - 1],
        "attacks": [show_attack(book.attacks[number]) for number in side.attacks],
    }


def show_fighter_card(book: Book, card: FighterCard) -> dict[str, object]:
    """Return a fighter card, both sides."""
    return {
        "id": card.id,
        "group": WARBANDS[card.warband],
        "kind": "fighter",
        "figures": {
            "move": card.plain.move,
            "wounds": card.plain.wounds,
            "defence": card.plain.defence,
        },
        "leader": card.leader,
        "inspire": INSPIRES[card.inspire],
        "plain": show_side(book, card.plain),
        "inspired": show_side(book, card.inspired),
        "effects": [],
        "sources": {},
        "provenance": card.provenance,
        "note": card.note,
    }


def show_objective(card: Objective) -> dict[str, object]:
    """Return an objective card."""
    return {
        "id": card.id,
        "group": KINDS_OF_BAND[card.warband],
        "kind": "objective",
        "figures": {**printed(card.number), "glory": card.glory},
        "when": TIMINGS[card.when],
        "effects": [card.words],
        "sources": {},
        "provenance": card.provenance,
        "note": card.note,
    }


def show_ploy(card: Ploy) -> dict[str, object]:
    """Return a ploy."""
    return {
        "id": card.id,
        "group": KINDS_OF_BAND[card.warband],
        "kind": "ploy",
        "figures": printed(card.number),
        "when": PLOY_TIMES[card.when],
        "trigger": TRIGGERS[card.trigger],
        "lasting": card.lasting,
        "effects": card.words,
        "sources": {},
        "provenance": card.provenance,
        "note": card.note,
    }


def show_upgrade(book: Book, card: Upgrade) -> dict[str, object]:
    """Return an upgrade."""
    only = [book.fighters[i].id for i in sorted(card.only)]
    return {
        "id": card.id,
        "group": KINDS_OF_BAND[card.warband],
        "kind": "upgrade",
        "figures": printed(card.number),
        "only": only,
        "attack": None if card.attack < 0 else show_attack(book.attacks[card.attack]),
        "effects": card.words,
        "sources": {},
        "provenance": card.provenance,
        "note": card.note,
    }


def printed(number: int) -> dict[str, int]:
    """Return the number on a card; one of a pack may have none."""
    return {"number": number} if number else {}

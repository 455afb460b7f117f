"""What one seat sees, as data and as numbers."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.warriorz.actions import Actions
from dicehall.games.warriorz.attack import PassOnDice
from dicehall.games.warriorz.book import HAND, MODES
from dicehall.games.warriorz.ids import WarriorId
from dicehall.games.warriorz.notation import ZONE
from dicehall.games.warriorz.table import NO_CARD, ROUNDS, Warrior, Warriorz
from dicehall.games.warriorz.volley import Amulet, Volley
from dicehall.kit.notation import unpack_faces
from dicehall.kit.table import BIT, NOBODY


def show(g: Warriorz, seat: int | None) -> dict[str, object]:
    """Return the arena as a seat, or a spectator, sees it: all but the others' face-down cards."""
    return {
        "game": "warriorz",
        "mode": MODES[g.mode],
        "round": g.round,
        "rounds": ROUNDS,
        "acting": warrior_word(g, g.acting),
        "warriors": [show_warrior(g, g.warriors[i], seat) for i in range(len(g.warriors))],
        "roll": show_roll(g),
        "turn": show_turn(g),
        "winner": None if g.winner == NOBODY else g.winner,
    }


def show_own(g: Warriorz, seat: int, shown: dict[str, object]) -> dict[str, object]:
    """Return what a seat sees: what all are shown, with its own warriors."""
    warriors = shown["warriors"]
    assert isinstance(warriors, list)
    own = [
        show_warrior(g, g.warriors[i], seat) if g.warriors[i].seat == seat else warriors[i]
        for i in range(len(g.warriors))
    ]
    return {**shown, "warriors": own}


def warrior_word(g: Warriorz, warrior: WarriorId) -> str | None:
    """Return the id of a warrior in the arena."""
    return None if warrior == NOBODY else g.book.warriors[g.warriors[warrior].id].id


def cards_in(g: Warriorz, warrior: Warrior, mask: i64) -> list[str]:
    """Return the ids of a warrior's cards in a mask."""
    return [g.book.cards[warrior.id * HAND + k].id for k in range(HAND) if mask >> k & 1]


def show_warrior(g: Warriorz, warrior: Warrior, seat: int | None) -> dict[str, object]:
    """Return a warrior; all is open but the face-down card. [setup.tokens] [choice.secret]"""
    printed = g.book.warriors[warrior.id]
    card = g.card_of(warrior)
    held = warrior.hand
    if warrior.chosen != NO_CARD:
        held |= BIT[warrior.chosen]
    mine = seat is not None and warrior.seat == seat
    chosen = None
    if mine and warrior.chosen != NO_CARD:
        chosen = g.book.cards[warrior.id * HAND + warrior.chosen].id
    return {
        "id": printed.id,
        "seat": warrior.seat,
        "team": warrior.team,
        "zone": None if warrior.zone < 0 else ZONE.words[warrior.zone],
        "lives": warrior.lives,
        "start_lives": printed.lives,
        "size": printed.size,
        "defence": None if card.defence_by_die else card.defence,
        "card": None if warrior.played == 0 else card.id,
        "glory": warrior.glory,
        "trophies": warrior.trophies,
        "amulet": warrior.amulet,
        "unhurt": warrior.unhurt,
        "stolen_large": warrior.stolen,
        "shock": warrior.shock,
        "skull": warrior_word(g, warrior.skull),
        "face_down": warrior.chosen != NO_CARD,
        "chosen": chosen,
        "hand": cards_in(g, warrior, warrior.hand if mine else held),
        "played": cards_in(g, warrior, ~held & 255),
    }


def show_roll(g: Warriorz) -> dict[str, object] | None:
    """Return the dice on the table, from the roll until its wounds are counted."""
    if len(g.stack) < 2 or g.over:
        return None
    top = g.top()
    frame = g.below() if isinstance(top, (Amulet, PassOnDice)) else top
    if not isinstance(frame, Volley) or frame.faces == 0:
        return None
    return {
        "warrior": warrior_word(g, frame.attacker),
        "targets": [warrior_word(g, i) for i in range(len(g.warriors)) if frame.targets >> i & 1],
        "faces": unpack_faces(frame.faces),
        "bonus": frame.bonus,
        "fixed": [die for die in range(frame.count) if frame.fixed >> die & 1],
        "picked": [die for die in range(frame.count) if top.picked >> die & 1]
        if isinstance(top, Amulet)
        else [],
    }


def show_turn(g: Warriorz) -> dict[str, object] | None:
    """Return what is left of the acting warrior's card."""
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Actions) and not g.over:
            card = g.card_of(g.warriors[frame.warrior])
            return {
                "warrior": warrior_word(g, frame.warrior),
                "moves": frame.moves,
                "attacks": [k for k in range(card.attacks) if frame.left >> k & 1],
                "skull": bool(frame.left & 4),
            }
    return None

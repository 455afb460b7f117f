"""What each special card does, as a plain sentence made from the words of its content file alone.

A text may say it better, but must not say anything else.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.warriorz.book import Book
from dicehall.games.warriorz.listing import list_cards

DOES: Final = {
    "area_zone": "one roll at a whole zone, compared with the defence of each warrior there",
    "no_shots": "while it lies open, the warrior cannot be shot at",
    "no_strikes": "while it lies open, the warrior cannot be struck",
    "two_targets": "the two attacks go to two different warriors",
    "dice_by_lives": "so many dice with 1, 2, 3 and so on lives: {dice}",
    "steal_lives": "lives taken become the attacker's own lives and bring no glory",
    "net": "first {dice} dice are rolled: if their sum is at least the target's size, its defence"
    " is {lower} lower against this attack",
    "shock": "who is wounded is called {slow} later next time, the attacker {speed} earlier",
    "dice_by_die": "a die says how many dice the attack has",
    "dice_by_cards": "as many dice as cards played, this one included",
    "fewer_dice": "while it lies open, attacks on the warrior have {dice} dice fewer",
    "split_dice": "single dice may be passed on to other warriors in the target's zone, one to"
    " each",
    "skull": "a warrior in another zone gets the Skull and cannot attack this warrior in its next"
    " action",
    "defence_by_die": "while it lies open, a die gives the defence before each attack",
    "die_bonus": "each die counts {bonus} more",
}


def canonical(book: Book) -> dict[str, str]:
    """Return by card id what the words of its effect do."""
    found: dict[str, str] = {}
    for card in list_cards(book):
        effects = card["effects"]
        assert isinstance(effects, list)
        if effects:
            parts = [part(effect) for effect in effects]
            said = "; ".join(parts)
            found[str(card["id"])] = f"{said[0].upper()}{said[1:]}."
    return found


def part(effect: dict[str, object]) -> str:
    """Return what one word of an effect does."""
    said = DOES[str(effect["op"])].format(**effect)
    if effect.get("same_zone"):
        said += ", from one and the same zone"
    return said.replace("1 dice", "1 die")

"""What each card does, as a plain sentence made from the words of its content file alone.

A text may say it better, but must not say anything else.
"""

from __future__ import annotations

from typing import Any, Final

from dicehall.games.shazar.book import Book
from dicehall.games.shazar.listing import list_cards

Effect = dict[str, Any]
WHO: Final = {
    "self": "oneself",
    "target": "the target",
    "chosen": "another mage of one's choice",
    "all": "every mage",
    "others": "every other mage",
    "enemies": "every other mage",
}
PLACES: Final = {
    "exit-here": "to the exit of this land",
    "any-exit": "to any free exit",
    "free-hex": "to a free hex of this land, no Capital and no entrance",
}
DOES: Final = {
    "aura": "until one's next turn: {aura} by the power of the hex",
    "block-hex": "a free hex may not be entered for {rounds} turns of the caster",
    "cancel-spell": "the spell just declared does not work",
    "copy-hex": "acts as another kind of hex in play, with its own power",
    "damage": "{to} loses {n} lives",
    "discard": "{to} discards {n} random cards",
    "disease": "{to} falls ill with {disease}",
    "draw": "{to} draws {n} cards",
    "draw-fate": "{n} Fate cards are drawn, one is kept",
    "exchange": "cards of the own deck may be put back and drawn anew",
    "guardian": "{loss} lives are lost, unless an attack spell is spent and the roll is {min} or"
    " more",
    "heal": "{to} regains {n} lives",
    "hidden-trap": "lies face down on a free hex; the first other mage to come there: {do}",
    "max-life": "the maximum of {to} falls by {n}",
    "pass-effect": "a negative effect goes over to {to}",
    "portal": "straight to a free exit of another land",
    "recall": "the carrier of one's artifact rolls: below {min} it goes back home",
    "refresh-hand": "the hand is discarded and five cards are drawn",
    "reroll": "a roll is rolled again",
    "roll": "with a roll of {min} or more: {ok}; else: {fail}",
    "set-roll": "a roll counts as {n}",
    "skip-turn": "{to} skips {n} turns",
    "slide-back": "back to the hex one came from",
    "steal": "{to} steals {n} random cards of {source}",
    "stop-move": "a longer move ends here",
    "swap": "oneself and {with_whom} change places",
    "teleport": "{who} is carried {place}",
    "temp-life": "{to} gets {n} lives, also above the maximum",
    "truce": "nobody casts attack spells until one's next turn",
}


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
    parts = [done(card["effects"])] if card["effects"] else []
    if card["kind"] == "attack":
        parts.append(
            f"attack roll against the target's roll; a hit costs {card['figures']['power']}"
        )
    for key, bound, sign in (("hit", "min", "or more"), ("miss", "max", "or less")):
        for step in card.get(key) or []:
            parts.append(f"on a {key} with {step[bound]} {sign}: {done(step['do'])}")
    for key in ("success", "failure"):
        if card.get(key):
            edge = "or more" if key == "success" else "or less"
            parts.append(f"on a roll of {card['figures'][key]} {edge}: {done(card[key])}")
    if card.get("lasting"):
        parts.append(lasting(card["lasting"]))
    if card.get("when"):
        parts.insert(0, f"when: {card['when']}")
    return "; ".join(parts)


def lasting(effect: Effect) -> str:
    """Return what lies before a mage, and how it ends."""
    parts = []
    if effect["status"]:
        strength = f" {effect['n']}" if effect["n"] else ""
        parts.append(f"{effect['status']}{strength}")
    if effect["start"]:
        parts.append(f"at the start of each turn: {done(effect['start'])}")
    if effect["expire"]:
        parts.append(f"at its end: {done(effect['expire'])}")
    if effect["turns"]:
        parts.append(f"for {effect['turns']} turns")
    if effect["uses"]:
        parts.append(f"{effect['uses']} times")
    if effect["remove"]:
        parts.append(f"shaken off by {effect['remove']} or more")
    return f"lasting ({effect['polarity']}): {', '.join(parts)}"


def done(effects: list[Effect]) -> str:
    """Return what some words do, one after the other."""
    return ", then ".join([part(effect) for effect in effects]) or "nothing"


def part(effect: Effect) -> str:
    """Return what one word does."""
    op = effect["op"]
    if op == "graded":
        steps = [f"{step['min']} or more: {done(step['do'])}" for step in effect["steps"]]
        return f"a roll; all that it reaches: {', '.join(steps)}"
    if op == "choose":
        return "either " + " or ".join([done(one["do"]) for one in effect["options"]])
    if op == "move":
        return move(effect)
    if op in ("cure", "dispel"):
        count = effect["n"] if effect.get("n") else "all"
        what = "diseases" if op == "cure" else f"{effect['polarity']} effects"
        return f"{WHO[effect['to']]} loses {count} {what}"
    if op == "status":
        return status(effect)
    shown: Effect = {}
    for key, value in effect.items():
        shown[key] = WHO[value] if isinstance(value, str) and value in WHO else value
    shown["source"] = shown.get("from", "")
    shown["with_whom"] = shown.get("with", "")
    shown["place"] = PLACES.get(str(effect.get("place")), "")
    for key in ("do", "ok", "fail"):
        if key in effect:
            shown[key] = done(effect[key])
    return DOES[op].format(**shown)


def move(effect: Effect) -> str:
    """Return how a figure is moved, and by whom."""
    least = "" if effect.get("must") else "up to "
    keep = ", and all hexes on the way last" if effect.get("keep") else ""
    return f"{WHO[effect['who']]} is moved {least}{effect['n']} hexes by {WHO[effect['by']]}{keep}"


def status(effect: Effect) -> str:
    """Return what somebody suffers or enjoys, and for how long."""
    strength = f" {effect['n']}" if effect.get("n") else ""
    turns = f" for {effect['turns']} turns" if effect.get("turns") else ""
    uses = f", {effect['uses']} times" if effect.get("uses") else ""
    return f"{WHO[effect['to']]} has {effect['status']}{strength}{turns}{uses}"
